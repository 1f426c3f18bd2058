"""What a position is worth to a seat."""

from collections.abc import Sequence

from letopis.games.my_village import scoring
from letopis.games.my_village.position import MyVillagePosition
from letopis.kernel.actions import Action


def worth(position: MyVillagePosition, seat: int) -> float:
    return float(scoring.total(position, seat))


def sensible(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    return actions
