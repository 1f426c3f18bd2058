"""Every kind of village card (section 10) and the notes (section 11)."""

import pytest

from letopis import Position
from tests.games.my_village.tables import (
    DATA,
    VILLAGE,
    Doc,
    asked,
    legal,
    me,
    play,
    refused,
    rolling,
    using,
    without,
)

pytestmark = pytest.mark.plain
CRAFTS = {card["id"]: card for card in DATA["craft_buildings.toml"]["craft"]}
CUSTOMERS = {card["id"]: card for card in DATA["customers.toml"]["customer"]}
TYPES = ["stable", "brewery", "smithy", "scriptorium", "wagon_maker"]

# ---- crafts


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


# ---- fields


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


# ---- customers


def goods_for(id: str) -> Doc:
    """A village that has what a customer wants."""
    village: Doc = {"customers": [id], "crafts": [f"{type}_1" for type in TYPES], "goods": {}}
    for (alternative,) in CUSTOMERS[id]["cost"]:
        good, count = alternative.split(":")
        village["goods"][good] = int(count)
    return village


@pytest.mark.rule("MV-10.16")
@pytest.mark.parametrize("id", CUSTOMERS)
def test_each_customer_is_served_for_the_goods_wanted(id: str) -> None:
    for value in CUSTOMERS[id]["white_values"] or range(2, 13):
        position = using(value, goods_for(id))
        play(position, f"use {id}")
        village = me(position)
        assert (village["served"], village["customers"]) == ([id], [])
        assert sum(village["goods"].values()) == 0
        assert position.scores()[0].rows["customers"] == CUSTOMERS[id]["points"]


@pytest.mark.rule("MV-10.16", "MV-8.18")
def test_no_merchant_no_sale() -> None:
    refused(using(5, {**goods_for("customer_16"), "villagers": without("merchant")}), "use customer_16", "MV-8.18")
    refused(using(5, {"customers": ["customer_16"]}), "use customer_16", "MV-8.18")


@pytest.mark.rule("MV-11.1")
def test_goods_serve_without_a_craftsman() -> None:
    position = using(5, {**goods_for("customer_16"), "villagers": ["merchant"]})
    play(position, "use customer_16")
    assert me(position)["served"] == ["customer_16"]


@pytest.mark.rule("MV-11.4")
def test_nothing_leaves_a_village_but_customers_for_their_pile() -> None:
    village = {**goods_for("customer_16"), "church": "church_trading", "council": "council_finance", "fields": 2}
    position = using(5, village)
    play(position, "use customer_16")
    for key in ("church", "council", "crafts"):
        assert me(position)[key] == village[key]


# ---- churches


@pytest.mark.rule("MV-10.20", "MV-10.22")
@pytest.mark.parametrize(
    ("id", "value", "time", "points"),
    [
        ("church_healing", 5, 4, 3),
        ("church_monastery", 4, 6, 6),
        ("church_trading", 6, 3, 3),
        ("church_wayfarers", 7, 3, 3),
    ],
)
def test_each_church_is_added(id: str, value: int, time: int, points: int) -> None:
    position = using(value)
    play(position, f"add {id}")
    assert (me(position)["church"], me(position)["cloud"]) == (id, time)
    assert position.scores()[0].rows["religion"] == points  # the Monastery's window counts
    assert "church" not in [white["id"] for white in position.view()["seats"][0]["whites"]]


@pytest.mark.rule("MV-10.20")
def test_one_church_and_only_with_an_abbot() -> None:
    refused(using(7, {"church": "church_trading"}), "add church_wayfarers", "MV-10.20")
    refused(using(7, {"villagers": without("abbot")}), "add church_wayfarers", "MV-10.20")


OPEN = [f"customer_0{number}" for number in range(1, 7)]


@pytest.mark.rule("MV-10.25")
def test_the_trading_church_opens_a_seventh_and_gives_one_free() -> None:
    position = using(4, {"church": "church_trading"}, open=OPEN, pile=["customer_07", "customer_08", "customer_09"])
    play(position, "clerk")
    assert len(position.dump()["open"]) == 7
    play(position, "invite customer_07")
    assert me(position)["cloud"] == 0
    play(position, "invite customer_01", "stop")
    assert (me(position)["cloud"], me(position)["customers"]) == (1, ["customer_01", "customer_07"])
    assert len(position.dump()["open"]) == 6


@pytest.mark.rule("MV-10.25", "MV-D8", "MV-D5")
def test_the_free_customer_may_be_declined_or_be_all() -> None:
    village = {"church": "church_trading"}
    position = using(4, village, open=OPEN, pile=["customer_07"])
    play(position, "clerk", "skip", "invite customer_03", "stop")
    assert (me(position)["cloud"], me(position)["customers"]) == (1, ["customer_03"])
    position = using(4, village, open=OPEN, pile=["customer_07"])
    play(position, "clerk", "invite customer_07", "skip")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, ["customer_07"])
    position = using(4, village, open=OPEN, pile=["customer_07"])
    play(position, "clerk", "skip", "skip")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, [])
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-10.25", "MV-D5")
def test_there_are_never_more_than_seven_open_customers() -> None:
    village = {"church": "church_trading", "coins": 2}
    position = using(4, village)
    play(position, "clerk", "skip", "skip")
    assert len(position.dump()["open"]) == 7  # what was opened stays
    doc = {**position.dump(), "turn": 3, "value": 4, "pool": ["w1"] * 5}
    again = VILLAGE.load({**doc, "stack": ["end-of-round", "turn 1", "death 0", "activate 0"]})
    play(again, "clerk")
    assert len(again.dump()["open"]) == 7
    play(again, "invite " + again.dump()["open"][0], "skip")
    assert len(again.dump()["open"]) == 6


@pytest.mark.rule("MV-10.31", "MV-D5", "MV-8.12")
@pytest.mark.parametrize("church", ["church_trading", "church_healing"])
def test_a_monk_at_the_clerks_keeps_the_law_of_the_clerks_own_banner(church: str) -> None:
    """Whoever goes may take the free one alone, or nobody at all; at most seven are open."""
    banner = using(4, {"church": church})
    play(banner, "clerk")
    through = monk("monk_quill_3", {"church": church})
    play(through, "add monk_quill_3", *(["clerk"] if church == "church_trading" else []))
    for position in (banner, through):
        lying = len(position.dump()["open"])
        assert lying == (7 if church == "church_trading" else 6)
        if church == "church_trading":
            play(position, "skip")
        play(position, "skip")
        assert (me(position)["customers"], asked(position)) == ([], "turn 1")
        assert len(position.dump()["open"]) == lying


@pytest.mark.rule("MV-D5")
def test_the_free_customer_may_be_the_last() -> None:
    served = [id for id in CUSTOMERS if id != "customer_05"]
    position = using(4, {"church": "church_trading", "served": served})
    play(position, "clerk", "invite customer_05")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, ["customer_05"])
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-10.21", "MV-10.25")
def test_without_the_abbot_the_trading_church_gives_nothing() -> None:
    position = using(4, {"church": "church_trading", "villagers": ["merchant"]})
    play(position, "clerk")
    assert len(position.dump()["open"]) == 6


@pytest.mark.rule("MV-10.26", "MV-13.2", "MV-14.2")
def test_the_wayfarers_church_sends_a_card_back() -> None:
    pile = ["travel_a1", "travel_a2", "travel_a3", "travel_a4"]
    position = using(6, {"church": "church_wayfarers"}, travel={"a": pile})
    play(position, "add travel_a")
    assert me(position)["travel"] == ["travel_a1"]
    assert legal(position) == ["keep", "redraw", "skip"]
    kept = position.copy()
    play(kept, "keep")
    assert me(kept)["travel"] == ["travel_a1"]
    play(position, "redraw")
    assert me(position)["travel"] == ["travel_a2"]
    assert sorted(position.dump()["travel"]["a"]) == ["travel_a1", "travel_a3", "travel_a4"]
    assert me(position)["cloud"] == 2  # paid once


@pytest.mark.rule("MV-10.26", "MV-D16", "MV-10.21")
def test_no_redraw_from_an_empty_pile_or_without_the_abbot() -> None:
    taken = ({"travel": ["travel_a1"]}, {"travel": ["travel_a2"]}, {"travel": ["travel_a3"]})
    position = using(6, {"church": "church_wayfarers"}, *taken)
    play(position, "add travel_a")
    assert me(position)["travel"] == ["travel_a4"]
    assert asked(position) == "turn 1"
    village = {"church": "church_wayfarers", "villagers": ["traveller"]}
    position = using(6, village, travel={"a": ["travel_a1", "travel_a2"]})
    play(position, "add travel_a")
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-D28", "MV-10.53", "MV-11.3")
def test_a_chapel_may_be_declined_after_it_was_seen() -> None:
    village = {"travel": EASY[:3], "coins": 2}
    pile = ["travel_d4", "travel_d1", "travel_d2", "travel_d3"]
    position = using(4, village, travel={"d": pile})
    play(position, "add travel_d")
    assert asked(position) == "redraw 0"
    assert legal(position) == ["keep", "skip"]
    refused(position, "redraw", "MV-10.26")
    kept = position.copy()
    play(kept, "keep")
    assert me(kept)["travel"] == [*EASY[:3], "travel_d4"]
    told = play(position, "skip")
    assert me(position)["travel"] == EASY[:3]
    assert (me(position)["coins"], me(position)["cloud"]) == (0, 3)  # the price is paid all the same
    assert sorted(position.dump()["travel"]["d"]) == sorted(pile)
    assert ("event-turned-back", "MV-D28") in [(event.key, event.rule) for event in told]
    assert position.why_not_undo(0) is not None  # it was seen, and the pile shuffled


@pytest.mark.rule("MV-D28")
def test_only_where_the_journey_would_end_is_the_traveller_asked() -> None:
    for id in ("travel_d1", "travel_d4"):
        for rules in (1, 2):
            position = using(4, {"travel": EASY[:3], "coins": 2}, travel={"d": [id]}, rules=rules)
            play(position, "add travel_d")
            assert asked(position) == ("redraw 0" if (id, rules) == ("travel_d4", 2) else "turn 1")


@pytest.mark.rule("MV-D28", "MV-10.26")
def test_what_the_wayfarers_church_takes_instead_must_be_kept() -> None:
    village = {"church": "church_wayfarers", "travel": EASY[:3], "coins": 2}
    position = using(4, village, travel={"d": ["travel_d1", "travel_d4"]})
    play(position, "add travel_d", "redraw")
    assert me(position)["travel"] == [*EASY[:3], "travel_d4"]
    assert asked(position) == "turn 1"


# ---- monks


def monk(id: str, village: Doc | None = None) -> Position:
    """A turn in which the monk lies on top and his value is there."""
    card = next(card for card in DATA["monks.toml"]["monk"] if card["id"] == id)
    piles = {card["symbol"]: [id]}
    return using(card["values"][0], {"church": "church_healing", "coins": 2, **(village or {})}, monks=piles)


MONKS = {card["id"]: card for card in DATA["monks.toml"]["monk"]}


@pytest.mark.rule("MV-10.30", "MV-10.31", "MV-10.32", "MV-10.33", "MV-D25")
@pytest.mark.parametrize("id", MONKS)
def test_each_monk_does_his_work_and_is_a_window(id: str) -> None:
    position = monk(id)
    play(position, f"add {id}")
    kind, count = MONKS[id]["effects"][0].split(":")
    time = 3
    if kind == "story":
        assert me(position)["tree"] == int(count)
    elif kind == "do_school":
        play(position, *["study left", "study right"][: int(count)])
        assert me(position)["school"] == (["left"] if count == "1" else ["right"])
    elif kind == "do_question":
        assert legal(position) == ["headman coin_space", "skip"]
        play(position, "headman coin_space")
        time += 1
        assert me(position)["coins"] == 1
    else:
        first, second = position.dump()["open"][:2]
        play(position, f"invite {first}", f"invite {second}")
        time += 2
        assert me(position)["customers"] == [first, second]
    assert me(position)["monks"] == [id]
    assert me(position)["cloud"] == time
    assert asked(position) == "turn 1"
    assert position.scores()[0].rows["religion"] == 3 + 2


@pytest.mark.rule("MV-10.33")
@pytest.mark.parametrize(
    ("id", "craft", "good"),
    [
        ("monk_quill_1", "scriptorium_1", "scroll"),
        ("monk_chalice_1", "brewery_1", "beer"),
        ("monk_rosary_1", "smithy_1", "plow"),
    ],
)
def test_a_monk_is_paid_with_his_good_or_two_coins(id: str, craft: str, good: str) -> None:
    position = monk(id, {"crafts": [craft], "goods": {good: 1}})
    play(position, f"add {id}")
    assert legal(position) == ["pay coin", f"pay {good}"]
    play(position, f"pay {good}")
    assert (me(position)["coins"], me(position)["goods"][good]) == (2, 0)


@pytest.mark.rule("MV-10.30")
def test_no_monk_without_abbot_or_church() -> None:
    piles = {"rosary": ["monk_rosary_1"]}
    refused(using(5, {"coins": 2}, monks=piles), "add monk_rosary_1", "MV-10.30")
    village = {"coins": 2, "church": "church_healing", "villagers": without("abbot")}
    refused(using(5, village, monks=piles), "add monk_rosary_1", "MV-10.30")


@pytest.mark.rule("MV-10.27", "MV-10.32")
@pytest.mark.parametrize(("windows", "points"), [(1, 2), (2, 4), (3, 7), (4, 10), (5, 14), (6, 20)])
def test_the_table_of_windows(windows: int, points: int) -> None:
    monks = list(MONKS)[:windows]
    assert using(7, {"church": "church_trading", "monks": monks}).scores()[0].rows["religion"] == 3 + points
    monastery = {"church": "church_monastery", "monks": monks[1:]}
    assert using(7, monastery).scores()[0].rows["religion"] == 4 + points


@pytest.mark.rule("MV-D8", "MV-11.3")
@pytest.mark.parametrize("id", ["monk_quill_2", "monk_quill_3", "monk_rosary_2", "monk_chalice_2"])
def test_what_a_monk_sets_going_may_be_renounced(id: str) -> None:
    position = monk(id)
    play(position, f"add {id}", "skip")
    assert (me(position)["cloud"], me(position)["school"], me(position)["customers"]) == (3, [], [])
    assert me(position)["monks"] == [id]


@pytest.mark.rule("MV-D8")
def test_of_two_school_steps_the_second_may_be_renounced() -> None:
    position = monk("monk_quill_2")
    play(position, "add monk_quill_2", "study left", "skip")
    assert me(position)["school"] == ["left"]


@pytest.mark.rule("MV-10.31", "MV-10.25", "MV-D8")
def test_a_monk_at_the_clerks_has_the_trading_church_behind_him() -> None:
    position = monk("monk_quill_3", {"church": "church_trading"})
    play(position, "add monk_quill_3")
    assert legal(position) == ["clerk", "skip"]
    refused(position, "stop", "L-3")
    declined = position.copy()
    play(declined, "skip")
    assert me(declined)["customers"] == []
    play(position, "clerk")
    lying = position.dump()["open"]
    assert len(lying) == 7
    play(position, *[f"invite {id}" for id in lying[:3]])
    assert me(position)["customers"] == lying[:3]
    assert (me(position)["cloud"], asked(position)) == (5, "turn 1")


# ---- meeting place and tile


@pytest.mark.rule("MV-10.35", "MV-10.40")
def test_the_meeting_place_brings_tile_story_and_marker() -> None:
    position = using(2, {"customers": ["customer_05"], "fields": 2, "villagers": ["councilman"]})
    play(position, "add meeting_place")
    assert legal(position) == [f"tile {id}" for id in ("school", "amusement", "field_1", "field_2", "customer_05")]
    refused(position, "keep", "MV-10.35")
    refused(position, "tile stable", "MV-10.35")
    refused(position, "tile field_3", "MV-10.35")
    refused(position, "tile meeting_place", "MV-D14")
    play(position, "tile customer_05")
    village = me(position)
    assert (village["tile"], village["tree"], village["markers"], village["cloud"]) == ("customer_05", 1, 1, 3)
    assert position.scores()[0].rows["council"] == 2


@pytest.mark.rule("MV-10.35")
def test_one_meeting_place_and_only_with_a_councilman() -> None:
    refused(using(2, {"meeting_place": True}), "add meeting_place", "MV-10.35")
    refused(using(2, {"villagers": without("councilman")}), "add meeting_place", "MV-10.35")


@pytest.mark.rule("MV-10.36", "MV-10.37", "MV-11.2")
def test_its_white_banner_moves_the_tile_and_fills_two_spaces() -> None:
    position = using(12, {"meeting_place": True, "tile": "school", "markers": 2})
    play(position, "use meeting_place")
    refused(position, "tile school", "MV-10.36")
    play(position, "tile amusement")
    assert (me(position)["tile"], me(position)["markers"], me(position)["tree"]) == ("amusement", 2, 1)


@pytest.mark.rule("MV-10.38")
@pytest.mark.parametrize("value", [2, 12])
def test_a_banner_with_the_tile_works_with_2_and_12(value: int) -> None:
    village = {"meeting_place": True, "tile": "amusement"}
    assert "use amusement" in legal(using(value, village))
    assert "use school" not in legal(using(value, village))
    position = using(value, {"meeting_place": True, "tile": "field_2", "fields": 2})
    assert [text for text in legal(position) if text.startswith("use")] == ["use meeting_place", "use field_2"]


@pytest.mark.rule("MV-10.39", "MV-D14")
def test_the_tile_of_a_served_customer_goes_home() -> None:
    village = {**goods_for("customer_05"), "meeting_place": True, "tile": "customer_05"}
    position = using(12, village)
    play(position, "use customer_05")
    assert me(position)["tile"] == "meeting_place"


# ---- councils


@pytest.mark.rule("MV-10.41", "MV-10.42")
def test_the_finance_council_pays_two_coins() -> None:
    position = using(3)
    play(position, "add council_finance")
    assert (me(position)["coins"], me(position)["cloud"]) == (2, 4)
    position = using(3, {"council": "council_finance"})
    play(position, "use council")
    assert (me(position)["coins"], me(position)["cloud"]) == (2, 1)


@pytest.mark.rule("MV-10.41")
def test_one_council_chamber_beside_a_meeting_place() -> None:
    refused(using(3, {"council": "council_guilds"}), "add council_finance", "MV-10.41")
    refused(using(3, {"villagers": without("councilman")}), "add council_finance", "MV-10.41")
    assert "add council_finance" in legal(using(3, {"meeting_place": True}))
    assert "add meeting_place" in legal(using(2, {"council": "council_guilds"}))


@pytest.mark.rule("MV-10.42", "MV-11.2")
def test_the_guild_council_makes_jokers_for_any_good() -> None:
    position = using(11)
    play(position, "add council_guilds")
    assert me(position)["jokers"] == 1
    position = using(11, {"council": "council_guilds", "jokers": 3})
    play(position, "use council")
    assert me(position)["jokers"] == 3
    position = using(3, {"council": "council_guilds", "jokers": 3, "customers": ["customer_32"]})
    play(position, "use customer_32")
    assert me(position).get("jokers", 0) == 0


@pytest.mark.rule("MV-10.43")
def test_the_area_council_scores_every_marked_kind() -> None:
    village: Doc = {"travel": ["travel_a1", "travel_b1"], "crafts": ["stable_1"], "served": ["customer_01"]}
    village |= {"fields": 3, "church": "church_trading", "monks": ["monk_quill_1"], "customers": ["customer_02"]}
    worth = {"travel": 2, "craft": 1, "served_customers": 1, "religion": 2, "fields": 3}
    for slot, points in worth.items():
        position = using(11, village)
        play(position, "add council_areas")
        assert asked(position) == "slot 0"
        play(position, f"mark {slot}")
        assert position.scores()[0].rows["council"] == points
    marked = {**village, "council": "council_areas", "slots": ["travel", "fields"]}
    position = using(11, marked)
    play(position, "use council")
    refused(position, "mark travel", "MV-10.43")
    refused(position, "mark abbot", "L-3")
    play(position, "mark religion")
    assert position.scores()[0].rows["council"] == 7
    full = using(11, {**village, "council": "council_areas", "slots": list(worth)})
    play(full, "use council")
    assert asked(full) == "chain 0"  # no slot is left to be asked for


@pytest.mark.rule("MV-10.44")
def test_the_peoples_council_scores_the_living() -> None:
    position = using(3)
    play(position, "add council_people", "mark abbot")
    assert position.scores()[0].rows["council"] == 4
    village = {"council": "council_people", "slots": ["abbot", "merchant"], "villagers": ["councilman", "merchant"]}
    position = using(3, village)
    assert position.scores()[0].rows["council"] == 4
    play(position, "use council")
    refused(position, "mark abbot", "MV-10.44")
    play(position, "mark councilman")
    assert position.scores()[0].rows["council"] == 8


@pytest.mark.rule("MV-10.45", "MV-10.36")
def test_councils_are_idle_without_a_councilman() -> None:
    village = {"council": "council_finance", "meeting_place": True, "villagers": without("councilman")}
    refused(using(3, village), "use council", "MV-8.18")
    refused(using(2, village), "use meeting_place", "MV-8.18")


# ---- travel

TRAVELS = {card["id"]: card for card in DATA["travel.toml"]["travel"]}
VALUES = {"a": 6, "b": 5, "c": 7, "d": 4, "e": 3}
EASY = ["travel_a1", "travel_b1", "travel_c1", "travel_d1"]


@pytest.mark.rule("MV-10.50", "MV-10.51", "MV-10.54")
@pytest.mark.parametrize("id", TRAVELS)
def test_each_travel_card_is_drawn_unseen(id: str) -> None:
    letter = id[-2]
    before = EASY[: "abcde".index(letter)]
    position = using(VALUES[letter], {"travel": before, "coins": 2}, travel={letter: [id]})
    assert id not in str(position.view(0))
    play(position, f"add travel_{letter}")
    if asked(position) == "redraw 0":
        play(position, "keep")
    assert me(position)["travel"] == [*before, id]
    assert me(position)["cloud"] == (3 if letter in "de" else 2)
    points = sum(TRAVELS[card]["points"] for card in [*before, id])
    assert position.scores()[0].rows["travel"] == points


@pytest.mark.rule("MV-10.51")
def test_letters_come_in_order_and_with_a_traveller() -> None:
    refused(using(5, {"coins": 2}), "add travel_b", "MV-10.51")
    refused(using(6, {"travel": ["travel_a1"]}), "add travel_a", "MV-10.51")
    refused(using(6, {"villagers": without("traveller")}), "add travel_a", "MV-10.51")


@pytest.mark.rule("MV-10.52", "MV-10.54")
@pytest.mark.parametrize(("last", "time", "coins"), [("travel_a1", 2, 2), ("travel_a2", 2, 3), ("travel_a4", 5, 2)])
def test_gray_banners_are_paid_when_going_on(last: str, time: int, coins: int) -> None:
    position = using(5, {"travel": [last], "coins": coins})
    play(position, "add travel_b")
    assert (me(position)["cloud"], me(position)["coins"]) == (time, 0)
    refused(using(5, {"travel": [last], "coins": coins - 1}), "add travel_b", "MV-8.2")


@pytest.mark.rule("MV-10.53")
def test_the_chapel_and_the_e_cards_end_the_journey() -> None:
    refused(using(3, {"travel": [*EASY[:3], "travel_d4"], "coins": 5}), "add travel_e", "MV-10.53")
    refused(using(3, {"travel": [*EASY, "travel_e1"], "coins": 5}), "add travel_e", "MV-10.53")
