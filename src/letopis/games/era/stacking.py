"""Where steps may stand on a stack: what comes sooner stands above what comes later (E-6.1, E-6.2).

Only reading a notation asks; whatever is played keeps to it by itself. A stack may lack what comes later, so that a
position can be about a part of a round; it may not mix, repeat or turn round what there is.
"""

from typing import Any, Final

from letopis.games.era.position import EraPosition
from letopis.kernel.steps import SeatStep, Step

PHASE: Final = 10  # the parts of a phase are counted within ten
ROLL: Final = 10
REROLL_2: Final = 11
REROLL_3: Final = 12
REVEALED: Final = 13
QUILL: Final = 14
COLLECT: Final = 20
FEED: Final = 30
STRUCK: Final = 40  # what a disaster asks of those it strikes
DISASTERS: Final = 45
BUILD: Final = 50
DEMANDS: Final = 60
EXTORT: Final = 65
END: Final = 70
WHEN: Final = {
    "roll": ROLL,
    "reroll 2": REROLL_2,
    "reroll 3": REROLL_3,
    "reveal": REVEALED,
    "quill": QUILL,
    "collect": COLLECT,
    "take": COLLECT,
    "income": COLLECT,
    "feed": FEED,
    "bandits": STRUCK,
    "treachery": STRUCK,
    "scorch": STRUCK,
    "fire": STRUCK,
    "burn": STRUCK,
    "attack": STRUCK,
    "raze": STRUCK,
    "disasters": DISASTERS,
    "disaster": DISASTERS,
    "build": BUILD,
    "build-turn": BUILD,
    "place": BUILD,
    "extort-from": DEMANDS,
    "demand": DEMANDS,
    "answer": DEMANDS,
    "demand-philip": DEMANDS,
    "answer-philip": DEMANDS,
    "extort": EXTORT,
    "end-of-round": END,
}
SETTING_UP: Final = ["round", "first-player", "setup"]  # as they lie, the next one last

Moment = tuple[int, int, int]


def quoted(step: Step[Any]) -> str:
    """A step as an error names it."""
    return f"“{step.text}”"


def when(step: Step[Any]) -> int:
    """The part of a round that a step belongs to; -1: of none."""
    found = WHEN.get(step.text)
    return WHEN.get(step.text.split()[0], -1) if found is None else found


def turn_of(position: EraPosition, seat: int) -> int:
    """E-6.2: when a seat's turn comes, from the first player on."""
    return (seat - position.first) % position.players


def moment(position: EraPosition, step: Step[Any]) -> Moment:
    """When a step comes: part of the round, turn, and what of a seat's turn."""
    last = 0 if step.text.startswith("take") else 1
    return (when(step), turn_of(position, step.named[0]), last) if step.named else (when(step), 0, 0)


def to_come(position: EraPosition, phase: str, turn: str, seat: int) -> bool:
    """Whether a seat's turn in a phase is still to come in this round."""
    its_turn = f"{turn} {seat}"
    return any([step.text == phase or step.text == its_turn for step in position.stack])


def step_beneath(position: EraPosition, place: int) -> Step[Any] | None:
    """The step beneath a place of the stack."""
    return position.stack[place - 1] if place else None


def out_of_turn(position: EraPosition, place: int) -> str | None:
    """E-6.1, E-6.2: why a step of a round cannot stand above what is beneath it."""
    below = step_beneath(position, place)
    if below is None:
        return None
    step = position.stack[place]
    later, sooner = moment(position, below), moment(position, step)
    if later[0] < 0:
        return f"it belongs to a round, and {quoted(below)} beneath it comes before any"
    if later <= sooner:
        return f"{quoted(below)} beneath it does not come later"
    if later[0] == sooner[0] and not (below.named and step.named):
        return f"{quoted(below)} beneath it is the same phase"
    if later[0] // PHASE != sooner[0] // PHASE and below.named:
        return f"{quoted(below)} beneath it belongs to a phase that has not begun"
    return None


def out_of_set_up(position: EraPosition, place: int) -> str | None:
    """Section 5: layouts, then who begins, then the first round, and nothing else."""
    stands = [step.text for step in position.stack[: place + 1]]
    return None if stands == SETTING_UP[: place + 1] else f"set-up is {', '.join(SETTING_UP)}"


class OfRound(Step[EraPosition]):
    """Something that happens in a round, to everybody."""

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_turn(position, place)


class OfTurn(SeatStep[EraPosition]):
    """Something that happens when a seat's turn comes in a phase."""

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_turn(position, place)
