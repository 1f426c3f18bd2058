"""80 columns and 24 lines: no question of any game scrolls its own board away, and what is left out is named."""

import io
from random import Random

import pytest
from rich.console import Console

import letopis
from letopis.terminal.choices import Choices
from letopis.terminal.screen import Screen
from letopis.terminal.seats import read_seats
from letopis.terminal.session import Session
from letopis.terminal.table import Table
from letopis.terminal.words import Words
from letopis.testing.walk import choices as random_choices

NAMES = [game.name for game in letopis.games()]
WIDTH, HEIGHT = 80, 24
LOOKED_AT = 40  # questions of a game


class SmallScreen(Screen):
    """A terminal of 80 by 24 that keeps what is shown."""

    def __init__(self) -> None:
        self.paper = io.StringIO()
        super().__init__(output=self.paper)
        self.console = Console(file=self.paper, width=WIDTH, height=HEIGHT, force_terminal=True, highlight=False)
        self.live = True


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_every_question_fits_with_its_board(name: str, lang: str) -> None:
    words = Words(lang)
    game = letopis.game(name)
    options = {"expansions": ["tavern", "port", "wedding"]} if "expansions" in {o.name for o in game.options} else {}
    position = game.new(2, 5, options)
    screen = SmallScreen()
    session = Session(position, read_seats("human,human", game, words), words)
    table = Table(session, screen, words)
    chooser = Random(f"{name} {lang}")
    asked, left_out = 0, 0
    for number, (seat, action) in enumerate(random_choices(position, chooser)):
        if number % 5 == 0:
            screen.paper.seek(0)
            screen.paper.truncate()
            table.show_page(Choices(position, seat))
            lines = screen.paper.getvalue().splitlines()
            assert len(lines) < HEIGHT, "\n".join(lines)
            question = position.decision(seat).sentence(lang, session.names)
            assert question.split()[0] in "".join(lines)
            left_out += any("…" in line for line in lines)
            asked += 1
            if asked == LOOKED_AT:
                break
        session.play(action, seat)
        position = session.position
    assert asked > 10
