"""The ladder: all bots of a list against each other at tables of every size, and how they rate."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from letopis.arena.statistics import wilson
from letopis.arena.tournament import CAP, Outcome, Plan, tournaments

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Ladder:
    """What is played: one game, at tables of so many seats, every line-up at least so many times."""

    game: str
    bots: Lineup
    seats: tuple[int, ...]
    games: int
    seed: int | str = 0
    options: dict[str, Any] = field(default_factory=dict)
    cap: int = CAP

    def plans(self) -> list[Plan]:
        """A tournament for each line-up, whose seed is its own: it is played the same whoever else climbs."""
        return [
            Plan(self.game, lineup, self.games, f"{self.seed}/{'+'.join(lineup)}", self.options, cap=self.cap)
            for players in self.seats
            for lineup in lineups(self.bots, players)
        ]

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return sum(plan.total for plan in self.plans())


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Who sits together: everybody with everybody; where there are too few, each alone among all others of a kind.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


@dataclass(frozen=True)
class WinCount:
    """Games and wins, a shared one as its share."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.wins, self.games)

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": round(self.rate, 6),
            "interval": [round(low, 6), round(high, 6)],
        }


@dataclass(frozen=True)
class Rung:
    """Where a bot stands: its rating with the deviation, its wins by the number of seats, and in duels by opponent."""

    bot: str
    rating: float
    deviation: float
    by_seats: dict[int, WinCount]
    duels: dict[str, WinCount]

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "bot": self.bot,
            "rating": round(self.rating, 4),
            "deviation": round(self.deviation, 4),
            "by_seats": {str(players): tally.doc() for players, tally in self.by_seats.items()},
            "duels": {opponent: tally.doc() for opponent, tally in self.duels.items()},
        }


@dataclass(frozen=True)
class Rungs:
    """A ladder that was climbed: its bots, the best first."""

    ladder: Ladder
    rungs: list[Rung]

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        ladder = self.ladder
        return {
            "game": ladder.game,
            "seats": list(ladder.seats),
            "games": ladder.total,
            "games_each": ladder.games,
            "seed": ladder.seed,
            "bots": [rung.doc() for rung in self.rungs],
        }


def climb(ladder: Ladder, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Rungs:
    """Play all of it; `progress` hears how many more games are done.

    The same seed gives the same ladder, whatever the jobs, as long as no bot looks at the clock.
    """
    plans = ladder.plans()
    heard = None if progress is None else (lambda done: progress(len(done)))
    played = list(zip(plans, tournaments(plans, jobs, heard), strict=True))
    ratings = rated(ladder.bots, played)
    rungs = [
        Rung(
            bot,
            *ratings[bot],
            {players: tally(bot, [one for one in played if one[0].players == players]) for players in ladder.seats},
            {
                other: tally(bot, [one for one in played if one[0].players == 2 and other in one[0].bots])
                for other in ladder.bots
                if other != bot and 2 in ladder.seats
            },
        )
        for bot in ladder.bots
    ]
    return Rungs(ladder, sorted(rungs, key=lambda rung: -rung.rating))


Played = tuple[Plan, list[Outcome]]


def tally(bot: str, played: Sequence[Played]) -> WinCount:
    """How often a bot won where it sat alone of its kind."""
    games, wins = 0, 0.0
    for plan, outcomes in played:
        if plan.bots.count(bot) != 1:
            continue
        number = plan.bots.index(bot)
        for outcome in outcomes:
            games += 1
            if outcome.seats.index(number) in outcome.winners:
                wins += 1 / len(outcome.winners)
    return WinCount(games, wins)


def rated(bots: Sequence[str], played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Each bot's rating and deviation by openskill's Plackett-Luce, the line-ups taking turns."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    games = [(outcome.number, place, plan, outcome) for place, (plan, all_) in enumerate(played) for outcome in all_]
    for _, _, plan, outcome in sorted(games, key=lambda game: game[:2]):
        names = [plan.bots[number] for number in outcome.seats]
        after = model.rate([[ratings[name]] for name in names], ranks=places(outcome))
        for name in dict.fromkeys(names):  # several of a kind learn from each of their seats, on average
            own = [team[0] for seat, team in zip(names, after, strict=True) if seat == name]
            ratings[name] = model.create_rating(
                [sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)], name
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def places(outcome: Outcome) -> list[float]:
    """The place of each seat: winners first, the others by their totals."""
    order = [(0 if seat in outcome.winners else 1, -total) for seat, total in enumerate(outcome.totals)]
    return [float(sum(other < own for other in order)) if own[0] else 0.0 for own in order]
