"""Where a step may stand on a stack (docs/notation/villagers.md): what is right beneath it, what right above."""

from typing import Final

from letopis.games.villagers.position import VillagersPosition

# the phases of a round as they lie on the stack, the next one last
PHASES: Final = (
    *("round", "markets", "events", "end-of-build", "build", "before-build", "road", "draft", "before-draft"),
)
SOLO_ONLY: Final = "it belongs to the solo game"


def phase(position: VillagersPosition, place: int) -> str | None:
    """Of a phase that is yet to come: under it are those that come after it."""
    if place >= len(PHASES) or position.stack[place].text != PHASES[place]:
        return "phases lie in the order of a round, the next one last"
    return beneath(position, place, PHASES[place - 1]) if place else None


def beneath(position: VillagersPosition, place: int, *allowed: str) -> str | None:
    """Whether one of these steps is right beneath it."""
    under = position.stack[place - 1].text if place else "nothing"
    return None if under in allowed else f"it stands above {' or '.join(allowed)}, and not above {under}"


def followed(position: VillagersPosition, place: int, *allowed: str) -> str | None:
    """Whether one of these steps is right above it: alone it would not have waited."""
    above = position.stack[place + 1].text if place + 1 < len(position.stack) else "nothing"
    return None if above in allowed else f"it waits for {' or '.join(allowed)}, and not for {above}"


def on_top(position: VillagersPosition, place: int) -> str | None:
    """Whether nothing is above it: a question is answered before anything else happens."""
    return None if place + 1 == len(position.stack) else "it is a question, and something stands above it"


def first_of(*problems: str | None) -> str | None:
    """The first thing that is wrong."""
    for problem in problems:
        if problem is not None:
            return problem
    return None
