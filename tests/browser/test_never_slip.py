"""A slip of the hand costs nothing: the guard, undo through bots, confirmation, warnings, several alike at once."""

from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.serving import Server

TITLES = [
    ("era", "en", False),
    ("bruges", "ru", True),
    ("villagers", "en", False),
    ("my_village", "ru", True),
    ("village", "en", False),
]
# where a hand would press to answer, and whether a press finds the question new
WHERE = """() => {
  const shown = (one) => { const box = one.getBoundingClientRect(); return box.height > 0 && one.checkVisibility(); };
  const answers = [...document.querySelectorAll('#area-decision .answer:not([aria-disabled])')].filter(shown);
  const pick = answers[0] ?? document.querySelector('#area-decision [data-roll]');
  if (!pick) return null;
  pick.scrollIntoView({block: 'center'});
  const box = pick.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
WATCH = """() => { window.pressed = [];
  addEventListener('pointerdown', () => window.pressed.push(document.body.matches('.fresh')), true); }"""
# what answers a question: a button beneath it, or a thing that lies on the board
ANSWER = "main .act[data-action]:not([aria-disabled]), #area-decision .answer:not([aria-disabled])"


def at_table(sit: Sit, server: Server, game: str, lang: str, phone: bool, **more: Any) -> tuple[Hands, list[str]]:
    """Somebody at a new table with a bot; and what is posted from there on."""
    person = sit(server.address, lang, phone)
    person.take_place(person.make_table(["me", "apprentice"], more, game))
    posts: list[str] = []
    person.page.on("request", lambda request: posts.append(request.url) if request.url.endswith("/play?") else None)
    return person, posts


def press(person: Hands, phone: bool, x: float, y: float) -> None:
    if phone:
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)


@pytest.mark.parametrize(("game", "lang", "phone"), TITLES)
def test_a_new_question_takes_no_press_for_a_moment(
    sit: Sit, server: Server, game: str, lang: str, phone: bool
) -> None:
    person, posts = at_table(sit, server, game, lang, phone)
    page = person.page
    page.evaluate(WATCH)
    if game == "era":
        person.set_up()
    for turn in range(40):
        person.settled()
        person.calm()
        place = page.evaluate(WHERE)
        if place is None:
            person.answer(turn)
            continue
        page.evaluate("window.pressed = []")
        before, sent = page.evaluate("window.updates"), len(posts)
        press(person, phone, *place)
        page.wait_for_function("(before) => window.updates > before", arg=before)
        press(person, phone, *place)
        page.wait_for_timeout(60)
        if page.evaluate("window.pressed") == [False, True]:  # the second found a new question
            assert len(posts) == sent + 1, "and was not taken"
            assert not page.is_visible("#notice"), "nor refused with many words"
            break
        person.calm()
    else:
        raise AssertionError("the machine was too slow for a double press")
    person.settled()
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)") or phone


def test_a_key_held_down_answers_once(sit: Sit, server: Server) -> None:
    person, posts = at_table(sit, server, "villagers", "en", False)
    person.page.focus(ANSWER)
    for _ in range(3):  # without a key up in between, the second and third are repeats
        person.page.keyboard.down("Enter")
    person.page.keyboard.up("Enter")
    person.page.wait_for_timeout(100)
    assert len(posts) == 1


@pytest.mark.parametrize(("game", "lang", "phone"), [("village", "en", False), ("bruges", "ru", True)])
def test_undo_goes_through_the_bots_answer(sit: Sit, server: Server, game: str, lang: str, phone: bool) -> None:
    person, _ = at_table(sit, server, game, lang, phone)
    page = person.page
    title = {"en": "and the bots what they answered", "ru": "а боты берут назад"}[lang]
    for turn in range(150):
        person.settled()
        if person.over():
            person.take_place(person.make_table(["me", "apprentice"], {}, game))
        elif title in (page.get_attribute("#undo", "title") or ""):
            break
        else:
            person.answer(turn)
    person.calm()
    page.click("#undo")
    said = {"en": "the bots what they answered", "ru": "боты — свои ответы"}[lang]
    page.wait_for_function("(said) => document.getElementById('area-log').textContent.includes(said)", arg=said)
    person.settled()
    assert person.asked()


def test_practice_goes_back_past_a_roll(sit: Sit, server: Server) -> None:
    person = sit(server.address, "ru")
    page = person.page
    person.go("/new/era")
    page.check("[name=practice]")
    page.click("main form button[type=submit]")
    page.wait_for_url("**/table/**")
    person.live()
    person.set_up()
    page.wait_for_selector("[data-rolling]")
    assert "Тренировка" in (page.get_attribute("#undo", "title") or "")
    person.calm()
    page.click("#undo")
    page.wait_for_selector("#placing")
    assert page.locator("#area-log").inner_text().startswith("Летопись") or "Тренировка" in person.text("#area-log")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_what_cannot_be_taken_back_is_confirmed(sit: Sit, server: Server, lang: str, phone: bool) -> None:
    """On phones by default, elsewhere by choice."""
    person, posts = at_table(sit, server, "villagers", lang, phone)
    page = person.page
    page.evaluate("localStorage.setItem('letopis.confirm', 'phone')")
    if not phone:
        page.click("[data-sheet=settings]")
        page.select_option("[data-choice=confirm]", "on")
        page.keyboard.press("Escape")
    person.calm()
    prompt = person.text("#prompt")
    page.click(ANSWER)  # a card off the Road: another comes in its place
    page.wait_for_selector("#asking-first:not([hidden])")
    assert {"en": "cannot be taken back", "ru": "не вернуть"}[lang] in person.text("#asking-first")
    assert person.faults() == []
    person.calm()
    page.click("#asking-first button:not([data-sure])")
    page.wait_for_selector("#asking-first", state="hidden")
    assert person.text("#prompt") == prompt, "nothing has happened"
    page.click(ANSWER)
    page.wait_for_selector("#asking-first:not([hidden])")
    person.calm()
    page.click("#asking-first [data-sure]")
    page.wait_for_function("(before) => document.getElementById('prompt').innerText !== before", arg=prompt)
    assert len(posts) == 3


def test_a_warning_is_asked_about_once(sit: Sit, server: Server) -> None:
    person, posts = at_table(sit, server, "villagers", "en", False)
    page = person.page
    page.evaluate("(answer) => { document.querySelector(answer).dataset.warning = '2 exchanges left.'; }", ANSWER)
    page.click(ANSWER)
    page.wait_for_selector("#asking-first:not([hidden])")
    assert "2 exchanges left." in person.text("#asking-first")
    page.keyboard.press("Escape")
    page.wait_for_selector("#asking-first", state="hidden")
    assert posts == []
    person.calm()
    page.click(ANSWER)
    person.calm()
    page.keyboard.press("Enter")  # the answer that plays it has the focus
    page.wait_for_function("() => document.body.classList.contains('busy') || window.updates > 0")
    person.settled()
    assert len(posts) == 1


def test_several_alike_are_picked_by_one_press(sit: Sit, server: Server) -> None:
    person, posts = at_table(sit, server, "era", "ru", True)
    page = person.page
    for _ in range(6):  # hardly any game passes without two dice alike that may be one thing or another
        if page.evaluate(UNTIL_ALIKE):
            break
        person.take_place(person.make_table(["me", "apprentice"], {}, "era"))
    many = page.locator(".alike button").last
    times = int(many.get_attribute("data-times") or 0)
    assert times >= 2
    assert f"×{times}" in (many.get_attribute("aria-label") or "")
    assert [fault for fault in person.faults() if ".alike" in fault] == []
    before, sent = len(page.evaluate(HISTORY)), len(posts)
    person.calm()
    many.click()
    page.wait_for_function("(before) => window.updates > before", arg=page.evaluate("window.updates") - 1)
    person.settled()
    assert len(posts) == sent + 1, "one press is one request"
    assert len(page.evaluate(HISTORY)) >= before + times


UNTIL_ALIKE = """async () => {
  for (let turn = 0; turn < 500; turn += 1) {
    await settled();
    if (document.body.matches('.over')) return false;
    if (document.querySelector('.alike button')) return true;
    await answer(turn);
  }
}"""
HISTORY = """async () => {
  const table = document.querySelector('main').dataset.table;
  return (await (await fetch(`/api/tables/${table}`)).json()).history;
}"""
