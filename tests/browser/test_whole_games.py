"""A whole game against a bot, by clicking what is lit: on a desktop in English, on a phone in Russian.

Era both ways, the others one way each, in turn; their other way is for the long campaigns.
"""

from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.serving import Server


@pytest.mark.parametrize(
    ("game", "lang", "phone", "options"),
    [
        ("era", "en", False, {}),
        ("era", "ru", True, {"round_limit": 3}),
        ("bruges", "en", False, {}),
        pytest.param("bruges", "ru", True, {}, marks=pytest.mark.soak),
        ("villagers", "en", False, {}),
        pytest.param("my_village", "en", False, {"round_limit": 5}, marks=pytest.mark.soak),
        ("my_village", "ru", True, {}),
        pytest.param("village", "en", False, {}, marks=pytest.mark.soak),
        ("village", "ru", True, {"expansions": ["tavern", "port", "wedding"], "goals": True}),
    ],
)
def test_a_whole_game_against_a_bot(
    sit: Sit, server: Server, game: str, lang: str, phone: bool, options: dict[str, Any]
) -> None:
    person = sit(server.address, lang, phone)
    person.take_place(person.make_table(["me", "apprentice"], options, game))
    assert person.page.get_attribute("html", "lang") == lang
    person.play_on()
    page = person.page
    assert page.is_visible("#area-end .verdict h2")
    assert page.evaluate("document.activeElement.id") == "verdict", "who played far down the page is led to the result"
    page.wait_for_selector(".graph svg")
    assert page.query_selector_all("#sheet-end tbody tr")
    page.click("[data-verify]")
    page.wait_for_function(
        "() => document.getElementById('proof').textContent === document.querySelector('main').dataset.jsVerified"
    )
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= (390 if phone else 1280)
    page.click("[data-replay]")
    page.wait_for_selector(".timeline.back")
    assert not page.is_visible("#area-end")
    page.click("[data-now]")
    page.wait_for_selector("#area-end .verdict")
    if not phone:
        was = page.url
        page.click("[data-again]")
        page.wait_for_url(lambda url: url != was)
        person.live()
        person.page.wait_for_selector("#area-decision.asked")


@pytest.mark.parametrize(("game", "options"), [("villagers", {"level": "easy"})])
def test_a_whole_game_alone_on_a_phone(sit: Sit, server: Server, game: str, options: dict[str, Any]) -> None:
    person = sit(server.address, "ru", phone=True)
    person.take_place(person.make_table(["me"], options, game))
    person.play_on()
    verdict = person.text("#area-end .verdict")
    assert verdict
    assert "rank" not in verdict
    assert person.page.is_visible("#area-aside")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
