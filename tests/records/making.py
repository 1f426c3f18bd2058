"""How the games on file are played: by a chooser that is the same on every Python, at random or greedily."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from letopis import Action, Game, Position
from letopis.testing.cases import Case, cases_of
from letopis.testing.walk import canonical, digest, without_chance

FOLDER = Path(__file__).parent
BROAD = 6  # actions of a list that a tree follows
BUSHY = 150  # positions of a level after which a tree is not grown further
DEEP = 6
GLANCE = 12  # actions that the greedy half of a player compares


def pick(seed: str, number: int, size: int) -> int:
    """The chooser: a number below size."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:8], "big") % size


def moments(case: Case, seed: int) -> Iterator[tuple[int, Position]]:
    """A game to its end, stopped before every decision and at the end."""
    position, number, name = case.begin(seed), 0, f"{case.name} {seed}"
    while not position.over:
        yield number, position
        seat = position.awaiting[pick(f"{name} seat", number, len(position.awaiting))]
        legal = position.legal(seat)
        position.play(legal[pick(name, number, len(legal))], seat)
        number += 1
    yield number, position


def walk_digest(case: Case, seed: int) -> dict[str, Any]:
    """One hash over every position of a game."""
    total = hashlib.sha256()
    decisions = 0
    for number, position in moments(case, seed):
        total.update(canonical(position.dump()).encode())
        decisions = number
    return {"case": case.name, "seed": seed, "decisions": decisions, "sha256": total.hexdigest()}


def tree(case: Case, seed: int, after: int) -> dict[str, Any]:
    """How many different positions there are 0, 1, 2, ... decisions on, chance aside, along some of every list."""
    start = next(position for number, position in moments(case, seed) if number == after or position.over)
    level = {digest(without_chance(start.dump())): start}
    counts = [1]
    while len(level) <= BUSHY and len(counts) <= DEEP:
        further: dict[str, Position] = {}
        for position in level.values():
            for seat in position.awaiting:
                for action in some(position.legal(seat)):
                    twin = position.copy()
                    twin.advance(action, seat)
                    further.setdefault(digest(without_chance(twin.dump())), twin)
        level = further
        counts.append(len(level))
    return {"case": case.name, "seed": seed, "after": after, "counts": counts}


def some(legal: Sequence[Action]) -> list[Action]:
    """A few of a long list, evenly."""
    return list(legal)[:: -(-len(legal) // BROAD)]


def tripwires(game: Game[Position]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All digests and trees of a game."""
    cases = cases_of(game)
    walks = [walk_digest(case, 1) for case in cases]
    trees = [tree(case, 1, after) for case in cases for after in (0, 50, 75)]
    return walks, trees


def golden(game: Game[Position], players: int, chance: str) -> Position:
    """A finished game: each decision at random or by a glance at what it is worth."""
    name = f"golden {players} {chance}"
    position, number = game.new(players, 1000 + players, {}, chance), 0
    while not position.over:
        seat = position.awaiting[0]
        legal = position.legal(seat)
        place = pick(name, number, len(legal))
        if pick(f"{name} greedy", number, 2):
            places = sorted({pick(f"{name} {glance}", number, len(legal)) for glance in range(GLANCE)})
            place = max(places, key=lambda place: worth(position, seat, legal[place]))
        position.play(legal[place], seat)
        number += 1
    return position


def worth(position: Position, seat: int, action: Action) -> float:
    """What the position is worth to the seat after an action."""
    twin = position.copy()
    twin.advance(action, seat)
    return float(position.game.evaluation(position.players).worth(twin, seat))


def golden_names(game: Game[Position]) -> dict[str, tuple[int, str]]:
    """The files of the present rules version: one for each seat count, and one with sealed chance."""
    version = f"rules-{game.rules_version}"
    names = {f"{version}-seats-{players}.record": (players, "fast") for players in game.seats}
    names[f"{version}-seats-{game.seats[-1]}-sealed.record"] = (game.seats[-1], "sealed")
    return names
