"""What whoever runs a server needs: watchdogs, figures, names, proxies, files, cookies."""

import os
import signal
import socket
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from letopis.server.bot_process import BEHIND
from tests.server.running import Guest, Server, running, until


def children(server: Server) -> list[int]:
    """The processes in which its bots think."""
    assert server.process is not None
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in found if b"bot_process" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_health_is_of_the_disk_and_of_all_processes(folder: Path) -> None:
    with running(Server(folder, workers=2)) as server:
        told = server.tells_a_stranger("/healthz")
        assert (told.status_code, told.json()["status"]) == (200, "ok")
        assert sorted(one["process"] for one in told.json()["processes"]) == [0, 1]
        with sqlite3.connect(folder / "tables.db") as database:
            wrote = database.execute("SELECT at FROM pulse").fetchone()[0]
            assert abs(wrote - time.time()) < 30
        lines = server.metrics()
        names = [line.partition("{")[0] for line in lines]
        for name in (
            "streams",
            "bots_thinking",
            "bot_questions_waiting",
            "resident_bytes",
            "writes_waiting",
            "connections",
        ):
            of_each = [line for line in lines if line.startswith(f"letopis_{name}{{")]
            assert {line.partition('process="')[2][0] for line in of_each} == {"0", "1"}
            assert names.index(f"letopis_{name}") + len(of_each) - 1 == len(names) - 1 - names[::-1].index(
                f"letopis_{name}"
            )
        locked = sqlite3.connect(folder / "tables.db")
        locked.execute("BEGIN IMMEDIATE")  # nobody else can write
        time.sleep(1.1)
        ill = httpx.get(f"{server.url}/healthz", timeout=60)
        assert (ill.status_code, ill.json()["status"]) == (503, "ill")
        locked.close()


def test_a_worker_that_hangs_is_started_again(folder: Path) -> None:
    with running(Server(folder, workers=2, LETOPIS_WORKER_PATIENCE="6")) as server:
        before = server.shards()
        os.kill(before[0], signal.SIGSTOP)
        until("another worker", lambda: before[0] not in server.shards() and len(server.shards()) == 2, 60)
        until("both to be well", server.answers, 60)


def test_a_thinking_process_that_hangs_is_replaced_before_anybody_asks_it(folder: Path) -> None:
    with running(Server(folder)) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "apprentice")
        until("the bot to have set up", lambda: 1 not in anna.state(table)["view"]["awaiting"])
        [first] = children(server)
        assert os.getpriority(os.PRIO_PROCESS, first) >= BEHIND, "clicks come before thoughts"
        os.kill(first, signal.SIGSTOP)
        until("it to be replaced", lambda: first not in children(server), 60)
        assert 'letopis_bot_process_restarts{process="0"} 1' in server.metrics()


def test_systemd_hears_that_the_server_is_ready_and_alive(folder: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(folder) + "-notify")
        systemd.settimeout(30)
        with running(Server(folder, NOTIFY_SOCKET=str(folder) + "-notify", WATCHDOG_USEC="200000")):
            assert [systemd.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows its names and its proxy."""
    folder = tmp_path_factory.mktemp("named") / "data"
    with running(
        Server(folder, LETOPIS_HOSTS="letopis.example, *.club.example", LETOPIS_PROXIES="127.0.0.9")
    ) as server:
        yield server
        assert server.errors() == []


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("letopis.example", 200),
        ("LETOPIS.example:8000", 200),
        ("a.club.example", 200),
        ("evil.example", 421),
        ("", 421),
    ],
)
def test_a_server_answers_to_its_own_names_only(named: Server, name: str, status: int) -> None:
    told = httpx.get(f"{named.url}/api/me", headers={"host": name})
    assert told.status_code == status
    assert httpx.get(f"{named.url}/healthz", headers={"host": name}).status_code == 200, "watchdogs know its address"
    if status == 421:
        assert told.json()["error"] == "wrong-host"


def test_only_a_named_proxy_may_say_for_whom_it_asks(named: Server) -> None:
    forwarded = {"host": "letopis.example", "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
    for address, believed in (("127.0.0.9", True), ("127.0.0.1", False)):
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
            cookie = client.get(f"{named.url}/api/me", headers=forwarded).headers["set-cookie"]
        assert ("Secure" in cookie) is believed


def test_a_proxy_that_nobody_named_is_told_of(server: Server) -> None:
    httpx.get(f"{server.url}/api/me", headers={"x-forwarded-for": "192.0.2.7"})
    assert "LETOPIS_PROXIES" in server.log.read_text()


def test_files_that_hold_secrets_are_for_nobody_else(folder: Path) -> None:
    folder.mkdir()
    (folder / "tables.db").touch(mode=0o644)  # as an earlier version left it
    with running(Server(folder, workers=2)) as server:
        server.guest("Anna").new_table("me", "open")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if file.suffix != ".log"}
        assert {"tables.db", "tables.db-wal", "tables.db-writer"} <= set(modes)
        assert set(modes.values()) == {0o600}, modes


def test_a_cookie_is_good_for_another_year_with_each_page_and_never_comes_with_a_file(server: Server) -> None:
    anna = server.guest("Anna")
    mine = anna.client.cookies["letopis"]
    renewed = anna.get("/").headers["set-cookie"]
    assert renewed.startswith(f"letopis={mine};")
    assert "Max-Age=31536000" in renewed
    assert "set-cookie" not in anna.get("/api/me").headers
    for path in (
        "/static/base.css",
        "/static/nothing",
        "/favicon.ico",
        "/service-worker.js",
        "/manifest.webmanifest",
        "/healthz",
    ):
        assert "set-cookie" not in server.tells_a_stranger(path).headers, path
    assert "set-cookie" in server.tells_a_stranger("/api/me").headers


def changed(server: Server, statement: str, *values: str) -> None:
    """Do something to its database behind its back."""
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute(statement, values)
    database.close()


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), "ru"])
def test_a_game_that_was_removed_spoils_no_page(folder: Path, lang: str) -> None:
    with running(Server(folder)) as server:
        anna = server.guest("Anna", lang=lang)
        gone, done, open_one, kept = (anna.new_table("me", "open") for _ in range(4))
        for table in (gone, done, open_one):
            changed(server, "UPDATE tables SET game = 'tafl' WHERE id = ?", table)
        changed(server, "UPDATE tables SET over = 1 WHERE id = ?", done)
        server.stop()
        server.start()
        page = anna.get("/")
        assert page.status_code == 200
        assert page.text.count("tafl") >= 3
        assert f"/table/{gone}" not in page.text
        assert f"/table/{kept}" in page.text
        mine = {row["id"]: row["gone"] for row in anna.get("/api/tables", which="mine").json()}
        assert mine == {gone: True, done: True, open_one: True, kept: False}
        assert [row["id"] for row in Guest(server.url).get("/api/tables", which="open").json()] == [kept]
        told = anna.get(f"/api/tables/{gone}")
        assert (told.status_code, told.json()["error"]) == (409, "game-gone")
        html = anna.client.get(f"/table/{gone}", headers={"accept": "text/html"})
        assert html.status_code == 409
        assert told.json()["message"] in html.text


def test_a_bot_that_was_removed_spoils_no_page(folder: Path) -> None:
    with running(Server(folder)) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "apprentice", game="bruges")
        server.stop()
        changed(server, "UPDATE entries SET data = replace(data, 'apprentice', 'gone_bot') WHERE table_id = ?", table)
        server.start()
        assert anna.get("/").status_code == 200
        assert "gone bot" in anna.get(f"/table/{table}").text
        for _ in range(4):
            until("a question", lambda: anna.play_something(table))
        assert server.errors() == []
