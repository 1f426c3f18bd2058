"""Years: backups and restores while servers run, games as records, and words for whatever cannot be."""

import json
import sqlite3
import stat
from pathlib import Path

import pytest

from letopis.kernel.records import read_record
from letopis.server import schema
from tests.server.postgres import Postgres
from tests.server.running import Server, play_to_the_end, running, until
from tests.terminal.running import Ran, run


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, folder: Path) -> Server:
    """A server on a database of each kind, not started yet."""
    if request.param == "sqlite":
        return Server(folder, LETOPIS_KEY="")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Server(folder, postgres.new_database(), LETOPIS_KEY="")


def asked(server: Server, *words: str) -> Ran:
    """A command about a server's tables."""
    where = ["--data-dir", str(server.folder)]
    if "--database" in server.words:
        where += ["--database", server.words[server.words.index("--database") + 1]]
    return run(*words, *where, "--lang", "en")


def test_all_that_there_is_goes_into_a_file_and_back_while_servers_run(
    server: Server, folder: Path, tmp_path: Path, postgres: Postgres
) -> None:
    file = tmp_path / "kept"
    with running(server):
        anna, boris = server.guest("Anna"), server.guest("Boris")
        link = anna.get("/api/me/link").json()["link"].partition("#")[2]
        table = anna.new_table("me", "open")
        assert boris.command(table, "sit").status_code == 200
        assert anna.play(table, "place longhouse a1").status_code == 200
        before = anna.state(table)
        made = asked(server, "backup", str(file))
        assert made.code == 0, made.err
        assert "1 table," in made.err
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds secrets"
        assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []
        assert "is there already" in asked(server, "backup", str(file)).err
        assert asked(server, "backup", str(file), "--replace").code == 0

        assert anna.play(table, "place longhouse c1").status_code == 200
        later = boris.new_table("me", "open")
        page = anna.stream(table)
        assert "would be lost" in asked(server, "restore", str(file)).err
        assert anna.state(table)["table"]["number"] == 2, "nothing has changed"
        done = asked(server, "restore", str(file), "--replace")
        assert done.code == 0, done.err
        # what it has in memory is no longer true: it must not be written over what was restored
        click = {"id": "a-click-of-before", "action": "place longhouse e1", "number": 1}
        until("the play to be taken", lambda: anna.command(table, "play", None, **click).status_code == 200)
        assert page.ended.wait(20), "the page comes back by itself"
        state = anna.state(table)
        assert state["table"]["number"] == 2
        assert len(state["log"]) == len(before["log"]) + 1
        assert boris.get(f"/api/tables/{later}").json()["error"] == "unknown-table"
        assert boris.state(table)["table"]["me"] == 1
        phone = server.guest()
        assert phone.post("/api/return", word=link).json() == {"name": "Anna"}
        assert server.errors() == []

    # into an empty database, of the other kind
    moved = Server(folder.parent / "moved", "" if "--database" in server.words else postgres.new_database())
    moved.environment["LETOPIS_KEY"] = ""
    done = asked(moved, "restore", str(file))
    assert done.code == 0, done.err
    with running(moved):
        again = anna.at(moved)
        assert again.state(table)["view"] == before["view"], "by her cookie: the key was in the backup"
        assert again.play(table, "place longhouse c1").status_code == 200
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in moved.folder.iterdir() if path.suffix != ".log"}
    assert set(modes.values()) == {0o600}, modes


def test_finished_games_are_records_that_anybody_can_verify(folder: Path, tmp_path: Path) -> None:
    with running(Server(folder)) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", options={"round_limit": 1}, dice="all")
        assert anna.command(table, "number", number="12" * 16).status_code == 200
        play_to_the_end(table, anna)
        closed = anna.new_table("me", "apprentice")
        assert anna.command(closed, "close").status_code == 200
        running_one = anna.new_table("me", "open")
        file = tmp_path / "games.jsonl"
        for _ in range(2):
            made = asked(server, "export", str(file))
            assert made.code == 0, made.err
            assert "2 finished games" in made.err
            with sqlite3.connect(folder / "tables.db") as database:
                database.execute("DELETE FROM endings")  # the second time as for games of before
        lines = file.read_text().splitlines()
        docs = [json.loads(line) for line in lines]
        assert sorted(len(doc["actions"]) > 0 for doc in docs) == [False, True]
        whole = next(doc for doc in docs if doc["actions"])
        assert read_record(whole).text() == anna.get(f"/api/tables/{table}/record").text
        assert whole["seal"]["numbers"] == ["12" * 16]
        assert running_one not in file.read_text()
        assert "Anna" not in file.read_text()
        checked = run("record", "verify", str(file), "--lang", "en")
        assert (checked.code, checked.err) == (0, "")
        assert "2 games hold" in checked.out
        whole["seal"]["salt"] = "00" * 16
        file.write_text("\n".join([lines[0], json.dumps(whole)]))
        assert "line 2" in run("record", "verify", str(file), "--lang", "en").err


def test_what_cannot_be_kept_is_said(folder: Path, tmp_path: Path) -> None:
    nothing = Server(folder)
    file = tmp_path / "kept"
    assert "There are no tables" in asked(nothing, "backup", str(file)).err
    assert "There are no tables" in asked(nothing, "export").err
    assert "cannot be reached" in run("backup", str(file), "--database", "mysql://x", "--lang", "en").err
    assert "cannot be reached" in run("export", "--database", "postgresql://x@127.0.0.1:1/x", "--lang", "en").err
    assert "no file" in asked(nothing, "restore", str(file)).err
    file.write_text("this is no database")
    assert "no backup of Letopis" in asked(nothing, "restore", str(file)).err
    assert not folder.exists() or not list(folder.glob("*.db")), "nothing was made"
    file.unlink()
    with running(nothing) as server:
        server.guest("Anna").new_table("me")
        assert "no folder" in asked(server, "backup", str(tmp_path / "none" / "kept")).err
        assert asked(server, "backup", str(file)).code == 0
        for revision, said in (("0001", "an earlier release"), ("9999", "a later release")):
            with sqlite3.connect(folder / "tables.db") as database:
                database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
            database.close()
            for words in (("backup", str(tmp_path / "other")), ("export",)):
                told = asked(server, *words)
                assert (told.code, said in told.err) == (1, True), told
        with sqlite3.connect(folder / "tables.db") as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (schema.HEAD,))
        database.close()
        with sqlite3.connect(file) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
        assert "a later release" in asked(server, "restore", str(file), "--replace").err
