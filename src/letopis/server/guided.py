"""A course at a table: what was done of it and where that leads; whom it has act, what it answers to a wrong action."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from letopis import bots
from letopis.lessons.course import PLAY, READ, Course
from letopis.lessons.place import (
    AUTO,
    FREE,
    IDLE,
    LESSON,
    OTHER,
    OVER,
    OWN,
    Deed,
    Place,
    after,
    beginning,
    expects,
    passing,
    remaining,
)

if TYPE_CHECKING:
    from letopis.server.live import LiveTable

STAND_IN = "greedy"  # answers for others where the course does not say what they do
PASSIVE = (AUTO, OTHER, IDLE)  # no step that one would take back by itself
SEED = "lessons"  # so that it answers alike each time


@dataclass(frozen=True, slots=True)
class Written:
    """A deed and the entry it stands in; of what is skipped, the entry with which that began."""

    entry: int
    deed: Deed
    since: int


@dataclass(frozen=True, slots=True)
class Guided:
    """A course at a table. It never changes: what is done makes another."""

    course: Course
    begun: Place  # of this chapter
    place: Place
    deeds: tuple[Written, ...] = ()  # of this chapter
    turned: int = 0  # the entry by which this chapter was reached

    @property
    def leads(self) -> bool:
        """Whether the course is still on."""
        return self.place.stage != FREE

    def did(self, entry: int, deed: Deed, since: int = 0) -> "Guided":
        """When something was done; what comes after the course is no part of it."""
        if not self.leads:
            return self
        place = after(self.course, self.place, deed)
        return replace(self, place=place, deeds=(*self.deeds, Written(entry, deed, since or entry)))

    def without(self, took: set[int]) -> "Guided":
        """When entries were taken back."""
        deeds = tuple(written for written in self.deeds if written.entry not in took)
        place = self.begun
        for written in deeds:
            place = after(self.course, place, written.deed)
        return replace(self, place=place, deeds=deeds)

    def turned_to(self, entry: int, deed: Deed, asked: str) -> "Guided":
        """When a deed has led to the next chapter, and what is asked at its beginning."""
        place = passing(self.course, after(self.course, self.place, deed), asked)
        return Guided(self.course, place, place, (), entry)

    def back_to(self) -> int:
        """The entry with which the learner's last step began; 0 when there is none."""
        for written in reversed(self.deeds):
            if written.deed.kind not in PASSIVE:
                return written.since
        return self.turned


def guided(course: Course, live: "LiveTable") -> Guided:
    """A course at its beginning."""
    place = beginning(course, asked(live, course.learner))
    return Guided(course, place, place)


def left_to_do(course: Guided) -> list[str]:
    """What the learner would still do in this lesson, by its own line."""
    lesson = course.place.of(course.course)
    return [] if lesson is None else remaining(lesson, course.place)


def asked(live: "LiveTable", seat: int) -> str:
    """What kind of question a seat is asked now; "" for none."""
    if live.position.over:
        return OVER
    return live.position.decision(seat).kind if seat in live.position.awaiting else ""


def holds(live: "LiveTable", seat: int, text: str) -> bool:
    """Whether a seat's only answer is left to it: the course is about it, or there is something to be read first."""
    course = live.guided
    if course is None or seat != course.course.learner:
        return False
    lesson = course.place.of(course.course)
    if lesson is None:
        return course.leads
    return lesson.kind == READ or (lesson.kind == PLAY and expects(lesson, course.place, text))


def others_act(live: "LiveTable") -> tuple[int, str] | None:
    """What somebody else does now, while the course is on: as it is written there, or as a simple bot thinks."""
    course = live.guided
    if course is None or course.place.stage != LESSON:
        return None
    lesson = course.place.of(course.course)
    if lesson is not None and lesson.holds:
        return None
    position = live.position
    for seat in position.awaiting:
        if seat == course.course.learner:
            continue
        text = next((text for whose, text in course.place.queue if whose == seat), "")
        if not text or position.why(text, seat) is not None:
            text = bots.bot(STAND_IN, live.game, SEED).choose(position, seat).text
        return seat, text
    return None


def kind_of(live: "LiveTable", seat: int, auto: bool) -> str:
    """What kind of deed a play is."""
    course = live.guided
    assert course is not None
    if seat != course.course.learner:
        return IDLE if auto else OTHER
    return AUTO if auto else OWN


def lesson_of(course: Guided) -> dict[str, Any]:
    """How far one is, for lists of tables."""
    number = course.place.number(course.course)
    return {"course": course.course.name, "number": number, "count": course.course.count, "stage": course.place.stage}
