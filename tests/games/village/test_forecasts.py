"""What is foretold is what then happens: every note and every forecast, over random play in all setups."""

import random
from itertools import combinations
from typing import Any

import pytest

from letopis import Event, Position
from letopis.games.village.ceremony import AGE
from letopis.kernel.notes import Note
from tests.games.village.tables import EVERYTHING, VILLAGE, play, table

COMBINATIONS = [list(some) for n in range(4) for some in combinations(EVERYTHING, n)]
COMPONENTS: Any = VILLAGE.components()
SOME = 8  # answers tried at a question
SELDOM = 7  # of so many moments one has its ceremonies tried, with every face of the die
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


def marries(position: Position, seat: int) -> int:
    """With how many faces of the die somebody of a seat in the ceremony area marries, if the ceremony came now."""
    die: list[int] = COMPONENTS.die_steps
    found: dict[int, bool] = {}
    for seed in range(200):
        trial: Any = position.guess(seat, seed)
        ceremony = trial.game.find_step(trial, "ceremony")
        trial.telling = []
        trial.push(ceremony)
        trial.settle()
        events = list(trial.telling)
        while trial.stack[-1].kind == "door":
            asked = trial.awaiting[0]
            events += trial.play(trial.legal(asked)[0].text, asked)
        rolled = next(event.figures["count"] for event in events if event.key == "event-ceremony") - 1
        new = [f"couple{slot + 1}" for slot, couple in enumerate(trial.couples) if couple // AGE == trial.round]
        married = any(place in trial.view()["seats"][seat]["members"] for place in new)
        assert found.setdefault(rolled, married) == married, "the same roll, the same couples"
        if set(found) == set(die):
            return sum(found[step] for step in die)
    raise AssertionError("some face of the die never came")


def has_no_turn_again(position: Position, seat: int) -> None:
    """A seat is not asked for a cube again, once its turn is over."""
    trial: Any = position.copy()
    chooser = random.Random(seat)
    over = False
    while not trial.over:
        asked = trial.awaiting[0]
        over = over or trial.seat != seat
        assert not (over and trial.seat == seat), "another turn"
        trial.play(chooser.choice(trial.legal(asked)).text, asked)


def sails_free(position: Position, seat: int, steps: int) -> None:
    """So many more lines can be sailed without paying, and the next one costs something or cannot be sailed."""
    trial = position.copy()
    for _ in range(steps):
        before = goods(trial, seat)
        trial.play(next(action.text for action in trial.answers(seat) if action.kind == "sail"), seat)
        assert goods(trial, seat) == before
    lines = [action.text for action in trial.answers(seat) if action.kind == "sail"]
    if lines:
        before = goods(trial, seat)
        trial.play(lines[0], seat)
        assert trial.stack[-1].kind == "pay" or goods(trial, seat) != before


def goods(position: Position, seat: int) -> dict[str, Any]:
    """What a seat could pay a step with."""
    mine = position.view(seat)["seats"][seat]
    return {key: mine[key] for key in ("orange", "green", "brown", "pink", "coin")}


def check_forecast(position: Position, seat: int, note: Note) -> None:
    """A forecast beside a question agrees with what the rules would do."""
    figures: dict[str, Any] = note.figures
    view = position.view(seat)
    me = view["seats"][seat]
    if note.key == "next-death":
        numbers = mortal(position, seat)
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
    elif note.key == "last-turn":
        has_no_turn_again(position, seat)
    elif note.key == "marrying" and view["cubes_left"] % SELDOM == 0:
        assert (marries(position, seat), len(COMPONENTS.die_steps)) == (figures["count"], figures["faces"])


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
    elif key == "steps-lost":
        sails_free(position, seat, figures["count"])
        assert after is None or after.kind not in ("sail", "voyage")
    elif key == "empty-holds":
        able = [action.text for action in position.answers(seat) if action.kind == "load"]
        assert able
        loaded = position.copy()
        most = 0
        while more := [action.text for action in loaded.answers(seat) if action.kind == "load"]:
            loaded.play(more[0], seat)
            most += 1
        assert 0 < most <= figures["count"] == room(position, seat)
        assert after is None or after.kind != "load"
    elif key == "given-away" and asked != "turn-choice":
        assert text == "pass"
        others = [action.kind for action in position.answers(seat) if action.text != "pass"]
        deeds = [kind for kind in others if kind != "play"] or others  # at a market's end cards are all there is
        assert len(deeds) == figures["count"] > 0
    elif key == "coins-worth" and position.rules > 1:  # by version 1 what follows is paid along
        paid = coins(position, seat) - coins(trial, seat)
        assert (paid, figures["points"]) == (figures["count"], worth(position, seat) - worth(trial, seat))
    elif key == "not-the-next":
        assert int(text.split()[1].rstrip("+")) > figures["number"] == min(mortal(position, seat))
    elif key == "would-marry" and position.view()["cubes_left"] % SELDOM == 0 and after is not None:
        assert (marries(trial, seat), len(COMPONENTS.die_steps)) == (figures["count"], figures["faces"])
    elif key == "grain-lost":
        was, now = position.view(seat)["seats"][seat], trial.view(seat)["seats"][seat]
        assert was["grain"] + was["cargo"].count("grain") - now["grain"] == figures["count"]
    if asked == "death":
        assert bool(told(events, "end-triggered", seat)) <= (key == "ends-game")
    if key == "" and asked not in ("pay", "well-pay", "turn-choice") and not text.startswith(("play", "open")):
        assert quill == 0 or not trial.view()["seats"][seat].get("dying"), text  # V-6.15: nobody in sight can die


def coins(position: Position, seat: int) -> int:
    """How many a seat has."""
    return int(position.view(seat)["seats"][seat]["coin"])


def worth(position: Position, seat: int) -> int:
    """The points of a seat's coins, if the game ended now."""
    return int(position.scores()[seat].rows["coins"])


def room(position: Position, seat: int) -> int:
    """The free holds of a seat's ship."""
    mine = position.view(seat)["seats"][seat]
    return int(COMPONENTS.holds - len(mine["cargo"]) - len(mine["stowed"]) - len(mine["members"].get("hold", [])))


def mortal(position: Position, seat: int) -> list[int]:
    """The numbers of those of a seat who may die."""
    view = position.view(seat)
    elsewhere = ("bag", "graves", "gone", "beside", *view["chronicle"])
    return [
        int(kind[0]) + len(kind) - 1  # bread lets one live as long as the next number
        for place, kinds in view["seats"][seat]["members"].items()
        for kind in kinds
        if place not in elsewhere and not place.startswith("sailor")
    ]


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
