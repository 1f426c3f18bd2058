"""What is played: games, seat counts, options, chance, and positions to begin from."""

import copy
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import letopis
from letopis import Game, Position

Doc = dict[str, Any]


class GameLaws:
    """What a game says about itself: a module of laws, or nothing special."""

    def __init__(self, module: object = None) -> None:
        self.option_sets: list[Mapping[str, Any]] = list(getattr(module, "OPTION_SETS", []))
        self.positions: Mapping[str, Mapping[str, Any]] = getattr(module, "POSITIONS", {})
        self.components: Callable[[Position], dict[str, int]] = getattr(module, "components", lambda position: {})
        self.bad_data: Mapping[str, Mapping[str, Any]] = getattr(module, "BAD_DATA", {})
        self.points_run_ahead: bool = getattr(module, "POINTS_RUN_AHEAD", False)
        self.longest_turn: int = getattr(module, "LONGEST_TURN", 60)
        self.check: Callable[[Position], None] = getattr(module, "check", lambda position: None)


def laws_of(name: str) -> GameLaws:
    """The laws that the tests of a checkout have for a game, or none."""
    module = f"tests.games.{name}.laws"
    try:
        found = find_spec(module) is not None
    except ModuleNotFoundError:
        found = False
    return GameLaws(import_module(module) if found else None)


def anew(game: Game[Any]) -> Game[Any]:
    """The same game without what it has kept: for data that nobody will need again."""
    make: Any = type(game)
    made: Game[Any] = make()
    return made


class Case:
    """One way to play a game."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, Any] | None = None,
        chance: str = "fast",
        start: Mapping[str, Any] | None = None,
        name: str = "",
        laws: GameLaws | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.chance = chance
        self.start = start
        self.name = name or f"{game.name}-{players}"
        self.laws = laws or laws_of(game.name)

    def begin(self, seed: int | str) -> Position:
        """The first position; the seed decides all that follows."""
        if self.start is not None:
            begun: Position = self.game.load(copy.deepcopy({**self.start, "seed": seed}))
        else:
            begun = self.game.new(self.players, seed, copy.deepcopy(self.options), self.chance)
        return begun

    def __repr__(self) -> str:
        return self.name


def cases_of(game: Game[Any], laws: GameLaws | None = None) -> list[Case]:
    """Every seat count; each option set and each position once; sealed chance once."""
    known = laws or laws_of(game.name)
    found = [Case(game, players, laws=known) for players in game.seats]
    for number, options in enumerate(known.option_sets):
        players = game.seats[-1 - number % len(game.seats)]
        found.append(Case(game, players, options, name=f"{game.name}-{players}-options{number + 1}", laws=known))
    for name, start in known.positions.items():
        players = game.load(start).players
        found.append(Case(game, players, start=start, name=f"{game.name}-{players}-{name}", laws=known))
    most = game.seats[-1]
    found.append(Case(game, most, chance="sealed", name=f"{game.name}-{most}-sealed", laws=known))
    return found


def cases() -> list[Case]:
    """The cases of every registered game."""
    return [case for game in letopis.games() for case in cases_of(game)]
