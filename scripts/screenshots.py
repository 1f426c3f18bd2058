"""Take anew the pictures that a page shows, from a running server: screenshots.py ADDRESS.

A picture's name says of what it is: `home-phone-ru`, or game, moment, screen and language, `bruges-table-desktop-en`.
"""

import re
import sys
from pathlib import Path
from typing import cast

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE, QUIET
from tests.browser.hands import Hands

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "generated" / "pictures"
SHOWN = re.compile(r"\]\(\S*generated/pictures/(?:([a-z_]+)-)?(home|table|roll)-(desktop|phone)-(en|ru)\.png")
ANSWERS = 32  # until a table is in the middle of a game


def until(hands: Hands, selector: str, most: int = 300) -> bool:
    """Play until the page shows something; whether it ever did."""
    for turn in range(most):
        hands.settled()
        if hands.page.query_selector(selector):
            return True
        if hands.over():
            return False
        if hands.page.query_selector("#placing") or hands.page.query_selector("[data-rolling]"):
            advised(hands)
        hands.answer(turn)
    return False


def advised(hands: Hands) -> None:
    """Place where a bot would, so that the picture is of a game and not of a mess."""
    page = hands.page
    if not page.query_selector("#placing"):
        return
    for _ in range(12):
        if not page.query_selector("#placing"):
            return
        before = page.evaluate("window.updates")
        page.click("#hint")
        page.wait_for_selector("#hints li")
        page.wait_for_selector("#ghost .fits")
        page.click("[data-put]")
        page.wait_for_function("(n) => window.updates > n", arg=before)
        hands.settled()


def wanted() -> list[tuple[str, str, str, str]]:
    """The pictures that pages show: game, moment, screen, language."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted({found for page in pages for found in SHOWN.findall(page.read_text(encoding="utf-8"))})


def person(browser: Browser, address: str, lang: str, phone: bool) -> Hands:
    """Anna with a browser of her own; two of the four see by candle-light."""
    context = browser.new_context(
        viewport=cast(ViewportSize, PHONE if phone else DESKTOP),
        locale={"en": "en-US", "ru": "ru-RU"}[lang],
        color_scheme="dark" if (lang, phone) in (("ru", False), ("en", True)) else "light",
        has_touch=phone,
        is_mobile=phone,
    )
    hands = Hands(context, address)
    hands.go("/about")
    hands.page.evaluate(
        "async (name) => (await import('/static/page.js')).post('/api/me', {name})", {"en": "Anna", "ru": "Анна"}[lang]
    )
    return hands


def as_a_bot_would(hands: Hands, answers: int) -> None:
    """Play the best of the hints, so that the table looks like one that somebody plays at."""
    for turn in range(answers):
        hands.settled()
        if hands.over():
            return
        before = hands.page.evaluate("window.updates")
        best = hands.page.evaluate(
            """async () => (await (await fetch(location.pathname.replace('/table', '/api/tables') + '/hint')).json())
               .actions?.[0]?.text"""
        )
        if best is None:
            hands.answer(turn)
            continue
        hands.page.evaluate("(action) => window.letopis.play(action)", best)
        hands.page.wait_for_function(
            "(n) => window.updates > n && !document.body.classList.contains('busy')", arg=before
        )
    hands.settled()


def home(hands: Hands, game: str) -> None:
    """The home page of somebody who plays."""
    hands.make_table(["me", "journeyman", "journeyman"])
    hands.go("/")


def roll(hands: Hands, game: str) -> None:
    """Dice behind the screen, two of them chosen."""
    hands.take_place(hands.make_table(["me", "journeyman", "journeyman"], {}, game))
    until(hands, "[data-rolling]")
    hands.page.wait_for_timeout(1500)
    for die in range(min(2, len(hands.page.query_selector_all("[data-die]")))):
        hands.page.click(f"[data-die] >> nth={die}")


def table(hands: Hands, game: str) -> None:
    """The middle of a game as a bot would play it, at a question with something to think about."""
    hands.take_place(hands.make_table(["me", "journeyman"], {}, game))
    as_a_bot_would(hands, ANSWERS)
    for _ in range(12):
        if hands.over() or hands.page.locator("#area-decision .answer:not([aria-disabled])").count() > 4:
            break
        as_a_bot_would(hands, 1)
    hands.page.evaluate("scrollTo(0, 0)")


MOMENTS = {"home": home, "roll": roll, "table": table}


def main(address: str) -> None:
    """All of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game, moment, screen, lang in wanted():
            hands = person(browser, address, lang, screen == "phone")
            MOMENTS[moment](hands, game)
            hands.page.wait_for_timeout(500)
            hands.page.evaluate("document.getElementById('notice').hidden = true")
            name = "-".join(filter(None, (game, moment, screen, lang)))
            hands.page.screenshot(path=str(TARGET / f"{name}.png"))
            hands.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
