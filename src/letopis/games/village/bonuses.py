"""What cities, privileges, stands, chests and cards give (3.2): at once, or cubes and things of one's choice."""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.components.effects import MOST_OF_A_CHOICE, Effect
from letopis.games.village.components.names import (
    ANY_COLOR,
    COIN,
    COLOR_IDS,
    COLORS,
    GRAIN,
    MOST_SEATS,
    NONE,
    OWNED,
    PLAGUE,
    ROOM,
    THING_IDS,
    THING_OF,
)
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import Asked, AskedIfAny, is_question, not_on, picked_at
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Pick, SeatStep

NONE_IN_SUPPLY: Final = Refusal("V-3.2", "refusal-none-in-supply")
EACH_ONCE: Final = Refusal("V-13.3", "refusal-each-once")
NOTHING_TO_SWAP: Final = Refusal("V-13.8", "refusal-nothing-to-swap")


def gain_cubes(position: VillagePosition, seat: int, effect: Effect) -> None:
    """`gain_cubes`: all that are shown, or so many of one's choice."""
    if not effect.choose:
        for color in range(COLORS):
            if effect.mask >> color & 1:
                position.gain(seat, color, 1)
        return
    choose_cubes(position, seat, effect.n, effect.mask, effect.distinct)


def choose_cubes(position: VillagePosition, seat: int, n: int, mask: int, distinct: bool) -> None:
    """So many cubes of one's choice; all there are, if there is no choice."""
    if position.rules == 1:
        choose_in_order(position, seat, n, mask, distinct)
        return
    offered = 0  # colours
    total = 0
    for color in range(COLORS):
        if mask >> color & 1 and position.supply[color]:
            offered += 1
            total += 1 if distinct else position.supply[color]
    if offered > 1 and total > n:
        position.begin(pick_of(seat, n, mask, distinct))
        return
    for color in range(COLORS):
        if mask >> color & 1:
            position.gain(seat, color, 1 if distinct else n)


class PickCubes(Pick[VillagePosition]):
    """V-3.2: cubes of one's choice, of some colours, each colour once or as often as wanted."""

    verbs: tuple[str, ...] = ("gain",)

    def __init__(self, seat: int, n: int, mask: int, distinct: bool) -> None:
        names = [COLOR_IDS[color] for color in range(COLORS) if mask >> color & 1]
        super().__init__("pick", seat, str(n), *names, *(["distinct"] if distinct else []))
        self.n = n
        self.mask = mask
        self.distinct = distinct

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": self.n - len(position.picks[-1])}

    def things(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        gain = position.components.gain
        return [gain[color] for color in range(COLORS) if self.mask >> color & 1]

    def fitting(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        gain = position.components.gain
        if position.rules == 1:
            return [gain[color] for color in offers_in_order(position, self.n, self.mask, self.distinct)]
        picked = position.picks[-1]
        found: list[Action] = []
        for color in range(COLORS):
            is_spent = self.distinct and gain[color] in picked
            if self.mask >> color & 1 and position.supply[color] and not is_spent:
                found.append(gain[color])
        return found

    def unfit(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.number >= COLORS or not self.mask >> action.number & 1:
            return NOT_ASKED
        if action in self.fitting(position, seat):
            return None
        return EACH_ONCE if position.supply[action.number] else NONE_IN_SUPPLY

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0]}

    def most(self, position: VillagePosition, seat: int) -> int:
        return 1 if position.rules == 1 else self.n

    def least(self, position: VillagePosition, seat: int) -> int:
        return self.most(position, seat)

    def take(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.gain(seat, action.number, 1)

    def close(self, position: VillagePosition) -> None:
        picked = position.picks[-1]
        super().close(position)
        if position.rules == 1 and picked:
            color = picked[0].number + (1 if self.distinct else 0)
            choose_in_order(position, self.seat, self.n - 1, self.mask >> color << color, self.distinct)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        picked = picked_at(position, place)
        counted = [action.number for action in picked]
        if len(picked) > self.n or any([not 0 <= color < COLORS or not self.mask >> color & 1 for color in counted]):
            return "other cubes were picked than it allows"
        if self.distinct and len(set(counted)) != len(counted):
            return "each colour is picked once"
        return not_after(position, place, self.seat)


def not_after(position: VillagePosition, place: int, seat: int) -> str | None:
    """None if a gain of one's choice stands where one can: in an action, beside a question, or among rewards."""
    if is_question(position, place - 1, seat) or not_on(position, place, NONE, "round") is None:
        return None
    if place and position.stack[place - 1].kind in ("bakery", "shop", "pick", "one-of", "swap"):
        return None
    return not_on(position, place, seat, "afterwards", "market-deaths")


PICKS: Final[dict[int, PickCubes]] = {}


def pick_of(seat: int, n: int, mask: int, distinct: bool) -> PickCubes:
    """The pick of so many cubes; made once."""
    number = ((seat * 256 + n) * 16 + mask) * 2 + (1 if distinct else 0)
    known = PICKS.get(number)
    if known is None:
        known = PickCubes(seat, n, mask, distinct)
        PICKS[number] = known
    return known


# ---- the same by rules version 1: in the order of the colours


def offers_in_order(position: VillagePosition, n: int, mask: int, distinct: bool) -> list[int]:
    """The colours that may be chosen next, so that as many as there are can be had."""
    found: list[int] = []
    left = 0
    for color in range(COLORS - 1, -1, -1):
        if mask >> color & 1 and position.supply[color]:
            left += 1 if distinct else position.supply[color]
    wanted = min(n, left)
    for color in range(COLORS):
        if mask >> color & 1 and position.supply[color] and left >= wanted:
            found.append(color)
            left -= 1 if distinct else position.supply[color]
    return found


def choose_in_order(position: VillagePosition, seat: int, n: int, mask: int, distinct: bool) -> None:
    """Take as long as there is only one way; ask when there are more."""
    while n:
        found = offers_in_order(position, n, mask, distinct)
        if not found:
            return
        if len(found) > 1:
            position.begin(pick_of(seat, n, mask, distinct))
            return
        position.gain(seat, found[0], 1)
        n -= 1
        first = found[0] + (1 if distinct else 0)
        mask = mask >> first << first


# ---- one of several things


class OneOf(AskedIfAny):
    """`gain_choice`: one of several things, if the supply has it (V-3.2, D-34)."""

    verbs: tuple[str, ...] = ("gain",)

    def __init__(self, seat: int, n: int, options: list[int]) -> None:
        super().__init__("one-of", seat, str(n), *[THING_IDS[thing] for thing in options])
        self.n = n
        self.options = options

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": self.n}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        gain = position.components.gain
        return [gain[thing] for thing in self.options if position.components_in_play(thing)]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.number not in self.options:
            return NOT_ASKED
        return None if position.supply[action.number] > 0 else NONE_IN_SUPPLY

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0]}

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.gain(seat, action.number, self.n)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_after(position, place, self.seat)


ONE_OFS: Final[dict[str, OneOf]] = {}


def one_of(seat: int, n: int, options: list[int]) -> OneOf:
    """The choice of one of several things; made once."""
    key = " ".join([str(number) for number in [seat, n, *options]])
    known = ONE_OFS.get(key)
    if known is None:
        known = OneOf(seat, n, options.copy())
        ONE_OFS[key] = known
    return known


def choose_one(position: VillagePosition, seat: int, options: list[int], n: int) -> None:
    """So many of one of several things; nothing if all are sold out."""
    in_supply = [thing for thing in options if position.supply[thing] > 0]
    if len(in_supply) == 1:
        position.gain(seat, in_supply[0], n)
    elif in_supply:
        position.push(one_of(seat, n, options))


class Swap(Asked):
    """V-13.8: return an own cube for cubes of any colours, or not; no coin stands for the cube."""

    may_pass: bool = True

    def __init__(self, seat: int, n: int) -> None:
        super().__init__("swap", seat, str(n))
        self.n = n

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": self.n}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.swap

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if position.seats[seat].stock[action.number] else NOTHING_TO_SWAP

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0]}

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.spend(seat, action.number, 1)
        choose_cubes(position, seat, self.n, ANY_COLOR, False)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_after(position, place, self.seat)


def perform(position: VillagePosition, seat: int, effects: list[Effect]) -> None:
    """The verbs that any space, city, stage, chest or card may use."""
    for effect in effects:
        if effect.op == "gain":
            position.gain(seat, effect.what, effect.n)
        elif effect.op == "pay":
            position.spend(seat, effect.what, effect.n)
        elif effect.op == "gain_cubes":
            gain_cubes(position, seat, effect)
        elif effect.op == "gain_choice":
            choose_one(position, seat, effect.options, effect.n)
        elif effect.op == "take_family":
            for _ in range(effect.n):
                position.birth(seat)
        elif effect.op == "exchange_cube":
            position.push(SWAPS[seat][effect.take - 1])
        elif effect.op == "take_next_starting_player" and position.next_first == NONE:
            position.next_first = seat
            position.tell("event-next-first", "V-7.24", seat, {})


class Bonus(SeatStep[VillagePosition]):
    """What a city, a market stand or a step of the ceremony gives, once its price is paid."""

    def __init__(self, seat: int, source: str) -> None:
        super().__init__("bonus", seat, source)
        self.source = source

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        components = position.components
        if self.source.startswith("city"):
            there = 0 < int(self.source[4:]) < len(components.cities) and not position.setup.port
        elif self.source.startswith("step"):
            there = position.setup.wedding and int(self.source[4:]) <= components.steps
        else:
            there = position.setup.port
            return "the Port is not in play" if not there else not_on(position, place, self.seat, "market-deaths")
        return not_on(position, place, self.seat, "afterwards") if there else "there is no such bonus in this game"

    def run(self, position: VillagePosition) -> None:
        perform(position, self.seat, self.effects(position))

    def effects(self, position: VillagePosition) -> list[Effect]:
        """What it gives, by the data."""
        components = position.components
        if self.source.startswith("city"):
            return components.cities[int(self.source[4:])].bonus
        if self.source.startswith("step"):
            return components.bonuses[str(position.options["wedding_side"])][int(self.source[4:]) - 1]
        return components.stand_effects[self.source]


SOURCES: Final[list[str]] = [
    *["cocoa", "tea"],
    *[f"city{number}" for number in range(ROOM["city"])],
    *[f"step{number + 1}" for number in range(ROOM["step"])],
]
BONUSES: Final[list[dict[str, Bonus]]] = [
    {source: Bonus(seat, source) for source in SOURCES} for seat in range(MOST_SEATS)
]
SWAPS: Final[list[list[Swap]]] = [[Swap(seat, n) for n in range(1, 10)] for seat in range(MOST_SEATS)]


def read_pick(seat: int, words: list[str]) -> PickCubes | None:
    """`pick 0 2 orange pink distinct` from its words."""
    colors = words[1:-1] if words and words[-1] == "distinct" else words[1:]
    if not colors or any([color not in COLOR_IDS for color in colors]):
        return None
    n = number_of_things(words[0])
    mask = sum([1 << THING_OF[color] for color in set(colors)])
    return pick_of(seat, n, mask, words[-1] == "distinct") if n else None


def read_one_of(seat: int, words: list[str]) -> OneOf | None:
    """`one-of 0 1 horse ox` from its words."""
    things = [THING_OF.get(word, OWNED) for word in words[1:]]
    if not things or any([thing >= OWNED or thing in (PLAGUE, COIN, GRAIN) for thing in things]):
        return None
    n = number_of_things(words[0])
    return one_of(seat, n, things) if n and len(set(things)) == len(things) else None


def number_of_things(word: str) -> int:
    """A number of things that a step may name; 0 for anything else."""
    return int(word) if word in NUMBERS else 0


NUMBERS: Final[list[str]] = [str(n) for n in range(1, MOST_OF_A_CHOICE + 1)]
