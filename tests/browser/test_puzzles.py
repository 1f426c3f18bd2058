"""Finding the move: a right answer and a wrong one, the line walked along, and a game that goes on from there."""

import pytest

from letopis.advice.puzzle import Puzzle, puzzles_of
from letopis.games import names
from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.serving import Server

PUZZLES = [puzzle for game in names() for puzzle in puzzles_of(game).in_order()[:1]]


def open_puzzle(person: Hands, puzzle: Puzzle) -> None:
    person.go(f"/puzzles/{puzzle.game}/{puzzle.id}")
    person.page.wait_for_function("window.letopis")
    person.calm()


def choose(person: Hands, action: str) -> None:
    """As a hand does where there is a button, else as the board's own script does."""
    button = person.page.locator(f'#area-decision [data-action="{action}"]:not([aria-disabled])')
    if button.count():
        button.first.click()
    else:
        person.page.evaluate("(action) => { window.letopis.play(action); }", action)
    person.page.wait_for_selector("body.answered .verdict-of")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_solved_and_its_line_walked(sit: Sit, server: Server, puzzle: Puzzle, phone: bool) -> None:
    lang = "ru" if phone else "en"
    person = sit(server.address, lang, phone)
    page = person.page
    open_puzzle(person, puzzle)
    assert page.locator(".walk").count() == 0
    choose(person, puzzle.answer)
    assert {"en": "Right!", "ru": "Верно!"}[lang] in person.text("#prompt")
    assert "1200" in person.text(".verdict-of .standing")
    assert page.locator("[data-step]").count() == len(puzzle.line)
    assert page.locator("#area-decision [data-action]").count() == 0
    page.click('[data-reel="on"]')
    page.wait_for_selector('[data-step="1"][aria-current]')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('[data-step="2"][aria-current]')
    page.locator("[data-step]").last.click()
    page.wait_for_selector(f'[data-step="{len(puzzle.line)}"][aria-current]')
    page.wait_for_selector("#area-log li", state="attached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_answer_is_told_why_and_the_game_goes_on_from_there(sit: Sit, server: Server) -> None:
    puzzle = PUZZLES[0]
    person = sit(server.address)
    page = person.page
    open_puzzle(person, puzzle)
    choose(person, puzzle.tempting)
    assert "something better" in person.text("#prompt")
    assert "%" in person.text(".verdict-of")
    assert not person.faults()
    person.go("/puzzles")
    assert page.locator(".puzzle-row .missed").count() == 1
    assert not person.faults()
    open_puzzle(person, puzzle)
    page.click("[data-give-up]")
    page.wait_for_selector("body.answered")
    assert "only the first try counts" in person.text(".verdict-of .standing")
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    person.live()
