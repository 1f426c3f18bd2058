"""Learning what features are worth: games of self-play, temporal differences, and a match that decides.

A round plays games of searches with the weights there are, now and then off the best path; finds the weights whose
foretelling agrees best from one moment to the next, up to what seats had in the end, held near the old ones; and keeps
as much of the change as wins a match of searches: what a position is worth to those who play well is what a search
needs to know. Alone there is nobody to be ahead of, and what was had in the end says little of what should have been
done: there a round plays pairs of games with weights a little off on both sides, learns by regression on their outcomes
which way is better, and goes there step by step.
The same seed and games give the same weights.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

import letopis
from letopis.arena.lessons import (
    DECIDING,
    GREEDY,
    ITERATIONS,
    LOOKING,
    Exercise,
    Pair,
    Played,
    Players,
    Row,
    Way,
    lesson,
    play_lesson,
)
from letopis.kernel.chance import from_seed
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.weights import Weights

DUEL = 0.15  # of a round's games that decide,
MOST_DUELS = 120  # but no more than this: a search is slow
TRACE = 0.95  # how much of what a moment brought is put down to the moment before: 1 would wait for the end alone
HOLD = 0.05  # how strongly fitted weights are held near the old, as a part of all samples
STEPS = (0.7, 0.35)  # how far to go towards what was learned: the first that wins; all the way is too sure of itself
MOST_SAMPLES = 150_000
LOOK = 0.1  # of a round's games alone that are looked at
OFF = 0.35  # how far off weights are tried: points for a typical swing of each feature
BATCH = 60  # pairs to a step
STRIDE = 0.6  # how far a step goes, of OFF
MOMENTUM = 0.8
LEAST_SWING = 0.05  # of a feature; what swings less is tried no further off
HEADING = "# What the features of this game's evaluation are worth in points: early in a game, and late."
HEADING_ALONE = "# What the features of this game's evaluation are worth in a game alone: early, and late."
LEARNED = "# Learned by self-play, not written by hand; the command makes them anew from those it found here."

Numbers = NDArray[np.float64]


@dataclass
class Turn:
    """A round of learning, for the curve."""

    number: int
    games: int
    error: float  # how far off the foretold points were, on average
    won: float  # of the games against the weights before; alone of the pairs of games
    step: float  # how much of what was learned is kept
    mean: float  # points in the games that were looked at


@dataclass
class Training:
    """A whole training: its weights and how it went."""

    game: str
    games: int
    seed: int | str
    alone: bool
    weights: Weights
    turns: list[Turn] = field(default_factory=list)

    def text(self, command: str) -> str:
        """The weights as a data file, with where they come from."""
        weights = self.weights
        lines = [
            HEADING_ALONE if self.alone else HEADING,
            LEARNED,
            f'command = "{command}"',
            f"games = {self.games}",
            f'seed = "{self.seed}"',
            f"spread = [{weights.spreads[0]:.2f}, {weights.spreads[1]:.2f}]",
            "",
            "[features]",
            *weights.table(),
        ]
        for turn in self.turns:
            lines += [
                "",
                "[[rounds]]",
                f"games = {turn.games}",
                f"error = {turn.error:.2f}  # points off",
                f"won = {turn.won:.3f}  # of the games against the weights before",
                f"step = {turn.step}",
                f"mean = {turn.mean:.2f}",
            ]
        return "\n".join(lines) + "\n"


def train(
    name: str,
    games: int,
    seed: int | str = 0,
    rounds: int = 5,
    jobs: int = 1,
    alone: bool = False,
    iterations: int = ITERATIONS,
    progress: Callable[[int], None] | None = None,
    heard: Callable[[Turn], None] | None = None,
) -> Training:
    """Learn a game's weights, beginning with those it has, from searches of so many iterations a decision.

    `progress` hears of games, `heard` of rounds. Broken off (Ctrl-C), it is as if the rounds so far had been
    all that was asked for.
    """
    game = letopis.game(name)
    if not game.evaluates.feature_names:
        raise BadOption("game", f"{name} has no features to learn", "a game with features")
    if alone and 1 not in game.seats:
        raise BadOption("alone", f"{name} is not played alone", "a game for one")
    if games < 10 * rounds:
        raise BadOption("games", f"{games} games are too few for {rounds} rounds", f"at least {10 * rounds}")
    old = game.learned().at(1 if alone else 2)
    weights = old.copy()
    course = Training(name, games, seed, alone, weights)
    with Players(jobs) as players:
        learner = Learner(game, course, players, iterations, progress or (lambda done: None))
        for number in range(rounds):
            kept = course.weights.copy()
            try:
                turn = learner.round(number, games // rounds)
            except KeyboardInterrupt:
                if not course.turns:
                    raise
                course.weights = kept  # as after so many rounds of as many games each
                course.games = games // rounds * number
                break
            course.turns.append(turn)
            if heard is not None:
                heard(turn)
    return course


class Learner:
    """One training on its way."""

    def __init__(
        self, game: Game[Any], course: Training, players: Players, iterations: int, tell: Callable[[int], None]
    ) -> None:
        self.game = game
        self.course = course
        self.players = players
        self.iterations = iterations
        self.tell = tell
        self.pace = np.zeros(2 * len(course.weights.names))  # where the last steps led, in points a swing

    def round(self, number: int, games: int) -> Turn:
        """Look at games, fit, and decide."""
        course = self.course
        weights = course.weights
        seed = f"{course.seed}/{number}"
        decisive = min(max(2, int(games * DUEL)), MOST_DUELS)
        before: Pair = ([*weights.early], [*weights.late])
        seen = max(2, int(games * LOOK)) if course.alone else games - decisive
        looks = [self.lesson(f"{seed}/{n}", n, before, before, LOOKING) for n in range(seen)]
        played = self.games(looks, True)
        ways = _sampled([way for one in played for way in one.ways], seed)
        rows = [row for way in ways for row in way]
        fit_spread(weights, [gap for one in played for gap in one.gaps])
        error = calibrate(rows, weights)
        before = ([*weights.early], [*weights.late])
        if course.alone:
            goal = self.climbed(seed, rows, before, max(1, (games - seen - decisive) // 2))
        else:
            goal = fit(ways, weights)
        won, step = 0.0, 0.0
        for share in STEPS:
            tried = _between(before, goal, share)
            won = self.match(f"{seed}/d{share}", tried, before, decisive, share == STEPS[0])
            if won >= 0.5:
                weights.early, weights.late = tried
                step = share
                break
        mean = float(np.mean([total for one in played for total in one.totals]))
        return Turn(number + 1, games, error, won, step, mean)

    def lesson(self, seed: str, number: int, tried: Pair, others: Pair, kind: str) -> Exercise:
        """A game of this training."""
        course = self.course
        return lesson(
            self.game, seed, number, course.alone, tried, others, course.weights.spreads, kind, self.iterations
        )

    def games(self, lessons: list[Exercise], counted: bool) -> list[Played]:
        """Play them all; `counted`: they are among those that were asked for."""
        played: list[Played] = []
        for one in self.players.each(play_lesson, lessons):
            played.append(one)
            if counted:
                self.tell(1)
        return played

    def match(self, seed: str, tried: Pair, against: Pair, games: int, counted: bool) -> float:
        """The share that weights win against others, a draw counting half; alone of pairs of games with one seed."""
        if self.course.alone:
            numbers = range(max(1, games // 2))
            lessons = [
                self.lesson(f"{seed}/{n}", n, pair, pair, DECIDING) for n in numbers for pair in (tried, against)
            ]
            both = self.games(lessons, counted)
            margins = [both[2 * n].margin - both[2 * n + 1].margin for n in numbers]
        else:
            lessons = [self.lesson(f"{seed}/{n}", n, tried, against, DECIDING) for n in range(games)]
            margins = [one.margin for one in self.games(lessons, counted)]
        return sum(0.5 if margin == 0.0 else float(margin > 0.0) for margin in margins) / len(margins)

    def climbed(self, seed: str, rows: list[Row], start: Pair, pairs: int) -> Pair:
        """Weights after steps in the directions that pairs of games a little off on both sides show."""
        swing = columns_of(rows).std(axis=0)
        scale = np.where(swing > 1e-9, OFF / np.maximum(swing, LEAST_SWING), 0.0)
        now = np.array([*start[0], *start[1]])
        size = min(BATCH, pairs)
        for batch in range(max(1, pairs // BATCH)):
            here = f"{seed}/b{batch}"
            noise = np.random.default_rng(from_seed(here).below(1 << 30, "noise")).standard_normal((size, len(now)))
            lessons: list[Exercise] = []
            for number in range(size):
                for side in (noise[number], -noise[number]):
                    off = pair_of(now + side * scale)
                    lessons.append(self.lesson(f"{here}/{number}", batch * size + number, off, off, GREEDY))
            played = self.games(lessons, True)
            gains = np.array([played[2 * n].margin - played[2 * n + 1].margin for n in range(size)])
            self.pace = MOMENTUM * self.pace + (1.0 - MOMENTUM) * (noise.T @ gains / size)
            length = float(np.linalg.norm(self.pace))
            if length > 0.0:
                now = now + self.pace / length * STRIDE * scale
        return pair_of(now)


def columns_of(rows: list[Row]) -> Numbers:
    """The features of each row, early and late."""
    features = np.array([row[0] for row in rows])
    late = np.array([row[1] for row in rows])[:, None]
    return np.hstack([features * (1.0 - late), features * late])


def missed_by(rows: list[Row], weights: Weights, columns: Numbers) -> Numbers:
    """By how much each row brought more than weights foretold."""
    foretold: Numbers = columns @ np.array([*weights.early, *weights.late])
    return np.array([row[2] for row in rows]) - foretold


def fit(ways: list[Way], weights: Weights) -> Pair:
    """The weights that foretell best by temporal differences, all solved at once, held near those there are."""
    old = np.array([*weights.early, *weights.late])
    moments, gains, squares = np.zeros((len(old), len(old))), np.zeros(len(old)), np.zeros(len(old))
    for way in filter(None, ways):
        columns = columns_of(way)
        to_come = np.array([row[2] for row in way])
        traces = columns.copy()
        for number in range(1, len(way)):
            traces[number] += TRACE * traces[number - 1]
        moments += traces.T @ (columns - np.vstack([columns[1:], np.zeros(len(old))]))
        gains += traces.T @ (to_come - np.append(to_come[1:], 0.0))
        squares += (columns**2).sum(axis=0)
    count = sum(map(len, ways))
    held = np.diag(HOLD * (squares + 1e-6 * count) + 1e-9)
    return pair_of(old + np.linalg.solve(moments + held, gains - moments @ old))


def calibrate(rows: list[Row], weights: Weights) -> float:
    """Let the room's constant make up for what all were off by, and say how far off they were, in points."""
    columns = columns_of(rows)
    missed = missed_by(rows, weights, columns)
    constant = _constant(rows)
    if constant >= 0:
        both = columns[:, [constant, constant + len(weights.names)]]
        change = np.linalg.lstsq(both, missed, rcond=None)[0]
        weights.early[constant] += float(change[0])
        weights.late[constant] += float(change[1])
    return float(np.sqrt(np.mean(missed**2)))


def _constant(rows: list[Row]) -> int:
    """The number of the feature that is 1 for everybody at any time; -1 if there is none."""
    features = np.array([row[0] for row in rows])
    found = np.flatnonzero((features == 1.0).all(axis=0))
    return int(found[0]) if len(found) else -1


def fit_spread(weights: Weights, gaps: list[tuple[float, float]]) -> None:
    """How far differences of two seats moved from the outlook to the end: a line over the course of the game."""
    if len(gaps) < 2:
        return
    late = np.array([gap[0] for gap in gaps])
    columns = np.stack([1.0 - late, late], axis=1)
    deviations = np.sqrt(np.array([gap[1] for gap in gaps]))
    line = np.linalg.lstsq(columns, deviations * 1.25, rcond=None)[0]  # a mean deviation is 0.8 of a standard one
    weights.spreads = [max(1.0, float(line[0])), max(1.0, float(line[1]))]


def _sampled(ways: list[Way], seed: str) -> list[Way]:
    """So many of them that there are not too many moments."""
    from_seed(seed).shuffle(ways, "samples")
    kept: list[Way] = []
    left = MOST_SAMPLES
    for way in ways:
        left -= len(way)
        if left < 0:
            break
        kept.append(way)
    return kept


def pair_of(numbers: Numbers) -> Pair:
    """What is early and what is late."""
    half = len(numbers) // 2
    return [float(value) for value in numbers[:half]], [float(value) for value in numbers[half:]]


def _between(old: Pair, new: Pair, share: float) -> Pair:
    early = [a + (b - a) * share for a, b in zip(old[0], new[0], strict=True)]
    return early, [a + (b - a) * share for a, b in zip(old[1], new[1], strict=True)]
