"""Reading documents that people write: every complaint names the field, what was wrong and what is allowed."""

import json
import operator
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from letopis.kernel.errors import BadData, BadNotation, LetopisError

T = TypeVar("T")

MISSING: object = object()
DEEPEST = 60  # levels of tables in tables: no document of ours is near it


def shown(value: object) -> str:
    """A value as an error quotes it: short."""
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a number of {value.bit_length()} bits"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def whole(value: object) -> int | None:
    """A whole number of any kind (numpy's too) as Python's own; None for anything else, truth values among it."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # that is what is asked here
    except TypeError:
        return None


class Reader:
    """One table of a document, with its path. `file` makes the complaints `BadData`, else they are `BadNotation`.

    `asked` gets the paths of all fields that anybody asked for, if somebody wants to know.
    """

    def __init__(self, value: object, path: str = "", file: str = "", asked: set[str] | None = None) -> None:
        self.path = path
        self.file = file
        self.asked = asked
        if not isinstance(value, dict):
            raise self.wrong("", f"{shown(value)} is not a table", "a table of fields")
        for key in value:
            if not isinstance(key, str):
                raise self.wrong("", f"the field name {shown(key)} is not text", "names in text")
        self.value: dict[str, object] = value
        self.read: set[str] = set()

    def where(self, key: str) -> str:
        """The path of a field of this table."""
        if not key:
            return self.path
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, problem: str, allowed: str = "") -> LetopisError:
        """The error that says what is wrong with a field."""
        if self.file:
            return BadData(self.file, self.where(key), problem, allowed)
        return BadNotation(self.where(key), problem, allowed)

    def has(self, key: str) -> bool:
        """Whether the field is there."""
        return self.raw(key) is not MISSING

    def raw(self, key: str) -> object:
        """The field as it stands, or MISSING."""
        self.read.add(key)
        if self.asked is not None:
            self.asked.add(self.where(key))
        return self.value.get(key, MISSING)

    def need(self, key: str, allowed: str) -> object:
        """The field, which must be there."""
        value = self.raw(key)
        if value is MISSING:
            raise self.wrong(key, "is missing", allowed)
        return value

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number."""
        allowed = f"{low} to {high}"
        if default is not None and not self.has(key):
            return default
        value = self.need(key, allowed)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, f"{shown(value)} is not a whole number", allowed)
        if not low <= value <= high:
            raise self.wrong(key, f"{shown(value)} is out of range", allowed)
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and not self.has(key):
            return default
        value = self.need(key, "true or false")
        if not isinstance(value, bool):
            raise self.wrong(key, f"{shown(value)} is neither true nor false", "true or false")
        return value

    def text(self, key: str, allowed: Iterable[str] | None = None, default: str | None = None) -> str:
        """A text, one of the allowed ones if they are given."""
        choices = None if allowed is None else list(allowed)
        words = "a text" if choices is None else ", ".join(choices)
        if default is not None and not self.has(key):
            return default
        value = self.need(key, words)
        if not isinstance(value, str):
            raise self.wrong(key, f"{shown(value)} is not a text", words)
        if choices is not None and value not in choices:
            raise self.wrong(key, f"{shown(value)} is unknown", words)
        return value

    def items(self, key: str, optional: bool = True) -> list[object]:
        """A list; one that is missing is empty."""
        value = self.raw(key) if optional else self.need(key, "a list")
        if value is MISSING:
            return []
        if not isinstance(value, list):
            raise self.wrong(key, f"{shown(value)} is not a list", "a list")
        return value

    def texts(self, key: str, optional: bool = True) -> list[str]:
        """A list of texts."""
        result: list[str] = []
        for place, item in enumerate(self.items(key, optional)):
            if not isinstance(item, str):
                raise self.wrong(f"{key}[{place}]", f"{shown(item)} is not a text", "a text")
            result.append(item)
        return result

    def table(self, key: str, optional: bool = False) -> "Reader":
        """A table inside this one; an optional one that is missing is empty."""
        value = self.raw(key)
        if value is MISSING:
            if not optional:
                raise self.wrong(key, "is missing", "a table")
            value = {}
        return Reader(value, self.where(key), self.file, self.asked)

    def tables(self, key: str, optional: bool = True) -> list["Reader"]:
        """A list of tables."""
        return [
            Reader(item, self.where(f"{key}[{place}]"), self.file, self.asked)
            for place, item in enumerate(self.items(key, optional))
        ]

    def counts(self, key: str, names: Iterable[str], high: int, optional: bool = True) -> dict[str, int]:
        """A table from known names to how many of each."""
        inner = self.table(key, optional)
        known = list(names)
        for name in inner.value:
            if name not in known:
                raise inner.wrong(name, "is unknown", ", ".join(known))
        return {name: inner.whole(name, 0, high) for name in known if inner.has(name)}

    def pick(self, key: str, known: Mapping[str, T], default: T | None = None) -> T:
        """A thing by its name; a name that is missing is the default."""
        if default is not None and not self.has(key):
            return default
        return known[self.text(key, known)]

    def picks(self, key: str, known: Mapping[str, T], optional: bool = True) -> list[T]:
        """A list of things by their names."""
        found: list[T] = []
        for place, name in enumerate(self.texts(key, optional)):
            if name not in known:
                raise self.wrong(f"{key}[{place}]", f"{shown(name)} is unknown", ", ".join(known))
            found.append(known[name])
        return found

    def seats(self, players: int) -> list["Reader"]:
        """The tables of all seats; none, where nothing is said of them."""
        found = self.tables("seats")
        if found and len(found) != players:
            raise self.wrong("seats", f"holds {len(found)} seats", f"{players}, as many as players")
        return found

    def finish(self, also: Iterable[str] = ()) -> None:
        """Complain of the first field nobody asked for."""
        known = self.read.union(also)
        for key in self.value:
            if key not in known:
                raise self.wrong(key, "is not a field here", ", ".join(sorted(known)))


def plain_copy(value: Any, depth: int = DEEPEST) -> Any:
    """Plain data of one's own: nothing done to it reaches the original."""
    if depth == 0:
        raise BadNotation("", "is nested too deep", f"{DEEPEST} levels")
    if isinstance(value, dict):
        return {key: plain_copy(item, depth - 1) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain_copy(item, depth - 1) for item in value]
    return value


def parse_document(text: str) -> object:
    """A document given as text, JSON or TOML.

    >>> parse_document('{"wood": 2}') == parse_document("wood = 2")
    True
    """
    try:
        if text.lstrip().startswith("{"):
            return json.loads(text)
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNotation("", f"cannot be read: {error}", "a JSON or TOML document") from None
