"""A pick of several things, and what may be done beside a question, on the toy game."""

import pytest

from letopis import BadNotation, Game, Position, Refused
from letopis.kernel.steps import one_order

pytestmark = pytest.mark.plain


@pytest.fixture
def position(toy: Game[Position]) -> Position:
    """Seat 0 has taken a marble and picks its charms."""
    position = toy.new(2, 1)
    for text, seat in (("hide 1", 0), ("hide 0", 1), ("take", 0)):
        position.play(text, seat)
    assert position.decision(0).kind == "charming"
    return position


def texts(position: Position, seat: int) -> list[str]:
    return [action.text for action in position.answers(seat)]


def test_one_more_in_any_order(position: Position) -> None:
    twin = position.copy()
    position.play("charm coin", 0)
    assert texts(position, 0) == ["charm acorn", "charm bead", "charm coin", "enough"]
    position.play("charm acorn", 0)
    twin.play("charm acorn", 0)
    twin.play("charm coin", 0)
    assert position.dump() == twin.dump()
    assert position.decision(0).kind == "hide"  # two are the most: nothing is left to decide


def test_enough_ends_it_early(position: Position) -> None:
    position.play("charm bead", 0)
    position.play("enough", 0)
    assert position.decision(0).kind == "hide"
    assert position.picks == ()


def test_a_decision_says_what_was_picked(position: Position) -> None:
    position.play("charm bead", 0)
    selection = position.decision(0).doc()["selection"]
    assert selection == {"picked": ["charm bead"], "least": 0, "most": 2, "enough": "enough"}
    assert position.view(1)["decision"] is None


@pytest.mark.rule("L-10")
def test_any_one_of_them_is_taken_back(toy: Game[Position], position: Position) -> None:
    position.play("charm bead", 0)
    earlier = position.undone(0, "charm bead")
    assert earlier.picked == ()
    assert earlier.record().actions[-1] == (0, "take")
    refusal = position.why_not_undo(0, "charm coin")
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("L-10", "“charm coin” is not among what was picked here.")
    with pytest.raises(Refused):
        position.undone(0, "charm coin")
    loaded = toy.load(position.dump())  # what was picked before a document was written has no history
    assert loaded.why_not_undo(0, "charm bead") is not None


def test_the_notation_says_what_was_picked(toy: Game[Position], position: Position) -> None:
    assert "picks" not in position.dump()
    position.play("charm bead", 0)
    doc = position.dump()
    assert doc["picks"] == [["charm bead"]]
    again = toy.load(doc)
    assert again.dump() == doc
    again.play("charm coin", 0)
    assert again.decision(0).kind == "hide"


@pytest.mark.parametrize(
    ("picks", "where"),
    [
        ([], "picks"),
        (["charm bead"], "picks[0]"),
        ([["take"]], "picks[0][0]"),
        ([["charm bead", 7]], "picks[0][1]"),
        ([["charm bead"] * 1000], "picks[0]"),
        (5, "picks"),
    ],
)
def test_picks_that_cannot_be_are_refused_by_name(
    toy: Game[Position], position: Position, picks: object, where: str
) -> None:
    with pytest.raises(BadNotation) as error:
        toy.load({**position.dump(), "picks": picks})
    assert error.value.path == where


def test_a_search_keeps_to_one_order(position: Position) -> None:
    position.play("charm bead", 0)
    kept = one_order(position, position.considered(0))
    assert [action.text for action in kept] == ["charm bead", "charm coin", "enough", "ring"]


def test_an_aside_is_legal_beside_the_answers(position: Position) -> None:
    assert [action.text for action in position.asides(0)] == ["ring"]
    assert texts(position, 0) == ["charm acorn", "charm bead", "charm coin", "enough"]
    position.play("charm coin", 0)
    events = position.play("ring", 0)
    assert [event.key for event in events] == ["event-rang"]
    assert position.decision(0).kind == "charming"
    assert [action.text for action in position.picked] == ["charm coin"]
    assert position.asides(0) == []
    refusal = position.why("ring", 0)
    assert refusal is not None
    assert refusal.rule == "T-7"
    earlier = position.undone(0)
    assert [action.text for action in earlier.asides(0)] == ["ring"]


def test_an_aside_is_for_those_who_are_asked(position: Position) -> None:
    refusal = position.why("ring", 1)
    assert refusal is not None
    assert refusal.rule == "L-2"


def test_a_step_that_cannot_stand_there_is_refused_by_name(toy: Game[Position], position: Position) -> None:
    doc = {**toy.new(2, 1).dump(), "bag": [], "stack": ["claim 0"]}
    with pytest.raises(BadNotation) as error:
        toy.load(doc)
    assert error.value.path == "stack[0]"
    assert "no marble" in error.value.problem


def test_what_can_be_picked_more_than_once_is_said_with_how_often(position: Position) -> None:
    assert position.times() == {"charm acorn": 2, "charm bead": 2, "charm coin": 2}
    before = position.dump()
    position.play("charm coin", 0)
    assert position.times() == {}  # one more, whichever, is the last
    assert position.undone(0).dump() == before
