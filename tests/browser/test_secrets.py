"""Two browsers and a spectator at one table: what is behind a screen never comes over the line."""

import re

from tests.browser.conftest import Sit
from tests.browser.serving import Server

OPEN_DIE = re.compile(r'id=\\?"die-0-\d+\\?" class=\\?"die die-\w+\\?"')  # a die of seat 0 without a skull


def test_set_up_and_rolls_stay_behind_the_screen(sit: Sit, server: Server) -> None:
    anna, boris, guest = sit(server.address), sit(server.address, "ru"), sit(server.address)
    table = anna.make_table(["me", "open"])
    anna.take_place(table)
    boris.take_place(table)
    with boris.page.expect_navigation():
        boris.page.click("#area-invite [data-sit]")
    boris.live()
    guest.take_place(table)

    anna.set_up()
    assert "d0-longhouse" in anna.heard()
    for other in (boris, guest):
        assert "d0-longhouse" not in other.heard(), "a layout was told before it was shown"
        assert "event-laid-out" not in other.heard()
    assert "place longhouse" not in guest.heard()

    boris.set_up(3)
    for person in (anna, boris, guest):
        person.page.wait_for_selector("#area-place-0 .piece.p-longhouse")
    anna.page.wait_for_selector("[data-rolling]")
    boris.page.wait_for_selector("[data-rolling]")
    assert anna.page.query_selector_all("[data-rolling] [data-die]")
    for other in (boris, guest):
        other.page.wait_for_selector("#area-place-0 .screen")
        assert not other.page.query_selector("#area-place-0 .die:not(.skull)")
        assert not re.search(OPEN_DIE, other.heard()), "a die was told before it was shown"
    assert not guest.page.query_selector("#area-decision .answer")

    anna.answer(1)  # keeps or rolls; alone: nobody learns how
    anna.page.wait_for_selector("#area-decision:not(.asked)")
    for other in (boris, guest):
        assert not re.search(OPEN_DIE, other.heard())
    assert not [word for word in ("seed", "salt") if f'"{word}"' in guest.heard()]
