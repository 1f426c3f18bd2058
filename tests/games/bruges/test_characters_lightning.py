"""Lightning: settled, it happens at once (BR-7.3)."""

from typing import Any

import pytest

from tests.games.bruges.characters import CARDS, W, case
from tests.games.bruges.table import COLOURS, changes, play, stock, table

pytestmark = pytest.mark.rule("BR-7.1", "BR-10.1", "BR-10.2")

FLASHES = [
    case("marchioness", "a_point_and_one_for_each_marker", gain={"points": 3}, me={"leads": ["canal", "persons"]}),
    case("baron", "up_to_two_steps_for_one_each", ["advance", "advance"], {"guilders": -2, "reputation": 2}),
    case("lady_in_waiting", "four_workers_of_one_colour", [f"{W} red"], {"w.red": 4}),
    case("dancer", "four_guilders", gain={"guilders": 4}),
    case("bear_leader", "three_cards", ["draw 1", "draw 2", "draw 1"], {"hand": 3}),
    case("actor", "another_lightning_of_anybody", ["copy alchemist"], {"guilders": 6}, them={"live": ["alchemist"]}),
    case("potter", "a_worker_of_each_colour", gain={f"w.{colour}": 1 for colour in COLOURS}),
    case("roofer", "a_house_from_a_pile", ["draw 2"], {"houses": 1}),
    case("dyker", "a_free_canal_cell", ["section right"], {"canal": 1}),
    case(
        "nun",
        "two_markers_of_any_colours",
        ["marker blue", "marker red"],
        {"t.blue": -1, "t.red": -1, "points": 2},
        {"threats": {"blue": 1, "red": 2}},
    ),
    case("pilgrim", "a_free_step", ["advance"], {"reputation": 1}),
    case(
        "almoner",
        "two_workers_for_two_points_thrice",
        ["pay-worker blue", "pay-worker blue", "pay-worker brown", "pay-worker red", "decline"],
        {"w.blue": -2, "w.brown": -1, "w.red": -1, "points": 4},
    ),
    case(
        "archer",
        "two_markers_of_one_colour_and_two_guilders",
        ["marker red", "marker red"],
        {"t.red": -2, "points": 2, "guilders": 2},
        {"threats": {"red": 2, "blue": 1}},
    ),
    case(
        "mercenary",
        "a_marker_and_two_guilders",
        ["marker blue"],
        {"t.blue": -1, "points": 1, "guilders": 2},
        {"threats": {"blue": 1}},
    ),
    case(
        "standard_bearer",
        "a_marker_where_nobody_is_ahead",
        ["flip canal"],
        {"leads": 1},
        {"canal": {"left": 1}},
        {"canal": {"right": 1}},
    ),
    case("alchemist", "six_guilders", gain={"guilders": 6}),
    case(
        "physician",
        "a_marker_and_two_workers",
        ["marker red", f"{W} blue", f"{W} red"],
        {"t.red": -1, "points": 1, "w.blue": 1, "w.red": 1},
        {"threats": {"red": 1}},
    ),
    case(
        "translator",
        "two_cards_and_a_cheaper_person",
        ["draw 1", "draw 2", "settle duke"],
        {"hand": 1, "persons": 1, "guilders": -9},
        {"hand": ["duke"]},
    ),
    case("herald", "a_free_step_and_two_guilders", ["advance"], {"reputation": 1, "guilders": 2}),
    case(
        "archivist",
        "two_of_the_top_ten_discards",
        ["take-card king", "take-card duke"],
        {"hand": 2},
        discards=["queen", "duke", "count", "king"],
    ),
    case("building_inspector", "a_point_for_two_houses", gain={"points": 2}, me={"empty": 5}),
    case("wine_merchant", "two_guilders_and_one_for_each_person", gain={"guilders": 5}, me={"live": ["duke", "king"]}),
    case("peddler", "two_workers_and_a_guilder", [f"{W} red", f"{W} red"], {"w.red": 2, "guilders": 1}),
    case("shipowner", "two_guilders_for_each_cell", gain={"guilders": 6}, me={"canal": {"left": 1, "right": 2}}),
    case("farmhand", "three_workers", [f"{W} blue", f"{W} blue", f"{W} yellow"], {"w.blue": 2, "w.yellow": 1}),
    case(
        "nursemaid",
        "a_person_back_and_three_guilders",
        ["recall duke"],
        {"hand": 1, "persons": -1, "guilders": 3},
        {"live": ["duke"]},
    ),
    case(
        "falconer",
        "two_cards_and_two_workers",
        ["draw 1", "draw 1", f"{W} red", f"{W} purple"],
        {"hand": 2, "w.red": 1, "w.purple": 1},
    ),
    case("illuminator", "a_point_for_each_estate", gain={"points": 3}, me={"live": ["duke", "king", "mason"]}),
    case("tapestry_maker", "two_points_and_a_guilder", gain={"points": 2, "guilders": 1}),
    case("singer", "two_cards_and_a_worker", ["draw 1", "draw 2", f"{W} brown"], {"hand": 2, "w.brown": 1}),
    case("thief", "four_guilders_of_an_opponent", ["victim 2"], {"guilders": 4, "them.guilders": -4}),
    case(
        "pickpocket",
        "a_worker_of_each_opponent_and_a_guilder",
        ["1: give red"],
        {"w.red": 1, "them.w.red": -1, "guilders": 1},
    ),
    case(
        "assassin",
        "plague_for_an_opponent",
        ["victim 2", "1: lose king"],
        {"them.persons": -1},
        them={"live": ["duke", "king"]},
    ),
]


@pytest.mark.rule("BR-7.3", "BR-5.9")
@pytest.mark.parametrize(("card", "do", "gain", "me", "them", "fields"), FLASHES)
def test_settled_it_gives(
    card: str, do: list[str], gain: dict[str, int], me: dict[str, Any], them: dict[str, Any], fields: dict[str, Any]
) -> None:
    position = table({**me, "hand": [card, *me.get("hand", [])]}, them, **fields)
    before = stock(position)
    play(position, f"settle {card}", *do)
    before["guilders"] -= CARDS[card]["cost"]
    before["hand"] -= 1
    before["persons"] += 1
    assert changes(before, stock(position)) == gain
