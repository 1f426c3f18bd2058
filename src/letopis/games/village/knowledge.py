"""What Village's room knows of good play, as bots ask for it: the evaluation, and the guide of a search."""

from collections.abc import Sequence
from typing import ClassVar

from letopis.games.village import evaluation
from letopis.games.village.features import FEATURES, features
from letopis.games.village.position import VillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide


class VillageEvaluation(Evaluation[VillagePosition]):
    """What a family has and may hope for."""

    feature_names: ClassVar[tuple[str, ...]] = FEATURES

    def features(self, position: VillagePosition, seat: int) -> list[float]:
        return features(position, seat)

    def points(self, position: VillagePosition, seat: int) -> float:
        return evaluation.points(position, seat)

    def progress(self, position: VillagePosition) -> float:
        return evaluation.progress(position)

    def at_rest(self, position: VillagePosition) -> bool:
        return evaluation.at_rest(position)

    def outlook(self, position: VillagePosition, seat: int) -> float:
        return evaluation.outlook(position, seat, self.weights)

    def worth(self, position: VillagePosition, seat: int) -> float:
        return self.lead(evaluation.rest_after(position, seat, self.weights), seat)

    def sensible(self, position: VillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        return evaluation.sensible(position, seat, actions)


class VillageGuide(Guide[VillagePosition]):
    """Where a search looks first."""

    def quick_worth(self, position: VillagePosition, seat: int) -> float:
        return self.evaluation.lead(position, seat) + evaluation.opportunity(position, seat)
