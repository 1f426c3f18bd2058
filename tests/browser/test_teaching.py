"""A bot as a teacher: hints with their reasons, and the review of a game with a way back to every moment."""

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.serving import Server

SHORT = {"round_limit": 1}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_a_hint_is_shown_and_played(sit: Sit, server: Server, lang: str, phone: bool) -> None:
    person = sit(server.address, lang, phone)
    person.take_place(person.make_table(["me", "journeyman"], SHORT))
    page = person.page
    page.wait_for_selector("#placing")
    page.click("#hint")
    page.wait_for_selector("#hints li")
    assert page.locator("#hints li").count() == 3
    why = page.locator("#hints .why").first.inner_text()
    assert re.search(r"\d+\s%", why)
    assert ("Longhouses +1" if lang == "en" else "Дома +1") in why
    assert page.locator("#hints li.shown").count() == 1
    page.locator("#hints .look").first.press("Enter")
    page.wait_for_selector("#ghost .fits")
    page.locator("#hints .go").first.press("Enter")
    page.wait_for_selector("svg.domain.own .p-longhouse")
    assert page.is_hidden("#hints")


def test_any_hint_can_be_seen_before_it_is_played(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.take_place(person.make_table(["me", "journeyman"]))
    person.set_up()
    page = person.page
    for turn in range(80):
        person.settled()
        if page.query_selector("#area-decision .answers"):
            break
        person.answer(turn)
    page.click("#hint")
    page.wait_for_selector("#hints li")
    last = page.locator("#hints li").last
    text = (last.get_attribute("data-text") or "").partition("|")[0]  # of several things, the first
    last.locator(".look").click()
    assert "shown" in (last.get_attribute("class") or "")
    assert page.locator(f"#c-{text.replace(' ', '-')}.hinted").count() == 1


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_a_hint_for_several_dice_is_told_shown_and_played_whole(
    sit: Sit, server: Server, lang: str, phone: bool
) -> None:
    person = sit(server.address, lang, phone)
    page = person.page
    several = page.locator("#hints li[data-text*='|']")
    for _ in range(12):  # a roll that no bot would mend is rare
        person.take_place(person.make_table(["me", "apprentice"]))
        page.evaluate("document.querySelector('[data-layout]').click()")
        page.wait_for_selector("[data-rolling]")
        page.click("#hint")
        page.wait_for_selector("#hints li")
        if several.count():
            break
    told = several.first
    dice = (told.get_attribute("data-text") or "").split("|")
    assert dice[-1] == "roll"
    assert ("Reroll: " if lang == "en" else "Перебросить: ") in told.locator(".look").inner_text()
    told.locator(".look").click()
    assert page.locator("[data-die].hinted").count() == len(dice) - 1, "each die of it is shown"
    assert person.faults() == []
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.url) if request.url.endswith("/play?") else None)
    before = page.evaluate("window.updates")
    person.calm()
    told.locator(".go").click()
    page.wait_for_function("(before) => window.updates > before", arg=before)
    person.settled()
    assert len(posts) == 1, "all of it at once"
    assert page.locator("[data-die][data-fixed]").count() == 0


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_a_review_leads_to_the_moments_that_mattered(sit: Sit, server: Server, lang: str, phone: bool) -> None:
    person = sit(server.address, lang, phone)
    table = person.make_table(["me", "journeyman"], SHORT)
    person.take_place(table)
    person.play_on()
    page = person.page
    page.click("#area-end a[href$='/review']")
    page.wait_for_selector(".judged", timeout=60_000)
    assert page.locator(".course .curve:visible").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".judged section").count() == 2
    for seat in range(2):
        costliest = page.locator(".judged section").nth(seat).locator("li")
        assert costliest.count() <= 3
        assert page.locator(f".course .mark.seat-{seat}:visible").count() == costliest.count()
    for mark in page.locator(".course .mark:visible circle").all():
        box = mark.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24  # wide enough for a finger
    mistakes = page.locator(".judged section li")
    assert mistakes.count() >= 1  # one of the two may have played without any
    number = (mistakes.first.locator("a.button").get_attribute("href") or "").partition("#at=")[2].partition("&")[0]
    mistakes.first.locator("a.button").click()
    page.wait_for_selector("#area-timeline.back")
    assert page.input_value("#moment") == number
    page.wait_for_selector("#advice dl")  # what was better stays beside the board
    page.click("[data-now]")
    page.wait_for_selector("body.over")


def test_a_review_of_a_running_game_is_refused_in_words(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    table = person.make_table(["me", "journeyman"], SHORT)
    person.go(f"/table/{table}/review")
    assert "when the game is over" in person.text("main")
    person.go("/table/aaaaaaaaaaaa/review")
    assert "no such table" in person.text("main")
    person.complaints[:] = [said for said in person.complaints if "404" not in said]
