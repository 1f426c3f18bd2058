"""The base actions and the mass (sections 7 and 8)."""

import pytest

from tests.games.village.tables import VILLAGE, play, refused, seat, table, texts

CUSTOMERS = VILLAGE.own_files()["customers.toml"]["customer"]


@pytest.mark.rule("V-7.1")
@pytest.mark.parametrize(
    ("owned", "grain"),
    [({}, 2), ({"horse": 1}, 2), ({"plow": 1}, 2), ({"horse": 1, "plow": 1}, 3), ({"ox": 1, "plow": 1, "horse": 1}, 4)],
)
def test_the_harvest_by_animal_and_plow(owned: dict[str, int], grain: int) -> None:
    position = table(owned)
    play(position, "0 take harvest orange", "0 harvest")
    assert seat(position)["grain"] == grain
    assert {thing: seat(position)[thing] for thing in owned} == owned


@pytest.mark.rule("V-7.1", "V-7.2")
def test_no_harvest_without_hands_or_room() -> None:
    nobody = table({"members": {"smithy": ["1"]}})
    play(nobody, "0 take harvest orange")
    refused(nobody, "0 harvest", "V-7.1", "nobody-to-reap")
    nearly = table({"grain": 4})
    play(nearly, "0 take harvest orange", "0 harvest")
    assert seat(nearly)["grain"] == 5
    full = table({"grain": 5})
    play(full, "0 take harvest orange")
    refused(full, "0 harvest", "V-7.2", "barn-full")


@pytest.mark.rule("V-7.3")
def test_a_birth_brings_the_lowest_number() -> None:
    position = table({"members": {"farmyard": ["1", "1", "1", "1", "2", "2", "2"]}})
    play(position, "0 take family orange", "0 birth")
    assert seat(position)["members"]["farmyard"][-1] == "3"
    grown = table({"members": {"farmyard": ["1"] * 4 + ["2"] * 3 + ["3"] * 2 + ["4"] * 2}})
    play(grown, "0 take family orange")
    refused(grown, "0 birth", "V-7.3", "none-unborn")


@pytest.mark.rule("V-7.3", "V-7.4", "V-12.16")
def test_who_is_called_home_and_who_is_not() -> None:
    members = {
        "smithy": ["1"],
        "stage2": ["1"],
        "window1": ["1"],
        "inn": ["1"],
        "step3": ["2"],
        "couple1": ["2"],
        "tea_island": ["2"],
        "hold": ["3"],
        "bag": ["3"],
        "craftsmen": ["4"],
    }
    family = {"members": members, "captain": "captain_1_1", "ship": "sea_a"}
    position = table(family, expansions=["tavern", "port", "wedding"], couples=["houses 1 pink"])
    play(position, "0 take family orange")
    homes = ["home 1 inn", "home 1 smithy", "home 1 stage2", "home 1 window1", "home 2 step3", "home 2 couple1"]
    assert texts(position) == ["birth", *homes, "pass"]
    for place in ("2 tea_island", "3 hold"):
        refused(position, f"0 home {place}", "V-7.4", "cannot-come-home")
    refused(position, "0 home 1 office", "V-7.31", "no-such-member")
    play(position, "0 home 1 smithy")
    assert seat(position)["members"]["farmyard"] == ["1"]


@pytest.mark.rule("V-7.7")
def test_the_mill_trains_nobody() -> None:
    position = table({"grain": 3})
    play(position, "0 take crafts orange")
    refused(position, "0 train mill 1", "V-7.7", "no-training")
    refused(position, "0 make coin time", "V-7.8")
    play(position, "0 make coin pay")
    assert (seat(position)["grain"], seat(position)["coin"], seat(position)["time"]) == (1, 3, 2)


MAKING = [
    ("wainwright", "wagon", 4, {"pink": 1, "orange": 1}, 1),
    ("stables", "horse", 6, {"grain": 3}, 1),
    ("stables", "ox", 6, {"grain": 3}, 1),
    ("smithy", "plow", 4, {"orange": 2}, 1),
    ("office", "scroll", 4, {"pink": 2}, 1),
    ("brewery", "beer", 6, {"grain": 3}, 2),
]


@pytest.mark.rule("V-7.8", "V-10.1", "V-21.2")
@pytest.mark.parametrize(("building", "good", "time", "cost", "count"), MAKING, ids=[made[1] for made in MAKING])
def test_every_building_by_time_and_by_payment(
    building: str, good: str, time: int, cost: dict[str, int], count: int
) -> None:
    start = {"coin": 0, "beer": 0}
    by_time = table(start, expansions=["tavern"], cubes={"crafts": {"green": 1}, "harvest": {"green": 1}})
    play(by_time, "0 take crafts green", f"0 train {building} 1")
    refused(by_time, f"0 make {good} pay", "V-7.8")
    play(by_time, f"0 make {good} time")
    assert (seat(by_time)[good], seat(by_time)["time"]) == (count, time)
    assert seat(by_time)["members"][building] == ["1"]
    by_payment = table(
        {**start, **cost}, expansions=["tavern"], cubes={"crafts": {"green": 1}, "harvest": {"green": 1}}
    )
    play(by_payment, "0 take crafts green", f"0 make {good} pay")
    assert (seat(by_payment)[good], seat(by_payment)["time"]) == (count, 0)
    assert not any(seat(by_payment)[thing] for thing in cost)
    assert building not in seat(by_payment)["members"]


@pytest.mark.rule("V-7.9", "V-7.10")
def test_a_second_member_may_be_trained_and_need_not_produce() -> None:
    position = table({"members": {"smithy": ["1"], "farmyard": ["2"]}})
    play(position, "0 take crafts orange", "0 train smithy 2")
    assert texts(position) == ["make plow time", "pass"]
    play(position, "0 pass")
    assert seat(position)["members"] == {"smithy": ["1", "2"]}
    assert (seat(position)["time"], seat(position)["plow"]) == (2, 0)


@pytest.mark.rule("V-7.30", "V-7.31")
def test_only_members_of_the_farmyard_are_placed() -> None:
    position = table({"members": {"smithy": ["1"], "farmyard": ["2"]}})
    play(position, "0 take crafts orange")
    refused(position, "0 train office 1", "V-7.31", "no-such-member")
    refused(position, "0 make scroll time", "V-7.8", "no-craftsman")


# ---- market


@pytest.mark.rule("V-7.14", "V-9.4")
@pytest.mark.parametrize("customer", CUSTOMERS, ids=[customer["id"] for customer in CUSTOMERS])
def test_every_customer_takes_his_goods_and_counts_his_points(customer: dict[str, object]) -> None:
    needs, module = customer["needs"], str(customer["module"])
    assert isinstance(needs, dict)
    position = table(needs, expansions=[] if module == "base" else [module], stalls=[str(customer["id"])])
    play(position, "0 take market orange", f"0 serve {customer['id']}")
    assert not any(seat(position)[thing] for thing in needs)
    assert seat(position)["customers"] == [customer["id"]]
    assert position.scores()[0].rows["customers"] == customer["prestige"]


@pytest.mark.rule("V-7.13", "V-7.14", "V-7.15")
def test_the_first_sale_is_free_all_others_cost_a_green_cube_and_time() -> None:
    family = {"scroll": 2, "plow": 1, "green": 1, "coin": 0}
    position = table(family, {"wagon": 1, "green": 1, "coin": 0}, stalls=["c01", "c02", "c03"], queue=["c07"])
    play(position, "0 take market orange")
    refused(position, "0 serve c02", "V-7.14", "lacks-goods")
    refused(position, "0 serve c07", "V-7.14", "not-at-the-stalls")
    refused(position, "0 stand cocoa", "V-7.18", "no-stands")
    play(position, "0 serve c01", "1 serve c02", "0 serve c03")
    assert (seat(position)["green"], seat(position)["time"]) == (0, 1)
    assert (seat(position, 1)["green"], seat(position, 1)["time"]) == (0, 1)
    assert position.decision(1).kind == "turn-choice"  # nobody is left at the stalls


@pytest.mark.rule("V-7.13", "V-7.16", "V-D9")
def test_who_passes_is_out_and_with_the_starter_goes_the_free_sale() -> None:
    position = table({"scroll": 1}, {"plow": 1, "coin": 0, "green": 0}, stalls=["c01", "c03"])
    play(position, "0 take market orange", "0 pass")
    assert position.decision(1).kind == "turn-choice"  # without a green cube the other cannot sell
    again = table({"scroll": 1, "green": 1}, {"plow": 2, "green": 2, "coin": 0}, stalls=["c01", "c03"])
    play(again, "0 take market orange", "0 pass", "1 serve c03")
    assert again.decision(1).kind == "turn-choice"
    assert seat(again, 1)["green"] == 1


@pytest.mark.rule("V-7.17")
def test_the_queue_moves_up_in_order_and_is_refilled() -> None:
    position = table(
        {"scroll": 1, "plow": 1, "green": 1, "coin": 0},
        stalls=["c01", "c02", "c03"],
        queue=["c04", "c05", "c06", "c07", "c08"],
    )
    coming = position.dump()["pile"][:2]
    play(position, "0 take market orange", "0 serve c01", "0 serve c03")
    assert position.dump()["stalls"] == ["c04", "c02", "c05"]
    assert position.dump()["queue"] == ["c06", "c07", "c08", *coming]
    every = [customer["id"] for customer in CUSTOMERS if customer["module"] == "base"]
    last = table({"scroll": 1}, {"customers": every[1:]}, stalls=["c01"], queue=[], pile=[])
    play(last, "0 take market orange", "0 serve c01")
    assert last.dump()["stalls"] == ["", "", ""]
    unmoved = table({"coin": 0}, {"coin": 0}, stalls=["c01", "c02", "c03"], queue=["c04", "c05", "c06", "c07", "c08"])
    play(unmoved, "0 take market orange")
    assert (unmoved.dump()["stalls"], unmoved.dump()["queue"]) == (
        ["c01", "c02", "c03"],
        ["c04", "c05", "c06", "c07", "c08"],
    )


# ---- travel


@pytest.mark.rule("V-7.19", "V-7.20", "V-7.21")
def test_the_first_roads() -> None:
    position = table({"wagon": 1, "brown": 2, "coin": 0})
    play(position, "0 take travel orange")
    assert texts(position) == ["go 1 village city_north", "pass"]
    play(position, "0 go 1 village city_north")
    family = seat(position)
    assert (family["wagon"], family["brown"], family["time"], family["prestige"]) == (0, 0, 2, 3)
    assert (family["markers"], family["members"]["city_north"]) == (["city_north"], ["1"])


@pytest.mark.rule("V-7.21", "V-7.22")
def test_a_second_visit_costs_the_same_and_gives_nothing() -> None:
    family = {
        "wagon": 1,
        "pink": 2,
        "coin": 0,
        "markers": ["city_east"],
        "members": {"farmyard": ["1"], "city_east": ["1"]},
    }
    position = table(family)
    play(position, "0 take travel orange", "0 go 1 village city_east")
    assert (seat(position)["prestige"], seat(position)["time"]) == (0, 2)
    assert seat(position)["members"] == {"city_east": ["1", "1"]}


@pytest.mark.rule("V-7.19", "V-7.21", "V-7.22")
def test_on_to_the_next_city_and_never_back_to_the_village() -> None:
    family = {"wagon": 1, "orange": 2, "coin": 0, "members": {"city_north": ["1"]}, "markers": ["city_north"]}
    position = table(family, cubes={"travel": {"orange": 1}, "harvest": {"orange": 1}})
    play(position, "0 take travel orange")
    assert texts(position) == ["go 1 city_north city_northeast", "pass"]
    refused(position, "0 go 1 village city_north", "V-7.31")
    refused(position, "0 go 1 city_east city_northeast", "V-7.19")
    play(position, "0 go 1 city_north city_northeast", "0 gain green", "0 gain pink")
    assert (seat(position)["green"], seat(position)["pink"]) == (1, 1)
    far = table({"wagon": 1, "orange": 2, "pink": 1, "coin": 0, "members": {"city_north": ["1"]}})
    play(far, "0 take travel orange", "0 go 1 city_north city_far_north")
    assert seat(far)["coin"] == 1


# ---- council


@pytest.mark.rule("V-7.23", "V-7.26")
def test_place_for_a_scroll_advance_for_cubes() -> None:
    position = table(
        {"scroll": 1, "green": 2, "coin": 0, "members": {"farmyard": ["1"], "stage3": ["2"], "stage1": ["1"]}}
    )
    play(position, "0 take council orange")
    assert "enter 1 scroll" in texts(position)
    refused(position, "0 advance 1 stage3 green", "V-7.23", "no-councillor")
    after = VILLAGE.load(position.dump())
    play(position, "0 enter 1 scroll")
    assert (seat(position)["scroll"], seat(position)["time"]) == (0, 1)
    refused(position, "0 privilege 2", "V-7.23", "privilege-too-high")
    play(after, "0 advance 2 stage4 green")
    assert (seat(after)["green"], seat(after)["time"]) == (0, 3)
    assert seat(after)["members"]["stage4"] == ["2"]
    poor = table({"green": 1, "coin": 0})
    play(poor, "0 take council orange")
    refused(poor, "0 enter 1 green", "V-7.23", "cannot-pay")
    refused(poor, "0 privilege 1", "V-7.23", "no-councillor")


@pytest.mark.rule("V-7.23", "V-7.24", "V-7.25", "V-D30", "V-D34")
def test_staying_is_free_and_gives_one_privilege() -> None:
    family = {"coin": 1, "members": {"stage4": ["1"], "farmyard": ["1"]}}
    for number in range(1, 5):
        position = table(family, {"scroll": 8})
        play(position, "0 take council orange", f"0 privilege {number}")
        if number == 1:
            assert position.dump()["next_first"] == 0
        elif number == 2:
            play(position, "0 gain orange", "0 gain orange")
            assert seat(position)["orange"] == 3
        elif number == 3:
            assert texts(position) == ["gain horse", "gain ox", "gain plow", "gain wagon"]
            refused(position, "0 gain scroll", "V-3.2", "none-in-supply")
            refused(position, "0 gain bread", "L-3")
            play(position, "0 gain wagon")
            assert seat(position)["wagon"] == 1
        else:
            assert (seat(position)["coin"], seat(position)["prestige"]) == (0, 3)
        assert seat(position)["time"] == 0
    poor = table({**family, "coin": 0}, next_first=1)
    play(poor, "0 take council orange")
    refused(poor, "0 privilege 4", "V-7.24", "no-coin")
    refused(poor, "0 privilege 1", "V-7.24", "marker-taken")


# ---- church and mass


@pytest.mark.rule("V-7.27", "V-D23")
def test_into_the_black_bag_for_a_cube_or_three_time() -> None:
    position = table({"coin": 0})
    play(position, "0 take church orange")
    refused(position, "0 join 1 brown", "V-7.27", "cannot-pay")
    play(position, "0 join 1 time")
    assert (seat(position)["time"], seat(position)["members"]["bag"]) == (3, ["1"])


@pytest.mark.rule("V-8.1", "V-8.2", "V-8.5", "V-21.7")
def test_members_are_fetched_for_coins_in_order_at_most_four() -> None:
    bag = {"members": {"bag": ["1", "1", "2"]}, "coin": 3}
    position = table(bag, dict(bag), stack=["round", "mass"], first=1)
    assert position.awaiting == (1,)
    assert texts(position, 1) == ["fetch 1", "fetch 2", "pass"]
    play(position, "1 fetch 2", "1 fetch 1", "1 fetch 1", "0 fetch 2")
    assert (seat(position, 1)["coin"], seat(position)["coin"]) == (0, 2)
    assert seat(position, 1)["members"] == {"window1": ["1", "1", "2"]}
    assert seat(position)["members"] == {"bag": ["1", "1"], "window1": ["2"]}  # four have left: nothing is drawn


@pytest.mark.rule("V-8.1", "V-8.2", "V-18.1")
def test_the_rest_is_drawn_and_monks_return() -> None:
    drawn = set()
    for number in range(30):
        position = table({"members": {"bag": ["1", "1"]}, "coin": 0}, stack=["round", "mass"], seed=number)
        drawn.add(len(seat(position)["members"].get("window1", [])))
    assert drawn == {0, 1, 2}


@pytest.mark.rule("V-8.3", "V-13.23", "V-D24")
def test_steps_in_the_church_cost_grain_or_a_bread() -> None:
    family = {"grain": 3, "bread": 1, "members": {"window1": ["1", "2"], "farmyard": ["3"]}}
    position = table(family, expansions=["wedding"], stack=["round", "ceremony", "mass"])
    refused(position, "0 rise 1 window3 grain", "V-8.3", "not-at-window")
    play(position, "0 rise 1 window2 grain", "0 rise 1 window3 grain")
    assert seat(position)["grain"] == 0
    refused(position, "0 rise 2 window2 grain", "V-8.3", "no-grain")
    play(position, "0 rise 1 window4 bread")
    assert seat(position)["bread"] == 0
    assert seat(position)["members"]["window4"] == ["1"]


@pytest.mark.rule("V-8.4", "V-D10")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ({"window1": ["1", "1"]}, {"window4": ["1"]}, (2, 0)),
        ({"window1": ["1"]}, {"window4": ["1"]}, (0, 2)),
        ({"window4": ["1"], "window1": ["1"]}, {"window4": ["1", "1"]}, (2, 2)),
        ({"bag": ["1"], "farmyard": ["1"]}, {"farmyard": ["1"]}, (0, 0)),
    ],
)
def test_the_majority_in_the_church(mine: object, theirs: object, points: tuple[int, int]) -> None:
    position = table({"members": mine}, {"members": theirs}, stack=["round", "majority"])
    assert (seat(position)["prestige"], seat(position, 1)["prestige"]) == points


@pytest.mark.rule("V-7.29")
def test_the_other_actions_have_their_own_spaces() -> None:
    position = table(expansions=["tavern", "port", "wedding"])
    for space, kind in (("inn", "inn"), ("travel", "voyage"), ("smuggler", "smuggler"), ("wedding", "wedding")):
        trial = VILLAGE.load(position.dump())
        play(trial, f"0 take {space} orange")
        assert trial.decision(0).kind == kind


@pytest.mark.rule("V-8.1")
def test_members_leave_the_bag_in_any_order() -> None:
    family = {"coin": 3, "members": {"bag": ["1", "2", "3"], "farmyard": ["1"]}}
    dumps = []
    for order in (["fetch 3", "fetch 1"], ["fetch 1", "fetch 3"]):
        position = play(table(family, stack=["round", "mass"]), *[f"0 {text}" for text in order])
        dumps.append(position.dump())
    assert dumps[0] == dumps[1]
    assert texts(position) == ["fetch 2", "pass"]
    assert seat(position.undone(0, "fetch 1"))["members"]["bag"] == ["1", "2"]
