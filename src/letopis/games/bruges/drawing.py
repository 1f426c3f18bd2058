"""Phase 1, drawing cards (BR-4.1 to BR-4.8), and drawing by a person's effect (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.course import BrugesChoice, BrugesSeatStep, BrugesStep, misplaced_look, words_at
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.threats import dangers
from letopis.games.bruges.vocabulary import PHASE_DRAW
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

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


def of_draw(position: BrugesPosition, action: Action) -> Note | None:
    """BR-4.5: whether a card is the last of its pile, so that the extra pile comes and the end of the game is known."""
    if action.kind != "draw" or position.left[action.number] > 1 or not position.extra:
        return None
    return Note("ends", "BR-4.5", {"pile": action.number + 1, "rounds": position.ending_round() - position.round})


class DrawPhase(BrugesStep):
    """BR-4.1: everybody refills, from the first player clockwise."""

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_DRAW
        position.active = position.first
        position.push_in_turn(REFILLS)


class Refill(BrugesSeatStep):
    """BR-4.2, BR-4.4: a seat's hand is refilled, if it holds too few; then its owner looks at it (BR-4.3)."""

    def run(self, position: BrugesPosition) -> None:
        player = position.seats[self.seat]
        position.push(LOOKS[self.seat])
        if len(player.hand) < player.household.hand_size and position.can_draw():
            position.push(REFILLING[self.seat])


class Refilling(BrugesChoice):
    """BR-4.2: one card at a time, a pile chosen for each; beyond the usual five one may stop (BR-10.4)."""

    verbs: tuple[str, ...] = ("draw", "enough")

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
        return None if position.left[action.number] else EMPTY_PILE

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        if position.left[0] and position.left[1]:
            return self.candidates(position, seat)
        return super().actions(position, seat)

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_draw(position, action)

    def forecasts(self, position: BrugesPosition, seat: int) -> list[Note]:
        return dangers(position, seat)

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
        return "the hand is full" if full else super().misplaced(position, place)


class Drawing(BrugesChoice):
    """BR-10.2 draw: a person lets its owner draw; the pile is chosen for each card."""

    verbs: tuple[str, ...] = ("draw",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("drawing", seat, str(left))
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.draws

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.left[action.number] else EMPTY_PILE

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_draw(position, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        draw(position, seat, action.number)
        if self.left > 1 and position.can_draw():
            position.push(DRAWINGS[seat][self.left - 2])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        beneath = words_at(position, place - 1)
        if beneath[0] not in ("look", "sifting") or int(beneath[1]) != self.seat:
            return f"seat {self.seat} does not look at what it draws"
        return super().misplaced(position, place)


def start_drawing(position: BrugesPosition, seat: int, amount: int) -> None:
    """Draw by an effect, if there is anything to draw."""
    if position.can_draw():
        position.push(DRAWINGS[seat][min(amount, MOST_DRAWN) - 1])


class LookAtDrawn(BrugesSeatStep):
    """BR-4.3: the drawn cards are looked at when all are drawn."""

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
DRAW_PHASE: Final[DrawPhase] = DrawPhase("draw-phase")
REFILLS: Final[list[Refill]] = [Refill("refill", seat) for seat in range(MOST_SEATS)]
REFILLING: Final[list[Refilling]] = [Refilling("refilling", seat) for seat in range(MOST_SEATS)]
DRAWINGS: Final[list[list[Drawing]]] = [  # by seat and how many, from 1 on
    [Drawing(seat, left) for left in range(1, MOST_DRAWN + 1)] for seat in range(MOST_SEATS)
]
LOOKS: Final[list[LookAtDrawn]] = [LookAtDrawn("look", seat) for seat in range(MOST_SEATS)]
