"""Options of a game: each says what it takes, and refuses anything else by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from letopis.kernel.errors import BadOption
from letopis.kernel.reading import plain_copy, shown


class Option:
    """One option: its name, its default, and what it allows. Its title is `option-<name>` in the texts."""

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default

    @property
    def allowed(self) -> str:
        """What it takes, in words."""
        raise NotImplementedError

    def check(self, value: Any) -> Any:
        """The value as the game keeps it; BadOption for one it does not take."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<option {self.name}>"

    def doc(self) -> dict[str, Any]:
        """As plain data, for pages that offer it."""
        return {"name": self.name, "default": self.default, "allowed": self.allowed}


class WholeOption(Option):
    """A whole number within bounds."""

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    @property
    def allowed(self) -> str:
        return f"{self.low} to {self.high}"

    def check(self, value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOption(self.name, f"{shown(value)} is not a whole number", self.allowed)
        if not self.low <= value <= self.high:
            raise BadOption(self.name, f"{shown(value)} is out of range", self.allowed)
        return value


class OneOption(Option):
    """One of a few words."""

    def __init__(self, name: str, default: str, choices: Sequence[str]) -> None:
        super().__init__(name, default)
        self.choices = tuple(choices)

    @property
    def allowed(self) -> str:
        return ", ".join(self.choices)

    def check(self, value: Any) -> Any:
        if not isinstance(value, str) or value not in self.choices:
            raise BadOption(self.name, f"{shown(value)} is unknown", self.allowed)
        return value


class SomeOption(Option):
    """Any of a few words, each at most once; kept in their own order."""

    def __init__(self, name: str, default: Sequence[str], choices: Sequence[str]) -> None:
        super().__init__(name, list(default))
        self.choices = tuple(choices)

    @property
    def allowed(self) -> str:
        return "a list of " + ", ".join(self.choices)

    def check(self, value: Any) -> Any:
        if not isinstance(value, (list, tuple)):
            raise BadOption(self.name, f"{shown(value)} is not a list", self.allowed)
        for item in value:
            if not isinstance(item, str) or item not in self.choices:
                raise BadOption(self.name, f"{shown(item)} is unknown", self.allowed)
        return [choice for choice in self.choices if choice in value]


class FlagOption(Option):
    """On or off."""

    def __init__(self, name: str, default: bool) -> None:
        super().__init__(name, default)

    @property
    def allowed(self) -> str:
        return "true, false"

    def check(self, value: Any) -> Any:
        if not isinstance(value, bool):
            raise BadOption(self.name, f"{shown(value)} is neither true nor false", self.allowed)
        return value


def checked(options: Sequence[Option], given: Mapping[Any, Any]) -> dict[str, Any]:
    """All options with their values: the given ones checked, the others by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(str(name), "the game has no such option", ", ".join([*known, "data"]))
    return {
        name: option.check(given[name]) if name in given else plain_copy(option.default)
        for name, option in known.items()
    }
