"""A table in memory: its entries applied one by one. No clock, no storage, no network."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.chance import SEALED, commitment
from letopis.kernel.events import Event
from letopis.kernel.position import Position
from letopis.kernel.records import Record
from letopis.kernel.refusals import Refusal
from letopis.kernel.steps import Pick
from letopis.kernel.telling import telling_of
from letopis.kernel.texts import Texts
from letopis.server.audience import Audience
from letopis.server.entries import CHANGES, Entry, TableInfo
from letopis.server.taking_back import ALONE, GUESSES, TakingBack, taking_back

TEXTS = Texts([Path(__file__).parent])

OPEN, HUMAN, ROBOT = "open", "human", "bot"
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
class LogLine:
    """A line of the log: an event of the game, or one of the table itself (`key` of our own texts)."""

    entry: int
    numbers: tuple[int, ...]  # the number of this moment as each seat counts, and, last, as spectators do
    event: Event | None
    key: str = ""
    seat: int = -1
    only: int | None = None  # a line for one seat alone


@dataclass(frozen=True, slots=True)
class Talk:
    """Something said."""

    entry: int
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
        self.origin = Record(info.game, info.rules, info.players, info.seed, SEALED, info.options)
        self.origin.practice = info.practice
        self.commitment = commitment(info.seed, info.salt)
        self.position: Position = self.origin.begin(self.game)
        self.number = 0  # of the last entry
        self.seats = [Occupant() for _ in range(info.players)]
        self.locked = False
        self.again: str | None = None
        self.ended = False
        self.plays: list[PlayedAction] = []
        self.lines: list[LogLine] = []
        self.talk: list[Talk] = []
        self.commands: dict[str, tuple[int, ...]] = {}  # what was answered: the numbers that each then counted
        self.connected: set[int] = set()
        self._shared = 0
        self._own = [0] * info.players
        self._asked = [0] * info.players  # the number, as the seat counts, since which it is asked the same
        self._left: list[Left | None] = [None] * info.players
        self._questions = [0] * info.players  # the same, but that a pick of several things is one question
        self.at_hand: dict[Any, Any] = {}  # what was made of the table as it stands, for all who look
        self._forget_people()
        self._moments: dict[int, Position] = {}
        self._before_bots: dict[int, Position] = {}  # by the entry: since chance last spoke, what a bot then answered
        self._told_hidden: dict[tuple[int, int], bool] = {}  # of a bot's entry, to a seat

    # ---- applying what was written down

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Apply entries in their order."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Apply the next entry; Refused, with nothing changed, when the game does not allow it."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        getattr(self, f"_apply_{entry.kind}")(entry)
        self.number = entry.number
        self.at_hand = {}
        if entry.command is not None:
            self.answered(entry.command)

    def answered(self, command: str) -> None:
        """A command is done and stored: the same again gets the same answer."""
        self.commands[command] = self._numbers()

    def _forget_people(self) -> None:
        """What was made of who sits where, and of their names, is no longer true."""
        self.lasting: dict[Any, Any] = {}
        self._forget_log()

    def _forget_log(self) -> None:
        """What was made of the log, and of the numbers one can look back at, is no longer true."""
        self._logs: dict[tuple[int | None, bool, str], tuple[int, list[dict[str, Any]]]] = {}
        self._told: dict[tuple[str, int], dict[str, Any]] = {}  # lines that read alike for several
        self._histories: dict[int | None, tuple[int, list[int]]] = {}

    def _apply_play(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.play(entry.number, entry.seat, entry.data["action"], bool(entry.data.get("auto")))

    def play(self, number: int, seat: int, action: object, auto: bool) -> str:
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
        numbers = self._count(seat if private else None)
        for other in range(self.info.players):
            if not (beside and other != seat and other in position.awaited):
                self._asked[other] = numbers[other]
                if not goes_on:
                    self._questions[other] = numbers[other]
        text = link.action.text
        if link.sealed:
            self._before_bots, self._told_hidden = {}, {}
        elif before is not None:
            self._before_bots = {**self._before_bots, number: before}
        self.plays.append(PlayedAction(number, seat, text, auto, private, numbers))
        self.lines.extend(LogLine(number, numbers, event) for event in events)
        if not auto and self.seats[seat].kind == HUMAN:
            self._left[seat] = Left(position.copy(), numbers[seat])
        self.number = number
        self.at_hand = {}
        return text

    def _apply_undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        took = set(entry.data["took"])
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
        numbers = self._count(only)
        for seat in range(self.info.players):
            if only is None or seat == only:
                self._asked[seat] = numbers[seat]
                if "thing" not in entry.data:
                    self._questions[seat] = numbers[seat]
        self.lines.append(
            LogLine(entry.number, numbers, None, f"table-undo-{how}" if how else "table-undo", entry.seat, only)
        )
        self._forget_log()
        self._moments = (
            {count: moment for count, moment in self._moments.items() if count <= len(self.plays)} if how else {}
        )
        self._before_bots = {number: before for number, before in self._before_bots.items() if number not in took}
        self._left = [None] * self.info.players

    def _apply_sit(self, entry: Entry) -> None:
        self._seat(entry, Occupant(HUMAN, entry.person, entry.data["name"]), "table-sit")

    def _apply_leave(self, entry: Entry) -> None:
        self._seat(entry, Occupant(), "table-leave")

    def _apply_bot(self, entry: Entry) -> None:
        assert entry.seat is not None
        before = self.seats[entry.seat]
        taken_over = before.kind == HUMAN
        away, away_name = (before.person, before.name) if taken_over else (None, "")
        seat = Occupant(ROBOT, None, "", entry.data["level"], away, away_name)
        self._seat(entry, seat, "table-bot" if before.kind == HUMAN else "")

    def _apply_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        before = self.seats[entry.seat]
        self._seat(entry, Occupant(HUMAN, before.away, before.away_name), "table-back")

    def _apply_greedy(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.lines.append(LogLine(entry.number, self._numbers(), None, "table-greedy", entry.seat))

    def _apply_name(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = replace(self.seats[entry.seat], name=entry.data["name"])
        self._forget_people()

    def _apply_lock(self, entry: Entry) -> None:
        self.locked = bool(entry.data["locked"])
        self._forget_people()

    def _apply_talk(self, entry: Entry) -> None:
        self.talk.append(Talk(entry.number, entry.seat, entry.data["name"], entry.data["text"], entry.at))

    def _apply_again(self, entry: Entry) -> None:
        self.again = entry.data["table"]

    def _apply_end(self, entry: Entry) -> None:
        self.ended = True

    def _seat(self, entry: Entry, seat: Occupant, key: str) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = seat
        self._forget_people()  # lines read with the new name
        if key:
            self.lines.append(LogLine(entry.number, self._numbers(), None, key, entry.seat))

    def _count(self, only: int | None) -> tuple[int, ...]:
        if only is None:
            self._shared += 1
        else:
            self._own[only] += 1
        return self._numbers()

    def _numbers(self) -> tuple[int, ...]:
        return (*(self._shared + own for own in self._own), self._shared)

    # ---- what is true now

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def number_for(self, audience: Audience) -> int:
        """How many changes of the position this audience has seen: what others did in secret does not count."""
        return self._shared if audience.seat is None else self._shared + self._own[audience.seat]

    def asked_since(self, seat: int) -> int:
        """Since which number, as the seat counts, it has been asked the same.

        What others openly do while several choose at once does not take back what the seat was asked, so a choice
        made before is as good as one made after.
        """
        return self._asked[seat]

    def question_since(self, seat: int) -> int:
        """The same for people: to them a pick of several things is one question."""
        return self._questions[seat]

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

    def beside(self, seat: int) -> list[int]:
        """The seats that are played on the same device as this one, itself among them."""
        person = self.seats[seat].person
        return [other for other, state in enumerate(self.seats) if other == seat or (person and state.person == person)]

    def turn_beside(self, seat: int) -> int | None:
        """Whose turn it is on the same device, when it is not this seat's own."""
        awaited = self.position.awaiting
        if seat in awaited:
            return None
        return next((other for other in self.beside(seat) if other in awaited), None)

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

    def name_of(self, seat: int, lang: str) -> str:
        """What to call a seat."""
        state = self.seats[seat]
        if state.kind == HUMAN:
            return state.name
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
        return [seat for seat in self.position.awaiting if self.seats[seat].kind == ROBOT]

    def log(self, audience: Audience, lang: str) -> list[dict[str, Any]]:
        """The lines this audience may read, newest last. Not to be changed by the caller."""
        place = (audience.seat, audience.acts, lang)
        done, lines = self._logs.get(place, (0, []))
        if done < len(self.lines):
            names = self.names(lang)
            for index in range(done, len(self.lines)):
                shown = self._line(index, audience, lang, names)
                if shown is not None:
                    lines.append(shown)
            self._logs[place] = (len(self.lines), lines)
        return lines

    def _line(self, index: int, audience: Audience, lang: str, names: list[str]) -> dict[str, Any] | None:
        line, seat = self.lines[index], audience.seat
        number, event = line.numbers[-1 if seat is None else seat], line.event
        if event is None:
            if line.only is not None and line.only != seat:
                return None
        elif event.seen(seat) is None:
            return None
        elif event.secret is not None or (audience.acts and event.seat == seat):
            return {"number": number, **self._tell(line, seat, lang, names, audience.acts and event.seat == seat)}
        told = self._told.get((lang, index))
        if told is None:
            told = self._told[(lang, index)] = {"number": number, **self._tell(line, seat, lang, names)}
        return told if told["number"] == number else {**told, "number": number}

    def _tell(self, line: LogLine, seat: int | None, lang: str, names: list[str], own: bool = False) -> dict[str, Any]:
        event = line.event
        if event is not None:
            return {
                **(event.view(seat) or {}),
                "by": self._actor(line.entry),
                "kind": self.telling.kind(event),
                "sentence": event.sentence(self.game.texts, lang, seat, names, own),
            }
        said = TEXTS.say(lang, line.key, {"seat": line.seat}, names)
        return {
            "key": line.key,
            "rule": "",
            "seat": line.seat,
            "figures": {},
            "by": None,
            "kind": "",
            "sentence": said,
        }

    def _actor(self, entry: int) -> int | None:
        """Whose play an entry is."""
        place = bisect_left(self.plays, entry, key=lambda play: play.entry)
        return self.plays[place].seat if place < len(self.plays) and self.plays[place].entry == entry else None

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
        return seat not in self.position.awaiting or self.why_not_undo(seat) is not None

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
        return link is not None and link.sealed

    def seen_only_by(self, before: "LiveTable", entries: Sequence[Entry]) -> set[int] | None:
        """The seats that can see any difference to the table before these entries; None: everybody can."""
        if self._shared != before._shared or any(entry.kind not in CHANGES for entry in entries):
            return None
        return {seat for seat, own in enumerate(self._own) if own != before._own[seat]}

    # ---- copies and snapshots

    def fork(self) -> "LiveTable":
        """A table to do something on: it takes this one's place once that is stored, or is forgotten."""
        twin = LiveTable.__new__(LiveTable)
        twin.__dict__.update(self.__dict__)
        twin.at_hand = {}
        twin.position = self.position.copy()
        twin.seats = self.seats.copy()
        twin.plays = self.plays.copy()
        twin.lines = self.lines.copy()
        twin.talk = self.talk.copy()
        twin._own = self._own.copy()
        twin._asked = self._asked.copy()
        twin._left = self._left.copy()
        twin._questions = self._questions.copy()
        return twin  # shared: who is connected, what was answered, what was made of people and log (_forget_people)

    def snapshot(self) -> dict[str, Any]:
        """All that would have to be replayed, as plain data. Taken when the table is settled, so that undo is whole."""
        return {
            "number": self.number,
            "numbers": self._numbers(),
            "position": self.position.dump(),
            "shared": self._shared,
            "own": self._own,
            "asked": self._asked,
            "questions": self._questions,
            "plays": [[p.entry, p.seat, p.text, p.auto, p.private, p.numbers] for p in self.plays],
            "lines": [
                [line.entry, line.numbers, _written(line.event), line.key, line.seat, line.only] for line in self.lines
            ],
        }

    def restore(self, snapshot: dict[str, Any], entries: Iterable[Entry]) -> None:
        """Apply the entries of a table that has just been made, beginning with a snapshot of it."""
        cut = snapshot["number"]
        for entry in entries:
            if entry.number > cut:
                self.apply(entry)
                continue
            if entry.kind not in CHANGES:
                getattr(self, f"_apply_{entry.kind}")(entry)
            self.number = entry.number
            if entry.command is not None:
                self.commands[entry.command] = tuple(snapshot["numbers"])
            if entry.number == cut:
                self.position = self.game.load(snapshot["position"])
                self._shared, self._own = snapshot["shared"], list(snapshot["own"])
                self._asked = list(snapshot["asked"])
                self._questions = list(snapshot.get("questions", self._asked))
                self.plays = [PlayedAction(p[0], p[1], p[2], p[3], p[4], tuple(p[5])) for p in snapshot["plays"]]
                self.lines = [
                    LogLine(line[0], tuple(line[1]), _read(line[2]), line[3], line[4], line[5])
                    for line in snapshot["lines"]
                ]


def _written(event: Event | None) -> list[Any] | None:
    if event is None:
        return None
    return [event.key, event.rule, event.seat, event.figures, event.secret, event.knows, event.public]


def _read(doc: list[Any] | None) -> Event | None:
    return None if doc is None else Event(doc[0], doc[1], doc[2], doc[3], doc[4], tuple(doc[5]), doc[6])
