"""Where a learner is in a course: a pure function of what was done, so that it survives whatever happens."""

from dataclasses import dataclass, replace

from letopis.lessons.course import CHOOSE, PLAY, Course, Lesson
from letopis.lessons.patterns import fits

# Kinds of deeds: the learner's own, and what the server played for him as his only answer; what others chose, and what
# was their only answer; and words to the course.
OWN, AUTO, OTHER, IDLE, ON, SKIP, LEAVE = "own", "auto", "other", "idle", "on", "skip", "leave"
LESSON, SUMMARY, FREE = "lesson", "summary", "free"  # stages of a course
OVER = "over"  # what is asked when the game is over


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done: an action of the learner's or of somebody else's, or a word to the course."""

    kind: str
    seat: int = -1
    text: str = ""
    asked: str = ""  # the kind of question the learner is asked after it; "" for none
    number: int = 0  # of the lesson that is skipped


@dataclass(frozen=True, slots=True)
class Place:
    """A lesson, and what of it is done."""

    chapter: int = 0
    lesson: int = 0
    stage: str = LESSON
    done: tuple[str, ...] = ()  # what fitted, in this lesson
    queue: tuple[tuple[int, str], ...] = ()  # what others are to do, in this order: seat, action
    before: str = ""  # the key of the lesson that was completed last

    def of(self, course: Course) -> Lesson | None:
        """The lesson itself; None at the end."""
        return course.chapters[self.chapter].lessons[self.lesson] if self.stage == LESSON else None

    def number(self, course: Course) -> int:
        """Its number, counted through all chapters."""
        return course.number(self.chapter, self.lesson)


def beginning(course: Course, asked: str) -> Place:
    """Where everybody begins."""
    return passing(course, Place(queue=course.chapters[0].others), asked)


def after(course: Course, place: Place, deed: Deed) -> Place:
    """Where a step leads."""
    lesson = place.of(course)
    if place.stage == FREE:
        return place
    if deed.kind == LEAVE:
        return replace(place, stage=FREE, queue=())
    if lesson is None:
        return replace(place, stage=FREE, queue=()) if deed.kind in (ON, SKIP, OWN) else place
    if deed.kind == OTHER:
        place = replace(place, queue=_without_first(place.queue, deed.seat))
    elif deed.kind == ON:
        place = place if lesson.acts else _next(course, place, lesson)
    elif deed.kind == SKIP:
        place = _next(course, place, lesson) if deed.number == place.number(course) else place
    elif deed.kind != IDLE and expects(lesson, place, deed.text):
        place = replace(place, done=(*place.done, deed.text))
        if _is_done(lesson, place, deed.text):
            place = _next(course, place, lesson)
    if place.of(course) is lesson and place.done and _question_gone(lesson, deed.asked):
        place = _next(course, place, lesson)
    return passing(course, place, deed.asked)


def expects(lesson: Lesson, place: Place, text: str) -> bool:
    """Whether an action is what the lesson waits for."""
    if lesson.kind == CHOOSE:
        return any(fits(pattern, text) for pattern in lesson.choose)
    if lesson.kind != PLAY:
        return False
    left = _left(lesson, place.done)
    candidates = left[:-1] if len(left) > 1 else left
    return any(fits(pattern, text) for pattern in candidates)


def remaining(lesson: Lesson, place: Place) -> list[str]:
    """What of a lesson's own line is still to be done."""
    left = list(lesson.line)
    for text in place.done:
        if text in left:
            left.remove(text)
        elif left:
            left.pop(0)  # another way: then the line is only as good as it goes
    return left


def _left(lesson: Lesson, done: tuple[str, ...]) -> list[str]:
    """The patterns for which nothing has been done yet."""
    left = list(lesson.play)
    for text in done:
        found = next((pattern for pattern in left[:-1] if fits(pattern, text)), left[-1])
        left.remove(found)
    return left


def _is_done(lesson: Lesson, place: Place, text: str) -> bool:
    """Whether the last action completes it."""
    if lesson.kind == PLAY:
        return not _left(lesson, place.done)
    return len(place.done) >= lesson.times or any(fits(pattern, text) for pattern in lesson.until)


def _question_gone(lesson: Lesson, asked: str) -> bool:
    """Whether what is asked now ends a lesson."""
    if asked == OVER or (asked and asked in lesson.until_asked):
        return True
    return bool(lesson.while_asked) and asked not in lesson.while_asked


def _next(course: Course, place: Place, lesson: Lesson) -> Place:
    """The lesson after this one, perhaps in the next chapter; or the end."""
    queue = (*place.queue, *lesson.others)
    if place.lesson + 1 < len(course.chapters[place.chapter].lessons):
        return replace(place, lesson=place.lesson + 1, done=(), queue=queue, before=lesson.key)
    if place.chapter + 1 < len(course.chapters):
        following = course.chapters[place.chapter + 1]
        return Place(place.chapter + 1, 0, queue=following.others, before=lesson.key)
    return replace(place, stage=SUMMARY, done=(), queue=queue, before=lesson.key)


def passing(course: Course, place: Place, asked: str) -> Place:
    """Past the lessons that have nothing to say as things are."""
    while True:
        lesson = place.of(course)
        if lesson is None or not asked or place.done:
            return place
        gone = asked == OVER and lesson.acts
        if not gone and not (lesson.when and asked not in lesson.when):
            return place
        before = place.before
        place = replace(_next(course, place, lesson), before=before)


def _without_first(queue: tuple[tuple[int, str], ...], seat: int) -> tuple[tuple[int, str], ...]:
    """The queue when a seat has acted, be it as was written or otherwise."""
    for place, (whose, _) in enumerate(queue):
        if whose == seat:
            return (*queue[:place], *queue[place + 1 :])
    return queue
