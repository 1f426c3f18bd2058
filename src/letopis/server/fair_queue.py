"""A queue in which everybody gets a share: by importance, then to the address that has had the least, there person
after person."""

import asyncio
from collections import OrderedDict, deque
from math import inf
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_KNOWN = 10_000  # addresses
A_TURN = 0.05  # seconds that it counts to have had a turn at all


class Share(NamedTuple):
    """On whose account something is done."""

    address: str = ""
    person: str = ""


class Accounts:
    """How many seconds each address has had; who comes anew has had as much as those who were served last."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, float] = OrderedDict()
        self._floor = 0.0

    def of(self, address: str) -> float:
        """What it has had."""
        return max(self._had.get(address, 0.0), self._floor)

    def serve(self, address: str) -> None:
        """Its turn has come."""
        self._floor = self.of(address)
        self.charge(address, A_TURN)

    def charge(self, address: str, seconds: float) -> None:
        """It had so much more."""
        self._had[address] = self.of(address) + seconds
        self._had.move_to_end(address)
        if len(self._had) > MOST_KNOWN:
            self._had.popitem(last=False)


class Turns(Generic[T]):
    """What waits, by address and person: next comes the address that has had the least, and at it each person in turn.

    >>> turns, accounts = Turns(), Accounts()
    >>> for share, item in ((Share("a", "1"), "first"), (Share("a", "1"), "more"), (Share("b", "2"), "other")):
    ...     turns.put(share, item)
    >>> [turns.get(accounts)[1] for _ in range(3)]
    ['first', 'other', 'more']
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self.size = 0

    def put(self, share: Share, item: T) -> None:
        """The last of this person's."""
        people = self._waiting.setdefault(share.address, OrderedDict())
        people.setdefault(share.person, deque()).append(item)
        self.size += 1

    def get(self, accounts: Accounts, full: frozenset[str] = frozenset()) -> tuple[str, T] | None:
        """The next, and its address, passing over those that are full; whose it was comes last from now on."""
        free = [address for address in self._waiting if address not in full]
        if not free:
            return None
        address = min(free, key=accounts.of)
        accounts.serve(address)
        people = self._waiting.pop(address)
        person, items = people.popitem(last=False)
        item = items.popleft()
        self.size -= 1
        if items:
            people[person] = items
        if people:
            self._waiting[address] = people
        return address, item


class FairQueue(Generic[T]):
    """Several `Turns`, the more important first. No address has more than so many under way at a time."""

    def __init__(self, classes: int, most_each: float = inf) -> None:
        self.most_each = most_each
        self._classes: list[Turns[T]] = [Turns() for _ in range(classes)]
        self._accounts = Accounts()
        self._under_way: dict[str, int] = {}
        self._waiters: deque[asyncio.Future[None]] = deque()

    def __len__(self) -> int:
        return sum(turns.size for turns in self._classes)

    def waiting(self, importance: int) -> int:
        """How many of this importance wait."""
        return self._classes[importance].size

    def put(self, importance: int, share: Share, item: T) -> None:
        """One more; 0 is the most important."""
        self._classes[importance].put(share, item)
        self._wake()

    async def get(self) -> tuple[str, T]:
        """The next, once there is one that may be had, and its address: `done` when it is done."""
        while True:
            found = self._next()
            if found is not None:
                self._under_way[found[0]] = self._under_way.get(found[0], 0) + 1
                return found
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            try:
                await waiter
            except asyncio.CancelledError:
                if waiter.done() and not waiter.cancelled():
                    self._wake()  # it was for somebody who still waits
                raise

    def done(self, address: str, seconds: float) -> None:
        """Something of this address is done, and took so long."""
        self._accounts.charge(address, seconds)
        left = self._under_way[address] - 1
        if left:
            self._under_way[address] = left
        else:
            del self._under_way[address]
        self._wake()

    def empty(self) -> list[T]:
        """All that still waits; nothing does any more."""
        return [one[1] for turns in self._classes for _ in range(turns.size) if (one := turns.get(self._accounts))]

    def _next(self) -> tuple[str, T] | None:
        full = frozenset(address for address, count in self._under_way.items() if count >= self.most_each)
        for turns in self._classes:
            found = turns.get(self._accounts, full)
            if found is not None:
                return found
        return None

    def _wake(self) -> None:
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
