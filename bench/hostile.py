"""One visitor does his worst, and others just play: what a click costs them, and whether bots move on time.

    python -m bench.hostile                    ten seconds in peace, twenty beside him
    python -m bench.hostile --seconds 60 --people 8

He has one address (127.0.0.2) and as many cookies and connections as he likes: tables, hints, pages, streams, talk,
half heads and bodies, posts that he drops. Each of the others plays with an apprentice; a click is the time from its
request to its answer. Load and server share the machine.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bench.load.ours import COMMAND, ROOT, free_port, wait_for

HIS, OURS = "127.0.0.2", "127.0.0.1"
HALF = (
    b"GET / HTTP/1.1\r\nhost: here\r\nx-a: ",
    b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n"
    + b"x" * 50_000,
    b"",
)
PATIENCE = 30.0  # seconds
BEFORE = 2.0  # seconds for him to begin


class Visitor:
    """Somebody with a cookie, from an address; a connection for each thing he asks, as the worst of browsers."""

    def __init__(self, port: int, address: str = OURS) -> None:
        self.port = port
        self.address = address
        self.cookie = ""

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        """A request and its answer; OSError or IncompleteReadError when there is none."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n"
        head += f"cookie: letopis={self.cookie}\r\n" if self.cookie else ""
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n" if body is not None else ""
        reader, writer = await self.connect()
        try:
            writer.write(head.encode() + b"\r\n" + content)
            async with asyncio.timeout(PATIENCE):
                answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                rest = await reader.read()
        finally:
            writer.transport.abort()
        for line in answer.split("\r\n"):
            if line.lower().startswith("set-cookie: letopis="):
                self.cookie = line.partition("=")[2].partition(";")[0]
        status = int(answer.split(" ")[1])
        return status, json.loads(rest) if "application/json" in answer and rest.startswith((b"{", b"[")) else None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def table(self, *seats: str, game: str = "era") -> str | None:
        """A new table, if one may."""
        status, made = await self.ask("POST", "/api/tables", {"id": uuid.uuid4().hex, "game": game, "seats": seats})
        return str(made["table"]) if status == 201 else None


class Hostile:
    """He who does his worst."""

    def __init__(self, port: int, strength: int = 4) -> None:
        self.port = port
        self.strength = strength
        self.done: Counter[str] = Counter()
        self.table = ""
        self.seated = Visitor(port, HIS)

    async def attack(self) -> None:
        """Everything at once, until cancelled."""
        ways = [self._tables, self._hints, self._pages, self._streams, self._talk, self._halves, self._aborted]
        made = await self.seated.table("me", "open", "master", "master")
        self.table = made or ""
        async with asyncio.TaskGroup() as group:
            for way in ways:
                for _ in range(self.strength):
                    group.create_task(self._on_and_on(way))

    async def _on_and_on(self, way: Any) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
                await way()
            await asyncio.sleep(0.005)  # else his own loop would be what is slow

    async def _tables(self) -> None:
        visitor = Visitor(self.port, HIS)
        self.done["tables" if await visitor.table("me", "master", "master", "master") else "tables refused"] += 1

    async def _hints(self) -> None:
        visitor = Visitor(self.port, HIS)
        table = await visitor.table("me", "master")
        for _ in range(5):
            status, _found = await (visitor if table else self.seated).ask(
                "GET", f"/api/tables/{table or self.table}/hint"
            )
            self.done[f"hints {status}"] += 1

    async def _pages(self) -> None:
        path = random.choice(
            ("/", f"/table/{self.table}", f"/api/tables/{self.table}", "/about", "/new/era", "/api/games")
        )
        status, _ = await Visitor(self.port, HIS).ask("GET", path)
        self.done[f"pages {status}"] += 1

    async def _streams(self) -> None:
        lines = [await Visitor(self.port, HIS).connect() for _ in range(25)]
        for _, writer in lines:
            writer.write(f"GET /api/tables/{self.table}/stream?as=areas HTTP/1.1\r\nhost: here\r\n\r\n".encode())
        self.done["streams"] += len(lines)
        await asyncio.sleep(15)  # and he does not even read them
        for _, writer in lines:
            writer.transport.abort()

    async def _talk(self) -> None:
        body = {"id": uuid.uuid4().hex, "text": "x" * 500}
        status, _ = await self.seated.ask("POST", f"/api/tables/{self.table}/talk", body)
        self.done[f"talk {status}"] += 1

    async def _halves(self) -> None:
        lines = []
        for _ in range(20):
            lines.append(await Visitor(self.port, HIS).connect())
            lines[-1][1].write(random.choice(HALF))
        self.done["halves"] += len(lines)
        await asyncio.sleep(15)
        for _, writer in lines:
            writer.transport.abort()

    async def _aborted(self) -> None:
        _, writer = await Visitor(self.port, HIS).connect()
        writer.write(HALF[1])
        await asyncio.sleep(0.01)
        writer.transport.abort()
        self.done["aborted"] += 1


@dataclass
class Felt:
    """What somebody felt who just played."""

    clicks: list[float] = field(default_factory=list)  # seconds
    bots: list[float] = field(default_factory=list)  # seconds until it was his turn again
    failed: int = 0

    def figures(self) -> dict[str, Any]:
        """In milliseconds."""
        return {
            "clicks": len(self.clicks),
            "click_p50_ms": quantile(self.clicks, 0.5),
            "click_p95_ms": quantile(self.clicks, 0.95),
            "bot_p95_ms": quantile(self.bots, 0.95),
            "failed": self.failed,
        }


def quantile(found: Sequence[float], share: float) -> float | None:
    """Milliseconds that so many of them do not exceed."""
    return round(sorted(found)[min(len(found) - 1, int(len(found) * share))] * 1000, 1) if found else None


async def play(port: int, seconds: float, felt: Felt, seed: int) -> None:
    """Play with an apprentice, a click a second or so."""
    chance, anna, table = random.Random(seed), Visitor(port), None
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        try:
            table = table or await anna.table("me", "apprentice", game="bruges")
            status, state = await anna.ask("GET", f"/api/tables/{table}")
            if status != 200:
                felt.failed += 1
                await asyncio.sleep(0.5)
                continue
            legal = [choice["text"] for choice in state["choices"] if choice["legal"]]
            if not legal:
                table = None if state["table"]["over"] else table
                await asyncio.sleep(0.02)
                continue
            body = {"id": uuid.uuid4().hex, "action": chance.choice(legal), "number": state["table"]["number"]}
            began = time.perf_counter()
            status, _ = await anna.ask("POST", f"/api/tables/{table}/play", body)
            felt.clicks.append(time.perf_counter() - began)
            felt.failed += status != 200
            waiting = True
            while waiting and time.perf_counter() < end:
                await asyncio.sleep(0.02)
                status, state = await anna.ask("GET", f"/api/tables/{table}")
                waiting = status != 200 or (state["decision"] is None and not state["table"]["over"])
            felt.bots.append(time.perf_counter() - began)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            felt.failed += 1
        await asyncio.sleep(0.1 + 0.1 * chance.random())


async def people(port: int, count: int, seconds: float) -> Felt:
    """What several people feel."""
    felt = Felt()
    await asyncio.gather(*(play(port, seconds, felt, seed) for seed in range(count)))
    return felt


async def compare(port: int, count: int, quiet: float, seconds: float) -> tuple[Felt, Felt, dict[str, int]]:
    """What people feel in peace, and beside him, who has a process of his own; and what he did."""
    warm = Felt()
    while len(warm.clicks) < 3:  # whoever comes first has the games read in
        await play(port, 1.0, warm, 0)
    peace = await people(port, count, quiet)
    words = ("-m", "bench.hostile", "--attack", str(port), "--seconds", str(seconds + BEFORE))
    hostile = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(BEFORE)
    beside = await people(port, count, seconds)
    told, _ = await hostile.communicate()
    return peace, beside, json.loads(told)


async def attack(port: int, seconds: float) -> dict[str, int]:
    """What he does in so many seconds."""
    hostile = Hostile(port)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await hostile.attack()
    await asyncio.sleep(0.2)  # his lines are really closed
    return dict(hostile.done)


@contextmanager
def serving(**environment: str) -> Iterator[int]:
    """A server as anybody starts it; its port."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = [sys.executable, "-c", COMMAND, "serve", "--port", str(port), "--data-dir", folder]
        process = subprocess.Popen(words, env={**os.environ, **environment}, cwd=ROOT, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield port
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    """Run it and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--quiet", type=float, default=10.0, help="seconds in peace")
    parser.add_argument("--seconds", type=float, default=20.0, help="beside him")
    parser.add_argument("--attack", type=int, metavar="PORT", help="be him, and nothing else, at a server that runs")
    given = parser.parse_args()
    if given.attack:
        print(json.dumps(asyncio.run(attack(given.attack, given.seconds))))
        return
    with serving() as port:
        peace, beside, done = asyncio.run(compare(port, given.people, given.quiet, given.seconds))
    print(json.dumps({"in peace": peace.figures(), "beside him": beside.figures(), "he": done}, indent=1))


if __name__ == "__main__":
    main()
