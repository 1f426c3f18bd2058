"""`letopis new-game`: one command to a game of one's own that plays and keeps the laws; what cannot be is said."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import announce
from tests.terminal.running import run


def test_one_command_makes_a_game_that_keeps_the_laws_and_plays(tmp_path: Path) -> None:
    ran = run("new-game", "sea_fort", "--title", "Sea Fort", "--folder", str(tmp_path), "--lang", "en")
    assert ran.code == 0, ran.err
    assert "0 broken" in ran.out
    place = tmp_path / "letopis-sea-fort"
    sources = {path.relative_to(place).as_posix(): path.read_text(encoding="utf-8") for path in place.rglob("*.*")}
    assert {"pyproject.toml", "letopis_sea_fort/texts.ru.ftl", "tests/test_sea_fort.py"} <= sources.keys()
    left = [name for name, text in sources.items() if "abbey" in text.lower() or "Аббат" in text or "AB-" in text]
    assert not left
    assert "class SeaFortPosition(Position)" in sources["letopis_sea_fort/position.py"]
    announce(place, "letopis_sea_fort", "letopis.games", {"sea_fort": "letopis_sea_fort.game:GAME"})
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(place), os.environ.get("PYTHONPATH")]))}
    command = [sys.executable, "-m", "letopis", "play", "sea_fort", "--seats", "greedy,random", "--plain"]
    played = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert "wins!" in played.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Tafl"], "Tafl"),
        (["a"], "two letters"),
        (["era"], "there is a game"),
        (["../x"], "small letters"),
        (["tafl", "--title", 'a"b'], "--title"),
        (["there"], "nothing is overwritten"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, words: list[str], why: str) -> None:
    (tmp_path / "letopis-there").mkdir()
    ran = run("new-game", *words, "--folder", str(tmp_path), "--lang", "en")
    assert ran.code == 2
    assert why in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["letopis-there"]
