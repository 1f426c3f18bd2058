"""The markets (section 15) and the end of the game (section 16)."""

from typing import Final

from letopis.games.villagers.phases import Phase
from letopis.games.villagers.position import (
    FIRST_DUCATS,
    FIRST_GOLD,
    SECOND_DUCATS,
    SECOND_GOLD,
    SILVER,
    Purse,
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
    """VS-15.2, VS-17.28: visible gold and as much as lies on the villagers, which stays there."""
    position.markets = 1
    position.tell("event-first-market", "VS-15.2", position.first, {})
    for seat in range(position.players):
        player = position.seats[seat]
        position.tell("event-market-paid", "VS-15.2", seat, paid_first(player, player.village.gold))
    solo = position.solo
    if solo is not None:
        figures = paid_first(solo, solo.village.gold + solo.gold)
        position.tell("event-countess-paid", "VS-17.28", 0, {"sum": figures["sum"]})


def paid_first(purse: Purse, gold: int) -> Figures:
    """What the first market pays."""
    lying = purse.village.lying
    purse.earn(FIRST_GOLD, gold)
    purse.earn(FIRST_DUCATS, lying)
    return {"gold": gold, "ducats": lying, "sum": gold + lying}


def second_market(position: VillagersPosition) -> None:
    """VS-15.4, VS-15.5, VS-17.28: gold and silver of everybody; the ducats on villagers come to the supplies."""
    position.markets = 2
    position.tell("event-second-market", "VS-15.4", position.first, {})
    for seat in range(position.players):
        player = position.seats[seat]
        figures = paid_second(player, player.village.gold, player.village.silver())
        position.tell("event-second-market-paid", "VS-15.4", seat, figures)
    solo = position.solo
    if solo is not None:
        figures = paid_second(solo, solo.village.gold + solo.gold, solo.village.silver(solo.symbols))
        position.tell("event-countess-paid", "VS-17.28", 0, {"sum": figures["sum"]})


def paid_second(purse: Purse, gold: int, silver: int) -> Figures:
    """What the second market pays."""
    lying = purse.village.lying
    purse.earn(SECOND_GOLD, gold)
    purse.earn(SILVER, silver)
    purse.earn(SECOND_DUCATS, lying)
    purse.village = purse.village.without_ducats()
    return {"gold": gold, "silver": silver, "ducats": lying, "sum": gold + silver + lying}


MARKETS: Final[Markets] = Markets("markets")
