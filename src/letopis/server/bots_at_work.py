"""Bots at work: whose turn it is at a table is asked of the pool, and the answer played like anybody's."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from letopis.kernel.errors import Refused
from letopis.kernel.position import Position
from letopis.server.bot_process import BotChoice
from letopis.server.entries import GREEDY
from letopis.server.sitting import Sitting
from letopis.server.store import Conflict, DatabaseGone

if TYPE_CHECKING:
    from letopis.server.backend import Backend

log = logging.getLogger("letopis.bots")

RETRY = 2.0  # seconds until bots try again when the database is gone


class BotsAtWork:
    """The bots of this process's tables."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend

    def nudge(self, sitting: Sitting, delay: float = 0.0) -> None:
        """Let the bots of a table play if it is their turn."""
        if sitting.bots is None and not self.backend.closing.is_set() and sitting.live.bots_awaited():
            sitting.bots = self.backend.background(self._bots(sitting, delay))

    async def _bots(self, sitting: Sitting, delay: float) -> None:
        try:
            while delay:  # another server wrote last and will move its bots, unless it is gone
                number = sitting.live.number
                await asyncio.sleep(delay)
                if sitting.live.number == number:
                    break
            while True:
                waiting = sitting.live.bots_awaited()
                if not waiting or not sitting.attended(time.monotonic(), self.backend.settings.attention):
                    return  # when somebody looks again, they go on
                seat = waiting[0]
                position, level = sitting.live.position, sitting.live.seats[seat].level
                since, seconds = sitting.live.asked_since(seat), self.backend.settings.time_of(level)
                choice = await self.backend.pool.choose(position, seat, level, seconds, sitting.share)
                if not await self._bot_plays(sitting, seat, level, since, position, choice):
                    continue
                self.backend.metrics.count("plays", 'by="bot"')
                last = sitting.live.plays[-1] if sitting.live.plays else None
                if self.backend.settings.pace and sitting.streams and (last is None or not last.private):
                    await asyncio.sleep(self.backend.settings.pace)
        finally:
            sitting.bots = None
            sitting.used = time.monotonic()

    async def _bot_plays(
        self, sitting: Sitting, seat: int, level: str, since: int, asked: Position, choice: BotChoice
    ) -> bool:
        """Play what a bot answered, if it still is what it was asked; False: ask again."""
        async with sitting.lock:
            try:
                if sitting.doubtful:
                    await self.backend.tables.catch_up(sitting)
                live = sitting.live
                if seat not in live.bots_awaited() or live.seats[seat].level != level:
                    return False
                if live.asked_since(seat) != since:
                    return False  # somebody took back what the bot was about to answer
                draft = self.backend.tables.draft(sitting)
                try:
                    draft.play(seat, choice.text)
                except Refused:
                    if live.position is not asked:
                        return False  # the game has gone on: ask again
                    log.exception("a bot's action is refused; any legal one will do")
                    draft.play(seat, live.position.legal(seat)[0].text)
                told = live.greedy_told(seat) or draft.live.ended or draft.live.plays[-1].private
                if choice.stood_in and not told:  # of what was done in secret nobody hears
                    draft.add(GREEDY, seat)
                await self.backend.tables.write(sitting, draft)
                return True
            except Conflict:
                with contextlib.suppress(DatabaseGone):
                    await self.backend.tables.catch_up(sitting)
                return False
            except DatabaseGone:
                pass
        await asyncio.sleep(RETRY)
        return False
