"""What a table is made of: what never changes, and its numbered entries, to which one can only add."""

from dataclasses import dataclass, field
from typing import Any

from letopis.server.clock import NO_CLOCK, Clock

# The kinds of entries.
PLAY = "play"  # seat, action: an action of the game; auto: played by the server, for there was nothing else
UNDO = (
    "undo"  # seat, took: numbers of the plays taken back; thing: of a pick, if it was one of several; how: taking_back
)
SIT = "sit"  # seat, name: a person takes a seat; number: his page's share in the dice, "" if he gives none
NUMBER = "number"  # seat, number: the same of somebody who has sat there before
BEGIN = "begin"  # bond: all numbers are there, and the game begins
COACH = "coach"  # seat: somebody looks at its secrets, to coach it; told nobody, but known ever after
LEAVE = "leave"  # seat: it is open again
BOT = "bot"  # seat, level: a bot plays from here on (for a person who may come back); why: late, lost or voted
GREEDY = "greedy"  # seat: its bot failed or overran its time, and the simple one chose; told once
VOTE = "vote"  # seat, by: somebody votes for a bot to stand in for the seat
LINK = "link"  # seat, word: the last link to the seat opens nothing any more
CLOSE = "close"  # seat: a person wants the table closed; it is when all want it
BACK = "back"  # seat: that person plays again
NAME = "name"  # seat, name: a person is called differently
LOCK = "lock"  # locked: nobody new may sit down or watch
TALK = "talk"  # seat, name, text
AGAIN = "again"  # table: where the same players go on
LESSON = (
    "lesson"  # do: a word to the course (on, skip, leave); number, since: of what is skipped; chapter: its beginning
)
ERASE = "erase"  # seats, level: whoever sat there has had all that is known of him erased; a bot plays on at that level
END = "end"  # scores, ranking: the game is over, the seed may be shown

CHANGES = (PLAY, UNDO)  # what moves the position


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done at a table. The store gives no two entries of a table the same number."""

    number: int
    kind: str
    seat: int | None = None
    data: dict[str, Any] = field(default_factory=dict)
    person: str | None = None  # who did it; None: the server or a bot
    command: str | None = None  # what makes a doubled click one command
    at: float = 0.0  # seconds since 1970


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What is true of a table from its beginning to its end. Seed and salt are secret until the game is over."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str  # the secret of which, with the numbers of the seats, the game's own seed is made
    salt: str
    owner: str
    mode: str = "live"  # or "post": days between moves are no reason to worry
    watch: str = "anyone"  # or "link", or "nobody"
    invited: tuple[int, ...] = ()  # seats that only an invitation opens
    links: str = ""  # what the table's links are derived from
    created: float = 0.0
    practice: bool = False  # beside bots one may go back to any decision; the game is not rated
    start: dict[str, Any] | None = None  # a notation, for a game that begins in the middle
    course: str = ""  # of lessons: whose words are said at each first,
    guided: bool = False  # and which leads through this game
    dice: str = ""  # who settles them (kernel.seal); "": the seed as it is, as at tables of before, or tried again
    clock: Clock = NO_CLOCK
    commitment: str = ""  # to the secret and to all the above, stored before anybody sat


MODES = ("live", "post")
WATCH = ("anyone", "link", "nobody")
