"""Abbey as a game of the table: `GAME` is what the entry point leads to."""

from pathlib import Path
from typing import Any

from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader
from letopis.kernel.steps import steps_in
from letopis_abbey import position as rules
from letopis_abbey.components import GOODS, Components
from letopis_abbey.encoding import AbbeyEncoding
from letopis_abbey.position import MOST_SEATS, ROUND, AbbeyPosition

WORTH = (1.3, 2.4, 0.8)  # wood, stone, apples


class AbbeyEvaluation(Evaluation[AbbeyPosition]):
    """What our bots need to play it well: what goods are worth while there is time to use them."""

    def progress(self, position: AbbeyPosition) -> float:
        return position.round / position.components.rounds

    def outlook(self, position: AbbeyPosition, seat: int) -> float:
        later = 1.0 - self.progress(position) if position.stack else 0.0
        return position.points[seat] + later * sum(worth * has for worth, has in zip(WORTH, position.goods[seat]))


class Abbey(Game[AbbeyPosition]):
    """Two to four players, three monks each, five rounds."""

    def __init__(self) -> None:
        super().__init__(
            "abbey", Path(__file__).parent, (2, 3, MOST_SEATS), (), "AB", AbbeyEvaluation, encodes=AbbeyEncoding
        )
        self.steps = steps_in([rules])

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def vocabulary(self, position: AbbeyPosition) -> dict[str, Action]:
        return position.components.vocabulary

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> AbbeyPosition:
        position = AbbeyPosition()
        position.begin_with(self, players, options, chance)
        position.components = components
        position.round = position.snowed = 0
        position.monks = [0] * len(components.places)
        position.goods, position.points = [[0] * len(GOODS) for _ in range(players)], [0] * players
        position.stack = [ROUND]
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> AbbeyPosition:
        """What is left out is as at the start."""
        position = self.start(players, options, components, chance)
        position.stack = []
        position.round = reader.whole("round", 0, components.rounds, 0)
        position.snowed = reader.pick("snowed", {place.id: place.number for place in components.places}, 0)
        position.monks = numbers(reader, "monks", [place.room for place in components.places]) or position.monks
        position.points = numbers(reader, "points", [9999] * players) or position.points
        for seat, line in enumerate(reader.items("goods")[:players]):
            position.goods[seat] = numbers(Reader({"goods": line}, f"[{seat}]"), "goods", [999] * len(GOODS))
        self.read_stack(reader, position, ["round"])
        return position


def numbers(reader: Reader, key: str, most: list[int]) -> list[int]:
    """A list of amounts, each up to its own most; none, where nothing is said."""
    found = [number for number in reader.items(key) if isinstance(number, int) and not isinstance(number, bool)]
    fits = len(found) == len(most) and all(0 <= number <= high for number, high in zip(found, most))
    if reader.items(key) and not (fits and len(found) == len(reader.items(key))):
        raise reader.wrong(key, "are not such amounts", f"{len(most)} whole numbers, at most {most}")
    return found


GAME = Abbey()
