"""Bruges' position as plain data: whole, for the notation, or as a seat sees it (section 9)."""

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict, cast

from letopis.games.bruges.components import Components
from letopis.games.bruges.houses import EMPTY
from letopis.games.bruges.vocabulary import CATEGORIES, PHASE_DRAW, PHASE_LEADERSHIP, PHASE_PLAY, PHASE_ROLL

if TYPE_CHECKING:
    from letopis.games.bruges.position import BrugesPosition, Player

PHASES: Final[dict[int, str]] = {
    PHASE_DRAW: "draw",
    PHASE_ROLL: "roll",
    PHASE_PLAY: "play",
    PHASE_LEADERSHIP: "leadership",
}


class PileView(TypedDict):
    """A pile: how many cards, and the colour of the top one (BR-4.3)."""

    count: int
    colour: str


class HouseView(TypedDict):
    """A house: its colour, its person; its front only for whoever knows it."""

    colour: str
    person: str
    rotated: bool
    card: NotRequired[str]


class OpenArea(TypedDict):
    """What lies open in a play area, but for the houses."""

    points: int
    guilders: int
    workers: dict[str, int]
    threats: dict[str, int]
    reputation: int
    leads: list[str]
    canal: dict[str, int]
    statues: dict[str, int]


class SeatView(OpenArea):
    """A player as a seat sees them; the hand is only the owner's."""

    place: str
    cells: list[list[str]]
    hand_colours: dict[str, int]
    known: list[str]
    hand: NotRequired[list[str]]
    unseen: NotRequired[list[str]]
    houses: list[HouseView]


class BrugesView(TypedDict):
    """What a seat, or a spectator, sees of the table."""

    round: int
    last: int
    phase: str
    first: int
    active: int
    dice: dict[str, int]
    price: int
    piles: list[PileView]
    extra: int
    discards: list[str]
    statues: list[int]
    seats: list[SeatView]


# ---- writing


def write(position: "BrugesPosition") -> dict[str, Any]:
    """The room's part of the notation; what is empty is left out."""
    components = position.components
    doc: dict[str, Any] = {
        "round": position.round,
        "phase": PHASES[position.phase],
        "first": position.first,
        "active": position.active,
        "dice": by_colour(components, position.dice),
        "piles": [ids(components, position.pile(pile)) for pile in range(len(position.piles))],
        "extra": ids(components, position.extra),
        "discards": ids(components, position.discards),
        "statues": components.statues[position.statues :],
        "seats": [write_player(components, player) for player in position.seats],
    }
    if position.last:
        doc["last"] = position.last
    if position.rerolled:
        doc["rerolled"] = [id for number, id in enumerate(components.colours) if position.rerolled >> number & 1]
    if position.played:
        doc["played"] = components.colours[position.played]
    if position.acting >= 0:
        doc["acting"] = components.cards[position.acting].id
    return doc


def ids(components: Components, cards: list[int]) -> list[str]:
    """Cards by id."""
    return [components.cards[card].id for card in cards]


def by_colour(components: Components, counts: list[int]) -> dict[str, int]:
    """How many of each colour."""
    return {id: counts[number] for number, id in enumerate(components.colours)}


def write_player(components: Components, player: "Player") -> dict[str, Any]:
    """All of a player."""
    doc: dict[str, Any] = {**look_at_open(components, player), "hand": ids(components, player.hand)}
    if player.unseen:
        doc["unseen"] = player.unseen
    if player.known:
        doc["known"] = ids(components, list(player.known))
    doc["houses"] = [write_house(components, player, place) for place in range(len(player.household.houses))]
    return doc


def look_at_open(components: Components, player: "Player") -> OpenArea:
    """What lies open in a play area, but for the houses."""
    return {
        "points": player.points,
        "guilders": player.guilders,
        "workers": by_colour(components, player.workers),
        "threats": by_colour(components, player.threats),
        "reputation": player.reputation,
        "leads": [id for number, id in enumerate(CATEGORIES) if player.leads >> number & 1],
        "canal": {"left": player.left, "right": player.right},
        "statues": {"left": player.statue_left, "right": player.statue_right},
    }


def write_house(components: Components, player: "Player", place: int) -> dict[str, Any]:
    """A house with whoever lives there."""
    household = player.household
    house: dict[str, Any] = {"card": components.cards[household.houses[place]].id}
    if household.tenants[place] != EMPTY:
        house["person"] = components.cards[household.tenants[place]].id
    if player.rotated >> place & 1:
        house["rotated"] = True
    if household.blind >> place & 1:
        house["blind"] = True
    if household.open >> place & 1:
        house["open"] = True
    if household.maybe[place]:
        house["maybe"] = ids(components, list(household.maybe[place]))
    return house


# ---- what a seat sees (BR-9.1, BR-9.2)


def look(position: "BrugesPosition", seat: int | None) -> BrugesView:
    """Everything open; of hands and houses the colours, and the fronts the seat itself knows."""
    components = position.components
    places = components.setups[position.players].places
    return {
        "round": position.round,
        "last": position.last,
        "phase": "over" if not position.stack else PHASES[position.phase],
        "first": position.first,
        "active": position.active,
        "dice": by_colour(components, position.dice),
        "price": position.reputation_price(),
        "piles": [look_at_pile(position, pile) for pile in range(len(position.piles))],
        "extra": len(position.extra),
        "discards": ids(components, position.discards),
        "statues": components.statues[position.statues :],
        "seats": [look_at(position, other, seat, places[other]) for other in range(position.players)],
    }


def look_at_pile(position: "BrugesPosition", pile: int) -> PileView:
    """How many cards, and the colour of the top one (BR-4.3)."""
    left = position.left[pile]
    colour = ""
    if left:
        colour = position.components.colours[position.components.colour_of[position.piles[pile][left - 1]]]
    return {"count": left, "colour": colour}


def look_at(position: "BrugesPosition", other: int, seat: int | None, place: int) -> SeatView:
    """A player as the seat sees them."""
    components = position.components
    player = position.seats[other]
    mine = other == seat
    area = {
        **look_at_open(components, player),
        "place": components.places[place].id,
        "cells": [[components.colours[cell] for cell in section] for section in components.places[place].sections],
        "hand_colours": hand_colours(components, player.hand),
        "known": sorted(ids(components, list(player.known))),
        "houses": [look_at_house(components, player, at, mine) for at in range(len(player.household.houses))],
    }
    doc = cast("SeatView", area)
    if mine:
        seen = len(player.hand) - player.unseen
        doc["hand"] = ids(components, player.hand[:seen])
        doc["unseen"] = [components.colours[components.colour_of[card]] for card in player.hand[seen:]]
    return doc


def hand_colours(components: Components, hand: list[int]) -> dict[str, int]:
    """BR-9.1: the backs of a hand: how many of each colour."""
    counts = [0] * len(components.colours)
    for card in hand:
        counts[components.colour_of[card]] += 1
    return by_colour(components, counts)


def look_at_house(components: Components, player: "Player", place: int, mine: bool) -> HouseView:
    """A house: its colour, its person; its front only for whoever knows it."""
    household = player.household
    card = components.cards[household.houses[place]]
    house: HouseView = {
        "colour": components.colours[card.colour],
        "person": "" if household.tenants[place] == EMPTY else components.cards[household.tenants[place]].id,
        "rotated": bool(player.rotated >> place & 1),
    }
    if household.open >> place & 1 or (mine and not household.blind >> place & 1):
        house["card"] = card.id
    return house
