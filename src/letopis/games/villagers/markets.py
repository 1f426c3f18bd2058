"""The markets (section 15) and the end of the game (section 16)."""

from typing import Final

from letopis.games.villagers.phases import Phase
from letopis.games.villagers.position import (
    FIRST_DUCATS,
    FIRST_GOLD,
    SECOND_DUCATS,
    SECOND_GOLD,
    SILVER,
    VillagersPosition,
)
from letopis.kernel.refusals import Figures


def first_due(position: VillagersPosition) -> bool:
    """VS-15.1: stacks 1 and 2 are used up, and it has not been held."""
    if position.markets:
        return False
    for stack in position.components.first_needs:
        if position.stacks[stack]:
            return False
    return True


def second_due(position: VillagersPosition) -> bool:
    """VS-15.4: all stacks are used up."""
    return position.markets < 2 and position.leftmost() < 0


class Markets(Phase):
    """VS-14.4, VS-15.6: the markets that are due; without the second another round follows."""

    def run(self, position: VillagersPosition) -> None:
        ends = second_due(position)
        if first_due(position):
            first_market(position)
        if ends:
            second_market(position)
            position.tell("event-game-over", "VS-16.1", position.first, {"round": position.round})


def first_market(position: VillagersPosition) -> None:
    """VS-15.2: visible gold and as much as lies on the villagers, which stays there."""
    position.markets = 1
    position.tell("event-first-market", "VS-15.2", position.first, {})
    for seat in range(position.players):
        player = position.seats[seat]
        village = player.village
        player.earn(FIRST_GOLD, village.gold)
        player.earn(FIRST_DUCATS, village.lying)
        if position.telling is not None:
            figures: Figures = {"gold": village.gold, "ducats": village.lying, "sum": village.gold + village.lying}
            position.tell("event-market-paid", "VS-15.2", seat, figures)
    solo = position.solo
    if solo is not None:  # VS-17.28
        gold = solo.village.gold + solo.gold
        solo.earn(FIRST_GOLD, gold)
        solo.earn(FIRST_DUCATS, solo.village.lying)
        position.tell("event-countess-paid", "VS-17.28", 0, {"sum": gold + solo.village.lying})


def second_market(position: VillagersPosition) -> None:
    """VS-15.4, VS-15.5: gold and silver of everybody, then the ducats on villagers come to the supplies."""
    position.markets = 2
    position.tell("event-second-market", "VS-15.4", position.first, {})
    for seat in range(position.players):
        player = position.seats[seat]
        village = player.village
        silver = village.silver()
        player.earn(SECOND_GOLD, village.gold)
        player.earn(SILVER, silver)
        player.earn(SECOND_DUCATS, village.lying)
        if position.telling is not None:
            figures: Figures = {"gold": village.gold, "silver": silver, "ducats": village.lying}
            figures["sum"] = village.gold + silver + village.lying
            position.tell("event-second-market-paid", "VS-15.4", seat, figures)
        player.village = village.without_ducats()
    solo = position.solo
    if solo is not None:
        gold = solo.village.gold + solo.gold
        silver = solo.village.silver(solo.symbols)
        solo.earn(SECOND_GOLD, gold)
        solo.earn(SILVER, silver)
        solo.earn(SECOND_DUCATS, solo.village.lying)
        position.tell("event-countess-paid", "VS-17.28", 0, {"sum": gold + silver + solo.village.lying})
        solo.village = solo.village.without_ducats()


MARKETS: Final[Markets] = Markets("markets")
