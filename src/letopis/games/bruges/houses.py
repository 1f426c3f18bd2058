"""A player's houses and persons, and what the persons change. Never changed, so copies of a position share it."""

from typing import Final

from letopis.games.bruges.characters import Character
from letopis.games.bruges.components import Components
from letopis.games.bruges.vocabulary import (
    ACTIVATE,
    ADVANCE,
    BUILD_CANAL,
    EVENTS,
    OP_CANCEL,
    OP_COLOUR_FREE,
    OP_DIE_CHOICE,
    OP_DIE_MIN,
    OP_DISCOUNT,
    OP_HAND_SIZE,
    OP_IMMUNE,
    OP_PLUS,
    OP_REROLL,
    OP_SET_AMOUNT,
    OP_TIES_WIN,
    OP_WORKER_ANY,
    SETTLE,
)

EMPTY: Final[int] = -1


class Household:
    """Houses in the order they were built, each with its person or EMPTY; and all that follows from the persons."""

    def __init__(
        self,
        components: Components,
        houses: tuple[int, ...],
        tenants: tuple[int, ...],
        blind: int,
        open: int,
        maybe: tuple[tuple[int, ...], ...],
    ) -> None:
        self.components = components
        self.houses = houses
        self.tenants = tenants
        self.blind = blind  # a mask: houses built from a pile, whose fronts nobody has seen (BR-9.2)
        self.open = open  # a mask: houses whose fronts everybody knows
        self.maybe = maybe  # for each house: the cards known to all that might be it
        self.encoded: bytes | None = None  # its part of an observation, once somebody has looked;
        self.encoded_own: bytes | None = None  # and as its owner sees it
        self.persons = 0
        self.person_points = 0
        self.group_count: list[int] = [0] * len(components.groups)
        self.activatable: list[int] = []  # houses whose persons their owner can activate
        self.listeners: list[list[int]] = components.no_listeners
        # what the persons change (BR-10.4)
        self.worker_amount: int = components.workers_taken
        self.plus = 0
        self.die_min = 0
        self.die_choice = False
        self.canal_discount = 0
        self.canal_discount_by_card = 0
        self.prices: list[int] = components.costs
        self.prices_by_card: list[int] = components.costs
        self.colour_free = False
        self.house_worker_any = False
        self.house_worker_any_by_card = False
        self.activate_any = False
        self.hand_size: int = components.hand_size
        self.ties_win = False
        self.immune = False
        self.cancels = 0
        self.advance_discount = 0
        self.rerolls = 0
        for place in range(len(tenants)):
            if tenants[place] != EMPTY:
                self._count(components.cards[tenants[place]], place)

    def _count(self, card: Character, place: int) -> None:
        self.persons += 1
        self.person_points += card.points
        self.group_count[card.group] += 1
        if card.activates:
            self.activatable.append(place)
        if card.event < 0:
            return
        gains = False
        for op in card.effect:
            code = op.code
            if code == OP_SET_AMOUNT:
                self.worker_amount = max(self.worker_amount, op.n)
            elif code == OP_PLUS:
                self.plus += op.n
            elif code == OP_DIE_MIN:
                self.die_min = max(self.die_min, op.n)
            elif code == OP_DIE_CHOICE:
                self.die_choice = True
            elif code == OP_DISCOUNT:
                self._discount(card, op.n)
            elif code == OP_COLOUR_FREE:
                self.colour_free = True
            elif code == OP_WORKER_ANY:
                if card.event == ACTIVATE:
                    self.activate_any = True
                else:
                    self.house_worker_any_by_card = True
                    self.house_worker_any = self.house_worker_any or not card.action_only
            elif code == OP_CANCEL:
                self.cancels |= 1 << card.when_colour if card.when_colour >= 0 else (1 << 5) - 1
            elif code == OP_HAND_SIZE:
                self.hand_size = max(self.hand_size, op.n)
            elif code == OP_TIES_WIN:
                self.ties_win = True
            elif code == OP_IMMUNE:
                self.immune = True
            elif code == OP_REROLL:
                self.rerolls += op.n
            else:
                gains = True
        if gains:
            if self.listeners is self.components.no_listeners:
                self.listeners = [[] for _ in EVENTS]
            self.listeners[card.event].append(card.number)

    def _discount(self, card: Character, amount: int) -> None:
        """BR-7.14: discounts add up; no price falls below 0."""
        if card.event == ADVANCE:
            self.advance_discount += amount
        elif card.event == BUILD_CANAL:
            self.canal_discount_by_card += amount
            if not card.action_only:
                self.canal_discount += amount
        elif card.event == SETTLE:
            self.prices_by_card = self._cheaper(self.prices_by_card, card.min_cost, amount)
            if not card.action_only:
                self.prices = self._cheaper(self.prices, card.min_cost, amount)

    def _cheaper(self, prices: list[int], least: int, amount: int) -> list[int]:
        costs = self.components.costs
        return [
            max(0, prices[number] - amount) if costs[number] >= least else prices[number]
            for number in range(len(costs))
        ]

    # ---- reading

    def place_of(self, card: int) -> int:
        """The house a person lives in, or -1."""
        tenants = self.tenants
        for place in range(len(tenants)):
            if tenants[place] == card:
                return place
        return -1

    def first_empty(self) -> int:
        """The oldest empty house."""
        return self.place_of(EMPTY)

    # ---- changed copies

    def with_house(self, card: int, blind: bool, open: bool, maybe: tuple[int, ...]) -> "Household":
        """One house more."""
        bit = 1 << len(self.houses)
        blinds = self.blind | bit if blind else self.blind
        opens = self.open | bit if open else self.open
        houses = (*self.houses, card)
        return Household(self.components, houses, (*self.tenants, EMPTY), blinds, opens, (*self.maybe, maybe))

    def with_person(self, place: int, card: int) -> "Household":
        """A person moves in, or with EMPTY out."""
        tenants = (*self.tenants[:place], card, *self.tenants[place + 1 :])
        return Household(self.components, self.houses, tenants, self.blind, self.open, self.maybe)

    def moved(self, place: int, to: int) -> "Household":
        """A person moves from one house into another, which is empty."""
        tenants = list(self.tenants)
        tenants[to] = tenants[place]
        tenants[place] = EMPTY
        return Household(self.components, self.houses, tuple(tenants), self.blind, self.open, self.maybe)

    def without_house(self, place: int) -> "Household":
        """One house less, and whoever lived there."""
        return Household(
            self.components,
            (*self.houses[:place], *self.houses[place + 1 :]),
            (*self.tenants[:place], *self.tenants[place + 1 :]),
            without_bit(self.blind, place),
            without_bit(self.open, place),
            (*self.maybe[:place], *self.maybe[place + 1 :]),
        )


def without_bit(mask: int, place: int) -> int:
    """A mask over a list from which one place was taken out."""
    low = mask & ((1 << place) - 1)
    return low | ((mask >> (place + 1)) << place)
