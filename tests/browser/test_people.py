"""People: invitations, several on one device, settings and keys, home, and a device without a net."""

import pytest

from tests.browser.conftest import Sit
from tests.browser.serving import Server

SMALL = """(within) => [...document.querySelectorAll(within)].filter((one) => one.checkVisibility())
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect().height]).filter(([, height]) => height < 44)"""
CURTAINS = [
    ("villagers", "en", False),
    ("era", "ru", True),
    ("bruges", "en", False),
    ("my_village", "ru", True),
    ("village", "en", False),
]
FRAME = (
    ".brand, .tools :is(a, button), .deeds :is(a, button), .answers .answer, [role=tab], select, "
    "input:not([type=checkbox])"
)
ON_BOARDS = "main button.spot, main button.lit"  # what a board lets one press


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_a_table_that_waits_opens_with_an_invitation(sit: Sit, server: Server, lang: str, phone: bool) -> None:
    anna, boris = sit(server.address, lang, phone), sit(server.address, lang)
    table = anna.make_table(["me", "invited"], {}, "village")
    anna.take_place(table)
    page = anna.page
    assert page.is_visible("#area-invite .ticket")
    assert not page.is_visible("#area-decision"), "no game has begun"
    page.wait_for_function("() => document.querySelector('.ticket img').naturalWidth > 0")
    assert anna.faults() == []
    link = page.get_attribute("#area-invite [data-share]", "data-share") or ""
    code = page.get_attribute(".ticket img", "src") or ""
    assert boris.page.request.get(server.address + code).status == 404, "the code is for those who may pass it on"
    boris.go(link)
    boris.live()
    with boris.page.expect_navigation():
        boris.page.click("#area-invite [data-sit]")
    page.wait_for_selector("#area-invite", state="hidden")
    assert page.is_visible("#area-decision"), "all are there: the table is shown"


@pytest.mark.parametrize(("game", "lang", "phone"), CURTAINS)
def test_a_curtain_falls_between_two_on_one_device(sit: Sit, server: Server, game: str, lang: str, phone: bool) -> None:
    person = sit(server.address, lang, phone)
    page = person.page
    person.go(f"/new/{game}")
    page.select_option("[name=seat-1]", "here")
    page.fill("input[name=name]", "Anna")
    page.fill("[name=name-1]", "Boris")
    assert page.is_disabled("[name=practice]")
    page.click("main form button[type=submit]")
    page.wait_for_url("**/table/**")
    person.live()
    for turn in range(40):
        if page.query_selector("#curtain[open]"):
            break
        person.answer(turn)
    assert person.text("#curtain [data-name]") == "Boris"
    page.keyboard.press("Escape")
    assert page.is_visible("#curtain"), "nobody looks behind it by chance"
    assert person.faults() == []
    page.click("#curtain [data-rise]")
    page.wait_for_url("**seat=1")
    person.live()
    assert person.asked()
    assert "Boris" in person.text(".place.large .place-head")
    before = page.evaluate("window.updates")
    person.answer(1)
    assert page.evaluate("window.updates") > before, "and Boris plays"


def test_what_a_person_has_chosen_holds(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    page = person.page
    person.go("/")
    page.click("[data-sheet=settings]")
    for name, value in (("pace", "slow"), ("motion", "off"), ("hand", "left"), ("theme", "dark")):
        page.select_option(f"[data-choice={name}]", value)
    assert person.faults() == []
    page.mouse.click(5, 5)  # beside it
    assert page.is_hidden("#settings")
    person.take_place(person.make_table(["me", "apprentice"]))
    assert page.evaluate("localStorage.getItem('letopis.pace')") == "slow"
    assert page.evaluate("({...document.documentElement.dataset})") == {
        "motion": "off",
        "hand": "left",
        "theme": "dark",
    }
    page.keyboard.press("?")
    page.click("#ask [data-sheet=keys]")
    assert page.is_visible("#keys")
    assert "Turn the piece" in person.text("#keys"), "the game's own keys, too"
    page.keyboard.press("Escape")
    assert page.is_hidden("#keys")
    page.click("[data-sheet=settings]")
    page.keyboard.press("?")
    assert page.locator("dialog[open]").count() == 1, "one sheet at a time"
    page.keyboard.press("Escape")
    page.click("[data-sheet=settings]")
    page.select_option("[data-choice=lang]", "ru")
    page.wait_for_selector("html[lang=ru]")


def test_what_was_told_is_told_again(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    person.take_place(person.make_table(["me", "apprentice"], {}, "villagers"))
    page = person.page
    person.answer(0)
    page.wait_for_function("() => document.querySelectorAll('#announce p').length > 0")
    person.settled()
    page.keyboard.press("l")
    assert page.locator("#announce p").last.inner_text() == person.text("#prompt")


@pytest.mark.parametrize("path", ["/", "/new/village", "table"])
def test_a_finger_finds_what_it_wants(sit: Sit, server: Server, path: str) -> None:
    person = sit(server.address, "ru", phone=True)
    if path == "table":
        for game, questions in (("my_village", 3), ("village", 1), ("bruges", 1)):
            person.take_place(person.make_table(["me", "apprentice"], {}, game))
            for turn in range(questions):
                person.settled()
                assert person.page.evaluate(SMALL, ON_BOARDS) == [], game
                person.answer(turn)
            person.settled()
    else:
        person.go(path)
    assert person.page.evaluate(SMALL, FRAME) == []


def test_without_a_net_it_says_so_and_what_was_read_stays(sit: Sit, server: Server) -> None:
    person = sit(server.address, worker=True)
    page = person.page
    person.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    person.go("/rules/era")
    page.wait_for_function("() => caches.match('/rules/era').then(Boolean)")
    person.context.set_offline(True)
    page.reload()
    assert "Era" in person.text("h1")
    person.go("/new/era")
    assert "No connection" in person.text("h1")
    page.wait_for_selector("[data-kept] a[href='/rules/era']")
    person.complaints.clear()  # that nothing could be fetched


def test_home_tells_of_games_begun_and_finished(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    page = person.page
    person.go("/")
    assert "apprentice" in (page.get_attribute("[data-play-now=villagers]", "data-seats") or "")
    assert "the Countess" in person.text("article[aria-labelledby=game-villagers]")
    person.take_place(person.make_table(["me", "apprentice"], {"round_limit": 1}))
    person.play_on()
    person.make_table(["me", "apprentice"], {}, "village")
    person.go("/")
    assert "Village" in person.text(".going")
    done = page.locator(".lists li", has=page.locator("time")).first.inner_text()
    assert "Era" in done
    assert "Bertram" in done
    assert "victory" in done or "place 2 of 2" in done
    assert "journeyman" in (page.get_attribute("[data-play-now=era]", "data-seats") or ""), "ready for more"
    assert person.faults() == []


def test_a_device_may_install_it_and_links_have_a_preview(sit: Sit, server: Server) -> None:
    person = sit(server.address, "ru")
    table = person.make_table(["me", "open"], {}, "village")
    person.go(f"/table/{table}")
    ask = person.page.request
    manifest = ask.get(f"{server.address}/manifest.webmanifest?lang=ru").json()
    assert (manifest["name"], manifest["display"]) == ("Летопись", "standalone")
    for icon in manifest["icons"]:
        assert ask.get(server.address + icon["src"]).headers["content-type"] == icon["type"]
    described = person.page.get_attribute("meta[property='og:description']", "content") or ""
    assert described.startswith("Партия: Деревня")
    image = person.page.get_attribute("meta[property='og:image']", "content") or ""
    assert ask.get(image).ok
