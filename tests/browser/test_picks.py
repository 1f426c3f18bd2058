"""A pick of several things in the browser: what was picked is shown, and any of it is taken back by a click."""

import pytest

from tests.browser.conftest import Sit
from tests.browser.serving import Server

UNTIL_PICKED = """async () => {
  for (let turn = 0; turn < 500; turn += 1) {
    await settled();
    if (document.body.matches('.over')) return '';
    const picked = document.querySelector('.selection .picked');
    if (picked) return picked.dataset.undo;
    await answer(turn);
  }
}"""


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_what_was_picked_is_taken_back(sit: Sit, server: Server, lang: str, phone: bool) -> None:
    person = sit(server.address, lang, phone)
    page = person.page
    picked = ""
    for _ in range(4):  # a whole game may pass without a second thing to pick, though hardly any does
        person.take_place(person.make_table(["me", "apprentice"], {}, "era"))
        picked = page.evaluate(UNTIL_PICKED)
        if picked:
            break
    assert picked
    label = person.text(".selection")
    assert {"en": "Picked 1 of", "ru": "Выбрано 1 из"}[lang] in label
    assert not person.faults()
    before = page.evaluate("window.updates")
    page.click(".selection .picked")
    page.wait_for_function("(before) => window.updates > before", arg=before)
    page.wait_for_selector(".selection .picked", state="detached")
    assert page.is_visible(f"[data-action='{picked}']"), "what was taken back can be picked again"
