"""Learning first thoughts: which actions a search will come to prefer, foretold from figures that cost next to nothing.

Games of searches are played, now and then off the best path; of each choice that the room has first thoughts on, the
figures of every action are kept and how often the search tried it. The weights are those under which first thoughts
share their attention out most like the search did (cross-entropy, by gradient descent). Games that are kept aside say
whether that was learned or learned by heart. The same seed and games give the same weights.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import letopis
from letopis.arena.lessons import AMONG, STRAY, Players, table_of
from letopis.arena.tournament import CAP
from letopis.bots import Budget
from letopis.bots.search import TEMPERATURE, Search
from letopis.kernel.actions import Action
from letopis.kernel.chance import from_seed
from letopis.kernel.errors import BadOption
from letopis.kernel.guide import Guide
from letopis.kernel.position import Position
from letopis.kernel.weights import Weights

ITERATIONS = 200  # of a search
FEWEST = 10  # games
ASIDE = 8  # one game in so many is kept aside
DESCENTS = 1500
PACE = 0.02
CALM = 2e-5  # how strongly weights are held near nothing
HEADING = "# What a search thinks of actions at first: learned from what searches came to prefer."

Numbers = NDArray[np.float64]


class Example(NamedTuple):
    """What a search made of a decision: the figures of each action, and its share of all tries."""

    progress: float
    figures: list[list[float]]
    shares: list[float]


class SearchedGame(NamedTuple):
    """One game to learn from."""

    game: str
    number: int
    seed: str
    iterations: int


@dataclass
class Insight:
    """First thoughts as they were learned, and how well they foretell a search in games kept aside."""

    command: str
    games: int
    seed: int | str
    weights: Weights
    choices: int
    doubt: float  # the cross-entropy, in nats a choice,
    least: float  # what it would be if thoughts were the search itself,
    plain: float  # and if nothing were thought

    def text(self) -> str:
        """The weights as a data file, with where they come from."""
        lines = [
            HEADING,
            f'command = "{self.command}"',
            f"games = {self.games}",
            f'seed = "{self.seed}"',
            f"choices = {self.choices}",
            f"doubt = [{self.plain:.3f}, {self.doubt:.3f}, {self.least:.3f}]  # without priors, with, and the least",
            "",
            "[features]",
            *self.weights.table(),
        ]
        return "\n".join(lines) + "\n"


def learn_priors(
    name: str,
    games: int,
    seed: int | str = 0,
    jobs: int = 1,
    iterations: int = ITERATIONS,
    progress: Callable[[int], None] | None = None,
) -> Insight:
    """Learn what a game's first thoughts weigh; `progress` hears of games."""
    game = letopis.game(name)
    if not game.guides.prior_names:
        raise BadOption("game", f"{name} has no priors to learn", "a game with priors")
    if games < FEWEST:
        raise BadOption("games", f"{games} games are too few", f"at least {FEWEST}")
    sessions = [SearchedGame(name, number, f"{seed}/{number}", iterations) for number in range(games)]
    learned: list[Example] = []
    aside: list[Example] = []
    with Players(jobs) as players:
        played = 0
        try:
            for number, choices in enumerate(players.each(play_session, sessions)):
                (learned if number % ASIDE else aside).extend(choices)
                played += 1
                if progress is not None:
                    progress(1)
        except KeyboardInterrupt:
            if played < FEWEST:
                raise
            games = played  # as if so many had been asked for
    weights = fit_priors(learned, game.guides.prior_names)
    columns, shares, owners = _stacked(aside)
    doubt = _doubt(columns @ np.array([*weights.early, *weights.late]), shares, owners)[0]
    least = -float((shares * np.log(shares + 1e-9)).sum()) / len(aside)
    plain = _doubt(np.zeros(len(shares)), shares, owners)[0]
    command = f"letopis train {name} --priors --games {games} --seed {seed}"
    command += f" --iterations {iterations}" if iterations != ITERATIONS else ""
    return Insight(command, games, seed, weights, len(learned) + len(aside), doubt, least, plain)


# ---- playing


def play_session(task: SearchedGame) -> list[Example]:
    """Play a game of searches and keep what they made of the choices that the room has thoughts on."""
    game = letopis.game(task.game)
    players, options, _ = table_of(game, task.number)
    position = game.new(players, task.seed, options)
    bots = [Search(game, f"{task.seed} {seat}", Budget(0.0, task.iterations)) for seat in range(players)]
    guide = game.guide(game.evaluation(players))
    chance = from_seed(f"stray {task.seed}")
    found: list[Example] = []
    decisions = 0
    while not position.over and decisions < CAP:
        decisions += 1
        seat = position.awaiting[0]
        action = bots[seat].choose(position, seat)
        root = bots[seat].root
        if position.forced(seat) is None and root is not None and len(root.edges) > 1:
            actions = [edge.action for edge in root.edges]
            tries = [edge.visits for edge in root.edges]
            if (figures := figures_of(guide, position, seat, actions)) and sum(tries):
                shares = [number / sum(tries) for number in tries]
                found.append(Example(guide.evaluation.progress(position), figures, shares))
            if chance.below(STRAY, "stray") == 0:
                action = actions[chance.below(min(AMONG, len(actions)), "among")]
        position.advance(action, seat)
    return found


def figures_of(guide: Guide[Any], position: Position, seat: int, actions: list[Action]) -> list[list[float]]:
    """The figures of each action: a thought is a sum of them, so each is what its own weight alone makes of it."""
    names = guide.prior_names
    columns: list[list[float]] = []
    for number in range(len(names)):
        unit = [float(other == number) for other in range(len(names))]
        column = guide.linear_priors(position, seat, actions, unit)
        if column is None:
            return []
        columns.append(column)
    return [[column[number] for column in columns] for number in range(len(actions))]


# ---- fitting


def fit_priors(choices: list[Example], names: tuple[str, ...]) -> Weights:
    """The weights whose thoughts share attention out most like the searches did."""
    columns, shares, owners = _stacked(choices)
    now, slope, swing = (np.zeros(columns.shape[1]) for _ in range(3))
    for step in range(1, DESCENTS + 1):
        wrong = _doubt(columns @ now, shares, owners)[1]
        change = columns.T @ wrong + CALM * now
        slope = 0.9 * slope + 0.1 * change
        swing = 0.999 * swing + 0.001 * change**2
        now = now - PACE * (slope / (1 - 0.9**step)) / (np.sqrt(swing / (1 - 0.999**step)) + 1e-8)
    values = [float(value) for value in now]
    return Weights(names, values[: len(names)], values[len(names) :], [1.0, 1.0])


def _stacked(choices: list[Example]) -> tuple[Numbers, Numbers, NDArray[np.int64]]:
    """All actions of all choices under each other: figures early and late, shares, and whose they are."""
    blocks = []
    for choice in choices:
        figures = np.array(choice.figures)
        blocks.append(np.hstack([figures * (1.0 - choice.progress), figures * choice.progress]))
    shares = np.concatenate([np.array(choice.shares) for choice in choices])
    owners = np.repeat(np.arange(len(choices)), [len(choice.shares) for choice in choices])
    return np.vstack(blocks), shares, owners


def _doubt(thoughts: Numbers, shares: Numbers, owners: NDArray[np.int64]) -> tuple[float, Numbers]:
    """The cross-entropy of the attention that thoughts give, and how it changes with each thought."""
    count = int(owners[-1]) + 1
    warm = thoughts / TEMPERATURE
    highest = np.full(count, -np.inf)
    np.maximum.at(highest, owners, warm)
    parts = np.exp(warm - highest[owners])
    given = parts / np.bincount(owners, parts, count)[owners]
    return -float((shares * np.log(given + 1e-9)).sum()) / count, (given - shares) / (count * TEMPERATURE)
