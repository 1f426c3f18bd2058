"""Nothing impossible gets in: what `load` accepts, stack and figures together, can be played on, written and undone."""

import os
import traceback
from functools import cache

import pytest

import letopis
from letopis.testing.stacks import Moments, keeps_its_promise

DOCUMENTS = 8_000  # of each game; 25 times as many in a soak
PARTS = 8
EVERY = int(os.environ.get("LETOPIS_STACKS", "1"))  # only each so many-th of them, where one is in a hurry


@cache
def moments(name: str) -> Moments:
    """The real moments of a game."""
    return Moments(letopis.game(name))


def broken(name: str, numbers: range) -> list[str]:
    """What went wrong, with the number of the document; and a share of documents must have been accepted at all."""
    known, wrong, accepted = moments(name), [], 0
    for number in numbers:
        doc = known.spoiled(number)
        try:
            accepted += keeps_its_promise(known.game, doc, number)
        except Exception as error:  # noqa: BLE001
            place = traceback.extract_tb(error.__traceback__)[-1]
            wrong.append(f"{number}: {error!r:.200} at {place.filename.rpartition('letopis/')[2]}:{place.lineno}")
    assert accepted > len(numbers) // 200
    return wrong


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", [game.name for game in letopis.games()])
def test_what_is_accepted_keeps_its_promise(name: str, part: int) -> None:
    size = DOCUMENTS // PARTS
    wrong = broken(name, range(part * size, (part + 1) * size, EVERY))
    assert not wrong, f"{len(wrong)} documents:\n" + "\n".join(wrong[:20])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", [game.name for game in letopis.games()])
def test_what_is_accepted_keeps_its_promise_at_length(name: str, part: int) -> None:
    size = DOCUMENTS * 24 // PARTS
    wrong = broken(name, range(DOCUMENTS + part * size, DOCUMENTS + (part + 1) * size))
    assert not wrong, f"{len(wrong)} documents:\n" + "\n".join(wrong[:20])
