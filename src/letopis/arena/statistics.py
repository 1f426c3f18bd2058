"""What a tournament says: win rates with their intervals, scores, rows, titles."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from letopis.arena.tournament import Outcome, Plan

Z95 = 1.959964  # of the normal distribution, both sides
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate; a shared win counts as its share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z95**2 / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def quantile(values: Sequence[int], share: float) -> float:
    """The value below which a share of the sorted values lies, between two of them if need be.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    place = share * (len(values) - 1)
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]
    mean: float
    rows: dict[str, float]
    seats: dict[int, int]  # how often it sat where
    quantiles: dict[str, float]
    titles: dict[str, int]
    faults: list[str]  # games it lost by failing, and how
    winnable: bool = True  # not alone, where there is no opponent to beat

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 6) if self.winnable else None,
            "win_rate": round(self.win_rate, 6) if self.winnable else None,
            "interval": [round(bound, 6) for bound in self.interval] if self.winnable else None,
            "mean": round(self.mean, 6),
            "rows": {row: round(value, 6) for row, value in self.rows.items()},
            "seats": {str(seat): count for seat, count in self.seats.items()},
            "quantiles": self.quantiles,
            "titles": self.titles,
            "faults": self.faults,
        }


@dataclass(frozen=True)
class Summary:
    """A whole tournament. All of it follows from the plan: the time it took stands elsewhere."""

    plan: Plan
    games: int  # that were played: fewer than the plan's where it was broken off
    standings: list[Standing]
    decisions: float

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "games": self.games,
            "seed": self.plan.seed,
            "options": self.plan.full_options(),
            "decisions_a_game": round(self.decisions, 6),
            "bots": [standing.doc() for standing in self.standings],
        }


def labels(names: Sequence[str]) -> list[str]:
    """Names told apart where a bot plays against itself.

    >>> labels(["greedy", "random", "greedy"])
    ['greedy 1', 'random', 'greedy 2']
    """
    seen: Counter[str] = Counter()
    told: list[str] = []
    for name in names:
        seen[name] += 1
        told.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return told


def summarise(plan: Plan, outcomes: Sequence[Outcome]) -> Summary:
    """The standings of all bots, in the order of the plan."""
    standings = [_standing(label, number, outcomes) for number, label in enumerate(labels(plan.bots))]
    return Summary(plan, len(outcomes), standings, fmean(outcome.decisions for outcome in outcomes))


def _standing(label: str, number: int, outcomes: Sequence[Outcome]) -> Standing:
    played = [(outcome, seat) for outcome in outcomes for seat, bot in enumerate(outcome.seats) if bot == number]
    wins = sum(1 / len(outcome.winners) for outcome, seat in played if seat in outcome.winners)
    totals = sorted(outcome.totals[seat] for outcome, seat in played)
    rows = played[0][0].rows[0]
    seats = Counter(seat for _, seat in played)
    titles = Counter(outcome.titles[seat] for outcome, seat in played if outcome.titles[seat])
    return Standing(
        bot=label,
        games=len(played),
        wins=wins,
        win_rate=wins / len(played),
        interval=wilson(wins, len(played)),
        mean=fmean(totals),
        rows={row: fmean(outcome.rows[seat][row] for outcome, seat in played) for row in rows},
        seats=dict(sorted(seats.items())),
        quantiles={f"{share:.0%}": quantile(totals, share) for share in QUANTILES},
        titles=dict(titles.most_common()),
        faults=[outcome.fault for outcome, seat in played if outcome.failed == seat],
        winnable=played[0][0].winnable,
    )
