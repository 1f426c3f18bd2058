"""Learning what foretells the end: the weights that a search looks at its leaves by.

Those that lead a player who looks one step ahead need not be those that foretell best how a game will end. Here games
of greedy players are played, now and then off the best path; from moments at rest, and as a search would see them that
stops there, the features of every seat are kept, and how far it was ahead of the others in the end. The weights are
those that foretell these leads best, with two seats and with several; alone, the points (least squares, held near the
weights there are). Games that are kept aside say whether that was learned or learned by heart. The same seed and games
give the same weights.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import letopis
from letopis.arena.lessons import Players, Row, limited
from letopis.arena.tournament import CAP
from letopis.arena.training import columns_of, fit_spread, missed_by, pair_of
from letopis.bots.greedy import Greedy
from letopis.kernel.chance import from_seed
from letopis.kernel.errors import BadOption
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.position import Position
from letopis.kernel.weights import Weights

ASIDE = 8  # one game in so many, at each size of table, is kept aside
STRAY = 25  # one choice in so many is anything sensible
KEPT = 3  # one moment at rest in so many is kept
HOLD = 0.03  # how strongly weights are held near those there are, as a part of all samples
TWO = "two"
SEVERAL = "several"
ALONE = "alone"
HEADING = (
    "# What the features are worth where a search looks at its leaves: what foretells the end, not what leads there.\n"
)
LEARNED = "# Learned from games of greedy players, not written by hand; the command makes them anew.\n"

Numbers = NDArray[np.float64]


class LeafGame(NamedTuple):
    """One game to learn from."""

    game: str
    players: int
    number: int  # among those of its size
    seed: str


class Seen(NamedTuple):
    """What was seen of one seat at a moment: against the others its features, the points to come, and the end."""

    row: Row
    end: float


@dataclass
class Foretelling:
    """What was learned of games alone, of two, or of several."""

    weights: Weights
    moments: int
    before: float  # how much of the ends the weights there were foretell, in games kept aside (1 is all of it),
    after: float  # and these


@dataclass
class Leaves:
    """All that was learned of a game."""

    command: str
    games: int
    seed: int | str
    found: dict[str, Foretelling]  # by the kind of table

    def text(self) -> str:
        """The weights as a data file, with where they come from."""
        lines = [f'command = "{self.command}"', f"games = {self.games}", f'seed = "{self.seed}"']
        lines += _section(self.found[TWO], "")
        for kind in (SEVERAL, ALONE):
            if kind in self.found:
                lines += ["", f"[{kind}]", *_section(self.found[kind], f"{kind}.")]
        return HEADING + LEARNED + "\n".join(lines) + "\n"


def _section(found: Foretelling, inside: str) -> list[str]:
    weights = found.weights
    return [
        f"moments = {found.moments}",
        f"foretold = [{found.before:.3f}, {found.after:.3f}]  # of all there is: by the weights before, and by these",
        f"spread = [{weights.spreads[0]:.2f}, {weights.spreads[1]:.2f}]",
        "",
        f"[{inside}features]",
        *weights.table(),
    ]


def learn_leaves(
    name: str, games: int, seed: int | str = 0, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Leaves:
    """Learn what foretells the end of a game, alone too where it is played alone; `progress` hears of games."""
    game = letopis.game(name)
    if not game.evaluates.feature_names:
        raise BadOption("game", f"{name} has no features to learn", "a game with features")
    sizes = game.seats
    fewest = (ASIDE + 1) * len(sizes)  # two of each size are kept aside
    if games < fewest:
        raise BadOption("games", f"{games} games are too few", f"at least {fewest}")
    sessions = [LeafGame(name, sizes[n % len(sizes)], n // len(sizes), f"{seed}/{n}") for n in range(games)]
    learned: dict[str, list[Seen]] = {}
    aside: dict[str, list[Seen]] = {}
    with Players(jobs) as players:
        played = 0
        try:
            for session, seen in zip(sessions, players.each(play_session, sessions), strict=True):
                (learned if session.number % ASIDE else aside).setdefault(kind_of(session.players), []).extend(seen)
                played += 1
                if progress is not None:
                    progress(1)
        except KeyboardInterrupt:
            if played < fewest:
                raise
            games = played  # as if so many had been asked for
    command = f"letopis train {name} --leaves --games {games} --seed {seed}"
    found = {
        kind: foretell(seen, aside[kind], game.learned().at(1 if kind == ALONE else 2), kind == ALONE)
        for kind, seen in learned.items()
    }
    return Leaves(command, games, seed, found)


def kind_of(players: int) -> str:
    """The kind of table that so many seats are."""
    return ALONE if players == 1 else TWO if players == 2 else SEVERAL


def play_session(task: LeafGame) -> list[Seen]:
    """Play a game of greedy players and keep what was seen at rest."""
    game = letopis.game(task.game)
    varieties = game.varieties(task.players)
    begun = game.new(task.players, task.seed, limited(game, varieties[task.number % len(varieties)]))
    position = begun.copy()
    greedy = Greedy(game, task.seed)
    evaluation = greedy.evaluation(task.players)
    guide = game.guide(evaluation)
    chance = from_seed(f"stray {task.seed}")
    seats = range(task.players)
    kept: list[tuple[Numbers, Numbers, float]] = []
    decisions = 0
    while not position.over and decisions < CAP:
        decisions += 1
        seat = position.awaiting[0]
        forced = position.forced(seat)
        if forced is not None:
            position.advance(forced, seat)
            continue
        if evaluation.at_rest(position):
            if chance.below(KEPT, "kept") == 0:
                kept.append(_moment(evaluation, position))
            calm = position.copy()
            guide.before_chance(calm, begun)
            if any(evaluation.features(calm, one) != evaluation.features(position, one) for one in seats):
                kept.append(_moment(evaluation, calm))
        if chance.below(STRAY, "stray") == 0:
            actions = evaluation.sensible(position, seat, position.considered(seat))
            position.advance(actions[chance.below(len(actions), "anything")], seat)
        else:
            position.advance(greedy.choose(position, seat), seat)
    ends = _ahead(np.array([evaluation.points(position, seat) for seat in seats]))
    return [
        Seen(([float(value) for value in features[seat]], late, float(ends[seat] - points[seat])), float(ends[seat]))
        for features, points, late in kept
        for seat in seats
    ]


def _moment(evaluation: Evaluation[Any], position: Position) -> tuple[Numbers, Numbers, float]:
    """What every seat has more than the others, in features and in points, and when."""
    features = np.array([evaluation.features(position, seat) for seat in range(position.players)])
    points = np.array([evaluation.points(position, seat) for seat in range(position.players)])
    return _ahead(features), _ahead(points), evaluation.progress(position)


def _ahead(amounts: Numbers) -> Numbers:
    """What each seat has more than the others on average; alone, what it has."""
    count = len(amounts)
    return amounts if count == 1 else (amounts - amounts.mean(axis=0)) * (count / (count - 1))


def foretell(learned: list[Seen], aside: list[Seen], before: Weights, alone: bool) -> Foretelling:
    """The weights that foretell best, held near those before."""
    rows = [seen.row for seen in learned]
    columns = columns_of(rows)
    old = np.array([*before.early, *before.late])
    missed = missed_by(rows, before, columns)
    squares = (columns**2).sum(axis=0)
    held = np.diag(HOLD * squares + 1e-9 * len(rows))
    early, late = pair_of(old + np.linalg.solve(columns.T @ columns + held, columns.T @ missed))
    weights = Weights(before.names, early, late, [*before.spreads])
    if not alone:
        off = missed_by(rows, weights, columns)
        fit_spread(weights, [(row[1], float(gap) ** 2) for row, gap in zip(rows, off, strict=True)])
    return Foretelling(weights, len(rows) + len(aside), _share(aside, before), _share(aside, weights))


def _share(aside: list[Seen], weights: Weights) -> float:
    """How much of what ends differ by is foretold: 1 is all, 0 as much as one who knows nothing."""
    ends = np.array([seen.end for seen in aside])
    rows = [seen.row for seen in aside]
    missed = missed_by(rows, weights, columns_of(rows))
    return 1.0 - float((missed**2).mean() / ((ends - ends.mean()) ** 2).mean())
