"""Dice that bind, as a player's own page checks them: a database changed in the middle of a game is found."""

import asyncio
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from letopis.kernel.records import read_record
from letopis.kernel.seal import broken
from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.live import LiveTable
from letopis.server.store import Store
from tests.browser.conftest import Sit
from tests.server.running import CLIENTS, Guest, Server, new_id, running

CHANGES = {
    "seed": "UPDATE tables SET seed = ? WHERE id = ?",
    "salt": "UPDATE tables SET salt = ? WHERE id = ?",
    "options": "UPDATE tables SET options = ? WHERE id = ?",
    "number": "UPDATE entries SET data = json_set(data, '$.number', ?) WHERE kind = 'number' AND table_id = ?",
    "resealed": "UPDATE tables SET seed = ?1, commitment = '' || ?1 WHERE id = ?2",
}

CHECK = """async (games) => {
  const { broken, changed } = await import('/static/seal.js');
  return games.map(({ kept, now }) => [changed(kept, now), broken(kept, now)]);
}"""


async def tables_of(server: Server, ids: list[str]) -> dict[str, LiveTable]:
    """Tables as the database has them."""
    store = Store(f"sqlite:///{server.folder / 'tables.db'}", "a test")
    found: dict[str, LiveTable] = {}
    for id in ids:
        stored = await store.load(id)
        assert stored is not None
        live = LiveTable(stored.info)
        live.apply_all(stored.entries)
        found[id] = live
    await store.close()
    return found


def read(server: Server, ids: list[str]) -> dict[str, LiveTable]:
    """The same, beside the loop in which the browser lives."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, tables_of(server, ids)).result()


def play(guest: Guest, live: LiveTable, most: int = 10_000) -> None:
    """Play on alone; we know what the server knows, so dozens of actions go at once."""
    draft = Draft(live)
    while most > 0 and live.awaiting:
        number, actions = live.number_for(Audience(0)), list[str]()
        while len(actions) < min(most, 60) and live.awaiting:
            actions.append(live.position.legal(0)[0].text)
            draft.play(0, actions[-1])
        done = guest.command(live.info.id, "play", action=actions[0], then=actions[1:], number=number)
        assert done.status_code == 200, done.text
        most -= len(actions)


def seal_of(guest: Guest, table: str) -> dict[str, Any]:
    """What a page is told of the seal."""
    shown = guest.state(table)["table"]
    return {**shown["seal"], **{key: shown[key] for key in ("commitment", "begun", "revealed", "me")}}


@pytest.mark.parametrize("games", [20, pytest.param(100, marks=pytest.mark.soak)])
def test_a_change_in_the_database_is_found_by_the_page_and_by_the_record(sit: Sit, tmp_path: Path, games: int) -> None:
    server = Server(tmp_path / "letopis", LETOPIS_TABLES_PER_PERSON="1000")
    chance = random.Random(1)
    with running(server):
        anna = server.guest("Anna")
        kinds: dict[str, str] = {}
        for number in range(games + 3):
            table = anna.new_table("me", dice="all")
            kinds[table] = [*CHANGES][number % len(CHANGES)] if number < games else ""
        kept: dict[str, dict[str, Any]] = {}
        for table in kinds:
            share = new_id()
            assert anna.command(table, "number", number=share).status_code == 200
            told = seal_of(anna, table)
            kept[table] = {"number": share, "seat": 0, **{key: told[key] for key in ("commitment", "terms", "bond")}}
        for live in read(server, [*kinds]).values():
            play(anna, live, most=3)
    with sqlite3.connect(server.folder / "tables.db") as connection:
        for table, kind in kinds.items():
            if kind:
                digits = f"{chance.getrandbits(256):064x}"
                worth = {"options": f'{{"round_limit": {chance.randint(2, 3)}}}', "number": digits[:32]}
                connection.execute(CHANGES[kind], (worth.get(kind, digits), table))
    connection.close()
    with running(server):
        for live in read(server, [*kinds]).values():
            play(anna, live)
        checked = [{"kept": kept[table], "now": seal_of(anna, table)} for table in kinds]
        person = sit(server.url)
        person.go("/about")
        by_page = person.page.evaluate(CHECK, checked)
        records = [read_record(anna.get(f"/api/tables/{table}/record").text) for table in kinds]
    by_record = [broken(record) for record in records]
    assert [bool(flaw) for flaw in by_record] == [bool(kind) for kind in kinds.values()]
    assert [bool(at_the_end) for _, at_the_end in by_page] == [bool(kind) for kind in kinds.values()]
    early = {kind for kind, (while_it_runs, _) in zip(kinds.values(), by_page, strict=True) if while_it_runs}
    assert early == {"options", "number", "resealed"}, "what can be seen at once is"
    while CLIENTS:
        CLIENTS.pop().close()


def test_the_page_keeps_the_seal_and_checks_it_itself(sit: Sit, tmp_path: Path) -> None:
    server = Server(tmp_path / "letopis")
    with running(server):
        person, other = sit(server.url), sit(server.url, "ru", phone=True)
        page = person.page
        person.go("/")
        page.click("[data-play-now=era]")
        page.wait_for_url("**/table/**")
        person.live()
        assert person.asked(), "one click, and it begins"
        person.go("/new/era")
        page.fill("[data-option=round_limit]", "1")
        page.select_option("[name=seat-1]", "open")
        page.click("main form button[type=submit]")
        page.wait_for_url("**/table/**")
        person.live()
        table = page.url.rsplit("/", 1)[1]
        assert "begins when everybody is there" in person.text("#area-invite")
        other.take_place(table)
        with other.page.expect_navigation():
            other.page.click("#area-invite [data-sit]")
        other.live()
        page.wait_for_selector("#area-invite", state="hidden")
        stored = [one.page.evaluate(f"JSON.parse(localStorage['letopis.seal.{table}'])") for one in (person, other)]
        assert stored[0]["commitment"] == stored[1]["commitment"]
        assert stored[0]["number"] != stored[1]["number"]
        for _ in range(200):
            for one in (person, other):
                one.page.wait_for_function("() => !document.body.classList.contains('busy')")
                if one.asked():
                    one.answer(0)
            if person.over() and other.over():
                break
        page.wait_for_selector("#proof:not(:empty)")
        assert "yours among them" in person.text("#proof")
        assert "ваше среди них" in other.text("#proof")
        # what this page has kept is believed, not the server: a seal that differs is told at once
        page.evaluate(f"""() => {{ const kept = JSON.parse(localStorage['letopis.seal.{table}']);
            localStorage['letopis.seal.{table}'] = JSON.stringify({{...kept, number: '0'.repeat(32)}}); }}""")
        page.reload()
        person.live()
        assert page.is_visible("#seal-alarm")
        assert "NOT TRUE" in person.text("#proof")
        assert person.faults() == []
        other.page.click("[data-verify]")
        other.page.wait_for_function("() => document.getElementById('proof').textContent.includes('Сервер')")
