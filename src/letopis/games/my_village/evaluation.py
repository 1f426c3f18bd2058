"""What a village can still expect, for the bots: named features of a position between two turns, in learned weights.

The score as it stands, and what the village still promises: story points on the tree, goods and the customers who
wait for them, living villagers, time left to the bridge. A turn is several short choices; `worth` of a position in the
middle of one is that of the best way on. A search at first sight goes by what the uses of dice seem to bring
(`priors`).
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village import scoring
from letopis.games.my_village.card_kinds import (
    ABBOT,
    AVOID_RATS,
    CRAFTSMAN,
    FIRST_CRAFT,
    FIRST_FIELD,
    JOKER_GOODS,
    LETTERS,
    MERCHANT,
    PROFESSIONS,
    SCORE_CARDS,
    SCORE_LIVING,
    TRAVELLER,
)
from letopis.games.my_village.dice import LEAST_VALUE, MOST_VALUE
from letopis.games.my_village.position import LEFT, RIGHT, MyVillagePosition, Village
from letopis.games.my_village.prices import GOODS
from letopis.kernel.actions import Action
from letopis.kernel.weights import Weights

FEATURES: Final[tuple[str, ...]] = (
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


# ---- what there is, and how far the game has come


def turns_left(position: MyVillagePosition) -> float:
    """How many turns each player may still have: fewer with every coffin (MV-12.1) and every round."""
    table = position.components.table_of(position.players)
    coffins = float(table.coffins - position.coffins()) / table.coffins
    patience = 1.0 - float(position.round * table.turns) / PATIENCE
    return WHOLE_GAME * max(0.0, min(coffins, patience))


def progress(position: MyVillagePosition) -> float:
    """How much of the game is over."""
    return 1.0 - turns_left(position) / WHOLE_GAME


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


# ---- what deserves a thought


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
