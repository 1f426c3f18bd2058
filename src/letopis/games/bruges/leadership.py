"""Phase 4, leadership and the new first player (BR-4.13 to BR-4.16)."""

from typing import Final

from letopis.games.bruges.placing import misplaced_course
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.words import CATEGORIES, MAJORITY_CHECK, PHASE_LEADERSHIP, ROUND_END
from letopis.kernel.steps import Step


class Leadership(Step[BrugesPosition]):
    """BR-4.13 to BR-4.15: sole leaders turn their markers, which never turn back."""

    def __init__(self) -> None:
        super().__init__("leadership")

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_LEADERSHIP
        position.active = position.first
        for seat in position.from_first():
            player = position.seats[seat]
            for category in range(len(CATEGORIES)):
                if not player.leads >> category & 1 and position.is_leader(seat, category):
                    player.leads |= 1 << category
                    position.tell("event-leads", "BR-4.14", seat, {"category": CATEGORIES[category]})
        position.push(ROUND_ENDS)
        wake(position, MAJORITY_CHECK)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


class RoundEnds(Step[BrugesPosition]):
    """BR-10.6 round_end: after the markers, before the persons are turned upright."""

    def __init__(self) -> None:
        super().__init__("round-ends")

    def run(self, position: BrugesPosition) -> None:
        wake(position, ROUND_END)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


def wake(position: BrugesPosition, event: int) -> None:
    """The persons of all players that wait for an event of the round, from the first player clockwise."""
    order = position.from_first()
    for place in range(len(order) - 1, -1, -1):
        seat = order[place]
        listening = position.seats[seat].household.listeners[event]
        for at in range(len(listening) - 1, -1, -1):
            position.push(position.components.person_steps[seat][listening[at]])


LEADERSHIP: Final[Leadership] = Leadership()
ROUND_ENDS: Final[RoundEnds] = RoundEnds()
