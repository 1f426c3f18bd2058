"""Short ways to a position of Village, for the tests of its rules."""

from collections.abc import Mapping
from typing import Any

import pytest

import letopis
from letopis import Position

VILLAGE = letopis.game("village")
EVERYTHING = ["tavern", "port", "wedding"]
Doc = dict[str, Any]


def new(players: int = 2, seed: int = 1, **options: Any) -> Position:
    """A game that begins."""
    return VILLAGE.new(players, seed, {"first": "1", **options})


def table(
    *seats: Mapping[str, Any],
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    expansions: list[str] | None = None,
    players: int = 2,
    **fields: Any,
) -> Position:
    """Seat 0 is to move; every space has an orange cube unless it is said what lies there or the round is over."""
    options = {"expansions": expansions or [], **fields.pop("options", {})}
    is_over = "round" in fields.get("stack", [])
    everywhere = {} if is_over else {space: {"orange": 1} for space in spaces(options["expansions"])}
    filled = [dict(seat) for seat in seats] + [{}] * (max(players, 2) - len(seats))
    doc = {"options": options, "turn": 0, "spaces": cubes if cubes is not None else everywhere, "seats": filled}
    return VILLAGE.load({**doc, **fields})


def spaces(expansions: list[str]) -> list[str]:
    """The action spaces of modules."""
    base = ["harvest", "family", "crafts", "market", "travel", "council", "church"]
    more = [*(["inn"] if "tavern" in expansions else []), *(["smuggler", "wedding"] if "wedding" in expansions else [])]
    return base + more


def play(position: Position, *lines: str) -> Position:
    """Play actions, the seat first."""
    for line in lines:
        seat, _, text = line.partition(" ")
        position.play(text, int(seat))
    return position


def refused(position: Position, line: str, rule: str, key: str = "") -> None:
    """An action is refused under a rule and leaves everything as it was."""
    seat, _, text = line.partition(" ")
    before = position.dump()
    with pytest.raises(letopis.Refused) as caught:
        position.play(text, int(seat))
    assert caught.value.rule == rule, caught.value
    assert not key or caught.value.refusal.key == f"refusal-{key}"
    assert position.dump() == before


def seat(position: Position, number: int = 0) -> Doc:
    """A seat as the notation has it."""
    return dict(position.dump()["seats"][number])


def texts(position: Position, number: int = 0) -> list[str]:
    """The legal actions of a seat."""
    return [action.text for action in position.legal(number)]


def rows(position: Position, number: int = 0) -> dict[str, int]:
    """A seat's score sheet."""
    return position.scores()[number].rows
