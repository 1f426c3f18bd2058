"""Dice (MV-3.2, section 7): colours and faces, the pool they lie in, the banner values they make."""

from typing import Final

FACES: Final = 6
BLACK: Final = FACES  # the first black die among the kinds of dice: white 1 to 6, black 1 to 6
DICE: Final = 2 * FACES  # kinds of dice
POOL_BITS: Final = 4  # of the pool, for each kind
POOL_MASK: Final = 15
LEAST_VALUE: Final = 2
MOST_VALUE: Final = 12
ANY_VALUE: Final = (1 << MOST_VALUE + 1) - (1 << LEAST_VALUE)  # a bit for each banner value


def face(kind: int) -> int:
    """The pips of a die, whatever its colour."""
    return (kind if kind < BLACK else kind - BLACK) + 1


def values_of(bits: int) -> list[int]:
    """Banner values out of their bits."""
    found: list[int] = []
    value = 0
    while bits:
        if bits & 1:
            found.append(value)
        bits >>= 1
        value += 1
    return found


def values_shown(bits: int) -> str:
    """Banner values as they are printed: 3/11; all of them are a question mark."""
    return "?" if bits == ANY_VALUE else "/".join([str(value) for value in values_of(bits)])


def coins_to_form(first: int, second: int) -> list[int]:
    """MV-7.3: for every value and 0 to 2 markers the coins it takes; -1 where fewer markers are as cheap.

    >>> coins_to_form(1, 4)[3 * 3], coins_to_form(1, 4)[12 * 3 + 2]
    (2, 0)
    """
    found = [-1] * ((MOST_VALUE + 1) * 3)
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        by_coins = abs(value - first - second)
        found[value * 3] = by_coins
        one = min(_beyond(value - first), _beyond(value - second))  # one die is set, the other changed if it must be
        if one < by_coins:
            found[value * 3 + 1] = one
        if min(one, by_coins) > 0:
            found[value * 3 + 2] = 0
    return found


def _beyond(face: int) -> int:
    """How far a face that would be needed lies outside a die."""
    if face < 1:
        return 1 - face
    return face - FACES if face > FACES else 0
