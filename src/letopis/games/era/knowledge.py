"""What Era's room knows of good play, as bots ask for it: the evaluation, and the guide of a search."""

from collections.abc import Sequence
from typing import ClassVar, Final

from letopis.games.era import evaluation, priors, timing
from letopis.games.era.position import EraPosition
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide

ROLLOUT: Final = 30  # more than is left to choose in a round once the dice lie; there rollouts stop
JOURNEY: Final = 20  # a search of 60 iterations wins nearly half of its games against the master
MOST_FORESEEN: Final = 2  # seats; with more, too much happens between to play on, and leaves are looked at as they are


class EraEvaluation(Evaluation[EraPosition]):
    """What a lord has and may hope for."""

    feature_names: ClassVar[tuple[str, ...]] = evaluation.FEATURES

    def features(self, position: EraPosition, seat: int) -> list[float]:
        return evaluation.features(position, seat)

    def points(self, position: EraPosition, seat: int) -> float:
        return evaluation.points(position, seat)

    def progress(self, position: EraPosition) -> float:
        return timing.progress(position)

    def at_rest(self, position: EraPosition) -> bool:
        return timing.at_rest(position)

    def outlook(self, position: EraPosition, seat: int) -> float:
        return evaluation.outlook(position, seat, self.weights, timing.rounds_left(position))

    def outlooks(self, position: EraPosition) -> list[float]:
        left = timing.rounds_left(position)
        return [evaluation.outlook(position, seat, self.weights, left) for seat in range(position.players)]

    def promise(self, position: EraPosition, seat: int, action: Action) -> float | None:
        if position.rolling or action.kind == "quill" or position.stack[-1].kind == "quill":
            return priors.promise_of_roll(position, seat, action, self.weights)
        return None

    def sensible(self, position: EraPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        return priors.sensible(position, seat, actions)


class EraGuide(Guide[EraPosition]):
    """Where a search looks first, and how it plays a round on."""

    rollout_choices: ClassVar[int] = ROLLOUT
    journeyman_iterations: ClassVar[int] = JOURNEY

    def priors(self, position: EraPosition, seat: int, actions: Sequence[Action]) -> list[float]:
        found = priors.priors(position, seat, actions, self.evaluation.weights)
        return self.tried_out(position, seat, actions) if found is None else found

    def quick_worth(self, position: EraPosition, seat: int) -> float:
        return self.evaluation.outlook(position, seat)  # what others have hardly depends on it

    def rollout_choice(
        self, position: EraPosition, seat: int, actions: Sequence[Action], decision: int
    ) -> Action | None:
        return priors.rollout_choice(position, seat, actions, self.evaluation.weights, decision)

    def chance_key(self, position: EraPosition, seat: int) -> int:
        number = 0
        for face in position.seats[seat].dice:
            number = number * 32 + face + 1
        return number

    def unseen_choice(self, position: EraPosition, seat: int) -> Action | None:
        return priors.habit(position, seat) if position.rolling else None

    def automatic(self, position: EraPosition, seat: int) -> Action | None:
        return priors.automatic(position, seat)

    def stops(self, position: EraPosition) -> bool:
        return position.rolling or position.setting_up or position.players > MOST_FORESEEN

    def before_chance(self, position: EraPosition, since: EraPosition) -> None:
        if position.rolling and position.round > since.round and position.players <= MOST_FORESEEN:
            priors.unroll(position)
