"""Village's components as typed objects, read from data/*.toml and checked: nothing of them is written in code."""

from typing import Any, Final

from letopis.games.village.places import (
    ANY_COLOR,
    BESIDE,
    BLACK_BAG,
    BUILDING,
    CEREMONY,
    CHRONICLE,
    CITY,
    COLOR_IDS,
    COLORS,
    COUPLE,
    CUBE_IDS,
    CUBES,
    DEAD,
    FARMYARD,
    GENERATIONS,
    GONE,
    GOOD_IDS,
    GRAIN,
    GRAVES,
    HOLD,
    INN,
    KIND_IDS,
    KINDS,
    LIGHTHOUSE,
    MOST_COUPLES,
    MOST_SEATS,
    NONE,
    OWNED,
    PLACES,
    PLAGUE,
    ROOM,
    SAILORS,
    SPACE_IDS,
    STAGE,
    THING_IDS,
    THING_OF,
    UNBORN,
    WINDOW,
)
from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader, shown

MOST: Final = 200  # of anything: what a file may say of a count at most
MODULES: Final = ("tavern", "port", "wedding")
SIDES: Final = ("a", "b")
ANY_CUBE: Final = "any_cube"
OPS: Final = (
    *("gain", "gain_choice", "gain_cubes", "pay", "exchange_cube", "convert", "take_family"),
    *("take_next_starting_player", "waive", "place_church", "advance_church", "advance_council", "use_privilege"),
    *("rewind_time", "choose_any_death", "chronicle_overflow", "take_customer", "serve_customer", "sell_any_number"),
    *("well_discount", "sail_free_steps", "sail_ignore_clock", "load_duplicate", "end_score", "end_chronicle_bonus"),
)
COUNTED: Final = (
    *("living_family_member", "travel_marker", "church_member", "scroll", "customer", "coin", "craft_member"),
    *("lighthouse_member", "wedding_member"),
)
TIMINGS: Final = (
    *("own_turn", "action:travel", "action:well", "action:sea_travel", "action:wedding", "own_death_choice"),
    *("own_death_to_graves", "own_market_day_end", "end_game"),
)
DEATH_PLACES: Final = (
    *("farmyard", "craft_building", "brewery", "city", "council_stage", "church_window", "inn", "wedding_board"),
    *("lighthouse", "ship_hold"),
)
DEEDS: Final = (
    *("church_member_generation_4", "customers_served", "chronicle_members", "council_stage", "living_family_members"),
    *("craft_buildings_with_own_member", "travel_markers", "lighthouse_members_placed", "villager_cards_taken"),
)
CARGO: Final = ("family_member", "horse", "ox", "plow", "wagon", "scroll", "grain", "cocoa", "tea", "treasure_chest")


class Extra(Action):
    """An action beside the one that is asked: a villager, a chest, a life goal, bread (V-21.5)."""


def extra(kind: str, number: int, *words: str) -> Extra:
    """An extra that stands for a number."""
    action = Extra(kind, *words)
    action.number = number
    return action


class Cost:
    """What is paid: cubes as needs (accepted colours as bits, how many), time, and other things."""

    def __init__(self) -> None:
        self.needs: list[tuple[int, int]] = []
        self.time = 0
        self.things: list[tuple[int, int]] = []

    def amount(self, thing: int) -> int:
        """How many of a thing."""
        for other, n in self.things:
            if other == thing:
                return n
        return 0


def read_cost(reader: Reader) -> Cost:
    """A cost by the keys of the vocabulary."""
    cost = Cost()
    for key in reader.value:
        n = reader.whole(key, 0, MOST)
        if n == 0:
            continue
        if key == ANY_CUBE:
            cost.needs.append((ANY_COLOR, n))
        elif key in COLOR_IDS:
            cost.needs.append((1 << THING_OF[key], n))
        elif key == "time":
            cost.time = n
        elif key in THING_OF and THING_OF[key] < OWNED and THING_OF[key] != PLAGUE:
            cost.things.append((THING_OF[key], n))
        else:
            raise reader.wrong(key, "is no cost", ", ".join([*THING_IDS, ANY_CUBE]))
    return cost


class Effect:
    """One verb of the data's closed vocabulary with whatever it needs."""

    def __init__(self, reader: Reader) -> None:
        self.op = reader.text("op", OPS)
        self.what = THING_OF[reader.text("what", THING_IDS)] if reader.has("what") else NONE
        self.n = reader.whole("n", 0, MOST, 0)
        self.options = things(reader, "options")
        self.mask = 0
        self.distinct = False
        self.choose = False
        if self.op == "gain_cubes":
            self._read_colors(reader)
        self.give = 0
        self.take = 0
        if self.op == "convert":
            self.give = THING_OF[reader.text("give", THING_IDS)]
            self.take = THING_OF[reader.text("take", THING_IDS)]
        elif self.op == "exchange_cube":
            self.give = reader.whole("give", 1, 9)
            self.take = reader.whole("take", 1, 9)
        self.rate = reader.whole("rate", 1, 9, 1)
        self.max = reader.whole("max", 0, MOST, 0)
        self.steps = reader.whole("steps", 0, 9, 0)
        self.stages = [int(str(stage)) for stage in reader.items("stages")]
        self.window = reader.whole("window", 1, ROOM["window"], 1)
        self.per = reader.text("per", COUNTED, "")
        self.vp = reader.whole("vp", 0, MOST, 0)
        self.every = reader.whole("every", 1, MOST, 1)
        self.max_items = reader.whole("max_items", 0, MOST, MOST)
        self.waived = reader.texts("costs")
        self.prestige_each = reader.whole("prestige_each", 0, MOST, 0)

    def _read_colors(self, reader: Reader) -> None:
        stated = reader.raw("colors")
        if isinstance(stated, list):
            for place, color in enumerate(reader.texts("colors")):
                if color not in COLOR_IDS:
                    raise reader.wrong(f"colors[{place}]", f"{shown(color)} is no colour", ", ".join(COLOR_IDS))
                self.mask |= 1 << THING_OF[color]
            self.choose = reader.text("mode", ("all", "choose")) == "choose"
        else:
            self.distinct = reader.text("colors", ("any", "distinct")) == "distinct"
            self.mask = ANY_COLOR
            self.choose = True


def read_effects(reader: Reader, key: str) -> list[Effect]:
    """A list of effects."""
    return [Effect(inner) for inner in reader.tables(key)]


def things(reader: Reader, key: str) -> list[int]:
    """A list of things by id."""
    found: list[int] = []
    for place, id in enumerate(reader.texts(key)):
        if id not in THING_OF:
            raise reader.wrong(f"{key}[{place}]", f"{shown(id)} is unknown", ", ".join(THING_IDS))
        found.append(THING_OF[id])
    return found


class Customer:
    """A customer tile: what it wants and what it is worth."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.module = reader.text("module", ("base", *MODULES))
        wanted = reader.counts("needs", [*GOOD_IDS, "grain"], 9, optional=False)
        self.needs = [(THING_OF[id], n) for id, n in wanted.items() if n]
        self.prestige = reader.whole("prestige", 0, MOST)
        self.serve = numbered("serve", number, self.id)


class Building:
    """A craft building: times, the payment instead, and what one production gives."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.module = reader.text("module", ("base", *MODULES))
        self.trains = reader.flag("family_member")
        self.train = reader.whole("train", 0, 99, 0)
        self.produce = reader.whole("produce", 0, 99, 0)
        self.payment = read_cost(reader.table("alt" if self.trains else "fixed_cost"))
        output = {THING_OF[id]: n for id, n in reader.counts("output", THING_IDS[:OWNED], 9).items()}
        if reader.has("output_choice"):
            n = reader.whole("output_n", 1, 9)
            output = dict.fromkeys(things(reader, "output_choice"), n)
        if not output:
            raise reader.wrong("output", "gives nothing", "things")
        self.outputs = sorted(output.items())  # exactly one of them
        self.place = BUILDING + number


class Road:
    """A road of the travel map, or a line of the sea map: where it leads and what it asks."""

    def __init__(self, to: int, cost: Cost) -> None:
        self.to = to
        self.cost = cost


class City:
    """A node of the travel map; the first is the village itself."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.start = reader.text("kind", ("start", "city")) == "start"
        self.bonus = read_effects(reader, "bonus")
        self.roads: list[Road] = []


class Island:
    """An island: its stack, what it buys, its lighthouse."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.stack = reader.text("stack", ("cocoa", "tea", "treasure_chest"), "")
        prices = reader.counts("buys", [*GOOD_IDS, "grain"], MOST)
        self.prices = [0] * OWNED
        for id, price in prices.items():
            self.prices[THING_OF[id]] = price
        self.has_lighthouse = reader.has("lighthouse_cost")
        self.cost = read_cost(reader.table("lighthouse_cost", optional=True))
        self.cubes = Cost()  # the part of the cost that comes from the farmyard
        self.cubes.needs = self.cost.needs
        self.cubes.time = self.cost.time
        self.prestige = reader.whole("lighthouse_prestige", 0, MOST, 0)


class Sea:
    """A space of the sea map; the first is the port."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.kind = reader.text("kind", ("port", "open_sea", "coast"))
        self.clock = reader.flag("clock", False)
        self.island = NONE
        self.lines: list[int] = []


class Captain:
    """A captain: hire, and what further steps cost."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.coins = read_cost(reader.table("cost")).amount(THING_OF["coin"])
        self.free_steps = reader.whole("free_steps", 1, 9)  # else a ship could be caught in port
        self.mask = 0
        for place, color in enumerate(reader.texts("colors", optional=False)):
            if color == "any":
                self.mask = ANY_COLOR
            elif color in COLOR_IDS:
                self.mask |= 1 << THING_OF[color]
            else:
                raise reader.wrong(f"colors[{place}]", f"{shown(color)} is no colour", ", ".join([*COLOR_IDS, "any"]))
        self.pay = reader.whole("pay", 1, 9)
        self.steps = reader.whole("steps", 1, 9)
        self.step_cost = Cost()
        self.step_cost.needs = [(self.mask, self.pay)]
        self.hire = numbered("hire", number, self.id)


class Chest:
    """A kind of treasure chest."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.module = reader.text("module", ("port", "wedding"))
        self.count = reader.whole("count", 0, 99)
        self.effects = read_effects(reader, "effect")
        self.open = extra("open", number, self.id)


class Villager:
    """A villager card."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.module = reader.text("module", MODULES)
        self.cost = read_cost(reader.table("cost"))
        self.at_end = reader.text("kind", ("play", "end")) == "end"
        self.timing = reader.text("timing", TIMINGS)
        self.effects = read_effects(reader, "effects")
        self.not_with_port = reader.flag("removed_with_port", False)
        self.play = extra("play", number, self.id)
        if not self.effects:
            raise reader.wrong("effects", "is empty", "at least one effect")
        if self.at_end != (self.timing == "end_game"):
            raise reader.wrong("timing", f"{shown(self.timing)} does not fit the kind", "end_game for kind = end only")


class Goal:
    """A life goal card."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.gold = reader.text("tier", ("silver", "gold")) == "gold"
        self.prestige = reader.whole("prestige", 0, MOST)
        asked = reader.counts("requires", [*THING_IDS[:OWNED], *DEEDS], MOST, optional=False)
        self.things = [(THING_OF[id], n) for id, n in asked.items() if id in THING_OF]
        self.deeds = [(id, n) for id, n in asked.items() if id in DEEDS]
        self.needs = reader.texts("needs_modules")
        self.bars = reader.texts("not_with_modules")
        self.reveal = extra("goal", number, self.id)


class Stage:
    """A stage of the council chamber."""

    def __init__(self, reader: Reader) -> None:
        self.index = reader.whole("index", 1, ROOM["stage"])
        self.time = reader.whole("time_to_enter", 0, 99)
        self.prestige = reader.whole("final_prestige", 0, MOST)
        self.privilege = read_effects(reader, "privilege")


class Window:
    """A window of the church."""

    def __init__(self, reader: Reader) -> None:
        self.index = reader.whole("index", 1, ROOM["window"])
        self.prestige = reader.whole("prestige", 0, MOST)
        self.grain = reader.whole("step_cost_grain", 0, MOST)


class Section:
    """A section of the chronicle."""

    def __init__(self, number: int, reader: Reader) -> None:
        self.number = number
        self.id = reader.text("id")
        self.spaces = by_players(reader, "spaces")
        self.wedding_extra = by_players(reader, "wedding_extra")


class Setup:
    """What a number of players and a choice of modules put on the table."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.players = reader.whole("players", 2, MOST_SEATS)
        modules = reader.texts("modules")
        if any(module not in MODULES for module in modules):
            raise reader.wrong("modules", f"{shown(modules)} are not all modules", ", ".join(MODULES))
        self.modules = tuple(module for module in MODULES if module in modules)
        self.bag_per_color = reader.whole("bag_per_color", 0, 99)
        self.plague = reader.whole("plague", 0, 99)
        stated = reader.counts("spaces", SPACE_IDS, 20, optional=False)
        self.cubes = [stated.get(id, 0) for id in SPACE_IDS]
        first = reader.counts("first_round_override", SPACE_IDS, 20)
        self.first_cubes = [first.get(id, self.cubes[number]) for number, id in enumerate(SPACE_IDS)]
        total = reader.whole("total", 0, 999)
        if sum(self.cubes) != total:
            raise reader.wrong("total", f"says {total}, but the spaces add up to {sum(self.cubes)}")
        self.spaces = [number for number, id in enumerate(SPACE_IDS) if id in stated]
        needed = [*range(7), *([7] if "tavern" in modules else []), *([8, 9] if "wedding" in modules else [])]
        if self.spaces != needed:
            raise reader.wrong(
                "spaces", "does not name the spaces of its modules", ", ".join(SPACE_IDS[s] for s in needed)
            )
        self.tavern = "tavern" in modules
        self.port = "port" in modules
        self.wedding = "wedding" in modules
        # filled in when all files are read
        self.totals: list[int] = []
        self.family: list[int] = []
        self.chronicle: list[int] = []
        self.graves = 0
        self.stalls = 0
        self.stack = 0
        self.pinks = 0
        self.pairs = 0
        self.customers: list[int] = []
        self.villagers: list[int] = []
        self.chests: list[int] = []
        self.goals: list[int] = []
        self.buildings: list[int] = []


def by_players(reader: Reader, key: str) -> list[int]:
    """A figure for each number of players, by that number."""
    inner = reader.table(key)
    return [0, 0, *[inner.whole(str(players), 0, MOST) for players in range(2, MOST_SEATS + 1)]]


def numbered_things(reader: Reader, key: str, most: int, least: int = 1) -> list[Reader]:
    """The tables of a file, as many as there may be, each id once."""
    found = reader.tables(key)
    if not least <= len(found) <= most:
        raise reader.wrong(key, f"holds {len(found)}", f"{least} to {most}")
    seen: set[str] = set()
    for place, inner in enumerate(found):
        id = inner.text("id")
        if id in seen:
            raise reader.wrong(f"{key}[{place}].id", f"{shown(id)} is there twice", "each id once")
        seen.add(id)
    return found


class Components:
    """Everything in the boxes, with the actions and the checks that follow from it."""

    def __init__(self, sheets: Sheets) -> None:
        self._read_board(sheets.sheet("board.toml"))
        self._read_crafts(sheets.sheet("crafts.toml"))
        self._read_travel(sheets.sheet("travel_map.toml"))
        self._read_sea(sheets.sheet("sea_map.toml"))
        self._read_wedding(sheets.sheet("wedding_board.toml"))
        tiles = numbered_things(sheets.sheet("customers.toml"), "customer", 90)
        self.customers = [Customer(number, inner) for number, inner in enumerate(tiles)]
        people = numbered_things(sheets.sheet("villagers.toml"), "villager", 90)
        self.villagers = [Villager(number, inner) for number, inner in enumerate(people)]
        sailors = numbered_things(sheets.sheet("captains.toml"), "captain", 60)
        self.captains = [Captain(number, inner) for number, inner in enumerate(sailors)]
        boxes = numbered_things(sheets.sheet("treasures.toml"), "chest", 30)
        self.chests = [Chest(number, inner) for number, inner in enumerate(boxes)]
        aims = numbered_things(sheets.sheet("life_goals.toml"), "goal", 60)
        self.goals = [Goal(number, inner) for number, inner in enumerate(aims)]
        self.customer_of = {customer.id: customer for customer in self.customers}
        self.villager_of = {villager.id: villager for villager in self.villagers}
        self.captain_of = {captain.id: captain for captain in self.captains}
        self.chest_of = {chest.id: chest for chest in self.chests}
        self.goal_of = {goal.id: goal for goal in self.goals}
        self._read_setups(sheets)
        self._name_places()
        self._make_actions()

    # ---- the board

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
        self.loads_members = False
        self.loads_chests = False
        for place, id in enumerate(ship.texts("loadable", optional=False)):
            if id not in CARGO:
                raise ship.wrong(f"loadable[{place}]", f"{shown(id)} is no cargo", ", ".join(CARGO))
            if id == "family_member":
                self.loads_members = True
            elif id == "treasure_chest":
                self.loads_chests = True
            else:
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
                    Effect(Reader(effect, f"area.{id}.reward_options", "wedding_board.toml"))
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

    # ---- what each set-up puts on the table

    def _read_setups(self, sheets: Sheets) -> None:
        counts = sheets.sheet("components.toml")
        pieces = {inner.text("id"): inner for inner in numbered_things(counts, "component", 99)}
        self.setups: dict[tuple[tuple[str, ...], int], Setup] = {}
        sheet = sheets.sheet("setup_cards.toml")
        for inner in numbered_things(sheet, "setup_card", 99):
            setup = Setup(inner)
            self._fill(setup, pieces, inner)
            self.setups[(setup.modules, setup.players)] = setup
        wanted = [(tuple(m for m in MODULES if n >> MODULES.index(m) & 1), p) for n in range(8) for p in range(2, 6)]
        for modules, players in wanted:
            if (modules, players) not in self.setups:
                raise sheet.wrong("setup_card", f"none for {players} players with {list(modules)}", "all 32 sides")
        self._check_counts(counts, pieces)

    def _fill(self, setup: Setup, pieces: dict[str, Reader], card: Reader) -> None:
        players = setup.players
        setup.totals = self._supply(setup, pieces)
        if setup.totals[PLAGUE] != setup.plague:
            raise card.wrong("plague", f"says {setup.plague}, but there are {setup.totals[PLAGUE]} in components.toml")
        setup.family = self._family(setup, pieces)
        extra = setup.wedding
        setup.chronicle = [s.spaces[players] + (s.wedding_extra[players] if extra else 0) for s in self.sections]
        setup.graves = self.graves[players]
        setup.stalls = self.stalls[players]
        setup.pinks = pieces["pink_figure"].whole("count", 0, 9) if setup.wedding else 0
        setup.pairs = self.pairs[players]
        in_play = ("base", *setup.modules)
        setup.customers = [customer.number for customer in self.customers if customer.module in in_play]
        if setup.tavern:
            setup.villagers = [
                card.number
                for card in self.villagers
                if card.module in setup.modules and not (card.not_with_port and setup.port)
            ]
        if setup.port:
            setup.chests = [
                chest.number for chest in self.chests if chest.module in in_play for _ in range(chest.count)
            ]
        setup.goals = [
            goal.number
            for goal in self.goals
            if all(need in setup.modules for need in goal.needs) and not any(bar in setup.modules for bar in goal.bars)
        ]
        setup.buildings = [building.number for building in self.buildings if building.module in in_play]

    def _supply(self, setup: Setup, pieces: dict[str, Reader]) -> list[int]:
        """V-3.1, V-3.4: how many of each limited thing are in play."""
        totals = [0] * OWNED
        for id, piece in pieces.items():
            if not self._in_play(piece, setup):
                continue
            if id.startswith("influence_cube"):
                for color in range(COLORS):
                    totals[color] += piece.whole("per_color", 0, MOST)
            elif id.startswith("plague_cube"):
                totals[PLAGUE] += piece.whole("count", 0, MOST)
            elif id.startswith("goods_") and id[6:] in THING_OF:
                totals[THING_OF[id[6:]]] += piece.whole("count", 0, MOST)
            elif id in ("bread", "tool"):
                totals[THING_OF[id]] += piece.whole("count", 0, MOST)
            elif id in ("cocoa", "tea"):
                totals[THING_OF[id]] = by_players(piece, "in_play")[setup.players]
        return totals

    def _in_play(self, piece: Reader, setup: Setup) -> bool:
        if piece.has("in_play_if"):
            rule = piece.table("in_play_if")
            named = any(module in setup.modules for module in rule.texts("modules"))
            return named or setup.players in rule.items("players")
        module = piece.text("module", ("base", *MODULES, "goals"))
        return module == "base" or module in setup.modules

    def _family(self, setup: Setup, pieces: dict[str, Reader]) -> list[int]:
        """V-3.3: the members of a colour, by generation."""
        numbers = [str(generation) for generation in range(1, GENERATIONS + 1)]
        family = [0] * GENERATIONS
        for id in ("family_member", "family_member_wedding"):
            if id in pieces and self._in_play(pieces[id], setup):
                for number, count in pieces[id].counts("by_generation", numbers, 12).items():
                    family[int(number) - 1] += count
        return family

    def _check_counts(self, counts: Reader, pieces: dict[str, Reader]) -> None:
        """The lists of cards and tiles are as long as components.toml says."""
        found = {
            "customer_base": sum(1 for customer in self.customers if customer.module == "base"),
            "customer_beer": sum(1 for customer in self.customers if customer.module == "tavern"),
            "customer_wedding": sum(1 for customer in self.customers if customer.module == "wedding"),
            "villager_card": sum(1 for card in self.villagers if card.module == "tavern"),
            "villager_card_port": sum(1 for card in self.villagers if card.module == "port"),
            "villager_card_wedding": sum(1 for card in self.villagers if card.module == "wedding"),
            "captain_card": len(self.captains),
            "treasure_chest": sum(chest.count for chest in self.chests if chest.module == "port"),
            "dowry_chest": sum(chest.count for chest in self.chests if chest.module == "wedding"),
            "life_goal_silver": sum(1 for goal in self.goals if not goal.gold),
            "life_goal_gold": sum(1 for goal in self.goals if goal.gold),
        }
        for id, number in found.items():
            if id not in pieces:
                raise counts.wrong("component", f"{id} is missing", ", ".join(found))
            if pieces[id].whole("count", 0, 999) != number:
                raise pieces[id].wrong("count", f"does not agree with the {number} that are listed", str(number))
        self.monks = pieces["black_monk"].whole("count", 0, 20)
        if self.monks < self.mass_draw:
            raise pieces["black_monk"].wrong("count", "the bag could run short", f"at least {self.mass_draw}")

    # ---- names

    def _name_places(self) -> None:
        self.place_ids = [""] * PLACES
        names = self.place_ids
        names[FARMYARD] = "farmyard"
        names[INN] = "inn"
        names[HOLD] = "hold"
        for building in self.buildings:
            if building.trains:
                names[building.place] = building.id
        for city in self.cities:
            if not city.start:
                names[CITY + city.number] = city.id
        for stage in self.stages:
            names[STAGE + stage.index - 1] = f"stage{stage.index}"
        for window in self.windows:
            names[WINDOW + window.index - 1] = f"window{window.index}"
        for step in range(self.steps):
            names[CEREMONY + step] = f"step{step + 1}"
        for island in self.islands:
            if island.has_lighthouse:
                names[LIGHTHOUSE + island.number] = island.id
        for couple in range(MOST_COUPLES):
            names[COUPLE + couple] = f"couple{couple + 1}"
        self.full_ids = names.copy()  # with the places nobody acts from: the supply, the bag, the dead
        full = self.full_ids
        full[UNBORN] = "unborn"
        full[BLACK_BAG] = "bag"
        for section in self.sections:
            full[CHRONICLE + section.number] = section.id
        full[GRAVES] = "graves"
        for grave in range(len(self.sailor_graves)):
            full[SAILORS + grave] = f"sailor{grave + 1}"
        full[BESIDE] = "beside"
        full[GONE] = "gone"
        self.full_of = {id: place for place, id in enumerate(full) if id}
        self.place_of = {id: place for place, id in enumerate(names) if id}
        self.resting_of: list[tuple[int, bool]] = [self._rest(place) for place in range(DEAD)]

    def _rest(self, place: int) -> tuple[int, bool]:
        """V-6.16 by the number of a place."""
        if BUILDING <= place < CITY:
            module = self.buildings[place - BUILDING].module if place - BUILDING < len(self.buildings) else "base"
            return self.resting["brewery" if module == "tavern" else "craft_building"]
        if CITY <= place < STAGE:
            return self.resting["city"]
        if STAGE <= place < WINDOW:
            return self.resting["council_stage"]
        if WINDOW <= place < CEREMONY:
            return self.resting["church_window"]
        if CEREMONY <= place < LIGHTHOUSE or place >= COUPLE:
            return self.resting["wedding_board"]
        if place >= LIGHTHOUSE:
            return self.resting["lighthouse"]
        if place == HOLD:
            return self.resting["ship_hold"]
        return self.resting["inn" if place == INN else "farmyard"]

    # ---- actions, each made once

    def _make_actions(self) -> None:
        self.take = [
            numbered("take", space * CUBES + cube, SPACE_IDS[space], CUBE_IDS[cube])
            for space in range(len(SPACE_IDS))
            for cube in range(CUBES)
        ]
        self.well = [numbered("well", space, id) for space, id in enumerate(SPACE_IDS)]
        self.act = [numbered("act", space, id) for space, id in enumerate(SPACE_IDS)]
        self.passing = Action("pass")
        self.harvest = Action("harvest")
        self.birth = Action("birth")
        self.home = self._of_members("home")
        self.die = self._of_members("die")
        self.feed = [
            extra("bread", place * KINDS + kind, KIND_IDS[kind], self.place_ids[place] or "nowhere")
            for place in range(DEAD)
            for kind in range(KINDS)
        ]
        self.train = [
            numbered("train", building.number * KINDS + kind, building.id, KIND_IDS[kind])
            for building in self.buildings
            for kind in range(KINDS)
        ]
        self.make = [self._make(thing, way) for thing in range(OWNED) for way in range(4)]
        self.go: dict[int, Action] = {}
        for city in self.cities:
            for road in city.roads:
                for kind in range(KINDS):
                    number = (city.number * len(self.cities) + road.to) * KINDS + kind
                    words = (KIND_IDS[kind], city.id, self.cities[road.to].id)
                    self.go[number] = numbered("go", number, *words)
        self.enter = [
            numbered("enter", kind * 2 + way, KIND_IDS[kind], ("scroll", "green")[way])
            for kind in range(KINDS)
            for way in range(2)
        ]
        self.advance = [
            numbered(
                "advance",
                (stage * KINDS + kind) * 2 + way,
                KIND_IDS[kind],
                f"stage{stage + 1}",
                ("scroll", "green")[way],
            )
            for stage in range(len(self.stages))
            for kind in range(KINDS)
            for way in range(2)
        ]
        self.privilege = [numbered("privilege", n, str(n + 1)) for n in range(len(self.stages))]
        self.join = [
            numbered("join", kind * 2 + way, KIND_IDS[kind], ("brown", "time")[way])
            for kind in range(KINDS)
            for way in range(2)
        ]
        self.fetch = [numbered("fetch", kind, KIND_IDS[kind]) for kind in range(KINDS)]
        self.rise = [
            numbered(
                "rise",
                (window * KINDS + kind) * 2 + way,
                KIND_IDS[kind],
                f"window{window + 1}",
                ("grain", "bread")[way],
            )
            for window in range(len(self.windows))
            for kind in range(KINDS)
            for way in range(2)
        ]
        self.lift = [
            numbered("lift", window * KINDS + kind, KIND_IDS[kind], f"window{window + 1}")
            for window in range(len(self.windows))
            for kind in range(KINDS)
        ]
        self.promote = [
            numbered("promote", stage * KINDS + kind, KIND_IDS[kind], f"stage{stage + 1}")
            for stage in range(len(self.stages))
            for kind in range(KINDS)
        ]
        self.pay = [numbered("pay", thing, THING_IDS[thing]) for thing in range(COIN_OR_CUBE)]
        self.pay_one = [
            numbered("pay", 100 + color * 10 + coins, COLOR_IDS[color], str(coins))
            for color in range(COLORS)
            for coins in range(10)
        ]
        self.gain = [numbered("gain", thing, THING_IDS[thing]) for thing in range(OWNED)]
        self.visit = Action("visit")
        self.visit_with = [numbered("visit", kind, KIND_IDS[kind]) for kind in range(KINDS)]
        self.under = [numbered("under", pile, str(pile + 1)) for pile in range(3)]
        self.card = [numbered("card", pile, str(pile + 1)) for pile in range(3)]
        self.convert = [numbered("convert", n, str(n)) for n in range(1, 10)]
        self.rewind = [numbered("rewind", n, str(n)) for n in range(1, 20)]
        self.ordain = [numbered("ordain", kind, KIND_IDS[kind]) for kind in range(KINDS)]
        self.load = [numbered("load", thing, THING_IDS[thing]) for thing in range(OWNED)]
        self.load_member = [numbered("load", 100 + kind, "member", KIND_IDS[kind]) for kind in range(KINDS)]
        self.load_chest = [numbered("load", 200 + chest.number, "chest", chest.id) for chest in self.chests]
        self.depart = Action("depart")
        self.sail = [numbered("sail", sea.number, sea.id) for sea in self.seas]
        self.land = Action("land")
        self.back = Action("return")
        self.stop = Action("stop")
        self.trade = [numbered("trade", thing, THING_IDS[thing]) for thing in range(OWNED)]
        self.collect = Action("collect")
        self.keeper = [numbered("keeper", kind, KIND_IDS[kind]) for kind in range(KINDS)]
        self.bury = [numbered("bury", n, str(n + 1)) for n in range(len(self.sailor_graves))]
        self.bury_plain = Action("bury")
        self.stand = {id: numbered("stand", THING_OF[id], id) for id in ("cocoa", "tea")}
        self.sell = [
            numbered("sell", thing * 100 + n, THING_IDS[thing], str(n))
            for thing in (THING_OF["bread"], THING_OF["tool"])
            for n in range(1, 33)
        ]
        self.sell_of = {action.number: action for action in self.sell}
        self.contraband = Action("contraband")
        self.wed = [
            numbered("wed", step * KINDS + kind, KIND_IDS[kind], f"step{step + 1}")
            for step in range(self.steps)
            for kind in range(KINDS)
        ]
        self.door = [numbered("choose", number, id) for number, id in enumerate(("bakery", "shop"))]
        self.bakery = [numbered("bakery", n, str(n + 1)) for n in range(len(self.rewards["bakery"]))]
        self.shop = [numbered("shop", n, str(n + 1)) for n in range(len(self.rewards["shop"]))]
        self.swap = [numbered("swap", color, COLOR_IDS[color]) for color in range(COLORS)]
        self.vocabulary = self._vocabulary()

    def _of_members(self, verb: str) -> list[Action]:
        """An action for every kind of member in every place."""
        return [
            numbered(verb, place * KINDS + kind, KIND_IDS[kind], self.place_ids[place] or "nowhere")
            for place in range(DEAD)
            for kind in range(KINDS)
        ]

    def _make(self, thing: int, way: int) -> Action:
        """`make horse time`, `make horse pay tool`."""
        words = [THING_IDS[thing], ("time", "pay")[way & 1], *(["tool"] if way & 2 else [])]
        return numbered("make", thing * 4 + way, *words)

    def _vocabulary(self) -> dict[str, Action]:
        several: list[list[Action]] = [
            [*self.take, *self.well, *self.act, self.passing, self.harvest, self.birth, *self.train, *self.make],
            [*self.home, *self.die, *self.feed, *self.go.values(), *self.enter, *self.advance, *self.privilege],
            [*self.join, *self.fetch, *self.rise, *self.lift, *self.promote, *self.pay, *self.pay_one, *self.gain],
            [self.visit, *self.visit_with, *self.under, *self.card, *self.convert, *self.rewind, *self.ordain],
            [*self.load, *self.load_member, *self.load_chest, self.depart, *self.sail, self.land, self.back, self.stop],
            [*self.trade, self.collect, *self.keeper, *self.bury, self.bury_plain, *self.stand.values()],
            [*self.sell, self.contraband, *self.wed, *self.door, *self.bakery, *self.shop, *self.swap],
            [customer.serve for customer in self.customers],
            [captain.hire for captain in self.captains],
            [chest.open for chest in self.chests],
            [villager.play for villager in self.villagers],
            [goal.reveal for goal in self.goals],
        ]
        return {action.text: action for actions in several for action in actions if "nowhere" not in action.words}


COIN_OR_CUBE: Final = GRAIN  # things that pay for cubes: the colours and the coin; the plague never is asked for


def as_list(value: Any) -> list[Any]:
    """A list of a file, or an empty one for the reader to complain about."""
    return value if isinstance(value, list) else [value]
