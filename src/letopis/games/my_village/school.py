"""The school (MV-8.23 to MV-8.25): students, and successors for the dead."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.card_kinds import DO_SCHOOL, PROFESSIONS, SCHOOL
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.death import crossing, fates
from letopis.games.my_village.position import EVERYBODY, LEFT, RIGHT, MyVillagePosition, Village
from letopis.games.my_village.standing import carried_out, lessons_amiss
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import beneath, not_above
from letopis.kernel.steps import SeatChoice

SCHOOL_SPACE_TAKEN: Final = Refusal("MV-8.23", "refusal-school-space-taken")
NO_STUDENT: Final = Refusal("MV-8.23", "refusal-no-student")
VILLAGER_THERE: Final = Refusal("MV-8.23", "refusal-villager-there")


def begin_lessons(position: MyVillagePosition, seat: int, lessons: int) -> None:
    """So many school steps in a row (MV-8.23, MV-10.31)."""
    position.lessons = lessons
    go_on(position, seat)


def go_on(position: MyVillagePosition, seat: int) -> None:
    """The next step, unless the banner can do nothing (MV-8.24)."""
    if position.lessons and has_lessons(position.seats[seat]):
        position.push(LESSONS[seat])
    else:
        position.lessons = 0


def has_lessons(village: Village) -> bool:
    """MV-8.24: with a full school and nobody missing the banner does nothing."""
    return village.school != LEFT | RIGHT or village.villagers != EVERYBODY


class Lesson(SeatChoice[MyVillagePosition]):
    """MV-8.23: one step of the school, or none (MV-D8)."""

    verbs: tuple[str, ...] = ("study", "graduate", "skip")

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"lessons": position.lessons, "time": position.components.graduate_time}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        found = [components.study_left, components.study_right]
        for profession in range(len(PROFESSIONS)):
            found += [components.graduates_left[profession], components.graduates_right[profession]]
        return [*found, components.skip]

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        village = position.seats[seat]
        found: list[Action] = []
        if not village.school & LEFT:
            found.append(components.study_left)
        elif not village.school & RIGHT:
            found.append(components.study_right)
        if village.villagers != EVERYBODY:
            for profession in range(len(PROFESSIONS)):
                if not village.has(profession):
                    if village.school & LEFT:
                        found.append(components.graduates_left[profession])
                    if village.school & RIGHT:
                        found.append(components.graduates_right[profession])
        found.append(components.skip)
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        village = position.seats[seat]
        if action is components.skip:
            return None
        if action is components.study_left:
            return SCHOOL_SPACE_TAKEN if village.school & LEFT else None
        if action is components.study_right:
            if not village.school & LEFT:
                return NO_STUDENT
            return SCHOOL_SPACE_TAKEN if village.school & RIGHT else None
        if not village.school & (LEFT if action.number < len(PROFESSIONS) else RIGHT):
            return NO_STUDENT
        return VILLAGER_THERE if village.has(action.number % len(PROFESSIONS)) else None

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        if not action.words:
            return {}
        space = "left" if refusal is NO_STUDENT and action.kind == "study" else action.words[0]
        return {"space": space, "villager": action.words[-1]}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        components = position.components
        village = position.seats[seat]
        if action is components.skip:
            position.lessons = 0
            position.tell("event-renounced", "MV-11.3", seat, {})
            return
        if action is components.study_left:
            village.school |= LEFT
            position.tell("event-student", "MV-8.23", seat, {"space": "left"})
        elif action is components.study_right:
            village.school = RIGHT
            position.tell("event-student", "MV-8.23", seat, {"space": "right"})
        else:
            graduate(position, seat, village, action.number)
        position.lessons -= 1
        go_on(position, seat)

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        if action is position.components.skip:
            return Note("left-undone", "MV-D8", {"count": position.lessons}, warns=True)
        return crossing(position, seat, position.components.graduate_time) if action.kind == "graduate" else None

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return fates(position, seat)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if not has_lessons(position.seats[self.seat]):
            return "the school can do nothing"
        if beneath(position, place) == f"effects {self.seat}":
            problem = carried_out(position, place, self.seat, DO_SCHOOL)
            return lessons_amiss(position) if problem is None else problem
        village = position.seats[self.seat]
        if (
            not village.used >> SCHOOL & 1
            or not village.white_values(position.components, SCHOOL) >> position.value & 1
        ):
            return "the school was not activated"
        if position.lessons != 1:
            return f"{position.lessons} steps are to go"
        return not_above(position, place, f"more {self.seat}", f"effects {self.seat}")


def graduate(position: MyVillagePosition, seat: int, village: Village, number: int) -> None:
    """A student becomes a villager; his area is active at once (MV-8.25)."""
    profession = number % len(PROFESSIONS)
    right = number >= len(PROFESSIONS)
    position.pay_time(seat, position.components.graduate_time)
    village.school &= ~(RIGHT if right else LEFT)
    village.villagers |= 1 << profession
    if position.telling is not None:
        position.tell("event-graduated", "MV-8.23", seat, {"villager": PROFESSIONS[profession]})
    if right:
        position.gain_story(seat, position.components.graduate_story, "MV-8.23")


LESSONS: Final[list[Lesson]] = [Lesson("school", seat) for seat in range(SEATS)]
