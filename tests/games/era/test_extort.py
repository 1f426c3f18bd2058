"""Section 12: Extort."""

import pytest

from letopis.testing.knowing import guides, knows
from tests.games.era.tables import KEEP, at, just, kind, legal, play, poor, refused, seat, stock, table

pytestmark = pytest.mark.plain

# fmt: off
DICE = {  # (swords, shields) as dice
    (0, 0): "n5", (1, 0): "n2", (2, 0): "n3", (3, 0): "n4", (4, 0): "n4 n2", (5, 0): "n4 n3",
    (0, 4): "n1", (1, 4): "n1 n2", (3, 4): "n1 n4", (5, 4): "n1 n3 n4",
}
# fmt: on


@pytest.mark.rule("E-12.2")
@pytest.mark.parametrize("attacker", DICE)
@pytest.mark.parametrize("victim", DICE)
def test_more_swords_than_the_victim_has_swords_and_shields(attacker: tuple[int, int], victim: tuple[int, int]) -> None:
    position = just("extort 0", seat(faces=DICE[attacker]), seat(faces=DICE[victim]))
    demanded = attacker[0] > victim[0] and attacker[0] > victim[1]  # its own shields do not matter
    assert position.awaiting == ((0,) if demanded else ())


@pytest.mark.rule("E-12.2", "E-15.1")
def test_shields_equal_to_the_swords_protect() -> None:
    assert just("extort", seat(faces="n4 n2"), seat(faces="n1")).over  # 4 swords, 4 shields
    assert kind(just("extort", seat(faces="n4 n3"), seat(faces="n1"))) == ("demand", (0,))


@pytest.mark.rule("E-12.1", "E-D16")
def test_dice_of_a_lost_building_still_count_this_round() -> None:
    lord = seat(KEEP, "keep a1", "longhouse a4", faces="n4 n3 n6 p6 p6 p6 c3")
    position = just("disasters", "extort", lord, seat(faces="n1"))
    play(position, "0 remove keep g7")
    assert kind(position) == ("demand", (0,))  # five swords against four shields


@pytest.mark.rule("E-12.2", "E-12.4", "E-6.2")
def test_demands_go_round_clockwise_one_at_a_time_each_pair_once() -> None:
    lords = [seat(faces=faces) for faces in ("n2", "n4", "n3", "n5")]  # 1, 3, 2 and 0 swords
    position = just("extort", *lords, first=2)
    pairs: list[tuple[int, int]] = []
    while position.awaiting:
        (attacker,) = position.awaiting
        victim = position.decision(attacker).context["other"]
        assert isinstance(victim, int)
        pairs.append((attacker, victim))
        play(position, f"{attacker} demand food")
        assert kind(position) == ("answer", (victim,))  # answered before the next is made
        play(position, f"{victim} pay" if attacker != 1 else f"{victim} refuse")
    assert pairs == [(2, 3), (2, 0), (0, 3), (1, 2), (1, 3), (1, 0)]


@pytest.mark.rule("E-12.2")
def test_what_was_just_taken_can_be_taken_by_a_later_attacker() -> None:
    position = just("extort", poor(faces="n3"), poor(faces="n4"), poor(faces="n5", goods=1))
    assert kind(position) == ("demand", (0,))
    play(position, "0 demand goods", "2 pay")
    play(position, "1 insist")
    assert at(position, 2)["disaster"] == 2  # nothing left for the second attacker
    assert position.decision(1).context["other"] == 0
    play(position, "1 demand goods", "0 pay")
    assert [at(position, number)["goods"] for number in range(3)] == [0, 1, 0]


@pytest.mark.rule("E-12.3", "E-D23")
def test_one_resource_is_named_that_the_victim_has() -> None:
    position = just("extort", poor(faces="n2"), poor(faces="n5", goods=2, food=1))
    assert legal(position) == ["demand goods", "demand food", "spare"]
    refusal = refused(position, "demand wood")
    assert (refusal.rule, refusal.key) == ("E-12.3", "refusal-victim-has-none")
    assert (refusal.figures["resource"], refusal.figures["other"]) == ("wood", 1)
    assert refused(position, "insist").key == "refusal-victim-has-some"
    for text in ("pass", "pay", "refuse"):
        assert refused(position, text).rule == "L-3"
    play(position, "0 demand goods")
    assert legal(position, 1) == ["pay", "refuse"]
    assert position.view()["seats"][1]["demanded"] == "goods"
    play(position, "1 pay")
    assert (stock(position), stock(position, 1)) == ((1, 0, 0, 0), (1, 0, 0, 1))
    assert "demanded" not in position.view()["seats"][1]
    assert at(position, 1)["disaster"] == 0


@pytest.mark.rule("E-12.3")
def test_whoever_refuses_takes_two_disaster_points_and_keeps_everything() -> None:
    position = just("extort", poor(faces="n2"), poor(faces="n5", wood=1, disaster=5))
    play(position, "0 demand wood", "1 refuse")
    assert (stock(position), stock(position, 1)) == ((0, 0, 0, 0), (0, 0, 1, 0))
    assert at(position, 1)["disaster"] == 7


@pytest.mark.rule("E-12.3", "E-D23")
def test_of_whoever_has_nothing_one_may_demand_two_disaster_points() -> None:
    position = just("extort", seat(faces="n2"), poor(faces="n5"))
    assert (kind(position), legal(position)) == (("demand", (0,)), ["insist", "spare"])
    assert refused(position, "demand food").key == "refusal-victim-has-none"
    play(position, "0 insist")
    assert position.over  # there is nothing to answer
    assert at(position, 1)["disaster"] == 2
    assert at(position)["disaster"] == 0


@pytest.mark.rule("E-12.3", "E-D23")
@pytest.mark.parametrize("wood", [0, 1, 3])
def test_whoever_may_demand_may_spare(wood: int) -> None:
    position = just("extort", poor(faces="n4"), poor(faces="n5", wood=wood), poor(faces="n2", food=1))
    before = [at(position, number) for number in range(3)]
    events = play(position, "0 spare")
    assert [(event.key, event.figures["other"]) for event in events] == [("event-spared", 1)]
    assert [at(position, number) for number in range(3)] == before
    assert position.decision(0).context["other"] == 2  # the next is another matter
    play(position, "0 demand food", "2 refuse")
    assert [at(position, number)["disaster"] for number in range(3)] == [0, 0, 2]


@pytest.mark.rule("E-12.3", "E-D23")
def test_by_rules_version_1_whoever_has_nothing_takes_the_points_unasked() -> None:
    position = just("extort", seat(faces="n2"), poor(faces="n5"), rules=1)
    assert position.over
    assert at(position, 1)["disaster"] == 2
    asked = just("extort", seat(faces="n2"), poor(faces="n5", wood=1), rules=1)
    assert legal(asked) == ["demand wood", "spare"]


@pytest.mark.rule("E-12.3")
def test_bots_do_not_think_of_sparing() -> None:
    for wood in (0, 1):
        position = just("extort", seat(faces="n2"), poor(faces="n5", wood=wood))
        (only,) = knows(position).sensible(position, 0, position.legal(0))
        assert only.text == ("demand wood" if wood else "insist")
        assert guides(position).automatic(position, 0) is only


@pytest.mark.rule("E-12.3", "E-D23", "E-8.4")
@pytest.mark.parametrize(("resource", "limit"), [("goods", 6), ("stone", 7), ("wood", 8), ("food", 9)])
def test_what_the_attacker_cannot_hold_is_lost_but_paid(resource: str, limit: int) -> None:
    position = just("extort", poor(faces="n2", **{resource: limit}), poor(faces="n5", **{resource: 1}))
    play(position, f"0 demand {resource}", "1 pay")
    assert (at(position)[resource], at(position, 1)[resource]) == (limit, 0)


@pytest.mark.rule("E-12.4")
def test_one_player_may_lose_to_several() -> None:
    position = just("extort", poor(faces="n3"), poor(faces="n3"), poor(faces="n5", wood=2))
    play(position, "0 demand wood", "2 pay", "1 demand wood", "2 pay")
    assert position.over  # equal swords: nothing between the two
    assert [at(position, number)["wood"] for number in range(3)] == [1, 1, 0]


@pytest.mark.rule("E-12.4")
def test_after_extort_nobody_is_asked_again_in_that_round() -> None:
    position = table("extort", seat(KEEP, "longhouse a1", faces="p1 n2"), seat(faces="n5"), flipped=3)
    play(position, "0 demand food", "1 pay")
    assert position.over
