"""Many live tables: actions a second, and how long until the last page has the news.

    python -m bench.server_load                                   500 tables, 4 streams each, 100 actions a second
    python -m bench.server_load --tables 50 --rate 20 --seconds 5
    python -m bench.server_load --url http://localhost:8000       a server that already runs (with its limits lifted)

Each table has four seats and four pages, one for each. An action is timed from the moment its request is written to the
moment the last of the table's pages has an event that shows it, or, for what is chosen in secret, the seat's own page.
Load and server share the machine; the client speaks HTTP by hand so that it costs little.
"""

import argparse
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
COMMAND = "import sys; from letopis.cli import main; sys.exit(main(sys.argv[1:]))"
UNLIMITED = {
    "LETOPIS_PERSON_RATE": "1e9",
    "LETOPIS_PERSON_BURST": "1000000000",
    "LETOPIS_ADDRESS_RATE": "1e9",
    "LETOPIS_ADDRESS_BURST": "1000000000",
    "LETOPIS_STREAMS_PER_ADDRESS": "1000000",
    "LETOPIS_TABLES_PER_PERSON": "1000000",
    "LETOPIS_PACE": "0",
}
SEATS = 4
LATE = 10.0  # seconds after which an update counts as lost


class Connection:
    """A kept-alive HTTP connection of one person."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self.host, self.port, self.cookie = host, port, cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; its JSON."""
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        content = json.dumps(body).encode() if body is not None else b""
        self.writer.write(self.head(method, path, len(content)) + content)
        head = await self.reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"set-cookie: letopis=([^;]+)", head)
        if found:
            self.cookie = found.group(1).decode()
        length = re.search(rb"content-length: (\d+)", head)
        assert length is not None, head
        answer = json.loads(await self.reader.readexactly(int(length.group(1))))
        status = int(head.split(b" ", 2)[1])
        if status >= 400:
            raise RuntimeError(f"{status} {answer}")
        return answer

    def head(self, method: str, path: str, length: int) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}"]
        if self.cookie:
            lines.append(f"cookie: letopis={self.cookie}")
        if method == "POST":
            lines += ["content-type: application/json", f"content-length: {length}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def pages(self, path: str, on_number: Any) -> None:
        """A stream: call with the number of every event, for ever."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        writer.write(self.head("GET", path, 0))
        await reader.readuntil(b"\r\n\r\n")
        number = re.compile(rb"^id: (\d+)-")
        while True:
            line = await reader.readline()
            if not line:
                return
            found = number.match(line)
            if found:
                on_number(int(found.group(1)))


class Desk:
    """One table with its people and their pages."""

    def __init__(self, host: str, port: int, kind: str) -> None:
        self.people = [Connection(host, port) for _ in range(SEATS)]
        self.kind = kind
        self.id = ""
        self.seen = [-1] * SEATS
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.busy = asyncio.Lock()

    async def open(self) -> None:
        """Make the table, sit down, open the pages."""
        made = await self.people[0].ask(
            "POST", "/api/tables", {"id": uuid.uuid4().hex, "game": "era", "seats": ["me"] + ["open"] * (SEATS - 1)}
        )
        self.id = made["table"]
        for person in self.people[1:]:
            await person.ask("POST", f"/api/tables/{self.id}/sit", {"id": uuid.uuid4().hex})
        for seat, person in enumerate(self.people):
            path = f"/api/tables/{self.id}/stream?as={self.kind}"
            self.tasks.append(asyncio.create_task(person.pages(path, lambda n, seat=seat: self.hear(seat, n))))

    def hear(self, seat: int, number: int) -> None:
        self.seen[seat] = number
        self.news.set()

    async def act(self) -> float | None:
        """One action; seconds until everybody who sees it has it, None if that did not happen."""
        seat, legal = -1, list[str]()
        while not legal and seat + 1 < SEATS:
            seat += 1
            state = await self.people[seat].ask("GET", f"/api/tables/{self.id}")
            legal = [choice["text"] for choice in state["choices"] if choice["legal"]]
        if not legal:
            return None
        numbers = self.seen.copy()
        action = legal[len(legal) // 2]
        body = {"id": uuid.uuid4().hex, "action": action, "number": state["table"]["number"]}
        started = time.perf_counter()
        done = await self.people[seat].ask("POST", f"/api/tables/{self.id}/play", body)
        # the others' counts grow too unless the action was secret: if one page has news, all are waited for
        try:
            async with asyncio.timeout(LATE):
                while self.seen[seat] < done["number"]:
                    self.news.clear()
                    await self.news.wait()
                if any(self.seen[other] != numbers[other] for other in range(SEATS) if other != seat):
                    others = [other for other in range(SEATS) if other != seat]
                    while any(self.seen[other] == numbers[other] for other in others):
                        self.news.clear()
                        await self.news.wait()
        except TimeoutError:
            return LATE
        return time.perf_counter() - started


def memory(pid: int) -> int:
    """A process' own memory in kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """Seconds of processor time a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(host: str, port: int, pid: int | None, given: argparse.Namespace) -> dict[str, Any]:
    """Open everything, then act at a steady rate."""
    desks = [Desk(host, port, given.kind) for _ in range(given.tables)]
    before = memory(pid) if pid else 0
    for start in range(0, len(desks), 20):
        await asyncio.gather(*(desk.open() for desk in desks[start : start + 20]))
    await asyncio.sleep(1)
    opened = memory(pid) if pid else 0
    spent = cpu(pid) if pid else 0.0
    took: list[float] = []
    running: set[asyncio.Task[None]] = set()
    started = time.perf_counter()
    acted = 0

    async def one(desk: Desk) -> None:
        async with desk.busy:
            seconds = await desk.act()
        if seconds is not None:
            took.append(seconds)

    while time.perf_counter() - started < given.seconds:
        task = asyncio.create_task(one(desks[acted % len(desks)]))
        running.add(task)
        task.add_done_callback(running.discard)
        acted += 1
        await asyncio.sleep(max(0.0, started + acted / given.rate - time.perf_counter()))
    await asyncio.gather(*running)
    elapsed = time.perf_counter() - started
    spent = cpu(pid) - spent if pid else 0.0
    took.sort()
    for desk in desks:
        for task in desk.tasks:
            task.cancel()
    return {
        "tables": given.tables,
        "streams": given.tables * SEATS,
        "actions": len(took),
        "actions_a_second": round(len(took) / elapsed, 1),
        "p50_ms": round(took[len(took) // 2] * 1000, 1),
        "p99_ms": round(took[int(len(took) * 0.99)] * 1000, 1),
        "server_cpu_ms_an_action": round(spent / max(1, len(took)) * 1000, 1) if pid else None,
        "lost": sum(seconds >= LATE for seconds in took),
        "kilobytes_a_table_with_its_streams": round((opened - before) / given.tables, 1) if pid else None,
    }


def main() -> None:
    """Run it and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--kind", choices=["changes", "state", "areas"], default="areas", help="what the pages get")
    parser.add_argument("--database", default="", help="PostgreSQL's address; a SQLite file if not said")
    parser.add_argument("--url", default="")
    given = parser.parse_args()
    if given.url:
        host, _, port = given.url.removeprefix("http://").partition(":")
        print(json.dumps(asyncio.run(load(host, int(port or 80), None, given))))
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port_number = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port_number), "--data-dir", folder]
        if given.database:
            words += ["--database", given.database]
        server = subprocess.Popen([sys.executable, "-c", COMMAND, *words], env={**os.environ, **UNLIMITED}, cwd=ROOT)
        try:
            for _ in range(600):
                try:
                    socket.create_connection(("127.0.0.1", port_number), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            print(json.dumps(asyncio.run(load("127.0.0.1", port_number, server.pid, given))))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
