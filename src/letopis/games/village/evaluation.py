"""What a position is worth to a seat, in points, for bots that look one step ahead.

`standing` is the score as it stands with what is owned turned into points. `worth` first finishes what the seat has
begun: a choice half made is worth what its best continuation is, followed answer by answer.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.components import Extra
from letopis.games.village.places import (
    BLACK_BAG,
    BUILDING,
    CEREMONY,
    CITY,
    COLORS,
    COUPLE,
    DEAD,
    FARMYARD,
    HOLD,
    INN,
    KINDS,
    LIGHTHOUSE,
    OWNED,
    STAGE,
    WINDOW,
)
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.scoring import (
    chronicled,
    church_points,
    council_points,
    customer_points,
    travel_points,
    villager_points,
)
from letopis.kernel.actions import Action

MOST_AHEAD: Final = 12  # answers followed in one half-made choice

# what a thing is worth while there is time to use it; the first and the later ones of a kind
FIRST: Final[list[float]] = [
    *[0.9, 0.9, 0.9, 0.9, 0.0, 1.4, 0.8, 2.6, 2.8, 2.4, 2.4, 2.2, 1.3, 1.0, 1.4, 5.5, 5.0],
]
LATER: Final[list[float]] = [
    *[0.45, 0.45, 0.45, 0.45, 0.0, 1.15, 0.55, 1.5, 1.4, 1.4, 1.6, 1.6, 0.9, 0.8, 1.0, 4.5, 4.0],
]
MANY: Final = 4  # beyond so many cubes of a colour more are of little use
TOO_MANY: Final = 0.1
WRITTEN: Final[list[float]] = [0.0, 1.8, 3.6, 5.6, 8.4, 12.0]  # members in the chronicle, on the way to its points
AT_HOME: Final[list[float]] = [0.0, 1.4, 2.4, 3.2, 3.8, 4.2]  # members on the farmyard
EACH_TIME: Final = 0.22  # of the ten spaces to the quill
EACH_DEATH: Final = 1.6
CRAFTSMAN: Final = 1.5
TRAVELLER: Final = 1.3
COUNCILLOR: Final[list[float]] = [1.2, 2.0, 2.6, 2.8]
PRIEST: Final = 1.0
NOVICE: Final = 1.9
GUEST: Final = 1.0
SUITOR: Final = 1.5
SPOUSE: Final = 2.6
KEEPER: Final = 0.5
SAILOR: Final = 1.6
CARGO: Final = 0.8
CARD: Final = 1.6
CHEST: Final = 3.2
GOAL: Final = 1.0
FIRST_PLAYER: Final = 0.4


def worth(position: VillagePosition, seat: int) -> float:
    """What the position is worth once the seat has finished what it is doing."""
    if not is_half_done(position, seat):
        return standing(position, seat)
    trial = position
    for _ in range(MOST_AHEAD):
        best: VillagePosition | None = None
        most = 0.0
        for action in sensible(trial, seat, trial.legal(seat)):
            following = trial.copy()
            assert isinstance(following, VillagePosition)
            following.advance(action, seat)
            value = standing(following, seat)
            if best is None or value > most:
                best = following
                most = value
        assert best is not None
        trial = best
        if not is_half_done(trial, seat):
            break
    return standing(trial, seat)


def is_half_done(position: VillagePosition, seat: int) -> bool:
    """Whether the seat is in the middle of something."""
    return position.awaited == (seat,) and position.stack[-1].kind != "turn-choice"


def standing(position: VillagePosition, seat: int) -> float:
    """The score as it stands, with what is owned turned into points."""
    player = position.seats[seat]
    points = float(
        player.prestige
        + travel_points(position, player)
        + council_points(position, player)
        + church_points(position, player)
        + customer_points(position, player)
        + villager_points(position, player)
    )
    points += WRITTEN[min(chronicled(position, player), len(WRITTEN) - 1)]
    points += owned(player) + alive(position, player)
    points += len(player.hand) * CARD + (len(player.chests) + len(player.stowed)) * CHEST + len(player.reached) * GOAL
    if position.next_first == seat:
        points += FIRST_PLAYER
    return points - player.time * EACH_TIME - player.dying * EACH_DEATH


def owned(player: Player) -> float:
    """Cubes, coins, grain, goods, aboard too."""
    points = 0.0
    for thing in range(OWNED):
        n = player.stock[thing]
        if n == 0:
            continue
        points += FIRST[thing] + LATER[thing] * (n - 1)
        if thing < COLORS and n > MANY:
            points -= (LATER[thing] - TOO_MANY) * (n - MANY)
    for thing in player.cargo:
        points += FIRST[thing] * CARGO
    return points


def alive(position: VillagePosition, player: Player) -> float:
    """What the living may still bring."""
    points = 0.0
    at_home = 0
    craft = 0  # a second member in a building is of little use
    for member in player.members:
        place = member >> 3
        if place == FARMYARD:
            at_home += 1
        elif place < FARMYARD or place >= DEAD:
            continue
        elif place == BLACK_BAG:
            points += NOVICE
        elif place == INN:
            points += GUEST
        elif place == HOLD:
            points += SAILOR
        elif BUILDING <= place < CITY:
            points += CRAFTSMAN if craft >> place & 1 == 0 else CRAFTSMAN / 4
            craft |= 1 << place
        elif place < STAGE:
            points += TRAVELLER
        elif place < WINDOW:
            points += COUNCILLOR[min(place - STAGE, len(COUNCILLOR) - 1)]
        elif place < CEREMONY:
            points += PRIEST
        elif place < LIGHTHOUSE:
            points += SUITOR
        else:
            points += KEEPER if place < COUPLE else SPOUSE
    return points + AT_HOME[min(at_home, len(AT_HOME) - 1)]


def sensible(position: VillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Without bread for those whose number does not matter now, and of equal members only the oldest at work."""
    if len(actions) < KINDS:
        return actions
    found: list[Action] = []
    for action in actions:
        if isinstance(action, Extra) and action.kind == "bread" and position.stack[-1].kind != "death":
            continue
        found.append(action)
    return found or actions
