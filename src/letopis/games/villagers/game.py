"""Villagers as a game of the table."""

from pathlib import Path
from typing import Any, Final

from letopis.games.villagers import (
    build,
    countess,
    draft,
    events,
    jester,
    padlocks,
    placing,
    road,
    rounds,
    setting_up,
    special,
)
from letopis.games.villagers.components import LEVELS, Components
from letopis.games.villagers.encoding import VillagersEncoding
from letopis.games.villagers.jester import JESTER
from letopis.games.villagers.knowledge import VillagersEvaluation, VillagersGuide
from letopis.games.villagers.notation import read_position
from letopis.games.villagers.position import VillagersPosition, new_position
from letopis.games.villagers.rounds import ROUND
from letopis.games.villagers.setting_up import SET_UP
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import OneOption
from letopis.kernel.reading import Reader
from letopis.kernel.steps import steps_in


class Villagers(Game[VillagersPosition]):
    """One to five villages on one Road."""

    def __init__(self) -> None:
        level = OneOption("level", "normal", LEVELS)  # VS-17.30, VS-17.31: of the solo game
        room, seats = Path(__file__).parent, (1, 2, 3, 4, 5)
        super().__init__(
            "villagers", room, seats, (level,), "VS", VillagersEvaluation, VillagersGuide, VillagersEncoding
        )
        self.rules_version = 2
        self.played_versions = (1, 2)
        self.asides = JESTER
        phases = [setting_up, rounds, jester, draft, road, build]
        self.steps = steps_in([*phases, placing, padlocks, special, events, countess])

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> VillagersPosition:
        position = new_position(components, players, options["level"])
        position.begin_with(self, players, options, chance)
        position.stack = [ROUND, SET_UP]
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> VillagersPosition:
        return read_position(self, reader, players, options, components, chance)

    def vocabulary(self, position: VillagersPosition) -> dict[str, Action]:
        return position.components.vocabulary

    def varieties(self, players: int) -> list[dict[str, Any]]:
        return [{"level": level} for level in LEVELS] if players == 1 else [{}]


GAME: Final[Villagers] = Villagers()
