"""The score sheet tells a seat only what it can know."""

import pytest

import letopis
from letopis.kernel.position import Position
from letopis.terminal.sheet import sheet_for

LAYOUTS = (
    ["longhouse i7 90", "longhouse j7 90", "longhouse k7 90", "farm a1", "wall_4 h6", "wall_4 h9", "wall_4 l6 90"],
    ["longhouse a1", "longhouse a3", "longhouse a5", "farm a7", "wall_4 a10", "wall_4 a12", "wall_4 a14"],
)
SCORCHED = ["scorched d1", "scorched f1"]


def set_up(layout: list[str]) -> Position:
    """A table for two at which seat 1 has finished its secret layout."""
    position = letopis.game("era").new(players=2, seed=1)
    for where in [*layout, *SCORCHED]:
        position.play(f"place {where}", 1)
    return position


@pytest.mark.plain
def test_a_secret_layout_does_not_show_in_the_scores() -> None:
    ringed, loose = (set_up(layout) for layout in LAYOUTS)
    assert ringed.scores()[1].total != loose.scores()[1].total
    seen = [sheet_for(position, 0) for position in (ringed, loose)]
    assert seen[0].rows == seen[1].rows
    assert seen[0].totals == seen[1].totals


def test_ones_own_scores_are_known() -> None:
    sheet = sheet_for(set_up(LAYOUTS[0]), 1)
    assert sheet.rows["longhouse"][1] == 6
    assert sheet.rows["farm"][1] == 1


def test_when_all_is_open_the_sheet_is_the_games_own() -> None:
    position = letopis.game("era").load({"seats": [{"domain": ["keep g7", "farm a1"]}, {"domain": ["keep g7"]}]})
    sheet = sheet_for(position, 0)
    for row, values in sheet.rows.items():
        assert values == [score.rows[row] for score in position.scores()]
