"""What a seat is told before it chooses is what then happens: over random play, for every kind of note."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from letopis import Event, Note, Position
from letopis.games.my_village.death import RATS
from tests.games.my_village.laws import POSITIONS
from tests.games.my_village.tables import VILLAGE, Doc, me, using

pytestmark = pytest.mark.plain

OFTEN = 25  # so many of a kind are looked at in one game: a whole round is played out for some
TIME = ("cloud", "reaper", "used")  # what any banner may change


class Trial:
    """An action played on a copy, with what it was before, what happened, and what it is then."""

    def __init__(self, position: Position, seat: int, action: str, note: Note) -> None:
        self.seat = seat
        self.note = note
        self.figures: dict[str, Any] = note.figures
        self.position = position
        self.after = position.copy()
        self.told: list[Event] = self.after.play(action, seat)

    @property
    def keys(self) -> list[str]:
        """What is told of."""
        return [event.key for event in self.told]

    def of(self, key: str) -> list[dict[str, Any]]:
        """The figures of a kind of event."""
        return [event.figures for event in self.told if event.key == key]

    @property
    def same(self) -> bool:
        """Whether the village is what it was, but for time."""
        return same(me(self.position, self.seat), me(self.after, self.seat))

    def gained(self, row: str) -> int:
        """What a row of the score sheet has gained."""
        before, after = self.position.scores()[self.seat], self.after.scores()[self.seat]
        return int(after.rows[row] - before.rows[row])

    @property
    def kind(self) -> str:
        """What the seat is asked next; nothing when it is somebody else."""
        return self.after.decision(self.seat).kind if self.seat in self.after.awaiting else ""


def same(before: Doc, after: Doc, *but: str) -> bool:
    """Whether two villages are alike, but for time and some fields."""
    return all(before.get(key) == after.get(key) for key in {*before, *after} if key not in (*TIME, *but))


def banners(trial: Trial) -> list[str]:
    """The white banners that a note names."""
    return str(trial.figures["banners"]).split()


def unused(trial: Trial) -> None:
    assert all(trial.position.why(f"use {id}", trial.seat) is None for id in banners(trial))
    assert all(trial.after.why(f"use {id}", trial.seat) is not None for id in banners(trial))


def plowed(trial: Trial) -> None:
    field = trial.figures["banner"]
    twin = trial.position.copy()
    twin.play(f"plow {field}" if twin.why(f"plow {field}", trial.seat) is None else f"plow {field} joker", trial.seat)
    twin.play(f"use {field}", trial.seat)
    assert me(twin, trial.seat)["coins"] > me(trial.after, trial.seat)["coins"]


def not_served(trial: Trial) -> None:
    assert trial.figures["villager"] not in me(trial.after, trial.seat)["villagers"]


def slept(trial: Trial) -> None:
    assert trial.figures["card"] == me(trial.after, trial.seat)["church"]
    assert "abbot" not in me(trial.after, trial.seat)["villagers"]


def tiled(trial: Trial) -> None:
    (banner,) = [w for w in trial.after.view()["seats"][trial.seat]["whites"] if w["id"] == trial.figures["banner"]]
    assert "/".join(map(str, banner["values"])) == trial.figures["values"]


def untiled(trial: Trial) -> None:
    before, after = (position.view()["seats"][trial.seat]["whites"] for position in (trial.position, trial.after))
    assert [w for w in before if w["id"] == trial.figures["banner"]] == [
        w for w in after if w["id"] == trial.figures["banner"]
    ]


def idle(trial: Trial) -> None:
    """As many banners as said are refused for want of this villager, whatever the value."""
    missing = 0
    for banner in trial.after.view()["seats"][trial.seat]["whites"]:
        doc = trial.position.dump()
        villagers = [id for id in me(trial.position, trial.seat)["villagers"] if id != trial.figures["villager"]]
        doc["seats"][trial.seat]["villagers"] = villagers
        seats = [doc["seats"][trial.seat], *[seat for n, seat in enumerate(doc["seats"]) if n != trial.seat]]
        refusal = using(banner["values"][0], *seats, options=doc["options"]).why(f"use {banner['id']}", 0)
        missing += refusal is not None and refusal.key == "refusal-idle" and villagers_of(refusal.figures, trial)
    assert missing == trial.figures["count"]


def villagers_of(figures: dict[str, Any], trial: Trial) -> bool:
    return bool(figures["villager"] == trial.figures["villager"])


def lost(trial: Trial) -> None:
    """Nothing is asked of what the monk would have set going."""
    after = trial.after
    while trial.seat in after.awaiting and after.decision(trial.seat).kind == "pay":
        after.play(after.legal(trial.seat)[0], trial.seat)
    assert trial.kind not in ("school", "question", "visit", "free", "invite")


def guest(trial: Trial) -> None:
    assert me(trial.position, trial.seat)["customers"] == me(trial.after, trial.seat)["customers"]


# what is said of an action, and how to see that it is so
NOTES: dict[str, Callable[[Trial], object]] = {
    "crosses-bridge": lambda trial: check("event-bridge" in trial.keys),
    "only-headman": lambda trial: check({a.kind for a in trial.after.legal(trial.seat) if not a.aside} == {"headman"}),
    "does-nothing": lambda trial: check(trial.same and trial.kind in ("", "turn", "chain", "bury")),
    "effect-lost": lost,
    "comes-last": unused,
    "banners-left": unused,
    "unplowed": plowed,
    "headman-stays": lambda trial: check(trial.same),
    "nothing-to-secure": lambda trial: check(
        same(me(trial.position, trial.seat), me(trial.after, trial.seat), "headman")
    ),
    "left-undone": lambda trial: check("event-renounced" in trial.keys and trial.same),
    "no-merchant": not_served,
    "free-one-left": guest,
    "invites-nobody": guest,
    "slot-worth": lambda trial: check(trial.gained("council") == trial.figures["points"]),
    "tile-values": tiled,
    "tile-adds-nothing": untiled,
    "journey-ends": lambda trial: check(journeys(trial) == "MV-10.53"),
    "goes-on": lambda trial: check(journeys(trial) != "MV-10.53"),
    "next-must-be-kept": lambda trial: check(trial.kind != "redraw"),
    "turned-back": lambda trial: check(trial.gained("travel") == -trial.figures["points"]),
    "plow-leaves": lambda trial: check(
        me(trial.after, trial.seat)["fields"][int(trial.figures["field"].removeprefix("field_")) - 1] == ""
    ),
    "joker-spared": lambda trial: check(trial.position.why(f"pay {trial.figures['good']}", trial.seat) is None),
    "nobody-left": lambda trial: check(trial.kind == "hire"),
    "church-sleeps": slept,
    "falls-idle": idle,
}


def journeys(trial: Trial) -> str:
    """The rule that keeps the village from travelling on."""
    doc = me(trial.after, trial.seat)
    doc["villagers"] = ["traveller"]
    if len(doc["travel"]) == len("abcde"):
        return "MV-10.53"
    position = using(7, {key: doc[key] for key in ("villagers", "travel")})
    refusals = [position.why(f"add travel_{letter}", 0) for letter in "abcde"]
    return "MV-10.53" if any(refusal is not None and refusal.rule == "MV-10.53" for refusal in refusals) else ""


def check(holds: bool) -> None:
    assert holds


# ---- what is said beside the question


def bridge(position: Position, seat: int, figures: dict[str, Any]) -> None:
    twin: Any = position.copy()
    twin.pay_time(seat, figures["time"] - 1)
    assert "reaper" not in me(twin, seat)
    twin.pay_time(seat, 1)
    assert me(twin, seat)["reaper"]


def death(position: Position, seat: int, figures: dict[str, Any]) -> None:
    """However the turn goes on, somebody is buried before anybody else takes dice."""
    twin = position.copy()
    while twin.decision(twin.awaiting[0]).kind not in ("turn", "bury"):
        twin.play(random.Random(7).choice(twin.legal(seat)), seat)
    assert (twin.awaiting, twin.decision(seat).kind) == ((seat,), "bury")
    assert set(figures["villagers"].split()) <= {action.words[0] for action in twin.legal(seat)}


def rats(position: Position, seat: int, figures: dict[str, Any]) -> None:
    """Each roll of the rat die from so many pips on takes so much, and less takes nothing."""
    for seed in range(8):
        twin = position.copy()
        twin.chance = VILLAGE.chance(seed)
        told: list[Event] = []
        twin.telling = told
        twin.push(RATS[seat])
        twin.settle()
        (rat,) = [event for event in told if event.key == "event-rat"]
        taken = [event.figures["story"] for event in told if event.key == "event-lost-story" and event.seat == seat]
        assert taken == ([figures["story"]] if int(rat.figures["pips"]) >= figures["pips"] else [])


def end(position: Position, seat: int, figures: dict[str, Any]) -> None:
    """The game is over after the round in which so many more have died, whoever they are."""
    twin = position.copy()
    dying = twin.decision(seat).kind == "bury"  # that one is counted already
    before = twin.view()
    while not twin.over and twin.view()["round"] == before["round"]:
        twin.play(random.Random(3).choice(twin.legal(twin.awaiting[0])), twin.awaiting[0])
    deaths = twin.view()["coffins"] - before["coffins"] - dying
    limited = before["round"] >= (position.options["round_limit"] or 9999)
    assert twin.over == (deaths >= figures.get("count", 0) or limited)


def home(position: Position, seat: int, figures: dict[str, Any]) -> None:
    """So many steps of the headman bring so many story points home, and no fewer."""
    before = me(position, seat)
    twin = position.copy()
    seats = [{"headman": before["headman"], "tree": before["tree"]}, {}]
    reached = [using(7, *seats)]
    for _ in range(figures["steps"]):
        assert all(me(place)["house"] == 0 for place in reached)
        onward = []
        for place in reached:
            for action in place.legal(0):
                if action.kind == "headman" and action.text != "headman stay":
                    twin = place.copy()
                    twin.play(action, 0)
                    doc = me(twin)
                    onward.append(using(7, {key: doc[key] for key in ("headman", "tree", "house")}, {}))
        reached = onward
    assert max(me(place)["house"] for place in reached) >= figures["story"] == before["tree"]


def one_more(position: Position, seat: int, figures: dict[str, Any]) -> None:
    for action in position.legal(seat):
        if action.kind == "invite":
            twin = position.copy()
            told = twin.play(action, seat)
            assert sum(int(event.figures["time"]) for event in told if event.key == "event-time") == figures["time"]
            assert me(position, seat)["coins"] - me(twin, seat)["coins"] == figures["coins"]
            return


def nobody_serves(position: Position, seat: int, figures: dict[str, Any]) -> None:
    assert figures["villager"] not in me(position, seat)["villagers"]


FORECASTS: dict[str, Callable[[Position, int, dict[str, Any]], None]] = {
    "bridge": bridge,
    "death-comes": death,
    "rats": rats,
    "last-round": end,
    "end-is-near": end,
    "unsecured": home,
    "next-customer": one_more,
    "no-merchant": nobody_serves,
}


# ---- over random play


def moments(start: Position, seed: int) -> Iterator[Position]:
    """The decisions of a game at random, turns that waste time left out now and then so that it gets somewhere."""
    chance = random.Random(seed)
    for _ in range(500):
        if start.over:
            return
        yield start
        seat = start.awaiting[0]
        legal = list(start.legal(seat))
        busy = [action for action in legal if action.kind not in ("headman", "skip", "stop")]
        start.play(chance.choice(busy if busy and chance.random() < 0.6 else legal), seat)


# Nobody is missing and the school is full, so that monks teach nobody; and the chapel lies on the next pile.
CLOISTER: Doc = {
    "game": "my_village",
    "round": 5,
    "travel": {"d": ["travel_d4"]},
    "monks": {"quill": ["monk_quill_2"], "chalice": ["monk_chalice_2"], "rosary": ["monk_rosary_4"]},
    "seats": [
        {
            "coins": 30,
            "church": "church_healing",
            "school": ["left", "right"],
            "travel": ["travel_a1", "travel_b1", "travel_c1"],
        },
        {},
    ],
}
STARTS = {**POSITIONS, "cloister": CLOISTER}


def begun(case: str, seed: int) -> Position:
    if case in STARTS:
        return VILLAGE.load({**STARTS[case], "seed": seed})
    return VILLAGE.new(players=int(case), seed=seed)


CASES = [("2", 1), ("3", 2), ("4", 3), ("2", 4), ("rich", 5), ("dying", 6), ("rich", 7), ("dying", 8)]
CASES += [("cloister", seed) for seed in range(9, 13)]


@pytest.mark.parametrize(("case", "seed"), CASES)
def test_what_is_foretold_happens(case: str, seed: int) -> None:
    looked: dict[str, int] = {}
    for position in moments(begun(case, seed), seed):
        seat = position.awaiting[0]
        for note in position.forecasts(seat):
            if counted(looked, note.key):
                FORECASTS[note.key](position, seat, note.figures)
        for action in position.legal(seat):
            told = position.note(action, seat)
            if told is not None and counted(looked, told.key):
                NOTES[told.key](Trial(position, seat, action.text, told))


def counted(looked: dict[str, int], key: str) -> bool:
    looked[key] = looked.get(key, 0) + 1
    return looked[key] <= OFTEN


@pytest.mark.parametrize(("case", "seed"), [("2", 11), ("rich", 12), ("dying", 13)])
def test_whatever_crosses_the_bridge_or_does_nothing_says_so(case: str, seed: int) -> None:
    """The other way round: nobody slips over the bridge, or spends a banner on nothing, unwarned."""
    for position in moments(begun(case, seed), seed):
        seat = position.awaiting[0]
        for action in position.legal(seat)[:12]:
            twin = position.copy()
            told = [event.key for event in twin.play(action, seat)]
            if "event-bridge" in told:
                assert position.note(action, seat) is not None, action
            if action.kind == "use" and same(me(position, seat), me(twin, seat)):
                asked = twin.decision(seat).kind if seat in twin.awaiting else ""
                note = position.note(action, seat)
                assert asked in ("school", "tile", "slot", "pay") or (note is not None and note.warns), action


def test_every_kind_of_note_occurs() -> None:
    seen: set[str] = set()
    for case, seed in CASES:
        for position in moments(begun(case, seed), seed):
            seat = position.awaiting[0]
            seen |= {note.key for note in position.forecasts(seat)}
            seen |= {note.key for action in position.legal(seat) if (note := position.note(action, seat)) is not None}
    keys = {key.removeprefix("note-") for key in VILLAGE.texts.keys("en") if key.startswith("note-")}
    assert seen == keys == {*NOTES, *FORECASTS}
