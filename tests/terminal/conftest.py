"""Every test has a desk of its own: an empty folder to work in and to keep games in, and an English table."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder the command line runs in; games left unfinished are kept below it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def kept(desk: Path) -> Path:
    """Where unfinished games are kept."""
    return desk / "data" / "letopis"
