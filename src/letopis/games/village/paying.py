"""Payments (6.2) and gains of one's choice: what is forced happens by itself, a real choice is asked cube by cube.

Whoever charges a cost has checked `can_pay` and pushed what comes next; the choices here come before it.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.pieces import Cost, Effect
from letopis.games.village.places import COIN, COLORS, GRAIN, MOST_SEATS, NONE, ROOM
from letopis.games.village.position import Player, VillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice, Step

CANNOT_PAY_SO: Final = Refusal("V-6.8", "refusal-cannot-pay-so")
PAY_IN_ORDER: Final = Refusal("V-6.8", "refusal-pay-in-order")
NONE_IN_SUPPLY: Final = Refusal("V-3.2", "refusal-none-in-supply")
GAIN_IN_ORDER: Final = Refusal("V-3.2", "refusal-pay-in-order")
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
        position.due = [mask * 16 + n for mask, n in reversed(cost.needs)]
        position.paid = 0
        collect(position, seat)


def reserved(position: VillagePosition, player: Player) -> int:
    """The coins that the needs after the present one will take for certain."""
    coins = 0
    for place in range(len(position.due) - 1):
        need = position.due[place]
        n = need & 15
        for color in range(COLORS):
            if need >> 4 >> color & 1:
                n -= player.stock[color]
        if n > 0:
            coins += n
    return coins


def ways(position: VillagePosition, seat: int) -> list[int]:
    """What the next cube of the present need may be paid with: colours in order, then a coin; each set one way."""
    player = position.seats[seat]
    need = position.due[-1]
    mask = need >> 4
    n = need & 15
    coins = player.stock[COIN] - reserved(position, player)
    found: list[int] = []
    for color in range(position.paid, COLORS):
        if mask >> color & 1 and player.stock[color]:
            left = 0
            for other in range(color, COLORS):
                if mask >> other & 1:
                    left += player.stock[other]
            if left + coins >= n:
                found.append(color)
    if coins >= n:
        found.append(COIN)
    return found


def collect(position: VillagePosition, seat: int) -> None:
    """Pay as long as there is only one way; ask when there are more."""
    while position.due:
        found = ways(position, seat)
        if len(found) > 1:
            position.push(PAYS[seat])
            return
        pay_one(position, seat, found[0])


def pay_one(position: VillagePosition, seat: int, thing: int) -> None:
    """One cube, or a coin for it."""
    position.spend(seat, thing, 1)
    position.paid = thing
    position.due[-1] -= 1
    if position.due[-1] & 15 == 0:
        position.due.pop()
        position.paid = 0


class OfThings(Choice[VillagePosition]):
    """A seat's choice among things."""

    def __init__(self, kind: str, seat: int) -> None:
        super().__init__(kind, str(seat))
        self.seat = seat
        self.alone = (seat,)

    def awaits(self, position: VillagePosition) -> tuple[int, ...]:
        return self.alone

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0]} if action.words else {}


class Pay(OfThings):
    """V-6.8, V-21.4: which cube, or a coin for any cube; one after another, in the order of the colours."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay", seat)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.due[-1] & 15}

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        pay = position.components.pay
        return [pay[thing] for thing in range(GRAIN) if thing == COIN or position.due[-1] >> 4 >> thing & 1]

    def actions(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        pay = position.components.pay
        return [pay[thing] for thing in ways(position, seat)]

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pay" or action.number >= GRAIN:
            return NOT_ASKED
        if action.number in ways(position, seat):
            return None
        return PAY_IN_ORDER if action.number < position.paid else CANNOT_PAY_SO

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0], "count": position.due[-1] & 15}

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        pay_one(position, seat, action.number)
        collect(position, seat)


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
    """So many cubes of one's choice."""
    position.gaining = n
    position.gain_mask = mask
    position.gain_last = 0
    position.gain_distinct = distinct
    pick(position, seat)


def available(position: VillagePosition, least: int) -> int:
    """How many cubes can still be chosen from a colour on."""
    found = 0
    for color in range(least, COLORS):
        if position.gain_mask >> color & 1 and position.supply[color]:
            found += 1 if position.gain_distinct else position.supply[color]
    return found


def offers(position: VillagePosition) -> list[int]:
    """The colours that may be chosen next, in order, so that as many as there are can be had."""
    wanted = min(position.gaining, available(position, position.gain_last))
    found: list[int] = []
    for color in range(position.gain_last, COLORS):
        if position.gain_mask >> color & 1 and position.supply[color] and available(position, color) >= wanted:
            found.append(color)
    return found


def pick(position: VillagePosition, seat: int) -> None:
    """Take as long as there is only one way; ask when there are more."""
    while position.gaining:
        found = offers(position)
        if not found:
            position.gaining = 0
            return
        if len(found) > 1:
            position.push(PICKS[seat])
            return
        pick_one(position, seat, found[0])


def pick_one(position: VillagePosition, seat: int, color: int) -> None:
    """One cube of one's choice."""
    position.gain(seat, color, 1)
    position.gaining -= 1
    position.gain_last = color + 1 if position.gain_distinct else color


class Pick(OfThings):
    """V-3.2: which cube to take, in the order of the colours."""

    def __init__(self, seat: int) -> None:
        super().__init__("pick", seat)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.gaining}

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        gain = position.components.gain
        return [gain[color] for color in range(COLORS) if position.gain_mask >> color & 1]

    def actions(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        gain = position.components.gain
        return [gain[color] for color in offers(position)]

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "gain" or not (0 <= action.number < COLORS and position.gain_mask >> action.number & 1):
            return NOT_ASKED
        if action.number in offers(position):
            return None
        if not position.supply[action.number]:
            return NONE_IN_SUPPLY
        return EACH_ONCE if position.gain_distinct and action.number == position.gain_last - 1 else GAIN_IN_ORDER

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        pick_one(position, seat, action.number)
        pick(position, seat)


class OneOf(OfThings):
    """`gain_choice`: one of several things, if the supply has it (V-3.2, D-34)."""

    def __init__(self, seat: int) -> None:
        super().__init__("one-of", seat)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.choice_n}

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        gain = position.components.gain
        return [gain[thing] for thing in position.choice if position.components_in_play(thing)]

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "gain" or action.number not in position.choice:
            return NOT_ASKED
        return None if position.supply[action.number] > 0 else NONE_IN_SUPPLY

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.gain(seat, action.number, position.choice_n)


def choose_one(position: VillagePosition, seat: int, options: list[int], n: int) -> None:
    """So many of one of several things; nothing if all are sold out."""
    in_supply = [thing for thing in options if position.supply[thing] > 0]
    if len(in_supply) == 1:
        position.gain(seat, in_supply[0], n)
    elif in_supply:
        position.choice = options
        position.choice_n = n
        position.push(ONE_OFS[seat])


class Swap(OfThings):
    """V-13.8: return an own cube for cubes of any colours, or not; no coin stands for the cube."""

    def __init__(self, seat: int) -> None:
        super().__init__("swap", seat)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.choice_n}

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        return [*position.components.swap, position.components.passing]

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.passing:
            return None
        if action.kind != "swap":
            return NOT_ASKED
        return None if position.seats[seat].stock[action.number] else NOTHING_TO_SWAP

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action is position.components.passing:
            return
        position.spend(seat, action.number, 1)
        choose_cubes(position, seat, position.choice_n, 15, False)


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
            position.choice_n = effect.take
            position.push(SWAPS[seat])
        elif effect.op == "take_next_starting_player" and position.next_first == NONE:
            position.next_first = seat
            position.tell("event-next-first", "V-7.24", seat, {})


class Bonus(Step[VillagePosition]):
    """What a city, a market stand or a step of the ceremony gives, once its price is paid."""

    def __init__(self, seat: int, source: str) -> None:
        super().__init__("bonus", str(seat), source)
        self.seat = seat
        self.source = source

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
PICKS: Final[list[Pick]] = [Pick(seat) for seat in range(MOST_SEATS)]
ONE_OFS: Final[list[OneOf]] = [OneOf(seat) for seat in range(MOST_SEATS)]
SWAPS: Final[list[Swap]] = [Swap(seat) for seat in range(MOST_SEATS)]
