"""A slip of the hand costs nothing: the guard, undo through bots, confirmation, warnings, several alike at once."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.prepared import Slips
from tests.browser.serving import Server

TITLES = [
    ("era", "en", False),
    ("bruges", "ru", True),
    ("villagers", "en", False),
    ("my_village", "ru", True),
    ("village", "en", False),
]
THE_OTHER_WAY = [
    ("era", "ru", True),
    ("bruges", "en", False),
    ("villagers", "ru", True),
    ("my_village", "en", False),
    ("village", "ru", True),
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
ANOTHER_QUESTION = "(was) => document.getElementById('area-decision').dataset.question !== was"
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


@pytest.fixture
def slips(server: Server) -> Callable[[str], Slips]:
    """A game's tables at which a slip would cost something, on the server that all share."""

    def made(game: str) -> Slips:
        if game not in SLIPS:
            SLIPS[game] = Slips(server.folder, game)
        return SLIPS[game]

    return made


SLIPS: dict[str, Slips] = {}


def sits(person: Hands, table: str, phone: bool, confirm: str) -> None:
    """Take the free seat at a table, as somebody who has irreversible choices confirmed or not."""
    page = person.page
    page.goto(f"{person.address}/table/{table}")
    page.evaluate("(confirm) => localStorage.setItem('letopis.confirm', confirm)", confirm)
    with page.expect_navigation():
        touch(person, "#area-decision [data-sit]", phone)
    page.wait_for_selector("#area-decision.asked")
    person.live()


def touch(person: Hands, selector: str, phone: bool) -> None:
    """By finger or by mouse, the first that is in sight."""
    place = person.page.locator(f"{selector} >> visible=true").first
    place.tap() if phone else place.click()


@pytest.mark.parametrize(("game", "lang", "phone"), THE_OTHER_WAY)
def test_a_slip_is_not_final(
    sit: Sit, server: Server, slips: Callable[[str], Slips], game: str, lang: str, phone: bool
) -> None:
    """Undo takes the bot's answer along; what would waste something, and what is for good, asks once more."""
    prepared = slips(game)
    person = sit(server.address, lang, phone)
    page = person.page
    answered: list[str] = []
    page.on("request", lambda request: answered.append(request.url) if request.url.endswith("/play?") else None)

    # what wastes something is asked about, whoever one is; "not yet" leaves all as it was
    sits(person, prepared.table("warning"), phone, "off")
    question = page.get_attribute("#area-decision", "data-question")
    warned = page.locator("[data-warning] >> visible=true").first
    warning = warned.get_attribute("data-warning")
    touch(person, "[data-warning]", phone)
    page.wait_for_selector("#asking-first:not([hidden])")
    assert person.text("#asking-why") == warning
    assert person.faults() == []
    person.calm()
    touch(person, "#asking-first button:not([data-sure])", True) if phone else page.keyboard.press("Escape")
    page.wait_for_selector("#asking-first", state="hidden")
    assert page.get_attribute("#area-decision", "data-question") == question
    assert answered == []
    touch(person, "[data-warning]", phone)
    person.calm()
    # by keys: the answer that plays it has the focus
    touch(person, "#asking-first [data-sure]", True) if phone else page.keyboard.press("Enter")
    page.wait_for_function(ANOTHER_QUESTION, arg=question)
    assert len(answered) == 1
    answered.clear()

    # what cannot be taken back is held for a person who wants that, and for one at a phone who has chosen nothing
    sits(person, prepared.table("final"), phone, "phone" if phone else "on")
    question = page.get_attribute("#area-decision", "data-question")
    final = ", ".join(f"[data-action='{text}']:not([aria-disabled])" for text in prepared.final)
    touch(person, f":is({final})", phone)
    page.wait_for_selector("#asking-first:not([hidden])")
    assert {"en": "cannot be taken back", "ru": "не вернуть"}[lang] in person.text("#asking-why")
    person.calm()
    touch(person, "#asking-first button:not([data-sure])", phone)
    assert page.get_attribute("#area-decision", "data-question") == question, "nothing has happened"
    touch(person, f":is({final})", phone)
    page.wait_for_selector("#asking-first:not([hidden])")
    person.calm()
    touch(person, "#asking-first [data-sure]", phone)
    page.wait_for_function(ANOTHER_QUESTION, arg=question)
    assert len(answered) == 3, "asked, asked, and played"

    # a mistake of before the bot answered is taken back
    if game == "villagers":  # there a bot's answer always comes with a new card
        assert "undo" not in prepared.found
        return
    sits(person, prepared.table("undo"), phone, "off")
    assert {"en": "and the bots what they answered", "ru": "а боты берут назад"}[lang] in (
        page.get_attribute("#undo", "title") or ""
    )
    touch(person, "#undo", phone)
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
    assert page.locator("#area-log").inner_text().startswith("Журнал") or "Тренировка" in person.text("#area-log")


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
