"""What is foretold is what then happens: over random play, every forecast and every note against the game itself."""

from collections.abc import Callable
from random import Random

import pytest

from letopis import Action, Event, Position
from letopis.kernel.notes import Note
from tests.games.era.tables import CROWDED, DATA, ERA, KEEP, at, just, poor, rolled, seat, sheet

NOTES_TRIED = 10  # answers of a decision
QUIETLY = ("roll", "pass", "suffer", "refuse", "insist", "pay")  # what changes least


def answer(actions: list[Action]) -> Action:
    """What leaves things as they stand; whoever may demand does, and food comes last."""
    for text in QUIETLY:
        for action in actions:
            if action.text == text:
                return action
    return next((action for action in actions if "food" not in action.words), actions[0])


def rest_of_round(position: Position) -> list[Event]:
    """What happens until the round is over when nobody changes anything."""
    twin = position.copy()
    events: list[Event] = []
    while not twin.over:
        asked = twin.awaiting[0]
        events += twin.play(answer(list(twin.answers(asked))), asked)
        if any(event.key == "event-round" for event in events):
            break
    return events


def told(events: list[Event], key: str, asked: int, **figures: object) -> list[Event]:
    """The events of a kind about a seat, with these figures."""
    return [event for event in events if event.key == key and event.seat == asked and fits(event, figures)]


def fits(event: Event, figures: dict[str, object]) -> bool:
    """Whether an event says all of this."""
    return all(event.figures.get(name) == value for name, value in figures.items())


def ill(*domain: str) -> int:
    """The disaster points that Disease would bring to a domain, wherever its pieces came from."""
    return int(at(just("disaster 0", seat(*domain, faces="p6 p6"), seat(), box={}, box_dice={}))["disaster"])


def is_settled(position: Position, roller: int) -> bool:
    """Whether a seat's dice stay as they lie, as far as the others can tell."""
    doc = at(position, roller)
    return not doc.get("marked") and not doc.get("set")


# ---- forecasts: (position, seat, note, the rest of the round)

Foretold = Callable[[Position, int, Note, list[Event]], bool]


def layout(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    rows = sheet(position, asked).rows
    points = sum(rows[piece] for piece in position.view(asked)["supply"] if piece in rows)
    return note.figures == {"points": points, "area": position.view(asked)["seats"][asked]["area"]}


def layout_danger(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    return note.figures["points"] == ill(*at(position, asked)["domain"])


def meal(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    (fed,) = [*told(events, "event-fed", asked), *told(events, "event-starved", asked)]
    points = int(fed.figures.get("points", 0))
    need, food = int(note.figures["need"]), int(note.figures["food"])
    assert int(fed.figures["food"]) + int(fed.figures.get("hungry", 0)) == need
    if not is_settled(position, asked):  # what is rolled again can only bring more
        return points <= int(note.figures["points"])
    return points == note.figures["points"] and fed.figures["food"] == min(need, food)


def struck(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    roller = int(note.figures["other"])
    if not is_settled(position, roller):
        return True
    effects = ("suffered", "lost", "removed", "scorched", "no-scorched-left", "no-room-to-scorch")
    felt = [event for key in effects for event in told(events, f"event-{key}", asked)]
    felt += told(events, "event-nothing-to-remove", asked) + told(events, "event-lost-all", asked)
    return bool(felt and told(events, "event-disaster", roller, disaster=note.figures["disaster"]))


def strikes_others(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    if not is_settled(position, asked):
        return True
    return bool(told(events, "event-disaster", asked, disaster=note.figures["disaster"]))


def sickness(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    if not is_settled(position, asked) or told(events, "event-removed", asked):
        return True  # somebody else’s attack may come first
    return bool(told(events, "event-suffered", asked, points=note.figures["points"]))


def may_demand(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    other = note.figures["other"]
    demands = [*told(events, "event-demanded", asked, other=other), *told(events, "event-insisted", asked, other=other)]
    return len(demands) == 1


def must_answer(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    return may_demand(position, int(note.figures["other"]), Note("", "", {"other": asked}), events)


def philip_demands(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    return bool(told(events, "event-philip-demands", asked) or told(events, "event-nothing-to-give", asked))


def no_area(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    return not any(score.rows["largest_walled_area"] for score in position.scores())


def own_area(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    return sheet(position, asked).rows["largest_walled_area"] == note.figures["vp"]


def largest_area(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    rows = sheet(position, int(note.figures["other"])).rows
    own = sheet(position, asked).rows["largest_walled_area"]
    return rows["largest_walled_area"] == note.figures["vp"] and own == 0


def worth(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    piece = str(note.figures["piece"])
    twin = position.copy()
    before = sheet(twin, asked).rows[piece]
    twin.play(twin.legal(asked)[0], asked)
    more = sheet(twin, asked).rows[piece] - before
    return more == note.figures["walled"] or (note.key == "worth-walled" and more == note.figures["vp"])


def no_free_place(position: Position, asked: int, note: Note, events: list[Event]) -> bool:
    notes = [position.note(action, asked) for action in position.legal(asked)]
    return all(each is not None and each.key == "clears" for each in notes)


FORECASTS: dict[str, Foretold] = {
    "layout": layout,
    "layout-danger": layout_danger,
    "meal": meal,
    "struck": struck,
    "strikes-others": strikes_others,
    "disease": sickness,
    "may-demand": may_demand,
    "must-answer": must_answer,
    "overcomes-philip": lambda position, asked, note, events: bool(told(events, "event-philip-paid", asked)),
    "philip-has-nothing": lambda position, asked, note, events: bool(told(events, "event-philip-has-nothing", asked)),
    "philip-demands": philip_demands,
    "no-area": no_area,
    "own-area": own_area,
    "largest-area": largest_area,
    "worth-walled": worth,
    "always-walled": worth,
    "no-free-place": no_free_place,
    "last-round": lambda position, asked, note, events: events[-1].key == "event-game-over",
    "last-token": lambda position, asked, note, events: position.view()["tokens"] - position.view()["flipped"] == 1,
}


# ---- notes: (position, seat, action, note)


def costs(position: Position, asked: int, action: Action, note: Note) -> bool:
    twin = position.copy()
    before = sheet(twin, asked).total
    events = twin.play(action, asked)
    return len(events) > 1 or before - sheet(twin, asked).total == note.figures["points"]


def clears(position: Position, asked: int, action: Action, note: Note) -> bool:
    removed = told(position.copy().play(action, asked), "event-removed", asked)
    return len(removed) == note.figures["buildings"]


def loses_die(position: Position, asked: int, action: Action, note: Note) -> bool:
    twin = position.copy()
    twin.play(action, asked)
    lost = told(rest_of_round(twin), "event-die-lost", asked, die=note.figures["die"])
    return costs(position, asked, action, note) and bool(lost)


def wasted(position: Position, asked: int, action: Action, note: Note) -> bool:
    amount, resource = action.words
    twin = position.copy()
    before = at(twin, asked)[resource]
    if len(twin.play(action, asked)) > 1:
        return True  # farms and mills came after it
    return bool(at(twin, asked)[resource] - before == int(amount) - int(note.figures["amount"]))


def insists(position: Position, asked: int, action: Action, note: Note) -> bool:
    other, points = int(note.figures["other"]), note.figures["points"]
    return bool(told(position.copy().play(action, asked), "event-nothing-to-give", other, points=points))


def no_room(position: Position, asked: int, action: Action, note: Note) -> bool:
    twin = position.copy()
    before = at(twin, asked)[action.words[0]]
    events = twin.play(action, asked)
    if events[-1].key == "event-demanded":
        events = twin.play("pay", twin.awaiting[0])
    return events[-1].key not in ("event-paid", "event-philip-paid") or bool(at(twin, asked)[action.words[0]] == before)


def builds_left(position: Position, asked: int, action: Action, note: Note) -> bool:
    builds = position.decision(asked).context["builds"]
    return note.warns and note.figures == {"builds": builds, "pieces": len(position.legal(asked)) - 1}


def built(position: Position, asked: int, action: Action) -> tuple[Position, list[Event]]:
    """The position once a piece stands somewhere."""
    twin = position.copy()
    twin.play(action, asked)
    return twin, twin.play(twin.legal(asked)[0], asked)


def flips_token(position: Position, asked: int, action: Action, note: Note) -> bool:
    twin, events = built(position, asked, action)
    turned = told(events, "event-token-flipped", asked, left=note.figures["left"])
    over = twin.over or any(event.key == "event-game-over" for event in rest_of_round(twin))
    return bool(turned) and note.warns == (note.figures["left"] == 0) and (over or not note.warns)


def end_bonus(position: Position, asked: int, action: Action, note: Note) -> bool:
    twin, events = built(position, asked, action)
    row = f"{note.figures['piece']}_bonus"
    more = sheet(twin, asked).rows[row] - sheet(position, asked).rows[row]
    return [event.key for event in events] != ["event-built"] or more == note.figures["points"]


def clusters(position: Position, asked: int, action: Action, note: Note) -> bool:
    standing = at(position, asked)["domain"]
    return ill(*standing, action.text.removeprefix("place ")) - ill(*standing) == note.figures["buildings"]


NOTES: dict[str, Callable[[Position, int, Action, Note], bool]] = {
    "costs": costs,
    "clears": clears,
    "loses-building": costs,
    "loses-die": loses_die,
    "wasted": wasted,
    "insists": insists,
    "no-room": no_room,
    "builds-left": builds_left,
    "flips-token": flips_token,
    "end-bonus": end_bonus,
    "clusters": clusters,
}


def holds(position: Position, chooser: Random) -> set[str]:
    """The kinds of what is foretold here, all of it true."""
    kinds: set[str] = set()
    events = rest_of_round(position)
    for asked in position.awaiting:
        for note in position.forecasts(asked):
            assert FORECASTS[note.key](position, asked, note, events), (note, position.dump())
            kinds.add(note.key)
        actions = list(position.legal(asked))
        for action in chooser.sample(actions, min(len(actions), NOTES_TRIED)):
            found = position.note(action, asked)
            if found is not None:
                assert NOTES[found.key](position, asked, action, found), (action, found, position.dump())
                kinds.add(found.key)
    return kinds


def walked(players: int, seed: int) -> set[str]:
    """The kinds that one random game meets, each time true."""
    chooser = Random(f"{players} {seed}")
    position = ERA.new(players, seed, {"round_limit": 9})
    kinds: set[str] = set()
    while not position.over:
        if chooser.random() < 1 / players:
            kinds |= holds(position, chooser)
        asked = chooser.choice(position.awaiting)
        position.play(chooser.choice(position.legal(asked)), asked)
    return kinds


def test_what_is_foretold_then_happens_and_every_kind_of_it_occurs() -> None:
    crowded = just("scorch 0", seat(*CROWDED), seat())
    penniless = just("demand 0 1", seat(faces="n4"), poor(faces="n5"))
    kinds = holds(crowded, Random(1)) | holds(penniless, Random(1))  # random play hardly comes to these
    for players in ERA.seats:
        for seed in range(3):
            kinds |= walked(players, seed)
    said = {key.removeprefix("note-") for key in ERA.texts.keys("en") if key.startswith("note-")}
    assert kinds == said == {*FORECASTS, *NOTES}


def forecast(position: Position, key: str, asked: int = 0) -> Note | None:
    """The forecast of a kind, if it is made."""
    return next((note for note in position.forecasts(asked) if note.key == key), None)


@pytest.mark.rule("E-9.1", "E-9.2")
def test_the_meal_is_foretold_with_farms_and_dice_still_to_be_decided() -> None:
    position = just(
        "take 0", "income 0", "feed", poor(KEEP, "farm a1", faces="n1 p4 p4", choosing=["p4", "p4"]), seat()
    )
    note = forecast(position, "meal")
    assert note is not None
    assert note.warns
    assert note.figures == {"need": 3, "food": 1, "more": 4, "points": 2}
    position.play("take 2 food", 0)
    note = forecast(position, "meal")
    assert note is not None
    assert note.figures == {"need": 3, "food": 3, "more": 2, "points": 0}


@pytest.mark.rule("E-7.2")
def test_dice_to_be_rolled_again_eat_but_bring_nothing_yet() -> None:
    position = rolled(3, poor(KEEP, "longhouse a1", faces="n1", marked=["p1"]), seat(faces="n1"))
    note = forecast(position, "meal")
    assert note is not None
    assert note.figures == {"need": 2, "food": 0, "more": 0, "points": 2}


@pytest.mark.rule("E-17.2")
def test_nobody_is_told_of_swords_behind_a_screen() -> None:
    position = rolled(3, seat(faces="n4"), seat(faces="n5"))
    assert forecast(position, "may-demand") is None
    assert forecast(position, "must-answer", 1) is None


@pytest.mark.rule("E-11.1")
def test_to_pass_with_builds_left_asks_once_more() -> None:
    position = just("build 0", seat(KEEP, "longhouse a1", faces="n1 p5", builds=2, wood=8), seat())
    note = position.note("pass", 0)
    assert note is not None
    assert note.warns
    assert note.sentence(ERA.texts, "en", 0).startswith("You still have 2 builds")


@pytest.mark.rule("E-14.3")
def test_a_guildhall_says_what_it_would_bring_once_it_is_paid_for() -> None:
    rich = seat(KEEP, "longhouse a1", faces="n1 p5", builds=1, goods=6, stone=7, wood=8, food=5)
    note = just("build 0", rich, seat()).note("build guildhall", 0)
    cost = sum(next(row for row in DATA["buildings.toml"]["building"] if row["id"] == "guildhall")["cost"].values())
    assert note is not None
    assert note.figures["points"] == 6 + 7 + 8 + 5 - cost
