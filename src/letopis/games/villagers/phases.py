"""The phases of a round (VS-6.1) as they lie on the stack."""

from typing import Final

from letopis.games.villagers.position import VillagersPosition
from letopis.kernel import stacking
from letopis.kernel.steps import Step

PHASES: Final = (  # the next one last
    *("round", "markets", "events", "end-of-build", "build", "before-build", "road", "draft", "before-draft"),
)
THE_ONE: Final[tuple[int, ...]] = (0,)  # the only seat of the solo game, as `awaits` says it


class Phase(Step[VillagersPosition]):
    """A phase, or the end of one: under it are those that come after it."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if place >= len(PHASES) or self.text != PHASES[place]:
            return "phases lie in the order of a round, the next one last"
        return stacking.not_above(position, place, PHASES[place - 1]) if place else None


def with_others(position: VillagersPosition) -> str | None:
    """Why a step of the solo game cannot stand at this table."""
    return "it belongs to the solo game" if position.solo is None else None
