"""Reputation (BR-4.11, BR-4.12): steps for the price of the round in phase 2, or by a person's effect (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.course import BrugesChoice, BrugesSeatStep, BrugesStep
from letopis.games.bruges.effects import VerbPick, fire, fire_opponents
from letopis.games.bruges.foretelling import leads, of_points
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import ADVANCE, OPPONENT_ADVANCES
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

LAST_STEP: Final = Refusal("BR-4.12", "refusal-last-step")
STEP_TOO_DEAR: Final = Refusal("BR-4.11", "refusal-step-too-dear")


def step_price(position: BrugesPosition, seat: int, pay: int) -> int:
    """BR-7.14: a paid step with its discounts; a free one stays free."""
    return max(0, pay - position.seats[seat].household.advance_discount)


def step_refusal(position: BrugesPosition, seat: int, pay: int) -> Refusal | None:
    """BR-4.11, BR-4.12: why one cannot advance for this price."""
    player = position.seats[seat]
    if player.reputation >= position.components.last_step:
        return LAST_STEP
    return None if step_price(position, seat, pay) <= player.guilders else STEP_TOO_DEAR


def advance(position: BrugesPosition, seat: int, price: int) -> None:
    """BR-4.11: one step on the reputation track."""
    player = position.seats[seat]
    player.guilders -= price
    player.reputation += 1
    if position.telling is not None:
        position.tell("event-advanced", "BR-4.11", seat, {"price": price, "step": player.reputation})
    fire_opponents(position, seat, OPPONENT_ADVANCES)
    fire(position, seat, player.household, ADVANCE)


class Reputation(BrugesStep):
    """BR-4.11: each in turn may advance for the price of the round; without a 1 or 2 nobody may."""

    def run(self, position: BrugesPosition) -> None:
        if position.reputation_price() == 0:
            position.tell("event-no-reputation", "BR-4.11", position.first, {})
            return
        position.push_in_turn(MAY_ADVANCE)


class MayAdvance(BrugesSeatStep):
    """Whoever cannot pay, or stands on the last step, is not asked (BR-4.11, BR-4.12)."""

    def run(self, position: BrugesPosition) -> None:
        price = position.reputation_price()
        refusal = step_refusal(position, self.seat, price)
        if price and refusal is None:
            position.push(ADVANCES[self.seat])
        elif position.telling is not None:
            words: Figures = {"price": step_price(position, self.seat, price)}
            key = "event-on-last-step" if refusal is LAST_STEP else "event-cannot-advance"
            position.tell(key, "BR-4.12" if refusal is LAST_STEP else "BR-4.11", self.seat, words)


class Advances(BrugesChoice):
    """BR-4.11: pay and move one step, or not."""

    verbs: tuple[str, ...] = ("advance", "stay")

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"price": step_price(position, seat, position.reputation_price())}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.advance, position.components.stay]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        stays = action.kind == "stay"
        return None if stays else step_refusal(position, seat, position.reputation_price())

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def forecasts(self, position: BrugesPosition, seat: int) -> list[Note]:
        return leads(position, seat)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        price = step_price(position, seat, position.reputation_price())
        return {"price": price, "guilders": position.seats[seat].guilders}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "advance":
            advance(position, seat, step_price(position, seat, position.reputation_price()))


class PayStep(VerbPick):
    """BR-10.2 reputation: up to so many steps for a price each."""

    may_decline = True
    verbs: tuple[str, ...] = ("advance",)

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"price": step_price(position, seat, self.op.pay), "count": self.left(position)}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.advance]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return step_refusal(position, seat, self.op.pay)

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        player = position.seats[seat]
        return {"price": step_price(position, seat, self.op.pay), "guilders": player.guilders}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        advance(position, seat, step_price(position, seat, self.op.pay))


REPUTATION: Final[Reputation] = Reputation("reputation")
MAY_ADVANCE: Final[list[MayAdvance]] = [MayAdvance("may-advance", seat) for seat in range(MOST_SEATS)]
ADVANCES: Final[list[Advances]] = [Advances("advance", seat) for seat in range(MOST_SEATS)]
