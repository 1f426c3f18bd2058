"""Bots choose as they did."""

import tomllib
from typing import Any

import pytest

import letopis
from tests.transcripts.making import FOLDER, transcript


def rows() -> list[Any]:
    """Every transcript on file; those of searches with more than two seats are for the long campaigns."""
    found: list[Any] = []
    for game in letopis.games():
        doc = tomllib.loads((FOLDER / f"{game.name}.toml").read_text(encoding="utf-8"))
        for row in doc["transcript"]:
            marks = [pytest.mark.plain] if row["bot"] == "greedy" and row["players"] == 2 else []
            if row["players"] > 2 and row["bot"].startswith(("journeyman", "master")):
                marks.append(pytest.mark.soak)
            found.append(pytest.param(game, row, id=f"{game.name}-{row['players']}-{row['bot']}", marks=marks))
    return found


@pytest.mark.parametrize(("game", "row"), rows())
def test_a_bot_plays_as_it_did(game: letopis.Game[letopis.Position], row: dict[str, Any]) -> None:
    played = transcript(game, row["players"], row["bot"])
    theirs, ours = row["marks"].split(), played["marks"].split()
    same = next((n for n, (one, two) in enumerate(zip(theirs, ours)) if one != two), min(len(theirs), len(ours)))
    assert played == row, f"after some {same * 20} of {row['actions']} actions it chooses otherwise"
