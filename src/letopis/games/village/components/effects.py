"""Costs and effects: the closed vocabulary in which data/*.toml say what is paid and what happens."""

from typing import Final

from letopis.games.village.components.names import (
    ANY_COLOR,
    COLOR_IDS,
    GOOD_IDS,
    NONE,
    OWNED,
    PLAGUE,
    ROOM,
    SPACE_IDS,
    THING_IDS,
    THING_OF,
)
from letopis.kernel.reading import Reader, shown

MOST_CONVERTED: Final = 9
MOST_REWOUND: Final = 19
MOST_OF_A_CHOICE: Final = 20  # of cubes or things that one chooses at once
MOST: Final = 200  # of anything: what a file may say of a count at most
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


# what playing a villager brings or eases, as bits: whether it can matter at a question
BRINGS_CUBES: Final = 1
BRINGS_COINS: Final = 2
BRINGS_GRAIN: Final = 4
BRINGS_GOODS: Final = 8
BRINGS_BEER: Final = 16
BRINGS_MEMBER: Final = 32
BRINGS_BREAD: Final = 64  # or a tool
MOVES_MEMBER: Final = 128
EASES_TRAVEL: Final = 256
EASES_SEA: Final = 512
EASES_WEDDING: Final = 1024
BRINGS_ELSE: Final = 2048
EVERYTHING: Final = 4095
CHEST_BRINGS: Final = BRINGS_COINS | BRINGS_BREAD
BRINGS_BY_OP: Final[dict[str, int]] = {
    "gain_cubes": BRINGS_CUBES,
    "exchange_cube": BRINGS_CUBES,
    "convert": BRINGS_COINS | BRINGS_GRAIN,  # and room for grain
    "use_privilege": BRINGS_CUBES | BRINGS_GOODS,
    "take_family": BRINGS_MEMBER,
    "place_church": MOVES_MEMBER,
    "advance_church": MOVES_MEMBER,
    "advance_council": MOVES_MEMBER,
    "sail_free_steps": EASES_SEA,
    "sail_ignore_clock": EASES_SEA,
    "load_duplicate": EASES_SEA,
}


class Cost:
    """What is paid: cubes as needs (accepted colours as bits, how many), time, and other things."""

    def __init__(self) -> None:
        self.needs: list[tuple[int, int]] = []
        self.time = 0
        self.things: list[tuple[int, int]] = []

    def coins(self) -> int:
        """V-6.8: the coins that pay all of it."""
        return self.amount(THING_OF["coin"]) + sum([n for _, n in self.needs])

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
    if len(cost.needs) > 1 and any(mask == ANY_COLOR for mask, _ in cost.needs):
        raise reader.wrong(ANY_CUBE, "is asked beside cubes of a colour", "cubes of colours, or of any colour")
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
        if self.op in ("gain_cubes", "gain_choice") and self.n > MOST_OF_A_CHOICE:
            raise reader.wrong("n", f"{self.n} are too many to choose", f"at most {MOST_OF_A_CHOICE}")
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
        self.rate = reader.whole("rate", 1, MOST_CONVERTED, 1)
        self.max = reader.whole("max", 0, MOST, 0)
        if self.op == "convert":
            reader.whole("max", 1, MOST_CONVERTED)
        elif self.op == "rewind_time":
            reader.whole("max", 1, MOST_REWOUND)
        self.steps = reader.whole("steps", 0, 9, 0)
        self.stages = [
            stage for stage in reader.items("stages") if isinstance(stage, int) and 0 < stage <= ROOM["stage"]
        ]
        if len(self.stages) != len(reader.items("stages")) or (self.op == "use_privilege" and not self.stages):
            raise reader.wrong("stages", "are not stages of the council", f"1 to {ROOM['stage']}")
        self.window = reader.whole("window", 1, ROOM["window"], 1)
        self.per = reader.text("per", COUNTED, "")
        self.vp = reader.whole("vp", 0, MOST, 0)
        self.every = reader.whole("every", 1, MOST, 1)
        self.max_items = reader.whole("max_items", 0, MOST, MOST)
        self.waived = reader.texts("costs")
        self.action = reader.text("action", SPACE_IDS, "") if self.op == "waive" else ""
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


def brought_by(effect: Effect) -> int:
    """What playing a card with this effect brings or eases, as bits."""
    if effect.op == "waive":
        return EASES_WEDDING if effect.action == "wedding" else EASES_TRAVEL
    if effect.op not in ("gain", "gain_choice"):
        return BRINGS_BY_OP.get(effect.op, BRINGS_ELSE)
    bits = 0
    for thing in effect.options if effect.op == "gain_choice" else [effect.what]:
        if thing < PLAGUE:
            bits |= BRINGS_CUBES
        elif thing == THING_OF["coin"]:
            bits |= BRINGS_COINS
        elif thing == THING_OF["grain"]:
            bits |= BRINGS_GRAIN
        elif thing == THING_OF["beer"]:
            bits |= BRINGS_BEER
        elif THING_IDS[thing] in GOOD_IDS:
            bits |= BRINGS_GOODS
        elif THING_IDS[thing] in ("bread", "tool"):
            bits |= BRINGS_BREAD
        else:
            bits |= BRINGS_ELSE
    return bits
