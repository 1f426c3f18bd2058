"""Persons (section 7): activating them, whose effect goes on, and what effects do with other persons (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.building import PayWorker
from letopis.games.bruges.characters import Character
from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.counting import colours_of, only_colour
from letopis.games.bruges.course import BrugesSeatStep, BrugesStep
from letopis.games.bruges.effects import VerbAsk, VerbPick, begin, carry_out, fire
from letopis.games.bruges.foretelling import alone, is_same, of_nothing
from letopis.games.bruges.hand import not_in_hand, to_hand
from letopis.games.bruges.houses import EMPTY
from letopis.games.bruges.position import NO_CARD, BrugesPosition, Player
from letopis.games.bruges.vocabulary import PERSON_ACTIVATED, WORKER
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NO_SUCH_PERSON: Final = Refusal("BR-7.9", "refusal-no-such-person")
NOT_ACTIVATED: Final = Refusal("BR-7.9", "refusal-not-activated")
ROTATED: Final = Refusal("BR-7.4", "refusal-rotated")
NO_WORKER_TO_PAY: Final = Refusal("BR-7.4", "refusal-no-worker-to-pay")
NOT_POOREST: Final = Refusal("BR-10.7", "refusal-not-poorest")
NOT_ROTATED: Final = Refusal("BR-10.2", "refusal-not-rotated")
NO_OTHER_PERSON: Final = Refusal("BR-10.2", "refusal-no-other-person")
NOT_COPIED: Final = Refusal("BR-10.2", "refusal-not-copied")

# ---- activation (BR-7.4, BR-7.5, BR-7.9)


def activations(position: BrugesPosition, seat: int) -> list[Action]:
    """Every activation of the seat's persons, possible or not."""
    household = position.seats[seat].household
    cards = position.components.cards
    return [cards[household.tenants[place]].activate for place in household.activatable]


def can_activate(position: BrugesPosition, seat: int, player: Player, place: int) -> bool:
    """BR-7.4, BR-7.5: upright, and its worker at hand; BR-10.7: its condition met."""
    if player.rotated >> place & 1:
        return False
    card = position.components.cards[player.household.tenants[place]]
    if card.kind == WORKER and not player.workers[card.worker] and not pays_otherwise(player):
        return False
    return not card.fewest_guilders or is_poorest(position, seat)


def pays_otherwise(player: Player) -> bool:
    """BR-10.4 worker_any: whether a worker of another colour may pay."""
    return player.household.activate_any and player.all_workers() > 0


def activatable(position: BrugesPosition, seat: int) -> bool:
    """Whether the seat has anybody to activate."""
    player = position.seats[seat]
    for place in player.household.activatable:
        if can_activate(position, seat, player, place):
            return True
    return False


def list_activations(position: BrugesPosition, seat: int, found: list[Action]) -> None:
    """The activations that are possible."""
    player = position.seats[seat]
    household = player.household
    for place in household.activatable:
        if can_activate(position, seat, player, place):
            found.append(position.components.cards[household.tenants[place]].activate)


def activation_refusal(position: BrugesPosition, seat: int, number: int) -> Refusal | None:
    """Why a person cannot be activated."""
    player = position.seats[seat]
    place = player.household.place_of(number)
    if place < 0:
        return NO_SUCH_PERSON
    card = position.components.cards[number]
    if not card.activates:
        return NOT_ACTIVATED
    if can_activate(position, seat, player, place):
        return None
    if player.rotated >> place & 1:
        return ROTATED
    return NOT_POOREST if card.fewest_guilders and not is_poorest(position, seat) else NO_WORKER_TO_PAY


def activation_figures(position: BrugesPosition, action: Action) -> Figures:
    """What the sentences about an activation need."""
    words: Figures = {"card": action.words[0] if action.words else ""}
    card = position.components.card_of.get(action.words[0]) if action.words else None
    if card is not None and card.worker >= 0:
        words["colour"] = position.components.colours[card.worker]
    return words


def is_poorest(position: BrugesPosition, seat: int) -> bool:
    """BR-10.7 fewest_guilders: no opponent has fewer."""
    mine = position.seats[seat].guilders
    for other in range(position.players):
        if position.seats[other].guilders < mine:
            return False
    return True


def activate(position: BrugesPosition, seat: int, number: int) -> None:
    """BR-7.4, BR-7.5: rotate the card, pay its worker if it shows one, carry out the effect."""
    player = position.seats[seat]
    household = player.household
    card = position.components.cards[number]
    player.rotated |= 1 << household.place_of(number)
    if card.kind == WORKER:
        mask = colours_of(player.workers)
        if household.activate_any and mask & (mask - 1):
            position.push(position.components.activated_steps[seat][number])
            position.push(PAY_WORKERS[seat])
            return
        player.workers[card.worker if player.workers[card.worker] else only_colour(mask)] -= 1
    activated(position, seat, number)


def activated(position: BrugesPosition, seat: int, number: int) -> None:
    """The worker is paid: what persons give for it, and the effect itself."""
    card = position.components.cards[number]
    if position.telling is not None:
        position.tell("event-activated", "BR-7.4" if card.kind == WORKER else "BR-7.5", seat, {"card": card.id})
    fire(position, seat, position.seats[seat].household, PERSON_ACTIVATED, False, card.kind)
    begin(position, seat, card)


def is_idle(position: BrugesPosition, seat: int, number: int) -> bool:
    """Whether activating a person would bring nothing now, neither by its effect nor by others that wait for it."""
    trial = alone(position)
    player = trial.seats[seat]
    card = position.components.cards[number]
    player.rotated |= 1 << player.household.place_of(number)
    if card.kind == WORKER:
        player.workers[card.worker if player.workers[card.worker] else only_colour(colours_of(player.workers))] -= 1
    before = trial.write()
    activated(trial, seat, number)
    trial.settle()
    return is_same(trial, before)


def worth_activating(position: BrugesPosition, seat: int) -> list[str]:
    """The persons whose activation would bring something now."""
    found: list[Action] = []
    list_activations(position, seat, found)
    return [action.words[0] for action in found if not is_idle(position, seat, action.number)]


# ---- a person's effect under way


class PersonStep(BrugesSeatStep):
    """A person's whole effect, when its turn comes."""

    def __init__(self, seat: int, card: Character) -> None:
        super().__init__("person", seat, card.id)
        self.card = card

    def run(self, position: BrugesPosition) -> None:
        begin(position, self.seat, self.card)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return super().misplaced(position, place) if self.card.event >= 0 else "that person waits for no event"


class Activated(BrugesSeatStep):
    """A person's activation, once its worker is paid."""

    def __init__(self, seat: int, card: int, id: str) -> None:
        super().__init__("activated", seat, id)
        self.card = card

    def run(self, position: BrugesPosition) -> None:
        activated(position, self.seat, self.card)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        at = player.household.place_of(self.card)
        if at < 0 or not player.rotated >> at & 1:
            return "that person was not activated"
        return super().misplaced(position, place)


class Acting(BrugesStep):
    """An effect that speaks of others is over: whose effect goes on, if any."""

    def __init__(self, card: int, id: str) -> None:
        super().__init__("acting", id)
        self.card = card

    def run(self, position: BrugesPosition) -> None:
        position.acting = self.card

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        before = [step for step in position.stack[:place] if isinstance(step, Acting)]
        if (self.card == NO_CARD) != (not before):
            return "nobody acts before the first who does"
        if self.card != NO_CARD and not position.components.cards[self.card].reflexive:
            return "that effect does not speak of others"
        return super().misplaced(position, place)


# ---- other persons


def nobody_acts(position: BrugesPosition) -> str | None:
    """An effect that speaks of "other" persons is somebody's."""
    return "it speaks of others, and nobody acts" if position.acting == NO_CARD else None


class Refresh(VerbPick):
    """BR-10.2 refresh: another rotated person upright, but none that refreshes itself."""

    may_decline = True
    verbs: tuple[str, ...] = ("refresh",)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        household = position.seats[seat].household
        cards = position.components.cards
        return [cards[household.tenants[place]].refresh for place in household.activatable]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        place = player.household.place_of(action.number)
        if place < 0 or action.number == position.acting or position.components.cards[action.number].refreshes:
            return NO_OTHER_PERSON
        return None if player.rotated >> place & 1 else NOT_ROTATED

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        player.rotated &= ~(1 << player.household.place_of(action.number))
        position.tell("event-refreshed", "BR-10.2", seat, {"card": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return nobody_acts(position) or super().misplaced(position, place)


class Recall(VerbPick):
    """BR-10.2 recall: another person back into the hand; the house is empty."""

    may_decline = True
    verbs: tuple[str, ...] = ("recall",)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        tenants = position.seats[seat].household.tenants
        return [cards[card].recall for card in tenants if card != EMPTY and card != position.acting]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        place = position.seats[seat].household.place_of(action.number)
        return NO_OTHER_PERSON if place < 0 or action.number == position.acting else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.dismiss(seat, position.seats[seat].household.place_of(action.number))
        to_hand(position, seat, action.number)
        position.tell("event-person-returns", "BR-10.2", seat, {"card": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        wrong = nobody_acts(position) or not_in_hand(position, place, self.seat)
        return wrong or super().misplaced(position, place)


class Copy(VerbAsk):
    """BR-10.2 copy_person: the effect of another person as if it were yours; nobody who copies is copied."""

    may_decline = True
    verbs: tuple[str, ...] = ("copy", "decline")

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return nobody_acts(position) or super().misplaced(position, place)

    def owned_by(self, position: BrugesPosition, number: int) -> int:
        """The seat in whose play area a person is, or -1."""
        for other in range(position.players):
            if position.seats[other].household.place_of(number) >= 0:
                return other
        return -1

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for other in position.others(seat):
            self.list_persons(position, other, found)
        if self.op.whose_any:
            self.list_persons(position, seat, found)
        return found

    def list_persons(self, position: BrugesPosition, other: int, found: list[Action]) -> None:
        """Every person of the icon in one play area."""
        cards = position.components.cards
        for tenant in position.seats[other].household.tenants:
            if tenant != EMPTY and cards[tenant].kind == self.op.kind:
                found.append(cards[tenant].copy)

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return None if action is position.components.decline else of_nothing(position, self, seat, action)

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        owner = self.owned_by(position, action.number)
        card = position.components.cards[action.number]
        if owner < 0 or (owner == seat and not self.op.whose_any) or action.number == position.acting:
            return NO_OTHER_PERSON
        return NOT_COPIED if card.kind != self.op.kind or card.copies else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.tell("event-copied", "BR-10.2", seat, {"card": action.words[0]})
        carry_out(position, seat, position.components.cards[action.number].effect)


PAY_WORKERS: Final[list[PayWorker]] = [
    PayWorker("pay-worker", seat, NO_WORKER_TO_PAY, "activated") for seat in range(MOST_SEATS)
]
