"""Positions, records, games, bots and errors behave as Python's own objects do: pickled, copied deeply, shown."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

import letopis
from letopis import BadBuffer, BadData, BadNotation, BadOption, BadRecord, LetopisError, Position, Refused, bots

GAMES = [game.name for game in letopis.games()]


def pickled(thing: Any) -> Any:
    """What comes back."""
    return pickle.loads(pickle.dumps(thing))


def met(name: str) -> Position:
    """A position in the middle of a random game."""
    game = letopis.game(name)
    position = game.new(game.seats[-1], 5)
    chooser = random.Random(1)
    for _ in range(40):
        seat = chooser.choice(position.awaiting)
        position.play(chooser.choice(position.legal(seat)), seat)
    return position


@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_back_from_a_pickle_with_its_past(name: str) -> None:
    position = met(name)
    for twin in (pickled(position), copy.deepcopy(position), copy.copy(position)):
        assert twin is not position
        assert type(twin) is type(position)
        assert twin.game is position.game
        assert twin.dump() == position.dump()
        assert twin.record().text() == position.record().text()
    seat = position.awaiting[0]
    before = position.dump()
    copy.deepcopy([position])[0].advance(position.legal(seat)[0], seat)
    assert position.dump() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_comes_back_without_a_past(name: str) -> None:
    guess = met(name).guess(0, 1)
    back = pickled(guess)
    assert back.dump() == guess.dump()
    with pytest.raises(LetopisError, match="never played"):
        back.record()


@pytest.mark.parametrize("name", GAMES)
def test_games_actions_records_and_what_happened_come_back(name: str) -> None:
    position = met(name)
    game, seat = position.game, position.awaiting[0]
    action = position.legal(seat)[0]
    assert pickled(game) is game
    assert copy.deepcopy(game) is game
    assert pickled(action) == action
    assert copy.deepcopy(action) is action
    assert pickled(position.record()).text() == copy.deepcopy(position.record()).text() == position.record().text()
    assert [score.doc() for score in pickled(position.scores())] == [score.doc() for score in position.scores()]
    assert [note.doc() for note in pickled(position.forecasts(seat))] == [n.doc() for n in position.forecasts(seat)]
    told = position.play(pickled(action), seat)
    assert [event.view(seat) for event in pickled(told)] == [event.view(seat) for event in told]


@pytest.mark.parametrize("name", ["random", "greedy", "master@20"])
def test_a_bot_comes_back_and_draws_on_as_before(name: str) -> None:
    position = met("bruges")
    seat = position.awaiting[0]
    bot = bots.bot(name, position.game, 3)
    bot.choose(position, seat)
    here, there = pickled(bot), copy.deepcopy(bot)
    assert here.choose(position, seat) == there.choose(position, seat)
    assert repr(here) == repr(bot) == f"<bot {name} of bruges>"


def test_errors_come_back_with_all_they_say() -> None:
    for error in (
        BadOption("players", "9 is too many", "1 to 4"),
        BadNotation("seats[0].wood", "is missing"),
        BadRecord(3, "does not replay"),
        BadData("dice.toml", "die", "is missing", "a die"),
        BadBuffer("mask", "holds 3 items", "4"),
        LetopisError("a guess was never played"),
    ):
        back = pickled(error)
        assert (type(back), str(back), vars(back)) == (type(error), str(error), vars(error))
    position = met("era")
    with pytest.raises(Refused) as refused:
        position.play("fly", position.awaiting[0])
    back = pickled(refused.value)
    assert (back.rule, back.message, str(back)) == ("L-4", refused.value.message, str(refused.value))
    assert back.refusal.sentence("ru") == refused.value.refusal.sentence("ru")


@pytest.mark.parametrize("name", GAMES)
def test_everything_says_what_it_is(name: str) -> None:
    position = met(name)
    game = position.game
    assert repr(game) == f"<game {name}, rules {game.rules_version}>"
    assert repr(position).startswith(f"<{name}, {game.seats[-1]} seats: ")
    assert repr(position.record()) == f"<record of {name}, {game.seats[-1]} seats, 40 actions>"
    assert repr(game.actions) == f"<{len(game.actions)} actions of {game.actions.version}>"
    assert name in repr(game.observation(game.seats[-1]))


def test_bots_are_there_after_importing_letopis() -> None:
    code = "import letopis; print(letopis.bots.names()[0], letopis.research.VectorGame.__name__)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "random VectorGame\n"
    with pytest.raises(AttributeError, match="has no attribute"):
        letopis.moons  # type: ignore[attr-defined]  # noqa: B018
