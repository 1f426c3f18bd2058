"""What a seat sees has the fields and types that `view_types` says, in every setup and at every moment."""

import random
from itertools import combinations
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from letopis.games.village.view_types import FamilyView, VillageView
from tests.games.village.tables import EVERYTHING, new

KERNEL = {"game", "seat", "awaiting", "decision"}  # fields of every game's view


def fits(value: Any, kind: Any, where: str) -> None:
    """A value is of a type, however deep; every field of a table is known."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        unknown = set(value) - set(hints) - (KERNEL if kind is VillageView else set())
        assert not unknown, (where, unknown)
        assert kind.__required_keys__ <= set(value), (where, kind.__required_keys__ - set(value))
        for key in set(value) & set(hints):
            fits(value[key], hints[key], f"{where}.{key}")
    elif get_origin(kind) is list:
        assert isinstance(value, list), where
        for item in value:
            fits(item, get_args(kind)[0], where)
    elif get_origin(kind) is dict:
        assert isinstance(value, dict), where
        for item in value.values():
            fits(item, get_args(kind)[1], where)
    elif get_args(kind):
        inner = next((each for each in get_args(kind) if isinstance(value, get_origin(each) or each)), None)
        assert inner is not None, (where, value)
        fits(value, inner, where)
    else:
        assert type(value) is kind, (where, value)


@pytest.mark.parametrize("expansions", [list(some) for n in range(4) for some in combinations(EVERYTHING, n)], ids=str)
def test_every_field_of_a_view_is_typed(expansions: list[str]) -> None:
    chooser = random.Random(len(expansions))
    position = new(3, 7, expansions=expansions, goals=True)
    seen: set[str] = set()
    for step in range(600):
        if position.over:
            break
        seat = position.awaiting[0]
        if step % 5 == 0:
            for viewer in (None, 0, 1):
                view = position.view(viewer)
                fits(view, VillageView, "view")
                seen |= view["seats"][0].keys()
        position.play(chooser.choice(list(position.legal(seat))), seat)
    assert FamilyView.__required_keys__ < seen
