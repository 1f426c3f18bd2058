"""Score sheets and places."""

import pytest

from letopis import Score
from letopis.kernel.scores import rank

pytestmark = pytest.mark.plain


def test_a_sheet_adds_up() -> None:
    sheet = Score({"farms": 4, "disasters": -6}, (2,), "rank-serf")
    assert sheet.total == -2
    assert sheet.doc() == {"total": -2, "rows": {"farms": 4, "disasters": -6}, "tie": [2], "rank": "rank-serf"}
    assert Score({}).total == 0


def test_more_is_better() -> None:
    assert rank([Score({"vp": 3}), Score({"vp": 8}), Score({"vp": 5})]) == [[1], [2], [0]]


def test_the_tie_break_decides_in_its_order() -> None:
    scores = [Score({"vp": 5}, (1, 9)), Score({"vp": 5}, (2, 0)), Score({"vp": 5}, (1, 10))]
    assert rank(scores) == [[1], [2], [0]]


def test_equals_share_a_place_in_order_of_seats() -> None:
    scores = [Score({"vp": 5}, (1,)), Score({"vp": 7}), Score({"a": 2, "b": 3}, (1,)), Score({"vp": 7})]
    assert rank(scores) == [[1, 3], [0, 2]]


def test_a_single_seat_is_first() -> None:
    assert rank([Score({"vp": -4})]) == [[0]]
