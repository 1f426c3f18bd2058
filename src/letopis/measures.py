"""Quick measures of a game on this machine: how many decisions a second, and what copy, view and guess cost."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import letopis
from letopis.kernel.chance import from_seed
from letopis.kernel.game import Game
from letopis.kernel.position import Position


@dataclass(frozen=True)
class Measure:
    """One game measured: random play, and the mean cost of the operations over the positions of such games."""

    game: str
    players: int
    compiled: bool
    games: int
    decisions_a_second: float
    copy_us: float
    view_us: float
    guess_us: float

    def doc(self) -> dict[str, object]:
        """As plain data."""
        return {key: round(value, 3) if isinstance(value, float) else value for key, value in asdict(self).items()}


def measure(game: Game[Any], players: int, seconds: float = 1.0) -> Measure:
    """Play at random for a while, then time the operations on positions met on the way."""
    met: list[Position] = []
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        position = game.new(players, games)
        chance = from_seed(f"bench {games}")
        started = perf_counter()
        while not position.over:
            seat = position.awaiting[0]
            actions = position.legal(seat)
            position.advance(actions[chance.below(len(actions), "bench")], seat)
            decisions += 1
            if decisions % 101 == 0 and len(met) < 50:
                met.append(position.copy())
        spent += perf_counter() - started
        games += 1
    met = met or [game.new(players, 0)]
    each = seconds / 5
    return Measure(
        game=game.name,
        players=players,
        compiled=letopis.compiled(),
        games=games,
        decisions_a_second=decisions / spent,
        copy_us=cost(lambda position: position.copy(), met, each),
        view_us=cost(lambda position: position.view(0), met, each),
        guess_us=cost(lambda position: position.guess(0, 1), met, each),
    )


def cost(operation: Callable[[Position], object], positions: list[Position], seconds: float) -> float:
    """The mean time of an operation in microseconds."""
    times = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        for position in positions:
            operation(position)
        times += len(positions)
    return (perf_counter() - started) / times * 1e6
