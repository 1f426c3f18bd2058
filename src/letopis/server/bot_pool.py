"""The pool of thinking processes: one fair queue, moves before hints, reviews last; a dead or stuck one is replaced."""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from dataclasses import dataclass
from math import inf
from typing import Any

from letopis.advice.reasons import Reason
from letopis.kernel.position import Position
from letopis.server import bot_process
from letopis.server.bot_process import BotChoice
from letopis.server.fair_queue import FairQueue, Share

log = logging.getLogger("letopis.bot_pool")

LONGEST_LINE = 16_000_000
START_TIME = 30.0  # seconds
TRIES = 2
MOVE, HINT, REVIEW = range(3)  # what is answered first: a whole table waits for a move, nobody for a review
LEAST_TIME = 0.05  # seconds that are worth a process's while
NOBODY = Share()


class PoolFailed(Exception):
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
            raise PoolFailed("the process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


@dataclass(slots=True)
class _Question:
    """Something to be thought about, and until when: whoever asked waits no longer."""

    doc: dict[str, Any]
    until: float
    answer: "asyncio.Future[dict[str, Any]]"

    def in_time(self, now: float, grace: float) -> dict[str, Any] | None:
        """The question as it can still be answered: what has waited is thought about for less; None: it is too late."""
        seconds = min(self.doc["seconds"], self.until - now - grace / 2)
        return None if seconds < min(LEAST_TIME, self.doc["seconds"]) else {**self.doc, "seconds": seconds}


class BotPool:
    """So many processes, started when first needed.

    A level's bot has its time for a decision; `grace` seconds later another answers in its place, however many others
    ask: the time counts from the asking. `patience` is for everything else. `memory` is what a process may take, in
    megabytes; 0: as much as there is.
    """

    def __init__(self, size: int, patience: float, grace: float = 4.0, memory: int = 0) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.grace = grace
        self.memory = memory
        self.restarts = 0
        self._queue: FairQueue[_Question] = FairQueue(3)
        self._workers: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions in the queue."""
        return len(self._queue)

    async def choose(
        self, position: Position, seat: int, level: str, seconds: float = 1.0, share: Share = NOBODY
    ) -> BotChoice:
        """A bot's action; one that fails or overruns its time is replaced by a simple one, here and at once."""
        seed = secrets.token_hex(8)
        question = {**_asked(position, seat, seed), "want": "choose", "level": level, "seconds": seconds}
        try:
            answer = await self._ask(question, MOVE, share, min(self.patience, seconds + self.grace))
            return BotChoice(str(answer["action"]), bool(answer["stood_in"]))
        except PoolFailed as failed:
            log.warning("a simple bot plays for the %s: %s", level, failed)
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.to_thread(bot_process.choose_simply, position.copy(), seat, seed)
        except Exception:  # whatever a bot does wrong, the game goes on
            log.exception("a bot failed here too: any legal action will do")
            return BotChoice(position.legal(seat)[0].text, stood_in=True)

    async def think(self, position: Position, seat: int, seconds: float = 1.0, share: Share = NOBODY) -> list[Reason]:
        """The seat's best actions and why; PoolFailed when nobody can say."""
        question = {**_asked(position, seat, secrets.token_hex(8)), "want": "think", "seconds": seconds}
        answer = await self._ask(question, HINT, share, self.patience)
        return [Reason(**one) for one in answer["ranked"]]

    async def judge(self, record: dict[str, Any], after: int, seconds: float) -> tuple[list[Any], int | None]:
        """Judgements of some decisions of a finished game, and after which play to go on; None when that was all."""
        question = {"want": "judge", "record": record, "after": after, "seconds": seconds}
        answer = await self._ask(question, REVIEW, NOBODY, None)
        return answer["judged"], answer["after"]

    async def _ask(
        self, question: dict[str, Any], importance: int, share: Share, patience: float | None
    ) -> dict[str, Any]:
        """The answer; PoolFailed when there is none, or none in time. None: there is all the time in the world."""
        if self._closed:
            raise PoolFailed("closed")
        while len(self._workers) < self.size:
            self._workers.append(asyncio.create_task(self._work()))
        loop = asyncio.get_running_loop()
        future: asyncio.Future[dict[str, Any]] = loop.create_future()
        until = inf if patience is None else loop.time() + patience
        self._queue.put(importance, share, _Question(question, until, future))
        try:
            async with asyncio.timeout_at(None if patience is None else until):
                answer = await future  # whoever gives up cancels it, and nobody begins to think about it
        except TimeoutError:
            raise PoolFailed("nobody had the time") from None
        if "error" in answer:
            raise PoolFailed(answer["error"])
        return answer

    async def _work(self) -> None:
        process: _Process | None = None
        try:
            while True:
                question = await self._queue.get()
                future = question.answer
                for left in reversed(range(TRIES)):
                    if future.done():  # nobody waits any more
                        break
                    try:
                        if process is None:
                            process = await _start(self.memory)
                        asked = question.in_time(asyncio.get_running_loop().time(), self.grace)
                        if asked is None:
                            future.set_result({"error": "nobody had the time"})
                            break
                        patience = self.patience if question.until == inf else asked["seconds"] + self.grace
                        async with asyncio.timeout(patience):
                            answer = await process.ask(asked)
                    except (PoolFailed, OSError, ValueError, TimeoutError) as error:
                        log.warning("a thinking process is replaced: %r", error)
                        self.restarts += 1
                        if process is not None:
                            await process.end()
                        process = None
                        # what took too long once would do so again, and somebody waits
                        if (not left or isinstance(error, TimeoutError)) and not future.done():
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
        while len(self._queue):
            future = (await self._queue.get()).answer
            if not future.done():
                future.set_result({"error": "closed"})


def _asked(position: Position, seat: int, seed: str) -> dict[str, Any]:
    return {"game": position.game.name, "position": position.dump(), "seat": seat, "seed": seed}


async def _start(memory: int = 0) -> _Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "letopis.server.bot_process",
        str(memory),
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
                raise PoolFailed("the process did not start")
    except BaseException:
        await started.end()
        raise
    return started
