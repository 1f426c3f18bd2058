"""Everything explains itself: the pointer that rests, the question, the legend; and pictures that can be tried out."""

from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.serving import Server


def number(page: Any) -> str:
    """How far the game is."""
    return str(page.text_content("#area-timeline output"))


def test_the_question_mark_explains_and_plays_nothing(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.take_place(person.make_table(["me", "apprentice"]))
    page = person.page
    page.click("[data-layout]")
    page.wait_for_selector("[data-roll]:not([disabled])")
    page.hover(".place.large .track.wood")
    page.wait_for_selector("#meaning:not([hidden])")
    told = person.text("#meaning")
    assert "wood: 2 of at most 8" in told
    assert "E-8.4" in told
    before = number(page)
    page.keyboard.press("?")
    assert page.is_visible("#ask")
    page.click("[data-roll]")
    page.click(".place.large .p-keep")
    page.wait_for_selector("#meaning.pinned:has-text('noble die')")
    page.keyboard.press("u")
    page.focus(".place.large .track.food")
    page.keyboard.press("Enter")
    page.wait_for_selector("#meaning.pinned:has-text('feeds your dice')")
    assert person.faults() == []
    page.keyboard.press("Escape")
    assert page.is_hidden("#ask")
    assert page.is_hidden("#meaning")
    assert number(page) == before, "nothing was played"
    assert page.get_attribute(".place.large .track.food", "title"), "what was silenced speaks again"
    page.click(".tools [data-legend]")
    page.wait_for_selector("#sign-card[open] [data-means='wood']")
    assert "Wood pays" in person.text("#sign-card")
    assert person.faults() == []


def test_a_long_press_explains_on_a_phone(sit: Sit, server: Server) -> None:
    person = sit(server.address, "ru", phone=True)
    person.take_place(person.make_table(["me", "apprentice"]))
    page = person.page
    at = page.locator("#hand-farm").bounding_box()
    client = page.context.new_cdp_session(page)
    spot = [{"x": at["x"] + 9, "y": at["y"] + 9}]
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    page.wait_for_selector("#meaning.pinned:has-text('Приносит еду')")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert page.get_attribute("#hand-farm", "aria-pressed") == "false", "a long press takes nothing up"


def test_a_picture_of_the_rules_can_be_tried_out(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.go("/rules/era")
    page = person.page
    wide = "[...document.querySelectorAll('.view')].filter((view) => view.scrollWidth > view.clientWidth + 1).length"
    assert page.evaluate(wide) == 0
    assert page.evaluate("document.querySelectorAll('.drawn:not([inert])').length") == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("#picture-builds [data-try]")
    page.wait_for_url("**/table/*")
    person.live()
    assert person.asked()
    assert "2 builds" in person.text("#prompt")


@pytest.mark.parametrize(("lang", "most"), [("en", 180_000), ("ru", 220_000)])  # Russian needs letters of two scripts
def test_the_first_load_of_a_table_is_light(sit: Sit, server: Server, lang: str, most: int) -> None:
    person = sit(server.address, lang)
    table = person.make_table(["me", "apprentice"])
    client = person.page.context.new_cdp_session(person.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[int] = []
    client.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    person.take_place(table)
    person.page.wait_for_timeout(300)
    assert 50_000 < sum(received) < most
