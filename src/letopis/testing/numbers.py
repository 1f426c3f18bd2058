"""Positions as numbers: every legal action has an id, and what a seat sees is one row of numbers, no more, no less."""

import math
from array import array
from typing import Any

from letopis import BadBuffer, LetopisError, Position, Refused
from letopis.kernel.observation import FLAGS, ONE_OF, ObservedField
from letopis.testing.cases import Case
from letopis.testing.secrets import guesses
from letopis.testing.walk import canonical, raising, stops


def every_legal_action_has_an_id(case: Case, seed: int) -> None:
    """And the id reads back; the mask has a 1 for just these; no two ids are one action."""
    numbering = case.begin(seed).actions
    assert len({action.text for action in numbering}) == len(numbering)
    out = bytearray(len(numbering))
    for _, position in stops(case, seed, 3):
        for seat in position.awaiting:
            legal = position.legal(seat)
            ids = {action.id for action in legal}
            assert [numbering[action.id] for action in legal] == list(legal)
            assert [numbering.id_of(action.text) for action in legal] == [action.id for action in legal]
            assert position.mask(seat, out=out) is out
            assert {id for id in range(len(numbering)) if out[id]} == ids
            assert position.mask(seat) == out
        for seat in set(range(position.players)) - set(position.awaiting):
            with raising(Refused):
                position.mask(seat)


def an_observation_is_what_the_seat_may_know(case: Case, seed: int) -> None:
    """One shape, finite numbers, one-hots of one; the same for all that the seat cannot tell apart."""
    layout = case.game.observation(case.players)
    out = array("f", bytes(4 * layout.size))
    for number, position in stops(case, seed, 5):
        for seat in range(position.players):
            assert position.observe(seat, out=out) is out
            assert position.observe(seat) == out
            for field in layout.fields:
                fits(field, list(out[field.start : field.start + field.size]))
            for twin in guesses(position, seat, number):
                mine = twin.observe(seat)
                assert mine == out, differing(layout.fields, mine, out)


def fits(field: ObservedField, values: list[float]) -> None:
    """Whether numbers are such as their field says."""
    assert all(map(math.isfinite, values)), field
    if field.kind != "number":
        assert set(values) <= {0.0, 1.0}, field
    if field.kind == ONE_OF:
        assert sum(values) <= 1.0, field
    assert field.kind in ("number", FLAGS, ONE_OF)
    assert len(field.labels) in (0, field.size)


def an_observation_tells_what_the_view_tells(case: Case, seed: int) -> None:
    """Two moments that look different to a seat are different rows: nothing that the view shows is left out."""
    before: dict[int, tuple[str, Any, Position]] = {}
    for _, position in stops(case, seed, 1):
        for seat in range(position.players):
            view = position.view(seat)
            view.pop("decision")
            shown, row = canonical(view), position.observe(seat)
            if seat in before and before[seat][0] != shown:
                assert before[seat][1] != row, f"{difference(before[seat][2].view(seat), position.view(seat))}"
            before[seat] = (shown, row, position.copy())


def returns_are_places(case: Case, seed: int) -> None:
    """From 1 to -1, in the order of the ranking; they add up to nothing, but alone."""
    for _, position in stops(case, seed, 25):
        returns = position.returns()
        assert len(returns) == position.players
        assert all(-1.0 <= value <= 1.0 for value in returns)
        if position.players > 1:
            assert abs(sum(returns)) < 1e-9
            assert sorted(returns, reverse=True) == [returns[seat] for place in position.ranking() for seat in place]
        assert position.returns("points") == [score.total for score in position.scores()]
    with raising(LetopisError):
        position.returns("moons")


def buffers_are_checked(case: Case, seed: int) -> None:
    """A buffer of a wrong size, type or nature is refused, and nothing is written into it."""
    position = case.begin(seed)
    if position.over:
        return
    seat = position.awaiting[0]
    size = case.game.observation(case.players).size
    for out in (array("d", bytes(8 * size)), array("f", bytes(4 * size - 4)), bytes(4 * size), "text", 7):
        with raising(BadBuffer):
            position.observe(seat, out=out)
    actions = len(position.actions)
    for mask in (bytearray(actions - 1), bytes(actions), array("i", [0] * actions), [0] * actions):
        with raising(BadBuffer):
            position.mask(seat, out=mask)
    for nobody in (-1, position.players, "0", True, 1.0, None):
        with raising(Refused):
            position.observe(nobody)


def differing(fields: tuple[ObservedField, ...], one: Any, other: Any) -> list[str]:
    """The fields in which two rows differ."""
    return [field.name for field in fields if one[field.slice] != other[field.slice]]


def difference(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two documents differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [
            found
            for key in one.keys() | other.keys()
            for found in difference(one.get(key), other.get(key), f"{path}.{key}")
        ]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [found for n in range(len(one)) for found in difference(one[n], other[n], f"{path}[{n}]")]
    return [] if one == other else [f"{path}: {one} -> {other}"]
