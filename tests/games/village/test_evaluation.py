"""What the bots know of Village: features that fit their names, an outlook that ends at the score, sensible worths."""

from typing import Any

import pytest

from letopis.testing.evaluating import moments, still_features
from letopis.testing.knowing import knows
from tests.games.village.tables import EVERYTHING, VILLAGE, Doc, play, table, texts

RARE: Doc = {
    "members": {"stage4": ["1"], "window4": ["1"], "far_island": ["1"], "farmyard": ["1"]},
    "cocoa": 1,
    "tea": 1,
    "chests": ["chest_3"],
}


def worth(family: Doc, **fields: Any) -> float:
    """What a family before its turn is worth to itself."""
    position = table(family, **fields)
    return knows(position).worth(position, 0)


def test_no_feature_is_dead() -> None:
    met = [table(RARE, expansions=["port"])]  # what random play hardly comes to
    for seed in range(12):
        options = {"expansions": EVERYTHING if seed % 3 else [], "goals": True}
        for position in moments(VILLAGE, 2 + seed % 3, seed, "random", options):
            if knows(position).at_rest(position) or position.stack[-1].kind == "death":
                met.append(position)
    assert still_features(VILLAGE, met) <= {"family"}  # the same for all, by its nature


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"coin": 3}, {"coin": 1}),
        ({"scroll": 1}, {}),
        ({"green": 2}, {}),
        ({"prestige": 5}, {}),
        ({"time": 1}, {"time": 9}),
    ],
)
def test_what_is_better_is_worth_more(better: Doc, worse: Doc) -> None:
    assert worth(better) > worth(worse)


def test_a_choice_half_made_is_worth_a_good_answer() -> None:
    position = table({"grain": 2, "coin": 0}, cubes={"crafts": {"orange": 1}, "travel": {"orange": 1}})
    play(position, "0 take crafts orange")
    ways: dict[str, float] = {}
    for text in texts(position):
        trial = position.copy()
        trial.play(text, 0)
        ways[text] = knows(trial).worth(trial, 0)
    worth = knows(position).worth(position, 0)
    assert any(worth == pytest.approx(way) for way in ways.values())
    assert worth > ways["pass"]


def test_the_plague_is_left_alone_where_a_cube_lies_beside_it() -> None:
    crafts = {"orange": 1, "green": 1, "plague": 1}
    position = table({}, cubes={"crafts": crafts, "market": {"plague": 1}, "church": {"pink": 2}})
    kept = [action.text for action in knows(position).sensible(position, 0, position.legal(0))]
    assert kept == ["take crafts orange", "take crafts green", "take market plague", "take church pink"]


def test_bots_learn_every_combination_of_the_expansions() -> None:
    varieties = VILLAGE.varieties(2)
    assert len(varieties) == 8
    assert {"expansions": EVERYTHING} in varieties
