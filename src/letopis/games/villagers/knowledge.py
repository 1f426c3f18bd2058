"""What Villagers' room knows of good play, as bots ask for it: the evaluation, and the guide of a search."""

from collections.abc import Sequence
from typing import ClassVar

from letopis.games.villagers import evaluation, priors, promises
from letopis.games.villagers.position import VillagersPosition
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide


class VillagersEvaluation(Evaluation[VillagersPosition]):
    """What a village has and may hope for; alone, also what the Countess may."""

    feature_names: ClassVar[tuple[str, ...]] = evaluation.FEATURES

    def features(self, position: VillagersPosition, seat: int) -> list[float]:
        return evaluation.features(position, seat)

    def points(self, position: VillagersPosition, seat: int) -> float:
        return evaluation.points(position, seat)

    def progress(self, position: VillagersPosition) -> float:
        return evaluation.progress(position)

    def at_rest(self, position: VillagersPosition) -> bool:
        return evaluation.at_rest(position)

    def outlook(self, position: VillagersPosition, seat: int) -> float:
        return evaluation.outlook(position, seat, self.weights)

    def outlooks(self, position: VillagersPosition) -> list[float]:
        found = [evaluation.outlook(position, seat, self.weights) for seat in range(position.players)]
        if position.solo is not None:
            found.append(evaluation.countess(position, position.solo))
        return found

    def worth(self, position: VillagersPosition, seat: int) -> float:
        return evaluation.worth(position, seat, self.weights)

    def promise(self, position: VillagersPosition, seat: int, action: Action) -> float | None:
        return promises.promise(position, seat, action, self.weights)

    def sensible(self, position: VillagersPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        return promises.sensible(position, seat, actions)


class VillagersGuide(Guide[VillagersPosition]):
    """Where a search looks first, and how it plays on."""

    prior_names: ClassVar[tuple[str, ...]] = priors.NAMES
    rollout_choices: ClassVar[int] = 2

    def linear_priors(
        self, position: VillagersPosition, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        return priors.priors(position, seat, actions, weights)

    def automatic(self, position: VillagersPosition, seat: int) -> Action | None:
        return promises.automatic(position, seat)
