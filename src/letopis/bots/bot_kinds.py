"""Kinds of bots: how one is made and where it is offered; those of other packages are found by their entry points."""

import logging
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from letopis.bots.base import Bot
from letopis.bots.budget import read_budget

GROUP: Final = "letopis.bots"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
OTHER_SITTERS: Final = ("human", "me", "open", "invited")  # what a seat may be given to besides
ROOMS_OWN: Final = ""  # the budget that each room has set for a journeyman

log: Final = logging.getLogger("letopis.bots")


class BotKind:
    """How bots of one name are made, and where they are offered.

    `make` is called with the game and the seed, and with a `Budget` if `budget` says that the bot thinks for one: what
    it is given where nobody says, as `100ms` or `500` iterations; with `learned` too, where somebody hands that to it.
    A bot is `timed` if its budget is a time: then a table or a tournament may give it another. `level`: people may have
    it at a table. `teaches`: hints and reviews come from the last bot that does.

    >>> from letopis.bots.random_play import RandomBot
    >>> kind = BotKind(RandomBot)
    >>> kind.timed, kind.level, kind.teaches
    (False, False, False)
    """

    def __init__(
        self, make: Callable[..., Bot], budget: str | None = None, level: bool = False, teaches: bool = False
    ) -> None:
        if budget:
            read_budget(budget)
        self.make = make
        self.budget = budget
        self.timed = budget is not None and budget.endswith("s")
        self.level = level
        self.teaches = teaches


class OtherBots:
    """The kinds that other packages bring, by their names; and what is wrong with those that cannot be used."""

    def __init__(self, ours: tuple[str, ...]) -> None:
        self.kinds: dict[str, BotKind] = {}
        self.broken: dict[str, str] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            problem = self._add(point, ours)
            if problem:
                self.broken.setdefault(point.name, problem)
                log.warning("the bot %r of %s is left out: %s", point.name, _package(point), problem)

    def _add(self, point: EntryPoint, ours: tuple[str, ...]) -> str:
        """Take up a kind; returns why not."""
        if NAME.fullmatch(point.name) is None or point.name in OTHER_SITTERS:
            return "a bot's name is small letters, digits and _, and none of " + ", ".join(OTHER_SITTERS)
        if point.name in ours or point.name in self.kinds:
            return "the name is taken"
        try:
            kind = point.load()
        except Exception as error:  # noqa: BLE001  # whatever is wrong with another package spoils nothing else
            return f"{point.value} cannot be loaded: {error!r}"
        if not isinstance(kind, BotKind):
            return f"{point.value} is no BotKind"
        self.kinds[point.name] = kind
        return ""


def _package(point: EntryPoint) -> str:
    return point.value.partition(":")[0] if point.dist is None else point.dist.name


def other_bots(ours: tuple[str, ...]) -> OtherBots:
    """What is installed; looked for again only when there are other places to look in."""
    return _found(tuple(sys.path), ours)


@lru_cache(maxsize=4)
def _found(places: tuple[str, ...], ours: tuple[str, ...]) -> OtherBots:
    return OtherBots(ours)
