"""Final scoring (section 14), live at any moment."""

from typing import TYPE_CHECKING

from letopis.games.era.components import Components
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.scores import Score

if TYPE_CHECKING:
    from letopis.games.era.position import EraPosition, Player


def scores(position: "EraPosition") -> list[Score]:
    """Every seat's sheet."""
    components = position.components
    sheets: list[Score] = []
    for seat in range(position.players):
        stock = position.seats[seat].stock
        tie = tuple([stock[resource] for resource in components.tie_break])  # E-14.10
        sheets.append(Score(sheet(position, seat), tie))
    if position.solo:
        sheets[0].rank = solo_rank(components, sheets[0].total)
    return sheets


def sheet(position: "EraPosition", seat: int) -> dict[str, int]:
    """One seat's points, by the rulebook's rows."""
    components = position.components
    player = position.seats[seat]
    domain = player.domain
    rows: dict[str, int] = {}
    for piece in components.buildings:
        rows[piece.id] = 0
    for placement in domain.pieces:
        if components.pieces[placement.piece].is_building:
            rows[components.pieces[placement.piece].id] += worth(domain, placement)
    for piece in components.buildings:
        if piece.bonus:
            rows[f"{piece.id}_bonus"] = bonus(components, player, piece.number)
    rows["culture"] = components.culture_vp * player.culture
    rows["most_culture"] = 0
    rows["largest_walled_area"] = 0
    if max([components.most_culture_least, *[other.culture for other in position.seats]]) <= player.culture:
        rows["most_culture"] = components.most_culture_vp  # E-14.7
    if max([components.largest_area_least, *[other.domain.area for other in position.seats]]) <= domain.area:
        rows["largest_walled_area"] = components.largest_area_vp  # E-14.8
    rows["disasters"] = components.disaster_vp * player.disaster  # E-14.9
    return rows


def worth(domain: Domain, placement: Placement) -> int:
    """E-14.1: the points of a building where it stands, or would."""
    components = domain.components
    return components.pieces[placement.piece].vp * (components.walled_multiplier if domain.is_walled(placement) else 1)


def cost_of(position: "EraPosition", seat: int, action: Action) -> int:
    """The points that an answer to the question costs a seat at once."""
    twin = position.copy()
    twin.stack.pop().apply(twin, seat, action)
    return sum(sheet(position, seat).values()) - sum(sheet(twin, seat).values())


def costs(position: "EraPosition", seat: int, action: Action, rule: str) -> Note | None:
    """The same, told beside the answer."""
    points = cost_of(position, seat, action)
    return Note("costs", rule, {"points": points}) if points > 0 else None


def bonus(components: Components, player: "Player", number: int) -> int:
    """E-14.2 to E-14.6: the end bonus of all buildings of a type; never doubled."""
    piece = components.pieces[number]
    owned = player.domain.count[number]
    if not owned:
        return 0
    if piece.bonus == "empty_adjacent_cell":
        return piece.bonus_vp * sum(
            [
                min(piece.bonus_cap, free_neighbours(player.domain, placement.rim))
                for placement in player.domain.pieces
                if placement.piece == number
            ]
        )
    each = 0
    if piece.bonus == "resource_left":
        each = sum(player.stock)
    elif piece.bonus == "culture":
        each = player.culture
    elif piece.bonus == "die":
        each = sum(player.pool)
    return piece.bonus_vp * min(piece.bonus_cap, each) * owned


def free_neighbours(domain: Domain, rim: int) -> int:
    """E-14.2: empty cells beside a piece."""
    return (domain.free & rim).bit_count()


def solo_rank(components: Components, total: int) -> str:
    """E-16.9: the title a solo score earns, as a key of the texts."""
    earned = ""
    for least, title in components.ranks:
        if total >= least:
            earned = f"rank-{title}"
    return earned
