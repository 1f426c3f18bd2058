# not compiled: drawing is never in a hurry, and templates read it freely
"""What Village's board.html draws: who stands where, what is lit, whom an answer would kill. All from the view."""

from functools import cached_property
from math import cos, pi, sin
from typing import Any

from letopis.games.village.board_prices import Amount, Price, Prices, amounts, colors_of
from letopis.games.village.components import Components
from letopis.games.village.game import GAME
from letopis.games.village.pieces import Building, Captain, Cost, Customer, Island, Setup, Villager
from letopis.games.village.places import CITY, COLOR_IDS, GOOD_IDS, LIGHTHOUSE, NONE, THING_IDS, THING_OF

EXTRAS = ("play", "open", "goal", "bread")  # what may be done beside the question itself (V-21.5)
STAND_STILL = ("pass", "stop", "depart")  # answers that end a question stand last
OWNED = (*GOOD_IDS, "bread", "tool", "cocoa", "tea")
BOARD_KEYS = ("round", "first", "turn", "next_first", "spaces", "stalls", "queue", "pile", "captains", "couples")
MORE_KEYS = ("pink_step", "piles", "chest_stack", "chronicle", "graves", "doing", "supply", "bag")

MAP_MARGIN, MAP_STEP = 36, 100  # the travel map's own units
OUTLINES = (  # a family is known by its shape as well as by its colour
    "M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0",
    "M-8 -8H8V8H-8Z",
    "M-10 0L-5 -8H5L10 0L5 8H-5Z",
    "M0 -10L8 -3V8H-8V-3Z",
    "M-8 -8H8V3L0 10L-8 3Z",
)

SPOTS = {  # the spot of an answer that need not name it
    "harvest": "harvest",
    "birth": "family",
    "enter": "stage1",
    "ordain": "window1",
    "join": "bag",
    "fetch": "bag",
    "visit": "inn",
    "contraband": "smuggler",
    "depart": "ship",
    "return": "port",
    "open": "own-chest",
    "bakery": "bakery",
    "shop": "shop",
}

View = dict[str, Any]
Choice = dict[str, Any]
KEPT: dict[tuple[str, str, str], str] = {}  # the printed parts of the boards as HTML, by language, options and name


def piece(state: dict[str, Any], area: str) -> Any:
    """What an area is made of, so that it is drawn anew only when that changes."""
    view, table = state["view"], state["table"]
    asked = (state["decision"], state["choices"], table["me"])
    mine = table["coaching"] if table["me"] is None else table["me"]
    if area == "common":
        families = [[seat.get(key) for key in ("members", "ship", "markers")] for seat in view["seats"]]
        own = None if mine is None else view["seats"][mine]  # what I have tells whom I can serve and who would die
        return ([view.get(key) for key in BOARD_KEYS + MORE_KEYS], families, asked, own, view["over"])
    if area == "choices":
        return view
    seat = int(area.removeprefix("place-"))
    return (view["seats"][seat], seat == mine and (view.get("doing"), view["turn"]))


class Figure:
    """A member of a family somewhere on the table."""

    def __init__(self, seat: int, kind: str, place: str, dies_next: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.place = place
        self.number = kind[0]
        self.has_bread = len(kind) > 1
        self.dies_next = dies_next


class Spot:
    """A node of a map: where it lies, and what leads there."""

    def __init__(self, number: int, column: int, row: float) -> None:
        self.number = number
        self.column = column
        self.row = row  # from 0 at the top to 1


def spread(links: list[list[int]]) -> list[Spot]:
    """A map drawn from its first node: a column for each distance, in each the nodes in the order of their parents."""
    depth = {0: 0}
    ring = [0]
    while ring:
        found = []
        for node in ring:
            for beside in links[node]:
                if beside not in depth:
                    depth[beside] = depth[node] + 1
                    found.append(beside)
        ring = found
    spots: dict[int, Spot] = {0: Spot(0, 0, 0.5)}
    for column in range(1, max(depth.values()) + 1):
        nodes = [node for node in depth if depth[node] == column]

        def leaning(node: int, column: int = column) -> float:
            rows = [spots[other].row for other in spots if depth[other] == column - 1 and node in links[other]]
            return sum(rows) / len(rows)

        nodes.sort(key=leaning)
        for place, node in enumerate(nodes):
            spots[node] = Spot(node, column, (place + 0.5) / len(nodes))
    return [spots[node] for node in sorted(spots)]


def stretched(row: float) -> float:
    """A row of the travel map, moved from the middle towards the border."""
    return min(1.0, max(0.0, 0.5 + (row - 0.5) * 1.5))


class Board:
    """A state with the questions that Village's template asks of it."""

    def __init__(self, state: dict[str, Any], lang: str) -> None:
        self.state = state
        self.view: View = state["view"]
        self.lang = lang
        self.options: dict[str, Any] = state["table"]["options"]
        self.components: Components = GAME.components(self.options)
        self.modules: list[str] = self.view["modules"]
        self.players: int = self.view["players"]
        self.setup: Setup = self.components.setups[(tuple(self.modules), self.players)]
        self.doing: View = self.view.get("doing", {})
        self.asked: dict[str, Any] | None = state["decision"]
        self.choices: list[Choice] = state["choices"]
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
        return int(self.life - self.view["seats"][seat]["time"])

    @property
    def dial(self) -> list[tuple[float, float]]:
        """The spaces of the life track in a ring; the quill is on top, before the first."""
        turns = [2 * pi * (n + 0.5) / self.life for n in range(self.life)]
        return [(round(50 + 38 * sin(turn), 1), round(52 - 38 * cos(turn), 1)) for turn in turns]

    def rest_of(self, place: str) -> tuple[str, int]:
        """V-6.16: where somebody who dies in a place would rest now, and how many places are left there."""
        section, at_sea = self.components.resting_of[self.components.place_of[place]]
        if section != NONE:
            id = self.components.sections[section].id
            free = self.view["chronicle"][id]["spaces"] - self.view["chronicle"][id]["filled"]
            if free > 0:
                return id, free
        if at_sea:
            left = sum(1 for _, figure in self.sailor_graves if figure is None)
            return ("sailor_graves", left) if left else ("gone", 0)
        left = self.view["graves"]["spaces"] - self.view["graves"]["filled"]
        return ("graves", left) if left > 0 else ("gone", 0)

    def ends_game(self, place: str) -> bool:
        """V-9.1: whether a death in this place would fill the last space."""
        id, left = self.rest_of(place)
        if "ended_by" in self.doing or left != 1:
            return False
        if id not in self.components.section_of:
            return True
        return self.chronicle_left == 1

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
        return [(color, self.view["seats"][seat][color]) for color in COLOR_IDS]

    def goods(self, seat: int) -> list[tuple[str, int]]:
        """What else a family may own in this game, and how many."""
        player = self.view["seats"][seat]
        return [(thing, player[thing]) for thing in OWNED if thing in player]

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

    # ---- the boards

    def loose(self, space: str) -> list[tuple[str, int]]:
        """The cubes on an action space."""
        return list(self.view["spaces"][space].items())

    @property
    def buildings(self) -> list[Building]:
        """The craft buildings of this game."""
        return [self.components.buildings[number] for number in self.setup.buildings]

    def outputs(self, building: Building) -> list[tuple[str, int]]:
        """What a building makes."""
        return [(THING_IDS[thing], n) for thing, n in building.outputs]

    def cost(self, cost: Cost) -> Price:
        """A cost of the data as amounts."""
        price = Price()
        price.pay(cost)
        return price

    def gains(self, effects: list[Any]) -> list[Amount]:
        """What effects of the data bring, as amounts."""
        return [amount for effect in effects for amount in amounts(effect)]

    def privilege(self, number: int) -> Price:
        """What a stage of the council gives."""
        price = Price()
        price.bring(self.components.stages[number].privilege)
        return price

    def customer(self, id: str) -> Customer:
        """A customer by id."""
        return self.components.customer_of[id]

    def wants(self, id: str) -> list[str]:
        """The goods a customer wants, each as often as it is wanted."""
        return [THING_IDS[thing] for thing, n in self.components.customer_of[id].needs for _ in range(n)]

    def served(self, seat: int) -> int:
        """The points of a family's customers."""
        customers = self.components.customer_of
        return sum(customers[id].prestige for id in self.view["seats"][seat]["customers"])

    def names(self, things: list[int]) -> list[str]:
        """Things by id."""
        return [THING_IDS[thing] for thing in things]

    @property
    def market_out(self) -> list[int]:
        """Who is out of the market day that is being held."""
        return list(self.doing.get("out", []))

    def suits(self, id: str, seat: int | None) -> bool:
        """Whether a family owns what a customer wants."""
        if seat is None:
            return False
        player = self.view["seats"][seat]
        return all(player.get(THING_IDS[thing], 0) >= n for thing, n in self.components.customer_of[id].needs)

    @property
    def majority(self) -> list[int]:
        """V-8.4: who would have the majority in the church now."""
        windows = [f"window{window.index}" for window in self.components.windows]
        ranks = []
        for seat in range(self.players):
            stands = [n for n, window in enumerate(windows) for _ in self.of(seat, window)]
            ranks.append((len(stands), max(stands, default=0)))
        best = max(ranks)
        return [seat for seat in range(self.players) if best[0] and ranks[seat] == best]

    # ---- roads and the sea

    @cached_property
    def roads(self) -> tuple[list[Spot], list[tuple[int, int, Price]]]:
        """The travel map: cities in their places, roads with their cubes."""
        cities = self.components.cities
        spots = spread([[road.to for road in city.roads] for city in cities])
        found = []
        for city in cities:
            for road in city.roads:
                if city.number < road.to:
                    cubes = Cost()
                    cubes.needs = road.cost.needs
                    found.append((city.number, road.to, self.cost(cubes)))
        return spots, found

    @property
    def map_width(self) -> int:
        """The width of the travel map."""
        return MAP_MARGIN * 2 + MAP_STEP * max(spot.column for spot in self.roads[0])

    def where(self, city: int) -> tuple[int, int]:
        """The middle of a city on the map."""
        spot = self.roads[0][city]
        return MAP_MARGIN + MAP_STEP * spot.column, round(24 + 132 * stretched(spot.row))

    def each(self, costs: list[Amount]) -> list[str]:
        """Cubes one by one."""
        return [amount.things[0] for amount in costs for _ in range(amount.count)]

    def marked(self, city: str) -> list[int]:
        """Who has a travel marker in a city."""
        return [seat for seat in range(self.players) if city in self.view["seats"][seat]["markers"]]

    def outline(self, seat: int) -> str:
        """The shape of a family's members on a drawn map."""
        return OUTLINES[seat]

    @property
    def every_step(self) -> Price:
        """What every step of a journey costs beside its cubes."""
        cost = Cost()
        road = self.components.cities[0].roads[0].cost
        cost.time, cost.things = road.time, road.things
        return self.cost(cost)

    @cached_property
    def lines(self) -> tuple[list[Spot], list[tuple[int, int]]]:
        """The sea map: spaces in their places, and the lines between them."""
        seas = self.components.seas
        spots = spread([sea.lines for sea in seas])
        return spots, [(sea.number, other) for sea in seas for other in sea.lines if sea.number < other]

    @property
    def sea_rows(self) -> tuple[int, int]:
        """How far the sea map reaches, and how many spaces lie side by side at most."""
        columns = [spot.column for spot in self.lines[0]]
        return max(columns) + 1, max(columns.count(column) for column in columns)

    def at_sea(self, sea: int) -> tuple[int, int]:
        """The middle of a sea space, in hundredths of a space; the port is on top."""
        spot = self.lines[0][sea]
        return round(spot.row * self.sea_rows[1] * 100), spot.column * 100 + 50

    def sea_place(self, spot: Spot) -> str:
        """The row of a sea space and its place there, as classes of the grid."""
        beside = sum(1 for other in self.lines[0] if other.column == spot.column)
        return f"d{spot.column} {'wide' if beside == 1 else f'b{int(spot.row * beside)}'}"

    def island_of(self, sea: int) -> Island | None:
        """The island at a coast."""
        number = self.components.seas[sea].island
        return None if number == NONE else self.components.islands[number]

    def buys(self, island: Island) -> list[tuple[str, int]]:
        """What an island pays for."""
        return [(THING_IDS[thing], n) for thing, n in enumerate(island.prices) if n]

    def stack(self, island: Island) -> tuple[str, int]:
        """What lies on an island to be collected, and how many."""
        if island.stack == "treasure_chest":
            return "chest", self.view["chest_stack"]
        return island.stack, self.view["supply"].get(island.stack, 0)

    def ships(self, sea: str) -> list[int]:
        """Whose ships lie on a space."""
        return [seat for seat in range(self.players) if self.view["seats"][seat]["ship"] == sea]

    def lies_at(self, seat: int) -> str:
        """Where a ship lies: at an island, or on a space of the sea."""
        sea = self.components.sea_of[self.view["seats"][seat]["ship"]]
        return sea.id if sea.island == NONE else self.components.islands[sea.island].id

    def captain(self, id: str) -> Captain:
        """A captain by id."""
        return self.components.captain_of[id]

    def captain_pay(self, id: str) -> list[Amount]:
        """What a captain asks for further steps."""
        captain = self.components.captain_of[id]
        return [Amount(colors_of(captain.mask), captain.pay)]

    # ---- Tavern

    def villager(self, id: str) -> Villager:
        """A villager by id."""
        return self.components.villager_of[id]

    def card_text(self, id: str) -> str:
        """What a villager or a life goal says."""
        return str(GAME.texts.forms(self.lang, id).get("_text", ""))

    # ---- Wedding

    @property
    def steps(self) -> list[tuple[str, list[Figure], bool, list[Amount]]]:
        """The ceremony area from the highest step: its id, who stands there, a pink figure or not, its bonus."""
        bonuses = self.components.bonuses[self.options["wedding_side"]]
        pink = self.view.get("pink_step", 0)
        return [
            (f"step{n}", self.at(f"step{n}"), pink == n, self.gains(bonuses[n - 1]))
            for n in range(1, self.components.steps + 1)
        ]

    def marrying(self, pink: int) -> list[tuple[Figure | None, Figure | None]]:
        """V-13.12: the couples that would marry with a pink figure (None) on a step, or without one (0)."""
        present: list[Figure | None] = []
        for n in range(1, self.components.steps + 1):
            present += self.at(f"step{n}")
            if n == pink:
                present.append(None)
        pairs = min(self.setup.pairs, len(present) // 2)
        return [(present[2 * pair], present[2 * pair + 1]) for pair in range(pairs)]

    @property
    def weddings(self) -> list[tuple[list[int], list[tuple[Figure | None, Figure | None]]]]:
        """Who would marry now, by what the die may show: faces with the same couples together."""
        if "pink_step" in self.view:
            return [([], self.marrying(self.view["pink_step"]))]
        found: list[tuple[list[int], list[tuple[Figure | None, Figure | None]]]] = []
        for face, step in enumerate(self.components.die_steps):
            taken = bool(self.at(f"step{step + 1}")) or not self.pinks_may_come
            couples = self.marrying(0 if taken else step + 1)
            same = [faces for faces, others in found if others == couples]
            if same:
                same[0].append(face + 1)
            else:
                found.append(([face + 1], couples))
        return found

    @property
    def pinks_may_come(self) -> bool:
        """V-13.11: a pink figure is in the supply, or lives in the houses."""
        with_pink = [couple for couple in self.view["couples"] if couple.endswith(" pink")]
        return len(with_pink) < self.setup.pinks or any(couple.startswith("houses") for couple in with_pink)

    def couples(self, area: str) -> list[tuple[list[Figure], bool]]:
        """The couples of bakery, shop or houses: own figures, and whether one is pink."""
        return [
            (self.at(f"couple{n + 1}"), couple.endswith(" pink"))
            for n, couple in enumerate(self.view["couples"])
            if couple.startswith(area)
        ]

    # ---- what is lit

    @cached_property
    def prices(self) -> Prices | None:
        """What the answers cost and bring."""
        return None if self.asked is None else Prices(self.view, self.components, self.options, self.asked)

    def price(self, choice: Choice) -> Price:
        """What an answer costs and brings."""
        return Price() if self.prices is None else self.prices.of(choice)

    @cached_property
    def lit(self) -> dict[str, list[Choice]]:
        """The allowed answers by the spot of the board that stands for them; nothing for who may not act."""
        found: dict[str, list[Choice]] = {}
        if self.may_act:
            for choice in self.choices:
                if choice["legal"]:
                    found.setdefault(self.spot(choice), []).append(choice)
        found.pop("", None)
        return found

    def spot(self, choice: Choice) -> str:
        """The spot of the board that an answer is about; an empty text for none."""
        kind, words = choice["kind"], choice["words"]
        if kind in ("take", "well", "act"):
            return f"{words[0]}-{words[1]}" if kind == "take" else "well" if kind == "well" else str(words[0])
        if kind in ("die", "home"):
            return f"{words[1]}-{words[0]}"
        if kind in ("train", "serve", "hire", "play", "goal", "sail", "choose"):
            return str(words[0])
        if kind == "make":
            return self.components.buildings[self.components.maker[THING_OF[words[0]]]].id
        if kind == "go":
            return str(words[2])
        if kind in ("advance", "rise", "lift", "promote", "wed"):
            return str(words[1])
        if kind in ("under", "card"):
            return f"pile{words[0]}"
        return self.spot_at_home(kind, words)

    def spot_at_home(self, kind: str, words: list[str]) -> str:
        """The same for what one has, and for places that the answer need not name."""
        if kind in ("pay", "swap", "sell", "load", "trade"):
            if words[0] == "member":
                return f"farmyard-{words[1]}"
            return f"{'hold' if kind == 'trade' else 'own'}-{words[0]}"
        if kind in SPOTS:
            return SPOTS[kind]
        if kind == "privilege":
            return f"privilege{words[0]}"
        if kind in ("land", "collect", "keeper") and self.asked is not None:
            return str(self.view["seats"][self.asked["seat"]]["ship"])
        if kind == "bury" and words:
            return f"sailor{words[0]}"
        return f"stand-{words[0]}" if kind == "stand" else ""

    def kills(self, choices: list[Choice]) -> bool:
        """Whether every one of these answers makes somebody die."""
        return all(self.price(choice).deaths for choice in choices)

    # ---- the list of answers

    @property
    def groups(self) -> list[tuple[str, list[Choice]]]:
        """The answers under headings: by the spot they are about, what may be done besides last."""
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            if choice["kind"] not in STAND_STILL and choice["kind"] not in EXTRAS:
                found.setdefault(self.heading(choice), []).append(choice)
        groups = [(heading, sorted(found[heading], key=lambda choice: not choice["legal"])) for heading in found]
        return sorted(groups, key=lambda group: not any(choice["legal"] for choice in group[1]))

    def heading(self, choice: Choice) -> str:
        """The heading of an answer; an empty text where no heading is needed."""
        kind, words = choice["kind"], choice["words"]
        if kind in ("train", "make"):
            return self.spot(choice)
        if kind in ("enter", "advance", "promote", "privilege"):
            return "board-privileges" if kind == "privilege" else "board-members"
        if kind == "load":
            return "member" if words[0] == "member" else "board-cargo"
        if kind == "go":
            return str(words[2])
        if kind in ("wed", "rise", "lift"):
            return str(words[1])
        return ""

    @property
    def extras(self) -> list[Choice]:
        """What may be done beside the question itself (V-21.5)."""
        return [choice for choice in self.choices if choice["kind"] in EXTRAS]

    @property
    def endings(self) -> list[Choice]:
        """Passing, stopping, setting sail."""
        return [choice for choice in self.choices if choice["kind"] in STAND_STILL]

    def of_kind(self, kind: str) -> list[Choice]:
        """The answers of a kind."""
        return [choice for choice in self.choices if choice["kind"] == kind]

    @property
    def takes(self) -> dict[str, list[Choice]]:
        """The cubes that may be taken, by space."""
        found: dict[str, list[Choice]] = {space: [] for space in self.view["spaces"]}
        for choice in self.of_kind("take"):
            found[choice["words"][0]].append(choice)
        return found

    def paid_with(self, choice: Choice) -> list[str]:
        """What an answer to a payment hands over: cubes, and coins in place of some of them."""
        words = choice["words"]
        if self.asked is None or self.asked["kind"] != "well-pay":
            return [words[0]]
        price = self.asked["context"]["count"]
        coins = int(words[1]) if len(words) > 1 else price
        return [words[0]] * (price - coins) + ["coin"] * coins

    @property
    def due(self) -> list[Amount]:
        """What is still to be paid, the present need first: colours that are accepted, how many."""
        found = []
        for need in reversed(self.doing.get("due", [])):
            *colors, count = need.split()
            found.append(Amount(["any"] if len(colors) == len(COLOR_IDS) else colors, int(count)))
        return found
