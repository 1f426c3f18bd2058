"""Phase 2, rolling the dice (BR-4.9 to BR-4.12)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking_prices import LAST_STEP, step_price, step_refusal
from letopis.games.bruges.characters import MOST_ASKED
from letopis.games.bruges.counting import bits
from letopis.games.bruges.gains import applies
from letopis.games.bruges.placing import misplaced_course
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.threats import RECKON, receive
from letopis.games.bruges.uses import advance
from letopis.games.bruges.words import DICE_ROLLED, PHASE_ROLL
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

ALREADY_REROLLED: Final = Refusal("BR-10.2", "refusal-already-rerolled")


def roll(position: BrugesPosition, die: int) -> None:
    """One die; it lies on the board all round."""
    position.dice[die] = position.chance.below(position.components.die_sides, "dice") + 1


class RollPhase(Step[BrugesPosition]):
    """BR-4.9: the first player rolls; then re-rolls, what the roll wakes, threats, and reputation (BR-10.6)."""

    def __init__(self) -> None:
        super().__init__("roll-phase")

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_ROLL
        position.active = position.first
        for die in range(len(position.dice)):
            roll(position, die)
        tell_dice(position, "event-rolled", "BR-4.9", position.first)
        position.push(REPUTATION)
        position.push(THREATS)
        position.push(ROLLED)
        order = position.from_first()
        for place in range(len(order) - 1, -1, -1):
            seat = order[place]
            if position.seats[seat].household.rerolls:
                position.push(REROLLERS[seat])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


def tell_dice(position: BrugesPosition, key: str, rule: str, seat: int) -> None:
    """The dice as they lie."""
    if position.telling is not None:
        words: Figures = {}
        for die, colour in enumerate(position.components.colours):
            words[colour] = position.dice[die]
        position.tell(key, rule, seat, words)


class Reroller(Step[BrugesPosition]):
    """BR-10.2 reroll: a seat may roll some dice again."""

    def __init__(self, seat: int) -> None:
        super().__init__("reroller", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        position.rerolled = 0
        dice = min(position.seats[self.seat].household.rerolls, len(position.dice), MOST_ASKED)
        if dice:
            position.push(REROLLS[self.seat][dice])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Reroll(SeatChoice[BrugesPosition]):
    """Which die is rolled again; each at most once."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("reroll", seat, str(left))
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*position.components.rerolls, position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "reroll" or action.number < 0:
            return NOT_ASKED
        return ALREADY_REROLLED if position.rerolled >> action.number & 1 else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            position.rerolled = 0
            return
        roll(position, action.number)
        tell_dice(position, "event-rerolled", "BR-10.2", seat)
        position.rerolled |= 1 << action.number
        if self.left > 1:
            position.push(REROLLS[seat][self.left - 1])
        else:
            position.rerolled = 0

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        again = bits(position.rerolled) + self.left
        if again > min(position.seats[self.seat].household.rerolls, len(position.dice)):
            return f"seat {self.seat} may not roll {again} dice again"
        return misplaced_course(position, place)


class Rolled(Step[BrugesPosition]):
    """BR-10.6 dice_rolled: after the roll and all re-rolls; once, or once for each die of certain values."""

    def __init__(self) -> None:
        super().__init__("rolled")

    def run(self, position: BrugesPosition) -> None:
        cards = position.components.cards
        order = position.from_first()
        for place in range(len(order) - 1, -1, -1):
            seat = order[place]
            household = position.seats[seat].household
            listening = household.listeners[DICE_ROLLED]
            for at in range(len(listening) - 1, -1, -1):
                card = cards[listening[at]]
                times = 1
                if card.values:
                    times = len([value for value in position.dice if applies(card, DICE_ROLLED, False, value)])
                for _ in range(times):
                    position.push(position.components.person_steps[seat][card.number])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Threats(Step[BrugesPosition]):
    """BR-4.10: each in turn receives and resolves."""

    def __init__(self) -> None:
        super().__init__("threats")

    def run(self, position: BrugesPosition) -> None:
        order = position.from_first()
        for place in range(len(order) - 1, -1, -1):
            position.push(THREATENED[order[place]])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Threatened(Step[BrugesPosition]):
    """BR-4.10: one marker for each die of 5 or 6; all of them first, then the penalties (BR-6.5)."""

    def __init__(self, seat: int) -> None:
        super().__init__("threatened", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        threatens = position.components.threatens
        position.push(RECKON[self.seat])
        for die in range(len(position.dice)):
            if threatens[position.dice[die]]:
                receive(position, self.seat, die, 1)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


def reputation_price(position: BrugesPosition) -> int:
    """BR-4.11: the sum of all dice showing 1 or 2."""
    price = 0
    prices = position.components.step_prices
    for value in position.dice:
        price += prices[value]
    return price


class Reputation(Step[BrugesPosition]):
    """BR-4.11: each in turn may advance for the price of the round; without a 1 or 2 nobody may."""

    def __init__(self) -> None:
        super().__init__("reputation")

    def run(self, position: BrugesPosition) -> None:
        if reputation_price(position) == 0:
            position.tell("event-no-reputation", "BR-4.11", position.first, {})
            return
        order = position.from_first()
        for place in range(len(order) - 1, -1, -1):
            position.push(MAY_ADVANCE[order[place]])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class MayAdvance(Step[BrugesPosition]):
    """Whoever cannot pay, or stands on the last step, is not asked (BR-4.11, BR-4.12)."""

    def __init__(self, seat: int) -> None:
        super().__init__("may-advance", str(seat))
        self.seat = seat

    def run(self, position: BrugesPosition) -> None:
        price = reputation_price(position)
        refusal = step_refusal(position, self.seat, price)
        if price and refusal is None:
            position.push(ADVANCES[self.seat])
        elif position.telling is not None:
            words: Figures = {"price": step_price(position, self.seat, price)}
            key = "event-on-last-step" if refusal is LAST_STEP else "event-cannot-advance"
            position.tell(key, "BR-4.12" if refusal is LAST_STEP else "BR-4.11", self.seat, words)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class Advances(SeatChoice[BrugesPosition]):
    """BR-4.11: pay and move one step, or not."""

    def __init__(self, seat: int) -> None:
        super().__init__("advance", seat)

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"price": step_price(position, seat, reputation_price(position))}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.advance, position.components.stay]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "stay":
            return None
        return step_refusal(position, seat, reputation_price(position)) if action.kind == "advance" else NOT_ASKED

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        price = step_price(position, seat, reputation_price(position))
        return {"price": price, "guilders": position.seats[seat].guilders}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "advance":
            advance(position, seat, step_price(position, seat, reputation_price(position)))

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


ROLL_PHASE: Final[RollPhase] = RollPhase()
ROLLED: Final[Rolled] = Rolled()
THREATS: Final[Threats] = Threats()
REPUTATION: Final[Reputation] = Reputation()
REROLLERS: Final[list[Reroller]] = [Reroller(seat) for seat in range(4)]
REROLLS: Final[list[list[Reroll]]] = [[Reroll(seat, left) for left in range(MOST_ASKED + 1)] for seat in range(4)]
THREATENED: Final[list[Threatened]] = [Threatened(seat) for seat in range(4)]
MAY_ADVANCE: Final[list[MayAdvance]] = [MayAdvance(seat) for seat in range(4)]
ADVANCES: Final[list[Advances]] = [Advances(seat) for seat in range(4)]
