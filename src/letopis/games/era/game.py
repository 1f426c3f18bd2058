"""Era: Medieval Age as a game of the table."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from letopis.games.era import evaluation, first_thoughts, notation, timing
from letopis.games.era.components import Components
from letopis.games.era.position import EraPosition, new_position
from letopis.games.era.rounds import ROUND
from letopis.games.era.setting_up import FIRST_PLAYER, SET_UP
from letopis.kernel.actions import Action, tidy
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import WholeOption
from letopis.kernel.position import Position
from letopis.kernel.reading import Reader
from letopis.kernel.weights import Weights

ANYWHERE: Final = re.compile(r"place ([a-z_0-9]+) [a-z][0-9]{1,2}( (0|90|180|270))?")

FORESIGHT: Final = 30  # more than is left to choose in a round once the dice lie; there the horizon is
JOURNEY: Final = 20  # a search of 60 iterations wins nearly half of its games against the master
MOST_FORESEEN: Final = 2  # seats; with more, too much happens between to play on, and leaves are looked at as they are


class Era(Game):
    """One to four lords, their dice and their walls.

    Rules version 2 asks whether to demand of whoever has nothing (E-12.3); by version 1 that happened unasked.
    """

    rules_version: int = 2
    played_versions: tuple[int, ...] = (1, 2)

    def __init__(self) -> None:
        super().__init__("era", Path(__file__).parent, (1, 2, 3, 4), (), "E", evaluation.FEATURES)
        limit = int(self.own_files()["setup.toml"]["options"]["round_limit"])
        self.options = (WholeOption("round_limit", limit, 0, 999),)  # E-D31
        self.foresight = FORESIGHT
        self.journey = JOURNEY

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        position = new_position(components, players)
        position.begin_with(self, players, options, chance)
        position.stack = [ROUND, FIRST_PLAYER, SET_UP]
        return position

    def read(self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        return notation.read(self, reader, players, options, components, chance)

    def vocabulary(self, position: Position) -> dict[str, Action]:
        assert isinstance(position, EraPosition)
        return position.components.vocabulary

    def features(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, EraPosition)
        return evaluation.features(position, seat)

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, EraPosition)
        return evaluation.points(position, seat)

    def progress(self, position: Position) -> float:
        assert isinstance(position, EraPosition)
        return timing.progress(position)

    def at_rest(self, position: Position) -> bool:
        assert isinstance(position, EraPosition)
        return timing.at_rest(position)

    def foretold(self, position: Position, seat: int, weights: Weights) -> float:
        assert isinstance(position, EraPosition)
        return evaluation.outlook(position, seat, weights, timing.rounds_left(position))

    def all_foretold(self, position: Position, weights: Weights) -> list[float]:
        assert isinstance(position, EraPosition)
        left = timing.rounds_left(position)
        return [evaluation.outlook(position, seat, weights, left) for seat in range(position.players)]

    def glance(self, position: Position, seat: int) -> float:
        assert isinstance(position, EraPosition)
        return self.outlook(position, seat)  # what others have hardly depends on it

    def hunches(self, position: Position, seat: int, actions: Sequence[Action]) -> list[float] | None:
        assert isinstance(position, EraPosition)
        return first_thoughts.hunches(position, seat, actions, self.weights.at(position.players))

    def impulse(self, position: Position, seat: int, actions: Sequence[Action], decision: int) -> Action | None:
        assert isinstance(position, EraPosition)
        return first_thoughts.impulse(position, seat, actions, self.weights.at(position.players), decision)

    def shown(self, position: Position, seat: int) -> int:
        assert isinstance(position, EraPosition)
        number = 0
        for face in position.seats[seat].dice:
            number = number * 32 + face + 1
        return number

    def habit(self, position: Position, seat: int) -> Action | None:
        assert isinstance(position, EraPosition)
        return first_thoughts.habit(position, seat) if position.rolling else None

    def trifle(self, position: Position, seat: int) -> Action | None:
        assert isinstance(position, EraPosition)
        return first_thoughts.trifle(position, seat)

    def horizon(self, position: Position) -> bool:
        assert isinstance(position, EraPosition)
        return position.rolling or position.setting_up or position.players > MOST_FORESEEN

    def calm(self, position: Position, since: Position) -> None:
        assert isinstance(position, EraPosition)
        assert isinstance(since, EraPosition)
        if position.rolling and position.round > since.round and position.players <= MOST_FORESEEN:
            first_thoughts.unroll(position)

    def promise(self, position: Position, seat: int, action: Action) -> float | None:
        assert isinstance(position, EraPosition)
        if position.rolling or action.kind == "quill" or position.stack[-1].kind == "quill":
            return first_thoughts.promise_of_roll(position, seat, action, self.weights.at(position.players))
        return None

    def sensible(self, position: Position, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        assert isinstance(position, EraPosition)
        return first_thoughts.sensible(position, seat, actions)

    def find_action(self, position: Position, text: str) -> Action | None:
        found = super().find_action(position, text)
        if found is None and isinstance(position, EraPosition):
            # a piece partly off the board is an action too: one that is refused with its rule (E-4.2)
            words = ANYWHERE.fullmatch(tidy(text[:100]))
            if words and words.group(1) in position.components.piece_of:
                return Action("place", *words.group(0).split()[1:])
        return found


GAME: Final[Era] = Era()
