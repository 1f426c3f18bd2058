"""A campaign against loss: people play on while a server is killed, its disk fills up, its clock jumps; then what was
acknowledged is compared with what is stored.

    python -m tests.soak.losses kill --plays 50000                   kill -9, a SQLite file
    python -m tests.soak.losses kill --workers 2
    python -m tests.soak.losses kill --postgresql                    two processes, and PostgreSQL restarted, too
    python -m tests.soak.losses full                                 a disk that fills up and is emptied again
    python -m tests.soak.losses readonly                             a disk on which nothing may be written for a while
    python -m tests.soak.losses clock                                a clock that jumps by days to and fro

Everybody plays by themselves, clicks now and then twice, and when no answer comes sends the same command again until
one does, as the pages do. `full` needs root and a system that mounts.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.live import LiveTable
from letopis.server.people import command_key
from letopis.server.store import DatabaseGone, Store
from tests.server.postgres import Postgres, binaries
from tests.server.running import Server, until

PEOPLE = 12
MOST_AT_ONCE = 6  # actions of one command
AGAIN = 0.1  # of all clicks are doubled
ROUND = (2.0, 8.0)  # seconds from one trouble to the next
PATIENCE = 20.0  # seconds for an answer
START = 600.0  # seconds
GONE = (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError)
TROUBLES = ("kill", "full", "readonly", "clock")
ROOM = 48  # megabytes of the small disk
# What Python reads before all else: the clock on the wall is off by as many seconds as a file says. (libfaketime will
# not do: it takes waits by the steady clock for waits by this one.)
CLOCK = """
import time
real = time.time
def moved() -> float:
    try:
        with open({file!r}) as offset:
            return real() + int(offset.read() or 0)
    except OSError:
        return real()
time.time = moved
"""


@dataclass
class Ledger:
    """What was asked for and what was answered."""

    asked: dict[str, tuple[str, list[str]]] = field(default_factory=dict)  # by a command's stored key: table, actions
    acknowledged: set[str] = field(default_factory=set)  # commands
    plays: int = 0  # in them
    unavailable: int = 0  # answers that said “not now”: nothing was to be stored
    troubles: int = 0


class Player:
    """Somebody who plays alone, one table after the other."""

    def __init__(self, ports: list[int], store: Store, ledger: Ledger, seed: int) -> None:
        self.ports = ports
        self.store = store
        self.ledger = ledger
        self.chance = random.Random(seed)
        self.cookie = ""
        self.lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.draft: Draft | None = None  # the table as it should be

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        """A request, again and again until it is answered."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    status, doc = await self._once(method, path, body)
            except GONE:
                if self.lines is not None:
                    self.lines[1].transport.abort()
                self.lines = None
                await asyncio.sleep(0.1)
                continue
            if status != 503:
                return status, doc
            self.ledger.unavailable += 1
            await asyncio.sleep(0.1)

    async def _once(self, method: str, path: str, body: dict[str, Any] | None) -> tuple[int, Any]:
        if self.lines is None:
            self.lines = await asyncio.open_connection("127.0.0.1", self.chance.choice(self.ports))
        reader, writer = self.lines
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: here\r\ncookie: letopis={self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n" if body is not None else ""
        writer.write(head.encode() + b"\r\n" + content)
        told = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(told.partition("content-length: ")[2].partition("\r\n")[0])
        answer = await reader.readexactly(length)
        return int(told.split(" ")[1]), json.loads(answer)

    async def play(self, enough: asyncio.Event) -> None:
        """Play until enough has been played: several actions at once, for we know what the server knows."""
        ledger, chance = self.ledger, self.chance
        while not enough.is_set():
            if self.draft is None:
                body = {"id": uuid.uuid4().hex, "game": "era", "seats": ["me"]}
                status, made = await self.ask("POST", "/api/tables", body)
                assert status == 201, made
                self.draft = Draft(await self.read(made["table"]))
            live = self.draft.live
            table, number, actions = live.info.id, live.number_for(Audience(0)), list[str]()
            while live.awaiting and len(actions) < chance.randint(1, MOST_AT_ONCE):
                actions.append(chance.choice(live.position.legal(0)).text)
                self.draft.play(0, actions[-1])
            id = uuid.uuid4().hex
            click = {"id": id, "action": actions[0], "then": actions[1:], "number": number}
            key = command_key(self.cookie.partition(".")[0], id)
            ledger.asked[key] = (table, actions)
            for _ in range(2 if chance.random() < AGAIN else 1):
                status, answer = await self.ask("POST", f"/api/tables/{table}/play", click)
                assert status == 200, answer
            ledger.acknowledged.add(key)
            ledger.plays += len(actions)
            self.draft.entries.clear()
            if live.over:
                self.draft = None

    async def read(self, table: str) -> LiveTable:
        """A table as it is stored."""
        while True:
            with contextlib.suppress(DatabaseGone):
                stored = await self.store.load(table)
                assert stored is not None, "an acknowledged table"
                live = LiveTable(stored.info)
                live.apply_all(stored.entries)
                return live
            await asyncio.sleep(0.1)


# ---- troubles


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of its own for a folder."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}m", "tmpfs", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


def begin(server: Server) -> None:
    """Start a server, however busy the machine is."""
    server.start(wait=False)
    until("the server's first answer", server.answers, START)


async def trouble(kind: str, servers: list[Server], cluster: Postgres | None, chance: random.Random) -> None:
    """Once; afterwards all is well again."""
    folder = servers[0].folder
    if kind == "kill":
        one = chance.choice(servers)
        one.kill()
        if cluster is not None and chance.random() < 0.1:
            cluster.stop()
            await asyncio.sleep(chance.random())
            await asyncio.to_thread(cluster.start)
        await asyncio.to_thread(begin, one)
    elif kind == "full":
        ballast = folder / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(b"x" * 4096)
                file.flush()
        await asyncio.sleep(chance.uniform(0.5, 2))
        ballast.unlink()
    elif kind == "readonly":
        assert servers[0].process is not None
        limit = ["prlimit", "--pid", str(servers[0].process.pid)]
        subprocess.run([*limit, "--fsize=0:"], check=True)  # from here on each write is refused, as on such a disk
        await asyncio.sleep(chance.uniform(0.5, 2))
        subprocess.run([*limit, "--fsize=unlimited:"], check=True)
    else:
        (folder / "clock").write_text(str(chance.randint(-900_000, 900_000)))


def stored(folder: Path, url: str) -> list[tuple[str, str, list[str]]]:
    """Every command that led to plays, as it is stored: its key, its table, its actions."""
    query = "SELECT table_id, kind, person, command, data FROM entries ORDER BY table_id, number"
    if url:
        with psycopg.connect(url) as connection:
            rows: list[Any] = connection.execute(query.encode()).fetchall()
    else:
        with sqlite3.connect(folder / "tables.db") as file:
            rows = file.execute(query).fetchall()
    found: list[tuple[str, str, list[str]]] = []
    chosen: list[str] = []
    for table, kind, person, command, data in rows:
        if kind == "play" and person is not None:
            chosen.append(json.loads(data)["action"])
        if command is not None:  # it stands with the last of what a command led to
            found.append((command, table, chosen))
            chosen = []
    assert not chosen, "plays that no command asked for"
    return found


async def played(
    servers: list[Server], cluster: Postgres | None, url: str, kind: str, plays: int, seconds: float
) -> Ledger:
    """Play so many, or so long, in trouble."""
    ledger, enough, chance = Ledger(), asyncio.Event(), random.Random(kind)
    ports = [server.port for server in servers]
    store = Store(url or f"sqlite:///{servers[0].folder / 'tables.db'}", "a campaign")
    players = []
    for seed in range(PEOPLE):
        player = Player(ports, store, ledger, seed)
        player.cookie = servers[0].guest(f"Player {seed}").client.cookies["letopis"]
        players.append(player)
    tasks = [asyncio.create_task(player.play(enough)) for player in players]
    end, shown = time.monotonic() + seconds, time.monotonic()
    while ledger.plays < plays and time.monotonic() < end and not any(task.done() for task in tasks):
        await asyncio.sleep(chance.uniform(*ROUND))
        await trouble(kind, servers, cluster, chance)
        ledger.troubles += 1
        if time.monotonic() - shown > 60:
            shown = time.monotonic()
            print(f"{ledger.plays} plays, {ledger.troubles} troubles", file=sys.stderr, flush=True)
    enough.set()
    await asyncio.gather(*tasks)
    await store.close()
    return ledger


def campaign(kind: str, plays: int, seconds: float = 1e9, workers: int = 1, postgresql: bool = False) -> dict[str, Any]:
    """The whole of it: what was acknowledged, lost, doubled, changed."""
    with tempfile.TemporaryDirectory(prefix="letopis-losses-") as name, contextlib.ExitStack() as stack:
        folder = Path(name) / "data"
        folder.mkdir()
        cluster, url = None, ""
        if postgresql:
            found = binaries()
            assert found is not None, "no PostgreSQL here"
            cluster = Postgres(found)
            stack.callback(cluster.remove)
            url = cluster.new_database()
        if kind == "full":
            stack.enter_context(small_disk(folder))
        environment = {"LETOPIS_TABLES_PER_PERSON": "1000000", "LETOPIS_SNAPSHOT_EVERY": "20"}
        if kind == "clock":
            (folder / "clock").write_text("0")
            (Path(name) / "sitecustomize.py").write_text(CLOCK.format(file=str(folder / "clock")))
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, [name, os.environ.get("PYTHONPATH", "")]))
        count = 2 if postgresql else 1
        servers = [Server(folder / str(n) if postgresql else folder, url, workers, **environment) for n in range(count)]
        for server in servers:
            stack.callback(server.stop)
            begin(server)
        ledger = asyncio.run(played(servers, cluster, url, kind, plays, seconds))
        for server in servers:
            server.stop()
        commands = stored(folder, url)
        kept = {command: (table, actions) for command, table, actions in commands}
        return {
            "trouble": kind,
            "database": "postgresql" if postgresql else "sqlite",
            "workers": workers,
            "troubles": ledger.troubles,
            "acknowledged plays": ledger.plays,
            "in commands": len(ledger.acknowledged),
            "told to come again": ledger.unavailable,
            "lost": len(ledger.acknowledged - kept.keys()),
            "doubled": len(commands) - len(kept),
            "changed": sum(kept[key] != ledger.asked[key] for key in ledger.acknowledged & kept.keys()),
            "errors": sum(len(server.errors()) for server in servers),
        }


def main() -> None:
    """Run one and print what was found; the exit code says whether anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trouble", choices=TROUBLES)
    parser.add_argument("--plays", type=int, default=50_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="end after so long, with as many as there are")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    found = campaign(given.trouble, given.plays, given.seconds, given.workers, given.postgresql)
    print(json.dumps(found), flush=True)
    sys.exit(bool(found["lost"] or found["doubled"] or found["changed"]))


if __name__ == "__main__":
    main()
