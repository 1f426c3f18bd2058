"""The pool of thinking processes: one fair queue, moves before hints, reviews last; a dead or stuck one is replaced."""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
import time
from dataclasses import dataclass
from math import inf
from typing import Any

from letopis.advice.reasons import Reason
from letopis.bots import STAND_INS
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
LEAST = 2  # processes, if nobody says how many
LOOK = 10.0  # seconds without a question until a process is asked whether it is well,
AT_ONCE = 5.0  # and until it should have said so


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
        """The question as it can still be answered: what has waited is thought about for less, and where it is too late
        by the simple bot, which takes no time; None: nobody waits any more."""
        seconds = min(self.doc["seconds"], self.until - now - grace / 2)
        if seconds >= min(LEAST_TIME, self.doc["seconds"]):
            return {**self.doc, "seconds": seconds}
        return {**self.doc, "level": STAND_INS[0], "seconds": LEAST_TIME} if "level" in self.doc else None


class BotPool:
    """So many processes, started when first needed.

    A level's bot has its time for a decision; `grace` seconds later another answers in its place, however many others
    ask: the time counts from the asking. `patience` is for everything else. `memory` is what a process may take, in
    megabytes; 0: as much as there is.
    """

    def __init__(self, size: int, patience: float, grace: float = 4.0, memory: int = 0) -> None:
        self.size = size or max(LEAST, (os.cpu_count() or LEAST) - 1)
        self.patience = patience
        self.grace = grace
        self.memory = memory
        self.restarts = 0
        self.running = 0  # processes,
        self.busy = 0  # and those that think
        # where there are several, one is always free for whoever comes from elsewhere
        self._queue: FairQueue[_Question] = FairQueue(3, max(1, self.size - 1))
        self._workers: list[asyncio.Task[None]] = []
        self._alone = asyncio.Lock()  # one bot at a time thinks in the server itself
        self._closed = False

    def waiting_of(self, importance: int) -> int:
        """Questions in the queue."""
        return self._queue.waiting(importance)

    async def choose(
        self, position: Position, seat: int, level: str, seconds: float = 1.0, share: Share = NOBODY
    ) -> BotChoice:
        """A bot's action; one that fails or overruns its time is replaced by a simple one, here and at once."""
        seed = secrets.token_hex(8)
        question = {**_asked(position, seat, seed), "want": "choose", "level": level, "seconds": seconds}
        try:
            answer = await self._ask(question, MOVE, share, min(self.patience, seconds + self.grace), self.grace)
            return BotChoice(str(answer["action"]), bool(answer["stood_in"]))
        except PoolFailed as failed:
            log.warning("a simple bot plays for the %s: %s", level, failed)
        try:
            async with asyncio.timeout(self.patience), self._alone:
                return await asyncio.to_thread(bot_process.choose_simply, position.copy(), seat, seed)
        except Exception:  # whatever a bot does wrong, the game goes on
            log.exception("a bot failed here too: any legal action will do")
            return BotChoice(position.legal(seat)[0].text, stood_in=True)

    async def think(self, position: Position, seat: int, seconds: float = 1.0, share: Share = NOBODY) -> list[Reason]:
        """The seat's best actions and why; PoolFailed when nobody can say."""
        question = {**_asked(position, seat, secrets.token_hex(8)), "want": "think", "seconds": seconds}
        answer = await self._ask(question, HINT, share, self.patience)
        return [Reason(**{**one, "then": tuple(one.get("then", ()))}) for one in answer["ranked"]]

    async def judge(self, record: dict[str, Any], after: int, seconds: float) -> tuple[list[Any], int | None]:
        """Judgements of some decisions of a finished game, and after which play to go on; None when that was all."""
        question = {"want": "judge", "record": record, "after": after, "seconds": seconds}
        answer = await self._ask(question, REVIEW, NOBODY, None)
        return answer["judged"], answer["after"]

    async def _ask(
        self, question: dict[str, Any], importance: int, share: Share, patience: float | None, more: float = 0.0
    ) -> dict[str, Any]:
        """The answer; PoolFailed when there is none, or none in time (`more` for the simple bot, which is asked when
        the time is over). None: there is all the time in the world."""
        if self._closed:
            raise PoolFailed("closed")
        while len(self._workers) < self.size:
            self._workers.append(asyncio.create_task(self._work()))
        loop = asyncio.get_running_loop()
        future: asyncio.Future[dict[str, Any]] = loop.create_future()
        until = inf if patience is None else loop.time() + patience
        self._queue.put(importance, share, _Question(question, until, future))
        try:
            async with asyncio.timeout_at(None if patience is None else until + more):
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
                try:
                    async with asyncio.timeout(None if process is None else LOOK):
                        address, question = await self._queue.get()
                except TimeoutError:
                    if process is not None and not await _is_well(process):
                        log.warning("a thinking process does not answer, and is replaced")
                        await self._let_go(process)
                        process = None
                    continue
                future, began = question.answer, time.monotonic()
                for left in reversed(range(TRIES)):
                    if future.done():  # nobody waits any more
                        break
                    try:
                        if process is None:
                            process = await _start(self.memory)
                            self.running += 1
                        asked = question.in_time(asyncio.get_running_loop().time(), self.grace)
                        if asked is None:
                            future.set_result({"error": "nobody had the time"})
                            break
                        patience = self.patience if question.until == inf else asked["seconds"] + self.grace
                        self.busy += 1
                        try:
                            async with asyncio.timeout(patience):
                                answer = await process.ask(asked)
                            if asked.get("level") != question.doc.get("level"):
                                answer["stood_in"] = True
                        finally:
                            self.busy -= 1
                    except (PoolFailed, OSError, ValueError, TimeoutError) as error:
                        log.warning("a thinking process is replaced: %r", error)
                        await self._let_go(process)
                        process = None
                        # what took too long once would do so again, and somebody waits
                        if (not left or isinstance(error, TimeoutError)) and not future.done():
                            future.set_result({"error": repr(error)})
                        continue
                    if not future.done():
                        future.set_result(answer)
                    break
                self._queue.done(address, time.monotonic() - began)
        finally:
            await self._let_go(process)

    async def _let_go(self, process: _Process | None) -> None:
        """End a process: the next question gets another one."""
        self.restarts += not self._closed
        if process is not None:
            self.running -= 1
            await process.end()

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for question in self._queue.empty():
            if not question.answer.done():
                question.answer.set_result({"error": "closed"})


def _asked(position: Position, seat: int, seed: str) -> dict[str, Any]:
    return {"game": position.game.name, "position": position.dump(), "seat": seat, "seed": seed}


async def _is_well(process: _Process) -> bool:
    """Whether a process that has nothing to do answers at once."""
    try:
        async with asyncio.timeout(AT_ONCE):
            await process.ask({"want": "nothing"})
    except (PoolFailed, OSError, ValueError, TimeoutError):
        return False
    return True


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
