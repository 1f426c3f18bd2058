"""A queue in which everybody gets a turn: by importance, then address after address, there person after person."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Share(NamedTuple):
    """On whose account something is done."""

    address: str = ""
    person: str = ""


class Turns(Generic[T]):
    """What waits, by address and person; each address in turn, and at it each person.

    >>> turns = Turns()
    >>> for share, item in ((Share("a", "1"), "first"), (Share("a", "1"), "more"), (Share("b", "2"), "other")):
    ...     turns.put(share, item)
    >>> [turns.get() for _ in range(3)]
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

    def get(self) -> T:
        """The next; whose it was comes last from now on."""
        address, people = self._waiting.popitem(last=False)
        person, items = people.popitem(last=False)
        item = items.popleft()
        self.size -= 1
        if items:
            people[person] = items
        if people:
            self._waiting[address] = people
        return item


class FairQueue(Generic[T]):
    """Several `Turns`, the more important first."""

    def __init__(self, classes: int) -> None:
        self._classes: list[Turns[T]] = [Turns() for _ in range(classes)]
        self._ready = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(turns.size for turns in self._classes)

    def put(self, importance: int, share: Share, item: T) -> None:
        """One more; 0 is the most important."""
        self._classes[importance].put(share, item)
        self._ready.release()

    async def get(self) -> T:
        """The next, once there is one."""
        await self._ready.acquire()
        return next(turns for turns in self._classes if turns.size).get()
