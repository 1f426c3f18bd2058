"""Two source trees beside each other, turn by turn: what a change of the pages costs in time and on the line.

    python -m bench.pages OLD NEW [--rounds 3]

OLD and NEW are clones with their icons fetched (`make assets`). Each is measured by its own `bench/bars.py` on plain
sources; the best of the rounds counts for each, for what else the machine does only adds. NEW may be a tenth above OLD.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

MEASURE = """
import json
from bench import bars
from bench.load import ours
from bench.load.tables import desks
figures = {what.partition(",")[0]: float(figure) for what, figure, _, _ in bars.click()}
made = desks(bars.GAMES, 6, bars.LENGTH)
with ours.serving(made) as server:
    found = ours.run(ours.load(made, server, [4.0], 10.0, True, bars.LATEST))[0]
figures["largest update of a page"] = found["kilobytes_of_the_largest_update"]
print(json.dumps(figures))
"""
MOST = 1.10


def measured(tree: Path) -> dict[str, float]:
    """What a tree says of itself."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree}"}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    trees = (chosen.old.resolve(), chosen.new.resolve())
    best: list[dict[str, float]] = [{}, {}]
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds}", file=sys.stderr)
        for place in (0, 1) if number % 2 == 0 else (1, 0):
            for what, figure in measured(trees[place]).items():
                best[place][what] = min(figure, best[place].get(what, figure))
    table = Table("what", "old", "new", "new to old", "bar")
    for what, old in best[0].items():
        ratio = best[1][what] / old
        met = "met" if ratio <= MOST else "NOT MET"
        table.add_row(what, f"{old:.1f}", f"{best[1][what]:.1f}", f"{ratio:.2f}", met)
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
