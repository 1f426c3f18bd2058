"""The Wedding: smuggler, action, ceremony, bread and tools (section 13); life goals (section 15)."""

from typing import Any

import pytest

from tests.games.village.tables import EVERYTHING, VILLAGE, play, refused, seat, table, texts

STEPS = {side["id"]: side["step"] for side in VILLAGE.own_files()["wedding_board.toml"]["side"]}
GOALS = VILLAGE.own_files()["life_goals.toml"]["goal"]


def wedding(*seats: dict[str, Any], **fields: Any) -> Any:
    """A table with the Wedding."""
    return table(*seats, expansions=["wedding"], **fields)


# ---- smuggler


@pytest.mark.rule("V-13.1", "V-13.26")
def test_the_smuggler_buys_tools_or_bread_for_a_green_cube() -> None:
    position = wedding({"tool": 2, "bread": 1, "coin": 0, "green": 1})
    play(position, "0 take smuggler orange")
    sales = [text for text in texts(position) if text.startswith("sell")]
    assert sales == ["sell tool 1", "sell tool 2", "sell bread 1"]
    refused(position, "0 sell bread 2", "V-13.1", "too-many")
    play(position, "0 sell bread 1")
    assert (seat(position)["prestige"], seat(position)["time"], seat(position)["green"]) == (2, 2, 0)
    poor = wedding({"tool": 1, "coin": 0})
    play(poor, "0 take smuggler orange")
    refused(poor, "0 sell tool 1", "V-13.1", "cannot-pay")


@pytest.mark.rule("V-13.2", "V-D3")
def test_a_customer_in_the_queue_is_served_and_replaced_at_once() -> None:
    queue = ["c01", "c02", "c03", "c04", "c05"]
    position = wedding({"wagon": 1, "coin": 0}, stalls=["c06", "", "c07"], queue=queue)
    coming = position.dump()["pile"][0]
    play(position, "0 take smuggler orange")
    refused(position, "0 serve c06", "V-13.2", "not-in-the-queue")
    refused(position, "0 serve c01", "V-7.14", "lacks-goods")
    play(position, "0 serve c02")
    assert position.dump()["queue"] == ["c01", "c03", "c04", "c05", coming]
    assert position.dump()["stalls"] == ["c06", "", "c07"]
    assert seat(position)["orange"] == 0
    poor = wedding({"wagon": 1, "coin": 0}, queue=queue, cubes={"smuggler": {"plague": 1}, "harvest": {"orange": 1}})
    play(poor, "0 take smuggler plague")
    refused(poor, "0 serve c02", "V-13.2", "cannot-pay")


@pytest.mark.rule("V-13.3")
def test_two_cubes_of_different_colours() -> None:
    position = wedding()
    play(position, "0 take smuggler orange", "0 contraband")
    assert texts(position) == ["gain orange", "gain green", "gain brown", "gain pink"]
    play(position, "0 gain pink")
    assert texts(position) == ["gain orange", "gain green", "gain brown"]
    refused(position, "0 gain pink", "V-13.3", "each-once")
    play(position, "0 gain green")
    assert (seat(position)["green"], seat(position)["pink"]) == (1, 1)


@pytest.mark.rule("V-13.2", "V-D3")
def test_the_new_customer_in_the_queue_comes_face_up_once_the_cube_is_paid() -> None:
    queue = ["c01", "c02", "c03", "c04", "c05"]
    family = {"wagon": 1, "coin": 1, "green": 1}
    position = wedding(family, stalls=["c20", "c21", "c22"], queue=queue)
    hidden = position.dump()["pile"][0]
    play(position, "0 take smuggler orange", "0 serve c02")
    assert position.decision(0).kind == "pay"
    assert position.view(0)["queue"] == ["c01", "c03", "c04", "c05"]
    assert hidden not in str(position.view(0))
    assert position.why_not_undo(0) is None
    play(position, "0 pay coin")
    assert position.view(1)["queue"] == ["c01", "c03", "c04", "c05", hidden]
    assert position.view(0)["stalls"] == ["c20", "c21", "c22"]


# ---- the action


@pytest.mark.rule("V-13.4", "V-13.5", "V-13.9")
def test_a_free_step_for_two_time_and_a_cube() -> None:
    position = wedding({"coin": 0}, {"members": {"step2": ["1"]}})
    play(position, "0 take wedding orange")
    refused(position, "0 wed 1 step2", "V-13.5", "step-taken")
    refused(position, "0 wed 2 step1", "V-7.31", "no-such-member")
    play(position, "0 wed 1 step1")
    assert (seat(position)["time"], seat(position)["orange"]) == (2, 0)
    second = wedding({"members": {"step4": ["1"], "farmyard": ["1"]}})
    play(second, "0 take wedding orange")
    assert texts(second) == ["pass"]
    refused(second, "0 wed 1 step1", "V-13.4", "one-in-the-ceremony")


BONUSES = [
    ("a", 1, [], {"prestige": 1}),
    ("a", 2, ["swap brown", "gain pink"], {"brown": 0, "pink": 1}),
    ("a", 2, ["pass"], {"brown": 1}),
    ("a", 3, ["gain green"], {"green": 1}),
    ("a", 4, [], {"coin": 1}),
    ("a", 5, ["gain orange", "gain orange"], {"orange": 2}),
    ("a", 6, [], {"grain": 3}),
    ("b", 1, [], {"grain": 1}),
    ("b", 2, [], {"prestige": 1}),
    ("b", 3, ["gain pink"], {"pink": 1}),
    ("b", 4, ["swap brown", "gain green", "gain pink"], {"brown": 0, "green": 1, "pink": 1}),
    ("b", 5, [], {"coin": 1}),
    ("b", 6, [], {"prestige": 3}),
]


@pytest.mark.rule("V-13.6", "V-13.7", "V-13.8", "V-1.5")
@pytest.mark.parametrize(("side", "step", "then", "expected"), BONUSES)
def test_the_bonus_of_every_step_on_both_sides(side: str, step: int, then: list[str], expected: dict[str, int]) -> None:
    cubes = {"wedding": {"orange": 1}, "harvest": {"orange": 1}}
    position = wedding({"coin": 0, "brown": 1}, options={"wedding_side": side}, cubes=cubes)
    play(position, "0 take wedding orange", f"0 wed 1 step{step}", "0 pay orange", *[f"0 {text}" for text in then])
    assert {thing: seat(position)[thing] for thing in expected} == expected
    assert position.awaiting == (1,)


@pytest.mark.rule("V-13.8", "V-6.8")
def test_a_coin_is_no_cube_in_an_exchange() -> None:
    position = wedding({"coin": 3})
    play(position, "0 take wedding orange", "0 wed 1 step2", "0 pay orange")
    assert texts(position) == ["pass"]
    refused(position, "0 swap pink", "V-13.8", "nothing-to-swap")


# ---- the ceremony


@pytest.mark.rule("V-13.10")
def test_on_a_taken_step_no_pink_figure_is_placed() -> None:
    everybody = [{"members": {f"step{number}": ["1"], "farmyard": ["1"]}} for number in range(1, 5)]
    position = wedding(*everybody, stack=["round", "ceremony"], players=4)
    assert "pink_step" not in position.dump()
    assert position.awaiting == (0,)


@pytest.mark.rule("V-13.11")
def test_without_a_pink_figure_anywhere_near_nobody_comes() -> None:
    couples = ["bakery 2 pink", "shop 2 pink"]
    lone = {"members": {"couple1": ["1"], "step6": ["1"]}}
    other = {"members": {"couple2": ["1"], "step5": ["1"]}}
    position = wedding(lone, other, stack=["round", "ceremony"], couples=couples)
    assert position.decision(1).kind == "door"  # step 5 is the higher one, and no pink figure stands above
    pinks = ["houses 1 pink", "houses 2 pink"]
    from_houses = wedding(lone, {"members": {"couple2": ["1"]}}, stack=["round", "ceremony"], couples=pinks)
    members = seat(from_houses)["members"]
    assert "couple1" not in members  # the longest there went to the ceremony, its partner home
    assert from_houses.dump()["couples"][1] == "houses 2 pink"


@pytest.mark.rule("V-13.12", "V-13.13", "V-18.1")
def test_pairs_by_players_and_a_pink_figure_rolls_for_the_door() -> None:
    alone = {"members": {"step6": ["1"], "farmyard": ["1"]}}
    areas = set()
    for number in range(40):
        position = wedding(alone, stack=["round", "ceremony"], seed=number)
        areas.add(position.dump()["couples"][0].split()[0])
        assert position.awaiting == (0,)
    assert areas == {"bakery", "shop"}
    assert [wedding(players=n, stack=["round"]).view(None)["players"] for n in (2, 4)] == [2, 4]


@pytest.mark.rule("V-13.14", "V-13.16", "V-13.27", "V-D18")
def test_widows_wait_and_pink_partners_leave_at_once() -> None:
    seats = [{"members": {"couple1": ["1"], "farmyard": ["1"]}}, {"members": {"couple1": ["1"], "couple2": ["1"]}}]
    position = wedding(*seats, couples=["bakery 1", "houses 1 pink"], turn=1)
    play(position, "1 take family orange", "1 home 1 couple2")
    assert position.dump()["couples"] == ["bakery 1"]  # the pink figure is back in the supply
    widowed = wedding(*seats, couples=["bakery 1", "houses 1 pink"], turn=1)
    play(widowed, "1 take family orange", "1 home 1 couple1")
    assert widowed.dump()["couples"] == ["bakery 1", "houses 1 pink"]
    assert seat(widowed)["members"]["couple1"] == ["1"]
    dead = wedding(
        {"members": {"couple1": ["1"]}, "dying": 1}, couples=["shop 1 pink"], stack=["turn-over 0", "deaths 0"]
    )
    play(dead, "0 die 1 couple1")
    assert dead.dump()["couples"] == []
    assert seat(dead)["members"] == {"farmers": ["1"]}


@pytest.mark.rule("V-7.5", "V-13.21")
def test_no_consolation_for_who_is_called_home() -> None:
    position = wedding({"members": {"step3": ["1"]}, "coin": 3})
    play(position, "0 take family orange", "0 home 1 step3")
    assert position.awaiting == (1,)


@pytest.mark.rule("V-13.17", "V-13.18", "V-13.19", "V-13.20")
def test_rewards_of_houses_bakery_and_shop() -> None:
    members = {"couple1": ["1"], "couple2": ["1"], "couple3": ["1"]}
    couples = ["houses 1 pink", "bakery 3", "shop 3 pink"]
    family = {"members": members, "grain": 4}
    position = wedding(family, {"members": {"couple2": ["1"]}}, couples=couples, stack=["round", "rewards"])
    assert seat(position)["members"]["farmyard"] == ["1"]  # two of number 1 were not born yet
    play(position, "0 bakery 1", "0 shop 2", "1 bakery 2")
    family = seat(position)
    assert (family["grain"], family["bread"], family["tool"]) == (5, 1, 2)
    assert seat(position, 1)["bread"] == 2
    assert position.dump()["round"] == 4
    nobody = {"members": {"couple1": ["1"], "farmyard": ["1"] * 4 + ["2"] * 3 + ["3"] * 2 + ["4"] * 2}}
    grown = wedding(nobody, couples=["houses 1 pink"], stack=["round", "rewards"])
    assert len(seat(grown)["members"]["farmyard"]) == 11


@pytest.mark.rule("V-13.21", "V-13.22")
def test_who_stays_unmarried_may_buy_consolation() -> None:
    seats = [{"members": {f"step{number}": ["1"]}, "coin": 0, "pink": 1} for number in (1, 2, 3)]
    position = wedding(*seats, players=3, stack=["round", "moves"], doing={"doors": ["bakery"]})
    assert position.awaiting == (2,)
    assert texts(position, 2) == ["gain bread", "gain tool", "pass"]
    play(position, "2 gain tool")
    assert (seat(position, 2)["tool"], seat(position, 2)["pink"]) == (1, 0)
    assert seat(position, 2)["members"] == {"farmyard": ["1"]}


# ---- bread and tools


@pytest.mark.rule("V-13.24", "V-D15", "V-D16", "V-21.5")
def test_bread_once_a_member_and_not_in_bag_or_hold() -> None:
    members = {"farmyard": ["1", "2"], "bag": ["1"], "hold": ["1"], "smithy": ["1+"]}
    family = {"bread": 1, "members": members, "captain": "captain_1_1", "ship": "sea_a"}
    position = table(family, expansions=["port", "wedding"])
    offered = [text for text in texts(position) if text.startswith("bread")]
    assert offered == ["bread 1 farmyard", "bread 2 farmyard"]
    refused(position, "0 bread 1 hold", "V-13.24", "not-on-his-feet")
    refused(position, "0 bread 1+ smithy", "V-13.24", "has-bread")
    play(position, "0 bread 1 farmyard")
    assert seat(position)["members"]["farmyard"] == ["1+", "2"]
    refused(position, "0 bread 2 farmyard", "V-13.24", "no-bread")
    bag = table({"members": {"farmyard": ["1+"]}, "brown": 1, "coin": 0}, expansions=["wedding"])
    play(bag, "0 take church orange", "0 join 1+ brown")
    assert seat(bag)["members"] == {"bag": ["1+"]}


@pytest.mark.rule("V-7.11", "V-13.25", "V-7.25")
def test_a_tool_doubles_both_ways_of_making() -> None:
    position = wedding({"tool": 2, "orange": 2, "coin": 0})
    play(position, "0 take crafts orange", "0 make plow pay tool")
    assert (seat(position)["plow"], seat(position)["tool"], seat(position)["orange"]) == (2, 1, 1)
    without = wedding({"members": {"smithy": ["1"]}})
    play(without, "0 take crafts orange")
    refused(without, "0 make plow time tool", "V-13.25", "no-tool")


# ---- life goals


MET: dict[str, dict[str, Any]] = {
    "aristocrat": {"coin": 7},
    "writer": {"scroll": 3, "orange": 1, "green": 1, "brown": 1, "pink": 1},
    "knight": {"horse": 2, "coin": 3},
    "farmer": {"ox": 1, "plow": 1, "grain": 5},
    "breeder": {"horse": 2, "ox": 1, "cargo": ["ox"], "captain": "captain_1_1", "ship": "sea_a"},
    "carrier": {"wagon": 3, "horse": 1},
    "jack_of_trades": {"horse": 1, "ox": 1, "plow": 1, "wagon": 1, "scroll": 1},
    "scholar": {"pink": 4, "brown": 4},
    "acolyte": {"members": {"window1": ["3+"], "farmyard": ["1"]}},
    "merchant": {"customers": ["c01", "c02", "c03", "c04", "c05", "c06"]},
    "historian": {"members": {"craftsmen": ["1", "1"], "clergy": ["1"], "farmers": ["1"], "farmyard": ["2"]}},
    "mayor": {"members": {"stage4": ["1"]}},
    "patriarch": {"members": {"farmyard": ["1"] * 5 + ["2"] * 3}},
    "guildsman": {"members": {"smithy": ["1"], "office": ["1"], "stables": ["1"], "brewery": ["1"]}},
    "explorer": {"markers": ["city_north", "city_east", "city_northeast", "city_far_north", "city_capital"]},
    "seafarer": {"keepers": 2, "members": {"tea_island": ["1"], "travellers": ["1"], "farmyard": ["1"]}},
    "tavern_hero": {"hired": 3},
}


@pytest.mark.rule("V-15.1", "V-15.2", "V-15.3", "V-12.15")
@pytest.mark.parametrize("goal", GOALS, ids=[goal["id"] for goal in GOALS])
def test_every_life_goal(goal: dict[str, Any]) -> None:
    expansions = [] if goal["id"] == "explorer" else EVERYTHING
    options = {"goals": True}
    unmet = table({"coin": 0, "goals": [goal["id"]]}, {"goals": []}, expansions=expansions, options=options)
    refused(unmet, f"0 goal {goal['id']}", "V-15.2", "goal-not-met")
    family = {"coin": 0, **MET[goal["id"]], "goals": [goal["id"]]}
    position = table(family, {"goals": []}, expansions=expansions, options=options)
    play(position, f"0 goal {goal['id']}")
    assert seat(position)["prestige"] == goal["prestige"]
    assert seat(position)["reached"] == [goal["id"]]
    refused(position, f"0 goal {goal['id']}", "V-15.1", "no-such-goal")


@pytest.mark.rule("V-15.1")
def test_a_silver_and_a_gold_goal_each_of_those_that_fit() -> None:
    tiers = {goal["id"]: goal["tier"] for goal in GOALS}
    for expansions in ([], EVERYTHING):
        position = VILLAGE.new(5, 3, {"goals": True, "expansions": expansions})
        dealt = [seat(position, number)["goals"] for number in range(5)]
        assert all([tiers[goal] for goal in cards] == ["silver", "gold"] for cards in dealt)
        barred = {"explorer"} if expansions else {"seafarer", "tavern_hero"}
        assert not barred & {goal for cards in dealt for goal in cards}


@pytest.mark.rule("V-15.2", "V-21.6")
def test_a_goal_may_be_shown_out_of_turn() -> None:
    mine = {"grain": 5, "green": 1, "coin": 7, "goals": ["aristocrat"]}
    position = table({"scroll": 1, "goals": []}, mine, options={"goals": True}, stalls=["c01", "c21"])
    play(position, "0 take market orange", "0 serve c01", "1 goal aristocrat")
    assert seat(position, 1)["prestige"] == 5
    assert position.decision(1).kind == "sale"
