"""What effects ask about cards (BR-10.2): to draw and keep, take back, discard, play one more, dig, build, settle."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking import IN_ORDER, Ask, ask_further
from letopis.games.bruges.characters import Op
from letopis.games.bruges.drawing import pile_refusal
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


class Sift(Ask):
    """BR-10.2 draw_keep: which of the drawn cards go."""

    def __init__(self, seat: int, op: Op, drawn: int) -> None:
        super().__init__("sift", seat, op, str(drawn))
        self.op = op
        self.drawn = drawn

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.drawn - self.op.keep}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        hand = position.seats[seat].hand
        return [cards[card].discard for card in hand[len(hand) - self.drawn :]]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard" or action.number < 0:
            return NOT_ASKED
        hand = position.seats[seat].hand
        return None if action.number in hand[len(hand) - self.drawn :] else NOT_DRAWN

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        throw_away(position, seat, action.number)
        if self.drawn - 1 > self.op.keep:
            position.push(position.components.asks[seat][self.op.number][self.drawn - 1])


class TakeDiscard(Ask):
    """BR-10.2 take_discard: up to so many of the top cards of the discard pile, from the top down."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("take-discard", seat, op, str(left))
        self.op = op
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def lowest(self, position: BrugesPosition) -> int:
        """Where the top cards begin, counted from the bottom of the pile."""
        return max(0, len(position.discards) + self.op.n - self.left - self.op.depth)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        top = position.discards[self.lowest(position) : position.cursor]
        return [*[cards[card].take for card in reversed(top)], position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "take-card" or action.number < 0:
            return NOT_ASKED
        discards = position.discards
        if action.number in discards[self.lowest(position) : position.cursor]:
            return None
        return IN_ORDER if action.number in discards[position.cursor :] else NOT_AMONG_DISCARDS

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"count": self.op.depth}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.number < 0:
            return
        position.cursor = position.discards.index(action.number)
        position.discards.remove(action.number)
        position.seats[seat].recalls(action.number)
        if position.telling is not None:
            position.tell("event-took-card", "BR-10.2", seat, {"card": action.words[0]})
        if self.left > 1:
            ask_further(position, seat, self.op, self.op.n - self.left + 1)


class DiscardHand(Ask):
    """BR-10.2 discard_hand: as many as told, or as there are."""

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("discard-hand", seat, op, str(left))
        self.op = op
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].discard for card in position.seats[seat].hand]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard" or action.number < 0:
            return NOT_ASKED
        return None if action.number in position.seats[seat].hand else NOT_IN_HAND

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        throw_away(position, seat, action.number)
        if self.left > 1 and position.seats[seat].hand:
            position.push(position.components.asks[seat][self.op.number][self.op.n - self.left + 1])


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
            ask_further(position, seat, self.op, self.op.n - self.left + 1)
        play_card(position, seat, action.number)


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
