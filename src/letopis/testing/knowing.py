"""What the room of a position knows of good play."""

from collections.abc import Sequence
from typing import Any

from letopis import Action, Position
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide


def knows(position: Position) -> Evaluation[Any]:
    """The room's evaluation for so many seats."""
    return position.game.evaluation(position.players)


def guides(position: Position) -> Guide[Any]:
    """And its guide."""
    return position.game.guide(knows(position))


def linear_priors(position: Position, seat: int, actions: Sequence[Action]) -> list[float] | None:
    """What its learned priors say of actions; None where it has none on such a choice."""
    guide = guides(position)
    learned = guide.evaluation.learned.priors
    assert learned is not None
    return guide.linear_priors(position, seat, actions, learned.mixed(guide.evaluation.progress(position)))
