"""Strict clocks: when a seat's time is up, a bot takes over, at whichever server has the table in memory."""

import contextlib
import logging
import time
from typing import TYPE_CHECKING

from letopis.server.clock import STRICT
from letopis.server.live import HUMAN
from letopis.server.sitting import Sitting
from letopis.server.store import Conflict, DatabaseGone

if TYPE_CHECKING:
    import asyncio

    from letopis.server.backend import Backend

log = logging.getLogger("letopis.clocks")

GRACE = 30.0  # seconds after a start, at most, in which nobody loses by the clock: it was us who were away
LATEST = 24 * 3600.0  # seconds that a timer runs at most
RETRY = 2.0  # seconds until it is tried again when the database is gone


class Clockwork:
    """Winds an alarm for each table that has a strict clock."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self.opened = time.time()
        self.alarms: dict[str, asyncio.TimerHandle] = {}

    def wind(self, sitting: Sitting, soonest: float = 0.0) -> None:
        """Set a table's alarm for the first seat whose time will be up."""
        live = sitting.live
        if live.info.clock.kind != STRICT:
            return
        self.stop(sitting.id)
        dues = [live.timing.due(seat) for seat, state in enumerate(live.seats) if state.kind == HUMAN]
        first = min((due for due in dues if due is not None), default=None)
        if first is None or live.ended or self.backend.closing.is_set():
            return
        grace = min(GRACE, live.info.clock.seconds)
        delay = max(first, self.opened + grace) - time.time()
        self.alarms[sitting.id] = self.backend.later(min(max(delay, soonest), LATEST), self._ring, sitting)

    def stop(self, id: str) -> None:
        """Forget a table's alarm."""
        alarm = self.alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()

    def _ring(self, sitting: Sitting) -> None:
        if self.backend.tables.sittings.get(sitting.id) is sitting:
            self.backend.background(self._strike(sitting))

    async def _strike(self, sitting: Sitting) -> None:
        soonest = 0.0
        async with sitting.lock:
            try:
                if sitting.doubtful:
                    await self.backend.tables.catch_up(sitting)
                draft = self.backend.tables.draft(sitting)
                why = "lost" if sitting.live.info.clock.then == "lose" else "late"
                for seat in draft.live.timing.lapsed(draft.at):
                    if draft.live.seats[seat].kind == HUMAN and not draft.live.ended:
                        draft.stand_in(seat, why)
                if draft.entries:
                    await self.backend.tables.write(sitting, draft)
            except Conflict:
                with contextlib.suppress(DatabaseGone):
                    await self.backend.tables.catch_up(sitting)
            except DatabaseGone:
                soonest = RETRY
        self.wind(sitting, soonest)
