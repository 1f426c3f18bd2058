"""Padlocks (section 12): who is paid, and by whom."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES, COUNTESS, MOST_SEATS, Villager
from letopis.games.villagers.limits import surcharge
from letopis.games.villagers.monks import best_gold, finishable, half_of, landings, turn_of, waits
from letopis.games.villagers.position import Player, VillagersPosition, alone
from letopis.games.villagers.village import Village
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatChoice, SeatStep

CANNOT_UNLOCK: Final = Refusal("VS-12.4", "refusal-cannot-unlock")
NOT_AN_UNLOCKER: Final = Refusal("VS-12.1", "refusal-not-an-unlocker")
NO_TINNER: Final = Refusal("VS-13.11", "refusal-no-tinner")
CANNOT_PAY: Final = Refusal("VS-12.4", "refusal-cannot-pay")
NEEDED_FOR_THE_MONK: Final = Refusal("VS-13.4", "refusal-needed-for-the-monk")
MARKETS_OF_A_GAME: Final = 2
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
        return alone(position).village
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
    """VS-12.1, VS-12.2: every way to open a card's padlock."""
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
        if rich or (other == seat and player.ducats >= extra):
            ordinal = 0
            for number in village.cards:
                if number == lock.number:
                    found.append(components.pays[other][lock.number][ordinal])
                    ordinal += 1
    if not anybody and rich:
        found.append(components.pay_bank)
    if player.tinner and player.ducats >= extra:
        found.append(components.pay_nothing)
    if waits(player.village):
        found = [action for action in found if leaves_enough(position, seat, card, action)]
    return found


def price_of(position: VillagersPosition, seat: int, action: Action) -> int:
    """What a payment takes from the supply."""
    extra = 0 if position.solo is None else surcharge(position)
    components = position.components
    own = action.number >= 0 and action.number & 7 == seat
    return extra if own or action is components.pay_nothing else components.unlock_cost + extra


def leaves_enough(position: VillagersPosition, seat: int, card: Villager, action: Action) -> bool:
    """VS-13.4: whether a Monk that waits can still be covered after this payment."""
    turn = turn_of(position, seat)
    if not card.discarded:
        turn = turn.laid(card, position.spot)
    turn.ducats = position.seats[seat].ducats - price_of(position, seat, action)
    if card.is_smuggler:
        turn.ducats += half_of(best_gold(turn.village), card)
    return finishable(turn)


def one_way(position: VillagersPosition, ways: list[Action]) -> bool:
    """Whether there is nothing to ask: unlocking villagers that nobody can tell apart are one."""
    first = ways[0]
    for action in ways[1:]:
        if first.number < 0 or action.number < 0 or first.number & 7 != action.number & 7:
            return False
        village = village_of(position, first.number & 7)
        node = village.find(first.number >> 3)
        other = village.find(action.number >> 3)
        if position.rules == 1:  # looked at the ducats only
            if village.ducats[node] != village.ducats[other]:
                return False
        elif not village.alike(node, other):
            return False
    return True


def pay_for(position: VillagersPosition, seat: int, card: Villager, action: Action) -> None:
    """VS-12.1: exactly one payment, and what events add to it."""
    components = position.components
    player = position.seats[seat]
    if position.solo is not None:
        extra = surcharge(position)
        if extra:
            player.ducats -= extra
            position.tell("event-surcharge", "VS-17.19", seat, {"card": card.id, "ducats": extra})
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
        alone(position).village = village
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
    if action is components.pay_nothing:
        if not player.tinner:
            return NO_TINNER
    elif action is components.pay_bank:
        if unlockable_anywhere(position, card):
            return SOMEBODY_UNLOCKS
    else:
        other = action.number & 7
        if (action.number >> 3) // COPIES != card.lock or other not in unlocker_seats(position):
            return NOT_AN_UNLOCKER
        if village_of(position, other).find(action.number >> 3) < 0:
            return NOT_AN_UNLOCKER
    if player.ducats < price_of(position, seat, action):
        return CANNOT_PAY
    if waits(player.village) and not leaves_enough(position, seat, card, action):
        return NEEDED_FOR_THE_MONK
    return None


class Pay(SeatChoice[VillagersPosition]):
    """VS-12.2: whom to pay, when there is a choice."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = stacking.not_above(position, place, f"put-down {self.seat}", f"smuggling {self.seat}")
        if problem is None:
            card = position.components.villagers[position.placing]
            if card.lock < 0:
                return f"{card.id} has no padlock"
            if not card.is_smuggler and position.spot not in landings(turn_of(position, self.seat), card):
                return f"{card.id} cannot lie there"
        return problem or stacking.covered(position, place)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        figures: Figures = {"card": position.components.villagers[position.placing].id}
        figures["ducats"] = position.components.unlock_cost
        figures["extra"] = 0 if position.solo is None else surcharge(position)
        return figures

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
        figures = unlock_figures(position, seat, position.components.villagers[position.placing])
        figures["cost"] = price_of(position, seat, action)
        return figures

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        if action.number < 0:
            return None
        owner = action.number & 7
        pays = position.components.unlock_cost * (MARKETS_OF_A_GAME - position.markets)  # VS-15.2, VS-15.4
        if owner == seat:
            return Note("pay-own", "VS-15.2", {"ducats": pays})
        if owner == COUNTESS:
            return Note("pay-countess", "VS-15.2", {"ducats": pays})
        return Note("pay-other", "VS-15.2", {"ducats": pays, "other": owner})

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        pay_for(position, seat, position.components.villagers[position.placing], action)


class Unlock(SeatStep[VillagersPosition]):
    """VS-9.4: the padlock, if there is one; a single way to pay is no choice."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = stacking.not_above(position, place, f"put-down {self.seat}")
        return problem or stacking.not_below(position, place, f"on {self.seat}")

    def run(self, position: VillagersPosition) -> None:
        card = position.components.villagers[position.placing]
        if card.lock < 0:
            return
        ways = payments(position, self.seat, card)
        if one_way(position, ways):
            pay_for(position, self.seat, card, ways[0])
        else:
            position.push(PAYS[self.seat])


def unlock_figures(position: VillagersPosition, seat: int, card: Villager) -> Figures:
    """What a padlock takes from the supply at least, and who opens it."""
    unlocker = position.components.villagers[card.lock].id if card.lock >= 0 else ""
    turn = turn_of(position, seat)
    return {"card": card.id, "unlocker": unlocker, "cost": turn.price(card), "ducats": turn.ducats}


PAYS: Final[list[Pay]] = [Pay("pay", seat) for seat in range(MOST_SEATS)]
UNLOCKS: Final[list[Unlock]] = [Unlock("unlock", seat) for seat in range(MOST_SEATS)]
