"""Nobody stands in anybody's way: one visitor who asks for all there is, and others who just play."""

import asyncio
import contextlib
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import letopis
from letopis.advice.reasons import Reason
from letopis.server.bot_pool import BotPool
from letopis.server.fair_queue import FairQueue, Share
from letopis.server.hints import Hints
from tests.server.running import Guest, Server, running, until

GREEDY_TOLD = "so a simpler bot, greedy, chooses"


HURRIED: dict[str, Any] = {"LETOPIS_MASTER_TIME": "0.5", "LETOPIS_HINT_TIME": "0.5"}


def test_everybody_gets_a_turn_and_what_matters_more_comes_first() -> None:
    async def taken() -> list[str]:
        queue: FairQueue[str] = FairQueue(2)
        for number in range(3):
            queue.put(1, Share("crowd", "anna"), f"anna {number}")
        queue.put(1, Share("crowd", "bert"), "bert")
        queue.put(1, Share("alone", "carl"), "carl")
        queue.put(0, Share("alone", "dora"), "dora")
        return [(await queue.get())[1] for _ in range(6)]

    assert asyncio.run(taken()) == ["dora", "anna 0", "carl", "bert", "anna 1", "anna 2"]


def test_a_bots_patience_counts_from_the_asking() -> None:
    """However many wait before it: a simple bot steps in when its time is over."""
    position = letopis.game("era").new(2, "seed", chance="sealed")

    async def crowd() -> list[float]:
        pool = BotPool(1, 30, grace=0.5)
        try:
            await pool.choose(position, 0, "apprentice", 0.1)  # the process runs
            started = time.monotonic()

            async def one(number: int) -> float:
                await pool.choose(position, 0, "master", 1.0, Share(str(number)))
                return time.monotonic() - started

            return await asyncio.gather(*[one(number) for number in range(30)])
        finally:
            await pool.close()

    assert max(asyncio.run(crowd())) < 30 * 1.0 / 2


def test_one_question_is_thought_about_once_and_forgotten_when_all_are_gone() -> None:
    asked = []

    async def ask() -> Any:
        hints = Hints()
        ready = asyncio.Event()

        async def think() -> list[Reason]:
            asked.append("thought")
            await ready.wait()
            return [Reason("pass", 1.0, None)]

        both = [asyncio.ensure_future(hints.ask(who, ("table", 0, 5), think)) for who in ("anna", "bert")]
        await asyncio.sleep(0.01)
        both[0].cancel()
        ready.set()
        first = await both[1]
        assert await hints.ask("carl", ("table", 0, 5), think) == first
        assert asked == ["thought"]
        ready.clear()
        alone = asyncio.ensure_future(hints.ask("anna", ("table", 0, 6), think))
        await asyncio.sleep(0.01)
        next_one = asyncio.ensure_future(hints.ask("anna", ("table", 0, 7), think))
        assert await alone is None  # she has moved on
        next_one.cancel()
        await asyncio.sleep(0.01)
        assert not hints._under_way
        assert not hints._of_person

    asyncio.run(ask())
    assert asked == ["thought"] * 3


def middle(guest: Guest, *seats: str) -> str:
    """A table at which the guest is asked something."""
    table = guest.new_table(*seats, options={"round_limit": 3})
    until("a question", lambda: guest.state(table)["decision"] is not None)
    return table


def test_hints_by_the_hundred_stop_no_bot(tmp_path: Path) -> None:
    """Tables and hints without end from one address, a cookie for each: at another the bots are on time."""
    with running(Server(tmp_path, **HURRIED)) as here:
        asking = threading.Event()
        asking.set()

        def ask_on() -> None:
            while asking.is_set():
                hostile = Guest(here.url, address="127.0.0.2")
                with contextlib.suppress(httpx.HTTPError):
                    table = middle(hostile, "me", "master", "master", "master")
                    hostile.client.timeout = httpx.Timeout(0.3)
                    for _ in range(5):
                        with contextlib.suppress(httpx.TimeoutException):
                            hostile.get(f"/api/tables/{table}/hint")

        crowd = [threading.Thread(target=ask_on, daemon=True) for _ in range(3)]
        for one in crowd:
            one.start()
        try:
            until("a crowd", lambda: figure(here, "letopis_tables_total") > 5)
            plays_on_time(here.guest("Anna"), 6)
        finally:
            asking.clear()
            for one in crowd:
                one.join(10)


def test_fifty_tables_of_four_masters_starve_nobody_nor_after_a_restart(tmp_path: Path) -> None:
    with running(Server(tmp_path, **HURRIED)) as here:
        hostile = Guest(here.url, address="127.0.0.2")
        tables = [hostile.new_table("master", "master", "master", "master", game="bruges") for _ in range(50)]
        until("them to think", lambda: figure(here, "letopis_bots_thinking") > 0)
        for restart in (False, True):
            if restart:
                here.stop()
                here.start()
                assert figure(here, "letopis_bot_questions_waiting") == 0, "what nobody looks at does not go on"
                for table in tables:
                    hostile.get(f"/api/tables/{table}")
            plays_on_time(here.guest("Anna"), 6)


def plays_on_time(anna: Guest, moves: int) -> None:
    """Somebody plays with an apprentice, who answers in his time."""
    table = anna.new_table("me", "apprentice", game="bruges")
    for _ in range(moves):
        until("a question", lambda: anna.play_something(table))
    assert GREEDY_TOLD not in str(anna.state(table)["log"])


def figure(here: Server, name: str) -> float:
    """One of the server's figures; 0 while it has none."""
    return next((float(line.rpartition(" ")[2]) for line in here.metrics() if line.startswith(name)), 0.0)


def test_bots_pause_where_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    with running(Server(tmp_path, LETOPIS_ATTENTION="0.5")) as here:
        played = 'letopis_plays_total{by="bot"'
        anna = here.guest("Anna")
        table = anna.new_table("journeyman", "journeyman", game="bruges")

        def rests() -> bool:
            before = figure(here, played)
            time.sleep(1.0)
            return figure(here, played) == before

        until("the bots to rest", rests)
        assert not anna.state(table)["table"]["over"]
        before = figure(here, played)
        until("the bots to go on", lambda: anna.state(table) and figure(here, played) > before + 3)


def test_making_tables_costs_by_address_whoever_one_says_one_is(tmp_path: Path) -> None:
    with running(Server(tmp_path, LETOPIS_TABLE_RATE="0.01", LETOPIS_TABLE_BURST="5")) as here:
        answers = []
        for number in range(9):
            stranger = here.guest(f"Nobody {number}")  # a new cookie each time
            made = stranger.post("/api/tables", id=f"{number:032x}", game="era", seats=["me", "apprentice"])
            answers.append(made.status_code)
        assert answers == [201] * 5 + [429] * 4
        refused = here.guest("Anna", lang="ru").post("/api/tables", id="0" * 32, game="era", seats=["me", "apprentice"])
        assert "подождите" in refused.json()["message"]


@pytest.mark.parametrize("seconds", [0.3])
def test_a_hint_is_dropped_when_the_asker_is_gone(tmp_path: Path, seconds: float) -> None:
    with running(Server(tmp_path, LETOPIS_HINT_TIME="5")) as here:
        anna = here.guest("Anna")
        table = middle(anna, "me", "apprentice")
        with pytest.raises(Exception, match="timed out"):
            anna.client.get(f"/api/tables/{table}/hint", timeout=seconds)
        until("nothing to think about", lambda: not figure(here, 'letopis_bot_questions_waiting{kind="hint"'))
