"""Random play: any legal action, each as likely as the other."""

from letopis.bots.base import Bot
from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.position import Position


class RandomBot(Bot):
    """Chooses blindly."""

    def choose(self, position: Position, seat: int) -> Action:
        actions = position.legal(seat)
        return actions[self.chance.below(len(actions), "choice")]

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        return [(action, 0.0) for action in position.legal(seat)]


def play_out(position: Position, chance: Chance, most: int = 100_000) -> int:
    """Play a position to its end at random, in place; returns how many decisions it took.

    >>> import letopis
    >>> from letopis.kernel.chance import from_seed
    >>> position = letopis.game("era").new(players=2, seed=1)
    >>> play_out(position, from_seed(1)) > 50, position.over
    (True, True)
    """
    played = 0
    while played < most:
        awaited = position.awaited
        if not awaited:
            break
        seat = awaited[0] if len(awaited) == 1 else awaited[chance.below(len(awaited), "seat")]
        actions = position.legal(seat)
        position.advance(actions[chance.below(len(actions), "choice")], seat)
        played += 1
    return played
