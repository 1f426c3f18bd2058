"""The clerk's office (MV-8.10 to MV-8.15) with the Trading Church (MV-10.25)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.components import FREE_CUSTOMER, SEATS
from letopis.games.my_village.position import MyVillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice

NOT_OPEN: Final = Refusal("MV-8.10", "refusal-not-open")
INVITED_IN_ORDER: Final = Refusal("MV-8.10", "refusal-invited-in-order")
NO_COIN_FOR_CLERK: Final = Refusal("MV-8.10", "refusal-no-coin-for-clerk")
ONE_AT_LEAST: Final = Refusal("MV-8.12", "refusal-one-at-least")


def visit_clerk(position: MyVillagePosition, seat: int, most: int) -> None:
    """MV-8.10: choose customers; the Trading Church first opens one more and gives one free (MV-10.25)."""
    position.most_invited = min(most, position.components.most_invited)
    position.invited = 0
    position.last_invited = -1
    if position.seats[seat].ability(position.components) == FREE_CUSTOMER:
        position.offered = True
        open_customers(position, seat, len(position.open) + 1)
    position.push(INVITES[seat])


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
    """Whether at least one customer is open and can be paid for (MV-8.12)."""
    return bool(position.open) and position.seats[seat].coins >= position.components.clerk_coins[1]


class Invite(SeatChoice[MyVillagePosition]):
    """MV-8.10: which customers, one after another in one order; the price of each is what the next one adds."""

    def __init__(self, seat: int) -> None:
        super().__init__("invite", seat)

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {
            "offered": 1 if position.offered else 0,
            "invited": position.invited,
            "most": position.most_invited,
            "inner": 1 if position.card >= 0 else 0,
        }

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        found = [components.invites[customer] for customer in position.open]
        found.append(components.stop if position.invited else components.skip)
        return found

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        if position.offered or not self.dear(position, seat):  # as `refusal` asks of each
            for customer in position.open:
                if customer > position.last_invited:
                    found.append(components.invites[customer])
        if position.invited:
            found.append(components.stop)
        elif position.offered or position.card >= 0:
            found.append(components.skip)
        return found

    def dear(self, position: MyVillagePosition, seat: int) -> bool:
        """Whether one customer more would ask for coins that are not there."""
        coins = position.components.clerk_coins
        invited = position.invited
        return coins[invited + 1] - coins[invited] > position.seats[seat].coins

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action is components.stop:
            return None if position.invited else ONE_AT_LEAST
        if action is components.skip:  # MV-D8: the free customer, or a monk's visit
            if position.offered or (position.card >= 0 and not position.invited):
                return None
            return NOT_ASKED if position.invited else ONE_AT_LEAST
        if action.kind != "invite" or action.number < 0:
            return NOT_ASKED
        if action.number not in position.open:
            return NOT_OPEN
        if position.offered:
            return None
        if self.dear(position, seat):
            return NO_COIN_FOR_CLERK
        return INVITED_IN_ORDER if action.number < position.last_invited else None

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        customer = action.words[0] if action.words else ""
        return {"customer": customer, "number": position.invited + 1, "coins": position.seats[seat].coins}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        components = position.components
        if action is components.skip:
            position.tell("event-renounced", "MV-11.3", seat, {})
        if action.kind != "invite":
            if position.offered:
                position.offered = False
                self.ask_again(position, seat)
            else:
                self.leave(position, seat)
            return
        if position.offered:
            position.offered = False
        else:
            invited = position.invited
            position.pay_time(seat, components.clerk_time[invited + 1] - components.clerk_time[invited])
            coins = components.clerk_coins[invited + 1] - components.clerk_coins[invited]
            if coins:
                position.seats[seat].coins -= coins
                position.tell("event-paid-coins", "MV-8.10", seat, {"coins": coins})
            position.invited += 1
            position.last_invited = action.number
        take_customer(position, seat, action.number)
        self.ask_again(position, seat)

    def ask_again(self, position: MyVillagePosition, seat: int) -> None:
        """Go on as long as there is somebody to invite."""
        if not position.open:  # MV-D5: nobody is left to be paid for
            self.leave(position, seat)
        elif position.invited == 0:
            position.push(self)
        elif position.invited == position.most_invited or len(self.actions(position, seat)) == 1:
            self.leave(position, seat)
        else:
            position.push(self)

    def leave(self, position: MyVillagePosition, seat: int) -> None:
        """MV-8.11: the display is filled up again."""
        position.invited = 0
        position.most_invited = 0
        position.last_invited = -1
        open_customers(position, seat, position.components.open_customers)


def take_customer(position: MyVillagePosition, seat: int, customer: int) -> None:
    """MV-8.14: to the market, merchant or not."""
    village = position.seats[seat]
    position.open = tuple([other for other in position.open if other != customer])
    village.customers = tuple(sorted([*village.customers, customer]))
    if position.telling is not None:
        position.tell("event-invited", "MV-8.10", seat, {"customer": position.components.customers[customer].id})


class VisitClerk(SeatChoice[MyVillagePosition]):
    """MV-D8: whether a monk's visit to the clerk takes place, before the Trading Church opens a card."""

    def __init__(self, seat: int) -> None:
        super().__init__("visit", seat)

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return [position.components.clerk, position.components.skip]

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action is position.components.clerk or action is position.components.skip else NOT_ASKED

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        if action is position.components.clerk:
            visit_clerk(position, seat, position.most_invited)
        else:
            position.most_invited = 0
            position.tell("event-renounced", "MV-11.3", seat, {})


INVITES: Final[list[Invite]] = [Invite(seat) for seat in range(SEATS)]
VISITS: Final[list[VisitClerk]] = [VisitClerk(seat) for seat in range(SEATS)]
