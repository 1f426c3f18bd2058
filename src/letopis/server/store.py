"""What outlives the process: SQLite or PostgreSQL behind one small class. Entries are only ever added."""

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from sqlalchemy import (
    and_,
    event,
    func,
    null,
    select,
    text,
    union,
)
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from letopis.server import schema
from letopis.server.clock import read_clock
from letopis.server.entries import Entry, TableInfo
from letopis.server.migrations import migrate
from letopis.server.statements import (
    ADD_TABLE,
    BULK,
    DROP_PLACES,
    EDITION,
    FORGET,
    FORGET_PERSON,
    NOTIFY,
    SUM_UP,
    UNSHELVE,
    TableSummary,
    beat_in,
    entry_rows,
    keep_ending_in,
    keep_person_in,
    keep_review_in,
    keep_snapshot_in,
    place_rows,
    shelve_in,
    summed_up,
    table_row,
)
from letopis.server.writer import Restored, Rows, Work, Writer, prepare

PATIENCE = 10.0  # seconds for a statement before the database counts as gone
MIGRATIONS_LOCK = 0x1E70915  # any number, the same in every server
LISTED = 50
PRIVATE = 0o600


class Conflict(Exception):
    """Somebody else wrote this entry number, or this command, first."""


class DatabaseGone(Exception):
    """The database does not answer; nothing is known to be written."""


class BadDatabase(Exception):
    """The address is none."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was read."""

    info: TableInfo
    entries: list[Entry]
    snapshot: dict[str, Any] | None


def address(url: str) -> URL:
    """A database's address with the driver we use; `BadDatabase` when it is none.

    >>> address("postgresql://anna@localhost/club").drivername, address("sqlite:///here.db").drivername
    ('postgresql+psycopg', 'sqlite+aiosqlite')
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(f"{url!r} is no database address: {error}") from None
    kind = parsed.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise BadDatabase('tables in PostgreSQL need the package psycopg: pip install "letopis[postgres]"')
        return parsed.set(drivername="postgresql+psycopg")
    if kind == "sqlite":
        return parsed.set(drivername="sqlite+aiosqlite")
    raise BadDatabase(f"{kind} is not supported: postgresql://user@host/name or sqlite:///path")


def keep_private(path: Path) -> None:
    """Let a SQLite file, and those that lie beside it, be read by nobody else: they hold seeds and people's ids."""
    with contextlib.suppress(OSError):  # where it cannot be, or it is a name that SQLite alone understands
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-writer"))):
            if file.exists():
                file.chmod(PRIVATE)


class Store:
    """The database."""

    def __init__(self, url: str, process: str, shards: int = 1) -> None:
        self.url = address(url)
        self.process = process  # tells our own notices from others'
        self.shared = self.url.drivername.startswith("postgresql")
        self.engine = self._engine()
        self.writer = None if self.shared else Writer(self.url.database or "", BULK, shards > 1)
        self.edition = 0.0  # when a backup was last restored, as far as we know
        self.renewed: Callable[[], None] = lambda: None  # called when one was since

    def _engine(self) -> AsyncEngine:
        if self.shared:
            return create_async_engine(
                self.url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=5,
                pool_pre_ping=True,
                connect_args={"connect_timeout": 5, "options": f"-c statement_timeout={int(PATIENCE * 1000)}"},
            )
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        engine = create_async_engine(self.url, connect_args={"timeout": 5})
        event.listen(engine.sync_engine, "connect", prepare)
        return engine

    async def open(self) -> None:
        """Bring the database to its present shape."""
        if not self.shared and self.url.database:
            keep_private(Path(self.url.database))
        async with self._connection() as connection, connection.begin():
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATIONS_LOCK})"))
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(migrate)
        self._keep_to(await self.newest_edition())

    async def close(self) -> None:
        """Let go of it, when all that waits is written."""
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (DBAPIError, SQLAlchemyError, OSError, TimeoutError) as error:
            raise DatabaseGone(str(error)) from error

    def _keep_to(self, edition: float) -> None:
        self.edition = edition
        if self.writer is not None:
            self.writer.edition = edition

    async def catch_edition(self) -> None:
        """If a backup was restored, let go of what was read before: from here on that is what we write to."""
        newest = await self.newest_edition()
        if newest != self.edition:
            self._keep_to(newest)
            self.renewed()

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return 0 if self.writer is None else self.writer.waiting

    # ---- writing

    async def _perform(self, work: Work) -> None:
        """Write something, all of it or nothing; Conflict when somebody was quicker."""
        try:
            await self._write(work)
        except Restored:
            with contextlib.suppress(DatabaseGone):
                await self.catch_edition()
            raise DatabaseGone("a backup has been restored") from None

    async def _write(self, work: Work) -> None:
        if self.writer is None:
            async with self._connection() as connection, connection.begin():
                for statement, rows in work:
                    if statement is not NOTIFY:
                        await connection.execute(cast("Executable", statement), rows)
                    elif (await connection.execute(NOTIFY, {**rows[0], "edition": self.edition})).first() is None:
                        raise Restored
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.write(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (sqlite3.Error, OSError, TimeoutError) as error:
            raise DatabaseGone(str(error)) from error

    async def create(self, info: TableInfo, entries: Sequence[Entry], summary: TableSummary, at: float) -> None:
        """A new table with its first entries; Conflict when there is one of this id."""
        await self._perform(
            [(ADD_TABLE, [table_row(info, summary, at)]), *entry_rows(info.id, entries), *place_rows(info.id, summary)]
        )

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary | None,
        at: float,
        seated: bool = True,
        also: Work | None = None,
    ) -> None:
        """More entries; Conflict when one of their numbers or commands is taken. All of them or none.

        Without a summary lists stay as they are, order and time included: what was done is not for everybody to know.
        """
        work = entry_rows(table, entries)
        if summary is not None:
            if seated:
                work += [(DROP_PLACES, [{"of_table": table}]), *place_rows(table, summary)]
            work.append((SUM_UP, [{"of_table": table, **summed_up(summary, at)}]))
        work += also or []
        if self.shared:
            work.append(self._notice({"table": table, "number": entries[-1].number}))
        await self._perform(work)

    async def keep_snapshot(self, table: str, snapshot: dict[str, Any]) -> None:
        """Put a snapshot in place of the table's last one."""
        row = {"table_id": table, "number": snapshot["number"], "doc": json.dumps(snapshot)}
        await self._perform([(keep_snapshot_in(self.dialect), [row])])

    async def keep_review(self, table: str, review: dict[str, Any]) -> None:
        """Keep a table's review; the first one stays."""
        row = {"table_id": table, "doc": json.dumps(review)}
        await self._perform([(keep_review_in(self.dialect), [row])])

    async def keep_ending(self, table: str, doc: bytes) -> None:
        """Keep what is to be read of a game that is over."""
        await self._perform([(keep_ending_in(self.dialect), [{"table_id": table, "doc": doc}])])

    @property
    def dialect(self) -> str:
        """What it speaks."""
        return "postgresql" if self.shared else "sqlite"

    async def keep_person(self, person: str, name: str, links: str) -> None:
        """Keep what to call somebody, and which of his links is the last."""
        await self._perform([(keep_person_in(self.dialect), [{"person": person, "name": name, "links": links}])])

    async def shelve(self, person: str, table: str, away: bool) -> None:
        """Put a table away for a person, or take it out again."""
        if away:
            await self._perform([(shelve_in(self.dialect), [{"person": person, "table_id": table}])])
        else:
            await self._perform([(UNSHELVE, [{"of_person": person, "of_table": table}])])

    async def change(self, table: str, entries: Sequence[Entry], also: Work) -> None:
        """More entries of a table that cannot be played again, and what goes with them."""
        work = [*entry_rows(table, entries), *also]
        if self.shared:
            work.append(self._notice({"table": table, "number": entries[-1].number}))
        await self._perform(work)

    async def forget_person(self, person: str) -> None:
        """Delete what is kept of somebody beside tables."""
        await self._perform([(statement, [{"of_person": person}]) for statement in FORGET_PERSON])

    async def forget(self, table: str) -> None:
        """Delete a table and all that was kept of it."""
        work: Work = [(statement, [{"of_table": table}]) for statement in FORGET]
        if self.shared:
            work.append(self._notice({"table": table, "forgotten": True}))
        await self._perform(work)

    async def notify(self, notice: dict[str, Any]) -> None:
        """Tell the other servers something that is not written down."""
        if self.shared:
            await self._perform([self._notice(notice)])

    def _notice(self, notice: dict[str, Any]) -> tuple[Any, Rows]:
        return NOTIFY, [{"notice": json.dumps({**notice, "process": self.process})}]

    # ---- reading

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None."""
        async with self._connection() as connection:
            found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if found is None:
                return None
            kept = (
                await connection.execute(select(schema.snapshots.c.doc).where(schema.snapshots.c.table_id == table))
            ).scalar()
            written = await _entries_after(connection, table, 0)
        return Stored(_info(found), written, None if kept is None else json.loads(kept))

    async def review(self, table: str) -> dict[str, Any] | None:
        """A table's review, or None."""
        query = select(schema.reviews.c.doc).where(schema.reviews.c.table_id == table)
        async with self._connection() as connection:
            kept = (await connection.execute(query)).scalar()
        found: dict[str, Any] | None = None if kept is None else json.loads(kept)
        return found

    async def ending(self, table: str) -> bytes | None:
        """What is kept of a game that is over, or None."""
        query = select(schema.endings.c.doc).where(schema.endings.c.table_id == table)
        async with self._connection() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
        return found

    async def over_after(self, table: str, unkept: bool = True) -> list[str]:
        """The next tables, by their ids, whose games are over; those of which nothing is kept yet, or all."""
        condition = and_(schema.tables.c.over.is_(True), schema.tables.c.id > table)
        if unkept:
            kept = select(schema.endings.c.table_id).where(schema.endings.c.table_id == schema.tables.c.id)
            condition &= ~kept.exists()
        query = select(schema.tables.c.id).where(condition).order_by(schema.tables.c.id).limit(LISTED)
        async with self._connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """What was written since."""
        async with self._connection() as connection:
            return await _entries_after(connection, table, number)

    async def joinable(self) -> list[dict[str, Any]]:
        """Tables with a seat for anybody, the latest first."""
        condition = and_(schema.tables.c.joinable.is_(True), schema.tables.c.over.is_(False))
        return await self._listed(select(schema.tables, null().label("me")).where(condition))

    async def person(self, person: str) -> tuple[str, str] | None:
        """What to call somebody, and which of his links is the last; None: nothing is kept of him."""
        query = select(schema.people.c.name, schema.people.c.links).where(schema.people.c.person == person)
        async with self._connection() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.name, found.links)

    async def of_person(self, person: str, shelved: bool = False) -> list[dict[str, Any]]:
        """Tables where a person sits or which a person made, the latest first; those put away, or all others."""
        own = and_(schema.places.c.table_id == schema.tables.c.id, schema.places.c.person == person)
        condition = (schema.tables.c.owner == person) | schema.places.c.person.is_not(None)
        query = select(schema.tables, schema.places.c.seat.label("me")).select_from(
            schema.tables.outerjoin(schema.places, own)
        )
        away = select(schema.shelved.c.table_id).where(schema.shelved.c.person == person)
        put = schema.tables.c.id.in_(away) if shelved else schema.tables.c.id.not_in(away)
        return await self._listed(query.where(condition, put))

    async def ever_of(self, person: str) -> list[str]:
        """All tables that a person has made, or has ever sat or coached at."""
        there = select(schema.entries.c.table_id).where(schema.entries.c.person == person, schema.THERE)
        seats = select(schema.places.c.table_id).where(schema.places.c.person == person)
        made = select(schema.tables.c.id).where(schema.tables.c.owner == person)
        async with self._connection() as connection:
            return sorted((await connection.execute(union(there, seats, made))).scalars())

    async def put_away(self, person: str) -> list[str]:
        """The tables that a person has put away."""
        query = select(schema.shelved.c.table_id).where(schema.shelved.c.person == person)
        async with self._connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def summary(self, table: str) -> tuple[dict[str, Any], list[tuple[str, int]]]:
        """What lists show of a table, and who sits where."""
        shown = select(schema.tables.c.summary).where(schema.tables.c.id == table)
        seats = select(schema.places.c.person, schema.places.c.seat).where(schema.places.c.table_id == table)
        async with self._connection() as connection:
            doc = json.loads((await connection.execute(shown)).scalar_one())
            return doc, [(row.person, row.seat) for row in (await connection.execute(seats)).all()]

    async def is_of(self, person: str, table: str) -> bool:
        """Whether a person sits at a table or has made it."""
        seats = select(schema.places.c.table_id).where(schema.places.c.person == person)
        condition = (schema.tables.c.owner == person) | schema.tables.c.id.in_(seats)
        query = select(schema.tables.c.id).where(schema.tables.c.id == table, condition)
        async with self._connection() as connection:
            return (await connection.execute(query)).first() is not None

    async def _listed(self, query: Any) -> list[dict[str, Any]]:
        async with self._connection() as connection:
            rows = (await connection.execute(query.order_by(schema.tables.c.updated.desc()).limit(LISTED))).all()
        return [
            {
                "id": row.id,
                "game": row.game,
                "rules": row.rules,
                "players": row.players,
                "mode": row.mode,
                "watch": row.watch,
                "over": row.over,
                "created": row.created,
                "practice": row.practice,
                "guided": row.guided,
                "updated": row.updated,
                "me": row.me,
                "owner": row.owner,
                "summary": json.loads(row.summary),
            }
            for row in rows
        ]

    async def running_of(self, person: str) -> int:
        """How many unfinished tables a person has made, and not put away."""
        away = select(schema.shelved.c.table_id).where(schema.shelved.c.person == person)
        condition = and_(
            schema.tables.c.owner == person, schema.tables.c.over.is_(False), schema.tables.c.id.not_in(away)
        )
        query = select(func.count()).select_from(schema.tables).where(condition)
        async with self._connection() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def newest_edition(self) -> float:
        """When a backup was last restored; 0: never."""
        async with self._connection() as connection:
            return float((await connection.execute(select(EDITION))).scalar() or 0.0)

    async def try_writing(self, at: float) -> None:
        """DatabaseGone if nothing can be written."""
        await self._perform([(beat_in("postgresql" if self.shared else "sqlite"), [{"id": schema.PULSE, "at": at}])])


async def _entries_after(connection: AsyncConnection, table: str, number: int) -> list[Entry]:
    condition = and_(schema.entries.c.table_id == table, schema.entries.c.number > number)
    rows = (await connection.execute(select(schema.entries).where(condition).order_by(schema.entries.c.number))).all()
    return [
        Entry(row.number, row.kind, row.seat, json.loads(row.data), row.person, row.command, row.at) for row in rows
    ]


def _info(row: Row[Any]) -> TableInfo:
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        row.players,
        json.loads(row.options),
        row.seed,
        row.salt,
        row.owner,
        row.mode,
        row.watch,
        tuple(json.loads(row.invited)),
        row.links,
        row.created,
        row.practice,
        None if row.start is None else json.loads(row.start),
        row.course,
        row.guided,
        row.dice,
        read_clock(None if row.clock is None else json.loads(row.clock)),
        row.commitment,
    )
