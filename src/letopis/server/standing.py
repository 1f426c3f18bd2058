"""How well somebody solves puzzles: a Glicko rating, and which were tried; kept in a signed cookie, nowhere else."""

import base64
import hashlib
from dataclasses import dataclass
from math import log, pi, sqrt
from typing import Final

COOKIE: Final = "puzzles"
PATHS: Final = ("/puzzles", "/api/puzzles")  # it goes to no other address: it is too long for that
START: Final = 1200  # the rating of whoever is new,
UNSURE: Final = 220  # and how far it may be off
SUREST: Final = 60
OF_A_PUZZLE: Final = 80  # how far a puzzle's rating may be off
MARK: Final = 3  # letters that stand for a puzzle
MOST: Final = 500  # puzzles that are remembered
LEAST: Final = 100
Q: Final = log(10) / 400


@dataclass(frozen=True, slots=True)
class SolverStanding:
    """A solver's rating and results. Solved and missed are marks, the latest last."""

    rating: int = START
    deviation: int = UNSURE
    solved: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()

    def tried(self, mark: str) -> bool:
        """Whether a puzzle has counted already."""
        return mark in self.solved or mark in self.missed

    def after(self, mark: str, puzzle: int, right: bool) -> "SolverStanding":
        """The standing after a puzzle of some rating; as before if it has counted already.

        >>> new = SolverStanding()
        >>> won, lost = new.after("abc", 1500, True), new.after("abc", 1500, False)
        >>> won.rating > 1280, 1100 < lost.rating < 1200, won.deviation < new.deviation
        (True, True, True)
        >>> won.after("abc", 1500, False) == won
        True
        """
        if self.tried(mark):
            return self
        g = 1 / sqrt(1 + 3 * (Q * OF_A_PUZZLE / pi) ** 2)
        expected = 1 / (1 + 10 ** (-g * (self.rating - puzzle) / 400))
        information = Q**2 * g**2 * expected * (1 - expected)
        variance = 1 / (1 / self.deviation**2 + information)
        rating = self.rating + Q * variance * g * (right - expected)
        solved, missed = (self.solved, self.missed)
        if right:
            solved = (*solved, mark)[-MOST:]
        else:
            missed = (*missed, mark)[-MOST:]
        return SolverStanding(max(LEAST, round(rating)), max(SUREST, round(sqrt(variance))), solved, missed)

    def text(self) -> str:
        """As the cookie has it, unsigned."""
        return f"{self.rating}.{self.deviation}.{''.join(self.solved)}.{''.join(self.missed)}"


def mark_of(game: str, puzzle: str) -> str:
    """What stands for a puzzle in the cookie."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"{game}/{puzzle}".encode()).digest()[:3]).decode()[:MARK]


def read_standing(text: str) -> SolverStanding:
    """A standing from what `text` made of it.

    >>> there = SolverStanding(1320, 200, ("abc", "x-_"), ("123",))
    >>> read_standing(there.text()) == there
    True
    """
    rating, deviation, solved, missed = text.split(".")
    return SolverStanding(int(rating), int(deviation), marks(solved), marks(missed))


def marks(text: str) -> tuple[str, ...]:
    """A row of marks, one by one."""
    return tuple(text[place : place + MARK] for place in range(0, len(text), MARK))
