"""The compendium in a browser: found while one types, by links alone, and by everybody."""

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.hands import AXE
from tests.browser.serving import Server

WORDS = {
    "en": ("King", "2 points for each of your nobles", "Compendium"),
    "ru": ("Король", "2 очка за каждого", "Справочник"),
}


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not here: scripts/assets.sh fetches it")
@pytest.mark.parametrize(
    ("lang", "phone", "others"), [("en", False, ("village", "era")), ("ru", True, ("villagers", "my_village"))]
)
def test_components_are_found_read_and_linked(
    sit: Sit, server: Server, lang: str, phone: bool, others: tuple[str, ...]
) -> None:
    person = sit(server.address, lang, phone)
    page = person.page
    name, effect, title = WORDS[lang]
    person.go("/")
    page.click(f'.card a[href="/compendium/bruges"]:text-is("{title}")')
    page.wait_for_selector("#character-king")
    assert page.locator(".component").count() > 165
    page.fill("input[name=q]", name.lower())
    page.wait_for_function("() => document.querySelectorAll('.component').length < 20")
    assert effect in page.inner_text("#character-king")
    assert re.search(r"\?q=", page.url)
    assert page.locator("#character-king a.rule").first.get_attribute("href") == "/rules/bruges#BR-7.1"
    page.select_option("select[name=colour]", "yellow")
    page.wait_for_function("() => !document.querySelector('#character-king')")
    page.select_option("select[name=component]", "colour")  # what else can be filtered by depends on it
    page.wait_for_selector("option[value=colour][selected]", state="attached")
    assert page.locator("select[name=cost]").count() == 0
    for game in others:
        person.go(f"/compendium/{game}")
        assert person.faults() == [], game
        assert person.faults_otherwise(False) == [], game
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_it_works_without_a_script(server: Server, chromium: object) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="en-US")  # type: ignore[attr-defined]
    try:
        page = context.new_page()
        page.goto(server.address + "/compendium/era?component=building")
        assert page.locator(".component").count() == 12
        page.fill("input[name=q]", "cathedral")
        page.click("[data-filters] .primary")
        page.wait_for_url(re.compile(r"q=cathedral"))
        assert page.locator(".component").count() == 1
    finally:
        context.close()
