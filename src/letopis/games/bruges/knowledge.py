"""What Bruges' room knows of good play, as bots ask for it: the evaluation, and the guide of a search."""

from collections.abc import Sequence
from typing import ClassVar, Final

from letopis.games.bruges import evaluation, priors
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.priors import OUT_OF_THE_QUESTION
from letopis.games.bruges.settling import Home
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide

OPEN: Final = ("die", "section", "home")
"""What a use leaves open, and nothing is had of it before: what it is worth is seen only behind the best answer.

Which worker is paid matters too little; and the marker that the Deacon frees is better left unseen, for whoever looks
one step ahead thinks too much of its point: with it in sight 3.8 points were lost a game.
"""
ROLLOUT: Final = 8  # more wins more on a quick machine, but makes too few iterations


class BrugesEvaluation(Evaluation[BrugesPosition]):
    """What a merchant has and may hope for."""

    feature_names: ClassVar[tuple[str, ...]] = evaluation.FEATURES

    def features(self, position: BrugesPosition, seat: int) -> list[float]:
        return evaluation.features(position, seat)

    def points(self, position: BrugesPosition, seat: int) -> float:
        return evaluation.points(position, seat)

    def progress(self, position: BrugesPosition) -> float:
        return evaluation.progress(position)

    def at_rest(self, position: BrugesPosition) -> bool:
        return evaluation.at_rest(position)

    def outlook(self, position: BrugesPosition, seat: int) -> float:
        return evaluation.outlook(position, seat, self.weights)

    def worth(self, position: BrugesPosition, seat: int) -> float:
        if not position.stack or position.stack[-1].kind not in OPEN or seat not in position.awaited:
            return self.lead(position, seat)
        most = OUT_OF_THE_QUESTION
        for action in self.sensible(position, seat, position.stack[-1].actions(position, seat)):
            trial = position.copy()
            trial.advance(action, seat)
            most = max(most, self.worth(trial, seat))
        return most

    def sensible(self, position: BrugesPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        return evaluation.sensible(position, seat, actions)


class BrugesGuide(Guide[BrugesPosition]):
    """Where a search looks first, and how it plays on."""

    prior_names: ClassVar[tuple[str, ...]] = priors.NAMES
    rollout_choices: ClassVar[int] = ROLLOUT

    def linear_priors(
        self, position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        return priors.priors(position, seat, actions, weights)

    def rollout_choice(
        self, position: BrugesPosition, seat: int, actions: Sequence[Action], decision: int
    ) -> Action | None:
        learned = self.evaluation.learned.priors
        if learned is None:
            return None
        return priors.rollout_choice(position, seat, actions, learned.mixed(evaluation.progress(position)))

    def automatic(self, position: BrugesPosition, seat: int) -> Action | None:
        step = position.stack[-1]
        if isinstance(step, Home):
            return position.components.homes[position.seats[seat].household.place_of(step.card)]
        learned = self.evaluation.learned.priors
        if learned is None or step.kind != "refilling":
            return None
        return priors.pile(position, seat, learned.mixed(evaluation.progress(position)))

    def chance_key(self, position: BrugesPosition, seat: int) -> int:
        number = 0
        for die in position.dice:
            number = number * 8 + die
        return number
