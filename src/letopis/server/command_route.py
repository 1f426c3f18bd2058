"""The route of a command: an ordinary one of FastAPI, which documents it, but no more is read than a command has."""

import json
from collections.abc import Callable, Coroutine
from typing import Any, get_type_hints

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.types import Receive, Scope, Send

from letopis.server.faults import Fault
from letopis.server.visitors import backend, visitor
from letopis.wire import as_json


class CommandRoute(APIRoute):
    """Calls `endpoint(table, body, guest, here)`. Solving these four as dependencies, and reading the answer once more
    as a model, would take FastAPI a hundred microseconds of the thousand that an action costs."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers a request, as FastAPI's own does: what is wrong with a body it says in the same words."""
        do = self.endpoint
        body: type[BaseModel] = get_type_hints(do)["body"]

        async def handle(request: Request) -> Response:
            try:
                asked = body.model_validate(json.loads(await request.body()))
            except ValidationError as bad:
                raise RequestValidationError(bad.errors()) from None
            except (ValueError, RecursionError):
                raise Fault("bad-json") from None
            done = await do(request.path_params["table"], asked, visitor(request), backend(request))
            return Response(as_json(done), media_type="application/json")

        return handle

    def __init__(self, *words: Any, **wishes: Any) -> None:
        super().__init__(*words, **wishes)
        handle = self.get_route_handler()

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            # no dependencies: none of the stacks that FastAPI keeps for them. What is raised, the outer layers answer.
            response = await handle(Request(scope, receive))
            await response(scope, receive, send)

        self.app = serve
