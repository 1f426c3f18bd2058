"""What Era's bots do at first sight, held against what they would think of it with more time."""

from typing import Any

import pytest

from letopis import Action, Position
from letopis.games.era.dice_features import harvest_of
from letopis.games.era.position import EraPosition
from letopis.games.era.priors import worth_of_harvest
from letopis.games.era.survey import survey_of
from letopis.games.era.timing import ALL, rounds_left
from letopis.testing.evaluating import moments
from letopis.testing.knowing import guides, knows
from tests.games.era.tables import ERA, RING, just, place, rolled, seat

RICH: dict[str, Any] = {"goods": 6, "stone": 7, "wood": 8, "food": 9}


def by_playing(position: Position, seat: int, actions: list[Action]) -> list[float]:
    """What a glance after each action shows."""
    found: list[float] = []
    for action in actions:
        trial = position.copy()
        trial.advance(action, seat)
        found.append(guides(trial).quick_worth(trial, seat))
    return found


@pytest.mark.plain
def test_a_die_rolled_again_is_worth_the_mean_of_its_faces() -> None:
    position = rolled(3, seat(*RING, "longhouse a1", "church a4", faces="p1 p4 p6 c2"), seat(faces="p1"))
    assert isinstance(position, EraPosition)
    components = position.components
    weights = ERA.learned().at(2)

    def worth(dice: list[int]) -> float:
        harvest = harvest_of(components, position.seats[0].stock, dice, 0, ALL, False)
        return worth_of_harvest(position, 0, harvest, weights, rounds_left(position))

    for action in position.legal(0):
        if action.kind == "reroll":
            kept = position.seats[0].dice.copy()
            kept.remove(action.number)
            faces = components.dice[components.faces[action.number].die].faces
            mean = sum(worth([*kept, face]) for face in faces) / len(faces)
            assert knows(position).promise(position, 0, action) == pytest.approx(mean)


def test_what_a_resource_is_worth_at_first_sight_is_mostly_what_playing_it_shows() -> None:
    right = asked = 0
    met = [position for seed in (12, 13) for position in moments(ERA, 2, seed, "random", {"round_limit": 30})]
    for position in met:
        for mover in position.awaiting:
            if position.decision(mover).kind in ("take", "bandits", "answer"):
                actions = list(position.legal(mover))
                before = position.dump()
                impulse = guides(position).rollout_choice(position, mover, actions, 1)
                assert position.dump() == before
                worths = by_playing(position, mover, actions)
                asked += 1
                right += impulse is not None and worths[actions.index(impulse)] > max(worths) - 0.1
    assert asked >= 30
    assert right >= 0.95 * asked


@pytest.mark.plain
def test_the_first_sight_of_a_piece_to_place_is_the_place_that_looks_best() -> None:
    position = place("farm", *RING)
    actions = position.legal(0)
    assert guides(position).rollout_choice(position, 0, actions, 1) is knows(position).sensible(position, 0, actions)[0]


@pytest.mark.plain
def test_a_quill_does_no_worse_at_first_sight_than_alone_or_not_at_all() -> None:
    position = just("quill 0", seat(*RING, "church a1", faces="p1 p6 b6 n1 c3"), seat(faces="p1"))
    actions = list(position.legal(0))
    promises = [knows(position).promise(position, 0, action) or 0.0 for action in actions]
    impulse = guides(position).rollout_choice(position, 0, actions, 1)
    assert impulse is not None
    chosen = promises[actions.index(impulse)]
    plain = [promises[number] for number, action in enumerate(actions) if action.number < 0]
    assert len(plain) == 2
    assert chosen >= max(plain)


@pytest.mark.plain
def test_what_a_piece_added_one_piece_ago_is_believed_until_it_would_be_chosen() -> None:
    position = just("build 0", seat(*RING[:-1], builds=6, **RICH), seat())
    assert isinstance(position, EraPosition)
    first = True
    while position.stack and position.stack[-1].kind == "build" and position.awaiting == (0,):
        actions = list(position.legal(0))
        impulse = guides(position).rollout_choice(position, 0, actions, 1)
        assert impulse is not None
        gains = survey_of(position.seats[0].domain).gains_at(1, position.round)
        assert set(gains.hoped) >= {action.number for action in actions if action.number >= 0}
        if first:
            thoughts = guides(position).priors(position, 0, actions)
            assert thoughts is not None
            assert thoughts[actions.index(impulse)] == max(thoughts[:-1])
            assert gains.seen == set(gains.hoped)
        else:
            assert len(gains.seen) < len(gains.hoped)
        if impulse.number < 0:
            break
        assert impulse.number in gains.seen
        first = False
        position.advance(impulse, 0)
        placed = guides(position).rollout_choice(position, 0, position.legal(0), 1)
        assert placed is not None
        position.advance(placed, 0)
    assert not first
    survey = survey_of(position.seats[0].domain)
    assert not survey.gains_at(2, position.round).hoped  # another decision is thought over anew
