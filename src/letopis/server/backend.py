"""The backend: the parts of a server's process, how they begin and how they end."""

import asyncio
import contextlib
import gc
import itertools
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from letopis.server import watchdog
from letopis.server.access import Access
from letopis.server.bot_pool import BotPool
from letopis.server.bots_at_work import BotsAtWork
from letopis.server.clockwork import Clockwork
from letopis.server.connections import OpenConnections
from letopis.server.endings import Endings
from letopis.server.health import Health
from letopis.server.limits import Doors, Quota, Work
from letopis.server.memory import resident
from letopis.server.metrics import Metrics
from letopis.server.people import Signer
from letopis.server.personal import Personal
from letopis.server.presence import Presence
from letopis.server.questions import Questions
from letopis.server.returning import Returning
from letopis.server.reviews import Reviews
from letopis.server.settings import Settings
from letopis.server.store import DatabaseGone, Store
from letopis.server.table_view import PageRenderer
from letopis.server.tables import Tables

log = logging.getLogger("letopis.backend")

SWEEP = 30.0  # seconds between looks for idle tables
EDITION_WATCH = 10.0  # seconds between looks whether a backup was restored: whoever writes is told at once
COLLECT_EVERY = 20  # looks


class Backend:
    """Tables, bots at work, questions; the store, the pool and the rest that they share."""

    def __init__(self, settings: Settings, renderer: PageRenderer | None = None) -> None:
        self.settings = settings
        self.renderer = renderer
        self.process = secrets.token_hex(6)
        self.store = Store(settings.database_url, self.process, settings.shards)
        self.signer = Signer(settings.signing_key())
        self.access = Access(self.signer)
        self.presence = Presence(self)
        self.pool = BotPool(settings.thinkers, settings.thinking_time, settings.overrun, settings.thinker_memory)
        self.reviews = Reviews(self.store, self.pool, settings.review_time)
        self.metrics = Metrics()
        self.tables = Tables(self)
        self.store.renewed = self._renewed
        self.bots = BotsAtWork(self)
        self.clockwork = Clockwork(self)
        self.endings = Endings(self)
        self.personal = Personal(self)
        self.returning = Returning(self.store, self.signer)
        self.questions = Questions(self)
        self.closing = asyncio.Event()
        self.connections = OpenConnections(settings)
        self.doors = Doors(settings.requests_at_once)
        self.work = Work(settings.work_rate, settings.work_burst)
        self.streams_of_person = Quota(settings.streams_per_person)
        self.streams_of_address = Quota(settings.streams_per_address)
        self._tasks: set[asyncio.Task[None]] = set()
        self.health = Health(self)
        self._count()

    def _count(self) -> None:
        """What /metrics tells beside what is counted as it happens."""
        gauge, pool = self.metrics.gauge, self.pool
        gauge("live_tables", lambda: len(self.tables.sittings))
        gauge("streams", lambda: sum(len(sitting.streams) for sitting in self.tables.sittings.values()))
        gauge("connections", lambda: len(self.connections.open))
        gauge("requests_waiting", lambda: self.doors.waiting)
        gauge("writes_waiting", lambda: self.store.waiting)
        gauge("resident_bytes", resident)
        gauge("lag_seconds", lambda: self.connections.lag)  # how late the process comes to what is due
        for importance, kind in enumerate(("move", "hint", "review")):
            gauge("bot_questions_waiting", partial(pool.waiting_of, importance), f'kind="{kind}"')
        gauge("bot_processes", lambda: pool.running)
        gauge("bots_thinking", lambda: pool.busy)
        gauge("bot_process_restarts", lambda: pool.restarts)
        self.metrics.tallies["connections_refused"] = ("why", self.connections.refused)

    async def open(self) -> None:
        """Prepare the database. What a server before us left undone goes on when somebody looks at it."""
        await self.store.open()
        self.background(self._sweep())
        self.background(self.endings.keep_all())
        self.background(self._watch_edition())
        self.background(self.connections.watch())
        if self.settings.shards == 1:  # else those who started us speak with systemd
            self.background(watchdog.show_life())
        if self.store.shared:
            from letopis.server.listener import listen

            self.background(listen(self))

    async def close(self) -> None:
        """End streams, bots and processes; everything acknowledged is already stored."""
        self.end_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.pool.close()
        await self.store.close()

    def end_streams(self) -> None:
        """Let every stream write what it has and end."""
        self.closing.set()
        for sitting in self.tables.sittings.values():
            for stream in list(sitting.streams):
                stream.wake()

    def later(self, delay: float, call: Callable[..., None], *words: Any) -> asyncio.TimerHandle:
        """Call something when some time has gone by."""
        return asyncio.get_running_loop().call_later(delay, call, *words)

    def background(self, work: Any) -> "asyncio.Task[None]":
        """Something that goes on beside the requests."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    def _renewed(self) -> None:
        """A backup has been restored under us."""
        log.warning("a backup has been restored: all tables are read anew")
        self.tables.forget_all()
        self.reviews.forget()

    async def _watch_edition(self) -> None:
        while True:
            await asyncio.sleep(EDITION_WATCH)
            with contextlib.suppress(DatabaseGone):
                await self.store.catch_edition()

    async def _sweep(self) -> None:
        for look in itertools.count(1):
            await asyncio.sleep(SWEEP)
            if look % COLLECT_EVERY == 0:
                gc.collect()
            before = time.monotonic() - self.settings.idle
            for id, sitting in list(self.tables.sittings.items()):
                if not sitting.streams and sitting.bots is None and sitting.used < before and not sitting.lock.locked():
                    del self.tables.sittings[id]
                    self.clockwork.stop(id)
                    continue
                if not sitting.streams:
                    sitting.forget()
                self.presence.look(sitting, tell=any(sitting.here.values()))
