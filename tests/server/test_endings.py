"""Years: what is left of a game when its rules have changed, or when it is no longer installed."""

import sqlite3
from pathlib import Path

from letopis.kernel.records import read_record
from letopis.server.endings import unpacked
from tests.server.running import Server, play_to_the_end, running, until


def changed(server: Server, statement: str, *values: str) -> None:
    """Do something to its database behind its back."""
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute(statement, values)
    database.close()


def kept(server: Server, table: str) -> bool:
    """Whether an ending is stored."""
    with sqlite3.connect(server.folder / "tables.db") as database:
        found = database.execute("SELECT doc FROM endings WHERE table_id = ?", (table,)).fetchone()
    database.close()
    return found is not None and bool(unpacked(found[0])["told"]["ru"]["log"])


def test_a_finished_game_is_readable_whatever_becomes_of_its_rules(folder: Path) -> None:
    with running(Server(folder)) as server:
        anna, boris, ivan = server.guest("Anna & Co"), server.guest("Boris"), server.guest("Иван", lang="ru")
        table = anna.new_table("me", "open", options={"round_limit": 1})
        secret = anna.new_table("me", "open", watch="nobody")
        for one in (table, secret):
            word = anna.state(one)["table"]["links"]["invite"]["1"].partition("=")[2]
            assert boris.command(one, "sit", {"invite": word}).status_code == 200
            assert boris.command(one, "talk", text="Good game <b>!").status_code == 200
        play_to_the_end(table, anna, boris)
        for guest in (anna, boris):
            assert guest.command(secret, "close").status_code == 200
        until("both to be kept", lambda: kept(server, table) and kept(server, secret))
        before = ivan.state(table, lang="en")
        text = anna.get(f"/api/tables/{table}/record").text

        server.stop()
        changed(server, "UPDATE tables SET rules = 99")  # as if another release had come
        server.start()
        assert f"/table/{table}" in anna.get("/").text
        page = anna.get(f"/table/{table}")
        assert page.status_code == 200
        for words in ("another version of the rules", "Anna &amp; Co takes a seat.", "Good game &lt;b&gt;!"):
            assert words in page.text
        assert 'class="area common"' in page.text, "the board"
        assert "\ue000" not in page.text, "signs stand for names only where it is stored"
        theirs = ivan.get(f"/table/{table}").text
        assert "За стол садится Boris." in theirs
        assert "takes a seat" not in theirs
        told = anna.state(table)
        assert told["kept"]
        assert (told["ranking"], told["scores"]) == (before["ranking"], before["scores"])
        assert [line["sentence"] for line in told["log"]] == [line["sentence"] for line in before["log"]]
        assert anna.get(f"/api/tables/{table}/record").text == text
        assert read_record(text).seal is not None
        verified = anna.get(f"/api/tables/{table}/verify").json()
        assert verified["error"] == "other-rules"
        assert "rules version 99 of era is not played" in verified["detail"]
        assert boris.state(secret)["kept"], "whoever sat there may read it"
        assert ivan.get(f"/api/tables/{secret}").json()["error"] == "no-watching"
        assert ivan.get(f"/table/{secret}").status_code == 403

        server.stop()
        changed(server, "UPDATE tables SET game = 'tafl'")  # and now it is not even installed
        server.start()
        assert f"/table/{table}" in anna.get("/").text
        page = anna.get(f"/table/{table}")
        assert page.status_code == 200
        for words in ("no longer installed", "Anna &amp; Co takes a seat.", "Good game &lt;b&gt;!"):
            assert words in page.text
        assert 'class="area common"' not in page.text, "nothing says how a board of that game looks"
        assert ivan.get(f"/api/tables/{secret}").json()["error"] == "no-watching"
        assert server.errors() == []


def test_a_running_game_of_other_rules_is_closed_with_a_sentence(folder: Path) -> None:
    with running(Server(folder)) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "open")
        server.stop()
        changed(server, "UPDATE tables SET rules = 99")
        server.start()
        home = anna.get("/")
        assert home.status_code == 200
        assert "Its rules have changed" in home.text
        assert f'href="/table/{table}"' not in home.text
        assert server.guest().get("/api/tables", which="open").json() == []
        told = anna.get(f"/api/tables/{table}")
        assert (told.status_code, told.json()["error"]) == (409, "other-rules")
        assert "rules version 99 of era is not played" in told.json()["detail"]
        assert "another version" in anna.client.get(f"/table/{table}", headers={"accept": "text/html"}).text
        assert anna.post(f"/api/tables/{table}/shelve", shelved=True).status_code == 200, "it can be put away"
        assert anna.get("/api/tables", which="mine").json() == []
        assert server.errors() == []


def test_what_ended_before_endings_were_kept_is_kept_at_the_next_start(folder: Path) -> None:
    with running(Server(folder)) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "apprentice")
        assert anna.command(table, "close").status_code == 200
        until("it to be kept", lambda: kept(server, table))
        server.stop()
        changed(server, "DELETE FROM endings")
        server.start()
        until("it to be kept again", lambda: kept(server, table))
        assert server.errors() == []
