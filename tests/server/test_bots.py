"""Bots at work: in processes of their own, replaced when they die, never in the way."""

import asyncio
import os
import signal

import pytest

import letopis
from letopis.server import thinkers as pool
from letopis.server.thinker import LEVELS, choose
from letopis.server.thinkers import ThinkerFailed, Thinkers

GAMES = letopis.games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(game: letopis.Game, level: str) -> None:
    position = game.new(game.seats[0], "seed", chance="sealed")
    for number in range(12):
        seat = position.awaiting[0]
        action = choose(position, seat, level, str(number))
        assert position.why(action, seat) is None
        position.play(action, seat)


def test_a_process_that_dies_is_replaced_and_the_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    position = letopis.game("era").new(2, "seed", chance="sealed")
    started: list[int] = []
    start = pool._start

    async def starting() -> pool._Process:
        process = await start()
        started.append(process.process.pid)
        return process

    monkeypatch.setattr(pool, "_start", starting)

    async def story() -> None:
        thinkers = Thinkers(1, 20)
        assert position.why(await thinkers.choose(position, 0, "journeyman"), 0) is None
        os.kill(started[0], signal.SIGKILL)
        assert position.why(await thinkers.choose(position, 0, "journeyman"), 0) is None
        assert len(started) == 2
        os.kill(started[1], signal.SIGSTOP)  # stuck is as good as dead
        thinkers.patience = 0.5
        thinkers_choice = await thinkers.choose(position, 1, "journeyman")
        assert position.why(thinkers_choice, 1) is None
        assert thinkers.restarts >= 2
        await thinkers.close()
        with pytest.raises(ThinkerFailed):
            await thinkers.rank(position, 0)

    asyncio.run(story())


def test_when_no_process_can_be_had_the_server_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    position = letopis.game("era").new(2, "seed", chance="sealed")

    async def fails() -> pool._Process:
        raise OSError("no processes today")

    monkeypatch.setattr(pool, "_start", fails)

    def broken(*given: object) -> str:
        raise RuntimeError("no bots today")

    async def story() -> None:
        thinkers = Thinkers(1, 20)
        assert position.why(await thinkers.choose(position, 0, "master"), 0) is None
        with pytest.raises(ThinkerFailed):
            await thinkers.rank(position, 0)
        monkeypatch.setattr("letopis.server.thinker.choose", broken)
        assert position.why(await thinkers.choose(position, 0, "master"), 0) is None
        await thinkers.close()

    asyncio.run(story())


def test_tables_take_turns_and_a_hint_does_not_wait_behind_moves() -> None:
    position = letopis.game("era").new(2, "seed", chance="sealed")
    done: list[str] = []

    async def story() -> None:
        thinkers = Thinkers(1, 20)

        async def move(name: str) -> None:
            await thinkers.choose(position, 0, "journeyman")
            done.append(name)

        async def hint() -> None:
            await thinkers.rank(position, 0)
            done.append("hint")

        moves = [asyncio.create_task(move(name)) for name in ("a", "b", "c")]
        await asyncio.sleep(0)
        await asyncio.gather(*moves, asyncio.create_task(hint()))
        await thinkers.close()

    asyncio.run(story())
    assert [name for name in done if name != "hint"] == ["a", "b", "c"]
    assert done.index("hint") <= 1
