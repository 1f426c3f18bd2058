"""The application: routes, errors, the way it starts and ends."""

import asyncio
import gc
import importlib
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import letopis
from letopis.server import settings as choices
from letopis.server.api import router
from letopis.server.doors import language
from letopis.server.faults import Fault
from letopis.server.gate import Gate
from letopis.server.house import House
from letopis.server.logs import set_up_logs
from letopis.server.quick import Quick
from letopis.server.settings import Settings
from letopis.server.store import DatabaseGone

log = logging.getLogger("letopis.server")

TURN = 0.001  # seconds until a thread that works lets another have its turn: the pen needs several for each writing

PAGES = "letopis.web.pages"
RENDER = "letopis.web.render"


class Packing(GZipMiddleware):
    """Packs what is read; streams pack themselves, and the answer to a command is too short."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (scope["method"] == "POST" or scope["path"].endswith("/stream")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class Application(FastAPI):
    """Whatever is asked passes the gate, and a play its short way, before any of the framework's layers."""

    front: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.front if scope["type"] == "http" else super().__call__)(scope, receive, send)


def create_app(settings: Settings) -> FastAPI:
    """A server's application."""

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
        version=letopis.__version__,
        description="Tables for board games. A signed cookie is who you are: keep it between requests.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    render = _part_of_web(RENDER)
    house = House(settings, getattr(render, "RENDERER", None))
    app.state.house = house
    # as they are: FastAPI would make each route of an included router twice, the second time when the first page waits
    app.router.routes.extend(router.routes)
    _add_watchdogs(app, house)
    pages = _part_of_web(PAGES)
    if pages is not None:
        app.router.routes.extend(pages.router.routes)
    _add_faults(app, house)
    app.add_middleware(Packing, minimum_size=1000, compresslevel=5)
    app.front = Gate(Quick(super(Application, app).__call__, house), house)
    return app


def from_environment() -> FastAPI:
    """The application as the environment asks for it: what uvicorn's worker processes call."""
    settings = choices.from_environment()
    set_up_logs(settings.log_json)
    return create_app(settings)


def _part_of_web(name: str) -> Any:
    """A module of the pages; None if there are none."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and name.startswith(missing.name):
            return None
        raise


def _end_streams_first(house: House) -> None:
    """Streams end by themselves when the server is asked to: it would wait for them for ever."""
    loop = asyncio.get_running_loop()

    def close_streams() -> None:
        house.closing.set()
        for sitting in house.sittings.values():
            for stream in list(sitting.streams):
                stream.wake()

    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def handle(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(close_streams)
            before(number, frame)

        try:
            signal.signal(number, handle)
        except ValueError:  # not the main thread: whoever runs us there ends us otherwise
            return


def _add_watchdogs(app: FastAPI, house: House) -> None:
    @app.get("/healthz", summary="Whether the server and its database are well", responses={503: {}})
    async def healthz() -> dict[str, str]:
        await house.store.ping()
        return {"status": "ok", "version": letopis.__version__}

    @app.get("/metrics", summary="What Prometheus reads", response_class=PlainTextResponse)
    async def metrics() -> Response:
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")


def _add_faults(app: FastAPI, house: House) -> None:
    def answer(request: Request, fault: Fault) -> Response:
        lang = language(request)
        doc = fault.doc(lang)
        headers = {"retry-after": "2"} if fault.status in (429, 503) else None
        path = request.url.path
        render = getattr(house.renderer, "render_fault", None)
        if render is not None and "text/html" in request.headers.get("accept", "") and not path.startswith("/api"):
            return HTMLResponse(render({**doc, "status": fault.status}, lang), fault.status, headers)
        return JSONResponse(doc, fault.status, headers)

    @app.exception_handler(Fault)
    async def on_fault(request: Request, fault: Fault) -> Response:
        return answer(request, fault)

    @app.exception_handler(DatabaseGone)
    async def on_database_gone(request: Request, gone: DatabaseGone) -> Response:
        log.warning("the database does not answer: %s", gone)
        return answer(request, Fault("database-gone"))

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(request: Request, bad: RequestValidationError) -> Response:
        first = bad.errors()[0]
        if first["type"] == "json_invalid":
            return answer(request, Fault("bad-json"))
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        problem = str(first["msg"]).removeprefix("Value error, ")
        wanted = first.get("ctx", {}).get("expected")
        return answer(
            request,
            Fault("bad-request", field=where or "body", allowed=str(wanted) if wanted else None, detail=problem + "."),
        )

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        codes = {400: "bad-json", 404: "unknown-address", 405: "wrong-method"}
        found = answer(request, Fault(codes.get(error.status_code, "bad-request")))
        if error.headers:
            found.headers.update(error.headers)
        return found

    @app.exception_handler(Exception)
    async def on_anything(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return answer(request, Fault("internal"))
