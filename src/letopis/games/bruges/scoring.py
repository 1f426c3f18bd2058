"""Final scoring (section 8), live at any moment."""

from typing import TYPE_CHECKING

from letopis.games.bruges.counting import bits, counted
from letopis.games.bruges.houses import EMPTY
from letopis.kernel.scores import Score

if TYPE_CHECKING:
    from letopis.games.bruges.position import BrugesPosition


def scores(position: "BrugesPosition") -> list[Score]:
    """BR-8.1: every seat's sheet, by the rulebook's rows; BR-8.2: guilders break a tie."""
    components = position.components
    sheets: list[Score] = []
    for seat in range(position.players):
        player = position.seats[seat]
        household = player.household
        rows: dict[str, int] = {}
        rows["track"] = player.points
        rows["persons"] = household.person_points
        rows["houses"] = len(household.houses) * components.house_points
        rows["laurels"] = laurels(position, seat)
        rows["leadership"] = bits(player.leads) * components.leadership_points
        rows["canal"] = canal(position, seat)
        rows["statues"] = player.statue_left + player.statue_right
        rows["reputation"] = components.reputation_points[player.reputation]
        sheets.append(Score(rows, (player.guilders,)))
    return sheets


def canal(position: "BrugesPosition", seat: int) -> int:
    """BR-5.7: points for each section built to its third cell or further."""
    components = position.components
    player = position.seats[seat]
    sections = 0
    if player.left >= components.third_cell:
        sections += 1
    if player.right >= components.third_cell:
        sections += 1
    return sections * components.third_cell_points


def laurels(position: "BrugesPosition", seat: int) -> int:
    """BR-10.9: what the laurel persons bring, each on the position as it stands."""
    cards = position.components.cards
    total = 0
    for tenant in position.seats[seat].household.tenants:
        if tenant != EMPTY:
            for laurel in cards[tenant].laurels:
                full = counted(position, seat, laurel.counter) // laurel.per
                total += min(full * laurel.points, laurel.most)
    return total
