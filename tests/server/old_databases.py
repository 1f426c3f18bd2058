"""Databases as earlier builds of Letopis wrote them, with games that run and games that are over: how they were made.

    git archive COMMIT src | tar -x -C FOLDER
    python -m tests.server.old_databases FOLDER/src tests/server/databases/0003.sql

That build's own server is started and played on, by the addresses that have always been there; then its file is dumped.
"""

import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.running import Guest, Server, new_id, play_to_the_end

WORDS = "Hello, Борис"
PLAYS = 14  # at the table that still runs


def filled(server: Server) -> None:
    """Anna has finished a game with an apprentice, and plays on with Boris."""
    anna, boris = Guest(server.url, "Anna"), Guest(server.url, "Boris")
    over = anna.new_table("me", "open", options={"round_limit": 1})
    assert boris.command(over, "sit").status_code == 200
    play_to_the_end(over, anna, boris, seconds=300)
    goes_on = anna.new_table("me", "open")
    assert boris.command(goes_on, "sit").status_code == 200
    assert boris.command(goes_on, "talk", text=WORDS).status_code == 200
    for _ in range(PLAYS):
        anna.play_something(goes_on)
        boris.play_something(goes_on)
    assert anna.command(goes_on, "undo").status_code in (200, 409)
    assert anna.post("/api/tables", id=new_id(), game="era", seats=["me", "open"]).status_code == 201


def main(sources: str, file: str) -> None:
    """Make one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(folder, PYTHONPATH=sources, LETOPIS_SNAPSHOT_EVERY="5")
        server.words = [word for word in server.words if word not in ("--workers", "1")]
        if not (Path(sources) / "letopis" / "cli.py").is_file():  # before there was a command line
            raise SystemExit("this build has no command line")
        server.start()
        try:
            filled(server)
        finally:
            server.stop()
        with sqlite3.connect(folder / "tables.db") as database:
            dumped = "\n".join(database.iterdump())
        database.close()
    Path(file).write_text(dumped + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
