"""What each banner value would bring a village, about: which dice deserve a thought, without playing them out.

A gain is reckoned in points from what a banner gives and takes at once, with rough rates of exchange. Whoever needs
to know better plays it out (`evaluation.ahead`) or searches.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.activating import on_display, requirement
from letopis.games.my_village.banner_value import DICE, face
from letopis.games.my_village.clerk import can_visit
from letopis.games.my_village.components import (
    ABBOT,
    AMUSEMENT,
    CHURCH,
    COUNCIL,
    COUNCIL_CHAMBER,
    COUNCILMAN,
    CRAFT,
    CRAFTSMAN,
    FACES,
    FIELD,
    FIRST_CRAFT,
    FIRST_FIELD,
    FREE_CUSTOMER,
    GAIN_STORY,
    LEAST_VALUE,
    LETTERS,
    MEETING,
    MEETING_PLACE,
    MERCHANT,
    MOST_VALUE,
    SCHOOL,
    Card,
)
from letopis.games.my_village.position import BLACK, EVERYBODY, LEFT, RIGHT, MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS
from letopis.kernel.actions import Action

TIME: Final = 0.22
COIN: Final = 0.41
MARKER: Final = 0.98
GOOD: Final = 0.5
STORY: Final = 0.45
A_CRAFT: Final = 1.3
A_CHURCH: Final = 1.6
A_COUNCIL: Final = 2.6
A_MEETING_PLACE: Final = 1.8
A_FIELD: Final = 0.7
A_WINDOW: Final = 1.2
A_JOURNEY: Final = [4.2, 5.2, 5.8, 6.8, 7.2]  # by letter
THE_HAND: Final = 1.3
NEVER: Final = -1000.0


def best_value(position: MyVillagePosition, seat: int) -> list[float]:
    """The gain of the best use of each banner value."""
    gains = [NEVER] * (MOST_VALUE + 1)
    anyway = headman_gain(position, position.seats[seat])
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        gains[value] = max(anyway, gain_of(position, seat, value))
    return gains


def gain_of(position: MyVillagePosition, seat: int, value: int) -> float:
    """The gain of the best use of one value: a black banner, or all white ones together."""
    village = position.seats[seat]
    components = position.components
    best = white_gain(position, village, value)
    for card in components.black_of[value]:
        gain = card_gain(position, village, card)
        if gain > best and is_to_be_had(position, village, card):
            best = gain
    if village.church >= 0 and village.has(ABBOT):
        for pile in position.monks:
            if pile:
                monk = components.cards[pile[-1]]
                if monk.values >> value & 1:
                    gain = card_gain(position, village, monk)
                    if gain > best and is_to_be_had(position, village, monk):
                        best = gain
    letter = len(village.travel)
    if letter < len(LETTERS):
        journey = components.journeys[letter]
        if journey.values >> value & 1:
            gain = A_JOURNEY[letter] - TIME * journey.price.time - (0.0 if journey.price.free else GOOD)
            if gain > best and is_to_be_had(position, village, journey):
                best = gain
    if components.hand_values >> value & 1 and not position.hand_back:
        gain = THE_HAND + STORY * position.hand_story
        if gain > best and not_own_hand(position, seat):
            best = gain
    if components.clerk_values >> value & 1 and can_visit(position, seat):
        gain = clerk_gain(position, village)
        if gain > best:
            best = gain
    return best


def is_to_be_had(position: MyVillagePosition, village: Village, card: Card) -> bool:
    """MV-8.2, but for the value: on display, nothing in its way, and to be paid for."""
    if not on_display(position, card) or requirement(position, village, card) is not None:
        return False
    price = card.price
    if card.kind > CRAFT and village.travel:
        price = position.components.cards[village.travel[-1]].onward
    return price.free or village.can_pay(position.components, price)


def not_own_hand(position: MyVillagePosition, seat: int) -> bool:
    """MV-8.8: the starting player may take the hand in a second turn only."""
    if position.first != seat:
        return True
    return position.components.table_of(position.players).turns > 1 and position.turn >= position.players


def card_gain(position: MyVillagePosition, village: Village, card: Card) -> float:
    """What a card's black banner brings, its price paid."""
    kind = card.kind
    cost = TIME * card.price.time
    if kind == CRAFT:
        return A_CRAFT + 0.5 * wanted(position, village, card.good) - cost
    if kind == CHURCH:
        return card.points + A_CHURCH - cost
    if kind == COUNCIL:
        return A_COUNCIL + 0.5 * card.points - cost
    if kind == MEETING:
        return card.points + A_MEETING_PLACE - cost
    if kind == FIELD:
        return card.points + A_FIELD - cost
    components = position.components
    windows = min(village.windows(components), components.most_windows - 1)
    gain = A_WINDOW + components.window_points[windows + 1] - components.window_points[windows] - cost - GOOD
    for effect in card.effects:
        gain += STORY * effect.n if effect.op == GAIN_STORY else 0.3
    return gain


def wanted(position: MyVillagePosition, village: Village, good: int) -> float:
    """How many waiting customers ask for one more of a good, two at most."""
    asked = 0
    for customer in village.customers:
        for kind, count in position.components.customers[customer].price.ways[0].needs:
            if kind == good:
                asked += count
    return float(min(2, max(0, asked - village.goods[good])))


def white_gain(position: MyVillagePosition, village: Village, value: int) -> float:
    """MV-8.18: what all white banners of a value bring that were not used in this turn."""
    components = position.components
    used = village.used
    total = 0.0
    some = False
    tile = village.tile if components.tile_values >> value & 1 else -1
    if (components.school_values >> value & 1 or tile == SCHOOL) and not used & 1:
        some = True
        total += school_gain(village)
    if (components.amusement_values[village.board] >> value & 1 or tile == AMUSEMENT) and not used >> AMUSEMENT & 1:
        some = True
        total += STORY * components.amusement_story
    if village.has(COUNCILMAN):
        if village.meeting and components.meeting.white_values >> value & 1 and not used >> MEETING_PLACE & 1:
            some = True
            total += STORY + (MARKER if village.markers < components.meeting.spaces else 0.0) - TIME
        chamber = components.cards[village.council].white_values if village.council >= 0 else 0
        if chamber and not used >> COUNCIL_CHAMBER & 1 and (chamber >> value & 1 or tile == COUNCIL_CHAMBER):
            some = True
            total += council_gain(position, village)
    if village.has(CRAFTSMAN):
        for good in range(GOODS):
            craft = village.crafts[good]
            if craft >= 0 and not used >> FIRST_CRAFT + good & 1:
                card = components.cards[craft]
                if card.white_values >> value & 1 or tile == FIRST_CRAFT + good:
                    some = True
                    if village.goods[good] < card.spaces:
                        total += GOOD + 0.5 * wanted(position, village, good) - TIME * card.white_time
    if components.field.white_values >> value & 1:
        for field in range(len(village.fields)):
            if not used >> FIRST_FIELD + field & 1:
                some = True
                total += COIN * (1 + village.fields[field])
    if village.customers and village.has(MERCHANT):
        for customer in village.customers:
            card = components.customers[customer]
            banner = components.first_customer + customer
            if (card.white_values >> value & 1 or tile == banner) and village.can_pay(components, card.price):
                some = True
                total += 0.4 * card.points + 0.5
    return total if some else NEVER


def school_gain(village: Village) -> float:
    """MV-8.23: one step of the school."""
    if village.school & RIGHT and village.villagers != EVERYBODY:
        return 1.6
    if village.school == LEFT | RIGHT:
        return 0.0
    return 1.2 if village.school else 0.6


def council_gain(position: MyVillagePosition, village: Village) -> float:
    """MV-10.42 to MV-10.44: coins, a joker, or a slot marked."""
    card = position.components.cards[village.council]
    if not card.spaces:
        return 2 * COIN - TIME
    if card.slots:
        return 2.6 - TIME if village.slots != (1 << card.spaces) - 1 else -TIME
    return 0.8 - TIME if village.jokers < card.spaces else -TIME


def clerk_gain(position: MyVillagePosition, village: Village) -> float:
    """MV-8.10: the open customers who would find most of what they want."""
    components = position.components
    best = 0.0
    second = 0.0
    merchant = 1.0 if village.has(MERCHANT) else 0.4
    for customer in position.open:
        card = components.customers[customer]
        share = 0.6
        for good, count in card.price.ways[0].needs:
            if village.goods[good] < count:
                share = min(share, 0.4 if village.crafts[good] >= 0 else 0.13)
        gain = share * card.points * merchant
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    if village.ability(components) == FREE_CUSTOMER:
        return best + second - TIME
    return max(best - TIME, best + second - 2 * TIME)


def headman_gain(position: MyVillagePosition, village: Village) -> float:
    """MV-8.26: the headman's best step, which any value allows."""
    components = position.components
    best = 0.0
    for number in components.path[village.headman].next:
        place = components.path[number]
        gain = COIN * place.coins + STORY * place.story
        if place.secures:
            gain += 0.4 * village.tree
        elif number == 1:
            gain += 0.3 * village.tree
        if gain > best:
            best = gain
    return best - TIME * components.question_time


def best_of_dice(position: MyVillagePosition, village: Village, low: int, high: int, gains: list[float]) -> float:
    """MV-7.3: the gain of two faces, changed by coins and markers where that pays."""
    coins = position.components.form_coins[(low - 1) * FACES + high - 1]
    have = village.coins
    markers = min(village.markers, 2)
    best = gains[low + high]
    if not have and not markers:
        return best
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        gain = gains[value]
        if gain <= best:
            continue
        for used in range(markers + 1):
            price = coins[value * 3 + used]
            if 0 <= price <= have:
                net = gain - COIN * price - MARKER * used
                if net > best:
                    best = net
    return best


def gains_of_pairs(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> list[float]:
    """The gain of each pair of dice by its best use; black dice cost time (MV-7.2)."""
    gains = best_value(position, seat)
    village = position.seats[seat]
    time = TIME * position.components.black_die_time
    known = [NEVER] * (FACES * FACES)  # by the faces, whatever the colours
    found: list[float] = []
    for action in actions:
        low = action.number // DICE
        high = action.number % DICE
        pair = (face(low) - 1) * FACES + face(high) - 1
        if known[pair] == NEVER:
            known[pair] = best_of_dice(position, village, face(low), face(high), gains)
        black = (1 if low >= BLACK else 0) + (1 if high >= BLACK else 0)
        found.append(known[pair] - time * black)
    return found


def gains_of_forms(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> list[float]:
    """The gain of each value that the dice can be changed to by its best use, less what making it costs (MV-7.3)."""
    anyway = headman_gain(position, position.seats[seat])
    coins = position.components.form_coins[(face(position.low) - 1) * FACES + face(position.high) - 1]
    found: list[float] = []
    for action in actions:
        form = action.number
        gain = max(anyway, gain_of(position, seat, form // 3))
        found.append(gain - COIN * coins[form] - MARKER * (form % 3))
    return found
