"""Final scoring (section 12), live at any moment."""

from typing import TYPE_CHECKING

from letopis.games.my_village.card_kinds import SCORE_CARDS, SCORE_LIVING
from letopis.games.my_village.components import Components
from letopis.kernel.scores import Score

if TYPE_CHECKING:
    from letopis.games.my_village.position import MyVillagePosition, Village


def scores(position: "MyVillagePosition") -> list[Score]:
    """Every seat's sheet, by the pad's eight rows (MV-12.2)."""
    components = position.components
    sheets: list[Score] = []
    for seat in range(position.players):
        village = position.seats[seat]
        rows = {
            "religion": religion(components, village),
            "council": council(components, village),
            "harvest": len(village.fields) * components.field_points,
            "travel": points_of(components, village.travel),
            "customers": served(components, village),
            "story": village.house,
            "laborers": village.laborers * components.laborer_points,
            "hand": components.hand_points if position.holder == seat else 0,
        }
        sheets.append(Score(rows, (left_over(village),)))
    return sheets


def total(position: "MyVillagePosition", seat: int) -> int:
    """The sum of a seat's rows, without the sheet."""
    components = position.components
    village = position.seats[seat]
    points = religion(components, village) + council(components, village) + points_of(components, village.travel)
    points += len(village.fields) * components.field_points + served(components, village) + village.house
    points += village.laborers * components.laborer_points
    return points + components.hand_points if position.holder == seat else points


def religion(components: Components, village: "Village") -> int:
    """The church, and the table of windows (MV-10.32)."""
    if village.church < 0:
        return 0
    windows = min(village.windows(components), components.most_windows)
    return components.cards[village.church].points + components.window_points[windows]


def council(components: Components, village: "Village") -> int:
    """The meeting place, the council chamber, and what a scoring one has marked."""
    points = components.meeting.points if village.meeting else 0
    if village.council < 0:
        return points
    card = components.cards[village.council]
    points += card.points
    if card.ability == SCORE_LIVING:  # MV-10.44
        points += components.people_points * (village.slots & village.villagers).bit_count()
    elif card.ability == SCORE_CARDS:  # MV-10.43
        for slot in range(len(card.slots)):
            if village.slots >> slot & 1:
                points += components.area_points * cards_in(village, slot)
    return points


def cards_in(village: "Village", slot: int) -> int:
    """MV-10.43: the cards of a kind: travel, crafts, served customers, church and monks, fields."""
    if slot == 0:
        return len(village.travel)
    if slot == 1:
        owned = 0
        for craft in village.crafts:
            if craft >= 0:
                owned += 1
        return owned
    if slot == 2:
        return len(village.served)
    if slot == 3:
        return len(village.monks) + (1 if village.church >= 0 else 0)
    return len(village.fields)


def points_of(components: Components, cards: tuple[int, ...]) -> int:
    """The printed points of cards."""
    points = 0
    for card in cards:
        points += components.cards[card].points
    return points


def served(components: Components, village: "Village") -> int:
    """The served customers; the others give nothing."""
    points = 0
    for customer in village.served:
        points += components.customers[customer].points
    return points


def left_over(village: "Village") -> int:
    """MV-12.4: coins, goods (jokers and plows on fields too) and story points on the tree break a tie."""
    left = village.coins + village.tree + village.jokers + village.plows
    for count in village.goods:
        left += count
    return left
