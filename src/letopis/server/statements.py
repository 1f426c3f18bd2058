"""What is said to the database: statements made once, and the rows that go with them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, literal, select, update
from sqlalchemy.sql import ClauseElement

from letopis.server import schema
from letopis.server.entries import Entry, TableInfo
from letopis.server.writer import Bulk, Work
from letopis.wire import as_json

CHANNEL = "letopis"  # of PostgreSQL's NOTIFY


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What lists of tables show, and who sits where."""

    over: bool
    joinable: bool
    doc: dict[str, Any]
    places: tuple[tuple[str, int], ...]  # person, seat


ADD_TABLE = insert(schema.tables)
ADD_ENTRIES = insert(schema.entries)
ADD_PLACES = insert(schema.places)
DROP_PLACES = delete(schema.places).where(schema.places.c.table_id == bindparam("of_table"))
SUM_UP = update(schema.tables).where(schema.tables.c.id == bindparam("of_table"))
# On SQLite the two statements of a play are done for all plays that wait at once, written out for it.
_ENTRY = ("table_id", "number", "kind", "seat", "data", "person", "command", "at")
_SUMMED_UP = ("of_table", "updated", "over", "joinable", "summary")
BULK: dict[ClauseElement, Bulk] = {
    ADD_ENTRIES: Bulk(_ENTRY, f"INSERT INTO entries ({', '.join(_ENTRY)}) VALUES "),
    SUM_UP: Bulk(
        _SUMMED_UP,
        'UPDATE tables SET updated = news.column2, "over" = news.column3, joinable = news.column4, '
        "summary = news.column5 FROM (VALUES ",
        ") AS news WHERE tables.id = news.column1",
    ),
}
EDITION = func.coalesce(
    select(schema.pulse.c.at).where(schema.pulse.c.id == schema.EDITION).scalar_subquery(), literal(0.0)
)
# It finds nothing to tell when a backup was restored meanwhile: then what was to be written must not be.
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("notice"))).where(bindparam("edition") == EDITION)


@cache
def keep_snapshot_in(dialect: str) -> Any:
    """A snapshot put in place of the last one. A dialect is imported when it is needed: they take their time."""
    added = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.snapshots)
    changed = {"number": added.excluded.number, "doc": added.excluded.doc}
    return added.on_conflict_do_update(index_elements=["table_id"], set_=changed)


@cache
def beat_in(dialect: str) -> Any:
    """The one row in which it is tried whether anything can be written."""
    added = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.pulse)
    return added.on_conflict_do_update(index_elements=["id"], set_={"at": added.excluded.at})


@cache
def keep_review_in(dialect: str) -> Any:
    """A review written down unless there is one."""
    added = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.reviews)
    return added.on_conflict_do_nothing(index_elements=["table_id"])


@cache
def keep_ending_in(dialect: str) -> Any:
    """What is kept of a game that is over, put in place of what was."""
    added = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.endings)
    return added.on_conflict_do_update(index_elements=["table_id"], set_={"doc": added.excluded.doc})


@cache
def keep_person_in(dialect: str) -> Any:
    """What is known of a person, put in place of what was."""
    added = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.people)
    changed = {"name": added.excluded.name, "links": added.excluded.links}
    return added.on_conflict_do_update(index_elements=["person"], set_=changed)


@cache
def shelve_in(dialect: str) -> Any:
    """A table put away, if it is not yet."""
    added = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.shelved)
    return added.on_conflict_do_nothing(index_elements=["person", "table_id"])


UNSHELVE = delete(schema.shelved).where(
    (schema.shelved.c.person == bindparam("of_person")) & (schema.shelved.c.table_id == bindparam("of_table"))
)
FORGET_PERSON = [
    delete(kept).where(kept.c.person == bindparam("of_person")) for kept in (schema.people, schema.shelved)
]
REWRITE = (
    update(schema.entries)
    .where((schema.entries.c.table_id == bindparam("of_table")) & (schema.entries.c.number == bindparam("of_number")))
    .values(person=bindparam("nobody"), data=bindparam("doc"))
)
SHOWN_AS = update(schema.tables).where(schema.tables.c.id == bindparam("of_table")).values(summary=bindparam("doc"))
SEATED_AS = (
    update(schema.places)
    .where((schema.places.c.table_id == bindparam("of_table")) & (schema.places.c.person == bindparam("of_person")))
    .values(person=bindparam("nobody"))
)
OWNED_BY = update(schema.tables).where(schema.tables.c.id == bindparam("of_table")).values(owner=bindparam("nobody"))
FORGET = [
    *(delete(kept).where(kept.c.table_id == bindparam("of_table")) for kept in schema.of_tables),
    delete(schema.tables).where(schema.tables.c.id == bindparam("of_table")),
]


def table_row(info: TableInfo, summary: TableSummary, at: float) -> dict[str, Any]:
    """A new table as columns."""
    return {
        "id": info.id,
        "game": info.game,
        "rules": info.rules,
        "players": info.players,
        "options": json.dumps(info.options),
        "seed": info.seed,
        "salt": info.salt,
        "owner": info.owner,
        "mode": info.mode,
        "watch": info.watch,
        "invited": json.dumps(info.invited),
        "links": info.links,
        "created": info.created,
        "practice": info.practice,
        "start": None if info.start is None else json.dumps(info.start),
        "dice": info.dice,
        "clock": json.dumps(info.clock.doc()) if info.clock.kind else None,
        "commitment": info.commitment,
        "course": info.course,
        "guided": info.guided,
        **summed_up(summary, at),
    }


def entry_rows(table: str, entries: Sequence[Entry]) -> Work:
    """Entries to be added."""
    rows = [
        {
            "table_id": table,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": as_json(entry.data).decode(),
            "person": entry.person,
            "command": entry.command,
            "at": entry.at,
        }
        for entry in entries
    ]
    return [(ADD_ENTRIES, rows)] if rows else []


def place_rows(table: str, summary: TableSummary) -> Work:
    """Who sits where, to be added."""
    rows = [{"table_id": table, "person": person, "seat": seat} for person, seat in summary.places]
    return [(ADD_PLACES, rows)] if rows else []


def summed_up(summary: TableSummary, at: float) -> dict[str, Any]:
    """What lists show of a table, as columns."""
    return {
        "updated": at,
        "over": summary.over,
        "joinable": summary.joinable,
        "summary": as_json(summary.doc).decode(),
    }
