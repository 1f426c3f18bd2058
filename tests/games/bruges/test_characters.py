"""Every character does what its card says, and nothing else: all amounts of both players are compared."""

import re
from typing import Any

import pytest

import letopis
from tests.games.bruges.table import COLOURS, changes, play, stock, table

pytestmark = pytest.mark.rule("BR-7.1", "BR-10.1", "BR-10.2")

GAME = letopis.game("bruges")
CARDS = {card["id"]: card for card in GAME.own_files()["cards.toml"]["card"]}
Case = tuple[str, str, list[str], dict[str, int], dict[str, Any], dict[str, Any], dict[str, Any]]


def case(
    card: str,
    what: str,
    do: list[str] | None = None,
    gain: dict[str, int] | None = None,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    **fields: Any,
) -> Any:
    return pytest.param(card, do or [], gain or {}, me or {}, them or {}, fields, id=f"{card}-{what}")


# ---- lightning: settled, it happens at once (BR-7.3)

W = "take-worker"
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


# ---- worker and "once per round": activated, it is rotated (BR-7.4, BR-7.5)

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


# ---- infinity of the second and third type: automatic, every time (BR-7.6, BR-7.7)

REPUTATION: dict[str, Any] = {
    "phase": "reputation",
    "dice": {"blue": 1, "brown": 2, "red": 3, "purple": 4, "yellow": 4},
}
THREATS: dict[str, Any] = {"phase": "threats", "dice": {"blue": 3, "brown": 3, "red": 5, "purple": 3, "yellow": 3}}
LEADERSHIP: dict[str, Any] = {"phase": "leadership"}


def struck(colour: str) -> dict[str, Any]:
    return {"phase": "threats", "dice": {**dict.fromkeys(COLOURS, 3), colour: 5}}


AUTOMATIC = [
    case(
        "queen",
        "a_tie_counts_as_the_lead",
        [],
        {"leads": 2},
        {"canal": {"left": 1}, "empty": 0},
        {"canal": {"left": 1}, "live": ["duke"], "empty": 0},
        **LEADERSHIP,
    ),
    case("duchess", "a_point_for_each_step", ["advance"], {"reputation": 1, "guilders": -3, "points": 1}, **REPUTATION),
    case(
        "baroness",
        "dear_persons_are_cheaper",
        ["settle duke"],
        {"hand": -1, "persons": 1, "guilders": -9},
        {"hand": ["duke"]},
    ),
    case(
        "fire_eater",
        "guilders_for_a_red_marker",
        ["threat duchess"],
        {"hand": -1, "t.red": -1, "points": 1, "guilders": 2},
        {"hand": ["duchess"], "threats": {"red": 1}},
    ),
    case(
        "bard",
        "a_guilder_when_an_opponent_settles",
        ["1: settle duke"],
        {"guilders": 1, "them.hand": -1, "them.persons": 1, "them.guilders": -12},
        {},
        {"hand": ["duke"], "guilders": 12},
        stack=["end-of-round", "turn 1"],
    ),
    case(
        "tightrope_walker",
        "a_guilder_for_each_one_rolled",
        [],
        {"guilders": 2},
        stack=["end-of-round", "play-phase", "rolled"],
        phase="roll",
        dice={"blue": 1, "brown": 1, "red": 3, "purple": 4, "yellow": 3},
    ),
    case(
        "trumpeter",
        "a_point_for_each_category_led",
        [],
        {"points": 2, "leads": 2},
        {"canal": {"left": 1}},
        {},
        **LEADERSHIP,
    ),
    case("mason", "cells_are_cheaper", ["canal prince"], {"hand": -1, "canal": 1}, {"hand": ["prince"]}),
    case(
        "carpenter",
        "any_worker_and_a_guilder_for_a_house",
        ["house king", "pay-worker red"],
        {"hand": -1, "houses": 1, "w.red": -1, "guilders": 1},
        {"hand": ["king"]},
    ),
    case(
        "tailor",
        "a_guilder_for_settling",
        ["settle dancer"],
        {"hand": -1, "persons": 1, "guilders": 5},
        {"hand": ["dancer"]},
    ),
    case("miller", "a_low_die_counts_as_four", ["guilders king"], {"hand": -1, "guilders": 4}, {"hand": ["king"]}),
    case("abbess", "a_guilder_for_each_marker_received", [], {"t.red": 1, "them.t.red": 1, "guilders": 1}, **THREATS),
    case(
        "deacon",
        "a_card_discards_a_marker_of_any_colour",
        ["threat king"],
        {"hand": -1, "t.red": -1, "points": 1},
        {"hand": ["king"], "threats": {"red": 1}},
    ),
    case(
        "confessor",
        "a_point_more_for_each_marker",
        ["threat king"],
        {"hand": -1, "t.blue": -1, "points": 2},
        {"hand": ["king"], "threats": {"blue": 1}},
    ),
    case(
        "gatekeeper",
        "no_raid",
        [],
        {"t.yellow": -2, "them.t.yellow": 1},
        {"threats": {"yellow": 2}},
        **struck("yellow"),
    ),
    case("firewatch", "no_fire", [], {"t.red": -2, "them.t.red": 1}, {"threats": {"red": 2}}, **struck("red")),
    case("dyke_warden", "no_flood", [], {"t.blue": -2, "them.t.blue": 1}, {"threats": {"blue": 2}}, **struck("blue")),
    case(
        "plague_doctor",
        "no_plague",
        [],
        {"t.brown": -2, "them.t.brown": 1},
        {"threats": {"brown": 2}},
        **struck("brown"),
    ),
    case(
        "diplomat",
        "no_intrigue",
        [],
        {"t.purple": -2, "them.t.purple": 1},
        {"threats": {"purple": 2}},
        **struck("purple"),
    ),
    case(
        "bodyguard",
        "opponents_persons_do_not_touch_you",
        ["1: activate tax_collector"],
        {"them.guilders": 2, "them.w.yellow": -1},
        {},
        {"live": ["tax_collector"]},
        stack=["end-of-round", "turn 1"],
    ),
    case("inventor", "a_sixth_card", ["draw 1"] * 6, {"hand": 6}, phase="draw"),
    case(
        "astronomer",
        "a_die_rolled_again",
        ["decline"],
        {},
        phase="roll",
        stack=["end-of-round", "play-phase", "rolled", "reroller 0"],
    ),
    case("mathematician", "any_die", ["guilders king", "die yellow"], {"hand": -1, "guilders": 6}, {"hand": ["king"]}),
    case(
        "teacher",
        "a_guilder_for_each_worker_paid",
        ["activate poet"],
        {"w.purple": -1, "points": 1, "guilders": 1},
        {"live": ["poet"]},
    ),
    case(
        "municipal_councillor",
        "a_worker_for_each_step",
        ["advance", f"{W} red"],
        {"reputation": 1, "guilders": -3, "w.red": 1},
        **REPUTATION,
    ),
    case("notary", "paid_steps_are_cheaper", ["advance"], {"reputation": 1, "guilders": -1}, **REPUTATION),
    case("lawyer", "three_workers_instead_of_two", ["workers king"], {"hand": -1, "w.blue": 3}, {"hand": ["king"]}),
    case("spice_merchant", "a_guilder_more", ["guilders king"], {"hand": -1, "guilders": 2}, {"hand": ["king"]}),
    case(
        "fishmonger",
        "a_guilder_when_an_opponent_takes_some",
        ["1: guilders king"],
        {"guilders": 1, "them.hand": -1, "them.guilders": 1},
        {},
        {"hand": ["king"]},
        stack=["end-of-round", "turn 1"],
    ),
    case(
        "maid",
        "a_worker_after_each_house",
        ["house king", f"{W} red"],
        {"hand": -1, "houses": 1, "w.blue": -1, "w.red": 1},
        {"hand": ["king"]},
    ),
    case(
        "cook",
        "a_guilder_for_each_rotated_person",
        [],
        {"guilders": 2, "leads": 1},
        {"live": ["poet", "duke"], "rotated": ["poet", "duke"]},
        **LEADERSHIP,
    ),
    case(
        "chamberlain",
        "any_worker_activates",
        ["activate poet", "pay-worker red"],
        {"w.red": -1, "points": 1},
        {"live": ["poet"]},
    ),
    case(
        "washerwoman",
        "two_workers_for_discarding_a_marker_by_card",
        ["threat king", f"{W} red", f"{W} red"],
        {"hand": -1, "t.blue": -1, "points": 1, "w.red": 2},
        {"hand": ["king"], "threats": {"blue": 1}},
    ),
    case(
        "sculptor",
        "two_points_for_a_third_or_fifth_cell",
        ["canal duchess"],
        {"hand": -1, "canal": 1, "guilders": -3, "points": 2},
        {"hand": ["duchess"], "canal": {"left": 2}},
    ),
    case(
        "playwright",
        "a_point_for_settling",
        ["settle dancer"],
        {"hand": -1, "persons": 1, "guilders": 4, "points": 1},
        {"hand": ["dancer"]},
    ),
    case(
        "stained_glass_master",
        "a_point_for_each_house",
        ["house king"],
        {"hand": -1, "houses": 1, "w.blue": -1, "points": 1},
        {"hand": ["king"]},
    ),
    case(
        "smuggler",
        "two_guilders_for_each_cell",
        ["canal king"],
        {"hand": -1, "canal": 1, "guilders": 1},
        {"hand": ["king"]},
    ),
    case(
        "forger",
        "a_worker_with_the_guilders",
        ["guilders king"],
        {"hand": -1, "guilders": 1, "w.blue": 1},
        {"hand": ["king"]},
    ),
    case(
        "fence",
        "two_guilders_when_a_penalty_strikes_an_opponent",
        [],
        {"t.purple": 1, "them.t.purple": -2, "them.points": -3, "guilders": 2},
        {},
        {"threats": {"purple": 2}},
        **struck("purple"),
    ),
    case(
        "spy",
        "a_guilder_when_an_opponent_advances",
        ["1: advance"],
        {"guilders": 1, "them.reputation": 1, "them.guilders": -3},
        {},
        {},
        first=1,
        **REPUTATION,
    ),
]


@pytest.mark.rule("BR-7.6", "BR-7.7", "BR-10.4", "BR-10.5", "BR-10.6", "BR-10.7")
@pytest.mark.parametrize(("card", "do", "gain", "me", "them", "fields"), AUTOMATIC)
def test_in_its_house_it_sees_to_it(
    card: str, do: list[str], gain: dict[str, int], me: dict[str, Any], them: dict[str, Any], fields: dict[str, Any]
) -> None:
    doc = {**me, "live": [card, *me.get("live", [])]}
    quiet = {**fields, "stack": []}
    before = stock(table(doc, them, **{**quiet, "phase": "play"}))
    position = table(doc, them, **fields)
    play(position, *do)
    assert changes(before, stock(position)) == gain


# ---- laurels: only in final scoring (BR-7.8, BR-10.9)

LAURELS = [
    case("king", "two_for_each_noble", gain={"laurels": 4}, me={"live": ["duke"]}),
    case("countess", "one_for_two_steps", gain={"laurels": 2}, me={"reputation": 5}),
    case("heiress", "one_for_each_dear_person", gain={"laurels": 2}, me={"live": ["duke", "banker", "poet"]}),
    case("master_of_revels", "two_for_each_entertainer", gain={"laurels": 4}, me={"live": ["dancer"]}),
    case("storyteller", "one_for_each_card_left", gain={"laurels": 3}, me={"hand": ["king", "queen", "duke", "count"]}),
    case("guild_master", "two_for_each_craftsman", gain={"laurels": 4}, me={"live": ["baker"]}),
    case("glazier", "one_for_two_houses", gain={"laurels": 2}, me={"empty": 4}),
    case("bishop", "one_for_two_workers", gain={"laurels": 2}, me={"workers": {"red": 3, "blue": 2}}),
    case("cardinal", "two_for_each_churchman", gain={"laurels": 4}, me={"live": ["nun"]}),
    case("sexton", "one_for_each_empty_house", gain={"laurels": 4}, me={"empty": 5}),
    case("commandant", "two_for_each_protector", gain={"laurels": 4}, me={"live": ["knight"]}),
    case("veteran", "one_for_each_colour_without_threat", gain={"laurels": 3}, me={"threats": {"red": 1, "blue": 2}}),
    case("rector", "two_for_each_scholar", gain={"laurels": 4}, me={"live": ["teacher"]}),
    case("philosopher", "one_for_each_infinity", gain={"laurels": 2}, me={"live": ["baker", "mason", "poet"]}),
    case("historian", "one_for_each_lightning", gain={"laurels": 2}, me={"live": ["dancer", "nun", "poet"]}),
    case("mayor", "two_for_each_bureaucrat", gain={"laurels": 4}, me={"live": ["lawyer"]}),
    case("chancellor", "three_for_each_marker", gain={"laurels": 6}, me={"leads": ["canal", "persons"]}),
    case(
        "town_clerk", "one_for_each_opponent_behind", gain={"laurels": 1}, me={"reputation": 2}, them={"reputation": 1}
    ),
    case("hansa_alderman", "two_for_each_merchant", gain={"laurels": 4}, me={"live": ["banker"]}),
    case("pawnbroker", "one_for_three_guilders", gain={"laurels": 3}, me={"guilders": 11}),
    case("majordomo", "two_for_each_servant", gain={"laurels": 4}, me={"live": ["lackey"]}),
    case("gamekeeper", "one_for_each_colour_of_worker", gain={"laurels": 2}, me={"workers": {"red": 3, "blue": 1}}),
    case("court_painter", "two_for_each_artist", gain={"laurels": 4}, me={"live": ["poet"]}),
    case("engraver", "one_for_each_estate", gain={"laurels": 3}, me={"live": ["duke", "king", "mason"]}),
    case("architect", "one_for_each_cell", gain={"laurels": 5}, me={"canal": {"left": 2, "right": 3}}),
    case("king_of_thieves", "two_for_each_criminal", gain={"laurels": 4}, me={"live": ["fence"]}),
    case(
        "grave_robber",
        "one_for_two_markers_of_the_opponents",
        gain={"laurels": 2},
        them={"threats": {"red": 2, "blue": 2, "brown": 1}},
    ),
]


@pytest.mark.rule("BR-7.8", "BR-10.8", "BR-10.9", "BR-8.1")
@pytest.mark.parametrize(("card", "do", "gain", "me", "them", "fields"), LAURELS)
def test_at_the_end_it_scores(
    card: str, do: list[str], gain: dict[str, int], me: dict[str, Any], them: dict[str, Any], fields: dict[str, Any]
) -> None:
    without = table({**me, "live": me.get("live", [])}, them, phase="over").scores()[0]
    position = table({**me, "live": [card, *me.get("live", [])]}, them, phase="over")
    with_it = position.scores()[0]
    others = without.rows["laurels"]
    assert with_it.rows["laurels"] - others == gain["laurels"]
    assert with_it.rows["persons"] - without.rows["persons"] == CARDS[card]["cost"] // 3


def test_every_character_has_a_test_of_its_own() -> None:
    tested = {case.values[0] for cases in (FLASHES, ACTIVATIONS, AUTOMATIC, LAURELS) for case in cases}
    assert tested == set(CARDS)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_text_of_every_card_is_that_of_its_data(lang: str) -> None:
    for id, card in CARDS.items():
        forms = GAME.texts.forms(lang, id)
        assert (forms[""], forms["_effect"]) == (card[lang], card[f"text_{lang}"])


AMOUNTS = (
    "n",
    "points",
    "keep",
    "depth",
    "pay",
    "discount",
    "times",
    "guilders",
    "workers",
    "min_cost",
    "per",
    "min_have",
)
NUMERALS = {"two": 2, "third": 3, "fifth": 5, "двух": 2, "третью": 3, "пятую": 5}


def amounts(data: Any) -> set[int]:
    """Every amount above 1 in an effect; limits (`max`) are told as totals, so they are left to the reader."""
    found: set[int] = set()
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, int):
                found |= {value} if key in AMOUNTS and value > 1 else set()
            elif key != "max":
                found |= amounts(value)
    elif isinstance(data, list):
        for item in data:
            found |= amounts(item) if not isinstance(item, int) else {item} - {1}
    return found


@pytest.mark.parametrize("id", list(CARDS))
def test_the_text_of_a_card_tells_every_amount_and_colour_of_its_effect(id: str) -> None:
    card = CARDS[id]
    wanted = amounts(card["effect"]) | amounts(card.get("when", {}))
    colours = {colour for colour in COLOURS if f"'{colour}'" in str((card["effect"], card.get("when")))}
    for lang in ("en", "ru"):
        text = card[f"text_{lang}"].lower()
        told = {int(word) for word in re.findall(r"\d+", text)} | {NUMERALS[word] for word in NUMERALS if word in text}
        assert wanted <= told, text
        for colour in colours:
            word = GAME.texts.forms(lang, colour)[""][:4]
            penalty = card.get("on") == "penalty" or "penalty" in str(card["effect"])  # told by its name
            assert penalty or word in text, text
