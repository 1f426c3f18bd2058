"""Work on several cores: processes of our own that take one piece of work after another and hand back what came of it.

They are started by command and not by copying this process, so a script needs no main guard, and threads are no danger.
Ctrl-C does not reach them: whoever waits for them decides what happens then. An error in a worker arrives as it was
raised, with the worker's own traceback as its cause; a worker that dies is replaced, and its work is done again.
"""

import contextlib
import os
import pickle
import queue
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any, NamedTuple, TypeVar

from letopis.kernel.errors import LetopisError

R = TypeVar("R")

AHEAD = 2  # pieces of work that a worker has been given: it need not wait for the next
MOST_DEATHS = 3  # of workers over the same piece of work


class WorkerFailed(LetopisError):
    """What a worker said of its error, or that it died."""


class WorkDone(NamedTuple):
    """What a worker hands back: the number of the work, and its result or error."""

    number: int
    result: Any
    error: BaseException | None
    told: str  # the worker's traceback


class Process:
    """One process, and the thread that listens to it."""

    def __init__(self, heard: "queue.SimpleQueue[tuple[Process, WorkDone | None]]") -> None:
        # the same modules are found there, whatever this process has put on its path
        paths = os.pathsep.join([path or os.curdir for path in sys.path])
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from letopis.arena.workers import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
            start_new_session=True,  # out of reach of the terminal's Ctrl-C
        )
        self.doing: list[int] = []  # the numbers of the work it was given and has not handed back, in order
        self.thread = threading.Thread(target=self._listen, args=(heard,), daemon=True)
        self.thread.start()

    def give(self, number: int, function: Callable[..., Any], item: Any) -> None:
        """One more piece of work."""
        self.doing.append(number)
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # it has died: its silence will tell
            pickle.dump((number, function, item), self.process.stdin)
            self.process.stdin.flush()

    def _listen(self, heard: "queue.SimpleQueue[tuple[Process, WorkDone | None]]") -> None:
        stdout = self.process.stdout
        assert stdout is not None
        while True:
            try:
                done: WorkDone | None = pickle.load(stdout)
            except Exception:  # noqa: BLE001  # it has died in the middle of a word, or of none
                heard.put((self, None))
                return
            heard.put((self, done))

    def end(self) -> None:
        """No more of it."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def spread(function: Callable[[Any], R], items: Sequence[Any], jobs: int) -> Iterator[tuple[int, R]]:
    """What a function makes of each item, with the item's place, as soon as it is done; one job is done here."""
    if jobs <= 1 or len(items) <= 1:
        for number, item in enumerate(items):
            yield number, function(item)
        return
    heard: queue.SimpleQueue[tuple[Process, WorkDone | None]] = queue.SimpleQueue()
    workers = [Process(heard) for _ in range(min(jobs, len(items)))]
    waiting = list(range(len(items) - 1, -1, -1))  # the next one last
    deaths = [0] * len(items)
    left = len(items)
    try:
        for _ in range(AHEAD):
            for worker in workers:
                if waiting:
                    number = waiting.pop()
                    worker.give(number, function, items[number])
        while left:
            worker, done = heard.get()
            if done is None:
                worker.end()
                workers.remove(worker)
                _bury(worker, deaths)
                waiting += reversed(worker.doing)
                worker = Process(heard)
                workers.append(worker)
            else:
                worker.doing.remove(done.number)
                if done.error is not None:
                    raise done.error from WorkerFailed(f"in a worker:\n{done.told}")
                left -= 1
                yield done.number, done.result
            while waiting and len(worker.doing) < AHEAD:
                number = waiting.pop()
                worker.give(number, function, items[number])
    finally:
        for worker in workers:
            worker.end()


def _bury(worker: Process, deaths: list[int]) -> None:
    """Count whose work a worker died over: the first of it, for it takes one after another."""
    if not worker.doing:
        raise WorkerFailed(f"a worker could not begin: it ended with code {worker.process.returncode}")
    number = worker.doing[0]
    deaths[number] += 1
    if deaths[number] >= MOST_DEATHS:
        code = worker.process.returncode
        raise WorkerFailed(f"piece {number} of the work ended {MOST_DEATHS} workers; the last with code {code}")


# ---- the other side


def work(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Do what is asked until nobody asks any more."""
    while True:
        try:
            number, function, item = pickle.load(asked)
        except EOFError:
            return
        try:
            done = WorkDone(number, function(item), None, "")
        except Exception as error:  # noqa: BLE001  # whatever it is, it is told
            done = WorkDone(number, None, error, traceback.format_exc())
        pickle.dump(_sendable(done), answers)
        answers.flush()


def _sendable(done: WorkDone) -> WorkDone:
    """As it is, if it survives the way; else what can be said of it."""
    try:
        pickle.loads(pickle.dumps(done))
    except Exception:  # noqa: BLE001  # an error of somebody's own making may be anything
        return WorkDone(done.number, None, WorkerFailed(f"{type(done.error).__name__}: {done.error}"), done.told)
    return done


def serve() -> None:
    """What a worker runs: its input asks, its output answers."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not stand between the answers
    work(sys.stdin.buffer, answers)
