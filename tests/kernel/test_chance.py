"""Chance: even, copied with its future, written down and read back; sealed draws are what anybody can check."""

import hashlib
import math
import re
from itertools import pairwise, permutations

import pytest

from letopis.kernel.chance import (
    FAST,
    KINDS,
    SEALED,
    Chance,
    SealedChance,
    commitment,
    fast_from_state,
    from_seed,
    seed_bytes,
)

pytestmark = pytest.mark.plain

DRAWS = 6000


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_even(counts: list[int]) -> bool:
    """Within what even chance gives in all but about one of a million samples."""
    freedom = len(counts) - 1
    return chi_square(counts) < freedom + 5 * math.sqrt(2 * freedom) + 12


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 100])
def test_every_number_is_as_likely(kind: str, sides: int) -> None:
    for seed in range(3):
        chance = from_seed(seed, kind)
        drawn = [chance.below(sides, "dice") for _ in range(DRAWS)]
        assert is_even([drawn.count(side) for side in range(sides)])


@pytest.mark.parametrize("kind", KINDS)
def test_one_draw_tells_nothing_of_the_next(kind: str) -> None:
    chance = from_seed("pairs", kind)
    drawn = [chance.below(6, "dice") for _ in range(DRAWS + 1)]
    pairs = [6 * first + second for first, second in pairwise(drawn)]
    assert is_even([pairs.count(pair) for pair in range(36)])


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_range_is_even_too(kind: str) -> None:
    """Where cutting a word to size would favour the low third."""
    chance = from_seed(1, kind)
    sides = 3 << 29
    thirds = [chance.below(sides, "x") // (1 << 29) for _ in range(DRAWS)]
    assert is_even([thirds.count(third) for third in range(3)])


@pytest.mark.parametrize("kind", KINDS)
def test_every_order_of_a_shuffle_is_as_likely(kind: str) -> None:
    chance = from_seed("cards", kind)
    orders = dict.fromkeys(permutations("abcd"), 0)
    for _ in range(2400):
        cards = list("abcd")
        chance.shuffle(cards, "deck")
        orders[tuple(cards)] += 1
    assert is_even(list(orders.values()))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("count", [0, 1, 2, 60])
def test_a_shuffle_draws_once_for_each_card_but_one(kind: str, count: int) -> None:
    chance, twin = from_seed("cards", kind), from_seed("cards", kind)
    shuffled, swapped = list(range(count)), list(range(count))
    chance.shuffle(shuffled, "deck")
    for last in range(count - 1, 0, -1):
        other = twin.below(last + 1, "deck")
        swapped[last], swapped[other] = swapped[other], swapped[last]
    assert shuffled == swapped
    assert chance.state() == twin.state()


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_has_the_same_future_and_its_own(kind: str) -> None:
    chance = from_seed(4, kind)
    chance.below(6, "dice")
    twin = chance.copy()
    future = [chance.below(1000, "dice") for _ in range(20)]
    assert twin.drawn == 1
    assert [twin.below(1000, "dice") for _ in range(20)] == future
    assert twin.state() == chance.state()


@pytest.mark.parametrize("kind", KINDS)
def test_draws_are_counted(kind: str) -> None:
    chance = from_seed(4, kind)
    for count in range(5):
        assert chance.drawn == count
        assert chance.below(1, "nothing to choose") == 0


def test_seeds_are_told_apart() -> None:
    starts = {str(from_seed(seed, kind).state()) for seed in (0, 1, -1, "a", "b", 2**70, "") for kind in KINDS}
    assert len(starts) == 14


def reference_words(s0: int, s1: int, count: int) -> list[int]:
    """xoroshiro64*, as its authors publish it, in whole numbers of any size."""

    def turned(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) & 0xFFFFFFFF

    words = []
    for _ in range(count):
        words.append(s0 * 0x9E3779BB & 0xFFFFFFFF)
        s1 ^= s0
        s0, s1 = turned(s0, 26) ^ s1 ^ s1 << 9 & 0xFFFFFFFF, turned(s1, 13)
    return words


def test_the_fast_generator_is_xoroshiro64() -> None:
    for state in ("0123456789abcdef", "ffffffffffffffff", "0000000100000000", "80000000ffffffff"):
        chance = fast_from_state(state)
        words = reference_words(int(state[:8], 16), int(state[8:], 16), 500)
        assert [chance.below(1 << 31, "x") for _ in range(500)] == [word >> 1 for word in words]


def test_a_fast_state_is_read_back() -> None:
    chance = from_seed(9)
    chance.below(6, "x")
    state = str(chance.state()["state"])
    again = fast_from_state(state)
    assert [again.below(99, "x") for _ in range(9)] == [chance.below(99, "x") for _ in range(9)]


@pytest.mark.parametrize(
    "state", ["", "123", "x" * 16, "0" * 17, "+123456789abcdef", " 123456789abcdef", "1_23456789abcdef"]
)
def test_other_texts_are_no_state(state: str) -> None:
    with pytest.raises(ValueError, match=re.escape(state) or "^$"):
        fast_from_state(state)


def test_the_state_it_could_never_leave_is_avoided() -> None:
    chance = fast_from_state("0" * 16)
    assert len({chance.below(1000, "x") for _ in range(50)}) > 10


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """RFC 2104 over SHA-256, step by step."""
    block = key.ljust(64, b"\x00")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def test_a_sealed_draw_is_an_hmac_of_seed_label_and_counter() -> None:
    seed = hashlib.sha256(b"letopis seed open sesame").digest()
    assert seed_bytes("open sesame") == seed
    chance = from_seed("open sesame", SEALED)
    for count in range(30):
        for label, sides in (("dice", 6), ("bag of seat 1", 52)):
            word = int.from_bytes(hmac_by_hand(seed, f"{label}:{count}".encode())[:8], "big")
            assert chance.below(sides, label) == word % sides


def test_draws_of_one_purpose_do_not_move_another() -> None:
    quiet, busy = from_seed(3, SEALED), from_seed(3, SEALED)
    expected = [quiet.below(100, "dice") for _ in range(10)]
    found = []
    for extra in range(10):
        for _ in range(extra):
            busy.below(7, "bag")
        found.append(busy.below(100, "dice"))
    assert found == expected


def test_a_sealed_state_is_all_of_it() -> None:
    chance = from_seed(3, SEALED)
    chance.below(6, "b")
    chance.below(6, "a")
    state = chance.state()
    assert state == {
        "kind": "sealed",
        "seed": seed_bytes(3).hex(),
        "drawn": 2,
        "counters": {"a": 1, "b": 1},
    }
    again = SealedChance(bytes.fromhex(str(state["seed"])))
    again.counters = {"a": 1, "b": 1}
    assert again.below(1000, "a") == chance.below(1000, "a")


def test_a_commitment_binds_seed_and_salt() -> None:
    seed = hashlib.sha256(b"letopis seed 7").digest()
    assert commitment(7, "salt") == hashlib.sha256(seed + b"salt").hexdigest()
    assert len({commitment(7, "salt"), commitment(8, "salt"), commitment(7, "pepper")}) == 3


def test_chance_by_itself_is_only_an_interface() -> None:
    bare = Chance()
    for ask in (lambda: bare.below(6, "x"), bare.copy, bare.state):
        with pytest.raises(NotImplementedError):
            ask()
    assert (FAST, SEALED) == KINDS
