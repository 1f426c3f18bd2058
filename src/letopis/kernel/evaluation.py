"""What a room knows of good play: what a position is worth to every seat, and which actions are worth a thought."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.learned import Learned

if TYPE_CHECKING:
    from letopis.kernel.position import Position

P = TypeVar("P", bound="Position")

RIVALRY = 0.3  # how much the best opponent's point counts beside one's own


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[P]):
    """One for a number of seats and what was learned; every method optional.

    >>> import letopis
    >>> game = letopis.game("era")
    >>> evaluation = game.evaluation(players=2)
    >>> position = game.new(players=2, seed=1)
    >>> len(evaluation.outlooks(position)), 0 <= evaluation.progress(position) <= 1
    (2, True)
    """

    feature_names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, players: int, learned: Learned) -> None:
        self.players = players
        self.learned = learned
        self.weights = learned.at(players)

    def features(self, position: P, seat: int) -> list[float]:
        """What a seat has that may bring points yet, in the order of `feature_names`; from a position at rest."""
        return []

    def points(self, position: P, seat: int) -> float:
        """The points a seat has as things stand."""
        return float(position.scores()[seat].total)

    def progress(self, position: P) -> float:
        """How much of the game is over, about: from 0 to 1."""
        return 0.0

    def at_rest(self, position: P) -> bool:
        """Whether nobody is in the middle of something, so that features say all there is to say."""
        return True

    def outlook(self, position: P, seat: int) -> float:
        """The points a seat can expect in the end: what it has, and what its features promise by the weights."""
        points = self.points(position, seat)
        if not position.stack:
            return points
        return points + self.weights.value(self.features(position, seat), self.progress(position))

    def outlooks(self, position: P) -> list[float]:
        """The outlook of every seat, and after them of an opponent that is no seat: whom a solo game has to beat."""
        return [self.outlook(position, seat) for seat in range(position.players)]

    def spread(self, position: P) -> float:
        """How far the difference of two seats' points may still move: the scale of the winning chances."""
        return self.weights.spread(self.progress(position))

    def worth(self, position: P, seat: int) -> float:
        """How good a position is for a seat, in victory points: its outlook, less a part of the best other's."""
        mine = self.outlook(position, seat)
        best: float | None = None
        for other in range(position.players):
            if other != seat:
                theirs = self.outlook(position, other)
                if best is None or theirs > best:
                    best = theirs
        return mine if best is None else mine - RIVALRY * best

    def lead(self, position: P, seat: int) -> float:
        """How far a seat will be ahead of the others, on average: a longer game, which is good for all, is no merit."""
        mine = self.outlook(position, seat)
        others = 0.0
        for other in range(position.players):
            if other != seat:
                others += self.outlook(position, other)
        return mine - others / (position.players - 1) if position.players > 1 else mine

    def promise(self, position: P, seat: int, action: Action) -> float | None:
        """What an action that chance will answer promises, without drawing; None: play it and ask `worth`.

        A room answers for all actions of a decision or for none, so that they compare.
        """
        return None

    def sensible(self, position: P, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        """The actions worth a thought: a room's pruning of silly ones; never empty."""
        return actions
