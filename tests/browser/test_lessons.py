"""Guided first games, by clicks: each course to its end, on one device in one language, in turn."""

from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.serving import Server
from tests.harness.lessons import COURSES, moments

TURNS = [("en", True), ("ru", False)]
LIT = """() => {
  const lit = [...document.querySelectorAll('.lesson-lit')].filter((one) => one.checkVisibility());
  const low = innerHeight - (innerWidth < 736 ? document.getElementById('area-lesson').offsetHeight : 0);
  const seen = ({top, bottom}) => bottom > 0 && top < low;
  return {lit: lit.length, seen: lit.some((one) => seen(one.getBoundingClientRect())),
    focused: document.activeElement.id, wide: document.documentElement.scrollWidth > innerWidth};
}"""
READ_ON = """() => { const before = document.getElementById('area-lesson').dataset.lessonAt;
  document.querySelector('[data-lesson=on]').click();
  return until(() => document.getElementById('area-lesson').dataset.lessonAt !== before); }"""
PLAY = """async (action) => { const before = window.updates;
  const button = document.querySelector(`[data-action="${CSS.escape(action)}"]:not([aria-disabled])`);
  if (button) button.click(); else await window.letopis.play(action);
  document.querySelector('#asking-first:not([hidden]) [data-sure]')?.click();
  await until(() => window.updates > before && !document.body.classList.contains('busy')); }"""


@pytest.mark.parametrize(
    ("game", "name", "lang", "phone"),
    [(*course, *TURNS[number % 2]) for number, course in enumerate(COURSES)],
)
def test_a_course_is_walked_by_clicks(sit: Sit, server: Server, game: str, name: str, lang: str, phone: bool) -> None:
    person = sit(server.address, lang, phone)
    page = person.page
    begin(person, game, name)
    met: list[str] = []
    for walk in moments(game, name):
        told = walk.state(lang)["lesson"]
        assert " ".join(page.locator("#lesson-text :is(p, li)").all_inner_texts()).split() == said(told), told["key"]
        if not walk.at_lesson:
            break
        if told["key"] not in met:
            met.append(told["key"])
            look = page.evaluate(LIT)
            assert look["lit"] or not told["light"], told["key"]
            assert look["seen"] or not told["light"], told["key"]
            assert look["focused"] == "lesson-text", told["key"]
            assert not look["wide"], told["key"]
        if told["kind"] == "read":
            page.evaluate(READ_ON)
        else:
            page.evaluate(PLAY, walk.next_action())
    assert page.locator("#lesson-text li").count() == len(told["learned"])
    page.click("[data-lesson=on]")
    page.wait_for_selector("#area-lesson.free", state="attached")


def begin(person: Hands, game: str, name: str) -> None:
    """From the card of the game, if that is where the course stands."""
    page = person.page
    person.go("/about")
    page.evaluate("""async () => (await import('/static/page.js')).post('/api/me', {name: 'Anna'})""")
    person.go("/")
    button = page.locator(f"[data-learn='{game}'][data-course='{name}']")
    if button.count():
        if name == "first":
            assert "primary" in (button.get_attribute("class") or "")
        else:
            page.locator("details.more", has=button).locator("summary").click()
        button.click()
        page.wait_for_url("**/table/**")
    else:
        made = page.evaluate(
            """async ([game, name]) => { const {post, freshId} = await import('/static/page.js');
               return post(`/api/games/${game}/courses/${name}`, {id: freshId()}); }""",
            [game, name],
        )
        person.go(f"/table/{made['table']}")
    person.live()


def said(told: dict[str, Any]) -> list[str]:
    """The words of a lesson, or of the summary."""
    texts = [told["done"], told["text"]] if "text" in told else [told["done"], *told["learned"], told["end"]]
    return " ".join(texts).split()
