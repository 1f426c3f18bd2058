"""A table in memory: snapshots, forks, undo with what the server played by itself, numbers that tell nothing."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import letopis
from letopis import Game, Position
from letopis.kernel.events import Event
from letopis.kernel.refusals import Figures
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.draft import Draft
from letopis.server.entries import BOT, PLAY, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.snapshots import restore, snapshot_of
from letopis.server.table_log import LogLine
from letopis.server.table_view import scores, table_view

GAMES = letopis.games()


def new_table(game: Game[Position], players: int, seed: str = "a seed", people: int = 1) -> LiveTable:
    live = LiveTable(TableInfo("test", game.name, game.rules_version, players, {}, seed, "salt", "anna"))
    begin(live, people)
    return live


def begin(live: LiveTable, people: int = 1) -> list[Entry]:
    """Seat Anna, other people and bots; what was written."""
    draft = Draft(live)
    for seat in range(live.info.players):
        if seat < people:
            draft.add(SIT, seat, {"name": "Anna" if seat == 0 else f"Guest {seat}"}, "anna" if seat == 0 else f"{seat}")
        else:
            draft.add(BOT, seat, {"level": "master"})
    draft.follow()
    return draft.entries


def audiences(live: LiveTable) -> list[Audience]:
    return [SPECTATOR, *(Audience(seat) for seat in range(live.info.players))]


def states(live: LiveTable) -> list[dict[str, Any]]:
    return [table_view(live, audience, "en") for audience in audiences(live)]


def walk(live: LiveTable, chance: random.Random, most: int) -> Iterator[list[Entry]]:
    """Random plays with an undo now and then; yields what was written each time."""
    for _ in range(most):
        if live.over:
            return
        draft = Draft(live)
        seat = chance.choice(live.position.awaiting)
        if chance.random() < 0.1 and live.why_not_undo(seat) is None:
            draft.undo(seat)
        else:
            draft.play(seat, chance.choice(live.position.legal(seat)).text)
        yield draft.entries


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_log_begins_with_what_happened_before_anybody_was_asked(game: Game[Position]) -> None:
    for players in game.seats:
        live = new_table(game, players)
        opening, names = live.position.opening, live.names("en")
        assert opening or game.name == "era"  # in Era all set up at once, and nothing comes before
        for audience in audiences(live):
            me = audience.seat
            told = [event.sentence(game.texts, "en", me, names, event.seat == me) for event in opening]
            *first, sits = table_view(live, audience, "en")["log"]
            assert sits["key"] == "table-sit"
            log = [(line["number"], line["by"], line["sentence"]) for line in first]
            assert log == [(0, None, sentence) for sentence in told if sentence is not None]


def test_the_log_tells_a_secret_of_the_opening_to_its_seat_alone() -> None:
    live = new_table(letopis.game("villagers"), 2)
    secret: Figures = {"count": 3}
    shown: Figures = {"count": 2}
    live.lines = [
        LogLine(0, live.numbers.all(), Event("event-draft-limit", "VG-2.1", 0, shown, secret, (0,), True)),
        LogLine(0, live.numbers.all(), Event("event-draft-limit", "VG-2.1", 0, {}, secret, (0,), False)),
    ]
    counts = [[line["figures"] for line in live.log(audience, "en")] for audience in audiences(live)]
    assert counts == [[shown], [secret, secret], [shown]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_opened_from_a_snapshot_is_the_same_table(game: Game[Position]) -> None:
    live = new_table(game, game.seats[-1])
    entries: list[Entry] = []
    first = live.number
    taken: dict[str, Any] | None = None
    for written in walk(live, random.Random(1), 120):
        entries += written
        if live.settled and (taken is None or len(entries) % 7 == 0):
            taken = json.loads(json.dumps(snapshot_of(live)))
    assert taken is not None
    again, whole = LiveTable(live.info), LiveTable(live.info)
    history = [*begin(LiveTable(live.info)), *entries]
    assert history[first:] == entries
    restore(again, taken, history)
    whole.apply_all(history)
    assert states(whole) == states(live)
    assert again.record().text() == live.record().text()
    for audience in audiences(live):
        mine, theirs = table_view(again, audience, "en"), table_view(live, audience, "en")
        assert mine["table"].pop("can_undo") == theirs["table"].pop("can_undo")
        assert mine == theirs


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fork_that_is_forgotten_leaves_no_trace(game: Game[Position]) -> None:
    live = new_table(game, game.seats[-1])
    for _ in walk(live, random.Random(2), 25):
        pass
    before = json.dumps(states(live))
    fork = live.fork()
    for _ in walk(fork, random.Random(3), 15):
        states(fork)
    # what was rendered of the log is shared with a fork that takes the table's place, so a fresh look is compared
    live._forget_log()
    assert json.dumps(states(live)) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_undo_that_is_offered_works_and_leads_to_a_choice(game: Game[Position]) -> None:
    live = new_table(game, game.seats[-1], people=game.seats[-1])
    undone = 0
    for _ in walk(live, random.Random(4), 150):
        for seat in range(live.info.players):
            if live.why_not_undo(seat) is None:
                fork = live.fork()
                plays = sum(1 for play in fork.plays if play.seat == seat and not play.auto)
                Draft(fork).undo(seat)
                assert sum(1 for play in fork.plays if play.seat == seat and not play.auto) == plays - 1
                assert seat in fork.position.awaiting
                undone += 1
            else:
                with pytest.raises(letopis.Refused):
                    Draft(live.fork()).undo(seat)
            if live.plays and not any(play.auto for play in live.plays) and not live.over:
                mine, theirs = live.why_not_undo(seat), live.position.why_not_undo(seat)
                assert (mine and mine.rule) == (theirs and theirs.rule), "the server's law is the position's"
    assert undone


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_others_do_in_secret_moves_nobodys_numbers(game: Game[Position]) -> None:
    live = new_table(game, game.seats[-1])
    for _ in range(120):
        if live.over:
            break
        chance = random.Random(live.number)
        seat = chance.choice(live.position.awaiting)
        before = {audience: (live.number_for(audience), states_text(live, audience)) for audience in audiences(live)}
        action = chance.choice(live.position.legal(seat)).text
        live.apply(Entry(live.number + 1, PLAY, seat, {"action": action}))
        for audience, (number, text) in before.items():
            if live.number_for(audience) == number:
                assert audience.seat != seat
                assert states_text(live, audience) == text


def states_text(live: LiveTable, audience: Audience) -> str:
    state = table_view(live, audience, "en")
    return json.dumps(state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_score_sheets_say_nothing_of_what_is_hidden(game: Game[Position]) -> None:
    players = game.seats[-1]
    live = new_table(game, players)
    for count, _ in enumerate(walk(live, random.Random(5), 60)):
        if count % 6:
            continue
        for audience in (Audience(seat) for seat in range(players)):
            seat = audience.seat
            assert seat is not None
            twin = live.position.guess(seat, "another world")
            assert scores(twin, audience, "en", live) == scores(live.position, audience, "en", live)


def test_looking_back_shows_what_the_seat_saw_then() -> None:
    live = new_table(letopis.game("era"), 2)
    seen: dict[Audience, dict[int, Any]] = {audience: {} for audience in audiences(live)}
    chance = random.Random(6)
    for _ in range(60):
        for audience in audiences(live):
            seen[audience][live.number_for(audience)] = live.position.view(audience.seat)
        seat = chance.choice(live.position.awaiting)
        action = chance.choice(live.position.legal(seat)).text
        live.apply(Entry(live.number + 1, PLAY, seat, {"action": action}))
    for audience in audiences(live):
        for number in live.history(audience):
            if number in seen[audience]:
                assert table_view(live, audience, "en", at=number)["view"] == seen[audience][number]
        with pytest.raises(KeyError):
            table_view(live, audience, "en", at=10_000)
