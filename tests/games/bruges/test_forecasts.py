"""What is foretold is what then happens: over random play, every forecast and every note against the game itself."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import letopis
from letopis import Action, Event
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import CATEGORIES, SETTLE, USES
from letopis.kernel.notes import Note
from tests.games.bruges.table import COLOURS, changes, play, stock, table

GAME = letopis.game("bruges")
GAMES = 24
LIVELY = ("settle", "activate", "house", "canal", "reroll")  # what makes a game rich in effects


def moments(seed: int) -> Iterator[tuple[BrugesPosition, int]]:
    """A random game, decision by decision."""
    chooser = Random(seed)
    position = GAME.new(players=2 + seed % 3, seed=seed)
    assert isinstance(position, BrugesPosition)
    while not position.over:
        seat = position.awaiting[0]
        yield position, seat
        legal = position.legal(seat)
        lively = [action for action in legal if action.kind in LIVELY]
        position.play(chooser.choice(lively if lively and chooser.random() < 0.7 else legal), seat)


def total(position: BrugesPosition, seat: int) -> int:
    return position.scores()[seat].total


def played(position: BrugesPosition, seat: int, action: Action) -> tuple[BrugesPosition, list[Event]]:
    """The action really played, on a copy."""
    twin = position.copy()
    return twin, twin.play(action, seat)


def goes_on(before: BrugesPosition, then: BrugesPosition) -> bool:
    """Whether the same turn goes on, so that nothing but the action has happened."""
    same = (before.round, before.phase, before.active) == (then.round, then.phase, then.active)
    return same and not then.over


def came(position: BrugesPosition, *steps: str) -> tuple[BrugesPosition, list[Event]]:
    """A copy in which these steps come now, and what happens then."""
    twin = position.copy()
    twin.stack = [found for found in (position.game.find_step(position, step) for step in steps) if found is not None]
    assert len(twin.stack) == len(steps)
    events: list[Event] = []
    twin.telling = events
    twin.settle()
    return twin, events


def the_rest_of_the_round(position: BrugesPosition) -> Iterator[tuple[BrugesPosition, int, Action]]:
    """The round played on somehow, decision by decision."""
    twin = position.copy()
    chooser = Random(7)
    while not twin.over and twin.round == position.round:
        seat = twin.awaiting[0]
        action = chooser.choice(twin.legal(seat))
        yield twin, seat, action
        twin.play(action, seat)
    yield twin, -1, Action("over")


# ---- forecasts


def turns(position: BrugesPosition, seat: int, note: Note) -> None:
    more = int(note.figures.get("count", 0))
    cards = 0
    always_held = True
    for then, asked, action in the_rest_of_the_round(position):
        if asked == seat and then.decision(seat).kind == "play" and action.kind in USES:
            cards += 1
        if asked >= 0:
            always_held = always_held and bool(then.seats[seat].hand)
        elif note.key == "last-turn":
            assert then.over
    assert cards <= more + 1
    assert cards == more + 1 or not always_held


def danger(position: BrugesPosition, seat: int, note: Note) -> None:
    colour = position.components.threats.index(str(note.figures["threat"]))
    before, mine = stock(position), position.seats[seat]
    then, events = came(position, f"receive {seat} {colour} 1")
    after = then.seats[seat]
    count = note.figures["count"]
    assert any(event.key == "event-penalty" and event.seat == seat for event in events)
    if note.figures["threat"] == "flood":
        assert count == mine.all_workers()
        assert after.all_workers() == 0
    elif note.figures["threat"] == "raid":
        gained = [event for event in events if event.key == "event-gained-guilders" and event.seat == seat]
        assert count == mine.guilders + len(gained)
        assert after.guilders == 0
    elif note.figures["threat"] == "intrigue":
        assert mine.points - after.points == count
    elif then.stack:
        assert then.decision(seat).kind == note.figures["threat"]
    else:
        assert changes(before, stock(then)), "a person, a house or a token is gone"


def lead(position: BrugesPosition, seat: int, note: Note) -> None:
    category = CATEGORIES.index(str(note.figures["category"]))
    then, _ = came(position, "leadership")
    assert position.standing(seat, category) == note.figures["count"]
    assert (then.seats[seat].leads >> category & 1 == 1) is (note.key == "lead")
    if note.key == "behind":
        others = [other for other in range(position.players) if other != seat]
        assert max(position.standing(other, category) for other in others) == note.figures["best"]


def markers(position: BrugesPosition, seat: int, note: Note) -> None:
    """If everybody lets the dice lie, these markers come, and these penalties."""
    twin = position.copy()
    events: list[Event] = []
    while not twin.over and twin.phase == position.phase and twin.awaiting[0] >= 0:
        asked = twin.awaiting[0]
        legal = {action.kind: action for action in reversed(twin.legal(asked))}
        answer = legal.get("decline") or legal.get("stay") or twin.legal(asked)[0]
        events += twin.play(answer, asked)
    mine = [event for event in events if event.seat == seat]
    if note.key == "markers":
        colours = [str(event.figures["colour"]) for event in mine if event.key == "event-threat"]
        assert str(note.figures["colours"]).split() == colours
    else:
        assert note.figures["threat"] in [event.figures["threat"] for event in mine if event.key == "event-penalty"]


# ---- notes


def points(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, events = played(position, seat, action)
    struck = any(event.key == "event-penalty" for event in events)  # the next penalty of a roll
    if goes_on(position, then) and not struck:
        change = int(note.figures["points"])
        assert total(then, seat) - total(position, seat) == (change if note.key == "points" else -change)


def no_points(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, events = played(position, seat, action)
    lit = {event.key for event in events if event.seat == seat} & {"event-leads", "event-gained-points"}
    assert total(then, seat) == total(position, seat) or lit, "the round may end, and its markers turn"


def penalty(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    _, events = played(position, seat, action)
    mine = [event for event in events if event.key == "event-penalty" and event.seat == seat]
    struck = [event for event in mine if event.figures["threat"] == note.figures["threat"]]
    count = struck[0].figures["count"] if struck else 0
    assert count == note.figures["count"]
    assert bool(count) is (note.key == "penalty")


def nothing(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, _ = played(position, seat, action)
    alone = position.stack[-2].text.split()[0] in ("turn", "after-card")  # nothing more of the effect is to come
    if goes_on(position, then) and alone:
        assert then.write() == position.write()


def idle(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, _ = played(position, seat, action)
    if goes_on(position, then):
        assert then.decision(seat).kind in ("play", "rest", "idle", "pay-worker")
        changed = changes(stock(position), stock(then))
        assert all(".w." in name or name.startswith("w.") for name in changed)
        assert sum(changed.values()) >= -1


def no_lightning(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, _ = played(position, seat, action)
    if not goes_on(position, then) or position.seats[seat].household.listeners[SETTLE]:
        return
    mine, after = position.seats[seat], then.seats[seat]
    assert (after.workers, after.threats, after.points) == (mine.workers, mine.threats, mine.points)
    assert after.guilders <= mine.guilders
    assert len(after.hand) == len(mine.hand) - 1


def unused(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    legal = [other.text for other in position.legal(seat)]
    assert all(f"activate {card}" in legal for card in str(note.figures["cards"]).split())
    then, _ = played(position, seat, action)
    if then.round == position.round and not then.over:
        for later, asked, _ in the_rest_of_the_round(then):
            assert asked != seat or later.decision(seat).kind not in ("play", "rest", "idle")


def ends(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, events = played(position, seat, action)
    assert position.last == 0
    assert then.last == position.round + int(note.figures["rounds"])
    assert any(event.key == "event-extra-pile" for event in events)


def strikes(position: BrugesPosition, seat: int, action: Action, note: Note) -> None:
    then, events = played(position, seat, action)
    while not then.over and then.decision(then.awaiting[0]).kind in ("plague", "fire", "suffer"):
        asked = then.awaiting[0]
        events += then.play(then.legal(asked)[0], asked)
    struck = [event.seat for event in events if event.key == "event-penalty"]
    assert len(struck) == note.figures["count"]
    assert note.figures["other"] in struck


FORECASTS: dict[str, Callable[[BrugesPosition, int, Note], None]] = {
    "turns": turns,
    "last-turn": turns,
    "danger": danger,
    "lead": lead,
    "behind": lead,
    "markers": markers,
    "strike": markers,
}
NOTES: dict[str, Callable[[BrugesPosition, int, Action, Note], None]] = {
    "points": points,
    "fewer-points": points,
    "no-points": no_points,
    "penalty": penalty,
    "no-loss": penalty,
    "nothing": nothing,
    "idle": idle,
    "no-lightning": no_lightning,
    "unused": unused,
    "ends": ends,
    "strikes": strikes,
}


def check(position: BrugesPosition, seat: int, seen: Counter[str]) -> None:
    """Every forecast and every note of one decision."""
    for note in position.forecasts(seat):
        seen[note.key] += 1
        if note.key not in ("turns", "danger") or seen[note.key] % 9 == 1:  # these are said all the time
            FORECASTS[note.key](position, seat, note)
    for action in position.legal(seat):
        found = position.note(action, seat)
        if found is not None:
            seen[found.key] += 1
            NOTES[found.key](position, seat, action, found)


@pytest.mark.plain
def test_what_is_foretold_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        for position, seat in moments(seed):
            check(position, seat, seen)
    check(inquisition(), 0, seen)
    assert set(seen) == {*FORECASTS, *NOTES}, "every kind occurs"


def inquisition() -> BrugesPosition:
    """Seat 0 names a colour, and red would close the circle of one opponent, blue of both."""
    threats: dict[str, Any] = {"threats": {"blue": 2, "red": 2}}
    position = table({"live": ["inquisitor"]}, threats, {"threats": {"blue": 2}}, players=3)
    play(position, "activate inquisitor")
    return position


# ---- the moments one would ask about


def note_of(position: BrugesPosition, action: str, seat: int = 0) -> dict[str, object] | None:
    found = position.note(action, seat)
    return None if found is None else {"key": found.key, "warns": found.warns, **found.figures}


def test_naming_a_colour_says_whom_it_strikes() -> None:
    position = inquisition()
    red = {"key": "strikes", "warns": False, "threat": "fire", "other": 1, "count": 1}
    assert position.components.threats[COLOURS.index("red")] == "fire"
    assert note_of(position, "name red") == red
    both = note_of(position, "name blue")
    assert both is not None
    assert both["count"] == 2
    assert note_of(position, "name yellow") is None


def test_ending_the_last_turn_of_a_round_warns_of_persons_left() -> None:
    me: dict[str, Any] = {"live": ["inquisitor"], "hand": ["baron", "potter"]}
    stack = ["end-of-round", "leadership", "rest 0"]
    assert note_of(table(me, stack=stack), "end") == {"key": "unused", "warns": True, "cards": "inquisitor", "count": 1}
    later = ["end-of-round", "leadership", "turns 1", "rest 0"]
    assert note_of(table(me, stack=later), "end") is None, "there is another turn for them"


def test_a_tie_that_counts_as_leading_is_told_as_leading() -> None:
    position = table({"live": ["queen"], "hand": ["baron"], "reputation": 2}, {"reputation": 2})
    leading = [str(note.figures["category"]) for note in position.forecasts(0) if note.key == "lead"]
    assert "reputation" in leading
