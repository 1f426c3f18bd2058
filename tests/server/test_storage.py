"""What must never be lost: racing servers, kill -9 under load, a database that goes away and comes back."""

import asyncio
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import create_engine, inspect, text

from letopis.server import commands, schema
from letopis.server.backend import Backend
from letopis.server.entries import BOT, PLAY, SIT, TALK, Entry, TableInfo
from letopis.server.faults import Fault
from letopis.server.live import LiveTable
from letopis.server.migrations import upgrade
from letopis.server.people import Person
from letopis.server.settings import Settings
from letopis.server.statements import ADD_ENTRIES, BULK, SUM_UP, TableSummary
from letopis.server.store import Conflict, Store
from letopis.server.visitors import Visitor
from tests.server.postgres import Postgres, binaries, copied
from tests.server.running import Guest, Server, first_legal, new_id, play_to_the_end, running, until

SUMMARY = TableSummary(False, True, {"seats": []}, (("anna", 0),))
INFO = TableInfo("aaaaaaaaaaaa", "era", 1, 2, {}, "seed", "salt", "anna", links="x")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_a_new_file_has_the_shape_that_migrations_lead_to(tmp_path: Path) -> None:
    async def made() -> None:
        store = Store(f"sqlite:///{tmp_path / 'new.db'}", "one")
        await store.open()
        await store.close()

    def shape(url: str) -> dict[str, object]:
        engine = create_engine(url)
        known = inspect(engine)
        found: dict[str, object] = {
            table: (
                [(c["name"], str(c["type"]), c["nullable"]) for c in known.get_columns(table)],
                sorted((str(i["name"]), tuple(i["column_names"])) for i in known.get_indexes(table)),
                sorted((str(u["name"]), tuple(u["column_names"])) for u in known.get_unique_constraints(table)),
                sorted(tuple(f["constrained_columns"]) for f in known.get_foreign_keys(table)),
            )
            for table in known.get_table_names()
        }
        with engine.connect() as connection:
            found["version"] = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        engine.dispose()
        return found

    asyncio.run(made())
    stepwise = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with stepwise.begin() as connection:
        upgrade(connection)
    stepwise.dispose()
    assert shape(f"sqlite:///{tmp_path / 'new.db'}") == shape(f"sqlite:///{tmp_path / 'old.db'}")


def test_no_two_entries_have_one_number_and_no_command_counts_twice(database: str) -> None:
    async def story() -> None:
        store, other = Store(database, "one"), Store(database, "two")
        await asyncio.gather(store.open(), other.open())  # two servers that start at once migrate once
        await store.create(INFO, [Entry(1, SIT, 0, {"name": "Anna"}, "anna")], SUMMARY, 1.0)
        with pytest.raises(Conflict):
            await store.create(INFO, [], SUMMARY, 1.0)
        tries = [
            writer.append(INFO.id, [Entry(2, PLAY, 0, {"action": name}, command=name)], SUMMARY, 2.0)
            for name in ("a", "b", "c", "d")
            for writer in (store, other)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        written = (await store.entries_after(INFO.id, 1))[0]
        again = [Entry(3, TALK, 0), Entry(4, PLAY, 0, {}, command=written.command)]
        with pytest.raises(Conflict):  # the whole of it or nothing
            await other.append(INFO.id, again, SUMMARY, 2.0)
        stored = await other.load(INFO.id)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [1, 2]
        assert stored.info == INFO
        for number in (5, 6):
            await store.keep_snapshot(INFO.id, {"number": number})
        stored = await other.load(INFO.id)
        assert stored is not None
        assert stored.snapshot == {"number": 6}
        await store.close()
        await other.close()

    asyncio.run(story())


def test_what_is_written_together_fails_alone(database: str) -> None:
    async def story() -> None:
        store = Store(database, "one")
        await store.open()
        infos = [replace(INFO, id=f"{number:012d}") for number in range(20)]
        await asyncio.gather(*(store.create(info, [], SUMMARY, 1.0) for info in infos))
        talk = [Entry(1, TALK, 0, {"text": name}) for name in ("first", "second")]
        writes = [store.append(info.id, [entry], SUMMARY, 2.0, False) for info in infos for entry in talk]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(result is None for result in results) == len(infos)
        assert sum(isinstance(result, Conflict) for result in results) == len(infos)
        for info in infos:
            assert len(await store.entries_after(info.id, 0)) == 1
        await store.close()

    asyncio.run(story())


def test_of_what_is_written_together_each_table_keeps_its_own(database: str) -> None:
    """Plays of many tables go to a file by one statement: none of them may get what belongs to another."""

    async def story() -> None:
        store = Store(database, "one")
        await store.open()
        infos = [replace(INFO, id=f"{number:012d}") for number in range(20)]
        await asyncio.gather(*(store.create(info, [], SUMMARY, 1.0) for info in infos))
        writes = [
            store.append(
                info.id,
                [
                    Entry(1 + step, TALK, seat, {"text": f"{seat} {step}"}, command=f"{step}")
                    for step in range(seat + 1)
                ],
                replace(SUMMARY, doc={"seats": [], "awaiting": [seat]}),
                100.0 + seat,
                seated=False,
            )
            for seat, info in enumerate(infos)
        ]
        await asyncio.gather(*writes)
        listed = {row["id"]: (row["updated"], row["summary"]["awaiting"]) for row in await store.joinable()}
        assert listed == {info.id: (100.0 + seat, [seat]) for seat, info in enumerate(infos)}
        for seat, info in enumerate(infos):
            found = await store.entries_after(info.id, 0)
            assert [(entry.seat, entry.data["text"]) for entry in found] == [
                (seat, f"{seat} {n}") for n in range(seat + 1)
            ]
        await store.close()

    asyncio.run(story())


def test_opening_an_old_database_again_changes_nothing(database: str) -> None:
    async def story() -> None:
        for start in range(3):
            store = Store(database, "one")
            await store.open()
            if not start:
                await store.create(INFO, [Entry(1, BOT, 0, {"level": "master"})], SUMMARY, 1.0)
            assert await store.load(INFO.id) is not None
            assert await store.load("bbbbbbbbbbbb") is None
            await store.close()

    asyncio.run(story())


def test_a_server_that_is_behind_catches_up_before_it_refuses(tmp_path: Path) -> None:
    """On one file nobody tells the other: what two writes, one learns only when the numbers clash."""

    async def story() -> None:
        one, two = (Backend(Settings(data_dir=str(tmp_path))) for _ in range(2))
        await one.open()
        await two.open()
        anna, boris = Visitor(Person("anna", "Anna")), Visitor(Person("boris", "Boris"))
        table = (await one.tables.create(anna, new_id(), "era", ["me", "open"], {}))["table"]

        await two.tables.command(table, boris, new_id(), commands.sit(None, two.access))
        await one.tables.command(table, anna, new_id(), commands.say("hello"))  # it is still right: nobody is bothered
        state = await one.tables.state(table, anna)
        assert [said["text"] for said in state["talk"]] == ["hello"]
        assert state["table"]["seats"][1]["name"] == "Boris"

        number, action = state["table"]["number"], first_legal(state)
        await one.tables.play(table, anna, new_id(), [action], number)
        with pytest.raises(Fault, match="stale"):  # it was chosen before the other choice was made
            await two.tables.play(table, anna, new_id(), [action], number)

        again = await one.tables.state(table, anna)
        await one.tables.play(table, anna, new_id(), [first_legal(again)], again["table"]["number"])
        await two.tables.state(table, anna)
        await two.tables.refresh(two.tables.sittings[table])
        await one.tables.command(table, anna, new_id(), commands.undo)
        with pytest.raises(Fault, match="stale"):  # another click for the same choice, not for the one before
            await two.tables.command(table, anna, new_id(), commands.undo)
        assert len(two.tables.sittings[table].live.plays) == len(one.tables.sittings[table].live.plays) == 1
        await one.close()
        await two.close()

    asyncio.run(story())


def test_the_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path / "new"))
    assert settings.signing_key() == settings.signing_key()
    assert (tmp_path / "new" / "key").stat().st_mode & 0o077 == 0


@contextmanager
def two_servers(folder: Path, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    database = postgres.new_database()
    one, two = (Server(folder / name, database) for name in ("one", "two"))
    one.start(wait=False)
    two.start(wait=False)
    try:
        until("both servers", lambda: one.answers() and two.answers(), 60)
        yield one, two
    finally:
        one.stop()
        two.stop()


def test_two_servers_on_one_postgresql(folder: Path, postgres: Postgres) -> None:
    with two_servers(folder, postgres) as (one, two):
        anna = one.guest("Anna")
        boris = two.guest("Boris")
        table = anna.new_table("me", "open")
        page = boris.stream(table, **{"as": "state"})
        assert boris.command(table, "sit").status_code == 200

        # news travels from one to the other, and so does who is there
        assert anna.command(table, "talk", text="hello from one").status_code == 200
        page.wait_for(lambda state: state["talk"] and state["talk"][0]["text"] == "hello from one")
        until("Boris to be seen at the other server", lambda: anna.state(table)["table"]["seats"][1]["connected"])

        # racing moves: the same seat at both servers at once, exactly one wins and the other is told
        elsewhere = anna.at(two)
        for _ in range(6):
            state = anna.state(table)
            number = state["table"]["number"]
            until("the other server to know", partial(is_at, elsewhere, table, number))
            choices = [choice["text"] for choice in state["choices"]]
            answers = race(
                partial(anna.play, table, choices[0], number), partial(elsewhere.play, table, choices[-1], number)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
            loser = next(answer for answer in answers if answer.status_code == 409)
            assert loser.json()["error"] == "stale"
            assert loser.json()["number"] == number + 1
            until("both to agree", lambda: anna.state(table)["view"] == elsewhere.state(table)["view"])

        # the same command at both servers: one move, the same answer
        click = {
            "id": new_id(),
            "action": first_legal(anna.state(table)),
            "number": anna.state(table)["table"]["number"],
        }
        answers = race(
            lambda: anna.command(table, "play", None, **click), lambda: elsewhere.command(table, "play", None, **click)
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()

        # a whole game with a bot, its people at different servers; the bot's moves are applied once
        short = anna.new_table("me", "open", "journeyman", options={"round_limit": 1})
        assert boris.command(short, "sit").status_code == 200
        play_to_the_end(short, anna, boris)
        assert anna.at(two).get(f"/api/tables/{short}/verify").json()["ok"]
        page.close()

        # a bot goes on at another server when its own is killed in the middle of its thoughts
        slow = anna.new_table("me", "journeyman")
        assert elsewhere.state(slow)["table"]["thinking"] == [1]
        one.kill()
        until("the bot to be ready", lambda: 1 not in elsewhere.state(slow)["view"]["awaiting"], 40)
        assert one.errors() == []
        assert two.errors() == []


def is_at(guest: Guest, table: str, number: int) -> bool:
    """Whether a guest sees the table at this number."""
    return bool(guest.state(table)["table"]["number"] == number)


def race(*runners: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Call all at the same moment."""
    barrier = threading.Barrier(len(runners))
    found: dict[int, httpx.Response] = {}

    def start(number: int, runner: Callable[[], httpx.Response]) -> None:
        barrier.wait()
        found[number] = runner()

    threads = [threading.Thread(target=start, args=pair) for pair in enumerate(runners)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [found[number] for number in range(len(runners))]


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_killed_under_load_it_has_lost_nothing_that_it_acknowledged(folder: Path, workers: int) -> None:
    server = Server(folder, workers=workers).start()
    played: dict[str, list[str]] = {}
    said: dict[str, list[str]] = {}
    guests: dict[str, Guest] = {}
    stop = threading.Event()

    def load(guest: Guest, table: str) -> None:
        while not stop.is_set():
            try:
                state = guest.state(table)
                if state["decision"] is None:
                    time.sleep(0.01)
                    continue
                action = first_legal(state)
                if guest.play(table, action, state["table"]["number"]).status_code == 200:
                    played[table].append(action)
                text = new_id()
                if guest.command(table, "talk", text=text).status_code == 200:
                    said[table].append(text)
            except (httpx.HTTPError, AssertionError):
                return

    for number in range(6):
        guest = server.guest(f"Guest {number}")
        table = guest.new_table("me", "journeyman")
        guests[table], played[table], said[table] = guest, [], []
    threads = [threading.Thread(target=load, args=(guest, table)) for table, guest in guests.items()]
    for thread in threads:
        thread.start()
    page = next(iter(guests.values())).stream(next(iter(guests)))
    until("some load", lambda: sum(map(len, [*played.values(), *said.values()])) > 120, 60)
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
    assert page.ended.wait(10)

    server.start()
    with sqlite3.connect(folder / "tables.db") as connection:
        rows = connection.execute("SELECT table_id, data FROM entries WHERE kind = 'play' AND seat = 0 ORDER BY number")
        kept = [(table, json.loads(data)) for table, data in rows.fetchall()]
    connection.close()
    for table, guest in guests.items():
        mine = [data["action"] for other, data in kept if other == table and not data.get("auto")]
        assert mine[: len(played[table])] == played[table]
        heard = [one["text"] for one in guest.state(table)["talk"]]
        assert heard[: len(said[table])] == said[table]
    table, guest = next(iter(guests.items()))
    until("the bots to go on by themselves", lambda: not guest.state(table)["table"]["thinking"], 40)
    guest.play_something(table)
    assert server.stop() in (0, -15)
    assert server.errors() == []


def test_the_database_goes_away_and_comes_back(folder: Path, postgres: Postgres) -> None:
    with running(Server(folder, postgres.new_database())) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "open")
        assert anna.play(table, "place longhouse a1").status_code == 200
        page = anna.stream(table)
        before = anna.state(table)
        move = {"id": new_id(), "action": "place longhouse c1", "number": 1}
        postgres.stop()
        try:
            gone = anna.command(table, "play", None, **move)
            assert (gone.status_code, gone.json()["error"]) == (503, "database-gone")
            assert gone.headers["retry-after"]
            until("the server to feel ill", lambda: server.tells_a_stranger("/healthz").status_code == 503)
            assert anna.post("/api/tables", id=new_id(), game="era", seats=["me"]).status_code == 503
            assert anna.state(table)["view"] == before["view"], "what is in memory can still be looked at"
        finally:
            postgres.start()
        until("the server to find it again", server.answers)
        again = anna.command(table, "play", None, **move)
        assert again.status_code == 200, again.text
        assert anna.state(table)["table"]["number"] == 2
        page.wait_for(lambda data: data["number"] == 2)
        until("other servers' news to be heard again", lambda: "listening again" in server.log.read_text())
        page.close()
        assert server.errors() == []


def test_a_long_game_opens_from_a_snapshot(folder: Path) -> None:
    with running(Server(folder, LETOPIS_SNAPSHOT_EVERY="10")) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "apprentice", options={"round_limit": 3})
        for _ in range(60):
            if anna.play_something(table) is None:
                time.sleep(0.02)
        until("the bots to wait for us", lambda: not anna.state(table)["table"]["thinking"])
        before = anna.state(table)
        server.stop()
        with sqlite3.connect(folder / "tables.db") as connection:
            number, doc = connection.execute("SELECT number, doc FROM snapshots").fetchone()
        connection.close()
        assert number == json.loads(doc)["number"] > 0
        server.start()
        after = anna.state(table)
        for state in (before, after):
            state["table"]["seats"] = [{**seat, "connected": None} for seat in state["table"]["seats"]]
        assert after == before
        play_to_the_end(table, anna)
        assert anna.get(f"/api/tables/{table}/verify").json()["ok"]


@pytest.mark.skipif(os.getuid() != 0, reason="only root gives up a right that it had")
def test_a_database_runs_where_only_root_may_enter(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    folder = binaries()
    if folder is None:
        pytest.skip("no PostgreSQL here")
    cluster = Postgres(copied(folder, closed / "programs"))
    try:
        with psycopg.connect(cluster.new_database()) as connection:
            assert connection.execute("select 1").fetchone() == (1,)
    finally:
        cluster.remove()


def test_what_is_written_for_many_plays_at_once_names_every_column(folder: Path) -> None:
    added, summed_up = BULK[ADD_ENTRIES], BULK[SUM_UP]
    assert set(added.columns) == set(schema.entries.columns.keys())
    assert set(summed_up.columns) - {"of_table"} <= set(schema.tables.columns.keys())

    async def check() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}", "one")
        await store.open()
        tables = [f"aaaaaaaaaaa{letter}" for letter in "abcdefgh"]
        for table in tables:
            info = TableInfo(table, "era", 1, 2, {}, "seed", "salt", "anna")
            await store.create(info, [], TableSummary(False, True, {"seats": []}, ()), 1.0)
        ours = [Entry(1, SIT, 0, {"name": "Anna"}, "anna", at=2.0), Entry(2, PLAY, 0, {"action": "roll"}, "anna", "id")]
        after = TableSummary(True, False, {"seats": ["new"]}, ())
        await asyncio.gather(*(store.append(table, ours, after, 3.0, seated=False) for table in tables))
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            assert stored.entries == ours
        rows = await store.of_person("anna")
        assert [(row["over"], row["updated"], row["summary"]) for row in rows] == [(True, 3.0, {"seats": ["new"]})] * 8
        await store.close()

    asyncio.run(check())


@pytest.mark.plain
def test_a_click_is_one_fork_and_one_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def counted(name: str) -> None:
        real = getattr(LiveTable, name)

        def count(table: LiveTable, *words: Any) -> Any:
            done.append(name)
            return real(table, *words)

        monkeypatch.setattr(LiveTable, name, count)

    async def click() -> None:
        backend = Backend(Settings(key="key", data_dir=str(folder), database=f"sqlite:///{folder / 'tables.db'}"))
        await backend.open()
        anna = Visitor(Person("anna", "Anna"))
        table = (await backend.tables.create(anna, new_id(), "era", ["me", "open"], {}))["table"]
        state = await backend.tables.state(table, anna)
        counted("fork")
        counted("play")
        await backend.tables.play(table, anna, new_id(), [first_legal(state)], state["table"]["number"])
        await backend.close()

    asyncio.run(click())
    assert done == ["fork", "play"]
