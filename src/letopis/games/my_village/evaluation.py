"""What My Village's room knows of good play: how much a position is worth, in prestige points.

The score as it stands, and what the village still promises: story points on the tree, goods and the customers who
wait for them, living villagers, time left to the bridge. Everything fades as coffins fill (MV-12.1), and with the
rounds too, so that nobody waits for ever (MV-D26). A turn is several short choices; a position in the middle of one
is worth what the best way on from it is worth. The weights were found by hill climbing over games of the greedy
player; `letopis arena my_village` measures what they are good for.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village import scoring
from letopis.games.my_village.activating import ACTIVATES
from letopis.games.my_village.banner_value import DICE, face
from letopis.games.my_village.components import (
    ABBOT,
    CRAFTSMAN,
    FIRST_CRAFT,
    JOKER_GOODS,
    LEAST_VALUE,
    LETTERS,
    MERCHANT,
    MOST_VALUE,
    TRAVELLER,
)
from letopis.games.my_village.death import DEATHS
from letopis.games.my_village.position import BLACK, LEFT, RIGHT, MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS
from letopis.kernel.actions import Action


class Weights:
    """What there is to weigh, by name, so that a tuner can turn the screws."""

    def __init__(self) -> None:
        self.turns = 19.0  # a whole game, in turns of one player
        self.patience = 44.0  # turns after which nothing promises anything any more
        self.tree = 0.07
        self.tree_close = 0.58
        self.coin = 0.41
        self.good = 0.48
        self.ready = 0.63
        self.makeable = 0.5
        self.missing = 0.17
        self.far = 0.13
        self.craft = 0.86
        self.chain = 0.23
        self.field = 0.31
        self.window = 0.53
        self.window_slope = 1.83
        self.journey = 0.94
        self.letter = 0.12
        self.council = 0.6
        self.meeting = 0.46
        self.marker = 0.98
        self.abbot = 1.02
        self.councilman = 1.04
        self.traveller = 1.08
        self.craftsman = 1.46
        self.merchant = 1.06
        self.student = 0.22
        self.scholar = 2.15
        self.time = 0.22
        self.alone = 0.9
        self.start = 0.25


WEIGHTS: Final[Weights] = Weights()
MOST_COINS: Final = 6  # beyond which coins are only coins
PAIRS_TRIED: Final = 3


def turns_left(position: MyVillagePosition) -> float:
    """How many turns each player may still have."""
    table = position.components.table_of(position.players)
    coffins = float(table.coffins - position.coffins()) / table.coffins
    played = float(position.round * table.turns)
    patience = 1.0 - played / WEIGHTS.patience
    return WEIGHTS.turns * max(0.0, min(coffins, patience))


def worth(position: MyVillagePosition, seat: int) -> float:
    """How good a position is for a seat; in the middle of its turn, how good the best way on is."""
    if position.stack:
        kind = position.stack[-1].kind
        if kind != "turn" and position.awaited == (seat,):
            return ahead(position, seat) if kind in ("form", "activate") else climb(position.copy_of(), seat)
    return standing(position, seat)


def ahead(position: MyVillagePosition, seat: int) -> float:
    """The best of all ways on from a choice of the value or of what it is used for."""
    best = -1000.0
    for action in position.stack[-1].actions(position, seat):
        if action.kind == "plow":
            continue
        trial = position.copy_of()
        trial.advance(action, seat)
        if trial.stack and trial.stack[-1].kind == "activate":
            value = ahead(trial, seat)
        else:
            value = climb(trial, seat)
        if value > best:
            best = value
    return best


def climb(position: MyVillagePosition, seat: int) -> float:
    """What the turn comes to when each further choice is the one that looks best at once; uses the position up."""
    while position.awaited == (seat,) and position.stack[-1].kind != "turn":
        actions = position.stack[-1].actions(position, seat)
        best = actions[0]
        if len(actions) > 1:
            most = -1000.0
            for action in actions:
                if action.kind == "plow":
                    continue
                trial = position.copy_of()
                trial.advance(action, seat)
                value = standing(trial, seat)
                if value > most:
                    best = action
                    most = value
        position.advance(best, seat)
    return standing(position, seat)


def sensible(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of all pairs of dice those whose best use looks best; the rest of a turn is short enough as it is."""
    if position.stack[-1].kind != "turn" or len(actions) <= PAIRS_TRIED:
        return actions
    uses = uses_of_values(position, seat)
    village = position.seats[seat]
    weights = WEIGHTS
    time = weights.time * position.components.black_die_time
    forms = position.components.form_coins
    ranked: list[tuple[float, int]] = []
    for number in range(len(actions)):
        low = actions[number].number // DICE
        high = actions[number].number % DICE
        coins = forms[(face(low) - 1) * (DICE // 2) + face(high) - 1]
        best = -1000.0
        for value in range(LEAST_VALUE, MOST_VALUE + 1):
            for markers in range(min(village.markers, 2) + 1):
                price = coins[value * 3 + markers]
                if 0 <= price <= village.coins:
                    gain = uses[value] - weights.coin * price - weights.marker * markers
                    if gain > best:
                        best = gain
        black = (1 if low >= BLACK else 0) + (1 if high >= BLACK else 0)
        ranked.append((time * black - best, number))
    ranked.sort()
    return [actions[number] for _, number in ranked[:PAIRS_TRIED]]


def uses_of_values(position: MyVillagePosition, seat: int) -> list[float]:
    """What the best use of each banner value would lead to, the dice left aside."""
    uses = [0.0] * (MOST_VALUE + 1)
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        trial = position.copy_of()
        trial.stack.pop()
        trial.turn += 1
        trial.value = value
        trial.push(DEATHS[seat])
        trial.push(ACTIVATES[seat])
        trial.settle()
        uses[value] = ahead(trial, seat)
    return uses


# ---- the position as it stands


def standing(position: MyVillagePosition, seat: int) -> float:
    """The score, and what the village promises for the turns that are left."""
    village = position.seats[seat]
    total = float(scoring.total(position, seat))
    if not position.stack:
        return total + 0.01 * scoring.left_over(village)
    weights = WEIGHTS
    left = turns_left(position)
    soon = min(1.0, left / 4.0)
    later = min(1.0, left / 10.0)
    total += village.tree * (weights.tree + (weights.tree_close if village.headman == 1 else 0.0)) * soon
    total += weights.coin * min(village.coins, MOST_COINS) * soon
    total += (weights.marker * village.markers) * soon
    total += worth_of_trade(position, village, soon, later)
    total += worth_of_areas(position, village, later)
    total += worth_of_lives(village, later)
    total -= weights.time * village.cloud * min(1.0, left / 6.0)
    if position.holder == seat:
        total += weights.start * soon
    return total


def worth_of_trade(position: MyVillagePosition, village: Village, soon: float, later: float) -> float:
    """Goods, and the customers who wait for them: ready to be served, to be made ready, or far off."""
    components = position.components
    weights = WEIGHTS
    goods = village.goods.copy()
    goods[components.plow] += village.plows
    jokers = village.jokers
    value = 0.0
    merchant = 1.0 if village.has(MERCHANT) else 0.4
    craftsman = village.has(CRAFTSMAN)
    waiting = 0
    for customer in village.customers:
        card = components.customers[customer]
        missing = 0
        makeable = True
        for good, count in card.price.ways[0].needs:
            used = min(goods[good], count)
            goods[good] -= used
            if used < count:
                missing += count - used
                if village.crafts[good] < 0 or not craftsman:
                    makeable = False
        waiting += 1
        crowd = 1.0 if waiting <= 6 else 0.5
        if missing and missing <= jokers:
            jokers -= missing
            missing = 0
        if missing == 0:
            value += card.points * weights.ready * merchant * soon * crowd
        elif makeable:
            value += card.points * (weights.makeable - weights.missing * missing) * merchant * later * crowd
        else:
            value += card.points * weights.far * merchant * later * crowd
    spare = jokers
    for count in goods:
        spare += min(count, 2)
    return value + weights.good * spare * soon


def worth_of_areas(position: MyVillagePosition, village: Village, later: float) -> float:
    """What buildings, fields, church, journey and councils may still bring."""
    components = position.components
    weights = WEIGHTS
    value = 0.0
    owned = 0
    for good in range(GOODS):
        if village.crafts[good] >= 0:
            owned += 1
    value += weights.craft * owned
    if owned > 1:
        longest = 0
        for number in range(LEAST_VALUE, MOST_VALUE + 1):
            chain = components.amusement_values[village.board] >> number & 1
            for good in range(GOODS):
                chain += village.white_values(components, FIRST_CRAFT + good) >> number & 1
            longest = max(longest, chain)
        value += weights.chain * longest
    value += weights.field * len(village.fields) + 0.3 * village.plows
    if village.church >= 0:
        windows = min(village.windows(components), components.most_windows)
        value += 0.5 * (weights.window_slope * windows - components.window_points[windows])
        if village.has(ABBOT):
            value += weights.window * (components.most_windows - windows)
    letters = len(village.travel)
    if village.has(TRAVELLER) and not (letters and components.cards[village.travel[-1]].ends_travel):
        value += weights.journey * letters + weights.letter * (len(LETTERS) - letters)
    if village.council >= 0:
        value += weights.council
        if components.cards[village.council].ability == JOKER_GOODS:
            value += 0.5
    if village.meeting:
        value += weights.meeting
    return value * later


def worth_of_lives(village: Village, later: float) -> float:
    """Living villagers by what there is for them to do, and students."""
    weights = WEIGHTS
    value = 0.0
    alive = village.villagers
    if alive & 1:
        value += weights.abbot
    if alive & 2:
        value += weights.councilman
    if alive & 4:
        value += weights.traveller
    if alive & 8:
        value += weights.craftsman
    if alive & 16:
        value += weights.merchant
    if village.school & LEFT:
        value += weights.student
    if village.school & RIGHT:
        value += weights.scholar
    if alive & (alive - 1) == 0:
        value -= weights.alone
    return value * later
