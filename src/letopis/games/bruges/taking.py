"""Uses I and II (BR-5.3, BR-5.4): workers of the card's colour, guilders as its die shows; and workers by an effect."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import MOST_ASKED
from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.course import BrugesChoice
from letopis.games.bruges.effects import Ask, Several, fire, fire_opponents
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import OPPONENT_TAKES_GUILDERS, TAKE_GUILDERS, TAKE_WORKERS
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal


def take_workers(position: BrugesPosition, seat: int) -> None:
    """BR-5.3: I, workers of the card's colour."""
    player = position.seats[seat]
    amount = player.household.worker_amount
    player.workers[position.played] += amount
    tell_workers(position, "BR-5.3", seat, position.played, amount)
    fire(position, seat, player.household, TAKE_WORKERS, True)


def tell_workers(position: BrugesPosition, rule: str, seat: int, colour: int, amount: int) -> None:
    """The log line of workers gained."""
    if position.telling is not None:
        words: Figures = {"count": amount, "colour": position.components.colours[colour]}
        position.tell("event-took-workers", rule, seat, words)


def take_guilders(position: BrugesPosition, seat: int) -> None:
    """BR-5.4: II, guilders as the die of the card's colour shows; a person may let one choose the die (BR-10.5)."""
    if position.seats[seat].household.die_choice and min(position.dice) != max(position.dice):
        position.push(DICE[seat])
    else:
        take_from_die(position, seat, position.played)


def take_from_die(position: BrugesPosition, seat: int, die: int) -> None:
    """BR-10.5: the die, its least value, what is added, the taking, further gains."""
    player = position.seats[seat]
    household = player.household
    amount = max(position.dice[die], household.die_min) + household.plus
    player.guilders += amount
    if position.telling is not None:
        colour = position.components.colours[die]
        position.tell("event-took-guilders", "BR-5.4", seat, {"count": amount, "colour": colour})
    fire_opponents(position, seat, OPPONENT_TAKES_GUILDERS)
    fire(position, seat, household, TAKE_GUILDERS, True)


class ChooseDie(BrugesChoice):
    """BR-10.4 die_choice: any die."""

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.dice_chosen

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        take_from_die(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        free = position.seats[self.seat].household.die_choice
        return super().misplaced(position, place) if free else "nobody lets the seat choose a die"


class TakeWorker(Several):
    """BR-10.2 workers any: each of a colour you choose."""

    verbs: tuple[str, ...] = ("take-worker",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("take-worker", seat, str(amount))
        self.amount = amount

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.takes

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None

    def fitting(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.takes

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.amount

    def spent(self, position: BrugesPosition, seat: int) -> bool:
        return len(position.picks[-1]) >= self.amount

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] += 1
        tell_workers(position, "BR-10.2", seat, action.number, 1)


class TakeSame(Ask):
    """BR-10.2 workers same: all of one colour you choose."""

    verbs: tuple[str, ...] = ("take-worker",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("take-same", seat, str(amount))
        self.amount = amount

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.amount}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.takes

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] += self.amount
        tell_workers(position, "BR-10.2", seat, action.number, self.amount)


DICE: Final[list[ChooseDie]] = [ChooseDie("die", seat) for seat in range(MOST_SEATS)]
TAKE_WORKER: Final[list[list[TakeWorker]]] = [  # by seat and amount, from 1 on
    [TakeWorker(seat, amount) for amount in range(1, MOST_ASKED + 1)] for seat in range(MOST_SEATS)
]
