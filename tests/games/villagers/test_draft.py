"""Section 7: the draft phase."""

import pytest

from letopis.testing.knowing import knows
from tests.games.villagers.tables import build, legal, me, play, refused, seat, shown, stacked, table

pytestmark = pytest.mark.plain


@pytest.mark.rule("VS-7.1")
@pytest.mark.parametrize(("food", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5)])
def test_the_draft_limit_is_two_and_the_food_at_most_five(food: int, limit: int) -> None:
    village = ["founders", *["hunter", "hunter", "harvester", "harvester"][:food]]
    position = table(seat(*village), seat(), phase="draft", road=["wattler"])
    assert me(position)["drafts"] == limit


@pytest.mark.rule("VS-7.2")
def test_who_has_reached_the_limit_is_skipped_and_taking_is_compulsory() -> None:
    position = table(seat("founders", "hunter", "harvester"), seat(), phase="draft")
    order = []
    while position.view()["phase"] == "draft":
        assert "pass" not in legal(position)
        refused(position, "pass", "L-3")
        order.append(position.awaiting[0])
        play(position, legal(position)[-1])
    assert order == [0, 1, 0, 1, 0, 0]


@pytest.mark.rule("VS-7.3")
def test_a_turn_is_a_villager_of_the_road_or_the_top_of_a_stack() -> None:
    position = table(seat(), seat(), phase="draft", stacks=[4, 0, 4, 0, 4, 4])
    takes = [f"take {card}" for card in ("carpenter", "grazier", "mason", "swineherd", "graper", "hunter")]
    assert legal(position) == [*takes, "draw 1", "draw 3", "draw 5", "draw 6"]
    refused(position, "take jeweler", "VS-7.3")
    refused(position, "draw 2", "VS-7.7")


@pytest.mark.rule("VS-7.3")
def test_any_villager_may_be_taken_and_bots_look_at_equal_ones_once() -> None:
    alike = table(seat(), seat(), phase="draft", road=["hunter", "hunter", "mason"])
    assert legal(alike)[:3] == ["take hunter", "take hunter 2", "take mason"]
    refused(alike, "take hunter 3", "L-4")
    sensible = [action.text for action in knows(alike).sensible(alike, 0, alike.legal(0))]
    assert sensible[:2] == ["take hunter", "take mason"]
    play(alike, "take hunter 2")
    apart = table(seat(), seat(), phase="draft", road=["hunter", "hunter{3}", "mason"])
    assert legal(apart)[:2] == ["take hunter", "take hunter 2"]
    play(apart, "take hunter 2")
    assert me(apart)["ducats"] == 11


@pytest.mark.rule("VS-7.4")
def test_ducats_come_along_and_the_slot_is_filled_from_the_leftmost_stack() -> None:
    stacks = [[], ["agent", "priest"], 4, 4, 4, 4]
    position = table(seat(), seat(), phase="draft", road=["hunter{2}", "mason{1}"], stacks=stacks)
    play(position, "take hunter")
    assert me(position)["ducats"] == 10
    assert position.dump()["road"][:2] == ["priest", "mason{1}"]
    assert position.dump()["stacks"][1] == []  # the empty slots were filled as well


@pytest.mark.rule("VS-7.5")
def test_a_card_drawn_unseen_is_shown_and_nothing_is_refilled() -> None:
    position = table(seat(), seat(), phase="draft", stacks=[4, 4, ["agent"], 4, 4, 4], road=["hunter", "mason"])
    road = position.dump()["road"]
    events = position.play("draw 3", 0)
    assert position.view(1)["seats"][0]["square"] == ["agent"]
    assert [event.key for event in events][:2] == ["event-stack-used-up", "event-drafted-unseen"]
    assert position.dump()["road"][1:2] == road[1:2]


@pytest.mark.rule("VS-7.6")
def test_drafted_cards_wait_on_the_square_until_the_limit_is_reached() -> None:
    position = table(seat(), seat(), phase="draft")
    play(position, "take hunter")
    assert me(position)["square"] == ["hunter"]
    assert me(position)["hand"] == []
    assert shown(position)["food"] == 0
    play(position, "draw 1", "take mason")
    assert sorted(me(position)["hand"]) == ["hunter", "mason"]
    assert "square" not in me(position)


@pytest.mark.rule("VS-7.7")
def test_a_stack_that_is_used_up_is_never_refilled() -> None:
    position = table(seat(hand="agent priest"), seat(), stacks=[0, 4, 4, 4, 4, 4])
    play(position, "exchange miner")
    assert "onto 1" not in legal(position)
    refused(position, "onto 1", "VS-11.3")


@pytest.mark.rule("VS-7.8")
def test_the_reserve_serves_when_all_stacks_are_used_up() -> None:
    position = table(seat(), seat(), phase="draft", stacks=[0] * 6, reserve=["agent", "priest"], road=["hunter"])
    assert legal(position) == ["take hunter", "draw reserve"]
    play(position, "draw reserve")
    assert me(position)["square"] == ["priest"]


@pytest.mark.rule("VS-7.8")
def test_the_reserve_is_not_drafted_from_while_a_stack_has_cards() -> None:
    position = table(seat(), seat(), phase="draft", stacks=[0, 0, 0, 0, 0, 1])
    refused(position, "draw reserve", "VS-7.8")
    bare = table(seat(), seat(), phase="draft", stacks=[0] * 6, reserve=[], road=["hunter", "mason"])
    refused(bare, "draw reserve", "VS-7.8")


@pytest.mark.rule("VS-7.8")
def test_with_stacks_and_reserve_used_up_slots_stay_empty() -> None:
    position = table(seat(), seat(), phase="draft", stacks=[0] * 6, reserve=[], road=["hunter", "mason", "agent"])
    play(position, "take hunter")
    assert [card for card in position.dump()["road"] if card] == ["mason", "agent"]


@pytest.mark.rule("VS-7.9", "VS-D7")
def test_with_nothing_left_the_rest_of_the_drafts_is_lost() -> None:
    position = table(seat(), seat(), phase="draft", stacks=[0] * 6, reserve=[], road=["hunter", "mason", "agent"])
    play(position, "take hunter", "take mason", "take agent")
    assert me(position, 1)["hand"] == ["mason"]
    assert sorted(me(position)["hand"]) == ["agent", "hunter"] or sorted(me(position)["hand"]) == ["hunter", "agent"]
    assert position.view()["phase"] != "draft"


@pytest.mark.rule("VS-7.10")
def test_when_all_are_done_the_road_is_updated() -> None:
    position = table(seat(), seat(), phase="draft")
    play(position, "draw 1", "draw 1", "draw 2", "draw 2")
    assert position.decision(position.awaiting[0]).kind == "ducat"


def test_a_drafted_villager_has_no_effect_on_the_limit_of_the_phase() -> None:
    position = build("founders", hand="hunter")
    play(position, "place hunter", "end", "end")
    assert position.dump()["round"] == 2
    assert stacked(position) == 24
    assert me(position)["drafts"] == 3
