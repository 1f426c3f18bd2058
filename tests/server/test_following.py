"""What happened since one's last choice, which events are losses, and trying a finished game again."""

from typing import Any

from letopis.games import names
from letopis.kernel.telling import LOSS, SCORING, telling_of
from letopis.web.rooms import room
from tests.server.running import Server, first_legal, new_id, play_to_the_end, until

SHORT = {"round_limit": 1}


def test_what_counts_since_ones_last_choice_is_what_differs_in_the_view(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "apprentice", game="bruges")
    counted = telling_of(room("bruges").folder).counts
    told = 0
    before: dict[str, Any] | None = None
    for _ in range(40):
        until("to be asked", lambda: anna.state(table)["decision"] or anna.state(table)["table"]["over"])
        state = anna.state(table)
        since = state["since"]
        if before is not None and before["table"]["number"] == since["number"] and since["counts"]:
            seats = zip(before["view"]["seats"], state["view"]["seats"], strict=True)
            changes = [{k: new[k] - old[k] for k in counted if new[k] != old[k]} for old, new in seats]
            assert since["counts"] == changes
            told += 1
        assert anna.play(table, first_legal(state)).status_code == 200
        before = anna.state(table)
        assert before["since"]["number"] <= before["table"]["number"]
    assert told
    assert server.guest().state(table)["since"] is None, "a spectator has no last choice"


def test_lines_of_the_log_say_who_acted_and_what_they_are(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "apprentice", options=SHORT)
    play_to_the_end(table, anna)
    log = anna.state(table)["log"]
    assert {line["by"] for line in log if line["key"] != "table-sit"} <= {0, 1, None}
    assert {line["kind"] for line in log} <= {"", "loss", "scoring", "machinery"}
    assert all(line["kind"] == "machinery" for line in log if line["key"] == "event-ready")


def test_every_room_says_what_is_a_loss() -> None:
    for name in names():
        kinds = {kind for kind, _ in telling_of(room(name).folder).kinds.values()}
        assert LOSS in kinds, name
        assert kinds <= {LOSS, SCORING, "machinery"}


def test_a_finished_game_is_tried_again_from_a_moment(server: Server) -> None:
    anna, stranger = server.guest("Anna"), server.guest("Vera")
    table = anna.new_table("me", "journeyman", options=SHORT)
    running = anna.command(table, "retry", number=1)
    assert (running.status_code, running.json()["error"]) == (409, "still-running")
    play_to_the_end(table, anna)
    history = anna.state(table)["history"]
    moment = history[len(history) // 2]
    then = anna.get(f"/api/tables/{table}", at=str(moment)).json()

    id = new_id()
    made = anna.command(table, "retry", number=moment, id=id).json()
    assert made["seat"] == 0
    assert anna.command(table, "retry", number=moment, id=id).json()["table"] == made["table"], "done once"
    state = anna.state(made["table"])
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["human", "bot"]
    assert state["table"]["seats"][1]["level"] == "journeyman"
    assert state["table"]["locked"], "whoever tries again may know what comes"
    looked_back = anna.get(f"/api/tables/{made['table']}", at=str(moment)).json()
    assert looked_back["view"]["seats"] == then["view"]["seats"]
    play_to_the_end(made["table"], anna)
    assert anna.get(f"/api/tables/{made['table']}/verify").json()["ok"]

    other = stranger.command(table, "retry", number=0).json()
    assert other["seat"] is not None, "whoever may look may try, in place of whoever was to choose"
    for number, error in ((history[-1], "over"), (10_000_000, "unknown-moment")):
        assert anna.command(table, "retry", number=number).json()["error"] == error
