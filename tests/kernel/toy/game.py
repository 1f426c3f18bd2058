"""The toy as a game of the table."""

from pathlib import Path
from typing import Any

from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.game import Game
from letopis.kernel.options import FlagOption, OneOption, SomeOption, WholeOption
from letopis.kernel.reading import Reader
from tests.kernel.toy.encoding import ToyEncoding
from tests.kernel.toy.position import BELL, CHARMS, HIDE, STEPS, VOCABULARY, ToyPosition

FEWER = {text: action for text, action in VOCABULARY.items() if text != "peek"}


class Box:
    """What is in the box."""

    def __init__(self, sheets: Sheets) -> None:
        table = sheets.sheet("marbles.toml").table("box")
        self.pebbles = table.whole("pebbles", 0, 8)
        self.marbles = sorted(int(str(marble)) for marble in table.items("marbles"))


class Toy(Game[ToyPosition]):
    """Two or three, some pebbles, a bag."""

    def __init__(self, flaw: str = "") -> None:
        options = (
            WholeOption("bowl", 0, 0, 9),
            OneOption("light", "day", ("day", "night")),
            SomeOption("guests", (), ("cat", "dog", "owl")),
            FlagOption("quiet", False),
        )
        super().__init__("toy", Path(__file__).parent, (2, 3), options, "T", encodes=ToyEncoding)
        self.flaw = flaw
        self.asides = BELL

    def read_components(self, sheets: Sheets) -> Any:
        return Box(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> ToyPosition:
        position = self.laid_out(players, options, components, chance)
        chance.shuffle(position.bag, "bag")
        position.stack = [HIDE]
        return position

    def laid_out(self, players: int, options: dict[str, Any], box: Box, chance: Chance) -> ToyPosition:
        position = ToyPosition()
        position.begin_with(self, players, options, chance)
        position.flaw = self.flaw
        position.hands = [box.pebbles] * players
        position.fists = [-1] * players
        position.bowl = options["bowl"]
        position.bag = list(box.marbles)
        position.left = []
        position.won = [[] for _ in range(players)]
        position.charms = [2] * len(CHARMS)
        position.owned = [[0] * len(CHARMS) for _ in range(players)]
        position.bells = [1] * players
        position.peeked = -1
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> ToyPosition:
        position = self.laid_out(players, options, components, chance)
        position.hands = self.numbers(reader, "hands", 0, players) or position.hands
        position.fists = self.numbers(reader, "fists", -1, players) or position.fists
        position.bowl = reader.whole("bowl", 0, 99, position.bowl)
        position.bag = self.numbers(reader, "bag", 1)
        position.left = self.numbers(reader, "left", 1)
        position.won = [[int(str(marble)) for marble in list(won)] for won in self.lists(reader, "won")]
        position.won = position.won or [[] for _ in range(players)]
        position.charms = self.numbers(reader, "charms", 0, len(CHARMS)) or position.charms
        position.owned = [[int(str(own)) for own in owned] for owned in self.lists(reader, "owned")] or position.owned
        position.bells = self.numbers(reader, "bells", 0, players) or position.bells
        position.peeked = reader.whole("peeked", -1, players - 1, -1)
        position.stack = [STEPS[text] for text in reader.texts("stack")]
        return position

    def numbers(self, reader: Reader, key: str, least: int, size: int | None = None) -> list[int]:
        found = [number for number in reader.items(key) if isinstance(number, int) and least <= number < 100]
        if len(found) != len(reader.items(key)) or (size and found and len(found) != size):
            raise reader.wrong(key, "are not such numbers")
        return found

    def lists(self, reader: Reader, key: str) -> list[list[Any]]:
        return [list(item) for item in reader.items(key) if isinstance(item, list)]

    def vocabulary(self, position: ToyPosition) -> dict[str, Action]:
        return FEWER if self.flaw == "an action has no id" else VOCABULARY
