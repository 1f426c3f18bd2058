"""A puzzle: a position in which one action is right, with what bots think of all of them; kept in its game's room.

`puzzles.json` of a room says how many games were looked through, and has a line for each puzzle.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from letopis.games import game as find_game
from letopis.kernel.position import Position

FILE: Final = "puzzles.json"
ID: Final = 8  # letters


@dataclass(frozen=True)
class Opinion:
    """What bots think of one action: the chance to win where there is one, and points ahead of the best other."""

    worth: float
    chance: float | None

    @property
    def decides(self) -> float:
        """What actions are compared by."""
        return self.worth if self.chance is None else self.chance

    def doc(self) -> list[float]:
        """As plain data: the points, then the chance."""
        return [self.worth] if self.chance is None else [self.worth, self.chance]


def read_opinion(doc: Sequence[float]) -> Opinion:
    """An opinion from its plain data."""
    return Opinion(doc[0], doc[1] if len(doc) > 1 else None)


@dataclass(frozen=True)
class Puzzle:
    """One position with its question, its answer and the reasons."""

    game: str
    start: dict[str, Any]  # notation; what the seat cannot see is one guess of what it may be
    seat: int
    answers: tuple[str, ...]  # the first is the one; the others come to the very same
    tempting: str  # what greedy would rather do, or else the next best
    opinions: dict[str, Opinion]  # of every legal action, by its text
    rows: dict[str, float]  # by how much the answer brings more in the end than what is tempting, by the score sheet
    line: tuple[tuple[int, str], ...]  # how it may go on, the answer first
    rating: int
    solved: dict[str, float] = field(default_factory=dict)  # how often bots find it
    kind: str = ""  # of its decision
    origin: str = ""  # of which game, at which decision

    @property
    def id(self) -> str:
        """What it is called in addresses: the same as long as the question is the same."""
        return digest([self.game, self.seat, self.start])[:ID]

    @property
    def easy(self) -> bool:
        """Whether greedy play finds it."""
        return self.solved["greedy"] >= 0.5

    @property
    def answer(self) -> str:
        """The right action."""
        return self.answers[0]

    def position(self) -> Position:
        """The position, to be played from."""
        position: Position = find_game(self.game).load(self.start)
        return position

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "id": self.id,
            "rating": self.rating,
            "kind": self.kind,
            "seat": self.seat,
            "answers": list(self.answers),
            "tempting": self.tempting,
            "opinions": {text: opinion.doc() for text, opinion in self.opinions.items()},
            "rows": self.rows,
            "line": [f"{seat} {text}" for seat, text in self.line],
            "solved": self.solved,
            "origin": self.origin,
            "start": self.start,
        }


def read_puzzle(game: str, doc: dict[str, Any]) -> Puzzle:
    """A puzzle from its plain data."""
    line = tuple((int(seat), text) for seat, _, text in (entry.partition(" ") for entry in doc["line"]))
    return Puzzle(
        game,
        doc["start"],
        doc["seat"],
        tuple(doc["answers"]),
        doc["tempting"],
        {text: read_opinion(opinion) for text, opinion in doc["opinions"].items()},
        doc["rows"],
        line,
        doc["rating"],
        doc["solved"],
        doc["kind"],
        doc["origin"],
    )


def digest(doc: Any) -> str:
    """A short name for plain data."""
    return hashlib.sha256(json.dumps(doc, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


@dataclass
class Collection:
    """The puzzles of a game, the easiest first, and how many games were looked through for them."""

    game: str
    puzzles: list[Puzzle] = field(default_factory=list)
    games: int = 0
    seed: str = "0"

    def text(self) -> str:
        """The file."""
        head = json.dumps({"game": self.game, "seed": self.seed, "games": self.games})
        lines = [json.dumps(puzzle.doc(), ensure_ascii=False, separators=(",", ":")) for puzzle in self.in_order()]
        puzzles = ",\n".join(lines)
        return f'{head[:-1]}, "puzzles": [\n{puzzles}\n]}}\n'

    def in_order(self) -> list[Puzzle]:
        """The easiest first."""
        return sorted(self.puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))

    def find(self, id: str) -> Puzzle | None:
        """The puzzle of this name."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id), None)


def read_collection(game: str, path: Path) -> Collection:
    """The puzzles in a file; none where there is no file."""
    if not path.exists():
        return Collection(game)
    doc = json.loads(path.read_text(encoding="utf-8"))
    return Collection(game, [read_puzzle(game, one) for one in doc["puzzles"]], doc["games"], doc["seed"])


@cache
def puzzles_of(game: str) -> Collection:
    """The puzzles in a game's room; BadOption when there is no such game."""
    return read_collection(game, find_game(game).room / FILE)


def of_the_day(found: Collection, day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any beginning: each has its turn before one comes again."""
    order = sorted(found.puzzles, key=lambda puzzle: puzzle.id)  # as good as shuffled
    return order[day % len(order)] if order else None
