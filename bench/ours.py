"""Our side of the measurements, on whichever build is first on the path; prints one JSON object.

Each game is measured at two seats, with a new game each time: whole random games in the library's own loop
(`play_out`); the same driven from Python (`legal`, a choice, `advance`); the same with `play`, which also checks the
action and tells what happened; `copy`, `view` and `guess` on positions out of random games; and iterations of the
search on such positions, those with a choice, each from a new tree.

Every batch of a measurement is the same work, its processor time counts, not the clock's, and the best batch is the
figure: what else a machine does lengthens some batches, but hardly the best of them.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import letopis
from letopis.bots import Budget
from letopis.bots.random_play import play_out
from letopis.bots.search import Search
from letopis.kernel.chance import from_seed

now = time.process_time
POSITIONS = 64
GAMES = 8  # random ones in a batch
CALLS = 20  # of each position in a batch
SIMULATIONS = 200  # a search, as the peers'


def best_rate(batch: Callable[[], int], seconds: float) -> float:
    """Repeat a batch of work for some seconds; how many things a second were done in the best."""
    best, begun = 0.0, now()
    while True:
        start = now()
        done = batch()
        end = now()
        best = max(best, done / (end - start))
        if end - begun >= seconds:
            return best


def random_play(game: letopis.Game[letopis.Position], players: int, seconds: float, told: bool) -> float:
    """Decisions a second, driven from Python; `told`: with a check of each action and its events."""

    def batch() -> int:
        draw = random.Random(1).random
        decisions = 0
        for seed in range(GAMES):
            position = game.new(players=players, seed=seed)
            while not position.over:
                seat = position.awaiting[0]
                actions = position.legal(seat)
                action = actions[int(draw() * len(actions))]
                if told:
                    position.play(action, seat)
                else:
                    position.advance(action, seat)
                decisions += 1
        return decisions

    return best_rate(batch, seconds)


def own_loop(game: letopis.Game[letopis.Position], players: int, seconds: float) -> float:
    """Decisions a second with the library's own random play."""

    def batch() -> int:
        chance = from_seed(1)
        return sum(play_out(game.new(players=players, seed=seed), chance) for seed in range(GAMES))

    return best_rate(batch, seconds)


def met(game: letopis.Game[letopis.Position], players: int) -> list[letopis.Position]:
    """Positions out of the middle of random games."""
    draw = random.Random(2)
    found: list[letopis.Position] = []
    seed = 0
    while len(found) < POSITIONS:
        position = game.new(players=players, seed=seed)
        seed += 1
        passed: list[letopis.Position] = []
        while not position.over:
            passed.append(position.copy())
            seat = position.awaiting[0]
            position.play(draw.choice(position.legal(seat)), seat)
        middle = passed[len(passed) // 4 : -len(passed) // 4]
        found += draw.sample(middle, min(4, len(middle)))
    return found[:POSITIONS]


def cost(positions: list[letopis.Position], what: str, seconds: float) -> float:
    """Nanoseconds for one call."""

    def batch() -> int:
        calls = 0
        for _ in range(CALLS):
            for position in positions:
                if what == "copy":
                    position.copy()
                elif what == "view":
                    position.view(0)
                else:
                    position.guess(0, calls)
                calls += 1
        return calls

    return 1e9 / best_rate(batch, seconds)


def search(
    game: letopis.Game[letopis.Position], positions: list[letopis.Position], seconds: float, playing_on: bool
) -> float:
    """Iterations of the search a second; `playing_on` from leaves as far as the room asks for, or looking at once."""
    asked = [(position, position.awaiting[0]) for position in positions]
    asked = [(position, seat) for position, seat in asked if len(position.legal(seat)) > 1]
    known = hasattr(Search(game, 0, Budget(0.0, 1)), "rolls_out")
    depth = "rolls_out" if known else "foresight"  # as builds before the rollouts call it

    def batch() -> int:
        iterations = 0
        for number, (position, seat) in enumerate(asked):
            thinker = Search(game, number, Budget(0.0, SIMULATIONS))
            if not playing_on:
                setattr(thinker, depth, False)
            thinker.choose(position, seat)
            iterations += thinker.iterations
        return iterations

    return best_rate(batch, seconds)


def readable(game: letopis.Game[letopis.Position], docs: list[dict[str, Any]]) -> list[int]:
    """Which of some documents this build takes for positions."""
    found: list[int] = []
    for number, doc in enumerate(docs):
        with contextlib.suppress(letopis.LetopisError):
            game.load(doc)
            found.append(number)
    return found


def measure(name: str, seconds: float, docs: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """All figures of one game; on positions of another build, if they are given."""
    game = letopis.game(name)
    players = 2
    positions = met(game, players) if docs is None else [game.load(doc) for doc in docs]
    return {
        "random_play": random_play(game, players, seconds, told=False),
        "told_play": random_play(game, players, seconds, told=True),
        "own_loop": own_loop(game, players, seconds),
        "copy_ns": cost(positions, "copy", seconds / 3),
        "view_ns": cost(positions, "view", seconds / 3),
        "guess_ns": cost(positions, "guess", seconds / 3),
        "search": search(game, positions, seconds, playing_on=False),
        "search_on": search(game, positions, seconds, playing_on=True),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--game", choices=[game.name for game in letopis.games()], help="only this one")
    parser.add_argument("--write", action="store_true", help="only print positions, in notation")
    parser.add_argument("--check", help="only print which positions of this file can be read")
    parser.add_argument("--read", help="measure on the positions of this file")
    chosen = parser.parse_args()
    names = [chosen.game] if chosen.game else [game.name for game in letopis.games()]
    if chosen.write:
        print(json.dumps({name: [position.dump() for position in met(letopis.game(name), 2)] for name in names}))
        return
    file = chosen.check or chosen.read
    docs = json.loads(Path(file).read_text(encoding="utf-8")) if file else {}
    if chosen.check:
        print(json.dumps({name: readable(letopis.game(name), docs[name]) for name in names}))
        return
    games = {name: measure(name, chosen.seconds, docs.get(name)) for name in names}
    print(json.dumps({"compiled": letopis.compiled(), "games": games}))


if __name__ == "__main__":
    main()
