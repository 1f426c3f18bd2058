"""What bots think: of what the seat can see, in points, chances and rows of the score sheet."""

import pytest

import letopis
from letopis import Refused
from letopis.bots import bot
from letopis.bots.base import EXPLAINED, Thought
from letopis.games import games

GAMES = games()
NAMED = {"ids": lambda game: game.name}


def some_positions(game: letopis.Game[letopis.Position], players: int, count: int = 10) -> list[letopis.Position]:
    """Moments of a greedy game at which somebody has a choice."""
    position = game.new(players, "thoughts")
    player = bot("greedy", game, 1)
    found: list[letopis.Position] = []
    for number in range(2000):
        if position.over or len(found) == count:
            break
        seat = position.awaiting[0]
        if number % 9 == 0 and len(position.legal(seat)) > 1:
            found.append(position.copy())
        position.advance(player.choose(position, seat), seat)
    return found


def told(thought: Thought) -> list[tuple[object, ...]]:
    """All of a thought."""
    return [(line.action.text, line.worth, line.chance, line.rows) for line in thought.ranked]


@pytest.mark.parametrize("game", GAMES, **NAMED)  # type: ignore[arg-type]
@pytest.mark.parametrize("name", ["greedy", "random", "master@40"])
def test_a_thought_is_ranked_and_speaks_the_score_sheets_language(
    game: letopis.Game[letopis.Position], name: str
) -> None:
    for position in some_positions(game, 3 if 3 in game.seats else game.seats[-1], 6):
        seat = position.awaiting[0]
        thought = bot(name, game, 5).think(position, seat)
        rows = position.scores()[seat].rows
        worths = [line.worth for line in thought.ranked]
        assert worths == sorted(worths, reverse=True)
        assert thought.best is thought.ranked[0]
        for line in thought.ranked[:EXPLAINED]:
            assert position.why(line.action, seat) is None
            assert line.chance is not None
            assert 0 <= line.chance <= 1
            assert set(line.rows) <= set(rows)


@pytest.mark.parametrize("game", GAMES, **NAMED)  # type: ignore[arg-type]
def test_a_thought_rests_on_nothing_the_seat_cannot_see(game: letopis.Game[letopis.Position]) -> None:
    for players in game.seats:
        for number, position in enumerate(some_positions(game, players, 6)):
            seat = position.awaiting[0]
            mine = told(bot("greedy", game, number).think(position, seat))
            for other in range(3):
                twin = position.guess(seat, f"another truth {other}")
                assert told(bot("greedy", game, number).think(twin, seat)) == mine


@pytest.mark.parametrize("game", GAMES, **NAMED)  # type: ignore[arg-type]
def test_a_guess_is_made_of_what_the_seat_sees_and_of_its_seed(game: letopis.Game[letopis.Position]) -> None:
    """Else a guess would still tell a patient bot how the cards truly lie."""
    for players in game.seats:
        for position in some_positions(game, players, 8):
            for seat in range(players):
                twin = position.guess(seat, "another truth")
                assert twin.guess(seat, 7).dump() == position.guess(seat, 7).dump()


def test_what_was_really_chosen_is_judged_however_silly() -> None:
    game = letopis.game("era")
    position = some_positions(game, 2, 8)[-1]
    seat = position.awaiting[0]
    for action in position.legal(seat):
        thought = bot("greedy", game, 1).think(position, seat, action)
        line = thought.of(action)
        assert line is not None
        assert line.worth <= thought.best.worth


def test_alone_there_is_nobody_to_beat() -> None:
    position = letopis.game("era").new(1, 3)
    assert bot("greedy", position.game, 1).think(position, 0).best.chance is None


def test_a_decision_to_build_is_worth_what_the_building_brings() -> None:
    game = letopis.game("era")
    position = game.new(2, 5, {"round_limit": 4})
    player = bot("greedy", game, 1)
    while position.decision(position.awaiting[0]).kind != "build":
        seat = position.awaiting[0]
        position.play(player.choose(position, seat), seat)
    seat = position.awaiting[0]
    lines = [line for line in player.think(position, seat).ranked[:EXPLAINED] if line.action.kind == "build"]
    assert lines
    for line in lines:
        assert line.rows[line.action.words[0]] > 0


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    game = letopis.game("bruges")
    position = game.new(2, 1)
    with pytest.raises(Refused):
        bot("greedy", game, 1).think(position, 1 - position.awaiting[0])
    with pytest.raises(Refused):
        bot("greedy", game, 1).think(position, 7)
