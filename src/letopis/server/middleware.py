"""What every request passes: who it is, how much, how fast, from where; and what every answer carries."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from letopis.server.answers import answer
from letopis.server.faults import Fault
from letopis.server.limits import Buckets, network
from letopis.server.people import COOKIE, Person, new_person
from letopis.server.visitors import language

if TYPE_CHECKING:
    from letopis.server.house import House

log = logging.getLogger("letopis.requests")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # links hold secrets: they are not told to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PLEDGES = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
LINE = "letopis.line"  # in a request's scope: how to write past all layers
READING = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 24 * 3600
SLOWEST_BODY = 10.0  # seconds
STATIC = "/static/"  # a page needs dozens of them at once, and they cost nothing
FREE = ("/healthz", "/metrics")  # watchdogs are nobody and are not slowed down


class Middleware:
    """Pure ASGI, so that streams pass through unbuffered."""

    def __init__(self, app: ASGIApp, house: "House") -> None:
        self.app = app
        self.house = house
        settings = house.settings
        self.people = Buckets(settings.person_rate, settings.person_burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        request = HTTPConnection(scope)
        known = self.house.signer.person(request.cookies.get(COOKIE))
        person = known or new_person()
        scope["letopis.person"], scope["letopis.lang"] = person, language(request)
        scope[LINE] = send
        status = 0

        async def carry(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = message["headers"] = list(message.get("headers", ()))
                said = {name for name, _ in headers}  # in small letters, as ASGI wants them
                headers += (pledge for pledge in PLEDGES if pledge[0] not in said)
                if scope["path"].startswith("/api") and b"cache-control" not in said:
                    headers.append((b"cache-control", b"no-store"))
                now: Person = scope["letopis.person"]
                if (known is None or now != known) and scope["path"] not in FREE:
                    headers.append((b"set-cookie", self._cookie(now, scope["scheme"] == "https").encode()))
            await send(message)

        try:
            try:
                receive = await self._admit(scope, request.headers, receive, known)
            except Fault as fault:
                await answer(fault, request, self.house.renderer)(scope, receive, carry)
            else:
                await self.app(scope, receive, carry)
        finally:
            self._note(scope, person, status, time.perf_counter() - started)

    async def _admit(self, scope: Scope, headers: Headers, receive: Receive, known: Person | None) -> Receive:
        """Fault for what is too fast, too large or from elsewhere; else the body, read."""
        now = time.monotonic()
        if scope["path"] not in FREE and not scope["path"].startswith(STATIC):
            address = network(scope["client"][0]) if scope.get("client") else ""
            granted = self.addresses.take(address, now)
            if not granted or (known is not None and not self.people.take(known.id, now)):
                raise Fault("too-fast")
        if scope["method"] in READING:
            return receive
        if not same_origin(headers):
            raise Fault("wrong-origin")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Fault("wrong-content", allowed="application/json")
        return await self._body(scope, headers, receive)

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        most = self.house.settings.body
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > most:
            raise Fault("too-large", allowed=f"{most} bytes")
        body = b""
        try:
            async with asyncio.timeout(SLOWEST_BODY):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise Fault("bad-request", detail="It ended in the middle.")
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise Fault("too-large", allowed=f"{most} bytes")
                    if not message.get("more_body"):
                        break
        except TimeoutError:
            raise Fault("bad-request", detail="It came too slowly.") from None
        given = False

        async def replay() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return replay

    def _cookie(self, person: Person, secure: bool) -> str:
        value = self.house.signer.cookie(person)  # url-safe base64 and dots: nothing to quote
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    def _note(self, scope: Scope, person: Person, status: int, seconds: float) -> None:
        metrics = self.house.metrics
        metrics.count("requests", f'method="{_method(scope)}",status="{status}"')
        if not scope["path"].endswith("/stream"):
            metrics.took(seconds)
        if scope["path"] in FREE or not log.isEnabledFor(logging.INFO):
            return
        # no query: it may hold a link's secret word; no person: only enough of it to follow somebody's requests
        log.info(
            "%s %s %s",
            scope["method"],
            scope["path"],
            status,
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
                "who": person.id[:4],
            },
        )


def _method(scope: Scope) -> str:
    method = str(scope["method"])
    return method if method in (*READING, "POST", "PUT", "PATCH", "DELETE") else "other"


def same_origin(headers: Headers) -> bool:
    """Whether a command comes from our own pages, or from a program that is no browser.

    >>> same_origin(Headers({"host": "here", "origin": "http://here"})), same_origin(Headers({"host": "here"}))
    (True, True)
    >>> same_origin(Headers({"host": "here", "origin": "http://elsewhere"}))
    False
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
