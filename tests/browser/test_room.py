"""Room: what one needs is in sight and stays where it is, cards are seen large, and steps come one by one."""

import pytest

from tests.browser.conftest import PHONE, Sit
from tests.browser.hands import Hands
from tests.browser.serving import Server

EXPANSIONS = ["tavern", "port", "wedding"]
TOPS = """() => ['#area-common', '#prompt'].map((one) => document.querySelector(one).getBoundingClientRect().top)"""
CUT = """() => [...document.querySelectorAll('.shore :is(.piles, .steps, .homes) > li')].filter((one) => {
  const right = (part) => part.getBoundingClientRect().right;
  return [...one.querySelectorAll(':not(.hide)')].some((part) => right(part) > right(one) + 1);
}).map((one) => one.textContent)"""
BANNER = """() => {
  const banner = document.getElementById('area-news');
  banner.hidden = false;
  banner.innerHTML = '<ul data-folded="news"><li id="news-1" class="loss">'
    + '<span>A plague takes all that you have, and more than you ever had</span></li></ul>'
    + '<button data-glance>x</button>';
}"""
# three steps: one of a hand here, one of two moments by others, and one that comes while nobody looks any more
STEPS = """async () => {
  localStorage['letopis.pace'] = 'fast';
  const {Pace} = await import('/static/pace.js');
  const seen = [];
  const pace = new Pace(
    (steps) => steps.forEach((step) => seen.push(step.number)),
    async (number, wanted) => {
      await new Promise((done) => setTimeout(done, 20));
      seen.push(wanted() ? `past ${number}` : 'late');
    },
  );
  pace.number = 3;
  pace.acts(); pace.bring({number: 5, areas: {}});
  pace.bring({number: 8, areas: {}});
  await new Promise((done) => setTimeout(done, 1500));
  pace.bring({number: 11, areas: {}});
  pace.skip();
  return seen;
}"""


def tops(person: Hands) -> list[float]:
    """Where the board and the question begin."""
    return [float(top) for top in person.page.evaluate(TOPS)]


@pytest.mark.parametrize("phone", [False, True])
def test_a_banner_covers_nothing_and_moves_nothing(sit: Sit, server: Server, phone: bool) -> None:
    person = sit(server.address, "ru", phone)
    person.take_place(person.make_table(["me", "apprentice"], {}, "bruges"))
    person.settled()
    before = tops(person)
    person.page.evaluate(BANNER)
    assert person.page.is_visible("#area-news li")
    assert [round(a - b) for a, b in zip(tops(person), before, strict=True)] == [0, 0]
    box = person.page.locator("#area-news").bounding_box()
    question = person.page.locator("#area-decision").bounding_box()
    assert box is not None
    assert question is not None
    assert box["y"] + box["height"] <= question["y"], "it ends where the question begins"
    assert not phone or box["width"] <= PHONE["width"]
    person.page.click("[data-glance]")
    assert person.page.is_hidden("#area-news")
    assert [round(a - b) for a, b in zip(tops(person), before, strict=True)] == [0, 0]


def test_village_with_everything_has_two_quarters(sit: Sit, server: Server) -> None:
    person = sit(server.address, "ru")
    page = person.page
    person.take_place(person.make_table(["me"] + ["apprentice"] * 4, {"expansions": EXPANSIONS}, "village"))
    person.settled()
    corner = tops(person)[0]
    assert page.is_visible(".of-village .shops")
    assert page.is_hidden(".sea")
    assert page.is_visible(".of-shore .of-inn .roof"), "of the closed quarter the roofs are seen"
    page.click("[data-to-quarter='shore']")
    assert page.is_visible(".sea")
    assert page.is_hidden(".of-village .shops")
    assert page.is_visible(".of-village .of-crafts .roof")
    assert tops(person)[0] == corner
    person.answer(0)
    person.settled()
    assert tops(person)[0] == corner
    assert not person.faults()
    page.set_viewport_size({"width": 1024, "height": 768})
    page.evaluate("document.body.dataset.quarter = 'shore'")
    assert page.is_visible(".sea")
    assert page.evaluate(CUT) == [], "on a tablet nothing is cut off, nor lies over its neighbour"


def test_a_card_is_seen_large(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"], {}, "villagers"))
    person.settled()
    number = page.evaluate("window.updates")
    page.hover("#road-2")
    page.keyboard.press(" ")
    assert page.is_visible("#closer .vcard")
    assert "none" in page.evaluate("getComputedStyle(document.getElementById('closer')).pointerEvents")
    page.keyboard.press(" ")
    assert page.is_hidden("#closer")
    page.focus("#road-2 .act")
    page.keyboard.press(" ")
    assert page.is_visible("#closer .vcard"), "Space looks, Enter plays"
    assert page.evaluate("window.updates") == number


def test_what_nobody_chose_is_shown_move_by_move(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.go("/about")
    assert person.page.evaluate(STEPS) == [5, "past 6", "past 7", 8, 11]
