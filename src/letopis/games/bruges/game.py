"""Bruges as a game of the table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from letopis.games.bruges import dealing, effects, estimates, evaluation, first_thoughts, notation, rounds
from letopis.games.bruges.components import MOST_SEATS, SEATS, Components
from letopis.games.bruges.first_thoughts import OUT_OF_THE_QUESTION
from letopis.games.bruges.position import BrugesPosition, new_position
from letopis.games.bruges.uses import Home
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.options import WholeOption
from letopis.kernel.position import Position
from letopis.kernel.reading import Reader
from letopis.kernel.weights import Weights

RANDOM: Final = 0  # of the option `first`: drawn at random
OPEN: Final = ("die", "section", "home")
"""What a use leaves open, and nothing is had of it before: what it is worth is seen only behind the best answer.

Which worker is paid matters too little; and the marker that the Deacon frees is better left unseen, for whoever looks
one step ahead thinks too much of its point: with it in sight 3.8 points were lost a game.
"""


class Bruges(Game):
    """Two to four merchants, their houses and whom they settle in them."""

    rules_version = 2
    played_versions: tuple[int, ...] = (1, 2)

    def __init__(self) -> None:
        first = WholeOption("first", RANDOM, RANDOM, MOST_SEATS)  # BR-3.8
        super().__init__(
            "bruges", Path(__file__).parent, SEATS, (first,), "BR", evaluation.FEATURES, first_thoughts.NAMES
        )
        self.foresight = 8  # more wins more on a quick machine, but makes too few iterations

    def read_components(self, sheets: Sheets) -> Any:
        components = effects.furnish(Components(sheets))
        rounds.furnish(components)
        estimates.furnish(components)
        return components

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        first = int(options["first"])
        if first > players:
            raise BadOption("first", f"there is no seat {first} with {players} players", f"0 to {players}")
        position = new_position(components, players)
        position.begin_with(self, players, options, chance)
        position.first = chance.below(players, "first player") if first == RANDOM else first - 1
        dealing.deal(position)
        position.stack = [rounds.ROUND]
        return position

    def read(self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance) -> Position:
        return notation.read(self, reader, players, options, components, chance)

    def vocabulary(self, position: Position) -> dict[str, Action]:
        assert isinstance(position, BrugesPosition)
        return position.components.vocabulary

    def features(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, BrugesPosition)
        return evaluation.features(position, seat)

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, BrugesPosition)
        return evaluation.points(position, seat)

    def progress(self, position: Position) -> float:
        assert isinstance(position, BrugesPosition)
        return evaluation.progress(position)

    def at_rest(self, position: Position) -> bool:
        assert isinstance(position, BrugesPosition)
        return evaluation.at_rest(position)

    def foretold(self, position: Position, seat: int, weights: Weights) -> float:
        assert isinstance(position, BrugesPosition)
        return evaluation.outlook(position, seat, weights)

    def worth(self, position: Position, seat: int) -> float:
        if not position.stack or position.stack[-1].kind not in OPEN or seat not in position.awaited:
            return self.lead(position, seat)
        most = OUT_OF_THE_QUESTION
        for action in self.sensible(position, seat, position.stack[-1].actions(position, seat)):
            trial = position.copy()
            trial.advance(action, seat)
            most = max(most, self.worth(trial, seat))
        return most

    def thoughts_on(
        self, position: Position, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        assert isinstance(position, BrugesPosition)
        return first_thoughts.hunches(position, seat, actions, weights)

    def impulse(self, position: Position, seat: int, actions: Sequence[Action], decision: int) -> Action | None:
        assert isinstance(position, BrugesPosition)
        thoughts = self.weights.thoughts
        if thoughts is None:
            return None
        return first_thoughts.impulse(position, seat, actions, thoughts.mixed(evaluation.progress(position)))

    def trifle(self, position: Position, seat: int) -> Action | None:
        assert isinstance(position, BrugesPosition)
        step = position.stack[-1]
        if isinstance(step, Home):
            return position.components.homes[position.seats[seat].household.place_of(step.card)]
        thoughts = self.weights.thoughts
        if thoughts is None or step.kind != "refilling":
            return None
        return first_thoughts.pile(position, seat, thoughts.mixed(evaluation.progress(position)))

    def shown(self, position: Position, seat: int) -> int:
        assert isinstance(position, BrugesPosition)
        number = 0
        for die in position.dice:
            number = number * 8 + die
        return number

    def sensible(self, position: Position, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        assert isinstance(position, BrugesPosition)
        return evaluation.sensible(position, seat, actions)


GAME: Final[Bruges] = Bruges()
