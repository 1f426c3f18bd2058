"""Infinity of the second and third type: automatic, every time (BR-7.6, BR-7.7)."""

from typing import Any

import pytest

from tests.games.bruges.characters import W, case
from tests.games.bruges.table import COLOURS, changes, play, stock, table

pytestmark = pytest.mark.rule("BR-7.1", "BR-10.1", "BR-10.2")

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
