# not compiled: drawing is never in a hurry, and templates read it freely
"""Places on Village's board: crafts, church, council and market, roads and the sea, the guests of a wedding."""

from functools import cached_property
from typing import Any

from letopis.games.village.board_families import Families, Figure
from letopis.games.village.board_prices import Amount, Price, amounts, colors_of
from letopis.games.village.components.effects import Cost
from letopis.games.village.components.names import NONE, THING_IDS
from letopis.games.village.components.pieces import Building, Captain, Customer, Island, Villager
from letopis.games.village.game import GAME
from letopis.games.village.view_types import owned

MAP_MARGIN, MAP_STEP = 36, 100  # the travel map's own units
OUTLINES = (  # a family is known by its shape as well as by its colour
    "M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0",
    "M-8 -8H8V8H-8Z",
    "M-10 0L-5 -8H5L10 0L5 8H-5Z",
    "M0 -10L8 -3V8H-8V-3Z",
    "M-8 -8H8V3L0 10L-8 3Z",
)


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


class Places(Families):
    """What stands on the boards, beside the families."""

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
        return all(owned(player, THING_IDS[thing]) >= n for thing, n in self.components.customer_of[id].needs)

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
