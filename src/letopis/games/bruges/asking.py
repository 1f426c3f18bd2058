"""What effects ask (BR-10.2, BR-10.3): who may decline is offered to; several things are picked in any order."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import MOST_ASKED, Op
from letopis.games.bruges.placing import misplaced_effect
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Pick, SeatChoice, Step


class Ask(SeatChoice[BrugesPosition]):
    """A question of an effect to one seat."""

    may_decline: bool = False

    def __init__(self, kind: str, seat: int, op: Op | None, *words: str) -> None:
        if op is None:
            super().__init__(kind, seat, *words)
        else:
            super().__init__(kind, seat, op.path, *words)

    def has_a_point(self, position: BrugesPosition) -> bool:
        """Whether there is anything to choose but to decline."""
        return len(self.actions(position, self.seat)) > (1 if self.may_decline else 0)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


class Several(Pick[BrugesPosition]):
    """A question of an effect about several things: one more, one back, enough."""

    may_decline: bool = False

    def __init__(self, kind: str, seat: int, op: Op | None, *words: str) -> None:
        if op is None:
            super().__init__(kind, seat, *words)
        else:
            super().__init__(kind, seat, op.path, *words)

    def enough(self, position: BrugesPosition, seat: int) -> Action | None:
        return position.components.decline if self.may_decline else None

    def left(self, position: BrugesPosition) -> int:
        """How many more it may be, as the pick that is asked for."""
        return self.most(position, self.seat) - len(position.picks[-1])

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left(position)}

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        if len(position.picked_at(place)) > self.most(position, self.seat):
            return f"{len(position.picked_at(place))} things are picked, more than the effect allows"
        return misplaced_effect(position, place)


def tidy_tail(cards: list[int], picked: int) -> None:
    """In whatever order cards were picked, they lie in one: it leaves no trace."""
    if picked > 1:
        cards[-picked:] = sorted(cards[-picked:])


class TakeWorker(Several):
    """BR-10.2 workers any: each of a colour you choose."""

    verbs: tuple[str, ...] = ("take-worker",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("take-worker", seat, None, str(amount))
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
        tell_worker(position, seat, action.number, 1)


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


def ask(position: BrugesPosition, question: Step[BrugesPosition]) -> None:
    """Put a question of an effect on the stack; one that leaves nothing to choose is skipped."""
    if isinstance(question, Several):
        position.begin(question)  # closes by itself when there is nothing to pick
        return
    assert isinstance(question, Ask)
    if question.has_a_point(position):
        position.push(question)


TAKE_WORKER: Final[list[list[TakeWorker]]] = [
    [TakeWorker(seat, amount) for amount in range(MOST_ASKED + 1)] for seat in range(4)
]
