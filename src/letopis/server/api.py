"""The JSON API: all that the pages do. Every error is a `FaultDoc` with a 4xx (or 503 when the database is gone)."""

import json
from collections.abc import Callable
from itertools import zip_longest
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from letopis import bots
from letopis.games import game as find_game
from letopis.games import games
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.server import commands
from letopis.server.command_route import CommandRoute
from letopis.server.faults import Fault
from letopis.server.house import House
from letopis.server.leaving import while_there
from letopis.server.live import TEXTS
from letopis.server.people import LONGEST_NAME, Person, tidy_name
from letopis.server.streams import EventStream, PageStream
from letopis.server.visitors import Visitor, house, visitor

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


class Sit(Command):
    """A seat; with an invitation in the address' query, the one that it is for."""

    seat: SeatNumber | None = None


class SomeSeat(Command):
    """Your own seat, if you name none."""

    seat: SeatNumber | None = None


class HandOver(SomeSeat):
    """A bot of this level plays on."""

    level: Level = "journeyman"


class Lock(Command):
    """Whether to let nobody new in."""

    locked: bool


class Say(Command):
    """Table talk."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_TALK)]


class Done(BaseModel):
    """A command was done (now or, if it was sent before, then)."""

    table: str
    seat: int | None = Field(description="Your seat.")
    number: int = Field(description="How many changes you have seen with it.")


class RowMoved(BaseModel):
    """A row of your score sheet that an action moves."""

    row: str
    label: str
    points: float


class Advised(BaseModel):
    """An action that a bot would choose."""

    text: str = Field(description="What to post to play it.")
    label: str
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


FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": FaultDoc} for status in (400, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=FAULTS)


async def who_asks(request: Request) -> Visitor:
    """As `visitor`; a coroutine, so that no thread is needed."""
    return visitor(request)


async def the_house(request: Request) -> House:
    """As `house`."""
    return house(request)


Guest = Annotated[Visitor, Depends(who_asks)]
TheHouse = Annotated[House, Depends(the_house)]
Word = Annotated[str | None, Query(max_length=64, description="The secret word of a link.")]
SeatHere = Annotated[
    Literal["0", "1", "2", "3", "4", "5", "6", "7"] | None,
    Query(description="Of several seats that you play on one device, the one you mean."),
]
Lang = Annotated[Literal["en", "ru"] | None, Query(description="Your language; the browser's if you name none.")]


async def words(
    invite: Word = None, watch: Word = None, coach: Word = None, lang: Lang = None, seat: SeatHere = None
) -> None:
    """What any address at a table takes; `visitor` reads them."""


At = Depends(words)
Doing = dict[str, Any]  # what `Done` says
Handler = Callable[..., Any]

# ---- games


def the_game(name: str) -> Game[Any]:
    """A game by its name; Fault when there is none."""
    try:
        return find_game(name)
    except BadOption as bad:
        raise Fault("unknown-game", field="game", allowed=bad.allowed) from None


def game_doc(game: Game[Any], lang: str) -> dict[str, Any]:
    """What one has to know to start a game."""
    texts = game.texts
    options = []
    for option in game.options:
        key = f"option-{option.name}"
        title = texts.say(lang, key) if texts.has(lang, key) else option.name
        options.append({**option.doc(), "title": title, "choices": list(getattr(option, "choices", ()))})
    return {
        "name": game.name,
        "title": game.title(lang),
        "seats": list(game.seats),
        "options": options,
        "rules_version": game.rules_version,
        "levels": bots.levels(),
        "provenance": game.provenance(),
    }


@router.get("/games", summary="The games", dependencies=[At])
async def list_games(guest: Guest) -> list[dict[str, Any]]:
    return [game_doc(game, guest.lang) for game in games()]


@router.get("/games/{game}", summary="A game", dependencies=[At])
async def show_game(game: str, guest: Guest) -> dict[str, Any]:
    return game_doc(the_game(game), guest.lang)


@router.get("/games/{game}/rules", summary="Its numbered rules, or one of them", dependencies=[At])
async def show_rules(
    game: str, guest: Guest, rule: Annotated[str | None, Query(max_length=20)] = None
) -> list[dict[str, str]]:
    book = the_game(game).rules(guest.lang)
    chosen = list(book.rules.values())
    if rule is not None:
        found = book.find(rule)
        if found is None:
            raise Fault("unknown-rule", field="rule")
        chosen = [found]
    return [{"number": one.number, "heading": one.heading, "text": one.text} for one in chosen]


# ---- people


@router.get("/me", summary="Who you are", dependencies=[At])
async def show_me(guest: Guest) -> dict[str, Any]:
    return {"name": guest.person.name, "shown_as": guest.name, "lang": guest.lang}


@router.post("/me", summary="Say what to call you", dependencies=[At])
async def name_me(body: Name, guest: Guest, request: Request) -> dict[str, Any]:
    name = tidy_name(body.name)
    if not name:
        raise Fault("bad-name", field="name", allowed=f"1 to {LONGEST_NAME} characters")
    request.scope["letopis.person"] = Person(guest.person.id, name)  # the middleware sends the new cookie
    return {"name": name, "shown_as": name, "lang": guest.lang}


# ---- tables


@router.get("/tables", summary="Tables you may join, or your own", dependencies=[At])
async def list_tables(guest: Guest, here: TheHouse, which: Literal["open", "mine"] = "open") -> list[dict[str, Any]]:
    return await here.tables.listed(guest, which)


@router.post("/tables", summary="Make a table", status_code=201, dependencies=[At])
async def make_table(body: NewTable, guest: Guest, here: TheHouse) -> Done:
    if body.seats.count("me") > 1:
        raise Fault("bad-request", field="seats", detail="You can sit on one seat only.")
    if body.practice and not set(body.seats) <= {"me", *bots.levels()}:
        raise Fault("bad-request", field="practice", detail="One practises beside bots only.")
    people = [
        (guest.person.id, tidy_name(name) or TEXTS.say(guest.lang, "guest-here", {"number": seat + 1}))
        if wish == "here"
        else None
        for seat, (wish, name) in enumerate(zip_longest(body.seats, body.names[: len(body.seats)], fillvalue=""))
    ]
    made = await here.tables.create(
        guest, body.id, body.game, body.seats, body.options, body.mode, body.watch, people, body.practice
    )
    return Done(**made)


@router.get("/tables/{table}", summary="What you see of a table", response_model=dict[str, Any], dependencies=[At])
async def show_table(
    table: str,
    guest: Guest,
    here: TheHouse,
    at: Annotated[
        int | None, Query(ge=0, le=1_000_000_000, description="Look back: a number out of `history`, or 0.")
    ] = None,
) -> Response:
    if at is None:
        sitting, audience = await here.tables.look(table, guest)
        text = here.tables.frame(sitting, audience, guest.lang).json()  # kept for all who see the same
    else:
        text = json.dumps(await here.tables.state(table, guest, at), ensure_ascii=False)
    return Response(text, media_type="application/json")


doing = APIRouter(prefix="/api/tables/{table}", responses=FAULTS, route_class=CommandRoute, dependencies=[At])


def command(name: str, summary: str) -> Callable[[Handler], Handler]:
    """Something that is done at a table."""
    return doing.post(f"/{name}", summary=summary, response_model=Done)


@command("play", "Play an action")
async def play(table: str, body: Play, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.play(table, guest, body.id, [body.action, *body.then], body.number, body.held)


@command("sit", "Take a seat")
async def sit(table: str, body: Sit, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.sit(body.seat, here.access))


@command("undo", "Take back your last choice, or one thing that you have picked of several")
async def undo(table: str, body: Undo, guest: Guest, here: TheHouse) -> Doing:
    make = commands.undo if body.thing is None else commands.take_back(body.thing)
    return await here.tables.command(table, guest, body.id, make)


@command("talk", "Say something")
async def talk(table: str, body: Say, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.say(body.text))


@command("name", "Be called at this table as you are now")
async def rename(table: str, body: Command, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.rename)


@command("leave", "Get up, or, as the owner, free a bot's seat")
async def leave(table: str, body: SomeSeat, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.leave(body.seat))


@command("bot", "Let a bot play on for you, or for somebody who left")
async def hand_to_bot(table: str, body: HandOver, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.hand_to_bot(body.seat, body.level))


@command("back", "Play again where a bot stood in for you")
async def come_back(table: str, body: Command, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.come_back)


@command("lock", "Let nobody new in (owner)")
async def lock(table: str, body: Lock, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.lock(body.locked))


@command("again", "Another game with the same players")
async def again(table: str, body: Command, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.again(table, guest, body.id)


@command("retry", "Try again from a moment of a game that is over, against bots, at a table of your own")
async def retry(table: str, body: Retry, guest: Guest, here: TheHouse) -> Doing:
    return await here.tables.retry(table, guest, body.id, body.number)


@router.get("/tables/{table}/why", summary="Whether an action is allowed, and why not", dependencies=[At])
async def why(
    table: str, action: Annotated[str, Query(min_length=1, max_length=200)], guest: Guest, here: TheHouse
) -> dict[str, Any]:
    return await here.questions.why(table, guest, action)


@router.get("/tables/{table}/hint", summary="What a bot would do in your place, and why", dependencies=[At])
async def hint(table: str, guest: Guest, here: TheHouse, request: Request) -> Hint:
    return Hint(**await while_there(request, here.questions.hint(table, guest)))


@router.get(
    "/tables/{table}/review", summary="The winning chances and the costliest decisions of a game", dependencies=[At]
)
async def review(table: str, guest: Guest, here: TheHouse) -> ReviewDoc:
    return ReviewDoc(**await here.questions.review(table, guest))


@router.get(
    "/tables/{table}/record",
    summary="The record, when the game is over",
    response_class=PlainTextResponse,
    dependencies=[At],
)
async def record(table: str, guest: Guest, here: TheHouse) -> Response:
    live = await here.questions.finished(table, guest)
    name = f"{live.info.game}-{live.info.id}.letopis"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.record().text(), headers=headers)


@router.get("/tables/{table}/verify", summary="The seed, and proof that it was kept to", dependencies=[At])
async def verify(table: str, guest: Guest, here: TheHouse) -> dict[str, Any]:
    return await here.questions.verify(table, guest)


@router.get("/tables/{table}/course", summary="The totals over time, when the game is over", dependencies=[At])
async def course(table: str, guest: Guest, here: TheHouse) -> list[dict[str, Any]]:
    return await here.questions.course(table, guest)


@router.get(
    "/tables/{table}/stream",
    summary="Live: server-sent events",
    response_class=Response,
    dependencies=[At],
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream(
    table: str,
    guest: Guest,
    here: TheHouse,
    request: Request,
    kind: Annotated[
        Literal["changes", "state", "areas"],
        Query(alias="as", description="Short notes, the whole state each time, or the HTML of the areas that changed."),
    ] = "changes",
) -> Response:
    sitting, audience = await here.tables.look(table, guest)
    people, addresses = here.streams_of_person, here.streams_of_address
    if not people.enter(guest.person.id):
        raise Fault("too-many-streams", allowed=str(people.most))
    if not addresses.enter(guest.address):
        people.leave(guest.person.id)
        raise Fault("too-many-streams", allowed=str(addresses.most))
    packed = kind == "areas" and "gzip" in request.headers.get("accept-encoding", "")
    page = PageStream(here, sitting, audience, guest, kind, request.headers.get("last-event-id", "")[:100], packed)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if packed:
        headers["content-encoding"] = "gzip"

    def ended() -> None:
        people.leave(guest.person.id)
        addresses.leave(guest.address)

    return EventStream(page, headers, ended)
