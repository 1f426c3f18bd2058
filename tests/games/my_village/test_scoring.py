"""The end and the score (section 12), and what is hidden (section 13)."""

import pytest

from tests.games.my_village.tables import VILLAGE, using

pytestmark = pytest.mark.plain
ROWS = ["religion", "council", "harvest", "travel", "customers", "story", "laborers", "hand"]


@pytest.mark.rule("MV-12.2")
def test_the_sheet_has_the_pads_eight_rows() -> None:
    village = {"fields": 3, "house": 4, "laborers": 2, "council": "council_finance", "meeting_place": True}
    position = using(7, village, hand={"holder": 0, "story": 9})
    sheet = position.scores()[0]
    assert list(sheet.rows) == ROWS
    assert list(sheet.rows.values()) == [0, 5, 3, 0, 0, 4, -10, 1]
    assert position.scores()[1].rows["hand"] == 0


@pytest.mark.rule("MV-12.3")
def test_idle_areas_score_and_what_is_left_over_does_not() -> None:
    village = {"church": "church_trading", "council": "council_guilds", "jokers": 3, "travel": ["travel_a1"]}
    village |= {"served": ["customer_01"], "villagers": ["craftsman"], "tree": 30, "coins": 30}
    sheet = using(7, village, {}, first=1, turn=2).scores()[0]
    assert sheet.total == 3 + 2 + 3 + 3


@pytest.mark.rule("MV-12.4")
def test_coins_goods_and_the_tree_break_a_tie() -> None:
    first = {"coins": 2, "tree": 1, "crafts": ["smithy_1"], "goods": {"plow": 1}, "meeting_place": True, "markers": 2}
    second = {"coins": 1, "tree": 1, "council": "council_guilds", "jokers": 1, "fields": ["plow"], "laborers": 0}
    position = VILLAGE.load({"first": 1, "stack": [], "seats": [{**first, "house": 1}, {**second, "house": 0}]})
    assert [sheet.tie for sheet in position.scores()] == [(4,), (4,)]
    assert [sheet.total for sheet in position.scores()] == [3, 4]
    tied = {"coins": 2, "tree": 1}
    shared = VILLAGE.load({"players": 3, "first": 2, "stack": [], "seats": [tied, tied, {}]})
    assert shared.ranking() == [[2], [0, 1]]
    broken = VILLAGE.load({"players": 3, "first": 2, "stack": [], "seats": [tied, {**tied, "tree": 2}, {}]})
    assert broken.ranking() == [[2], [1], [0]]


@pytest.mark.rule("MV-13.1")
def test_no_view_shows_what_lies_in_the_piles() -> None:
    position = VILLAGE.new(players=3, seed=9)
    doc = position.dump()
    hidden = [*doc["pile"], *[id for pile in doc["travel"].values() for id in pile]]
    hidden += [id for pile in doc["monks"].values() for id in pile[1:]]
    for seat in (0, 1, 2, None):
        text = str(position.view(seat))
        assert not [id for id in hidden if f"'{id}'" in text]


@pytest.mark.rule("MV-13.1", "MV-13.2")
def test_all_see_the_same_and_a_guess_keeps_what_is_known() -> None:
    position = VILLAGE.new(players=2, seed=9)
    views = [
        {key: value for key, value in position.view(seat).items() if key not in ("seat", "decision")} for seat in (0, 1)
    ]
    assert views[0] == views[1]
    guesses = [position.guess(0, seed).dump() for seed in range(6)]
    assert len({tuple(doc["pile"]) for doc in guesses}) > 1
    for doc in guesses:
        assert sorted(doc["pile"]) == sorted(position.dump()["pile"])
        assert doc["monks"]["quill"][0] == position.dump()["monks"]["quill"][0]
