"""Black banners, white banners, the school, the headman (section 8)."""

from itertools import permutations

import pytest

from tests.games.my_village.tables import DATA, asked, legal, me, play, refused, using, without

pytestmark = pytest.mark.plain


# ---- black banners


@pytest.mark.rule("MV-8.1", "MV-8.2")
def test_a_black_banner_needs_its_value() -> None:
    position = using(3)
    assert "add council_finance" in legal(position)
    refused(position, "add church_healing", "MV-8.2")
    refused(position, "add travel_a", "MV-8.2")
    refused(position, "hand", "MV-8.5")
    refused(position, "clerk", "MV-8.10")


@pytest.mark.rule("MV-8.2")
def test_a_price_must_be_paid_in_full() -> None:
    position = using(5, {"travel": ["travel_a1"], "coins": 1})
    refused(position, "add travel_b", "MV-8.2")


@pytest.mark.rule("MV-8.3", "MV-D23")
def test_whoever_is_about_to_die_still_adds_a_card() -> None:
    position = using(3, {"cloud": 8, "villagers": ["councilman", "abbot"]})
    play(position, "add council_finance")
    assert me(position)["council"] == "council_finance"
    assert me(position)["coins"] == 2
    assert asked(position) == "bury 0"


@pytest.mark.rule("MV-8.4", "MV-4.4")
def test_under_a_monk_the_next_one_shows() -> None:
    piles = {"quill": ["monk_quill_3", "monk_quill_1", "monk_quill_2"]}
    position = using(2, {"church": "church_trading", "coins": 2}, monks=piles)
    refused(position, "add monk_quill_1", "MV-4.4")
    position = using(3, {"church": "church_healing", "coins": 2}, monks=piles)
    play(position, "add monk_quill_3", "skip")
    assert position.view()["monks"]["quill"] == {"top": "monk_quill_1", "left": 2}
    assert len(position.dump()["churches"]) == 3  # not refilled


# ---- the hand


@pytest.mark.rule("MV-8.5", "MV-8.6", "MV-8.7", "MV-8.9")
def test_the_hand_brings_its_story_and_the_next_round() -> None:
    position = using(10, {"villagers": ["abbot"]}, {}, {}, first=2, turn=2, hand={"story": 4})
    play(position, "hand")
    assert me(position)["tree"] == 4
    assert me(position)["cloud"] == 0
    assert position.dump()["hand"] == {"holder": 0, "back": True, "story": 0}
    assert asked(position) == "turn 1"
    after = using(4, {}, {}, {}, first=1, turn=3, hand={"holder": 2, "back": True})
    refused(after, "hand", "MV-8.7")


@pytest.mark.rule("MV-8.8")
def test_the_starting_player_leaves_the_hand_to_others() -> None:
    refused(using(4, {}, {}, {}), "hand", "MV-8.8")
    refused(using(4, {}, {}), "hand", "MV-8.8")


@pytest.mark.rule("MV-8.8", "MV-D17")
def test_with_two_the_starting_player_may_take_it_in_the_second_turn() -> None:
    position = using(4, {}, {}, turn=3, hand={"story": 2})
    play(position, "hand")
    assert me(position)["tree"] == 2
    assert position.dump()["hand"]["holder"] == 0


# ---- the clerk


@pytest.mark.rule("MV-8.10", "MV-8.11", "MV-8.13", "MV-8.14", "MV-8.15", "MV-10.15")
@pytest.mark.parametrize(("count", "time", "coins"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1)])
def test_what_customers_cost(count: int, time: int, coins: int) -> None:
    crowd = ["customer_01", "customer_02", "customer_03", "customer_04", "customer_05", "customer_06", "customer_07"]
    position = using(4, {"villagers": ["abbot"], "coins": 1, "customers": crowd})
    play(position, "clerk")
    for customer in position.dump()["open"][:count]:
        play(position, f"invite {customer}")
    if asked(position) == "invite 0":
        play(position, "stop")
    assert (me(position)["cloud"], 1 - me(position)["coins"]) == (time, coins)
    assert len(me(position)["customers"]) == 7 + count
    assert len(position.dump()["open"]) == 6
    assert position.scores()[0].rows["customers"] == 0


LYING = ["customer_01", "customer_02", "customer_03"]


@pytest.mark.rule("MV-8.10")
def test_a_third_customer_needs_a_coin() -> None:
    position = using(4, {}, open=LYING)
    play(position, "clerk", "invite customer_01")
    refused(position, "invite customer_09", "MV-8.10")
    refused(position, "invite customer_01", "MV-8.10")
    play(position, "invite customer_02")
    assert asked(position) == "turn 1"  # there is no coin for another
    position = using(4, {"coins": 1}, open=LYING)
    play(position, "clerk", "invite customer_01", "invite customer_03")
    assert "invite customer_02" in legal(position)


@pytest.mark.rule("MV-8.10")
@pytest.mark.parametrize("order", list(permutations(LYING)))
def test_customers_are_chosen_in_any_order(order: tuple[str, ...]) -> None:
    lying = [*LYING, "customer_04", "customer_05", "customer_06"]
    position = using(10, {"coins": 1}, open=lying, pile=["customer_10", "customer_11", "customer_12"])
    play(position, "clerk")
    for customer in order:
        assert legal(position) == [*[f"invite {id}" for id in position.dump()["open"]], legal(position)[-1]]
        play(position, f"invite {customer}")
    play(position, "stop")
    assert me(position)["customers"] == LYING
    assert (me(position)["cloud"], me(position)["coins"]) == (2, 0)


@pytest.mark.rule("MV-8.10", "MV-8.11")
def test_the_last_customer_first_does_not_end_the_visit() -> None:
    position = using(4, open=["customer_01", "customer_02", "customer_33"])
    play(position, "clerk", "invite customer_33")
    assert asked(position) == "invite 0"
    assert position.dump()["open"] == ["customer_01", "customer_02"]  # not refilled yet
    assert position.why_not_undo(0) is None
    play(position, "invite customer_01")
    assert me(position)["customers"] == ["customer_01", "customer_33"]


@pytest.mark.rule("MV-8.10")
def test_any_customer_that_was_chosen_can_be_taken_back() -> None:
    position = using(4, {"coins": 1}, open=LYING)
    play(position, "clerk", "invite customer_03", "invite customer_01")
    without_first = position.undone(0, "invite customer_03")
    assert (me(without_first)["customers"], me(without_first)["cloud"]) == (["customer_01"], 1)
    assert without_first.dump()["picks"] == [["invite customer_01"]]


@pytest.mark.rule("MV-8.12", "MV-D5", "MV-11.3")
def test_nobody_need_be_invited_but_an_empty_office_is_closed() -> None:
    position = using(4)
    play(position, "clerk")
    refused(position, "stop", "L-3")
    before = position.dump()["open"]
    play(position, "skip")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, [])
    assert (position.dump()["open"], asked(position)) == (before, "turn 1")
    everybody = [card["id"] for card in DATA["customers.toml"]["customer"]]
    refused(using(4, {"served": everybody}), "clerk", "MV-8.12")


@pytest.mark.rule("MV-8.10")
def test_under_rules_version_1_the_last_customer_ended_the_visit() -> None:
    position = using(4, open=["customer_01", "customer_02", "customer_33"], rules=1)
    play(position, "clerk", "invite customer_33")
    assert asked(position) == "turn 1"
    position = using(4, open=["customer_01", "customer_02", "customer_33"], rules=1)
    play(position, "clerk", "invite customer_02")
    assert asked(position) == "invite 0"


@pytest.mark.rule("MV-8.11")
def test_an_empty_pile_adds_nothing() -> None:
    everybody = [card["id"] for card in DATA["customers.toml"]["customer"]]
    position = using(4, {"served": everybody[3:]})
    play(position, "clerk", "invite customer_01", "stop")
    assert position.dump()["open"] == ["customer_02", "customer_03"]


# ---- white banners


@pytest.mark.rule("MV-8.16")
def test_the_white_banners_of_a_village() -> None:
    village = {"church": "church_monastery", "monks": ["monk_quill_1"], "travel": ["travel_a1"], "fields": 2}
    village |= {
        "council": "council_finance",
        "meeting_place": True,
        "crafts": ["smithy_1"],
        "customers": ["customer_05"],
    }
    whites = [white["id"] for white in using(7, village).view()["seats"][0]["whites"]]
    banners = ["school", "amusement", "meeting_place", "council", "smithy", "field_1", "field_2", "customer_05"]
    assert whites == banners
    refused(using(7, village), "use stable", "MV-8.16")


@pytest.mark.rule("MV-8.17")
def test_a_question_mark_matches_any_value() -> None:
    for value in range(2, 13):
        village = {"customers": ["customer_12"], "crafts": ["stable_1"], "goods": {"horse": 1}}
        assert "use customer_12" in legal(using(value, village))


@pytest.mark.rule("MV-8.17")
def test_white_banners_show_the_values_of_the_dark_side() -> None:
    for file, kind in (("councils.toml", "council"), ("craft_buildings.toml", "craft"), ("fields.toml", "field")):
        for card in DATA[file][kind]:
            assert card["white_values"] == card["values"]
            assert card["white_time"] <= 1


@pytest.mark.rule("MV-8.18", "MV-8.20", "MV-8.25")
def test_what_a_banner_brings_serves_the_next() -> None:
    village = {"crafts": ["stable_3", "brewery_3"], "customers": ["customer_19"], "goods": {"horse": 1}}
    position = using(5, village)
    refused(position, "use customer_19", "MV-8.18")
    play(position, "use stable", "use customer_19")
    assert me(position)["served"] == ["customer_19"]
    assert "use brewery" in legal(position)


@pytest.mark.rule("MV-8.19")
def test_each_banner_once_a_turn() -> None:
    position = using(5, {"board": "board_1", "crafts": ["stable_1"]}, {"board": "board_2"})
    play(position, "use amusement")
    refused(position, "use amusement", "MV-8.19")


@pytest.mark.rule("MV-8.18", "MV-11.2", "MV-10.4")
def test_a_full_building_may_be_used_for_nothing() -> None:
    position = using(5, {"crafts": ["stable_1"], "goods": {"horse": 3}, "board": "board_2"}, {"board": "board_1"})
    play(position, "use stable")
    assert me(position)["goods"]["horse"] == 3
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-8.21", "MV-10.36")
def test_after_the_meeting_place_the_turn_is_over() -> None:
    village = {"meeting_place": True, "tile": "school", "markers": 0}
    position = using(12, village)
    play(position, "use meeting_place", "keep")
    assert (me(position)["tree"], me(position)["markers"], me(position)["cloud"]) == (1, 1, 1)
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-8.22")
@pytest.mark.parametrize(("board", "values"), [("board_1", (5, 8)), ("board_2", (6, 9)), ("board_3", (5, 6))])
def test_amusement_gives_a_story_point_at_its_own_values(board: str, values: tuple[int, ...]) -> None:
    for value in range(2, 13):
        position = using(value, {"board": board}, {"board": "board_4"})
        assert ("use amusement" in legal(position)) == (value in values)
    position = using(values[0], {"board": board}, {"board": "board_4"})
    play(position, "use amusement")
    assert (me(position)["tree"], me(position)["cloud"]) == (1, 0)


# ---- the school


@pytest.mark.rule("MV-8.23")
def test_an_empty_school_takes_a_student() -> None:
    position = using(3)
    play(position, "use school")
    assert legal(position) == ["study left", "skip"]
    refused(position, "study right", "MV-8.23")
    refused(position, "graduate left abbot", "MV-8.23")
    play(position, "study left")
    assert (me(position)["school"], me(position)["cloud"]) == (["left"], 0)


@pytest.mark.rule("MV-8.23")
def test_a_student_on_the_left_moves_or_graduates() -> None:
    position = using(11, {"school": ["left"], "villagers": without("abbot")})
    play(position, "use school")
    assert legal(position) == ["study right", "graduate left abbot", "skip"]
    refused(position, "study left", "MV-8.23")
    refused(position, "graduate left merchant", "MV-8.23")
    play(position, "graduate left abbot")
    assert (me(position)["school"], me(position)["cloud"], me(position)["tree"]) == ([], 1, 0)


@pytest.mark.rule("MV-8.23")
def test_a_student_on_the_right_brings_two_story_points() -> None:
    position = using(3, {"school": ["right"], "villagers": without("merchant")})
    play(position, "use school")
    assert legal(position) == ["study left", "graduate right merchant", "skip"]
    play(position, "graduate right merchant")
    assert (me(position)["tree"], me(position)["cloud"]) == (2, 1)
    assert "merchant" in me(position)["villagers"]


@pytest.mark.rule("MV-8.23", "MV-8.24")
def test_a_full_school_lets_either_go_or_does_nothing() -> None:
    position = using(3, {"school": ["left", "right"], "villagers": without("merchant")})
    play(position, "use school")
    assert legal(position) == ["graduate left merchant", "graduate right merchant", "skip"]
    position = using(3, {"school": ["left", "right"]})
    play(position, "use school")
    assert (me(position)["cloud"], asked(position)) == (0, "turn 1")


@pytest.mark.rule("MV-8.24")
def test_nobody_graduates_without_an_empty_space() -> None:
    position = using(3, {"school": ["left"]})
    play(position, "use school")
    assert legal(position) == ["study right", "skip"]


@pytest.mark.rule("MV-D8", "MV-11.3")
def test_the_schools_step_may_be_renounced_and_costs_no_time() -> None:
    position = using(3, {"school": ["left", "right"], "villagers": without("merchant")})
    play(position, "use school", "skip")
    assert (me(position)["school"], me(position)["cloud"]) == (["left", "right"], 0)


# ---- the headman


@pytest.mark.rule("MV-8.26", "MV-8.27", "MV-3.13")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("main_house", ["coin_space"]),
        ("coin_space", ["main_house", "story_space"]),
        ("story_space", ["coin_space"]),
    ],
)
def test_the_headman_walks_a_line(here: str, there: list[str]) -> None:
    position = using(7, {"headman": here, "tree": 4})
    assert [text for text in legal(position) if text.startswith("headman")] == [
        *[f"headman {place}" for place in there],
        "headman stay",
    ]
    far = next(place for place in ("main_house", "coin_space", "story_space") if place not in there)
    refused(position, f"headman {far}", "MV-8.27")


@pytest.mark.rule("MV-8.28", "MV-5.4")
def test_in_the_main_house_all_story_is_safe() -> None:
    position = using(7, {"headman": "coin_space", "tree": 5, "house": 2})
    play(position, "headman main_house")
    assert (me(position)["tree"], me(position)["house"], me(position)["cloud"]) == (0, 7, 1)
    assert position.scores()[0].rows["story"] == 7


@pytest.mark.rule("MV-8.26", "MV-D8")
def test_the_headman_may_stay_for_the_price_of_the_step() -> None:
    position = using(7, {"tree": 3})
    play(position, "headman stay")
    assert (me(position)["tree"], me(position)["cloud"], me(position)["headman"]) == (3, 1, "main_house")
