"""What an audience sees of a course: the lesson that is on and its answer to a wrong action, the summary, the words at
what happens for the first time."""

from typing import Any

from letopis.kernel.actions import tidy
from letopis.lessons.course import Course, First, course_names, course_of
from letopis.lessons.patterns import fits
from letopis.lessons.place import FREE, SUMMARY, expects
from letopis.lessons.sentences import Figures, figure, sentences_of
from letopis.server.audience import Audience
from letopis.server.faults import Fault
from letopis.server.guided import Guided
from letopis.server.live import LiveTable
from letopis.server.taking_back import TakingBack

State = dict[str, Any]


def lesson_view(live: LiveTable, audience: Audience, lang: str) -> State | None:
    """The lesson, or what else a course has to say; None where there is no course, and for whoever does not learn."""
    info, seat = live.info, audience.seat
    if not info.course or seat is None or not audience.acts or info.course not in course_names(info.game):
        return None
    guided = live.guided
    if guided is not None and seat != guided.course.learner:
        return None
    its = guided.course if guided is not None else course_of(info.game, info.course)
    shown: State = {"course": its.name, "title": sentences_of(info.game).say(lang, f"course-{its.name}"), "words": []}
    if guided is None or not guided.leads:
        return {**shown, "stage": FREE, "words": _words(live, its, seat, lang)}
    can_go_back = isinstance(live.taking_back(seat), TakingBack)
    return {**shown, "stage": guided.place.stage, "can_go_back": can_go_back, **_stage(live, guided, lang)}


def _stage(live: LiveTable, guided: Guided, lang: str) -> State:
    its, place, sentences = guided.course, guided.place, sentences_of(live.info.game)
    names = names_of(live, lang)
    done = sentences.say(lang, f"lesson-{its.name}-{place.before}", "done", None, names) if place.before else ""
    numbers = {"number": place.number(its), "count": its.count, "done": done}
    lesson = place.of(its)
    if lesson is None:
        assert place.stage == SUMMARY
        learned = [
            sentences.say(lang, f"lesson-{its.name}-{each.key}", "learned", None, names) for each in its.lessons()
        ]
        end = sentences.say(lang, f"course-{its.name}", "end", None, names)
        return {**numbers, "key": "", "learned": [sentence for sentence in learned if sentence], "end": end}
    text = sentences.say(lang, f"lesson-{its.name}-{lesson.key}", "", figures(live, lang), names)
    return {**numbers, "key": lesson.key, "kind": lesson.kind, "text": text, "light": list(lesson.light)}


def _words(live: LiveTable, its: Course, seat: int, lang: str) -> list[State]:
    """The words at what has happened for the first time since the learner's last choice."""
    since, sentences = live.left(seat).number, sentences_of(live.info.game)
    free = 0 if live.guided is None else live.guided.deeds[-1].entry if live.guided.deeds else 0
    found: list[State] = []
    for first in its.firsts:
        line = next((line for line in live.lines if line.event is not None and _is(first, line.event, seat)), None)
        if line is not None and line.numbers[seat] >= since and line.entry > free:
            key = f"word-{its.name}-{first.key}"
            found.append(
                {"key": first.key, "sentence": sentences.say(lang, key, "", None, _met(live, line.event, lang))}
            )
    return found


def _is(first: First, event: Any, seat: int) -> bool:
    """Whether an event that a seat sees is the one that a word is about."""
    if event.key != first.event or (first.mine and event.seat != seat):
        return False
    seen = event.view(seat)
    return seen is not None and (not first.figure or bool(seen["figures"].get(first.figure)))


def _met(live: LiveTable, event: Any, lang: str) -> Figures:
    """Whom a word is about: `seat`."""
    return {"seat": live.name_of(event.seat, lang)} if event.seat >= 0 else {}


def check(live: LiveTable, seat: int, text: str, lang: str) -> None:
    """Fault with the lesson's own sentence when an action is not what it is about.

    What the rules refuse they refuse themselves, unless the lesson has an answer to it.
    """
    course = live.guided
    lesson = None if course is None else course.place.of(course.course)
    if course is None or lesson is None or seat != course.course.learner:
        return
    found = live.game.find_action(live.position, text)
    action = tidy(text) if found is None else found.text
    if expects(lesson, course.place, action):
        return
    name = next((name for pattern, name in lesson.wrong if fits(pattern, action)), "")
    if not name and lesson.acts and live.position.why(text, seat) is not None:
        return
    own = f"lesson-{course.course.name}-{lesson.key}"
    sentences = sentences_of(live.info.game)
    known, names = figures(live, lang), names_of(live, lang)
    said = sentences.say(lang, own, f"wrong-{name}" if name else "wrong", known, names)
    said = said or sentences.say(lang, "lesson-other" if lesson.acts else "lesson-read-first")
    raise Fault("lesson", said=said, lesson=lesson.key)


def figures(live: LiveTable, lang: str) -> Figures:
    """The figures that a lesson's sentences may have, out of what the learner sees."""
    course = live.guided
    lesson = None if course is None else course.place.of(course.course)
    if course is None or lesson is None or not lesson.figures:
        return {}
    view = live.position.view(course.course.learner)
    return {name: figure(view, path) for name, path in lesson.figures}


def names_of(live: LiveTable, lang: str) -> Figures:
    """What to call those at the table: `me`, `other`, and `other2` and so on, clockwise."""
    course = live.guided
    learner = 0 if course is None else course.course.learner
    names = live.names(lang)
    found: Figures = {"me": names[learner]}
    for number in range(1, len(names)):
        found["other" if number == 1 else f"other{number}"] = names[(learner + number) % len(names)]
    return found
