"""What a merchant thinks of actions at first: sensible, of every action, and never changing anything."""

from typing import Any

import pytest

import letopis
from letopis.testing.evaluating import moments
from letopis.testing.knowing import guides, knows, linear_priors
from tests.games.bruges.table import COLOURS, table

BRUGES = letopis.game("bruges")
KINDS = {"play", "rest", "refilling", "advance"}


def thoughts(me: dict[str, Any], **fields: Any) -> dict[str, float]:
    """What seat 0 thinks of each of its actions, by their texts."""
    position = table(me, **fields)
    actions = position.legal(0)
    hunches = guides(position).priors(position, 0, actions)
    assert hunches is not None
    return {action.text: hunch for action, hunch in zip(actions, hunches, strict=True)}


def test_a_higher_die_makes_guilders_look_better() -> None:
    hand: dict[str, Any] = {"hand": ["baron", "potter"], "guilders": 2}
    high, low = (thoughts(hand, dice=dict.fromkeys(COLOURS, value)) for value in (6, 1))
    assert {text.split()[0] for text in high} >= {"workers", "guilders", "house"}
    for card in hand["hand"]:
        assert high[f"guilders {card}"] > low[f"guilders {card}"]


def test_there_is_a_thought_on_every_action_of_the_common_choices() -> None:
    met: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        for position in moments(BRUGES, players, seed, "random")[:-1]:
            seat = position.awaiting[0]
            kind = position.decision(seat).kind
            before = position.dump()
            hunches = linear_priors(position, seat, position.legal(seat))
            assert (hunches is not None) is (kind in KINDS)
            assert hunches is None or len(hunches) == len(position.legal(seat))
            assert position.dump() == before
            met.add(kind)
    assert met >= KINDS


@pytest.mark.plain
def test_an_impulse_is_the_sensible_action_of_the_best_thought() -> None:
    met: set[str] = set()
    for players, seed in ((2, 6), (3, 7), (4, 8)):
        for position in moments(BRUGES, players, seed, "random")[:-1]:
            seat = position.awaiting[0]
            kind = position.decision(seat).kind
            legal = position.legal(seat)
            impulse = guides(position).rollout_choice(position, seat, legal, 1)
            assert (impulse is not None) is (kind in KINDS - {"refilling"})
            if impulse is not None:
                sensible = knows(position).sensible(position, seat, legal)
                hunches = guides(position).priors(position, seat, sensible)
                assert hunches is not None
                assert impulse is sensible[hunches.index(max(hunches))]
                met.add(kind)
    assert met == KINDS - {"refilling"}


def test_a_trifle_is_a_pile_to_draw_from_or_a_house_to_move_into() -> None:
    drawn = 0
    for position in moments(BRUGES, 2, 5, "random")[:-1]:
        seat = position.awaiting[0]
        trifle = guides(position).automatic(position, seat)
        assert (trifle is not None) is (position.decision(seat).kind in ("refilling", "home"))
        if trifle is not None:
            assert trifle in position.legal(seat)
            drawn += 1
    assert drawn > 20
