"""Hints: one at a time for each person, thought of once for each question, dropped when nobody waits any more."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from letopis.advice.reasons import Reason

REMEMBERED = 500  # questions

Moment = tuple[str, int, int]  # a table, a seat, and how many plays it has seen
Thinking = Callable[[], Awaitable[list[Reason]]]


class _Thought:
    """What is thought of one question, and how many wait for it."""

    def __init__(self, task: "asyncio.Task[list[Reason]]") -> None:
        self.task = task
        self.waiting = 0


class Hints:
    """What was asked, is being thought about, and was answered."""

    def __init__(self) -> None:
        self._known: OrderedDict[Moment, list[Reason]] = OrderedDict()
        self._under_way: dict[Moment, _Thought] = {}
        self._of_person: dict[str, tuple[Moment, asyncio.Event]] = {}

    async def ask(self, person: str, moment: Moment, think: Thinking) -> list[Reason] | None:
        """The answer for a question; None when the same person asks about another one meanwhile: he has moved on.

        A caller that is cancelled, for whoever asked is gone, takes his part of the thinking with him.
        """
        known = self._known.get(moment)
        if known is not None:
            self._known.move_to_end(moment)
            return known
        before = self._of_person.get(person)
        if before is not None and before[0] != moment:
            before[1].set()
        moved_on = before[1] if before is not None and before[0] == moment else asyncio.Event()
        self._of_person[person] = (moment, moved_on)
        thought = self._under_way.get(moment)
        if thought is None:
            thought = self._under_way[moment] = _Thought(asyncio.ensure_future(self._think(moment, think)))
        thought.waiting += 1
        leaving = asyncio.ensure_future(moved_on.wait())
        try:
            await asyncio.wait({thought.task, leaving}, return_when=asyncio.FIRST_COMPLETED)
            return thought.task.result() if thought.task.done() else None
        finally:
            leaving.cancel()
            thought.waiting -= 1
            if not thought.waiting and not thought.task.done():
                thought.task.cancel()
            if self._of_person.get(person) == (moment, moved_on):
                del self._of_person[person]

    async def _think(self, moment: Moment, think: Thinking) -> list[Reason]:
        try:
            found = await think()
            self._known[moment] = found
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
            return found
        finally:
            del self._under_way[moment]
