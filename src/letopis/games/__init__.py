"""The games, one room each: a folder whose `game.py` has a `GAME`, or another package's, by an entry point."""

import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from letopis.games.other_games import OtherGames
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.kernel.reading import shown

ROOMS = Path(__file__).parent

_loaded: dict[str, Game[Position]] = {}


def _ours() -> list[str]:
    return sorted([folder.name for folder in ROOMS.iterdir() if (folder / "data").is_dir()])


@lru_cache(maxsize=4)
def _found(places: tuple[str, ...]) -> OtherGames:
    return OtherGames(tuple(_ours()))


def _others() -> OtherGames:
    """What is installed besides ours; looked for again only when there are other places to look in."""
    return _found(tuple(sys.path))


def names() -> list[str]:
    """The names of all games, ours first in alphabetical order, then those of other packages.

    >>> "era" in names()
    True
    """
    return _ours() + list(_others().games)


def game(name: object) -> Game[Position]:
    """A game by its name.

    >>> game("era").title("ru")
    'Эра. Средневековье'
    """
    if not isinstance(name, str):
        raise BadOption("game", f"{shown(name)} is not a name", ", ".join(names()))
    known = _loaded.get(name)
    if known is not None:
        return known
    if name in _ours():
        found: Game[Position] = import_module(f"letopis.games.{name}.game").GAME
    elif name in _others().games:
        found = _others().games[name]
    else:
        problem = _others().broken.get(name, "")
        told = f"{shown(name)} cannot be used: {problem}" if problem else f"{shown(name)} is unknown"
        raise BadOption("game", told, ", ".join(names()))
    _loaded[name] = found
    return found


def games() -> list[Game[Position]]:
    """All games, each with its name, title, seats and options.

    >>> [(game.name, game.seats) for game in games() if game.name == "era"]
    [('era', (1, 2, 3, 4))]
    """
    return [game(name) for name in names()]
