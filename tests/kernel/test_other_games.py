"""A game of another package that cannot be played is named with the reason and left out; everything else goes on."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import letopis
from letopis.games import names
from tests.packages import announce

TOY = Path(__file__).parent / "toy"
OURS = ["bruges", "era", "my_village", "village", "villagers"]


def package(place: Path, name: str, source: str = "", without: str = "", spoil: str = "") -> None:
    """A package of the toy under another name, with something missing or wrong."""
    room = place / f"letopis_{name}"
    shutil.copytree(TOY, room, ignore=shutil.ignore_patterns("__pycache__"))
    for path in room.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("tests.kernel.toy", f"letopis_{name}")
        path.write_text(text.replace('"toy"', f'"{name}"'), encoding="utf-8")
    if source:
        (room / "__init__.py").write_text(source, encoding="utf-8")
    for path in room.rglob(without) if without else ():
        path.unlink()
    if spoil:
        (path,) = room.rglob(spoil)
        path.write_text("][", encoding="utf-8")
    announce(place, f"letopis_{name}", "letopis.games", {name: f"letopis_{name}:GAME"})


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One good game and many that are not."""
    package(tmp_path, "good")
    package(tmp_path, "raises", source="raise RuntimeError('not today')")
    package(tmp_path, "empty", source="GAME = None")
    package(tmp_path, "english", without="*.ru.*")
    package(tmp_path, "bare", without="*.toml")
    package(tmp_path, "spoilt", spoil="*.toml")
    package(tmp_path, "early")
    about = tmp_path / "letopis_early-1.0.dist-info" / "METADATA"
    about.write_text(about.read_text(encoding="utf-8") + "Requires-Dist: letopis>=99\n", encoding="utf-8")
    announce(tmp_path, "letopis_lost", "letopis.games", {"lost": "letopis_lost.nowhere:GAME"})
    announce(tmp_path, "letopis_rival", "letopis.games", {"era": "letopis_good:GAME", "An@me": "letopis_good:GAME"})
    announce(tmp_path, "letopis_alias", "letopis.games", {"alias": "letopis_good:GAME"})
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_what_cannot_be_played_is_left_out_with_a_sentence(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "letopis.games"):
        assert names() == [*OURS, "good"]
        assert [game.name for game in letopis.games()] == names()
    assert letopis.game("era").title() == "Era: Medieval Age"
    assert letopis.game("good").new(2, 1).legal(0)
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 10
    for name, why in {
        "raises": "cannot be used: RuntimeError",
        "empty": "is no Game",
        "english": "has no texts.ru.ftl, rules.ru.md",
        "bare": "cannot be used: ",
        "spoilt": "cannot be used: BadData",
        "early": "it needs letopis>=99, and this is",
        "lost": "cannot be used: ModuleNotFoundError",
        "era": "the name is taken",
        "An@me": "a game's name is small letters",
        "alias": "its entry point is called alias, and the game good",
    }.items():
        assert any(f"the game {name!r} of letopis" in line and why in line for line in told), name
        if name not in OURS:
            with pytest.raises(letopis.BadOption, match=f"'{name}' cannot be used: "):
                letopis.game(name)


def test_the_command_line_goes_on_without_them(site: Path) -> None:
    places = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-m", "letopis", "games"]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "good: " in ran.stdout
    assert "the game 'english' of letopis-english is left out: " in ran.stderr
    assert "Traceback" not in ran.stderr
