"""Take the pictures in docs/screenshots: screenshots.py ADDRESS of a running server (with Playwright and Chromium).

With a game, `screenshots.py ADDRESS GAME [OPTIONS]`, only those of its table, some turns into a game.
"""

import json
import sys
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE, QUIET
from tests.browser.hands import Hands

TARGET = Path(__file__).parent.parent / "docs" / "screenshots"


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


def shoot(hands: Hands, name: str, whole: bool = False) -> None:
    """One picture."""
    hands.page.wait_for_timeout(500)
    hands.page.evaluate("document.getElementById('notice').hidden = true")
    hands.page.screenshot(path=str(TARGET / f"{name}.png"), full_page=whole)


LOOKS = (("en", False), ("ru", False), ("en", True), ("ru", True))  # language, phone


def looker(browser: Browser, lang: str, phone: bool) -> BrowserContext:
    """A browser of one person: every language and every width is once light and once dark."""
    return browser.new_context(
        viewport=cast(ViewportSize, PHONE if phone else DESKTOP),
        locale={"en": "en-US", "ru": "ru-RU"}[lang],
        color_scheme="dark" if (lang, phone) in (("ru", False), ("en", True)) else "light",
        has_touch=phone,
        is_mobile=phone,
    )


def as_advised(hands: Hands, answers: int) -> None:
    """Answer as a bot would, and stop at the beginning of an own turn."""
    page = hands.page
    hands.settled()
    turn = page.inner_text("#prompt")
    while answers > 0 or page.inner_text("#prompt") != turn:
        before = page.evaluate("window.updates")
        page.click("#hint")
        page.wait_for_selector("#hints li")
        page.evaluate("(document.querySelector('.hinted') ?? document.querySelector('#area-decision .answer')).click()")
        page.wait_for_function("(n) => window.updates > n && !document.body.classList.contains('busy')", arg=before)
        hands.settled()
        answers -= 1


def tables(address: str, game: str, options: dict[str, Any]) -> None:
    """The table of one game: desktop and phone, English and Russian."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for lang, phone in LOOKS:
            context = looker(browser, lang, phone)
            hands = Hands(context, address)
            hands.take_place(hands.make_table(["me", "journeyman", "journeyman"], options, game))
            as_advised(hands, 24)
            hands.page.evaluate("document.getElementById('hints').hidden = true; scrollTo(0, 0)")
            shoot(hands, f"{game}-table-{'phone' if phone else 'desktop'}-{lang}")
            context.close()
        browser.close()


def main(address: str) -> None:
    """All of them: home, the table at my turn, a refusal, the end; desktop and phone, English and Russian."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for lang, phone in LOOKS:
            context = looker(browser, lang, phone)
            hands = Hands(context, address)
            end = f"{'phone' if phone else 'desktop'}.{lang}"
            hands.go("/about")
            hands.page.evaluate(
                "async (name) => (await import('/static/page.js')).post('/api/me', {name})",
                {"en": "Anna", "ru": "Анна"}[lang],
            )
            table = hands.make_table(["me", "journeyman", "journeyman"], {"round_limit": 6})
            hands.go("/")
            shoot(hands, f"home.{end}")
            hands.take_place(table)
            hands.page.wait_for_selector("#placing")
            hands.page.click("#hint")
            hands.page.wait_for_selector("#ghost .fits")
            shoot(hands, f"setup.{end}")
            until(hands, "[data-rolling]")
            hands.page.wait_for_timeout(1500)
            for die in range(min(2, len(hands.page.query_selector_all("[data-die]")))):
                hands.page.click(f"[data-die] >> nth={die}")
            shoot(hands, f"roll.{end}")
            for _ in range(2):
                until(hands, "#area-decision .wares")
                hands.answer(0)
            if until(hands, "#area-decision .wares"):
                refused = hands.page.query_selector(".ware-choice.refused .answer")
                if refused:
                    refused.scroll_into_view_if_needed()
                    refused.focus()
                shoot(hands, f"refusal.{end}")
            until(hands, "body.over")
            hands.page.wait_for_selector(".graph svg")
            hands.page.evaluate("scrollTo(0, 0)")
            shoot(hands, f"over.{end}")
            context.close()
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        tables(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]) if len(sys.argv) > 3 else {})
    else:
        main(sys.argv[1])
