"""Death, day laborers and rats (section 9)."""

from typing import Any

import pytest

import letopis
from letopis import Position
from tests.games.my_village.tables import VILLAGE, Doc, asked, legal, me, play, refused, using, without

pytestmark = pytest.mark.plain


def crossing(village: Doc, *others: Doc, **fields: Any) -> Position:
    """Seat 0 one step before the bridge, sending the headman across it."""
    position = using(7, {"cloud": 9, **village}, *others, **fields)
    play(position, "headman stay")
    return position


def with_rat(pips: int, village: Doc, *others: Doc, **fields: Any) -> Position:
    """The same, with a seed whose next rat die shows so many pips."""
    for seed in range(200):
        position = crossing(village, *others, seed=seed, **fields)
        trial = position.copy()
        told = play(trial, legal(trial)[0])
        if next(event.figures["pips"] for event in told if event.key == "event-rat") == pips:
            return position
    raise AssertionError("no seed")


@pytest.mark.rule("MV-9.1", "MV-5.3")
def test_without_the_bridge_the_turn_just_ends() -> None:
    position = using(7, {"cloud": 8})
    play(position, "headman stay")
    assert asked(position) == "turn 1"
    assert me(position)["villagers"] == without()


@pytest.mark.rule("MV-9.2", "MV-9.3", "MV-D4")
def test_the_first_dead_of_a_profession_gets_two_story_points_the_second_one() -> None:
    for filled, story in ((0, 2), (1, 1)):
        position = with_rat(1, {}, chronicle={"abbot": filled}, rat=9)
        assert asked(position) == "bury 0"
        assert "reaper" not in me(position)
        play(position, "bury abbot")
        assert (me(position)["tree"], me(position)["cloud"]) == (story, 0)
        assert position.dump()["chronicle"]["abbot"] == filled + 1
        assert me(position)["villagers"] == without("abbot")


@pytest.mark.rule("MV-9.3", "MV-3.7", "MV-3.8")
def test_with_a_full_chronicle_the_next_grave() -> None:
    position = with_rat(1, {}, chronicle={"abbot": 2}, graves=30, rat=9)
    play(position, "bury abbot")
    assert (me(position)["tree"], position.dump()["graves"]) == (0, 31)


@pytest.mark.rule("MV-9.3", "MV-8.24")
def test_only_the_living_can_die_and_students_do_not() -> None:
    position = crossing({"villagers": ["abbot", "merchant"], "school": ["left", "right"]})
    assert legal(position) == ["bury abbot", "bury merchant"]
    refused(position, "bury traveller", "MV-9.3")


@pytest.mark.rule("MV-9.3")
def test_one_placed_this_very_turn_may_be_chosen() -> None:
    position = using(3, {"cloud": 9, "school": ["left"], "villagers": without("abbot")})
    play(position, "use school", "graduate left abbot", "bury abbot")
    assert "abbot" not in me(position)["villagers"]


@pytest.mark.rule("MV-9.4")
def test_with_nobody_left_a_day_laborer_comes() -> None:
    position = crossing({"villagers": ["merchant"]})
    play(position, "bury merchant")
    assert asked(position) == "hire 0"
    assert legal(position) == [f"hire {id}" for id in without()]
    play(position, "hire craftsman")
    assert (me(position)["villagers"], me(position)["laborers"]) == (["craftsman"], 1)
    assert position.scores()[0].rows["laborers"] == -5
    refused(position, "hire abbot", "L-3")


@pytest.mark.rule("MV-D7", "MV-9.4", "MV-10.24")
def test_an_abbot_hired_in_time_keeps_the_rats_away() -> None:
    village = {"villagers": ["merchant"], "church": "church_healing", "tree": 8}
    position = crossing(village, rat=1)
    play(position, "bury merchant", "hire abbot")
    assert asked(position) == "heal 0"
    play(position, "heal")
    assert (me(position)["tree"], me(position)["healed"]) == (10, 1)


@pytest.mark.rule("MV-9.5", "MV-9.6")
@pytest.mark.parametrize("pips", [1, 3, 6])
def test_the_rat_runs_and_stays(pips: int) -> None:
    position = with_rat(pips, {"tree": 6}, rat=9)
    play(position, "bury abbot")
    assert position.dump()["rat"] == 9 - pips
    assert me(position)["tree"] == 8


@pytest.mark.rule("MV-9.7")
@pytest.mark.parametrize(("tree", "left"), [(0, 0), (1, 1), (3, 2), (5, 3), (8, 4)])
def test_rats_take_half_rounded_down(tree: int, left: int) -> None:
    position = crossing({}, {"tree": tree, "house": 9}, rat=1, hand={"story": 7})
    play(position, "bury abbot")
    assert (me(position, 1)["tree"], me(position, 1)["house"]) == (left, 9)
    assert me(position)["tree"] == 1  # two for the chronicle, one of them lost
    assert (position.dump()["rat"], position.dump()["hand"]["story"]) == (10, 7)


@pytest.mark.rule("MV-9.8", "MV-D6")
def test_two_crossings_are_one_death() -> None:
    options = {"data": {"board.toml": {"life_track": {"clouds": 2}}}}
    position = using(3, {}, options=options)
    play(position, "add council_finance", "bury abbot")  # 4 time: twice round
    assert me(position)["villagers"] == without("abbot")
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-10.24", "MV-10.21")
def test_the_church_of_healing_works_twice_and_with_its_abbot() -> None:
    village = {"church": "church_healing", "tree": 4}
    position = crossing({}, village, rat=1)
    play(position, "bury abbot")
    assert asked(position) == "heal 1"
    play(position, "heal")
    assert (me(position, 1)["tree"], me(position, 1)["healed"]) == (4, 1)
    for spoilt in ({"healed": 2}, {"villagers": without("abbot")}, {"tree": 1}):
        position = crossing({}, {**village, **spoilt}, rat=1)
        play(position, "bury abbot")
        assert asked(position) == "turn 1"


@pytest.mark.rule("MV-10.24", "MV-D8")
def test_its_owner_may_let_the_rats_have_it() -> None:
    position = crossing({}, {"church": "church_healing", "tree": 4}, rat=1)
    play(position, "bury abbot", "suffer")
    assert (me(position, 1)["tree"], me(position, 1).get("healed", 0)) == (2, 0)


@pytest.mark.rule("MV-12.1")
@pytest.mark.parametrize(("players", "coffins"), [(2, 9), (3, 14), (4, 18)])
def test_the_game_ends_after_the_round_in_which_enough_have_died(players: int, coffins: int) -> None:
    others: list[Doc] = [{}] * (players - 1)
    last = players * (2 if players == 2 else 1)
    for filled, over in ((coffins - 1, False), (coffins, True), (coffins + 3, True)):
        position = using(7, {}, *others, first=1, turn=last, graves=filled - 4, chronicle={"abbot": 2, "merchant": 2})
        play(position, "headman stay")
        assert position.over is over


@pytest.mark.rule("MV-12.1")
def test_the_round_is_played_out() -> None:
    position = using(7, {}, graves=40)
    play(position, "headman stay")
    assert not position.over
    assert asked(position) == "turn 1"
    assert VILLAGE.load(position.dump()).awaiting == (1,)


@pytest.mark.rule("MV-14.2")
def test_undo_does_not_pass_the_rat_die() -> None:
    position = using(7, {"cloud": 9})
    play(position, "headman stay")
    assert position.why_not_undo(0) is None
    play(position, "bury abbot")
    with pytest.raises(letopis.Refused):
        position.undone(0)


@pytest.mark.rule("MV-9.4")
def test_the_day_laborers_price_is_told_as_a_loss() -> None:
    position = using(7, {"cloud": 9, "villagers": ["abbot"]})
    play(position, "headman stay", "bury abbot")
    decision = position.decision(0)
    assert "will cost you 5 points" in decision.sentence("en")
    assert "вы потеряете за него 5 очков престижа" in decision.sentence("ru")
