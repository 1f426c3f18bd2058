"""The toy game, announced as any package announces a game: by an entry point."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import letopis
from letopis import Game, Position
from tests.packages import announce


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Position]]:
    """The toy, found through the metadata of a package that seems to be installed."""
    place: Path = tmp_path_factory.mktemp("site")
    announce(place, "letopis_toy", "letopis.games", {"toy": "tests.kernel.toy:GAME"})
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(place)
        yield letopis.game("toy")
