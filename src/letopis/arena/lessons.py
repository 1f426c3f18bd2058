"""Games played to learn from: by which weights in which seat, how they ended, and what was seen on the way."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import letopis
from letopis.arena.tournament import AUTOMATED_ROUNDS, CAP, ROUND_LIMIT
from letopis.bots import Bot, Budget
from letopis.bots.greedy import Greedy
from letopis.bots.search import Search
from letopis.kernel.chance import from_seed
from letopis.kernel.game import Game
from letopis.kernel.weights import Weights

STRAY = 8  # one choice in so many is not the best one
AMONG = 3  # but one of so many best
ITERATIONS = 60  # of a search
CHUNK = 5

LOOKING = "looking"  # play that strays now and then, and keeps what it saw at rest: by search, greedily when alone
GREEDY = "greedy"
DECIDING = "deciding"  # a match

Task = TypeVar("Task")
Found = TypeVar("Found")

Row = tuple[list[float], float, float]  # features, progress, and the points still to come
Way = list[Row]  # of one seat through a game
Pair = tuple[list[float], list[float]]  # weights early and late


class Exercise(NamedTuple):
    """One game to play: by which weights in which seat, and what for."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    seats: tuple[Pair, ...]
    spreads: list[float]
    kind: str
    place: int = 0  # whose weights are being tried
    iterations: int = ITERATIONS


class Played(NamedTuple):
    """How it ended, and what was seen on the way."""

    totals: tuple[float, ...]
    margin: float  # of the weights that were tried over the others; alone over whom the game sets against one
    ways: list[Way]  # of each seat
    gaps: list[tuple[float, float]]  # progress, and the square of how far a difference of two seats moved


def table_of(game: Game[Any], number: int, alone: bool = False) -> tuple[int, dict[str, Any], int]:
    """Seats and options of one of many games: mostly of two, sometimes of others, under all options to be learned.

    The last is how often all of them have had their turn.
    """
    several = [players for players in game.seats if players > 1]
    counts = [1] if alone else [several[0]] * 3 + several
    players = counts[number % len(counts)]
    varieties = game.varieties(players)
    options = limited(game, varieties[number // len(counts) % len(varieties)])
    return players, options, number // (len(counts) * len(varieties))


def limited(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Options under which bots come to an end, where a game might have none."""
    has_limit = ROUND_LIMIT in {option.name for option in game.options}
    return {**options, ROUND_LIMIT: AUTOMATED_ROUNDS} if has_limit else dict(options)


def lesson(
    game: Game[Any],
    seed: str,
    number: int,
    alone: bool,
    tried: Pair,
    others: Pair,
    spreads: list[float],
    kind: str,
    iterations: int,
) -> Exercise:
    """A game of a training; who is tried changes places from one round of tables to the next."""
    players, options, turn = table_of(game, number, alone)
    place = turn % players
    seats = tuple(tried if seat == place else others for seat in range(players))
    return Exercise(game.name, players, options, seed, seats, [*spreads], kind, place, iterations)


def play_lesson(task: Exercise) -> Played:
    """Play a game; where it is one to look at, keep what was seen at rest."""
    game = letopis.game(task.game)
    own = game.learned()
    alone = task.players == 1
    sides = [own.but(Weights(own.two.names, early, late, task.spreads), alone) for early, late in task.seats]
    chance = from_seed(f"stray {task.seed}")
    position = game.new(task.players, task.seed, task.options)
    bots: list[Bot]
    if task.kind == DECIDING or (task.kind == LOOKING and not alone):
        budget = Budget(0.0, task.iterations)
        bots = [Search(game, f"{task.seed} {seat}", budget, learned) for seat, learned in enumerate(sides)]
    else:
        bots = [Greedy(game, f"{task.seed} {seat}", learned) for seat, learned in enumerate(sides)]
    evaluations = [bot.evaluation(task.players) for bot in bots]
    seen: list[tuple[int, list[float], float, float]] = []
    heads: list[tuple[float, list[float]]] = []
    decisions = 0
    while not position.over and decisions < CAP:
        decisions += 1
        seat = position.awaiting[0]
        evaluation = evaluations[seat]
        forced = position.forced(seat)
        if forced is not None:
            position.advance(forced, seat)
            continue
        if task.kind == LOOKING and evaluation.at_rest(position):
            late = evaluation.progress(position)
            for other in range(task.players):
                seen.append((other, evaluation.features(position, other), late, evaluation.points(position, other)))
            heads.append((late, evaluation.outlooks(position)))
        if task.kind == LOOKING and chance.below(STRAY, "stray") == 0:
            ranked = bots[seat].ranked(position, seat)
            action = ranked[chance.below(min(AMONG, len(ranked)), "among")][0]
        else:
            action = bots[seat].choose(position, seat)
        position.advance(action, seat)
    ends = evaluations[0].outlooks(position)
    totals = tuple(ends[seat] for seat in range(task.players))
    ways: list[Way] = [[] for _ in totals]
    for seat, features, late, points in seen:
        ways[seat].append((features, late, totals[seat] - points))
    gaps = [(late, ((ends[0] - ends[-1]) - (all_[0] - all_[-1])) ** 2) for late, all_ in heads if len(all_) > 1]
    return Played(totals, _margin(task, ends), ways, gaps)


def _margin(task: Exercise, ends: list[float]) -> float:
    """By how much the weights being tried were ahead of the mean of the others."""
    others = [end for seat, end in enumerate(ends) if seat != task.place]
    return ends[task.place] - sum(others) / len(others) if others else ends[task.place]


def leave_ctrl_c() -> None:
    """A worker leaves Ctrl-C to whoever asked it to play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Players:
    """Games on several cores, in their order; on one, here."""

    def __init__(self, jobs: int) -> None:
        self.pool = multiprocessing.get_context("spawn").Pool(jobs, leave_ctrl_c) if jobs > 1 else None

    def each(self, play: Callable[[Task], Found], tasks: list[Task]) -> Iterator[Found]:
        """What comes of each task."""
        return map(play, tasks) if self.pool is None else self.pool.imap(play, tasks, CHUNK)

    def __enter__(self) -> "Players":
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.terminate()
