"""The API of puzzles: what there is to solve, one of them, its answer, and a table to play on from there."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from pydantic.types import StringConstraints

from letopis.server import puzzles
from letopis.server.api import FAULTS, At, Guest, TheBackend
from letopis.server.backend import Backend
from letopis.server.bodies import ActionText, Body, Command, Done, Named
from letopis.server.middleware import YEAR
from letopis.server.standing import COOKIE, PATHS, SolverStanding, mark_of, read_standing
from letopis.server.visitors import Visitor

router = APIRouter(prefix="/api/puzzles", responses=FAULTS)

GameWord = Annotated[str, StringConstraints(max_length=64)]
PuzzleId = Annotated[str, StringConstraints(max_length=16)]


class Answered(Body):
    """An action; none to give up."""

    action: ActionText | None = None


class PuzzleBrief(BaseModel):
    """A puzzle in a list."""

    id: str
    rating: int = Field(description="How hard it is, on the same scale as your own rating.")
    players: int
    seat: int = Field(description="Whose choice it is.")
    solved: bool | None = Field(description="How your first try ended; null when there was none.")


class PuzzlesOfGame(BaseModel):
    """The puzzles of a game, the easiest first."""

    game: str
    title: str
    today: str = Field(description="The one of the day.")
    puzzles: list[PuzzleBrief]


class PuzzleList(BaseModel):
    """Everything there is to solve, and how well you do."""

    rating: int = Field(description="Yours: a Glicko rating, kept in your cookie.")
    deviation: int = Field(description="How far it may be off.")
    solved: int
    tried: int
    games: list[PuzzlesOfGame]


class PuzzleDoc(PuzzleBrief):
    """A puzzle: a table as the seat sees it."""

    game: str
    moves: int = Field(description="Of the line that is shown afterwards: `step` goes so far.")
    state: dict[str, Any] = Field(description="As of `GET /api/tables/{table}`.")


class JudgedAction(Named):
    """What bots think of an action."""

    worth: float = Field(description="Points ahead of the best other in the end; alone, points.")
    chance: float | None = Field(description="Of winning, 0 to 1; null when you play alone.")
    value: str = Field(description="That in words.")


class LineMove(Named):
    """A move of the line."""

    seat: int


class AnswerDoc(BaseModel):
    """Whether your answer is right, and why."""

    right: bool
    chosen: Named | None
    answers: list[Named] = Field(description="The right one, and others that come to the very same.")
    tempting: Named = Field(description="What looks better at first sight.")
    why: list[str]
    judged: list[JudgedAction] = Field(description="Every legal action, best first.")
    line: list[LineMove] = Field(description="How it may go on, the answer first.")
    rating: int
    deviation: int
    solved: int
    tried: int
    before: int = Field(description="Your rating before: the same if this puzzle has counted already.")


def standing_of(request: Request, here: Backend, guest: Visitor) -> SolverStanding:
    """How well somebody solves, by the cookie; a beginning where there is none of ours."""
    kept = here.signer.unsealed(COOKIE, guest.person.id, request.cookies.get(COOKIE, ""))
    return SolverStanding() if kept is None else read_standing(kept)


@router.get("", summary="The puzzles, and how well you solve them", dependencies=[At])
async def list_puzzles(guest: Guest, here: TheBackend, request: Request) -> PuzzleList:
    return PuzzleList(**puzzles.listed(standing_of(request, here, guest), guest.lang))


@router.get("/{game}/{puzzle}", summary="A puzzle", dependencies=[At])
async def show_puzzle(
    game: GameWord, puzzle: PuzzleId, guest: Guest, here: TheBackend, request: Request, step: int = 0
) -> PuzzleDoc:
    found = puzzles.find(game, puzzle)
    state = puzzles.state(game, puzzle, step, True, guest.lang)
    about = puzzles.brief(found, standing_of(request, here, guest))
    return PuzzleDoc(**about, game=game, moves=len(found.line), state=state)


@router.get("/{game}/{puzzle}/why", summary="Whether an action is allowed, and why not", dependencies=[At])
async def why_not(game: GameWord, puzzle: PuzzleId, action: ActionText, guest: Guest) -> dict[str, Any]:
    return puzzles.why_not(puzzles.find(game, puzzle), action, guest.lang)


@router.post("/{game}/{puzzle}", summary="Answer a puzzle", dependencies=[At])
async def answer_puzzle(
    game: GameWord,
    puzzle: PuzzleId,
    body: Answered,
    guest: Guest,
    here: TheBackend,
    request: Request,
    response: Response,
) -> AnswerDoc:
    found = puzzles.find(game, puzzle)
    judged = puzzles.answered(found, body.action, guest.lang)
    before = standing_of(request, here, guest)
    now = before.after(mark_of(game, puzzle), found.rating, judged["right"])
    value = here.signer.sealed(COOKIE, guest.person.id, now.text())
    secure = request.url.scheme == "https"
    for path in PATHS:
        response.set_cookie(COOKIE, value, YEAR, path=path, secure=secure, httponly=True, samesite="lax")
    here.metrics.count("puzzles", f'game="{found.game}",right="{judged["right"]}"')
    return AnswerDoc(**judged, **puzzles.figures(now), before=before.rating)


@router.post("/{game}/{puzzle}/table", summary="Play on from a puzzle", status_code=201, dependencies=[At])
async def play_on(game: GameWord, puzzle: PuzzleId, body: Command, guest: Guest, here: TheBackend) -> Done:
    found = puzzles.find(game, puzzle)
    start = {key: value for key, value in found.start.items() if key != "chance"}
    made = await here.tables.create(
        guest, body.id, found.game, puzzles.seats_beside(found), {}, practice=True, start=start
    )
    return Done(**made)
