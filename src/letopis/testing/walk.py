"""Random play, driven by a generator of its own: the same case and seed give the same game."""

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from letopis import Action, Position
from letopis.testing.cases import Case

CAP = 20_000  # decisions: no random game comes near it
LANGUAGES = ("en", "ru")
LAZY = 0.15  # how often the last action is taken, which tends to be "done" or "pass"

Law = Callable[[Case, int], None]
Wrong = TypeVar("Wrong", bound=Exception)


class Raised(Generic[Wrong]):
    """What was raised, once it was."""

    value: Wrong


@contextmanager
def raising(kind: type[Wrong]) -> Iterator[Raised[Wrong]]:
    """What stands inside must raise this: a library has no pytest."""
    raised: Raised[Wrong] = Raised()
    try:
        yield raised
    except kind as wrong:
        raised.value = wrong
    else:
        raise AssertionError(f"{kind.__name__} was not raised")


def generator(case: Case, seed: int | str) -> random.Random:
    """The chooser of a walk, apart from the position's own chance."""
    return random.Random(f"{case.name} {seed}")


def choices(position: Position, chooser: random.Random, cap: int = CAP) -> Iterator[tuple[int, Action]]:
    """What to play next, a seat and its action, until the game is over. Whoever asks plays it on the position."""
    for _ in range(cap):
        if position.over:
            return
        seat = chooser.choice(position.awaiting)
        yield seat, one_of(position.legal(seat), chooser)
    assert position.over, f"the game has not ended after {cap} decisions"


def one_of(actions: Sequence[Action], chooser: random.Random) -> Action:
    """One of them, the last a little more often than chance would have it."""
    return actions[-1 if chooser.random() < LAZY else chooser.randrange(len(actions))]


def play_on(position: Position, chooser: random.Random, most: int = CAP) -> int:
    """Play at most that many decisions; returns how many were played."""
    played = 0
    for seat, action in choices(position, chooser):
        if played == most:
            break
        position.play(action, seat)
        played += 1
    return played


def every(n: int, position: Position, chooser: random.Random) -> Iterator[int]:
    """Play a game to the end and stop before every nth decision, and at the end; the number of decisions so far."""
    number = 0
    for seat, action in choices(position, chooser):
        if number % n == 0:
            yield number
        position.play(action, seat)
        number += 1
    yield number


def stops(case: Case, seed: int, n: int) -> Iterator[tuple[int, Position]]:
    """The positions of a random game before every nth decision, and the last one."""
    position = case.begin(seed)
    for number in every(n, position, generator(case, seed)):
        yield number, position


def viewers(position: Position) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(position.players), None]


def drawn(position: Position) -> int:
    """What chance and reveals there have been."""
    return position.chance.drawn + position.reveals


def texts(actions: Sequence[Action]) -> list[str]:
    """Actions by their texts."""
    return [action.text for action in actions]


def canonical(doc: Any) -> str:
    """Plain data as one text: equal data, equal text."""
    return json.dumps(doc, sort_keys=True, ensure_ascii=False)


def without_chance(doc: dict[str, Any]) -> dict[str, Any]:
    """A dump without its generator."""
    return {key: value for key, value in doc.items() if key != "chance"}


def digest(doc: Any) -> str:
    """A short name for plain data."""
    return hashlib.sha256(canonical(doc).encode()).hexdigest()
