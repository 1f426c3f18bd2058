"""What a seat may not see never leaves the server: every channel of the design's section 7, word for word."""

import sqlite3

from tests.server.running import Guest, Server, State, caught_up, first_legal, until
from tests.server.test_seats import word

HERS = ("longhouse a1", "longhouse c1", "longhouse e1")
HIS = ("longhouse a9", "longhouse c9", "longhouse e9")


def secrets_of(server: Server, table: str) -> tuple[str, str]:
    """What the database knows and nobody else may."""
    with sqlite3.connect(server.folder / "tables.db") as connection:
        row = connection.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return str(row[0]), str(row[1])


def test_a_secret_set_up_stays_behind_its_screen(server: Server) -> None:
    anna, boris, watcher = server.guest("Anna"), server.guest("Boris"), server.guest("Watcher")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    for place in HIS:  # now his own list no longer speaks of longhouses
        assert boris.play(table, f"place {place}").status_code == 200
    boris.heard = ""
    pages = [boris.stream(table, **{"as": "state"}), watcher.stream(table, **{"as": "state"})]
    until("both pages to be there", lambda: all(page.events for page in pages))
    counts = caught_up(anna, table, *pages)
    before = [guest.state(table) for guest in (boris, watcher)]

    for place in HERS:
        assert anna.play(table, f"place {place}").status_code == 200
    assert anna.command(table, "undo").status_code == 200
    assert anna.play(table, f"place {HERS[2]}").status_code == 200

    for guest, state in zip((boris, watcher), before, strict=True):
        guest.get(f"/api/tables/{table}", at=0)
        guest.get(f"/api/tables/{table}/record")
        guest.get(f"/api/tables/{table}/verify")
        guest.get(f"/api/tables/{table}/why", action="place farm a1")
        guest.get("/api/tables", which="open")
        guest.get("/api/tables", which="mine")
        guest.command(table, "leave", seat=0)
        guest.command(table, "play", action=f"place {HERS[0]}", number=0)
        assert guest.state(table) == state, "nothing she did in secret shows"
        for place in HERS:
            if guest is boris:
                # what he himself typed comes back to him; nothing else of hers does
                told = guest.heard.replace(f"place {HERS[0]}", "")
                assert place not in told
    assert caught_up(anna, table, *pages) == [count + 1 for count in counts], "nor does news come when she does it"
    for page in pages:
        assert not any(place in page.raw for place in HERS)
        page.close()
    assert "longhouse" in str(anna.state(table)["view"]["seats"][0]["domain"])


def finish_set_up(table: str, *guests: Guest) -> None:
    for guest in guests:
        while True:
            state = guest.state(table)
            if state["decision"] is None or state["decision"]["kind"] != "setup":
                break
            guest.play(table, first_legal(state), state["table"]["number"])


def rolling(state: State) -> bool:
    return bool(state["view"]["phase"] == "roll")


def test_dice_stay_behind_their_screens_until_all_have_rolled(server: Server) -> None:
    anna, boris, watcher = server.guest("Anna"), server.guest("Boris"), server.guest("Watcher")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    finish_set_up(table, anna, boris)
    hers = anna.state(table)
    assert rolling(hers)
    assert "faces" in hers["view"]["seats"][0]
    for other in (boris.state(table), watcher.state(table)):
        assert "faces" not in other["view"]["seats"][0]
        assert "marked" not in other["view"]["seats"][0]
        assert other["view"]["seats"][0].get("shown") == hers["view"]["seats"][0].get("shown")
    before = boris.state(table)
    anna.play_something(table)
    if rolling(anna.state(table)) and 0 in anna.state(table)["view"]["awaiting"]:
        seen = boris.state(table)
        assert seen["decision"] == before["decision"]
        assert "faces" not in seen["view"]["seats"][0]


def test_the_seed_is_told_nobody_while_the_game_runs(server: Server) -> None:
    anna, watcher = server.guest("Anna"), server.guest("Watcher")
    table = anna.new_table("me", "journeyman")
    secret = secrets_of(server, table)
    page = anna.stream(table, **{"as": "state"})
    for _ in range(12):
        anna.play_something(table)
    link = anna.state(table)["table"]["links"]
    coach = server.guest("Coach")
    for guest in (anna, watcher, coach):
        for address in ("", "/record", "/verify", "/course", "/review", "/hint", "/why?action=roll"):
            guest.get(f"/api/tables/{table}{address}")
        guest.get(f"/api/tables/{table}", at=0)
        guest.command(table, "play", action="x", number=0)
        guest.get("/api/tables", which="mine")
        guest.get("/metrics")
        guest.get("/openapi.json")
    coach.state(table, **word(link["coach"]))
    heard = anna.heard + watcher.heard + coach.heard + page.raw + server.log.read_text()
    for one in secret:
        assert one not in heard
    page.close()


def test_the_log_holds_no_secret_word_of_a_link_and_no_cookie(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", watch="link")
    links = anna.state(table)["table"]["links"]
    for query in (word(links["watch"]), word(links["coach"]), word(links["invite"]["1"])):
        boris.state(table, **query)
    log = server.log.read_text()
    assert f"/api/tables/{table}" in log
    for value in [*word(links["watch"]).values(), *word(links["coach"]).values(), *word(links["invite"]["1"]).values()]:
        assert value not in log
    assert dict(anna.client.cookies)["letopis"] not in log


def test_a_persons_id_is_shown_to_nobody(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    person = dict(anna.client.cookies)["letopis"].split(".")[0]
    boris.state(table)
    boris.get("/api/tables", which="mine")
    page = server.tells_a_stranger(f"/api/tables/{table}")
    assert person not in boris.heard + page.text + server.log.read_text()


def test_the_hints_thinking_is_for_the_seat_alone(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    before = boris.state(table)
    assert anna.get(f"/api/tables/{table}/hint").status_code == 200
    assert boris.state(table) == before
    thinking = anna.new_table("me", "master")
    until("the bot to set up", lambda: 1 not in anna.state(thinking)["view"]["awaiting"])
    assert anna.state(thinking)["view"]["seats"][1]["domain"] == ["keep g7"]
