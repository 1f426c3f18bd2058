"""What the bots know of Bruges: features that fit their names, an outlook that ends at the score, sensible worths."""

from typing import Any

import pytest

import letopis
from letopis.bots import bot
from letopis.kernel.chance import from_seed
from tests.games.bruges.table import table

BRUGES = letopis.game("bruges")


def worth(me: dict[str, Any], **fields: Any) -> float:
    """What seat 0's position is worth to it."""
    return BRUGES.worth(table(me, **fields), 0)


def test_every_feature_has_its_name_and_moves() -> None:
    moved: set[str] = set()
    for players, seed in ((2, 1), (2, 2), (3, 3), (4, 4)):
        position, chance = BRUGES.new(players, seed), from_seed(seed)
        while not position.over:
            for seat in range(players):
                found = BRUGES.features(position, seat)
                assert len(found) == len(BRUGES.feature_names)
                moved |= {name for name, amount in zip(BRUGES.feature_names, found, strict=True) if amount != 0.0}
            seat = position.awaiting[0]
            legal = position.legal(seat)
            position.advance(legal[chance.below(len(legal), "walk")], seat)
    assert moved == set(BRUGES.feature_names)


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
    assert BRUGES.worth(table({}, {"points": 30}), 0) < BRUGES.worth(table({}, {"points": 5}), 0)


def test_the_greedy_bot_beats_a_random_one() -> None:
    position = BRUGES.new(players=2, seed=11)
    players = [bot("greedy", BRUGES, 1), bot("random", BRUGES, 2)]
    while not position.over:
        seat = position.awaiting[0]
        position.play(players[seat].choose(position, seat), seat)
    assert position.ranking()[0] == [0]
