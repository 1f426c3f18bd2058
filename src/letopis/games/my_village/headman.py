"""The headman and the black "?" banner (MV-8.26 to MV-8.28)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.card_kinds import DO_QUESTION
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.position import MyVillagePosition
from letopis.games.my_village.standing import carried_out, lessons_amiss
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice

NO_PATH: Final = Refusal("MV-8.27", "refusal-no-path")
ALREADY_THERE: Final = Refusal("MV-8.27", "refusal-headman-there")


def headman_refusal(position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
    """Why the headman cannot step there; he may always stay (MV-8.26)."""
    components = position.components
    if action is components.stay:
        return None
    here = components.path[position.seats[seat].headman]
    if action.number in here.next:
        return None
    return ALREADY_THERE if action.number == here.number else NO_PATH


def headman_figures(position: MyVillagePosition, seat: int, action: Action) -> Figures:
    """Where he is and where he should go."""
    here = position.components.path[position.seats[seat].headman]
    return {"place": action.words[0], "here": here.id}


def ask_headman(position: MyVillagePosition, seat: int, action: Action) -> None:
    """MV-8.26: pay the time, step, take what the place gives; in the main house the story is safe (MV-8.28)."""
    components = position.components
    position.pay_time(seat, components.question_time)
    if action is components.stay:
        position.tell("event-headman-stayed", "MV-8.26", seat, {})
        return
    village = position.seats[seat]
    place = components.path[action.number]
    village.headman = place.number
    position.tell("event-headman", "MV-8.27", seat, {"place": place.id})
    position.gain_coins(seat, place.coins, "MV-8.27")
    position.gain_story(seat, place.story, "MV-8.27")
    if place.secures:
        position.tell("event-secured", "MV-8.28", seat, {"story": village.tree})
        village.house += village.tree
        village.tree = 0


class Question(SeatChoice[MyVillagePosition]):
    """MV-10.31: a monk activates the "?" banner; the whole may be renounced (MV-D8)."""

    verbs: tuple[str, ...] = ("headman", "skip")

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"time": position.components.question_time}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return [*position.components.steps, position.components.skip]

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.skip:
            return None
        return NOT_ASKED if action is position.components.stay else headman_refusal(position, seat, action)

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return headman_figures(position, seat, action)

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        position.lessons -= 1
        if action is position.components.skip:
            position.lessons = 0
            position.tell("event-renounced", "MV-11.3", seat, {})
            return
        ask_headman(position, seat, action)
        if position.lessons:
            position.push(self)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        problem = carried_out(position, place, self.seat, DO_QUESTION)
        return lessons_amiss(position) if problem is None else problem


QUESTIONS: Final[list[Question]] = [Question("question", seat) for seat in range(SEATS)]
