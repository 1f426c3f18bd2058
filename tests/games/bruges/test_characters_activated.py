"""Worker and "once per round": activated, it is rotated (BR-7.4, BR-7.5)."""

from typing import Any

import pytest

from tests.games.bruges.characters import CARDS, W, case
from tests.games.bruges.table import changes, play, stock, table

pytestmark = pytest.mark.rule("BR-7.1", "BR-10.1", "BR-10.2")

NO_CELLS: dict[str, Any] = {"canal": {"left": 0, "right": 0}}
ACTIVATIONS = [
    case("prince", "a_point_and_two_guilders", gain={"points": 1, "guilders": 2}),
    case("princess", "one_more_card", ["workers king"], {"hand": -1, "w.blue": 2}, {"hand": ["king"]}),
    case("duke", "two_points", gain={"points": 2}),
    case("count", "a_step_for_three", ["advance"], {"reputation": 1, "guilders": -3}),
    case("marquis", "a_guilder_and_one_for_each_marker", gain={"guilders": 2}, me={"leads": ["canal"]}),
    case("viscount", "four_guilders", gain={"guilders": 4}),
    case("juggler", "two_cards_then_one_goes", ["draw 1", "draw 1", "discard king"], {"hand": 1}, {"hand": ["king"]}),
    case(
        "acrobat",
        "another_person_upright",
        ["refresh baker", "activate baker"],
        {"guilders": 1},
        {"live": ["baker"], "rotated": ["baker"]},
    ),
    case("minstrel", "a_guilder_for_each_estate", gain={"guilders": 2}, me={"live": ["king"]}),
    case("jester", "guilders_of_the_lowest_die", gain={"guilders": 1}),
    case("puppeteer", "an_opponents_worker_person", ["copy duke"], {"points": 2}, them={"live": ["duke"]}),
    case("piper", "two_workers", [f"{W} red", f"{W} yellow"], {"w.red": 1, "w.yellow": 1}),
    case("blacksmith", "three_guilders", gain={"guilders": 3}),
    case("baker", "a_guilder", gain={"guilders": 1}),
    case("brewer", "guilders_or_workers", ["choose 2", f"{W} blue"], {"w.blue": 2}),
    case("shipwright", "a_cell_without_a_card", ["section left"], {"canal": 1, "guilders": -1}),
    case("weaver", "a_guilder_and_one_for_two_houses", gain={"guilders": 3}, me={"empty": 4}),
    case(
        "master_builder",
        "a_house_without_a_worker_and_a_guilder",
        ["house king"],
        {"hand": -1, "houses": 1, "guilders": 1},
        {"hand": ["king"]},
    ),
    case("abbot", "a_marker_of_a_pair", ["marker red"], {"t.red": -1, "points": 1}, {"threats": {"red": 2, "blue": 1}}),
    case(
        "monk",
        "two_markers_of_one_colour",
        ["marker blue", "marker blue"],
        {"t.blue": -2, "points": 2},
        {"threats": {"blue": 2, "red": 1}},
    ),
    case(
        "priest",
        "a_point_and_a_purple_marker",
        ["marker purple"],
        {"t.purple": -1, "points": 2},
        {"threats": {"purple": 1, "red": 1}},
    ),
    case("chaplain", "a_worker_and_two_guilders", [f"{W} purple"], {"w.purple": 1, "guilders": 2}),
    case("novice", "a_card_and_a_guilder", ["draw 1"], {"hand": 1, "guilders": 1}),
    case("inquisitor", "a_marker_of_a_named_colour_for_each_opponent", ["name purple"], {"them.t.purple": 1}),
    case(
        "jailer",
        "a_marker_of_any_colour",
        ["marker yellow"],
        {"t.yellow": -1, "points": 1},
        {"threats": {"yellow": 1, "red": 1}},
    ),
    case("knight", "a_point_and_a_marker", ["marker red"], {"t.red": -1, "points": 2}, {"threats": {"red": 1}}),
    case("captain_of_the_guard", "two_guilders_for_each_protector", gain={"guilders": 4}, me={"live": ["veteran"]}),
    case("night_watchman", "a_card_and_two_guilders", ["draw 2"], {"hand": 1, "guilders": 2}),
    case("guard", "two_guilders_and_a_worker_or_a_card", ["choose 2", "draw 1"], {"guilders": 2, "hand": 1}),
    case(
        "astrologer",
        "three_cards_of_which_two_stay",
        ["draw 1", "draw 1", "draw 1", "discard king"],
        {"hand": 2},
        piles=[["queen", "king", "duke", "count"], ["banker"]],
    ),
    case(
        "librarian",
        "one_of_the_top_eight_discards_and_a_guilder",
        ["take-card queen"],
        {"hand": 1, "guilders": 1},
        discards=["queen", "king"],
    ),
    case(
        "cartographer",
        "one_more_card_for_a_canal_cell",
        ["canal king"],
        {"hand": -1, "canal": 1, "guilders": -1},
        {"hand": ["king"]},
    ),
    case("student", "a_card_for_four_guilders", ["discard king"], {"hand": -1, "guilders": 4}, {"hand": ["king"]}),
    case("engineer", "three_workers_of_one_colour", [f"{W} brown"], {"w.brown": 3}),
    case("judge", "a_step_for_two", ["advance"], {"reputation": 1, "guilders": -2}),
    case("tax_collector", "two_guilders_and_one_of_each_opponent", gain={"guilders": 3, "them.guilders": -1}),
    case("scribe", "cards_or_guilders", ["choose 1", "draw 1", "draw 2"], {"hand": 2}),
    case(
        "bailiff", "two_guilders_of_an_opponent_and_one_of_the_bank", ["victim 2"], {"guilders": 3, "them.guilders": -2}
    ),
    case("toll_collector", "a_guilder_and_one_for_each_cell", gain={"guilders": 4}, me={"canal": {"left": 3}}),
    case("accountant", "two_guilders", gain={"guilders": 2}),
    case("cloth_merchant", "guilders_of_the_highest_die", gain={"guilders": 6}),
    case("jeweller", "two_guilders_for_two_points", ["pay"], {"guilders": -2, "points": 2}),
    case(
        "moneychanger",
        "a_worker_for_three_guilders_twice",
        ["pay-worker red", "pay-worker blue"],
        {"w.red": -1, "w.blue": -1, "guilders": 6},
    ),
    case("banker", "three_guilders", gain={"guilders": 3}),
    case("horse_dealer", "two_workers_of_one_colour_and_a_guilder", [f"{W} purple"], {"w.purple": 2, "guilders": 1}),
    case(
        "grain_merchant",
        "a_guilder_for_each_colour_of_worker_left",
        gain={"guilders": 2},
        me={"workers": {"yellow": 2, "red": 1}},
    ),
    case("wool_merchant", "guilders_of_the_red_die", gain={"guilders": 3}),
    case("lackey", "a_card", ["draw 2"], {"hand": 1}),
    case("coachman", "one_more_card", ["house king"], {"hand": -1, "houses": 1, "w.blue": -1}, {"hand": ["king"]}),
    case("stable_boy", "a_brown_worker", gain={"w.brown": 1}),
    case(
        "cupbearer",
        "another_person_upright",
        ["refresh banker", "activate banker"],
        {"guilders": 3},
        {"live": ["banker"], "rotated": ["banker"]},
    ),
    case("gardener", "two_guilders_and_a_worker", [f"{W} red"], {"guilders": 2, "w.red": 1}),
    case(
        "page",
        "one_more_card_for_workers_or_guilders",
        ["guilders king"],
        {"hand": -1, "guilders": 1},
        {"hand": ["king"]},
    ),
    case("poet", "a_point", gain={"points": 1}),
    case("composer", "a_point_and_a_worker", [f"{W} blue"], {"points": 1, "w.blue": 1}),
    case("goldsmith", "three_guilders_for_three_points", ["pay"], {"guilders": -3, "points": 3}),
    case("bell_founder", "one_more_worker_for_two_points", ["pay-worker red"], {"w.red": -1, "points": 2}),
    case("woodcarver", "a_point_or_three_guilders", ["choose 1"], {"points": 1}),
    case(
        "portraitist",
        "a_guilder_and_a_point_for_each_noble",
        gain={"guilders": 1, "points": 2},
        me={"live": ["king", "countess", "heiress"]},
    ),
    case("saboteur", "a_blue_marker_for_each_opponent", gain={"them.t.blue": 1}),
    case("poisoner", "a_brown_marker_for_each_opponent", gain={"them.t.brown": 1}),
    case("arsonist", "a_red_marker_for_each_opponent", gain={"them.t.red": 1}),
    case("slanderer", "a_purple_marker_for_each_opponent", gain={"them.t.purple": 1}),
    case("brigand", "a_yellow_marker_for_each_opponent", gain={"them.t.yellow": 1}),
    case("beggar", "two_guilders_for_the_poorest", gain={"guilders": 2}, me={"guilders": 10}),
]


@pytest.mark.rule("BR-7.4", "BR-7.5")
@pytest.mark.parametrize(("card", "do", "gain", "me", "them", "fields"), ACTIVATIONS)
def test_activated_it_gives(
    card: str, do: list[str], gain: dict[str, int], me: dict[str, Any], them: dict[str, Any], fields: dict[str, Any]
) -> None:
    position = table({**me, "live": [card, *me.get("live", [])]}, them, **fields)
    before = stock(position)
    play(position, f"activate {card}")
    assert position.dump()["seats"][0]["houses"][0]["rotated"] is True
    play(position, *do)
    for person in [card, *[action.split()[1] for action in do if action.startswith("activate")]]:
        if CARDS[person]["kind"] == "worker":
            before[f"w.{CARDS[person]['worker']}"] -= 1
    assert changes(before, stock(position)) == gain
