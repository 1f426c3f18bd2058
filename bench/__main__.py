"""`make bench`: ourselves beside the peers, in one run, turn by turn, because machines are noisy.

Every round measures the peers, our compiled build and plain Python one after another; the best of the rounds counts
for each, so that a busy neighbour spoils no comparison. Strength is measured by the arena.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
PEERS = os.environ.get("LETOPIS_PEERS", str(ROOT / ".venv-peers/bin/python"))
FAST = ROOT / "build/fast"


def run(command: list[str], path: str | None = None) -> dict[str, Any]:
    """One measuring process, alone on its core; what it printed."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if path is not None:
        environment["PYTHONPATH"] = path
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def best_of(rounds: list[dict[str, Any]], *keys: str, least: bool = False) -> float:
    """The best figure of several rounds."""
    values: list[float] = []
    for found in rounds:
        value: Any = found
        for key in keys:
            value = value[key]
        values.append(float(value))
    return min(values) if least else max(values)


def speed(console: Console, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Speed beside the peers, as rows of a table."""
    peers: list[dict[str, Any]] = []
    fast: list[dict[str, Any]] = []
    plain: list[dict[str, Any]] = []
    for number in range(rounds):
        console.print(f"round {number + 1} of {rounds}: peers, compiled, plain", style="dim")
        peers.append(run([PEERS, "bench/peers.py", "--seconds", str(seconds), "--repeats", "1"]))
        if FAST.is_dir():
            fast.append(run([sys.executable, "bench/ours.py", "--seconds", str(seconds)], str(FAST)))
        plain.append(run([sys.executable, "bench/ours.py", "--seconds", str(seconds)], str(ROOT / "src")))
    backgammon = best_of(peers, "backgammon", "moves_per_second")
    clone = best_of(peers, "gin_rummy_clone", "ns", least=True)
    early = best_of(peers, "gin_rummy_clone_early", "ns", least=True)
    ismcts = best_of(peers, "gin_rummy_ismcts", "iterations_per_second")
    catan = best_of(peers, "catanatron", "decisions_per_second")
    rows: list[dict[str, Any]] = []

    def row(game: str, what: str, ours: float, peer: str, theirs: float, ratio: float, bar: float | None) -> None:
        rows.append(
            {"game": game, "what": what, "ours": ours, "peer": peer, "theirs": theirs, "ratio": ratio, "bar": bar}
        )

    for game in plain[0]["games"]:
        if fast:
            for what, key, bar in COMPILED_PLAY:
                ours = best_of(fast, "games", game, key)
                row(game, what, ours, "OpenSpiel backgammon", backgammon, ours / backgammon, bar)
            ours = best_of(fast, "games", game, "copy_ns", least=True)
            row(game, "copy, compiled, ns", ours, "OpenSpiel gin_rummy clone", clone, clone / ours, BARS["copy"])
            row(game, "  against the kindest clone", ours, "the same, early in the game", early, early / ours, None)
            for what, key, bar in SEARCHES:
                ours = best_of(fast, "games", game, key)
                row(game, what, ours, "OpenSpiel IS-MCTS, gin_rummy", ismcts, ours / ismcts, bar)
            for what in ("view", "guess"):
                ours = best_of(fast, "games", game, f"{what}_ns", least=True)
                row(game, f"{what}, compiled, ns", ours, "", 0.0, 0.0, None)
        ours = best_of(plain, "games", game, "random_play")
        row(game, "random play, plain CPython, /s", ours, "catanatron", catan, ours / catan, BARS["plain"])
    return rows


BARS = {"copy": 5.0, "plain": 4.0}
SEARCHES = [
    ("search as the master does it, iterations /s", "search_on", 5.0),
    ("  looking at leaves at once, /s", "search", None),
]
COMPILED_PLAY = [
    ("random play, compiled, /s", "own_loop", 12.0),
    ("  driven from Python, /s", "random_play", None),
    ("  checked, with events, /s", "told_play", 8.0),
]


def show(console: Console, rows: list[dict[str, Any]]) -> None:
    """The rows as a table."""
    table = Table(title="Speed, best of the rounds, one core")
    for heading in ("game", "what", "ours", "peer", "theirs", "ratio", "bar"):
        table.add_column(heading, justify="left" if heading in ("game", "what", "peer") else "right")
    for row in rows:
        bar = row["bar"]
        met = "" if bar is None else f"{bar:g} {'met' if row['ratio'] >= bar else 'NOT MET'}"
        theirs = f"{row['theirs']:,.0f}" if row["peer"] else ""
        ratio = f"{row['ratio']:.1f}" if row["peer"] else ""
        table.add_row(row["game"], row["what"], f"{row['ours']:,.0f}", row["peer"], theirs, ratio, met)
    console.print(table)


def main() -> None:
    """Measure, print, and with --json write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", type=Path, help="a file for the figures")
    chosen = parser.parse_args()
    console = Console()
    rows = speed(console, chosen.rounds, chosen.seconds)
    show(console, rows)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
