"""Clocks: how long a seat may think, and what follows when it does not come. All of it follows from the times of the
stored entries, so that it is the same after a restart and at every server."""

from dataclasses import dataclass
from typing import Any, Final

FRIENDLY: Final = "friendly"  # a reminder, and after as long again the others may vote for a stand-in
STRICT: Final = "strict"  # the time is up: a bot takes over, or the seat is lost
THEN: Final = ("bot", "lose")
WEEK: Final = 7 * 24 * 3600.0  # after which the others may vote also where nobody minds the time
QUIET: Final = 6 * 24 * 3600.0  # from when on a page of such a table tells how long somebody has been waited for
RETURNED: Final = 0.2  # of its time for the whole game: what somebody has at least who comes back


@dataclass(frozen=True, slots=True)
class Clock:
    """What a table has agreed on."""

    kind: str = ""  # "": nobody minds
    seconds: float = 0.0  # for a choice; with an increment: for the game
    increment: float | None = None  # what each turn adds
    then: str = THEN[0]

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment, "then": self.then}


NO_CLOCK: Final = Clock()


def read_clock(doc: dict[str, Any] | None) -> Clock:
    """A clock as it is stored."""
    return NO_CLOCK if doc is None else Clock(doc["kind"], doc["seconds"], doc["increment"], doc["then"])


class Timing:
    """Since when each seat is waited for, and what it has left.

    >>> timing = Timing(Clock(STRICT, 60.0, 10.0), 2)
    >>> timing.moved((0,), 100.0)
    >>> timing.due(0), timing.due(1)
    (160.0, None)
    >>> timing.moved((1,), 120.0, actor=0)
    >>> timing.due(1), timing.left
    (180.0, [50.0, 60.0])
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.since: list[float | None] = [None] * players
        self.left = [clock.seconds] * players  # of a time for the whole game
        self.last = 0.0

    def copy(self) -> "Timing":
        """An independent one."""
        twin = Timing.__new__(Timing)
        twin.clock, twin.since, twin.left, twin.last = self.clock, self.since.copy(), self.left.copy(), self.last
        return twin

    def moved(self, awaiting: tuple[int, ...], at: float, actor: int = -1) -> None:
        """Something happened: these seats are waited for now. `actor` chose something that others could see."""
        at = self.last = max(at, self.last)  # the clocks of two machines may differ
        for seat, since in enumerate(self.since):
            if since is None:
                if seat in awaiting:
                    self.since[seat] = at
            elif seat not in awaiting:
                self._spend(seat, at - since, self.clock.increment or 0.0)
                self.since[seat] = None
            elif seat == actor:
                self._spend(seat, at - since, 0.0)
                self.since[seat] = at

    def _spend(self, seat: int, seconds: float, increment: float) -> None:
        if self.clock.increment is not None:
            self.left[seat] += increment - seconds

    def seated(self, seat: int, at: float) -> None:
        """Somebody sits down there, or comes back: his time begins now."""
        at = self.last = max(at, self.last)
        if self.since[seat] is not None:
            self.since[seat] = at
        if self.clock.increment is not None:
            self.left[seat] = max(self.left[seat], self.clock.seconds * RETURNED)

    def due(self, seat: int) -> float | None:
        """When the time of a seat is up, or it is reminded; None: nobody minds, or it is not waited for."""
        since = self.since[seat]
        if since is None or not self.clock.kind:
            return None
        return since + (self.clock.seconds if self.clock.increment is None else self.left[seat])

    def vote_from(self, seat: int) -> float | None:
        """From when on the others may vote for a stand-in; None: it is not waited for, or its clock decides."""
        since = self.since[seat]
        if since is None or self.clock.kind == STRICT:
            return None
        return since + (2 * self.clock.seconds if self.clock.kind == FRIENDLY else WEEK)

    def lapsed(self, at: float) -> list[int]:
        """The seats whose strict time is up."""
        if self.clock.kind != STRICT:
            return []
        return [seat for seat in range(len(self.since)) if (due := self.due(seat)) is not None and due <= at]

    def doc(self) -> dict[str, Any]:
        """As plain data, for a snapshot."""
        return {"since": self.since, "left": self.left, "last": self.last}

    def restore(self, doc: dict[str, Any]) -> None:
        """As a snapshot has it."""
        self.since, self.left, self.last = list(doc["since"]), list(doc["left"]), doc["last"]
