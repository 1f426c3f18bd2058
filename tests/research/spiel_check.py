"""What OpenSpiel makes of our games: run by the interpreter that has OpenSpiel; prints what it has found."""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import letopis
from letopis.research import spiel

# every game: loaded by its name, whole random games, tensors, clones, resamples
for ours in letopis.games():
    players = max(2, ours.seats[0])
    game = pyspiel.load_game(f"letopis_{ours.name}(players={players},seed=3)")
    assert game.num_players() == players
    assert game.num_distinct_actions() == len(ours.actions)
    state = game.new_initial_state()
    alone = ours.new(players, 3)
    chooser = random.Random(1)
    for ply in range(60):
        player = state.current_player()
        assert player == alone.awaiting[0]
        legal = state.legal_actions()
        assert legal == sorted(action.id for action in alone.legal(player))
        if ply % 20 == 0:
            twin = state.clone()
            twin.apply_action(legal[0])
            assert state.position.dump() == alone.dump()
            assert state.observation_tensor(player) == alone.observe(player).tolist()
            guess = state.resample_from_infostate(player, random.random)
            assert guess.information_state_string(player) == state.information_state_string(player)
        chosen = chooser.choice(legal)
        assert state.action_to_string(player, chosen) == ours.actions[chosen].text
        state.apply_action(chosen)
        alone.play(ours.actions[chosen], player)
    print("walked", ours.name)

# a whole game, and what it came to
state = spiel.game("my_village", seed=5).new_initial_state()
chooser = random.Random(2)
while not state.is_terminal():
    state.apply_action(chooser.choice(state.legal_actions()))
assert state.returns() == state.position.returns()
assert sum(state.returns()) == 0.0
print("returns", len(state.returns()))

# its search, on our guesses
game = spiel.game("my_village", seed=5)
state = game.new_initial_state()
evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(1))
assert bot.step(state) in state.legal_actions()
print("searched", "ismcts")
