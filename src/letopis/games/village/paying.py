"""Payments (6.2) and gains of one's choice: what is forced happens by itself, a real choice is a pick, in any order.

Whoever charges a cost has checked `can_pay` and pushed what comes next; the choices here come before it.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.asking import Asked, AskedIfAny, beneath, is_question, not_on, picked_at
from letopis.games.village.pieces import MOST_OF_A_CHOICE, Cost, Effect
from letopis.games.village.places import (
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
from letopis.games.village.position import Player, VillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Pick, Step

CANNOT_PAY_SO: Final = Refusal("V-6.8", "refusal-cannot-pay-so")
NONE_IN_SUPPLY: Final = Refusal("V-3.2", "refusal-none-in-supply")
EACH_ONCE: Final = Refusal("V-13.3", "refusal-each-once")
NOTHING_TO_SWAP: Final = Refusal("V-13.8", "refusal-nothing-to-swap")


def missing(player: Player, needs: list[tuple[int, int]]) -> int:
    """V-6.8: the coins it takes to pay needs whose cubes are short."""
    coins = 0
    for mask, n in needs:
        for color in range(COLORS):
            if mask >> color & 1:
                n -= player.stock[color]
        if n > 0:
            coins += n
    return coins


def can_pay(player: Player, cost: Cost) -> bool:
    """Whether things and cubes suffice; time always does (V-6.9)."""
    coins = player.stock[COIN]
    for thing, n in cost.things:
        if player.stock[thing] < n:
            return False
        if thing == COIN:
            coins -= n
    return not cost.needs or missing(player, cost.needs) <= coins


def charge(position: VillagePosition, seat: int, cost: Cost) -> None:
    """Pay a cost; cubes may ask how."""
    for thing, n in cost.things:
        position.spend(seat, thing, n)
    if cost.time:
        position.spend_time(seat, cost.time)
    if cost.needs:
        position.due = [mask * 16 + n for mask, n in cost.needs]
        if position.rules == 1:
            position.due.reverse()
            collect_in_order(position, seat)
        elif is_settled(position, seat):
            settle(position, seat)
        else:
            position.begin(PAYS[seat])


def units(position: VillagePosition) -> int:
    """The cubes that are asked for in all."""
    total = 0
    for need in position.due:
        total += need & 15
    return total


def still_open(need: int, paid: tuple[Action, ...]) -> int:
    """How many cubes a need could still take."""
    left = need & 15
    for action in paid:
        if need >> 4 >> action.number & 1:
            left -= 1
    return left


def is_settled(position: VillagePosition, seat: int) -> bool:
    """Whether there is only one way to pay: one number of coins, and one set of cubes beside them."""
    stock = position.seats[seat].stock
    total = units(position)
    usable = 0  # cubes that could be paid
    for need in position.due:
        owned = 0
        colors = 0
        for color in range(COLORS):
            if need >> 4 >> color & 1 and stock[color]:
                owned += stock[color]
                colors += 1
        if colors > 1 and owned > need & 15:
            return False  # not all of their cubes are needed
        usable += min(need & 15, owned)
    return total - usable == min(total, stock[COIN])


def settle(position: VillagePosition, seat: int) -> None:
    """Pay in the one way there is."""
    stock = position.seats[seat].stock
    coins = 0
    for need in position.due:
        left = need & 15
        for color in range(COLORS):
            if need >> 4 >> color & 1 and left:
                n = min(left, stock[color])
                position.spend(seat, color, n)
                left -= n
        coins += left
    position.spend(seat, COIN, coins)
    position.due = []


class Pay(Pick[VillagePosition]):
    """V-6.8, V-21.4: which cubes, and coins for any of them, in any order."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay", seat)
        self.verbs = ("pay",)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.due[-1] & 15 if position.rules == 1 else units(position) - len(position.picks[-1])}

    def things(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        mask = 0
        for need in position.due[-1:] if position.rules == 1 else position.due:
            mask |= need >> 4
        pay = position.components.pay
        found = [pay[color] for color in range(COLORS) if mask >> color & 1]
        found.append(pay[COIN])
        return found

    def fitting(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        pay = position.components.pay
        if position.rules == 1:
            return [pay[thing] for thing in ways_in_order(position, seat)]
        stock = position.seats[seat].stock
        paid = position.picks[-1]
        found: list[Action] = []
        for color in range(COLORS):
            if stock[color]:
                for need in position.due:
                    if need >> 4 >> color & 1 and still_open(need, paid) > 0:
                        found.append(pay[color])
        if stock[COIN]:
            found.append(pay[COIN])
        return found

    def unfit(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if not 0 <= action.number < GRAIN:
            return NOT_ASKED  # made by hand, or a payment of the Well
        return None if action in self.fitting(position, seat) else CANNOT_PAY_SO

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0], **self.context(position, seat)}

    def most(self, position: VillagePosition, seat: int) -> int:
        return 1 if position.rules == 1 else units(position)

    def least(self, position: VillagePosition, seat: int) -> int:
        return self.most(position, seat)

    def spent(self, position: VillagePosition, seat: int) -> bool:
        return len(position.picks[-1]) >= self.most(position, seat)

    def take(self, position: VillagePosition, seat: int, action: Action) -> None:
        if position.rules == 1:
            pay_in_order(position, seat, action.number)
        else:
            position.spend(seat, action.number, 1)

    def finish(self, position: VillagePosition, seat: int) -> None:
        if position.rules == 1:
            collect_in_order(position, seat)
        else:
            position.due = []

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        for other in range(place + 1, len(position.stack)):
            if position.stack[other].kind == "pay":
                return "one payment at a time"
        problem = self.cannot_go_on(position, picked_at(position, place))
        if problem is not None:
            return problem
        if beneath(position, place)[0] in ("rewards", "consoling", "restock"):
            return None
        return not_on(position, place, self.seat, *PAID_BEFORE)

    def cannot_go_on(self, position: VillagePosition, picked: tuple[Action, ...]) -> str | None:
        """Why what is due could not be paid."""
        if not position.due:
            return "nothing is due"
        stock = position.seats[self.seat].stock
        masks = 0
        usable = 0
        for need in position.due:
            if masks & need >> 4:
                return "a colour is asked for twice"
            masks |= need >> 4
            left = still_open(need, picked)
            if left < 0:
                return "more was paid than is due"
            for color in range(COLORS):
                if need >> 4 >> color & 1:
                    n = min(left, stock[color])
                    usable += n
                    left -= n
        for action in picked:
            if action.number != COIN and (action.number > COIN or not masks >> action.number & 1):
                return f"“{action.text}” does not pay it"
        left = units(position) - len(picked)
        if position.rules == 1 and picked:
            return "each need is paid by itself"
        if left <= 0 or usable + stock[COIN] < left:
            return f"seat {self.seat} cannot pay what is due"
        return None


PAID_BEFORE: Final = (  # what comes when the price is paid
    *("afterwards", "bonus", "market-deaths", "privilege", "inn", "under", "sail", "landing"),
)


# ---- the same by rules version 1: need by need, colours in their order, then coins


def ways_in_order(position: VillagePosition, seat: int) -> list[int]:
    """What the next cube of the present need may be paid with, so that each set has one way."""
    player = position.seats[seat]
    need = position.due[-1]
    n = need & 15
    coins = player.stock[COIN] - missing(player, [(other >> 4, other & 15) for other in position.due[:-1]])
    found: list[int] = []
    for color in range(COLORS):
        if need >> 4 >> color & 1 and player.stock[color]:
            left = 0
            for other in range(color, COLORS):
                if need >> 4 >> other & 1:
                    left += player.stock[other]
            if left + coins >= n:
                found.append(color)
    if coins >= n:
        found.append(COIN)
    return found


def collect_in_order(position: VillagePosition, seat: int) -> None:
    """Pay as long as there is only one way; ask when there are more."""
    while position.due:
        found = ways_in_order(position, seat)
        if len(found) > 1:
            position.begin(PAYS[seat])
            return
        pay_in_order(position, seat, found[0])


def pay_in_order(position: VillagePosition, seat: int, thing: int) -> None:
    """One cube, or a coin for it; what comes before it in the order pays no more of this need."""
    position.spend(seat, thing, 1)
    need = position.due.pop() - 1
    if need & 15:
        position.due.append((need >> 4 >> thing << thing) * 16 + (need & 15) if thing != COIN else need & 15)


# ---- gains of one's choice


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

    def __init__(self, seat: int, n: int, mask: int, distinct: bool) -> None:
        names = [COLOR_IDS[color] for color in range(COLORS) if mask >> color & 1]
        super().__init__("pick", seat, str(n), *names, *(["distinct"] if distinct else []))
        self.verbs = ("gain",)
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
        if not (0 <= action.number < COLORS and self.mask >> action.number & 1):
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
        if action.kind != "gain" or action.number not in self.options:
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

    def __init__(self, seat: int, n: int) -> None:
        super().__init__("swap", seat, str(n))
        self.n = n

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": self.n}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [*position.components.swap, position.components.passing]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.passing:
            return None
        if action.kind != "swap":
            return NOT_ASKED
        return None if position.seats[seat].stock[action.number] else NOTHING_TO_SWAP

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0] if action.words else ""}

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action is not position.components.passing:
            position.spend(seat, action.number, 1)
            choose_cubes(position, seat, self.n, 15, False)

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


class Bonus(Step[VillagePosition]):
    """What a city, a market stand or a step of the ceremony gives, once its price is paid."""

    def __init__(self, seat: int, source: str) -> None:
        super().__init__("bonus", str(seat), source)
        self.seat = seat
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
PAYS: Final[list[Pay]] = [Pay(seat) for seat in range(MOST_SEATS)]
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
