"""Era's own board: which piece is laid next, and what follows the pointer."""

from tests.browser.conftest import Sit
from tests.browser.serving import Server
from tests.browser.test_table import at_new_table

GHOST = "document.querySelectorAll('#ghost rect').length"


def test_any_piece_in_hand_is_taken_up_and_laid(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    page = person.page
    held = [one.get_attribute("data-held") for one in page.query_selector_all("[data-held]")]
    assert held == ["longhouse", "farm", "wall_4", "scorched"]
    assert page.get_attribute("#hand-longhouse", "aria-pressed") == "true"
    page.hover("svg.domain.own", position={"x": 80, "y": 80})
    assert page.evaluate(GHOST) == 2
    page.click("#hand-farm")
    page.hover("svg.domain.own", position={"x": 80, "y": 80})
    assert page.evaluate(GHOST) == 6, "the ghost is the piece that was taken up"
    assert page.get_attribute("#hand-longhouse", "aria-pressed") == "false"
    page.click("svg.domain.own", position={"x": 80, "y": 80})
    page.wait_for_selector("svg.domain.own .p-farm")
    page.wait_for_selector("#hand-farm", state="detached")  # there was one
    assert page.get_attribute("#hand-longhouse", "aria-pressed") == "true"
    person.calm()
    page.click("#hand-scorched")
    assert page.is_disabled("[data-turn]"), "a square looks the same however it is turned"
    page.click("#hand-wall_4")
    page.focus("svg.domain.own")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("r")
    assert page.evaluate(GHOST) == 4
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.domain.own .p-wall")
    assert page.get_attribute("#hand-wall_4", "aria-pressed") == "true", "two more of them: it stays taken up"
    person.calm()
    page.keyboard.press("u")
    page.wait_for_selector("svg.domain.own .p-wall", state="detached")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_a_piece_is_taken_up_and_laid_by_touch_in_russian(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server, "ru", phone=True)
    page = person.page
    assert "в любом порядке" in person.text("#prompt")
    page.click("#hand-scorched")
    page.evaluate("document.querySelector('[data-where]').selectedIndex = 1")
    page.evaluate("document.querySelector('[data-where]').dispatchEvent(new Event('change', {bubbles: true}))")
    page.click("[data-put]")
    page.wait_for_selector("svg.domain.own .p-scorched")
    assert "×1" in person.text("#hand-scorched")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_good_layout_is_one_press_and_the_domain_stays_where_it_is(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server, "ru")
    page = person.page
    page.set_viewport_size({"width": 1024, "height": 768})
    where = page.locator("svg.domain.own").bounding_box()
    page.click("[data-layout]")
    page.wait_for_selector("[data-rolling]")
    assert page.text_content("svg.domain.own .area-count") == "6", "the first ring is closed"
    assert page.inner_text(".forecasts li").startswith("Еда: нужно 4")
    for _ in range(20):
        if "Кто сильнее" in person.text("#area-common"):
            break
        person.settled()
        person.answer(1)
    else:
        raise AssertionError("the bar never grew")
    assert page.locator("svg.domain.own").bounding_box() == where, "nothing above it has wrapped"
