"""Years: databases that earlier builds wrote (see `old_databases`) are opened, played on and read by today's server."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, MetaData, create_engine, insert, select, text

import letopis.server
from letopis.kernel.records import read_record, replay
from letopis.server import commands, schema
from letopis.server.backend import Backend
from letopis.server.backups import restore
from letopis.server.entries import SIT
from letopis.server.people import Person
from letopis.server.settings import Settings
from letopis.server.store import address
from letopis.server.visitors import Visitor
from letopis.web.render import RENDERER
from tests.server.old_databases import WORDS
from tests.server.postgres import Postgres
from tests.server.running import first_legal, new_id

DATABASES = Path(__file__).parent / "databases"
MIGRATIONS = Path(letopis.server.__file__).parent / "migrations"
REVISIONS = sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("m*.py"))


def sync(url: str) -> str:
    """The address for a connection that waits."""
    return (
        address(url)
        .set(drivername="sqlite" if url.startswith("sqlite") else "postgresql+psycopg")
        .render_as_string(hide_password=False)
    )


def brought_to(url: str, revision: str) -> None:
    """Give a database the shape that it had at a revision."""
    engine = create_engine(sync(url))
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def as_then(file: Path, revision: str) -> None:
    """A SQLite file as a build of that revision left it; between two builds' the steps were gone one by one."""
    written = [path for path in sorted(DATABASES.glob("*.sql")) if path.stem <= revision]
    with sqlite3.connect(file) as database:
        database.executescript(written[-1].read_text(encoding="utf-8"))
    database.close()
    brought_to(f"sqlite:///{file}", revision)


def carried_over(file: Path, url: str, revision: str) -> None:
    """The same rows on PostgreSQL, in the shape of that revision."""
    brought_to(url, revision)
    old, new = create_engine(f"sqlite:///{file}"), create_engine(sync(url))
    with old.connect() as source, new.begin() as target:
        before, after = MetaData(), MetaData()
        before.reflect(source)
        after.reflect(target)
        for table in after.sorted_tables:
            if table.name == "alembic_version":
                continue
            truths = [column.name for column in table.columns if isinstance(column.type, Boolean)]
            rows = [dict(row) for row in source.execute(select(before.tables[table.name])).mappings()]
            for row in rows:
                row.update({name: bool(row[name]) for name in truths})
            if rows:
                target.execute(insert(table), rows)
    old.dispose()
    new.dispose()


async def used(url: str, folder: Path) -> None:
    """Whoever sat there finds all of it as it was, and goes on."""
    backend = Backend(Settings(key="the tests' key", data_dir=str(folder), database=url), RENDERER)
    await backend.open()
    try:
        async with backend.store.engine.connect() as connection:
            found = (await connection.execute(select(schema.tables.c.id, schema.tables.c.owner))).all()
        assert len(found) == 3
        anna = Visitor(Person(found[0].owner, "Anna"))
        rows = {row["id"]: row for row in await backend.tables.listed(anna, "mine")}
        assert len(rows) == 3
        assert not any(row["gone"] or row["outdated"] for row in rows.values())
        played_on = 0
        for id in rows:
            state: dict[str, Any] = await backend.tables.state(id, anna)
            RENDERER.render_page(state, "ru")
            if state["table"]["over"]:
                assert state["ranking"]
                assert len(state["log"]) > 20
                assert (await backend.questions.verify(id, anna))["problem"] is None
                record = (await backend.questions.finished(id, anna)).record()
                assert replay(read_record(record.text()), letopis.game(record.game)).over
                assert await backend.tables.state(id, anna, 1), "one can look back"
                continue
            assert state["table"]["begun"]
            stored = await backend.store.load(id)
            assert stored is not None
            sat = {entry.seat: entry.person for entry in stored.entries if entry.kind == SIT}
            if len(sat) == 2:
                assert [said["text"] for said in state["talk"]] == [WORDS]
                assert len(state["log"]) > 10
            for _ in range(4):
                for seat, person in sat.items():
                    who = Visitor(Person(str(person)), seat=seat)
                    state = await backend.tables.state(id, who)
                    if state["decision"] is not None:
                        number = state["table"]["number"]
                        await backend.tables.play(id, who, new_id(), [first_legal(state)], number)
                        played_on += 1
            await backend.tables.command(id, anna, new_id(), commands.say("still here"))
        assert played_on > 4
    finally:
        await backend.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_an_earlier_build_goes_on(revision: str, folder: Path) -> None:
    folder.mkdir()
    as_then(folder / "tables.db", revision)
    asyncio.run(used(f"sqlite:///{folder / 'tables.db'}", folder))
    engine = create_engine(f"sqlite:///{folder / 'tables.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == schema.HEAD
    engine.dispose()


@pytest.mark.parametrize("revision", [REVISIONS[0], REVISIONS[-2]])
def test_so_does_one_on_postgresql(revision: str, folder: Path, postgres: Postgres) -> None:
    folder.mkdir()
    as_then(folder / "old.db", revision)
    url = postgres.new_database()
    carried_over(folder / "old.db", url, revision)
    asyncio.run(used(url, folder))


def test_a_backup_of_an_earlier_build_is_restored(folder: Path) -> None:
    folder.mkdir()
    as_then(folder / "old.db", REVISIONS[0])
    restore(Settings(data_dir=str(folder), key="the tests' key"), folder / "old.db")
    asyncio.run(used(f"sqlite:///{folder / 'tables.db'}", folder))
