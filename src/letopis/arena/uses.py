"""What a seat could do with which component of a game, and what it did."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from letopis.kernel.actions import Action
from letopis.kernel.game import Game
from letopis.kernel.inventory import named_items

Use = tuple[str, str]  # a component's id, and the kind of action


@cache
def known_ids(game: Game[Any]) -> frozenset[str]:
    """The ids of all that a game's data names."""
    return frozenset(str(found.item["id"]) for found in named_items(game.own_files()))


class Uses(NamedTuple):
    """Of one seat in one game: what it could do, and what it did."""

    offered: frozenset[Use]
    made: frozenset[Use]


class Notes:
    """They are taken while a seat plays: an action is of a component when one of its words is its id."""

    def __init__(self, ids: frozenset[str]) -> None:
        self.ids = ids
        self._offered: set[Use] = set()
        self._made: set[Use] = set()
        self._known: dict[Action, tuple[Use, ...]] = {}

    def note(self, legal: Iterable[Action], chosen: Action) -> None:
        """A decision: what was allowed, and what was done."""
        for action in legal:
            self._offered.update(self._of(action))
        self._made.update(self._of(chosen))

    def uses(self) -> Uses:
        """What was noted."""
        return Uses(frozenset(self._offered), frozenset(self._made))

    def _of(self, action: Action) -> tuple[Use, ...]:
        known = self._known.get(action)
        if known is None:
            known = tuple((word, action.kind) for word in dict.fromkeys(action.words) if word in self.ids)
            self._known[action] = known
        return known
