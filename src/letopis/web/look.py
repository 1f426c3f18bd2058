"""What a template has at hand: words, icons, links; and a table's state with the names of those at it."""

import hashlib
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from letopis.web import icons
from letopis.web.rooms import PAGE_TEXTS, Room
from letopis.web.signs import linked

STATIC = Path(__file__).parent / "static"
MOST_OFFERED = 4  # times at once, each as a button; and as often as it goes


@cache
def static(name: str) -> str:
    """The address of a static file, with a mark that changes with it."""
    try:
        mark = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    except FileNotFoundError:
        mark = "0"
    return f"/static/{name}" if name.endswith(".js") else f"/static/{name}?v={mark}"  # modules find each other by name


UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


class Page:
    """Any page: its language, words and icons."""

    def __init__(self, lang: str, room: Room | None = None) -> None:
        self.lang = lang
        self.room = room
        self.folder = None if room is None else room.folder

    def t(self, key: str, **figures: Any) -> str:
        """A message of the pages; what is quoted in it stands as it is."""
        return PAGE_TEXTS.phrase(self.lang, key, figures)

    def filled(self, key: str, **figures: int) -> str:
        """A message with numbers that hardly ever come again, and on which no other word of it depends."""
        text = PAGE_TEXTS.phrase(self.lang, key, {name: f"<{name}>" for name in figures})
        for name, figure in figures.items():
            text = text.replace(f"<{name}>", str(figure))
        return text

    def has(self, key: str) -> bool:
        """Whether the pages have such a message."""
        return PAGE_TEXTS.has(self.lang, key)

    def level(self, name: str) -> str:
        """What to call bots of one name; those of other packages bring no words."""
        return self.t(f"level-{name}") if self.has(f"level-{name}") else name.replace("_", " ")

    def clock(self, kind: str, seconds: float, increment: float = 0) -> str:
        """A clock in words."""
        unit, count = next((name, int(seconds // size)) for name, size in UNITS if seconds >= size or size == 1)
        return self.t(f"clock-{kind}", span=self.t(f"span-{unit}", count=count), increment=int(increment))

    def say(self, key: str, **figures: Any) -> str:
        """A message of the game or of its board."""
        assert self.room is not None
        texts = self.room.texts
        return texts.phrase(self.lang, key, figures) if texts.has(self.lang, key) else key

    def word(self, id: str) -> str:
        """The game's word for an id, or the id made readable."""
        assert self.room is not None
        return self.say(id) if self.room.texts.has(self.lang, id) else id.replace("_", " ")

    def form(self, id: str, form: str) -> str:
        """One of the forms that the game's texts have of a word: a case, say, or what a card says."""
        assert self.room is not None
        forms = self.room.texts.forms(self.lang, id)
        return forms.get(f"_{form}", forms[""])

    def linked(self, sentence: str) -> Markup:
        """A sentence in which the words of the game lead to their meaning."""
        assert self.room is not None
        return linked(self.room.game.name, self.lang, sentence)

    def icon(self, name: str, label: str = "") -> Markup:
        """An icon by our name."""
        return icons.icon(name, self.folder, label)

    def has_icon(self, name: str) -> bool:
        """Whether there is such an icon."""
        return name in icons.names(self.folder)

    def sprite(self) -> Markup:
        """All icons of this page."""
        return icons.sprite(self.folder)

    def static(self, name: str) -> str:
        """The address of a static file."""
        return static(name)

    def room_file(self, name: str) -> str | None:
        """The address of a file of the room, if it is there."""
        path = None if self.room is None else self.room.file(name)
        if path is None or self.room is None:
            return None
        return f"/rooms/{self.room.game.name}/{name}?v={hashlib.sha256(path.read_bytes()).hexdigest()[:10]}"

    def rule(self, number: str) -> Markup:
        """A link to a rule."""
        if not number or self.room is None:
            return Markup("")
        return rule_link(self.room.game.name, number, self.t("rule-title", rule=number))


@lru_cache(maxsize=5_000)
def rule_link(game: str, number: str, title: str) -> Markup:
    """A link to a rule of a game."""
    link = Markup('<a class="rule" href="/rules/{}#{}" target="_blank" title="{}">{}</a>')
    return link.format(game, number, title, number)


class Look(Page):
    """A table's page: the state of the table as its audience sees it."""

    def __init__(self, state: dict[str, Any], lang: str, room: Room) -> None:
        super().__init__(lang, room)
        self.state = state
        self.table: dict[str, Any] = state["table"]
        self.view: dict[str, Any] = state["view"]
        self.decision: dict[str, Any] | None = state["decision"]
        self.choices: list[dict[str, Any]] = state["choices"]
        self.asides: list[dict[str, Any]] = state["asides"]
        self.seats: list[dict[str, Any]] = self.table["seats"]
        self.names: list[str] = [seat["name"] for seat in self.seats]
        self.table_seats = range(len(self.seats))
        self.parts: dict[str, str] = {}  # of the area that is being drawn: what goes to the pages by itself

    @property
    def mine(self) -> int | None:
        """The seat whose place is shown large: mine, the one I coach; none for a spectator."""
        seat = self.table["me"]
        found: int | None = self.table["coaching"] if seat is None else seat
        return found

    @property
    def large(self) -> int:
        """The seat in the middle of the page, for a spectator the first."""
        return 0 if self.mine is None else self.mine

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        count = len(self.seats)
        return [(self.large + step) % count for step in range(1, count)]

    @property
    def over(self) -> bool:
        """Whether what is shown is the end of the game."""
        return bool(self.table["over"]) and not self.table["looking_back"]

    @property
    def acts(self) -> bool:
        """Whether this audience may act for its seat."""
        return self.table["me"] is not None

    @property
    def seal(self) -> dict[str, Any]:
        """What this page has to keep of the table's seal, and to check at the end."""
        table, seal = self.table, self.table["seal"]
        return {
            **{key: seal[key] for key in ("dice", "terms", "bond", "numbers")},
            "commitment": table["commitment"],
            "begun": table["begun"],
            "me": table["me"],
            "wanting": table["me"] in seal["wanting"],
            "revealed": table["revealed"],
        }

    @property
    def unbegun(self) -> bool:
        """Whether the game waits until everybody is there."""
        return not self.table["begun"]

    @property
    def missing(self) -> list[str]:
        """Who sits there, but whose number is not yet in the dice."""
        return [self.names[seat] for seat in self.table["seal"]["wanting"]]

    @property
    def free_seat(self) -> int | None:
        """A seat that this audience, sitting nowhere, may take."""
        table = self.table
        if table["coaching"] is not None or not table["may_sit"]:
            return None
        return int(table["may_sit"][0])

    @property
    def watching(self) -> bool:
        """Whether this is somebody who only looks on."""
        return self.mine is None and self.table["away"] is None

    @property
    def others_sit(self) -> bool:
        """Whether other people have seats here, away or not."""
        me = self.table["me"]
        return any(
            (seat["kind"] == "human" and seat["seat"] != me)
            or (seat["stands_in_for"] and seat["seat"] != self.table["away"])
            for seat in self.seats
        )

    def clock_words(self) -> str:
        """What the table has agreed on about time, or nothing."""
        clock = self.table["clock"]
        if clock is None:
            return ""
        kind, increment = clock["kind"], clock["increment"]
        told = self.clock(kind if increment is None else "game", clock["seconds"], increment or 0)
        return told if kind == "friendly" else self.t("clock-then", clock=told, then=self.t(f"then-{clock['then']}"))

    def clocks(self) -> list[dict[str, Any]]:
        """Whom the table waits for, by the clock; and whether one may vote on it."""
        me = self.table["me"]
        return [
            {
                **clock,
                "name": self.names[clock["seat"]],
                "mine": clock["seat"] == me,
                "may_vote": me is not None and clock["seat"] != me and clock["vote_from"] is not None,
                "voted": me in clock["votes"],
            }
            for clock in self.table["clocks"]
        ]

    @property
    def inviting(self) -> bool:
        """Whether the table waits for people and nothing has been played yet: they are asked in first."""
        table = self.table
        if self.state["history"] or table["looking_back"] or table["over"] or table["locked"] or table["closed"]:
            return False
        waits = self.unbegun or any(seat["kind"] == "open" for seat in self.seats)
        return waits and (self.acts or bool(table["owner"]) or self.free_seat is not None)

    def icon_of(self, ids: Iterable[Any]) -> str:
        """The first of some ids that has an icon, or nothing."""
        known = icons.names(self.folder)
        for id in ids:
            if id.__class__ is str and id in known:
                return str(id)
        return ""

    def score(self, seat: int) -> dict[str, Any]:
        """A seat's score sheet."""
        found: dict[str, Any] = self.state["scores"][seat]
        return found

    def awaited(self) -> tuple[list[str], list[str], bool]:
        """Whom the table waits for: people (and seats that are open), bots, and whether a seat of them is open."""
        waited = [seat for seat in self.seats if seat["awaited"]]
        bots = [seat["name"] for seat in waited if seat["kind"] == "bot"]
        people = [seat["name"] for seat in waited if seat["kind"] != "bot"]
        return people, bots, any(seat["kind"] == "open" for seat in waited)

    def sheet(self) -> list[tuple[str, bool, Markup]]:
        """The score sheet row by row: its name, whether nobody has anything there, and the cells."""
        sheets = [{row["row"]: row["points"] for row in score["rows"]} for score in self.state["scores"]]
        found: list[tuple[str, bool, Markup]] = []
        for row in self.state["scores"][0]["rows"]:
            points = [sheet.get(row["row"]) for sheet in sheets]
            cells = "".join(f'<td class="num">{"?" if p is None else p or "·"}</td>' for p in points)
            found.append((row["label"], not any(points), Markup(cells)))  # numbers only
        return found

    def legal(self, kind: str | None = None) -> list[dict[str, Any]]:
        """The answers that are allowed, of one kind or all."""
        return [c for c in self.choices if c["legal"] and (kind is None or c["kind"] == kind)]

    def allowed_asides(self) -> list[dict[str, Any]]:
        """What may be done now beside the question."""
        return [aside for aside in self.asides if aside["legal"]]

    def alike(self) -> list[tuple[dict[str, Any], list[int]]]:
        """What of a pick can be picked more than once, and how often at once: twice, thrice, as often as it goes."""
        assert self.decision is not None
        times: dict[str, int] = self.decision["selection"]["times"]
        return [
            (choice, sorted({*range(2, min(times[choice["text"]], MOST_OFFERED) + 1), times[choice["text"]]}))
            for choice in self.choices
            if choice["text"] in times
        ]

    def choice_icon(self, choice: dict[str, Any]) -> Markup:
        """The first of an answer's words that has an icon."""
        found = self.icon_of([*choice["words"], choice["kind"]])
        return self.icon(found) if found else Markup("")

    # ---- the end

    def joined(self, seats: list[int]) -> str:
        """Names in a row."""
        return ", ".join(self.names[seat] for seat in seats)

    def rank_of(self, seat: int) -> int:
        """The place of a seat, 1 for the first; those who share a place have the same."""
        place = 1
        for seats in self.state["ranking"]:
            if seat in seats:
                return place
            place += len(seats)
        return place

    def why_won(self) -> str:
        """By how much, and what made the difference."""
        ranking = self.state["ranking"]
        first = ranking[0][0]
        if len(ranking[0]) > 1:
            return self.t("why-shared", points=self.score(first)["total"])
        second = ranking[1][0]
        lead = self.score(first)["total"] - self.score(second)["total"]
        if lead == 0:
            return self.t("why-tie", points=self.score(first)["total"], name=self.names[second])
        others = {row["row"]: row["points"] for row in self.score(second)["rows"]}
        best = max(self.score(first)["rows"], key=lambda row: row["points"] - others.get(row["row"], 0))
        ahead = best["points"] - others.get(best["row"], 0)
        return self.t("why-won", lead=lead, name=self.names[second], row=best["label"], ahead=ahead)
