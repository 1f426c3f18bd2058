"""One match for bench.research, by the interpreter that has OpenSpiel: our master against its IS-MCTS on our game.

Both think for the same time or with as many iterations a decision; they change seats after each game. IS-MCTS plays
its play-outs at random and deals anew by our `guess`. Prints one JSON object.
"""

import argparse
import json
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import letopis
from letopis.bots import Budget
from letopis.bots.search import Search
from letopis.research import spiel

UCT_C = 2.0


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's own search, stopped by time where it counts simulations itself."""

    def __init__(self, game: spiel.SpielGame, seconds: float, iterations: int, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(
            game, evaluator, UCT_C, max(1, iterations), random_state=chance, allow_inconsistent_action_sets=True
        )
        self.seconds = seconds

    def run_search(self, state: Any) -> Any:
        """As the original, but until the time is over."""
        legal = state.legal_actions()
        if self.seconds <= 0.0 or len(legal) == 1:
            return super().run_search(state)
        self.reset()
        self._root_node = self.create_new_node(state)
        until = time.thread_time() + self.seconds
        while True:
            self.run_simulation(self.sample_root_state(state))
            if time.thread_time() >= until:
                break
        return self.get_final_policy(state, self.filter_illegals(self._root_node, legal))


def play(name: str, number: int, seconds: float, iterations: int) -> float:
    """One game; what our master came to: 1, or its share of a win."""
    game = spiel.game(name, seed=number // 2)
    state = game.new_initial_state()
    ours = number % 2
    master = Search(game.ours, number, Budget(seconds, iterations))
    theirs = Timed(game, seconds, iterations, number)
    while not state.is_terminal():
        player = state.current_player()
        position = state.position
        if player == ours:
            state.apply_action(position.actions.id_of(master.choose(position, player)))
        else:
            state.apply_action(int(theirs.step(state)))
    winners = state.position.ranking()[0]
    return 1.0 / len(winners) if ours in winners else 0.0


def main() -> None:
    """Play the match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=[game.name for game in letopis.games()])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--iterations", type=int, default=0)
    chosen = parser.parse_args()
    won = [play(chosen.name, number, chosen.seconds, chosen.iterations) for number in range(chosen.games)]
    print(json.dumps({"game": chosen.name, "games": chosen.games, "won": sum(won)}))


if __name__ == "__main__":
    main()
