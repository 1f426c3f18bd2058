"""Players made of code. A bot sees what its seat sees: it plays on guesses, never on the hidden truth."""

from letopis.bots.base import Bot as Bot
from letopis.bots.greedy import Greedy
from letopis.bots.random_play import RandomBot
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy}


def names() -> list[str]:
    """The bots there are.

    >>> names()
    ['random', 'greedy']
    """
    return list(_BOTS)


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """A bot by its name; the same seed makes the same choices.

    >>> import letopis
    >>> game = letopis.game("era")
    >>> position = game.new(players=2, seed=1)
    >>> bot("random", game, seed=1).choose(position, 0) in position.legal(0)
    True
    """
    if name not in _BOTS:
        raise BadOption("bot", f"{name!r} is unknown", ", ".join(_BOTS))
    return _BOTS[name](game, seed)
