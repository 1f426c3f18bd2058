"""At any moment: what a seat may do beside the question it is asked, and the question stays.

A rulebook says "at any moment of your turn": a card, a chest, bread. A room says it once, here, and not in each of its
questions. The actions are marked (`Action.aside`) and belong to nothing else.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

if TYPE_CHECKING:
    from letopis.kernel.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Asides(Generic[P]):
    """What a seat may do beside the question it is asked."""

    def candidates(self, position: P, seat: int) -> Sequence[Action]:
        """Every aside of a seat that is asked something, allowed or not, in a stable order."""
        raise NotImplementedError

    def refusal(self, position: P, seat: int, action: Action) -> Refusal | None:
        """Why this aside is not allowed now, or None."""
        raise NotImplementedError

    def apply(self, position: P, seat: int, action: Action) -> None:
        """Do it; the question stays beneath whatever this puts on the stack."""
        raise NotImplementedError

    def actions(self, position: P, seat: int) -> Sequence[Action]:
        """The legal ones. Only a room that can answer for all candidates at once says more here."""
        return [action for action in self.candidates(position, seat) if self.refusal(position, seat, action) is None]

    def figures(self, position: P, seat: int, action: Action, refusal: Refusal) -> Figures:
        """What the sentence of a refusal needs; asked for only when a person reads it."""
        return {}

    def note(self, position: P, seat: int, action: Action) -> Note | None:
        """What a seat should know of a legal aside before it chooses it."""
        return None

    def matter(self, position: P, seat: int) -> bool:
        """Whether one of them can make a difference at this very question: if not, an only answer is played by itself,
        and a search does not look at them."""
        return True
