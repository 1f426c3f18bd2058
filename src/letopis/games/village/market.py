"""Market (7.4): a market day in which everybody takes part, in turn or not."""

from typing import Final

from letopis.games.village.bonuses import BONUSES
from letopis.games.village.components.names import COCOA, COIN, COLORS, MOST_SEATS, NONE, OWNED, TEA, THING_IDS
from letopis.games.village.components.pieces import Customer, Villager
from letopis.games.village.death import DYINGS
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.questions import (
    MARKET_ENDS,
    OWN_TURN,
    Asked,
    beneath,
    card_refusal,
    in_own_turn,
    not_on,
)
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatStep, Step

NOT_AT_THE_STALLS: Final = Refusal("V-7.14", "refusal-not-at-the-stalls")
LACKS_GOODS: Final = Refusal("V-7.14", "refusal-lacks-goods")
CANNOT_PAY_SALE: Final = Refusal("V-7.15", "refusal-cannot-pay-sale")
NOTHING_TO_SELL: Final = Refusal("V-7.18", "refusal-nothing-to-sell")
NO_STANDS: Final = Refusal("V-7.18", "refusal-no-stands")


class MarketDay(SeatStep[VillagePosition]):
    """V-7.12: the day begins with whoever took the cube."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_on(position, place, self.seat, "afterwards")

    def run(self, position: VillagePosition) -> None:
        position.out = 0
        position.free_sale = True
        position.waiting = position.seats[self.seat].dying
        position.tell("event-market-day", "V-7.12", self.seat, {})
        position.push(MARKET_ENDS_OF[self.seat])
        position.push(NEXT_SELLERS[self.seat])


class NextSeller(SeatStep[VillagePosition]):
    """V-7.13: the next player who is still in and can sell something; who cannot is out."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_market_day(position, place)

    def run(self, position: VillagePosition) -> None:
        players = position.players
        everybody = (1 << players) - 1
        seat = self.seat
        while position.out != everybody:
            if not position.setup.port and is_empty(position):
                return
            if position.out >> seat & 1 == 0:
                if may_sell(position, seat):
                    position.push(SALES[seat])
                    return
                drop_out(position, seat)
            seat = (seat + 1) % players


def not_in_market_day(position: VillagePosition, place: int) -> str | None:
    """None if it stands in the market day of whoever's turn it is."""
    return None if beneath(position, place)[0] == "market-closes" else "it stands on “market-closes”"


def is_empty(position: VillagePosition) -> bool:
    """No customer is left at the stalls."""
    for customer in position.stalls:
        if customer != NONE:
            return False
    return True


def drop_out(position: VillagePosition, seat: int) -> None:
    """V-7.13, V-7.16: out for this day; with the starter goes the free transaction."""
    position.out |= 1 << seat
    if position.seat == seat:
        position.free_sale = False


def pays(position: VillagePosition, seat: int) -> bool:
    """V-7.15: whether the transaction costs anything: all but the starter's first do."""
    return not (position.free_sale and position.seat == seat)


def has_goods(player: Player, customer: Customer) -> bool:
    """Whether a family owns what a customer wants."""
    for thing, n in customer.needs:
        if player.stock[thing] < n:
            return False
    return True


def may_sell(position: VillagePosition, seat: int) -> bool:
    """V-7.13: whether a seat is asked; by rules version 1 what cards and chests could bring did not count."""
    return can_sell(position, seat) or (position.rules != 1 and could_sell(position, seat))


def can_sell(position: VillagePosition, seat: int) -> bool:
    """Whether a seat can make any transaction (by rules version 1 if need be with the coins of a chest)."""
    player = position.seats[seat]
    if player.chests and position.rules == 1:
        return can_trade(position, player, False)
    return can_trade(position, player, pays(position, seat))


def can_trade(position: VillagePosition, player: Player, priced: bool) -> bool:
    """Whether a family has what a transaction takes."""
    if priced and not can_pay(player, position.components.sale_cost):
        return False
    if position.setup.port and (player.stock[COCOA] or player.stock[TEA]):
        return True
    customers = position.components.customers
    for number in position.stalls:
        if number != NONE and has_goods(player, customers[number]):
            return True
    return False


def could_sell(position: VillagePosition, seat: int) -> bool:
    """V-7.13, V-11.3: whether chests and, in the own turn, cards might still bring what a transaction takes."""
    player = position.seats[seat]
    if not player.chests and not (player.hand and in_own_turn(position, seat)):
        return False
    components = position.components
    hoped = player.copy()
    if player.chests:
        hoped.stock[COIN] += components.sale_cost.coins()
    if in_own_turn(position, seat):
        for card in player.hand:
            villager = components.villagers[card]
            if card_refusal(position, seat, villager, OWN_TURN) is None:
                hope_for(position, hoped, villager)
    return can_trade(position, hoped, pays(position, seat))


def hope_for(position: VillagePosition, hoped: Player, villager: Villager) -> None:
    """Add all that a card might bring to a market day, whatever its owner would choose."""
    for effect in villager.effects:
        if effect.op == "gain" and effect.what < OWNED:
            hoped.stock[effect.what] += effect.n
        elif effect.op == "gain_choice":
            for thing in effect.options:
                hoped.stock[thing] += effect.n
        elif effect.op == "gain_cubes":
            for color in range(COLORS):
                hoped.stock[color] += effect.n
        elif effect.op == "convert":
            hoped.stock[effect.take] += min(effect.max, hoped.stock[effect.give] // effect.rate)
        elif effect.op == "use_privilege":
            for stage in effect.stages:
                for gain in position.components.stages[stage - 1].privilege:
                    for thing in gain.options if gain.op == "gain_choice" else range(COLORS):
                        hoped.stock[thing] += gain.n


class Sale(Asked):
    """V-7.13: serve one customer, or pass and be out; with the Port also the stands (V-7.18)."""

    verbs: tuple[str, ...] = ("serve", "stand")
    may_pass: bool = True
    takes_time: bool = True
    gives_away: str = "V-7.13"

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.out >> self.seat & 1:
            return f"seat {self.seat} is out of this market day"
        return not_in_market_day(position, place)

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        found = [components.customers[number].serve for number in position.stalls if number != NONE]
        if position.setup.port:
            found += [components.stand["cocoa"], components.stand["tea"]]
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if action.kind == "serve":
            if action.number not in position.stalls:
                return NOT_AT_THE_STALLS
            if not has_goods(player, components.customers[action.number]):
                return LACKS_GOODS
        elif not position.setup.port:
            return NO_STANDS
        elif player.stock[action.number] == 0:
            return NOTHING_TO_SELL
        return CANNOT_PAY_SALE if pays(position, seat) and not can_pay(player, components.sale_cost) else None

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        """V-7.13: how many others still in could sell something after it."""
        sellers = [
            other for other in position.others(seat) if not position.out >> other & 1 and may_sell(position, other)
        ]
        return [Note("sellers", "V-7.13", {"count": len(sellers)}), *super().forecasts(position, seat)]

    def passed(self, position: VillagePosition, seat: int) -> None:
        position.push(NEXT_SELLERS[(seat + 1) % position.players])
        drop_out(position, seat)
        position.tell("event-passed", "V-7.13", seat, {})

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        position.push(NEXT_SELLERS[(seat + 1) % position.players])
        position.push(MARKET_DEATHS[seat])
        priced = pays(position, seat)
        if position.seat == seat:
            position.free_sale = False
        if action.kind == "serve":
            position.stalls[position.stalls.index(action.number)] = NONE
            hand_over(position, seat, components.customers[action.number], "V-7.14")
        else:
            position.seats[seat].stock[action.number] -= 1  # sold tokens leave the game
            position.tell("event-stand", "V-7.18", seat, {"thing": THING_IDS[action.number]})
            position.push(BONUSES[seat][action.words[0]])
        if priced:
            charge(position, seat, components.sale_cost)


def hand_over(position: VillagePosition, seat: int, customer: Customer, rule: str, paid: bool = True) -> None:
    """V-7.14: goods to the supply, the tile to the family."""
    if paid:
        for thing, n in customer.needs:
            position.spend(seat, thing, n)
    position.seats[seat].customers.append(customer.number)
    if position.telling is not None:
        wants = " ".join([THING_IDS[thing] for thing, n in customer.needs for _ in range(n)])
        words: Figures = {"customer": customer.id, "wants": wants, "count": customer.prestige}
        position.tell("event-served", rule, seat, words)


class MarketDeaths(SeatStep[VillagePosition]):
    """V-6.12: who passes the quill in a market day buries at once; a death from before the day waits."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return None if beneath(position, place)[0] == "next-seller" else "it stands on “next-seller”"

    def run(self, position: VillagePosition) -> None:
        player = position.seats[self.seat]
        due = player.dying - (position.waiting if position.seat == self.seat else 0)
        position.any_death = False
        if due <= 0:
            return
        if player.lowest() == NONE:
            player.dying -= due  # V-6.15
            return
        position.push(self)
        position.push(DYINGS[self.seat])


class MarketEnds(Asked):
    """V-11.3: after the last transaction the starter may play a card; then the queue moves up."""

    plays: int = MARKET_ENDS
    may_pass: bool = True
    gives_away: str = "V-11.3"
    module: str = "tavern"

    def passed(self, position: VillagePosition, seat: int) -> None:
        position.push(REFILL)


class MarketCloses(SeatStep[VillagePosition]):
    """The end of a market day."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_on(position, place, self.seat, "afterwards")

    def run(self, position: VillagePosition) -> None:
        position.out = 0
        position.free_sale = False
        components = position.components
        for card in position.seats[self.seat].hand:
            villager = components.villagers[card]
            if card_refusal(position, self.seat, villager, MARKET_ENDS) is None:
                position.push(LAST_CHANCES[self.seat])
                return
        position.push(REFILL)


class Refill(Step[VillagePosition]):
    """V-7.17: the queue moves up to the empty stalls and is filled from the pile."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return None if beneath(position, place)[0] == "afterwards" else "it stands on “afterwards”"

    def run(self, position: VillagePosition) -> None:
        for stall in range(len(position.stalls)):
            if position.stalls[stall] == NONE and position.queue:
                position.stalls[stall] = position.queue.pop(0)
        fill_queue(position)


def fill_queue(position: VillagePosition) -> None:
    """New customers from the pile to the end of the queue, face up."""
    while len(position.queue) < position.components.queue and position.pile:
        number = position.pile.pop()
        position.queue.append(number)
        position.reveals += 1
        if position.telling is not None:
            customer = position.components.customers[number]
            position.tell("event-customer", "V-7.17", position.seat, {"customer": customer.id})


MARKET_DAYS: Final[list[MarketDay]] = [MarketDay("market-day", seat) for seat in range(MOST_SEATS)]
NEXT_SELLERS: Final[list[NextSeller]] = [NextSeller("next-seller", seat) for seat in range(MOST_SEATS)]
SALES: Final[list[Sale]] = [Sale("sale", seat) for seat in range(MOST_SEATS)]
MARKET_DEATHS: Final[list[MarketDeaths]] = [MarketDeaths("market-deaths", seat) for seat in range(MOST_SEATS)]
LAST_CHANCES: Final[list[MarketEnds]] = [MarketEnds("market-ends", seat) for seat in range(MOST_SEATS)]
MARKET_ENDS_OF: Final[list[MarketCloses]] = [MarketCloses("market-closes", seat) for seat in range(MOST_SEATS)]
REFILL: Final[Refill] = Refill("refill")
