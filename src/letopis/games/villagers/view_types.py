"""What a view of Villagers holds: names of cards, suits and events, and figures."""

from typing import NotRequired, TypedDict


class PileView(TypedDict):
    """Face-down cards: the backs all have seen, from the top down, and which of these the seat returned itself."""

    count: int
    backs: list[str]
    mine: list[str]


class MarketView(TypedDict):
    """A market card: under which stack it lies, whether it is due or over."""

    stack: int
    due: bool
    held: bool


class VillageFigures(TypedDict):
    """What is visible in a village, and what both markets would pay now."""

    food: int
    builders: int
    gold: int
    first_market: int
    second_market: int


class SeatView(VillageFigures):
    """A player; the hand only for the seat itself, for others its backs and what all have seen of it."""

    ducats: int
    backs: list[str]
    seen: list[str]
    square: list[str]
    drafts: int
    builds: int
    built: int
    exchanges: int
    tinner: bool
    village: list[str]
    draft_limit: int  # of the phase that is on or comes next, as the other limits
    build_limit: int
    exchange_limit: int
    hand: NotRequired[list[str]]


class EventView(TypedDict):
    """An open event; its words by language."""

    id: str
    names: dict[str, str]
    texts: dict[str, str]
    timing: str
    reconstructed: bool


class CountessView(TypedDict):
    """The Countess; of the event decks only their sizes."""

    level: str
    ducats: int
    gold: int
    village: list[str]
    forecast: VillageFigures
    season: str
    summer: int
    winter: int
    open: list[EventView]
    spent: list[str]
    jester: bool
    resolving: str


class VillagersView(TypedDict):
    """The room's part of a view."""

    round: int
    first: int
    phase: str
    road: list[str]
    stacks: list[PileView]
    reserve: PileView
    gone: PileView
    discard: list[str]
    basics: dict[str, int]
    markets: list[MarketView]
    seats: list[SeatView]
    placing: str
    basic: str
    onto: int
    countess: NotRequired[CountessView]
