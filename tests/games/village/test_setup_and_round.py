"""Overview, components, set-up and the round (sections 1 to 5, 14, 17, 18)."""

import itertools

import pytest

import letopis
from tests.games.village.tables import EVERYTHING, VILLAGE, new, play, refused, seat, table, texts

COMBINATIONS = [list(some) for n in range(4) for some in itertools.combinations(EVERYTHING, n)]


@pytest.mark.rule("V-1.1", "V-1.4", "V-4.8", "V-14.1", "V-14.2")
@pytest.mark.parametrize("expansions", COMBINATIONS, ids="+".join)
@pytest.mark.parametrize("players", VILLAGE.seats)
def test_every_combination_lays_out_its_set_up_card(players: int, expansions: list[str]) -> None:
    position = new(players, expansions=expansions)
    card = next(
        card
        for card in VILLAGE.own_files()["setup_cards.toml"]["setup_card"]
        if card["players"] == players and sorted(card["modules"]) == sorted(expansions)
    )
    wanted = {**card["spaces"], **card.get("first_round_override", {})}
    laid = {space: sum(cubes.values()) for space, cubes in position.dump()["spaces"].items()}
    assert laid == wanted


@pytest.mark.rule("V-1.1", "V-16.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_families_and_no_solo_game(players: int) -> None:
    with pytest.raises(letopis.BadOption):
        VILLAGE.new(players)


@pytest.mark.rule("V-1.5", "V-4.9")
def test_options_are_checked() -> None:
    for bad in ({"tavern_side": "c"}, {"wedding_side": 1}, {"expansions": ["inn"]}, {"first": "3"}, {"goals": 1}):
        with pytest.raises(letopis.BadOption):
            VILLAGE.new(2, 1, bad)
    assert new(3, first="3").awaiting == (2,)
    assert {VILLAGE.new(3, seed).awaiting for seed in range(20)} == {(0,), (1,), (2,)}


@pytest.mark.rule("V-2.1", "V-2.2", "V-3.1", "V-3.3", "V-3.4", "V-4.7")
def test_the_supply_holds_what_the_box_holds() -> None:
    for expansions, players, cubes in (
        ([], 2, 18),
        (["tavern"], 2, 23),
        ([], 5, 23),
        (["port"], 3, 21),
        (EVERYTHING, 5, 26),
    ):
        doc = new(players, expansions=expansions).dump()
        for color in ("orange", "green", "brown", "pink"):
            laid = sum(space.get(color, 0) for space in doc["spaces"].values())
            assert doc["supply"][color] + doc["bag"][color] + laid == cubes
        for good in ("horse", "ox", "plow", "wagon", "scroll"):
            assert doc["supply"][good] == 8
    assert new(3, expansions=["tavern"]).dump()["supply"]["beer"] == 12
    assert new(2, expansions=["wedding"]).dump()["supply"]["bread"] == 16
    assert "beer" not in seat(new())


@pytest.mark.rule("V-4.1", "V-4.2", "V-4.3", "V-2.3")
def test_a_family_starts_with_four_members_and_a_coin() -> None:
    position = new(3)
    for number in range(3):
        family = seat(position, number)
        assert family["members"] == {"farmyard": ["1", "1", "1", "1"]}
        assert (family["coin"], family["time"], family["prestige"]) == (1, 0, 0)
        assert position.view(None)["seats"][number]["unborn"] == ["2", "2", "2", "3", "3", "4", "4"]


@pytest.mark.rule("V-4.4")
@pytest.mark.parametrize(("players", "stalls"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_stalls_by_players_and_a_queue_of_five(players: int, stalls: int) -> None:
    doc = new(players).dump()
    assert (len(doc["stalls"]), len(doc["queue"]), len(doc["pile"])) == (stalls, 5, 24 - stalls - 5)


@pytest.mark.rule("V-4.5", "V-4.12")
def test_chronicle_and_graves_by_players() -> None:
    sizes = {n: new(n).view(None) for n in VILLAGE.seats}
    assert [sizes[n]["graves"]["spaces"] for n in VILLAGE.seats] == [3, 4, 5, 6]
    farmers = [sizes[n]["chronicle"]["farmers"]["spaces"] for n in VILLAGE.seats]
    wedding = [new(n, expansions=["wedding"]).view(None)["chronicle"]["farmers"]["spaces"] for n in VILLAGE.seats]
    assert [more - less for more, less in zip(wedding, farmers)] == [0, 1, 2, 2]


@pytest.mark.rule("V-4.6", "V-5.6", "V-5.7")
def test_the_next_starting_player_marker_changes_hands_at_the_new_round() -> None:
    position = table(
        {"members": {"stage1": ["1"], "farmyard": ["1"]}}, cubes={"council": {"orange": 1}}, turn=0, first=1
    )
    assert "next_first" not in position.dump()
    play(position, "0 take council orange", "0 privilege 1")
    assert position.dump()["first"] == 0
    assert "next_first" not in position.dump()
    assert position.awaiting == (0,)
    again = table(cubes={"harvest": {"orange": 1}}, first=1)
    play(again, "0 take harvest orange", "0 pass")
    assert again.awaiting == (1,)  # nobody took it: the starting player stays (V-5.6)


@pytest.mark.rule("V-4.10", "V-4.13", "V-4.14", "V-14.3")
def test_the_villager_decks() -> None:
    def deck(*expansions: str) -> list[list[str]]:
        return list(new(2, expansions=list(expansions)).dump()["piles"])

    assert [len(pile) for pile in deck("tavern")] == [10, 10, 10]
    assert [len(pile) for pile in deck("tavern", "wedding")] == [11, 11, 11]
    with_port = {card for pile in deck("tavern", "port") for card in pile}
    assert len(with_port) == 30
    assert {"admiral", "helmsman", "quartermaster", "cartographer"} <= with_port
    assert not {"count", "traveller", "messenger", "toll_keeper"} & with_port
    assert {"matchmaker", "musician", "best_man"} <= {card for pile in deck(*EVERYTHING) for card in pile}
    assert seat(new(2, expansions=["tavern"]))["beer"] == 1
    customers = new(2, expansions=["tavern"]).dump()
    assert len([*customers["stalls"], *customers["queue"], *customers["pile"]]) == 28


@pytest.mark.rule("V-4.11", "V-4.15", "V-4.16")
def test_the_port_is_laid_out() -> None:
    doc = new(4, expansions=["port"]).dump()
    assert len(doc["captains"]) == 15
    assert sorted(doc["chest_stack"]) == ["chest_3"] * 3 + ["chest_4"] * 2 + ["chest_5"]
    assert (doc["supply"]["cocoa"], doc["supply"]["tea"]) == (5, 5)
    assert "markers" not in doc["seats"][0]
    assert len(new(2, expansions=EVERYTHING).dump()["chest_stack"]) == 8


@pytest.mark.rule("V-4.12")
def test_with_the_wedding_five_members_start_and_a_seventh_plague_cube_is_in() -> None:
    doc = new(2, expansions=["wedding"]).dump()
    assert doc["seats"][0]["members"] == {"farmyard": ["1"] * 5}
    laid = sum(space.get("plague", 0) for space in doc["spaces"].values())
    assert doc["supply"]["plague"] + doc["bag"]["plague"] + laid == 7
    assert len([*doc["stalls"], *doc["queue"], *doc["pile"]]) == 29


@pytest.mark.rule("V-4.17")
def test_no_limit_of_cubes_goods_and_coins() -> None:
    family = {"orange": 11, "coin": 40, "scroll": 8}
    assert {key: seat(table(family))[key] for key in family} == family


@pytest.mark.rule("V-3.2")
def test_who_should_get_more_than_is_left_gets_what_is_left() -> None:
    position = table({"members": {"stage2": ["1"]}, "pink": 9}, {"pink": 8})
    play(position, "0 take council orange", "0 privilege 2")
    assert texts(position) == ["gain orange", "gain green", "gain brown", "gain pink"]
    play(position, "0 gain pink")
    refused(position, "0 gain pink", "V-3.2", "none-in-supply")  # it was the last one
    play(position, "0 gain brown")
    assert seat(position)["pink"] == 10
    sold_out = table({"grain": 3}, {"horse": 8, "ox": 7})
    play(sold_out, "0 take crafts orange")
    refused(sold_out, "0 make horse pay", "V-7.10", "sold-out")
    play(sold_out, "0 make ox pay")
    assert seat(sold_out)["ox"] == 1


@pytest.mark.rule("V-5.1", "V-18.1")
def test_seeding_adds_cubes_of_each_colour_and_all_plague_cubes() -> None:
    doc = new(2).dump()  # 4 of each colour and 6 plague cubes into the bag, 18 drawn
    in_bag = sum(doc["bag"].values())
    assert in_bag == 4 * 4 + 6 - 18
    assert doc["supply"] == {**doc["supply"], "orange": 14, "green": 14, "brown": 14, "pink": 14, "plague": 0}
    assert new(2, seed=1).dump()["spaces"] != new(2, seed=2).dump()["spaces"]


@pytest.mark.rule("V-5.2")
def test_an_empty_bag_is_dealt_in_rotation() -> None:
    hoards = [{"orange": 9, "green": 9, "brown": 9, "pink": 9} for _ in range(2)]
    position = table(*hoards, round=1, stack=["round"], bag={}, cubes={})
    laid = {space: sum(cubes.values()) for space, cubes in position.dump()["spaces"].items()}
    assert laid == {"harvest": 1, "family": 1, "crafts": 1, "market": 1, "travel": 1, "council": 1, "church": 0}


@pytest.mark.rule("V-5.3")
def test_family_is_empty_in_round_one_and_filled_in_round_two() -> None:
    assert new(2, expansions=["wedding"]).dump()["spaces"]["family"] == {}
    later = table(expansions=["wedding"], round=1, stack=["round"], cubes={})
    assert sum(later.dump()["spaces"]["family"].values()) == 2


@pytest.mark.rule("V-1.2", "V-5.4", "V-5.5")
def test_whoever_takes_the_last_cube_still_acts_then_comes_the_mass() -> None:
    position = table({"members": {"farmyard": ["1"], "window4": ["1"]}}, cubes={"harvest": {"orange": 1}}, first=1)
    told = VILLAGE.load(position.dump())
    play(position, "0 take harvest orange")
    assert position.decision(0).kind == "harvest"
    told.play("take harvest orange", 0)
    keys = [event.key for event in told.play("harvest", 0)]
    assert (
        keys.index("event-gained") < keys.index("event-mass") < keys.index("event-majority") < keys.index("event-round")
    )


@pytest.mark.rule("V-17.1", "V-17.2", "V-17.3")
def test_what_is_hidden_is_not_in_the_views() -> None:
    position = table({"chests": ["chest_5"]}, {"chests": ["chest_3"]}, expansions=EVERYTHING, options={"goals": True})
    mine, theirs = position.view(0), position.view(1)
    assert mine["seats"][0]["chests"] == ["chest_5"]
    assert theirs["seats"][0]["chests"] == 1
    assert len(mine["seats"][0]["goals"]) == 2
    assert theirs["seats"][0]["goals"] == 2
    assert mine["chest_stack"] == 6
    assert isinstance(mine["pile"], int)
    assert set(mine["piles"][0]) == {"top", "cards"}
    assert mine["seats"][1]["coin"] == 1


@pytest.mark.rule("V-17.2", "V-10.5")
def test_nobody_looks_below_the_tops_not_even_at_what_went_under() -> None:
    position = table(expansions=["tavern"])
    play(position, "0 take inn orange", "0 visit 1", "0 visit", "0 under 1", "0 pass")
    under = position.dump()["piles"][0][-1]
    assert under not in str([position.view(viewer)["piles"] for viewer in (None, 0, 1)])
    tops = [pile[0] for pile in position.dump()["piles"]]
    bottoms = set()
    for number in range(10):
        piles = position.guess(0, number).dump()["piles"]
        assert [pile[0] for pile in piles] == tops
        bottoms.add(piles[0][-1])
    assert len(bottoms) > 1
