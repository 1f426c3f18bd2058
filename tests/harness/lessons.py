"""A course walked without a server: each lesson as the learner would meet it, and what may go wrong with it."""

import random
import re
from collections.abc import Iterator
from typing import Any

from letopis.games import game as find_game
from letopis.games import names
from letopis.kernel.errors import Refused
from letopis.kernel.texts import LANGUAGES
from letopis.lessons.course import CHOOSE, PLAY, READ, Course, Lesson, course_names, course_of
from letopis.lessons.patterns import fits
from letopis.lessons.place import LEAVE, LESSON, ON, OVER, SKIP, expects, remaining
from letopis.lessons.sentences import Figures, sentences_of
from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.entries import BOT, SIT, TableInfo
from letopis.server.faults import Fault
from letopis.server.guided import asked
from letopis.server.lesson_view import check
from letopis.server.live import LiveTable
from letopis.server.starts import begins_with
from letopis.server.table_view import table_view
from letopis.web.render import RENDERER, whole

COURSES = [(game, name) for game in names() for name in course_names(game)]
LONGEST, MOST_SENTENCES, LONGEST_DONE = 320, 3, 160
SAMPLED = 30  # free choices that are tried
MOST_STEPS = 400
SOME_NAMES: Figures = dict.fromkeys(("me", "other", "other2", "other3", "seat"), "Anna")
SENTENCE = re.compile(r"[.!?…](?:\s|$)")


class Walk:
    """A table at which somebody takes a course."""

    def __init__(self, game: str, name: str) -> None:
        self.course = course_of(game, name)
        self.seat = self.course.learner
        chapter, rules = self.course.chapters[0], find_game(game)
        start = None
        if chapter.start is not None:
            start = begins_with(rules, chapter.start, len(self.course.seats), chapter.seed)
        options = self.course.options if start is None else start["options"]
        info = TableInfo(
            "lesson",
            game,
            rules.rules_version,
            len(self.course.seats),
            options,
            chapter.seed,
            "salt",
            "anna",
            practice=True,
            start=start,
            course=name,
            guided=True,
        )
        self.live = LiveTable(info)
        draft = Draft(self.live)
        for seat, level in enumerate(self.course.seats):
            if seat == self.seat:
                draft.add(SIT, seat, {"name": "Anna"}, "anna")
            else:
                draft.add(BOT, seat, {"level": level})
        draft.follow()
        self.entries = list(draft.entries)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is on; None at the end."""
        assert self.live.guided is not None
        return self.live.guided.place.of(self.course)

    @property
    def at_lesson(self) -> bool:
        """Whether a lesson is on."""
        assert self.live.guided is not None
        return self.live.guided.place.stage == LESSON

    def fork(self) -> "Walk":
        """To try something."""
        twin = Walk.__new__(Walk)
        twin.course, twin.seat, twin.live, twin.entries = self.course, self.seat, self.live.fork(), self.entries.copy()
        return twin

    def play(self, text: str, lang: str = "en") -> None:
        """An action of the learner's; Fault or Refused."""
        check(self.live, self.seat, text, lang)
        draft = Draft(self.live)
        draft.play(self.seat, text, "anna")
        self.entries += draft.entries

    def tell(self, do: str) -> None:
        """A word to the course."""
        draft = Draft(self.live)
        draft.tell_course(do, "anna")
        self.entries += draft.entries

    def back(self) -> None:
        """One step back."""
        draft = Draft(self.live)
        draft.undo(self.seat, "anna")
        self.entries += draft.entries

    def state(self, lang: str) -> dict[str, Any]:
        """What the learner sees."""
        return table_view(self.live, Audience(self.seat, owner=True), lang)

    def next_action(self) -> str | None:
        """What the learner does by the lesson's own line, or else whatever it waits for; None: there is nothing."""
        lesson, guided = self.lesson, self.live.guided
        assert lesson is not None
        assert guided is not None
        position = self.live.position
        for text in remaining(lesson, guided.place)[:1]:
            if position.why(text, self.seat) is None and expects(lesson, guided.place, text):
                return text
        if self.seat not in position.awaiting:
            return None
        found = [action.text for action in position.legal(self.seat) if expects(lesson, guided.place, action.text)]
        ends = [text for text in found if any(fits(pattern, text) for pattern in lesson.until)]
        return next(iter(ends or found), None)

    def step(self) -> str:
        """The next step through the course; what was done."""
        lesson = self.lesson
        if lesson is None or lesson.kind == READ:
            self.tell(ON)
            return ON
        action = self.next_action()
        assert action is not None, f"{self.course.game} {self.course.name} {lesson.key}: nothing to do for the learner"
        self.play(action)
        return action

    def to_the_end(self) -> list[str]:
        """Through all that is left; the keys of the lessons met."""
        met: list[str] = []
        for _ in range(MOST_STEPS):
            if not self.at_lesson:
                return met
            lesson = self.lesson
            assert lesson is not None
            if not met or met[-1] != lesson.key:
                met.append(lesson.key)
            self.step()
        raise AssertionError(f"{self.course.game} {self.course.name}: still not over")


def moments(game: str, name: str) -> Iterator[Walk]:
    """A course as it is written, at every step of the learner's."""
    walk = Walk(game, name)
    for _ in range(MOST_STEPS):
        yield walk
        if not walk.at_lesson:
            return
        walk.step()


# ---- what may be wrong


def of_the_way(game: str, name: str) -> list[str]:
    """A course as it is written leads to its end, and what others are to do is what they do."""
    problems, met = [], []
    for walk in moments(game, name):
        lesson, guided = walk.lesson, walk.live.guided
        assert guided is not None
        if lesson is None:
            problems += [f"others: “{seat} {text}” was never played" for seat, text in guided.place.queue]
            continue
        met.append(lesson.key)
        if lesson.kind == PLAY and asked(walk.live, walk.seat) in ("", OVER):
            problems.append(f"{lesson.key}: nothing is asked of the learner")
        for text in remaining(lesson, guided.place)[:1]:
            refusal = walk.live.position.why(text, walk.seat)
            if refusal is not None:
                problems.append(f"{lesson.key}: line: “{text}”: {refusal.sentence('en')}")
            elif not expects(lesson, guided.place, text):
                problems.append(f"{lesson.key}: line: “{text}” is not what the lesson waits for")
    problems += [f"{key}: is never met on the written way" for key in keys(course_of(game, name)) if key not in met]
    return problems


def keys(course: Course) -> list[str]:
    """The keys of its lessons."""
    return [lesson.key for lesson in course.lessons()]


def of_wrong_actions(walk: Walk) -> list[str]:
    """Whatever else is allowed gets a sentence of the lesson's, and changes nothing."""
    lesson, guided = walk.lesson, walk.live.guided
    if lesson is None or guided is None or walk.seat not in walk.live.position.awaiting:
        return []
    problems: list[str] = []
    tried: set[str] = set()
    before = walk.live.position.dump()
    patterns = [pattern for pattern, _ in lesson.wrong]
    for action in walk.live.position.legal(walk.seat):
        if expects(lesson, guided.place, action.text):
            continue
        sort = next((pattern for pattern in patterns if fits(pattern, action.text)), action.kind)
        if sort in tried:
            continue
        tried.add(sort)
        for lang in LANGUAGES:
            try:
                walk.fork().play(action.text, lang)
                problems.append(f"{lesson.key}: “{action.text}” is played, though the lesson is not about it")
            except Fault as fault:
                said = fault.message(lang)
                if fault.code != "lesson" or not said or said.startswith("lesson-"):
                    problems.append(f"{lesson.key}: “{action.text}” is answered by {said!r} ({lang})")
    if walk.live.position.dump() != before:
        problems.append(f"{lesson.key}: a wrong action has changed the position")
    return problems


def of_what_is_lit(walk: Walk, lang: str = "en") -> list[str]:
    """What is lit is on the screen."""
    lesson = walk.lesson
    if lesson is None:
        return []
    areas = RENDERER.areas(walk.state(lang), lang)
    page = "".join(str(whole(html, areas)) for id, html in areas.items() if id.startswith("area-"))
    return [f"{lesson.key}: light: “{name}” is not on the screen" for name in lesson.light if not _is_shown(name, page)]


def _is_shown(name: str, page: str) -> bool:
    if name.startswith("answer "):
        action = name.removeprefix("answer ")
        if action.endswith("*"):
            return f'data-action="{action[:-1]}' in page
        return f'data-action="{action}"' in page
    outer, _, inner = name.partition("/")
    found = [match.end() for match in _bearers(outer, page)]
    return bool(found) if not inner else any(_bearers(inner, _within(page, end)) for end in found)


def _bearers(name: str, page: str) -> list[re.Match[str]]:
    word = re.escape(name)
    return list(re.finditer(rf'<(\w+)[^>]*?\s(?:id="{word}"|data-sign="(?:[^"]* )?{word}(?: [^"]*)?")[^>]*>', page))


def _within(page: str, start: int) -> str:
    """What stands in the element whose opening tag ends there."""
    opening = re.match(r"<(\w+)", page[page.rindex("<", 0, start) :])
    assert opening is not None
    tag, depth = opening[1], 1
    for found in re.finditer(rf"<(/?){tag}\b[^>]*?(/?)>", page[start:]):
        depth += -1 if found[1] else 0 if found[2] else 1
        if depth == 0:
            return page[start : start + found.start()]
    return page[start:]


def of_free_choices(game: str, name: str) -> list[str]:
    """Whatever is chosen where one may, the course goes on to its end."""
    problems: list[str] = []
    chance = random.Random(f"{game} {name}")
    for walk in moments(game, name):
        lesson, guided = walk.lesson, walk.live.guided
        if lesson is None or guided is None or lesson.kind != CHOOSE or walk.seat not in walk.live.position.awaiting:
            continue
        legal = [a.text for a in walk.live.position.legal(walk.seat) if expects(lesson, guided.place, a.text)]
        for text in legal if len(legal) <= SAMPLED else chance.sample(legal, SAMPLED):
            twin = walk.fork()
            try:
                twin.play(text)
                twin.to_the_end()
            except (AssertionError, Refused, Fault) as problem:
                problems.append(f"{lesson.key}: after “{text}”: {problem}")
    return problems


def of_skipping(game: str, name: str) -> list[str]:
    """Skipped from lesson to lesson, a course comes to its end; and from every lesson one can leave it."""
    problems: list[str] = []
    walk = Walk(game, name)
    for _ in range(walk.course.count + 1):
        if not walk.at_lesson:
            return problems
        lesson = walk.lesson
        assert lesson is not None
        twin = walk.fork()
        twin.tell(LEAVE)
        if twin.live.guided is None or twin.live.guided.leads:
            problems.append(f"{lesson.key}: cannot be left")
        walk.tell(SKIP)
    return [*problems, "skipping leads nowhere"]


def of_going_back(game: str, name: str) -> list[str]:
    """One step back from anywhere is where one was; and a table read anew from its entries is where it was."""
    problems: list[str] = []
    walk = Walk(game, name)
    for _ in range(MOST_STEPS):
        if not walk.at_lesson:
            return problems
        lesson, before = walk.lesson, (walk.live.guided, walk.live.position.dump())
        assert lesson is not None
        walk.step()
        assert walk.live.guided is not None
        twin = walk.fork()
        twin.back()
        assert twin.live.guided is not None
        assert before[0] is not None
        if (twin.live.guided.place, twin.live.position.dump()) != (before[0].place, before[1]):
            problems.append(f"{lesson.key}: a step back from after it leads elsewhere")
        again = LiveTable(walk.live.info)
        again.apply_all(walk.entries)
        assert again.guided is not None
        if (again.guided.place, again.position.dump()) != (walk.live.guided.place, walk.live.position.dump()):
            problems.append(f"{lesson.key}: after it a table read anew is elsewhere")
    return [*problems, "still not over"]


def of_texts(game: str, name: str, lang: str) -> list[str]:
    """Every sentence is there, short enough, and none is idle."""
    course, sentences = course_of(game, name), sentences_of(game)
    problems: list[str] = []
    wanted: dict[str, int] = {f"course-{name}": 60, f"course-{name}.end": LONGEST}
    optional: set[str] = set()
    for lesson in course.lessons():
        key = f"lesson-{name}-{lesson.key}"
        wanted[key] = LONGEST
        optional |= {f"{key}.done", f"{key}.learned"}
        wanted |= {f"{key}.wrong-{answer}": LONGEST for _, answer in lesson.wrong}
        if lesson.kind == READ or lesson.choose == ("*",):
            optional.add(f"{key}.wrong")
        else:
            wanted[f"{key}.wrong"] = LONGEST
    wanted |= {f"word-{name}-{first.key}": LONGEST for first in course.firsts}
    for key, longest in [*wanted.items(), *((key, LONGEST_DONE) for key in optional)]:
        message, _, attribute = key.partition(".")
        if not sentences.has(lang, message, attribute):
            problems += [f"{key}: is missing ({lang})"] if key in wanted else []
            continue
        said = sentences.say(
            lang, message, attribute, _any_figures(course, message), {"me": "A", "other": "B", "seat": "C"}
        )
        if len(said) > longest:
            problems.append(f"{key}: has {len(said)} characters, at most {longest} are read ({lang})")
        if len(SENTENCE.findall(said)) > MOST_SENTENCES:
            problems.append(f"{key}: has more than {MOST_SENTENCES} sentences ({lang})")
    known = set(wanted) | optional
    own = {key for key in sentences.texts.keys(lang) if re.match(rf"(lesson|word)-{name}-|course-{name}(\.|$)", key)}
    problems += [f"{key}: is used nowhere ({lang})" for key in sorted(own - known)]
    if not any(key.endswith(".learned") for key in own):
        problems.append(f"nothing is learned: no lesson has .learned ({lang})")
    return problems


def _any_figures(course: Course, message: str) -> Figures:
    for lesson in course.lessons():
        if message == f"lesson-{course.name}-{lesson.key}":
            return {figure: 3 for figure, _ in lesson.figures}
    return {}


def of_firsts(game: str, name: str) -> list[str]:
    """The events at which words are said are told by the game."""
    texts = find_game(game).texts
    return [
        f"first {first.key}: the game tells of no {first.event}"
        for first in course_of(game, name).firsts
        if not texts.has("en", first.event)
    ]
