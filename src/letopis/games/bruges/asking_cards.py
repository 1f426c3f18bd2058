"""What effects ask about cards (BR-10.2): to draw and keep, take back, discard, play one more, dig, build, settle."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking import Ask, Several, ask, tidy_tail
from letopis.games.bruges.characters import Op
from letopis.games.bruges.drawing import pile_refusal
from letopis.games.bruges.placing import misplaced_effect
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.uses import (
    CANAL_FULL,
    CELL_TOO_DEAR,
    NO_WORKER,
    NOT_IN_HAND,
    cell_price,
    colours_of,
    dig,
    house_built,
    list_uses,
    next_colour,
    play_card,
    play_house,
    put_house,
    section_figures,
    settle,
    settle_refusal,
    use_figures,
    use_refusal,
)
from letopis.games.bruges.words import USE_HOUSE, USE_SETTLE, USES
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Step

NOT_DRAWN: Final = Refusal("BR-10.2", "refusal-not-drawn")
NOT_AMONG_DISCARDS: Final = Refusal("BR-10.2", "refusal-not-among-discards")
WRONG_USE: Final = Refusal("BR-10.2", "refusal-wrong-use")


def throw_away(position: BrugesPosition, seat: int, card: int) -> None:
    """A card from the hand to the discard pile, open to all."""
    player = position.seats[seat]
    player.hand.remove(card)
    player.forget(card)
    position.discard(card)
    if position.telling is not None:
        position.tell("event-discarded", "BR-10.2", seat, {"card": position.components.cards[card].id})


class Sift(Several):
    """BR-10.2 draw_keep: which of the drawn cards go."""

    verbs: tuple[str, ...] = ("discard",)

    def __init__(self, seat: int, op: Op, drawn: int) -> None:
        super().__init__("sift", seat, op, str(drawn))
        self.op = op
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


class TakeDiscard(Several):
    """BR-10.2 take_discard: up to so many of the top cards of the discard pile."""

    may_decline = True
    verbs: tuple[str, ...] = ("take-card",)

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("take-discard", seat, op)
        self.op = op

    def lowest(self, position: BrugesPosition) -> int:
        """Where the top cards begin, counted from the bottom of the pile; those taken were among them."""
        return max(0, len(position.discards) + len(position.picks[-1]) - self.op.depth)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].take for card in reversed(position.discards[self.lowest(position) :])]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in position.discards[self.lowest(position) :] else NOT_AMONG_DISCARDS

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

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


class DiscardHand(Several):
    """BR-10.2 discard_hand: as many as told, or as there are."""

    verbs: tuple[str, ...] = ("discard",)

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("discard-hand", seat, op)
        self.op = op

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": min(self.left(position), len(position.seats[seat].hand))}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].discard for card in position.seats[seat].hand]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in position.seats[seat].hand else NOT_IN_HAND

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        throw_away(position, seat, action.number)
        tidy_tail(position.discards, len(position.picks[-1]))


class Extra(Ask):
    """BR-10.2 extra_card: one more card now, for one of the listed uses, under all normal rules."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("extra", seat, op, str(left))
        self.op = op
        self.left = left

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        found: list[Action] = []
        for card in position.seats[seat].hand:
            found.extend([cards[card].plays[use] for use in range(len(USES)) if self.op.uses >> use & 1])
        found.append(position.components.decline)
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind not in USES or action.number < 0:
            return NOT_ASKED
        use = action.number % len(USES)
        if not self.op.uses >> use & 1:
            return WRONG_USE
        return use_refusal(position, seat, action.number // len(USES), use)

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        list_uses(position, seat, self.op.uses, found)
        found.append(position.components.decline)
        return found

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = use_figures(position, seat, action, refusal)
        words["uses"] = " ".join([f"use-{USES[use]}" for use in range(len(USES)) if self.op.uses >> use & 1])
        return words

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        if self.left > 1:
            position.push(position.components.asks[seat][self.op.number][(self.op.n - self.left) * 2 + 1])
        play_card(position, seat, action.number)


class Further(Step[BrugesPosition]):
    """An extra card more, after whatever the last one wakes; if there is still a point in asking."""

    def __init__(self, extra: Extra) -> None:
        super().__init__("further", extra.text)
        self.extra = extra

    def run(self, position: BrugesPosition) -> None:
        ask(position, self.extra)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


class Dig(Ask):
    """BR-10.2 canal: the next cell of a section without a card, whatever its colour."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("dig", seat, op)
        self.op = op

    def price(self, position: BrugesPosition, seat: int, section: int) -> int:
        """What the next cell costs."""
        return 0 if self.op.free else cell_price(position, seat, section, False)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*position.components.built, position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "section" or action.number < 0:
            return NOT_ASKED
        if next_colour(position, seat, action.number) < 0:
            return CANAL_FULL
        return None if self.price(position, seat, action.number) <= position.seats[seat].guilders else CELL_TOO_DEAR

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return section_figures(position, seat, action.number, False)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind != "decline":
            dig(position, seat, action.number, self.price(position, seat, action.number), False)


class HouseFromHand(Ask):
    """BR-10.2 house: one more card from the hand as a house."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("house-from-hand", seat, op)
        self.op = op

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        found = [cards[card].plays[USE_HOUSE] for card in position.seats[seat].hand]
        found.append(position.components.decline)
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != USES[USE_HOUSE] or action.number < 0:
            return NOT_ASKED
        player = position.seats[seat]
        card = action.number // len(USES)
        if card not in player.hand:
            return NOT_IN_HAND
        if self.op.no_worker:
            return None
        mask = colours_of(player.workers)
        fits = player.household.house_worker_any and mask != 0
        return None if fits or mask >> position.components.colour_of[card] & 1 else NO_WORKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return use_figures(position, seat, action, refusal)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        card = action.number // len(USES)
        if self.op.no_worker:
            put_house(position, seat, card)
            house_built(position, seat, False)
        else:
            play_house(position, seat, card, False)


class HouseFromPile(Ask):
    """BR-10.2 house: the top card of a pile becomes a house, and nobody looks at it (BR-9.2)."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("house-from-pile", seat, op)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.draws

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return pile_refusal(position, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"pile": action.number + 1}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        card = position.take_top(action.number)
        player = position.seats[seat]
        player.household = player.household.with_house(card, True, False, ())
        if position.telling is not None:
            colour = position.components.colours[position.components.colour_of[card]]
            position.tell("event-house", "BR-10.2", seat, {"colour": colour})
        house_built(position, seat, False)


class SettleMore(Ask):
    """BR-10.2 settle: one more person from the hand, for less."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("settle-more", seat, op)
        self.op = op

    def price(self, position: BrugesPosition, seat: int, card: int) -> int:
        """BR-7.14: the price with all discounts."""
        prices = position.seats[seat].household.prices
        return max(0, prices[position.components.cards[card].cost_class] - self.op.n)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        found = [cards[card].plays[USE_SETTLE] for card in position.seats[seat].hand]
        found.append(position.components.decline)
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != USES[USE_SETTLE] or action.number < 0:
            return NOT_ASKED
        player = position.seats[seat]
        card = action.number // len(USES)
        if card not in player.hand:
            return NOT_IN_HAND
        return settle_refusal(player, self.price(position, seat, card))

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words: Figures = {"card": action.words[0], "guilders": position.seats[seat].guilders}
        words["price"] = self.price(position, seat, action.number // len(USES))
        return words

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        card = action.number // len(USES)
        price = self.price(position, seat, card)
        player = position.seats[seat]
        player.hand.remove(card)
        player.forget(card)
        settle(position, seat, card, price, False)
