"""The JSON API: all that the pages do. Every error is a `FaultDoc` with a 4xx (or 503 when the database is gone)."""

import json
from collections.abc import Callable
from itertools import zip_longest
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from letopis import bots
from letopis.games import game as find_game
from letopis.games import games
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.lessons.course import course_names, course_of
from letopis.lessons.sentences import sentences_of
from letopis.server import commands
from letopis.server.backend import Backend
from letopis.server.bodies import (
    Body,
    Command,
    Done,
    Erase,
    FaultDoc,
    Guessed,
    HandOver,
    Hint,
    Lock,
    Name,
    NewTable,
    Number,
    Play,
    Retry,
    ReturnWord,
    ReviewDoc,
    Say,
    Shelve,
    Sit,
    SomeSeat,
    TellCourse,
    ThatSeat,
    Undo,
)
from letopis.server.clock import NO_CLOCK, read_clock
from letopis.server.command_route import CommandRoute
from letopis.server.faults import Fault
from letopis.server.leaving import while_there
from letopis.server.limits import network
from letopis.server.people import LONGEST_NAME, Person, new_person, tidy_name
from letopis.server.standing import COOKIE, PATHS
from letopis.server.streams import EventStream, PageStream
from letopis.server.texts import TEXTS
from letopis.server.visitors import Visitor, backend, visitor

FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": FaultDoc} for status in (400, 403, 404, 405, 409, 413, 415, 421, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=FAULTS)


async def who_asks(request: Request) -> Visitor:
    """As `visitor`; a coroutine, so that no thread is needed."""
    return visitor(request)


async def the_backend(request: Request) -> Backend:
    """As `backend`."""
    return backend(request)


Guest = Annotated[Visitor, Depends(who_asks)]
TheBackend = Annotated[Backend, Depends(the_backend)]
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
        "courses": [course_doc(game, name, lang) for name in course_names(game.name)],
    }


def course_doc(game: Game[Any], name: str, lang: str) -> dict[str, Any]:
    """A course, and how long it takes."""
    its, title = course_of(game.name, name), sentences_of(game.name).say(lang, f"course-{name}")
    return {"name": name, "title": title, "minutes": its.minutes, "lessons": its.count}


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
async def name_me(body: Name, guest: Guest, here: TheBackend, request: Request) -> dict[str, Any]:
    name = tidy_name(body.name)
    if not name:
        raise Fault("bad-name", field="name", allowed=f"1 to {LONGEST_NAME} characters")
    person = request.scope["letopis.person"] = Person(guest.person.id, name)  # the middleware sends the new cookie
    await here.returning.named(person)
    return {"name": name, "shown_as": name, "lang": guest.lang}


@router.get("/me/link", summary="Your return link: it brings you back on any device", dependencies=[At])
async def my_link(guest: Guest, here: TheBackend) -> dict[str, str]:
    return {"link": await here.returning.link(guest.person)}


@router.post("/me/link", summary="Another return link; the old one ends", dependencies=[At])
async def renew_my_link(guest: Guest, here: TheBackend) -> dict[str, str]:
    return {"link": await here.returning.renew(guest.person)}


@router.get("/me/data", summary="All that is kept about you", response_class=Response, dependencies=[At])
async def my_data(guest: Guest, here: TheBackend) -> Response:
    doc = json.dumps(await here.personal.asked(guest), ensure_ascii=False, indent=1)
    headers = {"content-disposition": 'attachment; filename="letopis.json"'}
    return Response(doc, media_type="application/json", headers=headers)


@router.post("/me/erase", summary="Have all of it erased; the games of others stay", dependencies=[At])
async def erase_me(body: Erase, guest: Guest, here: TheBackend, request: Request) -> Response:
    if not body.sure:
        raise Fault("bad-request", field="sure", allowed="true", detail="There is no way back.")
    found = await here.personal.ask_erasing(guest)
    request.scope["letopis.person"] = new_person()  # the middleware sends the cookie of a stranger
    answered = JSONResponse(found)
    for path in PATHS:
        answered.delete_cookie(COOKIE, path=path)
    return answered


@router.post("/return/look", summary="Whom a return link would bring back", dependencies=[At])
async def look_who_returns(body: ReturnWord, here: TheBackend) -> dict[str, Any]:
    return await here.returning.look(body.word)


@router.post("/return", summary="Be the person again whose return link it is", dependencies=[At])
async def come_home(body: ReturnWord, here: TheBackend, request: Request) -> dict[str, str]:
    person = request.scope["letopis.person"] = await here.returning.of(body.word)
    return {"name": person.name}


# ---- tables


@router.get("/tables", summary="Tables you may join, your own, or those you put away", dependencies=[At])
async def list_tables(
    guest: Guest, here: TheBackend, which: Literal["open", "mine", "shelved"] = "open"
) -> list[dict[str, Any]]:
    return await here.tables.listed(guest, which)


@router.post("/tables", summary="Make a table", status_code=201, dependencies=[At])
async def make_table(body: NewTable, guest: Guest, here: TheBackend) -> Done:
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
        guest,
        body.id,
        body.game,
        body.seats,
        body.options,
        body.mode,
        body.watch,
        people,
        body.practice,
        start=body.start,
        dice=body.dice,
        clock=NO_CLOCK if body.clock is None else read_clock(body.clock.model_dump()),
        course=body.course,
    )
    return Done(**made)


@router.post(
    "/games/{game}/courses/{course}", summary="A table at which lessons lead", status_code=201, dependencies=[At]
)
async def learn(game: str, course: str, body: Command, guest: Guest, here: TheBackend) -> Done:
    return Done(**await here.tables.learn(guest, body.id, game, course))


@router.get("/tables/{table}", summary="What you see of a table", response_model=dict[str, Any], dependencies=[At])
async def show_table(
    table: str,
    guest: Guest,
    here: TheBackend,
    at: Annotated[
        int | None, Query(ge=0, le=1_000_000_000, description="Look back: a number out of `history`, or 0.")
    ] = None,
) -> Response:
    if at is None:
        try:
            sitting, audience = await here.tables.look(table, guest)
            text = here.tables.frame(sitting, audience, guest.lang).json()  # kept for all who see the same
        except Fault as fault:
            text = json.dumps(await here.endings.instead(fault, table, guest), ensure_ascii=False)
    else:
        text = json.dumps(await here.tables.state(table, guest, at), ensure_ascii=False)
    return Response(text, media_type="application/json")


doing = APIRouter(prefix="/api/tables/{table}", responses=FAULTS, route_class=CommandRoute, dependencies=[At])


def command(name: str, summary: str) -> Callable[[Handler], Handler]:
    """Something that is done at a table."""
    return doing.post(f"/{name}", summary=summary, response_model=Done)


@command("play", "Play an action")
async def play(table: str, body: Play, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.play(table, guest, body.id, [body.action, *body.then], body.number, body.held)


@command("sit", "Take a seat")
async def sit(table: str, body: Sit, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.sit(body.seat, here.access, body.number or ""))


@command("number", "Add your number to the dice")
async def add_number(table: str, body: Number, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.add_number(body.number or ""))


@command("begin", "Begin without the numbers of those who have not been here yet")
async def begin(table: str, body: Command, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.begin)


@command("undo", "Take back your last choice, or one thing that you have picked of several")
async def undo(table: str, body: Undo, guest: Guest, here: TheBackend) -> Doing:
    make = commands.undo if body.thing is None else commands.take_back(body.thing)
    return await here.tables.command(table, guest, body.id, make)


@command("lesson", "Read on in a course, skip a lesson, or leave the course")
async def tell_course(table: str, body: TellCourse, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.tell_course(body.do))


@command("talk", "Say something")
async def talk(table: str, body: Say, guest: Guest, here: TheBackend) -> Doing:
    here.tables.may_speak(guest)
    return await here.tables.command(table, guest, body.id, commands.say(body.text))


@command("name", "Be called at this table as you are now")
async def rename(table: str, body: Command, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.rename)


@command("leave", "Get up, or, as the owner, free a bot's seat")
async def leave(table: str, body: SomeSeat, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.leave(body.seat))


@command("bot", "Let a bot play on for you, or for somebody who left")
async def hand_to_bot(table: str, body: HandOver, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.hand_to_bot(body.seat, body.level))


@command("vote", "Vote for a bot to stand in for somebody who does not come")
async def vote(table: str, body: ThatSeat, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.vote(body.seat))


@command("reissue", "Another link to an open seat; the old one ends (owner)")
async def reissue(table: str, body: ThatSeat, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.reissue(body.seat))


@command("close", "Close the table: at once if you sit there alone, else when everybody wants it")
async def close(table: str, body: Command, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.close)


@command("back", "Play again where a bot stood in for you")
async def come_back(table: str, body: Command, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.come_back)


@command("lock", "Let nobody new in (owner)")
async def lock(table: str, body: Lock, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.command(table, guest, body.id, commands.lock(body.locked))


@command("again", "Another game with the same players")
async def again(table: str, body: Command, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.again(table, guest, body.id)


@command("retry", "Try again from a moment of a game that is over, against bots, at a table of your own")
async def retry(table: str, body: Retry, guest: Guest, here: TheBackend) -> Doing:
    return await here.tables.retry(table, guest, body.id, body.number)


@router.post("/tables/{table}/shelve", summary="Put a table away, or take it out again", dependencies=[At])
async def shelve(table: str, body: Shelve, guest: Guest, here: TheBackend) -> dict[str, bool]:
    await here.tables.shelve(table, guest, body.shelved)
    return {"shelved": body.shelved}


@router.post("/tables/{table}/delete", summary="Delete a table where only you have sat (owner)", dependencies=[At])
async def delete_table(table: str, body: Body, guest: Guest, here: TheBackend) -> dict[str, bool]:
    await here.tables.forget(table, guest)
    return {"deleted": True}


@router.get("/tables/{table}/why", summary="Whether an action is allowed, and why not", dependencies=[At])
async def why(
    table: str, action: Annotated[str, Query(min_length=1, max_length=200)], guest: Guest, here: TheBackend
) -> dict[str, Any]:
    return await here.questions.why(table, guest, action)


@router.get(
    "/tables/{table}/guess",
    summary="A position as it might be, in notation: what you cannot see is dealt anew, each time you ask",
    dependencies=[At],
)
async def guess(table: str, guest: Guest, here: TheBackend) -> Guessed:
    return Guessed(**await here.questions.guess(table, guest))


@router.get("/tables/{table}/hint", summary="What a bot would do in your place, and why", dependencies=[At])
async def hint(table: str, guest: Guest, here: TheBackend, request: Request) -> Hint:
    return Hint(**await while_there(request, here.questions.hint(table, guest)))


@router.get(
    "/tables/{table}/review", summary="The winning chances and the costliest decisions of a game", dependencies=[At]
)
async def review(table: str, guest: Guest, here: TheBackend) -> ReviewDoc:
    return ReviewDoc(**await here.questions.review(table, guest))


@router.get(
    "/tables/{table}/record",
    summary="The record, when the game is over",
    response_class=PlainTextResponse,
    dependencies=[At],
)
async def record(table: str, guest: Guest, here: TheBackend) -> Response:
    kept = await here.endings.record(table, guest)
    written = (await here.questions.finished(table, guest)).record() if kept is None else kept
    headers = {"content-disposition": f'attachment; filename="{written.game}-{table}.letopis"'}
    return PlainTextResponse(written.text(), headers=headers)


@router.get("/tables/{table}/verify", summary="The seed, and proof that it was kept to", dependencies=[At])
async def verify(table: str, guest: Guest, here: TheBackend) -> dict[str, Any]:
    return await here.questions.verify(table, guest)


@router.get("/tables/{table}/course", summary="The totals over time, when the game is over", dependencies=[At])
async def course(table: str, guest: Guest, here: TheBackend) -> list[dict[str, Any]]:
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
    here: TheBackend,
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
    address = network(guest.address)
    if not addresses.enter(address):
        people.leave(guest.person.id)
        raise Fault("too-many-streams", allowed=str(addresses.most))
    packed = kind == "areas" and "gzip" in request.headers.get("accept-encoding", "")
    page = PageStream(here, sitting, audience, guest, kind, request.headers.get("last-event-id", "")[:100], packed)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if packed:
        headers["content-encoding"] = "gzip"

    def ended() -> None:
        people.leave(guest.person.id)
        addresses.leave(address)

    return EventStream(page, headers, ended)
