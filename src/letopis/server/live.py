"""A table in memory: its entries applied one by one. No clock, no storage, no network."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.chance import SEALED, commitment
from letopis.kernel.position import Position
from letopis.kernel.records import Record
from letopis.kernel.refusals import Refusal
from letopis.kernel.seal import ALL
from letopis.kernel.steps import Pick
from letopis.kernel.telling import telling_of
from letopis.lessons.course import course_names, course_of
from letopis.lessons.place import Deed
from letopis.server.audience import Audience
from letopis.server.clock import Timing
from letopis.server.entries import CHANGES, PLAY, Entry, TableInfo
from letopis.server.guided import Guided, asked, guided, kind_of
from letopis.server.numbers import Numbers
from letopis.server.sealing import begins, sealed_by, seed_of
from letopis.server.table_log import LogLine, TableLog
from letopis.server.taking_back import ALONE, GUESSES, TakingBack, taking_back
from letopis.server.texts import TEXTS

OPEN, HUMAN, ROBOT = "open", "human", "bot"
TALK_KEPT = 100  # of what was said: the rest is in the store
# What of a table belongs to a chapter of its course.
OF_CHAPTER = ("origin", "position", "plays", "lines", "_moments", "_before_bots", "_told_hidden", "guided")
CHECKPOINT = 64  # plays between the positions kept for looking back


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits there."""

    kind: str = OPEN
    person: str | None = None
    name: str = ""
    level: str = ""
    away: str | None = None  # the person a bot stands in for
    away_name: str = ""
    number: str | None = None  # what this person's page adds to the dice; "": nothing; None: it has not said yet


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """An action that stands."""

    entry: int
    seat: int
    text: str
    auto: bool
    private: bool  # nobody but the seat saw that anything happened
    numbers: tuple[int, ...]  # see LogLine


@dataclass(frozen=True, slots=True)
class Talk:
    """Something said."""

    number: int  # a count of its own: entry numbers would tell too much
    seat: int | None
    name: str
    text: str
    at: float


class Left:
    """The position as a person left it with their last choice, and what they saw of it."""

    def __init__(self, position: Position, number: int) -> None:
        self.position = position
        self.number = number  # as the seat counts
        self._view: dict[str, Any] | None = None

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat saw."""
        if self._view is None:
            self._view = self.position.view(seat)
        return self._view

    def seen(self, view: dict[str, Any]) -> None:
        """It is shown just that: it need not be looked at once more."""
        if self._view is None:
            self._view = view


class LiveTable:
    """A table as it stands: `apply` takes in what is stored, and a `Draft` does something new on a fork.

    >>> from letopis.server.entries import BOT, PLAY, SIT
    >>> table = LiveTable(TableInfo("demo", "era", 1, 2, {}, "secret", "salt", "anna"))
    >>> table.apply_all([Entry(1, SIT, 0, {"name": "Anna"}, "anna"), Entry(2, BOT, 1, {"level": "journeyman"})])
    >>> table.apply(Entry(3, PLAY, 0, {"action": "place longhouse a1"}, "anna"))
    >>> table.number, table.number_for(Audience(0)), table.number_for(Audience(1))
    (3, 1, 0)
    """

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.game = find_game(info.game)
        self.telling = telling_of(self.game.room)
        self.commitment = info.commitment or commitment(info.seed, info.salt)
        self.begun = info.dice != ALL  # or the game waits until everybody sits and has added a number to the dice
        self.bond = ""
        self.seats = [Occupant() for _ in range(info.players)]
        self.number = 0  # of the last entry
        self.timing = Timing(info.clock, info.players)
        self.votes: dict[int, frozenset[int]] = {}  # for a stand-in: by the seat it would be for
        self.invitations: dict[int, str] = {}  # of seats whose first link opens nothing any more
        self.closing: frozenset[int] = frozenset()  # seats that want the table closed
        self.closed = False
        self.forgotten = False  # deleted while somebody looks on
        self.sitters: frozenset[str] = frozenset()  # whoever has sat here
        self.locked = False
        self.again: str | None = None
        self.ended = False
        self.plays: list[PlayedAction] = []
        self.numbers = Numbers(info.players)
        self.lines: list[LogLine] = []
        self._deal()
        self.talk: list[Talk] = []
        self.commands: dict[str, tuple[int, ...]] = {}  # what was answered: the numbers that each then counted
        self.seen: dict[str, frozenset[int]] = {}  # whose secrets each person has seen: as whom he sat, or coached
        self.connected: set[int] = set()
        self._left: list[Left | None] = [None] * info.players
        self.at_hand: dict[Any, Any] = {}  # what was made of the table as it stands, for all who look
        self._forget_people()
        self._moments: dict[int, Position] = {}
        self._before_bots: dict[int, Position] = {}  # by the entry: since chance last spoke, what a bot then answered
        self._told_hidden: dict[tuple[int, int], bool] = {}  # of a bot's entry, to a seat
        self.guided: Guided | None = None
        self._turned: tuple[dict[str, Any], ...] = ()  # the chapters before this one, as they were left
        if info.guided and info.course in course_names(info.game):
            self.guided = guided(course_of(info.game, info.course), self)

    def _deal(self) -> None:
        """Lay the game out: as it is, or, until it begins, as anybody may imagine it."""
        numbers = [state.number or "" for state in self.seats]
        self.origin = begins(self.info, seed_of(self.info, numbers) if self.begun else self.commitment)
        sealed = sealed_by(self.info, numbers)
        if self.begun and sealed is not None:
            self.bond = sealed.bond = self.bond or sealed.bound()
            self.origin.seal = sealed
        self.position: Position = self.origin.begin(self.game)
        told = self.position.opening if self.begun else []
        since = [line for line in self.lines if line.entry]
        self.lines = [LogLine(0, self.numbers.all(), event) for event in told] + since

    # ---- applying what was written down

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Apply entries in their order."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Apply the next entry; Refused, with nothing changed, when the game does not allow it."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.take_in(entry)
        if entry.kind != PLAY:
            self.timing.moved(self.awaiting, entry.at)
        self.number = entry.number
        self.at_hand = {}
        if entry.command is not None:
            self.answered(entry.command)

    def take_in(self, entry: Entry) -> None:
        """Do what an entry says, without counting it."""
        getattr(self, f"_apply_{entry.kind}")(entry)

    def answered(self, command: str) -> None:
        """A command is done and stored: the same again gets the same answer."""
        self.commands[command] = self.numbers.all()

    def _forget_people(self) -> None:
        """What was made of who sits where, and of their names, is no longer true."""
        self.lasting: dict[Any, Any] = {}
        self._forget_log()

    def _forget_log(self) -> None:
        """What was made of the log, and of the numbers one can look back at, is no longer true."""
        self._log = TableLog()
        self._histories: dict[int | None, tuple[int, list[int]]] = {}

    def _apply_play(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.play(entry.number, entry.seat, entry.data["action"], bool(entry.data.get("auto")), entry.at)

    def play(self, number: int, seat: int, action: object, auto: bool, at: float = 0.0) -> str:
        """Play an action or its text as the entry of this number, and say how it is written; Refused changes nothing.

        The one place where a table's position moves on.
        """
        position = self.position
        choice, awaited = position.stack[-1], position.awaited
        answering = self.seats[seat].kind == ROBOT and not auto and not choice.together
        before = position.copy() if answering else None
        events = position.play(action, seat)
        link = position.history
        assert link is not None
        beside = choice.together and not position.over and position.stack[-1] is choice
        private = beside and position.awaited == awaited and not any(event.public for event in events)
        goes_on = isinstance(choice, Pick) and not position.over and position.stack[-1] is choice
        numbers = self.numbers.count(seat if private else None)
        for other in range(self.info.players):
            if not (beside and other != seat and other in position.awaited):
                self.numbers.asked[other] = numbers[other]
                if not goes_on:
                    self.numbers.questions[other] = numbers[other]
        text = link.action.text
        if link.sealed:
            self._before_bots, self._told_hidden = {}, {}
        elif before is not None:
            self._before_bots = {**self._before_bots, number: before}
        self.plays.append(PlayedAction(number, seat, text, auto, private, numbers))
        self.lines.extend(LogLine(number, numbers, event) for event in events)
        if not auto and self.seats[seat].kind == HUMAN:
            self._left[seat] = Left(position.copy(), numbers[seat])
        self.timing.moved(self.awaiting, at, -1 if private else seat)
        if self.votes and not private:
            self.votes = {other: votes for other, votes in self.votes.items() if other != seat}
        self.number = number
        self.at_hand = {}
        if self.guided is not None:
            deed = Deed(kind_of(self, seat, auto), seat, text, asked(self, self.guided.course.learner))
            self.guided = self.guided.did(number, deed)
        return text

    def _apply_undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        took = set(entry.data["took"])
        if self.guided is not None and self.guided.turned in took:
            self._turn_back()
            return
        gone = [play for play in self.plays if play.entry in took]
        how = entry.data.get("how", ALONE)
        if how:  # bots' answers go, too: all that came since
            self.position = self._after(len(self.plays) - len(gone))
        elif "thing" in entry.data:
            self.position = self.position.undone(entry.seat, entry.data["thing"])
        else:
            for play in reversed(gone):
                self.position = self.position.undone(play.seat)
        self.plays = [play for play in self.plays if play.entry not in took]
        self.lines = [line for line in self.lines if line.entry not in took]
        only = entry.seat if all(play.private for play in gone) else None
        numbers = self.numbers.count(only)
        for seat in range(self.info.players):
            if only is None or seat == only:
                self.numbers.asked[seat] = numbers[seat]
                if "thing" not in entry.data:
                    self.numbers.questions[seat] = numbers[seat]
        if self.guided is not None and self.guided.leads:  # one step back in a lesson is no news
            self.guided = self.guided.without(took)
        else:
            key = f"table-undo-{how}" if how else "table-undo"
            line = LogLine(entry.number, numbers, None, key, entry.seat, only)
            if self.lines and self._says_the_same(self.lines[-1], line):
                self.lines.pop()  # to and fro, as often as one likes: once said is enough
            self.lines.append(line)
            self.guided = self.guided and self.guided.without(took)
        self._forget_log()
        self._moments = (
            {count: moment for count, moment in self._moments.items() if count <= len(self.plays)} if how else {}
        )
        self._before_bots = {number: before for number, before in self._before_bots.items() if number not in took}
        self._left = [None] * self.info.players

    def _says_the_same(self, one: LogLine, other: LogLine) -> bool:
        return (one.event, one.key, one.seat, one.only) == (other.event, other.key, other.seat, other.only)

    def _apply_lesson(self, entry: Entry) -> None:
        if self.guided is None:  # its course is no more
            return
        do, number = entry.data["do"], entry.data.get("number", 0)
        chapter = entry.data.get("chapter")
        if chapter is None:
            deed = Deed(do, asked=asked(self, self.guided.course.learner), number=number)
            self.guided = self.guided.did(entry.number, deed, entry.data.get("since", 0))
            self.numbers.count(None)
        else:
            self._turn_to(entry.number, Deed(do, number=number), chapter)
            self._ask_anew()

    def _turn_to(self, entry: int, deed: Deed, chapter: dict[str, Any]) -> None:
        """Begin the next chapter of a course: another position, and nothing has been done there."""
        assert self.guided is not None
        self._turned = (*self._turned, {name: getattr(self, name) for name in OF_CHAPTER})
        origin = Record(self.info.game, self.info.rules, self.info.players, chapter["seed"], SEALED, self.info.options)
        origin.practice, origin.start = self.info.practice, chapter["start"]
        self.origin, self.position = origin, origin.begin(self.game)
        self.plays, self.lines = [], []
        self._moments, self._before_bots, self._told_hidden = {}, {}, {}
        self.guided = self.guided.turned_to(entry, deed, asked(self, self.guided.course.learner))

    def _turn_back(self) -> None:
        """Back to where the chapter before this one was left."""
        left, self._turned = self._turned[-1], self._turned[:-1]
        self.__dict__.update(left)
        self.position, self.plays, self.lines = self.position.copy(), self.plays.copy(), self.lines.copy()
        self._ask_anew()

    def _ask_anew(self) -> None:
        """What everybody is asked, or told, is something new."""
        numbers = self.numbers.count(None)
        for seat in range(self.info.players):
            self.numbers.asked[seat] = self.numbers.questions[seat] = numbers[seat]
        self._left = [None] * self.info.players
        self._forget_log()

    def _apply_sit(self, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.person is not None
        if self.begun:
            self._let_see(entry.person, entry.seat)
        share: str | None = entry.data.get("number")
        self._seat(entry, Occupant(HUMAN, entry.person, entry.data["name"], number=share), "table-sit")

    def _apply_number(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = replace(self.seats[entry.seat], number=entry.data["number"])
        self._forget_people()

    def _apply_begin(self, entry: Entry) -> None:
        self.begun, self.bond = True, entry.data["bond"]
        for seat, state in enumerate(self.seats):
            if state.person is not None:
                self._let_see(state.person, seat)
        self._deal()
        self._forget_people()
        self.lines.append(LogLine(entry.number, self.numbers.all(), None, "table-begin"))

    def _apply_coach(self, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.person is not None
        self._let_see(entry.person, entry.seat)

    def _let_see(self, person: str, seat: int) -> None:
        """A person knows the secrets of a seat from now on; before the game begins there are none."""
        if not self.has_seen(person, seat):
            self.seen = {**self.seen, person: self.seen.get(person, frozenset()) | {seat}}

    def _apply_leave(self, entry: Entry) -> None:
        self._seat(entry, Occupant(), "table-leave")

    def _apply_bot(self, entry: Entry) -> None:
        assert entry.seat is not None
        before = self.seats[entry.seat]
        taken_over = before.kind == HUMAN
        away, away_name = (before.person, before.name) if taken_over else (None, "")
        why = entry.data.get("why", "")
        seat = Occupant(ROBOT, None, "", entry.data["level"], None if why == "lost" else away, away_name)
        self._seat(entry, seat, (f"table-bot-{why}" if why else "table-bot") if taken_over else "")

    def _apply_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        before = self.seats[entry.seat]
        self._seat(entry, Occupant(HUMAN, before.away, before.away_name), "table-back")

    def _apply_vote(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.votes = {**self.votes, entry.seat: self.votes.get(entry.seat, frozenset()) | {entry.data["by"]}}

    def _apply_link(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.invitations = {**self.invitations, entry.seat: entry.data["word"]}
        self._forget_people()

    def _apply_close(self, entry: Entry) -> None:
        if entry.seat is not None:
            self.closing |= set(self.beside(entry.seat))
        if not {seat for seat, state in enumerate(self.seats) if state.kind == HUMAN} - self.closing:
            self.closed = self.ended = True
            self.lines.append(LogLine(entry.number, self.numbers.all(), None, "table-closed"))
        self._forget_people()

    def _apply_erase(self, entry: Entry) -> None:
        """Nobody is left of a person but what he played: a bot goes on for him, or his seat is free if all waits."""
        for seat in entry.data["seats"]:
            before = self.seats[seat]
            if before.kind == ROBOT:
                now = replace(before, away=None, away_name="")
            elif self.ended:
                now = replace(before, name="")
            else:
                now = Occupant(ROBOT, level=entry.data["level"]) if self.begun else Occupant()
                self.lines.append(LogLine(entry.number, self.numbers.all(), None, "table-erased", seat))
            self.seats[seat] = now
            self.votes = {other: votes for other, votes in self.votes.items() if other != seat}
            self.closing -= {seat}
            self.timing.seated(seat, entry.at)
        self._forget_people()

    def _apply_greedy(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.lines.append(LogLine(entry.number, self.numbers.all(), None, "table-greedy", entry.seat))

    def _apply_name(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = replace(self.seats[entry.seat], name=entry.data["name"])
        self._forget_people()

    def _apply_lock(self, entry: Entry) -> None:
        self.locked = bool(entry.data["locked"])
        self._forget_people()

    def _apply_talk(self, entry: Entry) -> None:
        if not entry.data["text"]:  # its speaker has had it erased
            return
        number = self.talk[-1].number + 1 if self.talk else 1
        said = Talk(number, entry.seat, entry.data["name"], entry.data["text"], entry.at)
        self.talk = [*self.talk[1 - TALK_KEPT :], said]

    def _apply_again(self, entry: Entry) -> None:
        self.again = entry.data["table"]

    def _apply_end(self, entry: Entry) -> None:
        self.ended = True

    def _seat(self, entry: Entry, seat: Occupant, key: str) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = seat
        self.votes = {other: votes for other, votes in self.votes.items() if other != entry.seat}
        self.closing -= {entry.seat}
        if seat.person is not None:
            self.sitters |= {seat.person}
        self.timing.seated(entry.seat, entry.at)
        self._forget_people()  # lines read with the new name
        if key:
            self.lines.append(LogLine(entry.number, self.numbers.all(), None, key, entry.seat))

    # ---- what is true now

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now: nobody before the game begins."""
        return self.position.awaiting if self.begun and not self.ended else ()

    def wanting(self) -> list[int]:
        """The seats of those who have still to add a number to the dice."""
        said = {state.person for state in self.seats if state.number is not None}
        return [
            seat
            for seat, state in enumerate(self.seats)
            if not self.begun and state.kind == HUMAN and state.person not in said
        ]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(state.kind != OPEN for state in self.seats)

    def number_for(self, audience: Audience) -> int:
        """How many changes of the position this audience has seen: what others did in secret does not count."""
        return self.numbers.of(audience.seat)

    def asked_since(self, seat: int) -> int:
        """Since which number, as the seat counts, it has been asked the same.

        What others openly do while several choose at once does not take back what the seat was asked, so a choice
        made before is as good as one made after.
        """
        return self.numbers.asked[seat]

    def question_since(self, seat: int) -> int:
        """The same for people: to them a pick of several things is one question."""
        return self.numbers.questions[seat]

    def seat_of(self, person: str | None, wish: int | None = None) -> int | None:
        """Where a person sits; one who plays several seats on one device, on the seat of his wish or else the first."""
        first: int | None = None
        if person is not None:
            for seat, state in enumerate(self.seats):
                if state.person == person:
                    if wish is None or wish == seat:
                        return seat
                    first = seat if first is None else first
        return first

    def has_seen(self, person: str, seat: int) -> bool:
        """Whether a person knows the secrets of a seat."""
        return seat in self.seen.get(person, ())

    def wants_note(self, person: str, seat: int) -> bool:
        """Whether it has to be written down that a person sees the secrets of a seat."""
        return self.begun and not self.ended and not self.has_seen(person, seat)

    def may_see(self, person: str, seat: int) -> bool:
        """Whether a person may see the secrets of a seat: not if he knows another's."""
        return self.seen.get(person, frozenset()) <= {seat}

    def beside(self, seat: int) -> list[int]:
        """The seats that are played on the same device as this one, itself among them."""
        person = self.seats[seat].person
        return [other for other, state in enumerate(self.seats) if other == seat or (person and state.person == person)]

    def turn_beside(self, seat: int) -> int | None:
        """Whose turn it is on the same device, when it is not this seat's own."""
        awaited = self.awaiting
        if seat in awaited:
            return None
        return next((other for other in self.beside(seat) if other in awaited), None)

    @property
    def host(self) -> str:
        """What the person is called who made the table; "" when he sits elsewhere."""
        owner = self.info.owner
        return next((s.name or s.away_name for s in self.seats if owner in (s.person, s.away)), "")

    def voters(self, seat: int) -> set[int]:
        """The first seats of the other people, who may vote for a stand-in: half of them are enough."""
        person = self.seats[seat].person
        firsts = {self.seat_of(state.person) for state in self.seats if state.kind == HUMAN and state.person != person}
        return {first for first in firsts if first is not None}

    def away_seat_of(self, person: str | None) -> int | None:
        """Where a bot stands in for a person."""
        for seat, state in enumerate(self.seats):
            if person is not None and state.away == person:
                return seat
        return None

    def audience_of(self, person: str | None, wish: int | None = None) -> Audience:
        """A person at the table, or a spectator."""
        owner, seat, away = person == self.info.owner, self.seat_of(person, wish), self.away_seat_of(person)
        known: Audience | None = self.lasting.get((seat, owner, away))
        if known is None:
            known = self.lasting[(seat, owner, away)] = Audience(seat, owner=owner, away=away)
        return known

    def as_invited(self, audience: Audience, seat: int) -> Audience:
        """The same spectator with a link to a seat (-1: to none any more)."""
        place = ("invited", audience, seat)
        known: Audience | None = self.lasting.get(place)
        if known is None:
            known = self.lasting[place] = replace(audience, invited=seat)
        return known

    def may_sit(self, audience: Audience) -> list[int]:
        """The seats that somebody may take."""
        if audience.seat is not None or audience.away is not None or self.ended or (self.locked and not audience.owner):
            return []
        opened = [seat for seat, state in enumerate(self.seats) if state.kind == OPEN]
        if audience.invited is not None and audience.invited in opened:
            return [audience.invited]
        return [seat for seat in opened if audience.owner or seat not in self.info.invited]

    def name_of(self, seat: int, lang: str) -> str:
        """What to call a seat."""
        state = self.seats[seat]
        if state.kind == HUMAN:
            return state.name or TEXTS.say(lang, "nobody")
        if state.away_name:
            return state.away_name  # what the person did, and the bot in his place, is told under his name
        if state.kind == ROBOT:
            return TEXTS.say(lang, f"bot-name-{seat}") if TEXTS.has(lang, f"bot-name-{seat}") else f"Bot {seat + 1}"
        return self.game.texts.name_of(lang, seat, None)

    def names(self, lang: str) -> list[str]:
        """What to call each seat."""
        return [self.name_of(seat, lang) for seat in range(self.info.players)]

    def greedy_told(self, seat: int) -> bool:
        """Whether the table knows that a simple bot chooses for this seat's: each time would tell too much."""
        return any(line.key == "table-greedy" and line.seat == seat for line in self.lines)

    def bots_awaited(self) -> list[int]:
        """Seats of bots that have to choose now."""
        if self.guided is not None and self.guided.leads:  # there the course says what others do
            return []
        return [seat for seat in self.awaiting if self.seats[seat].kind == ROBOT]

    def log(self, audience: Audience, lang: str) -> list[dict[str, Any]]:
        """The lines this audience may read, newest last. Not to be changed by the caller."""
        return self._log.read(self, audience, lang)

    def left(self, seat: int) -> Left:
        """How a seat left the table with its last choice; the beginning, if it has not chosen yet."""
        found = self._left[seat]
        if found is None:
            index = len(self.plays)
            while index > 0 and (self.plays[index - 1].seat != seat or self.plays[index - 1].auto):
                index -= 1
            number = self.plays[index - 1].numbers[seat] if index else 0
            found = self._left[seat] = Left(self._after(index), number)
        return found

    def history(self, audience: Audience) -> list[int]:
        """The numbers of the moments this audience can look back at. Not to be changed by the caller."""
        seat = audience.seat
        done, numbers = self._histories.get(seat, (0, []))
        if done < len(self.plays):
            place = -1 if seat is None else seat
            for play in self.plays[done:]:
                if not play.private or play.seat == seat:
                    numbers.append(play.numbers[place])
            self._histories[seat] = (len(self.plays), numbers)
        return numbers

    def moment(self, audience: Audience, number: int) -> Position | None:
        """The position as it was when this audience had seen `number` changes; None when it has no such moment."""
        plays = self.plays_until(audience, number)
        return None if plays is None else self._after(plays)

    def plays_until(self, audience: Audience, number: int) -> int | None:
        """How many plays led to the moment when this audience had seen `number` changes."""
        if number == 0:
            return 0
        place = -1 if audience.seat is None else audience.seat
        for index, play in enumerate(self.plays):
            if play.numbers[place] == number and (not play.private or play.seat == audience.seat):
                return index + 1
        return None

    def _after(self, plays: int) -> Position:
        """The position after so many of the plays that stand."""
        start = plays
        while start > 0 and start not in self._moments:
            start -= 1
        position = self._moments[start].copy() if start else self.origin.begin(self.game)
        for index in range(start, plays):
            position.play(self.plays[index].text, self.plays[index].seat)
            if (index + 1) % CHECKPOINT == 0:
                self._moments[index + 1] = position.copy()
        return position

    def record(self) -> Record:
        """The game so far as a record: it holds the seed, so it leaves the server only when the game is over."""
        return self.origin.extended([(play.seat, play.text) for play in self.plays], self.position)

    # ---- taking back

    def taking_back(self, seat: int) -> TakingBack | Refusal:
        """What goes when a seat takes back its last choice; or the reason why it may not."""
        found = taking_back(self, seat)
        if isinstance(found, Refusal):
            return found.explained({"action": "", "seat": seat, "players": self.info.players}, self.game.texts)
        return found

    def why_not_undo(self, seat: int) -> Refusal | None:
        """None when the seat may take back its last choice, else the reason."""
        found = self.taking_back(seat)
        return found if isinstance(found, Refusal) else None

    def final(self, seat: int) -> bool:
        """Whether what a seat has just done is done for good, or others go on from it."""
        if self.over or self.practised_by(seat):
            return self.over
        return seat not in self.awaiting or self.why_not_undo(seat) is not None

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays there, and for nobody who will come back."""
        return self.seats[seat].kind == ROBOT and self.seats[seat].away is None

    def practised_by(self, seat: int) -> bool:
        """Whether it is practice, which it is as long as there is nobody but bots beside the seat."""
        return self.info.practice and all(self.is_bot(other) for other in range(self.info.players) if other != seat)

    def told_hidden(self, play: PlayedAction, seat: int) -> bool:
        """Whether a bot's answer told a seat something hidden: it could not have been given, had what the seat cannot
        see been different."""
        place = (play.entry, seat)
        known = self._told_hidden.get(place)
        if known is None:
            before = self._before_bots.get(play.entry)
            known = before is None or any(
                before.guess(seat, f"undo {count}").why(play.text, play.seat) is not None for count in range(GUESSES)
            )
            self._told_hidden[place] = known
        return known

    @property
    def settled(self) -> bool:
        """Whether nobody can take anything back: a good moment for a snapshot."""
        link = self.position.history
        return self.guided is None and link is not None and link.sealed

    def seen_only_by(self, before: "LiveTable", entries: Sequence[Entry]) -> set[int] | None:
        """The seats that can see any difference to the table before these entries; None: everybody can."""
        if any(entry.kind not in CHANGES for entry in entries):
            return None
        return self.numbers.counted_only_by(before.numbers)

    # ---- copies

    def unnamed(self, sign: Callable[[int], str]) -> "LiveTable":
        """The same with a sign in place of each person's name, and nobody missing."""
        twin = self.fork()
        twin.connected = set(range(self.info.players))
        for seat, state in enumerate(self.seats):
            if state.kind == HUMAN:
                twin.seats[seat] = replace(state, name=sign(seat))
            elif state.away_name:
                twin.seats[seat] = replace(state, away_name=sign(seat))
        twin._forget_people()
        return twin

    def fork(self) -> "LiveTable":
        """A table to do something on: it takes this one's place once that is stored, or is forgotten."""
        twin = LiveTable.__new__(LiveTable)
        twin.__dict__.update(self.__dict__)
        twin.at_hand = {}
        twin.position = self.position.copy()
        twin.seats = self.seats.copy()
        twin.plays = self.plays.copy()
        twin.lines = self.lines.copy()
        twin.timing = self.timing.copy()
        twin._left = self._left.copy()
        twin.numbers = self.numbers.fork()
        return twin  # shared: who is connected, what was answered, what was made of people and log (_forget_people)
