"""Basics and the banner value (sections 5 and 7)."""

from itertools import permutations

import pytest

from tests.games.my_village.tables import asked, legal, me, play, refused, rolling, using, without

pytestmark = pytest.mark.plain
POOL = ["w1", "w1", "w4", "w5", "w6", "b2", "b3", "w2", "w3"]
HALL = {"meeting_place": True}


@pytest.mark.rule("MV-7.1", "MV-7.2")
def test_exactly_two_dice_of_the_pool_are_taken() -> None:
    position = rolling(POOL)
    assert "take w1 w1" in legal(position)
    assert "take w4 w4" not in legal(position)
    refused(position, "take w4 w4", "MV-7.2")
    refused(position, "take w1 b6", "MV-7.2")
    play(position, "take w5 w4")
    doc = position.dump()
    assert (doc["value"], doc["dice"], len(doc["pool"])) == (9, ["w4", "w5"], 7)
    assert asked(position) == "activate 0"


@pytest.mark.rule("MV-7.2")
def test_equal_pairs_are_offered_once() -> None:
    assert legal(rolling(["w1", "w1", "w1", "b2", "b2", "w3", "w3", "w3"])) == [
        *["take w1 w1", "take w1 w3", "take w3 w3", "take w1 b2", "take w3 b2", "take b2 b2"]
    ]


@pytest.mark.rule("MV-7.4", "MV-5.2")
@pytest.mark.parametrize(("dice", "time"), [("w1 w4", 0), ("w1 b2", 2), ("b2 b3", 4)])
def test_each_black_die_costs_two_time(dice: str, time: int) -> None:
    position = rolling(POOL)
    play(position, f"take {dice}")
    assert me(position)["cloud"] == time


@pytest.mark.rule("MV-7.4", "MV-5.3")
def test_a_black_die_can_cross_the_bridge() -> None:
    position = rolling(POOL, {"cloud": 9})
    play(position, "take b2 b3")
    assert me(position)["cloud"] == 3
    assert me(position)["reaper"] is True


@pytest.mark.rule("MV-7.3")
def test_coins_change_the_dice_by_one_each() -> None:
    position = rolling(POOL, {"coins": 2})
    play(position, "take w1 w4")
    assert legal(position) == ["form 3", "form 4", "form 5", "form 6", "form 7"]
    refused(position, "form 8", "MV-7.3")
    play(position, "form 3")
    assert (me(position)["coins"], position.dump()["value"]) == (0, 3)


@pytest.mark.rule("MV-7.3", "MV-10.37", "MV-11.1")
def test_markers_set_dice_even_without_a_councilman() -> None:
    village = {**HALL, "markers": 2, "villagers": without("councilman")}
    position = rolling(POOL, village)
    play(position, "take w1 w4")
    assert "form 10 marker" in legal(position)  # 4 + 6
    assert "form 12 markers" in legal(position)
    refused(position, "form 12 marker", "MV-7.3")  # 6 + 6 takes two coins with one marker
    refused(position, "form 5 marker", "MV-7.3")  # the dice make 5 as they are
    play(position, "form 12 markers")
    assert (me(position)["markers"], position.dump()["value"]) == (0, 12)


@pytest.mark.rule("MV-7.3")
def test_a_marker_and_coins_together() -> None:
    position = rolling(POOL, {**HALL, "markers": 1, "coins": 2})
    play(position, "take w1 w4", "form 12 marker")
    assert (me(position)["markers"], me(position)["coins"], position.dump()["value"]) == (0, 0, 12)


@pytest.mark.rule("MV-7.3")
def test_more_markers_than_there_are_is_refused() -> None:
    position = rolling(POOL, {**HALL, "markers": 1})
    play(position, "take w1 w4")
    refused(position, "form 12 markers", "MV-7.3")


@pytest.mark.rule("MV-7.3")
def test_the_value_is_fixed_once_step_two_begins() -> None:
    position = rolling(POOL, {"coins": 3})
    play(position, "take w1 w4", "form 4")
    refused(position, "form 3", "L-3")


@pytest.mark.rule("MV-7.5")
def test_there_is_no_passing_but_the_headman_may_stay() -> None:
    position = using(7)
    refused(position, "stop", "MV-7.5")
    assert "headman stay" in legal(position)
    play(position, "headman stay")
    assert me(position)["cloud"] == 1
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-7.5")
def test_after_a_white_banner_no_black_one() -> None:
    position = using(5, {"board": "board_1", "crafts": ["stable_1"]}, {"board": "board_2"})
    play(position, "use amusement")
    assert asked(position) == "chain 0"
    for text in ("add brewery_1", "headman coin_space", "clerk", "hand"):
        refused(position, text, "MV-7.5")


@pytest.mark.rule("MV-5.1", "MV-8.18")
def test_an_area_without_its_villager_is_idle() -> None:
    position = using(5, {"crafts": ["stable_1"], "villagers": without("craftsman")})
    refused(position, "use stable", "MV-8.18")
    refused(position, "add brewery_1", "MV-10.3")


@pytest.mark.rule("MV-5.1", "MV-10.10")
def test_harvest_is_always_active() -> None:
    position = using(7, {"villagers": ["abbot"], "fields": 1})
    assert {"use field_1", "add field"} <= set(legal(position))


@pytest.mark.rule("MV-5.4", "MV-5.5")
def test_story_goes_to_the_tree_and_coins_to_the_barn() -> None:
    position = using(5, {"board": "board_1"}, {"board": "board_2"})
    play(position, "use amusement")
    assert (me(position)["tree"], me(position)["house"]) == (1, 0)
    position = using(7, {"fields": 1})
    play(position, "use field_1")
    assert me(position)["coins"] == 1


@pytest.mark.rule("MV-5.6")
def test_a_price_with_one_way_is_paid_without_asking() -> None:
    position = using(3, {"crafts": ["wagon_maker_1"], "goods": {"wagon": 1}, "customers": ["customer_13"]})
    play(position, "use customer_13")
    assert me(position)["served"] == ["customer_13"]
    assert me(position)["goods"]["wagon"] == 0


JOURNEY = {"travel": ["travel_a1", "travel_b1"], "coins": 2, "crafts": ["wagon_maker_1"], "goods": {"wagon": 1}}


@pytest.mark.rule("MV-5.6", "MV-5.5")
def test_either_or_is_asked() -> None:
    position = using(7, JOURNEY)
    play(position, "add travel_c")
    assert legal(position) == ["pay coin", "pay wagon"]
    refused(position, "pay joker", "MV-5.6")
    refused(position, "pay horse", "MV-5.6")
    play(position, "pay wagon")
    assert (me(position)["coins"], me(position)["goods"]["wagon"], len(me(position)["travel"])) == (2, 0, 3)
    position = using(7, JOURNEY)
    play(position, "add travel_c", "pay coin")
    assert (me(position)["coins"], me(position)["goods"]["wagon"]) == (0, 1)


GUILD = {"council": "council_guilds", "jokers": 2, "crafts": ["smithy_1"], "goods": {"plow": 1}, "fields": ["plow", ""]}


@pytest.mark.rule("MV-5.6", "MV-10.12", "MV-10.42", "MV-11.1")
def test_a_plow_comes_from_the_smithy_a_field_or_a_joker() -> None:
    village = {**GUILD, "customers": ["customer_07"], "villagers": ["merchant"]}
    position = using(5, village)
    play(position, "use customer_07")
    assert legal(position) == ["pay plow", "pay field_1", "pay joker"]
    refused(position, "pay field_2", "MV-5.6")
    play(position, "pay field_1")
    assert me(position)["fields"] == ["", ""]
    assert me(position)["served"] == ["customer_07"]


@pytest.mark.rule("MV-5.6")
@pytest.mark.parametrize("order", list(permutations(["pay plow", "pay field_2"])))
def test_units_are_paid_in_any_order_and_from_any_field(order: tuple[str, ...]) -> None:
    position = using(5, {**GUILD, "fields": ["plow", "plow"], "customers": ["customer_18"]})  # two plows
    play(position, "use customer_18")
    assert legal(position) == ["pay plow", "pay field_1", "pay field_2", "pay joker"]
    play(position, order[0])
    assert asked(position) == "pay 0"
    play(position, order[1])
    village = me(position)
    assert (village["served"], village["fields"], village["goods"]["plow"]) == (["customer_18"], ["plow", ""], 0)
    assert village["jokers"] == 2


@pytest.mark.rule("MV-5.6")
def test_what_was_paid_can_be_taken_back_until_all_is_paid() -> None:
    position = using(5, {**GUILD, "fields": ["plow", "plow"], "customers": ["customer_18"]})
    play(position, "use customer_18", "pay joker")
    refused(position, "pay coin", "MV-5.6")
    back = position.undone(0, "pay joker")
    assert me(back)["jokers"] == 2
    assert legal(back) == ["pay plow", "pay field_1", "pay field_2", "pay joker"]


@pytest.mark.rule("MV-5.6")
def test_who_has_begun_to_pay_with_goods_cannot_go_on_with_coins() -> None:
    dear = {"customers.toml": {"customer": [{"id": "customer_16", "cost": [["scroll:2", "coin:3"]]}]}}
    village = {"coins": 3, "council": "council_guilds", "jokers": 1, "crafts": ["scriptorium_1"]}
    village |= {"goods": {"scroll": 2}, "customers": ["customer_16"]}
    position = using(5, village, options={"data": dear})
    play(position, "use customer_16")
    assert legal(position) == ["pay coin", "pay scroll", "pay joker"]
    paid = position.copy()
    play(paid, "pay coin")
    assert (me(paid)["coins"], me(paid)["served"]) == (0, ["customer_16"])
    play(position, "pay joker")
    refused(position, "pay coin", "MV-5.6")
    play(position, "pay scroll")
    assert (me(position)["coins"], me(position)["served"]) == (3, ["customer_16"])


@pytest.mark.rule("MV-5.6")
def test_all_that_there_is_is_paid_without_asking() -> None:
    village = {"council": "council_guilds", "jokers": 1, "crafts": ["smithy_1"], "goods": {"plow": 1}}
    position = using(5, {**village, "customers": ["customer_18"]})  # two plows: the plow and the joker
    play(position, "use customer_18")
    assert me(position)["served"] == ["customer_18"]


@pytest.mark.rule("MV-5.6")
def test_rules_version_1_paid_equal_units_in_one_order() -> None:
    village = {**GUILD, "jokers": 1, "fields": ["plow", ""], "customers": ["customer_18"]}
    position = using(5, village, rules=1)
    play(position, "use customer_18", "pay field_1")
    assert me(position)["served"] == ["customer_18"]  # nothing but the joker came after a field
    assert me(position)["goods"]["plow"] == 1
    position = using(5, {"fields": ["plow", "plow"], "customers": ["customer_07"]}, rules=1)
    play(position, "use customer_07")
    assert me(position)["fields"] == ["", "plow"]  # fields that are alike were not asked about


@pytest.mark.rule("MV-5.6")
def test_what_the_rest_of_the_price_needs_stays() -> None:
    village = {"council": "council_guilds", "jokers": 1, "crafts": ["smithy_1"], "goods": {"plow": 1}}
    position = using(5, {**village, "customers": ["customer_25"]})  # beer and plow
    play(position, "use customer_25")
    assert me(position)["served"] == ["customer_25"]  # the joker can only be the beer: nothing was asked
    assert me(position)["goods"]["plow"] == 0


@pytest.mark.rule("MV-5.6", "MV-10.42")
def test_jokers_do_not_stand_for_coins() -> None:
    village = {"travel": ["travel_a2"], "council": "council_guilds", "jokers": 3}  # gray banner: 1 coin
    position = using(5, village)
    refused(position, "add travel_b", "MV-8.2")
