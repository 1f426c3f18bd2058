"""Kinds of bots: how one is made and where it is offered.

Those of other packages are found by their entry points, and by what whoever runs a server allows at its tables:
`LETOPIS_BOTS="oracle=my_bots.oracle:Oracle@100ms"`, several with commas.
"""

import logging
import os
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from letopis.bots.base import Bot
from letopis.bots.budget import read_budget
from letopis.bots.own_bot import own_factory
from letopis.kernel.errors import BadOption

GROUP: Final = "letopis.bots"
ALLOWED_AT_TABLES: Final = "LETOPIS_BOTS"  # the environment variable
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
OTHER_SITTERS: Final = ("human", "me", "open", "invited")  # what a seat may be given to besides
ROOMS_OWN: Final = ""  # the budget that each room has set for a journeyman
OWN_BUDGET: Final = "100ms"  # of somebody's class, where nobody says
LEARNED_FROM: Final = "weights="

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


def split(name: str) -> tuple[str, str, str]:
    """A bot's name as people write it: its kind or class, the file it has learned from, its budget.

    >>> split("master@100ms"), split("master:weights=a.toml@500"), split("my_bots:Oracle")
    (('master', '', '100ms'), ('master', 'a.toml', '500'), ('my_bots:Oracle', '', ''))
    """
    kind, colon, rest = name.partition(":")
    if not colon:
        kind, _, budget = name.partition("@")
        return kind, "", budget
    what, _, budget = rest.rpartition("@") if "@" in rest else (rest, "", "")
    if what.startswith(LEARNED_FROM):
        return kind, what.removeprefix(LEARNED_FROM), budget
    return f"{kind}:{what}", "", budget


def class_kind(path: str, level: bool = False) -> BotKind:
    """The kind that `package.module:Class` is: a `BotKind`, or whatever makes a bot of a game and a seed.

    ValueError says why there is no such bot.
    """
    made = own_factory(path)
    if isinstance(made.target, BotKind):
        return made.target
    return BotKind(made.make, OWN_BUDGET, level)


class OtherBots:
    """The kinds that other packages bring, by their names; and what is wrong with those that cannot be used."""

    def __init__(self, ours: tuple[str, ...], allowed: str = "") -> None:
        self.kinds: dict[str, BotKind] = {}
        self.broken: dict[str, str] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            self._add(point.name, point, _package(point), ours)
        for item in filter(None, [part.strip() for part in allowed.split(",")]):
            name, _, path = item.partition("=")
            self._add(name.strip(), path.strip(), ALLOWED_AT_TABLES, ours)

    def _add(self, name: str, point: EntryPoint | str, source: str, ours: tuple[str, ...]) -> None:
        """Take up a kind, or say why not."""
        problem = self._problem(name, point, ours)
        if problem:
            self.broken.setdefault(name, problem)
            log.warning("the bot %r of %s is left out: %s", name, source, problem)

    def _problem(self, name: str, point: EntryPoint | str, ours: tuple[str, ...]) -> str:
        if NAME.fullmatch(name) is None or name in OTHER_SITTERS:
            return "a bot's name is small letters, digits and _, and none of " + ", ".join(OTHER_SITTERS)
        if name in ours or name in self.kinds:
            return "the name is taken"
        if isinstance(point, str):
            kind, _, budget = split(point)
            try:
                found = class_kind(kind, True)
                self.kinds[name] = BotKind(found.make, budget or found.budget, True) if found.budget else found
            except (ValueError, BadOption) as error:
                return str(error)
            return ""
        try:
            loaded = point.load()
        except Exception as error:  # noqa: BLE001  # whatever is wrong with another package spoils nothing else
            return f"{point.value} cannot be loaded: {error!r}"
        if not isinstance(loaded, BotKind):
            return f"{point.value} is no BotKind"
        self.kinds[name] = loaded
        return ""


def _package(point: EntryPoint) -> str:
    return point.value.partition(":")[0] if point.dist is None else point.dist.name


def other_bots(ours: tuple[str, ...]) -> OtherBots:
    """What is installed and allowed; looked for again only when there are other places to look in."""
    return _found(tuple(sys.path), os.environ.get(ALLOWED_AT_TABLES, ""), ours)


@lru_cache(maxsize=4)
def _found(places: tuple[str, ...], allowed: str, ours: tuple[str, ...]) -> OtherBots:
    return OtherBots(ours, allowed)
