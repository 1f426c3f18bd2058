"""Phase 1, drawing cards (BR-4.1 to BR-4.8), and drawing by a person's effect (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.placing import misplaced_course, misplaced_effect, misplaced_look, words_at
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.words import PHASE_DRAW
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

EMPTY_PILE: Final = Refusal("BR-4.6", "refusal-empty-pile")
HAND_NOT_FULL: Final = Refusal("BR-4.2", "refusal-hand-not-full")


def draw(position: BrugesPosition, seat: int, pile: int) -> None:
    """One card into the hand, unseen but for its colour (BR-4.3)."""
    card = position.take_top(pile)
    player = position.seats[seat]
    player.hand.append(card)
    player.unseen += 1
    if position.telling is not None:
        colour = position.components.colours[position.components.colour_of[card]]
        position.tell("event-drew", "BR-4.2", seat, {"pile": pile + 1, "colour": colour})


def pile_refusal(position: BrugesPosition, action: Action) -> Refusal | None:
    """Why one cannot draw from this pile."""
    if action.kind != "draw" or action.number < 0:
        return NOT_ASKED
    return None if position.left[action.number] else EMPTY_PILE


class DrawPhase(Step[BrugesPosition]):
    """BR-4.1: everybody refills, from the first player clockwise."""

    def __init__(self) -> None:
        super().__init__("draw-phase")

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_DRAW
        position.active = position.first
        order = position.from_first()
        for place in range(len(order) - 1, -1, -1):
            position.push(REFILLS[order[place]])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Refill(Step[BrugesPosition]):
    """BR-4.2, BR-4.4: a seat's hand is refilled, if it holds too few; then its owner looks at it (BR-4.3)."""

    def __init__(self, seat: int) -> None:
        super().__init__("refill", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        player = position.seats[self.seat]
        position.push(LOOKS[self.seat])
        if len(player.hand) < player.household.hand_size and position.can_draw():
            position.push(REFILLING[self.seat])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Refilling(SeatChoice[BrugesPosition]):
    """BR-4.2: one card at a time, a pile chosen for each; beyond the usual five one may stop (BR-10.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__("refilling", seat)

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        player = position.seats[seat]
        held = len(player.hand)
        full = 1 if held >= position.components.hand_size else 0
        size = player.household.hand_size if full else position.components.hand_size
        return {"count": size - held, "hand": held, "full": full}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        full = len(position.seats[seat].hand) >= position.components.hand_size
        return position.components.refilling if full else position.components.draws

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "enough":
            full = len(position.seats[seat].hand) >= position.components.hand_size
            return None if full else HAND_NOT_FULL
        return pile_refusal(position, action)

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        if position.left[0] and position.left[1]:
            full = len(position.seats[seat].hand) >= position.components.hand_size
            return position.components.refilling if full else position.components.draws
        return [action for action in self.candidates(position, seat) if self.refusal(position, seat, action) is None]

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        held = len(position.seats[seat].hand)
        return {"hand": held, "size": position.components.hand_size}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.number < 0:
            return
        draw(position, seat, action.number)
        player = position.seats[seat]
        if len(player.hand) < player.household.hand_size and position.can_draw():
            if len(player.hand) == position.components.hand_size:
                look_at_drawn(position, seat)  # BR-4.3: the hand is full; whatever more one may draw comes after
            position.push(self)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        full = len(player.hand) >= player.household.hand_size
        return "the hand is full" if full else misplaced_course(position, place)


class Drawing(SeatChoice[BrugesPosition]):
    """BR-10.2 draw: a person lets its owner draw; the pile is chosen for each card."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("drawing", seat, str(left))
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.draws

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return pile_refusal(position, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        draw(position, seat, action.number)
        if self.left > 1 and position.can_draw():
            position.push(DRAWINGS[seat][self.left - 1])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        beneath = words_at(position, place - 1)
        if beneath[0] not in ("look", "sifting") or int(beneath[1]) != self.seat:
            return f"seat {self.seat} does not look at what it draws"
        return misplaced_effect(position, place)


def start_drawing(position: BrugesPosition, seat: int, amount: int) -> None:
    """Draw by an effect, if there is anything to draw."""
    if position.can_draw():
        position.push(DRAWINGS[seat][min(amount, MOST_DRAWN)])


class LookAtDrawn(Step[BrugesPosition]):
    """BR-4.3: the drawn cards are looked at when all are drawn."""

    def __init__(self, seat: int) -> None:
        super().__init__("look", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        look_at_drawn(position, self.seat)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_look(position, place, self.seat)


def look_at_drawn(position: BrugesPosition, seat: int) -> None:
    """The cards drawn last become known to their owner."""
    player = position.seats[seat]
    if player.unseen and position.telling is not None:
        cards = position.components.cards
        drawn = [cards[card].id for card in player.hand[len(player.hand) - player.unseen :]]
        position.whisper("event-looked", "BR-4.3", seat, {"cards": " ".join(drawn), "count": len(drawn)})
    player.unseen = 0


MOST_DRAWN: Final[int] = 20
DRAW_PHASE: Final[DrawPhase] = DrawPhase()
REFILLS: Final[list[Refill]] = [Refill(seat) for seat in range(4)]
REFILLING: Final[list[Refilling]] = [Refilling(seat) for seat in range(4)]
DRAWINGS: Final[list[list[Drawing]]] = [[Drawing(seat, left) for left in range(MOST_DRAWN + 1)] for seat in range(4)]
LOOKS: Final[list[LookAtDrawn]] = [LookAtDrawn(seat) for seat in range(4)]
