"""What a family can still expect, for the bots: points, and named features between two turns in learned weights.

`worth` first finishes what the seat has begun: a choice half made is worth what its best continuation is, followed
answer by answer. At a glance `opportunity` stands for that: a guess at what the action just chosen will bring.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.anytime import MATTERS_AT
from letopis.games.village.bonuses import Bonus, PickCubes
from letopis.games.village.components.effects import CHEST_BRINGS
from letopis.games.village.components.names import (
    BESIDE,
    CEREMONY,
    CHRONICLE,
    COIN,
    CUBES,
    GRAIN,
    GRAVES,
    GREEN,
    NONE,
    PLAGUE,
    SCROLL,
    STAGE,
    WAGON,
    WINDOW,
)
from letopis.games.village.features import FEATURES, READY, features, look_at_market
from letopis.games.village.paying import units
from letopis.games.village.position import VillagePosition
from letopis.games.village.scoring import chronicle_points, chronicled, villager_points
from letopis.kernel.actions import Action
from letopis.kernel.steps import one_order
from letopis.kernel.weights import Weights

MOST_AHEAD: Final = 12  # answers followed in one half-made choice
A_CUBE: Final = 0.6
A_BONUS: Final = 1.2
A_GOOD: Final = 1.5  # made by time: less what the time is worth
ACTIONS: Final = ("church", "inn", "card", "voyage", "sail", "landing", "smuggler", "wedding", "privilege", "swap")


# ---- what there is, and how far the game has come


def points(position: VillagePosition, seat: int) -> float:
    """The score of a seat as things stand, without its sheet."""
    components = position.components
    player = position.seats[seat]
    total = player.prestige + components.coin_points * player.stock[COIN]
    if not position.setup.port:
        total += components.travel_points[player.markers.bit_count()]
    for member in player.members:
        place = member >> 3
        if place >= STAGE:
            if place < WINDOW:
                total += components.stages[place - STAGE].prestige
            elif place < CEREMONY:
                total += components.windows[place - WINDOW].prestige
    for number in player.customers:
        total += components.customers[number].prestige
    total += chronicle_points(position, chronicled(position, player))
    if player.hand:
        total += villager_points(position, player)
    return float(total)


def progress(position: VillagePosition) -> float:
    """V-9.1: how nearly the chronicle, the graves or the sailors' graves are full."""
    if position.ended_by != NONE:
        return 1.0
    written = 0
    buried = 0
    drowned = 0
    for player in position.seats:
        members = player.members
        number = len(members) - 1
        while number >= 0:
            place = members[number] >> 3
            number -= 1
            if place < CHRONICLE:
                break
            if place < GRAVES:
                written += 1
            elif place == GRAVES:
                buried += 1
            elif place < BESIDE:
                drowned += 1
    pages = 0
    for spaces in position.setup.chronicle:
        pages += spaces
    share = written / pages if pages else 0.0
    if position.setup.graves:
        share = max(share, buried / position.setup.graves)
    if drowned:
        share = max(share, drowned / len(position.components.sailor_graves))
    return 0.95 * share


def at_rest(position: VillagePosition) -> bool:
    """Between two turns."""
    return not position.stack or position.stack[-1].kind == "turn-choice"


# ---- outlook and worth


def outlook(position: VillagePosition, seat: int, weights: Weights) -> float:
    """The points a family can expect in the end."""
    now = points(position, seat)
    if not position.stack:
        return now
    return now + weights.value(features(position, seat), progress(position))


def rest_after(position: VillagePosition, seat: int, weights: Weights) -> VillagePosition:
    """The position once the seat has finished what it is doing, each answer the one that looks best at once."""
    trial = position
    for _ in range(MOST_AHEAD):
        if not is_half_done(trial, seat):
            break
        best: VillagePosition | None = None
        most = 0.0
        for action in sensible(trial, seat, trial.considered(seat)):
            following = trial.copy()
            following.advance(action, seat)
            value = outlook(following, seat, weights) + opportunity(following, seat)
            if best is None or value > most:
                best = following
                most = value
        assert best is not None
        trial = best
    return trial


def is_half_done(position: VillagePosition, seat: int) -> bool:
    """Whether the seat is in the middle of something."""
    return position.awaited == (seat,) and position.stack[-1].kind != "turn-choice"


def opportunity(position: VillagePosition, seat: int) -> float:
    """What a question under way may bring the seat, or will still cost it, about."""
    if not is_half_done(position, seat):
        return 0.0
    player = position.seats[seat]
    stock = player.stock
    kind = position.stack[-1].kind
    if kind == "pay":
        left = units(position) - len(position.picked)
        behind = position.stack[-2] if len(position.stack) > 1 else None
        return (A_BONUS if isinstance(behind, Bonus) else 0.0) - A_CUBE * left
    if kind == "pick":
        pick = position.stack[-1]
        return A_CUBE * (pick.n - len(position.picked)) if isinstance(pick, PickCubes) else 0.0
    if kind == "produce":
        return A_GOOD
    if kind == "crafts":
        return A_GOOD - 0.3
    if kind == "one-of":
        return 2.0
    if kind == "sale":
        found = [0.0] * len(FEATURES)
        look_at_market(position, player, found)
        return 0.5 * found[READY]
    if kind == "travel":
        return 1.5 if stock[WAGON] else 0.0
    if kind == "council":
        return 1.3 if stock[SCROLL] or stock[GREEN] > 1 else 0.6
    if kind == "family":
        return 1.0
    if kind == "harvest":
        return 0.5 * min(3.0, position.components.most_grain - stock[GRAIN])
    return 0.8 if kind in ACTIONS else 0.0


def sensible(position: VillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Each set of cubes in one order, asides where they matter, no plague where a cube lies beside it."""
    kind = position.stack[-1].kind
    if kind in ("pay", "pick"):
        return one_order(position, actions)
    is_plain = kind != "sea-burial" and (kind != "turn-choice" or len(actions) < CUBES)
    if is_plain and not actions[-1].aside:  # asides come last
        return actions
    found: list[Action] = []
    for action in actions:
        if action.aside:
            if not is_of_use(position, action, kind):
                continue
        elif kind == "turn-choice":
            if action.kind == "take" and action.number % CUBES == PLAGUE and len(actions) >= CUBES:
                space = action.number - PLAGUE
                spaces = position.spaces
                if spaces[space] or spaces[space + 1] or spaces[space + 2] or spaces[space + 3]:
                    continue
        elif kind == "sea-burial" and is_as_good(position, action, found):
            continue
        found.append(action)
    return found or actions


def is_of_use(position: VillagePosition, action: Action, kind: str) -> bool:
    """Whether an aside can matter at a question; bread does when somebody dies."""
    if action.kind == "goal":
        return True
    if action.kind == "bread":
        return kind == "death"
    wanted = MATTERS_AT.get(kind, 0)
    if action.kind == "open":
        return wanted & CHEST_BRINGS != 0
    return wanted & position.components.villagers[action.number].brings != 0


def is_as_good(position: VillagePosition, action: Action, found: list[Action]) -> bool:
    """Whether a sailors' grave shows the same points as one before it."""
    points = position.components.sailor_graves
    for other in found:
        if other.kind == "bury" and points[other.number] == points[action.number]:
            return True
    return False
