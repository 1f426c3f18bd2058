"""The greedy bot's knowledge: what a position promises, and which dice deserve a thought."""

from typing import Any

import pytest

from letopis.bots import bot
from letopis.kernel.position import Position
from letopis.testing.evaluating import moments, still_features
from letopis.testing.knowing import guides, knows
from tests.games.my_village.tables import VILLAGE, Doc, asked, legal, me, play, rolling, using, without


def worth(village: Doc, **fields: Any) -> float:
    """A village before its turn."""
    position = rolling(["w1"] * 8, village, **fields)
    return knows(position).worth(position, 0)


def test_no_feature_is_dead() -> None:
    met = [rolling(["w1"] * 8, {"coins": 9, "school": ["right"]})]  # what random play hardly comes to
    for seed in range(8):
        met += moments(VILLAGE, 2 + seed % 3, seed, "random", {"round_limit": 60})
    assert still_features(VILLAGE, met) <= {"village"}  # the same for all, by its nature


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"coins": 3}, {}),
        ({"house": 3}, {"tree": 3}),
        ({"tree": 3}, {}),
        ({}, {"cloud": 5}),
        ({}, {"villagers": without("craftsman")}),
        ({"school": ["right"]}, {"school": ["left"]}),
        ({"meeting_place": True, "markers": 2}, {"meeting_place": True}),
    ],
)
def test_what_is_better_is_worth_more(better: Doc, worse: Doc) -> None:
    assert worth(better) > worth(worse)


@pytest.mark.parametrize("graves", [4, 6, 8])
def test_goods_that_a_customer_waits_for_are_worth_having(graves: int) -> None:
    village: Doc = {"customers": ["customer_16"], "crafts": ["scriptorium_1"]}
    none, one, both = [worth(village | {"goods": {"scroll": count}}, graves=graves) for count in range(3)]
    assert none < one < both


def test_promises_fade_as_coffins_fill() -> None:
    village: Doc = {"coins": 5, "tree": 5}
    assert worth(village, graves=0) > worth(village, graves=8) > 0


def test_a_position_in_the_middle_of_a_turn_is_worth_its_best_way_on() -> None:
    position = using(7, {"headman": "coin_space", "tree": 9})
    ways: list[float] = []
    for text in legal(position):
        trial = position.copy()
        play(trial, text)
        ways.append(knows(trial).worth(trial, 0))
    assert knows(position).worth(position, 0) == pytest.approx(max(ways))


def test_few_pairs_of_dice_deserve_a_thought() -> None:
    position = rolling(["w1", "w2", "w3", "w4", "w5", "w6", "b1", "b2"], {"coins": 2})
    kept = knows(position).sensible(position, 0, position.legal(0))
    assert 0 < len(kept) <= 6
    assert {action.text for action in kept} <= set(legal(position))


def test_first_thoughts_are_on_what_dice_bring() -> None:
    village: Doc = {"customers": ["customer_32"], "crafts": ["stable_1", "scriptorium_1", "wagon_maker_1"]}
    village |= {"goods": {"horse": 1, "scroll": 1, "wagon": 1}, "coins": 1}
    position = rolling(["w1", "w2", "b1", "b2", "w5", "w6", "w6", "b6"], village, graves=8)
    thoughts = first_thoughts(position)
    assert thoughts["take w1 w2"] > thoughts["take w1 b2"] > thoughts["take b1 b2"]  # black dice cost time
    assert thoughts["take w1 w2"] > thoughts["take w6 w6"]  # a 3 serves the customer
    play(position, "take w1 w2")
    thoughts = first_thoughts(position)
    assert max(thoughts, key=thoughts.__getitem__) == "form 3"
    play(position, "form 3")
    thoughts = first_thoughts(position)
    assert thoughts["use customer_32"] == max(thoughts.values())  # white banners count together


def first_thoughts(position: Position) -> dict[str, float]:
    """What a search thinks of each action at first."""
    actions = position.legal(0)
    thoughts = guides(position).priors(position, 0, actions)
    assert thoughts is not None
    return {action.text: thought for action, thought in zip(actions, thoughts, strict=True)}


def test_the_greedy_bot_serves_who_is_ready_to_be_served() -> None:
    village: Doc = {"customers": ["customer_32"], "crafts": ["stable_1", "scriptorium_1", "wagon_maker_1"]}
    village |= {"goods": {"horse": 1, "scroll": 1, "wagon": 1}}
    position = using(3, village, graves=8)  # the end is near
    greedy = bot("greedy", VILLAGE, 1)
    while asked(position) in ("activate 0", "chain 0", "school 0"):
        position.play(greedy.choose(position, 0), 0)
    assert me(position)["served"] == ["customer_32"]


def test_the_greedy_bot_beats_a_random_one() -> None:
    position = VILLAGE.new(players=2, seed=11)
    players = [bot("greedy", VILLAGE, 1), bot("random", VILLAGE, 2)]
    while not position.over:
        seat = position.awaiting[0]
        position.play(players[seat].choose(position, seat), seat)
    assert position.ranking()[0] == [0]
