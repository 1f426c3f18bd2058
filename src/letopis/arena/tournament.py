"""A tournament: its plan, one game of it, and all of them on as many cores as asked."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import letopis
from letopis import bots
from letopis.arena.uses import Notes, Uses, known_ids
from letopis.arena.workers import spread
from letopis.bots.fault import BotFault, chosen
from letopis.kernel.errors import LetopisError

ROUND_LIMIT = "round_limit"  # a game with such an option may go on for ever between bots
AUTOMATED_ROUNDS = 60
CAP = 20_000


class Stuck(LetopisError):
    """A game went past the cap on decisions, or a bot chose what it may not."""


@dataclass(frozen=True)
class Plan:
    """What is played: at least so many games, in whole rotations of the seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: dict[str, Any] = field(default_factory=dict)
    solo: bool = False  # each bot plays alone, all of them the same deals
    cap: int = CAP
    forfeit: bool = False  # a bot that fails loses its game; else it stops the tournament
    census: bool = False  # what each seat could do with which component, and did, is noted as well
    recorded: bool = False  # outcomes bring the records of their games

    @property
    def players(self) -> int:
        """The seats of one game."""
        return 1 if self.solo else len(self.bots)

    @property
    def rotations(self) -> int:
        """How often every bot plays in every seat: the games asked for, rounded up."""
        return -(-self.games // self.players)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.bots) if self.solo else self.rotations * self.players

    def full_options(self) -> dict[str, Any]:
        """The options with a limit on rounds, where the game knows one and nobody set it."""
        known = {option.name for option in letopis.game(self.game).options}
        if ROUND_LIMIT in known and ROUND_LIMIT not in self.options:
            return {**self.options, ROUND_LIMIT: AUTOMATED_ROUNDS}
        return dict(self.options)


class Outcome(NamedTuple):
    """How one game ended, by seat; plain data that travels between processes."""

    number: int
    seats: tuple[int, ...]  # which bot of the plan sat there
    winners: tuple[int, ...]  # seats that share the first place; alone, who has beaten the game
    totals: tuple[int, ...]
    rows: tuple[dict[str, int], ...]
    titles: tuple[str, ...]  # a title won alone, such as a solo rank
    decisions: int
    winnable: bool = True  # whether anybody could win: not alone where there is no opponent to beat
    record: dict[str, Any] | None = None  # of the whole game, where the plan asks for it
    fault: str = ""  # which bot failed, and how: then the game was broken off and is lost to it
    failed: int = -1  # its seat
    uses: tuple[Uses, ...] = ()  # of a census


def seating(plan: Plan, number: int) -> tuple[int, ...]:
    """Which bot sits where in a game: one seat further in each game, so that all take every seat in turn.

    >>> [seating(Plan("any", ("a", "b", "c"), 3), number) for number in range(3)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    """
    if plan.solo:
        return (number % len(plan.bots),)
    return tuple((seat - number) % plan.players for seat in range(plan.players))


def deal(plan: Plan, number: int) -> str:
    """The seed of a game."""
    return f"{plan.seed}/{number // len(plan.bots) if plan.solo else number}"


def bot_seed(plan: Plan, number: int, seat: int) -> int:
    """The seed of a bot in a game: its own, whatever the order the games are played in."""
    digest = hashlib.sha256(f"{deal(plan, number)}/{seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def play_one(plan: Plan, number: int) -> Outcome:
    """One game of the tournament."""
    game = letopis.game(plan.game)
    position = game.new(plan.players, deal(plan, number), plan.full_options())
    seats = seating(plan, number)
    players = [bots.bot(plan.bots[bot], game, bot_seed(plan, number, seat)) for seat, bot in enumerate(seats)]
    decisions = 0
    fault = ""
    failed = -1
    noted = [Notes(known_ids(game)) for _ in seats] if plan.census else []
    while not position.over and not fault:
        if decisions >= plan.cap:
            raise Stuck(f"game {number} was not over after {plan.cap} decisions; raise --cap or limit the game")
        seat = position.awaiting[0]
        try:
            action = chosen(players[seat], position, seat)
        except BotFault as wrong:
            fault, failed = f"game {number}, decision {decisions}: {plan.bots[seats[seat]]} {wrong}", seat
            if not plan.forfeit:
                raise Stuck(fault) from wrong
        else:
            if noted:
                noted[seat].note(position.legal(seat), action)
            position.advance(action, seat)
        decisions += 1
    scores = position.scores()
    won = position.won_alone() if plan.players == 1 else True
    return Outcome(
        number,
        seats,
        tuple(best_but(position.ranking(), failed)) if won else (),
        tuple(score.total for score in scores),
        tuple(dict(score.rows) for score in scores),
        tuple("" if fault else score.rank for score in scores),
        decisions,
        won is not None,
        position.record().doc() if plan.recorded else None,
        fault,
        failed,
        tuple(seat.uses() for seat in noted),
    )


def best_but(ranking: list[list[int]], failed: int) -> list[int]:
    """The seats that share the first place when one of them cannot have it.

    >>> best_but([[1], [0, 2]], 1), best_but([[0]], 0)
    ([0, 2], [])
    """
    for seats in ranking:
        others = [seat for seat in seats if seat != failed]
        if others:
            return others
    return []


def tournament(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[list[Outcome]], None] | None = None,
    before: Sequence[Outcome] = (),
) -> list[Outcome]:
    """All games, in the order of their numbers; `progress` hears of each as it is done.

    `before` are games of the same plan that were played before: they are not played again.
    """
    return tournaments([plan], jobs, progress, [before])[0]


def tournaments(
    plans: Sequence[Plan],
    jobs: int = 1,
    progress: Callable[[list[Outcome]], None] | None = None,
    before: Sequence[Sequence[Outcome]] | None = None,
) -> list[list[Outcome]]:
    """Several tournaments by the same workers; the games of each in the order of their numbers."""
    for plan in plans:
        letopis.game(plan.game).new(plan.players, 0, plan.full_options())  # complain here, not in a worker
        for name in plan.bots:
            bots.bot(name, letopis.game(plan.game), 0)
    outcomes = [list(games) for games in before] if before is not None else [[] for _ in plans]
    known = [{outcome.number for outcome in games} for games in outcomes]
    work = [
        (place, plan, number)
        for place, plan in enumerate(plans)
        for number in range(plan.total)
        if number not in known[place]
    ]
    for which, outcome in spread(play_work, work, jobs):
        outcomes[work[which][0]].append(outcome)
        if progress is not None:
            progress([outcome])
    return [sorted(games, key=lambda outcome: outcome.number) for games in outcomes]


def play_work(work: tuple[int, Plan, int]) -> Outcome:
    """One game, in a process of its own perhaps."""
    _, plan, number = work
    return play_one(plan, number)
