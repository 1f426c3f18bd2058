"""A process in which bots think: a question a line on its input, an answer a line on its output.

It sees a whole position, as any bot does, and plays on guesses of it (`letopis.bots`); what it answers is one action,
for a hint the seat's own best actions with what they are worth, or judgements of a game that is over.
"""

import json
import os
import sys
import time
from dataclasses import dataclass
from typing import Any

from letopis import bots
from letopis.advice.reasons import Reason, figures_of
from letopis.advice.review import judge, turning_points
from letopis.advice.teacher import teacher
from letopis.games import game as find_game
from letopis.kernel.position import Position
from letopis.kernel.records import read_record

HINTS = 3
A_SITTING = 0.5  # seconds of judging at a time: then whoever waits for a move is served first
MEGABYTE = 1 << 20
BEHIND = 5  # by so much the server itself goes first: a click is answered at once


@dataclass(frozen=True)
class BotChoice:
    """What a bot chose, and whether it was not the bot that should have."""

    text: str
    stood_in: bool = False


def choose(position: Position, seat: int, level: str, seed: str, seconds: float) -> BotChoice:
    """The action that a bot of this level plays within its time; if it fails, that of a simpler one."""
    for name in (level, *bots.STAND_INS):
        try:
            bot = bots.bot(bots.with_time(name, seconds), position.game, seed)
            return BotChoice(bot.choose(position, seat).text, name != level)
        except Exception as error:  # a bot that fails, or is no longer installed, is no reason to stop the game
            if name == bots.STAND_INS[-1]:
                raise
            print(f"letopis: {name} failed at {position.game.name}: {error!r}", file=sys.stderr)
    raise AssertionError("there is always a bot")


def choose_simply(position: Position, seat: int, seed: str) -> BotChoice:
    """What the simple bot plays in place of one that cannot."""
    return BotChoice(bots.bot(bots.STAND_INS[0], position.game, seed).choose(position, seat).text, stood_in=True)


def think(position: Position, seat: int, seed: str, seconds: float) -> list[Reason]:
    """The seat's best decisions with what the best bot thinks of them; the same in another order is the same."""
    bot = bots.bot(teacher(seconds), position.game, seed)
    found: dict[tuple[str, ...], Reason] = {}
    for line in bot.think(position, seat).ranked[:HINTS]:
        then = tuple(action.text for action in bot.rest(position, seat, line.action))
        found.setdefault(tuple(sorted((line.action.text, *then))), figures_of(line, then))
    return list(found.values())


def judge_on(record: dict[str, Any], after: int, seconds: float) -> dict[str, Any]:
    """Judge decisions of a finished game, those after a play, for a while; `after` is None when that was all."""
    judged: list[dict[str, Any]] = []
    began = time.monotonic()
    for number, position, seat, text in turning_points(read_record(record)):
        if number <= after:
            continue
        if judged and time.monotonic() - began > A_SITTING:
            return {"judged": judged, "after": judged[-1]["play"]}
        judged.append(judge(position, seat, text, number, teacher(seconds)).doc())
    return {"judged": judged, "after": None}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question."""
    if question["want"] == "nothing":
        return {}
    seconds = question["seconds"]
    if question["want"] == "judge":
        return judge_on(question["record"], question["after"], seconds)
    position = find_game(question["game"]).load(question["position"])
    seat, seed = question["seat"], question["seed"]
    if question["want"] == "think":
        return {"ranked": [one.doc() for one in think(position, seat, seed, seconds)]}
    choice = choose(position, seat, question["level"], seed, seconds)
    return {"action": choice.text, "stood_in": choice.stood_in}


def limit_memory(megabytes: int) -> None:
    """A bot that wants more fails, and a simpler one plays; the machine does not suffer. Where the system can."""
    try:
        import resource
    except ImportError:
        return
    most = megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def main() -> None:
    """Answer until the input ends; the first word after the command is how many megabytes there are."""
    if len(sys.argv) > 1 and int(sys.argv[1]):
        limit_memory(int(sys.argv[1]))
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    try:
        print(json.dumps({"ready": True}), file=output, flush=True)
        for line in sys.stdin:
            try:
                said = answer(json.loads(line))
            except Exception as error:  # noqa: BLE001  # whatever it is: the server is told, and goes on without us
                said = {"error": repr(error)}
            print(json.dumps(said), file=output, flush=True)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and nobody else wants the answer


if __name__ == "__main__":
    main()
