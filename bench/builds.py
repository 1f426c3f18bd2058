"""Two compiled builds beside each other, turn by turn: what a change costs or brings.

    python -m bench.builds OLD NEW [--rounds 5] [--seconds 1] [--game era]

OLD and NEW are folders with a compiled package (`build/fast` of two clones). Each round measures both; the best of the
rounds counts for each, and the last column is NEW as a part of OLD, 1.05 being five hundredths quicker. Both copy and
search the same positions: the old build's, as far as the new one reads them.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.__main__ import best_of, run

QUICKER = ("random_play", "own_loop", "search", "search_on")
COSTS = ("copy_ns", "guess_ns", "view_ns")


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game", default="", help="only this one")
    chosen = parser.parse_args()
    words = [sys.executable, "bench/ours.py", "--seconds", str(chosen.seconds)]
    words += ["--game", chosen.game] if chosen.game else []
    file = Path(tempfile.mkdtemp()) / "positions.json"
    ours = [sys.executable, "bench/ours.py", *(["--game", chosen.game] if chosen.game else [])]
    docs = run([*ours, "--write"], chosen.old)
    file.write_text(json.dumps(docs), encoding="utf-8")
    both = [run([*ours, "--check", str(file)], build) for build in (chosen.old, chosen.new)]
    kept = {game: [docs[game][n] for n in both[0][game] if n in both[1][game]] for game in docs}
    print({game: f"{len(kept[game])} of {len(docs[game])} positions" for game in docs}, file=sys.stderr)
    file.write_text(json.dumps(kept), encoding="utf-8")
    words += ["--read", str(file)]
    found: dict[str, list[dict[str, Any]]] = {chosen.old: [], chosen.new: []}
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds}", file=sys.stderr)
        for build in (chosen.old, chosen.new) if number % 2 == 0 else (chosen.new, chosen.old):
            found[build].append(run(words, build))
    table = Table("game", "what", "old", "new", "ratio")
    for game in found[chosen.old][0]["games"]:
        for what in (*QUICKER, *COSTS):
            least = what in COSTS
            old, new = (best_of(found[build], "games", game, what, least=least) for build in (chosen.old, chosen.new))
            table.add_row(game, what, f"{old:,.0f}", f"{new:,.0f}", f"{(old / new if least else new / old):.3f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
