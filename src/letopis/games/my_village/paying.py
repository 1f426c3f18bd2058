"""Paying goods and coins (MV-5.6): what can be paid in several ways is asked, the rest is paid without asking."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.components import SEATS, Components
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS, Price
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import not_above
from letopis.kernel.steps import Pick, added

NOT_OWED: Final = Refusal("MV-5.6", "refusal-not-owed")
NOTHING_TO_PAY_WITH: Final = Refusal("MV-5.6", "refusal-nothing-to-pay-with")
NEEDED_FOR_THE_REST: Final = Refusal("MV-5.6", "refusal-needed-for-the-rest")
GOODS_BEGUN: Final = Refusal("MV-5.6", "refusal-goods-begun")

CLAUSE: Final = 3  # figures of a clause on the bill: good, count, coins
SEVERAL: Final[list[Action]] = []  # ways to pay: somebody has to choose


def charge(position: MyVillagePosition, seat: int, price: Price) -> None:
    """MV-8.3: the time first, then the rest, as far as nothing is to be chosen."""
    position.pay_time(seat, price.time)
    if not price.free:
        position.bill = price.bill
        settle_bill(position, seat)


def settle_bill(position: MyVillagePosition, seat: int) -> None:
    """Pay the clauses that can be paid in one way only; where there are several, the seat is asked."""
    village = position.seats[seat]
    while position.bill:
        only = the_only_way(position, village)
        if only is SEVERAL:
            position.begin(PAYS[seat])
            if position.rules == 1:
                pay_in_one_order(position, seat)
            return
        for action in only:
            spend(position, seat, action)
        position.bill = position.bill[CLAUSE:]


def the_only_way(position: MyVillagePosition, village: Village) -> list[Action]:
    """How the clause that is due must be paid, or `SEVERAL`."""
    components = position.components
    good, count, coins = position.bill[0], position.bill[1], position.bill[2]
    only = SEVERAL
    if coins and coins <= village.coins and rest_payable(position, village, coins, -1, 0, 0):
        only = [components.pay_coins]
    if good < 0:
        return only
    stock = village.goods[good]
    plowed = village.plows if good == components.plow else 0
    for jokers in range(min(count, village.jokers) + 1):
        own = count - jokers
        if own > stock + plowed or not rest_payable(position, village, 0, good, own, jokers):
            continue
        if only is not SEVERAL or (plowed and 0 < own < stock + plowed):  # which of them is a choice
            return SEVERAL
        only = [components.pay_goods[good]] * min(own, stock)
        if plowed and own:
            only += [components.pay_fields[field] for field in range(len(village.fields)) if village.fields[field]]
        only += [components.pay_joker] * jokers
    return only


def rest_payable(position: MyVillagePosition, village: Village, coins: int, good: int, own: int, jokers: int) -> bool:
    """Whether the clauses that follow can be paid after so many coins, or so many units of a good and jokers."""
    if len(position.bill) == CLAUSE:
        return True
    left = village.goods.copy()
    left[position.components.plow] += village.plows
    if good >= 0:
        left[good] -= own
    return payable(position.bill, CLAUSE, left, village.jokers - jokers, village.coins - coins)


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


def spend(position: MyVillagePosition, seat: int, action: Action) -> None:
    """One unit of a good, or all coins of the clause; what is paid goes back to the supply (MV-5.5)."""
    components = position.components
    village = position.seats[seat]
    bill = position.bill
    if action is components.pay_coins:
        village.coins -= bill[2]
        if position.telling is not None:
            position.tell("event-paid-coins", "MV-5.5", seat, {"coins": bill[2]})
        return
    source = action.words[0]
    if action is components.pay_joker:
        village.jokers -= 1
    elif action.number < GOODS:
        village.goods[action.number] -= 1
        source = components.crafts_of[action.number]
    else:
        village.set_plow(action.number - GOODS, 0)
    if position.telling is not None:
        position.tell("event-paid", "MV-5.6", seat, {"good": components.goods[bill[0]], "source": source})


class Pay(Pick[MyVillagePosition]):
    """MV-5.6: the payer chooses among the alternatives of a price, and among a good, a plow on a field and a joker."""

    verbs: tuple[str, ...] = ("pay",)

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return due(position)

    def things(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        good = position.bill[0]
        found: list[Action] = []
        if position.bill[2]:
            found.append(components.pay_coins)
        if good >= 0:
            found.append(components.pay_goods[good])
            if good == components.plow:
                found += components.pay_fields[: len(position.seats[seat].fields)]
            found.append(components.pay_joker)
        return found

    def unfit(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        """It is not asked for, is not there, or is needed for the rest of the price."""
        components = position.components
        village = position.seats[seat]
        number = action.number
        good, count, coins = position.bill[0], position.bill[1], position.bill[2]
        paid = len(position.picks[-1])
        if action is components.pay_coins:
            if not coins or paid:
                return GOODS_BEGUN if coins else NOT_OWED
            if village.coins < coins:
                return NOTHING_TO_PAY_WITH
            return None if rest_payable(position, village, coins, -1, 0, 0) else NEEDED_FOR_THE_REST
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
        more = count - paid - 1  # units of this clause that are still to come
        stock = village.stock(components, good) - (1 - joker)
        for jokers in range(max(0, more - stock), min(more, village.jokers - joker) + 1):
            if rest_payable(position, village, 0, good, more - jokers + 1 - joker, jokers + joker):
                return None
        return NEEDED_FOR_THE_REST

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0], **due(position)}

    def take(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        spend(position, seat, action)
        if position.rules == 1:
            pay_in_one_order(position, seat)

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """That a plow leaves its field, or a joker goes though the good itself is there."""
        components = position.components
        if GOODS <= action.number < GOODS + components.field.count:
            return Note("plow-leaves", "MV-10.12", {"field": action.words[0]})
        if action is components.pay_joker and position.seats[seat].goods[position.bill[0]]:
            return Note("joker-spared", "MV-5.6", {"good": components.goods[position.bill[0]]})
        return None

    def most(self, position: MyVillagePosition, seat: int) -> int:
        return 1 if position.bill[0] < 0 or position.components.pay_coins in position.picks[-1] else position.bill[1]

    def least(self, position: MyVillagePosition, seat: int) -> int:
        return self.most(position, seat)

    def spent(self, position: MyVillagePosition, seat: int) -> bool:
        return len(position.picks[-1]) >= self.most(position, seat)

    def finish(self, position: MyVillagePosition, seat: int) -> None:
        position.bill = position.bill[CLAUSE:]
        settle_bill(position, seat)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.effect or not position.bill:
            return "some of the effects are done" if position.effect else "there is no bill"
        problem = not_above(position, place, f"effects {self.seat}")
        return self.ill_paid(position) if problem is None else problem

    def ill_paid(self, position: MyVillagePosition) -> str | None:
        """Why what was paid so far cannot have been paid, or why the rest cannot be."""
        components = position.components
        village = position.seats[self.seat]
        picked = position.picks[-1]
        good = position.bill[0]
        if len(picked) >= self.most(position, self.seat) and picked:
            return f"{len(picked)} units were paid, and that is all"
        own = 0
        jokers = 0
        for number, action in enumerate(picked):
            if action is components.pay_joker:
                jokers += 1
            elif action.number == good:
                own += 1
            elif good != components.plow or not GOODS <= action.number < GOODS + len(village.fields):
                return f"{action.text} is not owed"
            elif village.fields[action.number - GOODS] or action in picked[:number]:
                return f"{action.text} has not happened"
        if jokers and jokers + village.jokers > village.joker_spaces(components):
            return "more jokers were paid than there can be"
        if own and own + village.goods[good] > village.good_spaces(components, good):
            return "more goods were paid than there can be"
        for action in self.things(position, self.seat):
            if self.unfit(position, self.seat, action) is None:
                return None
        return "the bill cannot be paid"


def due(position: MyVillagePosition) -> Figures:
    """The clause that is due: so many of a good, coins, or both ways until the first is given."""
    good = position.bill[0]
    coins = position.bill[2]
    components: Components = position.components
    paid = len(position.picks[-1])
    if good < 0:
        return {"good": "coin", "count": coins, "coins": coins}
    return {"good": components.goods[good], "count": position.bill[1] - paid, "coins": 0 if paid else coins}


# ---- rules version 1: equal units were paid in one order, from the building, from fields, with jokers


def pay_in_one_order(position: MyVillagePosition, seat: int) -> None:
    """What was an only way in that order, fields that are alike named once, was paid without asking."""
    pick = PAYS[seat]
    while not pick.spent(position, seat):
        ways = [action for action in pick.fitting(position, seat) if is_in_order(position, seat, action)]
        if len(ways) != 1:
            return
        position.picks = (*position.picks[:-1], added(position.picks[-1], ways[0]))
        spend(position, seat, ways[0])


def is_in_order(position: MyVillagePosition, seat: int, action: Action) -> bool:
    """Whether a unit comes after those that were paid, and the others of its clause can come after it."""
    components = position.components
    village = position.seats[seat]
    number = action.number
    good = position.bill[0]
    if action is components.pay_coins:
        return True
    for paid in position.picks[-1]:
        if paid.number > number:
            return False
    if GOODS <= number < GOODS + len(village.fields) and village.same_field(number - GOODS, True) != number - GOODS:
        return False
    joker = 1 if action is components.pay_joker else 0
    later = 0  # units that are no jokers and may still follow
    if not joker:
        if good == components.plow:
            for field in range(max(0, number - GOODS + 1), len(village.fields)):
                later += village.fields[field]
        if number < GOODS:
            later += village.goods[good] - 1
    units = position.bill[1] - len(position.picks[-1]) - 1
    own = min(later, units)
    jokers = units - own + joker
    return jokers <= village.jokers and rest_payable(position, village, 0, good, own + 1 - joker, jokers)


PAYS: Final[list[Pay]] = [Pay("pay", seat) for seat in range(SEATS)]
