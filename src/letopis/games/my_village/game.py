"""My Village as a game of the table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from letopis.games.my_village import evaluation, first_thoughts, notation
from letopis.games.my_village.components import SEATS, Components
from letopis.games.my_village.plows import PLOWS
from letopis.games.my_village.position import MyVillagePosition, new_position
from letopis.games.my_village.rounds import SET_UP
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import WholeOption
from letopis.kernel.position import Position
from letopis.kernel.reading import Reader
from letopis.kernel.weights import Weights


class MyVillage(Game):
    """Two to four villages, five villagers each, and not enough time."""

    def __init__(self) -> None:
        super().__init__(
            "my_village", Path(__file__).parent, (2, 3, 4), (), "MV", evaluation.FEATURES, first_thoughts.NAMES
        )
        self.rules_version = 2
        self.played_versions = (1, 2)
        self.asides = PLOWS
        self.foresight = 4
        limit = int(self.own_files()["figures.toml"]["options"]["round_limit"])
        self.options = (
            WholeOption("starting_player", 0, 0, SEATS),  # MV-4.9; 0: by lot
            WholeOption("round_limit", limit, 0, 999),  # MV-D26
        )

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        notation.check_options(players, options)
        position = new_position(components, players)
        position.begin_with(self, players, options, chance)
        position.stack = [SET_UP]
        return position

    def read(self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        return notation.read(self, reader, players, options, components, chance)

    def vocabulary(self, position: Position) -> dict[str, Action]:
        assert isinstance(position, MyVillagePosition)
        return position.components.vocabulary

    def features(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, MyVillagePosition)
        return evaluation.features(position, seat)

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, MyVillagePosition)
        return evaluation.points(position, seat)

    def progress(self, position: Position) -> float:
        assert isinstance(position, MyVillagePosition)
        return evaluation.progress(position)

    def at_rest(self, position: Position) -> bool:
        assert isinstance(position, MyVillagePosition)
        return evaluation.at_rest(position)

    def foretold(self, position: Position, seat: int, weights: Weights) -> float:
        assert isinstance(position, MyVillagePosition)
        return evaluation.outlook(position, seat, weights)

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, MyVillagePosition)
        return evaluation.worth(position, seat)

    def thoughts_on(
        self, position: Position, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        assert isinstance(position, MyVillagePosition)
        return evaluation.thoughts_on(position, seat, actions, weights)

    def hunches(self, position: Position, seat: int, actions: Sequence[Action]) -> list[float] | None:
        assert isinstance(position, MyVillagePosition)
        return evaluation.hunches(position, seat, actions)

    def impulse(self, position: Position, seat: int, actions: Sequence[Action], decision: int) -> Action | None:
        assert isinstance(position, MyVillagePosition)
        return evaluation.impulse(position, seat, actions)

    def shown(self, position: Position, seat: int) -> int:
        assert isinstance(position, MyVillagePosition)
        return position.pool

    def sensible(self, position: Position, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        assert isinstance(position, MyVillagePosition)
        return evaluation.sensible(position, seat, actions)


GAME: Final[MyVillage] = MyVillage()
