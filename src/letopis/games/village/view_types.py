# not compiled: TypedDicts have their fields at hand only where they are not
"""What a seat sees of Village, field by field: `look` makes it, boards and terminals read it."""

from typing import TypedDict


class RestingPlace(TypedDict):
    """A section of the chronicle, or the graves."""

    spaces: int
    filled: int


class PileView(TypedDict):
    """A pile of villagers: its top by id, an empty text for none."""

    top: str
    cards: int


class Doing(TypedDict, total=False):
    """What a half-finished action has in mind; what is not there is nothing."""

    due: list[str]  # cubes of a payment: accepted colours and how many, `orange pink 2`
    waived: int
    waiting: int
    steps: int
    landed: int
    fetched: int
    out: list[int]
    free_sale: bool
    any_death: bool
    corpse: str
    doors: list[str]
    ended_by: int
    turns_left: int


class FamilyAlways(TypedDict):
    """What is seen of every family."""

    prestige: int
    time: int
    members: dict[str, list[str]]  # kinds by place
    unborn: list[str]
    customers: list[str]
    in_church: int


class FamilyView(FamilyAlways, total=False):
    """A family as a seat sees it: things that are in play, and what modules add; of secrets of others only how many."""

    dying: int
    orange: int
    green: int
    brown: int
    pink: int
    coin: int
    grain: int
    horse: int
    ox: int
    plow: int
    wagon: int
    scroll: int
    beer: int
    bread: int
    tool: int
    cocoa: int
    tea: int
    markers: list[str]
    hand: list[str]
    hired: int
    ship: str
    cargo: list[str]
    keepers: int
    captain: str
    duplicate: int
    stowed: list[str] | int
    chests: list[str] | int
    goals: list[str] | int
    reached: list[str]


class BoardAlways(TypedDict):
    """What is seen of every table."""

    players: int
    over: bool
    round: int
    first: int
    turn: int
    supply: dict[str, int]
    bag: dict[str, int]
    spaces: dict[str, dict[str, int]]  # cubes by action space
    cubes_left: int
    stalls: list[str]
    queue: list[str]
    pile: int
    chronicle: dict[str, RestingPlace]
    graves: RestingPlace
    modules: list[str]
    seats: list[FamilyView]


class VillageView(BoardAlways, total=False):
    """The table as a seat sees it, with what modules and the moment add."""

    next_first: int
    captains: list[str]
    couples: list[str]
    pink_step: int
    piles: list[PileView]
    chest_stack: int
    doing: Doing


def owned(family: FamilyView, thing: str) -> int:
    """How many of a thing a family has; nothing of what is not in play."""
    count = family.get(thing, 0)
    assert isinstance(count, int)
    return count
