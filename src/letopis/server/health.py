"""Whether all processes of a server are well, and what they tell of themselves: each asks the others at their port."""

import asyncio
import contextlib
import hmac
import json
import time
from typing import TYPE_CHECKING, Any

from letopis.server.metrics import together
from letopis.server.store import DatabaseGone

if TYPE_CHECKING:
    from letopis.server.backend import Backend

KNOWN_FOR = 1.0  # seconds: however often somebody asks, the disk is written to once
PATIENCE = 5.0  # seconds for another process
LONGEST = 1_000_000  # bytes of an answer

Where = tuple[str, int]  # at which the server listens


class Health:
    """Asks this process and the others."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self._own: dict[str, Any] = {}
        self._known_at = -KNOWN_FOR
        self._asking = asyncio.Lock()

    async def own(self) -> dict[str, Any]:
        """How this process is: whether it can write, and its thinking processes."""
        async with self._asking:
            if time.monotonic() - self._known_at >= KNOWN_FOR:
                try:
                    await self.backend.store.try_writing(time.time())
                    database = "ok"
                except DatabaseGone:
                    database = "gone"
                pool = self.backend.pool
                self._own = {
                    "process": self.backend.settings.shard,
                    "database": database,
                    "thinkers": {"running": pool.running, "busy": pool.busy, "replaced": pool.restarts},
                }
                self._known_at = time.monotonic()
        return self._own

    async def all(self, where: Where | None) -> dict[str, Any]:
        """How all processes are."""
        said = await self._ask("/healthz", where)
        processes = [await self.own(), *(json.loads(one) if one else {"database": "unknown"} for one in said)]
        well = all(one["database"] == "ok" for one in processes)
        return {"status": "ok" if well else "ill", "processes": processes}

    async def metrics(self, where: Where | None) -> str:
        """What all processes count."""
        said = await self._ask("/metrics", where)
        return together([self.backend.metrics.text(self.backend.settings.shard), *(one for one in said if one)])

    def may_read_metrics(self, authorization: str) -> bool:
        """Whether somebody knows the word by which they are told."""
        token = self.backend.settings.metrics_token
        return bool(token) and hmac.compare_digest(f"Bearer {token}".encode(), authorization.encode())

    async def _ask(self, path: str, where: Where | None) -> list[str]:
        """What each other process says; "" of one that does not."""
        settings = self.backend.settings
        others = [shard for shard in range(settings.shards) if shard != settings.shard]
        if where is None:
            return [""] * len(others)
        return await asyncio.gather(*(self._said(f"{path}?process={shard}", where) for shard in others))

    async def _said(self, path: str, where: Where) -> str:
        head = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        head += f"authorization: Bearer {self.backend.settings.metrics_token}\r\n\r\n"
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(*where)
                try:
                    writer.write(head.encode())
                    answer = await reader.read(LONGEST)
                    while more := await reader.read(LONGEST):
                        answer += more
                finally:
                    writer.close()
            first, _, body = answer.partition(b"\r\n\r\n")
            if b" 200 " in first.partition(b"\r\n")[0] or path.startswith("/healthz"):
                return body.decode()
        return ""
