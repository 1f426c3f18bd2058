"""Crafts, fields and plows (section 10)."""

import pytest

from tests.games.my_village.tables import DATA, TYPES, Doc, asked, legal, me, play, refused, rolling, using

pytestmark = pytest.mark.plain
CRAFTS = {card["id"]: card for card in DATA["craft_buildings.toml"]["craft"]}


@pytest.mark.rule("MV-10.1", "MV-10.3", "MV-10.5")
@pytest.mark.parametrize("id", CRAFTS)
def test_each_craft_building_comes_with_a_good(id: str) -> None:
    for value in CRAFTS[id]["values"]:
        position = using(value)
        play(position, f"add {id}")
        assert me(position)["crafts"] == [id]
        assert me(position)["goods"][CRAFTS[id]["good"]] == 1
        assert me(position)["cloud"] == 2
        assert id not in position.dump()["crafts"]


@pytest.mark.rule("MV-10.4", "MV-10.5")
@pytest.mark.parametrize("type", TYPES)
def test_each_craft_building_makes_its_good(type: str) -> None:
    card = CRAFTS[f"{type}_3"]
    position = using(5, {"crafts": [card["id"]], "board": "board_2"}, {"board": "board_1"})
    play(position, f"use {type}")
    assert me(position)["goods"][card["good"]] == 1
    assert me(position)["cloud"] == (1 if type == "wagon_maker" else 0)


@pytest.mark.rule("MV-10.2")
@pytest.mark.parametrize("type", TYPES)
def test_one_building_of_each_type(type: str) -> None:
    position = using(5, {"crafts": [f"{type}_2"]})
    refused(position, f"add {type}_1", "MV-10.2")
    other = next(name for name in TYPES if name != type)
    assert f"add {other}_1" in legal(position)


@pytest.mark.rule("MV-10.10")
def test_a_field_costs_two_time_and_brings_a_coin() -> None:
    position = using(7, {"fields": 3})
    play(position, "add field")
    assert (len(me(position)["fields"]), me(position)["coins"], me(position)["cloud"]) == (4, 1, 2)
    assert position.dump()["fields"] == 4


@pytest.mark.rule("MV-10.11")
def test_a_plowed_field_brings_two_coins() -> None:
    position = using(7, {"fields": ["plow", ""]})
    play(position, "use field_1")
    assert (me(position)["coins"], me(position)["fields"]) == (2, ["plow", ""])
    play(position, "use field_2")
    assert (me(position)["coins"], me(position)["cloud"]) == (3, 0)


@pytest.mark.rule("MV-10.11")
def test_every_field_may_be_chosen_also_those_that_are_alike() -> None:
    position = using(7, {"fields": ["", "", "plow"]})
    uses = [text for text in legal(position) if text.startswith("use")]
    assert uses == ["use field_1", "use field_2", "use field_3"]
    play(position, "use field_2", "use field_1")
    assert me(position)["coins"] == 2


PLOWMAN: Doc = {"fields": 2, "crafts": ["smithy_1"], "goods": {"plow": 1}, "council": "council_guilds", "jokers": 1}


@pytest.mark.rule("MV-10.12", "MV-D9")
def test_a_plow_or_a_joker_moves_to_any_field_and_stays() -> None:
    position = using(7, PLOWMAN)
    refused(position, "plow field_3", "MV-10.12")
    play(position, "plow field_2")
    refused(position, "plow field_2", "MV-10.12")
    refused(position, "plow field_1", "MV-10.12")  # no plow is left
    play(position, "plow field_1 joker")
    assert (me(position)["fields"], me(position).get("jokers", 0)) == (["plow", "plow"], 0)
    assert not [text for text in legal(position) if text.startswith("plow")]
    play(position, "use field_1", "use field_2")
    assert me(position)["coins"] == 4


@pytest.mark.rule("MV-10.12", "MV-D9")
def test_plows_move_between_activations() -> None:
    village = {"fields": 2, "crafts": ["smithy_1"], "goods": {"plow": 1}}
    position = using(7, village)
    play(position, "use field_1", "plow field_2", "use field_2")
    assert me(position)["coins"] == 3
    refused(using(7, {**village, "goods": {}}), "plow field_1 joker", "MV-10.12")


@pytest.mark.rule("MV-10.12", "MV-D9")
def test_plows_move_at_any_moment_beside_whatever_is_asked() -> None:
    moments = [
        rolling(["w1"] * 8, {**PLOWMAN, "coins": 1}),
        using(4, PLOWMAN),
        using(3, {**PLOWMAN, "council": "council_people", "jokers": 0}),
        using(11, {**PLOWMAN, "school": ["left"]}),
    ]
    asked_for = ["turn 0", "invite 0", "slot 0", "school 0"]
    for position, text, kind in zip(moments, [None, "clerk", "use council", "use school"], asked_for, strict=True):
        if text is not None:
            play(position, text)
        assert asked(position) == kind
        play(position, "plow field_2")
        assert me(position)["fields"] == ["", "plow"]
        assert asked(position) == kind  # the question stays
    play(moments[0], "take w1 w1")
    assert asked(moments[0]) == "form 0"
    play(moments[0], "plow field_1 joker")
    assert asked(moments[0]) == "form 0"


@pytest.mark.rule("MV-D9", "MV-5.6")
def test_a_price_is_paid_before_plows_move() -> None:
    position = using(5, {**PLOWMAN, "customers": ["customer_07"]})  # a plow
    play(position, "use customer_07")
    refused(position, "plow field_1", "MV-D9")
    play(position, "pay joker", "plow field_1")
    assert me(position)["fields"] == ["plow", ""]
