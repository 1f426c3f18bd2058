"""The application: puts server and pages together, neither of which knows the other; its way from start to end."""

import asyncio
import gc
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from letopis import __version__, bots
from letopis.lessons.course import FIRST_COURSE, course_names, course_of
from letopis.lessons.sentences import sentences_of
from letopis.server import api, puzzle_api, puzzles, run
from letopis.server import settings as choices
from letopis.server.answers import ANSWERED, answer, fault_of
from letopis.server.backend import Backend
from letopis.server.connections import CONNECTIONS
from letopis.server.logs import set_up_logs
from letopis.server.middleware import Middleware
from letopis.server.pictures import opening, pictured
from letopis.server.settings import Settings
from letopis.server.table_view import State
from letopis.server.visitors import Visitor, visitor
from letopis.web import compendiumpage, installing, invitations, pages, puzzlepages
from letopis.web.host import Host
from letopis.web.render import RENDERER

TURN = (
    0.001  # seconds until a thread that works lets another have its turn: the writer needs several for each transaction
)
FACTORY = "letopis.app:from_environment"  # what a server's process calls


class Packing(GZipMiddleware):
    """Packs what is read; streams pack themselves, and the answer to a command is too short."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (scope["method"] == "POST" or scope["path"].endswith("/stream")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class ForPages:
    """The backend as the pages ask it (`letopis.web.host.Host`)."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    def guest(self, request: Request) -> Visitor:
        """Who the request is from."""
        return visitor(request)

    def levels(self) -> list[str]:
        """The bots that one may have at a table."""
        return bots.levels()

    def courses(self, game: str, lang: str) -> list[dict[str, Any]]:
        """The courses of a game, that for newcomers first."""
        found = sorted(course_names(game), key=lambda name: name != FIRST_COURSE)
        return [
            {
                "name": name,
                "title": sentences_of(game).say(lang, f"course-{name}"),
                "minutes": course_of(game, name).minutes,
            }
            for name in found
        ]

    def pictured(self, game: str, picture: str, lang: str) -> dict[str, Any]:
        """What is seen on a picture of a game's rules."""
        return pictured(game, picture, lang)

    def opening(self, game: str, seats: int, options: dict[str, Any], lang: str) -> State:
        """A table at the beginning of a game."""
        return opening(game, seats, options, lang)

    async def listed(self, guest: Visitor, which: str) -> list[dict[str, Any]]:
        """The tables one may join, or one's own."""
        return await self.backend.tables.listed(guest, which)

    async def return_link(self, guest: Visitor) -> str:
        """The link that brings a guest back on any device."""
        return await self.backend.returning.link(guest.person)

    async def state(self, table: str, guest: Visitor, at: int | None = None) -> State:
        """What a guest sees of a table."""
        return await self.backend.tables.state(table, guest, at)

    async def kept(self, table: str, guest: Visitor) -> dict[str, Any] | None:
        """What is left to read of a table that cannot be played again."""
        return await self.backend.endings.shown(table, guest)

    async def course(self, table: str, guest: Visitor) -> list[dict[str, Any]]:
        """The totals after every play of a game that is over."""
        return await self.backend.questions.course(table, guest)

    async def review(self, table: str, guest: Visitor) -> dict[str, Any]:
        """A review of a game that is over."""
        return await self.backend.questions.review(table, guest)

    def puzzles(self, request: Request) -> dict[str, Any]:
        """What there is to solve, and how well a guest does."""
        guest = visitor(request)
        return puzzles.listed(puzzle_api.standing_of(request, self.backend, guest), guest.lang)

    def puzzle_of_the_day(self, game: str) -> str | None:
        """Its name, if the game has any."""
        found = puzzles.today(game)
        return None if found is None else found.id

    def puzzle(self, request: Request, game: str, id: str, step: int = 0, asked: bool = True) -> dict[str, Any]:
        """A puzzle, after so many moves of its line."""
        guest = visitor(request)
        about = puzzles.brief(puzzles.find(game, id), puzzle_api.standing_of(request, self.backend, guest))
        return {**about, "state": puzzles.state(game, id, step, asked, guest.lang)}

    def puzzle_answer(self, request: Request, game: str, id: str, chosen: str | None) -> dict[str, Any]:
        """What is to be said of an answer; None: of none."""
        guest = visitor(request)
        standing = puzzle_api.standing_of(request, self.backend, guest)
        return {**puzzles.answered(puzzles.find(game, id), chosen, guest.lang), **puzzles.figures(standing)}


class Application(FastAPI):
    """Whatever is asked passes our middleware before any of the framework's layers."""

    backend: Backend

    def build_middleware_stack(self) -> ASGIApp:
        """Starlette's own layers, behind ours."""
        return Middleware(super().build_middleware_stack(), self.backend)


def create_app(settings: Settings) -> FastAPI:
    """A server's application."""
    backend = Backend(settings, RENDERER)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await backend.open()
        _end_streams_first(backend)
        # Hardly anything a request makes goes in circles, and what a page shows lives until the next move: Python's
        # collector would look through all of it and find nothing. The backend does it itself, seldom.
        gc.disable()
        gc.freeze()  # what is there from the start stays
        sys.setswitchinterval(TURN)
        try:
            yield {CONNECTIONS: backend.connections}
        finally:
            gc.enable()
            await backend.close()

    app = Application(
        title="Letopis",
        version=__version__,
        description="Tables for board games. A signed cookie is who you are: keep it between requests.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.backend = app.state.backend = backend
    host: Host = ForPages(backend)
    app.state.host = host
    # as they are: FastAPI would make each route of an included router twice, the second time when the first page waits
    app.router.routes[:0] = api.doing.routes  # first, for they are asked for most
    app.router.routes += [*api.router.routes, *puzzle_api.router.routes]
    _add_watchdogs(app, backend)
    for part in (pages, puzzlepages, compendiumpage, invitations, installing):
        app.router.routes += part.router.routes
    _add_faults(app, backend)
    app.add_middleware(Packing, minimum_size=1000, compresslevel=5)
    return app


def from_environment() -> FastAPI:
    """The application as the environment asks for it: what a server's processes call."""
    settings = choices.from_environment()
    set_up_logs(settings.log_json)
    return create_app(settings)


def serve(settings: Settings, host: str, port: int, workers: int = 1, browser: bool = False, lang: str = "en") -> None:
    """Serve until told to stop; `CannotServe` says what cannot work."""
    run.serve(FACTORY, settings, host, port, workers, browser, lang)


def _end_streams_first(backend: Backend) -> None:
    """Streams end by themselves when the server is asked to: it would wait for them for ever."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def handle(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(backend.end_streams)
            before(number, frame)

        try:
            signal.signal(number, handle)
        except ValueError:  # not the main thread: whoever runs us there ends us otherwise
            return


def here(request: Request) -> tuple[str, int] | None:
    """At which address the server was asked."""
    server = request.scope.get("server")
    return None if server is None or server[1] is None else (str(server[0]), int(server[1]))


def _add_watchdogs(app: FastAPI, backend: Backend) -> None:
    @app.get("/healthz", summary="Whether the server and its database are well", responses={503: {}})
    async def healthz(request: Request, process: int | None = None) -> Response:
        found = await (backend.health.all(here(request)) if process is None else backend.health.own())
        well = found.get("status", found.get("database")) == "ok"
        return JSONResponse({**found, "version": __version__}, 200 if well else 503)

    @app.get("/metrics", summary="What Prometheus reads", response_class=PlainTextResponse)
    async def metrics(request: Request, process: int | None = None) -> Response:
        if not backend.health.may_read_metrics(request.headers.get("authorization", "")):
            raise HTTPException(404)
        if process is None:
            text = await backend.health.metrics(here(request))
        else:
            text = backend.metrics.text(backend.settings.shard)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def _add_faults(app: FastAPI, backend: Backend) -> None:
    async def on_error(request: Request, error: Exception) -> Response:
        path = f"{request.method} {request.url.path}"
        answered = answer(fault_of(error, path), request, backend.renderer)
        if isinstance(error, HTTPException) and error.headers:
            answered.headers.update(error.headers)
        return answered

    for kind in ANSWERED:
        app.add_exception_handler(kind, on_error)
