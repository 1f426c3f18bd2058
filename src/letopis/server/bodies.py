"""The bodies of the JSON API: what a request may hold, and what is answered."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from letopis import bots

LONGEST_TALK = 500
MOST_SEATS = 16
MOST_AT_ONCE = 60


def printable(text: str) -> str:
    """Refuse what no database takes."""
    if "\x00" in text or not text.isprintable():
        raise ValueError("must hold no control characters")
    return text


Id = Annotated[
    str,
    StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$"),
    Field(description="Made by you, new for each command: the same command sent again is done once."),
]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(printable)]
OptionValue = Annotated[
    Any,  # the game itself says what it takes
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "boolean"},
                {"type": "integer"},
                {"type": "string", "maxLength": 200},
                {"type": "array", "items": {"type": "string", "maxLength": 200}, "maxItems": 50},
            ]
        }
    ),
]
Share = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
PEOPLE = ("me", "here", "open", "invited")


def known_level(name: str) -> str:
    """Refuse a bot that nobody may have at a table."""
    if name not in bots.levels():
        raise ValueError(f"must be one of {', '.join(bots.levels())}")
    return name


def known_sitter(name: str) -> str:
    """Refuse what nobody can be sat down as."""
    return name if name in PEOPLE else known_level(name)


Level = Annotated[str, AfterValidator(known_level), WithJsonSchema({"type": "string", "enum": bots.levels()})]
SeatWish = Annotated[
    str, AfterValidator(known_sitter), WithJsonSchema({"type": "string", "enum": [*PEOPLE, *bots.levels()]})
]


class Body(BaseModel):
    """What is not known is refused, not ignored."""

    model_config = ConfigDict(extra="forbid", strict=True)


class FaultDoc(BaseModel):
    """Why not."""

    model_config = ConfigDict(extra="allow")
    error: str = Field(description="A code that does not change.")
    message: str = Field(description="The reason in words, in your language.")
    field: str | None = Field(None, description="What was wrong with your request.")
    allowed: str | None = Field(None, description="What would have been right.")
    detail: str | None = Field(None, description="What exactly was wrong, in English.")
    rule: str | None = Field(None, description="The rule that forbids it.")
    number: int | None = Field(None, description="Where the game is now, if you were behind.")
    what: str | None = Field(None, description="What you would do for good, if it was held.")


class Command(Body):
    """Something to be done once."""

    id: Id


class Name(Body):
    """What to call you."""

    name: Annotated[str, StringConstraints(max_length=200)]


class ClockWish(Body):
    """How long a seat may think, and what follows."""

    kind: Literal["friendly", "strict"] = Field(
        description="Friendly: a reminder, and after as long again the others may vote for a stand-in. Strict: when "
        "the time is up, a bot takes over, or the seat is lost."
    )
    seconds: Annotated[int, Field(ge=10, le=30 * 24 * 3600)] = Field(
        description="For a choice; with an increment: for the whole game."
    )
    increment: Annotated[int, Field(ge=0, le=3600)] | None = Field(None, description="Seconds that each turn adds.")
    then: Literal["bot", "lose"] = Field(
        "bot", description="A bot until the person comes back, or the seat is lost to it for good."
    )


class NewTable(Command):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)] = Field(
        description='For each seat: "me", "here" (somebody else on your device: see the query\'s `seat`), "open", '
        '"invited" (only by its link), or the level of a bot.'
    )
    names: Annotated[list[Annotated[str, StringConstraints(max_length=200)]], Field(max_length=MOST_SEATS)] = Field(
        default_factory=list, description='Seat by seat, what to call those "here".'
    )
    options: dict[Annotated[str, StringConstraints(max_length=64)], OptionValue] = Field(default_factory=dict)
    mode: Literal["live", "post"] = "live"
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    practice: bool = Field(
        False, description="Beside bots alone: undo goes back to any decision of yours. The game is not rated."
    )
    course: Annotated[str, StringConstraints(max_length=64)] = Field(
        "", description="Of lessons that you have had: its words are said where something happens for the first time."
    )
    start: dict[str, Any] | None = Field(
        None,
        description="A position in notation to begin with, in place of a new game; it brings its options. What comes "
        "is drawn from the table's seed unless it has a `seed` or `chance`.",
    )
    clock: ClockWish | None = Field(None, description="None: nobody minds; after a week the others may vote.")
    dice: Literal["server", "all"] = Field(
        "server",
        description="Who settles the dice: the server's sealed secret alone, and the game begins at once; or all "
        "together: the game begins when every seat is taken and everybody has added a number (`number`).",
    )


class Play(Command):
    """An action, and the number of changes you had seen when you chose it."""

    action: ActionText
    number: Annotated[int, Field(ge=0, le=1_000_000_000)]
    then: Annotated[list[ActionText], Field(max_length=MOST_AT_ONCE)] = Field(
        default_factory=list, description="More actions of yours, to be played right after it: all of them or none."
    )
    held: bool = Field(
        False, description="Refuse it with `final`, and do nothing, if you could not take it back afterwards."
    )


class Retry(Command):
    """A moment of a game that is over: a number out of `history`, or 0."""

    number: Annotated[int, Field(ge=0, le=1_000_000_000)]


class Undo(Command):
    """Your last choice; or one of `decision.selection.picked`, by its text."""

    thing: ActionText | None = None


class TellCourse(Command):
    """A word to the course that leads through this table."""

    do: Literal["on", "skip", "leave"] = Field(
        description="Read on; have the lesson done for you; or leave and play freely. `undo` goes a step back."
    )


class Sit(Command):
    """A seat; with an invitation in the address' query, the one that it is for."""

    seat: SeatNumber | None = None
    number: Share | None = Field(None, description="Your share in the dice, where they are settled by all together.")


class Number(Command):
    """Your share in the dice: drawn by you, after you have seen the table's `commitment`. Leave it out to add none."""

    number: Share | None = None


class SomeSeat(Command):
    """Your own seat, if you name none."""

    seat: SeatNumber | None = None


class ThatSeat(Command):
    """A seat."""

    seat: SeatNumber


class HandOver(SomeSeat):
    """A bot of this level plays on."""

    level: Level = "journeyman"


class Lock(Command):
    """Whether to let nobody new in."""

    locked: bool


class Shelve(Body):
    """Whether it is put away."""

    shelved: bool


class ReturnWord(Body):
    """What stands behind the # of a return link."""

    word: Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(printable)]


class Erase(Body):
    """Whether you are: your name, words and seats go, and tables where nobody else has sat. There is no way back."""

    sure: bool


class Say(Command):
    """Table talk."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_TALK)]


class Done(BaseModel):
    """A command was done (now or, if it was sent before, then)."""

    table: str
    seat: int | None = Field(description="Your seat.")
    number: int = Field(description="How many changes you have seen with it.")
    commitment: str | None = Field(None, description="Of a table that was made: keep it to check the dice at the end.")


class Guessed(BaseModel):
    """What a bot of yours may think on: a position consistent with all that your seat can see."""

    number: int = Field(description="How many changes you had seen: what you post with the action it chooses.")
    seat: int
    position: dict[str, Any] = Field(description="For `game.load`.")


class RowMoved(BaseModel):
    """A row of your score sheet that an action moves."""

    row: str
    label: str
    points: float


class Advised(BaseModel):
    """A decision that a bot would make: an action, or several that belong together."""

    text: str = Field(description="What to post to play it.")
    then: list[str] = Field(description="Of a decision of several actions: the others, to be posted as `then`.")
    label: str = Field(description="All of it in words.")
    worth: float = Field(description="In victory points, by the bot's own estimate: compare it with the others'.")
    chance: float | None = Field(description="Of winning, 0 to 1; null when you play alone.")
    rows: list[RowMoved] = Field(description="The rows of your score sheet that it is expected to move.")
    why: str = Field(description="All that in a sentence.")


class Hint(BaseModel):
    """The best actions, best first, out of what your seat can see."""

    number: int = Field(description="How many changes you had seen.")
    actions: list[Advised]


class Named(BaseModel):
    """An action and its words."""

    text: str
    label: str


class Costly(BaseModel):
    """A decision, and what would have been better from all that the seat could see."""

    play: int = Field(description="Its number in the record, from 1.")
    number: int = Field(description="Where to look back at it: `GET /api/tables/{table}?at=NUMBER`.")
    points: float = Field(description="What it cost, in victory points.")
    chance: float | None = Field(description="What it cost of the chance to win; null in a game alone.")
    cost: str = Field(description="Both in words.")
    chosen: Named
    better: Named
    chosen_why: str
    better_why: str


class Moment(BaseModel):
    """How a seat stood after one of its decisions, or at the end."""

    play: int
    number: int
    value: float


class SeatReview(BaseModel):
    """A seat's game."""

    seat: int
    name: str
    total: int
    course: list[Moment]
    costliest: list[Costly] = Field(description="Its three costliest decisions, the worst first.")


class ReviewDoc(BaseModel):
    """A review, or how far it is: ask again until it is ready."""

    ready: bool
    done: int = Field(description="Decisions judged,")
    of: int = Field(description="of so many; 0 until that is known.")
    in_points: bool = Field(description="Whether the courses are in points: alone there may be nobody to beat.")
    seats: list[SeatReview]
