"""What a village can still expect, for the bots: named features of a position between two turns, in learned weights.

The score as it stands, and what the village still promises: story points on the tree, goods and the customers who
wait for them, living villagers, time left to the bridge. A turn is several short choices; `worth` of a position in the
middle of one is that of the best way on. A search at first sight goes by what the uses of dice seem to bring
(`first_thoughts`).
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village import scoring
from letopis.games.my_village.components import (
    ABBOT,
    AVOID_RATS,
    CRAFTSMAN,
    FIRST_CRAFT,
    FIRST_FIELD,
    JOKER_GOODS,
    LEAST_VALUE,
    LETTERS,
    MERCHANT,
    MOST_VALUE,
    PROFESSIONS,
    SCORE_CARDS,
    SCORE_LIVING,
    TRAVELLER,
)
from letopis.games.my_village.first_thoughts import of_burials, of_forms, of_invitations, of_pairs, of_uses
from letopis.games.my_village.position import LEFT, RIGHT, MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS
from letopis.kernel.actions import Action
from letopis.kernel.steps import one_order
from letopis.kernel.weights import Weights

FEATURES: Final = (
    *("village", "turns_left", "time_spent", "starting_hand"),
    *("story_on_the_tree", "story_near_home", "story_before_rats", "coins", "spare_coins", "die_markers"),
    *("ready_customers", "makeable_customers", "missing_goods", "far_customers", "goods"),
    *("craft_buildings", "chain", "fields", "plowed_fields"),
    *("windows", "next_window", "healing", "letters", "letters_to_go"),
    *("council_chamber", "guild_council", "marked_people", "open_slots", "meeting_place"),
    *("abbot", "councilman", "traveller", "craftsman", "merchant", "student", "scholar", "last_villager"),
    *("chronicle_spaces", "laborers"),
)
VILLAGE: Final = 0
TURNS: Final = 1
TIME: Final = 2
HAND: Final = 3
TREE: Final = 4
NEAR_HOME: Final = 5
BEFORE_RATS: Final = 6
COINS: Final = 7
SPARE_COINS: Final = 8
MARKERS: Final = 9
READY: Final = 10
MAKEABLE: Final = 11
MISSING: Final = 12
FAR: Final = 13
SPARE_GOODS: Final = 14
CRAFTS: Final = 15
CHAIN: Final = 16
FIELDS: Final = 17
PLOWED: Final = 18
WINDOWS: Final = 19
NEXT_WINDOW: Final = 20
HEALING: Final = 21
JOURNEY: Final = 22
TO_GO: Final = 23
COUNCIL: Final = 24
GUILDS: Final = 25
PEOPLE: Final = 26
SLOTS: Final = 27
MEETING: Final = 28
LIVES: Final = 29  # by profession
STUDENT: Final = 34
SCHOLAR: Final = 35
ALONE: Final = 36
CHRONICLE: Final = 37
LABORERS: Final = 38

WHOLE_GAME: Final = 19.0  # in turns of one player
PATIENCE: Final = 44.0  # turns after which nothing promises anything any more (MV-D26)
MOST_COINS: Final = 6  # beyond which coins are only coins
CROWD: Final = 6  # customers beyond whom not all will be served
ONE_OF_ALIKE: Final = ("activate", "chain", "tile", "pay")
PAIRS_TRIED: Final = 6
FORMS_TRIED: Final = 4
ENVY: Final = 0.2  # how much the others' points count beside one's own
NEVER: Final = -1000.0


# ---- what there is, and how far the game has come


def points(position: MyVillagePosition, seat: int) -> float:
    """The score of a seat as things stand."""
    return float(scoring.total(position, seat))


def turns_left(position: MyVillagePosition) -> float:
    """How many turns each player may still have: fewer with every coffin (MV-12.1) and every round."""
    table = position.components.table_of(position.players)
    coffins = float(table.coffins - position.coffins()) / table.coffins
    patience = 1.0 - float(position.round * table.turns) / PATIENCE
    return WHOLE_GAME * max(0.0, min(coffins, patience))


def progress(position: MyVillagePosition) -> float:
    """How much of the game is over."""
    return 1.0 - turns_left(position) / WHOLE_GAME


def at_rest(position: MyVillagePosition) -> bool:
    """Between two turns."""
    return not position.stack or position.stack[-1].kind == "turn"


# ---- features


def features(position: MyVillagePosition, seat: int) -> list[float]:
    """What a village has that may bring points yet."""
    found = [0.0] * len(FEATURES)
    village = position.seats[seat]
    left = turns_left(position)
    soon = min(1.0, left / 4.0)
    later = min(1.0, left / 10.0)
    found[VILLAGE] = 1.0
    found[TURNS] = left
    found[TIME] = village.cloud * min(1.0, left / 6.0)
    if village.reaper:
        found[TIME] += position.components.clouds
    if position.holder == seat:
        found[HAND] = soon
    tree = village.tree
    found[TREE] = tree * soon
    if village.headman == 1:
        found[NEAR_HOME] = tree * soon
    if position.rat <= position.components.red_within:
        found[BEFORE_RATS] = tree * soon
    found[COINS] = min(village.coins, MOST_COINS) * soon
    if village.coins > MOST_COINS:
        found[SPARE_COINS] = (village.coins - MOST_COINS) * soon
    found[MARKERS] = village.markers * soon
    look_at_trade(position, village, soon, later, found)
    look_at_areas(position, village, later, found)
    look_at_lives(position, village, later, found)
    return found


def look_at_trade(position: MyVillagePosition, village: Village, soon: float, later: float, found: list[float]) -> None:
    """Goods, and the customers who wait for them: ready to be served, to be made ready, or far off."""
    components = position.components
    goods = village.goods.copy()
    goods[components.plow] += village.plows
    jokers = village.jokers
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
        value = card.points * merchant if waiting <= CROWD else card.points * merchant * 0.5
        if missing and missing <= jokers:
            jokers -= missing
            missing = 0
        if missing == 0:
            found[READY] += value * soon
        elif makeable:
            found[MAKEABLE] += value * later
            found[MISSING] += value * missing * later
        else:
            found[FAR] += value * later
    spare = jokers
    for count in goods:
        spare += min(count, 2)
    found[SPARE_GOODS] = spare * soon


def look_at_areas(position: MyVillagePosition, village: Village, later: float, found: list[float]) -> None:
    """What buildings, fields, church, journey and councils may still bring."""
    components = position.components
    owned = 0
    for good in range(GOODS):
        if village.crafts[good] >= 0:
            owned += 1
    if owned:
        found[CRAFTS] = owned * later
        if owned > 1:
            found[CHAIN] = longest_chain(position, village) * later
    found[FIELDS] = len(village.fields) * later
    found[PLOWED] = village.plows * later
    if village.church >= 0:
        windows = min(village.windows(components), components.most_windows)
        found[WINDOWS] = windows * later
        if village.has(ABBOT):
            if windows < components.most_windows:
                found[NEXT_WINDOW] = (components.window_points[windows + 1] - components.window_points[windows]) * later
            card = components.cards[village.church]
            if card.ability == AVOID_RATS:
                found[HEALING] = (card.spaces - village.healed) * later
    letters = len(village.travel)
    if village.has(TRAVELLER) and not (letters and components.cards[village.travel[-1]].ends_travel):
        found[JOURNEY] = letters * later
        found[TO_GO] = (len(LETTERS) - letters) * later
    if village.council >= 0:
        card = components.cards[village.council]
        found[COUNCIL] = later
        if card.ability == JOKER_GOODS:
            found[GUILDS] = later
        elif card.ability == SCORE_LIVING:
            found[PEOPLE] = float((village.slots & village.villagers).bit_count())
            found[SLOTS] = (card.spaces - village.slots.bit_count()) * later
        elif card.ability == SCORE_CARDS:
            found[SLOTS] = (card.spaces - village.slots.bit_count()) * later
    if village.meeting:
        found[MEETING] = later


def longest_chain(position: MyVillagePosition, village: Village) -> int:
    """How many craft buildings and the amusement one value sets to work."""
    components = position.components
    masks = [components.amusement_values[village.board]]
    for good in range(GOODS):
        craft = village.crafts[good]
        if craft >= 0:
            values = components.cards[craft].white_values
            masks.append(values | components.tile_values if village.tile == FIRST_CRAFT + good else values)
    longest = 0
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        chain = 0
        for mask in masks:
            chain += mask >> value & 1
        if chain > longest:
            longest = chain
    return longest


def look_at_lives(position: MyVillagePosition, village: Village, later: float, found: list[float]) -> None:
    """Living villagers, students, and whom the chronicle would remember."""
    alive = village.villagers
    remembered = 0
    for profession in range(len(PROFESSIONS)):
        if alive >> profession & 1:
            found[LIVES + profession] = later
            if position.chronicle[profession] < len(position.components.chronicle[profession]):
                remembered += 1
    found[CHRONICLE] = remembered * later
    if village.school & LEFT:
        found[STUDENT] = later
    if village.school & RIGHT:
        found[SCHOLAR] = later
    if alive & (alive - 1) == 0:
        found[ALONE] = later
    found[LABORERS] = village.laborers * later


# ---- outlook and worth


def outlook(position: MyVillagePosition, seat: int, weights: Weights) -> float:
    """The points a village can expect in the end."""
    now = float(scoring.total(position, seat))
    if not position.stack:
        return now
    return now + weights.value(features(position, seat), progress(position))


def standing(position: MyVillagePosition, seat: int) -> float:
    """What a seat can expect, less a part of what the others can: who only wants to lead ends the game too soon."""
    weights = position.game.weights
    others = 0.0
    for other in range(position.players):
        if other != seat:
            others += outlook(position, other, weights)
    return outlook(position, seat, weights) - ENVY * others / (position.players - 1)


def worth(position: MyVillagePosition, seat: int) -> float:
    """What the position is worth to a seat; in the middle of its turn, after the best way on."""
    if position.stack:
        kind = position.stack[-1].kind
        if kind != "turn" and position.awaited == (seat,):
            return ahead(position, seat) if kind in ("form", "activate") else climb(position.copy_of(), seat)
    return standing(position, seat)


def ahead(position: MyVillagePosition, seat: int) -> float:
    """The best of all ways on from a choice of the value or of what it is used for."""
    best = NEVER
    for action in sensible(position, seat, position.stack[-1].actions(position, seat)):
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
        actions = sensible(position, seat, position.stack[-1].actions(position, seat))
        best = actions[0]
        if len(actions) > 1:
            most = NEVER
            for action in actions:
                trial = position.copy_of()
                trial.advance(action, seat)
                if trial.stack and trial.stack[-1].kind == "invite":  # a visit that goes on looks worse than one over
                    components = trial.components
                    trial.advance(components.stop if trial.picks[-1] else components.skip, seat)
                value = outlook(trial, seat, position.game.weights)
                if value > most:
                    best = action
                    most = value
        position.advance(best, seat)
    return standing(position, seat)


# ---- what deserves a thought


def thoughts_on(
    position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float]
) -> list[float] | None:
    """First thoughts as sums of figures; what use of dice is best is taken as known."""
    kind = position.stack[-1].kind
    if kind == "activate" or kind == "chain":
        return of_uses(position, seat, actions, weights)
    if kind == "invite" or kind == "free":
        return of_invitations(position, seat, actions, weights)
    if kind == "bury":
        return of_burials(position, seat, actions, weights)
    learned = position.game.weights.thoughts
    if learned is None or (kind != "turn" and kind != "form"):
        return None
    known = learned.mixed(progress(position))
    if kind == "turn":
        return of_pairs(position, seat, actions, weights, known)
    return of_forms(position, seat, actions, weights, known)


def thoughts_now(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> list[float] | None:
    """First thoughts in the game's own weights, where it has any."""
    learned = position.game.weights.thoughts
    return None if learned is None else thoughts_on(position, seat, actions, learned.mixed(progress(position)))


def hunches(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> list[float]:
    """First thoughts on a choice; where there are none, the seat's own village after it."""
    thoughts = thoughts_now(position, seat, actions)
    if thoughts is not None:
        return thoughts
    weights = position.game.weights
    found: list[float] = []
    for action in actions:
        trial = position.copy_of()
        trial.advance(action, seat)
        found.append(outlook(trial, seat, weights))
    return found


def impulse(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> Action | None:
    """What a seat does at first sight with dice and their value."""
    thoughts = thoughts_now(position, seat, actions)
    if thoughts is None:
        return None
    best = 0
    for other in range(1, len(thoughts)):
        if thoughts[other] > thoughts[best]:
            best = other
    return actions[best]


def sensible(position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of all pairs of dice, and of all values they can be changed to, those whose best use looks best.

    Of what is the same in any order one order, of fields that are alike one, and nobody turns back for nothing.
    """
    kind = position.stack[-1].kind
    if kind == "turn" or kind == "form":
        most = PAIRS_TRIED if kind == "turn" else FORMS_TRIED
        if len(actions) <= most:
            return actions
        thoughts = thoughts_now(position, seat, actions)
        return actions if thoughts is None else the_best(actions, thoughts, most)
    if len(actions) == 1:
        return actions
    if kind == "invite" or kind == "pay":
        actions = one_order(position, actions)
    if kind == "redraw":
        drawn = position.components.cards[position.seats[seat].travel[-1]]
        if not drawn.ends_travel:
            return [action for action in actions if action is not position.components.skip]
        return actions
    if len(position.seats[seat].fields) > 1 and kind in ONE_OF_ALIKE:
        return without_alike(position, position.seats[seat], actions)
    return actions


def without_alike(position: MyVillagePosition, village: Village, actions: Sequence[Action]) -> Sequence[Action]:
    """Of fields that are alike only the first: to use, to plow, to pay from, or to lay the tile beside."""
    components = position.components
    tile_matters = not components.field.white_values >> position.value & 1
    found: list[Action] = []
    for action in actions:
        kind = action.kind
        field = action.number
        if kind == "use" or kind == "tile":
            field -= FIRST_FIELD
        elif kind == "pay":
            field -= GOODS
        elif kind != "plow":
            field = -1
        if not 0 <= field < len(village.fields) or village.same_field(field, kind != "use" or tile_matters) == field:
            found.append(action)
    return found


def the_best(actions: Sequence[Action], gains: list[float], count: int) -> list[Action]:
    """So many of the actions, those with the highest gains, the highest first."""
    ranked = [(-gains[number], number) for number in range(len(actions))]
    ranked.sort()
    return [actions[number] for _, number in ranked[:count]]
