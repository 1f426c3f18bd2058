"""Players made of code. A bot sees what its seat sees: it plays on guesses, never on the hidden truth."""

from typing import Any

from letopis.bots.apprentice import Apprentice
from letopis.bots.base import Bot as Bot
from letopis.bots.budget import Budget as Budget
from letopis.bots.budget import read_budget
from letopis.bots.greedy import Greedy
from letopis.bots.monte_carlo import MonteCarlo
from letopis.bots.random_play import RandomBot
from letopis.bots.search import Search
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.learned import Learned

_SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "apprentice": Apprentice, "greedy": Greedy}
# those that think for a budget, with the one they have when nobody says; the journeyman's is the room's
_THINKING: dict[str, str] = {"monte_carlo": "100ms", "journeyman": "", "master": "1s"}


def names() -> list[str]:
    """The bots there are, the weakest first.

    >>> names()
    ['random', 'apprentice', 'greedy', 'monte_carlo', 'journeyman', 'master']
    """
    return [*_SIMPLE, *_THINKING]


def bot(name: str, game: Game[Any], seed: int | str = 0, learned: Learned | None = None) -> Bot:
    """A bot by its name, perhaps with a budget for each decision: `master@100ms`, `master@500` iterations.

    The same seed makes the same choices, except where time is the budget. `learned`: other than the room's own.

    >>> import letopis
    >>> game = letopis.game("era")
    >>> position = game.new(players=2, seed=1)
    >>> bot("random", game, seed=1).choose(position, 0) in position.legal(0)
    True
    >>> try:
    ...     bot("grandmaster", game)
    ... except letopis.BadOption as bad:
    ...     print(bad.option, bad.problem)
    bot 'grandmaster' is unknown
    """
    kind, _, budget = name.partition("@")
    if kind in _THINKING:
        amount = read_budget(budget or _THINKING[kind] or str(game.guides.journeyman_iterations))
        if kind == "monte_carlo":
            return MonteCarlo(game, seed, amount, learned)
        search = Search(game, seed, amount, learned)
        if kind == "journeyman":
            search.rolls_out = False  # looks no further than it thinks
        return search
    if kind not in _SIMPLE:
        raise BadOption("bot", f"{name[:40]!r} is unknown", ", ".join(names()))
    if budget:
        raise BadOption("bot", f"{name[:40]!r}: {kind} has no budget", f"a budget for {', '.join(_THINKING)}")
    return _SIMPLE[kind](game, seed, learned)
