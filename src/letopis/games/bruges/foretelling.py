"""What a seat should know before it chooses: tried on a copy, by the rules themselves."""

from collections.abc import Sequence
from typing import Any, Final

from letopis.games.bruges import scoring
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import CATEGORIES
from letopis.kernel.actions import Action
from letopis.kernel.events import Event
from letopis.kernel.notes import Note
from letopis.kernel.steps import Step

CLOSE: Final = 2  # behind the first by no more than this, one may still overtake in a round


def alone(position: BrugesPosition) -> BrugesPosition:
    """A copy in which nothing else is to come."""
    trial = position.copy()
    trial.stack = []
    return trial


def after(position: BrugesPosition, step: Step[Any], seat: int, action: Action) -> BrugesPosition:
    """What an answer brings by itself, until it is done or somebody is asked."""
    trial = alone(position)
    step.apply(trial, seat, action)
    trial.settle()
    return trial


def told(position: BrugesPosition, steps: Sequence[Step[Any]]) -> list[Event]:
    """What would happen if these steps came now."""
    trial = alone(position)
    trial.stack = list(steps)
    events: list[Event] = []
    trial.telling = events
    trial.settle()
    return events


def points(position: BrugesPosition, seat: int) -> int:
    """BR-8.1: what a seat would score as things stand."""
    return scoring.scores(position)[seat].total


def of_points(position: BrugesPosition, step: Step[Any], seat: int, action: Action) -> Note | None:
    """What an answer changes in the final score, if anything."""
    change = points(after(position, step, seat, action), seat) - points(position, seat)
    if change == 0:
        return None
    return Note("points" if change > 0 else "fewer-points", "BR-8.1", {"points": abs(change)})


def is_same(trial: BrugesPosition, before: dict[str, Any]) -> bool:
    """Whether nothing came of it and nobody is asked anything."""
    return not trial.stack and trial.write() == before


def of_nothing(position: BrugesPosition, step: Step[Any], seat: int, action: Action) -> Note | None:
    """Whether an answer does nothing at all."""
    idle = is_same(after(position, step, seat, action), position.write())
    return Note("nothing", "BR-10.2", warns=True) if idle else None


def leads(position: BrugesPosition, seat: int) -> list[Note]:
    """BR-4.13: the markers still grey: which would turn if phase 4 came now, and in which one is close behind."""
    notes: list[Note] = []
    for category, id in enumerate(CATEGORIES):
        if position.seats[seat].leads >> category & 1:
            continue
        if position.is_leader(seat, category):
            notes.append(Note("lead", "BR-4.14", {"category": id, "count": position.standing(seat, category)}))
            continue
        mine = position.standing(seat, category)
        best = max([position.standing(other, category) for other in position.others(seat)])
        if 0 < best <= mine + CLOSE:
            notes.append(Note("behind", "BR-4.14", {"category": id, "count": mine, "best": best}))
    return notes


def of_penalties(
    key: str, position: BrugesPosition, seat: int, steps: Sequence[Step[Any]], every: bool = False
) -> list[Note]:
    """BR-6.2: the penalties that would strike a seat if these steps came now; those that cost nothing if asked for."""
    return [
        Note(key, "BR-6.2", event.figures)
        for event in told(position, steps)
        if event.key == "event-penalty" and event.seat == seat and (every or event.figures["count"])
    ]
