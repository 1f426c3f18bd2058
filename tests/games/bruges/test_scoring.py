"""Final scoring: section 8."""

import pytest

from tests.games.bruges.table import table


@pytest.mark.rule("BR-8.1")
def test_every_row_of_the_sheet() -> None:
    me = {
        "points": 11,
        "live": ["prince", "bishop"],
        "workers": {"red": 5},
        "leads": ["canal", "persons"],
        "canal": {"left": 5, "right": 3},
        "statues": {"left": 7},
        "reputation": 6,
    }
    rows = table(me, phase="over").scores()[0].rows
    expected = {"track": 11, "persons": 5, "houses": 4, "laurels": 2, "leadership": 8, "canal": 6, "statues": 7}
    assert rows == {**expected, "reputation": 7}


@pytest.mark.rule("BR-8.1")
@pytest.mark.parametrize(("step", "points"), list(enumerate([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12])))
def test_each_step_of_the_reputation_track(step: int, points: int) -> None:
    assert table({"reputation": step}, phase="over").scores()[0].rows["reputation"] == points


@pytest.mark.rule("BR-8.2")
def test_guilders_break_a_tie_and_then_victory_is_shared() -> None:
    assert table({"guilders": 3}, {"guilders": 4}, phase="over").ranking() == [[1], [0]]
    assert table({"guilders": 4}, {"guilders": 4}, phase="over").ranking() == [[0, 1]]


@pytest.mark.rule("BR-8.3")
def test_points_beyond_the_track_are_a_number() -> None:
    assert table({"points": 123}, phase="over").scores()[0].rows["track"] == 123
