"""Many live tables: actions a second, and how long until the last page has the news.

    python -m bench.load                                  500 tables, 4 pages each, 100 actions a second
    python -m bench.load --tables 50 --rates 20,40 --seconds 5
    python -m bench.load --games era,bruges
    python -m bench.load --rates 50,100,150,200 --beside  and the same for boardgame.io
    python -m bench.load --rates 100,200,300 --workers 2  two processes of ours on one SQLite file

Each table has four seats and four pages, one for each, and stands somewhere in the middle of its game. An action is
timed from the moment before its request is written to the moment the last page that may see it has the whole event that
shows it. Load and server share the machine. Rates are tried in turn until one does not hold.
"""

import argparse
import json

from bench.load import ours, theirs
from bench.load.tables import desks

LENGTH = 150  # plays that tables have behind them, at most
BAR = 300.0  # milliseconds


def main() -> None:
    """Run it and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="era")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rates", default="100", help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each rate")
    parser.add_argument("--plain", action="store_true", help="pages that do not take packed streams")
    parser.add_argument("--database", default="", help="PostgreSQL's address; a SQLite file if not said")
    parser.add_argument("--workers", type=int, default=1, help="processes of our server")
    parser.add_argument("--beside", action="store_true", help="boardgame.io too")
    given = parser.parse_args()
    rates = [float(rate) for rate in given.rates.split(",")]
    made = desks(given.games.split(","), given.tables, LENGTH)
    with ours.serving(made, given.database, given.workers) as server:
        for one in ours.run(ours.load(made, server, rates, given.seconds, not given.plain, BAR)):
            print(json.dumps({"server": "letopis", **one}))
    if given.beside and theirs.install():
        for on_disk, name in ((True, "boardgame.io, in files"), (False, "boardgame.io, in memory")):
            for one in theirs.load(given.tables, rates, given.seconds, BAR, on_disk):
                print(json.dumps({"server": name, **one}))


if __name__ == "__main__":
    main()
