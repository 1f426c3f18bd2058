"""The review of a finished game: the course of the winning chances, and each seat's costliest decisions."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from letopis import bots
from letopis.advice.reasons import Reason, figures_of
from letopis.games import game as find_game
from letopis.kernel.errors import LetopisError
from letopis.kernel.position import Position
from letopis.kernel.records import Record, replay

COSTLY = 3  # decisions of a seat
LEAST_COST = 0.01  # of the chance to win; less is no mistake
LEAST_POINTS = 0.5  # where there is no chance to speak of


class Unfinished(LetopisError):
    """Only a finished game is reviewed: a review of a running one would be a hint for everybody."""


@dataclass(frozen=True)
class Judgement:
    """One decision: what was chosen, and what would have been best from all that the seat could see."""

    play: int  # its number in the record, from 1
    seat: int
    chosen: Reason
    better: Reason  # the same action, if there was none

    @property
    def cost(self) -> float:
        """What the choice cost: of the chance to win, or, where there is none, in points."""
        if self.chosen.chance is None or self.better.chance is None:
            return max(0.0, self.better.worth - self.chosen.worth)
        return max(0.0, self.better.chance - self.chosen.chance)

    @property
    def points(self) -> float:
        """What it cost in points."""
        return max(0.0, self.better.worth - self.chosen.worth)

    @property
    def costly(self) -> bool:
        """Whether it is worth a word."""
        if self.chosen.text == self.better.text:
            return False
        return self.cost >= (LEAST_POINTS if self.chosen.chance is None else LEAST_COST)

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {"play": self.play, "seat": self.seat, "chosen": self.chosen.doc(), "better": self.better.doc()}


def read_judgement(doc: dict[str, Any]) -> Judgement:
    """A judgement from its plain data."""
    return Judgement(doc["play"], doc["seat"], Reason(**doc["chosen"]), Reason(**doc["better"]))


@dataclass(frozen=True)
class Review:
    """A game judged, decision by decision; `plays` counts all actions, also those that were no choice."""

    players: int
    plays: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    judgements: tuple[Judgement, ...]

    def costliest(self, seat: int) -> list[Judgement]:
        """The seat's worst decisions, the worst first."""
        own = [judgement for judgement in self.judgements if judgement.seat == seat and judgement.costly]
        return sorted(own, key=lambda judgement: (-judgement.cost, -judgement.points, judgement.play))[:COSTLY]

    def course(self, seat: int) -> list[tuple[int, float]]:
        """How the seat stood after each of its decisions, and in the end: its chance to win, alone its points."""
        points: list[tuple[int, float]] = []
        for judgement in self.judgements:
            if judgement.seat == seat:
                chance = judgement.chosen.chance
                points.append((judgement.play, judgement.chosen.worth if chance is None else chance))
        if self.in_points:
            end = float(self.totals[seat])
        else:
            end = 1 / len(self.winners) if seat in self.winners else 0.0
        return [*points, (self.plays, end)]

    @property
    def in_points(self) -> bool:
        """Whether the course is in points, for there was nobody to beat."""
        return self.players == 1 and all(judgement.chosen.chance is None for judgement in self.judgements)

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "players": self.players,
            "plays": self.plays,
            "winners": list(self.winners),
            "totals": list(self.totals),
            "judgements": [judgement.doc() for judgement in self.judgements],
        }


def read_review(doc: dict[str, Any]) -> Review:
    """A review from its plain data."""
    return Review(
        doc["players"],
        doc["plays"],
        tuple(doc["winners"]),
        tuple(doc["totals"]),
        tuple(read_judgement(one) for one in doc["judgements"]),
    )


def turning_points(record: Record) -> Iterator[tuple[int, Position, int, str]]:
    """Every moment of a record at which a seat had a choice: its number, the position, the seat and what it chose.

    The position is lent: it goes on with the next moment.
    """
    position = record.begin(find_game(record.game))
    for number, (seat, text) in enumerate(record.actions, 1):
        if seat in position.awaiting and position.forced(seat) is None and len(position.legal(seat)) > 1:
            yield number, position, seat, text
        position.play(text, seat)


def judge(position: Position, seat: int, text: str, number: int, bot: str) -> Judgement:
    """What a bot thinks of what a seat chose, on guesses of what the seat could see."""
    game = position.game
    chosen = game.find_action(position, text)
    assert chosen is not None, text
    # a seed of its own: the judgement is the same wherever and in whatever order it is made
    thought = bots.bot(bot, game, f"review {number}").think(position, seat, chosen)
    line = thought.of(chosen)
    assert line is not None, text
    best = line if line.worth >= thought.best.worth else thought.best
    return Judgement(number, seat, figures_of(line), figures_of(best))


def result_of(record: Record) -> Position:
    """The end of a record's game; Unfinished when it has none, BadRecord when it does not replay."""
    position = replay(record, find_game(record.game))
    if not position.over:
        raise Unfinished("the game is not over: only a finished game is reviewed")
    return position


def gathered(record: Record, end: Position, judgements: list[Judgement]) -> Review:
    """The review of a game whose decisions have all been judged."""
    totals = tuple(score.total for score in end.scores())
    return Review(record.players, len(record.actions), tuple(end.ranking()[0]), totals, tuple(judgements))


def review(record: Record, bot: str, progress: Callable[[int], None] | None = None) -> Review:
    """Judge every decision of a finished game; `progress` hears of each.

    >>> import letopis
    >>> from letopis.bots import bot
    >>> position = letopis.game("era").new(players=2, seed=7, options={"round_limit": 1})
    >>> player = bot("greedy", position.game, 1)
    >>> while not position.over:
    ...     seat = position.awaiting[0]
    ...     _ = position.play(player.choose(position, seat), seat)
    >>> judged = review(position.record(), "greedy")
    >>> judged.players, len(judged.course(0)) > 5
    (2, True)
    """
    end = result_of(record)
    judgements: list[Judgement] = []
    for number, position, seat, text in turning_points(record):
        judgements.append(judge(position, seat, text, number, bot))
        if progress is not None:
            progress(1)
    return gathered(record, end, judgements)
