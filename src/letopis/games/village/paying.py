"""Payments (6.2): what is forced happens by itself, a real choice is a pick, in any order.

Whoever charges a cost has checked `can_pay` and pushed what comes next; how it is paid comes before it.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.components.effects import Cost
from letopis.games.village.components.names import (
    COIN,
    COLORS,
    GRAIN,
    MOST_SEATS,
)
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.questions import beneath, not_on, picked_at
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Pick

CANNOT_PAY_SO: Final = Refusal("V-6.8", "refusal-cannot-pay-so")


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


def coin_note(position: VillagePosition, coins: int) -> Note:
    """V-9.4: what coins in place of cubes would be worth in the end."""
    return Note("coins-worth", "V-9.4", {"count": coins, "points": coins * position.components.coin_points})


class Pay(Pick[VillagePosition]):
    """V-6.8, V-21.4: which cubes, and coins for any of them, in any order."""

    verbs: tuple[str, ...] = ("pay",)

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
        if action.number >= GRAIN:
            return NOT_ASKED  # a payment of the Well
        return None if action in self.fitting(position, seat) else CANNOT_PAY_SO

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0], **self.context(position, seat)}

    def note(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        return coin_note(position, 1) if action.number == COIN else None

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


PAYS: Final[list[Pay]] = [Pay("pay", seat) for seat in range(MOST_SEATS)]
