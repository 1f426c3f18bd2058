"""Bad input: a clear answer, a 4xx, and nothing changed."""

import asyncio
import gc
import json
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from letopis.app import create_app
from letopis.server.faults import STATUS
from letopis.server.settings import Settings
from letopis.server.texts import TEXTS
from tests.server.running import Guest, Server, new_id, running

TABLE: dict[str, Any] = {"game": "era", "seats": ["me", "open"]}


def fault(answer: httpx.Response, status: int, code: str, field: str | None = None) -> dict[str, Any]:
    """Check that an answer is this fault; its document."""
    doc: dict[str, Any] = answer.json()
    assert (answer.status_code, doc["error"]) == (status, code), answer.text
    assert doc["message"]
    if field is not None:
        assert doc["field"] == field
    return doc


def test_every_fault_has_words_in_both_languages() -> None:
    for lang in ("en", "ru"):
        assert not [code for code in STATUS if not TEXTS.has(lang, f"fault-{code}")]
    assert TEXTS.keys("en") == TEXTS.keys("ru")


def test_unknown_addresses(server: Server) -> None:
    guest = server.guest()
    for table in ("aaaaaaaaaaaa", "x", "..", "%00", "A" * 500, "ёлка"):
        for verb in ("", "/why?action=x", "/hint", "/review", "/record", "/stream"):
            answer = guest.client.get(f"/api/tables/{table}{verb}")
            assert answer.status_code in (404, 405), (table, verb)
            assert answer.json()["error"] in ("unknown-table", "unknown-address", "wrong-method")
    fault(guest.get("/api/games/chess"), 404, "unknown-game", "game")
    fault(guest.get("/api/games/era/rules", rule="E-99.99"), 404, "unknown-rule")
    fault(guest.get("/api/nothing"), 404, "unknown-address")
    for path in ("/static/nothing.js", "/static/../app.py", "/rooms/era/nothing.css", "/rooms/chess/board.css"):
        assert guest.client.get(path).status_code == 404, path
    fault(guest.client.delete("/api/games", headers={"content-type": "application/json"}), 405, "wrong-method")


@pytest.mark.parametrize(
    ("body", "status", "code", "field"),
    [
        ({**TABLE, "game": "chess"}, 404, "unknown-game", "game"),
        ({**TABLE, "options": {"round_limit": -1}}, 422, "bad-option", "options.round_limit"),
        ({**TABLE, "options": {"round_limit": "many"}}, 422, "bad-option", "options.round_limit"),
        ({**TABLE, "options": {"rounds": 3}}, 422, "bad-option", "options.rounds"),
        ({**TABLE, "options": {"data": "/etc"}}, 422, "bad-option", "options.data"),
        ({**TABLE, "options": {"data": {"dice.toml": {}}}}, 422, "bad-option", "options.data"),
        ({**TABLE, "seats": ["me"] + ["open"] * 8}, 422, "bad-option", "seats"),
        ({**TABLE, "seats": []}, 422, "bad-request", "seats"),
        ({**TABLE, "seats": ["me", "you"]}, 422, "bad-request", "seats.1"),
        ({**TABLE, "seats": ["me"] + ["open"] * 99}, 422, "bad-request", "seats"),
        ({**TABLE, "watch": "everybody"}, 422, "bad-request", "watch"),
        ({**TABLE, "colour": "red"}, 422, "bad-request", "colour"),
        ({**TABLE, "id": "short"}, 422, "bad-request", "id"),
        ({**TABLE, "id": "../../../etc/passwd"}, 422, "bad-request", "id"),
        ({"game": "era"}, 422, "bad-request", "seats"),
        ({**TABLE, "game": 7}, 422, "bad-request", "game"),
        ({**TABLE, "game": "\x00"}, 404, "unknown-game", "game"),
    ],
)
def test_tables_that_cannot_be_made(server: Server, body: dict[str, Any], status: int, code: str, field: str) -> None:
    guest = server.guest(lang="ru")
    told = fault(guest.client.post("/api/tables", json={"id": new_id(), **body}), status, code, field)
    assert not re.search("[A-Za-z]", told["message"]), "a person's message is in that person's language"
    assert guest.get("/api/tables", which="mine").json() == []


@pytest.mark.parametrize(
    "body",
    [
        {"action": 5, "number": 0},
        {"action": "", "number": 0},
        {"action": "x" * 201, "number": 0},
        {"action": "place\nlonghouse a1", "number": 0},
        {"action": "\ud800", "number": 0},
        {"action": "roll", "number": -1},
        {"action": "roll", "number": 1.5},
        {"action": "roll", "number": 10**30},
        {"action": "roll", "number": None},
        {"action": "roll", "number": True},
        {"action": ["roll"], "number": 0},
        {"action": "roll"},
        {"number": 0},
    ],
)
def test_garbage_for_a_move(server: Server, body: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    before = anna.state(table)
    content = json.dumps({"id": new_id(), **body})  # in ASCII, so that half a letter can be sent as well
    answer = anna.client.post(
        f"/api/tables/{table}/play", content=content, headers={"content-type": "application/json"}
    )
    doc = fault(answer, 422, "bad-request")
    assert doc["field"] in ("action", "number")
    assert anna.state(table) == before


@pytest.mark.parametrize(
    "content", [b"", b"{", b"null", b"[]", b"7", b"\xff\xfe", b'{"id": "\\ud800"}', b"[" * 20_000, b"9" * 5_000]
)
def test_bodies_that_are_no_command(server: Server, content: bytes) -> None:
    guest = server.guest()
    answer = guest.client.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"] in ("bad-json", "bad-request")


def test_out_of_turn_and_from_the_wrong_place(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    fault(boris.play(table, "place longhouse a1"), 403, "no-seat")
    fault(boris.command(table, "undo"), 403, "no-seat")
    fault(boris.get(f"/api/tables/{table}/why", action="roll"), 403, "no-seat")
    fault(boris.command(table, "name"), 403, "no-seat")
    fault(boris.command(table, "again"), 403, "no-seat")
    boris.command(table, "sit")
    while (state := boris.state(table))["decision"]:
        boris.play(table, next(c["text"] for c in state["choices"] if c["legal"]), state["table"]["number"])
    doc = fault(boris.play(table, "place longhouse a1"), 409, "refused")
    assert doc["rule"] == "L-2"
    fault(boris.get(f"/api/tables/{table}/hint"), 409, "refused")


def test_commands_come_from_our_own_pages_as_json(server: Server) -> None:
    guest = server.guest()
    body = {"id": new_id(), **TABLE}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        fault(guest.client.post("/api/tables", json=body, headers=headers), 403, "wrong-origin")
    fault(guest.client.post("/api/tables", data={"game": "era"}), 415, "wrong-content")
    fault(guest.client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}), 415, "wrong-content")
    good = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert guest.client.post("/api/tables", json=body, headers=good).status_code == 201


def test_what_is_too_large_is_not_read(server: Server) -> None:
    guest = server.guest()
    answer = guest.client.post("/api/me", json={"name": "x" * 100_000})
    fault(answer, 413, "too-large")

    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    chunked = guest.client.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    fault(chunked, 413, "too-large")


def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/api/games", "/nothing", "/healthz", "/api/tables/x"):
        headers = server.tells_a_stranger(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    part = server.tells_a_stranger("/static/table.js").headers
    assert (part["content-security-policy"], part["x-content-type-options"]) == ("default-src 'none'", "nosniff")
    cookie = server.tells_a_stranger("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_too_fast_too_many(folder: Path) -> None:
    limits: dict[str, Any] = {
        "LETOPIS_PERSON_RATE": "1",
        "LETOPIS_PERSON_BURST": "15",
        "LETOPIS_ADDRESS_RATE": "1",
        "LETOPIS_ADDRESS_BURST": "60",
        "LETOPIS_TABLES_PER_PERSON": "2",
        "LETOPIS_STREAMS_PER_PERSON": "2",
    }
    with running(Server(folder, **limits)) as server:
        anna = Guest(server.url, "Anna")
        tables = [anna.new_table("me", "open") for _ in range(2)]
        fault(anna.post("/api/tables", id=new_id(), **TABLE), 429, "too-many-tables")
        pages = [anna.stream(table) for table in tables]
        fault(anna.get(f"/api/tables/{tables[0]}/stream"), 429, "too-many-streams")
        answers = [anna.get("/api/me") for _ in range(20)]
        assert answers[0].status_code == 200
        assert fault(answers[-1], 429, "too-fast")
        assert answers[-1].headers["retry-after"]
        strangers = [server.tells_a_stranger("/api/me").status_code for _ in range(80)]
        assert 429 in strangers
        assert server.tells_a_stranger("/healthz").status_code == 200
        for page in pages:
            page.close()


def test_healthz_and_metrics(server: Server) -> None:
    anna = server.guest("Anna")
    anna.play(anna.new_table("me", "open"), "place longhouse a1")
    assert anna.get("/healthz").json()["status"] == "ok"
    text = "\n".join(server.metrics())
    for name in ('letopis_plays_total{by="person"', "letopis_live_tables", "letopis_request_seconds_bucket"):
        assert name in text
    assert anna.get("/openapi.json").json()["info"]["title"] == "Letopis"


def test_serve_says_what_cannot_work(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.terminal.running import run

    with monkeypatch.context() as elsewhere:
        elsewhere.delattr(socket, "send_fds")
        assert "hand connections over" in run("serve", "--workers", "2", "--data-dir", str(folder)).err
    assert "mysql" in run("serve", "--database", "mysql://here/there").err
    assert "in a file" in run("serve", "--database", "sqlite://").err
    assert run("serve", "--port", "many").code != 0
    nowhere = run("serve", "--database", "sqlite:////proc/nowhere/tables.db", "--data-dir", str(folder))
    assert "cannot be kept in" in nowhere.err
    assert nowhere.err.count("\n") == 1


def test_what_nobody_foresaw_in_a_play_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(Settings(key="secret", database="sqlite:///never-opened.db"))

    async def fail(*asked: Any) -> None:
        raise RuntimeError("the roof fell in")

    async def play() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # Starlette raises it again, for uvicorn's log
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            body = {"id": new_id(), "action": "roll", "number": 0}
            return await client.post("/api/tables/aaaaaaaaaaaa/play", json=body)

    monkeypatch.setattr(app.state.backend.tables, "play", fail)
    fault(asyncio.run(play()), 500, "internal")
    assert "the roof fell in" in caplog.text


def test_a_play_leaves_nothing_that_goes_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(key="secret", database="sqlite:///never-opened.db", address_burst=1000))

    async def done(*asked: Any) -> dict[str, Any]:
        return {"table": "aaaaaaaaaaaa", "seat": 0, "number": 1}

    async def play(times: int) -> None:
        body = json.dumps({"id": new_id(), "action": "roll", "number": 0}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        path = "/api/tables/aaaaaaaaaaaa/play"
        told: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        for _ in range(times):
            scope = {"type": "http", "method": "POST", "scheme": "http", "path": path, "root_path": ""}
            await app({**scope, "query_string": b"", "headers": headers, "client": ("here", 1)}, receive, send)
        assert {message["status"] for message in told[::2]} == {200}

    async def count() -> int:
        await play(20)
        gc.collect()
        await play(100)
        return gc.collect()

    monkeypatch.setattr(app.state.backend.tables, "play", done)
    gc.disable()
    try:
        assert asyncio.run(count()) < 100
    finally:
        gc.enable()
