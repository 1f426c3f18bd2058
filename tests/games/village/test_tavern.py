"""The Tavern: inn, villagers (sections 10 and 11); a test for every card."""

from typing import Any

import pytest

from tests.games.village.tables import VILLAGE, play, refused, rows, seat, table, texts

ANOTHERS_DAY = [  # somebody dies in the market day of seat 1
    *["turn-over 1", "deaths 1", "afterwards 1", "market-closes 1", "next-seller 0", "market-deaths 0"],
]
CARDS = {card["id"]: card for card in VILLAGE.own_files()["villagers.toml"]["villager"]}


def hand(*cards: str, expansions: tuple[str, ...] = ("tavern",), **family: Any) -> Any:
    """Seat 0 holds cards."""
    return table({"coin": 0, **family, "hand": list(cards)}, expansions=list(expansions))


@pytest.mark.rule("V-10.2", "V-10.3", "V-D14")
def test_one_member_in_the_inn_is_enough() -> None:
    position = table({"members": {"inn": ["1"], "farmyard": ["1"]}, "coin": 0}, expansions=["tavern"])
    play(position, "0 take inn orange")
    assert texts(position) == ["visit", "pass"]
    refused(position, "0 visit 1", "V-10.2", "one-in-the-inn")
    play(position, "0 visit")
    assert seat(position)["time"] == 1
    empty = table(expansions=["tavern"])
    play(empty, "0 take inn orange")
    refused(empty, "0 visit", "V-10.2", "nobody-in-the-inn")


@pytest.mark.rule("V-10.3", "V-1.5")
def test_side_b_asks_a_cube_instead_of_time() -> None:
    side_b = {"tavern_side": "b"}
    position = table({"coin": 0}, expansions=["tavern"], options=side_b)
    play(position, "0 take inn orange", "0 visit 1")
    assert (seat(position)["time"], seat(position)["orange"]) == (1, 1)
    play(position, "0 visit")
    assert (seat(position)["time"], seat(position)["orange"]) == (1, 0)
    poor = table(
        {"coin": 0}, expansions=["tavern"], options=side_b, cubes={"inn": {"plague": 1}, "harvest": {"orange": 1}}
    )
    play(poor, "0 take inn plague", "0 visit 1")
    refused(poor, "0 visit", "V-10.3", "cannot-pay")


@pytest.mark.rule("V-10.3", "V-10.4", "V-10.5")
def test_piles_of_one_card_and_empty_piles() -> None:
    position = table({"coin": 1, "beer": 0}, expansions=["tavern"], piles=[["farmhand"], [], ["smith", "bard"]])
    play(position, "0 take inn orange", "0 visit 1", "0 visit")
    refused(position, "0 under 2", "V-10.5", "pile-empty")
    play(position, "0 under 1")
    assert position.dump()["piles"][0] == ["farmhand"]
    refused(position, "0 card 3", "V-10.3", "cannot-pay")
    play(position, "0 card 1")
    assert seat(position)["hand"] == ["farmhand"]
    assert seat(position)["coin"] == 0
    none_left = table(expansions=["tavern"], piles=[[], [], []])
    play(none_left, "0 take inn orange", "0 visit 1")
    refused(none_left, "0 visit", "V-10.5")


@pytest.mark.rule("V-10.2", "V-D35")
def test_a_member_may_enter_the_inn_and_let_the_round_be() -> None:
    position = table({"coin": 0}, expansions=["tavern"])
    play(position, "0 take inn orange", "0 visit 1")
    assert texts(position) == ["visit", "pass"]
    play(position, "0 pass")
    assert seat(position)["members"]["inn"] == ["1"]
    assert seat(position)["time"] == 1
    assert position.awaiting == (1,)


PLAIN = [
    ("smith", {}, [], {"plow": 1}),
    ("cartwright", {}, [], {"wagon": 1}),
    ("stablehand", {}, ["gain ox"], {"ox": 1, "horse": 0}),
    ("scribe", {}, [], {"scroll": 1}),
    ("miller", {"grain": 4}, ["convert 3"], {"grain": 1, "coin": 3}),
    ("farmhand", {"grain": 2}, [], {"grain": 5}),
    ("midwife", {}, [], {"members": {"farmyard": ["1", "1", "1", "1", "2"]}}),
    ("innkeeper", {"beer": 0}, [], {"beer": 2}),
    ("peddler", {}, ["gain pink", "gain orange", "gain pink"], {"orange": 1, "pink": 2}),
    ("beggar", {}, [], {"orange": 1, "green": 1, "brown": 1, "pink": 1}),
    ("abbot", {}, ["ordain 1"], {"members": {"window1": ["1"], "farmyard": ["1", "1", "1"]}}),
    ("sexton", {"members": {"window2": ["1"]}}, ["lift 1 window3"], {"members": {"window3": ["1"]}}),
    ("reeve", {"members": {"stage3": ["1"]}}, ["promote 1 stage4"], {"members": {"stage4": ["1"]}, "time": 0}),
    ("crier", {}, ["privilege 3", "gain scroll"], {"scroll": 1}),
    ("herbalist", {"time": 6}, ["rewind 4"], {"time": 2}),
    ("musician", {}, [], {"bread": 1, "tool": 1}),
]


@pytest.mark.rule("V-11.1", "V-11.2", "V-11.3", "V-11.4")
@pytest.mark.parametrize(("card", "family", "then", "expected"), PLAIN, ids=[row[0] for row in PLAIN])
def test_cards_of_the_own_turn(card: str, family: dict[str, Any], then: list[str], expected: dict[str, Any]) -> None:
    position = hand(card, expansions=("tavern", "wedding") if card == "musician" else ("tavern",), **family)
    before = seat(position, 1)
    play(position, f"0 play {card}", *[f"0 {text}" for text in then])
    assert {key: seat(position)[key] for key in expected} == expected
    assert seat(position)["hand"] == []
    assert seat(position, 1) == before
    refused(position, f"0 play {card}", "V-11.1", "no-such-card")
    assert position.decision(0).kind == "turn-choice"


USELESS = [
    ("miller", {}),
    ("farmhand", {"grain": 5}),
    ("midwife", {"members": {"farmyard": ["1"] * 4 + ["2"] * 3 + ["3"] * 2 + ["4"] * 2}}),
    ("abbot", {"members": {"smithy": ["1"]}}),
    ("sexton", {"members": {"window4": ["1"]}}),
    ("reeve", {"members": {"stage4": ["1"]}}),
    ("herbalist", {"time": 0}),
]


@pytest.mark.rule("V-11.1")
@pytest.mark.parametrize(("card", "family"), USELESS, ids=[row[0] for row in USELESS])
def test_a_card_that_would_do_nothing_stays_in_hand(card: str, family: dict[str, Any]) -> None:
    refused(hand(card, **family), f"0 play {card}", "V-11.1", "card-useless")


@pytest.mark.rule("V-11.1")
def test_the_herbalist_does_not_go_back_across_the_quill() -> None:
    position = hand("herbalist", time=3)
    play(position, "0 play herbalist")
    assert texts(position) == ["rewind 1", "rewind 2", "rewind 3"]
    refused(position, "0 rewind 4", "V-11.1", "too-many")


@pytest.mark.rule("V-11.3", "V-D27")
def test_bard_writes_a_member_beside_the_book() -> None:
    family = {"hand": ["bard"], "dying": 1}
    others = {"members": {"farmers": ["1", "1"], "farmyard": ["2"]}}
    position = table(family, others, expansions=["tavern"], stack=["turn-over 0", "deaths 0"])
    play(position, "0 die 1 farmyard")
    assert texts(position) == ["bury", "play bard"]
    with_bard, without = VILLAGE.load(position.dump()), position
    play(with_bard, "0 play bard")
    assert seat(with_bard)["members"]["beside"] == ["1"]
    assert seat(with_bard)["hand"] == []
    play(without, "0 bury")
    assert seat(without)["members"]["graves"] == ["1"]
    out_of_turn = table(family, others, expansions=["tavern"], turn=1, stack=ANOTHERS_DAY)
    play(out_of_turn, "0 die 1 farmyard")
    assert seat(out_of_turn)["members"]["graves"] == ["1"]


@pytest.mark.rule("V-11.6")
def test_beside_the_book_counts_but_never_ends_the_game() -> None:
    members = {"craftsmen": ["1", "1"], "beside": ["1"], "farmyard": ["1"]}
    assert rows(table({"members": members}, expansions=["tavern"]))["chronicle"] == 4
    dead = {"graves": ["2", "2"], "farmers": ["1", "1"]}
    family = {"hand": ["bard"], "dying": 1}
    position = table(family, {"members": dead}, expansions=["tavern"], stack=["turn-over 0", "deaths 0"])
    play(position, "0 die 1 farmyard")
    beside, buried = VILLAGE.load(position.dump()), position
    assert "ended_by" not in play(beside, "0 play bard").dump().get("doing", {})
    assert play(buried, "0 bury").dump()["doing"]["ended_by"] == 0


@pytest.mark.rule("V-11.3")
def test_bard_is_no_help_for_a_guest_of_the_inn() -> None:
    family = {"hand": ["bard"], "dying": 1, "members": {"inn": ["1"]}}
    position = table(family, expansions=["tavern"], stack=["turn-over 0", "deaths 0"])
    play(position, "0 die 1 inn")
    assert seat(position)["members"] == {"graves": ["1"]}


@pytest.mark.rule("V-11.3", "V-D27")
def test_gravedigger_lets_anybody_in_sight_die() -> None:
    family = {"hand": ["gravedigger"], "dying": 2, "members": {"farmyard": ["1", "1"], "smithy": ["3"], "bag": ["2"]}}
    position = table(family, expansions=["tavern"], stack=["turn-over 0", "deaths 0"])
    refused(position, "0 die 3 smithy", "V-6.13")
    play(position, "0 play gravedigger", "0 die 3 smithy")
    assert texts(position) == ["die 1 farmyard"]
    abroad = table(family, expansions=["tavern"], turn=1, stack=ANOTHERS_DAY)
    refused(abroad, "0 play gravedigger", "V-11.3", "own-turn-only")


@pytest.mark.rule("V-11.3")
def test_scrap_dealer_takes_a_customer_left_over() -> None:
    family = {"hand": ["scrap_dealer"], "scroll": 1, "coin": 0, "beer": 0}
    position = table(family, {"coin": 0}, expansions=["tavern"], stalls=["c01", "c24", "c02"])
    refused(position, "0 play scrap_dealer", "V-11.3", "card-not-now")
    play(position, "0 take market orange", "0 serve c01")
    assert position.decision(0).kind == "market-ends"
    play(position, "0 play scrap_dealer", "0 serve c24", "0 pass")
    assert seat(position)["customers"] == ["c01", "c24"]
    assert "" not in position.dump()["stalls"]


WAIVERS = [
    (["traveller"], {"brown": 2}, 2),
    (["messenger"], {"brown": 2, "wagon": 1}, 0),
    (["toll_keeper"], {"wagon": 1}, 2),
    (["traveller", "messenger", "toll_keeper"], {}, 0),
]


@pytest.mark.rule("V-11.3", "V-11.5")
@pytest.mark.parametrize(("cards", "family", "time"), WAIVERS, ids=["-".join(row[0]) for row in WAIVERS])
def test_cards_of_travel_waive_a_part_of_the_cost(cards: list[str], family: dict[str, Any], time: int) -> None:
    position = hand(*cards, **family)
    refused(position, f"0 play {cards[0]}", "V-11.3", "card-not-now")
    play(position, "0 take travel orange", *[f"0 play {card}" for card in cards], "0 go 1 village city_north")
    assert (seat(position)["time"], seat(position)["prestige"]) == (time, 3)
    assert not any(seat(position)[thing] for thing in family)


@pytest.mark.rule("V-11.3")
def test_well_digger_takes_a_cube_off_the_well() -> None:
    position = hand("well_digger", pink=2)
    refused(position, "0 well family", "V-7.28", "well-too-dear")
    play(position, "0 play well_digger", "0 well family")
    assert seat(position)["pink"] == 0


@pytest.mark.rule("V-11.3")
def test_admiral_gives_three_free_steps() -> None:
    at_sea = {"captain": "captain_1_1", "ship": "coast_cocoa"}
    position = hand("admiral", expansions=("tavern", "port"), **at_sea)
    play(position, "0 take travel orange", "0 play admiral", "0 depart")
    play(position, "0 sail coast_c", "0 sail sea_north", "0 sail coast_far", "0 sail sea_east")
    assert seat(position)["orange"] == 1
    refused(position, "0 sail coast_treasure", "V-12.6")


@pytest.mark.rule("V-11.3")
def test_helmsman_loses_no_time() -> None:
    at_sea = {"captain": "captain_1_1", "ship": "coast_cocoa"}
    position = hand("helmsman", expansions=("tavern", "port"), **at_sea)
    play(position, "0 take travel orange", "0 play helmsman", "0 return")
    assert seat(position)["time"] == 0
    sailing = hand("helmsman", expansions=("tavern", "port"), **at_sea)
    play(sailing, "0 take travel orange", "0 depart", "0 play helmsman", "0 sail sea_a", "0 stop")
    assert seat(sailing)["time"] == 0


@pytest.mark.rule("V-11.3")
def test_quartermaster_carries_two_of_a_type() -> None:
    position = hand("quartermaster", expansions=("tavern", "port"), coin=1, ox=3)
    play(position, "0 take travel orange", "0 hire captain_1_1", "0 load ox")
    refused(position, "0 load ox", "V-12.3", "one-of-a-type")
    play(position, "0 play quartermaster", "0 load ox")
    refused(position, "0 load ox", "V-12.3", "one-of-a-type")
    assert seat(position)["cargo"] == ["ox", "ox"]


@pytest.mark.rule("V-11.3")
def test_matchmaker_makes_the_wedding_free() -> None:
    position = hand("matchmaker", expansions=("tavern", "wedding"))
    play(position, "0 take wedding orange", "0 play matchmaker", "0 wed 1 step4")
    assert (seat(position)["time"], seat(position)["orange"], seat(position)["coin"]) == (0, 1, 1)


AT_THE_END = [
    ("medico", {"members": {"farmyard": ["1", "1"], "bag": ["2"], "farmers": ["1"]}}, ("tavern",), 3),
    ("count", {"markers": ["city_north", "city_east"]}, ("tavern",), 2),
    ("bishop", {"members": {"window1": ["1"], "window4": ["1"], "bag": ["1"]}}, ("tavern",), 2),
    ("notary", {"scroll": 5}, ("tavern",), 6),
    ("market_woman", {"customers": ["c01", "c02", "c03"]}, ("tavern",), 3),
    ("moneychanger", {"coin": 5}, ("tavern",), 2),
    ("guild_master", {"members": {"smithy": ["1"], "brewery": ["1", "1"]}}, ("tavern",), 6),
    ("cartographer", {"members": {"tea_island": ["1"], "far_island": ["1"]}}, ("tavern", "port"), 4),
    ("best_man", {"members": {"step2": ["1"], "farmyard": ["1"]}}, ("tavern", "wedding"), 2),
]


@pytest.mark.rule("V-11.2", "V-9.4")
@pytest.mark.parametrize(("card", "family", "expansions", "points"), AT_THE_END, ids=[row[0] for row in AT_THE_END])
def test_cards_of_the_final_scoring(
    card: str, family: dict[str, Any], expansions: tuple[str, ...], points: int
) -> None:
    position = hand(card, expansions=expansions, **family)
    assert rows(position)["villagers"] == points
    refused(position, f"0 play {card}", "V-11.2", "kept-to-the-end")


@pytest.mark.rule("V-11.2")
def test_chronicler_counts_one_more_in_the_chronicle() -> None:
    position = hand("chronicler", members={"craftsmen": ["1", "1"], "clergy": ["1"]})
    assert rows(position)["chronicle"] == 7


def test_every_card_has_a_test() -> None:
    lists: tuple[list[Any], ...] = (PLAIN, AT_THE_END)
    tested = {row[0] for rows_of in lists for row in rows_of} | {card for row in WAIVERS for card in row[0]}
    tested |= {"bard", "gravedigger", "scrap_dealer", "well_digger", "admiral", "helmsman", "quartermaster"}
    tested |= {"matchmaker", "chronicler"}
    assert tested == set(CARDS)
