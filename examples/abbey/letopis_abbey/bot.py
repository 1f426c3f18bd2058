"""A bot of one's own: the Prior does the work that brings most points, and else gathers what he has least of."""

from letopis.bots import Bot, BotKind
from letopis.kernel.actions import Action
from letopis.kernel.position import Position


class Prior(Bot):
    """Plays any game a step ahead by the score alone."""

    def choose(self, position: Position, seat: int) -> Action:
        return self.ranked(position, seat)[0][0]

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        """Each action with the points after it, on a guess of what the seat cannot see."""
        found: list[tuple[Action, float]] = []
        for action in position.legal(seat):
            trial = position.guess(seat, self.chance.below(1 << 30, "guess"))
            trial.advance(action, seat)
            score = trial.scores()[seat]
            found.append((action, score.total + 0.1 * sum(score.tie)))
        return sorted(found, key=lambda pair: -pair[1])


KIND = BotKind(Prior, level=True)
