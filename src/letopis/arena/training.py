"""Learning what features are worth: games of self-play, a regression on how they ended, and a match that decides.

A round plays games with the weights there are, now and then off the best path; fits weights to what seats had in the
end beyond the points they had at the time, held near the old ones; and keeps the new only if they win.
The same seed and games give the same weights.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

import letopis
from letopis.arena.tournament import AUTOMATED_ROUNDS, CAP, ROUND_LIMIT
from letopis.bots.greedy import Greedy
from letopis.kernel.chance import from_seed
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.weights import FILE, Weights

STRAY = 8  # one choice in so many is not the best one
AMONG = 3  # but one of so many best
HOLD = 0.02  # how strongly new weights are held near the old, as a part of all samples
STEPS = (1.0, 0.5, 0.25)  # how far to go towards the fit: the first that wins
DUEL = 0.35  # of a round's games that decide
MOST_SAMPLES = 150_000
CHUNK = 5

Row = tuple[list[float], float, float]  # features, progress, and the points still to come
Pair = tuple[list[float], list[float]]  # weights early and late


class Lesson(NamedTuple):
    """One game to play: by which weights in which seat, straying or not."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    seats: tuple[Pair, ...]
    stray: bool
    place: int = 0  # whose weights are being tried


class Played(NamedTuple):
    """How it ended, and what was seen on the way."""

    totals: tuple[float, ...]
    margin: float  # of the first seat's weights over the others
    rows: list[Row]
    gaps: list[tuple[float, float]]  # progress, and the square of how far a difference of two seats moved


@dataclass
class Turn:
    """A round of learning, for the curve."""

    number: int
    samples: int
    error_before: float
    error: float
    won: float
    step: float
    mean: float


@dataclass
class Course:
    """A whole training: its weights and how it went."""

    game: str
    games: int
    seed: int | str
    weights: Weights
    turns: list[Turn] = field(default_factory=list)

    def text(self, command: str) -> str:
        """The weights as a data file, with where they come from."""
        lines = [
            "# What the features of this game's evaluation are worth in points: early in a game, and late.",
            "# Learned by self-play, not written by hand; the command makes them anew.",
            f'command = "{command}"',
            f"games = {self.games}",
            f'seed = "{self.seed}"',
            f"spread = [{self.weights.spreads[0]:.2f}, {self.weights.spreads[1]:.2f}]",
            "",
            "[features]",
        ]
        for name, early, late in zip(self.weights.names, self.weights.early, self.weights.late, strict=True):
            lines.append(f"{name} = [{early:.4f}, {late:.4f}]")
        for turn in self.turns:
            lines += [
                "",
                "[[rounds]]",
                f"samples = {turn.samples}",
                f"error = [{turn.error_before:.2f}, {turn.error:.2f}]  # points off, before and after the fit",
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
    progress: Callable[[int], None] | None = None,
    heard: Callable[[Turn], None] | None = None,
) -> Course:
    """Learn a game's weights, beginning with those it has; `progress` hears of games, `heard` of rounds."""
    game = letopis.game(name)
    if not game.feature_names:
        raise BadOption("game", f"{name} has no features to learn", "a game with features")
    if games < 2 * rounds:
        raise BadOption("games", f"{games} games are too few for {rounds} rounds", f"at least {2 * rounds}")
    tell = progress or (lambda done: None)
    old = game.weights
    weights = Weights(old.names, [*old.early], [*old.late], [*old.spreads])
    course = Course(name, games, seed, weights)
    each = games // rounds
    with Players(jobs) as play:
        for number in range(rounds):
            decisive = max(1, int(each * DUEL))
            own = (weights.early, weights.late)
            lessons = [_lesson(game, f"{seed}/{number}/{n}", n, own, own, True) for n in range(each - decisive)]
            played = []
            for one in play(lessons):
                played.append(one)
                tell(1)
            rows = _sampled([row for one in played for row in one.rows], f"{seed}/{number}")
            fitted, before, after = fit(rows, weights)
            _fit_spread(weights, [gap for one in played for gap in one.gaps])
            won, step = 0.0, 0.0
            for share in STEPS:
                tried = _between(own, fitted, share)
                duels = [_lesson(game, f"{seed}/{number}/d{share}/{n}", n, tried, own, False) for n in range(decisive)]
                won = _won(play(duels))
                if share == STEPS[0]:
                    tell(decisive)
                if won >= 0.5:
                    weights.early, weights.late = tried
                    step = share
                    break
            mean = float(np.mean([total for one in played for total in one.totals]))
            turn = Turn(number + 1, len(rows), before, after, won, step, mean)
            course.turns.append(turn)
            if heard is not None:
                heard(turn)
    return course


def fit(rows: list[Row], weights: Weights) -> tuple[Pair, float, float]:
    """The weights that would have foretold best, held near those there are; and how far off both are, in points."""
    features = np.array([row[0] for row in rows])
    late = np.array([row[1] for row in rows])[:, None]
    columns = np.hstack([features * (1.0 - late), features * late])
    old = np.array([*weights.early, *weights.late])
    missed = np.array([row[2] for row in rows]) - columns @ old
    moments = columns.T @ columns
    size = np.diag(moments) + 1e-6 * len(rows)
    change = np.linalg.solve(moments + np.diag(HOLD * size + 1e-9), columns.T @ missed)
    new = old + change
    error = float(np.sqrt(np.mean((missed - columns @ change) ** 2)))
    half = len(weights.names)
    pair = ([float(value) for value in new[:half]], [float(value) for value in new[half:]])
    return pair, float(np.sqrt(np.mean(missed**2))), error


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


def _between(old: Pair, new: Pair, share: float) -> Pair:
    early = [a + (b - a) * share for a, b in zip(old[0], new[0], strict=True)]
    return early, [a + (b - a) * share for a, b in zip(old[1], new[1], strict=True)]


def _lesson(game: Game, seed: str, number: int, first: Pair, others: Pair, stray: bool) -> Lesson:
    """A game: mostly of two, sometimes of other numbers of seats, under all the options that should be learned."""
    several = [players for players in game.seats if players > 1]
    counts = [*game.seats, *[several[0]] * len(game.seats)] if stray else several[:1] * 3 + several
    players = counts[number % len(counts)]
    varieties = game.varieties(players)
    options = dict(varieties[number // len(counts) % len(varieties)])
    if ROUND_LIMIT in {option.name for option in game.options}:
        options[ROUND_LIMIT] = AUTOMATED_ROUNDS
    place = number // (len(counts) * len(varieties)) % players if not stray else 0
    seats = tuple(first if seat == place else others for seat in range(players))
    return Lesson(game.name, players, options, seed, seats, stray, place)


def _won(duels: Iterator[Played]) -> float:
    """The share of duels that the first weights won, a draw counting half, a fair share made even for more seats."""
    margins = [one.margin for one in duels]
    return sum(0.5 if margin == 0.0 else float(margin > 0.0) for margin in margins) / len(margins)


def play_lesson(lesson: Lesson) -> Played:
    """Play a game, and keep what was seen at rest."""
    game = letopis.game(lesson.game)
    kept = game.weights
    sets = [Weights(kept.names, early, late, kept.spreads) for early, late in lesson.seats]
    chance = from_seed(f"stray {lesson.seed}")
    position = game.new(lesson.players, lesson.seed, lesson.options)
    greedy = Greedy(game, lesson.seed)
    seen: list[tuple[int, list[float], float, float]] = []
    heads: list[tuple[float, list[float]]] = []
    decisions = 0
    try:
        while not position.over and decisions < CAP:
            decisions += 1
            seat = position.awaiting[0]
            game.weights = sets[seat]
            forced = position.forced(seat)
            if forced is not None:
                position.advance(forced, seat)
                continue
            if lesson.stray and game.at_rest(position):
                late = game.progress(position)
                for other in range(lesson.players):
                    seen.append((other, game.features(position, other), late, game.points(position, other)))
                heads.append((late, game.outlooks(position)))
            if lesson.stray and chance.below(STRAY, "stray") == 0:
                ranked = greedy.ranked(position, seat)
                action = ranked[chance.below(min(AMONG, len(ranked)), "among")][0]
            else:
                action = greedy.choose(position, seat)
            position.advance(action, seat)
        ends = game.outlooks(position)
        totals = tuple(ends[seat] for seat in range(lesson.players))
    finally:
        game.weights = kept
    rows = [(features, late, totals[seat] - points) for seat, features, late, points in seen]
    gaps = [(late, ((ends[0] - ends[-1]) - (all_[0] - all_[-1])) ** 2) for late, all_ in heads if len(all_) > 1]
    return Played(totals, _margin(lesson, totals), rows, gaps)


def _margin(lesson: Lesson, totals: tuple[float, ...]) -> float:
    """By how much the weights being tried were ahead of the mean of the others."""
    others = [total for seat, total in enumerate(totals) if seat != lesson.place]
    return totals[lesson.place] - sum(others) / len(others) if others else 0.0


class Players:
    """Games on several cores, in their order; on one, here."""

    def __init__(self, jobs: int) -> None:
        self.pool = multiprocessing.get_context("spawn").Pool(jobs) if jobs > 1 else None

    def __enter__(self) -> Callable[[list[Lesson]], Iterator[Played]]:
        if self.pool is None:
            return lambda lessons: map(play_lesson, lessons)
        pool = self.pool
        return lambda lessons: pool.imap(play_lesson, lessons, CHUNK)

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.terminate()


def weights_file(name: str) -> str:
    """Where the weights of a game lie."""
    return str(letopis.game(name).room / FILE)
