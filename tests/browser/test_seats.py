"""Seats that are never lost: a way back on another device, clocks that run in the page, tables put away."""

import sqlite3
from pathlib import Path

from tests.browser.conftest import Sit
from tests.browser.serving import Server


def test_a_return_link_brings_one_back_on_a_phone(sit: Sit, server: Server) -> None:
    anna, phone = sit(server.address), sit(server.address, "ru", phone=True)
    page = anna.page
    anna.go("/new/bruges")
    assert page.is_hidden("input[name=name]"), "beside bots nobody asks for a name"
    page.select_option("[name=seat-1]", "open")
    page.fill("input[name=name]", "Анна")
    assert page.is_visible("[name=clock]")
    page.click("main form button[type=submit]")
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1]
    anna.go("/me")
    page.wait_for_function("() => document.querySelector('.way-back img').naturalWidth > 0")
    assert anna.faults() == []
    link = page.get_attribute("[data-copy]", "data-copy") or ""
    phone.go(link)
    phone.page.wait_for_selector("[data-known]:not([hidden])")
    assert "#" not in phone.page.url, "the secret does not stay in the address"
    assert "Анна" in phone.text("[data-return]")
    assert phone.faults() == []
    phone.page.click("[data-come-back]")
    phone.page.wait_for_url(f"{server.address}/")
    assert phone.page.is_visible(f"a[href='/table/{table}']"), "her table is there"
    phone.take_place(table)
    assert "вы" in phone.text("#area-invite .seats li:first-child")
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_navigation():
        page.click("[data-renew-link]")
    phone.go(link)
    phone.page.wait_for_function("() => document.querySelector('[data-problem]').textContent")
    assert phone.page.is_hidden("[data-known]")
    phone.complaints.clear()  # that it was refused

    with page.expect_download() as download:
        page.click("a[href='/api/me/data']")
    assert table in download.value.path().read_text()
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.click("[data-erase-me]")
    page.once("dialog", lambda dialog: dialog.accept())
    page.click("[data-erase-me]")
    page.wait_for_url(f"{server.address}/")
    assert not page.is_visible(f"a[href='/table/{table}']")
    assert page.request.get(f"{server.address}/api/me").json()["name"] == ""
    assert page.request.get(f"{server.address}/api/tables/{table}").status == 404, "nobody else has sat there"


def test_a_clock_runs_in_the_page_and_a_friend_votes(sit: Sit, own_server: Server, tmp_path: Path) -> None:
    anna, boris = sit(own_server.address), sit(own_server.address, "ru", phone=True)
    page = anna.page
    anna.go("/new/bruges")
    page.select_option("[name=seat-1]", "invited")
    page.fill("input[name=name]", "Anna")
    page.select_option("[name=clock]", "friendly 300")
    page.click("main form button[type=submit]")
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1]
    boris.take_place(table, (page.get_attribute("[data-share]", "data-share") or "").partition(table)[2])
    assert "Anna приглашает вас" in boris.text("#area-invite")
    boris.page.fill("[data-asks-name] input", "Борис")
    with boris.page.expect_navigation():
        boris.page.click("#area-invite [data-sit]")
    boris.live()
    page.wait_for_selector("#area-clock time")
    late, other = (anna, boris) if anna.asked() else (boris, anna)
    first, heard = late.text("#area-clock time"), late.page.evaluate("window.heard.length")
    late.page.wait_for_function(f"() => document.querySelector('#area-clock time').textContent !== '{first}'")
    assert late.page.evaluate("window.heard.length") == heard, "it runs without a word from the server"
    assert other.page.is_hidden("#area-clock [data-vote]")
    own_server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE entries SET at = at - 1000 WHERE table_id = ?", (table,))
    connection.close()
    own_server.start()
    other.page.reload()
    other.page.wait_for_selector("#area-clock [data-vote]")
    assert other.faults() == []
    other.page.click("#area-clock [data-vote]")
    name = "Anna" if late is anna else "Борис"
    other.page.wait_for_function(f"() => document.querySelector('.place.other .who').textContent.includes('{name}')")
    other.page.wait_for_function(
        "() => /a bot plays|играет бот/.test(document.querySelector('.place.other .who').textContent)"
    )
    late.page.reload()
    with late.page.expect_navigation():
        late.page.click("#area-decision [data-back]")
    late.live()
    late.page.wait_for_selector(".place.large .who")
    assert name in late.text(".place.large .who"), "one click, and the seat is his again"
    for one in (anna, boris):
        one.complaints.clear()  # that the server was away


def test_a_table_is_put_away_and_taken_out_again(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    page = person.page
    table = person.make_table(["me", "apprentice"], {}, "village")
    person.go("/")
    page.click(f"[data-shelve='{table}']")
    page.wait_for_selector(f"a[href='/table/{table}']", state="detached")
    person.go("/")
    page.click("a[href='/shelf']")
    page.wait_for_url("**/shelf")
    assert person.faults() == []
    page.click(f"[data-unshelve='{table}']")
    page.wait_for_selector(f"[data-unshelve='{table}']", state="detached")
    person.take_place(table)
    page.click("#tab-people")
    page.once("dialog", lambda dialog: dialog.accept())
    page.click("[data-close-table]")
    page.wait_for_function("() => document.getElementById('prompt').textContent.includes('closed')")
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_navigation():
        page.click("[data-delete-table]")
    assert not page.query_selector(f"a[href='/table/{table}']")
