"""What the laws of every game (letopis.testing) leave to Bruges: undo around draws, and the long campaign."""

import pytest

import letopis
from letopis.bots.random_play import play_out
from letopis.kernel.chance import from_seed

GAME = letopis.game("bruges")


@pytest.mark.rule("BR-9.3")
def test_undo_takes_back_a_use_but_never_a_draw() -> None:
    position = GAME.new(players=2, seed=3, options={"first": 1})
    position.play("draw 1", 0)
    refusal = position.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "L-7"
    while position.decision(position.awaiting[0]).kind != "play":
        position.play(position.legal(position.awaiting[0])[-1], position.awaiting[0])
    seat = position.awaiting[0]
    before = position.dump()
    position.play(position.legal(seat)[0], seat)
    assert position.undone(seat).dump() == before


@pytest.mark.soak
def test_twenty_thousand_random_games_without_an_error() -> None:
    for seed in range(20_000):
        position = GAME.new(players=2 + seed % 3, seed=seed)
        play_out(position, from_seed(seed))
        assert position.over
