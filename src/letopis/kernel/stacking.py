"""What steps ask of their neighbours on a stack, to say in `misplaced` why they cannot stand there."""

from letopis.kernel.position import Position


def beneath(position: Position, place: int) -> str:
    """The text of the step beneath a place; nothing at the bottom."""
    return position.stack[place - 1].text if place else ""


def is_on_top(position: Position, place: int) -> bool:
    """Whether a place is that of the next step."""
    return place == len(position.stack) - 1


def covered(position: Position, place: int) -> str | None:
    """Why a choice cannot wait: it is answered before anything else happens."""
    if is_on_top(position, place):
        return None
    return f"it is to be answered now, and “{position.stack[place + 1].text}” stands above it"


def not_above(position: Position, place: int, *allowed: str) -> str | None:
    """Why a step cannot stand without one of these right beneath it."""
    under = beneath(position, place)
    return None if under in allowed else f"it stands above “{'” or “'.join(allowed)}”, and not above “{under}”"


def not_below(position: Position, place: int, *allowed: str) -> str | None:
    """Why a step cannot wait without one of these right above it."""
    above = "" if is_on_top(position, place) else position.stack[place + 1].text
    return None if above in allowed else f"it waits for “{'” or “'.join(allowed)}”, and not for “{above}”"
