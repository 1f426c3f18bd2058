"""What other servers on the same PostgreSQL have written: LISTEN, and read it."""

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING

import psycopg

from letopis.server.store import CHANNEL, DatabaseGone

if TYPE_CHECKING:
    from letopis.server.house import House

log = logging.getLogger("letopis.listener")

RETRY = 1.0  # seconds


async def listen(house: "House") -> None:
    """Follow the other servers for as long as this one runs."""
    address = house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await _look_again(house)  # whatever was said while we did not listen
                async for notice in connection.notifies():
                    _hear(house, notice.payload)
        except (psycopg.Error, OSError) as error:
            log.warning("the database does not answer, listening again soon: %s", error)
        await asyncio.sleep(RETRY)


def _hear(house: "House", payload: str) -> None:
    said = json.loads(payload)
    if said["process"] == house.process:
        return
    house.metrics.count("notices")
    sitting = house.tables.sittings.get(said["table"])
    if sitting is None:
        return
    if "here" in said:
        house.presence.elsewhere(sitting, said["process"], said["here"])
    elif said["number"] > sitting.live.number:
        house.background(_refresh(house, said["table"]))


async def _refresh(house: "House", table: str) -> None:
    sitting = house.tables.sittings.get(table)
    if sitting is not None:
        with contextlib.suppress(DatabaseGone):  # it stays in doubt, and is read again when it is used
            await house.tables.refresh(sitting)


async def _look_again(house: "House") -> None:
    for table in list(house.tables.sittings):
        await _refresh(house, table)
