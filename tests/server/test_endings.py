"""Years: what is left of games when their rules have changed, or when they are no longer installed."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from letopis.kernel.records import read_record
from letopis.server.endings import unpacked
from tests.server.running import Guest, Server, play_to_the_end, running, until


def changed(folder: Path, statement: str, *values: str) -> None:
    """Do something to a database behind its server's back."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute(statement, values)
    database.close()


def kept(folder: Path, table: str) -> bool:
    """Whether an ending is stored."""
    with sqlite3.connect(folder / "tables.db") as database:
        found = database.execute("SELECT doc FROM endings WHERE table_id = ?", (table,)).fetchone()
    database.close()
    return found is not None and bool(unpacked(found[0])["told"])


@dataclass
class Years:
    """A server after a change of releases, and people who come back to it."""

    server: Server
    people: dict[str, Guest]
    tables: dict[str, str]
    before: dict[str, Any]  # what anybody saw of the finished game
    record: str

    @property
    def anna(self) -> Guest:
        """By her cookie: connections end with each test."""
        return self.people["anna"].at(self.server)

    @property
    def boris(self) -> Guest:
        """By his."""
        return self.people["boris"].at(self.server)


@pytest.fixture(scope="module")
def years(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Years]:
    """Games of today, and then as if another release had come, in which other rules are played and a game is gone."""
    folder = tmp_path_factory.mktemp("years") / "data"
    with running(Server(folder)) as server:
        anna, boris = server.guest("Anna & Co"), server.guest("Boris")
        tables = {"over": anna.new_table("me", "open", options={"round_limit": 1})}
        for name in ("removed", "secret", "of old", "running"):
            tables[name] = anna.new_table("me", "open", watch="nobody" if name == "secret" else "anyone")
        for table in tables.values():
            word = anna.state(table)["table"]["links"]["invite"]["1"].partition("=")[2]
            assert boris.command(table, "sit", {"invite": word}).status_code == 200
            assert boris.command(table, "talk", text="Good game <b>!").status_code == 200
        play_to_the_end(tables["over"], anna, boris)
        for name in ("removed", "secret", "of old"):
            for guest in (anna, boris):
                assert guest.command(tables[name], "close").status_code == 200
        for name in ("over", "removed", "secret", "of old"):
            until(f"{name} to be kept", lambda table=tables[name]: kept(folder, table))  # type: ignore[misc]
        before = server.guest().state(tables["over"])
        record = anna.get(f"/api/tables/{tables['over']}/record").text
        server.stop()
        for name in ("over", "secret", "running"):
            changed(folder, "UPDATE tables SET rules = 99 WHERE id = ?", tables[name])
        changed(folder, "UPDATE tables SET game = 'tafl' WHERE id = ?", tables["removed"])
        changed(folder, "DELETE FROM endings WHERE table_id = ?", tables["of old"])
        server.start()
        yield Years(server, {"anna": anna, "boris": boris}, tables, before, record)
        assert server.errors() == []


def test_a_finished_game_is_readable_when_its_rules_are_not_played_any_more(years: Years) -> None:
    anna, table = years.anna, years.tables["over"]
    assert f"/table/{table}" in anna.get("/").text
    page = anna.get(f"/table/{table}")
    assert page.status_code == 200
    for words in ("another version of the rules", "Anna &amp; Co takes a seat.", "Good game &lt;b&gt;!"):
        assert words in page.text
    assert 'class="area common"' in page.text, "the board"
    assert "\ue000" not in page.text, "signs stand for names only where it is stored"
    theirs = Guest(years.server.url, "Иван", lang="ru").get(f"/table/{table}").text
    assert "За стол садится Boris." in theirs
    assert "takes a seat" not in theirs
    told = anna.state(table)
    assert told["kept"]
    assert (told["ranking"], told["scores"]) == (years.before["ranking"], years.before["scores"])
    assert [line["sentence"] for line in told["log"]] == [line["sentence"] for line in years.before["log"]]
    assert anna.get(f"/api/tables/{table}/record").text == years.record
    assert read_record(years.record).seal is not None
    verified = anna.get(f"/api/tables/{table}/verify").json()
    assert verified["error"] == "other-rules"
    assert "rules version 99 of era is not played" in verified["detail"]


def test_a_finished_game_is_readable_when_it_is_no_longer_installed(years: Years) -> None:
    table = years.tables["removed"]
    assert f"/table/{table}" in years.boris.get("/").text
    page = years.boris.get(f"/table/{table}")
    assert page.status_code == 200
    for words in ("no longer installed", "Anna &amp; Co takes a seat.", "Good game &lt;b&gt;!"):
        assert words in page.text
    assert 'class="area common"' not in page.text, "nothing says how a board of that game looks"


def test_what_is_left_of_a_table_is_for_those_who_might_see_it(years: Years) -> None:
    secret, stranger = years.tables["secret"], Guest(years.server.url)
    assert years.boris.state(secret)["kept"], "whoever sat there may read it"
    assert stranger.get(f"/api/tables/{secret}").json()["error"] == "no-watching"
    assert stranger.get(f"/api/tables/{secret}/record").status_code == 403
    assert stranger.get(f"/table/{secret}").status_code == 403


def test_a_running_game_of_other_rules_is_closed_with_a_sentence(years: Years) -> None:
    anna, table = years.anna, years.tables["running"]
    home = anna.get("/")
    assert home.status_code == 200
    assert "Its rules have changed" in home.text
    assert f'href="/table/{table}"' not in home.text
    told = anna.get(f"/api/tables/{table}")
    assert (told.status_code, told.json()["error"]) == (409, "other-rules")
    assert "rules version 99 of era is not played" in told.json()["detail"]
    assert "another version" in anna.client.get(f"/table/{table}", headers={"accept": "text/html"}).text
    assert anna.post(f"/api/tables/{table}/shelve", shelved=True).status_code == 200, "it can be put away"
    assert table not in [row["id"] for row in anna.get("/api/tables", which="mine").json()]


def test_what_ended_before_endings_were_kept_is_kept_at_the_next_start(years: Years) -> None:
    until("it to be kept", lambda: kept(years.server.folder, years.tables["of old"]))
    assert "kept" not in years.anna.state(years.tables["of old"]), "but it can be looked at as it is"
