"""The peers' side of the measurements: OpenSpiel and catanatron on this machine, through Python.

Run by the interpreter of .venv-peers, and by nothing else; it knows nothing of letopis and prints one JSON object:

    .venv-peers/bin/python bench/peers.py --seconds 3

Every figure is the best of the repeats. The repeats go in rounds, each measure once a round, so that a neighbour who
is busy for a few seconds does not spoil all the repeats of one measure. Every repeat plays the same games again.

Where a peer can be driven in more than one way, its fastest way counts and the others stand beside it under "ways".
Only the peer's own calls are timed, with as little Python around them as we could write:

- backgammon: whole random games, with new_initial_state() for each. A move is one apply_action() of a player, after
  legal_actions(); the forced pass is a move too, as OpenSpiel counts it. Dice are drawn from chance_outcomes() by
  their probabilities. "moves_per_second" counts players' moves, "with_chance_per_second" the dice as well; the time
  spent on the dice is in both.
- clone: state.clone() of gin_rummy, the mean over positions out of the middle half of random games, every position
  cloned equally often. The clone is dropped at once, so its destruction is in the figure. From the 65th entry of the
  history on, glibc's allocator makes a clone about twice as dear (a block of more than 1 KiB sends it tidying up);
  "gin_rummy_clone_early" is the same measure right after the deal, which is the kindest to the peer.
- ISMCTS: simulations a second on such positions of gin_rummy (those with a choice), one random rollout each, with
  OpenSpiel's C++ bot through its binding and its Python bot.
- catanatron: whole random games of four, with a new Game for each. A decision is one entry of state.actions: one
  call of RandomPlayer.decide(), rolling and ending the turn included.
"""

import argparse
import importlib
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, Protocol

CHANCE = -1  # what current_player() answers where the dice or the deck are to move; below it, the game is over
POSITIONS = 64
FROM_ONE_GAME = 4
CLONES = 50
SIMULATIONS = 200
UCT_C = 2.0
SEATS = 4
CATAN_TURNS = 1000  # where Game.play() gives up as well

now = time.process_time  # as ours


class State(Protocol):
    """A position of OpenSpiel, as far as we use it."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> None: ...
    def clone(self) -> "State": ...


class Bot(Protocol):
    """A searching player of OpenSpiel."""

    def step(self, state: State, /) -> int: ...


@dataclass
class Measure:
    """One thing that is measured, in one way, and what the repeats gave."""

    group: str
    way: str
    figure: str  # the key of the result that decides which repeat, and which way, was the best
    run: Callable[[float], dict[str, float]]
    lower_is_better: bool = False
    results: list[dict[str, float]] = field(default_factory=list)

    def best(self) -> dict[str, float]:
        pick = min if self.lower_is_better else max
        return pick(self.results, key=lambda result: result[self.figure])


def backgammon(pyspiel: Any, seconds: float) -> dict[str, float]:
    """Random games of OpenSpiel's backgammon."""
    game = pyspiel.load_game("backgammon")
    draw = random.Random(1).random
    moves = chances = games = 0
    started = now()
    while now() - started < seconds:
        state: State = game.new_initial_state()
        mover, legal, outcomes, apply = (
            state.current_player,
            state.legal_actions,
            state.chance_outcomes,
            state.apply_action,
        )
        while True:
            player = mover()
            if player >= 0:
                actions = legal()
                apply(actions[int(draw() * len(actions))])
                moves += 1
            elif player == CHANCE:
                point = draw()
                for action, probability in outcomes():
                    point -= probability
                    if point < 0:
                        apply(action)
                        break
                else:  # the probabilities added up to a hair less than 1
                    apply(action)
                chances += 1
            else:
                break
        games += 1
    took = now() - started
    return {
        "moves_per_second": moves / took,
        "with_chance_per_second": (moves + chances) / took,
        "moves_per_game": moves / games,
        "games": games,
    }


def gin_positions(pyspiel: Any) -> tuple[list[State], list[State]]:
    """Positions of random games of gin rummy where a player has a choice: the first ones, and some of the middle."""
    game = pyspiel.load_game("gin_rummy")
    rng = random.Random(2)
    early: list[State] = []
    middle: list[State] = []
    while len(middle) < POSITIONS:
        state: State = game.new_initial_state()
        met: list[State] = []
        while (player := state.current_player()) >= CHANCE:
            if player == CHANCE:
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                met.append(state.clone())
            state.apply_action(rng.choice(legal))
        half = met[len(met) // 4 : len(met) * 3 // 4]
        if len(half) >= FROM_ONE_GAME:  # a few games end almost at once
            early.append(met[0])
            middle += rng.sample(half, FROM_ONE_GAME)
    rng.shuffle(middle)  # a search is slow, and should still meet many games
    return early, middle


def clone(positions: list[State], seconds: float) -> dict[str, float]:
    """The cost of copying a position of gin rummy."""
    each = range(CLONES)
    rounds = 0
    started = now()
    while now() - started < seconds:
        for state in positions:
            copy = state.clone
            for _ in each:
                copy()
        rounds += 1
    took = now() - started
    clones = rounds * len(positions) * CLONES
    return {"ns": took / clones * 1e9, "clones": clones}


def search(make: Callable[[], Bot], positions: list[State], seconds: float) -> dict[str, float]:
    """Simulations of an ISMCTS bot on positions of gin rummy."""
    step = make().step
    searches = 0
    started = now()
    while (took := now() - started) < seconds:
        step(positions[searches % len(positions)])
        searches += 1
    return {"iterations_per_second": searches * SIMULATIONS / took, "searches": searches}


def native_ismcts(pyspiel: Any, *, by_observation: bool) -> Bot:
    """OpenSpiel's bot in C++, with its tree over information states or over observations."""
    bot: Bot = pyspiel.ISMCTSBot(
        seed=1,
        evaluator=pyspiel.RandomRolloutEvaluator(1, 1),
        uct_c=UCT_C,
        max_simulations=SIMULATIONS,
        use_observation_string=by_observation,
        allow_inconsistent_action_sets=by_observation,
    )
    return bot


def python_ismcts(pyspiel: Any) -> Bot:
    """OpenSpiel's bot in Python."""
    state_of_chance = importlib.import_module("numpy").random.RandomState
    algorithms = "open_spiel.python.algorithms"
    bot: Bot = importlib.import_module(f"{algorithms}.ismcts").ISMCTSBot(
        pyspiel.load_game("gin_rummy"),
        importlib.import_module(f"{algorithms}.mcts").RandomRolloutEvaluator(1, state_of_chance(1)),
        UCT_C,
        SIMULATIONS,
        random_state=state_of_chance(1),
    )
    return bot


def play_catan(game: Any) -> None:
    """A game by the one call that everybody uses."""
    game.play()


def execute_catan(game: Any) -> None:
    """A game by the calls inside Game.play(), without its two copies and without checking what was chosen."""
    state, execute, won = game.state, game.execute, game.winning_color
    while won() is None and state.num_turns < CATAN_TURNS:
        execute(state.current_player().decide(game, state.playable_actions), False)


def catan(catanatron: Any, play: Callable[[Any], None], seconds: float) -> dict[str, float]:
    """Random games of catanatron for four. The map is laid out once; the pieces and the deck are new in each game."""
    colors = list(catanatron.Color)[:SEATS]
    random.seed(1)
    catan_map = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=1).state.board.map
    decisions = games = 0
    started = now()
    while now() - started < seconds:
        games += 1
        players = [catanatron.RandomPlayer(color) for color in colors]
        game = catanatron.Game(players, seed=games, catan_map=catan_map)
        play(game)
        decisions += len(game.state.actions)
    took = now() - started
    return {
        "decisions_per_second": decisions / took,
        "decisions_per_game": decisions / games,
        "games": games,
    }


def measures(pyspiel: Any, catanatron: Any) -> list[Measure]:
    """Everything that is measured."""
    early, middle = gin_positions(pyspiel)

    def copying(group: str, positions: list[State]) -> Measure:
        return Measure(group, "state.clone()", "ns", lambda seconds: clone(positions, seconds), lower_is_better=True)

    def ismcts(way: str, make: Callable[[], Bot]) -> Measure:
        return Measure("gin_rummy_ismcts", way, "iterations_per_second", lambda seconds: search(make, middle, seconds))

    def four(way: str, play: Callable[[Any], None]) -> Measure:
        return Measure("catanatron", way, "decisions_per_second", lambda seconds: catan(catanatron, play, seconds))

    return [
        Measure("backgammon", "python loop", "moves_per_second", lambda seconds: backgammon(pyspiel, seconds)),
        copying("gin_rummy_clone", middle),
        copying("gin_rummy_clone_early", early),
        ismcts("C++ bot, information states", lambda: native_ismcts(pyspiel, by_observation=False)),
        ismcts("C++ bot, observations", lambda: native_ismcts(pyspiel, by_observation=True)),
        ismcts("Python bot", lambda: python_ismcts(pyspiel)),
        four("Game.play()", play_catan),
        four("Game.execute(), unchecked", execute_catan),
    ]


def report(measured: list[Measure]) -> dict[str, Any]:
    """For every group its best way in full, then the figure of every way and of every repeat."""
    groups: dict[str, list[Measure]] = {}
    for measure in measured:
        groups.setdefault(measure.group, []).append(measure)
    told: dict[str, Any] = {}
    for group, ways in groups.items():
        pick = min if ways[0].lower_is_better else max
        best = pick(ways, key=lambda way: way.best()[way.figure])
        told[group] = {
            **{key: round(value, 1) for key, value in best.best().items()},
            "way": best.way,
            "ways": {way.way: [round(result[way.figure], 1) for result in way.results] for way in ways},
        }
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure OpenSpiel and catanatron; print one JSON object.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each repeat of each measure takes")
    parser.add_argument("--repeats", type=int, default=3, help="how many repeats the best is taken of")
    options = parser.parse_args()
    if options.seconds <= 0 or options.repeats < 1:
        parser.error("--seconds must be more than 0, --repeats at least 1")
    try:
        pyspiel, catanatron = importlib.import_module("pyspiel"), importlib.import_module("catanatron")
    except ImportError as error:
        print(f"peers.py: {error}; run it with the interpreter of .venv-peers", file=sys.stderr)
        return 2
    measured = measures(pyspiel, catanatron)
    for _ in range(options.repeats):
        for measure in measured:
            measure.results.append(measure.run(options.seconds))
    about = {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "versions": {name: version(name) for name in ("open_spiel", "catanatron")},
        "seconds": options.seconds,
        "repeats": options.repeats,
    }
    print(json.dumps({**about, **report(measured)}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
