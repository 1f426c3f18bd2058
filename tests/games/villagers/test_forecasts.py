"""What a seat is told before it chooses is what then happens, in random games and in positions made for it."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import letopis
from letopis import Position
from letopis.kernel.notes import Note
from tests.games.villagers.tables import alone, build, countess, play, seat, stacked, table

GAME = letopis.game("villagers")
SETUP: Any = GAME.components()
FORECASTS = {
    *("until-market", "last-round", "first-market", "final", "final-alone", "founders-turn", "next-round"),
    *("leaving", "next-first", "with-draft", "with-build", "with-exchange", "with-padlock"),
}
NOTES = {
    *(
        "no-place",
        "no-room",
        "cannot-unlock",
        "covers",
        "silver-now",
        "food-no-higher",
        "builders-no-higher",
        "basic-idle",
        "end",
    ),
    *("could-be-placed", "longer", "tinner-nothing", "tinner-again", "smuggler", "smuggle-gain", "side-shows"),
    *("pay-own", "pay-other", "pay-countess", "stays-anyway", "her-gain", "costs", "jester-early"),
}
GAMES: list[tuple[int, int, dict[str, Any]]] = [(players, seed, {}) for players in (2, 3, 5) for seed in range(3)] + [
    (1, seed, {"level": level}) for seed in range(3) for level in ("easy", "normal", "hard")
]


def keys(notes: list[Note]) -> list[str]:
    """The keys of notes."""
    return [note.key for note in notes]


def texts(position: Position, asked: int) -> list[str]:
    """What is legal, as texts."""
    return [action.text for action in position.legal(asked)]


# ---- what then happens


class Later:
    """A copy of a position, and what can be done with it."""

    def __init__(self, position: Position) -> None:
        self.position = position.copy()
        self.events: list[Any] = []

    def play(self, text: str) -> "Later":
        """Whoever is asked does this."""
        self.events += self.position.play(text, self.position.awaiting[0])
        return self

    def rest(self, until: Callable[[Position], bool]) -> "Later":
        """Everybody does as little as can be."""
        position = self.position
        while not position.over and not until(position):
            able = texts(position, position.awaiting[0])
            self.play(next((text for text in ("end", "pass", "keep") if text in able), able[0]))
        return self

    def told(self, key: str, seat: int) -> dict[str, Any]:
        """The figures of an event of a seat."""
        return next(dict(event.figures) for event in self.events if event.key == key and event.seat == seat)

    def sum(self, key: str) -> int:
        """The ducats of all events of a kind."""
        return sum(event.figures["ducats"] for event in self.events if event.key == key)


def quiet(position: Position, asked: int) -> bool:
    """Whether a seat that now ends its turn changes nothing any more, and nobody else can: the last to build."""
    last = (position.view(None)["first"] - 1) % position.players
    return position.decision(asked).kind == "build" and asked == last and "end" in texts(position, asked)


def forecast_comes_true(position: Position, asked: int, note: Note) -> bool:
    """Whether it could be tried here; an assertion fails where it is wrong."""
    figures = note.figures
    view = position.view(asked)
    if note.key == "until-market":
        needed = view["stacks"][:2] if figures["market"] == 1 else view["stacks"]
        assert figures["count"] == sum(stack["count"] for stack in needed) > 0
        assert not any(market["due"] for market in view["markets"])
    elif note.key == "last-round":
        later = Later(position).rest(lambda now: now.view(None)["round"] > view["round"])
        assert later.position.over
        assert later.position.view(None)["round"] == view["round"]
    elif note.key == "leaving":
        if asked != view["first"]:  # another may yet put a ducat
            return False
        later = Later(position).play("pass")
        assert figures["count"] == [event.key for event in later.events].count("event-road-discarded")
    elif note.key == "next-first":
        later = Later(position).rest(lambda now: now.view(None)["round"] > view["round"])
        if later.position.over:
            return False
        assert later.position.view(None)["first"] == figures["other"]
    elif note.key.startswith("with-"):
        later = Later(position).play("keep")
        seen = later.position.view(0)["seats"][0]
        now = {"with-draft": "draft_limit", "with-build": "build_limit", "with-exchange": "exchange_limit"}
        if note.key in now:
            assert seen[now[note.key]] == figures["count"] != figures["without"]
        else:
            return padlocks_cost_more(later.position, asked, int(figures["ducats"]))
    elif not quiet(position, asked):
        return False
    else:
        at_the_end_of_the_round(position, asked, note)
    return True


def padlocks_cost_more(position: Position, asked: int, extra: int) -> bool:
    """Each card that is unlocked costs that much above its price; whether there is one."""
    found = False
    for text in texts(position, asked):
        later = Later(position).play(text)
        if later.position.decision(asked).kind == "pay":
            later.play(texts(later.position, asked)[0])
        keys = [event.key for event in later.events]
        if "event-placed" in keys and any(key.startswith("event-unlocked") for key in keys):
            usual = SETUP.unlock_cost if "event-unlocked-bank" in keys else 0
            before, after = (now.view(asked)["seats"][asked]["ducats"] for now in (position, later.position))
            if "event-unlocked-own" in keys or "event-unlocked-bank" in keys:
                assert before - after == usual + extra
                found = True
    return found


def at_the_end_of_the_round(position: Position, asked: int, note: Note) -> None:
    """The last to build ends the turn: markets, hunger and limits are as foretold."""
    figures = note.figures
    round = position.view(None)["round"]
    later = Later(position).play("end")
    if note.key == "founders-turn":
        assert [event.seat for event in later.events if event.key == "event-founders-turned"].count(asked) == 1
        if position.players > 1:  # alone, events come before anybody can look
            before, after = (table.view(asked)["seats"][asked]["gold"] for table in (position, later.position))
            assert before - after == figures["ducats"]
    elif note.key == "first-market":
        assert later.told("event-market-paid", asked)["sum"] == figures["ducats"]
    elif note.key in ("final", "final-alone"):
        assert later.position.over
        totals = [score.total for score in later.position.scores()]
        assert totals[asked] == figures["ducats"]
        if note.key == "final":
            assert max(total for other, total in enumerate(totals) if other != asked) == figures["theirs"]
            assert totals[int(figures["other"])] == figures["theirs"]
        else:
            assert countess(later.position)["ducats"] == figures["hers"]
    else:
        assert note.key == "next-round"
        if position.players == 1:
            return  # what new events bring, nobody knows
        seen = later.position.view(None)
        assert seen["round"] == round + 1
        assert later.told("event-draft-limit", asked)["count"] == figures["drafts"]
        assert seen["seats"][asked]["build_limit"] == figures["builds"]


def note_comes_true(position: Position, asked: int, text: str, note: Note) -> bool:
    """Whether it could be tried here; an assertion fails where it is wrong."""
    figures = note.figures
    kind, card = text.split()[0], text.split()[-1]
    before = position.view(asked)["seats"][asked]
    later = Later(position).play(text)
    after = later.position.view(asked)["seats"][asked]
    if note.key == "covers":
        if "pay" in [later.position.decision(seat).kind for seat in later.position.awaiting]:
            later.play(texts(later.position, asked)[0])
            after = later.position.view(asked)["seats"][asked]
        if kind in ("place", "on"):
            placed = GAME.components().type_of[card if kind == "place" else position.view(asked)["placing"]]
            for what in ("gold", "food", "builders"):
                assert before[what] - after[what] + getattr(placed, what) == figures[what], text
        return kind in ("place", "on")
    if note.key == "silver-now":
        if kind != "place" or later.position.decision(later.position.awaiting[0]).kind == "pay":
            return False
        node = [tree for tree in after["village"] if card in tree]
        assert node
        formula = GAME.components().type_of[card].silver
        village = later.position.seats[asked].village  # type: ignore[attr-defined]
        assert village.worth_of(formula, 0) == figures["ducats"]
    elif note.key == "end":
        assert note.warns
        assert (figures["builds"], figures["exchanges"]) == (before["builds"], before["exchanges"])
        assert any(other.startswith(("place", "play")) for other in texts(position, asked))
    elif note.key in ("smuggler", "smuggle-gain"):
        later.rest(lambda now: now.decision(now.awaiting[0]).kind == "build")
        gained = later.told("event-smuggled", asked)["ducats"]
        assert gained <= int(figures["ducats"]) if note.key == "smuggler" else gained == figures["ducats"]
    elif note.key in ("pay-own", "pay-other", "pay-countess"):
        lying = [paid(now, text.split()[1]) for now in (position, later.position)]
        markets = sum(not market["held"] for market in position.view(None)["markets"])
        assert (lying[1] - lying[0]) * markets == figures["ducats"]
    elif note.key == "longer":
        later.play(texts(later.position, asked)[0])
        assert stacked(later.position) == stacked(position) + 1
    elif note.key == "could-be-placed":
        other = Later(position)
        other.position = position.undone(asked)
        while other.position.decision(asked).kind != "build":
            other.position = other.position.undone(asked)
        assert f"place {card}" in texts(other.position, asked)
    elif note.key == "costs":
        moved = {key: later.sum(f"event-{key}") for key in ("paid-countess", "paid-bank", "countess-gained")}
        assert moved["paid-countess"] + moved["paid-bank"] == figures["ducats"]
        assert moved["paid-countess"] + moved["countess-gained"] == figures["hers"]
    elif note.key == "her-gain":
        forecast = [her_end(now) for now in (position, later.position)]
        gain = forecast[1] - forecast[0]
        assert gain == figures["ducats"] if kind == "give" else gain >= int(figures["ducats"])
    elif note.key == "stays-anyway":
        assert position.view(asked)["road"].count("") == later.position.view(asked)["road"].count("")
    elif note.key in ("no-place", "no-room"):
        assert any(figures["below"] in tree for tree in before["village"]) == (note.key == "no-room")
        assert figures["below"] not in before["hand"] + before["square"]
    elif note.key == "cannot-unlock":
        assert int(figures["cost"]) > before["ducats"] == figures["ducats"]
    elif note.key == "tinner-nothing":
        for next_text in texts(later.position, asked):
            assert not unlocks(later.position, next_text), next_text
    elif note.key == "tinner-again":
        for placing in texts(position, asked):
            if placing.startswith("place"):
                assert price(position, asked, placing) == price(later.position, asked, placing)
    elif note.key == "side-shows":
        for what in ("gold", "food", "builders"):
            assert after[what] - before[what] == figures[what]
    elif note.key in ("food-no-higher", "builders-no-higher"):
        limit = "draft_limit" if note.key == "food-no-higher" else "build_limit"
        if kind != "place" or position.players == 1 or later.position.decision(asked).kind != "build":
            return False
        assert before[limit] == after[limit] == figures["count"]
    elif note.key == "basic-idle":
        return lies_on_nobody(position, asked, card)
    elif note.key == "jester-early":
        later = Later(position).play(next(one for one in texts(position, asked) if not one.startswith("jester")))
        assert later.position.over or text in texts(later.position, asked)
    return True


def unlocks(position: Position, text: str) -> bool:
    """Whether an answer opens a padlock, or asks who is paid for it."""
    later = Later(position).play(text)
    asked = later.position.awaiting
    return any(event.key.startswith("event-unlocked") for event in later.events) or (
        bool(asked) and later.position.decision(asked[0]).kind == "pay"
    )


def price(position: Position, asked: int, text: str) -> int:
    """The ducats that a placing costs, with the dearest who is paid."""
    trial = Later(position).play(text).position
    ends = [trial]
    if not trial.over and asked in trial.awaiting and trial.decision(asked).kind == "pay":
        ends = [Later(trial).play(other).position for other in texts(trial, asked)]
    before = int(position.view(asked)["seats"][asked]["ducats"])
    return max(before - int(end.view(asked)["seats"][asked]["ducats"]) for end in ends)


def lies_on_nobody(position: Position, asked: int, basic: str) -> bool:
    """Once a basic villager has come for a card, nobody in the hand has found a place on it; whether it came."""
    able = {text for text in texts(position, asked) if text.startswith("place")}
    later = Later(position).play(f"exchange {basic}")
    while later.position.decision(asked).kind != "build":
        later.play(texts(later.position, asked)[0])
    if later.position.awaiting != (asked,):
        return False
    now = {text for text in texts(later.position, asked) if text.startswith("place")}
    assert not {text for text in now - able if SETUP.type_of[text.split()[1]].lock < 0}
    return True


def paid(position: Position, owner: str) -> int:
    """The ducats that lie in somebody's village."""
    view = position.view(None)
    figures = view["countess"]["forecast"] if owner == "countess" else view["seats"][int(owner)]
    return int(figures["first_market"] - figures["gold"])


def her_end(position: Position) -> int:
    """What the Countess would have after all markets, by what is seen of her."""
    view = position.view(0)
    her = view["countess"]
    total = her["ducats"] + her["forecast"]["second_market"]
    if not view["markets"][0]["held"]:
        total += her["forecast"]["first_market"]
    return int(total)


# ---- random play


def walks() -> Iterator[tuple[Position, int, random.Random]]:
    """Every decision of some random games."""
    for players, seed, options in GAMES:
        chooser = random.Random(f"{players} {seed}")
        position = GAME.new(players=players, seed=seed, options=options)
        while not position.over:
            asked = position.awaiting[0]
            yield position, asked, chooser
            able = texts(position, asked)
            busy = [text for text in able if text != "end"]
            position.play(chooser.choice(busy if busy and chooser.random() < 0.85 else able), asked)


def test_what_is_foretold_happens() -> None:
    tried: set[str] = set()
    for position, asked, chooser in walks():
        for note in position.forecasts(asked):
            if (note.key != "last-round" or chooser.random() < 0.2) and forecast_comes_true(position, asked, note):
                tried.add(note.key)
    assert tried <= FORECASTS
    assert {"until-market", "last-round", "first-market", "final", "next-round", "leaving", "next-first"} <= tried


def test_what_is_noted_of_an_action_happens() -> None:
    tried: set[str] = set()
    for position, asked, chooser in walks():
        for text in chooser.sample(texts(position, asked), min(3, len(texts(position, asked)))):
            note = position.note(text, asked)
            if note is not None and note_comes_true(position, asked, text, note):
                tried.add(note.key)
    assert tried <= NOTES
    assert {"no-place", "covers", "silver-now", "basic-idle", "end", "stays-anyway", "her-gain"} <= tried


# ---- each kind, in a position made for it

FEAST = ("harvester", "harvester", "hunter")
YARD = ("wattler", "wattler", "lumberjack > carpenter")
LAST = [0, 0, 0, 0, 0, 0]


def three(*village: str, hand: str = "", **fields: Any) -> Position:
    """Three players, so that special villagers take part; the first about to build."""
    return table(seat(*village, hand=hand, **fields), seat(), seat())


def solo(open: str, phase: str) -> Position:
    """Alone, with an open event."""
    return alone("founders", "beekeeper", phase=phase, countess={"open": [open]})


MOMENTS: dict[str, Callable[[], Position]] = {
    "until-market": lambda: build(hand="agent"),
    "last-round": lambda: table(seat(), seat(), phase="draft", stacks=[0, 0, 0, 0, 1, 0], markets=1),
    "first-market": lambda: play(table(seat(), seat("founders", "beekeeper"), stacks=[0, 0, 5, 5, 5, 5]), "end"),
    "final": lambda: play(table(seat("founders", "fisher"), seat("beekeeper", "founders"), stacks=LAST), "end"),
    "final-alone": lambda: alone("founders", "beekeeper", stacks=LAST, markets=1),
    "founders-turn": lambda: play(table(seat(), seat()), "end"),
    "next-round": lambda: play(table(seat(), seat("founders", *FEAST)), "end"),
    "leaving": lambda: play(table(seat(), seat(), phase="road"), "pass"),
    "next-first": lambda: table(seat(), seat(), phase="road"),
    "with-draft": lambda: solo("rats", "draft"),
    "with-build": lambda: solo("strike", "build"),
    "with-exchange": lambda: solo("drought", "build"),
    "with-padlock": lambda: alone(
        "founders", "beekeeper", hand="fisher", ducats=9, phase="build", countess={"open": ["guild_dues"]}
    ),
}
OF_ACTIONS: dict[str, tuple[Callable[[], Position], str]] = {
    "no-place": (lambda: table(seat(), seat(), phase="draft", road=["cartwright"]), "take cartwright"),
    "no-room": (
        lambda: table(seat("founders > (brewer, brewer)"), seat(), phase="draft", road=["swineherd"]),
        "take swineherd",
    ),
    "cannot-unlock": (lambda: table(seat(ducats=1), seat(), phase="draft", road=["fisher"]), "take fisher"),
    "covers": (lambda: build("founders", hand="swineherd"), "place swineherd"),
    "silver-now": (lambda: build("founders", "wattler", hand="priest"), "place priest"),
    "food-no-higher": (lambda: build("founders", *FEAST, hand="fisher"), "place fisher"),
    "builders-no-higher": (lambda: build("founders", *YARD, "hayer", hand="thatcher"), "place thatcher"),
    "basic-idle": (lambda: build(hand="agent"), "exchange miner"),
    "end": (lambda: build(hand="agent"), "end"),
    "could-be-placed": (lambda: play(build(hand="agent"), "exchange miner", "onto 3"), "return agent"),
    "longer": (lambda: play(build(hand="agent"), "exchange miner"), "onto 2"),
    "tinner-nothing": (lambda: three(hand="tinner wattler"), "play tinner"),
    "tinner-again": (lambda: play(three(hand="tinner tinner fisher"), "play tinner"), "play tinner"),
    "smuggler": (lambda: three("founders", "beekeeper", hand="smuggler"), "play smuggler"),
    "smuggle-gain": (
        lambda: play(three("founders", "beekeeper", hand="smuggler"), "play smuggler"),
        "smuggle beekeeper",
    ),
    "side-shows": (
        lambda: play(three("founders > brewer", hand="apprentice"), "play apprentice", "swap 0 founders"),
        "side food",
    ),
    "pay-own": (lambda: play(hunted("hunter"), "place truffler"), "pay 0 hunter"),
    "pay-other": (lambda: play(hunted("hunter"), "place truffler"), "pay 1 hunter"),
    "pay-countess": (
        lambda: play(
            alone("founders > swineherd", hand="truffler", countess={"village": ["hunter", "hunter{2}"]}),
            "place truffler",
        ),
        "pay countess hunter",
    ),
    "stays-anyway": (lambda: table(seat(), seat(), phase="road", road=["carpenter{1}"]), "ducat carpenter"),
    "her-gain": (
        lambda: play(alone(phase="draft", road=["carpenter", "beekeeper"]), "take carpenter"),
        "give beekeeper",
    ),
    "costs": (lambda: solo("toll", "events"), "resolve toll"),
    "jester-early": (lambda: solo("toll", "build"), "jester toll"),
}


def hunted(theirs: str) -> Position:
    """Two players, each with a Hunter."""
    return table(seat("founders > swineherd", "hunter", hand="truffler"), seat("founders", theirs))


def test_every_kind_has_its_moment() -> None:
    assert set(MOMENTS) == FORECASTS
    assert set(OF_ACTIONS) == NOTES
    for lang in ("en", "ru"):
        said = {key.removeprefix("note-") for key in GAME.texts.keys(lang) if key.startswith("note-")}
        assert said == FORECASTS | NOTES


@pytest.mark.parametrize("key", MOMENTS)
def test_each_forecast_comes_true(key: str) -> None:
    position = MOMENTS[key]()
    asked = position.awaiting[0]
    (note,) = [note for note in position.forecasts(asked) if note.key == key]
    assert forecast_comes_true(position, asked, note)


@pytest.mark.parametrize("key", OF_ACTIONS)
def test_each_note_comes_true(key: str) -> None:
    make, text = OF_ACTIONS[key]
    position = make()
    asked = position.awaiting[0]
    note = position.note(text, asked)
    assert note is not None
    assert note.key == key
    assert note_comes_true(position, asked, text, note)


def test_nobody_is_warned_of_the_end_of_a_turn_that_has_nothing_left() -> None:
    position = build()
    assert position.note("end", 0) is None


def test_a_smuggler_who_brings_no_more_than_his_padlock_costs_is_warned_of() -> None:
    position = three(hand="smuggler")
    note = position.note("play smuggler", 0)
    assert note is not None
    assert (note.figures["ducats"], note.figures["cost"], note.warns) == (1, 2, True)
