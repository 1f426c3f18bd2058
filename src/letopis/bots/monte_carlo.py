"""Plain Monte Carlo: random games from each action on, no knowledge of the game at all. The yardstick of the search."""

from math import log, sqrt
from typing import Any, Final

from letopis.bots.base import Bot
from letopis.bots.budget import Budget
from letopis.bots.random_play import play_out
from letopis.kernel.actions import Action
from letopis.kernel.game import Game
from letopis.kernel.learned import Learned
from letopis.kernel.position import Position

EXPLORE: Final = 0.7
LONGEST: Final = 5_000  # decisions of a random game


class MonteCarlo(Bot):
    """Plays guesses out at random, more often after the actions that did well (UCB1)."""

    def __init__(self, game: Game[Any], seed: int | str, budget: Budget, learned: Learned | None = None) -> None:
        super().__init__(game, seed, learned)
        self.budget = budget
        self.iterations = 0

    def choose(self, position: Position, seat: int) -> Action:
        forced = position.forced(seat)
        return self.ranked(position, seat)[0][0] if forced is None else forced

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        actions = position.considered(seat)
        visits = [0] * len(actions)
        totals = [0.0] * len(actions)
        leads = [0.0] * len(actions)
        budget = self.budget
        budget.start()
        played = 0
        while played == 0 or not budget.is_spent(played):
            number = self.next_of(visits, totals, played)
            guess = position.guess(seat, self.chance.below(1 << 30, "guess"))
            guess.advance(actions[number], seat)
            play_out(guess, self.chance, LONGEST)
            visits[number] += 1
            lead = self.lead(guess, seat)
            leads[number] += lead
            totals[number] += 0.5 + 0.5 * lead / (abs(lead) + 10.0)
            played += 1
        self.iterations = played
        order = sorted(range(len(actions)), key=lambda at: (-visits[at], -totals[at]))
        return [(actions[at], leads[at] / max(1, visits[at])) for at in order]

    def next_of(self, visits: list[int], totals: list[float], played: int) -> int:
        """The action to try now: each once, then the best of mean and curiosity."""
        if played < len(visits):
            return played
        best = 0
        most = -1.0
        curious = EXPLORE * sqrt(log(played))
        for number in range(len(visits)):
            value = totals[number] / visits[number] + curious / sqrt(visits[number])
            if value > most:
                most = value
                best = number
        return best

    def lead(self, guess: Position, seat: int) -> float:
        """Points ahead of the best other in the end; alone, ahead of the game, or simply the points."""
        outlooks = self.evaluation(guess.players).outlooks(guess)
        others = [outlooks[other] for other in range(len(outlooks)) if other != seat]
        return outlooks[seat] - (max(others) if others else 0.0)
