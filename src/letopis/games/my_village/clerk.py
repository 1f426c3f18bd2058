"""The clerk's office (MV-8.10 to MV-8.15) with the Trading Church (MV-10.25)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.card_kinds import DO_CLERK, FREE_CUSTOMER, MERCHANT, PROFESSIONS
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.death import crossing, fates
from letopis.games.my_village.position import MyVillagePosition
from letopis.games.my_village.standing import carried_out, in_a_turn
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import beneath, not_above
from letopis.kernel.steps import Pick, SeatChoice

NOT_OPEN: Final = Refusal("MV-8.10", "refusal-not-open")
INVITED: Final = Refusal("MV-8.10", "refusal-invited")
NO_COIN_FOR_CLERK: Final = Refusal("MV-8.10", "refusal-no-coin-for-clerk")


def visit_clerk(position: MyVillagePosition, seat: int, most: int) -> None:
    """MV-8.10: choose customers; the Trading Church first opens a seventh and gives one free (MV-10.25)."""
    position.most_invited = min(most, position.components.most_invited)
    position.tell("event-clerk", "MV-8.10", seat, {})
    if position.seats[seat].ability(position.components) == FREE_CUSTOMER:
        open_customers(position, seat, position.components.open_customers + 1)
        position.push(FREES[seat])
    else:
        position.begin(INVITES[seat])


def open_customers(position: MyVillagePosition, seat: int, wanted: int) -> None:
    """MV-8.11: open customers from the pile until so many lie there, or the pile is empty."""
    drawn: list[int] = []
    pile = position.pile
    while len(position.open) + len(drawn) < wanted and len(drawn) < len(pile):
        drawn.append(pile[-1 - len(drawn)])
    if not drawn:
        return
    position.reveals += 1
    position.pile = pile[: len(pile) - len(drawn)]
    position.open = tuple(sorted([*position.open, *drawn]))
    if position.telling is not None:
        ids = " ".join([position.components.customers[customer].id for customer in drawn])
        position.tell("event-opened", "MV-8.11", seat, {"customers": ids})


def can_visit(position: MyVillagePosition, seat: int) -> bool:
    """Whether at least one customer is open and could be paid for (MV-8.12)."""
    return bool(position.open) and position.seats[seat].coins >= position.components.clerk_coins[1]


def take_customer(position: MyVillagePosition, seat: int, customer: int) -> None:
    """MV-8.14: to the market, merchant or not."""
    village = position.seats[seat]
    position.open = tuple([other for other in position.open if other != customer])
    village.customers = tuple(sorted([*village.customers, customer]))
    if position.telling is not None:
        position.tell("event-invited", "MV-8.10", seat, {"customer": position.components.customers[customer].id})


def no_merchant(position: MyVillagePosition, seat: int) -> Note | None:
    """MV-8.14: that customers may come, but nobody serves them."""
    if position.seats[seat].has(MERCHANT):
        return None
    return Note("no-merchant", "MV-8.14", {"villager": PROFESSIONS[MERCHANT]})


def guests(position: MyVillagePosition, seat: int) -> list[Note]:
    """What is foretold to whoever invites customers."""
    idle = no_merchant(position, seat)
    return fates(position, seat) if idle is None else [idle, *fates(position, seat)]


def visit_misplaced(position: MyVillagePosition, place: int, seat: int) -> str | None:
    """Why no visit to the clerk is under way at this place of the stack: on a turn, by the banner or by a monk."""
    if beneath(position, place) == f"effects {seat}":
        problem = carried_out(position, place, seat, DO_CLERK)
        most = 0 if problem is not None else position.components.cards[position.card].effects[position.effect - 1].n
    else:
        problem = in_a_turn(position, place, seat)
        most = position.components.most_invited
        if problem is None and not position.components.clerk_values >> position.value & 1:
            return f"the clerk's office shows another value than {position.value}"
    if problem is None and position.most_invited != min(most, position.components.most_invited):
        return f"most_invited is {position.most_invited}"
    return problem


class Free(SeatChoice[MyVillagePosition]):
    """MV-10.25: the customer that the Trading Church's owner takes for nothing, or does without (MV-D5)."""

    verbs: tuple[str, ...] = ("invite", "skip")

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        return [*[components.invites[customer] for customer in position.open], components.skip]

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action is position.components.skip or action.number in position.open else NOT_OPEN

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"customer": action.words[0]}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        if action is position.components.skip:
            position.tell("event-renounced", "MV-11.3", seat, {})
        else:
            take_customer(position, seat, action.number)
        position.begin(INVITES[seat])

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        if action is position.components.skip:
            return Note("free-one-left", "MV-10.25", warns=True)
        return None

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return guests(position, seat)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.seats[self.seat].ability(position.components) != FREE_CUSTOMER:
            return "the seat has no Trading Church"
        if position.pile and len(position.open) <= position.components.open_customers:
            return "the Trading Church has opened a customer first"
        return visit_misplaced(position, place, self.seat)


class Invite(Pick[MyVillagePosition]):
    """MV-8.10: which customers, in any order; the price of each is what one more adds. None need be taken (MV-D5)."""

    verbs: tuple[str, ...] = ("invite",)

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"invited": len(position.picks[-1]), "most": position.most_invited}

    def things(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        invites = position.components.invites
        lying = [*position.open, *[action.number for action in position.picks[-1]]]
        return [invites[customer] for customer in sorted(lying)]

    def fitting(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        if dear(position, seat):  # as `unfit` asks of each
            return []
        invites = position.components.invites
        return [invites[customer] for customer in position.open]

    def unfit(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.number not in position.open:
            return INVITED if action in position.picks[-1] else NOT_OPEN
        return NO_COIN_FOR_CLERK if dear(position, seat) else None

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        number = len(position.picks[-1]) + 1
        customer = action.words[0] if action.words else ""
        need = price_of_guest(position, number)[1]
        return {"customer": customer, "number": number, "need": need, "coins": position.seats[seat].coins}

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        if action is position.components.skip:
            return Note("invites-nobody", "MV-D5", warns=True)
        if action is position.components.stop:
            return None
        return crossing(position, seat, price_of_guest(position, len(position.picks[-1]) + 1)[0])

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        """What one customer more costs."""
        time, coins = price_of_guest(position, len(position.picks[-1]) + 1)
        return [Note("next-customer", "MV-8.10", {"time": time, "coins": coins}), *guests(position, seat)]

    def take(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        time, coins = price_of_guest(position, len(position.picks[-1]))
        position.pay_time(seat, time)
        if coins:
            position.seats[seat].coins -= coins
            position.tell("event-paid-coins", "MV-8.10", seat, {"coins": coins})
        take_customer(position, seat, action.number)

    def most(self, position: MyVillagePosition, seat: int) -> int:
        return position.most_invited

    def enough(self, position: MyVillagePosition, seat: int) -> Action | None:
        return position.components.stop if position.picks[-1] else position.components.skip

    def spent(self, position: MyVillagePosition, seat: int) -> bool:
        picked = position.picks[-1]
        if not position.open or len(picked) >= position.most_invited or dear(position, seat):
            return True
        if position.rules == 1 and picked:  # they were chosen in the order of their numbers
            return position.open[-1] < max([action.number for action in picked])
        return False

    def close(self, position: MyVillagePosition) -> None:
        if position.open and not position.picks[-1]:
            position.tell("event-renounced", "MV-11.3", self.seat, {})
        super().close(position)

    def finish(self, position: MyVillagePosition, seat: int) -> None:
        """MV-8.11: the display is filled up again."""
        position.most_invited = 0
        open_customers(position, seat, position.components.open_customers)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        picked = position.picks[-1]
        waiting = position.seats[self.seat].customers
        numbers = [action.number for action in picked]
        if len(set(numbers)) != len(numbers) or any(number not in waiting for number in numbers):
            return "who was picked does not wait in the village"
        if len(numbers) > position.most_invited:
            return f"{len(numbers)} were picked"
        return visit_misplaced(position, place, self.seat)


def dear(position: MyVillagePosition, seat: int) -> bool:
    """Whether one customer more would ask for coins that are not there."""
    coins = position.components.clerk_coins
    invited = len(position.picks[-1])
    return invited + 1 < len(coins) and coins[invited + 1] - coins[invited] > position.seats[seat].coins


def price_of_guest(position: MyVillagePosition, number: int) -> tuple[int, int]:
    """MV-8.10: the time and the coins that the first, second, third customer adds."""
    time = position.components.clerk_time
    coins = position.components.clerk_coins
    return time[number] - time[number - 1], coins[number] - coins[number - 1]


class VisitClerk(SeatChoice[MyVillagePosition]):
    """MV-D8: whether a monk's visit to the clerk takes place, before the Trading Church opens a card."""

    verbs: tuple[str, ...] = ("clerk", "skip")

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return [position.components.clerk, position.components.skip]

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        return Note("left-undone", "MV-D8", {"count": 1}, warns=True) if action is position.components.skip else None

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return fates(position, seat)

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        if action is position.components.clerk:
            visit_clerk(position, seat, position.most_invited)
        else:
            position.most_invited = 0
            position.tell("event-renounced", "MV-11.3", seat, {})

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.seats[self.seat].ability(position.components) != FREE_CUSTOMER:
            return "the seat has no Trading Church"
        if not can_visit(position, self.seat):
            return "no customer can be invited"
        return not_above(position, place, f"effects {self.seat}") or visit_misplaced(position, place, self.seat)


FREES: Final[list[Free]] = [Free("free", seat) for seat in range(SEATS)]
INVITES: Final[list[Invite]] = [Invite("invite", seat) for seat in range(SEATS)]
VISITS: Final[list[VisitClerk]] = [VisitClerk("visit", seat) for seat in range(SEATS)]
