"""The round (BR-1.2), its end and the end of the game (BR-4.7, BR-4.16); and every fixed step by its notation."""

from typing import Any, Final

from letopis.games.bruges import drawing, leadership, playing, rolling, threats, uses
from letopis.games.bruges.components import Components
from letopis.games.bruges.placing import misplaced_course
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.steps import Step


class Round(Step[BrugesPosition]):
    """BR-1.2: four phases, then the end of the round."""

    def __init__(self) -> None:
        super().__init__("round")

    def run(self, position: BrugesPosition) -> None:
        position.round += 1
        position.tell("event-round", "BR-1.2", position.first, {"round": position.round})
        position.stack.extend(OF_A_ROUND)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return None if len(position.stack) == 1 else "a round begins when everything else is over"


class EndOfRound(Step[BrugesPosition]):
    """BR-4.16: persons upright; the marker passes on, or after the last round the game is over (BR-4.7)."""

    def __init__(self) -> None:
        super().__init__("end-of-round")

    def run(self, position: BrugesPosition) -> None:
        for player in position.seats:
            player.rotated = 0
        if position.last and position.round >= position.last:
            position.tell("event-game-over", "BR-8.1", position.first, {"round": position.round})
            return
        position.first = (position.first + 1) % position.players
        position.push(ROUND)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_course(position, place)


ROUND: Final[Round] = Round()
END_OF_ROUND: Final[EndOfRound] = EndOfRound()
OF_A_ROUND: Final[list[Step[Any]]] = [  # as they lie on the stack, the next one last
    END_OF_ROUND,
    leadership.LEADERSHIP,
    playing.PLAY_PHASE,
    rolling.ROLL_PHASE,
    drawing.DRAW_PHASE,
]


def fixed_steps() -> list[Step[Any]]:
    """Every step that does not depend on the characters."""
    several: list[list[Any]] = [
        [ROUND, *OF_A_ROUND, leadership.ROUND_ENDS],
        [*drawing.REFILLS, *drawing.REFILLING, *drawing.LOOKS],
        [step for row in drawing.DRAWINGS for step in row[1:]],
        [rolling.ROLLED, rolling.THREATS, rolling.REPUTATION, *rolling.REROLLERS],
        [step for row in rolling.REROLLS for step in row[1:]],
        [*rolling.THREATENED, *rolling.MAY_ADVANCE, *rolling.ADVANCES],
        [*threats.RECKON, *threats.SUFFER, *threats.PLAGUES, *threats.FIRES],
        [*playing.TURNS[1:], *playing.TURN, *playing.AFTER, *playing.PLAY, *playing.REST],
        [*playing.IDLE, *playing.PAY_WORKERS],
        [*uses.DICE, *uses.MARKERS, *uses.SECTION_CHOICES, *uses.HOUSE_WORKERS, *uses.BUILT, *uses.BUILT_BY_CARD],
    ]
    return [step for steps in several for step in steps]


def furnish(components: Components) -> None:
    """Put them beside those that do."""
    for step in fixed_steps():
        components.steps[step.text] = step
