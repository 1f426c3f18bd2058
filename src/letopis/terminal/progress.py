"""How far a long piece of work is: a bar where there is a terminal, a line now and then where there is none."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from letopis.terminal.screen import Screen
from letopis.terminal.words import Words

FIRST = 5.0  # seconds until the first line; each waits twice as long as the one before it,
LONGEST = 80.0  # but no longer than this

Advance = Callable[[int], None]


@contextmanager
def counting(
    screen: Screen, what: str, total: int, words: Words, standing: Callable[[], str] | None = None
) -> Iterator[Advance]:
    """Whom to tell how many more are done; `standing` says how things stand, for the lines."""
    if screen.plain or not sys.stderr.isatty():
        yield Lines(what, total, words, standing).advance
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)


class Lines:
    """Lines on the error stream: they do not mix with the result, and who reads a log sees that it goes on."""

    def __init__(self, what: str, total: int, words: Words, standing: Callable[[], str] | None) -> None:
        self.what = what
        self.total = total
        self.words = words
        self.standing = standing
        self.done = 0
        self.gap = FIRST
        self.due = perf_counter() + FIRST

    def advance(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        if perf_counter() < self.due or self.done >= self.total:
            return
        line = self.words("progress-line", what=self.what, done=self.done, total=self.total)
        if self.standing is not None:
            line = f"{line} {self.standing()}"
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
        self.gap = min(2 * self.gap, LONGEST)
        self.due = perf_counter() + self.gap
