"""The door of the kernel: whatever Python value comes in, only the named errors come out."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import letopis
from letopis import BadData, BadNotation, BadOption, BadRecord, Game, LetopisError, Position, Refused

pytestmark = pytest.mark.plain

STRANGE: list[Any] = [None, True, -1, 10**30, 1.5, float("nan"), "", "0", b"0", [], {}, (0,), object(), Position, len]


def named(call: Callable[[], object], *errors: type[LetopisError]) -> None:
    """Either it works, or it says by name what was wrong; and the error itself can be read."""
    said = "nothing"
    try:
        call()
    except errors as error:
        said = str(error)
    assert 0 < len(said) < 500


@pytest.fixture(params=[game.name for game in letopis.games()])
def game(request: pytest.FixtureRequest) -> Game[Position]:
    return letopis.game(request.param)


@pytest.mark.parametrize("strange", STRANGE, ids=lambda value: type(value).__name__)
def test_any_value_may_be_handed_in(game: Game[Position], strange: Any) -> None:
    position = game.new(2, 1)
    before = position.dump()
    seat = position.awaiting[0]
    legal = position.legal(seat)[0]
    asked: list[Callable[[Any], object]] = [position.legal, position.decision, position.candidates, position.forced]
    asked += [position.asked, position.answers, position.asides, position.considered]
    asked += [position.undone, position.why_not_undo]
    for ask in asked:
        named(partial(ask, strange), Refused)
    named(lambda: position.view(strange), Refused)
    named(lambda: position.guess(strange, 1), Refused)
    named(lambda: position.guess(0, strange), BadOption)
    named(lambda: position.copy().play(legal, strange), Refused)
    named(lambda: position.copy().play(strange, seat), Refused)
    named(lambda: position.why(strange, seat), Refused)
    named(lambda: str(Refused(position.why(legal, strange) or position.why("no", 0))), Refused)
    named(lambda: position.undone(seat, strange), Refused)
    named(lambda: game.new(strange, 1), BadOption)
    named(lambda: game.new(2, strange), BadOption)
    named(lambda: game.new(2, 1, strange), BadOption)
    named(lambda: game.new(2, 1, {"data": strange}), BadData, BadOption)
    named(lambda: game.new(2, 1, {strange: 1} if strange.__hash__ else {}), BadOption)
    named(lambda: game.new(2, 1, {}, strange), BadOption)
    named(lambda: game.new(2, 1, {}, "fast", strange), BadOption)
    named(lambda: game.load(strange), BadNotation)
    named(lambda: game.components(strange), BadOption)
    named(lambda: letopis.replay(strange), BadRecord)
    named(lambda: letopis.game(strange), BadOption)
    assert position.dump() == before


def test_a_seat_beyond_all_seats_is_told_so(game: Game[Position]) -> None:
    refusal = game.new(2, 1).why("anything", 10**30)
    assert refusal is not None
    assert str(Refused(refusal))
    with pytest.raises(Refused) as error:
        game.new(2, 1).legal(10**30)
    assert error.value.rule == "L-5"
    assert str(error.value)


def test_a_folder_with_an_endless_name_is_no_folder(game: Game[Position]) -> None:
    for name in ("x" * 5000, "a\0b"):
        with pytest.raises(BadData):
            game.new(2, 1, {"data": name})


def test_a_rules_version_that_is_not_played_is_named(game: Game[Position]) -> None:
    with pytest.raises(BadOption) as option:
        game.new(2, 1, rules=99)
    assert "rules version 99" in option.value.problem
    record = game.new(2, 1).record()
    with pytest.raises(BadRecord) as bad:
        letopis.replay({**record.doc(), "rules": 99})
    assert "rules version 99" in bad.value.why
    with pytest.raises(BadNotation) as notation:
        game.load({**game.new(2, 1).dump(), "rules": 99})
    assert notation.value.path == "rules"


def test_a_version_that_was_given_up_names_its_release(game: Game[Position]) -> None:
    game.releases[98] = "0.9"
    try:
        with pytest.raises(BadOption) as option:
            game.new(2, 1, rules=98)
        assert "release 0.9" in option.value.problem
    finally:
        del game.releases[98]
