"""Real servers in processes of their own, and guests who come to them over HTTP."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

State = dict[str, Any]

START = 60.0  # seconds: the machine may be busy
COMMAND = "import sys; from letopis.cli import main; sys.exit(main(sys.argv[1:]))"
METRICS_TOKEN = "the tests may know"
GENEROUS = {
    "LETOPIS_PACE": "0",
    "LETOPIS_KEY": "the tests' key",
    "LETOPIS_PERSON_RATE": "100000",
    "LETOPIS_PERSON_BURST": "100000",
    "LETOPIS_ADDRESS_RATE": "100000",
    "LETOPIS_ADDRESS_BURST": "100000",
    "LETOPIS_TABLE_RATE": "100000",
    "LETOPIS_TABLE_BURST": "100000",
    "LETOPIS_ARRIVAL_RATE": "100000",
    "LETOPIS_ARRIVAL_BURST": "100000",
    "LETOPIS_WORK_RATE": "100000",
    "LETOPIS_WORK_BURST": "100000",
    "LETOPIS_REQUESTS_AT_ONCE": "1000",
    "LETOPIS_CONNECTIONS_PER_ADDRESS": "10000",
    "LETOPIS_TALK_RATE": "100000",
    "LETOPIS_TALK_BURST": "100000",
    "LETOPIS_METRICS_TOKEN": METRICS_TOKEN,
    "LETOPIS_THINKERS": "1",
    "LETOPIS_JOURNEYMAN_TIME": "0.05",  # bots need not think long here
    "LETOPIS_MASTER_TIME": "0.05",
    "LETOPIS_HINT_TIME": "0.05",
    "LETOPIS_REVIEW_TIME": "0.01",
    "LETOPIS_OVERRUN": "20",
}


CLIENTS: list[httpx.Client] = []  # closed after each test
NO_TLS = False  # nothing here speaks it, and each reading of the machine's certificates would take 50 ms


def new_id() -> str:
    """A command's id, as a page makes it."""
    return uuid.uuid4().hex


def until(what: str, check: Callable[[], Any], seconds: float = 30.0) -> Any:
    """Wait for something to become true; its value."""
    end = time.monotonic() + seconds
    while True:
        found = check()
        if found:
            return found
        assert time.monotonic() < end, f"waited {seconds} s in vain for: {what}"
        time.sleep(0.02)


class Server:
    """`letopis serve` in a process of its own."""

    def __init__(self, folder: Path, database: str = "", workers: int = 1, **environment: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self.words = ["serve", "--port", str(self.port), "--data-dir", str(folder), "--log-json"]
        self.workers = workers
        self.words += ["--workers", str(workers)]
        if database:
            self.words += ["--database", database]
        self.environment = {**os.environ, **GENEROUS, **environment}
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> "Server":
        """Start it, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, *self.words], env=self.environment, stdout=log, stderr=log
            )
        if wait:
            until("the server's first answer", self.answers, START)
        return self

    def answers(self) -> bool:
        """Whether it is well."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.tells_a_stranger("/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def tells_a_stranger(self, path: str) -> httpx.Response:
        """What somebody without a cookie is told."""
        return httpx.get(self.url + path, timeout=20, verify=NO_TLS)

    def kill(self) -> None:
        """kill -9: no time to put anything in order."""
        assert self.process is not None
        shards = self.shards()
        self.process.send_signal(signal.SIGKILL)
        for shard in shards:
            os.kill(shard, signal.SIGKILL)
        self.process.wait(10)

    def shards(self) -> list[int]:
        """The processes of its workers, if there are several."""
        if self.workers == 1 or self.process is None:
            return []
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        if self.process is None or self.process.poll() is not None:
            return self.process.returncode if self.process is not None else 0
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def errors(self) -> list[str]:
        """What went wrong inside, by its own log."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]

    def metrics(self) -> list[str]:
        """What it tells of itself, line by line."""
        told = httpx.get(
            f"{self.url}/metrics", verify=NO_TLS, timeout=20, headers={"authorization": f"Bearer {METRICS_TOKEN}"}
        )
        return told.text.splitlines()

    def guest(self, name: str = "", lang: str = "en", address: str = "") -> "Guest":
        """Somebody with a cookie of his own; from another address, if one is given (127.0.0.2, say)."""
        return Guest(self.url, name, lang, address)


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server, ended afterwards."""
    try:
        yield server.start()
    finally:
        server.stop()


class Guest:
    """Somebody at a browser."""

    def __init__(self, url: str, name: str = "", lang: str = "en", address: str = "") -> None:
        from_where = httpx.HTTPTransport(verify=NO_TLS, local_address=address or None)
        self.client = httpx.Client(base_url=url, timeout=30, headers={"accept-language": lang}, transport=from_where)
        CLIENTS.append(self.client)
        self.heard = ""  # every answer so far, word for word
        if name:
            assert self.post("/api/me", name=name).status_code == 200

    def at(self, server: Server) -> "Guest":
        """The same person at another server."""
        twin = Guest(server.url)
        twin.client.cookies.update(dict(self.client.cookies))
        return twin

    def get(self, path: str, **query: Any) -> httpx.Response:
        answer = self.client.get(path, params=query)
        self.heard += answer.text
        return answer

    def post(self, path: str, query: dict[str, str] | None = None, **body: Any) -> httpx.Response:
        answer = self.client.post(path, json=body, params=query)
        self.heard += answer.text
        return answer

    def command(self, table: str, verb: str, query: dict[str, str] | None = None, **body: Any) -> httpx.Response:
        """A command at a table, with an id of its own unless one is given."""
        return self.post(f"/api/tables/{table}/{verb}", query, **{"id": new_id(), **body})

    def new_table(self, *seats: str, game: str = "era", **more: Any) -> str:
        """Make a table; its id."""
        made = self.post("/api/tables", id=new_id(), game=game, seats=list(seats), **more)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def state(self, table: str, **query: Any) -> State:
        """What this guest sees."""
        seen = self.get(f"/api/tables/{table}", **query)
        assert seen.status_code == 200, seen.text
        state: State = seen.json()
        return state

    def play(self, table: str, action: str, number: int | None = None) -> httpx.Response:
        """Play an action, by what is seen now."""
        if number is None:
            number = self.state(table)["table"]["number"]
        return self.command(table, "play", action=action, number=number)

    def play_something(self, table: str, choose: Callable[[State], str] | None = None) -> State | None:
        """If something is asked, answer; the state before it, or None."""
        state = self.state(table)
        if state["decision"] is None:
            return None
        action = choose(state) if choose else first_legal(state)
        answer = self.play(table, action, state["table"]["number"])
        assert answer.status_code == 200 or answer.json()["error"] == "stale", answer.text
        return state

    def stream(self, table: str, last: str = "", **query: str) -> "Listener":
        """A live page."""
        return Listener(self, table, last, query)


def first_legal(state: State) -> str:
    """Any action that is allowed."""
    return str(next(choice["text"] for choice in state["choices"] if choice["legal"]))


def play_to_the_end(table: str, *guests: Guest, seconds: float = 100.0) -> None:
    """Let people play whatever is allowed until the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        played = [guest.play_something(table) for guest in guests]
        if not any(played):
            if guests[0].state(table)["table"]["over"]:
                return
            time.sleep(0.01)
    raise AssertionError("the game did not end")


class Listener:
    """Reads a stream in a thread; what came is in `events`, raw text in `raw`."""

    def __init__(self, guest: Guest, table: str, last: str, query: dict[str, str]) -> None:
        self.events: list[tuple[str, str, Any]] = []  # id, event, data
        self.raw = ""
        self.status = 0
        self.ended = threading.Event()
        self._closed = False
        headers = {"last-event-id": last} if last else {}
        self._request = (guest, f"/api/tables/{table}/stream", query, headers)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        until("the stream to open", lambda: self.status)

    def _read(self) -> None:
        guest, path, query, headers = self._request
        try:
            with guest.client.stream("GET", path, params=query, headers=headers) as response:
                self.status = response.status_code
                found: dict[str, str] = {}
                for line in response.iter_lines():
                    self.raw += line + "\n"
                    if self._closed:
                        return
                    if not line and "data" in found:
                        self.events.append((found.get("id", ""), found["event"], json.loads(found["data"])))
                    if not line:
                        found = {}
                    name, _, value = line.partition(": ")
                    found[name] = value
        except httpx.HTTPError:
            pass
        finally:
            self.ended.set()

    def wait_for(self, check: Callable[[Any], Any], seconds: float = 20.0) -> Any:
        """The first event whose data passes a check."""
        return until("an event", lambda: next((data for _, _, data in list(self.events) if check(data)), None), seconds)

    def close(self) -> None:
        """Look no further; the thread ends with the next line."""
        self._closed = True


def caught_up(guest: Guest, table: str, *pages: Listener) -> list[int]:
    """Wait until all that has happened is told: somebody says a word, and it comes everywhere; how many events each."""
    word = new_id()
    assert guest.command(table, "talk", text=word).status_code == 200
    for page in pages:
        page.wait_for(lambda data: word in json.dumps(data))
    return [len(page.events) for page in pages]
