"""What every request passes: who it is, how much, how fast, from where; and what every answer carries."""

import asyncio
import logging
import re
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from letopis.server.answers import answer
from letopis.server.connections import each
from letopis.server.faults import Fault
from letopis.server.limits import SHORT, Buckets, Measured, network
from letopis.server.people import COOKIE, Person, new_person
from letopis.server.visitors import language

if TYPE_CHECKING:
    from letopis.server.backend import Backend

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
# Of a file that pages are made of: it is no page, and opened as one it may do nothing at all.
OF_A_PART = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}


def pledges(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as they are sent."""
    return [(name.encode(), value.encode()) for name, value in headers.items()]


PLEDGES, PLEDGES_OF_A_PART = pledges(HEADERS), pledges(OF_A_PART)
LINE = "letopis.line"  # in a request's scope: how to write past all layers
A_COMMAND = 0.003  # seconds that a command costs, by and large
MOST_CHARGED = 0.2  # seconds for one request: whoever comes first has whole games read in, and did not choose to
READING = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 24 * 3600
STATIC = "/static/"  # a page needs dozens of them at once
PARTS = (STATIC, "/rooms/")
FREE = ("/healthz", "/metrics")  # watchdogs are nobody and come as often as they like
FILES = (*PARTS, "/favicon.ico", "/service-worker.js", "/manifest.webmanifest")  # the same for everybody
LONG = ("/stream", "/hint")  # these wait for others than us, and have limits of their own


class Middleware:
    """Pure ASGI, so that streams pass through unbuffered."""

    def __init__(self, app: ASGIApp, backend: "Backend") -> None:
        self.app = app
        self.backend = backend
        settings = backend.settings
        self.people = Buckets(settings.person_rate, settings.person_burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.hosts = Hosts(settings.hosts)
        self.unbelieved = bool(settings.proxies)  # whether it was said that a proxy is not named

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        request = HTTPConnection(scope)
        known = self.backend.signer.person(request.cookies.get(COOKIE))
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
                pledged = PLEDGES_OF_A_PART if scope["path"].startswith(PARTS) else PLEDGES
                headers += (pledge for pledge in pledged if pledge[0] not in said)
                if scope["path"].startswith("/api") and b"cache-control" not in said:
                    headers.append((b"cache-control", b"no-store"))
                now: Person = scope["letopis.person"]
                if self._needs_cookie(scope, headers, known, now):
                    headers.append((b"set-cookie", self._cookie(now, scope["scheme"] == "https").encode()))
            await send(message)

        address = network(scope["client"][0]) if scope.get("client") else ""
        try:
            try:
                receive = await self._admit(scope, request.headers, receive, known, address)
                await self._work(scope, receive, carry, address)
            except Fault as fault:
                answered = answer(fault, request, self.backend.renderer)
                if fault.code == "too-fast":
                    answered.headers["connection"] = "close"  # to come again costs more than to ask again
                await answered(scope, receive, carry)
        finally:
            del scope[LINE]  # it holds the scope: together they would stay until Python's collector comes
            self._note(scope, person, status, time.perf_counter() - started)

    async def _work(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        """Have it answered, beside a few others of the same address, on the address's account."""
        backend = self.backend
        if scope["path"].endswith(LONG):
            await self._measured(scope, receive, send, address)
            return
        await backend.doors.enter(address)
        try:
            debt = backend.work.debt(address, time.monotonic())
            if debt > SHORT:
                raise Fault("too-fast")
            if debt:
                await asyncio.sleep(debt)
            await self._measured(scope, receive, send, address)
        finally:
            backend.doors.leave(address)

    async def _measured(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        work = Measured(self.app(scope, receive, send))
        spent = A_COMMAND
        try:
            if scope["method"] == "POST":  # they are many, and alike: to measure each would cost too much itself
                await work.work
            else:
                await work
                spent = min(work.spent, MOST_CHARGED)
        finally:
            self.backend.work.spend(address, spent, time.monotonic())

    async def _admit(
        self, scope: Scope, headers: Headers, receive: Receive, known: Person | None, address: str
    ) -> Receive:
        """Fault for what is too fast, too large or from elsewhere; else the body, read."""
        now = time.monotonic()
        if not self.unbelieved and "x-forwarded-for" in headers:
            self.unbelieved = True
            log.warning("a proxy at %s speaks for others, and LETOPIS_PROXIES does not name it", address)
        if scope["path"] not in FREE and not self.hosts.known(headers.get("host", "")):
            raise Fault("wrong-host", allowed=self.backend.settings.hosts)
        if scope["path"] not in FREE and not scope["path"].startswith(STATIC):
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
        most = self.backend.settings.body
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > most:
            raise Fault("too-large", allowed=f"{most} bytes")
        body = bytearray()
        try:
            async with asyncio.timeout(self.backend.settings.request_time):
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
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        return replay

    def _needs_cookie(
        self, scope: Scope, headers: list[tuple[bytes, bytes]], known: Person | None, now: Person
    ) -> bool:
        """Whoever is new or called differently gets one; with every page it is good for another year."""
        path = scope["path"]
        if path in FREE or path.startswith(FILES):
            return False
        if known is None or now != known:
            return True
        return not path.startswith("/api") and dict(headers).get(b"content-type", b"").startswith(b"text/html")

    def _cookie(self, person: Person, secure: bool) -> str:
        value = self.backend.signer.cookie(person)  # url-safe base64 and dots: nothing to quote
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    def _note(self, scope: Scope, person: Person, status: int, seconds: float) -> None:
        metrics = self.backend.metrics
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


class Hosts:
    """The names under which the server may be asked.

    >>> hosts = Hosts("letopis.example, *.club.example")
    >>> [hosts.known(name) for name in ("letopis.example:8000", "a.club.example", "evil.example", "")]
    [True, True, False, False]
    >>> Hosts("").known("anything"), Hosts("[::1]").known("[::1]:8000")
    (True, True)
    """

    def __init__(self, named: str) -> None:
        self.names = [name.lower() for name in each(named)]

    def known(self, host: str) -> bool:
        """Whether one of them is meant."""
        if not self.names:
            return True
        name = re.sub(r":\d*$", "", host.lower())
        return any(name == one or (one.startswith("*.") and name.endswith(one[1:])) for one in self.names)


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
