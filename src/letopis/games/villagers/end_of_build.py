"""The end of the build phase (VS-14.1 to VS-14.3)."""

from typing import Final

from letopis.games.villagers.phases import Phase
from letopis.games.villagers.position import VillagersPosition
from letopis.games.villagers.village import Village


def turns(village: Village) -> bool:
    """VS-14.1: whether the Founders turn, for want of food."""
    return village.food == 0 and village.side == 0


class EndOfBuild(Phase):
    """VS-14.1 to VS-14.3: Founders of hungry villages turn to food; the First Player card passes to the left."""

    def run(self, position: VillagersPosition) -> None:
        for seat in range(position.players):
            player = position.seats[seat]
            player.built = 0
            if turns(player.village):
                player.village = player.village.with_side(1)
                position.tell("event-founders-turned", "VS-14.1", seat, {})
        position.first = (position.first + 1) % position.players


END_OF_BUILD: Final[EndOfBuild] = EndOfBuild("end-of-build")
