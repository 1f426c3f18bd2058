"""Undo at a table: through bots where nothing hidden was told, as practice past anything; several actions at once,
and the last click held for its confirmation."""

import json
import random
from typing import Any

import pytest

import letopis
from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.server.draft import Draft
from letopis.server.entries import BOT, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.snapshots import restore, snapshot_of
from letopis.server.taking_back import BOTS, PRACTICE, TakingBack
from tests.server.running import Server, first_legal, new_id, play_to_the_end, until

GAMES = letopis.games()
ANNA = 0


def table_of(game: Game[Position], practice: bool = False, people: int = 1) -> tuple[LiveTable, list[Entry]]:
    """Anna, perhaps others, and a bot at least; with all that was written."""
    players = max(people + 1, next(count for count in game.seats if count > 1))
    info = TableInfo("test", game.name, game.rules_version, players, {}, "seed", "salt", "anna", practice=practice)
    draft = Draft(LiveTable(info))
    for seat in range(players):
        if seat < people:
            draft.add(SIT, seat, {"name": f"Guest {seat}"}, "anna" if seat == ANNA else str(seat))
        else:
            draft.add(BOT, seat, {"level": "master"})
    draft.follow()
    return draft.live, draft.entries


def played(live: LiveTable, seed: int, most: int) -> Any:
    """Random play; after each, what was written, and all that Anna saw when she chose last."""
    chance, seen = random.Random(seed), None
    for _ in range(most):
        if live.over:
            return
        seat = chance.choice(live.position.awaiting)
        if seat == ANNA:
            seen = (live.position.view(ANNA), live.position.dump(), len(live.plays))
        draft = Draft(live)
        draft.play(seat, chance.choice(live.position.legal(seat)).text)
        yield draft.entries, seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_take_back_their_answers_with_mine(game: Game[Position]) -> None:
    through = 0
    for seed in range(3):
        live, _ = table_of(game)
        for _, seen in played(live, seed, 200):
            back = live.taking_back(ANNA)
            if not isinstance(back, TakingBack) or back.how != BOTS:
                continue
            through += 1
            gone = live.plays[-len(back.entries) :]
            assert gone[0].seat == ANNA
            assert any(play.seat != ANNA and not play.auto for play in gone)
            fork = live.fork()
            Draft(fork).undo(ANNA)
            assert seen is not None
            assert (fork.position.view(ANNA), fork.position.dump(), len(fork.plays)) == seen
            assert fork.lines[-1].key == "table-undo-bots"
            position = fork.position.copy()
            for play in gone:  # chance has not spoken, and no bot has told what Anna cannot see
                guess = position.guess(ANNA, f"another {play.entry}")
                assert play.seat == ANNA or guess.why(play.text, play.seat) is None
                before = position.chance.drawn
                position.play(play.text, play.seat)
                assert position.chance.drawn == before
    assert through


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_practice_goes_back_to_any_decision_and_chance_says_the_same_again(game: Game[Position]) -> None:
    live, entries = table_of(game, practice=True)
    past_chance = 0
    for number, (written, seen) in enumerate(played(live, 5, 120)):
        entries += written
        if seen is None or live.over or number % 5:
            continue
        back = live.taking_back(ANNA)
        assert isinstance(back, TakingBack)
        gone = [play for play in live.plays if play.entry in back.entries]
        after, standing = live.position.dump(), live.fork()
        Draft(live).undo(ANNA)
        if back.how == PRACTICE:
            past_chance += 1
            assert (live.position.view(ANNA), live.position.dump(), len(live.plays)) == seen
            for play in gone:
                live.position.play(play.text, play.seat)
            assert live.position.dump() == after
        live.__dict__.update(standing.__dict__)
    assert past_chance
    Draft(live).undo(ANNA)
    assert "practice: true" in live.record().text()
    assert letopis.replay(live.record().text()).dump() == live.position.dump()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_whose_past_was_taken_back_is_read_again_as_it_was(game: Game[Position]) -> None:
    live, entries = table_of(game, practice=True)
    snapshot: dict[str, Any] | None = None
    for number, (written, seen) in enumerate(played(live, 6, 90)):
        entries += written
        if live.settled and snapshot is None and number > 20:
            snapshot = json.loads(json.dumps(snapshot_of(live)))
        if seen is not None and not live.over and number % 6 == 0:
            draft = Draft(live)
            draft.undo(ANNA)
            entries += draft.entries
    assert snapshot is not None
    whole, again = LiveTable(live.info), LiveTable(live.info)
    whole.apply_all(entries)
    restore(again, snapshot, entries)
    for twin in (whole, again):
        assert twin.position.dump() == live.position.dump()
        assert twin.record().text() == live.record().text()
        assert [(line.key, line.numbers) for line in twin.lines] == [(line.key, line.numbers) for line in live.lines]


def test_what_another_person_has_answered_stays() -> None:
    live, _ = table_of(letopis.game("village"), practice=True, people=2)
    refused = 0
    for _, _ in played(live, 1, 80):
        last = next((play for play in reversed(live.plays) if not play.auto), None)
        if last is not None and last.seat == 1:
            why = live.why_not_undo(ANNA)
            assert why is not None
            refused += why.rule == "L-8"
    assert refused


# ---- over the line


def test_undo_goes_through_a_bot(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "apprentice", game="village")
    for _ in range(200):
        until("my turn", lambda: anna.state(table)["decision"] is not None)
        state = anna.state(table)
        if state["table"]["undo_with"] == "bots":
            break
        assert anna.play(table, first_legal(state), state["table"]["number"]).status_code == 200
    assert state["table"]["can_undo"]
    assert anna.command(table, "undo").status_code == 200
    now = anna.state(table)
    assert now["decision"] is not None
    assert now["log"][-1]["key"] == "table-undo-bots"
    assert len(now["history"]) <= len(state["history"]) - 2


def test_practice_is_beside_bots_only_and_said_in_the_record(server: Server) -> None:
    anna = server.guest("Anna")
    seats: dict[str, Any] = {"id": new_id(), "game": "era", "seats": ["me", "open"], "practice": True}
    refused = anna.post("/api/tables", **seats)
    assert (refused.status_code, refused.json()["field"]) == (422, "practice")
    table = anna.new_table("me", "apprentice", practice=True, options={"round_limit": 1})
    assert anna.state(table)["table"]["practice"]
    play_to_the_end(table, anna)
    assert "practice: true" in anna.get(f"/api/tables/{table}/record").text
    assert anna.get(f"/api/tables/{table}/verify").json()["ok"]
    assert anna.command(table, "undo").json()["rule"] == "L-1"


def test_several_actions_are_played_all_or_none(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    two: dict[str, Any] = {"action": "place longhouse a1", "then": ["place longhouse a1"], "number": 0}
    refused = anna.command(table, "play", **two)
    assert (refused.status_code, refused.json()["rule"]) == (409, "E-4.5")
    assert anna.state(table)["history"] == []
    done = anna.command(table, "play", **{**two, "then": ["place longhouse c1"]})
    assert done.status_code == 200
    assert len(anna.state(table)["history"]) == 2


def test_what_could_not_be_taken_back_is_held(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me")  # alone, so that it is her turn whatever the seed
    held = 0
    for _ in range(60):
        state = anna.state(table)
        number, action = state["table"]["number"], first_legal(state)
        answer = anna.command(table, "play", action=action, number=number, held=True)
        if answer.status_code == 409:
            assert answer.json()["error"] == "final"
            assert anna.state(table) == state, "nothing has happened"
            assert anna.play(table, action, number).status_code == 200
            held += 1
        else:
            assert anna.state(table)["table"]["can_undo"]
    assert held


def test_two_people_on_one_device_have_a_seat_each(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "here", names=["", "Boris"])
    state = anna.state(table)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Anna", "Boris"]
    assert (state["table"]["me"], state["table"]["turn_beside"]) == (0, None)
    other = anna.state(table, seat="1")
    assert (other["table"]["me"], other["decision"]["seat"]) == (1, 1)
    for _ in range(30):
        state = anna.state(table)
        if state["decision"] is None:
            break
        anna.play(table, first_legal(state), state["table"]["number"])
    assert anna.state(table)["table"]["turn_beside"] == 1
    move = {"action": "place longhouse a1", "number": other["table"]["number"]}
    assert anna.command(table, "play", {"seat": "1"}, **move).status_code == 200
    assert anna.state(table, seat="1")["history"]
    assert [one["id"] for one in anna.get("/api/tables", which="mine").json()].count(table) == 1
    stranger = server.guest("Vera")
    assert stranger.state(table, seat="1")["table"]["me"] is None
