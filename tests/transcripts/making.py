"""How transcripts are made: one bot at every seat, one game, every action counted into a hash."""

import hashlib
from pathlib import Path
from typing import Any

from letopis import Game, Position
from letopis.bots import bot

FOLDER = Path(__file__).parent
BOTS = ("greedy", "apprentice", "journeyman", "master@200")
MARK = 20  # actions between two marks, which tell about where two transcripts part
MOST = {"master@200": 120}  # actions of those that think long


def transcript(game: Game[Position], players: int, name: str) -> dict[str, Any]:
    """A game of a bot against itself."""
    position = game.new(players, f"transcript {players}")
    seats = [bot(name, game, seat) for seat in range(players)]
    total, marks, number = hashlib.sha256(), list[str](), 0
    while not position.over and number < MOST.get(name, 10_000):
        seat = position.awaiting[0]
        action = seats[seat].choose(position, seat)
        position.advance(action, seat)
        total.update(f"{seat} {action.text}\n".encode())
        number += 1
        if number % MARK == 0:
            marks.append(total.hexdigest()[:6])
    return {"players": players, "bot": name, "actions": number, "marks": " ".join(marks), "sha256": total.hexdigest()}
