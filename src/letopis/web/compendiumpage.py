"""The pages of compendiums: all components of a game, or those that a filter lets through."""

import gzip

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool

from letopis.web.compendium import Compendium, compendium
from letopis.web.host import host
from letopis.web.pages import show
from letopis.web.render import environment

LONGEST = 100  # of what may be searched for

router = APIRouter(include_in_schema=False)


async def wanted(request: Request, game: str) -> tuple[Compendium, dict[str, str]]:
    """The compendium that is asked for, and what is to be let through of it; filters that it has not are left out."""
    here = host(request)
    made = await run_in_threadpool(compendium, game, here.guest(request).lang, here.opening)
    given = {name: value.strip()[:LONGEST] for name, value in request.query_params.items() if value.strip()}
    known = ["q", *[name for name, _, _ in made.facets(given)]]
    return made, {name: given[name] for name in known if name in given}


@router.get("/compendium/{game}")
async def compendium_page(request: Request, game: str) -> Response:
    made, query = await wanted(request, game)
    values = {"page": made.page, "made": made, "query": query, "found": made.found(query)}
    return packed(request, show(request, "compendium.html", **values))


@router.get("/compendium/{game}/found")
async def compendium_found(request: Request, game: str) -> Response:
    """What a filter lets through, for a page that is there already."""
    made, query = await wanted(request, game)
    entries = environment().get_template("entries.html").module.found  # type: ignore[attr-defined]
    html = str(entries(made.page, made, made.found(query)))
    return packed(request, HTMLResponse(html, headers={"cache-control": "no-cache"}))


def packed(request: Request, answer: Response) -> Response:
    """An answer that says much the same of many things, packed for whoever can unpack it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer.body = gzip.compress(answer.body, 5)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    answer.headers["vary"] = "accept-encoding"
    return answer
