"""Phase 4, leadership and the new first player (BR-4.13 to BR-4.16)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.course import BrugesStep
from letopis.games.bruges.effects import VerbAsk
from letopis.games.bruges.foretelling import leads, of_points
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import CATEGORIES, MAJORITY_CHECK, PHASE_LEADERSHIP, ROUND_END
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NOT_UNBEATEN: Final = Refusal("BR-10.2", "refusal-not-unbeaten")
ALREADY_COLOURED: Final = Refusal("BR-4.15", "refusal-already-coloured")


class Leadership(BrugesStep):
    """BR-4.13 to BR-4.15: sole leaders turn their markers, which never turn back."""

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_LEADERSHIP
        position.active = position.first
        for seat in position.clockwise(position.first):
            player = position.seats[seat]
            for category in range(len(CATEGORIES)):
                if not player.leads >> category & 1 and position.is_leader(seat, category):
                    player.leads |= 1 << category
                    position.tell("event-leads", "BR-4.14", seat, {"category": CATEGORIES[category]})
        position.push(ROUND_ENDS)
        wake(position, MAJORITY_CHECK)


class RoundEnds(BrugesStep):
    """BR-10.6 round_end: after the markers, before the persons are turned upright."""

    def run(self, position: BrugesPosition) -> None:
        wake(position, ROUND_END)


def wake(position: BrugesPosition, event: int) -> None:
    """The persons of all players that wait for an event of the round, from the first player clockwise."""
    for seat in reversed(position.clockwise(position.first)):
        listening = position.seats[seat].household.listeners[event]
        for at in range(len(listening) - 1, -1, -1):
            position.push(position.components.person_steps[seat][listening[at]])


class Flip(VerbAsk):
    """BR-10.2 flip_majority: a grey marker of a category in which nobody is ahead of you."""

    may_decline = True
    verbs: tuple[str, ...] = ("flip", "decline")

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.flips

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if position.seats[seat].leads >> action.number & 1:
            return ALREADY_COLOURED
        return None if position.is_unbeaten(seat, action.number) else NOT_UNBEATEN

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def forecasts(self, position: BrugesPosition, seat: int) -> list[Note]:
        return leads(position, seat)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"category": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].leads |= 1 << action.number
        position.tell("event-leads", "BR-10.2", seat, {"category": CATEGORIES[action.number]})


LEADERSHIP: Final[Leadership] = Leadership("leadership")
ROUND_ENDS: Final[RoundEnds] = RoundEnds("round-ends")
