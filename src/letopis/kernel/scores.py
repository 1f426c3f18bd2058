"""Score sheets, with the rulebook's own rows."""

from collections.abc import Sequence
from typing import Any


class Score:
    """A seat's score: a total and a breakdown by the rulebook's rows, in their order.

    >>> sheet = Score({"buildings": 12, "disasters": -2}, tie=(3, 1))
    >>> sheet.total, sheet.rows["disasters"]
    (10, -2)
    """

    def __init__(self, rows: dict[str, int], tie: tuple[int, ...] = (), rank: str = "") -> None:
        self.rows = rows
        self.total: int = sum(rows.values())
        self.tie = tie  # what breaks a tie, most important first; more is better
        self.rank = rank  # the key of a title won alone, such as a solo rank

    def __reduce__(self) -> tuple[Any, ...]:
        return Score, (self.rows, self.tie, self.rank)

    def doc(self) -> dict[str, object]:
        """As plain data."""
        return {"total": self.total, "rows": dict(self.rows), "tie": list(self.tie), "rank": self.rank}

    def __repr__(self) -> str:
        return f"<Score {self.total} {self.rows}>"


def rank(scores: Sequence[Score]) -> list[list[int]]:
    """Seats from first place to last; seats that share a place stand together.

    >>> rank([Score({"vp": 5}), Score({"vp": 9}), Score({"vp": 5})])
    [[1], [0, 2]]
    """
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat].total, [-n for n in scores[seat].tie], seat))
    places: list[list[int]] = []
    for seat in order:
        if places:
            above = scores[places[-1][0]]
            if (above.total, above.tie) == (scores[seat].total, scores[seat].tie):
                places[-1].append(seat)
                continue
        places.append([seat])
    return places


def shares(scores: Sequence[Score]) -> list[float]:
    """Places as numbers from 1 (first) to -1 (last); seats that share places share what these are worth.

    >>> shares([Score({"vp": 5}), Score({"vp": 9}), Score({"vp": 5})])
    [-0.5, 1.0, -0.5]
    """
    worth = [0.0] * len(scores)
    above = 0
    for seats in rank(scores):
        middle = above + (len(seats) - 1) / 2
        for seat in seats:
            worth[seat] = 1.0 - 2.0 * middle / (len(scores) - 1)
        above += len(seats)
    return worth
