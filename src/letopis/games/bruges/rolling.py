"""Phase 2, rolling the dice (BR-4.9, BR-4.10)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import MOST_ASKED
from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.counting import bits
from letopis.games.bruges.course import BrugesChoice, BrugesSeatStep, BrugesStep
from letopis.games.bruges.effects import applies
from letopis.games.bruges.foretelling import of_penalties, told
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.reputation import REPUTATION
from letopis.games.bruges.threats import RECKON, receive
from letopis.games.bruges.vocabulary import DICE_ROLLED, PHASE_ROLL
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

ALREADY_REROLLED: Final = Refusal("BR-10.2", "refusal-already-rerolled")


def roll(position: BrugesPosition, die: int) -> None:
    """One die; it lies on the board all round."""
    position.dice[die] = position.chance.below(position.components.die_sides, "dice") + 1


class RollPhase(BrugesStep):
    """BR-4.9: the first player rolls; then re-rolls, what the roll wakes, threats, and reputation (BR-10.6)."""

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_ROLL
        position.active = position.first
        for die in range(len(position.dice)):
            roll(position, die)
        tell_dice(position, "event-rolled", "BR-4.9", position.first)
        position.push(REPUTATION)
        position.push(THREATS)
        position.push(ROLLED)
        for seat in reversed(position.clockwise(position.first)):
            if position.seats[seat].household.rerolls:
                position.push(REROLLERS[seat])


def tell_dice(position: BrugesPosition, key: str, rule: str, seat: int) -> None:
    """The dice as they lie."""
    if position.telling is not None:
        words: Figures = {}
        for die, colour in enumerate(position.components.colours):
            words[colour] = position.dice[die]
        position.tell(key, rule, seat, words)


class Reroller(BrugesSeatStep):
    """BR-10.2 reroll: a seat may roll some dice again."""

    def run(self, position: BrugesPosition) -> None:
        position.rerolled = 0
        dice = min(position.seats[self.seat].household.rerolls, len(position.dice), MOST_ASKED)
        if dice:
            position.push(REROLLS[self.seat][dice - 1])


class Reroll(BrugesChoice):
    """Which die is rolled again; each at most once."""

    verbs: tuple[str, ...] = ("reroll", "decline")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("reroll", seat, str(left))
        self.left = left

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*position.components.rerolls, position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        again = action.kind == "reroll" and position.rerolled >> action.number & 1
        return ALREADY_REROLLED if again else None

    def forecasts(self, position: BrugesPosition, seat: int) -> list[Note]:
        """BR-4.10: the markers one would receive as the dice lie, and the penalties these would bring."""
        notes: list[Note] = []
        markers = [event for event in told(position, [THREATENED[seat]]) if event.key == "event-threat"]
        if markers:
            colours = " ".join([str(event.figures["colour"]) for event in markers])
            notes.append(Note("markers", "BR-4.10", {"colours": colours, "count": len(markers)}))
        components = position.components
        for die, value in enumerate(position.dice):
            if components.threatens[value]:
                one_more = [components.steps[f"receive {seat} {die} 1"]]
                notes.extend(of_penalties("strike", position, seat, one_more, every=True))
        return notes

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
            position.push(REROLLS[seat][self.left - 2])
        else:
            position.rerolled = 0

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        again = bits(position.rerolled) + self.left
        if again > min(position.seats[self.seat].household.rerolls, len(position.dice)):
            return f"seat {self.seat} may not roll {again} dice again"
        return super().misplaced(position, place)


class Rolled(BrugesStep):
    """BR-10.6 dice_rolled: after the roll and all re-rolls; once, or once for each die of certain values."""

    def run(self, position: BrugesPosition) -> None:
        cards = position.components.cards
        for seat in reversed(position.clockwise(position.first)):
            household = position.seats[seat].household
            listening = household.listeners[DICE_ROLLED]
            for at in range(len(listening) - 1, -1, -1):
                card = cards[listening[at]]
                times = 1
                if card.values:
                    times = len([value for value in position.dice if applies(card, DICE_ROLLED, False, value)])
                for _ in range(times):
                    position.push(position.components.person_steps[seat][card.number])


class Threats(BrugesStep):
    """BR-4.10: each in turn receives and resolves."""

    def run(self, position: BrugesPosition) -> None:
        position.push_in_turn(THREATENED)


class Threatened(BrugesSeatStep):
    """BR-4.10: one marker for each die of 5 or 6; all of them first, then the penalties (BR-6.5)."""

    def run(self, position: BrugesPosition) -> None:
        threatens = position.components.threatens
        position.push(RECKON[self.seat])
        for die in range(len(position.dice)):
            if threatens[position.dice[die]]:
                receive(position, self.seat, die, 1)


ROLL_PHASE: Final[RollPhase] = RollPhase("roll-phase")
ROLLED: Final[Rolled] = Rolled("rolled")
THREATS: Final[Threats] = Threats("threats")
REROLLERS: Final[list[Reroller]] = [Reroller("reroller", seat) for seat in range(MOST_SEATS)]
REROLLS: Final[list[list[Reroll]]] = [  # by seat and how many, from 1 on
    [Reroll(seat, left) for left in range(1, MOST_ASKED + 1)] for seat in range(MOST_SEATS)
]
THREATENED: Final[list[Threatened]] = [Threatened("threatened", seat) for seat in range(MOST_SEATS)]
