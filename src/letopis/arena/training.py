"""Learning what features are worth, by self-play: first to foretell how games end, then to win them.

The first round fits weights to what seats had in the end beyond the points they had at the time, held near the old
ones. Each further round plays pairs of games with weights a little off on both sides, learns by regression on how the
pairs ended which way is better, and goes there step by step. A match against the weights before decides whether a
round is kept. The same seed and games give the same weights.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import letopis
from letopis.arena.lessons import Lesson, Pair, Played, Players, Row, lesson
from letopis.kernel.chance import from_seed
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.weights import Weights

LOOK = 0.15  # of a round's games that are looked at
DUEL = 0.2  # that decide
FIT_LOOK = 0.6  # of the first round's games that are looked at
HOLD = 0.05  # how strongly fitted weights are held near the old, as a part of all samples
STEPS = (1.0, 0.5, 0.25)  # how far to go towards the fit: the first that wins
MOST_SAMPLES = 150_000
OFF = 0.35  # how far off weights are tried: points for a typical swing of each feature
BATCH = 40  # pairs to a step
STRIDE = 0.6  # how far a step goes, of OFF
MOMENTUM = 0.85
LEAST_SWING = 0.05  # of a feature; what swings less is tried no further off
LOST = 0.47  # a round that wins fewer games than this is not kept

HEADING = "# What the features of this game's evaluation are worth in points: early in a game, and late.\n"
LEARNED = "# Learned by self-play, not written by hand; the command makes them anew from those it found here.\n"
ALONE = "# The same for a game alone.\n[alone]\n"

Numbers = NDArray[np.float64]
Play = Callable[[list[Lesson]], Iterable[Played]]


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
class Course:
    """A whole training: its weights and how it went."""

    game: str
    games: int
    seed: int | str
    alone: bool
    weights: Weights
    turns: list[Turn] = field(default_factory=list)

    def text(self, command: str, before: str = "") -> str:
        """The weights as a data file, with where they come from; what the file before says of the others stays."""
        others, mark, lone = before.partition(ALONE)
        if self.alone:
            return f"{others.rstrip()}\n\n{ALONE}{self.section(command)}"
        return HEADING + LEARNED + self.section(command) + (f"\n{mark}{lone}" if mark else "")

    def section(self, command: str) -> str:
        """What the file says of this training."""
        inside = "alone." if self.alone else ""
        weights = self.weights
        lines = [
            f'command = "{command}"',
            f"games = {self.games}",
            f'seed = "{self.seed}"',
            f"spread = [{weights.spreads[0]:.2f}, {weights.spreads[1]:.2f}]",
            "",
            f"[{inside}features]",
        ]
        for name, early, late in zip(weights.names, weights.early, weights.late, strict=True):
            lines.append(f"{name} = [{early:.4f}, {late:.4f}]")
        for turn in self.turns:
            lines += [
                "",
                f"[[{inside}rounds]]",
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
    progress: Callable[[int], None] | None = None,
    heard: Callable[[Turn], None] | None = None,
) -> Course:
    """Learn a game's weights, beginning with those it has; `progress` hears of games, `heard` of rounds."""
    game = letopis.game(name)
    if not game.feature_names:
        raise BadOption("game", f"{name} has no features to learn", "a game with features")
    if alone and 1 not in game.seats:
        raise BadOption("alone", f"{name} is not played alone", "a game for one")
    if games < 10 * rounds:
        raise BadOption("games", f"{games} games are too few for {rounds} rounds", f"at least {10 * rounds}")
    old = game.weights.at(1) if alone else game.weights
    weights = Weights(old.names, [*old.early], [*old.late], [*old.spreads])
    course = Course(name, games, seed, alone, weights)
    with Players(jobs) as play:
        learner = Learner(game, course, play, progress or (lambda done: None))
        for number in range(rounds):
            turn = learner.round(number, games // rounds)
            course.turns.append(turn)
            if heard is not None:
                heard(turn)
    return course


class Learner:
    """One training on its way."""

    def __init__(self, game: Game, course: Course, play: Play, tell: Callable[[int], None]) -> None:
        self.game = game
        self.course = course
        self.play = play
        self.tell = tell
        self.pace = np.zeros(2 * len(course.weights.names))  # where the last steps led, in points a swing
        self.steps = 0

    def round(self, number: int, games: int) -> Turn:
        """Look at games, learn, and decide."""
        course = self.course
        weights = course.weights
        before: Pair = ([*weights.early], [*weights.late])
        seed = f"{course.seed}/{number}"
        decisive = max(2, int(games * DUEL))
        looks = max(2, int(games * (FIT_LOOK if number == 0 else LOOK)))
        played = self.games([self.lesson(f"{seed}/{n}", n, before, before, True) for n in range(looks)])
        rows = _sampled([row for one in played for row in one.rows], seed)
        _fit_spread(weights, [gap for one in played for gap in one.gaps])
        if number == 0:
            (early, late), error = fit(rows, weights)
            proposals = [_between(before, (early, late), share) for share in STEPS]
            shares: tuple[float, ...] = STEPS
        else:
            error = calibrate(rows, weights)
            before = ([*weights.early], [*weights.late])
            proposals = [self.climbed(seed, rows, before, max(1, (games - looks - decisive) // 2))]
            shares = STEPS[:1]
        won, step = 0.0, 0.0
        for share, proposed in zip(shares, proposals, strict=True):
            won = self.match(f"{seed}/d{share}", proposed, before, decisive)
            if won >= (0.5 if number == 0 else LOST):
                weights.early, weights.late = proposed
                step = share
                break
        if step == 0.0:
            self.pace[:] = 0.0
        mean = float(np.mean([total for one in played for total in one.totals]))
        return Turn(number + 1, games, error, won, step, mean)

    def lesson(self, seed: str, number: int, tried: Pair, others: Pair, stray: bool) -> Lesson:
        """A game of this training."""
        return lesson(self.game, seed, number, self.course.alone, tried, others, stray)

    def games(self, lessons: list[Lesson]) -> list[Played]:
        """Play them all."""
        played: list[Played] = []
        for one in self.play(lessons):
            played.append(one)
            self.tell(1)
        return played

    def match(self, seed: str, tried: Pair, against: Pair, games: int) -> float:
        """The share that weights win against others, a draw counting half; alone of pairs of games with one seed."""
        if not self.course.alone:
            lessons = [self.lesson(f"{seed}/{n}", n, tried, against, False) for n in range(games)]
            margins = [one.margin for one in self.games(lessons)]
        else:
            pairs = max(1, games // 2)
            both = self.games(
                [self.lesson(f"{seed}/{n}", n, pair, pair, False) for n in range(pairs) for pair in (tried, against)]
            )
            margins = [both[2 * n].margin - both[2 * n + 1].margin for n in range(pairs)]
        return sum(0.5 if margin == 0.0 else float(margin > 0.0) for margin in margins) / len(margins)

    def climbed(self, seed: str, rows: list[Row], start: Pair, pairs: int) -> Pair:
        """Weights after steps in the directions that pairs of games a little off on both sides show."""
        swing = _columns(rows).std(axis=0)
        scale = np.where(swing > 1e-9, OFF / np.maximum(swing, LEAST_SWING), 0.0)
        half = len(start[0])
        now = np.array([*start[0], *start[1]])
        for batch in range(max(1, pairs // BATCH)):
            here = f"{seed}/b{batch}"
            size = min(BATCH, pairs)
            noise = np.random.default_rng(from_seed(here).below(1 << 30, "noise")).standard_normal((size, 2 * half))
            lessons: list[Lesson] = []
            for number in range(size):
                more, less = _pair(now + noise[number] * scale), _pair(now - noise[number] * scale)
                turn = batch * size + number
                if self.course.alone:
                    lessons += [self.lesson(f"{here}/{number}", turn, pair, pair, False) for pair in (more, less)]
                else:  # the same deal with places exchanged
                    lessons.append(self.lesson(f"{here}/{number}", turn, more, less, False))
                    lessons.append(self.lesson(f"{here}/{number}", turn, less, more, False))
            played = self.games(lessons)
            gains = np.array([_gain(played[2 * n].margin - played[2 * n + 1].margin) for n in range(size)])
            self.pace = MOMENTUM * self.pace + (1.0 - MOMENTUM) * (noise.T @ gains / size)
            length = float(np.linalg.norm(self.pace))
            if length > 0.0:
                now = now + self.pace / length * STRIDE * scale
        return _pair(now)


def _gain(difference: float) -> float:
    """Points more, the hundredth less than the first."""
    return difference / (1.0 + abs(difference) / 40.0)


def _columns(rows: list[Row]) -> Numbers:
    features = np.array([row[0] for row in rows])
    late = np.array([row[1] for row in rows])[:, None]
    return np.hstack([features * (1.0 - late), features * late])


def _missed(rows: list[Row], weights: Weights, columns: Numbers) -> Numbers:
    foretold: Numbers = columns @ np.array([*weights.early, *weights.late])
    return np.array([row[2] for row in rows]) - foretold


def fit(rows: list[Row], weights: Weights) -> tuple[Pair, float]:
    """The weights that would have foretold best, held near those there are; and how far off these are, in points.

    What is the same for all, the room's constant, is not held: a game may be longer than was thought.
    """
    columns = _columns(rows)
    missed = _missed(rows, weights, columns)
    error = float(np.sqrt(np.mean(missed**2)))
    hold = np.full(columns.shape[1], HOLD)
    constant = _constant(rows)
    if constant >= 0:
        hold[[constant, constant + len(weights.names)]] = 0.0
    moments = columns.T @ columns
    size = np.diag(moments) + 1e-6 * len(rows)
    change = np.linalg.solve(moments + np.diag(hold * size + 1e-9), columns.T @ missed)
    return _pair(np.array([*weights.early, *weights.late]) + change), error


def calibrate(rows: list[Row], weights: Weights) -> float:
    """Let the room's constant make up for what all were off by, and say how far off they were, in points."""
    columns = _columns(rows)
    missed = _missed(rows, weights, columns)
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


def _fit_spread(weights: Weights, gaps: list[tuple[float, float]]) -> None:
    """How far differences of two seats moved from the outlook to the end: a line over the course of the game."""
    if len(gaps) < 2:
        return
    late = np.array([gap[0] for gap in gaps])
    columns = np.stack([1.0 - late, late], axis=1)
    deviations = np.sqrt(np.array([gap[1] for gap in gaps]))
    line = np.linalg.lstsq(columns, deviations * 1.25, rcond=None)[0]  # a mean deviation is 0.8 of a standard one
    weights.spreads = [max(1.0, float(line[0])), max(1.0, float(line[1]))]


def _sampled(rows: list[Row], seed: str) -> list[Row]:
    if len(rows) <= MOST_SAMPLES:
        return rows
    from_seed(seed).shuffle(rows, "samples")
    return rows[:MOST_SAMPLES]


def _pair(numbers: Numbers) -> Pair:
    half = len(numbers) // 2
    return [float(value) for value in numbers[:half]], [float(value) for value in numbers[half:]]


def _between(old: Pair, new: Pair, share: float) -> Pair:
    early = [a + (b - a) * share for a, b in zip(old[0], new[0], strict=True)]
    return early, [a + (b - a) * share for a, b in zip(old[1], new[1], strict=True)]
