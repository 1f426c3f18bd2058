"""Players made of code. A bot sees what its seat sees: it plays on guesses, never on the hidden truth."""

from pathlib import Path
from typing import Any, Final

from letopis.bots.apprentice import Apprentice
from letopis.bots.base import Bot as Bot
from letopis.bots.bot_kinds import ROOMS_OWN, OtherBots, class_kind, other_bots
from letopis.bots.bot_kinds import BotKind as BotKind
from letopis.bots.bot_kinds import split as split
from letopis.bots.budget import Budget as Budget
from letopis.bots.budget import read_budget
from letopis.bots.greedy import Greedy
from letopis.bots.monte_carlo import MonteCarlo
from letopis.bots.random_play import RandomBot
from letopis.bots.search import Search
from letopis.kernel.chance import Chance
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.learned import Learned, learned_from


def _journeyman(game: Game[Any], seed: int | str, budget: Budget, learned: Learned | None = None) -> Bot:
    search = Search(game, seed, budget, learned)
    search.rolls_out = False  # looks no further than it thinks
    return search


# ours, the weakest first; another package adds its own by an entry point in the group `letopis.bots`
_KINDS: Final[dict[str, BotKind]] = {
    "random": BotKind(RandomBot),
    "apprentice": BotKind(Apprentice, level=True),
    "greedy": BotKind(Greedy),
    "monte_carlo": BotKind(MonteCarlo, budget="100ms"),
    "journeyman": BotKind(_journeyman, budget=ROOMS_OWN, level=True),
    "master": BotKind(Search, budget="1s", level=True, teaches=True),
}
STAND_INS: Final = ("greedy", "random")  # for a bot that fails, the better first


def _others() -> OtherBots:
    return other_bots(tuple(_KINDS))


def kinds() -> dict[str, BotKind]:
    """All kinds of bots by their names: ours, the weakest first, then those of other packages."""
    return {**_KINDS, **_others().kinds}


def names() -> list[str]:
    """The bots there are.

    >>> names()[:6]
    ['random', 'apprentice', 'greedy', 'monte_carlo', 'journeyman', 'master']
    """
    return list(kinds())


def levels() -> list[str]:
    """The bots that people may have at a table.

    >>> levels()[:3]
    ['apprentice', 'journeyman', 'master']
    """
    return [name for name, its in kinds().items() if its.level]


def with_time(name: str, seconds: float) -> str:
    """A bot's name with a time a decision, where it takes one and none is said.

    >>> with_time("master", 0.1), with_time("master@500", 0.1), with_time("greedy", 0.1)
    ('master@100ms', 'master@500', 'greedy')
    """
    kind, _, budget = split(name)
    its = kinds().get(kind)
    if its is None and ":" in kind:
        try:
            its = class_kind(kind)
        except ValueError:
            return name
    return name if budget or its is None or not its.timed else f"{name}@{max(1, round(seconds * 1000))}ms"


def bot(name: str, game: Game[Any], seed: int | str = 0, learned: Learned | None = None) -> Bot:
    """A bot by its name, perhaps with a budget for each decision: `master@100ms`, `master@500` iterations.

    `master:weights=FILE@100ms` plays with what `letopis train --out FILE` learned; `package.module:Class@100ms` is one
    of one's own: a class whose objects, made of a game and a seed (and a budget, if it takes one), have a `choose`.

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
    kind, file, budget = split(name)
    its = kind_of(kind, name)
    if file:
        learned = learned_from(Path(file), game.learned(), game.evaluates.feature_names, game.guides.prior_names)
    own: dict[str, Learned] = {} if learned is None else {"learned": learned}
    if its.budget is None:
        if budget:
            thinking = ", ".join([name for name, other in kinds().items() if other.budget is not None])
            raise BadOption("bot", f"{name[:40]!r}: {kind} has no budget", f"a budget for {thinking}")
        made = its.make(game, seed, **own)
    else:
        amount = read_budget(budget or its.budget or str(game.guides.journeyman_iterations))
        made = its.make(game, seed, amount, **own)
    made.name = name
    return made


def revived(name: str, game: Game[Any], learned: Learned | None, chance: Chance) -> Bot:
    """A bot as it comes back from a pickle: it draws on as before, but what it has thought of a game stays behind."""
    made = bot(name, game, 0, learned)
    made.chance = chance
    return made


def kind_of(kind: str, name: str = "") -> BotKind:
    """A kind by its name, or by the place of one's own class; BadOption when there is none."""
    its = _KINDS.get(kind) or _others().kinds.get(kind)
    if its is not None:
        return its
    told = f"{(name or kind)[:60]!r}"
    problem = _others().broken.get(kind, "")
    if not problem and ":" in kind:
        try:
            return class_kind(kind)
        except ValueError as error:
            problem = str(error)
    told += f" cannot be used: {problem}" if problem else " is unknown"
    raise BadOption("bot", told, f"{', '.join(names())}, or package.module:Class")
