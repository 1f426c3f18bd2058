"""A program that learns My Village by playing itself: policy gradients over many games at once, in numpy alone.

    pip install "letopis[research]"
    python examples/learn.py --seconds 120

It sees what `position.observe` writes, chooses among what the masks allow, and is told only who won. The policy is
linear: one weight for each number it sees and each action.
"""

import argparse
import time
from typing import Any

import numpy as np

import letopis
from letopis.research import VectorGame

FORBIDDEN = -1e9
STEPS = 64  # of all games between two lessons


class Policy:
    """Chances of actions from what is seen: a linear layer, learned with Adam."""

    def __init__(self, size: int, actions: int, rate: float) -> None:
        self.weights = np.zeros((size + 1, actions), np.float32)
        self.first, self.second = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.rate, self.lessons = rate, 0

    def chances(self, seen: Any, masks: Any) -> Any:
        """Of every action, in each row."""
        worth = np.where(masks > 0, seen @ self.weights, FORBIDDEN)
        worth = np.exp(worth - worth.max(axis=1, keepdims=True))
        return worth / worth.sum(axis=1, keepdims=True)

    def learn(self, seen: Any, masks: Any, chosen: Any, better: Any) -> None:
        """More of what went better than expected, less of what went worse."""
        slope = -self.chances(seen, masks)
        slope[np.arange(len(chosen)), chosen] += 1.0
        gradient = seen.T @ (slope * better[:, None]) / len(chosen)
        self.lessons += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.001 * (gradient**2 - self.second)
        mean = self.first / (1 - 0.9**self.lessons)
        spread = np.sqrt(self.second / (1 - 0.999**self.lessons))
        self.weights += self.rate * mean / (spread + 1e-6)


def seen_of(observations: Any) -> Any:
    """What the policy is shown: the numbers, none of them wild, and a one for the bias."""
    return np.hstack([np.clip(observations, -4.0, 4.0), np.ones((len(observations), 1), np.float32)])


def choose(chances: Any, generator: Any) -> Any:
    """An action of each row, by its chances."""
    marks = generator.random((len(chances), 1), dtype=np.float32)
    chosen = np.minimum((chances.cumsum(axis=1) < marks).sum(axis=1), chances.shape[1] - 1)
    rounded_away = chances[np.arange(len(chosen)), chosen] == 0.0
    return np.where(rounded_away, chances.argmax(axis=1), chosen)


def train(games: VectorGame, policy: Policy, seconds: float, seed: int, most: int = 1_000_000) -> int:
    """Let it play itself for a while; how many games it took."""
    generator = np.random.default_rng(seed)
    rows, masks, seats = map(np.asarray, (games.observations, games.masks, games.seats))
    rewards, dones = np.asarray(games.rewards), np.asarray(games.dones)
    open_moves: list[list[tuple[Any, Any, int, int]]] = [[] for _ in range(games.n)]
    until = time.monotonic() + seconds
    while time.monotonic() < until and games.games < most:
        lesson: list[tuple[Any, Any, int, float]] = []
        for _ in range(STEPS):
            seen = seen_of(rows)
            chosen = choose(policy.chances(seen, masks), generator)
            for place in range(games.n):
                open_moves[place].append((seen[place], masks[place].copy(), int(chosen[place]), int(seats[place])))
            games.step(chosen)
            for place in map(int, np.flatnonzero(dones)):
                lesson += [(row, mask, id, float(rewards[place, seat])) for row, mask, id, seat in open_moves[place]]
                open_moves[place] = []
        if lesson:
            seen, allowed, ids, came_to = (np.array(column) for column in zip(*lesson, strict=True))
            policy.learn(seen.astype(np.float32), allowed, ids, came_to.astype(np.float32))
    return games.games


def against_random(policy: Policy, game: Any, count: int, seed: int) -> float:
    """The share of games it wins against random play, a draw being half a win."""
    games = VectorGame(game, count, players=2, seed=f"test {seed}")
    generator = np.random.default_rng(seed)
    rows, masks, seats = map(np.asarray, (games.observations, games.masks, games.seats))
    rewards, dones = np.asarray(games.rewards), np.asarray(games.dones)
    mine = np.arange(count) % 2  # it sits in either seat
    result: dict[int, float] = {}
    while len(result) < count:
        own = choose(policy.chances(seen_of(rows), masks), generator)
        games.step(np.where(seats == mine, own, np.asarray(games.sample())))
        for place in np.flatnonzero(dones):
            result.setdefault(int(place), float(rewards[place, mine[place]]))
    return float(np.mean([(came_to + 1) / 2 for came_to in result.values()]))


def main() -> None:
    """Learn, and say every now and then how well it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--game", default="my_village")
    chosen = parser.parse_args()
    game: Any = letopis.game(chosen.game)
    games = VectorGame(game, 32, players=2, seed="learn")
    policy = Policy(games.layout.size, len(games.actions), rate=0.01)
    for part in range(6):
        played = train(games, policy, chosen.seconds / 6, part)
        won = against_random(policy, game, 64, part)
        print(f"after {played} games it wins {100 * won:.0f} % against random play", flush=True)


if __name__ == "__main__":
    main()
