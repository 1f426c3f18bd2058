"""How much thinking a decision is given: time, or a number of iterations, or both, whichever ends first."""

import time
from typing import Final

from letopis.kernel.errors import BadOption

ALLOWED: Final = "iterations (500), milliseconds (100ms) or seconds (2s)"
LONGEST: Final = 600.0  # seconds
MOST: Final = 10_000_000


class Budget:
    """Time in seconds and iterations; 0 is no limit of that kind.

    Time is that of this thread on its core, so that a bot thinks as deeply on a busy machine as on a quiet one;
    `most` bounds the time on the wall, which is what people wait.

    >>> budget = read_budget("100ms")
    >>> budget.seconds, budget.iterations
    (0.1, 0)
    >>> str(read_budget("500"))
    '500'
    """

    def __init__(self, seconds: float, iterations: int, most: float = 0.0) -> None:
        if seconds <= 0.0 and iterations <= 0:
            raise BadOption("budget", "a budget of nothing", ALLOWED)
        self.seconds = seconds
        self.iterations = iterations
        self.most = most if most > 0.0 else seconds * 3.0
        self._since = 0.0
        self._until = 0.0
        self._late = 0.0

    def start(self) -> None:
        """From now on."""
        if self.seconds > 0.0:
            self._since = time.thread_time()
            self._until = self._since + self.seconds
            self._late = time.monotonic() + self.most

    def is_spent(self, iterations: int) -> bool:
        """Whether so many iterations, or the time, are enough."""
        if 0 < self.iterations <= iterations:
            return True
        if self.seconds <= 0.0:
            return False
        return time.thread_time() >= self._until or time.monotonic() >= self._late

    def left(self, iterations: int) -> int:
        """How many iterations are still to come, about, at the pace of those so far."""
        most = self.iterations - iterations if self.iterations > 0 else MOST
        if self.seconds > 0.0:
            now = time.thread_time()
            pace = iterations / max(1e-6, now - self._since)
            most = min(most, int(pace * (self._until - now)) + 1)
        return most

    def __str__(self) -> str:
        if self.seconds > 0.0:
            return f"{round(self.seconds * 1000)}ms"
        return str(self.iterations)


def read_budget(text: str) -> Budget:
    """A budget as people write it.

    >>> read_budget("1.5s").seconds
    1.5
    >>> try:
    ...     read_budget("0ms")
    ... except BadOption as bad:
    ...     print(bad.problem)
    '0ms' is a budget of nothing
    """
    word = text.strip().lower()
    scale = 0.0
    if word.endswith("ms"):
        scale, word = 0.001, word[:-2]
    elif word.endswith("s"):
        scale, word = 1.0, word[:-1]
    if not word.replace(".", "", 1).isdigit() or len(word) > 12 or (scale == 0.0 and not word.isdigit()):
        raise BadOption("budget", f"{text[:40]!r} is no budget", ALLOWED)
    amount = float(word)
    if amount == 0.0:
        raise BadOption("budget", f"{text[:40]!r} is a budget of nothing", ALLOWED)
    if scale > 0.0:
        if amount * scale > LONGEST:
            raise BadOption("budget", f"{text[:40]!r} is too long", f"up to {int(LONGEST)}s")
        return Budget(amount * scale, 0)
    if amount > MOST:
        raise BadOption("budget", f"{text[:40]!r} is too much", f"up to {MOST}")
    return Budget(0.0, int(amount))
