"""A table one can follow: others' moves are paced and move, the strip, the banner, replay, and trying again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from letopis.games import names
from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.prepared import Prepared, prepare
from tests.browser.serving import Server

BOTH = [("en", False), ("ru", True)]  # by mouse in one language, by finger in the other
WAYS = [  # each title one way, in turn; its other way is for the long campaigns
    pytest.param(game, lang, phone, marks=[pytest.mark.soak] * ((number + way) % 2))
    for number, game in enumerate(names())
    for way, (lang, phone) in enumerate(BOTH)
]
MOVED = """window.moved = 0;
const plainly = Element.prototype.animate;
Element.prototype.animate = function (...words) { window.moved += 1; return plainly.apply(this, words); };"""
# the number of the last step that the stream has brought
HEARD = """Math.max(0, ...heard.filter((one) => one.startsWith('{"number"')).map((one) => JSON.parse(one).number))"""
CHANGING = "document.querySelectorAll('.glow, .counted').length"


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Prepared]]:
    """A server with games that are over, and games in which somebody has just lost something."""
    folder: Path = tmp_path_factory.mktemp("followed")
    tables = prepare(folder)
    server = Server(folder)
    server.start()
    yield server, tables
    server.stop()


def press(person: Hands, selector: str, phone: bool) -> None:
    """By mouse, or by finger."""
    place = person.page.locator(selector).first
    if phone:
        place.tap()
    else:
        place.click()


def seated(person: Hands, table: str, phone: bool) -> None:
    """At a table with a free seat, on it."""
    person.take_place(table)
    press(person, "#area-decision [data-sit]", phone)
    person.page.wait_for_selector("#area-decision.asked")
    person.live()


@pytest.mark.parametrize(("game", "lang", "phone"), WAYS)
def test_what_happened_since_ones_last_move(
    sit: Sit, prepared: tuple[Server, Prepared], game: str, lang: str, phone: bool
) -> None:
    server, tables = prepared
    person = sit(server.address, lang, phone)
    page = person.page
    seated(person, tables.lost[game][phone], phone)
    assert person.text("#heading-since") == ("Since your last move" if lang == "en" else "С вашего последнего хода")
    assert page.locator("#area-since li").count() >= 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not phone or not person.faults()

    # the banner says what was lost and by which rule, and waits until it was seen; it does not come again
    assert page.is_visible("#area-news li.loss")
    assert page.locator("#area-news li.loss a.rule").count() >= 1
    press(person, "[data-glance]", phone)
    assert page.is_hidden("#area-news")
    page.reload()
    person.live()
    assert page.is_hidden("#area-news")

    # each piece of the strip shows its step on the board, and the way back is kept
    now = page.get_attribute("#area-timeline", "data-last")
    if page.is_visible("#area-since .unfold"):
        press(person, "#area-since .unfold", phone)
    step = page.locator("#area-since .since-step").last.get_attribute("data-look")
    press(person, f"#area-since .since-step[data-look='{step}']", phone)
    page.wait_for_selector(f"#moment[value='{step}']", state="attached")
    press(person, "[data-now]", phone)
    page.wait_for_selector("#area-decision.asked")
    assert page.get_attribute("#area-timeline", "data-last") == now
    before = person.text("#area-since")
    person.settled()
    person.answer(0)
    assert not page.is_visible("#area-since") or person.text("#area-since") != before


@pytest.mark.parametrize(("game", "lang", "phone"), WAYS)
def test_a_game_is_walked_through_and_tried_again(
    sit: Sit, prepared: tuple[Server, Prepared], game: str, lang: str, phone: bool
) -> None:
    server, tables = prepared
    person = sit(server.address, lang, phone, motion=not phone)
    page = person.page
    page.add_init_script(MOVED)
    person.take_place(tables.over[game])
    page.wait_for_selector("body.over")
    press(person, "[data-replay]", phone)
    page.wait_for_selector("body.reeling #area-timeline.back")
    press(person, "[data-reel=speed]", phone)
    assert person.text("[data-speed]") == "2×"
    page.wait_for_function("() => document.getElementById('moment').value >= 1")
    press(person, "[data-reel=pause]", phone)
    page.wait_for_selector("body:not(.reeling)")

    # step by step: what changes glows, also where nothing may move
    page.evaluate("location.hash = '#at=40'")
    page.wait_for_selector("#moment[value='40']", state="attached")
    seen = moved = 0
    for at in range(41, 60):
        page.keyboard.press("ArrowRight") if not phone else press(person, "[data-reel=on]", phone)
        page.wait_for_selector(f"#moment[value='{at}']", state="attached")
        seen += page.evaluate(CHANGING)
        moved += page.evaluate("window.moved")
        if seen and (moved or phone):
            break
    assert seen
    assert moved or phone
    assert not (phone and moved), "nothing flies where motion is to be reduced"
    press(person, "[data-reel=back]", phone)
    page.wait_for_selector(f"#moment[value='{at - 1}']", state="attached")

    # another table goes on from here, against bots
    totals = page.locator(".place .points").all_inner_texts()
    press(person, "[data-try-again]", phone)
    page.wait_for_url(lambda url: tables.over[game] not in url)
    person.live()
    person.settled()
    assert page.locator(".place .tag:has(.icon)").count() == len(totals) - 1
    assert int(page.get_attribute("#area-timeline", "data-last") or 0) >= at - 1
    person.answer(0)


@pytest.mark.parametrize("game", names())
def test_others_moves_come_one_by_one_and_can_be_skipped(
    sit: Sit, prepared: tuple[Server, Prepared], game: str
) -> None:
    server, tables = prepared
    person = sit(server.address, pace="slow")
    page = person.page
    seated(person, tables.lost[game][2], False)
    last = "Number(document.getElementById('area-timeline').dataset.last)"
    page.evaluate(f"window.shown = []; document.addEventListener('letopis:update', () => shown.push({last}))")
    for turn in range(60):
        page.wait_for_function("() => document.querySelector('#area-decision.asked, #pacing:not([hidden])')")
        if page.is_visible("#pacing"):
            break
        person.answer(turn)
    else:
        raise AssertionError("nothing was ever held up")
    page.wait_for_function(f"() => {HEARD} > {last} + 1")
    shown = page.evaluate("shown")
    assert shown == sorted(shown)
    press(person, "#pacing", False)
    assert page.is_hidden("#pacing")
    assert page.evaluate(f"{last} >= {HEARD}")


def test_pace_off_holds_nothing_up(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.take_place(person.make_table(["me", "apprentice"], game="bruges"))
    person.page.evaluate(
        """() => { window.held = 0;
        const look = new MutationObserver(([change]) => { if (!change.target.hidden) window.held += 1; });
        look.observe(document.getElementById('pacing'), {attributes: true}); }"""
    )
    for turn in range(6):
        person.settled()
        person.answer(turn)
    assert person.page.evaluate("held") == 0


def test_words_at_the_table_wait_to_be_read(sit: Sit, server: Server) -> None:
    anna, bert = sit(server.address), sit(server.address)
    table = anna.make_table(["me", "open"])
    anna.take_place(table)
    bert.take_place(table)
    bert.page.click("#area-invite [data-sit]")
    bert.page.wait_for_selector("#area-decision.asked")
    bert.live()  # before that its tabs hear nobody
    bert.page.click("#tab-talk")
    bert.page.fill("#say", "hello")
    bert.page.press("#say", "Enter")
    anna.page.wait_for_selector("#tab-talk .unread:not([hidden])")
    assert anna.text("#tab-talk .unread") == "1"
    assert bert.page.is_hidden("#tab-talk .unread")
    anna.page.click("#tab-talk")
    assert anna.page.is_hidden("#tab-talk .unread")


def test_what_the_table_does_by_itself_is_folded_in_the_chronicle(sit: Sit, prepared: tuple[Server, Prepared]) -> None:
    server, tables = prepared
    person = sit(server.address)
    person.take_place(tables.over["villagers"])
    page = person.page
    page.evaluate("location.hash = '#at=60'")
    page.wait_for_selector("#area-log li.machinery", state="attached")
    assert page.locator("#area-log li.machinery:visible").count() == 0
    page.click(".fold")
    assert page.locator("#area-log li.machinery:visible").count() > 0
