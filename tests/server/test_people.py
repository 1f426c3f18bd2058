"""People who come back, seats that are never lost, tables that are put away, closed and deleted."""

from pathlib import Path

import pytest

from tests.server.running import Guest, Server, new_id, play_to_the_end, running, until
from tests.server.test_seats import word


def way_back(guest: Guest) -> str:
    """The word of somebody's return link."""
    link = str(guest.get("/api/me/link").json()["link"])
    address, _, secret = link.partition("#")
    assert address == "/return", "what is secret stands behind the #, which no server is told"
    return secret


def test_a_return_link_brings_name_seats_and_history_back(server: Server) -> None:
    anna, boris = server.guest("Анна"), server.guest("Boris")
    table = anna.new_table("me", "open", watch="nobody")
    boris.command(table, "sit")
    secret = way_back(anna)
    assert way_back(anna) == secret
    phone = server.guest("Somebody", lang="ru")
    assert phone.get(f"/api/tables/{table}").status_code == 403
    assert phone.post("/api/return/look", word=secret).json() == {"name": "Анна", "tables": 1}
    assert phone.get("/api/me").json()["name"] == "Somebody", "looking changes nothing"
    assert phone.post("/api/return", word=secret).json() == {"name": "Анна"}
    assert phone.get("/api/me").json()["name"] == "Анна"
    assert phone.state(table)["table"]["me"] == 0
    assert [one["id"] for one in phone.get("/api/tables", which="mine").json()] == [table]
    assert phone.play(table, "place longhouse a1").status_code == 200
    assert anna.state(table)["table"]["number"] == 1, "both devices are hers"

    renewed = anna.post("/api/me/link").json()["link"].partition("#")[2]
    assert renewed != secret
    thief = server.guest()
    for bad in (secret, renewed[:-1], renewed.upper(), "x", secret.partition(".")[0]):
        assert thief.post("/api/return", word=bad).json()["error"] == "bad-return", bad
    assert thief.post("/api/return", word=renewed).status_code == 200
    assert secret not in boris.heard
    log = server.log.read_text()
    assert secret not in log
    assert renewed not in log


def test_the_name_of_now_comes_back(server: Server) -> None:
    anna = server.guest("Anna")
    secret = way_back(anna)
    anna.post("/api/me", name="Anna of Kiev")
    phone = server.guest()
    assert phone.post("/api/return", word=secret).json()["name"] == "Anna of Kiev"


def test_the_page_offers_just_the_seats_one_may_take(server: Server) -> None:
    anna, boris, vera = server.guest("Anna"), server.guest("Boris"), server.guest("Vera")
    table = anna.new_table("me", "open", "invited")
    links = anna.state(table)["table"]["links"]["invite"]
    assert anna.state(table)["table"]["host"] == "Anna"
    assert boris.state(table)["table"]["may_sit"] == [1]
    assert boris.command(table, "sit", seat=2).json()["error"] == "seat-by-invitation"
    invited = boris.state(table, **word(links["2"]))["table"]
    assert (invited["may_sit"], invited["invitation"]) == ([2], "open")
    assert boris.state(table, invite="old")["table"]["invitation"] == "used"
    assert vera.command(table, "reissue", seat=2).json()["error"] == "not-owner"
    assert anna.command(table, "reissue", seat=0).json()["error"] == "seat-not-open"
    assert anna.command(table, "reissue", seat=2).status_code == 200
    again = anna.state(table)["table"]["links"]["invite"]
    assert again["1"] == links["1"]
    assert boris.state(table, **word(links["2"]))["table"]["invitation"] == "used"
    assert boris.command(table, "sit", word(links["2"])).json()["error"] == "bad-invitation"
    assert boris.command(table, "sit", word(again["2"])).json()["seat"] == 2
    assert vera.state(table, **word(again["2"]))["table"]["may_sit"] == [1], "hers is used, but another is free"
    assert vera.command(table, "sit", word(again["2"]), seat=1).json()["seat"] == 1
    assert anna.state(table)["table"]["may_sit"] == []
    closed = anna.new_table("me", "invited", watch="nobody")
    assert boris.get(f"/api/tables/{closed}", invite="old").json()["error"] == "bad-invitation"


def test_a_stand_in_goes_by_the_name_of_whom_it_plays_for(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    boris.play(table, "place longhouse a1")
    boris.command(table, "bot")
    seat = anna.state(table)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["stands_in_for"]) == ("bot", "Boris", "Boris")
    assert "Boris takes a seat." in [line["sentence"] for line in anna.state(table)["log"]]
    mine = next(one for one in anna.get("/api/tables", which="mine").json() if one["id"] == table)
    assert mine["seats"][1]["name"] == "Boris"


def test_tables_are_closed_put_away_and_deleted_by_those_whose_they_are(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    assert server.guest().command(table, "close").json()["error"] == "no-seat"
    assert anna.command(table, "close").status_code == 200
    assert anna.state(table)["table"]["closing"] == [0]
    assert not anna.state(table)["table"]["closed"], "it is his, too"
    assert anna.play(table, "place longhouse a1").status_code == 200
    assert boris.command(table, "close").status_code == 200
    seen = boris.state(table)
    assert seen["table"]["closed"]
    assert (seen["decision"], seen["table"]["revealed"] is not None) == (None, True)
    assert boris.play(table, "place longhouse a1").json()["error"] == "closed"
    assert boris.command(table, "close").json()["error"] == "closed"
    assert boris.get(f"/api/tables/{table}/record").status_code == 200
    assert boris.post(f"/api/tables/{table}/delete").json()["error"] == "not-owner"
    assert anna.post(f"/api/tables/{table}/delete").json()["error"] == "not-alone"

    assert boris.post(f"/api/tables/{table}/shelve", shelved=True).json() == {"shelved": True}
    assert boris.get("/api/tables", which="mine").json() == []
    assert [one["id"] for one in boris.get("/api/tables", which="shelved").json()] == [table]
    assert [one["id"] for one in anna.get("/api/tables", which="mine").json()] == [table]
    assert boris.state(table)["table"]["me"] == 1, "it can still be read"
    assert boris.post(f"/api/tables/{table}/shelve", shelved=False).status_code == 200
    assert [one["id"] for one in boris.get("/api/tables", which="mine").json()] == [table]
    assert server.guest().post(f"/api/tables/{table}/shelve", shelved=True).json()["error"] == "no-seat"

    own = anna.new_table("me", "journeyman")
    page = anna.stream(own)
    anna.play(own, "place longhouse a1")
    assert anna.post(f"/api/tables/{own}/delete").json() == {"deleted": True}
    until("her page to be told", lambda: [event for _, event, _ in page.events if event == "gone"])
    assert anna.get(f"/api/tables/{own}").json()["error"] == "unknown-table"
    assert own not in [one["id"] for one in anna.get("/api/tables", which="mine").json()]


def test_begun_games_lock_nobody_out(folder: Path) -> None:
    with running(Server(folder, LETOPIS_TABLES_PER_PERSON="3")) as server:
        anna = server.guest("Anna")
        tables = [anna.new_table("me", "here") for _ in range(3)]

        def another() -> str:
            made = anna.post("/api/tables", id=new_id(), game="era", seats=["me", "here"])
            return str(made.json().get("message", ""))

        assert "3 unfinished tables" in another()
        assert "close it" in another(), "it says what to do"
        assert anna.post(f"/api/tables/{tables[0]}/shelve", shelved=True).status_code == 200
        assert another() == ""
        assert anna.command(tables[1], "close").status_code == 200
        assert another() == ""
        assert anna.post(f"/api/tables/{tables[2]}/delete").status_code == 200
        assert another() == ""
        assert another() != ""


@pytest.mark.parametrize("players", [2])
def test_a_finished_game_stays_readable_also_put_away(server: Server, players: int) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", *["apprentice"] * (players - 1), options={"round_limit": 1})
    play_to_the_end(table, anna)
    anna.post(f"/api/tables/{table}/shelve", shelved=True)
    assert anna.state(table)["ranking"]
    assert anna.get(f"/api/tables/{table}/record").status_code == 200
