"""The headman and the black "?" banner (MV-8.26 to MV-8.28)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.card_kinds import DO_QUESTION
from letopis.games.my_village.components import SEATS, Components
from letopis.games.my_village.death import crossing, fates
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.standing import carried_out, lessons_amiss
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
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


def headman_note(position: MyVillagePosition, seat: int, action: Action) -> Note | None:
    """That a step brings nothing, or leads across the bridge."""
    components = position.components
    village = position.seats[seat]
    if action is components.stay:
        return Note("headman-stays", "MV-8.26", {"time": components.question_time}, warns=True)
    place = components.path[action.number]
    if place.secures and not village.tree and not place.coins and not place.story:
        return Note("nothing-to-secure", "MV-8.28", {"time": components.question_time}, warns=True)
    return crossing(position, seat, components.question_time)


def unsecured(position: MyVillagePosition, seat: int) -> list[Note]:
    """MV-8.28: how many steps the headman needs to bring the story points of the tree home."""
    village = position.seats[seat]
    if not village.tree:
        return []
    return [Note("unsecured", "MV-8.28", {"story": village.tree, "steps": steps_home(position.components, village)})]


def steps_home(components: Components, village: Village) -> int:
    """The steps to the nearest place where story points are safe; from such a place one leaves first."""
    steps = 1
    reached = components.path[village.headman].next
    while not any([components.path[place].secures for place in reached]):
        steps += 1
        reached = [onward for place in reached for onward in components.path[place].next]
    return steps


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

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        if action is position.components.skip:
            return Note("left-undone", "MV-D8", {"count": position.lessons}, warns=True)
        return headman_note(position, seat, action)

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return [*fates(position, seat), *unsecured(position, seat)]

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        problem = carried_out(position, place, self.seat, DO_QUESTION)
        return lessons_amiss(position) if problem is None else problem


QUESTIONS: Final[list[Question]] = [Question("question", seat) for seat in range(SEATS)]
