"""Bots at work: in processes of their own, replaced when they die, never in the way."""

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

import letopis
from letopis import bots
from letopis.server import bot_pool as pool
from letopis.server import bot_process
from letopis.server.bot_pool import BotPool, PoolFailed
from letopis.server.bot_process import choose
from tests.packages import install
from tests.server.running import Server, new_id, running, until

GAMES = letopis.games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("level", bots.levels())
def test_every_level_plays_every_game(game: letopis.Game[letopis.Position], level: str) -> None:
    position = game.new(game.seats[0], "seed", chance="sealed")
    for number in range(12):
        seat = position.awaiting[0]
        action = choose(position, seat, level, str(number), 0.1).text
        assert position.why(action, seat) is None
        position.play(action, seat)


def test_a_process_that_dies_is_replaced_and_the_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    position = letopis.game("era").new(2, "seed", chance="sealed")
    started: list[int] = []
    start = pool._start

    async def starting(memory: int) -> pool._Process:
        process = await start(memory)
        started.append(process.process.pid)
        return process

    monkeypatch.setattr(pool, "_start", starting)

    async def story() -> None:
        thinkers = BotPool(1, 20)
        for dies in (True, False):
            choice = await thinkers.choose(position, 0, "journeyman")
            assert position.why(choice.text, 0) is None
            assert not choice.stood_in
            if dies:
                os.kill(started[0], signal.SIGKILL)
        assert len(started) == 2
        os.kill(started[1], signal.SIGSTOP)  # stuck is as good as dead
        thinkers.grace = 0.3
        choice = await thinkers.choose(position, 1, "journeyman", 0.2)
        assert position.why(choice.text, 1) is None
        assert choice.stood_in
        assert thinkers.restarts >= 2
        await thinkers.close()
        with pytest.raises(PoolFailed):
            await thinkers.think(position, 0)

    asyncio.run(story())


def test_when_no_process_can_be_had_the_server_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    position = letopis.game("era").new(2, "seed", chance="sealed")

    async def fails(memory: int) -> pool._Process:
        raise OSError("no processes today")

    monkeypatch.setattr(pool, "_start", fails)

    def broken(*given: object) -> str:
        raise RuntimeError("no bots today")

    async def story() -> None:
        thinkers = BotPool(1, 20)
        choice = await thinkers.choose(position, 0, "master")
        assert choice.stood_in
        assert position.why(choice.text, 0) is None
        with pytest.raises(PoolFailed):
            await thinkers.think(position, 0)
        monkeypatch.setattr("letopis.server.bot_process.choose_simply", broken)
        assert position.why((await thinkers.choose(position, 0, "master")).text, 0) is None
        await thinkers.close()

    asyncio.run(story())


def test_tables_take_turns_and_a_hint_waits_for_moves_that_whole_tables_wait_for() -> None:
    position = letopis.game("era").new(2, "seed", chance="sealed")
    done: list[str] = []

    async def story() -> None:
        thinkers = BotPool(1, patience=60, grace=30)  # however busy the machine is

        async def move(name: str) -> None:
            await thinkers.choose(position, 0, "journeyman")
            done.append(name)

        async def hint() -> None:
            await thinkers.think(position, 0)
            done.append("hint")

        first = asyncio.create_task(move("a"))
        await asyncio.sleep(0)
        asked = asyncio.create_task(hint())
        await asyncio.sleep(0)
        await asyncio.gather(first, asked, *[move(name) for name in ("b", "c")])
        await thinkers.close()

    asyncio.run(story())
    assert done == ["a", "b", "c", "hint"]


HUNGRY = """
from letopis.bots import Bot, BotKind


class Hungry(Bot):
    def choose(self, position, seat):
        raise MemoryError


KIND = BotKind(Hungry, level=True)
"""


@pytest.fixture
def hungry(tmp_path: Path) -> Path:
    """Another package with a bot that wants more memory than it may have."""
    return install(tmp_path, "letopis_hungry", HUNGRY, "letopis.bots", {"hungry": "letopis_hungry:KIND"})


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(hungry: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(hungry)
    position = letopis.game("era").new(2, "seed", chance="sealed")
    for level in ("hungry", "uninstalled"):
        choice = choose(position, 0, level, "seed", 0.1)
        assert position.why(choice.text, 0) is None
        assert choice.stood_in


def test_another_packages_bot_is_offered_sits_down_and_when_it_fails_the_game_goes_on(hungry: Path) -> None:
    places = os.pathsep.join(filter(None, [str(hungry), os.environ.get("PYTHONPATH", "")]))
    with running(Server(hungry / "data", PYTHONPATH=places)) as server:
        anna = server.guest("Anna")
        assert '<option value="hungry">Bot: hungry</option>' in anna.get("/new/era").text
        assert anna.get("/api/games/era").json()["levels"][-1] == "hungry"
        refused = anna.post("/api/tables", id=new_id(), game="era", seats=["me", "thirsty"])
        assert refused.status_code == 422, refused.text
        assert "must be one of apprentice, journeyman, master, hungry" in refused.text
        table = anna.new_table("me", "hungry", options={"round_limit": 1})
        anna.play_something(table)
        until("a simpler bot", lambda: "so a simpler bot, greedy, chooses" in json.dumps(anna.state(table)["log"]))


def test_a_process_keeps_to_its_memory() -> None:
    """Thinking takes little; a process that is given nothing to speak of cannot even begin."""
    position = letopis.game("era").new(2, "seed", chance="sealed")

    async def story(memory: int) -> bool:
        thinkers = BotPool(1, 20, memory=memory)
        choice = await thinkers.choose(position, 0, "journeyman")
        await thinkers.close()
        return choice.stood_in

    assert asyncio.run(story(512)) is False
    assert asyncio.run(story(1)) is True


def test_reviews_wait_behind_moves() -> None:
    position = finished_game()
    done: list[str] = []

    async def story() -> None:
        thinkers = BotPool(1, 20)

        async def judge(name: str) -> None:
            judged, _ = await thinkers.judge(position.record().doc(), 0, 0.01)
            assert judged[0]["play"] == 1
            done.append(name)

        async def move() -> None:
            await thinkers.choose(letopis.game("era").new(2, 1), 0, "journeyman")
            done.append("move")

        first = [asyncio.create_task(judge(name)) for name in ("a", "b")]
        await asyncio.sleep(0)
        await asyncio.gather(*first, asyncio.create_task(move()))
        await thinkers.close()

    asyncio.run(story())
    assert done.index("move") <= 1


def test_judging_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished_game().record().doc()
    monkeypatch.setattr(bot_process, "teacher", lambda seconds: "greedy")  # thinks the same each time
    monkeypatch.setattr(bot_process, "A_SITTING", 1000.0)  # however slow the machine
    whole = bot_process.judge_on(record, 0, 0.01)
    assert whole["after"] is None
    monkeypatch.setattr(bot_process, "A_SITTING", 0.0)
    parts: list[object] = []
    after: int | None = 0
    while after is not None:
        part = bot_process.judge_on(record, after, 0.01)
        parts += part["judged"]
        after = part["after"]
    assert parts == whole["judged"]


def finished_game() -> letopis.Position:
    """A short game played to its end."""
    position = letopis.game("era").new(2, "seed", {"round_limit": 1}, chance="sealed")
    player = bots.bot("greedy", position.game, 1)
    while not position.over:
        seat = position.awaiting[0]
        position.play(player.choose(position, seat), seat)
    return position
