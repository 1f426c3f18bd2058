"""The boards in Village's boxes, read from data/*.toml and checked: nothing of them is written in code."""

from typing import Any, Final

from letopis.games.village.components.effects import MOST, Effect, read_cost, read_effects, things
from letopis.games.village.components.names import (
    NONE,
    OWNED,
    ROOM,
    SPACE_IDS,
    THING_IDS,
    THING_OF,
)
from letopis.games.village.components.pieces import (
    SIDES,
    Building,
    City,
    Island,
    Road,
    Sea,
    Section,
    Stage,
    Window,
    by_players,
    numbered_things,
)
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader, shown

DEATH_PLACES: Final = (
    *("farmyard", "craft_building", "brewery", "city", "council_stage", "church_window", "inn", "wedding_board"),
    *("lighthouse", "ship_hold"),
)
CARGO: Final = ("family_member", "horse", "ox", "plow", "wagon", "scroll", "grain", "cocoa", "tea", "treasure_chest")


class Boards:
    """The village, its maps and the wedding board."""

    def __init__(self, sheets: Sheets) -> None:
        self._read_board(sheets.sheet("board.toml"))
        self._read_crafts(sheets.sheet("crafts.toml"))
        self._read_travel(sheets.sheet("travel_map.toml"))
        self._read_sea(sheets.sheet("sea_map.toml"))
        self._read_wedding(sheets.sheet("wedding_board.toml"))

    def _read_board(self, board: Reader) -> None:
        track = board.table("life_track")
        self.life = track.whole("spaces", 2, 99)
        self.life_start = track.whole("start", 0, self.life - 1)
        self.plague_time = track.whole("plague_time", 0, 99)
        self.most_grain = board.table("limits").whole("grain_on_farmyard", 0, 99)
        start = board.table("start_resources")
        self.start_coins = start.whole("coin", 0, 99)
        self.start_beer = start.whole("beer_if_tavern", 0, 15)
        self.start_members = start.whole("family_gen1", 0, 99)
        self.start_extra = start.whole("family_gen1_extra_if_wedding", 0, 99)
        spaces = [inner.text("id") for inner in board.tables("action_space")]
        if spaces != SPACE_IDS:
            raise board.wrong("action_space", "does not hold the ten spaces in their order", ", ".join(SPACE_IDS))
        self.well_cubes = board.table("well").whole("cubes", 1, 9)
        sections = numbered_things(board, "chronicle", ROOM["section"])
        self.sections = [Section(number, inner) for number, inner in enumerate(sections)]
        self.section_of = {section.id: section for section in self.sections}
        self.graves = by_players(board.table("graves"), "spaces")
        self._read_death_places(board)
        self._read_church(board.table("church"))
        council = board.table("council")
        self.step_payments = [read_cost(inner) for inner in council.tables("step_payment")]
        if len(self.step_payments) != 2 or self.step_payments[0].needs or self.step_payments[1].things:
            raise council.wrong("step_payment", "is not a scroll or cubes", "first things, then cubes")
        self.stages = [Stage(inner) for inner in council.tables("stage")]
        if [stage.index for stage in self.stages] != list(range(1, len(self.stages) + 1)):
            raise council.wrong("stage", "are not numbered from 1", "1, 2, 3, ...")
        market = board.table("market")
        self.stalls = by_players(market, "stalls")
        self.queue = market.whole("queue", 1, 20)
        self.sale_cost = read_cost(market.table("later_sale_cost"))
        self.stand_effects = {"cocoa": read_effects(market, "cocoa"), "tea": read_effects(market, "tea")}
        self.harvests: list[tuple[list[int], int]] = []
        for inner in board.table("harvest").tables("level"):
            self.harvests.append((things(inner, "needs"), inner.whole("grain", 0, 99)))
        final = board.table("final_scoring")
        self.travel_points = [int(str(n)) for n in final.items("travel_markers", optional=False)]
        self.chronicle_points = [int(str(n)) for n in final.items("chronicle_members", optional=False)]
        self.coin_points = final.whole("coin", 0, 99)
        inn = board.table("inn")
        self.inn_enter = read_cost(inn.table("enter"))
        self.inn_costs = {inner.text("id", SIDES): read_cost(inner.table("step1")) for inner in inn.tables("side")}
        options = {inner.text("id"): inner for inner in board.table("smuggler").tables("option")}
        for id in ("sell", "queue_customer", "cubes"):
            if id not in options:
                raise board.wrong("smuggler.option", f"{id} is missing", "sell, queue_customer, cubes")
        self.smuggler_costs = {id: read_cost(inner.table("cost")) for id, inner in options.items()}
        self.smuggler_effects = {id: read_effects(inner, "effect") for id, inner in options.items()}

    def _read_death_places(self, board: Reader) -> None:
        """V-6.16: where the dead of each place go: a section or NONE, and whether its overflow is the sea."""
        self.resting: dict[str, tuple[int, bool]] = {}
        for inner in board.tables("death_place"):
            section = inner.text("chronicle", [*self.section_of, ""])
            at_sea = inner.text("overflow", ("graves", "sailor_graves")) == "sailor_graves"
            number = self.section_of[section].number if section else NONE
            self.resting[inner.text("place", DEATH_PLACES)] = (number, at_sea)
        for place in DEATH_PLACES:
            if place not in self.resting:
                raise board.wrong("death_place", f"{place} is missing", ", ".join(DEATH_PLACES))

    def _read_church(self, church: Reader) -> None:
        self.church_entries = [read_cost(inner) for inner in church.tables("entry")]
        if len(self.church_entries) != 2:
            raise church.wrong("entry", "is not cubes or time", "two ways")
        self.mass_draw = church.whole("draw_per_mass", 0, 20)
        self.fetch_most = church.whole("secure_max_all_players", 0, 20)
        self.fetch_coins = read_cost(church.table("secure_cost")).amount(THING_OF["coin"])
        self.majority = church.whole("majority_prestige", 0, MOST)
        self.windows = [Window(inner) for inner in church.tables("window")]
        if [window.index for window in self.windows] != list(range(1, len(self.windows) + 1)):
            raise church.wrong("window", "are not numbered from 1", "1, 2, 3, ...")

    def _read_crafts(self, crafts: Reader) -> None:
        self.buildings = [
            Building(number, inner)
            for number, inner in enumerate(numbered_things(crafts, "building", ROOM["building"]))
        ]
        self.building_of = {building.id: building for building in self.buildings}
        self.maker = [NONE] * OWNED  # which building makes a thing
        for building in self.buildings:
            for thing, _ in building.outputs:
                if self.maker[thing] != NONE:
                    raise crafts.wrong(
                        "building", f"{THING_IDS[thing]} is made in two buildings", "one building a good"
                    )
                self.maker[thing] = building.number
        self.tool_factor = crafts.table("tool").whole("factor", 1, 9)

    def _read_travel(self, sheet: Reader) -> None:
        every = read_cost(Reader({"wagon": 0, "time": 0}))
        step = sheet.table("step")
        every.time = step.whole("time", 0, 99)
        wagons = step.whole("wagon", 0, 9)
        if wagons:
            every.things.append((THING_OF["wagon"], wagons))
        self.cities = [City(number, inner) for number, inner in enumerate(numbered_things(sheet, "node", ROOM["city"]))]
        self.city_of = {city.id: city for city in self.cities}
        if not self.cities[0].start or any(city.start for city in self.cities[1:]):
            raise sheet.wrong("node", "does not begin with the one village", "kind = start first")
        for inner in sheet.tables("edge"):
            ends = [self.city_of[inner.text(end, self.city_of)] for end in ("a", "b")]
            cost = read_cost(inner.table("cubes"))
            cost.time = every.time
            cost.things = every.things
            ends[0].roads.append(Road(ends[1].number, cost))
            if not ends[0].start:
                ends[1].roads.append(Road(ends[0].number, cost))
        if len(self.travel_points) < len(self.cities):
            raise sheet.wrong(
                "node", "has more cities than the scoring", f"{len(self.travel_points) - 1} cities at most"
            )

    def _read_sea(self, sheet: Reader) -> None:
        self.return_time = sheet.table("return_to_port").whole("time", 0, 99)
        ship = sheet.table("ship")
        self.holds = ship.whole("holds", 1, 9)
        self.loadable: list[int] = []
        for place, id in enumerate(ship.texts("loadable", optional=False)):
            if id not in CARGO:
                raise ship.wrong(f"loadable[{place}]", f"{shown(id)} is no cargo", ", ".join(CARGO))
            if id in THING_OF:  # members and chests go aboard by rules of their own
                self.loadable.append(THING_OF[id])
        self.loadable.sort()
        islands = numbered_things(sheet, "island", ROOM["island"])
        self.islands = [Island(number, inner) for number, inner in enumerate(islands)]
        self.island_of = {island.id: island for island in self.islands}
        nodes = numbered_things(sheet, "node", 40)
        self.seas = [Sea(number, inner) for number, inner in enumerate(nodes)]
        self.sea_of = {sea.id: sea for sea in self.seas}
        for sea, inner in zip(self.seas, nodes):
            if (sea.kind == "port") != (sea.number == 0):
                raise sheet.wrong("node", "does not begin with the one port", "kind = port first")
            if sea.kind == "coast":
                sea.island = self.island_of[inner.text("island", self.island_of)].number
        for inner in sheet.tables("edge"):
            a, b = [self.sea_of[inner.text(end, self.sea_of)] for end in ("a", "b")]
            a.lines.append(b.number)
            if a.number:
                b.lines.append(a.number)
        graves = sheet.table("sailor_graves").items("prestige", optional=False)
        self.sailor_graves = [int(str(points)) for points in graves]
        if not 1 <= len(graves) <= ROOM["grave"]:
            raise sheet.wrong("sailor_graves.prestige", f"holds {len(graves)} graves", f"1 to {ROOM['grave']}")

    def _read_wedding(self, sheet: Reader) -> None:
        self.wed_cost = read_cost(sheet.table("action").table("cost"))
        die = sheet.table("die")
        self.die_faces = die.whole("faces", 1, 99)
        steps, doors = die.table("face_to_step"), die.table("face_to_building")
        faces = range(1, self.die_faces + 1)
        self.die_steps = [steps.whole(str(face), 1, ROOM["step"]) - 1 for face in faces]
        self.die_bakery = [doors.text(str(face), ("bakery", "shop")) == "bakery" for face in faces]
        self.pairs = by_players(sheet.table("pairs"), "by_players")
        areas = {inner.text("id"): inner for inner in sheet.tables("area")}
        for id in ("ceremony", "bakery", "shop", "houses"):
            if id not in areas:
                raise sheet.wrong("area", f"{id} is missing", "ceremony, bakery, shop, houses")
        self.steps = areas["ceremony"].whole("capacity", 1, ROOM["step"])
        self.rewards: dict[str, list[list[Effect]]] = {}
        for id in ("bakery", "shop", "houses"):
            options = areas[id].items("reward_options", optional=False)
            self.rewards[id] = [
                [
                    Effect(Reader(effect, f"area.{id}.reward_options", "wedding_board.toml", sheet.asked))
                    for effect in as_list(option)
                ]
                for option in options
            ]
            if not self.rewards[id]:
                raise sheet.wrong("area", f"{id} has no reward", "reward_options")
        consolation = sheet.table("consolation")
        self.consolation_cost = read_cost(consolation.table("cost"))
        self.consolations = things(consolation, "gain_one_of")
        self.bonuses: dict[str, list[list[Effect]]] = {}
        for inner in sheet.tables("side"):
            steps_of = inner.tables("step")
            if [step.whole("index", 1, ROOM["step"]) for step in steps_of] != list(range(1, self.steps + 1)):
                raise sheet.wrong("side.step", "are not all steps in order", f"1 to {self.steps}")
            self.bonuses[inner.text("id", SIDES)] = [read_effects(step, "bonus") for step in steps_of]
        if set(self.bonuses) != set(SIDES) or set(self.inn_costs) != set(SIDES):
            raise sheet.wrong("side", "is missing", "a and b, here and in board.toml inn.side")


def as_list(value: Any) -> list[Any]:
    """A list of a file, or an empty one for the reader to complain about."""
    return value if isinstance(value, list) else [value]
