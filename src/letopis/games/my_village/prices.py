"""Prices (MV-5.6, MV-8.2): clauses that are all paid, each with a good or with coins; jokers stand for any good."""

from typing import Final

from letopis.kernel.reading import Reader, shown

COIN: Final = "coin"
TIME: Final = "time"
MOST: Final = 20  # of anything in one price
GOODS: Final = 5


class Clause:
    """One part of a price: so many of a good (-1: none will do), or so many coins (0: none will do)."""

    def __init__(self, good: int, count: int, coins: int) -> None:
        self.good = good
        self.count = count
        self.coins = coins


class Way:
    """One way to pay a whole price: coins, and how many of each good."""

    def __init__(self, coins: int, goods: list[int]) -> None:
        self.coins = coins
        self.needs: list[tuple[int, int]] = [(good, goods[good]) for good in range(GOODS) if goods[good]]


class Price:
    """Time, and clauses with every way to pay them."""

    def __init__(self, time: int, clauses: list[Clause]) -> None:
        self.time = time
        self.clauses = clauses
        self.ways: list[Way] = ways_to_pay(clauses)
        self.free = not clauses
        bill: list[int] = []
        for clause in clauses:
            bill += [clause.good, clause.count, clause.coins]
        self.bill: tuple[int, ...] = tuple(bill)


def ways_to_pay(clauses: list[Clause]) -> list[Way]:
    """The alternatives of all clauses multiplied out."""
    found: list[tuple[int, list[int]]] = [(0, [0] * GOODS)]
    for clause in clauses:
        longer: list[tuple[int, list[int]]] = []
        for coins, goods in found:
            if clause.good >= 0:
                more = goods.copy()
                more[clause.good] += clause.count
                longer.append((coins, more))
            if clause.coins:
                longer.append((coins + clause.coins, goods))
        found = longer
    return [Way(coins, goods) for coins, goods in found]


def amount(reader: Reader, key: str, text: str, allowed: list[str]) -> tuple[str, int]:
    """An amount of something, as in `horse:2`."""
    name, _, count = text.partition(":")
    if name not in allowed or not count.isdigit() or not 1 <= int(count) <= MOST:
        raise reader.wrong(key, f"{shown(text)} is no amount", ", ".join(f"{word}:1" for word in allowed))
    return name, int(count)


def read_clauses(reader: Reader, key: str, goods: list[str]) -> list[Clause]:
    """`cost`: every clause must be paid; a clause is one good, coins, or a choice of the two."""
    found: list[Clause] = []
    for place, item in enumerate(reader.items(key, optional=False)):
        where = f"{key}[{place}]"
        if not isinstance(item, list) or not item or not all(isinstance(text, str) for text in item):
            raise reader.wrong(where, f"{shown(item)} is no clause", 'alternatives such as ["wagon:1", "coin:2"]')
        clause = Clause(-1, 0, 0)
        for text in item:
            name, count = amount(reader, where, str(text), [COIN, *goods])
            if name == COIN and not clause.coins:
                clause.coins = count
            elif name != COIN and clause.good < 0:
                clause.good = goods.index(name)
                clause.count = count
            else:
                raise reader.wrong(where, f"{shown(item)} has two ways of one kind", "one good, coins, or one of each")
        found.append(clause)
    return found
