"""A table that this process has in memory, with those who look at it."""

import asyncio
import hashlib
import json
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Any

from letopis.server.audience import Audience
from letopis.server.live import LiveTable
from letopis.server.table_view import Renderer, State

KNOWN_FRAMES = 64  # what a stream that comes back may still have


@dataclass(slots=True)
class Frame:
    """What one audience sees at one moment, in one language; made once, sent to all who see the same."""

    version: int
    state: State
    areas: dict[str, str] | None = None
    hashes: dict[str, str] | None = None
    text: str | None = None

    @property
    def number(self) -> int:
        """The moment, as this audience counts."""
        return int(self.state["table"]["number"])

    def json(self) -> str:
        """The state as text."""
        if self.text is None:
            self.text = json.dumps(self.state, ensure_ascii=False, separators=(",", ":"))
        return self.text

    def render(self, renderer: Renderer, lang: str) -> tuple[dict[str, str], dict[str, str]]:
        """Its areas, and a hash of each."""
        if self.areas is None or self.hashes is None:
            self.areas = renderer.areas(self.state, lang)
            self.hashes = {
                name: hashlib.blake2b(html.encode(), digest_size=9).hexdigest() for name, html in self.areas.items()
            }
        return self.areas, self.hashes


class Stream:
    """One live page."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat  # whose eyes it has
        self.wake = asyncio.Event()


class Sitting:
    """A live table, its lock, its streams, and what was rendered of it."""

    def __init__(self, live: LiveTable, now: float) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.version = 0  # grows with everything that anybody might see
        self.used = now
        self.doubtful = False  # it is not known what was written: read again before the next command
        self.streams: set[Stream] = set()
        self.here: Counter[int] = Counter()  # streams of each seat
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}  # what other servers say, and when they said it
        self.bots: asyncio.Task[None] | None = None
        self.snapshot_at = 0
        self.frames: dict[tuple[Audience, str], Frame] = {}
        self.sent: OrderedDict[str, dict[str, str]] = OrderedDict()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.live.info.id

    def changed(self, live: LiveTable | None = None, only: set[int] | None = None) -> None:
        """There is something new to see: for everybody, or for those with the eyes of a few seats only."""
        if live is not None:
            self.live = live
        self.version += 1
        if only is None:
            self.frames.clear()
        else:
            for key in [key for key in self.frames if key[0].seat in only]:
                del self.frames[key]
        for stream in self.streams:
            if only is None or stream.seat in only:
                stream.wake.set()

    def remember(self, name: str, hashes: dict[str, str]) -> None:
        """What a stream has been sent, under the id of its last message."""
        self.sent[name] = hashes
        self.sent.move_to_end(name)
        while len(self.sent) > KNOWN_FRAMES:
            self.sent.popitem(last=False)

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows."""
        return table_summary(self.live)


def table_summary(live: LiveTable) -> dict[str, Any]:
    """What a list of tables shows: only what everybody may see."""
    return {
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "invited": number in live.info.invited}
            for number, seat in enumerate(live.seats)
        ],
        "awaiting": list(live.position.awaiting),
        "locked": live.locked,
        "ranking": live.position.ranking() if live.over else None,
    }
