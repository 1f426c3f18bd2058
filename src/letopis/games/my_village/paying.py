"""Paying goods and coins (MV-5.6): what is a real choice is asked, the rest is paid without asking."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.components import SEATS, Components
from letopis.games.my_village.position import NONE, MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS, Price
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice

NOT_OWED: Final = Refusal("MV-5.6", "refusal-not-owed")
NOTHING_TO_PAY_WITH: Final = Refusal("MV-5.6", "refusal-nothing-to-pay-with")
NEEDED_FOR_THE_REST: Final = Refusal("MV-5.6", "refusal-needed-for-the-rest")
PAID_IN_ORDER: Final = Refusal("MV-5.6", "refusal-paid-in-order")
SAME_FIELD: Final = Refusal("MV-10.11", "refusal-same-field")

CLAUSE: Final = 3  # figures of a clause on the bill: good, count, coins


def charge(position: MyVillagePosition, seat: int, price: Price) -> None:
    """MV-8.3: the time first, then the rest, as far as nothing is to be chosen."""
    position.pay_time(seat, price.time)
    if not price.free:
        position.bill = price.bill
        settle_bill(position, seat)


def settle_bill(position: MyVillagePosition, seat: int) -> None:
    """Pay what can be paid in one way only; where there are several, the seat is asked."""
    village = position.seats[seat]
    while position.bill:
        ways = ways_now(position, village)
        if len(ways) != 1:
            position.push(PAYS[seat])
            return
        pay(position, seat, ways[0])


def means(position: MyVillagePosition, village: Village) -> list[Action]:
    """What the clause that is due could be paid with, whether the seat has it or not."""
    components = position.components
    good = position.bill[0]
    found: list[Action] = []
    if position.bill[2]:
        found.append(components.pay_coins)
    if good >= 0:
        found.append(components.pay_goods[good])
        if good == components.plow:
            for field in range(len(village.fields)):
                found.append(components.pay_fields[field])
        found.append(components.pay_joker)
    return found


def ways_now(position: MyVillagePosition, village: Village) -> list[Action]:
    """How the clause that is due can be paid."""
    found: list[Action] = []
    for action in means(position, village):
        if way_refusal(position, village, action) is None:
            found.append(action)
    return found


def way_refusal(position: MyVillagePosition, village: Village, action: Action) -> Refusal | None:
    """Why a clause cannot be paid so: it is not asked for, is not there, or is needed for the rest of the price."""
    components = position.components
    number = action.number
    good = position.bill[0]
    coins = position.bill[2]
    if action is components.pay_coins:
        if not coins or position.paid_with:
            return NOT_OWED
        if village.coins < coins:
            return NOTHING_TO_PAY_WITH
        return None if rest_payable(position, village, coins, -1, 0) else NEEDED_FOR_THE_REST
    if good < 0 or (number < GOODS and number != good):
        return NOT_OWED
    joker = 1 if action is components.pay_joker else 0
    if joker:
        if not village.jokers:
            return NOTHING_TO_PAY_WITH
    elif number < GOODS:
        if not village.goods[good]:
            return NOTHING_TO_PAY_WITH
    else:
        field = number - GOODS
        if good != components.plow:
            return NOT_OWED
        if field >= len(village.fields) or not village.fields[field]:
            return NOTHING_TO_PAY_WITH
        if village.same_field(field, True) != field:
            return SAME_FIELD
    if rank_of(action) < position.paid_with:
        return PAID_IN_ORDER
    if not rest_payable(position, village, 0, good, joker):
        return NEEDED_FOR_THE_REST
    return None if payable_in_order(position, village, number, good, joker) else PAID_IN_ORDER


def rank_of(action: Action) -> int:
    """Units of one good are paid from the building first, then from fields, then with jokers."""
    return max(1, action.number - GOODS + 2)


def rest_payable(position: MyVillagePosition, village: Village, coins: int, good: int, joker: int) -> bool:
    """Whether the rest of the bill can be paid after the coins, or after a unit of the good (or a joker for it)."""
    bill = position.bill
    left = village.goods.copy()
    left[position.components.plow] += village.plows
    jokers = village.jokers
    if good < 0:
        return payable(bill, CLAUSE, left, jokers, village.coins - coins)
    if joker:
        jokers -= 1
    else:
        left[good] -= 1
    rest = bill[CLAUSE:] if bill[1] == 1 else (good, bill[1] - 1, 0, *bill[CLAUSE:])
    return payable(rest, 0, left, jokers, village.coins)


def payable_in_order(position: MyVillagePosition, village: Village, number: int, good: int, joker: int) -> bool:
    """Whether the other units of this clause can come from where this one does, or from what is paid with later."""
    bill = position.bill
    units = bill[1] - 1
    if units == 0:
        return True
    later = 0  # units that are no jokers and may still follow
    if not joker:
        first = number - GOODS + 1 if number >= GOODS else 0
        if good == position.components.plow:
            for field in range(first, len(village.fields)):
                later += village.fields[field]
        if number < GOODS:
            later += village.goods[good] - 1
    own = min(later, units)
    left = village.goods.copy()
    left[position.components.plow] += village.plows
    left[good] -= own + 1 - joker
    jokers = village.jokers - joker - (units - own)
    return jokers >= 0 and payable(bill, CLAUSE, left, jokers, village.coins)


def payable(bill: tuple[int, ...], at: int, goods: list[int], jokers: int, coins: int) -> bool:
    """Whether clauses can be paid, from one of them on."""
    if at >= len(bill):
        return True
    good, count, price = bill[at], bill[at + 1], bill[at + 2]
    if price and price <= coins and payable(bill, at + CLAUSE, goods, jokers, coins - price):
        return True
    if good < 0:
        return False
    own = min(goods[good], count)
    if count - own > jokers:
        return False
    goods[good] -= own
    rest = payable(bill, at + CLAUSE, goods, jokers - (count - own), coins)
    goods[good] += own
    return rest


def pay(position: MyVillagePosition, seat: int, action: Action) -> None:
    """One unit of a good, or all coins of the clause; what is paid goes back to the supply (MV-5.5)."""
    components = position.components
    village = position.seats[seat]
    bill = position.bill
    if action is components.pay_coins:
        village.coins -= bill[2]
        if position.telling is not None:
            position.tell("event-paid-coins", "MV-5.5", seat, {"coins": bill[2]})
        position.bill = bill[CLAUSE:]
        return
    if action is components.pay_joker:
        village.jokers -= 1
    elif action.number < GOODS:
        village.goods[action.number] -= 1
    else:
        village.set_plow(action.number - GOODS, 0)
    if position.telling is not None:
        position.tell("event-paid", "MV-5.6", seat, {"good": components.goods[bill[0]], "source": action.words[0]})
    if bill[1] == 1:
        position.bill = bill[CLAUSE:] if len(bill) > CLAUSE else NONE
        position.paid_with = 0
    else:
        position.bill = (bill[0], bill[1] - 1, 0, *bill[CLAUSE:])
        position.paid_with = rank_of(action)


class Pay(SeatChoice[MyVillagePosition]):
    """MV-5.6: the payer chooses among the alternatives of a price, and among a good, a plow on a field and a joker."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay", seat)

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return due(position)

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return means(position, position.seats[seat])

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pay" or action.number < 0:
            return NOT_ASKED
        return way_refusal(position, position.seats[seat], action)

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        first = position.seats[seat].same_field(action.number - GOODS, True) if refusal is SAME_FIELD else 0
        return {"thing": action.words[0], "same": first + 1, **due(position)}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        pay(position, seat, action)
        settle_bill(position, seat)


def due(position: MyVillagePosition) -> Figures:
    """The clause that is due: a good, coins, or both ways."""
    good = position.bill[0]
    components: Components = position.components
    name = components.goods[good] if good >= 0 else "coin"
    return {"good": name, "count": position.bill[1] if good >= 0 else position.bill[2], "coins": position.bill[2]}


PAYS: Final[list[Pay]] = [Pay(seat) for seat in range(SEATS)]
