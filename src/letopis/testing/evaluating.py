"""What a room tells the bots fits its game: features with names, points that are the score, an outlook to it."""

from collections.abc import Iterable
from math import isfinite
from typing import Any

from letopis import Game, Position
from letopis.bots import bot
from letopis.testing.cases import Case
from letopis.testing.walk import stops

LOOK = 5  # decisions from one look at the features to the next


def features_have_their_names(case: Case, seed: int) -> None:
    """There are as many features as names, all of them numbers, for every seat at any moment."""
    evaluation = case.game.evaluation(case.players)
    names = evaluation.feature_names
    for _, position in stops(case, seed, LOOK):
        for seat in range(position.players):
            found = evaluation.features(position, seat)
            assert len(found) == len(names)
            assert all(isfinite(amount) for amount in found), dict(zip(names, found, strict=True))


def the_outlook_ends_at_the_score(case: Case, seed: int) -> None:
    """Points are the score as it stands, progress goes from 0 to 1, and who is done expects what he has."""
    evaluation = case.game.evaluation(case.players)
    for _, position in stops(case, seed, LOOK):
        totals = [float(score.total) for score in position.scores()]
        if position.over or not case.laws.points_run_ahead:
            assert [evaluation.points(position, seat) for seat in range(position.players)] == totals
        assert 0.0 <= evaluation.progress(position) <= 1.0
        outlooks = evaluation.outlooks(position)
        assert all(isfinite(outlook) for outlook in outlooks)
        if position.over:
            assert outlooks[: position.players] == totals


def rest_is_reached(case: Case, seed: int) -> None:
    """Nobody is in the middle of something for longer than the game says."""
    evaluation = case.game.evaluation(case.players)
    restless = 0
    for _, position in stops(case, seed, 1):
        restless = 0 if evaluation.at_rest(position) else restless + 1
        assert restless < case.laws.longest_turn


def moments(
    game: Game[Position], players: int, seed: int, name: str, options: dict[str, Any] | None = None
) -> list[Position]:
    """Every moment of a game in which all seats are played by this bot."""
    position = game.new(players, seed, options)
    bots = [bot(name, game, f"{seed}/{seat}") for seat in range(players)]
    met = []
    while not position.over:
        mover = position.awaiting[0]
        met.append(position.copy())
        position.advance(bots[mover].choose(position, mover), mover)
    return [*met, position]


def still_features(game: Game[Position], met: Iterable[Position]) -> set[str]:
    """The features that have one and the same value for every seat at all these moments."""
    names = game.evaluates.feature_names
    seen = [set[float]() for _ in names]
    for position in met:
        for seat in range(position.players):
            for amounts, amount in zip(seen, game.evaluation(position.players).features(position, seat), strict=True):
                amounts.add(amount)
    return {name for name, amounts in zip(names, seen, strict=True) if len(amounts) < 2}
