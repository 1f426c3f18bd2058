"""Threats and penalties (section 6)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.gains import fire, fire_opponents
from letopis.games.bruges.household import EMPTY, without_bit
from letopis.games.bruges.placing import misplaced_effect
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.words import FIRE, FLOOD, INTRIGUE, OPPONENT_PENALTY, PLAGUE, RAID, SECTIONS, THREAT_RECEIVED
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

NOT_COMPLETE: Final = Refusal("BR-6.2", "refusal-not-complete")
NO_SUCH_HOUSE: Final = Refusal("BR-6.2", "refusal-no-such-house")
NO_TOKEN: Final = Refusal("BR-6.3", "refusal-no-token")
NO_SUCH_PERSON: Final = Refusal("BR-6.2", "refusal-no-such-person")


def receive(position: BrugesPosition, seat: int, colour: int, amount: int) -> None:
    """BR-6.1: markers of a colour, each an event of its own; penalties are reckoned later."""
    player = position.seats[seat]
    if amount > 1:  # BR-6.7: never more than the supply holds
        held = 0
        for other in position.seats:
            held += other.threats[colour]
        amount = min(amount, position.components.markers - held)
    player.threats[colour] += amount
    if position.telling is not None:
        words: Figures = {"colour": position.components.colours[colour], "count": amount}
        position.tell("event-threat", "BR-6.1", seat, words)
    for _ in range(amount):
        fire(position, seat, player.household, THREAT_RECEIVED, False, colour)


class Receive(Step[BrugesPosition]):
    """BR-10.3: an opponent's person gives markers; a penalty strikes at once."""

    def __init__(self, seat: int, colour: int, amount: int) -> None:
        super().__init__("receive", str(seat), str(colour), str(amount))
        self.seat = seat
        self.colour = colour
        self.amount = amount

    def run(self, position: BrugesPosition) -> None:
        position.push(RECKON[self.seat])
        receive(position, self.seat, self.colour, self.amount)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


class Reckon(Step[BrugesPosition]):
    """BR-6.2, BR-6.5: three of a colour strike; of several penalties the victim chooses the next."""

    def __init__(self, seat: int) -> None:
        super().__init__("reckon", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        threats = position.seats[self.seat].threats
        need = position.components.for_penalty
        struck = -1
        several = False
        for colour in range(len(threats)):
            if threats[colour] >= need:
                several = several or struck >= 0
                struck = colour
        if struck < 0:
            return
        if several:
            position.push(SUFFER[self.seat])
            return
        if threats[struck] >= 2 * need:
            position.push(self)
        strike(position, self.seat, struck, True)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


class Suffer(SeatChoice[BrugesPosition]):
    """BR-6.5: the order of several penalties."""

    def __init__(self, seat: int) -> None:
        super().__init__("suffer", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.suffers

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "suffer" or action.number < 0:
            return NOT_ASKED
        complete = position.seats[seat].threats[action.number] >= position.components.for_penalty
        return None if complete else NOT_COMPLETE

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        have = position.seats[seat].threats[action.number]
        return {"colour": action.words[0], "count": have, "need": position.components.for_penalty}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.push(RECKON[seat])
        strike(position, seat, action.number, True)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


def strike(position: BrugesPosition, seat: int, colour: int, markers: bool) -> None:
    """BR-6.2: a penalty; its markers go back without points, even if it costs nothing (BR-6.6, BR-6.8)."""
    components = position.components
    player = position.seats[seat]
    if markers:
        player.threats[colour] -= components.for_penalty
    fire_opponents(position, seat, OPPONENT_PENALTY, colour)
    penalty = components.penalty_of[colour]
    words: Figures = {}
    if position.telling is not None:
        words = {"threat": components.threats[colour], "count": loss(position, player, penalty)}
    if player.household.cancels >> colour & 1:
        position.tell("event-penalty-cancelled", "BR-10.4", seat, words)
        return
    position.tell("event-penalty", "BR-6.2", seat, words)
    if penalty == FLOOD:
        for number in range(len(player.workers)):
            player.workers[number] = 0
    elif penalty == PLAGUE:
        plague(position, seat)
    elif penalty == FIRE:
        fire_breaks_out(position, seat)
    elif penalty == INTRIGUE:
        player.points = max(components.least_points, player.points - components.intrigue_loss)
    else:
        player.guilders = 0


def loss(position: BrugesPosition, player: Player, penalty: int) -> int:
    """How many workers, guilders or points a penalty costs."""
    if penalty == FLOOD:
        return player.all_workers()
    if penalty == INTRIGUE:
        return min(position.components.intrigue_loss, player.points - position.components.least_points)
    return player.guilders if penalty == RAID else 0


def plague(position: BrugesPosition, seat: int) -> None:
    """BR-6.2: one person dies; asked only if there are several."""
    household = position.seats[seat].household
    if household.persons > 1:
        position.push(PLAGUES[seat])
    elif household.persons == 1:
        for tenant in household.tenants:
            if tenant != EMPTY:
                bury(position, seat, tenant)
                return


def bury(position: BrugesPosition, seat: int, card: int) -> None:
    """A person goes to the discard pile; the house stays, empty."""
    position.dismiss(seat, position.seats[seat].household.place_of(card))
    position.discard(card)
    if position.telling is not None:
        position.tell("event-person-lost", "BR-6.2", seat, {"card": position.components.cards[card].id})


class Plague(SeatChoice[BrugesPosition]):
    """BR-6.2: which person dies."""

    def __init__(self, seat: int) -> None:
        super().__init__("plague", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[tenant].lose for tenant in position.seats[seat].household.tenants if tenant != EMPTY]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "lose" or action.number < 0:
            return NOT_ASKED
        return NO_SUCH_PERSON if position.seats[seat].household.place_of(action.number) < 0 else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        bury(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


def fire_breaks_out(position: BrugesPosition, seat: int) -> None:
    """BR-6.2: a house or a canal token burns; asked only if there is a choice."""
    player = position.seats[seat]
    ways = len(player.household.houses) + (1 if player.left else 0) + (1 if player.right else 0)
    if ways > 1:
        position.push(FIRES[seat])
    elif player.household.houses:
        burn_house(position, seat, 0)
    elif ways == 1:
        burn_canal(position, seat, 0 if player.left else 1)


def burn_house(position: BrugesPosition, seat: int, place: int) -> None:
    """BR-6.3: the house is discarded, face up; whoever lived there returns to the hand."""
    player = position.seats[seat]
    household = player.household
    house = household.houses[place]
    tenant = household.tenants[place]
    player.household = household.without_house(place)
    player.rotated = without_bit(player.rotated, place)
    player.forget(house)
    position.discard(house)
    if household.blind >> place & 1:
        position.reveals += 1  # nobody had seen it
    cards = position.components.cards
    position.tell(
        "event-house-burnt", "BR-6.3", seat, {"card": cards[house].id} if position.telling is not None else {}
    )
    if tenant != EMPTY:
        player.recalls(tenant)
        if position.telling is not None:
            position.tell("event-person-returns", "BR-6.3", seat, {"card": cards[tenant].id})


def burn_canal(position: BrugesPosition, seat: int, section: int) -> None:
    """BR-6.3, BR-6.4: the outermost token of a section; a statue is kept."""
    player = position.seats[seat]
    if section == 0:
        player.left -= 1
    else:
        player.right -= 1
    position.tell("event-token-burnt", "BR-6.3", seat, {"section": SECTIONS[section]})


class Fire(SeatChoice[BrugesPosition]):
    """BR-6.2: which house, or the last token of which section."""

    def __init__(self, seat: int) -> None:
        super().__init__("fire", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        houses = len(position.seats[seat].household.houses)
        return [*position.components.burn_houses[:houses], *position.components.burn_canals]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.number < 0:
            return NOT_ASKED
        if action.kind == "burn-house":
            return None if action.number < len(player.household.houses) else NO_SUCH_HOUSE
        if action.kind == "burn-canal":
            return None if (player.right if action.number else player.left) else NO_TOKEN
        return NOT_ASKED

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"count": len(position.seats[seat].household.houses)}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "burn-house":
            burn_house(position, seat, action.number)
        else:
            burn_canal(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


RECKON: Final[list[Reckon]] = [Reckon(seat) for seat in range(4)]
SUFFER: Final[list[Suffer]] = [Suffer(seat) for seat in range(4)]
PLAGUES: Final[list[Plague]] = [Plague(seat) for seat in range(4)]
FIRES: Final[list[Fire]] = [Fire(seat) for seat in range(4)]
