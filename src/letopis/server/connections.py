"""Connections: uvicorn's own HTTP over httptools, but whoever is too large, too slow or too many is let go of."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from math import inf
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from letopis.server.limits import Buckets, network
from letopis.server.settings import Settings

CONNECTIONS = "letopis.connections"  # in the state that a server's protocols get: its `OpenConnections`
LOOK = 1.0  # seconds between looks for those who are late
MOST_HEADERS = 100
MOST_QUEUED = 8  # requests that came before the last one was answered
UNWANTED = 2_000_000  # bytes of a body that may still come when it was answered without them
LEAVING = 5.0  # seconds for what was still to be written
KEPT = 35.0  # seconds between two requests; uvicorn's own timer rings a little before
SPARE_FILES = 100  # that the process needs for other things than connections


class OpenConnections:
    """The open connections of a process, counted in all and by the network they come from."""

    def __init__(self, settings: Settings) -> None:
        self.head = settings.head
        self.request_time = settings.request_time
        self.write_time = settings.write_time
        self.most = min(settings.connections, most_files() - SPARE_FILES)
        self.most_each = settings.connections_per_address
        self.proxies = Proxies(settings.proxies)
        self.refused: Counter[str] = Counter()  # why, how often
        self.open: set[Connection] = set()
        self.lag = 0.0  # seconds by which the last look was late
        self._of_network: Counter[str] = Counter()
        self._arrivals = Buckets(settings.arrival_rate, settings.arrival_burst)

    def enter(self, line: "Connection", now: float) -> bool:
        """Whether there is room for one more; counted if there is."""
        if len(self.open) >= self.most:
            self.refused["many"] += 1
            return False
        if line.network is not None:
            if self._of_network[line.network] >= self.most_each:
                self.refused["many of one address"] += 1
                return False
            if not self._arrivals.take(line.network, now):
                self.refused["fast"] += 1
                return False
            self._of_network[line.network] += 1
        self.open.add(line)
        return True

    def leave(self, line: "Connection") -> None:
        """One less, if it was counted."""
        if line not in self.open:
            return
        self.open.discard(line)
        if line.network is not None:
            self._of_network[line.network] -= 1
            if not self._of_network[line.network]:
                del self._of_network[line.network]

    async def watch(self) -> None:
        """Let go of those who are late, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            now = loop.time()
            self.lag = max(0.0, now - due)
            for line in [line for line in self.open if line.late(now)]:
                line.let_go(now)


class Connection(HttpToolsProtocol):
    """A connection. `due` is when what is awaited of the other side has to be there: the whole of a request, counted
    from its first byte, or the next one; `stuck` since when it does not read what is written to it."""

    def __init__(self, **what: Any) -> None:
        super().__init__(**what)
        self.others: OpenConnections = self.app_state[CONNECTIONS]
        self.network: str | None = None  # None: a proxy of ours, who comes for many
        self.due = inf
        self.stuck = inf
        self.head_size = 0  # bytes of a head whose end has not come
        self.unwanted = 0  # bytes
        self.inside = False  # a request whose end has not come
        self.in_head = True
        self.answered: RequestResponseCycle | None = None  # what is being answered, or was last
        self.moved = False  # a request began or ended in what came last
        self.refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        now = self.loop.time()
        address = self.client[0] if self.client else ""
        self.network = None if self.others.proxies.name(address) else network(address)
        self.due = now + self.others.request_time
        if not self.others.enter(self, now):
            self.refused = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.others.leave(self)
        self.pipeline.clear()
        if self.answered is not None and not self.answered.response_complete:  # uvicorn tells only the last of several
            self.answered.disconnected = True
            self.answered.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.moved = False
        super().data_received(data)
        if self.in_head and not self.moved and not self.refused:  # it is all of the same head
            self.head_size += len(data)
            if self.head_size > self.others.head:
                self.refuse(431)

    # ---- what the parser says

    def on_message_begin(self) -> None:
        self.moved = self.inside = self.in_head = True
        self.head_size = self.unwanted = 0
        self.due = self.loop.time() + self.others.request_time
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.others.head or len(self.headers) > MOST_HEADERS:
            self.refuse(431)
        elif len(self.pipeline) >= MOST_QUEUED:
            self.refuse(429)
        else:
            self.due = self.loop.time() + self.others.request_time + LEAVING  # who reads the body has the first word
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.refused:
            return
        if self.cycle.response_complete:
            self.unwanted += len(body)
            if self.unwanted > UNWANTED:
                self.refuse(413)
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.moved, self.inside, self.in_head = True, False, True
        self.head_size = 0
        if self.refused:
            return
        self.due = inf if self.pipeline or not self.cycle.response_complete else self.loop.time() + KEPT
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.inside:
            self.due = inf if self.pipeline else self.loop.time() + KEPT
        super().on_response_complete()

    # ---- those who are late

    def pause_writing(self) -> None:
        self.stuck = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck = inf
        super().resume_writing()

    def late(self, now: float) -> bool:
        """Whether it has to go."""
        return now > self.due or now > self.stuck + self.others.write_time or self.transport.is_closing()

    def let_go(self, now: float) -> None:
        """End it: with a word where half a head has come, and by force where it is not heard."""
        if now > self.stuck + self.others.write_time:
            self.others.refused["slow to read"] += 1
            self.transport.abort()
        elif self.transport.is_closing():
            if self.due == inf:
                self.due = now + LEAVING
            elif now > self.due:
                self.transport.abort()
        elif self.inside and self.cycle_is_over():
            self.refuse(408)
        else:
            self.transport.close()
            self.due = now + LEAVING

    def cycle_is_over(self) -> bool:
        """Whether nobody is at work for this connection: then it may be told something."""
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn begins with none
        return cycle is None or cycle.response_complete

    def refuse(self, status: int) -> None:
        """Say why, and end it: no request of this connection is looked at any more."""
        self.refused = True
        self.others.refused[str(status)] += 1
        if self.transport.is_closing():
            return
        if self.cycle_is_over():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
        self.due = self.loop.time() + LEAVING


class Proxies:
    """The proxies that are named in the settings: what they say of who comes through them is believed.

    >>> proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> proxies.name("10.1.2.3"), proxies.name("::ffff:127.0.0.1"), proxies.name("192.0.2.1"), proxies.name("unix")
    (True, True, False, False)
    """

    def __init__(self, named: str) -> None:
        self.networks = [ip_network(one) for one in each(named)]

    def name(self, address: str) -> bool:
        """Whether an address is one of theirs."""
        if not self.networks:
            return False
        try:
            known = ip_address(network(address) if address.startswith("::ffff:") else address)
        except ValueError:
            return False
        return any(known in one for one in self.networks)


def each(listed: str) -> Iterator[str]:
    """The words of a list with commas.

    >>> list(each("one, two,,")), list(each(""))
    (['one', 'two'], [])
    """
    return (word.strip() for word in listed.split(",") if word.strip())


def most_files() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    try:
        import resource
    except ImportError:
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return hard
    return soft if soft != resource.RLIM_INFINITY else 1_000_000
