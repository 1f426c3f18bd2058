"""Games of other packages, by their entry points: tried before they are offered, a broken one spoils nothing."""

import logging
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.kernel.texts import LANGUAGES
from letopis.kernel.version import VERSION

GROUP: Final = "letopis.games"
US: Final = "letopis"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
NEEDS: Final = re.compile(rf"{US}\s*(?:\[[^\]]*\])?\s*\(?([^;)]*)")
BOUND: Final = re.compile(r"\s*(>=|<=|==|!=|>|<)\s*([0-9]+(?:\.[0-9]+)*)\s*")

log: Final = logging.getLogger(GROUP)


class OtherGames:
    """The games that other packages bring, by their names; and what is wrong with those that cannot be played."""

    def __init__(self, ours: tuple[str, ...]) -> None:
        self.games: dict[str, Game[Position]] = {}
        self.broken: dict[str, str] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            problem = self._add(point, ours)
            if problem:
                self.broken.setdefault(point.name, problem)
                log.warning("the game %r of %s is left out: %s", point.name, _package(point), problem)

    def _add(self, point: EntryPoint, ours: tuple[str, ...]) -> str:
        """Take up a game; returns why not."""
        if NAME.fullmatch(point.name) is None:
            return "a game's name is small letters, digits and _"
        if point.name in ours or point.name in self.games:
            return "the name is taken"
        needs = "" if point.dist is None else unmet(point.dist.requires or [], VERSION)
        if needs:
            return f"it needs {needs}, and this is {VERSION}"
        try:
            found: Any = point.load()
            if not isinstance(found, Game):
                return f"{point.value} is no Game"
            problem = _problem(found, point.name)
        except Exception as error:  # noqa: BLE001  # whatever is wrong with another package spoils nothing else
            return f"{point.value} cannot be used: {error!r}"
        if not problem:
            self.games[point.name] = found
        return problem


def _problem(game: Game[Any], name: str) -> str:
    """Why a game that was loaded cannot be offered; whatever it raises is a reason, too."""
    if game.name != name:
        return f"its entry point is called {name}, and the game {game.name}"
    files = [f"{kind}.{lang}.{end}" for kind, end in (("texts", "ftl"), ("rules", "md")) for lang in LANGUAGES]
    missing = [file for file in files if not (game.room / file).is_file()]
    if missing:
        return f"{game.room.name} has no {', '.join(missing)}"
    game.new(game.seats[0], 0)
    return ""


def _package(point: EntryPoint) -> str:
    return point.value.partition(":")[0] if point.dist is None else point.dist.name


def unmet(requires: list[str], here: str) -> str:
    """What a package asks of us that we are not; "" if there is nothing.

    >>> unmet(["numpy>=2", "letopis>=0.1,<1"], "0.1.0"), unmet(["letopis[terminal] (>=2.0)"], "0.1.0")
    ('', 'letopis>=2.0')
    """
    for line in requires:
        asked = NEEDS.fullmatch(line.partition(";")[0].strip().removesuffix(")"))
        if asked is None:
            continue
        for part in asked.group(1).split(","):
            bound = BOUND.fullmatch(part)
            if bound is not None and not _meets(_numbers(here), bound.group(1), _numbers(bound.group(2))):
                return f"{US}{bound.group(1)}{bound.group(2)}"
    return ""


def _numbers(text: str) -> list[int]:
    found = [int(number) for number in re.findall(r"[0-9]+", text)]
    while found and found[-1] == 0:
        found.pop()
    return found


def _meets(ours: list[int], sign: str, theirs: list[int]) -> bool:
    if sign == ">=":
        return ours >= theirs
    if sign == "<=":
        return ours <= theirs
    if sign == ">":
        return ours > theirs
    if sign == "<":
        return ours < theirs
    return (ours == theirs) is (sign == "==")
