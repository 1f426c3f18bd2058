"""The games, one room each: a folder whose `game.py` has a `GAME`, or another package's, by an entry point."""

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.kernel.reading import shown

GROUP = "letopis.games"
ROOMS = Path(__file__).parent

_loaded: dict[str, Game[Position]] = {}


def names() -> list[str]:
    """The names of all games, ours first in alphabetical order, then those of other packages.

    >>> "era" in names()
    True
    """
    ours = sorted(folder.name for folder in ROOMS.iterdir() if (folder / "data").is_dir())
    others = sorted(point.name for point in entry_points(group=GROUP) if point.name not in ours)
    return ours + others


def game(name: object) -> Game[Position]:
    """A game by its name.

    >>> game("era").title("ru")
    'Эра. Средневековье'
    """
    if not isinstance(name, str):
        raise BadOption("game", f"{shown(name)} is not a name", ", ".join(names()))
    if name not in _loaded:
        if name not in names():
            raise BadOption("game", f"{shown(name)} is unknown", ", ".join(names()))
        if (ROOMS / name).is_dir():
            found = import_module(f"letopis.games.{name}.game").GAME
        else:
            found = next(point for point in entry_points(group=GROUP) if point.name == name).load()
        assert isinstance(found, Game)
        _loaded[name] = found
    return _loaded[name]


def games() -> list[Game[Position]]:
    """All games, each with its name, title, seats and options.

    >>> [(game.name, game.seats) for game in games() if game.name == "era"]
    [('era', (1, 2, 3, 4))]
    """
    return [game(name) for name in names()]
