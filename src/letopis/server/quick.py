"""The short way of a play: what is asked most often passes none of the framework's layers.

Only what is right goes this way. Anything odd about a request is left to the route of the same address, which says
what is wrong with it.
"""

import logging
import re
from typing import TYPE_CHECKING

from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from letopis.server.api import Play
from letopis.server.areas import as_json
from letopis.server.doors import visitor
from letopis.server.faults import Fault
from letopis.server.gate import BODY, REQUEST, refuse
from letopis.server.store import DatabaseGone

if TYPE_CHECKING:
    from letopis.server.house import House

log = logging.getLogger("letopis.server")

PLAYED = re.compile(r"/api/tables/([a-z2-7]{12})/play")


class Quick:
    """Takes plays out of the stream of requests, behind the gate."""

    def __init__(self, app: ASGIApp, house: "House") -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = scope.get(BODY)
        found = None if body is None or scope["query_string"] else PLAYED.fullmatch(scope["path"])
        if body is None or found is None or scope["method"] != "POST":
            await self.app(scope, receive, send)
            return
        try:
            asked = Play.model_validate_json(body)
        except ValidationError:
            await self.app(scope, receive, send)
            return
        guest = visitor(scope[REQUEST])
        try:
            done = await self.house.play(found[1], guest, asked.id, asked.action, asked.number)
        except Fault as fault:
            await refuse(fault, guest.lang, send)
            return
        except DatabaseGone as gone:
            log.warning("the database does not answer: %s", gone)
            await refuse(Fault("database-gone"), guest.lang, send)
            return
        except Exception:
            log.exception("%s failed", scope["path"])
            await refuse(Fault("internal"), guest.lang, send)
            return
        answer = as_json(done)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(answer)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})
