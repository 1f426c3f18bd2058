"""Clocks: nobody is stuck because another has vanished; and what they say follows from what is stored."""

import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from letopis.server.clock import NO_CLOCK, WEEK, Clock, Timing
from tests.server.running import Guest, Server, running, until

PLACE = "place longhouse a1"
HASTY = {"kind": "strict", "seconds": 10}


def test_a_choice_has_its_time_and_starts_anew_with_each() -> None:
    timing = Timing(Clock("strict", 60.0), 3)
    timing.moved((0, 1), 1_000.0)
    assert [timing.due(seat) for seat in range(3)] == [1_060.0, 1_060.0, None]
    timing.moved((0, 1), 1_030.0)  # something that others did not see
    assert timing.due(0) == 1_060.0
    timing.moved((0, 1), 1_040.0, actor=0)
    assert (timing.due(0), timing.due(1)) == (1_100.0, 1_060.0)
    assert timing.lapsed(1_059.0) == []
    assert timing.lapsed(1_061.0) == [1]
    timing.moved((2,), 1_061.0, actor=1)
    assert [timing.due(seat) for seat in range(3)] == [None, None, 1_121.0]
    timing.moved((2,), 900.0, actor=2)
    assert timing.due(2) == 1_121.0, "a machine whose clock is behind takes nothing back"


def test_a_game_has_its_time_and_each_turn_adds_to_it() -> None:
    timing = Timing(Clock("strict", 100.0, 20.0), 2)
    timing.moved((0,), 0.0)
    timing.moved((0,), 30.0, actor=0)
    assert timing.due(0) == 100.0
    timing.moved((1,), 50.0, actor=0)
    assert timing.left == [70.0, 100.0]
    timing.moved((0,), 250.0)
    assert timing.lapsed(250.0) == []
    timing.seated(1, 260.0)
    assert timing.left[1] == 20.0, "who comes back has a fifth of it at least"


def test_friends_are_reminded_and_then_voted_upon_and_else_it_is_a_week() -> None:
    friendly, none = Timing(Clock("friendly", 300.0), 2), Timing(NO_CLOCK, 2)
    for timing in (friendly, none):
        timing.moved((0,), 10.0)
    assert (friendly.due(0), friendly.vote_from(0), friendly.lapsed(10_000.0)) == (310.0, 610.0, [])
    assert (none.due(0), none.vote_from(0)) == (None, 10.0 + WEEK)


def clocks(guest: Guest, table: str) -> list[dict[str, Any]]:
    """Whom the table waits for, and how long."""
    found: list[dict[str, Any]] = guest.state(table)["table"]["clocks"]
    return found


def long_ago(folder: Path, table: str, seconds: float) -> None:
    """Let a table's entries have been made earlier than they were."""
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (seconds, table))
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    connection.close()


def test_clocks_go_on_over_a_restart_and_do_what_was_agreed(folder: Path) -> None:
    server = Server(folder)
    with running(server):
        anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
        seats = ("me", "open", "open")
        tables = {
            "late": anna.new_table(*seats, clock={**HASTY, "seconds": 600}),
            "lost": anna.new_table(*seats, clock={**HASTY, "seconds": 600, "then": "lose"}),
            "voted": anna.new_table(*seats, clock={"kind": "friendly", "seconds": 300}),
            "week": anna.new_table(*seats),
        }
        for table in tables.values():
            boris.command(table, "sit")
            vera.command(table, "sit")
        assert anna.state(tables["late"])["table"]["clock"] == {
            "kind": "strict",
            "seconds": 600,
            "increment": None,
            "then": "bot",
        }
        assert [clock["seat"] for clock in clocks(anna, tables["late"])] == [0, 1, 2]
        assert clocks(anna, tables["week"]) == []
        before = clocks(anna, tables["voted"])
        assert boris.play(tables["voted"], PLACE).status_code == 200
        assert clocks(anna, tables["voted"]) == before, "what he does behind his screen moves no clock that others see"
        assert boris.command(tables["voted"], "vote", seat=0).json()["error"] == "not-late"
    for kind, table in tables.items():
        long_ago(folder, table, WEEK if kind == "week" else 700)
    with running(Server(folder, LETOPIS_KEY=server.environment["LETOPIS_KEY"])) as later:
        anna, boris, vera = (guest.at(later) for guest in (anna, boris, vera))
        for table in (tables["voted"], tables["week"]):
            assert clocks(boris, table)[0]["vote_from"] < time.time()
            assert boris.command(table, "vote", seat=1).json()["error"] == "not-late", "not for himself"
            assert later.guest("Nobody").command(table, "vote", seat=0).json()["error"] == "no-seat"
            assert boris.command(table, "vote", seat=0).status_code == 200
            seen = vera.state(table)
            assert (seen["table"]["seats"][0]["kind"], seen["table"]["seats"][0]["name"]) == ("bot", "Anna")
            assert seen["table"]["seats"][0]["stands_in_for"] == "Anna", "also where she owns the table"
            assert anna.state(table)["table"]["away"] == 0
            assert anna.command(table, "back").status_code == 200
            assert anna.state(table)["table"]["me"] == 0
        told = [line["sentence"] for line in anna.state(tables["voted"])["log"]]
        assert "The others could wait for Anna no longer: a bot plays on until Anna is back." in told
        for kind in ("late", "lost"):  # nobody loses by the clock while the server was away, nor right after
            assert anna.state(tables[kind])["table"]["me"] == 0


def test_when_the_time_is_up_a_bot_takes_over(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    late, lost = (anna.new_table("me", "open", clock={**HASTY, "then": then}) for then in ("bot", "lose"))
    for table in (late, lost):
        boris.command(table, "sit")
    page = boris.stream(late)
    quiet = len(page.events)

    def taken(table: str) -> bool:
        return bool(boris.state(table)["table"]["seats"][0]["kind"] == "bot")

    for table in (late, lost):
        until("her time to be up", partial(taken, table), 60)
    assert len(page.events) <= quiet + 12, "a clock that runs sends nothing"
    page.close()
    assert anna.state(late)["table"]["away"] == 0
    assert anna.command(late, "back").status_code == 200
    told = anna.state(lost)["table"]
    assert (told["me"], told["away"], told["seats"][0]["name"]) == (None, None, "Anna")
    assert anna.command(lost, "back").json()["error"] == "not-away"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "hasty", "seconds": 60},
        {"kind": "strict", "seconds": 1},
        {"kind": "strict"},
        {"kind": "strict", "seconds": 60, "then": "cry"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(server: Server, clock: dict[str, Any]) -> None:
    made = server.guest().post("/api/tables", id="x" * 12, game="era", seats=["me", "open"], clock=clock)
    assert made.status_code == 422
    assert made.json()["field"].startswith("clock")
