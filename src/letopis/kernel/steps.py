"""A step: one "then", "you may" or "choose" of a rulebook, on the position's stack.

Steps are immutable and shared: everything that changes lives in the position, so copying a stack is copying a list.
A `Choice` waits for its seats; any other step runs by itself as soon as it is on top. Either is off the stack when
`apply` or `run` is called, and puts itself back if there is more of it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

if TYPE_CHECKING:
    from letopis.kernel.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """Something that happens by itself, or, as a `Choice`, something that a seat is asked."""

    asks: bool = False
    kind: str = ""  # names the decision and its prompt: `decision-<kind>` in the texts
    together: bool = False  # several seats choose at once, each unseen by the others

    def __init__(self, *words: str) -> None:
        self.text: str = " ".join(words)  # its notation: a name and words, as an action has

    def run(self, position: P) -> None:
        """What happens by itself; may push further steps."""
        raise NotImplementedError

    def awaits(self, position: P) -> tuple[int, ...]:
        """The seats that may answer now."""
        raise NotImplementedError

    def candidates(self, position: P, seat: int) -> Sequence[Action]:
        """Every action that belongs to this choice, allowed or not, in a stable order."""
        raise NotImplementedError

    def refusal(self, position: P, seat: int, action: Action) -> Refusal | None:
        """The one home of legality: why this action is not allowed, or None."""
        raise NotImplementedError

    def apply(self, position: P, seat: int, action: Action) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def actions(self, position: P, seat: int) -> Sequence[Action]:
        """The legal ones. Only a step that can answer for all candidates at once says more here."""
        return [action for action in self.candidates(position, seat) if self.refusal(position, seat, action) is None]

    def figures(self, position: P, seat: int, action: Action, refusal: Refusal) -> Figures:
        """What the sentence of a refusal needs; asked for only when a person reads it."""
        return {}

    def context(self, position: P, seat: int) -> Figures:
        """What the prompt needs."""
        return {}

    def forced(self, position: P, seat: int) -> bool:
        """Whether a single legal action may be played without asking."""
        return True

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[P]):
    """What a seat is asked: who, what could be chosen, why not, and what happens then."""

    def __init__(self, kind: str, *words: str) -> None:
        super().__init__(kind, *words)
        self.asks = True
        self.kind = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice[P]):
    """A choice of one seat, which its notation names first: `build 0`."""

    def __init__(self, kind: str, seat: int, *words: str) -> None:
        super().__init__(kind, str(seat), *words)
        self.seat = seat
        self.seats: tuple[int, ...] = (seat,)

    def awaits(self, position: P) -> tuple[int, ...]:
        return self.seats
