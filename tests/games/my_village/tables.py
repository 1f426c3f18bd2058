"""Positions for the tests of My Village, quickly written, and short words to play and read them."""

from typing import Any

import pytest

import letopis
from letopis import Event, Position

VILLAGE = letopis.game("my_village")
DATA = VILLAGE.own_files()
Doc = dict[str, Any]
PROFESSIONS = ["abbot", "councilman", "traveller", "craftsman", "merchant"]
TYPES = ["stable", "brewery", "smithy", "scriptorium", "wagon_maker"]
CUSTOMERS = {card["id"]: card for card in DATA["customers.toml"]["customer"]}
FULL_POOL = ["w1", "w2", "w3", "w4", "w5", "w6", "b2", "b6"]


def without(*dead: str) -> list[str]:
    """The villagers who are left when these have died."""
    return [id for id in PROFESSIONS if id not in dead]


def goods_for(id: str) -> Doc:
    """A village that has what a customer wants."""
    village: Doc = {"customers": [id], "crafts": [f"{type}_1" for type in TYPES], "goods": {}}
    for (alternative,) in CUSTOMERS[id]["cost"]:
        good, count = alternative.split(":")
        village["goods"][good] = int(count)
    return village


def using(value: int, me: Doc | None = None, *others: Doc, **fields: Any) -> Position:
    """Seat 0 on turn, step II, with a banner value; two players unless more are given."""
    seats = [me or {}, *(others or ({},))]
    dice = (8 if len(seats) == 3 else 11) - 2 * fields.get("turn", 1)
    doc: Doc = {"game": "my_village", "pool": FULL_POOL[:dice], "value": value, "seats": seats}
    return VILLAGE.load({**doc, **fields})


def rolling(pool: list[str], me: Doc | None = None, *others: Doc, **fields: Any) -> Position:
    """Seat 0 about to take dice."""
    doc: Doc = {"game": "my_village", "pool": pool, "seats": [me or {}, *(others or ({},))]}
    return VILLAGE.load({**doc, **fields})


def play(position: Position, *texts: str) -> list[Event]:
    """Play actions by whoever is asked; all that happened."""
    told: list[Event] = []
    for text in texts:
        told += position.play(text, position.awaiting[0])
    return told


def refused(position: Position, text: str, rule: str) -> None:
    """The action is refused by this rule, in both languages, and nothing changes."""
    before = position.dump()
    with pytest.raises(letopis.Refused) as caught:
        position.play(text, position.awaiting[0])
    assert caught.value.rule == rule
    assert all(caught.value.refusal.sentence(lang) for lang in ("en", "ru"))
    assert position.dump() == before


def legal(position: Position) -> list[str]:
    """What may be played now."""
    return [action.text for action in position.legal(position.awaiting[0])]


def me(position: Position, seat: int = 0) -> Doc:
    """A village as it is written down."""
    return dict(position.dump()["seats"][seat])


def asked(position: Position) -> str:
    """The kind of decision, and whose."""
    seat = position.awaiting[0]
    return f"{position.decision(seat).kind} {seat}"
