"""A process in which bots think: a question a line on its input, an answer a line on its output.

It sees a whole position, as any bot does, and plays on guesses of it (`letopis.bots`); what it answers is one action,
or for a hint the seat's own actions with what they are worth.
"""

import json
import os
import sys
from typing import Any

from letopis import bots
from letopis.games import game as find_game
from letopis.kernel.chance import from_seed
from letopis.kernel.position import Position

LEVELS = ("apprentice", "journeyman", "master")
# The bots that play a level, the best first; the first that there is.
PLAYED_BY = {
    "apprentice": ("apprentice", "greedy", "random"),
    "journeyman": ("journeyman", "greedy", "random"),
    "master": ("master", "search", "greedy", "random"),
}
SLIPS = 4  # until it has a bot of its own, an apprentice takes the second best of every so many choices
HINTS = 5


def candidates(level: str) -> list[str]:
    """The names of the bots to try for a level, the best first.

    >>> candidates("journeyman")[-1]
    'random'
    """
    known = bots.names()
    return [name for name in PLAYED_BY[level] if name in known]


def choose(position: Position, seat: int, level: str, seed: str) -> str:
    """The text of the action that a bot of this level plays."""
    names = candidates(level)
    for name in names:
        try:
            bot = bots.bot(name, position.game, seed)
            if level == "apprentice" and name == "greedy" and from_seed(seed).below(SLIPS, "slip") == 0:
                ranked = bot.ranked(position, seat)
                return ranked[min(1, len(ranked) - 1)][0].text
            return bot.choose(position, seat).text
        except Exception as error:  # a bot that fails is no reason to stop the game
            if name == names[-1]:
                raise
            print(f"letopis: {name} failed at {position.game.name}: {error!r}", file=sys.stderr)
    raise AssertionError("there is always a bot")


def rank(position: Position, seat: int, seed: str) -> list[tuple[str, float]]:
    """The seat's best actions with what the bots think they are worth."""
    ranked = bots.bot(candidates("master")[0], position.game, seed).ranked(position, seat)
    return [(action.text, round(worth, 2)) for action, worth in ranked[:HINTS]]


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question."""
    position = find_game(question["game"]).load(question["position"])
    if question["want"] == "rank":
        return {"ranked": rank(position, question["seat"], question["seed"])}
    return {"action": choose(position, question["seat"], question["level"], question["seed"])}


def main() -> None:
    """Answer until the input ends."""
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    print(json.dumps({"ready": True}), file=output, flush=True)
    for line in sys.stdin:
        try:
            said = answer(json.loads(line))
        except Exception as error:  # noqa: BLE001  # whatever it is: the server is told, and goes on without us
            said = {"error": repr(error)}
        print(json.dumps(said), file=output, flush=True)


if __name__ == "__main__":
    main()
