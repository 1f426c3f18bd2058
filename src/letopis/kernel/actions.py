"""An action: one answer to a decision, an immutable value with a short text that reads well in a log."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A verb and its words. Games make each action once and share it, so a legal list is a list of references.

    >>> Action("build", "farm").text
    'build farm'
    >>> Action("build", "farm") == Action("build", "farm")
    True
    """

    number: int = -1  # what the action stands for in its game's own counting, so that playing looks up no text
    id: int = -1  # its place in `game.actions`; -1 for one that somebody made by hand
    aside: bool = False  # one of the game's asides: done beside the question, which stays

    def __init__(self, kind: str, *words: str) -> None:
        self.kind = kind
        self.words: tuple[str, ...] = words
        self.text: str = " ".join((kind, *words))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.kind, *self.words)  # equal to the game's own, and as good

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


def numbered(kind: str, number: int, *words: str) -> Action:
    """An action that stands for the number of a face, a piece, a resource."""
    action = Action(kind, *words)
    action.number = number
    return action


def tidy(text: str) -> str:
    """An action's text as a person may type it: any case, any spaces.

    >>> tidy("  Build   FARM ")
    'build farm'
    """
    return " ".join(text.lower().split())
