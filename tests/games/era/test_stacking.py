"""What no game could come to is not read: steps where they cannot stand, and figures that do not belong together."""

from typing import Any

import pytest

import letopis
from tests.games.era.tables import ERA, KEEP, Doc, legal, play, play_out, poor, rolled, seat

pytestmark = pytest.mark.plain

ROUND = ["end-of-round", "extort", "build", "disasters", "feed", "collect"]
QUILLS = seat(KEEP, "church a1", faces="n1 c3")
STRONG, WEAK = seat(faces="n4"), seat(faces="n5")
BUILDER = seat(KEEP, "longhouse a1", faces="n1 p5", wood=8)

# fmt: off
MISPLACED: dict[str, tuple[list[str], list[Doc], str]] = {
    "builds without hammers": (["build 0"], [seat(), seat()], "no builds left"),
    "more builds than hammers": (["build 0"], [BUILDER | {"builds": 3}, seat()], "not so many hammers"),
    "two questions at once": (["scorch 0", "burn 1"], [seat(), seat()], "stands above it"),
    "a piece that was not chosen": (["place 0"], [BUILDER | {"builds": 1}, seat()], "has chosen nothing"),
    "a piece that cannot be paid": (
        ["place 0"], [BUILDER | {"builds": 1, "building": "cathedral"}, seat()], "cannot build that"),
    "a quill under a roll": ([*ROUND, "reveal", "quill 0", "reroll 3"], [QUILLS, seat(faces="n1")], "stands above it"),
    "a quill of no die": ([*ROUND, "quill 1"], [QUILLS, seat(faces="n1")], "no die of seat 1 shows a quill"),
    "quills out of turn": ([*ROUND, "quill 0", "quill 1"], [QUILLS, QUILLS], "does not come later"),
    "a roll with nothing to show": ([*ROUND, "reroll 3"], [seat(faces="n1"), seat(faces="n1")], "above “reveal”"),
    "a second roll without a third": (
        [*ROUND, "reveal", "reroll 2"], [seat(faces="n1"), seat(faces="n1")], "above “reroll 3”"),
    "dice rolled twice": ([*ROUND, "reveal", "roll"], [seat(faces="n1"), seat(faces="n1")], "rolled already"),
    "dice shown twice": ([*ROUND, "quill 0", "reveal"], [QUILLS, seat(faces="n1")], "stands above it"),
    "phases turned round": (["feed", "build"], [seat(), seat()], "does not come later"),
    "a phase twice": (["collect", "collect"], [seat(), seat()], "does not come later"),
    "a part of a phase and all of it": (["feed 1", "feed"], [seat(), seat()], "the same phase"),
    "a phase and a part of it": (["feed", "feed 0"], [seat(), seat()], "does not come later"),
    "seats out of turn": (["feed 0", "feed 1"], [seat(), seat()], "does not come later"),
    "a part of a phase that has not begun": (["build-turn 0", "feed"], [seat(), seat()], "has not begun"),
    "a round in a round": (["round", "feed"], [seat(), seat()], "comes before any"),
    "a round after a round": (["end-of-round", "round"], [seat(), seat()], "set-up is"),
    "a take without income": (
        ["take 0"], [seat(KEEP, "longhouse a1", faces="n1 p4", choosing=["p4"]), seat()], "above “income 0”"),
    "a take of nothing": (["income 0", "take 0"], [seat(faces="n1"), seat()], "no die with an alternative"),
    "a demand without swords": (["demand 1 0"], [STRONG, WEAK], "does not overcome"),
    "a demand of oneself": (["demand 0 0"], [STRONG, WEAK], "does not overcome"),
    "demands out of turn": (
        ["extort-from 0 1", "demand 0 2"], [STRONG, WEAK, WEAK], "does not come later"),
    "a demand after one's turn": (["extort 0", "demand 0 1"], [STRONG, WEAK], "does not come later"),
    "an answer to nothing": (["answer 1 0"], [STRONG, WEAK], "nothing is demanded"),
    "an answer about what is not there": (
        ["answer 1 0"], [STRONG, poor(faces="n5", demanded="wood")], "nothing is demanded"),
    "Sir Philip at a table of two": (["demand-philip 0"], [STRONG, WEAK], "does not overcome Sir Philip"),
    "a scorched area when none is left": (["scorch 0"], [seat(), seat()], "no scorched area is left"),
    "victims out of turn": (
        ["attack 0", "attack 1", "raze 0"], [seat(KEEP, "farm a1")] * 3, "does not come later"),
    "a victim struck twice": (["attack 0", "raze 0"], [seat(KEEP, "farm a1"), seat()], "so often"),
}
# fmt: on


@pytest.mark.parametrize("case", MISPLACED)
def test_a_step_says_why_it_cannot_stand_there(case: str) -> None:
    stack, seats, reason = MISPLACED[case]
    doc: Doc = {"stack": stack, "seats": seats, "rolling": "reveal" in stack}
    if case.endswith("none is left"):
        doc["supply"] = {"scorched": 0}
    with pytest.raises(letopis.BadNotation) as caught:
        ERA.load(doc)
    assert caught.value.path.startswith("stack[")
    assert reason in caught.value.problem


DEALT = ["longhouse a1", "longhouse a3", "longhouse a5", "farm a7", "wall_4 a10", "wall_4 a12", "wall_4 a14"]
SET_UP = ["round", "first-player", "setup"]

UNFIT: dict[str, tuple[Doc, str]] = {
    "a piece that was not dealt": ({"stack": SET_UP, "seats": [{"domain": [KEEP, "church a1"]}, {}]}, "domain"),
    "a longhouse too many": (
        {"stack": SET_UP, "seats": [{"domain": [KEEP, *DEALT], "to_place": ["longhouse"]}, {}]},
        "to_place",
    ),
    "no keep in the centre": ({"stack": SET_UP, "seats": [{"domain": ["farm a1"]}, {}]}, "domain"),
    "dice that were not dealt": ({"stack": SET_UP, "seats": [{"dice": {"peasant": 4}}, {}]}, "dice"),
    "dice rolled at set-up": ({"stack": SET_UP, "seats": [{"faces": ["p1", "p1", "p1", "n1"]}, {}]}, "faces"),
    "a round at set-up": ({"stack": SET_UP, "round": 2}, "round"),
    "a round that has not begun": ({"phase": "feed", "round": 0}, "round"),
    "a ninth round alone": ({"phase": "feed", "round": 9, "players": 1}, "round"),
    "a round beyond the limit": ({"phase": "feed", "round": 4, "options": {"round_limit": 3}}, "round"),
    "more lost than owned": ({"phase": "feed", "seats": [seat(lost=["noble", "noble"]), seat()]}, "lost"),
    "dice without buildings": ({"phase": "feed", "seats": [seat(faces="n1 n1", lost=[]), seat()]}, "lost"),
    "a building without a die": ({"phase": "feed", "box_dice": {"peasant": 18}}, "supply_dice.peasant"),
    "a skull rolled again": (
        {"stack": [*ROUND, "reveal", "reroll 3"], "seats": [seat(faces="n1", marked=["p6"]), seat(faces="n1")]},
        "marked",
    ),
    "skulls in sight that are not": (
        {"stack": [*ROUND, "reveal", "reroll 3"], "seats": [seat(faces="n1", shown=["p6"]), seat(faces="n1")]},
        "shown",
    ),
    "more dice set than monasteries": (
        {
            "stack": [*ROUND, "reveal", "reroll 3", "reroll 2"],
            "seats": [seat(faces="n1", set=["p6 p1"]), seat(faces="n1")],
        },
        "set",
    ),
    "a die set to what it shows": (
        {
            "stack": [*ROUND, "reveal", "reroll 3", "reroll 2"],
            "seats": [seat(KEEP, "monastery a1", faces="n1", set=["p6 p6"]), seat(faces="n1")],
        },
        "set[0]",
    ),
    "a die decided that is not there": (
        {"stack": ["income 0", "take 0"], "seats": [seat(faces="n1 p4", choosing=["p4", "p4"]), seat()]},
        "choosing",
    ),
    "builds in another phase": ({"stack": ["extort"], "seats": [BUILDER | {"builds": 2}, seat()]}, "builds"),
    "Sir Philip's dice before he rolls": (
        {"stack": [*ROUND, "reveal", "reroll 3"], "seats": [seat(faces="n1")], "philip": ["p1", "n1", "n1"]},
        "philip",
    ),
    "seats that choose though nobody does": ({"stack": ["extort"], "choosing": [1]}, "choosing"),
}


@pytest.mark.parametrize("case", UNFIT)
def test_figures_that_do_not_belong_together_are_named(case: str) -> None:
    doc, path = UNFIT[case]
    with pytest.raises(letopis.BadNotation) as caught:
        ERA.load(doc)
    assert caught.value.path.endswith(path)


def test_more_is_not_picked_than_the_dice_offer() -> None:
    doc: Doc = {"stack": ["income 0", "take 0"], "seats": [seat(faces="n1 p4 p4", choosing=["p4", "p4"]), seat()]}
    begun = ERA.load(doc | {"picks": [["take 1 stone"]]})
    assert legal(begun) == ["take 2 food", "take 1 stone"]
    for picks in (["take 2 wood"], ["take 2 food"] * 3):
        with pytest.raises(letopis.BadNotation) as caught:
            ERA.load(doc | {"picks": [picks]})
        assert caught.value.path == "stack[1]"


def test_what_can_be_derived_may_still_be_left_out() -> None:
    position = ERA.load({"seats": [{"domain": [KEEP, *DEALT]}, {}], "phase": "setup"})
    assert position.dump()["seats"][0]["to_place"] == ["scorched", "scorched"]
    assert position.awaiting == (0, 1)
    turned = rolled(2, seat(KEEP, "monastery a1", faces="n1", set=["p6 p1"]), seat(faces="n1"))
    assert turned.dump()["seats"][0]["shown"] == ["p6"]  # in front of the screen until the roll
    lost = ERA.load({"phase": "build", "seats": [seat(faces="n1 p5"), seat()]})
    assert lost.dump()["seats"][0]["lost"] == ["peasant"]
    assert lost.dump()["box"]["longhouse"] == 1 + 1  # one is away with two players
    old = ERA.load(
        {
            "rules": 1,
            "stack": ["income 0", "take 0"],
            "seats": [seat(faces="n1 p4 p4", choosing=["p4"], least=1), seat()],
        }
    )
    assert legal(old) == ["take 2 food", "take 1 stone"]  # no order by version 1 either


@pytest.mark.rule("E-8.5", "E-10.2", "E-D14")
def test_points_beyond_any_game_are_written_and_read() -> None:
    most = 999_999_999
    for points in (9_999, 10_000, most - 1, most):
        start: dict[str, Any] = {"culture": points, "disaster": points}
        position = ERA.load(
            {"phase": "collect", "seats": [poor(KEEP, "church a1", faces="n1 c6", **start), seat()], "flipped": 3}
        )
        assert position.dump()["seats"][0]["culture"] == min(points + 2, most)
        assert position.dump()["seats"][0]["disaster"] == min(points + 2, most)  # two mouths and nothing to eat
        assert ERA.load(position.dump()).dump() == position.dump()


@pytest.mark.rule("E-D31")
@pytest.mark.parametrize("number", [9_999, 10_000, 999_999])
def test_a_round_beyond_any_game_is_written_and_read(number: int) -> None:
    position = ERA.load({"phase": "end", "round": number, "seats": [seat(KEEP, "longhouse a1"), seat()]})
    assert position.over is (number == 999_999)  # the last that is counted
    assert ERA.load(position.dump()).dump() == position.dump()
    with pytest.raises(letopis.BadNotation):
        ERA.load({"phase": "end", "round": 1_000_000})


def test_golden_games_of_version_1_could_not_spare_the_penniless() -> None:
    position = ERA.new(players=3, seed=5, rules=1, options={"round_limit": 6})
    play_out(position, 5)
    assert letopis.replay(position.record().text()).dump() == position.dump()
    assert "insist" not in {text for _, text in position.record().actions}
    assert position.dump()["rules"] == 1


@pytest.mark.rule("E-7.5")
def test_a_monastery_may_set_a_die_after_another_is_marked() -> None:
    lands = [KEEP, "longhouse a1", "longhouse a3", "monastery a5"]
    first, second = (rolled(2, seat(*lands, faces="p1 p2 n1"), seat(faces="n1")) for _ in range(2))
    play(first, "0 reroll p1", "0 set p2 p5")
    play(second, "0 set p2 p5", "0 reroll p1")
    assert first.dump() == second.dump()
    assert first.decision(0).context["sets"] == 0


@pytest.mark.rule("E-11.4")
def test_there_are_not_more_tokens_than_types_that_flip_them() -> None:
    with pytest.raises(letopis.BadNotation) as error:
        ERA.load({**ERA.new(2, 1).dump(), "tokens": 40})
    assert error.value.path == "tokens"
