"""The pages of puzzles: what there is to solve, and one of them at its own board."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool

from letopis.web.host import State, host
from letopis.web.look import Look
from letopis.web.pages import show
from letopis.web.render import RENDERER, macro_of, whole
from letopis.web.rooms import room

SHOWN = ("area-common", "area-aside", "area-decision", "area-scores", "area-log")  # besides the places of seats

router = APIRouter(include_in_schema=False)


@router.get("/puzzles")
async def puzzles_page(request: Request) -> Response:
    found = host(request).puzzles(request)
    for game in found["games"]:
        game["of_today"] = next(puzzle for puzzle in game["puzzles"] if puzzle["id"] == game["today"])
        game["next"] = next((puzzle for puzzle in game["puzzles"] if puzzle["solved"] is None), None)
    return show(request, "puzzles.html", found=found)


@router.get("/puzzles/{game}/{puzzle}")
async def puzzle_page(request: Request, game: str, puzzle: str) -> Response:
    found = host(request).puzzle(request, game, puzzle)
    look = look_at(found["state"], host(request).guest(request).lang)
    areas = await run_in_threadpool(drawn, look, None)
    row = next(one for one in host(request).puzzles(request)["games"] if one["game"] == game)["puzzles"]
    place = next(number for number, one in enumerate(row) if one["id"] == puzzle)
    after = row[place + 1]["id"] if place + 1 < len(row) else None
    values = {"puzzle": found, "number": place + 1, "count": len(row), "after": after}
    return show(request, "puzzle.html", page=look, look=look, areas=areas, **values)


@router.get("/puzzles/{game}/{puzzle}/areas")
async def puzzle_areas(
    request: Request,
    game: str,
    puzzle: str,
    step: Annotated[int, Query(ge=0, le=100)] = 0,
    chosen: Annotated[str | None, Query(max_length=200)] = None,
    before: Annotated[int, Query(ge=0, le=9999)] = 0,
) -> Response:
    """The areas once it is answered, after so many moves of the line; before any, what is to be said of the answer."""
    here = host(request)
    look = look_at(here.puzzle(request, game, puzzle, step, asked=False)["state"], here.guest(request).lang)
    verdict = None
    if step == 0:
        answer = here.puzzle_answer(request, game, puzzle, chosen)
        verdict = macro_of("verdict.html", game, look.lang, "verdict")(look, answer, before)
    areas = await run_in_threadpool(drawn, look, verdict)
    if step:
        del areas["area-decision"]
    return JSONResponse({"areas": areas}, headers={"cache-control": "no-store"})


def look_at(state: State, lang: str) -> Look:
    """A puzzle's board as its seat sees it."""
    return Look(state, lang, room(state["table"]["game"]))


def drawn(look: Look, verdict: Markup | None) -> dict[str, str]:
    """The areas of a puzzle, whole; the verdict in place of the question."""
    areas = RENDERER.areas(look.state, look.lang)
    names = [name for name in SHOWN if name in areas] + [f"area-place-{seat}" for seat in look.table_seats]
    found: dict[str, str] = {name: whole(areas[name], areas) for name in names}
    if verdict is not None:
        found["area-decision"] = verdict
    return found
