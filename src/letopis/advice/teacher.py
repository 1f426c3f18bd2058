"""Who teaches: of the bots that do, the last and best."""

from letopis import bots


def teacher(seconds: float) -> str:
    """The bot that gives hints and judges games, with so much time for a decision.

    >>> teacher(1.0)
    'master@1000ms'
    """
    return bots.with_time([name for name, kind in bots.kinds().items() if kind.teaches][-1], seconds)
