"""Greedy play: one step ahead over the room's evaluation."""

from letopis.bots.base import Bot, worth_after
from letopis.kernel.actions import Action
from letopis.kernel.position import Position


class Greedy(Bot):
    """Tries each sensible action on a guess of its own and keeps the one the room thinks best."""

    def choose(self, position: Position, seat: int) -> Action:
        forced = position.forced(seat)
        if forced is not None:
            return forced
        best: Action | None = None
        most = 0.0
        guess = position.guess(seat, self.chance.below(1 << 30, "guess"))
        for action in self.evaluation(position.players).sensible(guess, seat, position.considered(seat)):
            worth = self.worth_of(guess, seat, action)
            if best is None or worth > most:
                best = action
                most = worth
        assert best is not None
        return best

    def worth_of(self, guess: Position, seat: int, action: Action) -> float:
        """What the room thinks of the position after an action."""
        return worth_after(self.evaluation(guess.players), guess, seat, action)

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        guess = position.guess(seat, self.chance.below(1 << 30, "guess"))
        sensible = self.evaluation(position.players).sensible(guess, seat, position.considered(seat))
        values = [(action, self.worth_of(guess, seat, action)) for action in sensible]
        return sorted(values, key=lambda pair: -pair[1])
