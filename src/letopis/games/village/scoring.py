"""Final scoring (section 9), live at any moment."""

from typing import TYPE_CHECKING, Final

from letopis.games.village.components.effects import Effect
from letopis.games.village.components.names import (
    BESIDE,
    BUILDING,
    CEREMONY,
    CHRONICLE,
    CITY,
    COIN,
    COUPLE,
    DEAD,
    GRAVES,
    LIGHTHOUSE,
    SCROLL,
    STAGE,
    WINDOW,
)
from letopis.kernel.scores import Score

if TYPE_CHECKING:
    from letopis.games.village.position import Player, VillagePosition

ROWS: Final = ("prestige", "travel", "council", "church", "chronicle", "customers", "coins", "villagers")


def scores(position: "VillagePosition") -> list[Score]:
    """V-9.4: every seat's sheet, by the rulebook's rows; V-9.5: ties by customers, then living members."""
    sheets: list[Score] = []
    for player in position.seats:
        rows = {
            "prestige": player.prestige,
            "travel": travel_points(position, player),
            "council": council_points(position, player),
            "church": church_points(position, player),
            "chronicle": chronicle_points(position, chronicled(position, player)),
            "customers": customer_points(position, player),
            "coins": position.components.coin_points * player.stock[COIN],
            "villagers": villager_points(position, player),
        }
        sheets.append(Score(rows, (len(player.customers), player.living())))
    return sheets


def travel_points(position: "VillagePosition", player: "Player") -> int:
    """V-9.4a."""
    return 0 if position.setup.port else position.components.travel_points[player.markers.bit_count()]


def council_points(position: "VillagePosition", player: "Player") -> int:
    """V-9.4b."""
    points = 0
    for member in player.members:
        place = member >> 3
        if STAGE <= place < WINDOW:
            points += position.components.stages[place - STAGE].prestige
    return points


def church_points(position: "VillagePosition", player: "Player") -> int:
    """V-9.4c: windows only; the black bag counts nothing."""
    points = 0
    for member in player.members:
        place = member >> 3
        if WINDOW <= place < CEREMONY:
            points += position.components.windows[place - WINDOW].prestige
    return points


def written(player: "Player") -> int:
    """Own members in the chronicle, one beside the book too (V-11.6)."""
    return player.count(CHRONICLE, GRAVES) + player.count(BESIDE, BESIDE + 1)


def chronicled(position: "VillagePosition", player: "Player") -> int:
    """The same as the final scoring counts them, with the Chronicler's."""
    count = written(player)
    for card in player.hand:
        for effect in position.components.villagers[card].effects:
            if effect.op == "end_chronicle_bonus":
                count += effect.n
    return count


def chronicle_points(position: "VillagePosition", count: int) -> int:
    """V-9.4d."""
    table = position.components.chronicle_points
    return table[min(count, len(table) - 1)]


def customer_points(position: "VillagePosition", player: "Player") -> int:
    """V-9.4e."""
    points = 0
    for number in player.customers:
        points += position.components.customers[number].prestige
    return points


def villager_points(position: "VillagePosition", player: "Player") -> int:
    """V-9.4g: the `end` villagers in hand."""
    points = 0
    for card in player.hand:
        for effect in position.components.villagers[card].effects:
            if effect.op == "end_score":
                points += end_score(player, effect)
    return points


def end_score(player: "Player", effect: Effect) -> int:
    """V-11.2: so much for every so many."""
    return min(counted(player, effect.per), effect.max_items) // effect.every * effect.vp


def counted(player: "Player", per: str) -> int:
    """What a villager counts."""
    if per == "living_family_member":
        return player.living()
    if per == "travel_marker":
        return player.markers.bit_count()
    if per == "church_member":
        return player.count(WINDOW, CEREMONY)
    if per == "scroll":
        return player.stock[SCROLL]
    if per == "customer":
        return len(player.customers)
    if per == "coin":
        return player.stock[COIN]
    if per == "craft_member":
        return player.count(BUILDING, CITY)
    if per == "lighthouse_member":
        return player.count(LIGHTHOUSE, COUPLE)
    return player.count(CEREMONY, LIGHTHOUSE) + player.count(COUPLE, DEAD)  # wedding_member
