"""The drawing in a terminal: every moment of a game, every remark, in both languages."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from letopis import Position
from letopis.games.my_village import terminal
from letopis.kernel.scene import Glance
from letopis.kernel.texts import Texts
from tests.games.my_village.laws import POSITIONS
from tests.games.my_village.tables import VILLAGE, rolling

NAMES = ["Misha", "Tolik", "Katya", "Lena"]


def drawn(position: Position, seat: int | None, lang: str, plain: bool, brief: bool = False) -> str:
    """The table as text."""
    picture = terminal.draw(Glance(position.view(seat), lang, seat, NAMES, position.options, plain, brief))
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(picture)
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_moment_can_be_drawn(lang: str, name: str) -> None:
    position = VILLAGE.load(POSITIONS[name])
    for step in range(25):
        if position.over:
            break
        seat = position.awaiting[0]
        for viewer in (seat, None):
            assert drawn(position, viewer, lang, plain=step % 2 == 0)
        for action in position.candidates(seat):
            terminal.remark(Glance(position.view(seat), lang, seat, NAMES, position.options), action)
        actions = position.legal(seat)
        position.play(actions[step % len(actions)], seat)


def test_beside_dice_stands_what_they_open() -> None:
    position = rolling(["w1", "w3", "w3", "b4", "b4", "w6", "w6", "w6"])
    take = next(action for action in position.legal(0) if action.text == "take w3 b4")
    remark = terminal.remark(Glance(position.view(0), "en", 0, NAMES, {}), take)
    assert remark.startswith("7, 2 time:")
    assert "Wayfarers' Church" in remark
    assert "field" in remark


def test_both_languages_have_the_same_words() -> None:
    texts = Texts([Path(terminal.__file__).parent])
    assert texts.keys("en") == texts.keys("ru")
