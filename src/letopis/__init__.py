"""Letopis: a table for medieval board games, and a fast library for people who study them.

>>> import letopis
>>> position = letopis.game("era").new(players=3, seed=7)
>>> position.awaiting
(0, 1, 2)
>>> len(position.legal(0))
1088
"""

from importlib import import_module
from typing import TYPE_CHECKING

from letopis.games import game, games
from letopis.kernel.actions import Action
from letopis.kernel.decisions import Decision
from letopis.kernel.errors import BadBuffer, BadData, BadNotation, BadOption, BadRecord, LetopisError, Refused
from letopis.kernel.events import Event
from letopis.kernel.game import Game
from letopis.kernel.notes import Note
from letopis.kernel.position import Position
from letopis.kernel.records import Record, read_record
from letopis.kernel.records import replay as _replay
from letopis.kernel.refusals import Refusal
from letopis.kernel.scores import Score
from letopis.kernel.version import VERSION

if TYPE_CHECKING:
    from types import ModuleType

    from letopis import bots as bots

__version__ = VERSION


def replay(record: object) -> Position:
    """The position a record leads to, from any of its forms; BadRecord names the action that does not replay.

    >>> position = game("era").new(players=2, seed=7)
    >>> _ = position.play("place longhouse a1", 0)
    >>> replay(position.record().text()).dump() == position.dump()
    True
    """
    checked = read_record(record)
    try:
        played = game(checked.game)
    except BadOption as bad:
        raise BadRecord(0, str(bad)) from None
    return _replay(checked, played)


def compiled() -> bool:
    """Whether the compiled build is running.

    >>> compiled() in (True, False)
    True
    """
    from letopis.kernel import position

    return not str(position.__file__).endswith(".py")


if not TYPE_CHECKING:

    def __getattr__(name: str) -> "ModuleType":
        if name in ("bots", "research"):  # read when they are asked for: a game alone needs neither
            return import_module(f"letopis.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Action",
    "BadBuffer",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Decision",
    "Event",
    "Game",
    "LetopisError",
    "Note",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Score",
    "compiled",
    "game",
    "games",
    "replay",
]
