"""A census: which components the bots of a tournament used, and how those fared who did.

Its file lies in the game's room (`census.json`) and says by itself how it was made; the compendium shows it.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from letopis.arena.tournament import Outcome, Plan
from letopis.arena.uses import Use

FILE = "census.json"


class Count:
    """Over all seats of all games: how many could, how many did, what part of their games these won, by how much."""

    def __init__(self) -> None:
        self.could = 0
        self.did = 0
        self.won = 0.0  # a shared first place is its share
        self.ahead = 0.0  # points over the mean of the table

    def figures(self) -> list[float]:
        """As a line of the file has it; the last two over those who did."""
        did = max(1, self.did)
        return [self.could, self.did, round(self.won / did, 3), round(self.ahead / did, 2)]


def counted(outcomes: Sequence[Outcome]) -> dict[Use, Count]:
    """What all seats could do and did."""
    found: dict[Use, Count] = {}
    for outcome in outcomes:
        mean = sum(outcome.totals) / len(outcome.totals)
        for seat, uses in enumerate(outcome.uses):
            for use in uses.offered:
                count = found.setdefault(use, Count())
                count.could += 1
                if use in uses.made:
                    count.did += 1
                    count.won += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                    count.ahead += outcome.totals[seat] - mean
    return found


def census(plan: Plan, outcomes: Sequence[Outcome], command: str) -> dict[str, Any]:
    """The document: how it was made, and for each component by kind of action how many could, did, won, were ahead."""
    uses: dict[str, dict[str, list[float]]] = {}
    for (id, kind), count in sorted(counted(outcomes).items()):
        uses.setdefault(id, {})[kind] = count.figures()
    made = {"command": command, "bots": list(plan.bots), "games": len(outcomes), "players": plan.players}
    return {"game": plan.game, **made, "uses": uses}


def write(path: Path, doc: dict[str, Any]) -> None:
    """One component a line, so that two of them can be compared."""
    head = {key: value for key, value in doc.items() if key != "uses"}
    lines = [f"  {json.dumps(id)}: {json.dumps(kinds)}" for id, kinds in doc["uses"].items()]
    opening = json.dumps(head, ensure_ascii=False)[:-1]
    path.write_text(opening + ', "uses": {\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
