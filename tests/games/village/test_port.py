"""The Port (section 12)."""

from typing import Any

import pytest

from tests.games.village.tables import VILLAGE, play, refused, seat, table, texts

FILES = VILLAGE.own_files()
CAPTAINS = FILES["captains.toml"]["captain"]
ISLANDS = FILES["sea_map.toml"]["island"]
COASTS = {node["island"]: node["id"] for node in FILES["sea_map.toml"]["node"] if "island" in node}

MARKET_DAY = ["turn-over 0", "deaths 0", "afterwards 0", "market-closes 0", "next-seller 0"]


def at_sea(ship: str = "sea_a", captain: str = "captain_1_1", **family: Any) -> Any:
    """Seat 0 is at sea and has taken the cube."""
    position = table({"coin": 0, "captain": captain, "ship": ship, **family}, expansions=["port"])
    return play(position, "0 take travel orange")


@pytest.mark.rule("V-12.2")
def test_a_captain_must_be_paid() -> None:
    position = table({"coin": 2}, expansions=["port"], captains=["captain_2_1", "captain_3_1"])
    play(position, "0 take travel orange")
    assert texts(position) == ["hire captain_2_1", "pass"]
    refused(position, "0 hire captain_3_1", "V-12.2", "captain-too-dear")
    refused(position, "0 hire captain_1_1", "V-12.2", "no-such-captain")
    refused(position, "0 depart", "V-12.5", "in-port")
    none_left = table({"coin": 9}, expansions=["port"], captains=[])
    play(none_left, "0 take travel orange")
    assert texts(none_left) == ["pass"]


@pytest.mark.rule("V-12.3", "V-15.3")
def test_three_holds_one_cargo_of_a_type() -> None:
    family = {"coin": 1, "ox": 2, "horse": 1, "grain": 1, "chests": ["chest_3", "chest_4"]}
    position = table(family, expansions=["port"])
    play(position, "0 take travel orange", "0 hire captain_1_1", "0 load chest chest_4")
    refused(position, "0 load chest chest_3", "V-12.3", "one-of-a-type")
    refused(position, "0 load coin", "V-12.3", "not-loadable")
    refused(position, "0 load scroll", "V-12.3", "not-owned")
    play(position, "0 load ox", "0 load grain")
    refused(position, "0 load horse", "V-12.3", "holds-full")
    assert seat(position)["stowed"] == ["chest_4"]
    assert position.view(1)["seats"][0]["stowed"] == 1


@pytest.mark.rule("V-12.4", "V-D21")
def test_who_has_hired_must_leave() -> None:
    position = table({"coin": 1}, expansions=["port"])
    play(position, "0 take travel orange", "0 hire captain_1_1", "0 depart")
    assert texts(position) == ["sail sea_a", "sail sea_south"]
    refused(position, "0 stop", "V-12.4", "must-leave")


@pytest.mark.rule("V-12.5", "V-12.7", "V-D12")
def test_continuing_at_sea_with_no_step_and_never_into_port() -> None:
    position = at_sea("sea_a")
    play(position, "0 depart")
    assert texts(position) == ["sail coast_cocoa", "sail sea_south", "stop"]
    refused(position, "0 sail port", "V-12.6", "no-line")
    refused(position, "0 land", "V-12.9", "no-coast")
    play(position, "0 stop")
    assert seat(position)["ship"] == "sea_a"
    both = table(
        {"captain": "captain_1_1", "ship": "sea_a"}, {"captain": "captain_1_2", "ship": "sea_a"}, expansions=["port"]
    )
    assert both.view(None)["seats"][1]["ship"] == both.view(None)["seats"][0]["ship"]


@pytest.mark.rule("V-12.6", "V-12.7")
@pytest.mark.parametrize("captain", CAPTAINS, ids=[captain["id"] for captain in CAPTAINS])
def test_every_captain_by_his_card(captain: dict[str, Any]) -> None:
    colors = ["orange", "green", "brown", "pink"] if captain["colors"] == ["any"] else captain["colors"]
    assert captain["cost"]["coin"] == int(captain["id"].split("_")[1])
    wrong = [color for color in ("orange", "green", "brown", "pink") if color not in colors]
    for color in colors:
        cubes = {"travel": {"plague": 1}, "harvest": {"orange": 1}}
        family = {"coin": 0, "captain": captain["id"], "ship": "coast_cocoa", color: captain["pay"]}
        position = table(family, expansions=["port"], cubes=cubes)
        play(position, "0 take travel plague", "0 depart", "0 sail coast_c", "0 sail sea_north")
        assert seat(position)[color] == 0
        if captain["steps"] == 2:
            play(position, "0 sail coast_far")
        refused(position, f"0 sail {'sea_east' if captain['steps'] == 2 else 'coast_far'}", "V-12.6")
    for color in wrong[:1]:
        position = table(
            {"coin": 0, "captain": captain["id"], "ship": "coast_cocoa", color: 3}, expansions=["port"], cubes=cubes
        )
        play(position, "0 take travel plague", "0 depart", "0 sail coast_c")
        refused(position, "0 sail sea_north", "V-12.6", "cannot-pay-sea-step")


@pytest.mark.rule("V-12.8")
def test_every_clock_costs_time() -> None:
    position = at_sea("coast_c", brown=4)
    play(position, "0 depart", "0 sail sea_north", "0 sail coast_c")
    while position.decision(0).kind == "pay":
        play(position, f"0 {texts(position)[-1]}")
    assert seat(position)["time"] == 1


@pytest.mark.rule("V-12.9")
@pytest.mark.parametrize("island", ISLANDS, ids=[island["id"] for island in ISLANDS])
def test_every_island_buys_gives_and_is_kept(island: dict[str, Any]) -> None:
    cost = island.get("lighthouse_cost", {})
    aboard = [thing for thing, n in cost.items() if thing == "wagon" for _ in range(n)]
    cubes = {thing: n for thing, n in cost.items() if thing != "wagon"}
    for good, price in island["buys"].items():
        position = at_sea(COASTS[island["id"]], cargo=[good])
        play(position, "0 depart", "0 land", f"0 trade {good}")
        assert (seat(position)["prestige"], seat(position)["cargo"]) == (price, [])
    position = at_sea(COASTS[island["id"]], cargo=aboard, members={"hold": ["1"], "farmyard": ["1"]}, **cubes)
    play(position, "0 depart", "0 land")
    if not cost:
        refused(position, "0 keeper 1", "V-12.9", "no-lighthouse")
    else:
        play(position, "0 keeper 1")
        while position.decision(0).kind == "pay":
            play(position, f"0 {texts(position)[0]}")
        assert seat(position)["prestige"] == island["lighthouse_prestige"]
        assert seat(position)["members"][island["id"]] == ["1"]
    if "stack" in island:
        play(position, "0 collect")
        carried = [*seat(position)["cargo"], *seat(position)["stowed"]]
        assert len(carried) == 1
        refused(position, "0 collect", "V-12.9", "collected")
    else:
        refused(position, "0 collect", "V-12.14", "no-stack")


@pytest.mark.rule("V-12.9", "V-12.11", "V-7.30")
def test_a_kept_lighthouse_is_closed_until_its_keeper_dies() -> None:
    position = at_sea("coast_tea", members={"hold": ["1"], "tea_island": ["2"]}, green=2)
    play(position, "0 depart", "0 land")
    refused(position, "0 keeper 1", "V-12.11", "lighthouse-kept")
    refused(position, "0 keeper 2", "V-12.9", "not-aboard")
    dead = at_sea("coast_tea", members={"hold": ["1"], "travellers": ["2"]}, green=2)
    play(dead, "0 depart", "0 land", "0 keeper 1")
    assert seat(dead)["members"]["tea_island"] == ["1"]


@pytest.mark.rule("V-12.9", "V-12.10")
def test_a_landing_ends_the_movement() -> None:
    position = at_sea("coast_tea", orange=3)
    play(position, "0 depart", "0 land")
    refused(position, "0 sail coast_scribes", "L-3")
    play(position, "0 pass")
    assert position.awaiting == (1,)


@pytest.mark.rule("V-12.12", "V-12.13")
def test_a_chest_comes_home_and_is_opened_at_any_moment() -> None:
    position = at_sea("coast_treasure", stowed=["chest_4"], cargo=["cocoa"], members={"hold": ["1"], "farmyard": ["1"]})
    play(position, "0 return")
    family = seat(position)
    assert (family["chests"], family["cocoa"], family["members"]) == (["chest_4"], 1, {"farmyard": ["1", "1"]})
    assert "captain" not in family
    other = table(
        {"coin": 0, "scroll": 1},
        {"chests": ["chest_4"], "coin": 0, "wagon": 1},
        expansions=["port"],
        stalls=["c01", "c02"],
    )
    play(other, "0 take market orange", "0 serve c01", "1 open chest_4")
    assert seat(other, 1)["coin"] == 4  # out of turn: the coins pay for the sale
    play(other, "1 serve c02")
    assert seat(other, 1)["coin"] == 3
    refused(position, "1 open chest_4", "V-12.13", "no-such-chest")


CHESTS = [
    ("chest_3", 3, 0, 0),
    ("chest_4", 4, 0, 0),
    ("chest_5", 5, 0, 0),
    ("dowry_bread", 2, 2, 0),
    ("dowry_tool", 2, 0, 2),
]


@pytest.mark.rule("V-12.13", "V-4.15")
@pytest.mark.parametrize(("chest", "coins", "bread", "tools"), CHESTS)
def test_every_chest(chest: str, coins: int, bread: int, tools: int) -> None:
    position = table({"coin": 0, "chests": [chest]}, expansions=["port", "wedding"])
    play(position, f"0 open {chest}")
    family = seat(position)
    assert (family["coin"], family["bread"], family["tool"], family["chests"]) == (coins, bread, tools, [])


@pytest.mark.rule("V-12.14")
def test_empty_stacks_stay_empty_and_nothing_goes_overboard() -> None:
    position = table(
        {"captain": "captain_1_1", "ship": "coast_cocoa"}, {"cocoa": 2}, expansions=["port"], supply={"cocoa": 0}
    )
    play(position, "0 take travel orange", "0 depart", "0 land")
    refused(position, "0 collect", "V-12.14", "no-stack")
    loaded = at_sea("coast_cocoa", cargo=["ox", "plow", "wagon"])
    play(loaded, "0 depart", "0 land")
    refused(loaded, "0 trade ox", "V-12.9", "not-bought")
    refused(loaded, "0 collect", "V-12.3", "holds-full")


@pytest.mark.rule("V-12.15", "V-6.9")
def test_cargo_is_of_no_use_in_the_village() -> None:
    ship = {"captain": "captain_1_1", "ship": "sea_a"}
    position = table({**ship, "plow": 1, "cargo": ["ox"], "coin": 0}, expansions=["port"])
    play(position, "0 take harvest orange", "0 harvest")
    assert seat(position)["grain"] == 2
    market = table({**ship, "cargo": ["ox", "cocoa"], "coin": 0}, expansions=["port"], stalls=["c05"])
    play(market, "0 take market orange")
    assert market.decision(market.awaiting[0]).kind == "turn-choice"  # nothing to sell


@pytest.mark.rule("V-7.18", "V-7.13")
def test_the_stands_stay_open_all_day() -> None:
    family = {"cocoa": 2, "tea": 1, "green": 2, "coin": 0}
    position = table(family, {"coin": 0}, expansions=["port"])
    play(position, "0 take market orange", "0 stand cocoa", "0 stand cocoa", "0 stand tea")
    assert seat(position)["prestige"] == 19
    only_tea = table({"coin": 0, "tea": 1}, expansions=["port"], stack=MARKET_DAY, doing={"free_sale": True})
    refused(only_tea, "0 stand cocoa", "V-7.18", "nothing-to-sell")


@pytest.mark.rule("V-21.3")
def test_a_voyage_is_decided_step_by_step() -> None:
    position = table({"coin": 1, "ox": 1}, expansions=["port"])
    kinds = []
    for line in ("take travel orange", "hire captain_1_1", "load ox", "depart", "sail sea_a"):
        kinds.append(position.decision(0).kind)
        play(position, f"0 {line}")
    assert kinds == ["turn-choice", "voyage", "load", "load", "sail"]


@pytest.mark.rule("V-12.3")
def test_cargo_is_loaded_in_any_order_and_taken_back() -> None:
    family = {"coin": 1, "ox": 1, "scroll": 1}
    dumps = []
    for order in (["load ox", "load member 1", "load scroll"], ["load scroll", "load ox", "load member 1"]):
        position = table(family, expansions=["port"])
        play(position, "0 take travel orange", "0 hire captain_1_1", *[f"0 {text}" for text in order])
        refused(position, "0 load grain", "V-12.3")
        dumps.append(position.dump())
    assert dumps[0] == dumps[1]
    assert seat(position.undone(0, "load scroll"))["cargo"] == ["ox"]
    play(position, "0 depart")
    assert position.decision(0).kind == "sail"
