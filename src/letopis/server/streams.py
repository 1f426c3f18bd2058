"""Live pages: server-sent events, each stream with what its own audience sees, and only what changed."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

from letopis.server.areas import GZIP, areas_message, stored
from letopis.server.audience import Audience
from letopis.server.doors import Visitor
from letopis.server.faults import Fault
from letopis.server.house import House
from letopis.server.sitting import Sitting, Stream

CHANGES, STATE, AREAS = "changes", "state", "areas"
KINDS = (CHANGES, STATE, AREAS)


def message(event: str, data: str, id: str | None = None) -> bytes:
    """One event as it goes over the line; `data` is one line of JSON."""
    name = f"id: {id}\n" if id else ""
    return f"{name}event: {event}\ndata: {data}\n\n".encode()


class Page:
    """A stream while it is open."""

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        audience: Audience,
        guest: Visitor,
        kind: str,
        last: str,
        packed: bool = False,
    ) -> None:
        self.house = house
        self.sitting = sitting
        self.audience = audience
        self.guest = guest
        self.kind = kind
        self.last = last  # the id of what the page has
        self.packed = packed and kind == AREAS  # gzip
        self.marks = sitting.sent.get(last, {})  # of what the page has
        self.areas: dict[str, str] = {}  # held while the page shows them: they need not be drawn again for others

    async def events(self) -> AsyncIterator[bytes]:
        """Everything there is to see, as it comes, until the page goes or the server does."""
        house, sitting, stream = self.house, self.sitting, Stream(self.audience.seat)
        sitting.streams.add(stream)
        house.presence.arrive(sitting, self.audience)
        try:
            yield (GZIP if self.packed else b"") + self._line(b"retry: 1000\n\n")
            while not house.closing.is_set():
                stream.wake.clear()
                try:
                    self._look_who_it_is()
                    stream.seat = self.audience.seat
                except Fault:
                    yield self._line(message("gone", "{}"))
                    return
                news = self.news()
                if news is not None:
                    yield news
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(house.settings.heartbeat):
                        await stream.wake.wait()
                    continue
                yield self._line(b": still here\n\n")
        finally:
            sitting.streams.discard(stream)
            house.presence.depart(sitting, self.audience)

    def _look_who_it_is(self) -> None:
        """Somebody may have sat down or got up since; then he sees the table as somebody else."""
        now = self.house.doorkeeper.audience(self.sitting.live, self.guest)
        if now != self.audience:
            self.house.presence.depart(self.sitting, self.audience)
            self.audience = now
            self.house.presence.arrive(self.sitting, now)

    def _line(self, data: bytes) -> bytes:
        return stored(data) if self.packed else data

    def news(self) -> bytes | None:
        """What the page does not have yet."""
        frame = self.house.frame(self.sitting, self.audience, self.guest.lang)
        if self.kind == AREAS and self.house.renderer is not None:
            self.areas = frame.render(self.house.renderer, self.guest.lang)
            had, self.marks = self.marks, frame.marks
            changed = {name: html for name, html in self.areas.items() if had.get(name) != self.marks[name]}
            if not changed:
                return None
            self.last = frame.id
            self.sitting.remember(frame)
            return areas_message(frame.id, frame.number, changed, self.packed)
        table = frame.state["table"]
        if self.kind == STATE:
            text = frame.json()
            id = f"{frame.number}-{len(frame.state['talk'])}-{hash(text) & 0xFFFFFFFF:08x}"
        else:
            brief = {
                "number": frame.number,
                "awaiting": frame.state["view"]["awaiting"],
                "over": table["over"],
                "talk": len(frame.state["talk"]),
                "seats": [[seat["kind"], seat["name"], seat["connected"]] for seat in table["seats"]],
                "locked": table["locked"],
                "again": table["again"],
            }
            text = json.dumps(brief, ensure_ascii=False)
            id = f"{frame.number}-{brief['talk']}-{hash(text) & 0xFFFFFFFF:08x}"
        if id == self.last:
            return None
        self.last = id
        return message(self.kind, text, id)
