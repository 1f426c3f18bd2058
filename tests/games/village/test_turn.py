"""Turn, payments, time and death (section 6), the Well (7.8), the end of the game (section 9)."""

import pytest

from tests.games.village.tables import EVERYTHING, play, refused, rows, seat, table, texts


@pytest.mark.rule("V-6.1", "V-21.1")
def test_a_cube_or_the_well_and_no_passing() -> None:
    position = table(cubes={"harvest": {"orange": 2, "pink": 1}})
    assert texts(position) == ["take harvest orange", "take harvest pink"]
    refused(position, "0 pass", "V-6.1", "must-take")
    refused(position, "0 take family orange", "V-6.1", "no-such-cube")
    refused(position, "1 take harvest orange", "L-2")


@pytest.mark.rule("V-6.2")
def test_a_cube_goes_to_the_farmyard_a_plague_cube_costs_two_time() -> None:
    position = table(cubes={"harvest": {"orange": 1, "plague": 1}})
    play(position, "0 take harvest orange", "0 pass", "1 take harvest plague")
    assert seat(position)["orange"] == 1
    assert seat(position, 1)["time"] == 2
    assert position.dump()["supply"]["plague"] == 6


@pytest.mark.rule("V-6.3")
def test_the_action_may_be_left_out_also_after_a_plague_cube() -> None:
    position = table(cubes={"family": {"plague": 1}, "harvest": {"orange": 1}})
    play(position, "0 take family plague")
    assert texts(position) == ["birth", "pass"]
    play(position, "0 pass")
    assert position.awaiting == (1,)


@pytest.mark.rule("V-6.3", "V-7.12")
def test_a_market_day_must_be_held() -> None:
    position = table(
        {"grain": 0},
        {"grain": 5, "green": 1},
        stalls=["c21"],
        cubes={"market": {"orange": 1}, "harvest": {"orange": 1}},
    )
    play(position, "0 take market orange")
    assert position.awaiting == (1,)  # who opened it has nothing to sell, the other has
    assert position.decision(1).kind == "sale"


@pytest.mark.rule("V-6.4", "V-6.7")
def test_the_cube_just_taken_may_be_spent_and_returns_to_the_supply() -> None:
    position = table({"coin": 0}, cubes={"church": {"brown": 1}, "harvest": {"orange": 1}})
    play(position, "0 take church brown", "0 join 1 brown")
    assert seat(position)["brown"] == 0
    assert position.dump()["supply"]["brown"] == 18


@pytest.mark.rule("V-6.8", "V-21.4")
def test_cubes_and_coins_are_paid_in_any_order() -> None:
    position = table({"coin": 2, "pink": 2, "orange": 2})
    play(position, "0 take crafts orange", "0 make wagon pay")  # a pink and an orange
    assert texts(position) == ["pay orange", "pay pink", "pay coin"]
    play(position, "0 pay coin", "0 pay orange")
    assert (seat(position)["coin"], seat(position)["pink"], seat(position)["orange"]) == (1, 2, 2)
    other_way = table({"coin": 2, "pink": 2, "orange": 2})
    play(other_way, "0 take crafts orange", "0 make wagon pay", "0 pay orange")
    refused(other_way, "0 pay orange", "V-6.8", "cannot-pay-so")  # one orange is all that is asked
    play(other_way, "0 pay coin")
    assert other_way.dump() == position.dump()
    two = table({"coin": 2, "green": 2})
    play(two, "0 take council orange", "0 enter 1 green", "0 pay coin")
    assert texts(two) == ["pay green", "pay coin"]
    assert two.undone(0, "pay coin").dump()["seats"][0]["coin"] == 2
    play(two, "0 pay green")
    assert (seat(two)["coin"], seat(two)["green"]) == (1, 1)


@pytest.mark.rule("V-6.8", "V-21.4")
def test_a_payment_is_asked_only_where_it_is_a_choice() -> None:
    for family in ({"coin": 0, "green": 2}, {"coin": 1, "green": 1}, {"coin": 2, "green": 0}):
        position = table(family)
        play(position, "0 take council orange", "0 enter 1 green")
        assert position.decision(0).kind == "privilege"
        assert (seat(position)["coin"], seat(position)["green"]) == (0, 0)
    rest = table({"coin": 1, "green": 2})
    play(rest, "0 take council orange", "0 enter 1 green", "0 pay coin")
    assert str(rest.forced(0)) == "pay green"


@pytest.mark.rule("V-6.9")
def test_time_may_always_be_paid() -> None:
    position = table({"time": 9, "members": {"farmyard": ["1", "1", "2"]}})
    play(position, "0 take crafts orange", "0 train stables 1", "0 make ox time")
    assert seat(position)["time"] == 5
    assert position.decision(0).kind == "death"


@pytest.mark.rule("V-6.10", "V-6.11")
def test_every_passing_of_the_quill_is_a_death_after_the_action() -> None:
    position = table({"time": 9})
    play(position, "0 take church orange", "0 join 1 time")
    assert seat(position)["dying"] == 1
    assert texts(position) == ["die 1 farmyard"]
    play(position, "0 die 1 farmyard")
    assert seat(position)["members"] == {"bag": ["1"], "farmers": ["1"], "farmyard": ["1", "1"]}


@pytest.mark.rule("V-6.10")
def test_several_passes_are_several_deaths() -> None:
    short = {"data": {"board.toml": {"life_track": {"spaces": 3}}}}
    position = table({"time": 2, "members": {"farmyard": ["1", "1", "1", "1"]}}, options=short)
    play(position, "0 take crafts orange", "0 train stables 1", "0 make ox time")
    assert seat(position)["dying"] == 2
    play(position, "0 die 1 stables", "0 die 1 farmyard")
    assert position.awaiting == (1,)


@pytest.mark.rule("V-6.12", "V-6.15")
def test_in_a_market_day_the_dead_are_buried_at_once() -> None:
    stalls = ["c21", "c22", "c01"]
    position = table({"grain": 5, "time": 0}, {"grain": 5, "green": 2, "coin": 0, "time": 9}, stalls=stalls)
    play(position, "0 take market orange", "0 serve c21", "1 serve c22")
    assert position.awaiting == (1,)
    assert position.decision(1).kind == "death"
    play(position, "1 die 1 farmyard")
    assert seat(position, 1)["members"]["farmers"] == ["1"]
    nobody = table(
        {"grain": 5}, {"grain": 5, "green": 2, "coin": 0, "time": 9, "members": {"bag": ["1"]}}, stalls=stalls
    )
    play(nobody, "0 take market orange", "0 serve c21", "1 serve c22")
    assert "dying" not in seat(nobody, 1)  # V-6.15


@pytest.mark.rule("V-6.12", "V-D7")
def test_the_plague_of_a_market_space_waits_for_the_end_of_the_turn() -> None:
    position = table(
        {"grain": 5, "time": 9},
        {"scroll": 1, "green": 1, "coin": 0},
        stalls=["c21", "c01"],
        cubes={"market": {"plague": 1}, "harvest": {"orange": 1}},
    )
    play(position, "0 take market plague", "0 serve c21")
    assert position.awaiting == (1,)
    play(position, "1 serve c01")
    assert position.decision(0).kind == "death"


@pytest.mark.rule("V-6.13", "V-2.3")
def test_the_lowest_number_in_sight_dies_and_the_bag_does_not_count() -> None:
    family = {"time": 9, "members": {"farmyard": ["2", "3"], "smithy": ["2"], "bag": ["1"]}}
    position = table(family, cubes={"harvest": {"plague": 1}, "family": {"orange": 1}})
    play(position, "0 take harvest plague", "0 pass")
    assert texts(position) == ["die 2 farmyard", "die 2 smithy"]
    refused(position, "0 die 3 farmyard", "V-6.13", "not-the-lowest")
    refused(position, "0 die 4 farmyard", "V-7.31")


PLACES = [
    ("farmyard", "farmers", []),
    ("smithy", "craftsmen", []),
    ("brewery", "craftsmen", ["tavern"]),
    ("city_east", "travellers", []),
    ("stage3", "councillors", []),
    ("window2", "clergy", []),
    ("inn", "graves", ["tavern"]),
    ("step4", "farmers", ["wedding"]),
    ("tea_island", "travellers", ["port"]),
    ("hold", "travellers", ["port"]),
]


@pytest.mark.rule("V-6.16", "V-6.17", "V-10.6", "V-12.18", "V-13.27")
@pytest.mark.parametrize(("place", "rest", "expansions"), PLACES, ids=[place[0] for place in PLACES])
def test_where_the_dead_rest(place: str, rest: str, expansions: list[str]) -> None:
    family = {"dying": 1, "members": {place: ["1"], "stage4": ["2"]}}
    if place == "hold":
        family |= {"captain": "captain_1_1", "ship": "sea_a"}
    position = table(family, expansions=expansions, stack=["turn-over 0", "deaths 0"])
    play(position, f"0 die 1 {place}")
    assert seat(position)["members"] == {"stage4": ["2"], rest: ["1"]}


@pytest.mark.rule("V-6.16")
def test_a_full_section_means_a_grave_and_at_sea_a_sailors_grave() -> None:
    others = {"members": {"farmers": ["1", "1"], "travellers": ["1"], "farmyard": ["1"]}}
    land = table({"dying": 1}, others, stack=["turn-over 0", "deaths 0"])
    play(land, "0 die 1 farmyard")
    assert seat(land)["members"]["graves"] == ["1"]
    family = {"dying": 2, "members": {"tea_island": ["1"], "far_island": ["1"]}}
    sea = table(family, others, expansions=["port"], stack=["turn-over 0", "deaths 0"])
    play(sea, "0 die 1 tea_island")
    assert texts(sea) == ["bury 1", "bury 2", "bury 3", "bury 4"]
    play(sea, "0 bury 2")
    assert seat(sea)["prestige"] == 2
    play(sea, "0 die 1 far_island")
    refused(sea, "0 bury 2", "V-6.16", "grave-taken")
    play(sea, "0 bury 1")
    assert seat(sea)["prestige"] == 5


@pytest.mark.rule("V-6.18", "V-9.9")
def test_without_any_place_a_member_leaves_the_game() -> None:
    others = {"members": {"farmers": ["1", "1"], "graves": ["1", "1", "2"], "farmyard": ["2"]}}
    position = table({"dying": 1}, others, stack=["turn-over 0", "deaths 0"], doing={"ended_by": 1, "turns_left": 1})
    play(position, "0 die 1 farmyard")
    assert seat(position)["members"]["gone"] == ["1"]


@pytest.mark.rule("V-6.19")
def test_the_bread_of_the_dead_returns() -> None:
    family = {"dying": 1, "members": {"farmyard": ["1+"]}}
    position = table(family, expansions=["wedding"], stack=["turn-over 0", "deaths 0"])
    assert position.dump()["supply"]["bread"] == 15
    play(position, "0 die 1+ farmyard")
    assert position.dump()["supply"]["bread"] == 16
    assert seat(position)["members"] == {"farmers": ["1"]}


@pytest.mark.rule("V-6.5", "V-6.6", "V-11.3")
def test_cards_may_be_played_before_during_and_after_the_action() -> None:
    position = table({"hand": ["smith", "scribe", "beggar"]}, expansions=["tavern"])
    play(position, "0 play smith", "0 take harvest orange", "0 play scribe", "0 pass")
    assert position.decision(0).kind == "after"
    play(position, "0 play beggar")
    assert {"plow": 1, "scroll": 1, "green": 1}.items() <= seat(position).items()
    play(position, "0 pass")
    assert position.awaiting == (1,)


# ---- the Well


@pytest.mark.rule("V-7.28")
def test_three_cubes_of_one_colour_for_any_action() -> None:
    position = table({"pink": 3, "coin": 0}, cubes={"harvest": {"orange": 1}})
    assert "well council" in texts(position)
    refused(position, "0 well inn", "V-7.28", "no-such-space")
    play(position, "0 well church")
    assert seat(position)["pink"] == 0
    assert position.decision(0).kind == "church"
    poor = table({"pink": 2, "brown": 2, "coin": 0})
    refused(poor, "0 well church", "V-7.28", "well-too-dear")


@pytest.mark.rule("V-7.28", "V-6.8")
def test_coins_at_the_well() -> None:
    position = table({"pink": 2, "coin": 3})
    play(position, "0 well harvest")
    assert texts(position) == ["pay pink 1", "pay pink 2", "pay coin"]
    play(position, "0 pay pink 1")
    assert (seat(position)["pink"], seat(position)["coin"]) == (0, 2)


# ---- the end of the game

NEARLY = {"members": {"graves": ["1", "1"], "farmers": ["1", "1"], "farmyard": ["2", "2"]}}
LAST = {"time": 9, "members": {"farmyard": ["1", "1", "1"]}}


@pytest.mark.rule("V-1.3", "V-9.1", "V-9.2", "V-9.3", "V-9.7", "V-5.5")
def test_the_last_grave_ends_the_game_after_a_last_turn_of_the_others() -> None:
    position = table(LAST, NEARLY, players=3, cubes={"harvest": {"plague": 1, "orange": 4}})
    play(position, "0 take harvest plague", "0 pass")
    position = table(
        LAST,
        {"members": {**NEARLY["members"], "graves": ["1", "1", "2"]}},
        players=3,
        cubes={"harvest": {"plague": 1, "orange": 4}},
    )
    play(position, "0 take harvest plague", "0 pass", "0 die 1 farmyard")
    assert position.dump()["doing"]["ended_by"] == 0
    play(position, "1 take harvest orange", "1 pass")
    assert position.awaiting == (2,)
    position.play("take harvest orange", 2)
    told = [event.key for event in position.play("pass", 2)]
    assert "event-final-mass" in told
    assert position.over
    assert sum(position.dump()["spaces"]["harvest"].values()) == 2  # nothing is seeded again


@pytest.mark.rule("V-9.1")
def test_the_last_space_of_the_chronicle_ends_the_game() -> None:
    full = {"farmers": ["1"], "craftsmen": ["1", "1", "1"], "travellers": ["2"], "councillors": ["2", "2"]}
    position = table({"dying": 1}, {"members": {**full, "clergy": ["3", "3"]}}, stack=["turn-over 0", "deaths 0"])
    play(position, "0 die 1 farmyard")
    assert position.dump()["doing"] == {"ended_by": 0, "turns_left": 0}


@pytest.mark.rule("V-9.1", "V-12.18", "V-14.1")
def test_the_last_sailors_grave_ends_the_game() -> None:
    others = {"members": {"sailor1": ["1"], "sailor2": ["1"], "sailor3": ["1"], "travellers": ["1"]}}
    family = {"dying": 1, "members": {"tea_island": ["1"], "farmyard": ["2"]}}
    position = table(family, others, expansions=["port"], stack=["turn-over 0", "deaths 0"])
    play(position, "0 die 1 tea_island")
    assert position.dump()["doing"]["ended_by"] == 0


@pytest.mark.rule("V-9.6", "V-21.8")
def test_on_an_empty_board_a_last_turn_is_any_action_or_none() -> None:
    position = table({}, cubes={}, doing={"ended_by": 1, "turns_left": 0}, stack=["turn 0"])
    assert texts(position)[-1] == "pass"
    assert "act church" in texts(position)
    refused(position, "0 well church", "V-7.28", "well-dry")
    play(position, "0 act family", "0 birth")
    assert position.over
    busy = table({}, doing={"ended_by": 1, "turns_left": 0}, stack=["turn 0"])
    refused(busy, "0 act family", "V-9.6", "board-not-empty")


@pytest.mark.rule("V-9.8", "V-D11", "V-D33")
def test_when_another_fills_the_last_place_in_a_market_day_all_have_a_last_turn() -> None:
    dead = {"graves": ["2", "2", "2"], "farmers": ["1", "1"], "farmyard": ["1", "1"]}
    position = table(
        {"grain": 5}, {"grain": 5, "green": 2, "coin": 0, "time": 9, "members": dead}, players=3, stalls=["c21", "c22"]
    )
    play(position, "0 take market orange", "0 serve c21", "1 serve c22", "1 die 1 farmyard")
    assert position.dump()["doing"]["ended_by"] == 1
    order = []
    while not position.over:
        if position.decision(position.awaiting[0]).kind == "turn-choice":
            order.append(position.awaiting[0])
        position.play(position.legal(position.awaiting[0])[-1], position.awaiting[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("V-9.4")
def test_the_final_scoring_by_its_rows() -> None:
    family = {
        "prestige": 7,
        "coin": 3,
        "customers": ["c01", "c15"],
        "markers": ["city_north", "city_east", "city_northeast"],
        "hand": ["medico", "smith"],
        "members": {
            "stage1": ["1"],
            "stage3": ["1"],
            "window1": ["2"],
            "window4": ["2"],
            "bag": ["3"],
            "craftsmen": ["1", "1"],
            "farmers": ["2"],
            "councillors": ["3"],
        },
    }
    position = table(family, expansions=["tavern"])
    assert rows(position) == {
        "prestige": 7,
        "travel": 6,
        "council": 4,
        "church": 8,
        "chronicle": 7,
        "customers": 11,
        "coins": 3,
        "villagers": 5,
    }
    assert rows(table({"markers": []}, {}))["travel"] == 0
    assert "markers" not in seat(table(expansions=["port"]))
    assert rows(table(expansions=["port"]))["travel"] == 0


@pytest.mark.rule("V-9.4")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 4), (4, 7), (5, 12), (6, 12)])
def test_chronicle_points(count: int, points: int) -> None:
    dead = (["1"] * 4 + ["2"] * 3)[:count]
    members = {"craftsmen": dead[:3], "clergy": dead[3:5], "councillors": dead[5:]}
    assert rows(table({"members": members}))["chronicle"] == points


@pytest.mark.rule("V-9.4", "V-12.13")
def test_chests_on_the_farmyard_are_opened_at_the_end_those_in_a_hold_are_not() -> None:
    family = {"coin": 0, "chests": ["chest_5"], "stowed": ["chest_3"], "captain": "captain_1_1", "ship": "sea_a"}
    position = table(family, expansions=["port"], stack=["final-scoring"])
    assert position.over
    assert rows(position)["coins"] == 5


@pytest.mark.rule("V-9.5", "V-D32")
def test_ties_are_broken_by_customers_then_by_the_living() -> None:
    position = table(
        {"coin": 3, "customers": ["c01"]}, {"coin": 2, "prestige": 4}, {"coin": 6, "members": {"bag": ["1"]}}, players=3
    )
    assert [score.total for score in position.scores()] == [6, 6, 6]
    assert position.ranking() == [[0], [1], [2]]
    shared = table({"coin": 3}, {"coin": 3})
    assert shared.ranking() == [[0, 1]]


@pytest.mark.rule("V-14.1")
def test_everything_together_can_be_played() -> None:
    position = table(expansions=EVERYTHING)
    assert {text.split()[1] for text in texts(position) if text.startswith("take")} >= {"inn", "smuggler", "wedding"}
