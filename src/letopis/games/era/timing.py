"""How much of a game is over, how many rounds are still to come, and what is left of this one."""

from typing import Any, Final

from letopis.games.era import build, collect, disasters, extort, rounds
from letopis.games.era.position import EraPosition
from letopis.kernel.steps import Step

COLLECT: Final = 1  # what is still to come for a seat in this round
INCOME: Final = 2
FEED: Final = 4
STRIKE: Final = 8
BUILD: Final = 16
RAID: Final = 32
ALL: Final = COLLECT | INCOME | FEED | STRIKE | BUILD | RAID
PHASES: Final = rounds.PHASES

PACE: Final = 0.75  # rounds that the end is away for each building it still needs, with two players
MOST_LEFT: Final = 9.0


def rounds_left(position: EraPosition) -> float:
    """How many rounds are still to come after this one: counted alone, guessed with others from what the end needs."""
    components = position.components
    length = components.setups[position.players].rounds
    if length:
        return float(length - max(1, position.round))
    need = position.tokens - position.flipped
    if need <= 0:
        return 0.0
    supply = position.supply
    fewest: list[int] = []  # the smallest first
    total = 0
    for number in components.building_numbers:
        left = supply[number]
        if left == 0:
            continue
        if len(fewest) == need:
            if left >= fewest[-1]:
                continue
            total -= fewest.pop()
        total += left
        place = len(fewest)
        while place and fewest[place - 1] > left:
            place -= 1
        fewest.insert(place, left)
    return min(MOST_LEFT, PACE * (need + total) / (position.players - 1))


def progress_of(position: EraPosition, left: float) -> float:
    """How much of the game is over."""
    length = position.components.setups[position.players].rounds
    whole = float(length) if length else 5.5
    done = 1.0 - left / whole
    return max(done, 0.0)


def progress(position: EraPosition) -> float:
    """How much of the game is over."""
    return progress_of(position, rounds_left(position))


def due_of(position: EraPosition, seat: int) -> int:
    """What is still to come for a seat in this round."""
    stack = position.stack
    if position.setting_up or not stack:
        return 0
    phases = 0  # whole phases that have not begun
    while phases < 5 and phases + 1 < len(stack) and stack[phases + 1] is PHASES[5 - phases]:
        phases += 1
    if phases == 5:
        return ALL
    flags = 0
    if phases >= 1 or stands(stack, extort.RAIDS[seat]):
        flags |= RAID
    if phases >= 2 or (phases == 1 and stands(stack, build.BUILD_TURNS[seat])):
        flags |= BUILD
    if phases >= 3 or (phases == 2 and stands(stack, disasters.STRIKES[seat])):
        flags |= STRIKE
    if phases == 4:
        flags |= FEED
        if stands(stack, collect.COLLECTS[seat]):
            flags |= COLLECT | INCOME
        elif stands(stack, collect.INCOME[seat]):
            flags |= INCOME
    return flags


def stands(stack: list[Step[Any]], step: Step[Any]) -> bool:
    """Whether a step is on the stack."""
    for other in stack:
        if other is step:
            return True
    return False


def at_rest(position: EraPosition) -> bool:
    """Not while dice are marked, a disaster or a demand is being answered, a piece or the rest of a turn is built."""
    stack = position.stack
    if not stack or position.setting_up:
        return True
    if position.rolling:
        if len(position.choosing) != position.players:
            return False
        for player in position.seats:
            if player.marked or player.turned:
                return False
        return True
    kind = stack[-1].kind
    if kind == "build":
        seat = position.awaited[0]
        return position.seats[seat].builds == position.hammers(seat)
    return kind == "quill" or kind == "take"
