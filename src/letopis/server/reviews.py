"""Reviews of finished games, made once, in the background, by the thinking processes; hints and reviews in words."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any

from letopis.advice.reasons import Reason, cost_text, reason, reasons, row_label
from letopis.advice.review import Judgement, Review, gathered, read_judgement, read_review, turning_points
from letopis.kernel.game import Game
from letopis.server.audience import Audience
from letopis.server.bot_pool import BotPool, PoolFailed
from letopis.server.faults import Fault
from letopis.server.live import LiveTable
from letopis.server.store import DatabaseGone, Store
from letopis.server.table_view import label, label_of_several

log = logging.getLogger("letopis.reviews")

KEPT = 32  # reviews in memory


@dataclass
class Progress:
    """How many decisions have been judged, of how many; 0 of 0 before it is known."""

    done: int = 0
    of: int = 0


class Reviews:
    """The reviews of this process: those it is making, and the last ones made."""

    def __init__(self, store: Store, pool: BotPool, seconds: float) -> None:
        self.store = store
        self.pool = pool
        self.seconds = seconds  # for each decision
        self._making: dict[str, tuple[Progress, asyncio.Task[Review]]] = {}
        self._made: dict[str, Review] = {}

    async def of(self, live: LiveTable) -> Review | Progress:
        """A table's review, or how far it is: the first who asks has it made. Fault when nobody can make it."""
        id = live.info.id
        if id in self._made:
            return self._made[id]
        if id not in self._making:
            stored = await self.store.review(id)
            if stored is not None:
                return self._keep(id, read_review(stored))
        if id not in self._making:  # nobody was quicker while we asked
            progress = Progress()
            self._making[id] = (progress, asyncio.create_task(self._make(live, progress)))
        progress, task = self._making[id]
        if not task.done():
            return progress
        del self._making[id]
        if task.cancelled() or task.exception() is not None:
            raise Fault("busy")  # whoever asks again has it tried again
        return self._keep(id, task.result())

    def _keep(self, id: str, review: Review) -> Review:
        self._made[id] = review
        while len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return review

    async def _make(self, live: LiveTable, progress: Progress) -> Review:
        record = live.record()
        progress.of = await asyncio.to_thread(lambda: sum(1 for _ in turning_points(record)))
        judgements: list[Judgement] = []
        after: int | None = 0
        while after is not None:
            try:
                judged, after = await self.pool.judge(record.doc(), after, self.seconds)
            except PoolFailed as failed:
                log.warning("the review of %s has to wait: %s", live.info.id, failed)
                raise
            judgements += [read_judgement(doc) for doc in judged]
            progress.done = len(judgements)
        review = gathered(record, live.position, judgements)
        with contextlib.suppress(DatabaseGone):  # then it is made again one day
            await self.store.keep_review(live.info.id, review.doc())
        return review

    def forget(self) -> None:
        """Whatever was made belongs to other tables."""
        self._made.clear()

    async def close(self) -> None:
        """Leave what is being made."""
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ---- in words


def advice(game: Game[Any], ranked: list[Reason], lang: str) -> list[dict[str, Any]]:
    """The actions of a hint, each with its reason."""
    return [
        {
            "text": one.text,
            "then": one.then,
            "label": label_of_several(game.name, [one.text, *one.then], lang),
            "worth": one.worth,
            "chance": one.chance,
            "rows": [
                {"row": row, "label": row_label(game, row, lang), "points": points} for row, points in one.rows.items()
            ],
            "why": why,
        }
        for one, why in zip(ranked, reasons(game, ranked, lang), strict=True)
    ]


def worded(review: Review, live: LiveTable, audience: Audience, lang: str) -> dict[str, Any]:
    """A review as an audience reads it: with names, labels, reasons, and its own numbers to look back at."""
    game = live.game
    place = -1 if audience.seat is None else audience.seat
    before = [0, *(play.numbers[place] for play in live.plays)]  # what the audience had seen when a play was chosen

    def costly(judgement: Judgement) -> dict[str, Any]:
        chosen, better = judgement.chosen, judgement.better
        return {
            "play": judgement.play,
            "number": before[judgement.play - 1],
            "points": round(judgement.points, 2),
            "chance": None if chosen.chance is None else round(judgement.cost, 4),
            "cost": cost_text(None if chosen.chance is None else judgement.cost, judgement.points, lang),
            "chosen": {"text": chosen.text, "label": label(game.name, chosen.text, lang)},
            "better": {"text": better.text, "label": label(game.name, better.text, lang)},
            "chosen_why": reason(game, chosen, None, lang),
            "better_why": reason(game, better, chosen, lang),
        }

    return {
        "ready": True,
        "done": len(review.judgements),
        "of": len(review.judgements),
        "in_points": review.in_points,
        "seats": [
            {
                "seat": seat,
                "name": name,
                "total": review.totals[seat],
                "course": [
                    {"play": play, "number": before[min(play, len(before) - 1)], "value": round(value, 4)}
                    for play, value in review.course(seat)
                ],
                "costliest": [costly(judgement) for judgement in review.costliest(seat)],
            }
            for seat, name in enumerate(live.names(lang))
        ],
    }
