"""Chance: two generators behind one interface, both copied with the position.

The fast one (64 bits of state) is for search and research. The sealed one is for tables: each draw is an HMAC of
the secret seed, a label that says what the draw is for, and a counter of that label, so that seeing every draw of a
game tells nothing of the next, and one draw more of one purpose does not move another.
"""

import hashlib
import hmac
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

FAST: Final = "fast"
SEALED: Final = "sealed"
KINDS: Final = (FAST, SEALED)

_MASK32: Final = 0xFFFFFFFF
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws; `drawn` counts them, which is how undo knows that chance was met."""

    def __init__(self) -> None:
        self.drawn: int = 0

    def below(self, n: int, label: str) -> int:
        """A whole number from 0 to n-1, each as likely as the other."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """An independent generator with the same future."""
        raise NotImplementedError

    def state(self) -> dict[str, object]:
        """All of it as plain data, for the notation."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return from_state, (self.state(),)

    def shuffle(self, items: list[T], label: str) -> None:
        """Put a list in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, label)
            items[last], items[other] = items[other], items[last]


class FastChance(Chance):
    """xoroshiro64* in 32-bit halves: nothing here passes 62 bits, so compiled and plain Python agree."""

    def __init__(self, s0: int, s1: int) -> None:
        self.drawn = 0
        self.s0: i64 = s0
        self.s1: i64 = s1

    def below(self, n: int, label: str) -> int:
        self.drawn += 1
        return self._next(n)

    def shuffle(self, items: list[T], label: str) -> None:  # the same draws, without a call from outside for each
        last: i64 = len(items) - 1
        if last > 0:
            self.drawn += last
        while last > 0:
            other: i64 = self._next(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def _next(self, bound: i64) -> i64:
        s0: i64 = self.s0
        s1: i64 = self.s1
        while True:
            # the output: s0 * 0x9E3779BB modulo 2**32, in two halves
            low: i64 = (s0 & 0xFFFF) * 0x9E3779BB
            high: i64 = ((s0 >> 16) * 0x9E3779BB) & 0xFFFF
            word: i64 = (low + (high << 16)) & 0xFFFFFFFF
            s1 ^= s0
            s0 = (((s0 << 26) | (s0 >> 6)) & 0xFFFFFFFF) ^ s1 ^ ((s1 << 9) & 0xFFFFFFFF)
            s1 = ((s1 << 13) | (s1 >> 19)) & 0xFFFFFFFF
            scaled: i64 = word * bound
            rest: i64 = scaled & 0xFFFFFFFF
            if rest >= bound or rest >= 0x100000000 % bound:
                break
        self.s0 = s0
        self.s1 = s1
        return scaled >> 32

    def copy(self) -> Chance:
        twin = FastChance(self.s0, self.s1)
        twin.drawn = self.drawn
        return twin

    def state(self) -> dict[str, object]:
        whole = (int(self.s0) << 32) | int(self.s1)
        return {"kind": FAST, "state": f"{whole:016x}", "drawn": self.drawn}


class SealedChance(Chance):
    """Draws that nobody without the seed can foretell, and anybody with it can check."""

    def __init__(self, seed: bytes) -> None:
        self.drawn = 0
        self.seed = seed
        self.counters: dict[str, int] = {}

    def below(self, n: int, label: str) -> int:
        self.drawn += 1
        limit = (1 << 64) - (1 << 64) % n
        while True:
            count = self.counters.get(label, 0)
            self.counters[label] = count + 1
            digest = hmac.digest(self.seed, f"{label}:{count}".encode(), "sha256")
            word = int.from_bytes(digest[:8], "big")
            if word < limit:
                return word % n

    def copy(self) -> Chance:
        twin = SealedChance(self.seed)
        twin.drawn = self.drawn
        twin.counters = self.counters.copy()
        return twin

    def state(self) -> dict[str, object]:
        return {
            "kind": SEALED,
            "seed": self.seed.hex(),
            "drawn": self.drawn,
            "counters": dict(sorted(self.counters.items())),
        }


def seed_bytes(seed: int | str) -> bytes:
    """A seed as bytes: what a person gives, number or text, spread over 256 bits."""
    return hashlib.sha256(f"letopis seed {seed}".encode()).digest()


def from_seed(seed: int | str, kind: str = FAST) -> Chance:
    """The generator a game starts with."""
    spread = seed_bytes(seed)
    if kind == SEALED:
        return SealedChance(spread)
    return _fast(int.from_bytes(spread[:8], "big"))


def _fast(state: int) -> FastChance:
    state &= _MASK64
    if state == 0:  # the one state the generator could never leave
        state = 0x9E3779B97F4A7C15
    return FastChance(state >> 32, state & _MASK32)


def fast_from_state(state: str) -> FastChance:
    """The fast generator as a notation wrote it; ValueError when it is not sixteen hexadecimal digits."""
    if len(state) != 16 or not all(digit in "0123456789abcdef" for digit in state):
        raise ValueError(state)
    return _fast(int(state, 16))


def from_state(state: dict[str, Any]) -> Chance:
    """A generator by all of its state, as it comes back from a pickle."""
    made: Chance
    if state["kind"] == SEALED:
        sealed = SealedChance(bytes.fromhex(state["seed"]))
        sealed.counters = dict(state["counters"])
        made = sealed
    else:
        made = fast_from_state(state["state"])
    made.drawn = state["drawn"]
    return made


def commitment(seed: int | str, salt: str) -> str:
    """What a table shows at the start: it binds the seed without telling it.

    >>> commitment(7, "salt") == commitment(7, "salt"), commitment(7, "salt") == commitment(8, "salt")
    (True, False)
    """
    return hashlib.sha256(seed_bytes(seed) + salt.encode()).hexdigest()
