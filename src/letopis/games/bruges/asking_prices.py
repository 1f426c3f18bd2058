"""What effects ask to be paid or given up (BR-10.2): threat markers, steps of reputation, a cost for a gain."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking import Several, tidy_tail
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
PAY_IN_FULL: Final = Refusal("BR-10.2", "refusal-pay-in-full")
ONE_COLOUR: Final = Refusal("BR-10.2", "refusal-one-colour")
ANOTHER_COLOUR: Final = Refusal("BR-10.2", "refusal-another-colour")


class DiscardThreats(Several):
    """BR-10.2 discard_threats: up to so many markers, a point each; `same`: all of one colour."""

    may_decline = True
    verbs: tuple[str, ...] = ("marker",)

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("discard-threats", seat, op)
        self.op = op

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

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

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


def step_price(position: BrugesPosition, seat: int, pay: int) -> int:
    """BR-7.14: a paid step with its discounts; a free one stays free."""
    return max(0, pay - position.seats[seat].household.advance_discount)


def step_refusal(position: BrugesPosition, seat: int, pay: int) -> Refusal | None:
    """BR-4.11, BR-4.12: why one cannot advance for this price."""
    player = position.seats[seat]
    if player.reputation >= position.components.last_step:
        return LAST_STEP
    return None if step_price(position, seat, pay) <= player.guilders else STEP_TOO_DEAR


class PayStep(Several):
    """BR-10.2 reputation: up to so many steps for a price each."""

    may_decline = True
    verbs: tuple[str, ...] = ("advance",)

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("pay-step", seat, op)
        self.op = op

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"price": step_price(position, seat, self.op.pay), "count": self.left(position)}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.advance]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return step_refusal(position, seat, self.op.pay)

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        player = position.seats[seat]
        return {"price": step_price(position, seat, self.op.pay), "guilders": player.guilders}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        advance(position, seat, step_price(position, seat, self.op.pay))


class Pay(Several):
    """BR-10.2 pay: up to so many times a cost for a gain; a cost that is begun is paid in full."""

    may_decline = True
    verbs: tuple[str, ...] = ("pay", "pay-worker", "discard")

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("pay", seat, op)
        self.op = op
        self.each = max(1, op.cost_workers)  # things to pick for one gain

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        op = self.op
        picked = len(position.picks[-1])
        return {
            "count": op.n - picked // self.each,
            "card": position.components.cards[op.card].id,
            "guilders": op.cost_guilders,
            "workers": op.cost_workers,
            "cards": op.cost_cards,
            "owed": self.owed(picked),
            "what": "guilders" if op.cost_guilders else "workers" if op.cost_workers else "cards",
        }

    def owed(self, picked: int) -> int:
        """How many things a payment that is begun still lacks."""
        return -picked % self.each

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        components = position.components
        if self.op.cost_guilders:
            return [components.agree]
        if self.op.cost_workers:
            return components.pays
        return [components.cards[card].discard for card in position.seats[seat].hand]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if self.op.cost_guilders:
            if action.kind != "pay":
                return NOT_ASKED
            return None if player.guilders >= self.op.cost_guilders else CANNOT_PAY
        if self.op.cost_workers:
            if action.kind != "pay-worker":
                return NOT_ASKED
            if not player.workers[action.number]:
                return NO_WORKER
            owed = self.owed(len(position.picks[-1])) or self.each
            return None if player.all_workers() >= owed else CANNOT_PAY
        if action.kind != "discard":
            return NOT_ASKED
        return None if action.number in player.hand else NOT_IN_HAND

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n * self.each

    def least(self, position: BrugesPosition, seat: int) -> int:
        picked = len(position.picks[-1])
        return picked + self.owed(picked)

    def too_few(self, position: BrugesPosition, seat: int) -> Refusal:
        return PAY_IN_FULL

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = self.context(position, seat)
        if action.kind == "pay-worker":
            words["colour"] = action.words[0]
        elif action.words:
            words["card"] = action.words[0]
        return words

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        picked = len(position.picks[-1])
        if self.op.cost_guilders:
            player.guilders -= self.op.cost_guilders
        elif self.op.cost_workers:
            player.workers[action.number] -= 1
        else:
            throw_away(position, seat, action.number)
            tidy_tail(position.discards, picked)
        if self.owed(picked) == 0:
            self.tell_payment(position, seat)
            carry_out(position, seat, self.op.inner)

    def tell_payment(self, position: BrugesPosition, seat: int) -> None:
        """The log line of one payment; a card that was discarded has its own."""
        if position.telling is not None and not self.op.cost_cards:
            words: Figures = {"card": position.components.cards[self.op.card].id}
            if self.op.cost_guilders:
                words["count"] = self.op.cost_guilders
                position.tell("event-paid-guilders", "BR-10.2", seat, words)
            else:
                words["count"] = self.op.cost_workers
                position.tell("event-paid-workers", "BR-10.2", seat, words)
