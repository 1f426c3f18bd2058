"""Padlocks (section 12): who is paid, and by whom."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES, COUNTESS, Villager
from letopis.games.villagers.limits import surcharge
from letopis.games.villagers.position import SEAT, Player, VillagersPosition
from letopis.games.villagers.village import Village
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice, Step

CANNOT_UNLOCK: Final = Refusal("VS-12.4", "refusal-cannot-unlock")
NOT_AN_UNLOCKER: Final = Refusal("VS-12.1", "refusal-not-an-unlocker")
NO_TINNER: Final = Refusal("VS-13.11", "refusal-no-tinner")
THE_FIRST_IS_AS_GOOD: Final = Refusal("VS-12.2", "refusal-the-first-is-as-good")
SOMEBODY_UNLOCKS: Final = Refusal("VS-12.2", "refusal-somebody-unlocks")


def can_unlock(position: VillagersPosition, player: Player, card: Villager) -> bool:
    """VS-12.4: for nothing or with the bank's ducats (VS-12.1a) a supply is not needed, else two ducats are."""
    extra = 0 if position.solo is None else surcharge(position)
    if player.tinner or player.village.types & position.components.villagers[card.lock].bit:
        return player.ducats >= extra
    return player.ducats >= position.components.unlock_cost + extra


def village_of(position: VillagersPosition, seat: int) -> Village:
    """A seat's village, or the Countess's."""
    if seat == COUNTESS:
        assert position.solo is not None
        return position.solo.village
    return position.seats[seat].village


def unlocker_seats(position: VillagersPosition) -> list[int]:
    """Everybody with a village."""
    return [*range(position.players), COUNTESS] if position.solo is not None else list(range(position.players))


def unlockable_anywhere(position: VillagersPosition, card: Villager) -> bool:
    """Whether any village has an unlocking villager."""
    bit = position.components.villagers[card.lock].bit
    for player in position.seats:
        if player.village.types & bit:
            return True
    return position.solo is not None and position.solo.village.types & bit != 0


def payments(position: VillagersPosition, seat: int, card: Villager) -> list[Action]:
    """VS-12.1, VS-12.2: every way to open a card's padlock; equal unlocking villagers are named once."""
    components = position.components
    found: list[Action] = []
    player = position.seats[seat]
    extra = 0 if position.solo is None else surcharge(position)
    rich = player.ducats >= components.unlock_cost + extra
    lock = components.villagers[card.lock]
    anybody = False
    for other in unlocker_seats(position):
        village = village_of(position, other)
        if not village.types & lock.bit:
            continue
        anybody = True
        if other != seat and not rich:
            continue
        known: list[int] = []
        ordinal = 0
        for node in range(len(village.cards)):
            if village.cards[node] == lock.number:
                if village.ducats[node] not in known:
                    known.append(village.ducats[node])
                    found.append(components.pays[other][lock.number][ordinal])
                ordinal += 1
    if not anybody and rich:
        found.append(components.pay_bank)
    if player.tinner:
        found.append(components.pay_nothing)
    return found


def pay_for(position: VillagersPosition, seat: int, card: Villager, action: Action) -> None:
    """VS-12.1: exactly one payment, and what events add to it."""
    components = position.components
    player = position.seats[seat]
    if position.solo is not None:
        player.ducats -= surcharge(position)
    cost = components.unlock_cost
    if action is components.pay_nothing:
        position.tell("event-unlocked-free", "VS-13.11", seat, {"card": card.id})
        return
    if action is components.pay_bank:
        player.ducats -= cost
        position.tell("event-unlocked-bank", "VS-12.1", seat, {"card": card.id, "ducats": cost})
        return
    other = action.number & 7
    village = village_of(position, other)
    village = village.with_ducats(village.find(action.number >> 3), cost)
    unlocker = components.villagers[card.lock].id
    figures: Figures = {"card": card.id, "ducats": cost, "unlocker": unlocker}
    if other == seat:
        player.village = village
        position.tell("event-unlocked-own", "VS-12.1", seat, figures)
        return
    player.ducats -= cost
    if other == COUNTESS:
        assert position.solo is not None
        position.solo.village = village
        position.tell("event-unlocked-countess", "VS-17.8", seat, figures)
    else:
        position.seats[other].village = village
        figures["other"] = other
        position.tell("event-unlocked-other", "VS-12.1", seat, figures)


def payment_refusal(position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
    """Why a padlock cannot be paid for in this way."""
    components = position.components
    card = components.villagers[position.placing]
    player = position.seats[seat]
    if action.kind != "pay":
        return NOT_ASKED
    if action is components.pay_nothing:
        return None if player.tinner else NO_TINNER
    extra = 0 if position.solo is None else surcharge(position)
    if action is components.pay_bank:
        if unlockable_anywhere(position, card):
            return SOMEBODY_UNLOCKS
        return None if player.ducats >= components.unlock_cost + extra else CANNOT_UNLOCK
    if action.number < 0:
        return NOT_ASKED
    other = action.number & 7
    if (action.number >> 3) // COPIES != card.lock or other not in unlocker_seats(position):
        return NOT_AN_UNLOCKER
    village = village_of(position, other)
    node = village.find(action.number >> 3)
    if node < 0:
        return NOT_AN_UNLOCKER
    cost = 0 if other == seat else components.unlock_cost
    if player.ducats < cost + extra:
        return CANNOT_UNLOCK
    for earlier in range(node):
        if village.cards[earlier] == card.lock and village.ducats[earlier] == village.ducats[node]:
            return THE_FIRST_IS_AS_GOOD
    return None


class Pay(Choice[VillagersPosition]):
    """VS-12.2: whom to pay, when there is a choice."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay", str(seat))
        self.seat = seat

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[self.seat]

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"card": position.components.villagers[position.placing].id, "ducats": position.components.unlock_cost}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found = payments(position, seat, components.villagers[position.placing])
        for action in (components.pay_bank, components.pay_nothing):
            if action not in found:
                found.append(action)
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return payments(position, seat, position.components.villagers[position.placing])

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return payment_refusal(position, seat, action)

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        card = position.components.villagers[position.placing]
        return unlock_figures(position, seat, card)

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        pay_for(position, seat, position.components.villagers[position.placing], action)


class Unlock(Step[VillagersPosition]):
    """VS-9.4: the padlock, if there is one; a single way to pay is no choice."""

    def __init__(self, seat: int) -> None:
        super().__init__("unlock", str(seat))
        self.seat = seat

    def run(self, position: VillagersPosition) -> None:
        card = position.components.villagers[position.placing]
        if card.lock < 0:
            return
        ways = payments(position, self.seat, card)
        if len(ways) == 1:
            pay_for(position, self.seat, card, ways[0])
        else:
            position.push(PAYS[self.seat])


def unlock_figures(position: VillagersPosition, seat: int, card: Villager) -> Figures:
    """The price of a padlock, and who opens it."""
    components = position.components
    unlocker = components.villagers[card.lock].id if card.lock >= 0 else ""
    cost = components.unlock_cost + surcharge(position)
    return {"card": card.id, "unlocker": unlocker, "cost": cost, "ducats": position.seats[seat].ducats}


PAYS: Final[list[Pay]] = [Pay(seat) for seat in range(5)]
UNLOCKS: Final[list[Unlock]] = [Unlock(seat) for seat in range(5)]
