"""Section 8: the road update."""

import pytest

from tests.games.villagers.tables import alone, legal, play, refused, seat, table

pytestmark = pytest.mark.plain

ROAD = ["hunter{1}", "mason", "agent{2}", "priest", "cooper", "brewer"]


@pytest.mark.rule("VS-8.1", "VS-8.2", "VS-8.3", "VS-8.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_villagers_with_ducats_leave_gaps_are_filled_and_all_get_a_ducat(players: int) -> None:
    seats = [seat() for _ in range(players)]
    position = table(*seats, phase="road", road=ROAD, reserve=["wattler", "seeker", "fisher"])
    doc = position.dump()
    assert doc["discard"] == ["hunter", "agent"]
    assert doc["road"] == ["fisher{1}", "mason{1}", "seeker{1}", "priest{1}", "cooper{1}", "brewer{1}"]
    assert doc["reserve"] == ["wattler"]
    assert position.decision(0).kind == "build"


@pytest.mark.rule("VS-8.2")
def test_without_a_reserve_the_leftmost_stack_fills_the_road() -> None:
    stacks = [[], ["wattler"], ["seeker"], 4, 4, 4]
    position = table(seat(), seat(), seat(), phase="road", road=ROAD, reserve=[], stacks=stacks)
    assert position.dump()["road"][:3] == ["wattler{1}", "mason{1}", "seeker{1}"]


@pytest.mark.rule("VS-8.2")
def test_without_any_card_slots_stay_empty() -> None:
    position = table(seat(), seat(), seat(), phase="road", road=ROAD, reserve=[], stacks=[0] * 6)
    assert position.dump()["road"][:3] == ["", "mason{1}", ""]


@pytest.mark.rule("VS-8.5")
def test_with_two_players_the_second_in_turn_order_decides_first() -> None:
    position = table(seat(), seat(), phase="road", road=ROAD, first=0)
    assert position.awaiting == (1,)
    bids = ["ducat hunter", "ducat mason", "ducat agent", "ducat priest", "ducat cooper", "ducat brewer", "pass"]
    assert legal(position) == bids
    refused(position, "ducat jeweler", "VS-8.5")
    play(position, "ducat mason")
    assert position.awaiting == (0,)
    assert "mason{1}" in position.dump()["road"]


@pytest.mark.rule("VS-8.5", "VS-8.8")
def test_both_may_choose_the_same_villager_and_ducats_pile_up() -> None:
    position = table(seat(), seat(), phase="road", road=ROAD)
    play(position, "ducat agent", "ducat agent")
    assert "agent{4}" in position.dump()["road"]
    assert "hunter{1}" in position.dump()["road"]


@pytest.mark.rule("VS-8.6", "VS-8.7")
def test_with_two_players_villagers_without_a_ducat_leave() -> None:
    reserve = ["wattler", "seeker", "fisher", "grocer"]
    position = table(seat(), seat(), phase="road", road=ROAD, reserve=reserve)
    play(position, "pass", "ducat brewer")
    doc = position.dump()
    assert doc["discard"] == ["mason", "priest", "cooper"]
    assert doc["road"] == ["hunter{1}", "grocer", "agent{2}", "fisher", "seeker", "brewer{1}"]
    assert doc["reserve"] == ["wattler"]


@pytest.mark.rule("VS-8.7", "VS-8.10")
def test_a_stack_emptied_by_the_road_update_counts_for_the_market() -> None:
    stacks = [[], ["wattler"], 4, 4, 4, 4]
    position = table(seat(), seat(), phase="road", road=["hunter{1}", "mason"], reserve=[], stacks=stacks)
    play(position, "pass", "pass")
    assert position.view()["markets"][0]["due"] is True
    play(position, "end", "end")
    assert position.dump()["markets"] == 1


@pytest.mark.rule("VS-8.9")
@pytest.mark.parametrize(("players", "kind"), [(2, "ducat"), (3, "build")])
def test_only_two_players_are_asked_for_ducats(players: int, kind: str) -> None:
    position = table(*[seat() for _ in range(players)], phase="road")
    assert position.decision(position.awaiting[0]).kind == kind


@pytest.mark.rule("VS-17.12")
def test_alone_only_the_player_puts_a_ducat() -> None:
    position = alone(phase="road", road=ROAD, countess={"open": []})
    play(position, "ducat mason")
    assert position.decision(0).kind == "build"
    assert "mason{1}" in position.dump()["road"]
