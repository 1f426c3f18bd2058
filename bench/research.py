"""`make bench`, the part of people who study games: what a program that learns waits for, beside the peers.

    python -m bench.research                          all rows but the match
    python -m bench.research --only observe,vector    some of them
    python -m bench.research --only match --games 100 our master against OpenSpiel's search on our own games

Processor time of one core counts, the best of several batches; the match alone goes by what each side may think.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import letopis
from bench.ours import best_rate, met
from letopis.kernel.chance import from_seed
from letopis.research import VectorGame

ROOT = Path(__file__).parent.parent
PEERS = Path(os.environ.get("LETOPIS_PEERS", ROOT / ".venv-peers/bin/python"))
MANY = 256
STEPS = 20  # of all games in a batch
now = time.process_time

Row = tuple[str, str, str, bool | None]  # what, figure, bar, met


def observe(seconds: float) -> list[Row]:
    """The median of a call, on positions out of random games."""
    rows: list[Row] = []
    for game in letopis.games():
        players = 2
        out = np.zeros(game.observation(players).size, np.float32)
        took: list[float] = []
        positions = met(game, players)
        until = now() + seconds
        while now() < until:
            for position in positions:
                start = time.perf_counter_ns()
                position.observe(0, out=out)
                took.append((time.perf_counter_ns() - start) / 1000)
        median = sorted(took)[len(took) // 2]
        rows.append((f"{game.name}: observe, {len(out)} numbers, median µs", f"{median:.2f}", "under 5", median < 5))
    return rows


def vector(seconds: float) -> list[Row]:
    """Steps a second of many games at once, random masked actions, observations and masks written."""
    peers = {**open_spiel_tensors(seconds), **zoo_classics(seconds)}
    best = max(peers.values(), default=0.0)
    rows: list[Row] = [(f"{name}, steps/s", f"{rate:,.0f}", "", None) for name, rate in peers.items()]
    for game in letopis.games():
        games = VectorGame(game, MANY, players=2, seed=1)

        def batch(games: VectorGame = games) -> int:
            for _ in range(STEPS):
                games.step(games.sample())
            return STEPS * MANY

        rate = best_rate(batch, seconds)
        beside = f"{rate / best:.1f} times the best peer" if best else "no peer is installed"
        is_met = rate >= 150_000 and rate >= 10 * best
        bar = "150,000 and 10 times the best peer"
        rows.append((f"{game.name}: VectorGame of {MANY}, steps/s", f"{rate:,.0f} ({beside})", bar, is_met))
    return rows


def aec(seconds: float) -> list[Row]:
    """Steps a second through PettingZoo, ours and its own."""
    from letopis.research import zoo

    peers = zoo_classics(seconds)
    best = max(peers.values(), default=0.0)
    rows: list[Row] = []
    for game in letopis.games():
        rate = aec_rate(zoo.env(game), seconds)
        ratio = f"{rate / best:.1f} times" if best else "its own games are not installed"
        is_met = rate >= 5 * best if best else None
        rows.append((f"{game.name}: AEC, steps/s", f"{rate:,.0f} ({ratio})", "5 times", is_met))
    return rows


def aec_rate(env: Any, seconds: float) -> float:
    """Random masked steps of any AEC environment."""
    chooser = random.Random(1)

    def batch() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter(400):
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            if over or cut:
                env.step(None)
                continue
            env.step(int(chooser.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return best_rate(batch, seconds)


def zoo_classics(seconds: float) -> dict[str, float]:
    """PettingZoo's own classic games, where they are installed (pip install "pettingzoo[classic]")."""
    found: dict[str, float] = {}
    for name in ("connect_four_v3", "gin_rummy_v4"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            found[f"PettingZoo {name}"] = aec_rate(module.raw_env(), seconds)
        except Exception as missing:  # noqa: BLE001  # whatever it lacks, it is said
            sys.stderr.write(f"PettingZoo's {name} is not measured: {missing}\n")
    return found


def open_spiel_tensors(seconds: float) -> dict[str, float]:
    """OpenSpiel's gin_rummy through Python with its observation tensors, where the peers are installed."""
    if not PEERS.exists():
        sys.stderr.write("OpenSpiel is not measured: scripts/peers.sh brings it\n")
        return {}
    code = (
        "import pyspiel, random, time, sys\n"
        "game, draw, best = pyspiel.load_game('gin_rummy'), random.Random(1), 0.0\n"
        f"until = time.process_time() + {seconds}\n"
        "while time.process_time() < until:\n"
        "    state, steps, start = game.new_initial_state(), 0, time.process_time()\n"
        "    while not state.is_terminal():\n"
        "        if state.is_chance_node():\n"
        "            state.apply_action(draw.choice([action for action, _ in state.chance_outcomes()]))\n"
        "            continue\n"
        "        state.observation_tensor(state.current_player())\n"
        "        state.apply_action(draw.choice(state.legal_actions()))\n"
        "        steps += 1\n"
        "    best = max(best, steps / max(1e-9, time.process_time() - start))\n"
        "print(best)\n"
    )
    ran = subprocess.run([PEERS, "-c", code], capture_output=True, text=True, check=True)
    return {"OpenSpiel gin_rummy with tensors": float(ran.stdout)}


def growth(seconds: float) -> list[Row]:
    """The first and the last tenth of long random games: time for a decision and each of its legal actions."""
    rows: list[Row] = []
    for game in letopis.games():
        players = game.seats[-1]
        spent, weight = [0.0, 0.0], [0, 0]
        until, seed = now() + seconds, 0
        while now() < until or not weight[0]:
            chance = from_seed(seed)
            position = game.new(players, seed)
            walk: list[tuple[letopis.Position, int, letopis.Action, int]] = []
            while not position.over:
                seat = position.awaiting[0]
                legal = position.legal(seat)
                action = legal[chance.below(len(legal), "growth")]
                walk.append((position.copy(), seat, action, len(legal)))
                position.advance(action, seat)
            tenth = max(1, len(walk) // 10)
            for part, moments in enumerate((walk[:tenth], walk[-tenth:])):
                for moment, seat, action, count in moments:
                    start = time.perf_counter_ns()
                    moment.legal(seat)
                    moment.play(action, seat)
                    spent[part] += time.perf_counter_ns() - start
                    weight[part] += count
            seed += 1
        first, last = spent[0] / weight[0], spent[1] / weight[1]
        told = f"{first:.0f} and {last:.0f} ns a legal action, {100 * (last / first - 1):+.0f} %"
        rows.append((f"{game.name}: first and last tenth of a game", told, "within 15 %", last <= 1.15 * first))
    return rows


def match(games: int, seconds: float, iterations: int) -> list[Row]:
    """Our master against OpenSpiel's IS-MCTS with random play-outs: at equal time, and at equal iterations."""
    if not PEERS.exists():
        return [("the match: OpenSpiel is not installed (scripts/peers.sh)", "", "", None)]
    rows: list[Row] = []
    path = os.pathsep.join([str(Path(next(iter(letopis.__path__))).parent), sysconfig.get_path("purelib")])
    for game in letopis.games():
        for what, words in (("time", ["--seconds", str(seconds)]), ("iterations", ["--iterations", str(iterations)])):
            command = [str(PEERS), "bench/match.py", game.name, "--games", str(games), *words]
            ran = subprocess.run(
                command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
            )
            won = json.loads(ran.stdout)["won"]
            rate = won / games
            bar, is_met = ("95 %", rate >= 0.95) if what == "time" else ("", None)
            told = f"{100 * rate:.0f} % of {games}"
            rows.append((f"{game.name}: master beats IS-MCTS at equal {what}", told, bar, is_met))
    return rows


def main() -> None:
    """Measure and print; with --json write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="observe,vector,aec,growth", help="observe, vector, aec, growth, match")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=100, help="of the match")
    parser.add_argument("--think", type=float, default=0.1, help="seconds a decision, in the match")
    parser.add_argument("--iterations", type=int, default=100, help="a decision, in the match")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    chosen = parser.parse_args()
    parts: dict[str, Callable[[], list[Row]]] = {
        "observe": lambda: observe(chosen.seconds),
        "vector": lambda: vector(chosen.seconds),
        "aec": lambda: aec(chosen.seconds),
        "growth": lambda: growth(chosen.seconds),
        "match": lambda: match(chosen.games, chosen.think, chosen.iterations),
    }
    rows = [row for part in chosen.only.split(",") for row in parts[part]()]
    table = Table(title=f"For people who study games, {'compiled' if letopis.compiled() else 'plain Python'}, one core")
    for heading in ("what", "figure", "bar", ""):
        table.add_column(heading)
    for what, figure, bar, is_met in rows:
        table.add_row(what, figure, bar, "" if is_met is None else "met" if is_met else "NOT MET")
    Console().print(table)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
