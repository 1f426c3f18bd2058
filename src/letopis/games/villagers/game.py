"""Villagers as a game of the table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from letopis.games.villagers import evaluation, first_thoughts, notation, promises
from letopis.games.villagers.components import LEVELS, Components
from letopis.games.villagers.jester import JESTER
from letopis.games.villagers.position import VillagersPosition, new_position
from letopis.games.villagers.rounds import ROUND
from letopis.games.villagers.setting_up import SET_UP
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import OneOption
from letopis.kernel.position import Position
from letopis.kernel.reading import Reader
from letopis.kernel.weights import Weights


class Villagers(Game):
    """One to five villages on one Road."""

    def __init__(self) -> None:
        level = OneOption("level", "normal", LEVELS)  # VS-17.30, VS-17.31: of the solo game
        features, thoughts = evaluation.FEATURES, first_thoughts.NAMES
        super().__init__("villagers", Path(__file__).parent, (1, 2, 3, 4, 5), (level,), "VS", features, thoughts)
        self.foresight = 2
        self.rules_version = 2
        self.played_versions = (1, 2)
        self.asides = JESTER

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        position = new_position(components, players, options["level"])
        position.begin_with(self, players, options, chance)
        position.stack = [ROUND, SET_UP]
        return position

    def read(self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        return notation.read(self, reader, players, options, components, chance)

    def vocabulary(self, position: Position) -> dict[str, Action]:
        assert isinstance(position, VillagersPosition)
        return position.components.vocabulary

    def features(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, VillagersPosition)
        return evaluation.features(position, seat)

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, VillagersPosition)
        return evaluation.points(position, seat)

    def progress(self, position: Position) -> float:
        assert isinstance(position, VillagersPosition)
        return evaluation.progress(position)

    def at_rest(self, position: Position) -> bool:
        assert isinstance(position, VillagersPosition)
        return evaluation.at_rest(position)

    def foretold(self, position: Position, seat: int, weights: Weights) -> float:
        assert isinstance(position, VillagersPosition)
        return evaluation.outlook(position, seat, weights)

    def all_foretold(self, position: Position, weights: Weights) -> list[float]:
        assert isinstance(position, VillagersPosition)
        found = [evaluation.outlook(position, seat, weights) for seat in range(position.players)]
        if position.solo is not None:
            found.append(evaluation.countess(position, position.solo))
        return found

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, VillagersPosition)
        return evaluation.worth(position, seat, self.weights.at(position.players))

    def varieties(self, players: int) -> list[dict[str, Any]]:
        return [{"level": level} for level in LEVELS] if players == 1 else [{}]

    def promise(self, position: Position, seat: int, action: Action) -> float | None:
        assert isinstance(position, VillagersPosition)
        return promises.promise(position, seat, action, self.weights.at(position.players))

    def thoughts_on(
        self, position: Position, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        assert isinstance(position, VillagersPosition)
        return first_thoughts.thoughts_on(position, seat, actions, weights)

    def trifle(self, position: Position, seat: int) -> Action | None:
        assert isinstance(position, VillagersPosition)
        return promises.trifle(position, seat)

    def sensible(self, position: Position, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        assert isinstance(position, VillagersPosition)
        return promises.sensible(position, seat, actions)


GAME: Final[Villagers] = Villagers()
