"""Our own server under load: each action timed until the last page that may see it has it."""

import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections import deque
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from operator import ge
from pathlib import Path
from typing import Any, TypeVar

from bench.load.tables import SEATS, Desk, Key, database_url, store
from bench.load.wire import Connection, Page

T = TypeVar("T")
ROOT = Path(__file__).parent.parent.parent
COMMAND = "import sys; from letopis.cli import main; sys.exit(main(sys.argv[1:]))"
UNLIMITED = {
    "LETOPIS_PERSON_RATE": "1e9",
    "LETOPIS_TABLE_RATE": "1e9",
    "LETOPIS_TABLE_BURST": "1000000",
    "LETOPIS_PERSON_BURST": "1000000000",
    "LETOPIS_ADDRESS_RATE": "1e9",
    "LETOPIS_ADDRESS_BURST": "1000000000",
    "LETOPIS_ARRIVAL_RATE": "1e9",
    "LETOPIS_ARRIVAL_BURST": "1000000000",
    "LETOPIS_CONNECTIONS_PER_ADDRESS": "1000000",
    "LETOPIS_REQUESTS_AT_ONCE": "1000000",
    "LETOPIS_WORK_RATE": "1e9",
    "LETOPIS_WORK_BURST": "1e9",
    "LETOPIS_STREAMS_PER_ADDRESS": "1000000",
    "LETOPIS_TABLES_PER_PERSON": "1000000",
}
LATE = 10.0  # seconds after which an update counts as lost
OPENING = 5  # tables whose pages are opened at once


@dataclass
class Server:
    """A server that runs."""

    port: int
    pid: int
    key: Key
    host: str = "127.0.0.1"

    def cpu(self) -> float:
        """Seconds of processor time it and its workers have had."""
        ticks = 0
        for pid in (self.pid, *children(self.pid)):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """What it holds in memory, in kilobytes."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, seconds: float = 60.0) -> None:
    """Until something listens there."""
    for _ in range(int(seconds / 0.05)):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nothing listens on port {port}")


def run(load: Coroutine[Any, Any, T]) -> T:
    """Run it on the quickest loop there is: whoever makes the load takes its time from the server."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(load)
    return uvloop.run(load)


@contextmanager
def serving(desks: Sequence[Desk] = (), database: str = "", workers: int = 1) -> Iterator[Server]:
    """A server of ours that has these tables."""
    port, key = free_port(), Key()
    with tempfile.TemporaryDirectory() as folder:
        url = database or database_url(folder)
        asyncio.run(store(desks, url))
        words = ["-c", COMMAND, "serve", "--port", str(port), "--data-dir", folder, "--database", url]
        words += ["--workers", str(workers)]
        environment = {**os.environ, **UNLIMITED, "LETOPIS_KEY": key.text}
        process = subprocess.Popen(
            [sys.executable, *words], env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL
        )
        try:
            wait_for(port)
            yield Server(port, process.pid, key)
        finally:
            process.terminate()
            process.wait(30)


@dataclass(frozen=True, slots=True)
class Step:
    """A play that is ready to be asked for."""

    line: Connection
    request: bytes
    numbers: list[int]  # that each page shows when it has all that its seat may see of it


class Watched:
    """A table with its four people and their four pages."""

    def __init__(self, desk: Desk, server: Server, packed: bool) -> None:
        self.desk = desk
        self.path = f"/api/tables/{desk.live.info.id}"
        self.people = [Connection(server.host, server.port, server.key.cookie(person)) for person in desk.people]
        self.packed = packed
        self.steps: deque[Step] = deque()
        self.wanted = desk.numbers()
        self.seen = [-1] * SEATS
        self.pages: list[Page] = []
        self.answered = True
        self.known = asyncio.Event()
        self.began = 0.0
        self.took: list[float] = []  # seconds from an action to the last page that shows it
        self.failed = 0

    async def open(self) -> None:
        """Open the pages, and wait until each shows the table.

        Who opens a page has asked for the table before, and acts by the connection that this left open.
        """
        loop = asyncio.get_running_loop()
        for seat, line in enumerate(self.people):
            await line.get(self.path)
            request = line.head("GET", f"{self.path}/stream?as=areas&lang=en", packed=self.packed)
            page = Page(request, partial(self.hear, seat))
            await loop.create_connection(lambda page=page: page, line.host, line.port)  # type: ignore[misc]
            self.pages.append(page)
        async with asyncio.timeout(LATE):
            await self.known.wait()

    def prepare(self, steps: int) -> None:
        """Have so many plays ready, unless the game ends before."""
        while len(self.steps) < steps and not self.desk.live.over:
            seat, text = self.desk.choice()
            body = {"id": uuid.uuid4().hex, "action": text, "number": self.desk.number(seat)}
            line = self.people[seat]
            self.desk.play(seat, text)
            self.steps.append(Step(line, line.post(f"{self.path}/play", body), self.desk.numbers()))

    @property
    def busy(self) -> bool:
        """Whether it waits for something: an answer, or a page that is behind."""
        return not (self.answered and self.known.is_set())

    def act(self) -> None:
        """Ask for the next play."""
        step = self.steps.popleft()
        self.wanted = step.numbers
        self.answered = False
        self.known.clear()
        self.began = time.perf_counter()
        step.line.ask(step.request, self.hear_answer)

    def hear_answer(self, head: bytes, body: bytes) -> None:
        """The play is stored, or was refused."""
        self.answered = True
        if not head.startswith(b"HTTP/1.1 200"):
            self.fail(f"{head!r} {body!r}")

    def hear(self, seat: int, number: int) -> None:
        """A page has an event."""
        self.seen[seat] = number
        if number >= self.wanted[seat] and not self.known.is_set() and self.up_to_date():
            self.known.set()
            if self.began:
                self.took.append(time.perf_counter() - self.began)

    def up_to_date(self) -> bool:
        """Whether each page shows all that its seat may see."""
        return all(map(ge, self.seen, self.wanted))

    def fail(self, why: str) -> None:
        """Note that an action came to nothing: what was to follow it cannot be played either."""
        print(f"{self.path}: {why}", file=sys.stderr)
        self.failed += 1
        self.steps.clear()
        self.answered = True
        self.known.set()

    def close(self) -> None:
        """Close the pages."""
        for page in self.pages:
            page.transport.close()
        for line in self.people:
            line.close()


class Load:
    """Tables with all their pages open, and how a steady rate of actions goes at them."""

    def __init__(self, desks: Sequence[Desk], server: Server, packed: bool = True) -> None:
        self.server = server
        self.tables = [Watched(desk, server, packed) for desk in desks]
        self.order = self.tables.copy()
        random.Random(1).shuffle(self.order)
        self.next = 0

    @property
    def pages(self) -> list[Page]:
        """All pages."""
        return [page for table in self.tables for page in table.pages]

    async def open(self) -> None:
        """Open all pages."""
        for start in range(0, len(self.tables), OPENING):
            await asyncio.gather(*(table.open() for table in self.tables[start : start + OPENING]))
        await asyncio.sleep(1)
        print(f"{len(self.tables)} tables are open (process {self.server.pid})", file=sys.stderr)

    def close(self) -> None:
        """Close them."""
        for table in self.tables:
            table.close()

    def prepare(self, actions: float) -> None:
        """Have so many actions ready, and more: tables take turns, but one that is slow is passed over."""
        for table in self.tables:
            table.prepare(2 + int(1.5 * actions / len(self.tables)))
            table.took.clear()
            table.failed = 0
        for page in self.pages:
            page.bytes = page.largest = 0

    def idle_table(self) -> Watched | None:
        """The next table that has nothing under way: a table plays one thing at a time."""
        for _ in self.order:
            self.next = (self.next + 1) % len(self.order)
            table = self.order[self.next]
            if table.steps and not table.busy:
                return table
        return None

    async def drive(self, rate: float, seconds: float) -> dict[str, Any]:
        """Act so many times a second for so long, and say how it went."""
        self.prepare(rate * seconds)
        with undisturbed():
            await asyncio.sleep(1)  # what the server did meanwhile for its own sake is done
            spent, own, started = self.server.cpu(), time.process_time(), time.perf_counter()
            asked = 0
            while asked < rate * seconds and time.perf_counter() - started < 3 * seconds:
                due = min(rate * seconds, 1 + int(rate * (time.perf_counter() - started)))
                while asked < due and (table := self.idle_table()) is not None:
                    table.act()
                    asked += 1
                await asyncio.sleep(max(0.001, started + asked / rate - time.perf_counter()))
            await self.all_done()
            elapsed = time.perf_counter() - started
            spent, own = self.server.cpu() - spent, time.process_time() - own
        took = sorted(seconds for table in self.tables for seconds in table.took)
        count = max(1, len(took))
        return {
            "tables": len(self.tables),
            "pages": len(self.pages),
            "rate": rate,
            "actions": len(took),
            "actions_a_second": round(len(took) / elapsed, 1),
            "p50_ms": round(took[len(took) // 2] * 1000, 1) if took else None,
            "p99_ms": round(took[int(len(took) * 0.99)] * 1000, 1) if took else None,
            "lost": sum(table.failed for table in self.tables) + sum(page.lost for page in self.pages),
            "server_cpu_ms_an_action": round(spent / count * 1000, 2),
            "load_cpu_ms_an_action": round(own / count * 1000, 2),
            "kilobytes_an_action": round(sum(page.bytes for page in self.pages) / count / 1000, 1),
            "kilobytes_of_the_largest_update": round(max(page.largest for page in self.pages) / 1000, 1),
        }

    async def all_done(self) -> None:
        """Wait for all that is under way; what takes too long is lost."""
        while True:
            busy = [table for table in self.tables if table.busy]
            if not busy:
                return
            for table in busy:
                if time.perf_counter() - table.began >= LATE:
                    table.fail(f"pages show {table.seen} and should show {table.wanted}")
            await asyncio.sleep(0.005)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Python's collector off: it would look through all tables again and again, on the server's time."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def holds(found: dict[str, Any], bar: float) -> bool:
    """Whether a rate was held: all that was asked for came through, the slow hundredth within the bar."""
    kept_up = found["actions_a_second"] >= 0.95 * found["rate"]
    return bool(kept_up and not found["lost"] and found["p99_ms"] is not None and found["p99_ms"] <= bar)


async def load(
    desks: Sequence[Desk], server: Server, rates: Sequence[float], seconds: float, packed: bool, bar: float
) -> list[dict[str, Any]]:
    """Try rates in turn until one does not hold."""
    found: list[dict[str, Any]] = []
    tables = Load(desks, server, packed)
    await tables.open()
    for rate in rates:
        found.append(await tables.drive(rate, seconds))
        print(found[-1], file=sys.stderr)
        if not holds(found[-1], bar):
            break
    tables.close()
    return found
