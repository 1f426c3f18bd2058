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
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from letopis import __version__, bots
from letopis.server import api, run
from letopis.server import settings as choices
from letopis.server.answers import ANSWERED, answer, fault_of
from letopis.server.house import House
from letopis.server.logs import set_up_logs
from letopis.server.middleware import Middleware
from letopis.server.settings import Settings
from letopis.server.table_view import State
from letopis.server.visitors import Visitor, visitor
from letopis.web import installing, invitations, pages
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
    """The house as the pages ask it (`letopis.web.host.Host`)."""

    def __init__(self, house: House) -> None:
        self.house = house

    def guest(self, request: Request) -> Visitor:
        """Who the request is from."""
        return visitor(request)

    def levels(self) -> list[str]:
        """The bots that one may have at a table."""
        return bots.levels()

    async def listed(self, guest: Visitor, which: str) -> list[dict[str, Any]]:
        """The tables one may join, or one's own."""
        return await self.house.tables.listed(guest, which)

    async def state(self, table: str, guest: Visitor, at: int | None = None) -> State:
        """What a guest sees of a table."""
        return await self.house.tables.state(table, guest, at)

    async def course(self, table: str, guest: Visitor) -> list[dict[str, Any]]:
        """The totals after every play of a game that is over."""
        return await self.house.questions.course(table, guest)

    async def review(self, table: str, guest: Visitor) -> dict[str, Any]:
        """A review of a game that is over."""
        return await self.house.questions.review(table, guest)


class Application(FastAPI):
    """Whatever is asked passes our middleware before any of the framework's layers."""

    house: House

    def build_middleware_stack(self) -> ASGIApp:
        """Starlette's own layers, behind ours."""
        return Middleware(super().build_middleware_stack(), self.house)


def create_app(settings: Settings) -> FastAPI:
    """A server's application."""
    house = House(settings, RENDERER)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        _end_streams_first(house)
        # Hardly anything a request makes goes in circles, and what a page shows lives until the next move: Python's
        # collector would look through all of it and find nothing. The house does it itself, seldom.
        gc.disable()
        gc.freeze()  # what is there from the start stays
        sys.setswitchinterval(TURN)
        try:
            yield
        finally:
            gc.enable()
            await house.close()

    app = Application(
        title="Letopis",
        version=__version__,
        description="Tables for board games. A signed cookie is who you are: keep it between requests.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.house = app.state.house = house
    host: Host = ForPages(house)
    app.state.host = host
    # as they are: FastAPI would make each route of an included router twice, the second time when the first page waits
    app.router.routes[:0] = api.doing.routes  # first, for they are asked for most
    app.router.routes += api.router.routes
    _add_watchdogs(app, house)
    for part in (pages, invitations, installing):
        app.router.routes += part.router.routes
    _add_faults(app, house)
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


def _end_streams_first(house: House) -> None:
    """Streams end by themselves when the server is asked to: it would wait for them for ever."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def handle(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(house.end_streams)
            before(number, frame)

        try:
            signal.signal(number, handle)
        except ValueError:  # not the main thread: whoever runs us there ends us otherwise
            return


def _add_watchdogs(app: FastAPI, house: House) -> None:
    @app.get("/healthz", summary="Whether the server and its database are well", responses={503: {}})
    async def healthz() -> dict[str, str]:
        await house.store.ping()
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", summary="What Prometheus reads", response_class=PlainTextResponse)
    async def metrics() -> Response:
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")


def _add_faults(app: FastAPI, house: House) -> None:
    async def on_error(request: Request, error: Exception) -> Response:
        path = f"{request.method} {request.url.path}"
        answered = answer(fault_of(error, path), request, house.renderer)
        if isinstance(error, HTTPException) and error.headers:
            answered.headers.update(error.headers)
        return answered

    for kind in ANSWERED:
        app.add_exception_handler(kind, on_error)
