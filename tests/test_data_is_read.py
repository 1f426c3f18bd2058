"""Whatever figure stands in a room's data, the game reads: an owner who corrects one changes the game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import letopis
from letopis.kernel.data import Sheets

PLACE = re.compile(r"\[\d+\]")
# Names, where a figure comes from, how a thing is printed, and what else lies in the box: there for people.
FOR_PEOPLE = re.compile(
    r"(^|\.)(en|ru|de|(en|ru)_\w+|\w+_(en|ru)|colou?r|box|cost_(numbers|order)"
    r"|prov|src|ref|seed_hint|(\w+_)?(note|url|why|source)|(\w+_)?source_\w+)(\.|$)"
)
BY_OPTIONS = "options."  # a game's options are made before its components are read


def fields(value: Any, path: str = "") -> Iterator[str]:
    """The paths of all figures, items of a list not told apart."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from fields(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for item in value:
            yield from fields(item, path)
    else:
        yield path


def unread(sheets: Sheets, file: str) -> set[str]:
    """The figures of a file for which nobody asked."""
    asked = {PLACE.sub("", path) for path in sheets.asked[file]}
    asked |= {re.sub(r"^(\w+)\.\w+\.", r"\1.", path) for path in asked}  # card.king.cost: named by its id
    found = {path for path in fields(sheets.files[file]) if not FOR_PEOPLE.search(path)}
    return {path for path in found - asked if not path.startswith(BY_OPTIONS)}


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_every_figure_is_read(game: letopis.Game[Any]) -> None:
    sheets = Sheets(game.own_files())
    game.read_components(sheets)
    left = {file: sorted(paths) for file in sheets.files if (paths := unread(sheets, file))}
    assert not left


def test_a_figure_that_nobody_reads_is_noticed() -> None:
    game = letopis.game("era")
    files = game.own_files()
    files["board.toml"]["domain"]["gates"] = 4
    files["board.toml"]["resource"][0]["en_short"] = "g"  # for people
    sheets = Sheets(files)
    game.read_components(sheets)
    assert unread(sheets, "board.toml") == {"domain.gates"}
