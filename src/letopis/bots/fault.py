# not compiled: what a bot gives may be anything
"""A bot that raises, or chooses what is no action or not allowed: it is named, with the place where it happened."""

import traceback
from pathlib import Path
from typing import Any

from letopis.bots.base import Bot
from letopis.kernel.actions import Action
from letopis.kernel.position import Position


class BotFault(Exception):
    """What a bot did wrong, in a sentence that goes on from its name."""


def chosen(bot: Bot, position: Position, seat: int) -> Action:
    """What a bot chooses, checked; `BotFault` when it fails or must not."""
    try:
        action: Any = bot.choose(position, seat)
    except Exception as error:  # whatever its author did
        raise BotFault(f"raised {error!r} {_where(error)}") from error
    if not isinstance(action, Action):
        raise BotFault(f"chose {action!r:.80}, which is no action")
    refusal = position.why(action, seat)
    if refusal is not None:
        raise BotFault(f"chose “{action}”, not allowed by {refusal.rule}")
    return action


def _where(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"in {last.name} ({Path(last.filename).name}, line {last.lineno})"
