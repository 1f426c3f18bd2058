"""Whole games through the API, and everything a player does at a table."""

from typing import Any

import letopis
from letopis.kernel.records import read_record
from letopis.kernel.seal import broken
from tests.server.running import Server, first_legal, new_id, play_to_the_end, until

PLACE = "place longhouse a1"


def test_a_whole_game_against_bots_and_the_proof_that_it_was_fair(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "journeyman", "apprentice", options={"round_limit": 2})
    promised = anna.state(table)["table"]["commitment"]
    for address in ("record", "verify", "course"):
        refused = anna.get(f"/api/tables/{table}/{address}")
        assert (refused.status_code, refused.json()["error"]) == (409, "still-running")
    assert anna.command(table, "again").json()["error"] == "still-running"

    play_to_the_end(table, anna)

    state = anna.state(table)
    assert state["table"]["over"]
    assert state["decision"] is None
    assert sorted(seat for place in state["ranking"] for seat in place) == [0, 1, 2]
    text = anna.get(f"/api/tables/{table}/record").text
    record = read_record(text)
    assert broken(record, promised) == ""
    assert record.seed == state["table"]["revealed"]["seed"]
    replayed = letopis.replay(text)
    assert [score.total for score in replayed.scores()] == [score["total"] for score in state["scores"]]
    proof = anna.get(f"/api/tables/{table}/verify").json()
    assert proof["ok"]
    assert proof["commitment"] == promised
    course = anna.get(f"/api/tables/{table}/course").json()
    assert course[-1]["totals"] == proof["scores"]
    late = anna.play(table, PLACE)
    assert (late.status_code, late.json()["error"]) == (409, "over")
    assert anna.command(table, "undo").json()["rule"] == "L-1"

    again = anna.command(table, "again").json()
    assert again["seat"] == 0
    assert anna.state(again["table"])["table"]["seats"][2]["level"] == "apprentice"
    assert anna.state(table)["table"]["again"] == again["table"]
    assert anna.command(table, "again").json()["table"] == again["table"]


def test_the_short_way_of_a_play_answers_as_the_long_way_does(server: Server) -> None:
    def answers(query: dict[str, str] | None) -> list[object]:
        anna, bert = server.guest("Anna"), server.guest("Bert")
        table, id = anna.new_table("me", "open"), new_id()
        tried = [
            anna.command(table, "play", query, action=PLACE, number=0, id=id),
            anna.command(table, "play", query, action=PLACE, number=0, id=id),  # done once
            anna.command(table, "play", query, action=PLACE, number=1),  # a longhouse stands there
            anna.command(table, "play", query, action=PLACE, number=77),
            anna.command(table, "play", query, action=PLACE, number="one"),
            anna.command(table, "play", query, action=PLACE, number=0, id=id, more=1),
            anna.command(table, "play", query, action="\x00", number=0),
            bert.command(table, "play", query, action=PLACE, number=0),
            anna.command("aaaaaaaaaaaa", "play", query, action=PLACE, number=0),
        ]
        quiet = ("date", "content-length", "set-cookie")
        return [
            (t.status_code, {**t.json(), "table": ""}, sorted(h for h in t.headers.items() if h[0] not in quiet))
            for t in tried
        ]

    short, long = answers(None), answers({"lang": "en"})  # an address with a query is left to the route
    assert short == long


def test_the_same_game_on_postgresql(on_postgres: Server) -> None:
    anna = on_postgres.guest("Anna")
    table = anna.new_table("me", "journeyman", options={"round_limit": 1})
    play_to_the_end(table, anna)
    assert anna.get(f"/api/tables/{table}/verify").json()["ok"]
    assert on_postgres.errors() == []


def test_a_doubled_click_is_one_move(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    click: dict[str, Any] = {"id": new_id(), "action": PLACE, "number": 0}
    first = anna.command(table, "play", **click)
    second = anna.command(table, "play", **click)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert anna.state(table)["table"]["number"] == 1
    same_id: dict[str, Any] = {"id": new_id(), "game": "era", "seats": ["me", "open"]}
    assert anna.post("/api/tables", **same_id).json() == anna.post("/api/tables", **same_id).json()


def test_somebody_elses_command_id_is_not_mine(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    shared = new_id()
    assert anna.command(table, "talk", id=shared, text="hello").status_code == 200
    assert boris.command(table, "talk", id=shared, text="hi").status_code == 200
    assert [said["text"] for said in anna.state(table)["talk"]] == ["hello", "hi"]


def test_a_refusal_says_why_in_the_players_language_and_changes_nothing(server: Server) -> None:
    anna = server.guest("Анна", lang="ru")
    table = anna.new_table("me", "open")
    before = anna.state(table)
    refused = anna.play(table, "place longhouse g7")
    assert refused.status_code == 409
    doc = refused.json()
    assert (doc["error"], doc["rule"]) == ("refused", "E-4.5")
    assert "дом" in doc["message"].lower()
    assert anna.play(table, "fly away").json()["rule"] == "L-4"
    assert anna.play(table, "roll").json()["rule"] == "L-3"
    why = anna.get(f"/api/tables/{table}/why", action="place longhouse g7").json()
    assert (why["legal"], why["rule"], why["reason"]) == (False, "E-4.5", doc["message"])
    assert anna.get(f"/api/tables/{table}/why", action=PLACE).json()["legal"]
    assert anna.state(table) == before


def test_a_choice_made_on_an_old_board_is_stale(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    assert anna.play(table, PLACE, 0).status_code == 200
    stale = anna.play(table, "place longhouse c1", 0)
    assert stale.status_code == 409
    assert (stale.json()["error"], stale.json()["number"]) == ("stale", 1)
    assert anna.play(table, "place longhouse c1", 99).json()["error"] == "stale"
    assert len(anna.state(table)["history"]) == 1


def test_what_others_do_in_secret_does_not_make_my_choice_stale(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    number = anna.state(table)["table"]["number"]
    assert boris.play(table, PLACE).status_code == 200
    assert anna.state(table)["table"]["number"] == number
    assert anna.play(table, PLACE, number).status_code == 200


def test_undo_takes_back_one_choice_at_a_time(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    nothing = anna.command(table, "undo")
    assert (nothing.status_code, nothing.json()["rule"]) == (409, "L-6")
    assert anna.state(table)["table"]["why_not_undo"]["rule"] == "L-6"
    start = anna.state(table)["view"]
    anna.play(table, PLACE)
    after_one = anna.state(table)["view"]
    anna.play(table, "place longhouse c1")
    assert anna.state(table)["table"]["can_undo"]
    assert anna.command(table, "undo").status_code == 200
    assert anna.state(table)["view"] == after_one
    assert anna.command(table, "undo").status_code == 200
    assert anna.state(table)["view"] == start
    assert anna.state(table)["log"][-1]["key"] == "table-undo"


def test_a_hint_names_legal_actions_with_their_worth(server: Server) -> None:
    anna = server.guest("Anna", lang="ru")
    table = anna.new_table("me", "open")
    hint = anna.get(f"/api/tables/{table}/hint").json()
    legal = {choice["text"] for choice in anna.state(table)["choices"]}
    assert hint["actions"][0]["text"] in legal
    worths = [action["worth"] for action in hint["actions"]]
    assert worths == sorted(worths, reverse=True)
    assert "дом" in hint["actions"][0]["label"]
    stranger = server.guest().get(f"/api/tables/{table}/hint")
    assert (stranger.status_code, stranger.json()["error"]) == (403, "no-seat")


def test_one_can_look_back(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    views = {0: anna.state(table)["view"]}
    for action in (PLACE, "place longhouse c1", "place longhouse e1"):
        anna.play(table, action)
        state = anna.state(table)
        views[state["table"]["number"]] = state["view"]
    for number, view in views.items():
        back = anna.state(table, at=number)
        assert {**back["view"], "decision": None} == {**view, "decision": None}
        assert back["table"]["looking_back"]
        assert back["decision"] is None
    assert anna.get(f"/api/tables/{table}", at=77).json()["error"] == "unknown-moment"


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", mode="post")
    listed = [one for one in boris.get("/api/tables", which="open").json() if one["id"] == table]
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["human", "open"]
    assert boris.command(table, "sit").json()["seat"] == 1
    mine = next(one for one in boris.get("/api/tables", which="mine", lang="ru").json() if one["id"] == table)
    assert (mine["me"], mine["awaiting"], mine["mode"]) == (1, [0, 1], "post")
    assert mine["title"].startswith("Эра")
    assert not [one for one in anna.get("/api/tables", which="open").json() if one["id"] == table]


def test_talk_stays_and_is_cleaned(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    assert anna.command(table, "talk", text="  bonjour \x07 <b>à tous</b> ").status_code == 200
    said = anna.state(table)["talk"]
    assert [(one["name"], one["text"]) for one in said] == [("Anna", "bonjour   <b>à tous</b>")]
    assert server.guest("Boris").command(table, "talk", text="me too").json()["error"] == "no-seat"
    assert anna.command(table, "talk", text="x" * 501).status_code == 422
    assert anna.command(table, "talk", text=" \x07 ").status_code == 422


def test_a_solo_game_needs_nobody_else(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", options={"round_limit": 1})
    play_to_the_end(table, anna)
    assert anna.state(table)["scores"][0]["rank"] is not None


def test_a_table_of_bots_plays_by_itself(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("journeyman", "apprentice", options={"round_limit": 1})
    until("the bots to finish", lambda: anna.state(table)["table"]["over"], 90)


def test_games_and_their_rules(server: Server) -> None:
    anna = server.guest("Anna", lang="ru")
    games = {game["name"]: game for game in anna.get("/api/games").json()}
    assert set(games) == {game.name for game in letopis.games()}
    assert games["era"]["title"] == "Эра. Средневековье"
    rule = anna.get("/api/games/era/rules", rule="e-4.2").json()
    assert [one["number"] for one in rule] == ["E-4.2"]
    assert len(anna.get("/api/games/era/rules").json()) > 50
    assert first_legal(anna.state(anna.new_table("me", "open")))
