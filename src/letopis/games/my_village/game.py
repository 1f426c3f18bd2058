"""My Village as a game of the table."""

from pathlib import Path
from typing import Any, Final

from letopis.games.my_village import (
    activating,
    banner_value,
    cards,
    clerk,
    death,
    headman,
    notation,
    paying,
    rounds,
    school,
)
from letopis.games.my_village.components import SEATS, Components
from letopis.games.my_village.encoding import MyVillageEncoding
from letopis.games.my_village.knowledge import MyVillageEvaluation, MyVillageGuide
from letopis.games.my_village.plows import PLOWS
from letopis.games.my_village.position import MyVillagePosition, new_position
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import WholeOption
from letopis.kernel.reading import Reader
from letopis.kernel.steps import steps_in


class MyVillage(Game[MyVillagePosition]):
    """Two to four villages, five villagers each, and not enough time."""

    def __init__(self) -> None:
        room = Path(__file__).parent
        super().__init__(
            "my_village", room, (2, 3, 4), (), "MV", MyVillageEvaluation, MyVillageGuide, MyVillageEncoding
        )
        self.rules_version = 2
        self.played_versions = (1, 2)
        self.asides = PLOWS
        self.steps = steps_in([activating, banner_value, cards, clerk, death, headman, paying, rounds, school])
        limit = int(self.own_files()["figures.toml"]["options"]["round_limit"])
        self.options = (
            WholeOption("starting_player", 0, 0, SEATS),  # MV-4.9; 0: by lot
            WholeOption("round_limit", limit, 0, 999),  # MV-D26
        )

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> MyVillagePosition:
        notation.check_options(players, options)
        position = new_position(components, players)
        position.begin_with(self, players, options, chance)
        position.stack = [rounds.SET_UP]
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> MyVillagePosition:
        return notation.read(self, reader, players, options, components, chance)

    def vocabulary(self, position: MyVillagePosition) -> dict[str, Action]:
        return position.components.vocabulary


GAME: Final[MyVillage] = MyVillage()
