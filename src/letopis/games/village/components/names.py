"""The numbers behind things and places: what a family can own, and where a member can be.

A member is one small number, `place * KINDS + kind`; a kind is a generation with or without bread (V-13.24), written
`1`, `1+`, `2`, `2+` and so on. A family's members are kept sorted, so that equal ones stand together.
"""

from typing import Final

# ---- things; the first five are also what lies on an action space (V-2.1, V-2.2)
ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4
COIN: Final = 5
GRAIN: Final = 6
HORSE: Final = 7
OX: Final = 8
PLOW: Final = 9
WAGON: Final = 10
SCROLL: Final = 11
BEER: Final = 12
BREAD: Final = 13
TOOL: Final = 14
COCOA: Final = 15
TEA: Final = 16
PRESTIGE: Final = 17  # scored at once, never owned
TIME: Final = 18  # paid, never owned
OWNED: Final = 17  # how many things there are to own
COLORS: Final = 4
CUBES: Final = 5  # colours and the plague
THING_IDS: Final[list[str]] = [
    *["orange", "green", "brown", "pink", "plague", "coin", "grain", "horse", "ox", "plow", "wagon", "scroll"],
    *["beer", "bread", "tool", "cocoa", "tea", "prestige", "time"],
]
COLOR_IDS: Final[list[str]] = THING_IDS[:COLORS]
CUBE_IDS: Final[list[str]] = THING_IDS[:CUBES]
GOOD_IDS: Final[list[str]] = THING_IDS[HORSE : BEER + 1]
THING_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(THING_IDS)}
ANY_COLOR: Final = 15  # all four colours as bits
UNLIMITED: Final = (COIN, GRAIN)  # V-3.2

# ---- action spaces, in the order of the setup cards
HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6
INN_SPACE: Final = 7
SMUGGLER: Final = 8
WEDDING: Final = 9
SPACE_IDS: Final[list[str]] = [
    *["harvest", "family", "crafts", "market", "travel", "council", "church", "inn", "smuggler", "wedding"],
]
SPACES: Final = 10

# ---- places of a member; those with a number behind them are followed by room for several
UNBORN: Final = 0
FARMYARD: Final = 1
BLACK_BAG: Final = 2
INN: Final = 3
HOLD: Final = 4
BUILDING: Final = 5
CITY: Final = 13
STAGE: Final = 23
WINDOW: Final = 31
CEREMONY: Final = 39
LIGHTHOUSE: Final = 47
COUPLE: Final = 57
MOST_COUPLES: Final = 32
DEAD: Final = 89  # from here on
CHRONICLE: Final = 89
GRAVES: Final = 97
SAILORS: Final = 98
BESIDE: Final = 106  # the Bard's, beside the book
GONE: Final = 107  # removed from the game
PLACES: Final = 108
ROOM: Final = {"building": 8, "city": 10, "stage": 8, "window": 8, "step": 8, "island": 10, "section": 8, "grave": 8}

# ---- kinds of member
KINDS: Final = 8
GENERATIONS: Final = 4
KIND_IDS: Final[list[str]] = ["1", "1+", "2", "2+", "3", "3+", "4", "4+"]
KIND_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(KIND_IDS)}

MOST_SEATS: Final = 5
NONE: Final = -1


def is_visible(place: int) -> bool:
    """V-2.3: alive and not in the black bag."""
    return place == FARMYARD or INN <= place < DEAD


def number_of(kind: int) -> int:
    """V-6.13: the number that counts at a death, bread included."""
    return (kind >> 1) + 1 + (kind & 1)
