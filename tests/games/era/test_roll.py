"""Sections 7 and 18: three rolls behind the screens, the monastery, the quills; and no other chance than these."""

from itertools import permutations

import pytest

from letopis import Position
from letopis.testing.knowing import knows
from tests.games.era.tables import (
    ERA,
    KEEP,
    Doc,
    at,
    drawn,
    just,
    kind,
    legal,
    play,
    play_out,
    poor,
    refused,
    rolled,
    seat,
    stock,
    table,
)

pytestmark = pytest.mark.plain

HOUSES = [KEEP, "longhouse a1", "longhouse a3", "longhouse a5"]
ABBEY = [*HOUSES, "monastery a8"]
TWO_ABBEYS = [*ABBEY, "monastery d8"]
QUIET = seat(faces="n1")
SEEDS = range(60)


def faces(position: Position, seat: int = 0) -> list[str]:
    """The dice of a seat, as they lie behind its screen."""
    return list(at(position, seat).get("faces", []))


def quilled(dice: str, seed: int = 0, **fields: object) -> Position:
    """Two lords whose screens have just gone up; the first has these dice."""
    return just("reveal", "disasters", seat(KEEP, "church a1", faces=dice, **fields), QUIET, seed=seed)


# ---- three rolls


@pytest.mark.rule("E-7.1", "E-18.2")
def test_everybody_rolls_all_dice_at_once() -> None:
    position = table("roll", seat(*HOUSES, "church c8", "townhouse e8"), seat(*HOUSES), seat(), seed=3)
    letters = [sorted(face[0] for face in faces(position, number)) for number in range(3)]
    assert letters == [list("bcnppp"), list("nppp"), list("n")]
    assert drawn(position) == 6 + 4 + 1
    assert kind(position) == ("reroll", (0, 1, 2))


@pytest.mark.rule("E-7.3", "E-7.4")
@pytest.mark.parametrize("roll", [2, 3])
def test_in_which_order_dice_are_chosen_leaves_no_trace(roll: int) -> None:
    ways = []
    for order in permutations(("p1", "p2", "n1")):
        position = rolled(roll, seat(*HOUSES, faces="p1 p2 p3 n1"), QUIET, seed=5)
        play(position, *[f"0 reroll {face}" for face in order])
        ways.append(position.dump())
    assert all(way == ways[0] for way in ways)


@pytest.mark.rule("E-7.5")
def test_in_which_order_monasteries_set_dice_leaves_no_trace() -> None:
    one, other = (rolled(2, seat(*TWO_ABBEYS, faces="p1 p2 p3 n1 b1 b2"), QUIET) for _ in range(2))
    play(one, "0 set p1 p3", "0 set p2 p5")
    play(other, "0 set p2 p5", "0 set p1 p3")
    assert one.dump() == other.dump()


@pytest.mark.rule("E-7.3")
def test_bots_choose_dice_in_one_order() -> None:
    position = rolled(2, seat(*TWO_ABBEYS, faces="p1 p2 p3 n1 b1 b2"), QUIET)
    play(position, "0 set p2 p5")
    texts = {action.text for action in knows(position).sensible(position, 0, position.legal(0))}
    assert "set p3 p1" in texts
    assert "set p1 p3" not in texts
    assert "set p1 p3" in legal(position, 0)
    play(position, "0 reroll p3")
    kept = {action.text for action in knows(position).sensible(position, 0, position.legal(0))}
    left_out = set(legal(position, 0)) - kept
    assert {text for text in left_out if text.startswith("reroll")} == {"reroll p1"}
    assert {
        text for text in legal(position, 0) if text.startswith("set")
    } <= left_out  # dice are set before any is marked


@pytest.mark.rule("E-7.2")
def test_a_skull_is_set_out_in_view_and_stays() -> None:
    for roll in (2, 3):
        position = rolled(roll, seat(*HOUSES, faces="p6 p1 p1 n6"), QUIET)
        for face in ("p6", "n6"):
            refusal = refused(position, f"reroll {face}")
            assert (refusal.rule, refusal.key) == ("E-7.2", "refusal-skull-stays")
        assert legal(position) == ["reroll p1", "roll"]
        assert position.view(1)["seats"][0]["shown"] == ["p6", "n6"]


@pytest.mark.rule("E-7.3", "E-18.2")
def test_the_second_roll_is_of_any_dice_without_skulls() -> None:
    skulls = 0
    for seed in SEEDS:
        position = rolled(2, seat(*HOUSES, faces="p1 p1 p2 n1"), QUIET, seed=seed)
        play(position, "0 reroll p1", "0 reroll n1")
        assert drawn(position) == 0
        play(position, "0 roll", "1 roll")
        assert drawn(position) == 2
        assert {"p1", "p2"} <= set(faces(position))  # kept
        new = list(faces(position))
        new.remove("p1")
        new.remove("p2")
        assert [face[0] for face in new] == ["p", "n"]  # a peasant and a noble were rolled again
        fresh = [face for face in new if face.endswith("6")]
        skulls += len(fresh)
        assert position.view(1)["seats"][0]["shown"] == fresh  # new skulls are set aside as well
        assert all(f"reroll {face}" not in legal(position) for face in fresh)
    assert skulls > 5


@pytest.mark.rule("E-7.3", "E-7.6")
def test_all_or_none_may_be_rolled_again() -> None:
    position = rolled(2, seat(*HOUSES, faces="p1 p1 p2 n1"), QUIET)
    play(position, "0 reroll p1", "0 reroll p1", "0 reroll p2", "0 reroll n1")
    assert legal(position) == ["roll"]
    play(position, "0 roll", "1 roll")
    assert drawn(position) == 4


@pytest.mark.rule("E-7.4", "E-18.2")
def test_the_third_roll_takes_dice_kept_before_too_and_is_the_last() -> None:
    for seed in range(20):
        position = rolled(2, seat(*HOUSES, faces="p1 p1 p2 n1"), QUIET, seed=seed, flipped=3)
        play(position, "0 reroll n1", "0 roll", "1 roll")
        assert kind(position) == ("reroll", (0, 1))
        play(position, "0 reroll p1", "0 reroll p1", "0 roll", "1 roll")  # kept in roll 2
        assert drawn(position) == 1 + 2
        assert position.view()["phase"] != "roll"  # no fourth


@pytest.mark.rule("E-7.4")
def test_a_skull_of_the_third_roll_counts() -> None:
    struck = 0
    for seed in SEEDS:
        position = rolled(3, poor(*HOUSES, faces="p1 p1 p1 n1", food=9), QUIET, seed=seed)
        play(position, "0 reroll n1", "0 roll", "1 roll")
        if kind(position) == ("bandits", (0,)):
            struck += 1
            assert at(position)["goods"] == 2  # n6
    assert struck > 3


@pytest.mark.rule("E-7.6")
def test_whoever_rerolls_nothing_keeps_his_dice() -> None:
    position = rolled(2, seat(*HOUSES, faces="p4 p4 p2 n1"), QUIET, seed=4)
    play(position, "0 roll", "1 roll")
    assert faces(position) == ["p2", "p4", "p4", "n1"]
    play(position, "0 roll", "1 roll")
    assert faces(position) == ["p2", "p4", "p4", "n1"]
    assert drawn(position) == 0


@pytest.mark.rule("E-7.7")
def test_when_all_have_finished_all_dice_are_shown() -> None:
    position = rolled(3, seat(*HOUSES, faces="p4 p1 p2 n1"), seat(faces="n3"))
    play(position, "1 roll")
    assert "faces" not in position.view()["seats"][1]
    play(position, "0 roll")
    shown = [theirs["faces"] for theirs in position.view()["seats"]]
    assert shown == [["p1", "p2", "p4", "n1"], ["n3"]]


# ---- monastery


@pytest.mark.rule("E-7.5")
@pytest.mark.parametrize("old", ["p1", "p6", "n1"])
def test_a_monastery_turns_a_die_to_any_face(old: str) -> None:
    position = rolled(2, seat(*ABBEY, faces="p1 p6 n1"), QUIET)
    sets = [text for text in legal(position) if text.startswith(f"set {old} ")]
    assert sets == [f"set {old} {old[0]}{number}" for number in range(1, 7) if f"{old[0]}{number}" != old]
    for text in sets:  # to a skull too
        twin = ERA.load(position.dump())
        play(twin, f"0 {text}", "0 roll", "1 roll")
        new = text.split()[2]
        assert sorted(faces(twin)) == sorted([*[face for face in ("p1", "p6", "n1") if face != old], new])


@pytest.mark.rule("E-7.5")
def test_a_die_set_is_not_part_of_the_second_roll_but_may_be_of_the_third() -> None:
    position = rolled(2, seat(*ABBEY, faces="p6 p2 n1"), QUIET)
    play(position, "0 set p6 p3")
    assert refused(position, "reroll p3").rule == "E-7.3"
    assert legal(position) == ["reroll p2", "reroll n1", "roll"]
    play(position, "0 roll", "1 roll")
    assert drawn(position) == 0  # setting is possible though nothing is rerolled
    assert faces(position) == ["p2", "p3", "n1"]
    assert "reroll p3" in legal(position)


@pytest.mark.rule("E-7.5")
def test_a_die_set_to_a_skull_stays() -> None:
    position = rolled(2, seat(*ABBEY, faces="p1 p2 n1"), QUIET)
    play(position, "0 set n1 n6", "0 roll", "1 roll")
    assert refused(position, "reroll n6").rule == "E-7.2"
    assert position.view(1)["seats"][0]["shown"] == ["n6"]


@pytest.mark.rule("E-7.5", "E-D17", "E-11.5")
def test_two_monasteries_set_two_different_dice() -> None:
    position = rolled(2, seat(*TWO_ABBEYS, faces="p6 p1 n6"), QUIET)
    play(position, "0 set p6 p2")
    assert not [text for text in legal(position) if text.startswith("set p2")]  # not the same die again
    assert refused(position, "set p2 p3").key == "refusal-no-such-die"
    play(position, "0 set n6 n4")
    assert refused(position, "set p1 p5").key == "refusal-monasteries-used"
    play(position, "0 roll", "1 roll")
    assert faces(position) == ["p1", "p2", "n4"]


@pytest.mark.rule("E-7.5", "E-D17")
def test_two_equal_dice_may_both_be_set() -> None:
    position = rolled(2, seat(*TWO_ABBEYS, faces="p6 p6 n1"), QUIET)
    play(position, "0 set p6 p1", "0 set p6 p1", "0 roll", "1 roll")
    assert faces(position) == ["p1", "p1", "n1"]


@pytest.mark.rule("E-7.5")
def test_a_monastery_is_for_the_second_roll_only_and_for_its_owner() -> None:
    without = rolled(2, seat(*HOUSES, faces="p6 p2 n1"), seat(*ABBEY, faces="n1"))
    assert refused(without, "set p6 p1").key == "refusal-no-monastery"
    assert not [text for text in legal(without) if text.startswith("set")]
    late = rolled(3, seat(*ABBEY, faces="p6 p2 n1"), QUIET)
    assert legal(late) == ["reroll p2", "reroll n1", "roll"]
    assert refused(late, "set p6 p1").rule == "L-3"


@pytest.mark.rule("E-7.5", "E-17.2")
def test_what_a_monastery_does_is_seen_by_nobody_halfway() -> None:
    position = rolled(2, seat(*ABBEY, faces="p6 p2 n1"), QUIET)
    before = [position.view(viewer) for viewer in (1, None)]
    events = play(position, "0 set p6 p1", "0 reroll p2")
    assert [position.view(viewer) for viewer in (1, None)] == before
    assert all(event.view(1) is None and event.view(None) is None for event in events)


@pytest.mark.rule("E-7.5")
def test_monasteries_count_as_they_stand_at_that_moment() -> None:
    position = table("build", seat(*HOUSES, faces="p5", wood=4, stone=2, goods=1), QUIET, seed=1)
    play(position, "0 build monastery", "0 place monastery a8", "0 pass")
    assert [text for text in legal(position) if text.startswith("set")]


@pytest.mark.rule("E-7.5", "E-10.9")
def test_a_burnt_monastery_sets_nothing_any_more() -> None:
    for lands, left in (([*TWO_ABBEYS, "monastery g10"], 2), (TWO_ABBEYS, 1), (ABBEY, 0)):
        position = just("burn 0", "end-of-round", seat(*lands), seat(), seat(), seed=1)
        play(position, "0 remove monastery a8")
        assert position.decision(0).context["sets"] == left
        assert bool([text for text in legal(position) if text.startswith("set")]) is (left > 0)


# ---- quills


@pytest.mark.rule("E-7.8", "E-6.2")
def test_quills_are_used_in_turn_from_the_first_player_each_finishing_first() -> None:
    lords = [seat(KEEP, "church a1", faces="c3 n1") for _ in range(3)]
    for seed in range(10):
        position = just("reveal", *lords, first=1, seed=seed)
        order: list[int] = []
        while not position.over:
            assert kind(position)[0] == "quill"
            order.append(position.awaiting[0])
            play(position, f"{order[-1]} {'quill' if len(order) % 3 else 'pass'}")
        assert order == sorted(order, key=[2, 0, 1].__getitem__)  # 1, then 2, then 0
        assert set(order) == {0, 1, 2}


@pytest.mark.rule("E-7.9", "E-18.3", "E-D19")
def test_a_quill_is_rolled_alone_or_with_exactly_one_other_die() -> None:
    for partner in ("", " p1", " p6", " n6", " c3"):
        for seed in range(15):
            position = quilled("p1 p6 n6 c3 c3", seed)
            play(position, f"0 quill{partner}")
            kept = ["p1", "p6", "n6", "c3", "c3"]
            kept.remove("c3")  # the quill die itself is always rolled
            if partner:
                kept.remove(partner.strip())
            assert drawn(position) == (2 if partner else 1)
            now = faces(position)
            for face in kept:
                now.remove(face)  # all the others lie as they lay
            assert sorted(face[0] for face in now) == sorted("c" + partner.strip()[:1])


@pytest.mark.rule("E-7.9")
def test_a_quill_cannot_roll_a_die_one_has_not() -> None:
    position = quilled("p1 c3")
    assert legal(position) == ["quill", "quill p1", "pass"]
    for face in ("p2", "n1", "c3"):  # there is no other quill than the one that is used
        refusal = refused(position, f"quill {face}")
        assert (refusal.rule, refusal.key, refusal.figures["face"]) == ("E-7.9", "refusal-no-such-die", face)


@pytest.mark.rule("E-7.9")
def test_a_skull_rolled_away_is_gone_and_a_skull_rolled_counts() -> None:
    gone = fresh = 0
    for seed in SEEDS:
        position = quilled("p6 c3", seed)
        play(position, "0 quill p6")
        if kind_or_none(position) == "quill":
            play(position, "0 pass")
        skulls = sum(face.endswith("6") for face in faces(position))
        assert kind_or_none(position) == ("bandits" if skulls == 1 else None)
        gone += skulls == 0
        fresh += "c6" in faces(position)
    assert gone > 20
    assert fresh > 2


def kind_or_none(position: Position) -> str | None:
    """What is asked, if anything is."""
    return kind(position)[0] if position.awaiting else None


@pytest.mark.rule("E-7.10", "E-D19")
def test_quills_are_used_as_long_as_one_shows() -> None:
    again = 0
    for seed in SEEDS:
        position = quilled("p1 c3", seed)
        play(position, "0 quill")
        shows = "c3" in faces(position)
        assert (kind_or_none(position) == "quill") is shows
        again += shows
    assert 10 < again < 35  # two faces of six


@pytest.mark.rule("E-7.10", "E-D19")
def test_a_partner_that_becomes_a_quill_may_be_used_in_turn() -> None:
    found = 0
    for seed in SEEDS:
        position = quilled("c1 c3 c5", seed)
        play(position, "0 quill c5")
        rolled_again = faces(position)
        rolled_again.remove("c1")
        if rolled_again.count("c3") == 1:
            found += 1
            assert legal(position)[0] == "quill"
    assert found > 5


@pytest.mark.rule("E-7.10")
def test_a_quill_may_be_kept_and_then_does_nothing() -> None:
    position = just("reveal", "collect", "disasters", poor(KEEP, faces="c3"), poor(faces="n1"))
    play(position, "0 pass")
    assert position.over
    assert (stock(position), at(position)["culture"], at(position)["disaster"]) == ((0, 0, 0, 0), 0, 0)
    assert faces(position) == ["c3"]


@pytest.mark.rule("E-7.9", "E-17.4")
def test_quill_rolls_are_public() -> None:
    position = quilled("p1 c3", 1)
    events = play(position, "0 quill p1")
    (told,) = [event for event in events if event.rule == "E-7.9"]
    assert told.view(1) == told.view(None) == told.view(0)
    assert position.view(1)["seats"][0]["faces"] == faces(position)


# ---- no dice


@pytest.mark.rule("E-7.11", "E-D33")
def test_a_player_without_dice_stays_in_the_game() -> None:
    landless = poor("farm a1", "lumber_mill a4", food=2)
    position = table("roll", landless, seat(KEEP, "longhouse a1"), seed=1)
    assert position.awaiting == (0, 1)
    assert legal(position) == ["roll"]
    play(position, "0 roll", "1 roll", "0 roll", "1 roll")
    assert stock(position) == (0, 0, 2, 3)  # mill and farm still produce, and nobody eats
    assert at(position)["disaster"] == 0


@pytest.mark.rule("E-7.11")
def test_a_player_without_dice_is_a_victim_like_any_other() -> None:
    landless = poor("farm a1", "farm a5", wood=1)
    treachery = just("disasters", landless, seat(faces="p6 p6 p6"))
    assert kind(treachery) == ("scorch", (0,))
    attack = just("disasters", landless, seat(faces="p6 p6 p6 p6 p6"))
    assert kind(attack) == ("raze", (0,))
    extort = just("extort", landless, seat(faces="n2"))
    assert kind(extort) == ("demand", (1,))
    nothing = just("disasters", "build", "extort", landless, seat(faces="n1"))
    assert nothing.over  # no skulls, no hammers, no swords


# ---- chance


@pytest.mark.rule("E-18.1", "E-18.2", "E-18.3", "E-18.4", "E-1.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_chance_is_asked_for_each_die_rolled_and_for_nothing_else(players: int) -> None:
    for seed in range(3):
        position = ERA.new(players=players, seed=seed, options={"round_limit": 10})
        rolls = 0
        for event in play_out(position, seed):
            figures: Doc = dict(event.secret or event.figures)
            if event.key in ("event-rolled", "event-philip-rolled") and figures["faces"] != "none":
                rolls += len(str(figures["faces"]).split())
            elif event.key == "event-quill":
                rolls += len(str(figures["new"]).split())
            elif event.key == "event-first-roll":
                rolls += 1
        assert drawn(position) == rolls


@pytest.mark.rule("E-18.2")
def test_the_same_seed_rolls_the_same_dice() -> None:
    first, second, other = (table("roll", seat(*HOUSES), seat(*HOUSES), seed=seed) for seed in (8, 8, 9))
    assert first.dump() == second.dump()
    assert faces(first) + faces(first, 1) != faces(other) + faces(other, 1)
