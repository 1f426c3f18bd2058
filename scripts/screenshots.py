"""Take the pictures in docs/screenshots from a running server: screenshots.py ADDRESS [GAME].

Without a game the pictures of the README; with one its table in the middle of a game as a bot would play it.
"""

import sys
from pathlib import Path
from typing import cast

from playwright.sync_api import Browser, ViewportSize, sync_playwright

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


def main(address: str) -> None:
    """All of them: home, the table at my turn, a refusal, the end; desktop and phone, English and Russian."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for lang, phone in (("en", False), ("ru", False), ("en", True), ("ru", True)):
            hands = person(browser, address, lang, phone)
            end = f"{'phone' if phone else 'desktop'}.{lang}"
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
            if until(hands, "#area-decision .ware-choice.refused"):
                refused = hands.page.locator(".ware-choice.refused .answer").first
                refused.scroll_into_view_if_needed()
                refused.focus()
                shoot(hands, f"refusal.{end}")
            else:
                print(f"nothing was refused in this game: refusal.{end} is the old picture", file=sys.stderr)
            until(hands, "body.over")
            hands.page.wait_for_selector(".graph svg")
            hands.page.evaluate("scrollTo(0, 0)")
            shoot(hands, f"over.{end}")
            hands.context.close()
        browser.close()


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


def one_table(address: str, game: str, answers: int = 32) -> None:
    """A game's table in the middle of a game: desktop and phone, English and Russian."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for lang, phone in (("en", False), ("ru", False), ("en", True), ("ru", True)):
            hands = person(browser, address, lang, phone)
            hands.take_place(hands.make_table(["me", "journeyman"], {}, game))
            as_a_bot_would(hands, answers)
            for _ in range(12):  # to a question with something to think about
                if hands.over() or hands.page.locator("#area-decision .answer:not([aria-disabled])").count() > 4:
                    break
                as_a_bot_would(hands, 1)
            hands.page.evaluate("scrollTo(0, 0)")
            shoot(hands, f"{game}-table-{'phone' if phone else 'desktop'}-{lang}")
            hands.context.close()
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        one_table(sys.argv[1], sys.argv[2])
    else:
        main(sys.argv[1])
