"""How a table of Village is drawn: in both languages, coloured and plain, without a bare id."""

import random
import re
from typing import Any

import pytest
from rich.console import Console

from letopis.games.village import terminal
from letopis.kernel.scene import Glance
from tests.games.village.tables import EVERYTHING, VILLAGE, new, play, table

RAW_ID = re.compile(r"[a-z]_[a-z]")
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
NAMES = ["Коля", "Рита", "Артём", "Петя", "Ася"]


def drawn(position: Any, lang: str, plain: bool, brief: bool, seat: int | None = 0) -> str:
    """The table as text."""
    seen = terminal.draw(Glance(position.view(seat), lang, seat, NAMES, position.options, plain, brief))
    console = Console(width=160, no_color=True)
    with console.capture() as capture:
        console.print(seen)
    return capture.get()


@pytest.mark.parametrize("expansions", [[], EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_is_drawn_in_words_all_along(expansions: list[str], lang: str) -> None:
    chooser = random.Random(7)
    position = new(3, expansions=expansions, goals=True)
    for number in range(200):
        if position.over:
            break
        if number % 50 == 0:
            for plain in (True, False):
                for brief in (True, False):
                    picture = drawn(position, lang, plain, brief, None if number % 100 else 0)
                    assert not RAW_ID.search(picture)
                    assert lang == "en" or not LATIN_WORD.search(picture)
        seat = position.awaiting[0]
        position.play(chooser.choice(list(position.legal(seat))), seat)


def test_remarks_beside_cubes_and_cards() -> None:
    position = table({"hand": ["smith"]}, expansions=["tavern"], cubes={"harvest": {"orange": 2, "pink": 1}})
    glance = Glance(position.view(0), "en", 0, NAMES, position.options)
    beside = {action.text: terminal.remark(glance, action) for action in position.legal(0)}
    assert beside["take harvest orange"] == "2 of them"
    assert beside["take harvest pink"] == ""
    assert beside["play smith"] == "Take 1 plow."
    inn = play(table(expansions=["tavern"]), "0 take inn orange", "0 visit 1", "0 visit", "0 under 1")
    first = next(action for action in inn.legal(0) if action.kind in ("card", "pass"))
    assert isinstance(terminal.remark(Glance(inn.view(0), "ru", 0, NAMES, inn.options), first), str)
    assert VILLAGE.name == "village"
