"""Attacks on the server itself, each of which one visitor could try: everybody else goes on as before."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.hostile import compare, quantile
from letopis.server.backend import Backend
from letopis.server.limits import Doors
from letopis.server.people import Person
from letopis.server.settings import Settings
from letopis.server.visitors import Visitor
from tests.server.running import GENEROUS, Server, new_id, running, until

HIS = "127.0.0.2"  # where the hostile one comes from
MEGABYTE = 1 << 20
HEAD = b"GET /api/games HTTP/1.1\r\nhost: here\r\n"
HURRIED: dict[str, Any] = {"LETOPIS_REQUEST_TIME": "1", "LETOPIS_WRITE_TIME": "1"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, and with little room for one address."""
    folder = tmp_path_factory.mktemp("strict")
    with running(Server(folder, **HURRIED, LETOPIS_CONNECTIONS_PER_ADDRESS="150")) as server:
        yield server
        assert server.errors() == []


def line(server: Server, receive: int = 0) -> socket.socket:
    """A connection of his; with a small window, if he means to read slowly."""
    made = socket.socket()
    if receive:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.bind((HIS, 0))
    made.settimeout(10)
    made.connect(("127.0.0.1", server.port))
    return made


def is_closed(one: socket.socket) -> bool:
    """Whether the server has let go of it."""
    one.settimeout(0.01)
    try:
        while one.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def figure(server: Server, name: str) -> float:
    """One of the server's figures; 0 while it has none."""
    return sum(float(line.rpartition(" ")[2]) for line in server.metrics() if line.startswith(f"letopis_{name}"))


def sent_until_closed(one: socket.socket, piece: bytes, most: int) -> int:
    """How many bytes of it the server takes."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            sent += one.send(piece)
    return sent


@pytest.mark.parametrize("begins", [b"x-a: ", b"", b"cookie: letopis="], ids=["header", "many headers", "cookie"])
def test_a_head_without_end_is_not_read(strict: Server, begins: bytes) -> None:
    piece = b"x" * 50_000 if begins else b"".join(b"x-%d: y\r\n" % number for number in range(5_000))
    with line(strict) as one:
        one.sendall(HEAD + begins)
        assert sent_until_closed(one, piece, 60 * MEGABYTE) < 20 * MEGABYTE, "what the lines between us hold, at most"
    assert figure(strict, 'connections_refused_total{why="431"') >= 1


def test_an_address_without_end_is_not_read(strict: Server) -> None:
    answer = httpx.get(f"{strict.url}/api/games?x={'y' * 20_000}")
    assert answer.status_code == 431


def test_half_requests_and_silence_are_let_go(strict: Server) -> None:
    began = time.monotonic()
    with contextlib.ExitStack() as all_of_them:
        lines = [all_of_them.enter_context(line(strict)) for _ in range(60)]
        for one, half in zip(
            lines, [b"", HEAD, HEAD + b"x-a: b", b"POST /api/me HTTP/1.1\r\ncontent-length: 90\r\n\r\nx"] * 15
        ):
            one.sendall(half)
        dribbling = lines[:20:2]
        while not all(is_closed(one) for one in lines):
            assert time.monotonic() - began < 20
            for one in dribbling:  # a byte now and then does not help
                with contextlib.suppress(OSError):
                    one.send(b"\n" if one in lines[::4] else b"y")
            time.sleep(0.2)
    assert strict.tells_a_stranger("/api/me").status_code == 200


def test_an_answered_post_whose_body_never_comes_is_let_go(strict: Server) -> None:
    with line(strict) as one:
        one.sendall(b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-length: 60000000\r\n\r\n")
        assert b" 415 " in one.recv(4096)
        until("it to be closed", lambda: is_closed(one), 15)


def test_one_address_has_so_many_connections_and_others_have_room(strict: Server) -> None:
    with contextlib.ExitStack() as all_of_them:
        lines = [all_of_them.enter_context(line(strict)) for _ in range(200)]
        until("some to be closed", lambda: sum(map(is_closed, lines)) >= 50, 10)
        assert strict.tells_a_stranger("/api/me").status_code == 200
    assert figure(strict, 'connections_refused_total{why="many of one address"') >= 50


def test_who_asks_and_does_not_read_is_let_go(strict: Server) -> None:
    strict.tells_a_stranger("/openapi.json")
    with line(strict, receive=4096) as one:
        for _ in range(100):  # each answer is large, and the lines between us hold some megabytes
            with contextlib.suppress(OSError):
                one.sendall(b"GET /openapi.json HTTP/1.1\r\nhost: here\r\n\r\n")
            time.sleep(0.03)
        until("it to be closed", lambda: figure(strict, 'connections_refused_total{why="slow to read"') >= 1, 30)


def test_requests_that_come_all_at_once_are_answered_one_by_one_or_not_at_all(strict: Server) -> None:
    with line(strict) as one:
        with contextlib.suppress(OSError):
            one.sendall((HEAD + b"\r\n") * 5_000)
        until("it to be closed", lambda: is_closed(one), 15)
    assert figure(strict, 'connections_refused_total{why="429"') >= 1


def resident(server: Server) -> int:
    """Bytes that it holds."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_bytes().split()[1]) * 4096


def test_posts_that_are_dropped_leave_nothing_behind(tmp_path: Path) -> None:
    """Each of them was kept, with all that had come of it, until Python's collector found the circle it went in."""
    body = (
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n"
        + b"x" * 50_000
    )
    with running(Server(tmp_path)) as server:

        def drop(count: int) -> None:
            for _ in range(count):
                with line(server) as one:
                    one.sendall(body)

        drop(50)
        before = resident(server)
        drop(1_500)
        until("all to be gone", lambda: figure(server, "connections{") <= 1)
        assert resident(server) - before < 40 * MEGABYTE


def test_talk_has_a_rate_and_a_page_of_it_a_size(tmp_path: Path) -> None:
    with running(Server(tmp_path, LETOPIS_TALK_RATE="0.01", LETOPIS_TALK_BURST="5")) as server:
        anna = server.guest("Anna", lang="ru")
        table = anna.new_table("me", "open")
        said = [anna.command(table, "talk", text="привет") for _ in range(8)]
        assert [one.status_code for one in said] == [200] * 5 + [429] * 3
        assert "подождите" in said[-1].json()["message"]


def test_what_a_page_gets_does_not_grow_with_talk_or_with_undoing(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    for _ in range(130):
        assert anna.command(table, "talk", text="x" * 400 + "\n" * 90 + "end").status_code == 200
    state = anna.state(table)
    assert (len(state["talk"]), state["talk"][-1]["number"]) == (100, 130)
    assert state["talk"][-1]["text"].count("\n") <= 5
    for _ in range(10):
        assert anna.play(table, "place longhouse a1").status_code == 200
        assert anna.command(table, "undo").status_code == 200
    assert len(anna.state(table)["log"]) <= 4


def test_who_only_watches_pays_for_no_bots(tmp_path: Path) -> None:
    """Else a table's bots could be put behind all those of whoever looks at it."""

    async def check() -> None:
        backend = Backend(Settings(key="key", data_dir=str(tmp_path), database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await backend.open()
        try:
            anna, mallory = Visitor(Person("anna"), address="1.1.1.1"), Visitor(Person("mallory"), address="6.6.6.6")
            table = (await backend.tables.create(anna, new_id(), "era", ["me", "open"], {}))["table"]
            await backend.tables.look(table, mallory)
            assert backend.tables.sittings[table].share.person == "anna"
        finally:
            await backend.close()

    asyncio.run(check())


def test_one_address_waits_behind_itself_alone() -> None:
    async def order() -> list[str]:
        doors, done = Doors(2), []

        async def ask(who: str, name: str, seconds: float) -> None:
            await doors.enter(who)
            try:
                await asyncio.sleep(seconds)
                done.append(name)
            finally:
                doors.leave(who)

        crowd = [asyncio.ensure_future(ask("crowd", f"crowd {number}", 0.05)) for number in range(6)]
        await asyncio.sleep(0)
        crowd[3].cancel()  # one who goes while he waits leaves his place to the next
        await ask("anna", "anna", 0.01)
        await asyncio.gather(*crowd, return_exceptions=True)
        assert not doors._inside
        assert not doors._waiting
        return done

    done = asyncio.run(order())
    assert done[0] == "anna"
    assert len(done) == 6


@pytest.mark.parametrize("path", ["/", "/api/games"])
def test_an_address_that_takes_too_much_of_the_servers_time_has_to_wait(tmp_path: Path, path: str) -> None:
    with running(Server(tmp_path, LETOPIS_WORK_RATE="0.001", LETOPIS_WORK_BURST="0.02")) as server:
        his, hers = server.guest(address=HIS), server.guest()

        def is_refused() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                return his.get(path).status_code == 429
            return False

        until("him to be refused", is_refused)
        assert hers.get("/api/me").status_code == 200


def test_others_play_on_beside_somebody_who_does_his_worst(tmp_path: Path) -> None:
    """Ratios, for the machine may be busy; figures in milliseconds: `python -m bench.hostile`."""
    usual: dict[str, Any] = {
        name: "" for name in GENEROUS if name != "LETOPIS_THINKERS"
    }  # the limits that anybody's server has
    with running(Server(tmp_path, **{**usual, "LETOPIS_THINKERS": "2"})) as here:
        peace, beside, done = asyncio.run(compare(here.port, 2, 3.0, 10.0))
        assert here.errors() == []
    assert beside.failed == 0
    assert beside.clicks
    p95 = milliseconds(beside.clicks)
    assert p95 < max(1_500, 10 * milliseconds(peace.clicks)), (peace.figures(), beside.figures(), done)
    usual_time = quantile(peace.bots, 0.5) or 0.0
    assert (quantile(beside.bots, 0.5) or 0.0) < max(3_000, 5 * usual_time), (beside.figures(), done)


def milliseconds(found: list[float]) -> float:
    """What all but a twentieth of them took, at most."""
    return quantile(found, 0.95) or 0.0
