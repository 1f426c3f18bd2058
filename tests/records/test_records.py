"""Golden records replay, and every build plays the same games to the last bit."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import letopis
from letopis import Game, Position
from letopis.testing.cases import cases_of
from tests.records.making import FOLDER, golden_names, tree, walk_digest

RECORDS = sorted(FOLDER.glob("*/*.record"))
GAMES = letopis.games()


def on_file(game: Game[Position], table: str) -> list[dict[str, Any]]:
    path = FOLDER / game.name / "digests.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))[table] if path.exists() else []
    return list(rows)


ROWS = [(game, table, row) for game in GAMES for table in ("walk", "tree") for row in on_file(game, table)]


@pytest.mark.plain
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    position = letopis.replay(text)
    assert position.over
    assert position.record().text() == text
    assert position.game.name == path.parent.name


@pytest.mark.plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_seat_count_has_a_golden_record(game: Game[Position]) -> None:
    missing = [name for name in golden_names(game) if not (FOLDER / game.name / name).exists()]
    assert not missing, "python -m tests.records writes them"


@pytest.mark.plain
@pytest.mark.parametrize(
    ("game", "table", "row"), ROWS, ids=[f"{table}-{row['case']}-{row.get('after', '')}" for _, table, row in ROWS]
)
def test_every_build_plays_the_same_games(game: Game[Position], table: str, row: dict[str, Any]) -> None:
    case = next(case for case in cases_of(game) if case.name == row["case"])
    found = walk_digest(case, row["seed"]) if table == "walk" else tree(case, row["seed"], row["after"])
    assert found == row, "if this change was meant: python -m tests.records --anew"


@pytest.mark.plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_case_has_a_digest(game: Game[Position]) -> None:
    for table in ("walk", "tree"):
        assert {row["case"] for row in on_file(game, table)} == {case.name for case in cases_of(game)}
