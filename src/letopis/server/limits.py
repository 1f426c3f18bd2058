"""How much one person, or one address, may ask for."""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Generator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Generic, TypeVar

MOST_KNOWN = 20_000
SHORT = 2.0  # seconds that one may be asked to wait, and not to come again

T = TypeVar("T")


def network(address: str) -> str:
    """What counts as one address: of IPv6 the /64, for whoever has one has all of it.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3::4"), network("::ffff:192.0.2.7"), network("unix")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'unix')
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> 64 << 64))


class Buckets:
    """A bucket each, which refills steadily.

    >>> buckets = Buckets(rate=1.0, burst=2)
    >>> [buckets.take("anna", now=10.0) for _ in range(3)], buckets.take("anna", now=11.0)
    ([True, True, False], True)
    """

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Whether there was something left for this."""
        left, since = self._left.pop(who, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) * self.rate)
        granted = left >= cost
        self._left[who] = (left - cost if granted else left, now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return granted


class Quota:
    """How many of something each has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Whether one more is allowed; counted if it is."""
        if self._open.get(who, 0) >= self.most:
            return False
        self._open[who] = self._open.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        """One less."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Doors:
    """How many requests of one address are worked on at once; the others wait, so that they hold up only each other."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def enter(self, who: str) -> None:
        """Wait for one's turn; `leave` when it is over."""
        if self._inside[who] < self.most:
            self._inside[who] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(who)  # it had just come
            raise

    def leave(self, who: str) -> None:
        """The next one's turn."""
        waiting = self._waiting.get(who)
        while waiting:
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[who]
            if not turn.done():
                turn.set_result(None)
                return
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]


class Work:
    """How much of the server's time each address takes: so many seconds of each, and so many at once.

    >>> work = Work(rate=0.5, burst=2.0)
    >>> work.spend("anna", 3.0, now=10.0)
    >>> work.debt("anna", now=10.0), work.debt("anna", now=11.0), work.debt("anna", now=12.0), work.debt("bert", 12.0)
    (2.0, 1.0, 0.0, 0.0)
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def debt(self, who: str, now: float) -> float:
        """Seconds until it may have more."""
        known = self._left.get(who)
        if known is None:
            return 0.0
        return max(0.0, -(known[0] + (now - known[1]) * self.rate) / self.rate)

    def spend(self, who: str, seconds: float, now: float) -> None:
        """It took so much."""
        left, since = self._left.pop(who, (self.burst, now))
        self._left[who] = (min(self.burst, left + (now - since) * self.rate) - seconds, now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)


class Measured(Generic[T]):
    """Something to be awaited; `spent` is for how many seconds it kept the processor from all else."""

    def __init__(self, work: Awaitable[T]) -> None:
        self.work = work
        self.spent = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        step, given = steps.send, None
        while True:
            began = time.thread_time()
            try:
                asked = step(given)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.spent += time.thread_time() - began
            try:
                step, given = steps.send, (yield asked)
            except BaseException as thrown:  # noqa: BLE001  # whatever is thrown at us is meant for it
                step, given = steps.throw, thrown
