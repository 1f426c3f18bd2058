"""The pool of thinking processes: one queue, hints before moves; a dead or stuck process is replaced."""

import asyncio
import contextlib
import itertools
import json
import logging
import os
import secrets
import sys
from typing import Any

from letopis.kernel.position import Position
from letopis.server import thinker

log = logging.getLogger("letopis.thinkers")

LONGEST_LINE = 16_000_000
START_TIME = 30.0  # seconds
TRIES = 2
HINT, MOVE = 0, 1  # what is answered first: a person waits for a hint


class ThinkerFailed(Exception):
    """No process could answer."""


class _Process:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ThinkerFailed("the process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """So many processes, started when first needed."""

    def __init__(self, size: int, patience: float) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.restarts = 0
        self.working = 0
        self._queue: asyncio.PriorityQueue[tuple[int, int, dict[str, Any], asyncio.Future[dict[str, Any]]]]
        self._queue = asyncio.PriorityQueue()
        self._order = itertools.count()
        self._workers: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions in the queue."""
        return self._queue.qsize()

    async def choose(self, position: Position, seat: int, level: str) -> str:
        """A bot's action; if the processes fail, this process answers itself, ever more simply."""
        seed = secrets.token_hex(8)
        question = _question(position, seat, seed, "choose", level)
        try:
            answer = await self._ask(question, MOVE)
            return str(answer["action"])
        except ThinkerFailed as failed:
            log.warning("bots think in the server itself: %s", failed)
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.to_thread(thinker.choose, position.copy(), seat, "journeyman", seed)
        except Exception:  # whatever a bot does wrong, the game goes on
            log.exception("a bot failed here too: any legal action will do")
            return position.legal(seat)[0].text

    async def rank(self, position: Position, seat: int) -> list[tuple[str, float]]:
        """The seat's best actions; ThinkerFailed when nobody can say."""
        answer = await self._ask(_question(position, seat, secrets.token_hex(8), "rank", "master"), HINT)
        return [(text, worth) for text, worth in answer["ranked"]]

    async def _ask(self, question: dict[str, Any], priority: int) -> dict[str, Any]:
        if self._closed:
            raise ThinkerFailed("closed")
        while len(self._workers) < self.size:
            self._workers.append(asyncio.create_task(self._work()))
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        await self._queue.put((priority, next(self._order), question, future))
        answer = await future
        if "error" in answer:
            raise ThinkerFailed(answer["error"])
        return answer

    async def _work(self) -> None:
        process: _Process | None = None
        try:
            while True:
                _, _, question, future = await self._queue.get()
                for left in reversed(range(TRIES)):
                    if future.done():  # nobody waits any more
                        break
                    try:
                        if process is None:
                            process = await _start()
                        self.working += 1
                        try:
                            async with asyncio.timeout(self.patience):
                                answer = await process.ask(question)
                        finally:
                            self.working -= 1
                    except (ThinkerFailed, OSError, ValueError, TimeoutError) as error:
                        log.warning("a thinking process is replaced: %r", error)
                        self.restarts += 1
                        if process is not None:
                            await process.end()
                        process = None
                        if not left and not future.done():
                            future.set_result({"error": repr(error)})
                        continue
                    if not future.done():
                        future.set_result(answer)
                    break
        finally:
            if process is not None:
                await process.end()

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        while not self._queue.empty():
            future = self._queue.get_nowait()[3]
            if not future.done():
                future.set_result({"error": "closed"})


def _question(position: Position, seat: int, seed: str, want: str, level: str) -> dict[str, Any]:
    return {
        "game": position.game.name,
        "position": position.dump(),
        "seat": seat,
        "seed": seed,
        "want": want,
        "level": level,
    }


async def _start() -> _Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "letopis.server.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        start_new_session=True,  # Ctrl-C in the terminal is for the server: it ends its processes itself
    )
    started = _Process(process)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START_TIME):
            if not await process.stdout.readline():
                raise ThinkerFailed("the process did not start")
    except BaseException:
        await started.end()
        raise
    return started
