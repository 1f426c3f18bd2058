"""Positions for tests: two players in phase 3 unless something else is said, seat 0 about to act."""

from typing import Any

import letopis
from letopis.games.bruges.position import BrugesPosition

COLOURS = ("blue", "brown", "red", "purple", "yellow")
DICE = {"blue": 1, "brown": 2, "red": 3, "purple": 4, "yellow": 6}
ENOUGH = {"guilders": 20, "points": 10, "workers": dict.fromkeys(COLOURS, 2)}
LESS = {"guilders": 10, "points": 10, "workers": dict.fromkeys(COLOURS, 2)}

SPARE = ("shipowner", "illuminator", "potter", "baron")


def seat(given: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """A seat: `live` are persons, each in a house of their own, before `empty` houses (two unless it is said)."""
    doc = {**usual, **given}
    rotated = doc.pop("rotated", [])
    persons = doc.pop("live", [])
    houses = [{"person": id, "rotated": True} if id in rotated else {"person": id} for id in persons]
    doc.setdefault("houses", houses + [{} for _ in range(doc.pop("empty", 2))])
    doc.pop("empty", None)
    return doc


def table(
    me: dict[str, Any] | None = None, *others: dict[str, Any], dice: dict[str, int] | None = None, **fields: Any
) -> BrugesPosition:
    """A position: seat 0 as `me`, then the others; phase 3 and the usual dice unless it is said."""
    mentioned = str((me, others, fields))
    spare = [id for id in SPARE if f"'{id}'" not in mentioned]
    seats = [seat(me or {}, ENOUGH)]
    for number, other in enumerate(others or ({},)):
        seats.append(seat(other, {**LESS, "hand": [spare[number]]}))  # something to play, so that the round goes on
    doc = {"game": "bruges", "phase": "play", "round": 3, "dice": {**DICE, **(dice or {})}, "seats": seats, **fields}
    position = letopis.game("bruges").load(doc)
    assert isinstance(position, BrugesPosition)
    return position


def play(position: BrugesPosition, *actions: str) -> None:
    """Actions of whoever is awaited; `1: draw 1` insists on the seat. Newcomers move into the oldest empty house."""
    for action in actions:
        who, colon, text = action.partition(": ")
        position.play(text if colon else action, int(who) if colon else position.awaiting[0])
        if position.awaiting and position.decision(position.awaiting[0]).kind == "home":
            position.play(position.legal(position.awaiting[0])[0], position.awaiting[0])


def stock(position: BrugesPosition) -> dict[str, int]:
    """All amounts of all seats under short names: guilders, w.blue, t.red, them.points, seat2.hand."""
    found: dict[str, int] = {}
    for number, doc in enumerate(position.dump()["seats"]):
        prefix = ("", "them.", "seat2.", "seat3.")[number]
        amounts = {
            "guilders": doc["guilders"],
            "points": doc["points"],
            "reputation": doc["reputation"],
            "hand": len(doc["hand"]),
            "houses": len(doc["houses"]),
            "persons": len([house for house in doc["houses"] if "person" in house]),
            "canal": sum(doc["canal"].values()),
            "leads": len(doc["leads"]),
            **{f"w.{colour}": doc["workers"][colour] for colour in COLOURS},
            **{f"t.{colour}": doc["threats"][colour] for colour in COLOURS},
        }
        found.update({prefix + name: amount for name, amount in amounts.items()})
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is different, by how much."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}
