"""What a family has that may bring points yet: named features of a position, which `learned/weights.toml` weighs."""

from typing import Final

from letopis.games.village.components.names import (
    BEER,
    BESIDE,
    BLACK_BAG,
    BREAD,
    BUILDING,
    CEREMONY,
    CHRONICLE,
    CITY,
    COCOA,
    COIN,
    COLORS,
    COUPLE,
    DEAD,
    FARMYARD,
    GRAIN,
    GRAVES,
    GREEN,
    HOLD,
    HORSE,
    INN,
    LIGHTHOUSE,
    NONE,
    OX,
    PLOW,
    SCROLL,
    STAGE,
    TEA,
    TOOL,
    WAGON,
    WINDOW,
    number_of,
)
from letopis.games.village.goals import is_met
from letopis.games.village.position import Player, VillagePosition

FEATURES: Final[tuple[str, ...]] = (
    *("family", "time_spent", "dying"),
    *("orange", "green", "brown", "pink", "more_cubes", "spare_cubes", "three_of_a_colour"),
    *("first_coin", "coins", "grain", "horse", "ox", "plow", "wagon", "scroll", "more_goods", "team"),
    *("beer", "bread", "tool", "cocoa", "tea", "cargo"),
    *("first_at_home", "second_at_home", "more_at_home"),
    *("craftsmen", "more_craftsmen", "travellers", "stage_1", "stage_2", "stage_3", "stage_4"),
    *("novices", "priests", "priests_at_the_top", "mass_majority"),
    *("guests", "suitors", "spouses", "keepers", "sailors", "unborn"),
    *("first_written", "second_written", "third_written", "fourth_written", "fifth_written"),
    *("next_to_be_written", "open_pages"),
    *("ready_customer", "second_customer", "nearly_ready_customer"),
    *("next_city", "cards", "cards_for_the_end", "chests", "goals", "first_next_round"),
)
FAMILY: Final = 0
TIME: Final = 1
DUE: Final = 2
FIRST_CUBE: Final = 3
MORE_CUBES: Final = 7
SPARE_CUBES: Final = 8
THREE: Final = 9
FIRST_COIN: Final = 10
COINS: Final = 11
GRAINS: Final = 12
FIRST_GOOD: Final = 13  # horse, ox, plow, wagon, scroll
MORE_GOODS: Final = 18
TEAM: Final = 19
BEERS: Final = 20
BREADS: Final = 21
TOOLS: Final = 22
COCOAS: Final = 23
TEAS: Final = 24
CARGO: Final = 25
AT_HOME: Final = 26  # the first, the second, more
CRAFTSMEN: Final = 29
MORE_CRAFTSMEN: Final = 30
TRAVELLERS: Final = 31
STAGES: Final = 32  # four of them
NOVICES: Final = 36
PRIESTS: Final = 37
TOP_PRIESTS: Final = 38
MASS: Final = 39
GUESTS: Final = 40
SUITORS: Final = 41
SPOUSES: Final = 42
KEEPERS: Final = 43
ABOARD: Final = 44
UNBORN_LEFT: Final = 45
WRITTEN: Final = 46  # five of them
WRITTEN_NEXT: Final = 51
PAGES: Final = 52
READY: Final = 53
READY_TOO: Final = 54
NEARLY: Final = 55
NEXT_CITY: Final = 56
CARDS: Final = 57
END_CARDS: Final = 58
CHESTS: Final = 59
GOALS: Final = 60
FIRST_NEXT: Final = 61

MANY: Final = 4  # beyond so many cubes of a colour more are of little use
TURNS_OF_A_LIFE: Final = 10.0
IN_A_HOLD: Final[list[float]] = [  # what a thing aboard is worth beside others aboard
    *[0.7, 0.7, 0.7, 0.7, 0.0, 1.1, 0.6, 2.1, 2.2, 1.9, 1.9, 1.8, 1.0, 0.8, 1.1, 4.4, 4.0],
]


def features(position: VillagePosition, seat: int) -> list[float]:
    """What a family has that may bring points yet."""
    found = [0.0] * len(FEATURES)
    player = position.seats[seat]
    found[FAMILY] = 1.0
    found[TIME] = player.time / TURNS_OF_A_LIFE
    found[DUE] = float(player.dying)
    look_at_stock(player, found)
    look_at_members(position, seat, found)
    look_at_market(position, player, found)
    if player.hand:
        cards = position.components.villagers
        for card in player.hand:
            found[END_CARDS if cards[card].at_end else CARDS] += 1.0
    found[CHESTS] = float(len(player.chests) + len(player.stowed))
    for goal in player.goals:
        if is_met(position, seat, goal):
            found[GOALS] += position.components.goals[goal].prestige
    if position.next_first == seat:
        found[FIRST_NEXT] = 1.0
    return found


def look_at_stock(player: Player, found: list[float]) -> None:
    """Cubes, coins, grain, goods, aboard too."""
    stock = player.stock
    more = 0
    spare = 0
    threes = 0
    for color in range(COLORS):
        n = stock[color]
        if n:
            found[FIRST_CUBE + color] = 1.0
            more += min(n, MANY) - 1
            if n > MANY:
                spare += n - MANY
            if n > 2:
                threes += 1
    found[MORE_CUBES] = float(more)
    found[SPARE_CUBES] = float(spare)
    found[THREE] = float(threes)
    coins = stock[COIN]
    if coins:
        found[FIRST_COIN] = 1.0
        found[COINS] = float(coins)
    found[GRAINS] = float(stock[GRAIN])
    goods = 0
    for good in range(HORSE, SCROLL + 1):
        n = stock[good]
        if n:
            found[FIRST_GOOD + good - HORSE] = 1.0
            goods += n - 1
    found[MORE_GOODS] = float(goods)
    if stock[PLOW] and (stock[HORSE] or stock[OX]):
        found[TEAM] = 1.0
    found[BEERS] = float(stock[BEER])
    found[BREADS] = float(stock[BREAD])
    found[TOOLS] = float(stock[TOOL])
    found[COCOAS] = float(stock[COCOA])
    found[TEAS] = float(stock[TEA])
    aboard = 0.0
    for thing in player.cargo:
        aboard += IN_A_HOLD[thing]
    found[CARGO] = aboard


def look_at_members(position: VillagePosition, seat: int, found: list[float]) -> None:
    """What the living may still bring, and the dead on their way to the chronicle's points."""
    player = position.seats[seat]
    components = position.components
    free = free_pages(position)
    at_home = 0
    unborn = 0
    written = 0
    crafts = 0  # the buildings somebody works in, as bits
    pages = 0
    lowest = 99
    lowest_page = False
    windows = 0
    last_window = WINDOW + len(components.windows) - 1
    for member in player.members:
        place = member >> 3
        if place < FARMYARD:
            unborn += 1
            continue
        if place >= DEAD:
            if place < GRAVES or place == BESIDE:
                written += 1
            continue
        if place == BLACK_BAG:
            found[NOVICES] += 1.0
            continue
        section = components.resting_of[place][0]
        page = section != NONE and free[section] > 0
        if page:
            pages += 1
        number = number_of(member & 7)
        if number < lowest:
            lowest = number
            lowest_page = page
        elif number == lowest and page:
            lowest_page = True
        if place == FARMYARD:
            at_home += 1
        elif place == INN:
            found[GUESTS] += 1.0
        elif place == HOLD:
            found[ABOARD] += 1.0
        elif place < CITY:
            if crafts >> place - BUILDING & 1:
                found[MORE_CRAFTSMEN] += 1.0
            else:
                found[CRAFTSMEN] += 1.0
                crafts |= 1 << place - BUILDING
        elif place < STAGE:
            found[TRAVELLERS] += 1.0
        elif place < WINDOW:
            found[STAGES + min(place - STAGE, 3)] += 1.0
        elif place < CEREMONY:
            windows += 1
            found[PRIESTS if place < last_window else TOP_PRIESTS] += 1.0
        elif place < LIGHTHOUSE:
            found[SUITORS] += 1.0
        elif place < COUPLE:
            found[KEEPERS] += 1.0
        else:
            found[SPOUSES] += 1.0
    for number in range(min(at_home, 2)):
        found[AT_HOME + number] = 1.0
    if at_home > 2:
        found[AT_HOME + 2] = float(at_home - 2)
    found[UNBORN_LEFT] = float(unborn)
    for number in range(min(written, 5)):
        found[WRITTEN + number] = 1.0
    if lowest_page:
        found[WRITTEN_NEXT] = 1.0
    found[PAGES] = float(min(pages, 4))
    if windows:
        found[MASS] = lead_at_mass(position, seat, windows)
    if not position.setup.port and (found[TRAVELLERS] or (at_home and player.stock[WAGON])):
        reached = player.markers.bit_count()
        table = components.travel_points
        if reached + 1 < len(table):
            found[NEXT_CITY] = float(table[reached + 1] - table[reached])


def free_pages(position: VillagePosition) -> list[int]:
    """The free spaces of each section of the chronicle."""
    free = position.setup.chronicle.copy()
    for player in position.seats:
        members = player.members
        number = len(members) - 1
        while number >= 0:
            place = members[number] >> 3
            number -= 1
            if place < CHRONICLE:
                break
            if place < GRAVES:
                free[place - CHRONICLE] -= 1
    return free


def lead_at_mass(position: VillagePosition, seat: int, mine: int) -> float:
    """V-8.4: 1 for most members at the windows, a half for as many as another."""
    lead = 1.0
    for other in range(position.players):
        if other != seat:
            theirs = position.seats[other].count(WINDOW, CEREMONY)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                lead = 0.5
    return lead


def look_at_market(position: VillagePosition, player: Player, found: list[float]) -> None:
    """V-7.14: the two best customers at the stalls whom the family could serve, and the best whom it nearly could."""
    customers = position.components.customers
    stock = player.stock
    best = 0
    second = 0
    nearly = 0
    for number in position.stalls:
        if number == NONE:
            continue
        customer = customers[number]
        missing = 0
        for thing, n in customer.needs:
            if stock[thing] < n:
                missing += n - stock[thing]
        value = customer.prestige
        if missing == 0:
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        elif missing == 1 and value > nearly:
            nearly = value
    found[READY] = float(best)
    if second and stock[GREEN]:
        found[READY_TOO] = float(second)
    found[NEARLY] = float(nearly)
