"""Whether puzzles hold: a bot with far more time agrees with their answers, and greedy play misses most of them."""

from typing import Final, NamedTuple

from letopis import bots
from letopis.advice.puzzle import Puzzle
from letopis.games import game as find_game

JUDGE: Final = "master@10s"  # ten times the master's usual time
GREEDY: Final = "greedy"


class Checked(NamedTuple):
    """What came of one puzzle; plain data that travels between processes."""

    id: str
    agreed: bool
    greedy_missed: bool
    chosen: str  # by the judge


class Doubt(NamedTuple):
    """One puzzle to be checked, by whom."""

    puzzle: Puzzle
    judge: str


def check(doubt: Doubt) -> Checked:
    """Ask the judge and greedy, with seeds that the makers have not used."""
    puzzle, judge = doubt
    game = find_game(puzzle.game)
    position = puzzle.position()
    chosen, greedy = (
        bots.bot(name, game, f"check {puzzle.id}").choose(position, puzzle.seat).text for name in (judge, GREEDY)
    )
    return Checked(puzzle.id, chosen in puzzle.answers, greedy not in puzzle.answers, chosen)
