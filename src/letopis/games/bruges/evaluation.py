"""What a position is worth to a seat, in points: for the bots."""

from collections.abc import Sequence

from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.actions import Action


def worth(position: BrugesPosition, seat: int) -> float:
    """Points as they stand, and what the rest promises."""
    return float(position.scores()[seat].total)


def sensible(position: BrugesPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions worth a thought."""
    return actions
