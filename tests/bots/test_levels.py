"""The apprentice in every game: what a beginner overlooks must not make him play like dice."""

import pytest

import letopis
from letopis.arena.ladder import tally
from letopis.arena.tournament import Plan, tournaments

GAMES = [game.name for game in letopis.games()]
PLAYED = 12


def won(game: str, first: str, second: str) -> float:
    """The share of games that the first bot wins against the second."""
    plan = Plan(game, (first, second), PLAYED, seed="levels")
    [outcomes] = tournaments([plan], 1)
    return tally(first, [(plan, outcomes)]).rate


@pytest.mark.parametrize("game", GAMES)
def test_the_apprentice_beats_chance_and_loses_to_greedy(game: str) -> None:
    assert won(game, "apprentice", "random") >= 0.9
    assert won(game, "apprentice", "greedy") <= 0.4
