"""Positions for the tests of Villagers, quickly written, and short words to play and read them."""

from typing import Any

import pytest

import letopis
from letopis import Position, Refused

VILLAGERS = letopis.game("villagers")
DATA = VILLAGERS.own_files()
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["villagers.toml"]["villager"]}
BASICS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["basics.toml"]["basic"]}
EVENTS: dict[str, dict[str, Any]] = {event["id"]: event for event in DATA["solo.toml"]["event"]}
EMPTY = [0, 0, 0, 0, 0, 0]

Doc = dict[str, Any]


def seat(*village: str, hand: str = "", **fields: Any) -> Doc:
    """A seat: the trees of its village (bare Founders if none are named), its hand, whatever else."""
    return {"village": list(village or ("founders",)), "hand": hand.split(), **fields}


def table(*seats: Doc, phase: str = "build", **fields: Any) -> Position:
    """A table at the beginning of a phase; alone or with others."""
    return VILLAGERS.load({"game": "villagers", "phase": phase, "seats": list(seats), **fields})


def build(*village: str, hand: str = "", **fields: Any) -> Position:
    """Two players, the first about to build."""
    return table(seat(*village, hand=hand, **fields), seat())


def alone(*village: str, hand: str = "", phase: str = "build", ducats: int = 8, **fields: Any) -> Position:
    """A solo table."""
    return table(seat(*village, hand=hand, ducats=ducats), phase=phase, **fields)


def play(position: Position, *actions: str, by: int | None = None) -> Position:
    """Play actions, each by whoever is asked (or by this seat)."""
    for action in actions:
        position.play(action, position.awaiting[0] if by is None else by)
    return position


def legal(position: Position) -> list[str]:
    """What may be chosen now."""
    return [action.text for action in position.legal(position.awaiting[0])]


def refused(position: Position, action: str, rule: str) -> None:
    """It is refused by this rule, in words in both languages, and nothing changes."""
    before = position.dump()
    with pytest.raises(Refused) as caught:
        position.play(action, position.awaiting[0])
    assert caught.value.rule == rule, caught.value.message
    for lang in ("en", "ru"):
        sentence = caught.value.refusal.sentence(lang)
        assert sentence
        assert "{" not in sentence
        assert not sentence.startswith("refusal-")
    assert position.dump() == before


def why(position: Position, action: str) -> str:
    """The sentence of a refusal."""
    refusal = position.why(action, position.awaiting[0])
    assert refusal is not None
    return refusal.message


def ended(position: Position) -> Position:
    """Everybody ends the build turn."""
    while not position.over and "end" in legal(position):
        play(position, "end")
    return position


def me(position: Position, seat: int = 0) -> Doc:
    """A seat as the notation writes it."""
    return dict(position.dump()["seats"][seat])


def shown(position: Position, seat: int = 0) -> Doc:
    """A seat as it is seen by itself."""
    return dict(position.view(seat)["seats"][seat])


def countess(position: Position) -> Doc:
    """The Countess as the notation writes her."""
    return dict(position.dump()["countess"])


def stacked(position: Position) -> int:
    """Cards in all stacks."""
    return sum(len(stack) for stack in position.dump()["stacks"])


def rows(position: Position, seat: int = 0) -> dict[str, int]:
    """A score sheet."""
    return position.scores()[seat].rows
