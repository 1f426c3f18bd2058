"""Sections 9, 10 and 11: building, production chains, basic villagers."""

import pytest

from letopis.testing.knowing import knows
from tests.games.villagers.tables import build, ended, legal, me, play, refused, seat, shown, stacked, table

pytestmark = pytest.mark.plain


@pytest.mark.rule("VS-9.1")
def test_players_build_complete_turns_one_after_another() -> None:
    position = table(seat(hand="hunter"), seat(hand="wattler"), seat(), first=1)
    assert position.awaiting == (1,)
    play(position, "place wattler", "end")
    assert position.awaiting == (2,)
    play(position, "end")
    assert position.awaiting == (0,)


@pytest.mark.rule("VS-9.2")
@pytest.mark.parametrize(("builders", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5)])
def test_the_build_limit_is_two_and_the_builders_at_most_five(builders: int, limit: int) -> None:
    trees = ["wattler", "wattler", "lumberjack > carpenter", "miner > mason"][:builders]
    assert me(build("founders", *trees))["builds"] == limit


@pytest.mark.rule("VS-9.2")
def test_builders_placed_now_do_not_raise_the_limit() -> None:
    position = build(hand="wattler hunter agent")
    play(position, "place wattler", "place hunter")
    refused(position, "place agent", "VS-9.2")


@pytest.mark.rule("VS-9.2")
def test_placing_none_is_allowed() -> None:
    position = build(hand="hunter agent")
    assert "end" in legal(position)
    play(position, "end")
    assert me(position)["hand"] == ["hunter", "agent"]


@pytest.mark.rule("VS-9.3", "VS-11.5")
def test_placing_exchanging_and_playing_mix_freely() -> None:
    position = build(
        "founders", "lumberjack > wheeler > cartwright", hand="tinner seeker agent hunter cooper", ducats=0
    )
    play(position, "place agent", "exchange miner", "onto 2", "return hunter", "play tinner")
    play(position, "place seeker")
    assert "miner > seeker" in me(position)["village"]
    assert "builds" not in me(position)
    refused(position, "place cooper", "VS-9.2")
    refused(position, "place jeweler", "VS-9.3")


@pytest.mark.rule("VS-9.4")
def test_a_villager_needs_its_chain_and_its_padlock() -> None:
    position = build("founders", hand="cooper beekeeper", ducats=1)
    refused(position, "place cooper", "VS-10.1")
    refused(position, "place beekeeper", "VS-12.4")


@pytest.mark.rule("VS-9.5")
def test_a_placed_card_cannot_be_moved() -> None:
    position = build(hand="hunter")
    play(position, "place hunter")
    assert not [action for action in position.game.vocabulary(position) if action.startswith("move")]
    refused(position, "return hunter", "L-3")


@pytest.mark.rule("VS-9.6")
def test_cards_placed_earlier_in_the_turn_count_for_chains() -> None:
    position = build("founders", "lumberjack", hand="wheeler cartwright")
    refused(position, "place cartwright", "VS-10.1")
    play(position, "place wheeler", "place cartwright")
    assert shown(position)["gold"] == 2 + 9


@pytest.mark.rule("VS-9.7")
def test_identical_villagers_may_stand_in_one_village() -> None:
    position = build("founders", "hunter", hand="hunter")
    play(position, "place hunter")
    assert me(position)["village"].count("hunter") == 2


@pytest.mark.rule("VS-10.2")
def test_a_chain_may_be_continued_in_another_turn() -> None:
    position = table(
        seat("founders", "lumberjack", hand="wheeler cartwright wattler hunter"), seat(), stacks=[9] + [1] * 5
    )
    play(position, "place wheeler", "place hunter", "end", "end")
    while position.view()["phase"] != "build":
        play(position, legal(position)[-1])
    while position.awaiting != (0,):
        play(position, "end")
    play(position, "place cartwright")
    assert "lumberjack > wheeler > cartwright" in me(position)["village"]


@pytest.mark.rule("VS-10.3")
def test_a_bottom_carries_two_branches_and_no_third() -> None:
    position = build("founders", "lumberjack > (carpenter, wheeler)", hand="shipwright cartwright")
    refused(position, "place shipwright", "VS-10.3")
    play(position, "place cartwright")
    assert "lumberjack > (carpenter, wheeler > cartwright)" in me(position)["village"]


@pytest.mark.rule("VS-10.3")
def test_a_middle_link_carries_one() -> None:
    position = build("founders", "lumberjack > wheeler > cartwright", hand="cartwright")
    refused(position, "place cartwright", "VS-10.3")


@pytest.mark.rule("VS-10.3")
def test_the_branches_may_be_the_same() -> None:
    position = build("founders", "lumberjack > wheeler", hand="wheeler")
    play(position, "place wheeler")
    assert "lumberjack > (wheeler, wheeler)" in me(position)["village"]


@pytest.mark.rule("VS-10.3")
def test_places_that_can_be_told_apart_are_asked_for_and_all_are_legal() -> None:
    position = build("founders", "lumberjack > carpenter", "lumberjack", "lumberjack", hand="wheeler")
    play(position, "place wheeler")
    assert legal(position) == ["on lumberjack", "on lumberjack 2", "on lumberjack 3"]
    assert [action.text for action in knows(position).sensible(position, 0, position.legal(0))] == legal(position)[:2]
    refused(position, "on founders", "VS-10.1")
    refused(position, "on hayer", "VS-10.1")
    refused(position, "alone", "VS-10.1")
    play(position, "on lumberjack 2")
    assert me(position)["village"] == ["founders", "lumberjack > carpenter", "lumberjack > wheeler", "lumberjack"]


@pytest.mark.rule("VS-10.3")
def test_a_slight_difference_is_the_players_choice_too() -> None:
    village = ("founders", "lumberjack > wheeler", "lumberjack > wheeler > cartwright")
    position = play(build(*village, hand="cooper", ducats=9), "place cooper")
    assert legal(position) == ["on lumberjack", "on lumberjack 2"]
    play(position, "on lumberjack 2")
    assert me(position)["village"][2] == "lumberjack > (wheeler > cartwright, cooper)"


@pytest.mark.rule("VS-10.3")
def test_nobody_is_asked_about_places_that_cannot_be_told_apart() -> None:
    position = build("founders", "lumberjack > wheeler", "lumberjack > wheeler", hand="shipwright")
    play(position, "place shipwright")
    assert me(position)["village"][1] == "lumberjack > (wheeler, shipwright)"


@pytest.mark.rule("VS-10.4", "VS-10.5")
@pytest.mark.parametrize(("founders", "gold", "food"), [("founders", 2, 0), ("founders:food", 0, 1)])
def test_a_swineherd_switches_off_what_the_founders_show(founders: str, gold: int, food: int) -> None:
    position = build(founders, hand="swineherd")
    assert (shown(position)["gold"], shown(position)["food"]) == (gold, food)
    play(position, "place swineherd")
    assert (shown(position)["gold"], shown(position)["food"]) == (2, 1)


@pytest.mark.rule("VS-10.6")
@pytest.mark.parametrize("id", ["graper", "shepherd", "tanner"])
def test_bottoms_from_the_deck_are_placed_alone_for_a_build_action(id: str) -> None:
    position = table(seat(hand=id), seat(), seat(), seat())
    play(position, f"place {id}")
    assert id in me(position)["village"]
    assert me(position)["builds"] == 1


@pytest.mark.rule("VS-10.7")
def test_solitary_villagers_lie_by_themselves() -> None:
    position = build(hand="chandler")
    play(position, "place chandler")
    assert me(position)["village"] == ["founders", "chandler"]


# ---- basic villagers


@pytest.mark.rule("VS-11.1")
def test_up_to_three_exchanges_a_turn() -> None:
    position = build(hand="agent hunter wattler priest")
    for basic, stack, card in [("miner", 1, "agent"), ("hayer", 1, "hunter"), ("hayer", 6, "wattler")]:
        play(position, f"exchange {basic}", f"onto {stack}", f"return {card}")
    assert me(position)["village"] == ["founders", "miner", "hayer", "hayer"]
    assert stacked(position) == 27
    assert position.dump()["stacks"][5][-1] == "wattler@0.2"
    assert me(position)["builds"] == 2
    refused(position, "exchange miner", "VS-11.1")


@pytest.mark.rule("VS-11.1")
def test_an_exchange_needs_a_card() -> None:
    refused(build(hand=""), "exchange miner", "VS-11.1")


@pytest.mark.rule("VS-11.2", "VS-18.2")
def test_others_see_the_back_of_a_returned_card_only() -> None:
    position = build(hand="agent monk")
    play(position, "exchange miner", "onto 4")
    event = position.play("return monk", 0)[-1]
    assert event.seen(0) == {"card": "monk", "basic": "miner", "stack": 4, "known": 1}
    assert event.seen(1) == event.seen(None) == {"card": "suit-special", "basic": "miner", "stack": 4, "known": 0}
    assert position.view(1)["stacks"][3]["backs"][0] == "special"
    assert position.view(1)["stacks"][3]["mine"][0] == ""
    assert position.view(0)["stacks"][3]["mine"][0] == "monk"


@pytest.mark.rule("VS-11.3", "VS-15.1")
def test_no_card_goes_where_a_stack_is_used_up() -> None:
    position = table(seat(hand="agent"), seat(), stacks=[0, 0, 2, 2, 0, 2])
    play(position, "exchange miner")
    assert legal(position) == ["onto 3", "onto 4", "onto 6"]
    refused(position, "onto 2", "VS-11.3")


@pytest.mark.rule("VS-11.3")
def test_a_single_stack_is_no_choice() -> None:
    position = table(seat(hand="agent"), seat(), stacks=[0, 0, 0, 0, 0, 2])
    play(position, "exchange miner", "return agent")
    assert position.dump()["stacks"][5][-1] == "agent@0.0"


@pytest.mark.rule("VS-11.4")
def test_with_all_stacks_used_up_the_card_goes_onto_the_reserve() -> None:
    position = table(seat(hand="agent"), seat(), stacks=[0] * 6, reserve=["priest"])
    play(position, "exchange miner", "return agent")
    assert position.dump()["reserve"] == ["priest", "agent@0.0"]


@pytest.mark.rule("VS-11.4")
def test_with_the_reserve_used_up_too_it_leaves_the_game() -> None:
    position = table(seat(hand="agent"), seat(), stacks=[0] * 6, reserve=[])
    play(position, "exchange miner", "return agent")
    assert position.dump()["gone"][-1] == "agent@0.0"
    assert position.dump()["discard"] == []


@pytest.mark.rule("VS-11.6")
def test_an_empty_supply_cannot_be_chosen() -> None:
    position = table(seat("founders", *["miner"] * 10, hand="agent"), seat())
    assert "exchange miner" not in legal(position)
    refused(position, "exchange miner", "VS-11.6")


# ---- the end of the phase


@pytest.mark.rule("VS-14.1", "VS-14.4")
def test_without_food_the_founders_turn() -> None:
    position = ended(table(seat(), seat("founders", "hunter")))
    assert me(position)["village"] == ["founders:food"]
    assert me(position, 1)["village"] == ["founders", "hunter"]
    assert me(position)["drafts"] == 3
    assert position.dump()["round"] == 2


@pytest.mark.rule("VS-14.1")
def test_covered_founders_turn_too() -> None:
    position = ended(table(seat("founders > brewer", ducats=0), seat("founders > swineherd", "hunter")))
    assert me(position)["village"] == ["founders > brewer"]  # the Brewer has food


@pytest.mark.rule("VS-14.2")
def test_founders_never_turn_back_to_gold() -> None:
    position = ended(table(seat("founders:food", "hunter", "harvester"), seat()))
    assert me(position)["village"][0] == "founders:food"


@pytest.mark.rule("VS-9.5")
def test_a_build_turn_can_be_taken_back_action_by_action() -> None:
    position = build("founders", "lumberjack", hand="wheeler cartwright agent")
    before = position.dump()
    play(position, "place wheeler", "exchange miner", "onto 1", "return agent", "place cartwright")
    for _ in range(5):
        position = position.undone(0)
    assert position.dump() == before
