"""The learned weights of a room's evaluation: a small data file beside the game, and the sum they stand for."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from letopis.kernel.errors import BadData

FILE = "weights.toml"
LEAVES = "leaves.toml"  # what searches foretell at their leaves by, where it differs
STEPS: Final = 10  # of a game, for weights that are wanted often


class Weights:
    """What each feature adds to the points a seat has: early in a game, and late; between them it slides.

    >>> weights = Weights(("wood", "stone"), [0.5, 1.0], [0.0, 0.5], [20.0, 4.0])
    >>> weights.value([2.0, 1.0], 0.0), weights.value([2.0, 1.0], 1.0), weights.value([2.0, 1.0], 0.5)
    (2.0, 0.5, 1.25)
    >>> weights.spread(0.25)
    16.0
    """

    def __init__(self, names: tuple[str, ...], early: list[float], late: list[float], spreads: list[float]) -> None:
        self.names = names
        self.early = early
        self.late = late
        self.spreads = spreads  # how far the difference of two seats may still move, at the start and at the end
        self.alone: Weights | None = None  # those for a game alone, where it wants other things
        self.several: Weights | None = None  # and for more than two
        self.thoughts: Weights | None = None  # those of first thoughts on actions, where a room has them
        self.leaves: Weights | None = None  # those that foretell best, for the leaves of a search
        self._mixed: list[list[float]] = []

    def mixed(self, progress: float) -> list[float]:
        """The weights themselves when about so much of the game is over."""
        mixed = self._mixed
        if not mixed:
            for step in range(STEPS + 1):
                late = step / STEPS
                mixed.append([self.early[n] * (1.0 - late) + self.late[n] * late for n in range(len(self.early))])
        return mixed[int(progress * STEPS + 0.5)]

    def at(self, players: int) -> "Weights":
        """The weights for so many seats."""
        if players == 1 and self.alone is not None:
            return self.alone
        return self.several if players > 2 and self.several is not None else self

    def value(self, features: list[float], progress: float) -> float:
        """The points that features promise when so much of the game is over, from 0 to 1."""
        early = self.early
        late = self.late
        before = 0.0
        after = 0.0
        number: i64 = 0
        for amount in features:
            if amount != 0.0:
                before += amount * early[number]
                after += amount * late[number]
            number += 1
        return before + (after - before) * progress

    def table(self) -> list[str]:
        """The lines that a file says them in.

        >>> Weights(("wood",), [0.5], [0.25], [9.0, 1.0]).table()
        ['wood = [0.5000, 0.2500]']
        """
        pairs = zip(self.names, self.early, self.late, strict=True)
        return [f"{name} = [{early:.4f}, {late:.4f}]" for name, early, late in pairs]

    def spread(self, progress: float) -> float:
        """How far the difference of two seats' points may still move: the scale of the winning chances."""
        return self.spreads[0] + (self.spreads[1] - self.spreads[0]) * progress


class Tally:
    """The points that features promise, added up as they are found: what `value` says of a list of them, without one.

    >>> tally = Tally(Weights(("wood", "stone"), [0.5, 1.0], [0.0, 0.5], [20.0, 4.0]))
    >>> tally.add(2.0)
    >>> tally.add(1.0)
    >>> tally.value(0.5)
    1.25
    """

    def __init__(self, weights: Weights, listed: list[float] | None = None) -> None:
        self.early = weights.early
        self.late = weights.late
        self.before = 0.0
        self.after = 0.0
        self.number: i64 = 0
        self.listed = listed  # to be filled with the features themselves

    def add(self, amount: float) -> None:
        """The next feature."""
        number = self.number
        self.number = number + 1
        if amount != 0.0:
            self.before += amount * self.early[number]
            self.after += amount * self.late[number]
        if self.listed is not None:
            self.listed.append(amount)

    def add_nothing(self, features: int) -> None:
        """The next features are all 0."""
        self.number += features
        if self.listed is not None:
            self.listed.extend([0.0] * features)

    def value(self, progress: float) -> float:
        """The points when so much of the game is over, from 0 to 1."""
        return self.before + (self.after - self.before) * progress


def no_weights(names: tuple[str, ...]) -> Weights:
    """Weights that see only the points there are."""
    return Weights(names, [0.0] * len(names), [0.0] * len(names), [20.0, 2.0])


def read_weights(room: Path, names: tuple[str, ...], thoughts: tuple[str, ...] = ()) -> Weights:
    """The weights beside a game, which must fit its features and first thoughts; BadData says what does not."""
    if not (room / FILE).is_file():
        return no_weights(names)
    weights = weights_of(_document(room / FILE), names, thoughts)
    if (room / LEAVES).is_file():
        weights.leaves = weights_of(_document(room / LEAVES), names, file=LEAVES)
    return weights


def _document(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(path.name, "document", str(error), "TOML") from None


def weights_of(
    doc: dict[str, Any], names: tuple[str, ...], thoughts: tuple[str, ...] = (), file: str = FILE
) -> Weights:
    """The weights in a document, which is that of a file; those of first thoughts may be missing.

    >>> weights_of({"spread": [9, 1], "features": {"wood": [1, 0.5]}}, ("wood",)).late
    [0.5]
    >>> weights_of({"spread": [9, 1], "features": {}}, ("wood",))
    Traceback (most recent call last):
    letopis.kernel.errors.BadData: weights.toml: features.wood: there is no weight (allowed: two numbers)
    """
    weights = _set_of(file, doc, names, "")
    weights.alone = _other_set_of(file, doc, names, "alone")
    weights.several = _other_set_of(file, doc, names, "several")
    learned = doc.get("thoughts")
    if learned is not None:
        if not isinstance(learned, dict):
            raise BadData(file, "thoughts", "is not a table", "features")
        early, late = _table_of(file, learned, thoughts, "thoughts.")
        weights.thoughts = Weights(thoughts, early, late, weights.spreads)
    return weights


def _other_set_of(file: str, doc: dict[str, Any], names: tuple[str, ...], table: str) -> Weights | None:
    """Those for other numbers of seats, where there are such."""
    found = doc.get(table)
    if found is None:
        return None
    if not isinstance(found, dict):
        raise BadData(file, table, "is not a table", "features and a spread")
    return _set_of(file, found, names, f"{table}.")


def _set_of(file: str, doc: dict[str, Any], names: tuple[str, ...], inside: str) -> Weights:
    early, late = _table_of(file, doc, names, inside)
    spreads = _pair(file, f"{inside}spread", doc.get("spread"))
    for amount in spreads:
        if amount <= 0.0:
            raise BadData(file, f"{inside}spread", f"{amount} is not above nothing", "two numbers above 0")
    return Weights(names, early, late, spreads)


def _table_of(file: str, doc: dict[str, Any], names: tuple[str, ...], inside: str) -> tuple[list[float], list[float]]:
    table = doc.get("features")
    if not isinstance(table, dict):
        raise BadData(file, f"{inside}features", "is not a table", "a name and two numbers each")
    for name in table:
        if name not in names:
            raise BadData(file, f"{inside}features.{name}", "no feature has this name", ", ".join(names))
    early: list[float] = []
    late: list[float] = []
    for name in names:
        if name not in table:
            raise BadData(file, f"{inside}features.{name}", "there is no weight", "two numbers")
        pair = _pair(file, f"{inside}features.{name}", table[name])
        early.append(pair[0])
        late.append(pair[1])
    return early, late


def _pair(file: str, field: str, value: object) -> list[float]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadData(file, field, "is not a pair of numbers", "two numbers")
    found: list[float] = []
    for item in value:
        if isinstance(item, bool) or not isinstance(item, (int, float)) or item != item or abs(item) > 1e9:
            raise BadData(file, field, f"{item!r} is not a number to weigh with", "two numbers")
        found.append(float(item))
    return found
