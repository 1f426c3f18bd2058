"""All that a server keeps as one file, and back again: a SQLite file whatever the database is, so that a backup also
moves tables from the one kind to the other. Both may be done while servers run."""

import contextlib
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from letopis.server import schema
from letopis.server.migrations import migrate, upgrade
from letopis.server.settings import Settings
from letopis.server.store import PRIVATE, BadDatabase, address, keep_private

AT_ONCE = 1000  # rows
NOTES = "backup"  # the table in which a backup says what it is
ORDER = schema.metadata.sorted_tables  # what others refer to comes first


class CannotKeep(Exception):
    """It cannot be backed up or restored like this; `key` and `figures` say why in words."""

    def __init__(self, key: str, **figures: Any) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


@dataclass(frozen=True, slots=True)
class Kept:
    """What was written."""

    tables: int
    rows: int
    made: str  # when the backup was made
    key: bool | None = None  # whether the backup's key is the one in use; None: it has none


def _engine(url: URL, reads: bool) -> Engine:
    if url.drivername.startswith("postgresql"):
        return create_engine(url, isolation_level="REPEATABLE READ" if reads else "READ COMMITTED")
    engine = create_engine(url.set(drivername="sqlite"))

    def by_hand(connection: Any, record: object) -> None:
        connection.isolation_level = None  # Python's own way begins no transaction for what only reads

    event.listen(engine, "connect", by_hand)
    return engine


@contextmanager
def _opened(url: URL, reads: bool) -> Iterator[Connection]:
    """A database in one transaction: what is read is all of one moment, what is written is all or nothing."""
    engine, shown = _engine(url, reads), url.render_as_string(hide_password=True)
    try:
        with engine.connect() as connection, connection.begin():
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA busy_timeout = 20000")
                connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
            yield connection
    except SQLAlchemyError as error:
        raise CannotKeep("keep-database", where=shown, why=str(getattr(error, "orig", error)).splitlines()[0]) from None
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def database_of(settings: Settings, there: bool = True) -> URL:
    """The address of the database; `CannotKeep` when it is none, or none is there and one must be."""
    try:
        url = address(settings.database_url)
    except BadDatabase as bad:
        raise CannotKeep("keep-database", where=settings.database_url, why=str(bad)) from None
    if there and url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():
        raise CannotKeep("keep-nothing", where=url.database or "")
    return url


def check_revision(settings: Settings) -> None:
    """`CannotKeep` unless the database has the shape that this release writes: nothing here changes it."""
    with _opened(database_of(settings), reads=True) as connection:
        _check(connection, settings.database_url)


def _check(connection: Connection, where: str) -> None:
    found = _revision(connection)
    if found is None:
        raise CannotKeep("keep-nothing", where=where)
    if found != schema.HEAD:
        raise CannotKeep("keep-older" if found < schema.HEAD else "keep-newer", where=where, revision=found)


# ---- to a file


def backup(settings: Settings, file: Path, replace: bool = False) -> Kept:
    """Write all that there is, as it is at one moment, into a file that nobody else may read."""
    if file.exists() and not replace:
        raise CannotKeep("backup-exists", file=str(file))
    if not file.absolute().parent.is_dir():
        raise CannotKeep("backup-no-folder", file=str(file))
    url = database_of(settings)
    try:
        handle, name = tempfile.mkstemp(".part", f".{file.name}-", file.absolute().parent)  # 0600
    except OSError as error:
        raise CannotKeep("backup-unwritable", file=str(file), why=error.strerror or "") from None
    os.close(handle)
    part = Path(name)
    try:
        with _opened(url, reads=True) as source:
            _check(source, settings.database_url)
            kept = _write(source, part, _key_of(settings))
        part.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise CannotKeep("backup-unwritable", file=str(file), why=str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return kept


def _key_of(settings: Settings) -> str:
    """The key in the data folder: without it cookies and links of a restored server would be nobody's."""
    with contextlib.suppress(OSError):
        return settings.key_file.read_text().strip() if not settings.key else ""
    return ""


def _write(source: Connection, part: Path, key: str) -> Kept:
    made = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    with _opened(address(f"sqlite:///{part}"), reads=False) as target:
        schema.metadata.create_all(target)
        target.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        target.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": schema.HEAD})
        target.execute(text(f"CREATE TABLE {NOTES} (name TEXT PRIMARY KEY, value TEXT NOT NULL)"))
        notes = {"made": made, "key": key}
        for name, value in notes.items():
            target.execute(text(f"INSERT INTO {NOTES} VALUES (:name, :value)"), {"name": name, "value": value})
        rows = _copied(source, target)
        tables = int(target.execute(select(func.count()).select_from(schema.tables)).scalar() or 0)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    return Kept(tables, rows, made)


def _copied(source: Connection, target: Connection) -> int:
    done = 0
    for table in ORDER:
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for part in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])
            done += len(part)
    return done


# ---- from a file


def restore(settings: Settings, file: Path, replace: bool = False) -> Kept:
    """Put a backup in the place of all that there is; servers that run read everything anew.

    A database in which there is something is left as it is unless one says `replace`. A backup of an earlier release is
    brought to the present shape first.
    """
    if not file.is_file():
        raise CannotKeep("restore-no-file", file=str(file))
    url = database_of(settings, there=False)
    with tempfile.TemporaryDirectory(prefix="letopis-") as folder:  # for us alone
        copy = Path(folder) / "backup.db"
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise CannotKeep("restore-unreadable", file=str(file), why=error.strerror or "") from None
        notes = _made_present(copy, file)
        if url.drivername.startswith("sqlite"):
            path = Path(url.database or "")
            path.absolute().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            keep_private(path)
            with contextlib.closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
        with _opened(url, reads=False) as target:
            migrate(target)
            there = int(target.execute(select(func.count()).select_from(schema.tables)).scalar() or 0)
            if there and not replace:
                raise CannotKeep("restore-occupied", where=url.render_as_string(hide_password=True), count=there)
            if target.dialect.name == "postgresql":  # whoever plays just now waits, and is then told to come again
                target.execute(text(f"LOCK TABLE {', '.join(table.name for table in ORDER)} IN ACCESS EXCLUSIVE MODE"))
            for table in reversed(ORDER):
                target.execute(delete(table))
            with _opened(address(f"sqlite:///{copy}"), reads=True) as source:
                rows = _copied(source, target)
            _new_edition(target)
            tables = int(target.execute(select(func.count()).select_from(schema.tables)).scalar() or 0)
    return Kept(tables, rows, notes.get("made", ""), _use_key(settings, notes.get("key", "")))


def _made_present(copy: Path, file: Path) -> dict[str, str]:
    """Bring a backup to the present shape; what it says of itself."""
    engine = create_engine(f"sqlite:///{copy}")
    try:
        with engine.begin() as connection:
            found = _revision(connection)
            if found is None or not inspect(connection).has_table("tables"):
                raise CannotKeep("restore-no-backup", file=str(file))
            if found > schema.HEAD:
                raise CannotKeep("keep-newer", where=str(file), revision=found)
            if connection.execute(text("PRAGMA integrity_check")).scalar() != "ok":
                raise CannotKeep("restore-no-backup", file=str(file))
            if found != schema.HEAD:
                upgrade(connection)
            if not inspect(connection).has_table(NOTES):  # a copy of the tables' own file
                return {}
            return {str(row.name): str(row.value) for row in connection.execute(text(f"SELECT * FROM {NOTES}"))}
    except SQLAlchemyError:
        raise CannotKeep("restore-no-backup", file=str(file)) from None
    finally:
        engine.dispose()


def _new_edition(target: Connection) -> None:
    """Let every server that runs know that what it has in memory is no longer true: see `Store`."""
    target.execute(delete(schema.pulse).where(schema.pulse.c.id == schema.EDITION))
    target.execute(insert(schema.pulse), [{"id": schema.EDITION, "at": time.time()}])
    if target.dialect.name == "postgresql":
        target.execute(text('SELECT pg_notify(\'letopis\', \'{"restored": true, "process": ""}\')'))


def _use_key(settings: Settings, key: str) -> bool | None:
    """Sign with the backup's key from the next start on; whether that is so."""
    if not key:
        return None
    if settings.key:
        return settings.key == key
    path = settings.key_file
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = path.with_name(f".{path.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w") as written:
        written.write(key)
    part.replace(path)
    return True
