"""What persons' effects ask (BR-10.2, BR-10.3). Who may decline is offered to; equal things are offered once."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import MOST_ASKED, Op
from letopis.games.bruges.drawing import pile_refusal
from letopis.games.bruges.gains import carry_out
from letopis.games.bruges.household import EMPTY
from letopis.games.bruges.position import ALONE, BrugesPosition
from letopis.games.bruges.uses import (
    CANAL_FULL,
    CELL_TOO_DEAR,
    NO_MARKER,
    NO_WORKER,
    NOT_IN_HAND,
    advance,
    cell_price,
    colours_of,
    dig,
    discard_marker,
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
from letopis.games.bruges.words import ANY, CATEGORIES, CHOOSE, OP_THREAT, SAME, USE_HOUSE, USE_SETTLE, USES
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice, Step

IN_ORDER: Final = Refusal("BR-10.2", "refusal-in-order")
NOT_DRAWN: Final = Refusal("BR-10.2", "refusal-not-drawn")
NOT_AMONG_DISCARDS: Final = Refusal("BR-10.2", "refusal-not-among-discards")
TOO_FEW_MARKERS: Final = Refusal("BR-10.2", "refusal-too-few-markers")
LAST_STEP: Final = Refusal("BR-4.12", "refusal-last-step")
STEP_TOO_DEAR: Final = Refusal("BR-4.11", "refusal-step-too-dear")
WRONG_USE: Final = Refusal("BR-10.2", "refusal-wrong-use")
CANNOT_PAY: Final = Refusal("BR-10.2", "refusal-cannot-pay")
NOT_ROTATED: Final = Refusal("BR-10.2", "refusal-not-rotated")
NO_OTHER_PERSON: Final = Refusal("BR-10.2", "refusal-no-other-person")
NOT_COPIED: Final = Refusal("BR-10.2", "refusal-not-copied")
NOT_UNBEATEN: Final = Refusal("BR-10.2", "refusal-not-unbeaten")
ALREADY_COLOURED: Final = Refusal("BR-4.15", "refusal-already-coloured")
NOT_AN_OPPONENT: Final = Refusal("BR-10.3", "refusal-not-an-opponent")
IS_IMMUNE: Final = Refusal("BR-10.4", "refusal-immune")


class Ask(Choice[BrugesPosition]):
    """A question of an effect to one seat."""

    may_decline: bool = False

    def __init__(self, kind: str, seat: int, op: Op | None, *words: str) -> None:
        if op is None:
            super().__init__(kind, str(seat), *words)
        else:
            super().__init__(kind, str(seat), op.path, *words)
        self.seat = seat
        self.further = Further(self)

    def awaits(self, position: BrugesPosition) -> tuple[int, ...]:
        return ALONE[self.seat]

    def has_a_point(self, position: BrugesPosition) -> bool:
        """Whether there is anything to choose but to decline."""
        return len(self.actions(position, self.seat)) > (1 if self.may_decline else 0)


class Further(Step[BrugesPosition]):
    """The same question once more, below whatever the last answer wakes; if there is still a point in asking."""

    def __init__(self, ask: Ask) -> None:
        super().__init__("further", ask.text)
        self.ask = ask

    def run(self, position: BrugesPosition) -> None:
        if self.ask.has_a_point(position):
            position.push(self.ask)


def ask_further(position: BrugesPosition, seat: int, op: Op, place: int) -> None:
    """Put the next question of a verb on the stack, to be asked after what follows now."""
    later = position.components.asks[seat][op.number][place]
    assert isinstance(later, Ask)
    position.push(later.further)


# ---- workers


class TakeWorker(Ask):
    """BR-10.2 workers any: each of a colour you choose; colours in one order only."""

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__("take-worker", seat, None, str(left), str(least))
        self.left = left
        self.least = least

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.takes

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "take-worker" or action.number < 0:
            return NOT_ASKED
        return None if action.number >= self.least else IN_ORDER

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        takes = position.components.takes
        return takes[self.least :] if self.least else takes

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] += 1
        tell_worker(position, seat, action.number, 1)
        if self.left > 1:
            position.push(TAKE_WORKER[seat][self.left - 1][action.number])


def tell_worker(position: BrugesPosition, seat: int, colour: int, amount: int) -> None:
    """The log line of workers gained."""
    if position.telling is not None:
        words: Figures = {"count": amount, "colour": position.components.colours[colour]}
        position.tell("event-took-workers", "BR-10.2", seat, words)


class TakeSame(Ask):
    """BR-10.2 workers same: all of one colour you choose."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("take-same", seat, None, str(amount))
        self.amount = amount

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.amount}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.takes

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "take-worker" and action.number >= 0 else NOT_ASKED

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.takes

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] += self.amount
        tell_worker(position, seat, action.number, self.amount)


# ---- cards


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


# ---- threats, reputation


class DiscardThreats(Ask):
    """BR-10.2 discard_threats: up to so many markers, a point each; `same` keeps to the first one's colour."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int, lock: int) -> None:
        super().__init__("discard-threats", seat, op, str(left), str(lock))
        self.op = op
        self.left = left
        self.lock = lock  # any: the least colour still offered; same: 1 + the colour begun

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        marked = position.components.marked
        wanted = self.op.colour
        if wanted == SAME and self.lock:
            wanted = self.lock - 1
        if wanted in (ANY, SAME):
            return [*marked, position.components.decline]
        return [marked[wanted], position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "marker" or action.number < 0:
            return NOT_ASKED
        wanted = self.op.colour
        colour = action.number
        have = position.seats[seat].threats[colour]
        if have == 0:
            return NO_MARKER
        if have < self.op.min_have:
            return TOO_FEW_MARKERS
        if wanted == ANY:
            return None if colour >= self.lock else IN_ORDER
        if wanted == SAME:
            return None if self.lock in (0, colour + 1) else NO_MARKER
        return None if colour == wanted else NO_MARKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        have = position.seats[seat].threats[action.number]
        return {"colour": action.words[0], "count": have, "need": self.op.min_have}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.number < 0:
            return
        if self.left > 1:
            lock = action.number + 1 if self.op.colour == SAME else action.number
            width = len(position.components.colours) + 1
            ask_further(position, seat, self.op, (self.op.n - self.left + 1) * width + lock)
        discard_marker(position, seat, action.number, False)


def step_price(position: BrugesPosition, seat: int, pay: int) -> int:
    """BR-7.14: a paid step with its discounts; a free one stays free."""
    return max(0, pay - position.seats[seat].household.advance_discount)


def step_refusal(position: BrugesPosition, seat: int, pay: int) -> Refusal | None:
    """BR-4.11, BR-4.12: why one cannot advance for this price."""
    player = position.seats[seat]
    if player.reputation >= position.components.last_step:
        return LAST_STEP
    return None if step_price(position, seat, pay) <= player.guilders else STEP_TOO_DEAR


class PayStep(Ask):
    """BR-10.2 reputation: up to so many steps for a price each."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("pay-step", seat, op, str(left))
        self.op = op
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"price": step_price(position, seat, self.op.pay), "count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.advance, position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        return step_refusal(position, seat, self.op.pay) if action.kind == "advance" else NOT_ASKED

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        player = position.seats[seat]
        return {"price": step_price(position, seat, self.op.pay), "guilders": player.guilders}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        if self.left > 1:
            ask_further(position, seat, self.op, self.op.n - self.left + 1)
        advance(position, seat, step_price(position, seat, self.op.pay))


# ---- more cards


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


# ---- paying for a gain


class Pay(Ask):
    """BR-10.2 pay: up to so many times a cost for a gain."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("pay", seat, op, str(left))
        self.op = op
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        op = self.op
        card = position.components.cards[op.card].id
        return {
            "count": self.left,
            "card": card,
            "guilders": op.cost_guilders,
            "workers": op.cost_workers,
            "cards": op.cost_cards,
        }

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        components = position.components
        if self.op.cost_guilders:
            return [components.agree, components.decline]
        if self.op.cost_workers:
            return [*components.pays, components.decline]
        cards = [components.cards[card].discard for card in position.seats[seat].hand]
        return [*cards, components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        player = position.seats[seat]
        if self.op.cost_guilders:
            if action.kind != "pay":
                return NOT_ASKED
            return None if player.guilders >= self.op.cost_guilders else CANNOT_PAY
        if self.op.cost_workers:
            if action.kind != "pay-worker" or action.number < 0:
                return NOT_ASKED
            return worker_refusal(player.workers, action.number, self.op.cost_workers)
        if action.kind != "discard" or action.number < 0:
            return NOT_ASKED
        return None if action.number in player.hand else NOT_IN_HAND

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = self.context(position, seat)
        if action.kind == "pay-worker":
            words["colour"] = action.words[0]
        elif action.words:
            words["card"] = action.words[0]
        return words

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        player = position.seats[seat]
        if self.op.cost_guilders:
            player.guilders -= self.op.cost_guilders
        elif self.op.cost_workers:
            player.workers[action.number] -= 1
            if self.op.cost_workers > 1:
                push_pay_on(position, seat, self.op, self.left, self.op.cost_workers - 1, action.number)
                return
        else:
            throw_away(position, seat, action.number)
        paid(position, seat, self.op, self.left)


def worker_refusal(workers: list[int], colour: int, owed: int) -> Refusal | None:
    """Whether so many workers can be paid in one order of colours, this one first."""
    if not workers[colour]:
        return NO_WORKER
    enough = 0
    for later in range(colour, len(workers)):
        enough += workers[later]
    if enough >= owed:
        return None
    for earlier in range(colour):
        enough += workers[earlier]
    return IN_ORDER if enough >= owed else CANNOT_PAY


def push_pay_on(position: BrugesPosition, seat: int, op: Op, left: int, owed: int, least: int) -> None:
    """Ask for the next worker of one payment."""
    colours = len(position.components.colours)
    place = op.n + ((op.n - left) * op.cost_workers + owed) * colours + least
    position.push(position.components.asks[seat][op.number][place])


def paid(position: BrugesPosition, seat: int, op: Op, left: int) -> None:
    """The gain, and perhaps once more."""
    if position.telling is not None:
        position.tell("event-paid", "BR-10.2", seat, {"card": position.components.cards[op.card].id})
    if left > 1:
        ask_further(position, seat, op, op.n - left + 1)
    carry_out(position, seat, op.inner)


class PayOn(Ask):
    """The next worker of a payment of several; colours in one order only."""

    def __init__(self, seat: int, op: Op, left: int, owed: int, least: int) -> None:
        super().__init__("pay-on", seat, op, str(left), str(owed), str(least))
        self.op = op
        self.left = left
        self.owed = owed
        self.least = least

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.owed}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.pays

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pay-worker" or action.number < 0:
            return NOT_ASKED
        if action.number < self.least:
            return IN_ORDER
        return worker_refusal(position.seats[seat].workers, action.number, self.owed)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words: Figures = {"colour": action.words[0], "card": position.components.cards[self.op.card].id}
        return words

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1
        if self.owed > 1:
            push_pay_on(position, seat, self.op, self.left, self.owed - 1, action.number)
        else:
            paid(position, seat, self.op, self.left)


# ---- other persons


class Refresh(Ask):
    """BR-10.2 refresh: another rotated person upright, but none that refreshes itself."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("refresh", seat, op, str(left))
        self.op = op
        self.left = left

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        household = position.seats[seat].household
        cards = position.components.cards
        found = [cards[household.tenants[place]].refresh for place in household.activatable]
        found.append(position.components.decline)
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "refresh" or action.number < 0:
            return NOT_ASKED
        player = position.seats[seat]
        place = player.household.place_of(action.number)
        if place < 0 or action.number == position.acting or position.components.cards[action.number].refreshes:
            return NO_OTHER_PERSON
        return None if player.rotated >> place & 1 else NOT_ROTATED

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        player = position.seats[seat]
        player.rotated &= ~(1 << player.household.place_of(action.number))
        position.tell("event-refreshed", "BR-10.2", seat, {"card": action.words[0]})
        if self.left > 1:
            ask_further(position, seat, self.op, self.op.n - self.left + 1)


class Recall(Ask):
    """BR-10.2 recall: another person back into the hand; the house is empty."""

    may_decline = True

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("recall", seat, op, str(left))
        self.op = op
        self.left = left

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        tenants = position.seats[seat].household.tenants
        found = [cards[card].recall for card in tenants if card != EMPTY and card != position.acting]
        found.append(position.components.decline)
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "recall" or action.number < 0:
            return NOT_ASKED
        place = position.seats[seat].household.place_of(action.number)
        return NO_OTHER_PERSON if place < 0 or action.number == position.acting else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        player = position.seats[seat]
        position.dismiss(seat, player.household.place_of(action.number))
        player.recalls(action.number)
        position.tell("event-person-returns", "BR-10.2", seat, {"card": action.words[0]})
        if self.left > 1:
            ask_further(position, seat, self.op, self.op.n - self.left + 1)


class Copy(Ask):
    """BR-10.2 copy_person: the effect of another person as if it were yours; nobody who copies is copied."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("copy", seat, op)
        self.op = op

    def owned_by(self, position: BrugesPosition, number: int) -> int:
        """The seat in whose play area a person is, or -1."""
        for other in range(position.players):
            if position.seats[other].household.place_of(number) >= 0:
                return other
        return -1

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for other in position.opponents(seat):
            self.list_persons(position, other, found)
        if self.op.whose_any:
            self.list_persons(position, seat, found)
        found.append(position.components.decline)
        return found

    def list_persons(self, position: BrugesPosition, other: int, found: list[Action]) -> None:
        """Every person of the icon in one play area."""
        cards = position.components.cards
        for tenant in position.seats[other].household.tenants:
            if tenant != EMPTY and cards[tenant].kind == self.op.kind:
                found.append(cards[tenant].copy)

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "copy" or action.number < 0:
            return NOT_ASKED
        owner = self.owned_by(position, action.number)
        card = position.components.cards[action.number]
        if owner < 0 or (owner == seat and not self.op.whose_any) or action.number == position.acting:
            return NO_OTHER_PERSON
        return NOT_COPIED if card.kind != self.op.kind or card.copies else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        position.tell("event-copied", "BR-10.2", seat, {"card": action.words[0]})
        carry_out(position, seat, position.components.cards[action.number].effect)


class Flip(Ask):
    """BR-10.2 flip_majority: a grey marker of a category in which nobody is ahead of you."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("flip", seat, op)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*position.components.flips, position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "flip" or action.number < 0:
            return NOT_ASKED
        if position.seats[seat].leads >> action.number & 1:
            return ALREADY_COLOURED
        return None if position.is_unbeaten(seat, action.number) else NOT_UNBEATEN

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"category": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind != "decline":
            position.seats[seat].leads |= 1 << action.number
            category = CATEGORIES[action.number]
            position.tell("event-leads", "BR-10.2", seat, {"category": category})


class ChooseOption(Ask):
    """BR-10.2 choose: one of several lists."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("choose", seat, op)
        self.op = op

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"card": position.components.cards[self.op.card].id}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.options[: len(self.op.options)]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "choose" and 0 <= action.number < len(self.op.options) else NOT_ASKED

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        carry_out(position, seat, self.op.options[action.number])


# ---- opponents (BR-10.3)


class ChooseVictim(Ask):
    """BR-10.3 opponents one: an opponent of your choice who is not immune."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("victim", seat, op)
        self.op = op

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.victims[other] for other in position.opponents(seat)]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "victim" or action.number < 0:
            return NOT_ASKED
        if action.number == seat or action.number >= position.players:
            return NOT_AN_OPPONENT
        return IS_IMMUNE if position.seats[action.number].household.immune else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"other": action.number}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        for inner in reversed(self.op.inner):
            position.push(position.components.victim_steps[seat][action.number][inner.number])


class NameColour(Ask):
    """BR-10.3 threat choose: one colour for all opponents."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("name", seat, op)
        self.op = op

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.names

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "name" and action.number >= 0 else NOT_ASKED

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        components = position.components
        position.tell("event-named", "BR-10.3", seat, {"colour": action.words[0]})
        for victim in reversed(position.opponents(seat)):
            if position.seats[victim].household.immune:
                continue
            for inner in reversed(self.op.inner):
                if inner.code == OP_THREAT and inner.colour == CHOOSE:
                    position.push(components.steps[f"receive {victim} {action.number} {inner.n}"])
                else:
                    position.push(components.victim_steps[seat][victim][inner.number])


class Give(Ask):
    """BR-10.3 give_workers: the victim picks the workers, as many as told or as there are."""

    def __init__(self, seat: int, other: int, op: Op, left: int) -> None:
        super().__init__("give", seat, op, str(other), str(left))
        self.other = other
        self.op = op
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"other": self.other, "count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.gives

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "give" or action.number < 0:
            return NOT_ASKED
        return None if position.seats[seat].workers[action.number] else NO_WORKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0], "card": position.components.cards[self.op.card].id}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1
        position.seats[self.other].workers[action.number] += 1
        position.tell("event-gave-worker", "BR-10.3", seat, {"other": self.other, "colour": action.words[0]})
        if self.left > 1:
            ask_further(position, seat, self.op, (self.op.n - self.left + 1) * 4 + self.other)


TAKE_WORKER: Final[list[list[list[TakeWorker]]]] = [
    [[TakeWorker(seat, left, least) for least in range(5)] for left in range(MOST_ASKED + 1)] for seat in range(4)
]
