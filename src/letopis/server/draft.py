"""A draft: a table on which something new is done, once, and the entries that this makes, not yet stored."""

from typing import Any

from letopis.kernel.actions import Action, tidy
from letopis.kernel.errors import Refused
from letopis.kernel.refusals import Refusal
from letopis.lessons.place import LESSON as AT_LESSON
from letopis.lessons.place import SKIP, Deed, after
from letopis.server.entries import BEGIN, BOT, END, LESSON, PLAY, UNDO, Entry
from letopis.server.guided import holds, left_to_do, others_act
from letopis.server.live import LiveTable, PlayedAction
from letopis.server.sealing import sealed_by
from letopis.server.starts import begins_with

RIVAL = "journeyman"  # plays for a person
MOST_FORCED = 10_000  # in a row: more would be a rule that never lets go


class Draft:
    """Does things at a table and writes them down. The table is a fork: it takes the first one's place when the entries
    are stored, and is forgotten when they are not, or when something is refused halfway.

    >>> from letopis.server.entries import BOT, SIT, TableInfo
    >>> draft = Draft(LiveTable(TableInfo("demo", "era", 1, 2, {}, "secret", "salt", "anna")))
    >>> draft.add(SIT, 0, {"name": "Anna"}, "anna")
    >>> draft.add(BOT, 1, {"level": "journeyman"})
    >>> draft.play(0, "Place longhouse A1")
    >>> [(entry.number, entry.kind, entry.data.get("action")) for entry in draft.entries]
    [(1, 'sit', None), (2, 'bot', None), (3, 'play', 'place longhouse a1')]
    """

    def __init__(self, live: LiveTable, at: float = 0.0) -> None:
        self.live = live
        self.at = at  # when it is done, in seconds since 1970
        self.entries: list[Entry] = []

    def add(
        self, kind: str, seat: int | None = None, data: dict[str, Any] | None = None, person: str | None = None
    ) -> None:
        """Do something that is no play."""
        entry = Entry(self.live.number + 1, kind, seat, data or {}, person, at=self.at)
        self.live.apply(entry)
        self.entries.append(entry)

    def play(self, seat: int, text: str, person: str | None = None) -> None:
        """Play an action, and all that the server plays by itself after it; Refused when it is not allowed."""
        self._play(seat, text, person)
        self.follow()

    def replay(self, play: PlayedAction) -> None:
        """Play what was played at another table."""
        self._play(play.seat, play.text, auto=play.auto)

    def follow(self) -> None:
        """What the server plays by itself: decisions with one answer, and the end."""
        live = self.live
        if not live.begun:
            return
        for _ in range(MOST_FORCED):
            position = live.position
            found = next(
                (
                    (s, a)
                    for s in position.awaiting
                    if (a := position.forced(s)) is not None and not holds(live, s, a.text)
                ),
                None,
            )
            if found is not None:
                self._play(found[0], found[1], auto=True)
            elif (other := others_act(live)) is not None:
                self._play(*other)
            else:
                break
        if live.over and not live.ended:
            totals = [score.total for score in live.position.scores()]
            self.add(END, None, {"scores": totals, "ranking": live.position.ranking()})

    def begin(self) -> None:
        """Let the game begin if nobody is missing, nor anybody's number: from here on the dice are settled."""
        live = self.live
        if not live.begun and live.full and not live.wanting():
            self.settle()

    def settle(self) -> None:
        """Settle the dice with the numbers that are there, and begin."""
        sealed = sealed_by(self.live.info, [state.number or "" for state in self.live.seats])
        assert sealed is not None
        self.add(BEGIN, None, {"bond": sealed.bound()})
        self.follow()

    def stand_in(self, seat: int, why: str) -> None:
        """A bot plays on for somebody who does not come; he may come back, unless he has lost the seat."""
        self.add(BOT, seat, {"level": RIVAL, "why": why})

    def _forced(self, seat: int) -> Action | None:
        """A seat's only answer, if nobody expects to be asked."""
        forced = self.live.position.forced(seat)
        return None if forced is None or holds(self.live, seat, forced.text) else forced

    def undo(self, seat: int, person: str | None = None) -> None:
        """Take back a seat's last choice, with what the server played by itself since and what bots answered; Refused
        with the reason."""
        back = self.live.taking_back(seat)
        if isinstance(back, Refusal):
            raise Refused(back)
        data: dict[str, Any] = {"took": back.entries}
        if back.how:
            data["how"] = back.how
        self.add(UNDO, seat, data, person)
        self.follow()

    def take_back(self, seat: int, thing: str, person: str | None = None) -> None:
        """Take back one thing of a seat's pick, the last or an earlier one; Refused with the reason."""
        text = tidy(thing)
        took = [play.entry for play in reversed(self.live.plays) if play.seat == seat and play.text == text][:1]
        self.add(UNDO, seat, {"took": took, "thing": text}, person)
        self.follow()

    def tell_course(self, do: str, person: str | None = None) -> None:
        """Say a word to the course that leads here: "on", "skip" or "leave"."""
        course = self.live.guided
        assert course is not None
        data: dict[str, Any] = {"do": do}
        if do == SKIP:
            data["number"], data["since"] = course.place.number(course.course), self.live.number + 1
            self._play_the_lesson(course.course.learner)
        chapter = next_chapter(self.live, Deed(do, number=data.get("number", 0)))
        if chapter is not None:
            data["chapter"] = chapter
        self.add(LESSON, course.course.learner, data, person)
        self.follow()

    def _play_the_lesson(self, seat: int) -> None:
        """Play what the lesson would have the learner do, as far as the rules allow it."""
        live = self.live
        assert live.guided is not None
        number = live.guided.place.number(live.guided.course)
        for text in left_to_do(live.guided):
            if live.guided.place.stage != AT_LESSON or live.guided.place.number(live.guided.course) != number:
                return  # it has been completed by what was played
            if live.position.why(text, seat) is not None:
                return
            self._play(seat, text, auto=True)
            self.follow()

    def _play(self, seat: int, action: object, person: str | None = None, auto: bool = False) -> None:
        live = self.live
        number = live.number + 1
        data: dict[str, Any] = {"action": live.play(number, seat, action, auto, self.at)}
        if auto:
            data["auto"] = True
        self.entries.append(Entry(number, PLAY, seat, data, person, at=self.at))


def next_chapter(live: LiveTable, word: Deed) -> dict[str, Any] | None:
    """How the next chapter begins, if a word to the course leads there. It stands in the entry: what is written in a
    course may change, what was played may not."""
    course = live.guided
    assert course is not None
    place = after(course.course, course.place, word)
    if place.chapter == course.place.chapter:
        return None
    chapter = course.course.chapters[place.chapter]
    start = None
    if chapter.start is not None:
        start = begins_with(live.game, chapter.start, live.info.players, chapter.seed)
    return {"seed": chapter.seed, "start": start}
