"""What effects ask to be paid or given up (BR-10.2): threat markers, steps of reputation, a cost for a gain."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking import IN_ORDER, Ask, ask_further
from letopis.games.bruges.asking_cards import throw_away
from letopis.games.bruges.characters import Op
from letopis.games.bruges.gains import carry_out
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.uses import (
    NO_MARKER,
    NO_WORKER,
    NOT_IN_HAND,
    advance,
    discard_marker,
)
from letopis.games.bruges.words import ANY, SAME
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal

TOO_FEW_MARKERS: Final = Refusal("BR-10.2", "refusal-too-few-markers")
LAST_STEP: Final = Refusal("BR-4.12", "refusal-last-step")
STEP_TOO_DEAR: Final = Refusal("BR-4.11", "refusal-step-too-dear")
CANNOT_PAY: Final = Refusal("BR-10.2", "refusal-cannot-pay")


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
