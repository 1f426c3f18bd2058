"""The apprentice: a beginner who takes the points at hand, thinks little of what they cost, and overlooks things."""

from typing import Final

from letopis.bots.greedy import Greedy
from letopis.kernel.actions import Action
from letopis.kernel.position import Position

SEEN: Final = 3  # of so many actions in OUT_OF; the others are overlooked
OUT_OF: Final = 5
TOMORROW: Final = 0.85  # how much what is promised counts beside what is scored


class Apprentice(Greedy):
    """Plays as people do in their first game: not at random, but with an eye for the next point only."""

    def choose(self, position: Position, seat: int) -> Action:
        forced = position.forced(seat)
        return self.ranked(position, seat)[0][0] if forced is None else forced

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        ranked = super().ranked(position, seat)
        seen = [pair for pair in ranked if self.chance.below(OUT_OF, "overlook") < SEEN]
        unseen = [pair for pair in ranked if pair not in seen]
        return [*seen, *unseen]

    def worth_of(self, guess: Position, seat: int, action: Action) -> float:
        evaluation = self.evaluation(guess.players)
        promise = evaluation.promise(guess, seat, action)
        if promise is not None:
            return promise
        trial = guess.copy()
        trial.advance(action, seat)
        points = evaluation.points(trial, seat)
        return points + TOMORROW * (evaluation.worth(trial, seat) - points)
