"""What My Village's room knows of good play, as bots ask for it: the evaluation, and the guide of a search."""

from collections.abc import Sequence
from typing import ClassVar, Final

from letopis.games.my_village import evaluation, scoring
from letopis.games.my_village.evaluation import outlook, progress, the_best, without_alike
from letopis.games.my_village.position import MyVillagePosition
from letopis.games.my_village.priors import NAMES, of_burials, of_forms, of_invitations, of_pairs, of_uses
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide
from letopis.kernel.steps import one_order

ONE_OF_ALIKE: Final = ("activate", "chain", "tile", "pay")
PAIRS_TRIED: Final = 6
FORMS_TRIED: Final = 4
ENVY: Final = 0.2  # how much the others' points count beside one's own
NEVER: Final = -1000.0


class MyVillageEvaluation(Evaluation[MyVillagePosition]):
    """What a village has and may hope for."""

    feature_names: ClassVar[tuple[str, ...]] = evaluation.FEATURES

    def features(self, position: MyVillagePosition, seat: int) -> list[float]:
        return evaluation.features(position, seat)

    def points(self, position: MyVillagePosition, seat: int) -> float:
        return float(scoring.total(position, seat))

    def progress(self, position: MyVillagePosition) -> float:
        return progress(position)

    def at_rest(self, position: MyVillagePosition) -> bool:
        return not position.stack or position.stack[-1].kind == "turn"

    def outlook(self, position: MyVillagePosition, seat: int) -> float:
        return outlook(position, seat, self.weights)

    def worth(self, position: MyVillagePosition, seat: int) -> float:
        """In the middle of a seat's turn, what comes after the best way on."""
        if position.stack:
            kind = position.stack[-1].kind
            if kind != "turn" and position.awaited == (seat,):
                if kind == "form" or kind == "activate":
                    return self.ahead(position, seat)
                return self.climb(position.copy(), seat)
        return self.standing(position, seat)

    def standing(self, position: MyVillagePosition, seat: int) -> float:
        """What a seat can expect, less a part of what the others can: who only wants to lead ends the game too soon."""
        others = 0.0
        for other in range(position.players):
            if other != seat:
                others += outlook(position, other, self.weights)
        return outlook(position, seat, self.weights) - ENVY * others / (position.players - 1)

    def ahead(self, position: MyVillagePosition, seat: int) -> float:
        """The best of all ways on from a choice of the value or of what it is used for."""
        best = NEVER
        for action in self.sensible(position, seat, position.stack[-1].actions(position, seat)):
            trial = position.copy()
            trial.advance(action, seat)
            if trial.stack and trial.stack[-1].kind == "activate":
                value = self.ahead(trial, seat)
            else:
                value = self.climb(trial, seat)
            if value > best:
                best = value
        return best

    def climb(self, position: MyVillagePosition, seat: int) -> float:
        """What the turn comes to when each further choice is the one that looks best at once; uses the position up."""
        while position.awaited == (seat,) and position.stack[-1].kind != "turn":
            actions = self.sensible(position, seat, position.stack[-1].actions(position, seat))
            best = actions[0]
            if len(actions) > 1:
                most = NEVER
                for action in actions:
                    trial = position.copy()
                    trial.advance(action, seat)
                    if trial.stack and trial.stack[-1].kind == "invite":  # looks worse than one that is over
                        components = trial.components
                        trial.advance(components.stop if trial.picks[-1] else components.skip, seat)
                    value = outlook(trial, seat, self.weights)
                    if value > most:
                        best = action
                        most = value
            position.advance(best, seat)
        return self.standing(position, seat)

    def sensible(self, position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        """Of all pairs of dice, and of all values they can be changed to, those whose best use looks best.

        Of what is the same in any order one order, of fields that are alike one, and nobody turns back for nothing.
        """
        kind = position.stack[-1].kind
        if kind == "turn" or kind == "form":
            most = PAIRS_TRIED if kind == "turn" else FORMS_TRIED
            if len(actions) <= most:
                return actions
            thoughts = self.first_thoughts(position, seat, actions)
            return actions if thoughts is None else the_best(actions, thoughts, most)
        if len(actions) == 1:
            return actions
        if kind == "invite" or kind == "pay":
            actions = one_order(position, actions)
        if kind == "redraw":
            drawn = position.components.cards[position.seats[seat].travel[-1]]
            if not drawn.ends_travel:
                return [action for action in actions if action is not position.components.skip]
            return actions
        if len(position.seats[seat].fields) > 1 and kind in ONE_OF_ALIKE:
            return without_alike(position, position.seats[seat], actions)
        return actions

    def first_thoughts(self, position: MyVillagePosition, seat: int, actions: Sequence[Action]) -> list[float] | None:
        """First thoughts in the weights that were learned; None where there are none."""
        learned = self.learned.priors
        if learned is None:
            return None
        return self.thoughts_by(position, seat, actions, learned.mixed(progress(position)))

    def thoughts_by(
        self, position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        """First thoughts as sums of figures; what use of dice is best is taken as known."""
        kind = position.stack[-1].kind
        if kind == "activate" or kind == "chain":
            return of_uses(position, seat, actions, weights)
        if kind == "invite" or kind == "free":
            return of_invitations(position, seat, actions, weights)
        if kind == "bury":
            return of_burials(position, seat, actions, weights)
        learned = self.learned.priors
        if learned is None or (kind != "turn" and kind != "form"):
            return None
        known = learned.mixed(progress(position))
        if kind == "turn":
            return of_pairs(position, seat, actions, weights, known)
        return of_forms(position, seat, actions, weights, known)


class MyVillageGuide(Guide[MyVillagePosition]):
    """Where a search looks first, and how it plays on."""

    prior_names: ClassVar[tuple[str, ...]] = NAMES
    rollout_choices: ClassVar[int] = 4

    def linear_priors(
        self, position: MyVillagePosition, seat: int, actions: Sequence[Action], weights: list[float]
    ) -> list[float] | None:
        evaluation = self.evaluation
        assert isinstance(evaluation, MyVillageEvaluation)
        return evaluation.thoughts_by(position, seat, actions, weights)

    def quick_worth(self, position: MyVillagePosition, seat: int) -> float:
        return self.evaluation.outlook(position, seat)  # one's own village is what differs

    def rollout_choice(
        self, position: MyVillagePosition, seat: int, actions: Sequence[Action], decision: int
    ) -> Action | None:
        evaluation = self.evaluation
        assert isinstance(evaluation, MyVillageEvaluation)
        thoughts = evaluation.first_thoughts(position, seat, actions)
        if thoughts is None:
            return None
        best = 0
        for other in range(1, len(thoughts)):
            if thoughts[other] > thoughts[best]:
                best = other
        return actions[best]

    def chance_key(self, position: MyVillagePosition, seat: int) -> int:
        return position.pool
