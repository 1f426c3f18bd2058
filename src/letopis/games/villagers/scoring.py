"""Ducats: what a market pays (section 15), and the score sheet, live at any moment (section 16)."""

from typing import TYPE_CHECKING, Final

from letopis.games.villagers.components import COPIES
from letopis.kernel.scores import Score

if TYPE_CHECKING:
    from letopis.games.villagers.position import VillagersPosition

ROWS: Final = ("first_gold", "first_ducats", "second_gold", "silver", "second_ducats")  # as `Player.earned` has them


def nth(held: list[int], name: int) -> int:
    """Where the villager of a type and ordinal stands in a list, or -1."""
    card = name // COPIES
    ordinal = name % COPIES
    for place in range(len(held)):
        if held[place] == card:
            if ordinal == 0:
                return place
            ordinal -= 1
    return -1


def scores(position: "VillagersPosition") -> list[Score]:
    """Every seat's sheet: as it is after the second market, before it as if that were held now."""
    sheets: list[Score] = []
    for player in position.seats:
        village = player.village
        sheet = rows(player.ducats, player.earned)
        if position.markets < 2:
            sheet["second_gold"] = village.gold
            sheet["silver"] = village.silver()
            sheet["second_ducats"] = village.lying
        sheets.append(Score(sheet, (-len(village.cards),)))  # VS-16.2: fewer villagers win a tie
    if position.solo is not None:
        sheets[0].rank = "rank-won" if is_ahead(position, sheets[0]) else "rank-lost"
    return sheets


def is_won(position: "VillagersPosition") -> bool:
    """Whether the player alone has more than the Countess, as things stand."""
    return is_ahead(position, scores(position)[0])


def is_ahead(position: "VillagersPosition", sheet: Score) -> bool:
    """VS-17.29: whether a sheet has more than the Countess's."""
    return sheet.total > countess_score(position).total


def rows(ducats: int, earned: list[int]) -> dict[str, int]:
    """What came from the markets, and as the supply all else."""
    sheet: dict[str, int] = {"supply": ducats}
    for row in range(len(ROWS)):
        sheet[ROWS[row]] = earned[row]
        sheet["supply"] -= earned[row]
    return sheet


def countess_score(position: "VillagersPosition") -> Score:
    """VS-17.28: the Countess's sheet, by the same rows."""
    solo = position.solo
    assert solo is not None
    sheet = rows(solo.ducats, solo.earned)
    if position.markets < 2:
        sheet["second_gold"] = solo.village.gold + solo.gold
        sheet["silver"] = solo.village.silver(solo.symbols)
        sheet["second_ducats"] = solo.village.lying
    return Score(sheet)
