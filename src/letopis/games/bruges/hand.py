"""The hand, as effects change it (BR-10.2): cards drawn and sifted, taken from the discards, discarded."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.building import NOT_IN_HAND
from letopis.games.bruges.characters import Op
from letopis.games.bruges.course import BrugesSeatStep, misplaced_look
from letopis.games.bruges.drawing import Drawing, look_at_drawn
from letopis.games.bruges.effects import VerbPick, ask, tidy_tail
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

NOT_DRAWN: Final = Refusal("BR-10.2", "refusal-not-drawn")
NOT_AMONG_DISCARDS: Final = Refusal("BR-10.2", "refusal-not-among-discards")


def throw_away(position: BrugesPosition, seat: int, card: int) -> None:
    """A card from the hand to the discard pile, open to all."""
    player = position.seats[seat]
    player.hand.remove(card)
    player.forget(card)
    position.discard(card)
    if position.telling is not None:
        position.tell("event-discarded", "BR-10.2", seat, {"card": position.components.cards[card].id})


class Sifting(BrugesSeatStep):
    """BR-10.2 draw_keep: all are drawn and looked at; now some are discarded."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("sifting", seat, op.path)
        self.op = op

    def run(self, position: BrugesPosition) -> None:
        drawn = position.seats[self.seat].unseen
        look_at_drawn(position, self.seat)
        if drawn > self.op.keep:
            ask(position, position.components.asks[self.seat][self.op.number][drawn])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        drawn = position.seats[self.seat].unseen
        above = position.stack[place + 1] if place + 1 < len(position.stack) else None
        if isinstance(above, Drawing):
            drawn += above.left
        if drawn > self.op.n:
            return f"{drawn} cards are drawn, more than the effect allows"
        return misplaced_look(position, place, self.seat)


class Sift(VerbPick):
    """BR-10.2 draw_keep: which of the drawn cards go."""

    verbs: tuple[str, ...] = ("discard",)

    def __init__(self, seat: int, op: Op, drawn: int) -> None:
        super().__init__("sift", seat, op, str(drawn))
        self.drawn = drawn

    def drawn_cards(self, position: BrugesPosition, seat: int) -> list[int]:
        """Those that are still in the hand: the last ones of it."""
        hand = position.seats[seat].hand
        return hand[len(hand) - self.drawn + len(position.picks[-1]) :]

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].discard for card in self.drawn_cards(position, seat)]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in self.drawn_cards(position, seat) else NOT_DRAWN

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.drawn - self.op.keep

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        throw_away(position, seat, action.number)
        tidy_tail(position.discards, len(position.picks[-1]))

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        if self.drawn - len(position.picked_at(place)) > len(position.seats[self.seat].hand):
            return "it is about more cards than the hand holds"
        return super().misplaced(position, place)


class TakeDiscard(VerbPick):
    """BR-10.2 take_discard: up to so many of the top cards of the discard pile."""

    may_decline = True
    verbs: tuple[str, ...] = ("take-card",)

    def lowest(self, position: BrugesPosition) -> int:
        """Where the top cards begin, counted from the bottom of the pile; those taken were among them."""
        return max(0, len(position.discards) + len(position.picks[-1]) - self.op.depth)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].take for card in reversed(position.discards[self.lowest(position) :])]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in position.discards[self.lowest(position) :] else NOT_AMONG_DISCARDS

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"count": self.op.depth}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.discards.remove(action.number)
        to_hand(position, seat, action.number)
        if position.telling is not None:
            position.tell("event-took-card", "BR-10.2", seat, {"card": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return not_in_hand(position, place, self.seat) or super().misplaced(position, place)


def to_hand(position: BrugesPosition, seat: int, card: int) -> None:
    """A picked card goes into the hand before everybody's eyes."""
    player = position.seats[seat]
    player.recalls(card)
    picked = len(position.picks[-1])
    if picked > 1:
        tidy_tail(player.hand, picked)
        known = list(player.known)
        tidy_tail(known, picked)
        player.known = tuple(known)


def not_in_hand(position: BrugesPosition, place: int, seat: int) -> str | None:
    """Whether a card that was picked is not where it went."""
    player = position.seats[seat]
    picked = [thing.number for thing in position.picked_at(place)]
    tail = player.hand[len(player.hand) - len(picked) :]
    known = player.known[len(player.known) - len(picked) :]
    if sorted(picked) == sorted(tail) == sorted(known):
        return None
    return "what is picked is not the last of the hand, known to all"


class DiscardHand(VerbPick):
    """BR-10.2 discard_hand: as many as told, or as there are."""

    verbs: tuple[str, ...] = ("discard",)

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": min(self.left(position), len(position.seats[seat].hand))}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].discard for card in position.seats[seat].hand]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in position.seats[seat].hand else NOT_IN_HAND

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        throw_away(position, seat, action.number)
        tidy_tail(position.discards, len(position.picks[-1]))
