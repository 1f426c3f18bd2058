"""Era's position as plain data: whole, for the notation, or as a seat sees it."""

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict, cast

from letopis.games.era.components import Components
from letopis.games.era.domain import Domain, bare

if TYPE_CHECKING:
    from letopis.games.era.position import EraPosition, Player


class PlayerView(TypedDict):
    """A player as a seat sees him; his tracks are asked for by `held`."""

    culture: int
    disaster: int
    dice: dict[str, int]
    domain: list[str]
    enclosed: list[str]
    area: int
    builds: int
    shown: NotRequired[list[str]]  # while the dice stand behind the screens
    faces: NotRequired[list[str]]  # of dice in sight
    marked: NotRequired[list[str]]  # these three one's own only
    set: NotRequired[list[str]]
    to_place: NotRequired[list[str]]
    building: NotRequired[str]
    demanded: NotRequired[str]


class EraView(TypedDict):
    """The table as a seat sees it."""

    round: int
    first: int
    phase: str
    tokens: int
    flipped: int
    supply: dict[str, int]
    box: dict[str, int]
    supply_dice: dict[str, int]
    box_dice: dict[str, int]
    philip: list[str]
    seats: list[PlayerView]


def held(player: PlayerView, resource: str) -> int:
    """How much of a resource a player has."""
    return cast("dict[str, int]", player)[resource]


# ---- writing


def write(position: "EraPosition") -> dict[str, Any]:
    """The room's part of the notation."""
    components = position.components
    doc: dict[str, Any] = {
        "round": position.round,
        "first": position.first,
        "tokens": position.tokens,
        "flipped": position.flipped,
        "setting_up": position.setting_up,
        "rolling": position.rolling,
        "choosing": list(position.choosing),
        "supply": piece_counts(components, position.supply),
        "box": piece_counts(components, position.box),
        "supply_dice": dice_counts(components, position.supply_dice),
        "box_dice": dice_counts(components, position.box_dice),
        "seats": [write_player(position, player) for player in position.seats],
    }
    if position.solo:
        doc["philip"] = faces(components, position.philip)
    return doc


def piece_counts(components: Components, counts: list[int]) -> dict[str, int]:
    """How many of each piece, by id."""
    return {piece.id: counts[piece.number] for piece in components.pieces}


def dice_counts(components: Components, counts: list[int]) -> dict[str, int]:
    """How many of each die, by id."""
    return {die.id: counts[die.number] for die in components.dice}


def faces(components: Components, numbers: list[int]) -> list[str]:
    """Faces by id."""
    return [components.faces[number].id for number in numbers]


def standing(domain: Domain) -> list[str]:
    """The pieces on a domain: `farm c5 90`."""
    return [placement.where for placement in domain.pieces]


def tracks(components: Components, player: "Player") -> dict[str, Any]:
    """What everybody sees on a player's tracks."""
    doc: dict[str, Any] = {id: player.stock[number] for number, id in enumerate(components.resource_ids)}
    doc["culture"] = player.culture
    doc["disaster"] = player.disaster
    return doc


def write_player(position: "EraPosition", player: "Player") -> dict[str, Any]:
    """All of a player; what is empty between phases is left out."""
    components = position.components
    doc = tracks(components, player)
    doc["domain"] = standing(player.domain)
    doc["dice"] = dice_counts(components, player.pool)
    if player.dice:
        doc["faces"] = faces(components, player.dice)
    if player.lost:
        doc["lost"] = [components.dice[die].id for die in player.lost]
    if position.setting_up:
        doc["to_place"] = [components.pieces[number].id for number in player.to_place]
    if player.marked:
        doc["marked"] = faces(components, player.marked)
    if player.turned:
        doc["set"] = [" ".join(faces(components, list(pair))) for pair in player.turned]
    if player.shown:
        doc["shown"] = faces(components, player.shown)
    if player.choosing:
        doc["choosing"] = faces(components, player.choosing)
    if player.builds:
        doc["builds"] = player.builds
    if player.building >= 0:
        doc["building"] = components.pieces[player.building].id
    if player.demanded >= 0:
        doc["demanded"] = components.resource_ids[player.demanded]
    return doc


# ---- what a seat sees (section 17)


def look(position: "EraPosition", seat: int | None) -> EraView:
    """Everything public, and of what stands behind screens only the seat's own."""
    components = position.components
    return {
        "round": position.round,
        "first": position.first,
        "phase": phase(position),
        "tokens": position.tokens,
        "flipped": position.flipped,
        "supply": piece_counts(components, position.supply),
        "box": piece_counts(components, position.box),
        "supply_dice": dice_counts(components, position.supply_dice),
        "box_dice": dice_counts(components, position.box_dice),
        "philip": faces(components, position.philip),
        "seats": [look_at(position, other, seat) for other in range(position.players)],
    }


def phase(position: "EraPosition") -> str:
    """Which phase it is, by the step at the top."""
    if position.setting_up:
        return "setup"
    if not position.stack:
        return "over"
    return PHASE_OF.get(position.stack[-1].text.split()[0], "roll")


PHASE_OF: Final = {
    "take": "collect",
    "bandits": "disasters",
    "scorch": "disasters",
    "burn": "disasters",
    "raze": "disasters",
    "build": "build",
    "place": "build",
    "demand": "extort",
    "answer": "extort",
    "demand-philip": "extort",
    "answer-philip": "extort",
}


def look_at(position: "EraPosition", other: int, seat: int | None) -> PlayerView:
    """A player as the seat sees him."""
    components = position.components
    player = position.seats[other]
    mine = other == seat
    domain = player.domain if mine or not position.setting_up else bare(components)
    doc = tracks(components, player)
    doc["dice"] = dice_counts(components, player.pool)
    doc["domain"] = standing(domain)
    doc["enclosed"] = [components.grid.name(row, col) for row, col in components.grid.cells(domain.enclosed)]
    doc["area"] = domain.area
    doc["builds"] = player.builds
    if position.rolling:
        doc["shown"] = faces(components, player.shown)
    if mine or not position.rolling:
        doc["faces"] = faces(components, player.dice)
    if mine:
        doc["marked"] = faces(components, player.marked)
        doc["set"] = [" ".join(faces(components, list(pair))) for pair in player.turned]
        doc["to_place"] = [components.pieces[number].id for number in player.to_place]
    if player.building >= 0:
        doc["building"] = components.pieces[player.building].id
    if player.demanded >= 0:
        doc["demanded"] = components.resource_ids[player.demanded]
    return cast("PlayerView", doc)
