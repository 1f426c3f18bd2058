"""Section 13: special villagers."""

import random

import pytest

from tests.games.villagers.tables import (
    CARDS,
    EVENTS,
    VILLAGERS,
    alone,
    build,
    legal,
    me,
    play,
    refused,
    seat,
    shown,
    table,
    why,
)

pytestmark = pytest.mark.plain


@pytest.mark.rule("VS-13.1")
def test_discarded_specials_cost_no_build_action_and_may_follow_the_limit() -> None:
    position = build("founders", hand="hunter agent tinner tinner smuggler")
    play(position, "place hunter", "place agent", "play tinner", "play tinner", "play smuggler", "pay nothing")
    assert position.dump()["discard"] == ["tinner", "tinner", "smuggler"]
    refused(build(hand="tinner"), "place tinner", "VS-13.1")
    refused(build(hand="hunter"), "play hunter", "VS-13.1")


@pytest.mark.rule("VS-13.1")
def test_monk_and_apprentice_cost_a_build_action() -> None:
    position = build("founders > brewer", "miner > seeker", hand="monk jeweler", ducats=9)
    play(position, "place monk")
    assert me(position)["builds"] == 2
    position = build("founders > brewer", hand="apprentice")
    assert me(play(position, "play apprentice"))["builds"] == 2


@pytest.mark.rule("VS-13.2", "VS-13.6")
def test_nobody_takes_anothers_founders() -> None:
    position = table(seat("founders > swineherd", hand="apprentice"), seat("founders > swineherd"))
    play(position, "play apprentice")
    assert legal(position) == ["swap 0 founders"]
    refused(position, "swap 1 founders", "VS-13.2")


# ---- the Monk


@pytest.mark.rule("VS-13.3", "VS-13.4", "VS-D1")
def test_a_monk_stands_for_a_link_and_is_covered_before_the_turn_ends() -> None:
    position = build("founders", "miner > seeker", hand="monk jeweler hunter")
    play(position, "place monk")
    assert "A Monk waits" in position.decision(0).prompt
    refused(position, "place hunter", "VS-13.4")  # the second build action is the Jeweler's
    refused(position, "end", "VS-13.4")
    play(position, "exchange miner", "onto 1")
    assert legal(position) == ["return hunter"]
    refused(position, "return jeweler", "VS-13.4")
    play(position, "return hunter", "place jeweler")
    assert me(position)["village"] == ["founders", "miner > seeker > monk > jeweler", "miner"]
    assert "builds" not in me(position)
    play(position, "end")


@pytest.mark.rule("VS-13.4")
def test_other_villagers_may_be_placed_between_a_monk_and_his_cover() -> None:
    position = build("founders", "miner > seeker", "wattler", hand="monk jeweler hunter grocer")
    play(position, "place monk", "place hunter")
    refused(position, "place grocer", "VS-13.4")
    refused(position, "end", "VS-13.4")
    play(position, "place jeweler", "end")
    assert "miner > seeker > monk > jeweler" in me(position)["village"]


@pytest.mark.rule("VS-13.4")
def test_a_card_that_fits_elsewhere_too_need_not_cover_the_monk() -> None:
    position = build("founders", "lumberjack > wheeler", "lumberjack", "wattler", hand="monk cartwright cartwright")
    play(position, "place monk", "on lumberjack 2", "place cartwright")
    assert legal(position) == ["on wheeler", "on monk"]
    play(position, "on wheeler", "place cartwright", "end")
    assert me(position)["village"][2] == "lumberjack > monk > cartwright"


@pytest.mark.rule("VS-13.4", "VS-12.4")
def test_the_ducats_for_the_cover_are_not_spent_on_another_padlock() -> None:
    hand = "monk jeweler fisher"
    position = play(build("founders", "miner > seeker", "wattler", hand=hand, ducats=3), "place monk")
    refused(position, "place fisher", "VS-13.4")
    play(position, "place jeweler")
    assert me(position)["ducats"] == 1
    rival = seat("founders", "lumberjack > shipwright")
    home = seat("founders", "miner > seeker", "lumberjack > shipwright", "wattler", hand=hand, ducats=3)
    position = play(table(home, rival), "place monk", "place fisher")
    assert "lumberjack > shipwright{2}" in me(position)["village"]  # the neighbour's would take the Jeweler's ducats
    play(position, "place jeweler", "end")


@pytest.mark.rule("VS-13.4")
@pytest.mark.parametrize(
    ("hand", "village", "way"),
    [
        ("monk jeweler tinner", [], ["play tinner", "place jeweler"]),
        (
            "monk jeweler smuggler",
            ["lumberjack > shipwright", "chandler"],
            ["play smuggler", "place jeweler"],
        ),
        ("monk jeweler blacksmith", ["miner", "wattler"], ["place blacksmith", "on miner 2", "place jeweler"]),
        (
            "monk jeweler blacksmith agent",
            ["wattler"],
            ["exchange miner", "onto 1", "return agent", "place blacksmith", "on miner 2", "place jeweler"],
        ),
    ],
)
def test_what_opens_the_covers_padlock_may_come_after_the_monk(hand: str, village: list[str], way: list[str]) -> None:
    position = build("founders", "miner > seeker", *village, hand=hand, ducats=0)
    if "blacksmith" in hand:
        play(position, "place monk", "on seeker")
    else:
        play(position, "place monk")
    refused(position, "place jeweler", "VS-12.4")
    refused(position, "end", "VS-13.4")
    play(position, *way, "end")
    assert "monk > jeweler" in str(me(position)["village"])


@pytest.mark.rule("VS-13.4", "VS-13.5")
def test_a_card_laid_on_a_link_lets_the_apprentice_fetch_it_for_the_monk() -> None:
    hand = "monk cartwright apprentice"
    position = play(build("founders", "lumberjack > wheeler", "wattler", hand=hand), "place monk", "alone")
    play(position, "place cartwright", "play apprentice")
    assert legal(position) == ["swap 0 wheeler"]
    refused(position, "swap 0 lumberjack", "VS-13.4")
    play(position, "swap 0 wheeler", "end")
    assert me(position)["village"] == ["founders", "lumberjack > apprentice > cartwright", "wattler", "monk > wheeler"]


@pytest.mark.rule("VS-13.4", "VS-13.5")
def test_an_apprentice_under_the_monk_lets_another_card_lie_on_him() -> None:
    position = build("founders", "miner", "wattler", hand="monk cartwright apprentice")
    play(position, "place monk", "on miner", "play apprentice", "swap 0 miner", "place cartwright", "end")
    assert me(position)["village"] == ["founders", "apprentice > monk > cartwright", "wattler", "miner"]


@pytest.mark.rule("VS-13.4")
def test_with_an_uncovered_monk_there_is_always_a_way_on() -> None:
    """Whatever is played with a Monk on the table, the turn can be ended in the end."""
    rival = seat("founders > brewer", "miner > seeker > spelunker > jeweler", "lumberjack > wheeler > cartwright")
    hand = "monk monk apprentice smuggler jeweler cartwright cooper agent tinner"
    home = ["founders > swineherd", "miner > seeker", "lumberjack > shipwright", "wattler"]
    seen = 0
    for number in range(150):
        position = table(seat(*home, hand=hand, ducats=number % 4), rival)
        chooser = random.Random(number)
        while position.awaiting == (0,):
            seen += "A Monk waits" in position.decision(0).prompt if position.decision(0).kind == "build" else 0
            position.play(chooser.choice(position.legal(0)), 0)
            assert VILLAGERS.load(position.dump()).dump() == position.dump()
        assert not [tree for tree in me(position)["village"] if tree.endswith("monk")]
    assert seen > 50


@pytest.mark.rule("VS-13.4")
def test_a_monk_without_a_cover_or_a_second_build_action_is_refused() -> None:
    refused(build("founders", "miner > seeker", hand="monk hunter"), "place monk", "VS-13.4")
    refused(build("founders", "miner > seeker", hand="monk jeweler", ducats=1), "place monk", "VS-13.4")
    position = build("founders", "miner > seeker", hand="monk jeweler hunter")
    refused(play(position, "place hunter"), "place monk", "VS-13.4")


@pytest.mark.rule("VS-13.3")
def test_a_monk_is_never_the_end_of_a_chain() -> None:
    refused(build("founders", "lumberjack > wheeler", hand="monk"), "place monk", "VS-13.4")


@pytest.mark.rule("VS-13.3")
def test_all_other_cards_of_the_chain_must_be_right() -> None:
    position = build("founders", "miner", "lumberjack", hand="monk jeweler")
    refused(position, "place monk", "VS-13.4")  # a Seeker is missing


@pytest.mark.rule("VS-13.3", "VS-13.4")
def test_two_monks_in_one_chain_need_a_real_card_on_the_second() -> None:
    position = build("founders", "miner", "wattler", hand="monk monk jeweler")
    play(position, "place monk")
    assert [action for action in legal(position) if action.startswith("place")] == ["place monk"]
    play(position, "place monk", "place jeweler")
    assert "miner > monk > monk > jeweler" in me(position)["village"]
    short = build("founders", "miner", hand="monk monk jeweler")
    refused(short, "place monk", "VS-13.4")  # only two build actions


@pytest.mark.rule("VS-13.10", "VS-4.2")
def test_a_monk_at_the_bottom_carries_two_cards_of_one_suit() -> None:
    position = build("founders", "wattler", hand="monk wheeler carpenter blacksmith cartwright")
    play(position, "place monk", "place wheeler")
    assert "monk > wheeler" in me(position)["village"]
    refused(position, "place blacksmith", "VS-10.1")
    play(position, "place carpenter")
    assert "monk > (wheeler, carpenter)" in me(position)["village"]
    refused(play(build("founders", "monk > (wheeler, carpenter)", hand="shipwright")), "place shipwright", "VS-10.1")


@pytest.mark.rule("VS-4.2")
def test_a_monk_in_the_middle_carries_one() -> None:
    position = build("founders", "lumberjack > monk > cartwright", hand="cartwright")
    refused(position, "place cartwright", "VS-10.1")


@pytest.mark.rule("VS-13.4")
def test_where_the_monk_lies_is_asked_when_it_makes_a_difference() -> None:
    position = build("founders", "lumberjack", hand="monk carpenter cartwright")
    play(position, "place monk")
    assert legal(position) == ["on lumberjack", "alone"]
    refused(position, "on founders", "VS-13.4")
    play(position, "alone")
    assert [action for action in legal(position) if action.startswith("place")] == ["place carpenter"]


@pytest.mark.rule("VS-13.8", "VS-15.8")
def test_a_monk_has_no_symbol_but_the_special_one() -> None:
    village = ["founders", "monk > log_rafter"]
    position = build(*village)
    assert position.scores()[0].rows["silver"] == 2  # the Log Rafter's own two wood symbols
    assert CARDS["monk"]["suit_symbols"] == CARDS["apprentice"]["suit_symbols"] == 1
    assert shown(position)["food"] == shown(position)["builders"] == 0


@pytest.mark.rule("VS-13.9")
def test_an_uncovered_monk_goes_back_to_the_hand() -> None:
    setup = {"n": 1, "special_used": True, "deck_in_play": 80, "reserve_at_start": 45}
    options = {"data": {"setup.toml": {"players": [setup]}}}
    position = alone(
        "founders", "miner > monk > monk > jeweler", "hunter",
        phase="events", options=options, markets=1, countess={"open": ["abduction"]},
    )  # fmt: skip
    assert EVENTS["abduction"]["effects"][0]["from"] == "village"
    play(position, "resolve abduction")
    assert me(position)["hand"] == ["monk", "monk"]
    assert me(position)["village"] == ["founders", "miner", "hunter"]


# ---- the Apprentice


@pytest.mark.rule("VS-13.5")
def test_an_apprentice_takes_a_neighbours_link_and_it_is_placed_at_home() -> None:
    seats = [
        seat("founders", "lumberjack", hand="apprentice"),
        seat("founders", "lumberjack > wheeler > cartwright{2}"),
    ]
    position = play(table(*seats), "play apprentice")
    assert legal(position) == ["swap 1 lumberjack", "swap 1 wheeler"]
    play(position, "swap 1 wheeler")
    assert me(position)["village"] == ["founders", "lumberjack > wheeler"]
    assert me(position, 1)["village"] == ["founders", "lumberjack > apprentice > cartwright{2}"]
    assert me(position)["builds"] == 1


@pytest.mark.rule("VS-13.5")
def test_what_could_not_be_placed_at_home_cannot_be_replaced() -> None:
    seats = [seat("founders", hand="apprentice"), seat("founders", "lumberjack > wheeler > cartwright")]
    position = play(table(*seats), "play apprentice")
    assert legal(position) == ["swap 1 lumberjack"]
    refused(position, "swap 1 wheeler", "VS-13.5")
    refused(position, "swap 1 cartwright", "L-4")
    refused(position, "swap 0 lumberjack", "VS-13.5")


@pytest.mark.rule("VS-13.5")
def test_the_replaced_villagers_padlock_is_paid_for_again() -> None:
    chain = "miner > seeker > spelunker > jeweler"
    seats = [seat("founders", "miner > seeker", hand="apprentice", ducats=2), seat("founders", chain)]
    position = play(table(*seats), "play apprentice", "swap 1 spelunker")
    assert me(position)["ducats"] == 0
    assert "miner > seeker > spelunker" in me(position)["village"]
    seats[0]["ducats"] = 1
    position = play(table(*seats), "play apprentice")
    refused(position, "swap 1 spelunker", "VS-12.4")


@pytest.mark.rule("VS-13.5")
def test_an_apprentice_needs_somebody_to_replace_and_a_build_action() -> None:
    refused(build("founders", "hunter", hand="apprentice"), "play apprentice", "VS-13.5")
    position = build("founders > swineherd", hand="apprentice hunter agent")
    refused(play(position, "place hunter", "place agent"), "play apprentice", "VS-9.2")


@pytest.mark.rule("VS-13.5")
def test_an_apprentice_at_home_frees_a_link_for_another_branch() -> None:
    position = build("founders", "lumberjack > wheeler > cartwright", hand="apprentice")
    play(position, "play apprentice", "swap 0 wheeler")
    assert me(position)["village"] == ["founders", "lumberjack > (apprentice > cartwright, wheeler)"]


@pytest.mark.rule("VS-13.6")
@pytest.mark.parametrize(("side", "village"), [("gold", "founders"), ("food", "founders:food")])
def test_own_founders_are_laid_anew_with_either_side_up(side: str, village: str) -> None:
    position = build("founders:food > swineherd", hand="apprentice")
    play(position, "play apprentice", "swap 0 founders")
    assert legal(position) == ["side gold", "side food"]
    play(position, f"side {side}")
    assert me(position)["village"] == ["apprentice > swineherd", village]


@pytest.mark.rule("VS-13.6")
def test_bare_founders_cannot_be_replaced() -> None:
    refused(build("founders", hand="apprentice"), "play apprentice", "VS-13.5")


@pytest.mark.rule("VS-13.5")
def test_any_of_several_villagers_may_be_replaced() -> None:
    rival = seat("founders", "lumberjack > (carpenter, cooper)", "lumberjack > carpenter", "lumberjack > cooper")
    position = play(table(seat(hand="apprentice"), rival), "play apprentice")
    assert legal(position) == ["swap 1 lumberjack", "swap 1 lumberjack 2", "swap 1 lumberjack 3"]
    play(position, "swap 1 lumberjack 2")
    assert me(position, 1)["village"][2] == "apprentice > carpenter"


@pytest.mark.rule("VS-13.5", "VS-13.7")
def test_the_refusal_of_an_apprentice_names_the_true_obstacle() -> None:
    monastery = table(seat(hand="apprentice"), seat("founders", "monk > carpenter"))
    refused(monastery, "play apprentice", "VS-13.7")
    assert "Monk has no production chain of its own" in why(monastery, "play apprentice")
    locked = seat("founders", "apprentice > seeker", hand="apprentice", ducats=1)
    position = table(locked, seat("founders", "monk > monk > spelunker > jeweler"))
    assert "Spelunker is locked (Chandler opens it): that takes 2 ducats" in why(position, "play apprentice")
    refused(position, "play apprentice", "VS-12.4")
    refused(table(seat(hand="apprentice"), seat("founders > swineherd")), "play apprentice", "VS-13.2")
    several = table(seat(hand="apprentice"), seat("founders > swineherd", "monk > carpenter"))
    refused(several, "play apprentice", "VS-13.5")
    position = play(table(seat("founders > swineherd", hand="apprentice"), seat("founders", "monk > carpenter")))
    play(position, "play apprentice")
    refused(position, "swap 1 monk", "VS-13.7")


@pytest.mark.rule("VS-13.7", "VS-D2")
def test_monks_and_apprentices_cannot_be_replaced_but_basic_villagers_can() -> None:
    seats = [seat("founders", hand="apprentice"), seat("founders", "monk > carpenter", "miner > mason")]
    position = play(table(*seats), "play apprentice")
    assert legal(position) == ["swap 1 miner"]
    play(position, "swap 1 miner")
    assert me(position)["village"] == ["founders", "miner"]
    assert "apprentice > mason" in me(position, 1)["village"]


@pytest.mark.rule("VS-13.10")
def test_an_apprentice_at_the_bottom_takes_another_card_of_the_suit() -> None:
    position = build("founders", "apprentice > mason", hand="blacksmith carpenter")
    refused(position, "place carpenter", "VS-10.1")
    play(position, "place blacksmith")
    assert "apprentice > (mason, blacksmith)" in me(position)["village"]


# ---- the Tinner


@pytest.mark.rule("VS-13.11", "VS-D3")
def test_a_tinner_opens_any_padlock_of_the_turn_for_nothing() -> None:
    seats = [seat("founders", hand="tinner beekeeper fisher", ducats=0), seat("founders", "lumberjack > carpenter")]
    position = table(*seats)
    refused(position, "place fisher", "VS-12.4")
    play(position, "play tinner", "place beekeeper", "place fisher")
    assert me(position)["ducats"] == 0
    assert me(position, 1)["village"] == ["founders", "lumberjack > carpenter"]
    assert position.dump()["discard"] == ["tinner"]


@pytest.mark.rule("VS-13.11")
def test_with_a_tinner_one_may_still_pay_to_get_ducats_on_the_own_villager() -> None:
    position = build("founders", "lumberjack > carpenter", hand="tinner beekeeper", ducats=0)
    play(position, "play tinner", "place beekeeper")
    assert legal(position) == ["pay 0 carpenter", "pay nothing"]
    play(position, "pay 0 carpenter")
    assert "lumberjack > carpenter{2}" in me(position)["village"]


@pytest.mark.rule("VS-13.11")
def test_a_tinner_helps_only_in_her_own_turn() -> None:
    position = table(seat(hand="tinner"), seat(hand="beekeeper", ducats=0))
    play(position, "play tinner", "end")
    refused(position, "place beekeeper", "VS-12.4")
    assert "tinner" not in me(position)


# ---- the Smuggler


@pytest.mark.rule("VS-13.12")
def test_a_smuggler_brings_half_of_the_printed_gold_rounded_up() -> None:
    position = build("founders", "chandler", "lumberjack > wheeler > cartwright{4}", hand="smuggler", ducats=2)
    play(position, "play smuggler")
    assert me(position)["ducats"] == 0  # the padlock
    assert legal(position) == ["smuggle founders", "smuggle chandler", "smuggle cartwright"]
    refused(position, "smuggle wheeler", "VS-13.12")
    refused(position, "smuggle lumberjack", "VS-13.12")
    play(position, "smuggle cartwright")
    assert me(position)["ducats"] == 5
    assert position.dump()["discard"] == ["smuggler"]


@pytest.mark.rule("VS-13.12", "VS-D4")
def test_a_smuggler_needs_visible_gold() -> None:
    refused(build("founders:food", "miner > seeker", hand="smuggler"), "play smuggler", "VS-13.12")


@pytest.mark.rule("VS-13.12")
def test_a_villager_placed_in_the_same_turn_may_be_smuggled() -> None:
    position = build("founders:food", hand="smuggler chandler", ducats=2)
    play(position, "place chandler", "play smuggler")
    assert me(position)["ducats"] == 2
