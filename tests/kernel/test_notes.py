"""What a seat should know before it chooses: asked for action by action, and beside the question."""

import pytest

from letopis import Game, Position, Refused


def claiming(toy: Game[Position], peeked: bool) -> Position:
    position = toy.load({"players": 2, "hands": [3, 3], "bag": [1, 2, 3], "stack": ["claim 0"]})
    if peeked:
        position.play("peek", 0)
    return position


def test_a_note_speaks_of_one_action_with_its_rule_and_figures(toy: Game[Position]) -> None:
    note = claiming(toy, peeked=True).note("leave", 0)
    assert note is not None
    assert note.doc() == {"key": "known", "rule": "T-3", "figures": {"worth": 3}, "warns": True}
    assert note.sentence(toy.texts, "en", 0) == "You would leave a marble that you know to be worth 3."
    assert note.sentence(toy.texts, "ru", 0) == "Вы оставите шарик, о котором знаете: он стоит 3."


@pytest.mark.parametrize("action", ["leave", "take", "ring", "hide 1", "no such thing"])
def test_nothing_is_noted_where_there_is_nothing_to_know(toy: Game[Position], action: str) -> None:
    assert claiming(toy, peeked=False).note(action, 0) is None


@pytest.mark.parametrize("seat", [1, 7, None, "0"])
def test_whoever_is_not_asked_has_no_notes(toy: Game[Position], seat: object) -> None:
    position = claiming(toy, peeked=True)
    assert position.note("leave", seat) is None
    with pytest.raises(Refused):
        position.forecasts(seat)


def test_forecasts_stand_beside_the_question(toy: Game[Position]) -> None:
    (note,) = claiming(toy, peeked=False).forecasts(0)
    assert (note.key, note.rule, note.figures, note.warns) == ("bag", "T-5", {"count": 3}, False)
    assert note.sentence(toy.texts, "en", 0) == "3 marbles are left in the bag."
