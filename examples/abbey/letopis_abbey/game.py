"""Abbey as a game of the table: `GAME` is what the entry point leads to."""

from pathlib import Path
from typing import Any

from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.game import Game
from letopis.kernel.observation import Encoding, Row
from letopis.kernel.reading import Reader
from letopis.kernel.steps import steps_in
from letopis_abbey import position as rules
from letopis_abbey.components import GOODS, Components
from letopis_abbey.position import MOST_SEATS, ROUND, AbbeyPosition

WORTH = (1.3, 2.4, 0.8)  # wood, stone, apples


class AbbeyEvaluation(Evaluation[AbbeyPosition]):
    """What our bots need to play it well: what goods are worth while there is time to use them."""

    def progress(self, position: AbbeyPosition) -> float:
        return position.round / position.components.rounds

    def outlook(self, position: AbbeyPosition, seat: int) -> float:
        later = 1.0 - self.progress(position) if position.stack else 0.0
        return position.points[seat] + later * sum(worth * has for worth, has in zip(WORTH, position.goods[seat]))


class AbbeyEncoding(Encoding[AbbeyPosition]):
    """The table as numbers, for programs that learn; units are powers of two: a 1 stands for 8 goods."""

    def encode(self, position: AbbeyPosition, seat: int, row: Row) -> None:
        places = [place.id for place in position.components.places]
        row.number("round", position.round, 2)
        row.one_of("snowed", position.snowed, len(places), places)
        row.numbers("monks", position.monks, 1, places)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            row.number("points", position.points[other], 4)
            row.numbers("goods", position.goods[other], 3, GOODS)


class Abbey(Game[AbbeyPosition]):
    """Two to four players, three monks each, five rounds."""

    def __init__(self) -> None:
        here, seats = Path(__file__).parent, (2, 3, MOST_SEATS)
        super().__init__("abbey", here, seats, (), "AB", AbbeyEvaluation, encodes=AbbeyEncoding)
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
        monks = reader.table("monks", optional=True)
        position.monks = [monks.whole(place.id, 0, place.room, 0) for place in components.places]
        monks.finish()
        for seat, own in enumerate(reader.seats(players)):
            position.points[seat] = own.whole("points", 0, 9999, 0)
            position.goods[seat] = [own.whole(good, 0, 999, 0) for good in GOODS]
            own.finish()
        self.read_stack(reader, position, ["round"])
        return position


GAME = Abbey()
