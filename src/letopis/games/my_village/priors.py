"""What each use of a banner value seems to bring a village: which dice deserve a thought, without playing them out.

Each thought is a sum of figures in learned weights (`thoughts` in weights.toml), in points that compare with each
other; to ask the headman and let him stay is nothing, but for its time. Whoever needs to know better plays it out
(`evaluation.ahead`) or searches.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.banners import is_own_hand, on_display, price_of, requirement
from letopis.games.my_village.card_kinds import (
    ABBOT,
    AMUSEMENT,
    CHURCH,
    COUNCIL,
    COUNCIL_CHAMBER,
    COUNCILMAN,
    CRAFT,
    CRAFTSMAN,
    FIELD,
    FIRST_CRAFT,
    FIRST_FIELD,
    FREE_CUSTOMER,
    GAIN_STORY,
    JOURNEY,
    LETTERS,
    MEETING,
    MEETING_PLACE,
    MERCHANT,
    SCHOOL,
    Card,
)
from letopis.games.my_village.clerk import can_visit
from letopis.games.my_village.dice import BLACK, DICE, FACES, LEAST_VALUE, MOST_VALUE, face
from letopis.games.my_village.position import EVERYBODY, LEFT, RIGHT, MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS
from letopis.kernel.actions import Action

NAMES: Final[tuple[str, ...]] = (
    *("time", "death", "price"),
    *("craft", "craft_wanted", "another_craft", "church", "church_points", "monk", "window_points"),
    *("monk_story", "monk_effect", "council", "council_points", "council_slots", "council_jokers"),
    *("meeting_place", "field", "another_field"),
    *("journey_a", "journey_b", "journey_c", "journey_d", "journey_e"),
    *("hand", "hand_story", "clerk", "best_customer", "second_customer"),
    *("step_coins", "step_story", "secured_story", "story_near_home"),
    *("student", "scholar", "graduate", "amusement", "meet", "die_marker"),
    *("chamber_coins", "chamber_joker", "chamber_slot"),
    *("good", "good_wanted", "field_coins", "serve", "serve_points", "plow"),
    *("invite", "invite_points", "chronicle", "grave"),
    *("bury_abbot", "bury_councilman", "bury_traveller", "bury_craftsman", "bury_merchant"),
    *("church_left", "halls_left", "journeys_left", "crafts_left", "customers_left"),
    *("best_use", "black_die", "form_coin", "form_marker"),
)
TIME: Final = 0
DEATH: Final = 1
PRICE: Final = 2
A_CRAFT: Final = 3
CRAFT_WANTED: Final = 4
ANOTHER_CRAFT: Final = 5
A_CHURCH: Final = 6
CHURCH_POINTS: Final = 7
A_MONK: Final = 8
WINDOW: Final = 9
MONK_STORY: Final = 10
MONK_EFFECT: Final = 11
A_COUNCIL: Final = 12
COUNCIL_POINTS: Final = 13
COUNCIL_SLOTS: Final = 14
COUNCIL_JOKERS: Final = 15
A_MEETING_PLACE: Final = 16
A_FIELD: Final = 17
ANOTHER_FIELD: Final = 18
A_JOURNEY: Final = 19  # by letter
THE_HAND: Final = 24
HAND_STORY: Final = 25
CLERK: Final = 26
BEST_CUSTOMER: Final = 27
SECOND_CUSTOMER: Final = 28
COIN: Final = 29
STORY: Final = 30
SECURED: Final = 31
NEAR_HOME: Final = 32
STUDENT: Final = 33
SCHOLAR: Final = 34
GRADUATE: Final = 35
AMUSED: Final = 36
MEET: Final = 37
MARKER: Final = 38
CHAMBER_COINS: Final = 39
CHAMBER_JOKER: Final = 40
CHAMBER_SLOT: Final = 41
GOOD: Final = 42
GOOD_WANTED: Final = 43
FIELD_COINS: Final = 44
SERVE: Final = 45
SERVE_POINTS: Final = 46
PLOW: Final = 47
INVITE: Final = 48
INVITE_POINTS: Final = 49
CHRONICLE: Final = 50
GRAVE: Final = 51
BURY: Final = 52  # by profession
LEFT_BEHIND: Final = 57  # by profession: what stands idle then
BEST_USE: Final = 62
BLACK_DIE: Final = 63
FORM_COIN: Final = 64
FORM_MARKER: Final = 65

READY: Final = 0.6  # the part of a customer's points that he promises whose goods are there,
MAKEABLE: Final = 0.4  # whose goods can be made,
FAR: Final = 0.13  # or neither
NO_MERCHANT: Final = 0.4  # and of these, without a merchant
NEVER: Final = -1000.0
MAKINGS: Final = 3  # of each value in a form: with no, one or two markers


# ---- the uses of a value that is fixed


def of_uses(position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """Each use of the value; white banners count together, for each may be followed by the others (but MV-8.21).

    To stop in a chain is nothing.
    """
    components = position.components
    village = position.seats[seat]
    whites = NEVER
    found: list[float] = []
    for action in actions:
        kind = action.kind
        if kind == "add":
            gain = of_card(position, village, components.cards[action.number], weights)
        elif kind == "use":
            if action.number == MEETING_PLACE:
                gain = of_meeting(position, village, weights)
                gain += of_time(position, village, components.meeting.white_time, weights)
            else:
                if whites == NEVER:
                    whites = of_whites(position, village, position.value, weights)
                gain = whites
        elif kind == "headman":
            gain = of_time(position, village, components.question_time, weights)
            if action.number >= 0:
                gain += of_step(position, village, action.number, weights)
        elif kind == "clerk":
            gain = of_clerk(position, village, weights)
        elif kind == "hand":
            gain = of_hand(position, village, weights)
        else:
            gain = weights[PLOW] if kind == "plow" else 0.0
        found.append(gain)
    return found


def of_time(position: MyVillagePosition, village: Village, time: int, weights: list[float]) -> float:
    """MV-5.2: time paid, and the death it may bring."""
    gain = weights[TIME] * time
    return gain + weights[DEATH] if village.cloud + time >= position.components.clouds else gain


def of_card(position: MyVillagePosition, village: Village, card: Card, weights: list[float]) -> float:
    """What a card's black banner brings, its price paid."""
    kind = card.kind
    price = price_of(position, village, card)
    gain = of_time(position, village, price.time, weights) + weights[PRICE] * len(price.clauses)
    if kind == CRAFT:
        owned = 0
        for good in range(GOODS):
            if village.crafts[good] >= 0:
                owned += 1
        gain += weights[A_CRAFT] + weights[ANOTHER_CRAFT] * owned
        return gain + weights[CRAFT_WANTED] * wanted(position, village, card.good)
    if kind == CHURCH:
        return gain + weights[A_CHURCH] + weights[CHURCH_POINTS] * card.points
    if kind == COUNCIL:
        gain += weights[A_COUNCIL] + weights[COUNCIL_POINTS] * card.points
        return gain + (weights[COUNCIL_SLOTS if card.slots else COUNCIL_JOKERS] if card.spaces else 0.0)
    if kind == MEETING:
        return gain + weights[A_MEETING_PLACE]
    if kind == FIELD:
        return gain + weights[A_FIELD] + weights[ANOTHER_FIELD] * len(village.fields)
    if kind == JOURNEY:
        return gain + weights[A_JOURNEY + card.pile]
    components = position.components
    windows = min(village.windows(components), components.most_windows - 1)
    points = components.window_points[windows + 1] - components.window_points[windows]
    gain += weights[A_MONK] + weights[WINDOW] * points
    for effect in card.effects:
        gain += weights[MONK_STORY] * effect.n if effect.op == GAIN_STORY else weights[MONK_EFFECT]
    return gain


def wanted(position: MyVillagePosition, village: Village, good: int) -> float:
    """How many waiting customers ask for one more of a good, two at most."""
    asked = 0
    for customer in village.customers:
        for kind, count in position.components.customers[customer].price.ways[0].needs:
            if kind == good:
                asked += count
    return float(min(2, max(0, asked - village.goods[good])))


def of_hand(position: MyVillagePosition, village: Village, weights: list[float]) -> float:
    """MV-8.6: the starting player hand."""
    gain = weights[THE_HAND] + weights[HAND_STORY] * position.hand_story
    return gain + of_time(position, village, position.components.hand_time, weights)


def of_clerk(position: MyVillagePosition, village: Village, weights: list[float]) -> float:
    """MV-8.10: the open customers who would find most of what they want."""
    best = 0.0
    second = 0.0
    for customer in position.open:
        points = likely_points(position, village, customer)
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    time = 1 if village.ability(position.components) == FREE_CUSTOMER else 2
    gain = weights[CLERK] + weights[BEST_CUSTOMER] * best + weights[SECOND_CUSTOMER] * second
    return gain + of_time(position, village, time, weights)


def likely_points(position: MyVillagePosition, village: Village, customer: int) -> float:
    """What an open customer promises: his points, by how far his goods are."""
    card = position.components.customers[customer]
    share = READY
    for good, count in card.price.ways[0].needs:
        if village.goods[good] < count:
            share = min(share, MAKEABLE if village.crafts[good] >= 0 else FAR)
    return share * card.points * (1.0 if village.has(MERCHANT) else NO_MERCHANT)


def of_step(position: MyVillagePosition, village: Village, number: int, weights: list[float]) -> float:
    """MV-8.27: what the headman finds in a place."""
    place = position.components.path[number]
    gain = weights[COIN] * place.coins + weights[STORY] * place.story
    if place.secures:
        return gain + weights[SECURED] * village.tree
    return gain + weights[NEAR_HOME] * village.tree if number == 1 else gain


# ---- white banners


def of_whites(position: MyVillagePosition, village: Village, value: int, weights: list[float]) -> float:
    """MV-8.18: what all white banners of a value bring that were not used in this turn."""
    components = position.components
    used = village.used
    total = 0.0
    time = 0
    some = False
    tile = village.tile if components.tile_values >> value & 1 else -1
    if (components.school_values >> value & 1 or tile == SCHOOL) and not used & 1:
        some = True
        time += components.school_time
        total += of_school(village, weights)
    if (components.amusement_values[village.board] >> value & 1 or tile == AMUSEMENT) and not used >> AMUSEMENT & 1:
        some = True
        time += components.amusement_time
        total += weights[AMUSED]
    if village.has(COUNCILMAN):
        if village.meeting and components.meeting.white_values >> value & 1 and not used >> MEETING_PLACE & 1:
            some = True
            time += components.meeting.white_time
            total += of_meeting(position, village, weights)
        if village.council >= 0 and not used >> COUNCIL_CHAMBER & 1:
            card = components.cards[village.council]
            chamber = card.white_values
            if chamber and (chamber >> value & 1 or tile == COUNCIL_CHAMBER):
                some = True
                time += card.white_time
                total += of_chamber(village, card, weights)
    if village.has(CRAFTSMAN):
        for good in range(GOODS):
            craft = village.crafts[good]
            if craft >= 0 and not used >> FIRST_CRAFT + good & 1:
                card = components.cards[craft]
                if card.white_values >> value & 1 or tile == FIRST_CRAFT + good:
                    some = True
                    if village.goods[good] < card.spaces:
                        time += card.white_time
                        total += weights[GOOD] + weights[GOOD_WANTED] * wanted(position, village, good)
    if components.field.white_values >> value & 1:
        for field in range(len(village.fields)):
            if not used >> FIRST_FIELD + field & 1:
                some = True
                total += weights[FIELD_COINS] * (1 + village.fields[field])
    if village.customers and village.has(MERCHANT):
        for customer in village.customers:
            card = components.customers[customer]
            banner = components.first_customer + customer
            if (card.white_values >> value & 1 or tile == banner) and village.can_pay(components, card.price):
                some = True
                total += weights[SERVE] + weights[SERVE_POINTS] * card.points
    return total + of_time(position, village, time, weights) if some else NEVER


def of_school(village: Village, weights: list[float]) -> float:
    """MV-8.23: one step of the school."""
    if village.school and village.villagers != EVERYBODY:
        return weights[GRADUATE]
    if village.school == LEFT | RIGHT:
        return 0.0
    return weights[SCHOLAR] if village.school else weights[STUDENT]


def of_meeting(position: MyVillagePosition, village: Village, weights: list[float]) -> float:
    """MV-10.36: the meeting place."""
    full = village.markers >= position.components.meeting.spaces
    return weights[MEET] if full else weights[MEET] + weights[MARKER]


def of_chamber(village: Village, card: Card, weights: list[float]) -> float:
    """MV-10.42 to MV-10.44: coins, a joker, or a slot marked."""
    if not card.spaces:
        return weights[CHAMBER_COINS]
    if card.slots:
        return weights[CHAMBER_SLOT] if village.slots != (1 << card.spaces) - 1 else 0.0
    return weights[CHAMBER_JOKER] if village.jokers < card.spaces else 0.0


# ---- customers, and the dead


def of_invitations(
    position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float]
) -> list[float]:
    """MV-8.10: each open customer; to invite nobody more is nothing, and one is free (MV-10.25)."""
    village = position.seats[seat]
    price = 0.0
    if position.stack[-1].kind == "invite":
        times = position.components.clerk_time
        next = len(position.picks[-1]) + 1
        if next < len(times):
            price = of_time(position, village, times[next] - times[next - 1], weights)
    found: list[float] = []
    for action in actions:
        if action.kind == "invite":
            points = likely_points(position, village, action.number)
            found.append(weights[INVITE] + weights[INVITE_POINTS] * points + price)
        else:
            found.append(0.0)
    return found


def of_burials(position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """MV-9.3: whom a village can miss, and whom the chronicle remembers."""
    village = position.seats[seat]
    idle = [
        1.0 if village.church >= 0 else 0.0,
        (1.0 if village.council >= 0 else 0.0) + (1.0 if village.meeting else 0.0),
        float(len(village.travel)),
        float(GOODS - village.crafts.count(-1)),
        float(len(village.customers)),
    ]
    found: list[float] = []
    for action in actions:
        who = action.number
        spaces = position.components.chronicle[who]
        filled = position.chronicle[who]
        gain = weights[CHRONICLE] * spaces[filled] if filled < len(spaces) else weights[GRAVE]
        found.append(gain + weights[BURY + who] + weights[LEFT_BEHIND + who] * idle[who])
    return found


# ---- what a value would bring, and so dice


def best_headman(position: MyVillagePosition, village: Village, weights: list[float]) -> float:
    """MV-8.26: the headman's best step, which any value allows."""
    best = 0.0
    for number in position.components.path[village.headman].next:
        best = max(best, of_step(position, village, number, weights))
    return best + of_time(position, village, position.components.question_time, weights)


def best_uses(position: MyVillagePosition, seat: int, weights: list[float]) -> list[float]:
    """The best use of each banner value: a black banner, all white ones together, or the headman."""
    village = position.seats[seat]
    components = position.components
    anyway = best_headman(position, village, weights)
    gains = [anyway] * (MOST_VALUE + 1)
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        gains[value] = max(anyway, of_whites(position, village, value, weights))
    for card in components.laid_open:
        if is_to_be_had(position, village, card):
            raise_gains(gains, card.values, of_card(position, village, card, weights))
    if village.church >= 0 and village.has(ABBOT):
        for pile in position.monks:
            if pile:
                monk = components.cards[pile[-1]]
                if is_to_be_had(position, village, monk):
                    raise_gains(gains, monk.values, of_card(position, village, monk, weights))
    letter = len(village.travel)
    if letter < len(LETTERS):
        journey = components.journeys[letter]
        if is_to_be_had(position, village, journey):
            raise_gains(gains, journey.values, of_card(position, village, journey, weights))
    if not position.hand_back and not is_own_hand(position, seat):
        raise_gains(gains, components.hand_values, of_hand(position, village, weights))
    if can_visit(position, seat):
        raise_gains(gains, components.clerk_values, of_clerk(position, village, weights))
    return gains


def raise_gains(gains: list[float], values: int, gain: float) -> None:
    """A use that some values allow."""
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        if values >> value & 1 and gain > gains[value]:
            gains[value] = gain


def is_to_be_had(position: MyVillagePosition, village: Village, card: Card) -> bool:
    """MV-8.2, but for the value: on display, nothing in its way, and to be paid for."""
    if not on_display(position, card) or requirement(position, village, card) is not None:
        return False
    price = price_of(position, village, card)
    return price.free or village.can_pay(position.components, price)


def best_form(coins: list[int], village: Village, plain: int, gains: list[float], weights: list[float]) -> int:
    """What two faces of a plain sum are best made, by coins and markers where that pays, as forms are numbered."""
    best = plain * MAKINGS
    have = village.coins
    markers = min(village.markers, MAKINGS - 1)
    if not have and not markers:
        return best
    most = of_form(coins, best, gains, weights)
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        if gains[value] > gains[plain]:
            for form in range(value * MAKINGS, value * MAKINGS + markers + 1):
                if 0 <= coins[form] <= have:
                    thought = of_form(coins, form, gains, weights)
                    if thought > most:
                        most = thought
                        best = form
    return best


def of_form(coins: list[int], form: int, gains: list[float], weights: list[float]) -> float:
    """A banner value by its best use, and what making it costs (MV-7.3)."""
    thought = weights[BEST_USE] * gains[form // MAKINGS] + weights[FORM_COIN] * coins[form]
    return thought + weights[FORM_MARKER] * (form % MAKINGS)


def of_pairs(
    position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float], known: list[float]
) -> list[float]:
    """Each pair of dice by its best use, which known weights say; black dice cost time (MV-7.2)."""
    gains = best_uses(position, seat, known)
    village = position.seats[seat]
    thoughts = [NEVER] * (FACES * FACES)  # by the faces, whatever the colours
    found: list[float] = []
    for action in actions:
        low = action.number // DICE
        high = action.number % DICE
        pair = (face(low) - 1) * FACES + face(high) - 1
        if thoughts[pair] == NEVER:
            coins = position.components.form_coins[pair]
            form = best_form(coins, village, face(low) + face(high), gains, known)
            thoughts[pair] = of_form(coins, form, gains, weights)
        black = (1 if low >= BLACK else 0) + (1 if high >= BLACK else 0)
        found.append(thoughts[pair] + weights[BLACK_DIE] * black)
    return found


def of_forms(
    position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float], known: list[float]
) -> list[float]:
    """Each value that the dice can be changed to by its best use, which known weights say."""
    gains = best_uses(position, seat, known)
    coins = position.components.form_coins[(face(position.low) - 1) * FACES + face(position.high) - 1]
    return [of_form(coins, action.number, gains, weights) for action in actions]
