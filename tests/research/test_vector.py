"""Many games at once: the same games as one at a time, in shared arrays."""

import random
from typing import Any

import numpy as np
import pytest

import letopis
from letopis import BadOption, LetopisError
from letopis.research import VectorGame

GAMES = [game.name for game in letopis.games()]


def arrays(games: VectorGame) -> dict[str, Any]:
    """Numpy's looks at the buffers."""
    return {name: np.asarray(getattr(games, name)) for name in ("observations", "masks", "seats", "rewards", "dones")}


@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_the_same_as_one_at_a_time(name: str) -> None:
    game = letopis.game(name)
    players = game.seats[0]
    games = VectorGame(game, 3, players, seed="many")
    seen = arrays(games)
    alone = [game.new(players, f"many/{place}") for place in range(3)]
    begun = 3
    chooser = random.Random(1)
    for _ in range(400):
        chosen = []
        for place, position in enumerate(alone):
            seat = position.awaiting[0]
            assert seen["seats"][place] == seat
            assert seen["observations"][place].tolist() == position.observe(seat).tolist()
            assert bytes(seen["masks"][place]) == position.mask(seat)
            chosen.append(chooser.choice(position.legal(seat)))
        games.step([action.id for action in chosen])
        for place, action in enumerate(chosen):
            position = alone[place]
            position.advance(action, position.awaiting[0])
            assert bool(seen["dones"][place]) == position.over
            assert seen["rewards"][place].tolist() == pytest.approx(
                position.returns() if position.over else [0] * players
            )
            if position.over:
                alone[place] = game.new(players, f"many/{begun}")
                begun += 1
    assert games.steps == 1200
    assert games.games == begun - 3


def test_points_add_up_to_the_score() -> None:
    games = VectorGame(letopis.game("bruges"), 2, players=2, seed=4, rewards="points")
    rewards, dones = np.asarray(games.rewards), np.asarray(games.dones)
    earned = np.array([position.returns("points") for position in games.positions])
    while not games.games:
        ended = [position.copy() for position in games.positions]
        chosen = list(games.sample())
        games.step(chosen)
        earned += rewards
        for place in np.flatnonzero(dones):
            last = ended[place]
            last.advance(games.actions[chosen[place]], last.awaiting[0])
            assert earned[place].tolist() == last.returns("points")


def test_the_same_seed_is_the_same_play() -> None:
    def played(games: VectorGame) -> bytes:
        for _ in range(50):
            games.step(games.sample())
        return np.asarray(games.observations).tobytes()

    games = VectorGame(letopis.game("my_village"), 4, players=3, seed=9)
    first = played(games)
    games.reset()
    assert played(games) == first
    games.reset(seed=10)
    assert played(games) != first


def test_a_bad_action_is_named_and_no_game_moves() -> None:
    games = VectorGame(letopis.game("my_village"), 3, players=2, seed=9)
    good = list(games.sample())
    before = [position.dump() for position in games.positions]
    idle = next(id for id in range(len(games.actions)) if not games.masks[2, id])
    for bad, said in (
        (idle, "game 2: action .* is not legal now: "),
        (-1, "no action's id"),
        (99999, "no action's id"),
    ):
        with pytest.raises(LetopisError, match=said):
            games.step([*good[:2], bad])
    with pytest.raises(LetopisError, match="2 actions for 3 games"):
        games.step(good[:2])
    with pytest.raises(LetopisError, match="actions: holds 2 items"):
        games.step(np.array(good[:2], dtype=np.int32))
    assert [position.dump() for position in games.positions] == before
    games.step(np.array(good, dtype=np.int64))
    assert games.steps == 3


def test_what_cannot_be_made_is_refused_by_name() -> None:
    era = letopis.game("era")
    for arguments, named in (
        ({"n": 0}, "n"),
        ({"n": "many"}, "n"),
        ({"n": 2, "players": 9}, "players"),
        ({"n": 2, "rewards": "praise"}, "rewards"),
        ({"n": 2, "options": {"moons": 1}}, "moons"),
    ):
        with pytest.raises(BadOption) as bad:
            VectorGame(era, **arguments)
        assert bad.value.option == named
