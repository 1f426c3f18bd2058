"""What other servers on the same PostgreSQL have written: LISTEN, and read it."""

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING

import psycopg

from letopis.server.statements import CHANNEL
from letopis.server.store import DatabaseGone

if TYPE_CHECKING:
    from letopis.server.backend import Backend

log = logging.getLogger("letopis.listener")

RETRY = 1.0  # seconds


async def listen(backend: "Backend") -> None:
    """Follow the other servers for as long as this one runs."""
    address = backend.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await _look_again(backend)  # whatever was said while we did not listen
                async for notice in connection.notifies():
                    _hear(backend, notice.payload)
        except (psycopg.Error, OSError) as error:
            log.warning("the database does not answer, listening again soon: %s", error)
        await asyncio.sleep(RETRY)


def _hear(backend: "Backend", payload: str) -> None:
    said = json.loads(payload)
    if said["process"] == backend.process:
        return
    backend.metrics.count("notices")
    if said.get("restored"):
        backend.background(_catch_edition(backend))
        return
    sitting = backend.tables.sittings.get(said["table"])
    if sitting is None:
        return
    if "here" in said:
        backend.presence.elsewhere(sitting, said["process"], said["here"])
    elif said.get("forgotten"):
        backend.tables.drop(sitting)
    elif said["number"] > sitting.live.number:
        backend.background(_refresh(backend, said["table"]))


async def _catch_edition(backend: "Backend") -> None:
    with contextlib.suppress(DatabaseGone):
        await backend.store.catch_edition()


async def _refresh(backend: "Backend", table: str) -> None:
    sitting = backend.tables.sittings.get(table)
    if sitting is not None:
        with contextlib.suppress(DatabaseGone):  # it stays in doubt, and is read again when it is used
            await backend.tables.refresh(sitting)


async def _look_again(backend: "Backend") -> None:
    for table in list(backend.tables.sittings):
        await _refresh(backend, table)
