"""A step: one "then", "you may" or "choose" of a rulebook, on the position's stack.

Steps are immutable and shared: everything that changes lives in the position, so copying a stack is copying a list.
A `Choice` waits for its seats; any other step runs by itself as soon as it is on top. Either is off the stack when
`apply` or `run` is called, and puts itself back if there is more of it. A `Pick` is a choice of several things.
"""

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, TOO_FEW, Figures, Refusal

if TYPE_CHECKING:
    from letopis.kernel.position import Position

P = TypeVar("P", bound="Position")
S = TypeVar("S", bound="Step[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """Something that happens by itself, or, as a `Choice`, something that a seat is asked."""

    asks: bool = False
    kind: str = ""  # names the decision and its prompt: `decision-<kind>` in the texts
    together: bool = False  # several seats choose at once, each unseen by the others
    several: bool = False  # a seat's answers in a row are one decision, which hints tell whole
    # the kinds of actions that answer it, where they are not its own kind: nothing else reaches `refusal`. A step that
    # is not compiled sets it in its `__init__`.
    verbs: tuple[str, ...] = ()

    def __init__(self, *words: str) -> None:
        self.text: str = " ".join(words)  # its notation: a name and words, as an action has
        self.named: tuple[int, ...] = ()  # the seats among those words

    def run(self, position: P) -> None:
        """What happens by itself; may push further steps."""
        raise NotImplementedError

    def awaits(self, position: P) -> tuple[int, ...]:
        """The seats that may answer now."""
        raise NotImplementedError

    def candidates(self, position: P, seat: int) -> Sequence[Action]:
        """Every action that belongs to this choice, allowed or not, in a stable order."""
        raise NotImplementedError

    def answered_by(self, action: Action) -> bool:
        """Whether an action is of a kind that answers this choice."""
        return action.kind in self.verbs if self.verbs else action.kind == self.kind

    def refusal(self, position: P, seat: int, action: Action) -> Refusal | None:
        """The one home of legality: why this action, which is one of the game's and answers it, is not allowed."""
        return None

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

    def note(self, position: P, seat: int, action: Action) -> Note | None:
        """What a seat should know of a legal answer before it gives it: what it does not do, what it wastes."""
        return None

    def forecasts(self, position: P, seat: int) -> list[Note]:
        """What will happen as things stand, as far as the rules can compute it from what the seat sees."""
        return []

    def forced(self, position: P, seat: int) -> bool:
        """Whether a single legal action may be played without asking."""
        return True

    def close(self, position: P) -> None:
        """What happens when the choice comes up and awaits nobody any more: it is off the stack by then."""
        raise NotImplementedError

    def misplaced(self, position: P, place: int) -> str | None:
        """Why this step cannot stand at `position.stack[place]`, in English for a `BadNotation`; None: it may.

        `Game.load` asks it of every step of a document, when all else was read and before anything happens.
        """
        return None

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[P]):
    """Something that happens to one seat, which its notation names first: `feed 0`."""

    def __init__(self, name: str, seat: int, *words: str) -> None:
        super().__init__(name, str(seat), *words)
        self.seat = seat
        self.named = (seat,)


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
        self.named = (seat,)
        self.seats: tuple[int, ...] = (seat,)

    def awaits(self, position: P) -> tuple[int, ...]:
        return self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(SeatChoice[P]):
    """Several things in any order: one more, take one back, enough.

    What was picked so far is `position.picked`, sorted: equal sets of picks are one and the same position. A thing has
    its effect at once (`take`), or all have it together (`finish`), where each alone would draw or show something.
    Taking one back is undoing it: `position.undone(seat, thing)`. A fresh pick is put on the stack by `position.begin`.
    """

    # its verbs are those of its things: nothing else reaches `unfit` or the notation's picks
    several: bool = True

    # ---- what a room says

    def things(self, position: P, seat: int) -> Sequence[Action]:
        """All that may be picked here, allowed or not, in a stable order."""
        raise NotImplementedError

    def unfit(self, position: P, seat: int, action: Action) -> Refusal | None:
        """Why this cannot be added to what is picked, or None. It knows the set, never the order."""
        raise NotImplementedError

    def take(self, position: P, seat: int, action: Action) -> None:
        """What one more does at once; the same in any order."""
        raise NotImplementedError

    def most(self, position: P, seat: int) -> int:
        """How many things at the most."""
        raise NotImplementedError

    def least(self, position: P, seat: int) -> int:
        """How many things before it may be enough."""
        return 0

    def enough(self, position: P, seat: int) -> Action | None:
        """The room's word for "enough"; None where as many as there are must be picked."""
        return None

    def too_few(self, position: P, seat: int) -> Refusal:
        """Why it is not yet enough."""
        return TOO_FEW

    def finish(self, position: P, seat: int) -> None:
        """What happens when the pick is over."""

    def fitting(self, position: P, seat: int) -> Sequence[Action]:
        """The things that are not unfit. Only a pick that can answer for all at once says more here."""
        return [thing for thing in self.things(position, seat) if self.unfit(position, seat, thing) is None]

    def spent(self, position: P, seat: int) -> bool:
        """Whether nothing is left to decide, so that the pick is over by itself."""
        return len(position.picks[-1]) >= self.most(position, seat) or not self.fitting(position, seat)

    def rank(self, action: Action) -> int:
        """Where a thing comes in the one order that searches keep to."""
        return action.number

    # ---- what every pick does

    def awaits(self, position: P) -> tuple[int, ...]:
        return NO_SEATS if self.spent(position, self.seat) else self.seats

    def candidates(self, position: P, seat: int) -> Sequence[Action]:
        enough = self.enough(position, seat)
        things = self.things(position, seat)
        return things if enough is None else [*things, enough]

    def actions(self, position: P, seat: int) -> Sequence[Action]:
        fitting = self.fitting(position, seat)
        enough = self.enough(position, seat)
        if enough is None or len(position.picks[-1]) < self.least(position, seat):
            return fitting
        return [*fitting, enough]

    def refusal(self, position: P, seat: int, action: Action) -> Refusal | None:
        if action is not self.enough(position, seat):
            return self.unfit(position, seat, action) if action.kind in self.verbs else NOT_ASKED
        return self.too_few(position, seat) if len(position.picks[-1]) < self.least(position, seat) else None

    def apply(self, position: P, seat: int, action: Action) -> None:
        if action is self.enough(position, seat):
            self.close(position)
            return
        position.picks = (*position.picks[:-1], added(position.picks[-1], action))
        position.stack.append(self)  # first, so that whatever one more wakes comes before the next
        self.take(position, seat, action)

    def close(self, position: P) -> None:
        position.picks = position.picks[:-1]
        self.finish(position, self.seat)


NO_SEATS: Final[tuple[int, ...]] = ()


def per_seat(make: Callable[[int], S], seats: int) -> list[S]:
    """A step for each seat of the largest table."""
    return [make(seat) for seat in range(seats)]


def steps_in(modules: Iterable[ModuleType]) -> dict[str, Step[Any]]:
    """Every step that modules keep at their top, alone or in lists, tuples and tables, by its notation."""
    found: dict[str, Step[Any]] = {}
    for module in modules:
        for value in list(vars(module).values()):
            _gather(value, found)
    return found


def _gather(value: object, found: dict[str, Step[Any]]) -> None:
    if isinstance(value, Step):
        found[value.text] = value
    elif isinstance(value, (list, tuple)):
        for item in value:
            _gather(item, found)
    elif isinstance(value, dict):
        for item in value.values():
            _gather(item, found)


def added(picked: tuple[Action, ...], action: Action) -> tuple[Action, ...]:
    """What is picked with one more, sorted by text."""
    place = len(picked)
    while place and picked[place - 1].text > action.text:
        place -= 1
    return (*picked[:place], action, *picked[place:])


def one_order(position: "Position", actions: Sequence[Action]) -> Sequence[Action]:
    """What of a pick a search has to look at, to come to each set once: nothing that comes before what was picked.

    It is pruning for bots' `sensible` and no law: the law knows of no order. Never empty.
    """
    pick = position.stack[-1]
    if not isinstance(pick, Pick) or not position.picks[-1]:
        return actions
    last = max([pick.rank(thing) for thing in position.picks[-1]])
    enough = pick.enough(position, pick.seat)
    kept: list[Action] = []
    things = 0
    for action in actions:
        if action is enough or action.aside:
            kept.append(action)
        elif pick.rank(action) >= last:
            kept.append(action)
            things += 1
    return kept if things or enough in kept else actions
