"""The levels: a beginner who overlooks things but does not play like dice, a journeyman who looks less far."""

import pytest

import letopis
from letopis import bots
from letopis.arena.ladder import tally
from letopis.arena.tournament import Plan, tournaments
from letopis.bots.search import Search

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


@pytest.mark.parametrize("game", GAMES)
def test_the_journeyman_thinks_less_and_looks_no_further_than_he_thinks(game: str) -> None:
    journeyman, master = (bots.bot(name, letopis.game(game)) for name in ("journeyman", "master"))
    assert isinstance(journeyman, Search)
    assert isinstance(master, Search)
    assert not journeyman.rolls_out
    assert master.rolls_out
    assert 0 < journeyman.budget.iterations == letopis.game(game).guides.journeyman_iterations < 100
    assert master.budget.seconds == 1.0
