"""Threats and penalties (section 6), and discarding markers: use III (BR-5.5), or by an effect (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.counting import ALL_COLOURS, colours_of, only_colour
from letopis.games.bruges.course import BrugesChoice, BrugesSeatStep
from letopis.games.bruges.effects import VerbPick, fire, fire_opponents
from letopis.games.bruges.foretelling import of_penalties, of_points
from letopis.games.bruges.houses import EMPTY, without_bit
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.vocabulary import (
    ANY,
    DISCARD_THREAT,
    FIRE,
    FLOOD,
    INTRIGUE,
    OPPONENT_PENALTY,
    PLAGUE,
    RAID,
    SAME,
    SECTIONS,
    THREAT_RECEIVED,
)
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NOT_COMPLETE: Final = Refusal("BR-6.2", "refusal-not-complete")
NO_SUCH_HOUSE: Final = Refusal("BR-6.2", "refusal-no-such-house")
NO_TOKEN: Final = Refusal("BR-6.3", "refusal-no-token")
NO_SUCH_PERSON: Final = Refusal("BR-6.2", "refusal-no-such-person")
NO_MARKER: Final = Refusal("BR-5.5", "refusal-no-marker")
TOO_FEW_MARKERS: Final = Refusal("BR-10.2", "refusal-too-few-markers")
ONE_COLOUR: Final = Refusal("BR-10.2", "refusal-one-colour")
ANOTHER_COLOUR: Final = Refusal("BR-10.2", "refusal-another-colour")


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


class Receive(BrugesSeatStep):
    """BR-10.3: an opponent's person gives markers; a penalty strikes at once."""

    def __init__(self, seat: int, colour: int, amount: int) -> None:
        super().__init__("receive", seat, str(colour), str(amount))
        self.colour = colour
        self.amount = amount

    def run(self, position: BrugesPosition) -> None:
        position.push(RECKON[self.seat])
        receive(position, self.seat, self.colour, self.amount)


class Reckon(BrugesSeatStep):
    """BR-6.2, BR-6.5: three of a colour strike; of several penalties the victim chooses the next."""

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


def dangers(position: BrugesPosition, seat: int) -> list[Note]:
    """BR-6.2: the circles that one more marker would close, and what that would cost as things stand."""
    notes: list[Note] = []
    for colour, count in enumerate(position.seats[seat].threats):
        if count == position.components.for_penalty - 1:
            one_more = [position.components.steps[f"receive {seat} {colour} 1"]]
            notes.extend(of_penalties("danger", position, seat, one_more))
    return notes


class Suffer(BrugesChoice):
    """BR-6.5: the order of several penalties."""

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.suffers

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        complete = position.seats[seat].threats[action.number] >= position.components.for_penalty
        return None if complete else NOT_COMPLETE

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        penalty = position.components.penalty_of[action.number]
        cancelled = position.seats[seat].household.cancels >> action.number & 1
        count = 0 if cancelled else loss(position, position.seats[seat], penalty)
        words: Figures = {"threat": position.components.threats[action.number], "count": count}
        return Note("penalty" if count else "no-loss", "BR-6.2", words)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        have = position.seats[seat].threats[action.number]
        return {"colour": action.words[0], "count": have, "need": position.components.for_penalty}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.push(RECKON[seat])
        strike(position, seat, action.number, True)


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
    """How many workers, persons, houses or tokens, points or guilders a penalty costs."""
    if penalty == FLOOD:
        return player.all_workers()
    if penalty == PLAGUE:
        return min(1, player.household.persons)
    if penalty == FIRE:
        return min(1, len(player.household.houses) + player.canal)
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


class Plague(BrugesChoice):
    """BR-6.2: which person dies."""

    verbs: tuple[str, ...] = ("lose",)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[tenant].lose for tenant in position.seats[seat].household.tenants if tenant != EMPTY]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return NO_SUCH_PERSON if position.seats[seat].household.place_of(action.number) < 0 else None

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        bury(position, seat, action.number)


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


class Fire(BrugesChoice):
    """BR-6.2: which house, or the last token of which section."""

    verbs: tuple[str, ...] = ("burn-house", "burn-canal")

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        houses = len(position.seats[seat].household.houses)
        return [*position.components.burn_houses[:houses], *position.components.burn_canals]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.kind == "burn-house":
            return None if action.number < len(player.household.houses) else NO_SUCH_HOUSE
        return None if (player.right if action.number else player.left) else NO_TOKEN

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"count": len(position.seats[seat].household.houses)}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "burn-house":
            burn_house(position, seat, action.number)
        else:
            burn_canal(position, seat, action.number)


# ---- discarding markers


def threat_colours(player: Player) -> int:
    """A mask of the colours whose cards can discard a marker now."""
    mask = colours_of(player.threats)
    return ALL_COLOURS if mask and player.household.colour_free else mask


def play_threat(position: BrugesPosition, seat: int) -> None:
    """BR-5.5: III, one threat marker, of the card's colour unless a person frees that."""
    player = position.seats[seat]
    if not player.household.colour_free:
        discard_marker(position, seat, position.played, True)
        return
    mask = colours_of(player.threats)
    if mask & (mask - 1):
        position.push(MARKERS[seat])
    else:
        discard_marker(position, seat, only_colour(mask), True)


def discard_marker(position: BrugesPosition, seat: int, colour: int, by_card: bool) -> None:
    """BR-5.5: a marker back to the supply and a point, also by a person's effect."""
    player = position.seats[seat]
    player.threats[colour] -= 1
    player.points += position.components.threat_points
    if position.telling is not None:
        words: Figures = {"colour": position.components.colours[colour], "points": position.components.threat_points}
        position.tell("event-marker-discarded", "BR-5.5", seat, words)
    fire(position, seat, player.household, DISCARD_THREAT, by_card, colour)


class ChooseMarker(BrugesChoice):
    """BR-10.4 colour_free: which marker goes."""

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.marked

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.seats[seat].threats[action.number] else NO_MARKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        discard_marker(position, seat, action.number, True)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        free = position.seats[self.seat].household.colour_free
        return super().misplaced(position, place) if free else "nobody lets the seat choose a marker"


class DiscardThreats(VerbPick):
    """BR-10.2 discard_threats: up to so many markers, a point each; `same`: all of one colour."""

    may_decline = True
    verbs: tuple[str, ...] = ("marker",)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        marked = position.components.marked
        wanted = self.op.colour
        return marked if wanted in (ANY, SAME) else [marked[wanted]]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        colour = action.number
        have = position.seats[seat].threats[colour]
        if have == 0:
            return NO_MARKER
        if have < self.op.min_have:
            return TOO_FEW_MARKERS
        wanted = self.op.colour
        if wanted == ANY:
            return None
        if wanted == SAME:
            picked = position.picks[-1]
            return ONE_COLOUR if picked and picked[0] is not action else None
        return None if colour == wanted else ANOTHER_COLOUR

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        have = position.seats[seat].threats[action.number]
        words: Figures = {"colour": action.words[0], "count": have, "need": self.op.min_have}
        if refusal is ONE_COLOUR:
            words["colour"] = position.picks[-1][0].words[0]
        elif refusal is ANOTHER_COLOUR:
            words["colour"] = position.components.colours[self.op.colour]
        return words

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        discard_marker(position, seat, action.number, False)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        colours = {thing.number for thing in position.picked_at(place)}
        if len(colours) > 1 and self.op.colour != ANY:
            return "markers of several colours are picked"
        return super().misplaced(position, place)


RECKON: Final[list[Reckon]] = [Reckon("reckon", seat) for seat in range(MOST_SEATS)]
SUFFER: Final[list[Suffer]] = [Suffer("suffer", seat) for seat in range(MOST_SEATS)]
PLAGUES: Final[list[Plague]] = [Plague("plague", seat) for seat in range(MOST_SEATS)]
FIRES: Final[list[Fire]] = [Fire("fire", seat) for seat in range(MOST_SEATS)]
MARKERS: Final[list[ChooseMarker]] = [ChooseMarker("marker", seat) for seat in range(MOST_SEATS)]
