"""A whole game of each title in Debian's Firefox, by the page's own buttons: all one after another in one browser.

The longest and the one with most on the board each time; the others are for the long campaigns.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.firefox import FIREFOX, Firefox
from tests.browser.hands import HANDS, LISTEN
from tests.browser.serving import Server
from tests.browser.test_never_slip import ANSWER

GAMES = [
    ("era", "ru", {"round_limit": 3}),
    pytest.param("bruges", "en", {}, marks=pytest.mark.soak),
    pytest.param("villagers", "ru", {}, marks=pytest.mark.soak),
    pytest.param("my_village", "en", {"round_limit": 5}, marks=pytest.mark.soak),
    ("village", "ru", {}),
]
# What goes wrong in a page.
COMPLAINTS = """window.complaints = [];
addEventListener('error', (fault) => complaints.push(fault.message));
addEventListener('unhandledrejection', (fault) => complaints.push(String(fault.reason)));
document.addEventListener('securitypolicyviolation', (fault) => complaints.push(fault.violatedDirective));"""
MAKE = """return (async () => {
  const {post, freshId} = await import('/static/page.js');
  return post('/api/tables', {id: freshId(), game: arguments[0], seats: ['me', 'apprentice'], options: arguments[1]});
})()"""


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    """One browser for all games."""
    if FIREFOX is None:
        pytest.skip("there is no Firefox here: apt-get install firefox-esr")
    browser = Firefox()
    yield browser
    browser.close()


@pytest.mark.parametrize(("game", "lang", "options"), GAMES)
def test_a_whole_game_in_firefox(
    firefox: Firefox, server: Server, game: str, lang: str, options: dict[str, Any]
) -> None:
    firefox.size(1280, 800)
    firefox.go(f"{server.address}/about")
    firefox.run("document.cookie = `lang=${arguments[0]}; path=/`", lang)
    firefox.go(f"{server.address}/about")
    assert firefox.run("return document.documentElement.lang") == lang
    firefox.run("localStorage['letopis.pace'] = 'off'")
    made = firefox.run(MAKE, game, options)
    firefox.go(f"{server.address}/table/{made['table']}")
    firefox.run(COMPLAINTS + LISTEN + HANDS)
    firefox.wait("document.querySelector('.connection.on')")

    # the first answer by a hand that has to hit it, the others as quick as the page goes
    firefox.run("return settled()")
    firefox.wait("!document.body.matches('.fresh')")
    before = firefox.run("return document.getElementById('area-decision').dataset.question")
    firefox.press(f"[data-layout], {ANSWER}")
    firefox.wait(f"document.getElementById('area-decision').dataset.question !== '{before}'")
    firefox.run("return playOn(600)")
    assert firefox.run("return complaints") == []
    firefox.wait("document.querySelector('.graph svg')")
    assert firefox.run("return document.getElementById('area-end').checkVisibility()")
    assert firefox.run("return document.documentElement.scrollWidth") <= 1280
    firefox.press("[data-verify]")
    firefox.wait("document.getElementById('proof').textContent === document.querySelector('main').dataset.jsVerified")
    firefox.press("[data-replay]")
    firefox.wait("document.querySelector('#area-timeline.back')")
