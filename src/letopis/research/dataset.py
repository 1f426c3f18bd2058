"""Tables of plies: one row a decision, out of the games that `letopis arena --records` has written.

| column | what |
| --- | --- |
| `game`, `rules`, `numbering` | the title, its rules version, and the numbering that `action` is of |
| `number`, `players` | which game of the tournament, and how many seats |
| `ply`, `seat`, `bot`, `kind` | which decision, whose, and what was asked |
| `action`, `text`, `legal` | what was chosen, as id and text, and among how many |
| `points`, `place`, `outcome` | what the seat came to: its points, its place from 1, and `returns()` |
| `observation` | what the seat could know then, where it is asked for |
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import letopis
from letopis.arena.games_file import BadGames, lines_of, outcome_of, read_manifest
from letopis.arena.statistics import labels
from letopis.kernel.errors import BadRecord
from letopis.kernel.records import read_record

if TYPE_CHECKING:
    import pyarrow

BATCH = 20_000  # rows that are held before they are written


def plies(games: Path | str, observations: bool = False) -> Iterator[dict[str, Any]]:
    """Every decision of the games of a file, game after game; each is played again, and so checked."""
    path = Path(games)
    names = labels(read_manifest(path)["plan"]["bots"])
    for doc in lines_of(path):
        outcome = outcome_of(doc)
        if outcome.record is None:
            raise BadGames(f"{path}: game {outcome.number} has no record")
        yield from _plies_of(path, outcome.number, outcome.record, [names[bot] for bot in outcome.seats], observations)


def _plies_of(
    path: Path, number: int, doc: dict[str, Any], bots: list[str], observations: bool
) -> Iterator[dict[str, Any]]:
    try:
        record = read_record(doc)
        last = letopis.replay(record)
    except BadRecord as bad:
        raise BadGames(f"{path}: game {number} does not replay: {bad}") from None
    game = last.game
    points, outcomes = last.returns("points"), last.returns()
    place_of = {seat: place for place, seats in _places(last.ranking()) for seat in seats}
    position = record.begin(game)
    for ply, (seat, text) in enumerate(record.actions):
        action = position.actions[text]
        row: dict[str, Any] = {
            "game": game.name,
            "rules": position.rules,
            "numbering": position.actions.version,
            "number": number,
            "players": position.players,
            "ply": ply,
            "seat": seat,
            "bot": bots[seat],
            "kind": position.decision(seat).kind,
            "action": action.id,
            "text": action.text,
            "legal": len(position.legal(seat)),
            "points": points[seat],
            "place": place_of[seat],
            "outcome": outcomes[seat],
        }
        if observations:
            row["observation"] = position.observe(seat).tolist()
        yield row
        position.advance(action, seat)


def _places(ranking: list[list[int]]) -> Iterator[tuple[int, list[int]]]:
    place = 1
    for seats in ranking:
        yield place, seats
        place += len(seats)


def write_table(games: Path | str, table: Path | str, observations: bool = False) -> int:
    """The plies as Parquet, with the manifest in its metadata; how many rows."""
    import pyarrow
    import pyarrow.parquet

    schema = _schema(observations).with_metadata({"letopis": json.dumps(read_manifest(Path(games)))})
    rows = 0
    with pyarrow.parquet.ParquetWriter(str(table), schema) as writer:
        batch: list[dict[str, Any]] = []
        for row in plies(games, observations):
            batch.append(row)
            rows += 1
            if len(batch) == BATCH:
                writer.write_table(pyarrow.Table.from_pylist(batch, schema))
                batch = []
        writer.write_table(pyarrow.Table.from_pylist(batch, schema))
    return rows


def _schema(observations: bool) -> "pyarrow.Schema":
    import pyarrow

    words, small, whole, real = pyarrow.string(), pyarrow.int16(), pyarrow.int32(), pyarrow.float32()
    columns = [("game", words), ("rules", small), ("numbering", words), ("number", whole), ("players", small)]
    columns += [("ply", whole), ("seat", small), ("bot", words), ("kind", words), ("action", whole), ("text", words)]
    columns += [("legal", whole), ("points", real), ("place", small), ("outcome", real)]
    if observations:
        columns.append(("observation", pyarrow.list_(real)))
    return pyarrow.schema(columns)


def read_table(table: Path | str) -> "pyarrow.Table":
    """A table of plies; `manifest` says what it was made by. A file that is none, or was cut off, is a BadGames."""
    import pyarrow
    import pyarrow.parquet

    try:
        read: pyarrow.Table = pyarrow.parquet.read_table(str(table))
    except (OSError, pyarrow.ArrowException) as error:
        raise BadGames(f"{table} is no table of plies: {error}") from None
    missing = set(_schema(False).names) - set(read.column_names)
    if missing or b"letopis" not in (read.schema.metadata or {}):
        raise BadGames(f"{table} is no table of plies: it has no {', '.join(sorted(missing)) or 'manifest'}")
    return read


def manifest(table: "pyarrow.Table") -> dict[str, Any]:
    """What a table was made by: the plan, the rules, the numbering, the commit, the build, the processor."""
    found: dict[str, Any] = json.loads(table.schema.metadata[b"letopis"])
    return found
