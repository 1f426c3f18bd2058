# not compiled: drawing is never in a hurry, and templates read it freely
"""Families on Village's board: members, the clock of life, farmyards. All from the view."""

from functools import cached_property
from math import cos, pi, sin
from typing import Any

from letopis.games.village.board_prices import Choice
from letopis.games.village.components.actions import Components
from letopis.games.village.components.names import CITY, COLOR_IDS, GOOD_IDS, LIGHTHOUSE
from letopis.games.village.components.pieces import Setup
from letopis.games.village.game import GAME
from letopis.games.village.view_types import Doing, VillageView, owned

OWNED = (*GOOD_IDS, "bread", "tool", "cocoa", "tea")
KEPT: dict[tuple[str, str, str], str] = {}  # the printed parts of the boards as HTML, by language, options and name


class Figure:
    """A member of a family somewhere on the table."""

    def __init__(self, seat: int, kind: str, place: str, dies_next: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.place = place
        self.number = kind[0]
        self.has_bread = len(kind) > 1
        self.dies_next = dies_next


class Families:
    """A state, and of it what belongs to the families: who stands where, how long they live, what they own."""

    def __init__(self, state: dict[str, Any], lang: str) -> None:
        self.state = state
        self.view: VillageView = state["view"]
        self.lang = lang
        self.options: dict[str, Any] = state["table"]["options"]
        self.components: Components = GAME.components(self.options)
        self.modules = self.view["modules"]
        self.players = self.view["players"]
        self.setup: Setup = self.components.setups[(tuple(self.modules), self.players)]
        self.doing = self.view.get("doing", Doing())
        self.asked: dict[str, Any] | None = state["decision"]
        self.choices: list[Choice] = state["choices"]
        self.asides: list[Choice] = state.get("asides", [])
        self.may_act = state["table"]["me"] is not None
        self.printed = f"{self.options} {self.players}"

    # ---- what never changes

    def fixed(self, key: str) -> str | None:
        """What was drawn before of the printed boards, the same in every game with these options."""
        return KEPT.get((self.lang, self.printed, key))

    def keep(self, key: str, html: str) -> str:
        """Keep what was drawn of the printed boards."""
        KEPT[(self.lang, self.printed, key)] = html
        return html

    # ---- members

    @cached_property
    def figures(self) -> dict[str, list[Figure]]:
        """Everybody who is born, by place."""
        found: dict[str, list[Figure]] = {}
        for seat in range(self.players):
            lowest = self.lowest(seat)
            for place, kinds in self.view["seats"][seat]["members"].items():
                seen = place in self.components.place_of
                for kind in kinds:
                    next_one = seen and int(kind[0]) + len(kind) - 1 == lowest
                    found.setdefault(place, []).append(Figure(seat, kind, place, next_one))
        return found

    def at(self, place: str) -> list[Figure]:
        """Who stands in a place."""
        return self.figures.get(place, [])

    def of(self, seat: int, place: str) -> list[Figure]:
        """Who of a family stands in a place."""
        return [figure for figure in self.at(place) if figure.seat == seat]

    def lowest(self, seat: int) -> int:
        """V-6.13: the lowest number among the visible members, bread counted; 0 with nobody in sight."""
        members = self.view["seats"][seat]["members"]
        numbers = [int(kind[0]) + len(kind) - 1 for place in members for kind in members[place] if self.in_sight(place)]
        return min(numbers, default=0)

    def in_sight(self, place: str) -> bool:
        """V-2.3: alive and not in the black bag."""
        return place in self.components.place_of

    def away(self, seat: int) -> list[tuple[str, list[Figure]]]:
        """The living of a family who are not at home: the kind of place, and who."""
        found: dict[str, list[Figure]] = {}
        for place in self.view["seats"][seat]["members"]:
            if place != "farmyard" and (place == "bag" or self.in_sight(place)):
                found.setdefault(self.kind_of_place(place), []).extend(self.of(seat, place))
        return list(found.items())

    def kind_of_place(self, place: str) -> str:
        """The board a place belongs to, by the name of its icon."""
        if place in ("bag", "inn", "hold"):
            return place
        number = self.components.place_of[place]
        if number < CITY:
            return "crafts"
        for prefix, icon in (("stage", "council"), ("window", "church"), ("step", "wedding"), ("couple", "houses")):
            if place.startswith(prefix) and place not in self.components.city_of:
                return icon
        return "lighthouse" if number >= LIGHTHOUSE else "travel"

    def resting(self, seat: int) -> tuple[int, int]:
        """How many of a family are written in the chronicle, and how many lie elsewhere."""
        members = self.view["seats"][seat]["members"]
        written = sum(len(members.get(id, [])) for id in [*self.components.section_of, "beside"])
        graves = [id for id in members if id in ("graves", "gone") or id.startswith("sailor")]
        return written, sum(len(members[id]) for id in graves)

    def chronicle_points(self, count: int) -> int:
        """V-9.4d: what so many in the chronicle are worth."""
        table = self.components.chronicle_points
        return table[min(count, len(table) - 1)]

    # ---- the clock of life

    @property
    def life(self) -> int:
        """The spaces of the life track."""
        return self.components.life

    def to_quill(self, seat: int) -> int:
        """How much time a family has until the quill is passed."""
        return self.life - self.view["seats"][seat]["time"]

    @property
    def dial(self) -> list[tuple[float, float]]:
        """The spaces of the life track in a ring; the quill is on top, before the first."""
        turns = [2 * pi * (n + 0.5) / self.life for n in range(self.life)]
        return [(round(50 + 38 * sin(turn), 1), round(52 - 38 * cos(turn), 1)) for turn in turns]

    @property
    def chronicle_left(self) -> int:
        """The free spaces of the whole chronicle."""
        return sum(section["spaces"] - section["filled"] for section in self.view["chronicle"].values())

    def rows(self, id: str) -> tuple[list[Figure], int]:
        """Who rests in a section or in the graves, and the spaces left."""
        place = self.view["graves"] if id == "graves" else self.view["chronicle"][id]
        return self.at(id), max(0, place["spaces"] - place["filled"])

    @property
    def sailor_graves(self) -> list[tuple[int, Figure | None]]:
        """The sailors' graves: points, and who lies there."""
        points = self.components.sailor_graves
        return [(points[n], next(iter(self.at(f"sailor{n + 1}")), None)) for n in range(len(points))]

    # ---- what a family owns

    def cubes(self, seat: int) -> list[tuple[str, int]]:
        """A family's cubes by colour."""
        return [(color, owned(self.view["seats"][seat], color)) for color in COLOR_IDS]

    def goods(self, seat: int) -> list[tuple[str, int]]:
        """What else a family may own in this game, and how many."""
        player = self.view["seats"][seat]
        return [(thing, owned(player, thing)) for thing in OWNED if thing in player]

    @property
    def most_grain(self) -> int:
        """The limit of grain on a farmyard."""
        return self.components.most_grain

    def held(self, value: Any) -> int:
        """How many cards or chests, whether they are seen or only counted."""
        return value if isinstance(value, int) else len(value)

    def holds(self, seat: int) -> list[tuple[str, Any]]:
        """The holds of a ship: what is in each, an empty one is an empty text."""
        player = self.view["seats"][seat]
        found: list[tuple[str, Any]] = [("member", figure) for figure in self.of(seat, "hold")]
        found += [(thing, None) for thing in player["cargo"]]
        stowed = player["stowed"]
        found += [("chest", None if isinstance(stowed, int) else stowed[n]) for n in range(self.held(stowed))]
        return found + [("", None)] * (self.components.holds - len(found))
