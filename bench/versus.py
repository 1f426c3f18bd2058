"""Bots of two builds against each other: whether a change has made a level weaker.

    python -m bench.versus GAME OLD NEW --bot journeyman [--games 200] [--seed 1]

OLD and NEW are folders with a compiled package (`build/fast` of two clones). The new build is the referee: before each
decision of more than one action it hands the position, in notation, to the build whose bot sits there. Where the old
build cannot read a position (its rules did not know it), the new build's bot chooses, and that is counted. Seats change
with every game, and each deal is played twice.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

SEATS = 2


def think(game_name: str, name: str) -> None:
    """A build at work: a position a line on the way in, an action or nothing a line on the way out."""
    import letopis
    from letopis.bots import bot

    game = letopis.game(game_name)
    for number, line in enumerate(sys.stdin):
        asked = json.loads(line)
        doc, seat = asked["position"], asked["seat"]
        doc["rules"] = game.rules_version
        try:  # a bot of its own for each decision: what it thought before is of a position it does not know
            answer = bot(name, game, f"{asked['game']} {seat} {number}").choose(game.load(doc), seat).text
        except letopis.LetopisError:
            answer = ""
        print(answer, flush=True)


class Build:
    """A build in a process of its own."""

    def __init__(self, folder: str, game: str, name: str) -> None:
        words = [sys.executable, __file__, game, folder, folder, "--bot", name, "--thinks"]
        environment = {**os.environ, "PYTHONPATH": folder}
        self.process = subprocess.Popen(
            words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def choose(self, number: int, doc: dict[str, Any], seat: int) -> str:
        """What its bot plays; nothing if it does not know such a position."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"game": number, "position": doc, "seat": seat}) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def match(game_name: str, old_folder: str, new_folder: str, name: str, games: int, seed: int) -> dict[str, Any]:
    """Play them, and count the new build's wins (half a one for a tie)."""
    import letopis
    from letopis.arena.statistics import wilson

    game = letopis.game(game_name)
    old, new = Build(old_folder, game_name, name), Build(new_folder, game_name, name)
    won, asked, unknown = 0.0, 0, 0
    for number in range(games):
        position = game.new(SEATS, f"{seed} {number // 2}")
        newcomer = number % 2
        while not position.over:
            seat = position.awaiting[0]
            forced = position.forced(seat)
            if forced is not None:
                position.advance(forced, seat)
                continue
            doc = position.dump()
            text = ""
            if seat != newcomer:
                asked += 1
                text = old.choose(number, doc, seat)
                if not text or position.why(text, seat) is not None:
                    unknown += 1
                    text = ""
            position.play(text or new.choose(number, doc, seat), seat)
        first = position.ranking()[0]
        won += (newcomer in first) / len(first)
        if (number + 1) % 20 == 0:
            print(f"{game_name} {name}: {won} of {number + 1}", file=sys.stderr, flush=True)
    low, high = wilson(won, games)
    return {
        "game": game_name, "bot": name, "games": games, "won": won, "share": round(won / games, 3),
        "interval": [round(low, 3), round(high, 3)], "asked": asked, "unknown": unknown,
    }  # fmt: skip


def main() -> None:
    """Play a match, or think for one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--bot", default="journeyman")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thinks", action="store_true", help="be a build at work")
    chosen = parser.parse_args()
    sys.path[:] = [path for path in sys.path if Path(path or ".").resolve() != Path(__file__).parent.resolve()]
    if chosen.thinks:
        think(chosen.game, chosen.bot)
    else:
        found = match(chosen.game, chosen.old, chosen.new, chosen.bot, chosen.games, chosen.seed)
        print(json.dumps(found))


if __name__ == "__main__":
    main()
