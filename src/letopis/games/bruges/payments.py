"""A cost for a gain, as effects offer it (BR-10.2 pay): in guilders, workers or cards."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.building import NO_WORKER, NOT_IN_HAND
from letopis.games.bruges.characters import Op
from letopis.games.bruges.effects import VerbPick, carry_out, tidy_tail
from letopis.games.bruges.hand import throw_away
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

CANNOT_PAY: Final = Refusal("BR-10.2", "refusal-cannot-pay")
PAY_IN_FULL: Final = Refusal("BR-10.2", "refusal-pay-in-full")


class Pay(VerbPick):
    """BR-10.2 pay: up to so many times a cost for a gain; a cost that is begun is paid in full."""

    may_decline = True

    def __init__(self, kind: str, seat: int, op: Op) -> None:
        super().__init__(kind, seat, op)
        self.verbs = ("pay",) if op.cost_guilders else ("pay-worker",) if op.cost_workers else ("discard",)
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
            return None if player.guilders >= self.op.cost_guilders else CANNOT_PAY
        if self.op.cost_workers:
            if not player.workers[action.number]:
                return NO_WORKER
            owed = self.owed(len(position.picks[-1])) or self.each
            return None if player.all_workers() >= owed else CANNOT_PAY
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
