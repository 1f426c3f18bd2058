"""Positions in writing: what may be left out, and what is complained of."""

from typing import Any

import pytest

import letopis
from tests.games.my_village.tables import VILLAGE, asked, legal, play, refused, using

pytestmark = pytest.mark.plain
TURN: dict[str, Any] = {"pool": ["w1"] * 6, "turn": 1, "value": 7}
POOL = ["w1"] * 5 + ["b1"] * 3
TURNS_TO_COME = ["end-of-round", "turn 1", "turn 0", "turn 1", "turn 0"]
UNDER_WAY = [*TURNS_TO_COME[:4], "death 0"]
AT_THE_CLERK: dict[str, Any] = {**TURN, "value": 4, "most_invited": 4, "stack": [*UNDER_WAY, "invite 0"]}
PAYER: dict[str, Any] = {"coins": 2, "church": "church_trading", "fields": ["plow"]}
PAYING: dict[str, Any] = {
    "card": "monk_rosary_4",
    "bill": [["plow:1", "coin:2"]],
    "stack": [*UNDER_WAY, "effects 0", "pay 0"],
}


def test_an_empty_document_is_a_new_game() -> None:
    position = VILLAGE.load({})
    assert position.players == 2
    assert asked(position).startswith("turn")


def test_a_document_with_villages_is_a_round_that_begins() -> None:
    position = VILLAGE.load({"seats": [{}, {}, {}], "hand": {"holder": 2}})
    assert position.awaiting == (2,)
    assert position.dump()["hand"]["story"] == 1


def test_dice_without_a_value_are_about_to_be_changed() -> None:
    position = VILLAGE.load({"pool": ["w1"] * 6, "dice": ["b2", "w1"], "seats": [{"coins": 1}, {}]})
    assert asked(position) == "form 0"


def test_cards_that_nobody_has_lie_in_the_middle() -> None:
    position = using(7, {"church": "church_trading", "monks": ["monk_quill_1"], "served": ["customer_01"]})
    doc = position.dump()
    assert "church_trading" not in doc["churches"]
    assert sorted(doc["monks"]["quill"]) == ["monk_quill_2", "monk_quill_3"]
    assert len(doc["open"]) + len(doc["pile"]) == 32


def test_of_a_pile_only_the_top_cards_need_be_named() -> None:
    doc = using(7, travel={"c": ["travel_c4", "travel_c2"]}).dump()
    assert doc["travel"]["c"][:2] == ["travel_c4", "travel_c2"]
    assert len(doc["travel"]["c"]) == 4


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"seats": [{"gold": 1}, {}]}, "seats[0].gold"),
    "a second stable": ({"seats": [{"crafts": ["stable_1", "stable_2"]}, {}]}, "seats[0].crafts[1]"),
    "a card with two owners": ({"seats": [{"church": "church_trading"}, {"church": "church_trading"}]}, "seats[1]"),
    "goods without a building": ({"seats": [{"goods": {"beer": 1}}, {}]}, "seats[0].goods.beer"),
    "a fourth good": ({"seats": [{"crafts": ["stable_1"], "goods": {"horse": 4}}, {}]}, "seats[0].goods.horse"),
    "monks without a church": ({"seats": [{"monks": ["monk_quill_1"]}, {}]}, "seats[0].monks"),
    "letters out of order": ({"seats": [{"travel": ["travel_b1"]}, {}]}, "seats[0].travel[0]"),
    "nobody alive": ({"seats": [{"villagers": []}, {}]}, "seats[0].villagers"),
    "a villager twice": ({"seats": [{"villagers": ["abbot", "abbot"]}, {}]}, "seats[0].villagers[1]"),
    "jokers on the wrong council": ({"seats": [{"council": "council_finance", "jokers": 1}, {}]}, "seats[0].jokers"),
    "a slot of another council": (
        {"seats": [{"council": "council_people", "slots": ["craft"]}, {}]},
        "seats[0].slots[0]",
    ),
    "a tile beside nothing": ({"seats": [{"meeting_place": True, "tile": "stable"}, {}]}, "seats[0].tile"),
    "a cloud beyond the track": ({"seats": [{"cloud": 10}, {}]}, "seats[0].cloud"),
    "the same board": ({"seats": [{"board": "board_1"}, {"board": "board_1"}]}, "seats"),
    "a reaper out of turn": ({"seats": [{}, {"reaper": True}], **TURN}, "seats[1].reaper"),
    "banners used out of turn": ({"seats": [{}, {"used": ["school"]}], **TURN}, "seats[1].used"),
    "too many fields": ({"seats": [{"fields": 5}, {"fields": 5}]}, "seats"),
    "a display that does not add up": ({"churches": ["church_trading"], "seats": [{}, {}]}, "churches"),
    "a customer in two places": ({"open": ["customer_01"], "seats": [{"served": ["customer_01"]}, {}]}, "open[0]"),
    "a card of another pile": ({"travel": {"a": ["travel_b1"]}, "seats": [{}, {}]}, "travel.a[0]"),
    "a chronicle too full": ({"chronicle": {"abbot": 3}, "seats": [{}, {}]}, "chronicle.abbot"),
    "a die of another colour": ({"pool": ["g1"], "seats": [{}, {}]}, "pool[0]"),
    "more dice than there are": ({"pool": ["b1"] * 4, "seats": [{}, {}]}, "pool"),
    "too few dice for the turns": ({"pool": ["w1"] * 7, "seats": [{}, {}]}, "pool"),
    "a rat that has arrived": ({"rat": 0, "seats": [{}, {}]}, "rat"),
    "an unknown step": ({"stack": ["dance"]}, "stack[0]"),
    "steps in no order": ({"pool": ["w1"] * 8, "stack": ["turn 0", "end-of-round"]}, "stack[0]"),
    "a seat that is not there": ({"stack": ["end-of-round", "turn 3"]}, "stack[1]"),
    "other turns to come": ({"pool": ["w1"] * 6, "turn": 1, "stack": ["end-of-round", "turn 1", "turn 0"]}, "stack[0]"),
    "a burial of another seat": (
        {"turn": 1, "pool": ["w1"] * 6, "stack": ["end-of-round", "turn 1", "turn 0", "turn 1", "rat 1", "bury 1"]},
        "stack[4]",
    ),
    "a value that no dice make": ({**TURN, "value": 1, "seats": [{}, {}]}, "value"),
    "more dice than turns have left": ({"pool": ["w1"] * 8, "turn": 2, "seats": [{}, {}]}, "pool"),
    "a game that begins with something": (
        {"stack": ["setup"], "seats": [{"church": "church_trading"}, {}]},
        "stack[0]",
    ),
    "a new game in its third round": ({"stack": ["setup"], "round": 3}, "stack[0]"),
    "a starting player who is not there": (
        {"options": {"starting_player": 3}, "players": 2},
        "options.starting_player",
    ),
    "a rat behind its start": ({"rat": 11, "seats": [{}, {}]}, "rat"),
    "a round beyond the last": ({"round": 10_000, "seats": [{}, {}]}, "round"),
    "more story than rounds bring": ({"round": 1, "seats": [{"tree": 19_998, "house": 1}, {}]}, "seats"),
    "seven customers without a church": ({"open": [f"customer_0{n}" for n in range(1, 8)], "seats": [{}, {}]}, "open"),
    # ---- dice and figures of a turn that is not being played
    "stale dice": ({"pool": POOL, "dice": ["w1", "w2"], "stack": TURNS_TO_COME, "turn": 0}, "dice"),
    "a stale value": ({"pool": ["w1"] * 8, "value": 7, "stack": TURNS_TO_COME, "turn": 0}, "value"),
    "dice of a round that begins": ({"stack": ["round"], "dice": ["w1", "w2"]}, "dice"),
    "a value before it is formed": ({**TURN, "dice": ["w1", "w2"], "stack": [*UNDER_WAY, "form 0"]}, "value"),
    "a stale card": ({**TURN, "card": "monk_quill_1", "seats": [{}, {}]}, "card"),
    "a stale bill": ({**TURN, "bill": [["coin:1"]], "seats": [{}, {}]}, "bill"),
    "stale lessons": ({**TURN, "lessons": 1, "seats": [{}, {}]}, "lessons"),
    "a stale visit": ({**TURN, "most_invited": 2, "seats": [{}, {}]}, "most_invited"),
    "banners used before any was": ({**TURN, "seats": [{"used": ["school"]}, {}]}, "stack[5]"),
    "a banner used that is not there": (
        {**TURN, "stack": [*UNDER_WAY, "chain 0"], "seats": [{"used": ["stable"]}, {}]},
        "seats[0].used",
    ),
    "a chain that nothing began": ({**TURN, "stack": [*UNDER_WAY, "chain 0"]}, "stack[5]"),
    "a chain after the meeting place": (
        {**TURN, "stack": [*UNDER_WAY, "chain 0"], "seats": [{"meeting_place": True, "used": ["meeting_place"]}, {}]},
        "stack[5]",
    ),
    "a death nobody comes to": ({**TURN, "value": 7, "stack": UNDER_WAY}, "stack[4]"),
    "dice changed without dice": ({"turn": 1, "pool": ["w1"] * 6, "stack": [*UNDER_WAY, "form 0"]}, "stack[5]"),
    # ---- the hand
    "a hand that wandered palm up": ({**TURN, "first": 0, "hand": {"holder": 1, "back": False}}, "hand.holder"),
    "a hand taken before any turn": (
        {"pool": ["w1"] * 8, "hand": {"holder": 1, "back": True}, "first": 0},
        "hand.back",
    ),
    "a hand taken with its story": ({**TURN, "first": 0, "hand": {"holder": 1, "story": 2}}, "hand.back"),
    "one's own hand too soon": ({**TURN, "hand": {"holder": 0, "back": True}}, "hand.back"),
    # ---- banners being carried out
    "a payment of nothing": ({**TURN, "stack": [*UNDER_WAY, "effects 0", "pay 0"]}, "card"),
    "a choice without its card": ({**TURN, "stack": [*UNDER_WAY, "effects 0", "slot 0"]}, "card"),
    "a bill that is not the card's": (
        {**TURN, "seats": [{"coins": 3, "church": "church_trading"}, {}], "monks": {"rosary": ["monk_rosary_4"]}}
        | {"card": "monk_rosary_4", "bill": [["coin:1"]], "stack": [*UNDER_WAY, "effects 0", "pay 0"]},
        "bill",
    ),
    "a card of another value": (
        {**TURN, "value": 5, "seats": [PAYER, {}], "monks": {"rosary": ["monk_rosary_4"]}} | PAYING,
        "stack[5]",
    ),
    "a payment that did not happen": (
        {**TURN, "seats": [PAYER, {}], "monks": {"rosary": ["monk_rosary_4"]}} | PAYING | {"picks": [["pay field_1"]]},
        "stack[6]",
    ),
    "a slot of a church": (
        {**TURN, "seats": [{"church": "church_wayfarers"}, {}], "card": "church_wayfarers", "effect": 1}
        | {"stack": [*UNDER_WAY, "effects 0", "slot 0"]},
        "stack[6]",
    ),
    "lessons that the card does not give": (
        {**TURN, "seats": [{"church": "church_trading", "monks": ["monk_rosary_4"]}, {}], "card": "monk_rosary_4"}
        | {"effect": 1, "lessons": 2, "stack": [*UNDER_WAY, "effects 0", "school 0"]},
        "stack[6]",
    ),
    "a school step that was not activated": (
        {**TURN, "value": 3, "lessons": 1, "stack": [*UNDER_WAY, "more 0", "school 0"]}
        | {"seats": [{"used": ["council"], "council": "council_finance"}, {}]},
        "stack[6]",
    ),
    "a card that was not drawn": (
        {**TURN, "value": 6, "card": "travel_a", "effect": 1, "stack": [*UNDER_WAY, "effects 0", "redraw 0"]},
        "stack[6]",
    ),
    # ---- at the clerk's
    "too many to invite": ({**AT_THE_CLERK, "most_invited": 3}, "stack[5]"),
    "who was picked is not there": ({**AT_THE_CLERK, "picks": [["invite customer_01"]]}, "stack[5]"),
    "something else was picked": ({**AT_THE_CLERK, "picks": [["pay coin"]]}, "picks[0][0]"),
    "a visit with another value": ({**AT_THE_CLERK, "value": 5}, "stack[5]"),
    "a free customer of nobody": ({**AT_THE_CLERK, "stack": [*UNDER_WAY, "free 0"]}, "stack[5]"),
    # ---- rats
    "a rat on its way and at home": (
        {"turn": 1, "pool": ["w1"] * 6, "rat": 2, "stack": [*UNDER_WAY[:4], "rat-home", "heal 0"]},
        "rat",
    ),
    "healing nobody can": (
        {"turn": 1, "pool": ["w1"] * 6, "stack": [*UNDER_WAY[:4], "rat-home", "heal 0"]},
        "stack[5]",
    ),
    "rats that come in another order": (
        {"turn": 1, "pool": ["w1"] * 6, "stack": [*UNDER_WAY[:4], "rat-home", "heal 0"]}
        | {"seats": [{"church": "church_healing", "tree": 4}, {}]},
        "stack[5]",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named_by_its_path(name: str) -> None:
    doc, path = WRONG[name]
    with pytest.raises(letopis.BadNotation) as caught:
        VILLAGE.load({"game": "my_village", **doc})
    assert caught.value.path == path


def test_a_payment_and_a_visit_under_way_can_be_written_by_hand() -> None:
    paying = VILLAGE.load({**TURN, "seats": [PAYER, {}], "monks": {"rosary": ["monk_rosary_4"]}, **PAYING})
    assert legal(paying) == ["pay coin", "pay field_1"]
    lying = ["customer_02", "customer_03"]
    seats = [{"customers": ["customer_01"], "cloud": 1}, {}]
    visiting = VILLAGE.load({**AT_THE_CLERK, "open": lying, "seats": seats, "picks": [["invite customer_01"]]})
    assert legal(visiting) == ["invite customer_02", "invite customer_03", "stop"]
    refused(visiting, "invite customer_01", "MV-8.10")


@pytest.mark.parametrize("round", [0, 500, 9998])
def test_riches_of_many_rounds_stay_within_the_notation(round: int) -> None:
    """What is accepted is accepted again after it was played on."""
    most = 9999 * (round + 1)
    seats = [{"coins": most, "tree": most - 1, "headman": "coin_space"}, {"coins": most}]
    doc = {"round": round, "hand": {"story": 1}, "options": {"round_limit": 0}, "seats": seats, "stack": ["round"]}
    position = VILLAGE.load(doc)
    play(position, legal(position)[0], "form 7", "headman main_house")
    assert VILLAGE.load(position.dump()).dump() == position.dump()
