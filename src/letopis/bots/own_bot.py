# not compiled: asks whatever somebody wrote, and that may be anything
"""A bot of one's own, from a class or a function somewhere: `package.module:Class`."""

import inspect
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from letopis.bots.base import Bot
from letopis.bots.budget import Budget
from letopis.kernel.actions import Action
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.position import Position

ALLOWED: Final = "a class or function of game and seed (and budget, if it takes one), whose objects have a choose"


class OwnFactory:
    """What makes bots of one's own."""

    def __init__(self, target: Any) -> None:
        self.target = target
        self.takes_budget = "budget" in _parameters(target)

    def make(self, game: Game[Any], seed: int | str, budget: Budget, **learned: Any) -> Bot:
        """A bot; whatever has a `choose` is one. It is told its budget, or finds it in its attribute."""
        try:
            made = self.target(game, seed, *([budget] if self.takes_budget else []), **learned)
            bot = made if isinstance(made, Bot) else OwnBot(game, seed, made)
        except Exception as error:  # whatever its author did
            name = getattr(self.target, "__qualname__", repr(self.target))
            raise BadOption("bot", f"{name} makes no bot: {error!r}", ALLOWED) from error
        if not self.takes_budget:
            with suppress(AttributeError):  # it may have no room for it
                made.budget = budget
        return bot


class OwnBot(Bot):
    """Asks an object with `choose(position, seat)`, which may answer with an action or its text."""

    def __init__(self, game: Game[Any], seed: int | str, player: Any) -> None:
        super().__init__(game, seed)
        if not callable(getattr(player, "choose", None)):
            raise TypeError(f"{type(player).__name__} has no choose(position, seat)")
        self.player = player

    def choose(self, position: Position, seat: int) -> Action:
        found = self.player.choose(position, seat)
        if isinstance(found, str):
            return self.game.find_action(position, found) or Action(found)
        action: Action = found
        return action

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        """What it would play, before all others."""
        best = self.choose(position, seat)
        return [(best, 0.0), *[(action, -1.0) for action in position.legal(seat) if action != best]]


def _parameters(target: Any) -> list[str]:
    try:
        return list(inspect.signature(target).parameters)
    except (TypeError, ValueError):  # compiled, or nothing that can be called
        return []


def own_factory(path: str) -> OwnFactory:
    """What `package.module:Class` leads to; ValueError says why there is none."""
    module, _, name = path.partition(":")
    try:
        target: Any = import_module(module)
    except Exception as error:  # noqa: BLE001  # whatever its author did
        raise ValueError(f"{module} cannot be imported: {error!r}") from None
    for part in name.split("."):
        if not hasattr(target, part):
            raise ValueError(f"{module} has no {name}")
        target = getattr(target, part)
    if not callable(target) and not hasattr(target, "make"):
        raise ValueError(f"{path} makes no bots: a class, a function of game and seed, or a BotKind")
    return OwnFactory(target)
