"""What every bot can do."""

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance, from_seed
from letopis.kernel.game import Game
from letopis.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code: chooses for a seat, and can say how it ranks the actions."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.chance: Chance = from_seed(f"bot {seed}")

    def choose(self, position: Position, seat: int) -> Action:
        """The action it plays; the position stays as it is."""
        raise NotImplementedError

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        """The legal actions with what the bot thinks they are worth in points, best first."""
        raise NotImplementedError
