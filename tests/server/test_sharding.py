"""Several processes on one SQLite file: each table in one of them, and whoever asks for it led there."""

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from letopis.server.sharding.shards import Shard, boxes, shard_of
from tests.server.running import Guest, Listener, Server, new_id, running, until

SHARDS = 2


@pytest.fixture(scope="module")
def sharded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two processes."""
    with running(Server(tmp_path_factory.mktemp("shards"), workers=SHARDS)) as server:
        yield server


@pytest.fixture
def server(sharded: Server) -> Iterator[Server]:
    """The same; whatever a test does to it, nothing may go wrong inside."""
    before = len(sharded.errors())
    yield sharded
    assert sharded.errors()[before:] == []


def table_in_each_wing(guest: Guest, *seats: str) -> list[str]:
    """Tables, one in each shard."""
    found: dict[int, str] = {}
    while len(found) < SHARDS:
        table = guest.new_table(*seats)
        found.setdefault(shard_of(table, SHARDS), table)
    return [found[shard] for shard in range(SHARDS)]


def shows(page: Listener, number: int) -> None:
    """Wait until a page has come so far."""
    page.wait_for(lambda data: data.get("table", data)["number"] >= number)


def test_a_request_leads_to_the_wing_of_its_table() -> None:
    made = boxes(SHARDS)
    try:
        here = Shard(0, made)
        for table in ("abcdefghijkl", "bcdefghijklm", "zzzzzzzzzzzz", "234567abcdef"):
            for words in ("GET /table/{}", "GET /table/{}/log", "POST /api/tables/{}/play", "GET /api/tables/{}?at=3"):
                assert here.leads_to(f"{words.format(table)} HTTP/1.1\r\n".encode()) == shard_of(table, SHARDS)
        for other in ("GET /", "GET /api/tables", "GET /static/x.js", "GET /table/nonsense", "nonsense"):
            assert here.leads_to(f"{other} HTTP/1.1\r\n".encode()) == 0
        assert {shard_of(f"table{n:07}", SHARDS) for n in range(20)} == {0, 1}
    finally:
        for box in made:
            for end in box:
                end.close()


def test_one_connection_plays_at_the_tables_of_all_wings(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    tables = table_in_each_wing(anna, "me", "open")
    pages = []
    for table in tables:
        assert boris.command(table, "sit").status_code == 200
        pages += [anna.stream(table, **{"as": "state"}), boris.stream(table, **{"as": "areas"})]
    for round in range(1, 4):
        for table in tables:
            assert anna.play_something(table) is not None
            assert boris.play_something(table) is not None
        for page, table in zip(pages[::2], tables, strict=True):
            assert anna.state(table)["table"]["seats"][1]["connected"]
            shows(page, round)
    for page, table in zip(pages[1::2], tables, strict=True):
        shows(page, boris.state(table)["table"]["number"])
    assert {row["id"] for row in anna.get("/api/tables", which="mine").json()} >= set(tables)


def test_bots_move_wherever_their_table_stands(server: Server) -> None:
    anna = server.guest("Anna")
    for table in table_in_each_wing(anna, "apprentice", "me"):
        anna.play_something(table)
        assert until("the bot's first move", lambda table=table: anna.state(table)["table"]["number"] >= 1)  # type: ignore[misc]


def ask(table: str, verb: str = "", body: str = "", cookie: str = "") -> bytes:
    """A request as it goes over the line."""
    first = f"{'POST' if body else 'GET'} /api/tables/{table}{verb} HTTP/1.1\r\n"
    head = f"{first}host: here\r\ncookie: letopis={cookie}\r\n"
    more = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if body else ""
    return f"{head}{more}\r\n{body}".encode()


def answer(line: socket.socket) -> tuple[int, dict[str, object]]:
    """The next answer that comes over the line."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1) or pytest.fail(f"it was closed after {head!r}")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    body = b""
    while len(body) < length:
        body += line.recv(length - len(body))
    return int(head.split(b" ")[1]), json.loads(body)


def test_a_request_in_pieces_and_two_at_once_arrive_whole(server: Server) -> None:
    anna = server.guest("Anna")
    tables = table_in_each_wing(anna, "me", "open")
    cookie = anna.client.cookies["letopis"]
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        for table in (*tables, *tables):
            asked = json.dumps({"id": new_id(), "text": "hello " * 60})
            whole = ask(table, "/talk", asked, cookie)
            for piece in (whole[:9], whole[9:40], whole[40:-300], whole[-300:]):
                line.sendall(piece)
                time.sleep(0.02)
            assert answer(line)[0] == 200
        for table in (*tables, *tables):  # the second before the first is answered
            line.sendall(ask(table, cookie=cookie))
        for table in (*tables, *tables):
            status, state = answer(line)
            assert (status, state["table"]["id"]) == (200, table)  # type: ignore[index]


def test_a_worker_that_is_killed_is_started_again_and_its_tables_go_on(folder: Path) -> None:
    with running(Server(folder, workers=SHARDS)) as server:
        anna = server.guest("Anna")
        tables = table_in_each_wing(anna, "me")
        pages = [anna.stream(table, **{"as": "changes"}) for table in tables]
        for table in tables:
            assert anna.play_something(table) is not None
        numbers = [anna.state(table)["table"]["number"] for table in tables]
        victim = server.shards()[0]
        os.kill(victim, signal.SIGKILL)
        until("a page to notice", lambda: any(page.ended.is_set() for page in pages))
        assert sum(page.ended.is_set() for page in pages) == 1
        later = anna.at(server)
        for table, number in zip(tables, numbers, strict=True):
            assert later.state(table)["table"]["number"] == number
            assert later.play_something(table) is not None
        assert victim not in server.shards()
        assert len(server.shards()) == SHARDS
        assert server.stop() == 0


def test_workers_end_with_whoever_started_them(folder: Path) -> None:
    with running(Server(folder, workers=SHARDS)) as server:
        workers = server.shards()
        assert len(workers) == SHARDS
        assert server.process is not None
        server.process.kill()
        until("the workers to end", lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
