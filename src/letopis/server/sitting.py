"""A table that this process has in memory, with those who look at it."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Protocol

from letopis.server.audience import Audience
from letopis.server.fair_queue import Share
from letopis.server.guided import lesson_of
from letopis.server.live import LiveTable
from letopis.server.table_view import PageRenderer, State

REMEMBERED = 4  # events that a page which comes back may have had last
MARK = 0xFFFF_FFFF_FFFF_FFFF
LOG_SHOWN = 500  # lines of the log in a state as text: no game needs more, but a table has no end


@dataclass(slots=True)
class Frame:
    """What one audience sees at one moment, in one language; made once, sent to all who see the same."""

    state: State
    areas: dict[str, str] | None = None
    marks: dict[str, int] = field(default_factory=dict)  # by which areas are compared, if they were rendered
    text: str | None = None
    id: str = ""  # by which a page that comes back says what it had: the same areas have the same

    @property
    def number(self) -> int:
        """The moment, as this audience counts."""
        return int(self.state["table"]["number"])

    def json(self) -> str:
        """The state as text."""
        if self.text is None:
            shown = {**self.state, "log": self.state["log"][-LOG_SHOWN:]}
            self.text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
        return self.text

    def render(self, renderer: PageRenderer, lang: str, before: dict[str, str]) -> dict[str, str]:
        """Its areas; `before` is what a page that asks for them has."""
        if self.areas is None:
            self.areas = renderer.areas(self.state, lang, before)
            self.marks = dict(zip(self.areas, map(hash, self.areas.values()), strict=True))
            self.id = f"{self.number}-{hash(tuple(self.marks.values())) & MARK:016x}"
        return self.areas


class Stream(Protocol):
    """One live page."""

    @property
    def seat(self) -> int | None:
        """Whose eyes it has."""

    def wake(self) -> None:
        """There may be news, or the server ends."""

    def end(self) -> None:
        """The page has to come again."""


class Sitting:
    """A live table, its lock, its streams, and what was rendered of it."""

    def __init__(self, live: LiveTable, now: float) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.used = now
        self.looked = -1e9  # when somebody last asked for it,
        self.share = Share()  # and who: its bots think on his account
        self.wrote_last = False  # this process; where others write too, they move the bots of what they wrote
        self.doubtful = False  # it is not known what was written: read again before the next command
        self.streams: set[Stream] = set()
        self.here: Counter[int] = Counter()  # streams of each seat
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}  # what other servers say, and when they said it
        self.bots: asyncio.Task[None] | None = None
        self.snapshot_at = 0
        self.frames: dict[tuple[Audience, str], Frame] = {}
        self.sent: dict[tuple[Audience, str], dict[str, dict[str, int]]] = {}  # to whom: marks, by the event's id

    def attended(self, now: float, attention: float) -> bool:
        """Whether somebody looks at it, or did a moment ago."""
        return bool(self.streams) or now - self.looked < attention

    @property
    def id(self) -> str:
        """The table's id."""
        return self.live.info.id

    def changed(self, live: LiveTable | None = None, only: set[int] | None = None) -> None:
        """There is something new to see: for everybody, or for those with the eyes of a few seats only."""
        if live is not None:
            self.live = live
        if only is None:
            self.frames.clear()
        else:
            for key in [key for key in self.frames if key[0].seat in only]:
                del self.frames[key]
        for stream in self.streams:
            if only is None or stream.seat in only:
                stream.wake()

    def drawn(self, audience: Audience, lang: str) -> None:
        """All who look on have what they see: let go of what it was drawn from, while it is still at hand.

        Of this audience only: another would notice, by the time that an answer takes, that somebody acted in secret.

        Until the table's next change, a second later, the processor has had hundreds of others to think of, and would
        have to fetch each of the many small things again only to let go of it. Who comes meanwhile gets it made anew.
        """
        self.frames.pop((audience, lang), None)
        self.live.at_hand = {}

    def remember(self, frame: Frame, audience: Audience, lang: str) -> None:
        """A page was sent this; if it goes and comes back, it needs only what has changed.

        Each audience has its own, so that what others are sent tells it nothing.
        """
        sent = self.sent.setdefault((audience, lang), {})
        sent.pop(frame.id, None)
        sent[frame.id] = frame.marks
        while len(sent) > REMEMBERED:
            del sent[next(iter(sent))]

    def had(self, audience: Audience, lang: str, last: str) -> dict[str, int]:
        """The marks of what a page of this audience had, if that is known."""
        return self.sent.get((audience, lang), {}).get(last, {})

    def forget(self) -> None:
        """Let go of all that can be drawn again: nobody looks on."""
        self.frames.clear()
        self.sent.clear()

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows."""
        return table_summary(self.live)


def table_summary(live: LiveTable) -> dict[str, Any]:
    """What a list of tables shows: only what everybody may see."""
    return {
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name or seat.away_name,
                "level": seat.level,
                "invited": number in live.info.invited,
            }
            for number, seat in enumerate(live.seats)
        ],
        "awaiting": list(live.awaiting),
        "locked": live.locked,
        "closed": live.closed,
        "ranking": live.position.ranking() if live.over else None,
        "lesson": None if live.guided is None else lesson_of(live.guided),
    }
