"""The round (section 6), and every step by its notation."""

from typing import Any, Final

from letopis.games.villagers import build, draft, events, jester, markets, padlocks, placing, road, special, standing
from letopis.games.villagers.position import VillagersPosition
from letopis.games.villagers.setting_up import SET_UP
from letopis.kernel.steps import Step


class Round(Step[VillagersPosition]):
    """VS-6.1: draft, road update, build, alone events, a market if one is due; and again until the second is over."""

    def __init__(self) -> None:
        super().__init__("round")

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if position.markets == 2:
            return "the game is over after the second market"
        return standing.phase(position, place)

    def run(self, position: VillagersPosition) -> None:
        if position.markets == 2:
            return  # VS-16.1
        position.round += 1
        position.tell("event-round", "VS-6.1", position.first, {"round": position.round})
        position.stack.extend(OF_A_ROUND)


ROUND: Final[Round] = Round()
PHASES: Final[list[Step[Any]]] = [  # in their order
    jester.BEFORE["draft"],
    draft.DRAFT_PHASE,
    road.ROAD_UPDATE,
    jester.BEFORE["build"],
    build.BUILD_PHASE,
    build.END_OF_BUILD,
    events.EVENT_PHASE,
    markets.MARKETS,
]
OF_A_ROUND: Final[list[Step[Any]]] = [ROUND, *PHASES[::-1]]  # as they lie on the stack, the next one last


def _all_steps() -> dict[str, Step[Any]]:
    several: list[list[Any]] = [
        [SET_UP, ROUND, *PHASES, *jester.LAST_CALLS.values()],
        [*draft.DRAFTS, draft.AFTER_DRAFT, draft.GIVE, *road.STEPS],
        [*build.BUILDS, *build.ONTOS, *build.RETURNS],
        [*placing.PUT_DOWNS, *placing.ONS, *padlocks.UNLOCKS, *padlocks.PAYS],
        [*special.SWAPS, *special.SIDES, *special.SMUGGLINGS, *special.SMUGGLES, *events.STEPS],
    ]
    return {step.text: step for steps in several for step in steps}


STEPS: Final[dict[str, Step[Any]]] = _all_steps()
