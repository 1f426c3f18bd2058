"""What a position is worth to a seat, in points: for bots that look one step ahead."""

from collections.abc import Sequence

from letopis.games.village.position import VillagePosition
from letopis.kernel.actions import Action


def worth(position: VillagePosition, seat: int) -> float:
    """Points."""
    return float(position.scores()[seat].total)


def sensible(position: VillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """All."""
    return actions
