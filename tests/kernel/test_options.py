"""Options: each says what it takes, and refuses anything else by name."""

import contextlib
from typing import Any

import pytest

from letopis import BadData, BadOption, Game, Position
from letopis.kernel.options import FlagOption, OneOption, Option, SomeOption, WholeOption, checked

pytestmark = pytest.mark.plain

LIMIT = WholeOption("limit", 5, 0, 9)
LEVEL = OneOption("level", "easy", ["easy", "hard"])
EXTRAS = SomeOption("extras", [], ["port", "tavern"])
QUIET = FlagOption("quiet", False)
ALL: list[Option] = [LIMIT, LEVEL, EXTRAS, QUIET]

GOOD: list[tuple[Option, Any, Any]] = [
    (LIMIT, 0, 0),
    (LIMIT, 9, 9),
    (LEVEL, "hard", "hard"),
    (EXTRAS, [], []),
    (EXTRAS, ("tavern", "port"), ["port", "tavern"]),
    (EXTRAS, ["port", "port"], ["port"]),
    (QUIET, True, True),
]
BAD: list[tuple[Option, Any, str]] = [
    (LIMIT, 10, "10 is out of range"),
    (LIMIT, -1, "-1 is out of range"),
    (LIMIT, True, "True is not a whole number"),
    (LIMIT, 1.0, "1.0 is not a whole number"),
    (LIMIT, None, "None is not a whole number"),
    (LEVEL, "Easy", "'Easy' is unknown"),
    (LEVEL, [], "[] is unknown"),
    (EXTRAS, "port", "'port' is not a list"),
    (EXTRAS, ["inn"], "'inn' is unknown"),
    (EXTRAS, [["port"]], "['port'] is unknown"),
    (QUIET, 1, "1 is neither true nor false"),
]


@pytest.mark.parametrize(("option", "value", "kept"), GOOD, ids=str)
def test_what_it_takes_is_kept(option: Option, value: Any, kept: Any) -> None:
    assert option.check(value) == kept


@pytest.mark.parametrize(("option", "value", "problem"), BAD, ids=str)
def test_what_it_does_not_take_is_refused(option: Option, value: Any, problem: str) -> None:
    with pytest.raises(BadOption) as bad:
        option.check(value)
    assert (bad.value.option, bad.value.problem, bad.value.allowed) == (option.name, problem, option.allowed)


def test_all_have_values() -> None:
    assert checked(ALL, {}) == {"limit": 5, "level": "easy", "extras": [], "quiet": False}
    assert checked(ALL, {"level": "hard"})["level"] == "hard"


def test_defaults_are_not_shared() -> None:
    option = SomeOption("extras", [], ["port", "tavern"])
    checked([option], {})["extras"].append("port")
    assert checked([option], {})["extras"] == []


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(BadOption) as bad:
        checked(ALL, {"lmit": 3})
    assert bad.value.option == "lmit"
    assert bad.value.allowed == "limit, level, extras, quiet, data"


def test_an_option_describes_itself() -> None:
    assert [option.doc() for option in ALL] == [
        {"name": "limit", "default": 5, "allowed": "0 to 9"},
        {"name": "level", "default": "easy", "allowed": "easy, hard"},
        {"name": "extras", "default": [], "allowed": "a list of port, tavern"},
        {"name": "quiet", "default": False, "allowed": "true, false"},
    ]


def test_an_option_by_itself_is_only_an_interface() -> None:
    with pytest.raises(NotImplementedError):
        Option("x", 0).check(0)
    with pytest.raises(NotImplementedError):
        _ = Option("x", 0).allowed


NO_GAME: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players"),
    ({"players": 4}, "players"),
    ({"players": True}, "players"),
    ({"players": 2.0}, "players"),
    ({"players": "2"}, "players"),
    ({"players": None}, "players"),
    ({"seed": 1.5}, "seed"),
    ({"seed": None}, "seed"),
    ({"seed": True}, "seed"),
    ({"seed": "\ud800"}, "seed"),
    ({"chance": "loaded"}, "chance"),
    ({"chance": 1}, "chance"),
    ({"options": {"bowl": 77}}, "bowl"),
    ({"options": {"colour": 1}}, "colour"),
    ({"options": {3: 1}}, "3"),
]


@pytest.mark.parametrize(("given", "option"), NO_GAME, ids=str)
def test_a_game_says_which_option_is_wrong(given: dict[str, Any], option: str, toy: Game[Position]) -> None:
    with pytest.raises(BadOption) as bad:
        toy.new(**given)
    assert bad.value.option == option


def test_a_number_too_long_to_print_is_a_seed_or_refused_by_name(toy: Game[Position]) -> None:
    with contextlib.suppress(BadOption):
        assert toy.new(2, 10**5000).awaiting


def test_the_record_states_only_what_is_not_the_default(toy: Game[Position]) -> None:
    assert toy.new(2, 1, {"bowl": 0, "light": "day"}).record().options == {}
    assert toy.new(2, 1, {"bowl": 2, "guests": ["owl"]}).record().options == {"bowl": 2, "guests": ["owl"]}


@pytest.mark.parametrize("data", [3, "no such folder", {"marbles.toml": 3}, {3: {}}, [1]])
def test_data_that_is_none_is_bad_data(data: Any, toy: Game[Position]) -> None:
    with pytest.raises(BadData):
        toy.new(2, 1, {"data": data})
