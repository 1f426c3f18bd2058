"""Tournaments: fair seats, the same result for the same seed, honest figures."""

import json
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from letopis.arena import Outcome, Plan, Stuck, seating, summarise, tournament, wilson
from letopis.arena.census import counted
from letopis.arena.uses import Uses
from letopis.terminal.arenapage import standing_text
from tests.terminal.running import run

SHORT = {"round_limit": 2}
BOTH = frozenset({("farm", "build")})


def plan(*bots: str, games: int = 4, seed: int | str = 1, **more: object) -> Plan:
    """A short tournament."""
    return Plan("era", bots, games, seed, dict(SHORT), **more)  # type: ignore[arg-type]


@pytest.mark.plain
def test_the_result_is_the_same_whatever_the_jobs() -> None:
    several = plan("greedy", "random", games=8)
    alone = tournament(several, jobs=1)
    assert tournament(several, jobs=2) == alone
    assert summarise(several, alone).doc() == summarise(several, tournament(several, jobs=1)).doc()


def test_another_seed_is_another_tournament() -> None:
    assert tournament(plan("random", "random", seed=1)) != tournament(plan("random", "random", seed=2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(players: int) -> None:
    names = tuple("abcd"[:players])
    uneven = Plan("era", names, 2 * players + 1)  # rounded up to whole rotations
    assert uneven.total == 3 * players
    seats = [seating(uneven, number) for number in range(uneven.total)]
    for seat in range(players):
        for bot in range(players):
            assert sum(row[seat] == bot for row in seats) == 3
    assert all(sorted(row) == list(range(players)) for row in seats)


def test_bots_are_really_seated_in_rotation() -> None:
    several = plan("greedy", "random", games=4)
    summary = summarise(several, tournament(several))
    assert [standing.seats for standing in summary.standings] == [{0: 2, 1: 2}, {0: 2, 1: 2}]


def test_a_shared_win_is_split() -> None:
    outcomes = [
        Outcome(0, (0, 1), (0, 1), (5, 5), ({"vp": 5}, {"vp": 5}), ("", ""), 10),
        Outcome(1, (1, 0), (1,), (3, 9), ({"vp": 3}, {"vp": 9}), ("", ""), 20),
    ]
    summary = summarise(Plan("era", ("a", "b"), 2), outcomes)
    first, second = summary.standings
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.mean, second.mean) == (7.0, 4.0)
    assert first.rows == {"vp": 7.0}
    assert summary.decisions == 15


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(95, 100)
    assert round(low, 4) == 0.8882
    assert round(high, 4) == 0.9785
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_alone_every_bot_plays_the_same_deals() -> None:
    alone = plan("random", "random", games=3, solo=True)
    outcomes = tournament(alone)
    assert len(outcomes) == 6
    assert [outcome.seats for outcome in outcomes] == [(0,), (1,)] * 3
    assert outcomes[0].totals == outcomes[1].totals  # the same bot, the same deal


def test_a_game_that_does_not_end_is_reported() -> None:
    with pytest.raises(Stuck, match="after 5 decisions"):
        tournament(plan("random", "random", cap=5))
    ran = run("arena", "era", "--games", "4", "--jobs", "2", "--cap", "5")
    assert ran.code == 1
    assert "not over after 5 decisions" in ran.err
    assert ran.err.count("\n") == 1


def test_bots_get_a_limit_on_rounds_unless_one_is_given() -> None:
    assert Plan("era", ("random",), 1).full_options() == {"round_limit": 60}
    assert Plan("era", ("random",), 1, options={"round_limit": 3}).full_options() == {"round_limit": 3}


# ---- on the command line


def test_json_is_one_document_that_only_time_changes() -> None:
    words = ["arena", "era", "--bots", "greedy,random", "--games", "4", "--seed", "x", "--json"]
    words += ["--option", "round_limit=2"]
    docs = [json.loads(run(*words, "--jobs", jobs).out) for jobs in ("1", "2")]
    for doc in docs:
        assert doc.pop("games_a_second") > 0
        assert doc.pop("seconds") > 0
        doc.pop("jobs")
    assert docs[0] == docs[1]
    assert [bot["bot"] for bot in docs[0]["bots"]] == ["greedy", "random"]
    assert docs[0]["options"] == {"round_limit": 2}
    assert sum(bot["wins"] for bot in docs[0]["bots"]) == 4


@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["coloured", "plain"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_tables_tell_wins_intervals_and_rows(lang: str, plain: list[str]) -> None:
    words = ["arena", "era", "--bots", "random,random,greedy", "--games", "3", "--jobs", "1"]
    words += ["--option", "round_limit=1"]
    ran = run(*words, "--lang", lang, *plain)
    assert ran.code == 0
    assert ran.err == ""
    for word in ("random 1", "random 2", "greedy", "%", {"en": "Longhouses", "ru": "Дома"}[lang]):
        assert word in ran.out


def test_alone_there_are_quantiles_and_ranks() -> None:
    ran = run(*["arena", "era", "--bots", "random", "--games", "3", "--jobs", "1", "--plain"])
    assert "50%" in ran.out
    assert "Serf: random 100.0 %" in ran.out


@pytest.mark.parametrize(("stop", "jobs"), [(signal.SIGINT, 2), (signal.SIGTERM, 1)], ids=["Ctrl-C", "kill"])
def test_a_long_run_says_how_it_stands_and_shows_what_it_has_when_it_is_broken_off(stop: int, jobs: int) -> None:
    words = ["arena", "villagers", "--bots", "random,random", "--games", "1000000", "--jobs", str(jobs), "--plain"]
    command = [sys.executable, "-m", "letopis", *words, "--lang", "en"]
    heard = partial(
        signal.signal, signal.SIGINT, signal.SIG_DFL
    )  # also where the tests run in the background, deaf to it
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heard
    ) as running:
        assert running.stderr is not None
        said = running.stderr.readline()
        running.send_signal(stop)
        out, err = running.communicate()
    assert re.fullmatch(r"Playing: [\d,]+ of 1,000,000\. random 1 [\d.]+ %, random 2 [\d.]+ %\n", said)
    assert (running.returncode, err) == (130, "")
    played = re.search(r"^Broken off: ([\d,]+) of 1,000,000 games were played\.$", out, re.MULTILINE)
    assert played is not None
    assert f"random 1: Games {played[1].replace(',', '')}, Wins " in out


def test_broken_off_before_there_is_anything_to_show_nothing_is_shown() -> None:
    plan = Plan("era", ("random", "greedy"), 2, solo=True)
    assert standing_text(plan, tournament(plan)[:1]) == ""
    assert standing_text(plan, tournament(plan)).startswith("random ")


def test_a_census_counts_who_could_use_what_who_did_and_how_they_fared() -> None:
    several = plan("greedy", "random", games=4, census=True)
    outcomes = tournament(several, jobs=1)
    assert [outcome._replace(uses=()) for outcome in outcomes] == tournament(plan("greedy", "random", games=4), jobs=1)
    farms = [uses for outcome in outcomes for uses in outcome.uses if ("farm", "build") in uses.made]
    counts = counted(outcomes)
    assert counts["farm", "build"].did == len(farms) > 0
    for use, count in counts.items():
        assert count.could == sum(use in uses.offered for outcome in outcomes for uses in outcome.uses)
        assert count.did <= count.could
        assert count.won <= count.did
    everybody = Outcome(
        0, (0, 1), (1,), (2, 8), ({}, {}), ("", ""), 1, uses=(Uses(BOTH, BOTH), Uses(BOTH, frozenset()))
    )
    assert counted([everybody])["farm", "build"].figures() == [2, 1, 0.0, -3.0]


def test_a_census_is_written_with_the_command_that_makes_it_again(tmp_path: Path) -> None:
    file = tmp_path / "census.json"
    words = [
        "era",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--seed",
        "x",
        "--option",
        "round_limit=2",
        "--jobs",
        "1",
    ]
    assert run("arena", *words, "--census", str(file)).code == 0
    doc = json.loads(file.read_text(encoding="utf-8"))
    assert (doc["game"], doc["games"], doc["players"]) == ("era", 2, 2)
    told = "letopis arena era --bots random,random --games 2 --seed x --option 'round_limit=2' --census FILE"
    assert doc["command"] == told
    assert 0 < doc["uses"]["longhouse"]["build"][0] <= 4
    elsewhere = run("arena", *words, "--census", str(tmp_path / "nowhere" / "census.json"))
    assert elsewhere.code != 0
    assert "census.json" in elsewhere.err
