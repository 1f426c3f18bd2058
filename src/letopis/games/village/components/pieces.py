"""The pieces in Village's boxes: cards, tiles, and the parts of the boards, as data/*.toml describe them."""

from typing import Final

from letopis.games.village.components.effects import MOST, Cost, brought_by, read_cost, read_effects, things
from letopis.games.village.components.names import (
    ANY_COLOR,
    BUILDING,
    COLOR_IDS,
    GOOD_IDS,
    MOST_SEATS,
    NONE,
    OWNED,
    ROOM,
    SPACE_IDS,
    THING_IDS,
    THING_OF,
)
from letopis.kernel.actions import Action, numbered
from letopis.kernel.reading import Reader, shown

MODULES: Final = ("tavern", "port", "wedding")
SIDES: Final = ("a", "b")
TIMINGS: Final = (
    *("own_turn", "action:travel", "action:well", "action:sea_travel", "action:wedding", "own_death_choice"),
    *("own_death_to_graves", "own_market_day_end", "end_game"),
)
AT_THE_QUESTION: Final = ("own_death_choice", "own_death_to_graves", "own_market_day_end")  # V-11.3: not beside it
DEEDS: Final = (
    *("church_member_generation_4", "customers_served", "chronicle_members", "council_stage", "living_family_members"),
    *("craft_buildings_with_own_member", "travel_markers", "lighthouse_members_placed", "villager_cards_taken"),
)


def aside(kind: str, number: int, *words: str) -> Action:
    """An action beside the one that is asked: a villager, a chest, a life goal, bread (V-21.5)."""
    action = numbered(kind, number, *words)
    action.aside = True
    return action


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
        self.open = aside("open", number, self.id)
        if any(effect.op != "gain" for effect in self.effects):
            raise reader.wrong("effect", "is not only a gain", "op = gain: a chest is opened at any moment")


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
        self.play = aside("play", number, self.id)
        self.play.aside = self.timing not in AT_THE_QUESTION
        self.brings = 0
        for effect in self.effects:
            self.brings |= brought_by(effect)
        self.takes = any(effect.op in ("pay", "exchange_cube") for effect in self.effects)  # cubes or coins
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
        self.reveal = aside("goal", number, self.id)


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
