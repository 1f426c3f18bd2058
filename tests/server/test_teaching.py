"""Hints with their reasons, reviews of finished games, and a table that goes on when its bots cannot."""

from pathlib import Path
from typing import Any

import pytest

from letopis.games import games
from tests.server.running import Guest, Server, play_to_the_end, running, until

SHORT = {"round_limit": 1}


def ready_review(guest: Guest, table: str, **query: str) -> dict[str, Any]:
    """A review, waited for."""

    def ask() -> dict[str, Any] | None:
        answer = guest.get(f"/api/tables/{table}/review", **query)
        assert answer.status_code == 200, answer.text
        doc: dict[str, Any] = answer.json()
        assert 0 <= doc["done"] <= max(doc["of"], doc["done"])
        return doc if doc["ready"] else None

    found: dict[str, Any] = until("the review", ask, 120)
    return found


# ---- hints


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_a_hint_says_what_three_actions_are_worth_and_why(server: Server, game: str) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open" if game == "era" else "journeyman", game=game)
    until("to be asked", lambda: anna.state(table)["decision"])
    hint = anna.get(f"/api/tables/{table}/hint").json()
    rows = {row["row"] for row in anna.state(table)["scores"][0]["rows"]}
    assert 1 <= len(hint["actions"]) <= 3
    for action in hint["actions"]:
        assert anna.get(f"/api/tables/{table}/why", action=action["text"]).json()["legal"]
        assert 0 <= action["chance"] <= 1
        assert {moved["row"] for moved in action["rows"]} <= rows
        assert "%" in action["why"]
        for moved in action["rows"][:4]:
            assert moved["label"] in action["why"]


def test_a_hint_speaks_russian(server: Server) -> None:
    anna = server.guest("Анна", lang="ru")
    table = anna.new_table("me", "open")
    why = anna.get(f"/api/tables/{table}/hint").json()["actions"][0]["why"]
    assert "Дома +1" in why
    assert "шанс победить" in why


def test_alone_a_hint_counts_in_points(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me")
    actions = anna.get(f"/api/tables/{table}/hint").json()["actions"]
    assert all(action["chance"] is None for action in actions)
    assert "%" not in actions[0]["why"]


# ---- reviews


def test_a_review_is_for_finished_games_and_known_tables(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open", watch="nobody")
    answer = anna.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "still-running")
    unknown = anna.get("/api/tables/aaaaaaaaaaaa/review")
    assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown-table")
    stranger = server.guest().get(f"/api/tables/{table}/review")
    assert (stranger.status_code, stranger.json()["error"]) == (403, "no-watching")


def test_a_review_shows_the_chances_and_the_costliest_decisions(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "journeyman", options=SHORT)
    play_to_the_end(table, anna)
    review = ready_review(anna, table)
    assert review["done"] == review["of"] > 10
    assert not review["in_points"]
    assert [seat["name"] for seat in review["seats"]] == ["Anna", "Bertram"]
    ranking = anna.state(table)["ranking"]
    history = {0, *anna.state(table)["history"]}
    for seat in review["seats"]:
        assert all(0 <= moment["value"] <= 1 for moment in seat["course"])
        assert seat["course"][-1]["value"] == (1 / len(ranking[0]) if seat["seat"] in ranking[0] else 0)
        assert len(seat["costliest"]) <= 3
        costs = [costly["chance"] for costly in seat["costliest"]]
        assert costs == sorted(costs, reverse=True)
    mistakes = review["seats"][0]["costliest"]  # who takes the first legal action makes some
    assert mistakes
    for costly in mistakes:
        assert costly["points"] > 0
        assert costly["chosen"]["text"] != costly["better"]["text"]
        assert costly["number"] in history
        back = anna.state(table, at=costly["number"])
        assert back["table"]["looking_back"]
    russian = ready_review(server.guest(lang="ru"), table, lang="ru")
    assert russian["seats"][0]["costliest"][0]["play"] == mistakes[0]["play"]
    assert "шанс" in russian["seats"][0]["costliest"][0]["better_why"]


@pytest.mark.soak
def test_alone_a_review_counts_in_points(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", options=SHORT)
    play_to_the_end(table, anna)
    review = ready_review(anna, table)
    assert review["in_points"]
    assert review["seats"][0]["course"][-1]["value"] == anna.state(table)["scores"][0]["total"]
    assert all(costly["chance"] is None for costly in review["seats"][0]["costliest"])


def test_a_review_is_made_once_and_kept(folder: Path) -> None:
    with running(Server(folder, LETOPIS_REVIEW_TIME="0.01")) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "apprentice", options=SHORT)
        play_to_the_end(table, anna)
        made = ready_review(anna, table)
        server.stop()
        again = Server(folder, LETOPIS_THINKER_MEMORY="1")  # nobody could think here
        with running(again):
            assert anna.at(again).get(f"/api/tables/{table}/review").json() == made


# ---- a table goes on


def test_when_no_bot_can_think_a_simple_one_plays_and_the_table_is_told_once(folder: Path) -> None:
    with running(Server(folder, LETOPIS_THINKER_MEMORY="1")) as server:
        anna = server.guest("Anna")
        table = anna.new_table("me", "master", game="villagers")  # in which two decisions of a bot are soon made

        def bot_has_decided_twice() -> bool:
            anna.play_something(table)
            moves = [line for line in anna.state(table)["log"] if line["seat"] == 1 and line["key"] != "table-greedy"]
            return len({line["number"] for line in moves}) > 1

        until("the bot to move", bot_has_decided_twice)
        until("to be asked", lambda: anna.state(table)["decision"])
        told = [line for line in anna.state(table)["log"] if line["key"] == "table-greedy"]
        assert [line["seat"] for line in told] == [1]
        assert "greedy" in told[0]["sentence"]
        busy = anna.get(f"/api/tables/{table}/hint")
        assert (busy.status_code, busy.json()["error"]) == (503, "busy")
