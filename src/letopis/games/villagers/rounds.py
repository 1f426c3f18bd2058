"""The round (section 6)."""

from typing import Any, Final

from letopis.games.villagers.build import BUILD_PHASE
from letopis.games.villagers.draft import DRAFT_PHASE
from letopis.games.villagers.end_of_build import END_OF_BUILD
from letopis.games.villagers.events import EVENT_PHASE
from letopis.games.villagers.jester import BEFORE
from letopis.games.villagers.markets import MARKETS
from letopis.games.villagers.phases import Phase
from letopis.games.villagers.position import VillagersPosition
from letopis.games.villagers.road import ROAD_UPDATE
from letopis.kernel.steps import Step


class Round(Phase):
    """VS-6.1: draft, road update, build, alone events, a market if one is due; and again until the second is over."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        over = "the game is over after the second market" if position.markets == 2 else None
        return over or super().misplaced(position, place)

    def run(self, position: VillagersPosition) -> None:
        if position.markets == 2:
            return  # VS-16.1
        position.round += 1
        position.tell("event-round", "VS-6.1", position.first, {"round": position.round})
        position.stack.extend(OF_A_ROUND)


ROUND: Final[Round] = Round("round")
OF_A_ROUND: Final[list[Step[Any]]] = [  # as they lie on the stack, the next one last
    *(ROUND, MARKETS, EVENT_PHASE, END_OF_BUILD, BUILD_PHASE, BEFORE["build"], ROAD_UPDATE, DRAFT_PHASE),
    BEFORE["draft"],
]
