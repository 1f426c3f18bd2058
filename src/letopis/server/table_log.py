"""The log of a table: its lines, and how each audience reads them."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from letopis.kernel.events import Event
from letopis.server.audience import Audience
from letopis.server.texts import TEXTS

if TYPE_CHECKING:
    from letopis.server.live import LiveTable


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: an event of the game, or one of the table itself (`key` of our own texts)."""

    entry: int  # 0: before anybody was asked
    numbers: tuple[int, ...]  # the number of this moment as each seat counts, and, last, as spectators do
    event: Event | None
    key: str = ""
    seat: int = -1
    only: int | None = None  # a line for one seat alone


class TableLog:
    """What each audience has read of a table's lines, as long as those stand and people are called as they are."""

    def __init__(self) -> None:
        self._logs: dict[tuple[int | None, bool, str], tuple[int, list[dict[str, Any]]]] = {}
        self._told: dict[tuple[str, int], dict[str, Any]] = {}  # lines that read alike for several

    def read(self, live: "LiveTable", audience: Audience, lang: str) -> list[dict[str, Any]]:
        """The lines this audience may read, newest last. Not to be changed by the caller."""
        place = (audience.seat, audience.acts, lang)
        done, lines = self._logs.get(place, (0, []))
        if done < len(live.lines):
            names = live.names(lang)
            for index in range(done, len(live.lines)):
                shown = self._line(live, index, audience, lang, names)
                if shown is not None:
                    lines.append(shown)
            self._logs[place] = (len(live.lines), lines)
        return lines

    def _line(
        self, live: "LiveTable", index: int, audience: Audience, lang: str, names: list[str]
    ) -> dict[str, Any] | None:
        line, seat = live.lines[index], audience.seat
        number, event = line.numbers[-1 if seat is None else seat], line.event
        if event is None:
            if line.only is not None and line.only != seat:
                return None
        elif event.seen(seat) is None:
            return None
        elif event.secret is not None or (audience.acts and event.seat == seat):
            return {"number": number, **_tell(live, line, seat, lang, names, audience.acts and event.seat == seat)}
        told = self._told.get((lang, index))
        if told is None:
            told = self._told[(lang, index)] = {"number": number, **_tell(live, line, seat, lang, names)}
        return told if told["number"] == number else {**told, "number": number}


def _tell(
    live: "LiveTable", line: LogLine, seat: int | None, lang: str, names: list[str], own: bool = False
) -> dict[str, Any]:
    event = line.event
    if event is not None:
        return {
            **(event.view(seat) or {}),
            "by": _actor(live, line.entry),
            "kind": live.telling.kind(event),
            "sentence": event.sentence(live.game.texts, lang, seat, names, own),
        }
    said = TEXTS.say(lang, line.key, {"seat": line.seat} if line.seat >= 0 else None, names)
    return {
        "key": line.key,
        "rule": "",
        "seat": line.seat,
        "figures": {},
        "by": None,
        "kind": "",
        "sentence": said,
    }


def _actor(live: "LiveTable", entry: int) -> int | None:
    """Whose play an entry is."""
    place = bisect_left(live.plays, entry, key=lambda play: play.entry)
    return live.plays[place].seat if place < len(live.plays) and live.plays[place].entry == entry else None
