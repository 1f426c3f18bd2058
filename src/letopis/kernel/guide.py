"""What only a search asks a room: where to look first, how to play on quickly, what chance has shown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation

if TYPE_CHECKING:
    from letopis.kernel.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[P]):
    """One for an evaluation; every method optional."""

    prior_names: ClassVar[tuple[str, ...]] = ()  # the figures that learned priors are sums of
    rollout_choices: ClassVar[int] = 0  # choices of each seat that a search plays on from a leaf before it looks
    journeyman_iterations: ClassVar[int] = 60  # fewer where few are already hard to beat

    def __init__(self, evaluation: Evaluation[P]) -> None:
        self.evaluation = evaluation
        leaves = evaluation.learned.leaves
        self.leaves = evaluation if leaves is None else type(evaluation)(evaluation.players, leaves)

    def priors(self, position: P, seat: int, actions: Sequence[Action]) -> list[float]:
        """First thoughts on the sensible actions of a choice, in points: learned ones, or what each leads to."""
        learned = self.evaluation.learned.priors
        if learned is not None:
            found = self.linear_priors(position, seat, actions, learned.mixed(self.evaluation.progress(position)))
            if found is not None:
                return found
        return self.tried_out(position, seat, actions)

    def linear_priors(
        self, position: P, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        """Priors that are sums of figures in weights, and so can be learned; None where there are none."""
        return None

    def tried_out(self, position: P, seat: int, actions: Sequence[Action]) -> list[float]:
        """Priors by playing each action and looking at what comes of it."""
        found: list[float] = []
        for action in actions:
            promise = self.evaluation.promise(position, seat, action)
            if promise is None:
                trial = position.copy()
                trial.advance(action, seat)
                promise = self.quick_worth(cast(P, trial), seat)
            found.append(promise)
        return found

    def quick_worth(self, position: P, seat: int) -> float:
        """`worth`, or something quicker, since a search looks further itself."""
        return self.evaluation.worth(position, seat)

    def rollout_choice(self, position: P, seat: int, actions: Sequence[Action], decision: int) -> Action | None:
        """What a seat does at first sight where a search plays on; None: the sensible action of the best prior.

        A room may keep what it thought for the same decision of a search, which has a number.
        """
        return None

    def chance_key(self, position: P, seat: int) -> int:
        """A number for what chance has shown and a seat's next choice hangs on: equal dice, equal number."""
        return 0

    def unseen_choice(self, position: P, seat: int) -> Action | None:
        """What another seat would choose unseen without much thought; None: anything sensible."""
        return None

    def automatic(self, position: P, seat: int) -> Action | None:
        """What a seat takes where a search of other things should not stop to think; None: it should."""
        return None

    def stops(self, position: P) -> bool:
        """Whether a rollout stops here: from here on it would see luck rather than play."""
        return False

    def before_chance(self, position: P, since: P) -> None:
        """Take away what chance alone has brought since a position that a search set out from, before it looks."""

    def leaf_values(self, position: P) -> list[float]:
        """The outlooks by which a search judges its leaves."""
        return self.leaves.outlooks(position)
