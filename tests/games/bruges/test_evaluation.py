"""What the bots know of Bruges: features that fit their names, an outlook that ends at the score, sensible worths."""

from typing import Any

import pytest

import letopis
from letopis.bots import bot
from letopis.testing.evaluating import moments, still_features
from letopis.testing.knowing import knows
from tests.games.bruges.table import play, table

BRUGES = letopis.game("bruges")


def worth(me: dict[str, Any], **fields: Any) -> float:
    """What seat 0's position is worth to it."""
    position = table(me, **fields)
    return knows(position).worth(position, 0)


def test_no_feature_is_dead() -> None:
    tables = ((2, 1), (2, 2), (3, 3), (4, 4), (2, 5))
    met = [position for players, seed in tables for position in moments(BRUGES, players, seed, "random")]
    assert still_features(BRUGES, met) <= {"merchant"}  # the same for all, by its nature


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"guilders": 6}, {"guilders": 2}),
        ({"workers": {"blue": 1, "brown": 1, "red": 1}}, {"workers": {"blue": 1}}),
        ({"empty": 1}, {"empty": 0}),
        ({"canal": {"left": 2, "right": 0}}, {"canal": {"left": 0, "right": 0}}),
        ({"threats": {"purple": 1}}, {"threats": {"purple": 2}}),
        ({"reputation": 4}, {"reputation": 3}),
    ],
)
def test_what_is_better_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(better) > worth(worse)


def test_a_richer_opponent_makes_a_position_worth_less() -> None:
    rich, poor = table({}, {"points": 30}), table({}, {"points": 5})
    assert knows(rich).worth(rich, 0) < knows(poor).worth(poor, 0)


@pytest.mark.plain
def test_an_outlook_is_the_points_and_what_the_features_promise() -> None:
    weights = BRUGES.learned().two
    for players, seed in ((2, 3), (4, 5)):
        for position in moments(BRUGES, players, seed, "random")[:-1]:
            for seat in range(players):
                promised = weights.value(
                    knows(position).features(position, seat),
                    knows(position).progress(position),
                )
                assert knows(position).outlook(position, seat) == knows(position).points(position, seat) + promised


def test_the_greedy_bot_beats_a_random_one() -> None:
    position = BRUGES.new(players=2, seed=11)
    players = [bot("greedy", BRUGES, 1), bot("random", BRUGES, 2)]
    while not position.over:
        seat = position.awaiting[0]
        position.play(players[seat].choose(position, seat), seat)
    assert position.ranking()[0] == [0]


def test_guilders_by_a_die_still_to_be_chosen_are_seen() -> None:
    """With the Mathematician nothing is had before the die is chosen, and all of it is in sight."""
    position = table({"live": ["mathematician"], "hand": ["king", "duke"], "guilders": 0})
    play(position, "guilders king")
    assert position.decision(0).kind == "die"
    pending = knows(position).worth(position, 0)
    play(position, "die yellow")
    assert pending == knows(position).worth(position, 0)
    chosen = table({"live": ["mathematician"], "hand": ["king"], "guilders": 0, "workers": {}, "empty": 0}, round=5)
    assert bot("greedy", BRUGES, 1).choose(chosen, 0).text == "guilders king"


def test_of_equal_dice_one_is_sensible_and_of_empty_houses_the_oldest() -> None:
    position = table({"live": ["mathematician"], "hand": ["king", "duke"]}, dice={"blue": 3, "brown": 3, "red": 3})
    play(position, "guilders king")
    sensible = knows(position).sensible(position, 0, position.legal(0))
    assert [action.text for action in sensible] == ["die blue", "die purple", "die yellow"]
    moving = table({"hand": ["duke"]})
    moving.play("settle duke", 0)
    assert [action.text for action in knows(moving).sensible(moving, 0, moving.legal(0))] == ["home 1"]
