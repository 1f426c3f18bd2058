"""Phase 3, playing cards (BR-5.1, BR-5.2), and activating persons before and after (BR-7.4, BR-7.5, BR-7.9)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.gains import begin, fire
from letopis.games.bruges.placing import misplaced_course, misplaced_effect, words_at
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.uses import NOT_IN_HAND, colours_of, list_uses, play_card, use_figures, use_refusal
from letopis.games.bruges.words import ALL_USES, PERSON_ACTIVATED, PHASE_PLAY, USES, WORKER
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

MUST_PLAY: Final = Refusal("BR-5.1", "refusal-must-play")
NO_SUCH_PERSON: Final = Refusal("BR-7.9", "refusal-no-such-person")
NOT_ACTIVATED: Final = Refusal("BR-7.9", "refusal-not-activated")
ROTATED: Final = Refusal("BR-7.4", "refusal-rotated")
NO_WORKER_TO_PAY: Final = Refusal("BR-7.4", "refusal-no-worker-to-pay")
NOT_POOREST: Final = Refusal("BR-10.7", "refusal-not-poorest")
ONE_CARD_A_TURN: Final = Refusal("BR-5.1", "refusal-one-card-a-turn")


class PlayPhase(Step[BrugesPosition]):
    """BR-5.1: everybody has so many turns, one after another."""

    def __init__(self) -> None:
        super().__init__("play-phase")

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_PLAY
        position.push(TURNS[position.components.turns])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Turns(Step[BrugesPosition]):
    """One turn for each, from the first player clockwise; and then the rest of them."""

    def __init__(self, left: int) -> None:
        super().__init__("turns", str(left))
        self.left = left

    def run(self, position: BrugesPosition) -> None:
        if self.left > 1:
            position.push(TURNS[self.left - 1])
        order = position.from_first()
        for place in range(len(order) - 1, -1, -1):
            position.push(TURN[order[place]])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Turn(Step[BrugesPosition]):
    """BR-5.1, BR-5.2: a turn before its card; without a card in hand it is for activations, until one is drawn."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        position.active = self.seat
        if position.seats[self.seat].hand:
            position.push(PLAY[self.seat])
        elif activatable(position, self.seat):
            position.push(IDLE[self.seat] if position.rules > 1 else REST[self.seat])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class AfterCard(Step[BrugesPosition]):
    """BR-7.9: after the card, persons may be activated; if none can be, the turn is over."""

    def __init__(self, seat: int) -> None:
        super().__init__("after-card", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        if activatable(position, self.seat):
            position.push(REST[self.seat])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Play(SeatChoice[BrugesPosition]):
    """BR-5.1: a card for one of its six uses, or first a person's activation."""

    def __init__(self, seat: int) -> None:
        super().__init__("play", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        for card in position.seats[seat].hand:
            found.extend(components.cards[card].plays)
        found.extend(activations(position, seat))
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "activate":
            return activation_refusal(position, seat, action.number)
        if action.kind == "end":
            return MUST_PLAY
        if action.kind not in USES or action.number < 0:
            return NOT_ASKED
        return use_refusal(position, seat, action.number // len(USES), action.number % len(USES))

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        list_uses(position, seat, ALL_USES, found)
        list_activations(position, seat, found)
        return found

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        if action.kind == "activate":
            return activation_figures(position, action)
        return use_figures(position, seat, action, refusal)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "activate":
            position.push(TURN[seat])
            activate(position, seat, action.number)
        else:
            position.push(AFTER[seat])
            play_card(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        held = position.seats[self.seat].hand
        return misplaced_course(position, place) if held else "the hand is empty"


class Rest(SeatChoice[BrugesPosition]):
    """BR-7.9: after the card: activate persons, or end the turn."""

    def __init__(self, seat: int, kind: str = "rest") -> None:
        super().__init__(kind, seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*activations(position, seat), position.components.end]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "activate":
            return activation_refusal(position, seat, action.number)
        if action.kind in USES:
            return ONE_CARD_A_TURN
        return None if action.kind == "end" else NOT_ASKED

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        list_activations(position, seat, found)
        found.append(position.components.end)
        return found

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return activation_figures(position, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "activate":
            position.push(AFTER[seat])
            activate(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Idle(Rest):
    """BR-5.2: a turn without a card so far: activate persons, or end the turn; a card that is drawn is played."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "idle")

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return NOT_IN_HAND if action.kind in USES else super().refusal(position, seat, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "activate":
            position.push(TURN[seat])
            activate(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        held = position.seats[self.seat].hand
        return "the hand holds a card to play" if held else misplaced_course(position, place)


# ---- activation


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
    place = player.household.place_of(number) if number >= 0 else -1
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
        if player.workers[card.worker]:
            player.workers[card.worker] -= 1
        else:
            colour = 0
            while mask > 1 << colour:
                colour += 1
            player.workers[colour] -= 1
    activated(position, seat, number)


def activated(position: BrugesPosition, seat: int, number: int) -> None:
    """The worker is paid: what persons give for it, and the effect itself."""
    card = position.components.cards[number]
    if position.telling is not None:
        position.tell("event-activated", "BR-7.4" if card.kind == WORKER else "BR-7.5", seat, {"card": card.id})
    fire(position, seat, position.seats[seat].household, PERSON_ACTIVATED, False, card.kind)
    begin(position, seat, card)


class PayWorker(SeatChoice[BrugesPosition]):
    """BR-10.4 worker_any: which worker pays for an activation."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay-worker", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.pays

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pay-worker" or action.number < 0:
            return NOT_ASKED
        return None if position.seats[seat].workers[action.number] else NO_WORKER_TO_PAY

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0], "card": ""}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        beneath = words_at(position, place - 1)
        if beneath[0] != "activated" or int(beneath[1]) != self.seat:
            return f"no person of seat {self.seat} is activated beneath it"
        return misplaced_effect(position, place)


PLAY_PHASE: Final[PlayPhase] = PlayPhase()
TURNS: Final[list[Turns]] = [Turns(left) for left in range(10)]
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(4)]
AFTER: Final[list[AfterCard]] = [AfterCard(seat) for seat in range(4)]
PLAY: Final[list[Play]] = [Play(seat) for seat in range(4)]
REST: Final[list[Rest]] = [Rest(seat) for seat in range(4)]
IDLE: Final[list[Idle]] = [Idle(seat) for seat in range(4)]
PAY_WORKERS: Final[list[PayWorker]] = [PayWorker(seat) for seat in range(4)]
