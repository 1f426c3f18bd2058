"""What persons' effects ask (BR-10.2, BR-10.3). Who may decline is offered to; equal things are offered once."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import MOST_ASKED, Op
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

IN_ORDER: Final = Refusal("BR-10.2", "refusal-in-order")


class Ask(SeatChoice[BrugesPosition]):
    """A question of an effect to one seat."""

    may_decline: bool = False

    def __init__(self, kind: str, seat: int, op: Op | None, *words: str) -> None:
        if op is None:
            super().__init__(kind, seat, *words)
        else:
            super().__init__(kind, seat, op.path, *words)
        self.further = Further(self)

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


TAKE_WORKER: Final[list[list[list[TakeWorker]]]] = [
    [[TakeWorker(seat, left, least) for least in range(5)] for left in range(MOST_ASKED + 1)] for seat in range(4)
]
