"""Who has a page of a table open: here, or at another server."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from letopis.server.audience import Audience
from letopis.server.sitting import Sitting
from letopis.server.store import DatabaseGone

if TYPE_CHECKING:
    from letopis.server.backend import Backend

AWAY_AFTER = 3.0  # seconds without a stream until a seat counts as not there
SILENT = 90.0  # seconds after which another server counts as gone: one that was killed says nothing


class Presence:
    """Keeps who is there."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend

    def arrive(self, sitting: Sitting, audience: Audience) -> None:
        """A seat's page is open."""
        if audience.acts and audience.seat is not None:
            sitting.here[audience.seat] += 1
            if sitting.here[audience.seat] == 1:
                self.look(sitting, tell=True)

    def depart(self, sitting: Sitting, audience: Audience) -> None:
        """A seat's page is closed; perhaps it will be back at once."""
        if audience.acts and audience.seat is not None:
            sitting.here[audience.seat] -= 1
            asyncio.get_running_loop().call_later(AWAY_AFTER, self._missed, sitting, audience.seat)

    def _missed(self, sitting: Sitting, seat: int) -> None:
        if not sitting.here[seat] and not self.backend.closing.is_set():
            self.look(sitting, tell=True)

    def elsewhere(self, sitting: Sitting, process: str, seats: list[int]) -> None:
        """Another server says which seats have a page open there."""
        sitting.elsewhere[process] = (time.monotonic(), set(seats))
        self.look(sitting)

    def look(self, sitting: Sitting, tell: bool = False) -> None:
        """Work out who is there; tell the other servers of those who are here."""
        fresh = time.monotonic() - SILENT
        here = {seat for seat, pages in sitting.here.items() if pages > 0}
        if tell and self.backend.store.shared:
            self.backend.background(self._tell(sitting.id, sorted(here)))
        here = here.union(*(seats for said, seats in sitting.elsewhere.values() if said > fresh))
        here = {beside for seat in here for beside in sitting.live.beside(seat)}
        if here != sitting.live.connected:
            sitting.live.connected.clear()
            sitting.live.connected.update(here)
            sitting.changed()

    async def _tell(self, id: str, seats: list[int]) -> None:
        with contextlib.suppress(DatabaseGone):
            await self.backend.store.notify({"table": id, "here": seats})
