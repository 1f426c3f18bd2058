"""What hands, keys and eyes can do at a table."""

import signal
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error

from letopis.games import names
from tests.browser.conftest import Sit
from tests.browser.hands import AXE, Hands
from tests.browser.serving import Server
from tests.server.running import until

LONGEST = ("era", "village")  # the others are like them, and for the long campaigns
OTHERS = [pytest.param(game, marks=pytest.mark.soak) for game in names() if game not in LONGEST]
# the lines of the log, and the pieces on the domains
SHOWN = "[...document.querySelectorAll('#area-log li, .domain .piece')].map((one) => [one.id, one.textContent.trim()])"


def at_new_table(sit: Sit, server: Server, lang: str = "en", phone: bool = False) -> Hands:
    person = sit(server.address, lang, phone)
    person.take_place(person.make_table(["me", "apprentice"]))
    person.page.wait_for_selector("#placing")
    return person


def test_one_click_from_home_to_a_game(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.go("/")
    person.page.click("[data-play-now]")
    person.page.wait_for_url("**/table/*")
    person.live()
    person.page.wait_for_selector("#area-decision.asked")
    person.go("/")
    assert person.page.is_visible(".going .mine"), "the way back stands above the games"


def test_no_page_is_wider_than_a_phone(sit: Sit, server: Server) -> None:
    person = sit(server.address, phone=True)
    for path in ("/", "/about", *(f"/{kind}/{game}" for kind in ("new", "rules") for game in names())):
        person.go(path)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 390, path


BOARDS = """() => { scrollTo(0, 0);
  return [...document.querySelectorAll('#area-common, .place.large')].map((one) => one.getBoundingClientRect())
    .map((box) => [box.x, box.y]); }"""


@pytest.mark.parametrize("game", [*LONGEST, *OTHERS])
def test_a_hint_opens_below_its_question_and_pushes_no_board_away(sit: Sit, server: Server, game: str) -> None:
    person = sit(server.address, "ru")
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"], game=game))
    person.settled()
    page.evaluate("document.fonts.ready.then(() => true)")
    boards = page.evaluate(BOARDS)
    page.click("#hint")
    page.wait_for_selector("#hints li")
    question, hints = page.locator("#area-decision").bounding_box(), page.locator("#hints").bounding_box()
    assert question is not None
    assert hints is not None
    assert hints["y"] >= question["y"] + question["height"]
    assert abs(hints["x"] - question["x"]) < 2
    assert abs(hints["width"] - question["width"]) < 4
    assert hints["y"] < page.evaluate("innerHeight"), "in sight"
    assert page.evaluate(BOARDS) == boards
    page.set_viewport_size({"width": 390, "height": 844})
    with_hints = page.evaluate(BOARDS)
    assert page.locator("#hints").bounding_box()["height"] < 844 / 2, "half the phone at most"
    page.click("#hints [data-unhint]")
    assert page.is_hidden("#hints")
    assert page.evaluate(BOARDS) == with_hints


def test_who_is_far_down_a_phone_reads_at_its_foot_what_is_asked(sit: Sit, server: Server) -> None:
    person = sit(server.address, phone=True)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"], game="bruges"))
    person.settled()
    assert page.is_hidden("#to-question")
    page.locator(".tabs").scroll_into_view_if_needed()
    page.wait_for_selector("#to-question:not([hidden])")
    assert person.text("#to-question") == person.text("#prompt")
    page.click("#to-question")
    page.wait_for_selector("#to-question", state="hidden")


def test_a_table_of_ones_own_making(sit: Sit, server: Server) -> None:
    person = sit(server.address, "ru")
    person.go("/new/era")
    page = person.page
    page.select_option("select[name=players]", "3")
    page.select_option("select[name=seat-1]", "open")
    page.fill("input[name=name]", "Марфа")
    page.fill("[data-option=round_limit]", "5")
    page.click("button[type=submit]")
    page.wait_for_url("**/table/*")
    person.live()
    assert "Марфа" in person.text("#area-invite")
    page.click("[data-begin]")
    assert "Марфа" in person.text("#area-place-0")
    page.click("#tab-people")
    assert "invite=" in (page.get_attribute("[data-copy]", "data-copy") or "")


@pytest.mark.parametrize("game", ["era", "bruges"])
def test_the_chronicle_is_in_sight_at_a_full_table_and_last_on_a_phone(sit: Sit, server: Server, game: str) -> None:
    person = sit(server.address)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice", "apprentice", "apprentice"], game=game))
    page.wait_for_selector("#area-decision.asked")
    chronicle = page.locator("#panel-log").bounding_box()
    assert chronicle is not None
    assert chronicle["y"] + chronicle["height"] <= page.evaluate("innerHeight")
    page.set_viewport_size({"width": 390, "height": 844})
    last = page.locator(".place.other").last.bounding_box()
    tabs = page.locator(".tabs").bounding_box()
    assert last is not None
    assert tabs is not None
    assert tabs["y"] >= last["y"] + last["height"]


def test_a_piece_by_mouse_and_taken_back(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    page = person.page
    assert page.get_attribute("#undo", "aria-disabled") == "true"
    page.hover("svg.domain.own", position={"x": 80, "y": 80})
    page.wait_for_selector("#ghost .fits")
    before = page.query_selector_all("#ghost rect")
    page.mouse.wheel(0, 100)
    assert len(page.query_selector_all("#ghost rect")) == len(before)
    page.click("svg.domain.own", position={"x": 80, "y": 80})
    page.wait_for_selector("svg.domain.own .p-longhouse")
    person.calm()
    page.keyboard.press("u")
    page.wait_for_selector("svg.domain.own .p-longhouse", state="detached")


def test_a_refusal_says_why_and_where_it_is_written(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    page = person.page
    box = page.query_selector("svg.domain.own .p-keep").bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.wait_for_selector("#ghost .fits-not")
    page.mouse.click(box["x"] + 10, box["y"] + 10)
    page.wait_for_selector("#notice a")
    assert "keep" in person.text("#notice")
    assert page.get_attribute("#notice a", "href").startswith("/rules/era#E-")
    page.focus("#undo")
    assert page.is_visible("#why-undo")
    with page.expect_popup() as opened:
        page.click("#notice a")
    rule = opened.value
    rule.wait_for_selector(f".rule-block[id='{rule.url.partition('#')[2]}']")


def test_a_hint_shows_what_a_bot_would_do(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    person.page.click("#hint")
    person.page.wait_for_selector("#hints li")
    person.page.wait_for_selector("#ghost .fits")


def test_keys_alone_are_enough(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    page = person.page
    for turn in range(9):
        prompt = person.text("#prompt")
        page.keyboard.press("r")
        for _ in range(14):
            page.keyboard.press("ArrowUp")
        for _ in range(14):
            page.keyboard.press("ArrowLeft")
        for step in range(90):  # along the rows until it fits
            if page.query_selector(".placing-said.fits"):
                break
            page.keyboard.press(
                "ArrowDown" if step % 13 == 12 else "ArrowRight" if step // 13 % 2 == 0 else "ArrowLeft"
            )
        person.calm()
        page.keyboard.press("Enter")
        if turn < 8:
            page.wait_for_function("(before) => document.getElementById('prompt').innerText !== before", arg=prompt)
    page.wait_for_selector("[data-rolling]")
    page.focus("[data-die] >> nth=0")
    page.keyboard.press("Space")
    assert page.get_attribute("[data-die] >> nth=0", "aria-pressed") == "true"
    page.focus("[data-roll]")
    person.calm()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-die][aria-pressed=true]')")


def test_dice_are_marked_in_any_order(sit: Sit, server: Server) -> None:
    """After a later die was marked on the server, as a hint does, an earlier one is marked by hand."""
    person = sit(server.address)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"]))
    for turn in range(200):
        person.settled()
        dice = [die.get_attribute("data-die") for die in page.query_selector_all("[data-rolling] [data-die]")]
        if len(set(dice)) > 1:
            break
        person.answer(turn)
    page.evaluate("(die) => window.letopis.play([`reroll ${die}`])", dice[-1])
    page.wait_for_selector("[data-die][data-fixed]")
    page.click("[data-die]:not([data-fixed]) >> nth=0")
    assert page.locator("[data-die][aria-pressed=true]").count() == 2
    person.calm()
    page.click("[data-roll]")
    page.wait_for_function("() => !document.querySelector('[data-die][aria-pressed=true]')")  # refused, they would stay


def test_who_plays_by_keys_goes_on_from_the_question(sit: Sit, server: Server) -> None:
    """What was pressed on the board is no more, while a bot thinks there is nothing to press: the focus is not lost."""
    person = sit(server.address)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"], game="villagers"))
    for _ in range(8):
        person.settled()
        page.focus(".act:not([aria-disabled]), #area-decision .answer:not([aria-disabled])")
        before = page.evaluate("window.updates")
        person.calm()
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => window.updates > before", arg=before)
        person.settled()
        assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_a_click_while_another_is_on_its_way_is_played_or_told_of(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    page = person.page
    played = page.evaluate(
        """() => Promise.all(["place longhouse a1", "place longhouse a1", "place longhouse c1"].map(letopis.play))"""
    )
    assert played == [True, False, False], "a doubled click is one, and the third answered a question that was no more"
    assert page.is_visible("#notice"), "which is said"
    assert page.query_selector("#d0-longhouse-a1")
    assert not page.query_selector("#d0-longhouse-c1")
    assert page.evaluate("letopis.play('place longhouse c1')")
    page.wait_for_selector("#d0-longhouse-c1")


def test_a_page_whose_stream_is_late_asks_for_the_news_itself(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    page = person.page
    page.evaluate("window.deaf = true")
    prompt = person.text("#prompt")
    assert page.evaluate("letopis.play('place longhouse a1')")
    assert person.text("#prompt") != prompt, "what is shown when the page is free again is what is asked now"
    assert page.query_selector("#d0-longhouse-a1")
    page.evaluate("window.deaf = false")
    assert page.evaluate("letopis.play('place longhouse c1')")
    page.wait_for_selector("#d0-longhouse-c1")


def test_a_coach_looks_over_a_shoulder_and_a_table_by_post_waits(sit: Sit, server: Server) -> None:
    person, coach, friend = (sit(server.address) for _ in range(3))
    person.go("/new/era")
    page = person.page
    page.select_option("[name=mode]", "post")
    page.select_option("[name=seat-1]", "invited")
    page.click("main form button[type=submit]")
    page.wait_for_url("**/table/**")
    person.live()
    page.click("[data-begin]")
    page.click("#tab-people")
    links = page.eval_on_selector_all("#area-people [data-copy]", "all => all.map((one) => one.dataset.copy)")
    coach.go(next(link for link in links if "coach=" in link))
    coach.live()
    assert not page.evaluate("letopis.play('place longhouse a1')"), "the game begins when the friend is there"
    friend.go(next(link for link in links if "invite=" in link))
    friend.live()
    friend.page.click("#area-invite [data-sit]")
    friend.page.wait_for_selector("#area-decision.asked")
    page.wait_for_selector("#area-decision.asked")
    assert page.evaluate("letopis.play('place longhouse a1')")
    coach.page.wait_for_selector("#d0-longhouse-a1")
    assert not coach.asked(), "but the choice is not the coach's"
    assert not friend.page.query_selector("#d0-longhouse-a1"), "it lies behind a screen"
    friend.set_up()
    friend.page.wait_for_selector("#area-decision .waiting")
    page.close()
    friend.page.reload()
    friend.live()
    assert not friend.page.query_selector("#area-place-0 .away"), "by post nobody is away"


def test_looking_back_and_returning(sit: Sit, server: Server) -> None:
    person = at_new_table(sit, server)
    person.set_up()
    person.page.wait_for_selector("[data-rolling]")
    page = person.page
    page.evaluate(  # at once, as a hand does: what a bot plays in between would draw the slider anew
        """() => {
            const moment = document.getElementById("moment");
            moment.value = 2;
            moment.dispatchEvent(new Event("input", {bubbles: true}));
        }"""
    )
    page.wait_for_selector(".timeline.back")
    assert len(page.query_selector_all("#domain-0 .piece")) < 6
    page.click("[data-now]")
    page.wait_for_selector("[data-rolling]")


@pytest.mark.parametrize("morphing", [True, False])
def test_a_page_told_bit_by_bit_shows_what_one_opened_now_shows(sit: Sit, server: Server, morphing: bool) -> None:
    """Also where the script that morphs was not fetched: the pages do without, only plainer."""
    person = sit(server.address)
    if not morphing:
        person.page.route("**/idiomorph*", lambda route: route.fulfill(body="", content_type="text/javascript"))
    person.take_place(person.make_table(["me", "apprentice"]))
    assert person.page.evaluate("'Idiomorph' in window") is morphing
    person.set_up()
    person.page.wait_for_selector("[data-rolling]")
    for turn in range(12):
        person.settled()
        person.answer(turn)
    late = person.page.context.new_page()
    late.goto(person.page.url)
    both = f"() => [{SHOWN}, document.querySelectorAll('[data-elsewhere]').length]"
    until("the bot to pause", lambda: person.page.evaluate(both) == late.evaluate(both))
    told = late.evaluate(both)
    assert told[1] == 0
    assert len(told[0]) > 40


def test_talk_name_and_handing_over(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.take_place(person.make_table(["me", "open"]))  # a bot in my seat can only lay out and wait
    page = person.page
    page.click("[data-begin]")
    page.click("#tab-talk")
    page.fill("#say", "Good evening")
    page.keyboard.press("Enter")
    page.wait_for_selector("#said-1")
    page.click("#tab-people")
    page.fill("#name", "Agatha")
    page.click("form[data-name] button")
    page.wait_for_function("() => document.querySelector('#area-place-0').textContent.includes('Agatha')")
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_navigation():
        page.click("[data-leave]")
    person.live()
    with suppress(Error):  # it is there until the bot has laid out
        page.click("[data-begin]", timeout=2000)
    with page.expect_navigation():
        page.click("#area-decision [data-back]")
    person.live()
    page.wait_for_selector("#area-decision")


def test_a_page_heals_when_the_server_comes_back(sit: Sit, own_server: Server) -> None:
    person = at_new_table(sit, own_server)
    person.answer(1)
    prompt = person.text("#prompt")
    own_server.stop(signal.SIGKILL)
    person.page.wait_for_selector(".connection.off")
    own_server.start()
    person.page.wait_for_selector(".connection.on", timeout=20_000)
    assert person.text("#prompt") == prompt
    person.answer(2)
    assert person.text("#prompt") != prompt


def test_language_and_light_are_a_click_away(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.go("/rules/era")
    page = person.page
    assert page.get_attribute("html", "lang") == "en"
    page.click("[data-lang]")
    page.wait_for_selector("html[lang=ru]")
    page.click("[data-theme-switch]")
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"
    page.fill("[data-search]", "госпиталь")
    shown = page.query_selector_all(".rule-block:not([hidden])")
    assert 0 < len(shown) < 40


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not here: scripts/assets.sh fetches it")
@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_no_fault_for_those_who_see_or_move_otherwise(sit: Sit, server: Server, dark: bool) -> None:
    person = sit(server.address, "ru" if dark else "en")
    if dark:
        person.page.emulate_media(color_scheme="dark")
    rules = "/rules/bruges" if dark else "/rules/era"  # long pages, alike in all titles
    for path in ("/", "/about", "/table/nowhere", rules, *[f"/new/{game}" for game in names()]):
        person.go(path)
        assert person.faults() == [], path
        assert person.faults_otherwise(dark) == [], path
    person.take_place(person.make_table(["me", "apprentice"], {"round_limit": 1}))
    person.page.wait_for_selector("#placing")
    assert person.faults() == [], "placing"
    assert person.faults_otherwise(dark) == [], "placing"
    person.set_up()
    person.page.wait_for_selector("[data-rolling]")
    assert person.faults() == [], "rolling"
    assert person.faults_otherwise(dark) == [], "rolling"
    for tab in ("scores", "people"):
        person.page.click(f"#tab-{tab}")
        assert person.faults() == [], tab
    shown_wares = False
    for turn in range(200):
        person.settled()
        if person.over():
            break
        if not shown_wares and person.page.query_selector("#area-decision .wares"):
            shown_wares = True
            assert person.faults() == [], "wares"
        person.answer(turn)
    assert person.faults() == [], "over"
    assert person.faults_otherwise(dark) == [], "over"


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not here: scripts/assets.sh fetches it")
@pytest.mark.parametrize(
    ("game", "seats", "options", "phone"),
    [
        ("bruges", ["me", "apprentice"], {}, False),
        ("bruges", ["me", "apprentice"], {}, True),
        ("villagers", ["me", "apprentice"], {}, False),
        ("villagers", ["me"], {}, True),
        ("my_village", ["me", "apprentice"], {}, False),
        ("my_village", ["me", "apprentice"], {}, True),
        ("village", ["me", "apprentice"], {}, False),
        ("village", ["me", "apprentice"], {"expansions": ["tavern", "port", "wedding"], "goals": True}, True),
    ],
)
def test_no_fault_on_a_board(
    sit: Sit, server: Server, game: str, seats: list[str], options: dict[str, Any], phone: bool
) -> None:
    """Desktops are English and light here, and dark at 200 %; phones Russian and dark, and light."""
    person = sit(server.address, "ru" if phone else "en", phone)
    if phone:
        person.page.emulate_media(color_scheme="dark")
    person.take_place(person.make_table(seats, options, game))
    seen: set[str] = set()
    for turn in range(40):
        person.settled()
        if person.over():
            break
        prompt = person.text("#prompt")
        if prompt not in seen:
            seen.add(prompt)
            assert person.faults() == [], prompt
            assert person.faults_otherwise(phone) == [], prompt
            assert person.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280), prompt
        if len(seen) == 3:
            break
        person.answer(turn)
    assert seen
