"""The toy game, announced as any package announces a game: by an entry point."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import letopis
from letopis import Game, Position


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Position]]:
    """The toy, found through the metadata of a package that seems to be installed."""
    place: Path = tmp_path_factory.mktemp("site")
    metadata = place / "letopis_toy-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: letopis-toy\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[letopis.games]\ntoy = tests.kernel.toy:GAME\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(place)
        yield letopis.game("toy")
