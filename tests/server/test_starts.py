"""Tables that begin with a position of somebody's own, in notation."""

import json
from typing import Any

import pytest

import letopis
from letopis.kernel.game import Game
from letopis.kernel.position import Position
from tests.server.running import Guest, Server, new_id, play_to_the_end


def middle(game: Game[Position], options: dict[str, Any] | None = None) -> dict[str, Any]:
    """A position some choices into a game, in notation, without the chance that led to it."""
    position = game.new(players=2, seed="middle", options=options or {})
    for number in range(40):
        seat = position.awaiting[0]
        legal = position.legal(seat)
        position.play(legal[number * 7 % len(legal)], seat)
    while any(position.forced(seat) for seat in position.awaiting):
        position.play(position.legal(position.awaiting[0])[0], position.awaiting[0])
    doc = position.dump()
    del doc["chance"]
    return doc


def refused(anna: Guest, **wishes: Any) -> tuple[str, str]:
    """Why no such table is made: the code, and the field."""
    body = {"id": new_id(), "game": "era", "seats": ["me", "apprentice"], **wishes}
    answer = anna.post("/api/tables", **body)
    assert answer.status_code == 422, answer.text
    return answer.json()["error"], answer.json()["field"]


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_a_table_begins_with_a_position(server: Server, game: Game[Position]) -> None:
    start = middle(game)
    anna = server.guest("Anna")
    table = anna.new_table("me", "here", game=game.name, start=start)
    expected = game.load(start)
    for seat in range(2):
        seen = anna.state(table, seat=seat)
        assert seen["view"] == json.loads(json.dumps(expected.view(seat)))
        assert (seen["decision"] is not None) is (seat in expected.awaiting)


def test_what_comes_is_the_tables_own_chance_unless_the_position_says_from_what(server: Server) -> None:
    anna, game = server.guest("Anna"), letopis.game("era")
    start = middle(game, {"round_limit": 4})

    def played(start: dict[str, Any]) -> tuple[str, str]:
        table = anna.new_table("me", "apprentice", start=start)
        play_to_the_end(table, anna)
        assert anna.get(f"/api/tables/{table}/verify").json()["ok"]
        return table, anna.get(f"/api/tables/{table}/record").text

    table, record = played({**start, "seed": 5})
    assert letopis.replay(record).over
    assert json.loads(record.split("start: ")[1].splitlines()[0])["chance"]["kind"] == "fast"
    own = played(start)[1]
    assert json.loads(own.split("start: ")[1].splitlines()[0])["chance"]["kind"] == "sealed"
    again = anna.command(table, "again").json()["table"]
    assert anna.state(again)["view"]["round"] == start["round"] > 1
    retried = anna.command(table, "retry", number=1).json()["table"]
    assert anna.state(retried)["table"]["practice"]


def test_what_is_no_position_to_begin_with_is_refused_by_its_field(server: Server) -> None:
    anna, start = server.guest("Anna"), middle(letopis.game("era"))
    assert refused(anna, start={**start, "round": "late"}) == ("bad-start", "start.round")
    assert refused(anna, start={**start, "game": "bruges"}) == ("bad-start", "start.game")
    assert refused(anna, start=start, seats=["me"]) == ("bad-start", "seats")
    assert refused(anna, start={**start, "options": {"data": "/etc"}}) == ("bad-start", "start.options.data")
    assert refused(anna, start={**start, "options": {"winds": 3}}) == ("bad-start", "start.options.winds")
    assert anna.state(anna.new_table("me", "apprentice", start=start))["table"]["over"] is False
