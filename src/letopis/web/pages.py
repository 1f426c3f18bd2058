"""The addresses that answer with HTML, and the files that pages need."""

import mimetypes
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from letopis.games import games, names
from letopis.kernel.game import Game
from letopis.kernel.options import FlagOption, OneOption, Option, SomeOption, WholeOption
from letopis.web import icons
from letopis.web.graph import course_graphs, graph
from letopis.web.host import host
from letopis.web.invitations import origin_of
from letopis.web.look import Look, Page
from letopis.web.pictures import drawn
from letopis.web.render import RENDERER, environment, log_lines
from letopis.web.rooms import Room, room
from letopis.web.rulespage import legend, rules_page

HERE = Path(__file__).parent
STATIC = HERE / "static"
THEMES = ("light", "dark")
FIRST_BOT, BOT = "apprentice", "journeyman"  # whom "Play" seats around you: in one's first game, and later
YEAR = 31_536_000

router = APIRouter(include_in_schema=False)


# ---- answers


def theme_of(request: Request) -> str:
    """Light or dark, if it was ever chosen."""
    wish = request.cookies.get("theme", "")
    return wish if wish in THEMES else ""


def page_answer(html: str) -> Response:
    """A page: never kept, for it is somebody's own."""
    return HTMLResponse(html, headers={"cache-control": "no-store"})


def show(request: Request, template: str, **values: Any) -> Response:
    """A page from its template."""
    guest = host(request).guest(request)
    page = values.pop("page", None) or Page(guest.lang)
    shown = {"page": page, "theme": theme_of(request), "origin": origin_of(request), **values}
    html = environment().get_template(template).render(**shown)
    return page_answer(html)


# ---- home


class Card:
    """A game on the home page."""

    def __init__(
        self,
        game: Game[Any],
        lang: str,
        tone: int,
        mine: list[dict[str, Any]],
        courses: list[dict[str, Any]],
        puzzle: str | None,
    ) -> None:
        self.name = game.name
        self.puzzle = puzzle  # of the day
        played = [table for table in mine if table["game"] == game.name]
        known = any(table["over"] for table in played)
        guided = [table for table in played if table["guided"]]
        self.course: str = courses[0]["name"] if courses else ""
        self.minutes: int = courses[0]["minutes"] if courses else 0
        self.more = courses[1:]
        self.learning = next((table["id"] for table in guided if not table["over"] and is_at_lesson(table)), "")
        self.learns_first = bool(courses) and not known and (bool(self.learning) or not guided)
        self.words = self.course if guided and all(table["guided"] for table in played) else ""
        self.bot = BOT if known else FIRST_BOT  # whoever has finished a game is ready for more
        texts = game.texts
        self.title = texts.plain(lang, "title") or game.title(lang)
        self.tone = tone % 5
        self.tagline, self.length = texts.plain(lang, "tagline"), texts.plain(lang, "length")
        self.low, self.high = game.seats[0], game.seats[-1]
        players = min((count for count in game.seats if count > 1), default=1)
        self.seats = " ".join(["me"] + [self.bot] * (players - 1))
        self.solo = texts.plain(lang, "solo") if self.low == 1 else ""
        self.scene = scene(game.name)


def is_at_lesson(table: dict[str, Any]) -> bool:
    """Whether a course still leads through a table."""
    return bool(table["lesson"]) and table["lesson"]["stage"] != "free"


@lru_cache(maxsize=64)
def scene(name: str) -> Markup:
    """A game's card, drawn from its icons: hills, a low sun, a skyline."""
    its_room = room(name)
    known = icons.names(its_room.folder)
    skyline: list[str] = []
    sizes = (46, 58, 70, 84, 72, 60, 48)
    wanted = icons.card(its_room.folder)[:7]
    left = 200 - sum(sizes[: len(wanted)]) / 2
    for size, icon in zip(sizes, wanted, strict=False):
        body = icons.bodies().get(known.get(icon, ""), "")
        skyline.append(f'<g transform="translate({left:.0f} {146 - size}) scale({size / 512:.4f})">{body}</g>')
        left += size
    return Markup(
        '<svg class="scene" viewBox="0 0 400 170" aria-hidden="true"><rect class="sky" width="400" height="170"/>'
        '<circle class="sun" cx="306" cy="62" r="34"/>'
        '<path class="hill-1" d="M0 112Q70 70 150 102T310 92T400 104V170H0Z"/>'
        '<path class="hill-2" d="M0 136Q90 104 200 128T400 122V170H0Z"/><g class="skyline">{}</g>'
        '<path class="hill-3" d="M0 150Q120 134 220 147T400 143V170H0Z"/></svg>'
    ).format(Markup("".join(skyline)))


@router.get("/")
async def home(request: Request) -> Response:
    here = host(request)
    guest = here.guest(request)
    mine = await here.listed(guest, "mine")
    own = {table["id"] for table in mine}
    open_ones = [table for table in await here.listed(guest, "open") if table["id"] not in own]
    lang = guest.lang
    cards = [
        Card(game, lang, tone, mine, here.courses(game.name, lang), here.puzzle_of_the_day(game.name))
        for tone, game in enumerate(games())
    ]
    begun, done = ([table for table in mine if table["over"] is over] for over in (False, True))
    told = [Finished(table) for table in done[:20]]
    shelved = bool(await here.listed(guest, "shelved"))
    lists = {"begun": begun[:20], "finished": told, "open_tables": open_ones[:20], "shelved": shelved}
    return show(request, "home.html", cards=cards, known=bool(mine or shelved), **lists)


@router.get("/shelf")
async def shelf(request: Request) -> Response:
    here = host(request)
    return show(request, "shelf.html", tables=await here.listed(here.guest(request), "shelved"))


# ---- people


@router.get("/me")
async def me(request: Request) -> Response:
    here = host(request)
    guest = here.guest(request)
    return show(request, "me.html", name=guest.own_name, link=await here.return_link(guest))


@router.get("/return")
async def come_back(request: Request) -> Response:
    return show(request, "return.html", name=host(request).guest(request).own_name)


class Finished:
    """A game that is over, on the home page of somebody who played it."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.id, self.title, self.practice = table["id"], table["title"], table["practice"]
        self.closed = bool(table.get("closed"))
        self.when = datetime.fromtimestamp(table["updated"], UTC).date().isoformat()
        seats, me, ranking = table["seats"], table["me"], table["ranking"] or []
        self.others = [seat["name"] for number, seat in enumerate(seats) if number != me and seat["name"]]
        self.count = len(seats)
        self.place = 0  # 1 for the first, those who share it included; 0 for whoever only watched, or played alone
        for number, place in enumerate(ranking):
            if me in place and self.count > 1:
                self.place = 1 + sum(len(better) for better in ranking[:number])


class FormField:
    """An option of a game as a field of a form."""

    def __init__(self, option: Option, its_room: Room, lang: str) -> None:
        self.name = option.name
        self.default = option.default
        self.allowed = option.allowed
        self.kind = "text"
        self.choices: list[tuple[str, str]] = []
        texts = its_room.texts
        key = f"option-{option.name}"
        self.title = texts.say(lang, key) if texts.has(lang, key) else option.name
        self.help = texts.say(lang, f"{key}-help") if texts.has(lang, f"{key}-help") else ""
        if isinstance(option, WholeOption):
            self.kind, self.low, self.high = "whole", option.low, option.high
        elif isinstance(option, FlagOption):
            self.kind = "flag"
        elif isinstance(option, OneOption | SomeOption):
            self.kind = "one" if isinstance(option, OneOption) else "some"
            for choice in option.choices:
                named = next((k for k in (f"{key}-{choice}", choice) if texts.has(lang, k)), "")
                self.choices.append((choice, texts.say(lang, named) if named else choice))


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    here = host(request)
    guest = here.guest(request)
    its_room = room(game)
    fields = [FormField(option, its_room, guest.lang) for option in its_room.game.options]
    page = Page(guest.lang, its_room)
    sitters = [("me", page.t("seat-me")), ("here", page.t("seat-here"))]
    sitters += [("open", page.t("seat-is-open")), ("invited", page.t("seat-invited"))]
    sitters += [(level, page.t("seat-bot", level=page.level(level))) for level in here.levels()]
    known = {"fields": fields, "name": guest.own_name, "sitters": sitters, "bot": FIRST_BOT}
    return show(request, "new.html", page=page, game=its_room.game, **known)


# ---- a table


@router.get("/table/{table}")
async def table_page(request: Request, table: str) -> Response:
    guest = host(request).guest(request)
    kept = await host(request).kept(table, guest)
    if kept is not None:
        return show(request, "kept.html", page=page_of_kept(kept, guest.lang), kept=kept)
    state = await host(request).state(table, guest)
    links = [
        f"{key}={value}" for key in ("invite", "watch", "coach", "seat") if (value := request.query_params.get(key))
    ]
    named = bool(guest.own_name)
    html = RENDERER.render_page(state, guest.lang, theme_of(request), "&".join(links), origin_of(request), named)
    return page_answer(html)


def page_of_kept(kept: dict[str, Any], lang: str) -> Page:
    """A page for a game of old, with its room if that still stands."""
    name = kept["table"]["game"]
    return Page(lang, room(name)) if name in names() else Page(lang)


@router.get("/table/{table}/areas")
async def areas(request: Request, table: str, at: int | None = None, had: int | None = None) -> Response:
    """The areas now, or as they were: at the last moment that is not later than asked for.

    A page that shows the moment `had` gets only what differs from it.
    """
    here = host(request)
    guest = here.guest(request)
    now = await here.state(table, guest)

    async def drawn_at(moment: int | None) -> dict[str, str]:
        state = now
        if moment is not None:
            known = max((number for number in now["history"] if number <= moment), default=0)
            state = await here.state(table, guest, known)
        return await run_in_threadpool(RENDERER.areas, state, guest.lang)

    drawn = await drawn_at(at)
    if had is not None:
        shown = await drawn_at(had)
        drawn = {name: html for name, html in drawn.items() if shown.get(name) != html}
    return JSONResponse({"number": now["table"]["number"], "areas": drawn}, headers={"cache-control": "no-store"})


@router.get("/table/{table}/log")
async def whole_log(request: Request, table: str) -> Response:
    guest = host(request).guest(request)
    state = await host(request).state(table, guest)
    look = Look(state, guest.lang, room(state["table"]["game"]))
    return show(request, "log.html", page=look, look=look, lines=log_lines(look, look.state["log"]))


@router.get("/table/{table}/graph")
async def score_graph(request: Request, table: str) -> Response:
    here = host(request)
    guest = here.guest(request)
    course = await here.course(table, guest)
    seats = (await here.state(table, guest))["table"]["seats"]
    drawn = graph(course, [seat["name"] for seat in seats], Page(guest.lang).t("graph-x", count=course[-1]["number"]))
    return HTMLResponse(str(drawn), headers={"cache-control": "no-store"})


@router.get("/table/{table}/review")
async def review_page(request: Request, table: str) -> Response:
    here = host(request)
    guest = here.guest(request)
    review = await here.review(table, guest)
    state = await here.state(table, guest)
    look = Look(state, guest.lang, room(state["table"]["game"]))
    links = [f"{key}={value}" for key in ("watch", "coach") if (value := request.query_params.get(key))]
    query = "?" + "&".join(links) if links else ""
    address = f"/table/{table}{query}"
    drawn = course_graphs(review, address, look.t) if review["ready"] else ""
    return show(request, "review.html", page=look, look=look, review=review, graph=drawn, address=address, query=query)


# ---- to read


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    here = host(request)
    guest = here.guest(request)
    its_room = room(game)
    book = await run_in_threadpool(rules_page, game, guest.lang, here.pictured)
    return show(request, "rules.html", page=Page(guest.lang, its_room), game=its_room.game, book=book)


@router.get("/rules/{game}/signs")
async def signs(request: Request, game: str) -> Response:
    """What everything on the boards of a game is called and what it is for: a table asks for it when it is needed."""
    guest = host(request).guest(request)
    return HTMLResponse(str(legend(Page(guest.lang, room(game)), game)), headers={"cache-control": "no-cache"})


@router.get("/rules/{game}/pictures/{name}")
async def picture(request: Request, game: str, name: str) -> Response:
    """The beginning of a picture in notation, and who sits where when it is tried out at a table."""
    here = host(request)
    guest = here.guest(request)
    try:
        shown = await run_in_threadpool(drawn, game, name, guest.lang, here.pictured)
    except KeyError:
        raise HTTPException(404) from None
    if shown.start is None:
        raise HTTPException(404)
    return JSONResponse({"start": shown.start, "seats": shown.seats}, headers={"cache-control": "no-cache"})


@router.get("/about")
async def about(request: Request) -> Response:
    guest = host(request).guest(request)
    told = []
    for game in games():
        texts = game.texts
        sources = dict.fromkeys(("seed", "public", "recalled", "reconstructed"), 0) | game.provenance()
        told.append(
            {
                "name": game.name,
                "title": game.title(guest.lang),
                "credits": texts.say(guest.lang, "credits") if texts.has(guest.lang, "credits") else "",
                "provenance": texts.say(guest.lang, "provenance", dict(sources))
                if texts.has(guest.lang, "provenance")
                else "",
            }
        )
    return show(request, "about.html", games=told)


# ---- files


def file_answer(request: Request, path: Path, for_ever: bool) -> Response:
    """A file that everybody may have."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".woff2":
        kind = "font/woff2"
    stamp = path.stat()
    mark = f'"{stamp.st_mtime_ns:x}-{stamp.st_size:x}"'
    caching = f"public, max-age={YEAR}, immutable" if for_ever else "no-cache"
    headers = {"etag": mark, "cache-control": caching}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if kind.startswith(("text/", "application/javascript")):
        kind = kind.replace("application/javascript", "text/javascript") + "; charset=utf-8"
    return Response(path.read_bytes(), media_type=kind, headers=headers)


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    file = (STATIC / path).resolve()
    if not file.is_relative_to(STATIC.resolve()) or not file.is_file():
        raise HTTPException(404)
    return file_answer(request, file, "v" in request.query_params or file.suffix == ".woff2")


@router.get("/rooms/{game}/{name}")
async def room_file(request: Request, game: str, name: str) -> Response:
    file = room(game).file(name) if game in names() else None
    if file is None:
        raise HTTPException(404)
    return file_answer(request, file, "v" in request.query_params)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return file_answer(request, STATIC / "icon.svg", False)
