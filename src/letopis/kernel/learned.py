"""What was learned of a game, as plain data that is handed to bots: files of their own in the room, one writer each.

| file | what | written by |
| --- | --- | --- |
| `learned/weights.toml` | what features are worth with two seats and more | `letopis train GAME` |
| `learned/alone.toml` | the same for a game alone, where it wants other things | `letopis train GAME --alone` |
| `learned/leaves.toml` | what foretells best at the leaves of a search | `letopis train GAME --leaves` |
| `learned/priors.toml` | what first thoughts on actions are made of | `letopis train GAME --priors` |
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from letopis.kernel.errors import BadData
from letopis.kernel.weights import Weights, no_weights

FOLDER: Final = "learned"
WEIGHTS: Final = "weights.toml"
ALONE: Final = "alone.toml"
LEAVES: Final = "leaves.toml"
PRIORS: Final = "priors.toml"


class Learned:
    """Weights of features for two seats, alone and for several; for the leaves of a search; and of priors.

    >>> import letopis
    >>> learned = letopis.game("era").learned()
    >>> learned.at(2) is learned.two, learned.at(1) is learned.alone
    (True, True)
    """

    def __init__(
        self,
        two: Weights,
        alone: Weights | None = None,
        several: Weights | None = None,
        leaves: "Learned | None" = None,
        priors: Weights | None = None,
    ) -> None:
        self.two = two
        self.alone = alone
        self.several = several
        self.leaves = leaves
        self.priors = priors

    def __reduce__(self) -> tuple[Any, ...]:
        return Learned, (self.two, self.alone, self.several, self.leaves, self.priors)

    def at(self, players: int) -> Weights:
        """The weights for so many seats."""
        if players == 1 and self.alone is not None:
            return self.alone
        return self.several if players > 2 and self.several is not None else self.two

    def but(self, weights: Weights, alone: bool) -> "Learned":
        """The same with other weights: for a game alone, or for all others."""
        if alone:
            return Learned(self.two, weights, self.several, self.leaves, self.priors)
        return Learned(weights, self.alone, None, self.leaves, self.priors)


def read_learned(room: Path, features: tuple[str, ...], priors: tuple[str, ...] = ()) -> Learned:
    """What lies in a room's folder, which must fit its features and priors; BadData says what does not."""
    folder = room / FOLDER
    if not (folder / WEIGHTS).is_file():
        return Learned(no_weights(features))
    learned = Learned(weights_of(_document(folder / WEIGHTS), features, WEIGHTS))
    if (folder / ALONE).is_file():
        learned.alone = weights_of(_document(folder / ALONE), features, ALONE)
    if (folder / LEAVES).is_file():
        learned.leaves = leaves_of(_document(folder / LEAVES), features)
    if (folder / PRIORS).is_file():
        learned.priors = priors_of(_document(folder / PRIORS), priors)
    return learned


def learned_from(path: Path, own: Learned, features: tuple[str, ...], priors: tuple[str, ...]) -> Learned:
    """What was learned elsewhere in place of what the room has: any file that `letopis train` writes.

    Which of them it is its `command` says; without one, its name.
    """
    try:
        doc = _document(path)
    except OSError as error:
        raise BadData(path.name, "file", error.strerror or str(error), "a file that letopis train wrote") from None
    command = str(doc.get("command", ""))
    if "--priors" in command or path.name.endswith(PRIORS):
        return Learned(own.two, own.alone, own.several, own.leaves, priors_of(doc, priors))
    if "--leaves" in command or path.name.endswith(LEAVES):
        return Learned(own.two, own.alone, own.several, leaves_of(doc, features), own.priors)
    weights = weights_of(doc, features, path.name)
    return own.but(weights, "--alone" in command or path.name.endswith(ALONE))


def _document(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(path.name, "document", str(error), "TOML") from None


def weights_of(doc: dict[str, Any], names: tuple[str, ...], file: str = WEIGHTS, inside: str = "") -> Weights:
    """The weights in a document, or in a table inside of one.

    >>> weights_of({"spread": [9, 1], "features": {"wood": [1, 0.5]}}, ("wood",)).late
    [0.5]
    >>> weights_of({"spread": [9, 1], "features": {}}, ("wood",))
    Traceback (most recent call last):
    letopis.kernel.errors.BadData: weights.toml: features.wood: there is no weight (allowed: two numbers)
    """
    early, late = _table_of(file, doc, names, inside)
    spreads = _pair(file, f"{inside}spread", doc.get("spread"))
    for amount in spreads:
        if amount <= 0.0:
            raise BadData(file, f"{inside}spread", f"{amount} is not above nothing", "two numbers above 0")
    return Weights(names, early, late, spreads)


def leaves_of(doc: dict[str, Any], names: tuple[str, ...]) -> Learned:
    """The weights of leaves: for two seats, and in tables of their own for several and for a game alone."""
    return Learned(weights_of(doc, names, LEAVES), _inner_of(doc, names, "alone"), _inner_of(doc, names, "several"))


def priors_of(doc: dict[str, Any], names: tuple[str, ...]) -> Weights:
    """The weights of first thoughts on actions, which have no spread."""
    early, late = _table_of(PRIORS, doc, names, "")
    return Weights(names, early, late, [1.0, 1.0])


def _inner_of(doc: dict[str, Any], names: tuple[str, ...], table: str) -> Weights | None:
    found = doc.get(table)
    if found is None:
        return None
    if not isinstance(found, dict):
        raise BadData(LEAVES, table, "is not a table", "features and a spread")
    return weights_of(found, names, LEAVES, f"{table}.")


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
