"""A course as it stands in a room: `lessons/<course>.toml`, read with complaints that name file, field and reason."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.errors import BadData, BadOption
from letopis.kernel.reading import Reader
from letopis.lessons.patterns import is_literal

FOLDER = "lessons"
FIRST_COURSE = "first"  # what a newcomer to a game takes
ME = "me"
MOST_TIMES = 100
KEY = "abcdefghijklmnopqrstuvwxyz0123456789-"
READ, PLAY, CHOOSE = "read", "play", "choose"  # what a lesson waits for


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is said at one moment, what is lit, and what is waited for."""

    key: str
    kind: str  # READ, PLAY or CHOOSE
    light: tuple[str, ...] = ()  # names of places on the screen: see docs/lessons.md
    play: tuple[str, ...] = ()  # patterns, each to be done once, in any order, but that the last one comes last
    choose: tuple[str, ...] = ()  # patterns of what may be chosen freely
    times: int = 1  # so many choices are enough,
    until: tuple[str, ...] = ()  # or one of these patterns,
    until_asked: tuple[str, ...] = ()  # or until the learner is asked a question of these kinds,
    while_asked: tuple[str, ...] = ()  # or is asked another than these, or nothing
    line: tuple[str, ...] = ()  # the actions of one good way through: what "skip" plays, and the harness
    when: tuple[str, ...] = ()  # passed over unless the learner is asked a question of these kinds
    wrong: tuple[tuple[str, str], ...] = ()  # pattern of a wrong action, name of its answer
    others: tuple[tuple[int, str], ...] = ()  # what others do after it: seat, action
    holds: bool = False  # others wait until one has read on
    figures: tuple[tuple[str, str], ...] = ()  # of its sentences: name, path in the learner's view

    @property
    def acts(self) -> bool:
        """Whether the learner does something on the board."""
        return self.kind != READ


@dataclass(frozen=True, slots=True)
class Chapter:
    """Lessons in a row, from one beginning."""

    seed: str
    start: dict[str, Any] | None
    others: tuple[tuple[int, str], ...]  # what others do before the first lesson is over
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class First:
    """A word that is said when something happens for the first time."""

    key: str
    event: str
    figure: str  # must not be nothing in the event, if named
    mine: bool  # only what happens to the learner counts


@dataclass(frozen=True, slots=True)
class Course:
    """A guided first game."""

    game: str
    name: str
    minutes: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    chapters: tuple[Chapter, ...]
    firsts: tuple[First, ...]

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return self.seats.index(ME)

    @property
    def count(self) -> int:
        """How many lessons there are."""
        return sum(len(chapter.lessons) for chapter in self.chapters)

    def number(self, chapter: int, lesson: int) -> int:
        """Which lesson this is, counted through, from 1."""
        return sum(len(before.lessons) for before in self.chapters[:chapter]) + lesson + 1

    def lessons(self) -> list[Lesson]:
        """All lessons in their order."""
        return [lesson for chapter in self.chapters for lesson in chapter.lessons]


def course_names(game: str) -> list[str]:
    """The courses of a game."""
    return sorted(path.stem for path in (find_game(game).room / FOLDER).glob("*.toml"))


@lru_cache(maxsize=64)
def course_of(game: str, name: str) -> Course:
    """A course of a game; BadOption when there is none, BadData when its file cannot be used."""
    found = find_game(game)
    if name not in course_names(game):
        raise BadOption("course", f"{name[:40]!r} is unknown", ", ".join(course_names(game)) or "none in this game")
    return read_course(found.name, found.seats, found.room / FOLDER / f"{name}.toml")


def read_course(game: str, counts: tuple[int, ...], path: Path) -> Course:
    """A course from its file."""
    file = f"{FOLDER}/{path.name}"
    try:
        doc = tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        raise BadData(file, "file", f"cannot be read: {error}") from None
    reader = Reader(doc, "", file)
    seats = tuple(reader.texts("seats", optional=False))
    if seats.count(ME) != 1 or len(seats) not in counts:
        allowed = f'one "{ME}", else levels of bots; {", ".join(map(str, counts))} seats'
        raise reader.wrong("seats", f"{list(seats)} cannot sit at this table", allowed)
    chapters = tuple(_chapter(one, len(seats)) for one in reader.tables("chapter", optional=False))
    if not chapters:
        raise reader.wrong("chapter", "is missing", "at least one [[chapter]]")
    for number, chapter in enumerate(chapters[:-1]):
        if chapter.lessons[-1].acts:
            where = f"chapter[{number}].lesson[{len(chapter.lessons) - 1}]"
            raise reader.wrong(where, "ends a chapter, but is not one to read", 'a lesson without "play" and "choose"')
    firsts = tuple(_first(one) for one in reader.tables("first"))
    made = Course(
        game,
        path.stem,
        reader.whole("minutes", 1, 60, 10),
        seats,
        reader.table("options", True).value,
        chapters,
        firsts,
    )
    reader.finish()
    _once(reader, "lesson", [lesson.key for lesson in made.lessons()])
    _once(reader, "first", [first.key for first in firsts])
    return made


def _chapter(reader: Reader, seats: int) -> Chapter:
    start = reader.table("start").value if reader.has("start") else None
    chapter = Chapter(
        reader.text("seed", default="letopis"),
        start,
        _others(reader, seats),
        tuple(_lesson(one, seats) for one in reader.tables("lesson", optional=False)),
    )
    if not chapter.lessons:
        raise reader.wrong("lesson", "is missing", "at least one [[chapter.lesson]]")
    reader.finish()
    return chapter


def _lesson(reader: Reader, seats: int) -> Lesson:
    key = _key(reader)
    play, choose = tuple(reader.texts("play")), tuple(reader.texts("choose"))
    if play and choose:
        raise reader.wrong("choose", "stands beside play", "one of the two, or neither: then it is to be read")
    kind = PLAY if play else CHOOSE if choose else READ
    names = ("until", "until_asked", "while_asked", "times")
    if kind != CHOOSE:
        for name in names:
            if reader.has(name):
                raise reader.wrong(name, "belongs to a choice", 'a lesson with "choose"')
    ends = [name for name in names if reader.has(name)]
    if len(ends) > 1:
        raise reader.wrong(ends[1], f"stands beside {ends[0]}", f"one of {', '.join(names)}")
    line = tuple(reader.texts("line"))
    if kind == PLAY and not line and all(map(is_literal, play)):
        line = play
    if kind != READ and not line:
        raise reader.wrong("line", "is missing", "the actions of one good way through this lesson")
    if kind == READ and line:
        raise reader.wrong("line", "belongs to a lesson that is played", 'a lesson with "play" or "choose"')
    if kind != READ and reader.has("hold"):
        raise reader.wrong("hold", "belongs to a lesson that is read", 'a lesson without "play" and "choose"')
    wrong, figures = reader.table("wrong", True), reader.table("figures", True)
    lesson = Lesson(
        key,
        kind,
        tuple(reader.texts("light")),
        play,
        choose,
        reader.whole("times", 1, MOST_TIMES, 1 if ends in ([], ["times"]) else MOST_TIMES),
        tuple(reader.texts("until")),
        tuple(reader.texts("until_asked")),
        tuple(reader.texts("while_asked")),
        line,
        tuple(reader.texts("when")),
        tuple((pattern, wrong.text(pattern)) for pattern in wrong.value),
        _others(reader, seats),
        reader.flag("hold", False),
        tuple((name, figures.text(name)) for name in figures.value),
    )
    reader.finish()
    return lesson


def _first(reader: Reader) -> First:
    event, _, figure = reader.text("event").partition(" ")
    first = First(_key(reader), event, figure, reader.flag("mine", False))
    reader.finish()
    return first


def _key(reader: Reader) -> str:
    key = reader.text("key")
    if not key or set(key) - set(KEY):
        raise reader.wrong("key", f"{key!r} is no key", "small letters, digits and -")
    return key


def _others(reader: Reader, seats: int) -> tuple[tuple[int, str], ...]:
    found = []
    for place, line in enumerate(reader.texts("others")):
        seat, _, text = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and int(seat) < seats and text):
            raise reader.wrong(f"others[{place}]", f"{line!r} names no seat and action", 'as "1 build farm"')
        found.append((int(seat), text))
    return tuple(found)


def _once(reader: Reader, field: str, keys: list[str]) -> None:
    for place, key in enumerate(keys):
        if key in keys[:place]:
            raise reader.wrong(field, f"the key {key!r} stands twice", "a key of its own for each")
