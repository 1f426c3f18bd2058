"""The round (BR-1.2), its end and the end of the game (BR-4.7, BR-4.16)."""

from typing import Any, Final

from letopis.games.bruges import drawing, leadership, playing, rolling
from letopis.games.bruges.course import BrugesStep
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.steps import Step


class Round(BrugesStep):
    """BR-1.2: four phases, then the end of the round."""

    def run(self, position: BrugesPosition) -> None:
        position.round += 1
        position.tell("event-round", "BR-1.2", position.first, {"round": position.round})
        position.stack.extend(OF_A_ROUND)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return None if len(position.stack) == 1 else "a round begins when everything else is over"


class EndOfRound(BrugesStep):
    """BR-4.16: persons upright; the marker passes on, or after the last round the game is over (BR-4.7)."""

    def run(self, position: BrugesPosition) -> None:
        for player in position.seats:
            player.rotated = 0
        if position.last and position.round >= position.last:
            position.tell("event-game-over", "BR-8.1", position.first, {"round": position.round})
            return
        position.first = (position.first + 1) % position.players
        position.push(ROUND)


ROUND: Final[Round] = Round("round")
END_OF_ROUND: Final[EndOfRound] = EndOfRound("end-of-round")
OF_A_ROUND: Final[list[Step[Any]]] = [  # as they lie on the stack, the next one last
    END_OF_ROUND,
    leadership.LEADERSHIP,
    playing.PLAY_PHASE,
    rolling.ROLL_PHASE,
    drawing.DRAW_PHASE,
]
