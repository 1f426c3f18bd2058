"""Puzzles as people see them: the position at a table of its own that is stored nowhere, the answer, and its line."""

import time
from functools import lru_cache
from typing import Any, Final

from letopis.advice.puzzle import Puzzle, of_the_day, puzzles_of
from letopis.advice.puzzle_words import explained, value
from letopis.games import games
from letopis.kernel.errors import BadOption
from letopis.server.audience import Audience
from letopis.server.entries import TableInfo
from letopis.server.faults import Fault
from letopis.server.live import HUMAN, ROBOT, LiveTable, Occupant
from letopis.server.standing import SolverStanding, mark_of
from letopis.server.table_view import State, label, table_view
from letopis.server.texts import TEXTS

DAY: Final = 24 * 3600
MODE: Final = "puzzle"  # of its table, which is none to play at
KEPT: Final = 64  # states
OPPONENT: Final = "master"


def find(game: str, id: str) -> Puzzle:
    """A puzzle by its name; Fault when there is none."""
    try:
        found = puzzles_of(game).find(id)
    except BadOption as bad:
        raise Fault("unknown-game", field="game", allowed=bad.allowed) from None
    if found is None:
        raise Fault("unknown-puzzle", field="puzzle")
    return found


def today(game: str) -> Puzzle | None:
    """The puzzle of the day."""
    return of_the_day(puzzles_of(game), int(time.time() // DAY))


def listed(standing: SolverStanding, lang: str) -> dict[str, Any]:
    """Everything there is to solve, the easiest first, and how far somebody is with it."""
    docs = []
    for game in games():
        puzzles = puzzles_of(game.name).in_order()
        daily = today(game.name)
        if daily is not None:
            rows = [brief(puzzle, standing) for puzzle in puzzles]
            docs.append({"game": game.name, "title": game.title(lang), "today": daily.id, "puzzles": rows})
    return {**figures(standing), "games": docs}


def brief(puzzle: Puzzle, standing: SolverStanding) -> dict[str, Any]:
    """A puzzle in a list."""
    mark = mark_of(puzzle.game, puzzle.id)
    solved = True if mark in standing.solved else False if mark in standing.missed else None
    players = puzzle.start["players"]
    return {"id": puzzle.id, "rating": puzzle.rating, "players": players, "seat": puzzle.seat, "solved": solved}


def figures(standing: SolverStanding) -> dict[str, Any]:
    """How well somebody solves."""
    solved = len(standing.solved)
    tried = solved + len(standing.missed)
    return {"rating": standing.rating, "deviation": standing.deviation, "solved": solved, "tried": tried}


@lru_cache(maxsize=KEPT)
def state(game: str, id: str, step: int, asked: bool, lang: str) -> State:
    """What the seat sees after so many moves of the line; with none, its question if it is asked. Not to be changed."""
    puzzle = find(game, id)
    if not 0 <= step <= len(puzzle.line):
        raise Fault("unknown-moment", field="step", allowed=f"0 to {len(puzzle.line)}")
    start = puzzle.start
    table = f"{MODE}-{game}-{id}"
    live = LiveTable(
        TableInfo(table, game, start["rules"], start["players"], start["options"], MODE, MODE, "", MODE, start=start)
    )
    live.seats = [
        Occupant(HUMAN, None, TEXTS.say(lang, "puzzle-you")) if seat == puzzle.seat else Occupant(ROBOT, level=OPPONENT)
        for seat in range(start["players"])
    ]
    live.connected = {puzzle.seat}
    for number, (seat, action) in enumerate(puzzle.line[:step], 1):
        live.play(number, seat, action, False)
    seen = table_view(live, Audience(puzzle.seat), lang)
    if step or not asked:  # nobody is asked on the way
        seen |= {"decision": None, "choices": [], "asides": [], "forecasts": [], "since": None}
    return seen


def answered(puzzle: Puzzle, chosen: str | None, lang: str) -> dict[str, Any]:
    """Whether an answer is right, what would have been, why, and how it may go on. None: somebody gives up."""
    if chosen is not None and chosen not in puzzle.opinions:
        raise Fault("refused", refusal=puzzle.position().why(chosen, puzzle.seat))
    right = chosen in puzzle.answers
    beside = puzzle.tempting if chosen is None or right else chosen
    order = sorted(
        puzzle.opinions.items(), key=lambda pair: -pair[1].worth if pair[1].chance is None else -pair[1].chance
    )
    return {
        "right": right,
        "chosen": None if chosen is None else named(puzzle, chosen, lang),
        "answers": [named(puzzle, text, lang) for text in puzzle.answers],
        "tempting": named(puzzle, puzzle.tempting, lang),
        "why": [
            sentence
            for other in dict.fromkeys((beside, puzzle.tempting))
            for sentence in explained(puzzle, other, lang)
        ],
        "judged": [
            {
                **named(puzzle, text, lang),
                "worth": opinion.worth,
                "chance": opinion.chance,
                "value": value(opinion, lang),
            }
            for text, opinion in order
        ],
        "line": [{"seat": seat, **named(puzzle, text, lang)} for seat, text in puzzle.line],
    }


def why_not(puzzle: Puzzle, action: str, lang: str) -> dict[str, Any]:
    """Whether an action is allowed, and why not."""
    refusal = puzzle.position().why(action, puzzle.seat)
    if refusal is None:
        return {"legal": True, "rule": None, "key": None, "reason": None}
    return {"legal": False, "rule": refusal.rule, "key": refusal.key, "reason": refusal.sentence(lang, None)}


def named(puzzle: Puzzle, text: str, lang: str) -> dict[str, str]:
    """An action and its words."""
    return {"text": text, "label": label(puzzle.game, text, lang)}


def seats_beside(puzzle: Puzzle) -> list[str]:
    """Who sits where when somebody plays on from a puzzle."""
    return ["me" if seat == puzzle.seat else OPPONENT for seat in range(puzzle.start["players"])]
