"""Debian's Chromium on a real server with a SQLite file."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.hands import Hands
from tests.browser.serving import Server

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

Sit = Callable[..., Hands]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One browser for all tests."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: apt-get install chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests but those that kill it."""
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def sit(chromium: Any) -> Iterator[Sit]:
    """A person with a browser of their own; what the page complains about fails the test."""
    open_ones: list[Hands] = []

    def make(
        address: str,
        lang: str = "en",
        phone: bool = False,
        worker: bool = False,
        pace: str = "off",
        motion: bool = False,
    ) -> Hands:
        context = chromium.new_context(
            viewport=PHONE if phone else DESKTOP,
            locale={"en": "en-US", "ru": "ru-RU"}[lang],
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        hands = Hands(context, address, pace)
        open_ones.append(hands)
        return hands

    yield make
    complaints = [complaint for hands in open_ones for complaint in hands.complaints]
    for hands in open_ones:
        hands.context.close()
    assert not complaints
