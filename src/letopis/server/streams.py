"""Live pages: server-sent events, each stream with what its own audience sees, and only what changed."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from letopis.server.audience import Audience
from letopis.server.backend import Backend
from letopis.server.faults import Fault
from letopis.server.limits import network
from letopis.server.middleware import LINE
from letopis.server.sitting import MARK, Sitting
from letopis.server.visitors import Visitor
from letopis.wire import GZIP, areas_message, stored

log = logging.getLogger("letopis.streams")

A_DRAWING = 0.0005  # seconds that a page's news cost, by and large: to measure each would cost too much itself

CHANGES, STATE, AREAS = "changes", "state", "areas"
KINDS = (CHANGES, STATE, AREAS)


def message(event: str, data: str, id: str | None = None) -> bytes:
    """One event as it goes over the line; `data` is one line of JSON."""
    name = f"id: {id}\n" if id else ""
    return f"{name}event: {event}\ndata: {data}\n\n".encode()


class EventStream(Response):
    """The answer that a page's stream is; `ended` is called when it is over."""

    media_type = "text/event-stream"

    def __init__(self, page: "PageStream", headers: Mapping[str, str], ended: Callable[[], None]) -> None:
        self.page = page
        self.ended = ended
        self.status_code = 200
        self.background = None
        self.init_headers(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            # what follows needs none of what lies between us and the line
            await self.page.serve(receive, scope.get(LINE, send))
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.ended()


class PageStream:
    """A stream while it is open: it writes whenever it is woken, straight to the line."""

    def __init__(
        self,
        backend: Backend,
        sitting: Sitting,
        audience: Audience,
        guest: Visitor,
        kind: str,
        last: str,
        packed: bool = False,
    ) -> None:
        self.backend = backend
        self.sitting = sitting
        self.audience = audience
        self.guest = guest
        self.network = network(guest.address)  # on whose account it is drawn
        self.kind = kind
        self.last = last  # the id of what the page has
        self.packed = packed and kind == AREAS  # gzip
        self.marks = sitting.had(audience, guest.lang, last)  # of what the page has
        self.areas: dict[str, str] = {}  # held while the page shows them: they need not be drawn again for others
        self.over = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._behind = False
        self._wrote = 0.0  # when, by the loop's clock

    @property
    def seat(self) -> int | None:
        """Whose eyes it has."""
        return self.audience.seat

    async def serve(self, receive: Receive, send: Send) -> None:
        """Send everything there is to see, as it comes, until the page goes or the server does."""
        backend, sitting, loop = self.backend, self.sitting, asyncio.get_running_loop()
        self._send = send
        await self._put((GZIP if self.packed else b"") + self._line(b"retry: 1000\n\n"))
        listening = loop.create_task(self._listen(receive))
        sitting.streams.add(self)
        backend.presence.arrive(sitting, self.audience)
        self._beat = loop.call_later(backend.settings.heartbeat, self._show_life)
        try:
            self.wake()
            await self.over.wait()
        finally:
            if self._writing is not None:
                self._writing.cancel()  # the line is full, and nobody reads it
            self._beat.cancel()
            listening.cancel()
            sitting.streams.discard(self)
            backend.presence.depart(sitting, self.audience)

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.over.set()

    def wake(self) -> None:
        """There may be news, or the server ends."""
        if self.backend.closing.is_set():
            self.over.set()
        self._behind = True
        if self._writing is None and not self.over.is_set():
            self._writing = asyncio.get_running_loop().create_task(self._write())

    def end(self) -> None:
        """The page has to come again."""
        self.over.set()

    async def _write(self, first: bytes = b"") -> None:
        try:
            if first:
                await self._put(first)
            while self._behind and not self.over.is_set():
                self._behind = False
                try:
                    self._look_who_it_is()
                except Fault:
                    await self._put(self._line(message("gone", "{}")))
                    self.over.set()
                    return
                debt = self.backend.work.debt(self.network, time.monotonic())
                if debt:
                    await asyncio.sleep(debt)  # what happens meanwhile comes with it
                    self._behind = False
                self.backend.work.spend(self.network, A_DRAWING, time.monotonic())
                news = self.news()
                if news is not None:
                    await asyncio.sleep(0)  # first all that is due is drawn: each writing may cost us our turn
                    self.sitting.drawn(self.audience, self.guest.lang)
                    await self._put(news)
        except Exception:
            self.over.set()  # the page comes back by itself
            log.exception("table %s: a stream failed", self.sitting.id)
        finally:
            self._writing = None

    async def _put(self, data: bytes) -> None:
        self._wrote = asyncio.get_running_loop().time()
        await self._send({"type": "http.response.body", "body": data, "more_body": True})

    def _show_life(self) -> None:
        """A comment when nothing was written for a while; a timer for each page, but one that seldom fires."""
        loop = asyncio.get_running_loop()
        left = self._wrote + self.backend.settings.heartbeat - loop.time()
        if left <= 0 and self._writing is None and not self.over.is_set():
            self._writing = loop.create_task(self._write(self._line(b": still here\n\n")))
        self._beat = loop.call_later(left if left > 0 else self.backend.settings.heartbeat, self._show_life)

    def _look_who_it_is(self) -> None:
        """Somebody may have sat down or got up since; then he sees the table as somebody else."""
        now = self.backend.access.audience(self.sitting.live, self.guest)
        if now != self.audience:
            self.backend.presence.depart(self.sitting, self.audience)
            self.audience = now
            self.backend.presence.arrive(self.sitting, now)

    def _line(self, data: bytes) -> bytes:
        return stored(data) if self.packed else data

    def news(self) -> bytes | None:
        """What the page does not have yet."""
        frame = self.backend.tables.frame(self.sitting, self.audience, self.guest.lang)
        if self.kind == AREAS and self.backend.renderer is not None:
            self.areas = frame.render(self.backend.renderer, self.guest.lang, self.areas)
            had, self.marks = self.marks, frame.marks
            changed = {name: html for name, html in self.areas.items() if had.get(name) != self.marks[name]}
            if not changed:
                return None
            self.last = frame.id
            self.sitting.remember(frame, self.audience, self.guest.lang)
            return areas_message(frame.id, frame.number, changed, self.packed)
        table = frame.state["table"]
        said = frame.state["talk"][-1]["number"] if frame.state["talk"] else 0
        if self.kind == STATE:
            text = frame.json()
        else:
            brief = {
                "number": frame.number,
                "awaiting": frame.state["view"]["awaiting"],
                "over": table["over"],
                "talk": said,
                "seats": [[seat["kind"], seat["name"], seat["connected"]] for seat in table["seats"]],
                "locked": table["locked"],
                "again": table["again"],
            }
            text = json.dumps(brief, ensure_ascii=False)
        id = f"{frame.number}-{hash(text) & MARK:016x}"
        if id == self.last:
            return None
        self.last = id
        return message(self.kind, text, id)
