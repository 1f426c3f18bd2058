"""Long campaigns (make soak): thousands of random games without an error, in memory that stays flat."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import letopis
from letopis.testing import LAWS
from letopis.testing.cases import Case, cases
from letopis.testing.walk import Law, choices, generator
from letopis.testing.writing import replays

GAMES = int(os.environ.get("LETOPIS_SOAK_GAMES", "20000"))
SHARDS = 4  # so that several cores have work
CHUNKS = 10
GROWTH = 16 * 1024 * 1024  # bytes: what may be gained between the end of the warm-up and the end
LOOK_CLOSELY = 200  # one game of so many is checked at every step

pytestmark = pytest.mark.soak

CASES = cases()


def resident() -> int:
    """Bytes of memory in use; 0 where the system does not say."""
    path = Path("/proc/self/statm")
    return int(path.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if path.exists() else 0


def play_one(case: Case, number: int) -> int:
    """A random game to its end; returns how many decisions it took."""
    position = case.begin(number)
    closely = number % LOOK_CLOSELY == 0
    there = case.laws.components(position)
    decisions = 0
    for seat, action in choices(position, generator(case, number)):
        position.play(action, seat)
        decisions += 1
        if closely:
            assert case.laws.components(position) == there
            case.laws.check(position)
            assert case.game.load(position.dump()).dump() == position.dump()
    assert case.laws.components(position) == there
    case.laws.check(position)
    if closely:
        replays(position)
    return decisions


@pytest.mark.parametrize("shard", range(SHARDS))
def test_thousands_of_games_in_flat_memory(shard: int, record_property: Callable[[str, object], None]) -> None:
    games = range(shard, GAMES, SHARDS)
    chunks = [games[len(games) * chunk // CHUNKS : len(games) * (chunk + 1) // CHUNKS] for chunk in range(CHUNKS)]
    sizes, decisions = [], 0
    for chunk in chunks:
        decisions += sum(play_one(CASES[number // SHARDS % len(CASES)], number) for number in chunk)
        sizes.append(resident())
    record_property("decisions", decisions)
    warm = sizes[1]
    assert sizes[-1] - warm < GROWTH, f"memory grew: {[size // 2**20 for size in sizes]} MB"


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_law_in_many_games(law: Law) -> None:
    for case in CASES:
        for seed in range(100, 100 + GAMES // 1000):
            law(case, seed)


def test_every_game_is_in_the_campaign() -> None:
    assert {case.game.name for case in CASES} == {game.name for game in letopis.games()}
