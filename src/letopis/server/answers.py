"""The one way in which a fault is answered: to whoever asks for HTML a page, to everybody else a document."""

import logging

from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from letopis.kernel.errors import BadOption
from letopis.server.faults import Fault
from letopis.server.store import DatabaseGone
from letopis.server.table_view import PageRenderer

log = logging.getLogger("letopis.server")

SOON = {429: "1", 503: "2"}  # seconds after which to try again
HTTP = {400: "bad-json", 404: "unknown-address", 405: "wrong-method"}
ANSWERED = (Fault, BadOption, DatabaseGone, RequestValidationError, HTTPException, Exception)  # what may be raised


def answer(fault: Fault, request: HTTPConnection, renderer: PageRenderer | None) -> Response:
    """A fault as an answer in the visitor's language."""
    lang, path = request.scope["letopis.lang"], request.scope["path"]
    doc = fault.doc(lang)
    headers = {"retry-after": SOON[fault.status]} if fault.status in SOON else None
    if renderer is not None and not path.startswith("/api") and "text/html" in request.headers.get("accept", ""):
        return HTMLResponse(renderer.render_fault({**doc, "status": fault.status}, lang), fault.status, headers)
    return JSONResponse(doc, fault.status, headers)


def fault_of(error: Exception, path: str) -> Fault:
    """What is told of whatever went wrong."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, BadOption) and error.option == "game":
        return Fault("unknown-game", field="game", allowed=error.allowed)
    if isinstance(error, DatabaseGone):
        log.warning("the database does not answer: %s", error)
        return Fault("database-gone")
    if isinstance(error, RequestValidationError):
        return _bad_request(error)
    if isinstance(error, HTTPException):
        return Fault(HTTP.get(error.status_code, "bad-request"))
    log.error("%s failed", path, exc_info=error)
    return Fault("internal")


def _bad_request(bad: RequestValidationError) -> Fault:
    first = bad.errors()[0]
    if first["type"] == "json_invalid":
        return Fault("bad-json")
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    problem = str(first["msg"]).removeprefix("Value error, ")
    wanted = first.get("ctx", {}).get("expected")
    return Fault("bad-request", field=where or "body", allowed=str(wanted) if wanted else None, detail=problem + ".")
