"""What has happened since one's last choice: a line a player for the strip, and losses and scorings for the banner."""

from dataclasses import dataclass
from typing import Any

from letopis.kernel.telling import LOSS, MACHINERY, SCORING
from letopis.web.look import Look

SHOWN = 3  # pieces of a player's line; those before them are folded
KEPT = 50_000  # pieces
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened: it leads to its moment on the board."""

    seat: int
    number: int
    icon: str
    words: str
    kind: str


@dataclass(frozen=True, slots=True)
class TaleLine:
    """What happened at one player's hands, and what the player has more or less of."""

    seat: int
    folded: tuple[Happening, ...]
    pieces: tuple[Happening, ...]
    counts: tuple[tuple[str, int, str], ...]  # icon, difference, in words


def tale(look: Look) -> list[TaleLine]:
    """A line for each player of whom there is something to tell, in the order of the table; nothing for spectators."""
    since = look.state["since"]
    if since is None or look.table["over"]:
        return []
    pieces: dict[int, list[Happening]] = {}
    for line in since_then(look.state["log"], since["number"]):
        found = _piece(look, line)
        if found is not None:
            pieces.setdefault(found.seat, []).append(found)
    counts = since["counts"] or [{}] * len(look.seats)
    lines: list[TaleLine] = []
    for seat in (*look.others, look.large):
        own = pieces.get(seat, [])
        counted = tuple((_icon(look, key), change, in_words(look, key, change)) for key, change in counts[seat].items())
        if own or (counted and pieces):
            lines.append(TaleLine(seat, tuple(own[:-SHOWN]), tuple(own[-SHOWN:]), counted))
    return lines


def since_then(log: list[dict[str, Any]], number: int) -> list[dict[str, Any]]:
    """The lines of a log after a moment."""
    start = len(log)
    while start > 0 and log[start - 1]["number"] > number:
        start -= 1
    return log[start:]


def news(look: Look) -> list[tuple[int, dict[str, Any], str]]:
    """Losses of one's own and scorings, also by one's last choice itself: the place in the log, the line, an icon."""
    since = look.state["since"]
    if since is None or look.table["over"]:
        return []
    log = look.state["log"]
    lines = since_then(log, since["number"] - 1)
    found: list[tuple[int, dict[str, Any], str]] = []
    for index, line in enumerate(lines, len(log) - len(lines) + 1):
        if line["kind"] == SCORING or (line["kind"] == LOSS and line["seat"] == look.large):
            found.append((index, line, look.icon_of((*line["figures"].values(), line["kind"]))))
    return found


_pieces: dict[int, tuple[dict[str, Any], Happening | None]] = {}


def _piece(look: Look, line: dict[str, Any]) -> Happening | None:
    """A line of the log without the name that stands before the whole row; a line seen before is known by itself."""
    known = _pieces.get(id(line))
    if known is None or known[0] is not line:
        known = (line, _happening(look, line))
        if len(_pieces) >= KEPT:
            _pieces.clear()
        _pieces[id(line)] = known
    return known[1]


def _happening(look: Look, line: dict[str, Any]) -> Happening | None:
    if line["by"] is None or line["kind"] == MACHINERY:
        return None
    seat = line["seat"] if line["seat"] in look.table_seats else line["by"]
    words: str = line["sentence"]
    for name in (look.names[seat], look.t("you-yourself")):
        words = words.removeprefix(f"{name} ").removeprefix(f"{name}: ")
    return Happening(seat, line["number"], look.icon_of(line["figures"].values()), words.rstrip("."), line["kind"])


def _icon(look: Look, key: str) -> str:
    return key if look.has_icon(key) else ""


def in_words(look: Look, key: str, change: int) -> str:
    """A difference: "+2 wood"."""
    return f"{MINUS if change < 0 else '+'}{look.say(f'count-{key}', count=abs(change))}"
