"""Era: Medieval Age as a game of the table."""

import re
from pathlib import Path
from typing import Any, Final

from letopis.games.era import build, collect, disasters, extort, notation, roll, rounds, setting_up
from letopis.games.era.components import Components
from letopis.games.era.encoding import EraEncoding
from letopis.games.era.knowledge import EraEvaluation, EraGuide
from letopis.games.era.position import EraPosition, new_position
from letopis.kernel.actions import Action, tidy
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import WholeOption
from letopis.kernel.reading import Reader
from letopis.kernel.steps import steps_in

ANYWHERE: Final = re.compile(r"place ([a-z_0-9]+) [a-z][0-9]{1,2}( (0|90|180|270))?")


class Era(Game[EraPosition]):
    """One to four lords, their dice and their walls.

    Rules version 2 asks whether to demand of whoever has nothing (E-12.3); by version 1 that happened unasked.
    """

    rules_version: int = 2
    played_versions: tuple[int, ...] = (1, 2)

    def __init__(self) -> None:
        super().__init__("era", Path(__file__).parent, (1, 2, 3, 4), (), "E", EraEvaluation, EraGuide, EraEncoding)
        limit = int(self.own_files()["setup.toml"]["options"]["round_limit"])
        self.options = (WholeOption("round_limit", limit, 0, 999),)  # E-D31
        self.steps = steps_in([setting_up, rounds, roll, collect, disasters, build, extort])

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> EraPosition:
        position = new_position(components, players)
        position.begin_with(self, players, options, chance)
        position.stack = [rounds.ROUND, setting_up.FIRST_PLAYER, setting_up.SET_UP]
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> EraPosition:
        return notation.read(self, reader, players, options, components, chance)

    def vocabulary(self, position: EraPosition) -> dict[str, Action]:
        return position.components.vocabulary

    def find_action(self, position: EraPosition, text: str) -> Action | None:
        found = super().find_action(position, text)
        if found is None:
            # a piece partly off the board is an action too: one that is refused with its rule (E-4.2)
            words = ANYWHERE.fullmatch(tidy(text[:100]))
            if words and words.group(1) in position.components.piece_of:
                return Action("place", *words.group(0).split()[1:])
        return found


GAME: Final[Era] = Era()
