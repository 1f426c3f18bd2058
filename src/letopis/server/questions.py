"""What one may ask at a table without changing it: why not, what a bot would do, how a finished game was played."""

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from letopis.advice.reasons import Reason
from letopis.kernel.errors import LetopisError, Refused
from letopis.kernel.records import replay
from letopis.kernel.seal import broken
from letopis.server.bot_pool import PoolFailed
from letopis.server.fair_queue import Share
from letopis.server.faults import Fault
from letopis.server.hints import Hints
from letopis.server.limits import network
from letopis.server.live import LiveTable
from letopis.server.reviews import Progress, advice, worded
from letopis.server.sealing import terms
from letopis.server.visitors import Visitor

if TYPE_CHECKING:
    from letopis.server.backend import Backend


class Questions:
    """Answers them."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self.hints = Hints()

    async def why(self, id: str, guest: Visitor, action: str) -> dict[str, Any]:
        """Whether an action is allowed, and why not."""
        sitting, audience = await self.backend.tables.look(id, guest)
        if audience.seat is None:
            raise Fault("no-seat")
        live = sitting.live
        if not live.begun:
            raise Fault("not-begun")
        refusal = live.position.why(action, audience.seat)
        if refusal is None:
            return {"legal": True, "rule": None, "key": None, "reason": None}
        reason = refusal.sentence(guest.lang, live.names(guest.lang))
        return {"legal": False, "rule": refusal.rule, "key": refusal.key, "reason": reason}

    async def hint(self, id: str, guest: Visitor) -> dict[str, Any]:
        """What a bot would do in the visitor's place."""
        sitting, audience = await self.backend.tables.look(id, guest)
        live, seat = sitting.live, audience.seat
        if seat is None:
            raise Fault("no-seat")
        position = live.position
        if not live.begun:
            raise Fault("not-begun")
        if seat not in position.awaiting:
            try:
                position.asked(seat)
            except Refused as refused:
                raise Fault("refused", refusal=refused.refusal, names=live.names(guest.lang)) from None
        number = live.number_for(audience)
        share = Share(network(guest.address), guest.person.id)

        async def think() -> list[Reason]:
            return await self.backend.pool.think(position, seat, self.backend.settings.hint_time, share)

        try:
            ranked = await self.hints.ask(guest.person.id, (id, seat, len(live.plays)), think)
        except PoolFailed:
            raise Fault("busy") from None
        if ranked is None:
            raise Fault("moved-on")
        self.backend.metrics.count("hints")
        return {"number": number, "actions": advice(live.game, ranked, guest.lang)}

    async def guess(self, id: str, guest: Visitor) -> dict[str, Any]:
        """A position as it might be, for a bot that sits outside: what the visitor cannot see is dealt anew.

        It is dealt twice, each time from a number that nobody learns: whoever turned the last deal back would find the
        one before it, and never what lies there.
        """
        sitting, audience = await self.backend.tables.look(id, guest)
        live, seat = sitting.live, audience.seat
        if seat is None:
            raise Fault("no-seat")
        if not live.begun:
            raise Fault("not-begun")
        number = live.number_for(audience)
        guessed = live.position.guess(seat, token_hex(16)).guess(seat, token_hex(16))
        return {"number": number, "seat": seat, "position": guessed.dump()}

    async def review(self, id: str, guest: Visitor) -> dict[str, Any]:
        """What the best bot thinks of every decision of a finished game; how far it is, while it still thinks."""
        sitting, audience = await self.backend.tables.look(id, guest)
        live = sitting.live
        if not live.ended:
            raise Fault("still-running")
        found = await self.backend.reviews.of(live)
        if isinstance(found, Progress):
            return {"ready": False, "done": found.done, "of": found.of, "in_points": False, "seats": []}
        return worded(found, live, audience, guest.lang)

    async def finished(self, id: str, guest: Visitor) -> LiveTable:
        """A table whose game is over; Fault while it runs."""
        sitting, _ = await self.backend.tables.look(id, guest)
        if not sitting.live.ended:
            raise Fault("still-running")
        return sitting.live

    async def verify(self, id: str, guest: Visitor) -> dict[str, Any]:
        """All that proves how the game was played: what the seed was made of, what was promised, and whether the record
        replays. A page believes only what it has kept itself."""
        live = await self.finished(id, guest)
        info, record = live.info, live.record()
        problem = None
        try:
            totals = [score.total for score in replay(record, live.game).scores()]
        except LetopisError as error:
            totals, problem = [], str(error)
        flaw = broken(record)
        return {
            "ok": flaw in ("", "none") and problem is None,
            "bound": bool(info.dice),
            "broken": None if flaw in ("", "none") else flaw,
            "commitment": live.commitment,
            "terms": terms(info),
            "secret": info.seed,
            "salt": info.salt,
            "numbers": [] if record.seal is None else record.seal.numbers,
            "bond": live.bond,
            "seed": record.seed,
            "scores": totals,
            "problem": problem,
        }

    async def course(self, id: str, guest: Visitor) -> list[dict[str, Any]]:
        """The totals after every play of a game that is over."""
        live = await self.finished(id, guest)
        position = live.origin.begin(live.game)
        course = [{"number": 0, "totals": [score.total for score in position.scores()]}]
        for count, play in enumerate(live.plays, 1):
            position.play(play.text, play.seat)
            totals = [score.total for score in position.scores()]
            if totals != course[-1]["totals"] or count == len(live.plays):
                course.append({"number": play.numbers[-1], "totals": totals})
            if count % 50 == 0:
                await asyncio.sleep(0)
        return course
