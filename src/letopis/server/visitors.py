"""Who comes in: what a route has to know of a request."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from fastapi import Request
from starlette.requests import HTTPConnection

from letopis.kernel.texts import LANGUAGES
from letopis.server.people import Person
from letopis.server.texts import TEXTS

if TYPE_CHECKING:
    from letopis.server.backend import Backend

LANGUAGE_COOKIE = "lang"
LONGEST_WISH = 200  # characters
SEATS = {str(seat): seat for seat in range(16)}


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks, in which language, and which link he holds."""

    person: Person
    lang: str = "en"
    invite: str | None = None
    watch: str | None = None
    coach: str | None = None
    address: str = ""
    seat: int | None = None  # of several that he plays on one device

    @property
    def own_name(self) -> str:
        """What he wants to be called; "" when he has not said."""
        return self.person.name

    @property
    def name(self) -> str:
        """What to call him."""
        return self.person.name or TEXTS.say(self.lang, "guest")


def backend(request: Request) -> "Backend":
    """The backend that the request came to."""
    return cast("Backend", request.app.state.backend)


def visitor(request: HTTPConnection) -> Visitor:
    """Who the request is from. The middleware has seen to it that there is somebody."""
    query: Mapping[str, str] = request.query_params if request.scope["query_string"] else {}
    return Visitor(
        cast("Person", request.scope["letopis.person"]),
        cast("str", request.scope["letopis.lang"]),
        query.get("invite"),
        query.get("watch"),
        query.get("coach"),
        request.client.host if request.client else "",
        SEATS.get(query.get("seat", "")),
    )


def language(request: HTTPConnection) -> str:
    """The language asked for: by the address, a click of old, or the browser."""
    asked = request.query_params.get("lang") if request.scope["query_string"] else None
    for wish in (asked, request.cookies.get(LANGUAGE_COOKIE)):
        if wish in LANGUAGES:
            return wish
    return preferred(request.headers.get("accept-language", "")[:LONGEST_WISH])


@lru_cache(maxsize=1_000)
def preferred(accepted: str) -> str:
    """Of the languages a browser accepts, the first of ours.

    >>> preferred("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7"), preferred("fr"), preferred("")
    ('ru', 'en', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name.split("-")[0].lower()))
        except ValueError:
            continue
    for _, name in sorted(wishes, key=lambda wish: wish[0]):
        if name in LANGUAGES:
            return name
    return "en"
