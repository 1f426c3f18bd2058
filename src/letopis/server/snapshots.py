"""A table written down as it stands, so that its plays need not be played again, and read back."""

from collections.abc import Iterable
from typing import Any

from letopis.kernel.chance import seed_bytes
from letopis.kernel.errors import BadNotation
from letopis.kernel.events import Event
from letopis.server.entries import CHANGES, Entry
from letopis.server.live import LiveTable, PlayedAction
from letopis.server.numbers import Numbers
from letopis.server.table_log import LogLine


def snapshot_of(live: LiveTable) -> dict[str, Any]:
    """All that would have to be replayed, as plain data. Taken when the table is settled, so that undo is whole."""
    return {
        "number": live.number,
        "numbers": live.numbers.all(),
        "position": live.position.dump(),
        **live.numbers.doc(),
        "timing": live.timing.doc(),
        "votes": [[seat, sorted(votes)] for seat, votes in live.votes.items()],
        "plays": [[p.entry, p.seat, p.text, p.auto, p.private, p.numbers] for p in live.plays],
        "lines": [
            [line.entry, line.numbers, _written(line.event), line.key, line.seat, line.only]
            for line in live.lines
            if line.entry  # what came before the first is told by the game itself
        ],
    }


def restore(live: LiveTable, snapshot: dict[str, Any], entries: Iterable[Entry]) -> None:
    """Apply the entries of a table that has just been made, beginning with a snapshot of it."""
    cut = snapshot["number"]
    for entry in entries:
        if entry.number > cut:
            live.apply(entry)
            continue
        if entry.kind not in CHANGES:
            live.take_in(entry)
        live.number = entry.number
        if entry.command is not None:
            live.commands[entry.command] = tuple(snapshot["numbers"])
        if entry.number == cut:
            _check_chance(live, snapshot)
            live.position = live.game.load(snapshot["position"])
            live.numbers = Numbers.read(snapshot)
            if "timing" in snapshot:
                live.timing.restore(snapshot["timing"])
                live.votes = {seat: frozenset(votes) for seat, votes in snapshot["votes"]}
            live.plays = [PlayedAction(p[0], p[1], p[2], p[3], p[4], tuple(p[5])) for p in snapshot["plays"]]
            live.lines = [line for line in live.lines if not line.entry] + [
                LogLine(line[0], tuple(line[1]), _read(line[2]), line[3], line[4], line[5])
                for line in snapshot["lines"]
            ]


def _check_chance(live: LiveTable, snapshot: dict[str, Any]) -> None:
    """BadNotation when a snapshot would go on with other dice than the table began with."""
    drawn_from = snapshot["position"]["chance"].get("seed")
    if live.origin.start is None and drawn_from != seed_bytes(live.origin.seed).hex():
        raise BadNotation("chance.seed", "is not the seed of this table")


def _written(event: Event | None) -> list[Any] | None:
    if event is None:
        return None
    return [event.key, event.rule, event.seat, event.figures, event.secret, event.knows, event.public]


def _read(doc: list[Any] | None) -> Event | None:
    return None if doc is None else Event(doc[0], doc[1], doc[2], doc[3], doc[4], tuple(doc[5]), doc[6])
