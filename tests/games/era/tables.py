"""Positions for the tests of Era, quickly written, and short words to play and read them."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import letopis
from letopis import Event, Position, Refusal, Score

ERA = letopis.game("era")
DATA = ERA.own_files()
COLUMNS = "abcdefghijklmn"
ROWS = range(1, 15)
CELLS = {f"{column}{row}" for column in COLUMNS for row in ROWS}
COLOURS = {"peasant": "longhouse", "burgher": "townhouse", "noble": "keep", "clergy": "church"}
RESOURCES = ("goods", "stone", "wood", "food")

KEEP = "keep g7"
RING = [KEEP, "wall_4 h6", "wall_4 h9", "wall_4 l6 90"]  # encloses i7 to k8, six cells
BIG_RING = ["wall_6 a8", "wall_6 f9 90", "wall_5 a14", "wall_5 a9 90"]  # encloses b9 to e13, twenty cells
STRIPES = [  # every other row is wall, the keep between: no 2x2 is empty but in the last two rows
    *("wall_6 a2", "wall_4 g2", "wall_4 k2"),
    *("wall_5 a4", "wall_5 f4", "wall_4 k4"),
    *("wall_5 a6", "wall_5 f6", "wall_4 k6"),
    *(KEEP, "wall_6 a8", "wall_6 i8"),
    *("wall_4 a10", "wall_4 e10", "wall_4 i10", "wall_2 m10"),
    *("wall_4 a12", "wall_4 e12", "wall_4 i12", "wall_2 m12"),
]
FARMS = ["farm a13", "farm d13", "farm g13", "farm j13", "longhouse m13 90", "longhouse n13 90"]
CROWDED = [*STRIPES, *FARMS]  # no room outside but where the farms and longhouses stand
FULL = [*STRIPES, "wall_4 a14", "wall_4 e14", "wall_4 i14", "wall_2 m14"]  # no room at all, and nothing to clear

Doc = dict[str, Any]


def seat(*domain: str, faces: str = "", **fields: Any) -> Doc:
    """A seat: the pieces of its domain (the keep alone if none are named), its dice, whatever else."""
    doc: Doc = {"domain": list(domain or (KEEP,)), **fields}
    if faces:
        doc["faces"] = faces.split()
    return doc


def poor(*domain: str, faces: str = "", **fields: Any) -> Doc:
    """A seat without any resource but those named."""
    return seat(*domain, faces=faces, **{**dict.fromkeys(RESOURCES, 0), **fields})


def table(phase: str, *seats: Doc, **fields: Any) -> Position:
    """A table at the beginning of a phase."""
    return ERA.load({"phase": phase, "seats": list(seats), **fields})


def just(*stack: str | Doc, **fields: Any) -> Position:
    """A table at which only these steps are left to do, the next one first: `just("feed", kolya, rita)`."""
    steps = [step for step in stack if isinstance(step, str)]
    seats = [doc for doc in stack if not isinstance(doc, str)]
    return ERA.load({"stack": steps[::-1], "seats": seats, **fields})


def rolled(roll: int, *seats: Doc, **fields: Any) -> Position:
    """A table at which the dice are rolled and roll 2 or 3 is to be chosen."""
    rest = ["end-of-round", "extort", "build", "disasters", "feed", "collect", "reveal"]
    stack = [*rest, "reroll 3", "reroll 2"] if roll == 2 else [*rest, "reroll 3"]
    return ERA.load({"stack": stack, "seats": list(seats), **fields})


def place(piece: str, *domain: str, **fields: Any) -> Position:
    """A table at which seat 0 has chosen to build a piece and has to place it."""
    mine = {"domain": list(domain), "building": piece, "builds": 1, "stone": 7, "wood": 8, "goods": 6}
    return ERA.load({"stack": ["end-of-round", "place 0"], "seats": [mine, seat()], **fields})


def play(position: Position, *actions: str) -> list[Event]:
    """Play actions, each with its seat before it: `0 take 1 stone`."""
    events: list[Event] = []
    for action in actions:
        number, _, text = action.partition(" ")
        events += position.play(text, int(number))
    return events


def refused(position: Position, text: str, seat: int = 0) -> Refusal:
    """The refusal an action gets, having made sure that nothing moved and that `why` says the same."""
    before = position.dump()
    with pytest.raises(letopis.Refused) as caught:
        position.play(text, seat)
    assert position.dump() == before
    why = position.why(text, seat)
    refusal = caught.value.refusal
    assert isinstance(refusal, Refusal)
    assert why is not None
    assert (why.rule, why.key, why.figures) == (refusal.rule, refusal.key, refusal.figures)
    return refusal


def legal(position: Position, seat: int = 0) -> list[str]:
    """The texts of a seat's actions."""
    return [action.text for action in position.legal(seat)]


def at(position: Position, seat: int = 0) -> Doc:
    """A seat as the notation writes it."""
    doc: Doc = position.dump()["seats"][seat]
    return doc


def stock(position: Position, seat: int = 0) -> tuple[int, ...]:
    """Goods, stone, wood and food of a seat."""
    return tuple(at(position, seat)[resource] for resource in RESOURCES)


def sheet(position: Position, seat: int = 0) -> Score:
    """A seat's score sheet."""
    return position.scores()[seat]


def kind(position: Position) -> tuple[str, tuple[int, ...]]:
    """What is asked, and of whom."""
    return position.decision(position.awaiting[0]).kind, position.awaiting


def drawn(position: Position) -> int:
    """How often chance has been asked."""
    return int(position.dump()["chance"]["drawn"])


def area(*domain: str) -> int:
    """The walled-in area of a domain."""
    return int(just(seat(*domain), seat()).view()["seats"][0]["area"])


def enclosed(*domain: str) -> set[str]:
    """The enclosed cells of a domain."""
    return set(just(seat(*domain), seat()).view()["seats"][0]["enclosed"])


def disease(*domain: str) -> int:
    """The disaster points that Disease brings to a domain."""
    return int(at(just("disaster 0", seat(*domain, faces="p6 p6"), seat()))["disaster"])


def covered(*domain: str) -> set[str]:
    """The cells under the pieces of a domain, found by asking where a longhouse still fits.

    A single empty cell with no empty neighbour would count as covered.
    """
    free: set[str] = set()
    for text in legal(place("longhouse", *domain)):
        _, _, cell, *turn = text.split()
        free |= {cell, below(cell) if turn else right_of(cell)}
    return CELLS - free


def right_of(cell: str) -> str:
    """The next cell in the row."""
    return dict(pairwise(COLUMNS))[cell[0]] + cell[1:]


def below(cell: str) -> str:
    """The next cell in the column."""
    return f"{cell[0]}{int(cell[1:]) + 1}"


def named(cells: list[tuple[int, int]]) -> set[str]:
    """Cells given as rows and columns, by name."""
    return {f"{COLUMNS[column]}{row + 1}" for row, column in cells}


def play_out(position: Position, seed: int, most: int = 20_000) -> list[Event]:
    """Play at random to the end."""
    choose = Random(seed)
    events: list[Event] = []
    for _ in range(most):
        if position.over:
            return events
        player = position.awaiting[0]
        actions = position.legal(player)
        events += position.play(actions[choose.randrange(len(actions))], player)
    raise AssertionError("the game does not end")
