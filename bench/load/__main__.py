"""Many live tables: actions a second, and how long until the last page has the news.

    python -m bench.load                                  500 tables, 4 pages each, 100 actions a second
    python -m bench.load --tables 50 --rate 20 --seconds 5
    python -m bench.load --games era,bruges

Each table has four seats and four pages, one for each, and stands somewhere in the middle of its game. An action is
timed from the moment before its request is written to the moment the last page that may see it has the whole event that
shows it. Load and server share the machine.
"""

import argparse
import asyncio
import json

from bench.load.ours import load, serving
from bench.load.tables import desks

LENGTH = 150  # plays that tables have behind them, at most


def main() -> None:
    """Run it and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="era")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--plain", action="store_true", help="pages that do not take packed streams")
    parser.add_argument("--database", default="", help="PostgreSQL's address; a SQLite file if not said")
    given = parser.parse_args()
    made = desks(given.games.split(","), given.tables, LENGTH)
    with serving(made, given.database) as server:
        print(json.dumps(asyncio.run(load(made, server, given.rate, given.seconds, not given.plain))))


if __name__ == "__main__":
    main()
