"""Section 14: final scoring."""

from typing import Any

import pytest

from tests.games.era.tables import BIG_RING, DATA, KEEP, RING, Doc, area, just, poor, seat, sheet, table

pytestmark = pytest.mark.plain

# fmt: off
VP = {
    "longhouse": 1, "townhouse": 1, "church": 1, "farm": 1, "lumber_mill": 2, "hospital": 3,
    "monastery": 4, "market": 2, "guildhall": 3, "university": 4, "cathedral": 5,
}
# fmt: on


def rows(*domain: str, **fields: Any) -> dict[str, int]:
    """The score rows of a seat whose opponents have nothing but their keeps."""
    return sheet(just(poor(*domain, **fields), poor(), poor())).rows


@pytest.mark.rule("E-14.1", "E-D1")
@pytest.mark.parametrize(("piece", "vp"), VP.items())
def test_a_building_brings_its_points_twice_if_walled_in(piece: str, vp: int) -> None:
    assert rows(KEEP, f"{piece} a1")[piece] == vp
    assert rows(KEEP, f"{piece} a1", f"{piece} e1")[piece] == 2 * vp
    assert rows(*BIG_RING, f"{piece} b9")[piece] == 2 * vp


@pytest.mark.rule("E-14.1")
def test_a_keep_is_always_worth_two() -> None:
    assert rows(KEEP)["keep"] == 2
    assert rows(KEEP, "keep a1", *BIG_RING, "keep b9")["keep"] == 6


@pytest.mark.rule("E-14.1")
def test_walls_and_scorched_areas_bring_nothing() -> None:
    assert sum(rows("scorched a1", "wall_2 a3", "wall_3 a5", "wall_4 a7", "wall_5 a9", "wall_6 a11").values()) == 0


@pytest.mark.rule("E-14.2", "E-D28")
def test_a_market_counts_the_empty_cells_beside_it() -> None:
    assert rows("market f2")["market_bonus"] == 8
    assert rows("market a1")["market_bonus"] == 4  # beyond the edge there are no cells
    assert rows("market a5")["market_bonus"] == 6
    assert rows("market f2", "longhouse f1")["market_bonus"] == 6
    assert rows("market f2", "wall_2 h2")["market_bonus"] == 7  # no piece at all, walls neither
    assert rows("market f2", "scorched f4")["market_bonus"] == 6
    assert rows("market f2", "longhouse h1")["market_bonus"] == 8  # corners do not count


@pytest.mark.rule("E-14.2", "E-D28")
def test_an_empty_cell_may_serve_two_markets_and_lie_inside() -> None:
    assert rows("market b2", "market e2")["market_bonus"] == 8 + 8  # d2 and d3 serve both
    assert rows("market b2", "market d2")["market_bonus"] == 6 + 6
    assert rows(*BIG_RING, "market c10")["market_bonus"] == 8


@pytest.mark.rule("E-14.2")
def test_a_market_brings_eight_at_most() -> None:
    long_market: Any = {"id": "market", "cells": [[0, 0], [0, 1], [0, 2], [0, 3]], "orientations": 2}
    options: Any = {"data": {"buildings.toml": {"building": [long_market]}}}
    position = just(seat("market e5", "market e8 90"), seat("market a1"), seat(), options=options)
    assert sheet(position).rows["market_bonus"] == 8 + 8  # ten cells beside each
    assert sheet(position, 1).rows["market_bonus"] == 5


@pytest.mark.rule("E-14.3")
def test_a_guildhall_counts_every_resource_left() -> None:
    assert rows("guildhall a1", goods=1, stone=2, wood=3, food=4)["guildhall_bonus"] == 10
    assert rows("guildhall a1", "guildhall e1", goods=1, stone=2, wood=3, food=4)["guildhall_bonus"] == 20
    assert rows("guildhall a1")["guildhall_bonus"] == 0
    assert rows(KEEP, goods=5)["guildhall_bonus"] == 0


@pytest.mark.rule("E-14.4", "E-D14")
def test_a_university_counts_all_culture() -> None:
    assert rows("university a1", culture=4)["university_bonus"] == 4
    assert rows("university a1", "university a4", culture=4)["university_bonus"] == 8
    assert rows("university a1", culture=31)["university_bonus"] == 31  # not 6
    assert rows(KEEP, culture=4)["university_bonus"] == 0


@pytest.mark.rule("E-14.5", "E-13.1")
def test_a_cathedral_counts_the_dice_after_they_were_settled() -> None:
    lands = [KEEP, "longhouse a1", "church a3", "cathedral e1"]
    gained = table("end", seat(*lands, faces="p1 n1"), seat(), flipped=3)
    assert sheet(gained).rows["cathedral_bonus"] == 3
    lost = table("end", seat(*lands, faces="p1 p1 p1 n1 n1"), seat(), flipped=3)
    assert sheet(lost).rows["cathedral_bonus"] == 3
    assert rows(KEEP, "cathedral a1", "cathedral e1")["cathedral_bonus"] == 2


@pytest.mark.rule("E-14.6")
def test_the_bonus_points_are_never_doubled() -> None:
    assert rows(*BIG_RING, "market c10")["market_bonus"] == 8
    assert rows(*BIG_RING, "guildhall b9", wood=3)["guildhall_bonus"] == 3
    assert rows(*BIG_RING, "university b9", culture=3)["university_bonus"] == 3
    assert rows(KEEP, *BIG_RING, "cathedral b9")["cathedral_bonus"] == 1


@pytest.mark.rule("E-14.7")
@pytest.mark.parametrize(
    ("cultures", "bonuses"),
    [((3, 2, 0), (5, 0, 0)), ((3, 3, 1), (5, 5, 0)), ((0, 0, 0), (0, 0, 0)), ((0, 1, 0), (0, 5, 0))],
)
def test_culture_is_a_point_each_and_five_for_the_most(cultures: tuple[int, ...], bonuses: tuple[int, ...]) -> None:
    scores = just(*[seat(culture=culture) for culture in cultures]).scores()
    assert tuple(score.rows["culture"] for score in scores) == cultures
    assert tuple(score.rows["most_culture"] for score in scores) == bonuses


@pytest.mark.rule("E-14.7", "E-D14")
def test_the_most_culture_is_the_most_of_the_total() -> None:
    scores = just(seat(culture=26), seat(culture=24)).scores()
    assert [score.rows["most_culture"] for score in scores] == [5, 0]


@pytest.mark.rule("E-14.8", "E-D15")
def test_the_largest_walled_in_area_brings_ten_to_all_who_have_it() -> None:
    def bonuses(*domains: list[str]) -> list[int]:
        return [score.rows["largest_walled_area"] for score in just(*[seat(*domain) for domain in domains]).scores()]

    assert bonuses(RING, [KEEP, *BIG_RING], [KEEP]) == [0, 10, 0]
    assert bonuses(RING, RING, [KEEP]) == [10, 10, 0]
    assert bonuses([KEEP], [KEEP], [KEEP]) == [0, 0, 0]  # nobody has a cell
    one_cell = ["wall_2 a1", "wall_2 c1 90", "wall_2 b3", "wall_3 a2 90"]
    assert area(*one_cell) == 1
    assert bonuses(one_cell, [KEEP]) == [10, 0]
    full = [KEEP, "wall_4 h6", "wall_4 h9", "wall_2 k7 90", "scorched i7"]
    assert area(*full) == 0
    assert bonuses(full, [KEEP]) == [0, 0]  # enclosed, but no cell that counts


@pytest.mark.rule("E-14.9")
def test_every_disaster_point_costs_one() -> None:
    assert rows(KEEP, disaster=12)["disasters"] == -12
    assert sheet(just(poor(disaster=12), poor())).total == 2 - 12


@pytest.mark.rule("E-14.10")
def test_most_points_win() -> None:
    position = just(seat(KEEP), seat(KEEP, "farm a1"), seat(KEEP, "farm a1", "farm a4"))
    assert position.ranking() == [[2], [1], [0]]


@pytest.mark.rule("E-14.10")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"goods": 1}, {"goods": 0, "stone": 7, "wood": 8, "food": 9}),
        ({"goods": 2, "stone": 1}, {"goods": 2, "stone": 0, "wood": 8, "food": 9}),
        ({"goods": 2, "stone": 3, "wood": 1}, {"goods": 2, "stone": 3, "wood": 0, "food": 9}),
        ({"goods": 2, "stone": 3, "wood": 4, "food": 1}, {"goods": 2, "stone": 3, "wood": 4, "food": 0}),
    ],
)
def test_a_tie_is_broken_by_goods_then_stone_then_wood_then_food(first: Doc, second: Doc) -> None:
    assert just(poor(**second), poor(**first)).ranking() == [[1], [0]]
    assert just(poor(**first), poor(**second)).ranking() == [[0], [1]]
    ahead = just(poor(KEEP, "farm a1", **second), poor(**first))
    assert ahead.ranking() == [[0], [1]]  # resources count among the tied only


@pytest.mark.rule("E-14.10")
def test_players_equal_in_everything_share_the_victory() -> None:
    equal: Doc = {"goods": 1, "stone": 2, "wood": 3, "food": 4}
    position = just(poor(**equal), poor(disaster=1, **equal), poor(**equal))
    assert position.ranking() == [[0, 2], [1]]


@pytest.mark.rule("E-14.11", "E-D1")
def test_the_score_sheet_has_the_rulebook_s_rows_in_order() -> None:
    assert list(rows(KEEP)) == [
        *(building["id"] for building in DATA["buildings.toml"]["building"]),
        *("market_bonus", "guildhall_bonus", "university_bonus", "cathedral_bonus", "culture", "most_culture"),
        *("largest_walled_area", "disasters"),  # the sheet's subtotal and total are sums
    ]


@pytest.mark.rule("E-14.11", "E-D1")
def test_no_building_is_multiplied_but_by_its_walls() -> None:
    found = rows(KEEP, "longhouse a1", "townhouse a5")
    assert (found["keep"], found["longhouse"], found["townhouse"]) == (2, 1, 1)
