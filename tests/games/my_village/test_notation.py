"""Positions in writing: what may be left out, and what is complained of."""

from typing import Any

import pytest

import letopis
from tests.games.my_village.tables import VILLAGE, asked, using

pytestmark = pytest.mark.plain
TURN = {"pool": ["w1"] * 6, "value": 7}


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
    "steps in no order": ({"stack": ["turn 0", "end-of-round"]}, "stack"),
    "a seat that is not there": ({"stack": ["end-of-round", "turn 3"]}, "stack[1]"),
    "a burial of another seat": (
        {"turn": 1, "pool": ["w1"] * 6, "stack": ["end-of-round", "turn 1", "turn 0", "turn 1", "rat 1", "bury 1"]},
        "turn",
    ),
    "a value without dice left": ({"value": 1, "seats": [{}, {}]}, "value"),
    "a payment of nothing": (
        {**TURN, "stack": ["end-of-round", "turn 1", "turn 0", "turn 1", "death 0", "effects 0", "pay 0"]},
        "stack",
    ),
    "a choice without its card": (
        {**TURN, "stack": ["end-of-round", "turn 1", "turn 0", "turn 1", "death 0", "effects 0", "slot 0"]},
        "stack",
    ),
    "healing nobody can": (
        {"turn": 1, "pool": ["w1"] * 6, "rat": 0}
        | {"stack": ["end-of-round", "turn 1", "turn 0", "turn 1", "rat-home", "heal 0"]},
        "stack",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named_by_its_path(name: str) -> None:
    doc, path = WRONG[name]
    with pytest.raises(letopis.BadNotation) as caught:
        VILLAGE.load({"game": "my_village", **doc})
    assert caught.value.path == path
