"""What is foretold is what then happens: every note and every forecast, over random play in all setups."""

import random
from itertools import combinations
from typing import Any

import pytest

from letopis import Event, Position
from letopis.kernel.notes import Note
from tests.games.village.tables import EVERYTHING, VILLAGE, play, table

COMBINATIONS = [list(some) for n in range(4) for some in combinations(EVERYTHING, n)]
SOME = 8  # answers tried at a question
FORECASTS = {"next-death", "near-the-end", "last-turn", "majority", "black-bag", "sellers", "cargo-worth", "marrying"}
NOTES = {
    *("quill-passed", "given-away", "only-the-cube", "nothing-for-it", "rests", "ends-game", "barn-room"),
    *("short-supply", "been-there", "brings-majority", "empty-holds", "nothing-ashore", "steps-lost"),
    *("would-marry", "coins-worth", "not-the-next"),
}


def told(events: list[Event], key: str, seat: int) -> list[Event]:
    """What befell a seat."""
    return [event for event in events if event.key == f"event-{key}" and event.seat == seat]


def count(events: list[Event], key: str, seat: int) -> int:
    """How many of it in all."""
    return sum(int(event.figures["count"]) for event in told(events, key, seat))


def gained(events: list[Event], thing: str, seat: int) -> int:
    """How many of a thing a seat had from an answer."""
    return sum(int(event.figures["count"]) for event in told(events, "gained", seat) if event.figures["thing"] == thing)


def majority(position: Position) -> list[int]:
    """Who is rewarded if the mass ended now."""
    step = position.game.find_step(position, "majority")
    assert step is not None
    trial = position.copy()
    step.run(trial)
    before, after = position.view()["seats"], trial.view()["seats"]
    return [seat for seat in range(position.players) if after[seat]["prestige"] > before[seat]["prestige"]]


def check_forecast(position: Position, seat: int, note: Note) -> None:
    """A forecast beside a question agrees with what the rules would do."""
    figures: dict[str, Any] = note.figures
    view = position.view(seat)
    me = view["seats"][seat]
    if note.key == "next-death":
        numbers = [int(kind[0]) + len(kind) - 1 for place, kinds in me["members"].items() for kind in kinds
                   if place not in ("bag", "graves", "gone", "beside") and place not in view["chronicle"]
                   and not place.startswith("sailor")]  # fmt: skip
        assert (figures["number"], figures["members"]) == (min(numbers), numbers.count(min(numbers)))
        assert figures["count"] == 10 - me["time"]
    elif note.key == "majority":
        winners = majority(position)
        assert figures["leaders"] == len(winners)
        assert (figures["state"] == "theirs") == (seat not in winners)
        assert figures["other"] in winners
    elif note.key == "black-bag":
        assert figures["members"] == sum(len(other["members"].get("bag", [])) for other in view["seats"])
    elif note.key == "near-the-end":
        assert figures["graves"] == view["graves"]["spaces"] - view["graves"]["filled"]
        assert figures["count"] == sum(place["spaces"] - place["filled"] for place in view["chronicle"].values())
    elif note.key == "cargo-worth":
        trial = position.copy()
        while trades := [action for action in trial.answers(seat) if action.kind == "trade"]:
            trial.advance(trades[0], seat)
        assert figures["count"] == trial.view(seat)["seats"][seat]["prestige"] - me["prestige"]
    elif note.key == "sellers":
        trial = position.copy()
        trial.advance(position.game.vocabulary(position)["pass"], seat)
        asked = bool(trial.stack) and trial.stack[-1].kind == "sale"
        assert asked == (figures["count"] > 0)


def check_note(position: Position, seat: int, text: str, note: Note | None) -> None:
    """What is said of an answer is what it does, and what is not said does not happen."""
    trial = position.copy()
    asked = position.stack[-1].kind
    events = trial.play(text, seat)
    key = "" if note is None else note.key
    figures: dict[str, Any] = {} if note is None else note.figures
    quill = count(events, "quill", seat)
    after = trial.stack[-1] if trial.stack else None
    if key == "quill-passed":
        assert quill == figures["count"] > 0
    elif key in ("only-the-cube", "nothing-for-it") and text.startswith("take"):
        stays = trial.awaiting == (seat,) and after is not None and after.kind in (*position.view()["spaces"], "voyage")
        assert not stays or [action.text for action in trial.answers(seat)] == ["pass"]
        assert not told(events, "served", seat)
    elif key == "rests":
        died = told(events, "died", seat)
        assert not died or died[0].figures["rest"] == figures["rest"]
    elif key == "ends-game":
        assert told(events, "end-triggered", seat) or (after is not None and after.kind in ("burial", "sea-burial"))
    elif key == "barn-room":
        assert gained(events, "grain", seat) == figures["count"]
    elif key == "short-supply":
        assert gained(events, text.split()[1], seat) == figures["count"]
    elif key == "been-there":
        assert position.view(seat)["seats"][seat]["markers"] == trial.view(seat)["seats"][seat]["markers"]
    elif key == "brings-majority":
        assert seat not in majority(position)
        assert seat in majority(trial)
    elif key == "nothing-ashore":
        assert [action.text for action in trial.answers(seat)] == ["pass"]
    elif key == "grain-lost":
        was, now = position.view(seat)["seats"][seat], trial.view(seat)["seats"][seat]
        assert was["grain"] + was["cargo"].count("grain") - now["grain"] == figures["count"]
    if asked == "death":
        assert bool(told(events, "end-triggered", seat)) <= (key == "ends-game")
    if key == "" and asked not in ("pay", "well-pay", "turn-choice") and not text.startswith(("play", "open")):
        assert quill == 0 or not trial.view()["seats"][seat].get("dying"), text  # V-6.15: nobody in sight can die


def walk(position: Position, seed: int) -> set[str]:
    """A game of chance, everything that is said of it checked; returns the kinds of notes that came."""
    chooser = random.Random(seed)
    found: set[str] = set()
    for _ in range(450):
        if position.over:
            break
        seat = position.awaiting[0]
        for note in position.forecasts(seat):
            found.add(note.key)
            check_forecast(position, seat, note)
        legal = [action.text for action in position.legal(seat)]
        for text in chooser.sample(legal, min(SOME, len(legal))):
            said = position.note(text, seat)
            found.add("" if said is None else said.key)
            check_note(position, seat, text, said)
        position.play(chooser.choice(legal), seat)
    return found


@pytest.mark.parametrize("rules", [1, 2])
def test_what_is_foretold_happens_and_every_kind_of_it_occurs(rules: int) -> None:
    found: set[str] = set()
    for expansions in COMBINATIONS:
        for seed in range(3):
            found |= walk(VILLAGE.new(2 + seed, seed, {"expansions": expansions}, rules=rules), seed)
    assert found >= FORECASTS | NOTES


@pytest.mark.rule("V-12.17")
def test_grain_without_room_at_home_is_foretold() -> None:
    at_sea = {"grain": 5, "ship": "sea_a", "captain": "captain_1_1", "cargo": ["grain"]}
    position = play(table(at_sea, expansions=["port"]), "0 take travel orange")
    note = position.note("return", 0)
    assert note is not None
    assert (note.key, note.figures, note.warns) == ("grain-lost", {"count": 1}, True)
    check_note(position, 0, "return", note)
