"""Final scoring (section 14), live at any moment."""

from typing import TYPE_CHECKING, Final

from letopis.games.era.components import Components
from letopis.games.era.domain import Domain
from letopis.kernel.scores import Score

if TYPE_CHECKING:
    from letopis.games.era.position import EraPosition, Player

BONUS_ROWS: Final = ("market", "guildhall", "university", "cathedral")


def scores(position: "EraPosition") -> list[Score]:
    """Every seat's sheet, by the rulebook's rows."""
    components = position.components
    most_culture = max([player.culture for player in position.seats])
    areas = [player.domain.area for player in position.seats]
    largest = max(areas)
    sheets: list[Score] = []
    for seat in range(position.players):
        player = position.seats[seat]
        rows: dict[str, int] = {}
        for piece in components.buildings:
            rows[piece.id] = 0
        for placement in player.domain.pieces:
            piece = components.pieces[placement.piece]
            if piece.is_building:  # E-14.1
                rows[piece.id] += piece.vp * (components.walled_multiplier if player.domain.is_walled(placement) else 1)
        for piece in components.buildings:
            if piece.bonus:
                rows[f"{piece.id}_bonus"] = bonus(components, player, piece.number)
        rows["culture"] = player.culture
        leads = player.culture == most_culture and most_culture >= components.most_culture_least
        rows["most_culture"] = components.most_culture_vp if leads else 0  # E-14.7
        walled = areas[seat] == largest and largest >= components.largest_area_least
        rows["largest_walled_area"] = components.largest_area_vp if walled else 0  # E-14.8
        rows["disasters"] = -player.disaster  # E-14.9
        tie = tuple([player.stock[resource] for resource in components.tie_break])  # E-14.10
        sheets.append(Score(rows, tie))
    if position.solo:
        sheets[0].rank = solo_rank(components, sheets[0].total)
    return sheets


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
