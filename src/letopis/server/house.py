"""The house: the parts of a server's process, how they begin and how they end."""

import asyncio
import gc
import itertools
import logging
import secrets
import time
from typing import Any

from letopis.server.access import Access
from letopis.server.bot_pool import BotPool
from letopis.server.bots_at_work import BotsAtWork
from letopis.server.limits import Quota
from letopis.server.metrics import Metrics
from letopis.server.people import Signer
from letopis.server.presence import Presence
from letopis.server.questions import Questions
from letopis.server.reviews import Reviews
from letopis.server.settings import Settings
from letopis.server.store import Store
from letopis.server.table_view import PageRenderer
from letopis.server.tables import Tables

log = logging.getLogger("letopis.house")

SWEEP = 30.0  # seconds between looks for idle tables
COLLECT_EVERY = 20  # looks


class House:
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
        self.bots = BotsAtWork(self)
        self.questions = Questions(self)
        self.closing = asyncio.Event()
        self.streams_of_person = Quota(settings.streams_per_person)
        self.streams_of_address = Quota(settings.streams_per_address)
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.gauges["live_tables"] = lambda: len(self.tables.sittings)
        self.metrics.gauges["streams"] = lambda: sum(len(sitting.streams) for sitting in self.tables.sittings.values())
        self.metrics.gauges["bot_questions_waiting"] = lambda: self.pool.waiting
        self.metrics.gauges["bot_process_restarts"] = lambda: self.pool.restarts

    async def open(self) -> None:
        """Prepare the database. What a server before us left undone goes on when somebody looks at it."""
        await self.store.open()
        self.background(self._sweep())
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

    async def _sweep(self) -> None:
        for look in itertools.count(1):
            await asyncio.sleep(SWEEP)
            if look % COLLECT_EVERY == 0:
                gc.collect()
            before = time.monotonic() - self.settings.idle
            for id, sitting in list(self.tables.sittings.items()):
                if not sitting.streams and sitting.bots is None and sitting.used < before and not sitting.lock.locked():
                    del self.tables.sittings[id]
                    continue
                if not sitting.streams:
                    sitting.forget()
                self.presence.look(sitting, tell=any(sitting.here.values()))
