"""What a position is worth to a seat, in ducats, and which actions are worth a thought."""

from collections.abc import Sequence

from letopis.games.villagers.position import VillagersPosition
from letopis.kernel.actions import Action


def worth(position: VillagersPosition, seat: int) -> float:
    """A first estimate."""
    return float(position.scores()[seat].total)


def sensible(position: VillagersPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """All of them."""
    return actions
