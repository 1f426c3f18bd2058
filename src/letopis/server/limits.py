"""How much one person, or one address, may ask for."""

from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Address, ip_address

MOST_KNOWN = 20_000


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
