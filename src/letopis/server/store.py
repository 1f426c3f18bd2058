"""What outlives the process: SQLite or PostgreSQL behind one small class. Entries are only ever added."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, and_, delete, event, func, insert, null, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from letopis.server import schema
from letopis.server.entries import Entry, TableInfo

CHANNEL = "letopis"  # of PostgreSQL's NOTIFY
PATIENCE = 10.0  # seconds for a statement before the database counts as gone
MIGRATIONS_LOCK = 0x1E70915  # any number, the same in every server
LISTED = 50


class Conflict(Exception):
    """Somebody else wrote this entry number, or this command, first."""


class DatabaseGone(Exception):
    """The database does not answer; nothing is known to be written."""


class BadDatabase(Exception):
    """The address is none."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists of tables show, and who sits where."""

    over: bool
    joinable: bool
    bots_due: bool
    doc: dict[str, Any]
    places: tuple[tuple[str, int], ...]  # person, seat


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
        return parsed.set(drivername="postgresql+psycopg")
    if kind == "sqlite":
        return parsed.set(drivername="sqlite+aiosqlite")
    raise BadDatabase(f"{kind} is not supported: postgresql://user@host/name or sqlite:///path")


Work = Callable[[AsyncConnection], Awaitable[None]]
AT_ONCE = 64  # writes in one transaction of SQLite: each costs the disk a moment


class Store:
    """The database."""

    def __init__(self, url: str, process: str) -> None:
        self.url = address(url)
        self.process = process  # tells our own notices from others'
        self.shared = self.url.drivername.startswith("postgresql")
        self._writing = asyncio.Lock()  # SQLite has one pen,
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []  # and writes all that waits for it in one go
        self._pen: asyncio.Task[None] | None = None
        self.engine = self._engine()

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
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(self.url, connect_args={"timeout": 5})

        def prepare(connection: Any, record: object) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        event.listen(engine.sync_engine, "connect", prepare)
        return engine

    async def open(self) -> None:
        """Bring the database to its present shape."""
        async with self._connection(writes=True) as connection:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATIONS_LOCK})"))
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of it, when all that waits is written."""
        if self._pen is not None:
            await self._pen
        await self.engine.dispose()

    @asynccontextmanager
    async def _connection(self, writes: bool = False) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(PATIENCE):
                if writes and not self.shared:
                    async with self._writing, self.engine.begin() as connection:
                        yield connection
                elif writes:
                    async with self.engine.begin() as connection:
                        yield connection
                else:
                    async with self.engine.connect() as connection:
                        yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (DBAPIError, SQLAlchemyError, OSError, TimeoutError) as error:
            raise DatabaseGone(str(error)) from error

    # ---- writing

    async def _perform(self, work: Work) -> None:
        """Write something in a transaction of its own, or, on SQLite, in one with whatever else waits to be written."""
        if self.shared:
            async with self._connection(writes=True) as connection:
                await work(connection)
            return
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, written))
        if self._pen is None or self._pen.done():
            self._pen = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            results: list[Exception | None]
            try:
                async with self._connection(writes=True) as connection:
                    if len(batch) == 1:
                        await batch[0][0](connection)
                        results = [None]
                    else:
                        await connection.exec_driver_sql("BEGIN IMMEDIATE")
                        results = [await _attempt(connection, work) for work, _ in batch]
            except Exception as error:  # noqa: BLE001  # it belongs to those who wait, whatever it is
                results = [error] * len(batch)
            for (_, written), result in zip(batch, results, strict=True):
                if written.done():  # nobody waits any more
                    continue
                if result is None:
                    written.set_result(None)
                else:
                    written.set_exception(result)

    async def create(self, info: TableInfo, entries: Sequence[Entry], summary: Summary, at: float) -> None:
        """A new table with its first entries; Conflict when there is one of this id."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(schema.tables).values(
                    id=info.id,
                    game=info.game,
                    rules=info.rules,
                    players=info.players,
                    options=json.dumps(info.options),
                    seed=info.seed,
                    salt=info.salt,
                    owner=info.owner,
                    mode=info.mode,
                    watch=info.watch,
                    invited=json.dumps(info.invited),
                    links=info.links,
                    created=info.created,
                    updated=at,
                    over=summary.over,
                    joinable=summary.joinable,
                    bots_due=summary.bots_due,
                    summary=json.dumps(summary.doc),
                )
            )
            await self._write(connection, info.id, entries, summary)

        await self._perform(work)

    async def append(
        self, table: str, entries: Sequence[Entry], summary: Summary, at: float, seated: bool = True
    ) -> None:
        """More entries; Conflict when one of their numbers or commands is taken. All of them or none."""

        async def work(connection: AsyncConnection) -> None:
            await self._write(connection, table, entries, summary if seated else None)
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(
                    updated=at,
                    over=summary.over,
                    joinable=summary.joinable,
                    bots_due=summary.bots_due,
                    summary=json.dumps(summary.doc),
                )
            )
            if self.shared:
                notice = json.dumps({"table": table, "number": entries[-1].number, "process": self.process})
                await connection.execute(select(func.pg_notify(CHANNEL, notice)))

        await self._perform(work)

    async def _write(
        self, connection: AsyncConnection, table: str, entries: Sequence[Entry], summary: Summary | None
    ) -> None:
        if entries:
            await connection.execute(
                insert(schema.entries),
                [
                    {
                        "table_id": table,
                        "number": entry.number,
                        "kind": entry.kind,
                        "seat": entry.seat,
                        "data": json.dumps(entry.data),
                        "person": entry.person,
                        "command": entry.command,
                        "at": entry.at,
                    }
                    for entry in entries
                ],
            )
        if summary is not None:
            await connection.execute(delete(schema.places).where(schema.places.c.table_id == table))
            if summary.places:
                rows = [{"table_id": table, "person": person, "seat": seat} for person, seat in summary.places]
                await connection.execute(insert(schema.places), rows)

    async def keep_snapshot(self, table: str, snapshot: dict[str, Any]) -> None:
        """Put a snapshot in place of the table's last one."""
        values = {"table_id": table, "number": snapshot["number"], "doc": json.dumps(snapshot)}
        changed = {"number": values["number"], "doc": values["doc"]}
        statement: Any
        if self.shared:
            statement = postgresql.insert(schema.snapshots).values(values)
        else:
            statement = sqlite.insert(schema.snapshots).values(values)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_=changed))

        await self._perform(work)

    async def keep_review(self, table: str, review: dict[str, Any]) -> None:
        """Keep a table's review; the first one stays."""
        values = {"table_id": table, "doc": json.dumps(review)}
        statement: Any
        if self.shared:
            statement = postgresql.insert(schema.reviews).values(values)
        else:
            statement = sqlite.insert(schema.reviews).values(values)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement.on_conflict_do_nothing(index_elements=["table_id"]))

        await self._perform(work)

    async def notify(self, notice: dict[str, Any]) -> None:
        """Tell the other servers something that is not written down."""
        if self.shared:
            async with self._connection(writes=True) as connection:
                told = json.dumps({**notice, "process": self.process})
                await connection.execute(select(func.pg_notify(CHANNEL, told)))

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

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """What was written since."""
        async with self._connection() as connection:
            return await _entries_after(connection, table, number)

    async def joinable(self) -> list[dict[str, Any]]:
        """Tables with a seat for anybody, the latest first."""
        condition = and_(schema.tables.c.joinable.is_(True), schema.tables.c.over.is_(False))
        return await self._listed(select(schema.tables, null().label("me")).where(condition))

    async def of_person(self, person: str) -> list[dict[str, Any]]:
        """Tables where a person sits or which a person made, the latest first."""
        own = and_(schema.places.c.table_id == schema.tables.c.id, schema.places.c.person == person)
        condition = (schema.tables.c.owner == person) | schema.places.c.person.is_not(None)
        query = select(schema.tables, schema.places.c.seat.label("me")).select_from(
            schema.tables.outerjoin(schema.places, own)
        )
        return await self._listed(query.where(condition))

    async def _listed(self, query: Any) -> list[dict[str, Any]]:
        async with self._connection() as connection:
            rows = (await connection.execute(query.order_by(schema.tables.c.updated.desc()).limit(LISTED))).all()
        return [
            {
                "id": row.id,
                "game": row.game,
                "players": row.players,
                "mode": row.mode,
                "watch": row.watch,
                "over": row.over,
                "created": row.created,
                "updated": row.updated,
                "me": row.me,
                "summary": json.loads(row.summary),
            }
            for row in rows
        ]

    async def running_of(self, person: str) -> int:
        """How many unfinished tables a person has made."""
        condition = and_(schema.tables.c.owner == person, schema.tables.c.over.is_(False))
        query = select(func.count()).select_from(schema.tables).where(condition)
        async with self._connection() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def with_bots_due(self, since: float) -> list[str]:
        """Running tables that wait for a bot: a server that was killed may have owed them a move."""
        condition = and_(
            schema.tables.c.bots_due.is_(True), schema.tables.c.over.is_(False), schema.tables.c.updated > since
        )
        query = select(schema.tables.c.id).where(condition).order_by(schema.tables.c.updated.desc()).limit(500)
        async with self._connection() as connection:
            return [row.id for row in (await connection.execute(query)).all()]

    async def ping(self) -> None:
        """DatabaseGone if it is."""
        async with self._connection() as connection:
            await connection.execute(text("SELECT 1"))


async def _attempt(connection: AsyncConnection, work: Work) -> Conflict | None:
    """Do one of several works of a transaction, without harm to the others if it cannot be done."""
    try:
        async with connection.begin_nested():
            await work(connection)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    return None


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
    )


def _migrate(connection: Connection) -> None:
    from sqlalchemy import inspect

    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == schema.HEAD:  # nothing to do, and Alembic need not be imported
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
