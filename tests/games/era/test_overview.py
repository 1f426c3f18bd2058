"""Sections 1, 6 and 19: what the game is, how a round goes, what is asked."""

import pytest

from tests.games.era.tables import (
    ERA,
    KEEP,
    RING,
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


@pytest.mark.rule("E-1.1")
def test_dice_are_the_people_who_bring_everything_and_eat() -> None:
    lord = poor(KEEP, "longhouse a1", "longhouse a3", "townhouse a5", faces="p2 p5 b4 n3", food=4)
    position = table("collect", lord, poor(wood=1))
    assert stock(position) == (0, 0, 3, 0)  # 3 wood gained; 4 food eaten by 4 dice
    assert (at(position)["culture"], at(position)["disaster"]) == (1, 0)
    assert at(position)["builds"] == 2
    play(position, "0 pass")
    assert kind(position) == ("demand", (0,))  # two swords against none


@pytest.mark.rule("E-1.1", "E-14.10")
def test_most_victory_points_win() -> None:
    position = just(seat(KEEP), seat(KEEP, "cathedral a1"), seat(KEEP, "farm a1"))
    assert position.ranking() == [[1], [2], [0]]


@pytest.mark.rule("E-1.2", "E-13.2", "E-13.3")
def test_the_game_ends_with_the_round_in_which_the_last_token_is_flipped() -> None:
    builder = seat(KEEP, "longhouse a1", "longhouse a3", faces="p5 n4", wood=3)
    position = table("build", builder, seat(faces="n2"), flipped=2, supply={"lumber_mill": 1})
    play(position, "0 build lumber_mill", "0 place lumber_mill a5")
    assert position.dump()["flipped"] == 3
    assert not position.over  # the round is played to its end
    play(position, "0 pass", "0 demand food", "1 pay")
    assert position.over
    assert at(position)["dice"]["peasant"] == 2  # the dice were settled first
    assert position.awaiting == ()


@pytest.mark.rule("E-1.2", "E-6.4")
def test_while_a_token_is_blank_another_round_begins() -> None:
    position = table("end", seat(KEEP, "longhouse a1"), seat(), flipped=2, round=4)
    assert not position.over
    assert (position.dump()["round"], kind(position)) == (5, ("reroll", (0, 1)))


@pytest.mark.rule("E-1.3")
def test_there_is_no_luck_but_in_rolling() -> None:
    lords = [poor(KEEP, "longhouse a1", "longhouse a3", faces="p6 p6 n2", wood=2, stone=2), seat(faces="n4")]
    position = table("collect", *lords, flipped=3)
    play(position, "0 build longhouse", "0 place longhouse a5", "0 build wall_2", "0 place wall_2 a7")
    play(position, "1 demand wood", "0 pay")
    assert position.over
    assert drawn(position) == 0


@pytest.mark.rule("E-1.3", "E-17.4")
def test_outside_set_up_and_roll_everybody_sees_the_same() -> None:
    position = table("build", seat(*RING, faces="p5 n4", culture=3), seat(KEEP, "church a1", faces="c3 n1", disaster=2))
    seen: list[Doc] = [position.view(viewer) for viewer in (0, 1, None)]
    for view in seen:
        del view["seat"], view["decision"]
        for mine in view["seats"]:
            for key in ("marked", "set", "to_place"):  # one's own choices of set-up and roll: nothing now
                assert not mine.pop(key, [])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("E-6.1", "E-6.2", "E-7.8")
def test_everybody_finishes_a_phase_before_the_next_clockwise_from_the_first_player() -> None:
    houses = [KEEP, "longhouse a1", "longhouse a3", "church a5"]
    lords = [seat(*houses, faces=f"p4 p6 c3 {noble}") for noble in ("n2", "n4", "n3")]
    position = rolled(3, *lords, first=1, seed=2)
    asked: list[tuple[str, tuple[int, ...]]] = []
    for _ in range(100):
        view = position.view()
        if view["round"] > 1:
            break
        decision = position.decision(position.awaiting[0]).kind
        if not asked or asked[-1] != (decision, position.awaiting):
            asked.append((decision, position.awaiting))
        passing = {"reroll": "roll", "quill": "pass", "take": "take 1 stone", "bandits": "suffer", "build": "pass"}
        answers = {"demand": "demand stone", "answer": "pay"}
        play(position, f"{position.awaiting[0]} {(passing | answers)[decision]}")
    assert asked == [
        *[("reroll", (0, 1, 2)), ("reroll", (1, 2)), ("reroll", (2,))],  # all at the same time
        *[("quill", (1,)), ("quill", (2,)), ("quill", (0,))],
        *[("take", (1,)), ("take", (2,)), ("take", (0,))],
        *[("bandits", (1,)), ("bandits", (2,)), ("bandits", (0,))],
        *[("build", (1,)), ("build", (2,)), ("build", (0,))],
        *[("demand", (1,)), ("answer", (2,)), ("demand", (1,)), ("answer", (0,))],  # 3 swords of 2 and of 1
        *[("demand", (2,)), ("answer", (0,))],
    ]
    assert position.dump()["first"] == 2


@pytest.mark.rule("E-3.7", "E-6.1")
def test_the_phase_track_shows_the_phase() -> None:
    lord = seat(KEEP, "longhouse a1", faces="p4 n4")
    assert ERA.new(players=2, seed=1).view()["phase"] == "setup"
    assert table("roll", lord | {"faces": []}, seat()).view()["phase"] == "roll"
    assert table("collect", lord, seat()).view()["phase"] == "collect"
    assert table("disasters", lord | {"faces": ["p6", "n1"]}, seat()).view()["phase"] == "disasters"
    assert table("build", lord | {"faces": ["p5", "n1"]}, seat()).view()["phase"] == "build"
    assert table("extort", lord, seat()).view()["phase"] == "extort"
    assert just(lord, seat()).view()["phase"] == "over"


@pytest.mark.rule("E-6.3", "E-D21")
def test_food_over_the_limit_is_lost_before_anybody_eats() -> None:
    position = just("collect", "feed", seat(faces="p1 p1 n1 n1", food=8), seat())
    assert at(position)["food"] == 9 - 4  # together they would be 8 + 6 - 4, full at 9


@pytest.mark.rule("E-6.3", "E-D21")
def test_everybody_has_collected_before_anybody_eats() -> None:
    position = table("collect", seat(faces="n1", food=3), seat(faces="p4", food=3))
    assert kind(position) == ("take", (1,))
    assert at(position)["food"] == 3


@pytest.mark.rule("E-6.4", "E-13.1", "E-13.2")
def test_after_extort_the_round_is_closed() -> None:
    position = table("extort", seat(KEEP, "longhouse a1", "longhouse a3", faces="p5 n4"), seat(faces="n2"))
    play(position, "0 demand food", "1 pay")
    dump = position.dump()
    assert (dump["round"], dump["first"], dump["seats"][0]["dice"]["peasant"]) == (2, 1, 2)


@pytest.mark.rule("E-19.1")
def test_a_forced_choice_is_known_to_be_one() -> None:
    penniless = just("bandits 0", poor(), seat())
    assert legal(penniless) == ["suffer"]
    all_skulls = rolled(3, seat(faces="p6 n6"), seat(faces="n1"))
    cannot_build = table("build", poor(faces="p5"), seat())
    for position, text in (
        (penniless, "suffer"),
        (all_skulls, "roll"),
        (cannot_build, "pass"),
    ):
        forced = position.forced(0)
        assert forced is not None
        assert forced.text == text
    assert just("bandits 0", poor(wood=1), seat()).forced(0) is None
    assert just("extort", poor(faces="n2"), poor(faces="n5", wood=2)).forced(0) is None  # or to spare


@pytest.mark.rule("E-19.1")
def test_feed_disease_revolt_the_dice_and_scoring_ask_nothing() -> None:
    sick = seat(KEEP, "longhouse a1", "longhouse a2", "longhouse a5", faces="p6 p6 p1 n1", food=0, goods=3)
    rebels = seat(KEEP, faces="p6 p6 p6 b6 b6 b6", goods=3)
    position = just("feed", "disasters", "end-of-round", sick, rebels, flipped=3)
    assert position.over
    assert at(position)["disaster"] == 4 + 2
    assert (at(position, 1)["goods"], at(position, 1)["dice"]["burgher"]) == (0, 0)


@pytest.mark.rule("E-19.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_the_listed_questions_are_asked(players: int) -> None:
    listed = {"setup", "reroll", "quill", "take", "bandits", "scorch", "burn", "raze", "build", "place"}
    listed |= {"demand-philip", "answer-philip"} if players == 1 else {"demand", "answer"}
    asked: set[str] = set()
    for seed in range(2):
        position = ERA.new(players=players, seed=seed, options={"round_limit": 12})
        while not position.over:
            asked.add(position.decision(position.awaiting[0]).kind)
            actions = position.legal(position.awaiting[0])
            position.play(actions[len(actions) * 7 // 13], position.awaiting[0])
    assert asked <= listed


@pytest.mark.rule("E-6.2")
def test_out_of_turn_nobody_is_heard() -> None:
    position = table("build", seat(faces="p5"), seat(faces="p5"), first=1)
    assert refused(position, "build farm", 0).rule == "L-2"
    play(position, "1 pass")
    assert refused(position, "build farm", 1).rule == "L-2"


@pytest.mark.rule("E-1.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_at_random_comes_to_an_end(players: int) -> None:
    position = ERA.new(players=players, seed=players, options={"round_limit": 60})
    play_out(position, players)
    dump = position.dump()
    assert dump["round"] == 8 if players == 1 else dump["flipped"] == dump["tokens"] or dump["round"] == 60
