"""Bruges as a game of the table."""

from pathlib import Path
from typing import Any, Final

from letopis.games.bruges import (
    building,
    dealing,
    drawing,
    estimates,
    leadership,
    notation,
    persons,
    playing,
    reputation,
    rolling,
    rounds,
    taking,
    threats,
    verbs,
)
from letopis.games.bruges.components import MOST_SEATS, SEATS, Components
from letopis.games.bruges.encoding import BrugesEncoding
from letopis.games.bruges.knowledge import BrugesEvaluation, BrugesGuide
from letopis.games.bruges.position import BrugesPosition, new_position
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.options import WholeOption
from letopis.kernel.reading import Reader
from letopis.kernel.steps import Step, steps_in

RANDOM: Final = 0  # of the option `first`: drawn at random


class Bruges(Game[BrugesPosition]):
    """Two to four merchants, their houses and whom they settle in them."""

    rules_version = 2
    played_versions: tuple[int, ...] = (1, 2)

    def __init__(self) -> None:
        first = WholeOption("first", RANDOM, RANDOM, MOST_SEATS)  # BR-3.8
        room = Path(__file__).parent
        super().__init__("bruges", room, SEATS, (first,), "BR", BrugesEvaluation, BrugesGuide, BrugesEncoding)
        phases = [rounds, drawing, rolling, reputation, playing, leadership]
        self.steps = steps_in([*phases, taking, threats, building, persons])

    def read_components(self, sheets: Sheets) -> Any:
        components = verbs.furnish(Components(sheets))
        estimates.furnish(components)
        return components

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> BrugesPosition:
        first = int(options["first"])
        if first > players:
            raise BadOption("first", f"there is no seat {first} with {players} players", f"0 to {players}")
        position = new_position(components, players)
        position.begin_with(self, players, options, chance)
        position.first = chance.below(players, "first player") if first == RANDOM else first - 1
        dealing.deal(position)
        position.stack = [rounds.ROUND]
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> BrugesPosition:
        return notation.read(self, reader, players, options, components, chance)

    def find_step(self, position: BrugesPosition, text: str) -> Step[Any] | None:
        return self.steps.get(text) or position.components.steps.get(text)

    def vocabulary(self, position: BrugesPosition) -> dict[str, Action]:
        return position.components.vocabulary


GAME: Final[Bruges] = Bruges()
