"""Dice that bind: bound before anybody sits, with a number of everybody's page in them."""

import json
import sqlite3
from pathlib import Path

from letopis.kernel.records import read_record
from letopis.kernel.seal import broken
from tests.server.running import Guest, Server, first_legal, new_id, play_to_the_end, running
from tests.server.test_seats import word

ONE, TWO = "1" * 32, "2" * 32
SHORT = {"round_limit": 1}


def row_of(server: Server, table: str, columns: str) -> tuple[object, ...]:
    """What the database holds of a table."""
    with sqlite3.connect(server.folder / "tables.db") as connection:
        found = connection.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return tuple(found)


def test_a_game_of_all_begins_when_everybody_has_added_a_number(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    made = anna.post("/api/tables", id=new_id(), game="era", seats=["me", "open"], options=SHORT, dice="all").json()
    table, promised = made["table"], made["commitment"]
    assert row_of(server, table, "commitment") == (promised,), "it is stored before anybody has added anything"

    waits = anna.state(table)
    assert not waits["table"]["begun"]
    assert (waits["decision"], waits["view"]["awaiting"], waits["choices"]) == (None, [], [])
    assert waits["table"]["seal"]["wanting"] == [0]
    assert waits["table"]["seal"]["numbers"] is None
    assert anna.command(table, "play", action="place longhouse a1", number=0).json()["error"] == "not-begun"
    for address in ("why", "hint"):
        assert anna.get(f"/api/tables/{table}/{address}", action="x").json()["error"] == "not-begun"
    assert anna.command(table, "number", number="mine").status_code == 422
    assert boris.command(table, "number", number=TWO).json()["error"] == "no-seat"
    assert anna.command(table, "number", number=ONE).status_code == 200
    assert anna.command(table, "number", number=TWO).json()["error"] == "number-given"
    assert anna.command(table, "begin").json()["error"] == "seats-open"

    assert boris.state(table)["table"]["commitment"] == promised, "he knows it before he draws his number"
    assert boris.command(table, "sit", number=TWO).status_code == 200
    begun = boris.state(table)["table"]
    assert begun["begun"]
    assert begun["seal"]["numbers"] == [ONE, TWO]
    assert begun["commitment"] == promised
    assert anna.command(table, "number", number=TWO).json()["error"] == "begun"

    play_to_the_end(table, anna, boris)
    over = anna.state(table)["table"]
    record = read_record(anna.get(f"/api/tables/{table}/record").text)
    for shown in ("", promised, begun["seal"]["bond"]):
        assert broken(record, shown) == ""
    assert record.seal is not None
    assert record.seal.numbers == [ONE, TWO]
    proof = anna.get(f"/api/tables/{table}/verify").json()
    assert (proof["ok"], proof["bound"], proof["numbers"]) == (True, True, [ONE, TWO])
    assert over["revealed"] == {key: proof[key] for key in ("secret", "salt", "seed")}
    again = boris.command(table, "again").json()["table"]
    assert sorted(boris.state(again)["table"]["seal"]["wanting"]) == [0, 1], "new dice, new numbers"
    assert boris.command(again, "number", number=TWO).status_code == 200
    assert not boris.state(again)["table"]["begun"]
    assert boris.command(again, "begin").status_code == 200, "without waiting for her"
    assert anna.state(again)["table"]["seal"]["numbers"] == ["", TWO]


def test_a_program_that_adds_no_number_plays_all_the_same(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", options=SHORT)
    assert anna.state(table)["table"]["begun"], "the server's dice: no need to wait"
    assert anna.play(table, "place longhouse a1").status_code == 200
    boris.command(table, "sit", number=TWO)
    play_to_the_end(table, anna, boris)
    record = read_record(anna.get(f"/api/tables/{table}/record").text)
    assert broken(record) == ""
    assert record.seal is not None
    assert (record.seal.dice, record.seal.numbers) == ("server", ["", ""]), "and the record says so"

    together = anna.new_table("me", "invited", dice="all")
    invitation = word(anna.state(together)["table"]["links"]["invite"]["1"])
    assert boris.command(together, "sit", invitation).status_code == 200
    assert anna.command(together, "number", number=ONE).status_code == 200
    assert boris.state(together)["table"]["seal"]["numbers"] == [ONE, ""]


def test_seats_given_to_bots_and_seats_of_one_device_keep_nobody_waiting(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "here", "open", "journeyman", dice="all", names=["", "Vera"])
    assert anna.command(table, "number", number=ONE).status_code == 200
    assert not anna.state(table)["table"]["begun"]
    assert boris.command(table, "sit", number=TWO).status_code == 200
    assert anna.state(table)["table"]["seal"]["numbers"] == [ONE, "", TWO, ""]
    other = anna.new_table("me", "open", dice="all")
    anna.command(other, "number", number=ONE)
    boris.command(other, "sit", number=TWO)
    third = anna.new_table("me", "open", dice="all")
    anna.command(third, "number", number=ONE)
    assert anna.command(third, "bot", seat=1).status_code == 200
    assert anna.state(third)["table"]["begun"]
    fourth = anna.new_table("me", "open", "open", dice="all")
    boris.command(fourth, "sit", seat=1, number=TWO)
    boris.command(fourth, "leave")
    anna.command(fourth, "number", number=ONE)
    for seat in (1, 2):
        anna.command(fourth, "bot", seat=seat)
    assert anna.state(fourth)["table"]["seal"]["numbers"] == [ONE, "", ""], "whoever got up has no share"


def test_trying_again_has_the_same_dice_and_says_so(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "here", dice="all", options=SHORT)
    anna.command(table, "number", number=ONE)
    while not anna.state(table)["table"]["over"]:
        play_a_while(anna, table, 1)
    retried = anna.command(table, "retry", number=3).json()["table"]
    assert anna.state(retried)["table"]["seal"]["dice"] == "", "no seal binds dice that are known"
    played = anna.state(table, at=3)["view"]["seats"][0]["domain"]
    assert anna.state(retried)["view"]["seats"][0]["domain"] == played
    assert anna.get(f"/api/tables/{table}/verify").json()["ok"]


def test_what_does_not_replay_after_a_change_says_why(folder: Path) -> None:
    server = Server(folder, LETOPIS_SNAPSHOT_EVERY="5")
    with running(server):
        anna = server.guest("Anna")
        changed, snapshot = (anna.new_table("me", "here", game="bruges", dice="all") for _ in range(2))
        for table in (changed, snapshot):
            anna.command(table, "number", number=ONE)
            play_a_while(anna, table, 15)
        before = anna.state(snapshot)
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute("UPDATE tables SET seed = 'ff' || substr(seed, 3) WHERE id = ?", (changed,))
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (changed,))
        doc = json.loads(connection.execute("SELECT doc FROM snapshots WHERE table_id = ?", (snapshot,)).fetchone()[0])
        doc["position"]["chance"]["seed"] = "00" * 32
        connection.execute("UPDATE snapshots SET doc = ? WHERE table_id = ?", (json.dumps(doc), snapshot))
    connection.close()
    with running(server):
        answer = anna.get(f"/api/tables/{changed}")  # what was played is not possible with these cards
        assert (answer.status_code, answer.json()["error"]) == (409, "broken-seal")
        assert "database" in answer.json()["message"]
        assert anna.state(snapshot)["view"] == before["view"], "it is played from the start instead"
    assert "its snapshot cannot be read" in server.log.read_text()


def play_a_while(guest: Guest, table: str, rounds: int) -> None:
    """Play for both seats of one device."""
    for _ in range(rounds):
        for seat in ("0", "1"):
            state = guest.state(table, seat=seat)
            if state["choices"]:
                action, number = first_legal(state), state["table"]["number"]
                guest.command(table, "play", {"seat": seat}, action=action, number=number)
