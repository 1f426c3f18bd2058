"""What is kept about a person: all of it is handed out, and it is forgotten, while the games of others stay whole."""

import json
import sqlite3
from pathlib import Path

from tests.server.running import Guest, Server, play_to_the_end, running, until
from tests.server.test_backups import asked
from tests.server.test_endings import kept

WORDS = "my own words"


def all_kept(folder: Path) -> str:
    """Everything that a server has in its file, in text."""
    with sqlite3.connect(folder / "tables.db") as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = "\n".join(str(row) for name in names for row in database.execute(f"SELECT * FROM {name}"))
    database.close()
    return found


def story(server: Server, to_the_end: bool = True) -> tuple[Guest, Guest, dict[str, str]]:
    """Somebody who has been everywhere, somebody else, and the tables they know."""
    anna, boris = server.guest("Anna Karenina"), server.guest("Boris")
    tables = {
        "done": anna.new_table("me", "open", options={"round_limit": 1}),
        "alone": anna.new_table("me", "apprentice"),
        "running": boris.new_table("me", "open", game="bruges"),
        "left": boris.new_table("me", "open"),
        "waiting": boris.new_table("me", "open", "open", dice="all"),
    }
    assert boris.command(tables["done"], "sit").status_code == 200
    for name in ("running", "left", "waiting"):
        assert anna.command(tables[name], "sit").status_code == 200
    for name in ("done", "running", "left"):
        assert anna.command(tables[name], "talk", text=WORDS).status_code == 200
        assert boris.command(tables[name], "talk", text="his").status_code == 200
    assert anna.command(tables["left"], "leave").status_code == 200
    assert anna.post(f"/api/tables/{tables['waiting']}/shelve", shelved=True).status_code == 200
    if to_the_end:
        play_to_the_end(tables["done"], anna, boris)
    else:
        for guest in (anna, boris):
            assert guest.command(tables["done"], "close").status_code == 200
    return anna, boris, tables


def is_forgotten(folder: Path, her: str, boris: Guest, tables: dict[str, str]) -> None:
    """Nobody is left of her, and the others' games are whole."""
    kept = all_kept(folder)
    assert "Anna Karenina" not in kept
    assert WORDS not in kept
    assert her not in kept
    done = boris.state(tables["done"])
    assert [seat["name"] for seat in done["table"]["seats"]] == ["Somebody", "Boris"]
    assert done["ranking"]
    assert [said["text"] for said in done["talk"]] == ["his"]
    assert any(line["sentence"] == "Somebody takes a seat." for line in done["log"])
    assert boris.get(f"/api/tables/{tables['done']}/verify").json()["ok"]
    assert boris.get(f"/api/tables/{tables['alone']}").json()["error"] == "unknown-table"
    seat = boris.state(tables["running"])["table"]["seats"][1]
    assert (seat["kind"], seat["stands_in_for"]) == ("bot", None)
    assert any("has left for good" in line["sentence"] for line in boris.state(tables["running"])["log"])
    until("the game to go on", lambda: boris.play_something(tables["running"]))
    assert boris.state(tables["waiting"])["table"]["seats"][1]["kind"] == "open"
    mine = {row["id"]: [seat["name"] for seat in row["seats"]] for row in boris.get("/api/tables", which="mine").json()}
    assert set(mine) == set(tables.values()) - {tables["alone"]}
    assert "Anna" not in str(mine)


def test_a_person_gets_all_that_is_kept_and_has_it_erased(folder: Path) -> None:
    with running(Server(folder)) as server:
        anna, boris, tables = story(server)
        link = anna.get("/api/me/link").json()["link"].partition("#")[2]
        page = boris.stream(tables["running"])

        answered = anna.get("/api/me/data")
        assert "attachment" in answered.headers["content-disposition"]
        doc = answered.json()
        assert doc["name"] == "Anna Karenina"
        assert {one["table"] for one in doc["tables"]} == set(tables.values())
        assert doc["put_away"] == [tables["waiting"]]
        did = {one["table"]: [deed["what"] for deed in one["did"]] for one in doc["tables"]}
        assert did[tables["left"]] == ["sit", "talk", "leave"]
        assert did[tables["done"]].count("play") > 3
        assert WORDS in answered.text
        assert "Boris" not in answered.text, "what is others' is theirs"
        assert "seed" not in answered.text

        for body in ({}, {"sure": False}):
            assert anna.client.post("/api/me/erase", json=body).status_code == 422
        erased = anna.client.post("/api/me/erase", json={"sure": True})
        assert erased.json() == {"deleted": 1, "changed": 4}
        new = erased.headers["set-cookie"]
        assert "letopis=" in new
        assert anna.get("/api/me").json()["name"] == ""
        assert anna.get("/api/tables", which="mine").json() == []
        assert anna.get("/api/me/data").json()["tables"] == []
        assert page.ended.wait(20), "pages that show her come back"
        is_forgotten(folder, doc["person"], boris, tables)
        assert server.guest().post("/api/return", word=link).status_code == 200, "an empty person: nothing is behind it"
        server.stop()
        server.start()
        is_forgotten(folder, doc["person"], boris, tables)
        assert server.errors() == []


def test_whoever_runs_the_server_does_it_by_her_link(folder: Path, tmp_path: Path) -> None:
    with running(Server(folder, LETOPIS_KEY="")) as server:
        anna, boris, tables = story(server, to_the_end=False)
        until("it to be kept", lambda: kept(folder, tables["done"]))
        link = server.url + anna.get("/api/me/link").json()["link"]
        assert "opens nothing" in asked(server, "export-me", link[:-1]).err
        assert asked(server, "export-me", link, str(tmp_path / "hers")).code == 0
        hers = json.loads((tmp_path / "hers").read_text())
        assert hers["name"] == "Anna Karenina"
        with sqlite3.connect(folder / "tables.db") as database:  # its rules are no longer played here
            database.execute("UPDATE tables SET rules = 99 WHERE id = ?", (tables["done"],))
        database.close()
        done = asked(server, "erase-me", link, "--yes")
        assert done.code == 0, done.err
        left = all_kept(folder)
        assert "Anna Karenina" not in left
        assert WORDS not in left
        assert hers["person"] not in left
        server.stop()
        server.start()
        told = boris.state(tables["done"])
        assert told["kept"]
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Somebody", "Boris"]
        assert "Anna" not in json.dumps(told)
        assert [said["text"] for said in told["talk"]] == ["his"]
        assert boris.state(tables["running"])["table"]["seats"][1]["kind"] == "bot"
        assert server.errors() == []
