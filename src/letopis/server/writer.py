"""SQLite has one writer: a thread that writes all that waits for the disk in one transaction."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from typing import IO, Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from letopis.server.schema import EDITION

AT_ONCE = 64  # works in one transaction: each costs the disk a moment
GATHERING = 0.02  # seconds from one transaction to the next: each has a price of its own, however few plays are in it
PATIENCE = 5.0  # seconds for another process that writes
MOST_ROWS = 500  # that one statement writes
MOST_STATEMENTS = 300  # that a connection keeps: of some there is one for each number of rows
CAN_UPDATE_MANY = sqlite3.sqlite_version_info >= (3, 33)


class Restored(Exception):
    """Everything in the database is another now: what its readers have in memory is no longer true."""


Rows = list[dict[str, Any]]
Work = list[tuple[ClauseElement, Rows]]  # statements, each with its parameters, to be done all or none


@lru_cache(maxsize=100)
def words(statement: ClauseElement, columns: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A statement as SQLite reads it, and its parameters in order. Statements are made once, so they are known."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"), column_keys=columns)
    return str(compiled), tuple(getattr(compiled, "positiontup", None) or ())


class Bulk:
    """One statement that does for many rows what another does for each: between `head` and `tail` stand the rows."""

    def __init__(self, columns: tuple[str, ...], head: str, tail: str = "") -> None:
        self.columns = columns  # of each row, in order
        self.head = head
        self.tail = tail

    def text(self, rows: int) -> str:
        """The statement for so many rows.

        >>> Bulk(("name", "seat"), "INSERT INTO seats (name, seat) VALUES ").text(2)
        'INSERT INTO seats (name, seat) VALUES (?, ?), (?, ?)'
        """
        row = f"({', '.join('?' * len(self.columns))})"
        return f"{self.head}{', '.join([row] * rows)}{self.tail}"


def perform(connection: sqlite3.Connection, statement: ClauseElement, rows: Rows, bulk: Bulk | None) -> None:
    """A statement with each of its rows, by as few steps as can be.

    At each step the thread gives Python away, and whoever draws pages keeps it for a while: a transaction of a hundred
    steps would hold up all who wait to write, also in other processes.
    """
    if bulk is not None and CAN_UPDATE_MANY and 1 < len(rows) <= MOST_ROWS:
        connection.execute(bulk.text(len(rows)), [row[name] for row in rows for name in bulk.columns])
        return
    text, order = words(statement, tuple(rows[0]))
    connection.executemany(text, [tuple(row[name] for name in order) for row in rows])


def together(works: Sequence[Work]) -> Iterator[tuple[ClauseElement, Rows]]:
    """Works as one: what is done by the same statements, as plays are, is done by these for all of them."""
    kinds: dict[tuple[ClauseElement, ...], list[Work]] = {}
    for work in works:
        kinds.setdefault(tuple(statement for statement, _ in work), []).append(work)
    for statements, alike in kinds.items():
        for place, statement in enumerate(statements):
            yield statement, [row for work in alike for row in work[place][1]]


class Writer:
    """Writes to a SQLite file. Errors are `sqlite3`'s own; after one, nothing of the work is written."""

    def __init__(self, path: str, bulk: Mapping[ClauseElement, Bulk], shared: bool = False) -> None:
        self.path = path
        self.bulk = bulk  # for statements that are done for many rows at once
        self.shared = shared  # with other processes, each of which has a writer
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None
        self._turns: IO[bytes] | None = None
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self.edition = 0.0  # what is written belongs to it: see `schema.EDITION`
        self._version: int | None = None  # of the file as others have left it
        self._began = 0.0  # the last transaction, by the loop's clock

    @property
    def waiting(self) -> int:
        """Works that wait for the disk."""
        return len(self._waiting)

    async def write(self, work: Work) -> None:
        """Write something, with whatever else waits to be written; returns when it is on the disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def close(self) -> None:
        """Let go of the file, when all that waits is written."""
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown(wait=False)

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            early = self._began + GATHERING - loop.time()
            if early > 0:
                await asyncio.sleep(early)
            self._began = loop.time()
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            results = await loop.run_in_executor(self._thread, self._transaction, [work for work, _ in batch])
            for (_, written), result in zip(batch, results, strict=True):
                if written.done():  # nobody waits any more
                    continue
                if result is None:
                    written.set_result(None)
                else:
                    written.set_exception(result)

    # ---- in the thread

    def _transaction(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Write works in one transaction; if one of them cannot be written, each in its own."""
        try:
            connection = self._open()
            with self._turn(), connection:
                connection.execute("BEGIN IMMEDIATE")
                self._check_edition(connection)
                for statement, rows in together(works):
                    perform(connection, statement, rows, self.bulk.get(statement))
            return [None] * len(works)
        except sqlite3.IntegrityError as error:
            if len(works) == 1:
                return [error]
            return [result for work in works for result in self._transaction([work])]
        except Exception as error:  # noqa: BLE001  # it belongs to those who wait, whatever it is
            self._let_go()
            return [error] * len(works)

    def _check_edition(self, connection: sqlite3.Connection) -> None:
        """Restored, if a backup was since we looked last: it costs nothing as long as nobody else writes."""
        (version,) = connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            found = connection.execute("SELECT at FROM pulse WHERE id = ?", (EDITION,)).fetchone()
            if (found[0] if found else 0.0) != self.edition:
                raise Restored
            self._version = version

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """No other process writes meanwhile: SQLite itself lets them try again in no order, after ever longer times."""
        if not self.shared:
            yield
            return
        import fcntl

        if self._turns is None:
            self._turns = os.fdopen(os.open(f"{self.path}-writer", os.O_WRONLY | os.O_CREAT, 0o600), "wb")
        fcntl.flock(self._turns, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._turns, fcntl.LOCK_UN)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self.path, timeout=PATIENCE, isolation_level=None, cached_statements=MOST_STATEMENTS
            )
            prepare(self._connection)
        return self._connection

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._version = None
        if self._turns is not None:
            self._turns.close()
            self._turns = None


def prepare(connection: Any, record: object = None) -> None:
    """What every connection to SQLite begins with."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
