"""Puzzles over HTTP: what is asked, what is said of an answer, and a rating that nobody can write for themselves."""

import json
import re
from html import unescape
from typing import Any

import pytest

from letopis.advice.puzzle import Puzzle, puzzles_of
from letopis.games import names
from letopis.server.standing import COOKIE, PATHS
from letopis.web.rooms import PAGE_TEXTS
from tests.server.running import Guest, Server, new_id, until
from tests.web.test_render import FORBIDDEN, FOREIGN, SPOKEN, UNSPOKEN

GAMES = [name for name in names() if puzzles_of(name).puzzles]


def address(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def answered(guest: Guest, puzzle: Puzzle, action: str | None) -> dict[str, Any]:
    answer = guest.post(address(puzzle), action=action)
    assert answer.status_code == 200, answer.text
    doc: dict[str, Any] = answer.json()
    return doc


def wrong(puzzle: Puzzle) -> str:
    return next(text for text in puzzle.opinions if text not in puzzle.answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_sees_and_nothing_else(server: Server, game: str) -> None:
    puzzle = puzzles_of(game).puzzles[0]
    anna = server.guest("Anna")
    doc = anna.get(address(puzzle)).json()
    assert doc["state"]["view"] == json.loads(json.dumps(puzzle.position().view(puzzle.seat)))
    assert {choice["text"] for choice in doc["state"]["choices"] if choice["legal"]} <= puzzle.opinions.keys()
    said = json.dumps(doc)
    assert "answers" not in doc
    assert str(puzzle.start["chance"]["state"]) not in said
    last = anna.get(address(puzzle), step=doc["moves"]).json()["state"]
    assert last["decision"] is None
    assert last["log"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_pages_keep_to_the_policy_and_to_the_language(server: Server, lang: str) -> None:
    edith = server.guest("Anna", lang=lang)
    pages = [edith.get("/puzzles").text]
    for game in GAMES:
        puzzle = puzzles_of(game).puzzles[-1]
        pages.append(edith.get(f"/puzzles/{game}/{puzzle.id}").text)
        for chosen in ({"chosen": puzzle.answer}, {"chosen": wrong(puzzle), "before": 1200}, {}):
            pages.append(edith.get(f"/puzzles/{game}/{puzzle.id}/areas", **chosen).json()["areas"]["area-decision"])
        step = edith.get(f"/puzzles/{game}/{puzzle.id}/areas", step=1).json()["areas"]
        assert "area-decision" not in step
        assert "data-action" not in "".join(step.values())
    for page in pages:
        assert not FORBIDDEN.search(page), FORBIDDEN.search(page)
        text = unescape(" ".join([UNSPOKEN.sub(" ", page), *SPOKEN.findall(page)]))
        assert not PAGE_TEXTS.keys("en") & set(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", text))
        assert set(FOREIGN[lang].findall(text)) <= {"Anna", "Enter", "Tab", "Esc", "JavaScript", "English", "Русский"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_answer_is_judged_with_reasons_and_the_line(server: Server, lang: str) -> None:
    puzzle = puzzles_of(GAMES[0]).puzzles[0]
    anna = server.guest("Anna", lang=lang)
    right = answered(anna, puzzle, puzzle.answer)
    assert right["right"]
    assert [move["text"] for move in right["line"]] == [text for _, text in puzzle.line]
    assert right["answers"][0]["label"] in right["why"][0]
    assert right["judged"][0]["text"] in puzzle.answers
    assert not answered(anna, puzzle, wrong(puzzle))["right"]
    assert not answered(anna, puzzle, None)["right"]


def test_only_the_first_try_moves_the_rating(server: Server) -> None:
    puzzles = puzzles_of(GAMES[0]).puzzles
    bertram = server.guest("Bertram")
    begun = bertram.get("/api/puzzles").json()
    assert (begun["rating"], begun["tried"]) == (1200, 0)
    up = answered(bertram, puzzles[0], puzzles[0].answer)
    assert up["before"] == 1200 < up["rating"]
    assert up["deviation"] < begun["deviation"]
    assert answered(bertram, puzzles[0], wrong(puzzles[0]))["rating"] == up["rating"]
    listed = bertram.get("/api/puzzles").json()
    rows = next(game["puzzles"] for game in listed["games"] if game["game"] == GAMES[0])
    assert next(row["solved"] for row in rows if row["id"] == puzzles[0].id) is True
    down = answered(bertram, puzzles[-1], None) if len(puzzles) > 1 else up
    assert len(puzzles) == 1 or down["rating"] < up["rating"]
    assert server.guest("Cecily").get("/api/puzzles").json()["rating"] == 1200


def test_nobody_writes_their_own_rating_nor_borrows_anothers(server: Server) -> None:
    puzzle = puzzles_of(GAMES[0]).puzzles[0]
    drogo, edith = server.guest("Drogo"), server.guest("Edith")
    rating = answered(drogo, puzzle, puzzle.answer)["rating"]
    kept = next(cookie for cookie in drogo.client.cookies.jar if cookie.name == COOKIE)
    assert kept.path in PATHS
    assert str(kept.value).startswith(f"{rating}.")
    for forged in (str(kept.value), str(kept.value).replace(str(rating), "2900", 1), "2900.60...", "x", "...."):
        edith.client.cookies.set(COOKIE, forged, path=PATHS[1])
        assert edith.get("/api/puzzles").json()["rating"] == 1200, forged


def test_what_is_no_answer_is_refused_with_a_reason(server: Server) -> None:
    puzzle = puzzles_of(GAMES[0]).puzzles[0]
    anna = server.guest("Anna")
    answer = anna.post(address(puzzle), action="fly to the moon")
    assert answer.status_code == 409
    assert answer.json()["error"] == "refused"
    for path, step, error in (
        ("/api/puzzles/chess/12345678", 0, "unknown-game"),
        (f"/api/puzzles/{puzzle.game}/00000000", 0, "unknown-puzzle"),
        (address(puzzle), 99, "unknown-moment"),
    ):
        refused = anna.get(path, step=step)
        assert (refused.status_code, refused.json()["error"]) == (404, error)
    assert anna.get(f"{address(puzzle)}/why", action=puzzle.answer).json()["legal"]
    assert anna.get(f"{address(puzzle)}/why", action="fly to the moon").json()["reason"]


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_a_puzzle_against_bots(server: Server, game: str) -> None:
    puzzle = puzzles_of(game).puzzles[-1]
    anna = server.guest("Anna")
    made = anna.post(f"{address(puzzle)}/table", id=new_id())
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    state = until("to be asked", lambda: (seen := anna.state(table))["decision"] and seen)
    assert state["table"]["me"] == puzzle.seat
    assert state["table"]["practice"]
    assert state["view"] == json.loads(json.dumps(puzzle.position().view(puzzle.seat)))
    assert anna.play(table, puzzle.answer).status_code == 200


def test_looking_at_puzzles_and_answering_them_stores_nothing(server: Server) -> None:
    anna = server.guest("Anna")
    before = anna.get("/api/tables", which="mine").json()
    for puzzle in puzzles_of(GAMES[0]).puzzles[:3]:
        anna.get(f"/puzzles/{puzzle.game}/{puzzle.id}")
        answered(anna, puzzle, puzzle.answer)
    assert anna.get("/api/tables", which="mine").json() == before == []
