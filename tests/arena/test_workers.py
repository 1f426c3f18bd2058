"""Work on several cores: no main guard, errors whole, nothing lost when a worker dies, files that are gone on with."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from letopis.arena import Plan, tournament
from letopis.arena.games_file import BadGames, GamesFile, lines_of, manifest_path
from letopis.arena.workers import WorkerFailed, spread
from letopis.kernel.errors import BadOption
from letopis.research import dataset
from tests.terminal.running import run

ARENA = ["arena", "bruges", "--bots", "random,random", "--jobs", "1", "--json"]


def doubled(number: int) -> int:
    return 2 * number


def failing(number: int) -> int:
    if number == 3:
        raise BadOption("number", "3 is unlucky", "any other")
    return number


class Unsayable(Exception):
    """An error that no pickle brings back."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def unsayable(number: int) -> int:
    raise Unsayable(number, number)


def deadly_once(marks: str) -> str:
    """Ends its worker the first time it is asked."""
    mark = Path(marks)
    if not mark.exists():
        mark.write_text("here died a worker", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return mark.name


def deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_everything_is_done_once() -> None:
    assert sorted(spread(doubled, range(20), 2)) == [(number, 2 * number) for number in range(20)]


def test_an_error_arrives_as_it_was_raised_with_the_workers_traceback() -> None:
    with pytest.raises(BadOption) as error:
        list(spread(failing, range(6), 2))
    assert (error.value.option, error.value.problem) == ("number", "3 is unlucky")
    assert "in failing" in str(error.value.__cause__)
    with pytest.raises(WorkerFailed, match=r"Unsayable: (0 and 0|1 and 1)"):
        list(spread(unsayable, range(2), 2))


def test_what_a_dead_worker_had_is_done_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / f"mark {number}") for number in range(4)]
    for safe in marks[1:]:
        Path(safe).write_text("safe", encoding="utf-8")
    assert sorted(spread(deadly_once, marks, 2)) == [(n, f"mark {n}") for n in range(4)]
    with pytest.raises(WorkerFailed, match="ended 3 workers; the last with code -9"):
        list(spread(deadly, range(2), 2))


def test_a_script_without_a_main_guard_ends(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from letopis.arena import Plan, tournament\n"
        "outcomes = tournament(Plan('bruges', ('random', 'random'), 4, 1), jobs=2)\n"
        "print(len(outcomes))\n",
        encoding="utf-8",
    )
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert (ran.stdout, ran.stderr) == ("4\n", "")


def test_progress_hears_of_each_game() -> None:
    heard: list[int] = []
    tournament(Plan("bruges", ("random", "random"), 4, 1), progress=lambda done: heard.append(len(done)))
    assert heard == [1, 1, 1, 1]


def test_alone_only_who_beats_the_opponent_has_won() -> None:
    words = ["--games", "8", "--jobs", "1", "--json", "--bots", "greedy", "--seed", "9"]
    countess = json.loads(run("arena", "villagers", *words).out)["bots"][0]
    assert countess["wins"] == countess["titles"].get("rank-won", 0)
    assert countess["win_rate"] == countess["wins"] / 8
    philip = json.loads(run("arena", "era", *words).out)["bots"][0]
    assert (philip["wins"], philip["win_rate"], philip["interval"]) == (None, None, None)


# ---- games in a file


def test_games_are_recorded_gone_on_with_and_tabled(tmp_path: Path) -> None:
    games, table = tmp_path / "games.jsonl", tmp_path / "plies.parquet"
    recorded = [*ARENA, "--records", str(games)]
    short = json.loads(run(*recorded, "--games", "4").out)
    whole = games.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 4
    games.write_text("".join(lines[:2]) + lines[2][:50], encoding="utf-8")  # it was killed while it wrote
    again = json.loads(run(*recorded, "--games", "4", "--resume", "--table", str(table)).out)
    assert games.read_text(encoding="utf-8") == whole
    for timed in ("seconds", "games_a_second"):
        short.pop(timed)
        again.pop(timed)
    assert again == short

    rows = list(dataset.plies(games))
    read = dataset.read_table(table)
    assert read.num_rows == len(rows) == sum(doc["decisions"] for doc in lines_of(games))
    assert read.to_pylist() == rows
    made_by = dataset.manifest(read)
    assert made_by["plan"]["bots"] == ["random", "random"]
    assert made_by["actions"] == rows[0]["numbering"]
    assert {row["place"] for row in rows} <= {1, 2}
    seen = next(dataset.plies(games, observations=True))["observation"]
    assert len(seen) > 1000


def refused(*words: str) -> str:
    ran = run(*words)
    assert ran.code != 0
    assert ran.err.count("\n") == 1
    return ran.err


def test_what_does_not_fit_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    recorded = [*ARENA, "--records", str(games)]
    assert run(*recorded, "--games", "2").code == 0
    whole = games.read_bytes()
    assert "is there already" in refused(*recorded, "--games", "2")
    assert "its seed is 0, not 5" in refused(*recorded, "--games", "4", "--seed", "5", "--resume")
    assert "--table" in refused(*ARENA, "--table", str(tmp_path / "plies.parquet"))
    assert "--resume" in refused(*ARENA, "--resume")
    assert games.read_bytes() == whole
    assert run(*recorded, "--games", "4", "--resume").code == 0  # more games are the same plan
    assert games.read_bytes().startswith(whole)
    assert [doc["number"] for doc in lines_of(games)] == [0, 1, 2, 3]


def test_broken_files_are_named(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    plan = Plan("bruges", ("random", "random"), 2, 1, recorded=True)
    kept = GamesFile(games, plan)
    kept.add(tournament(plan))
    kept.close()
    doc: dict[str, Any] = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    doc["record"]["actions"][5] = "0 fly"
    games.write_text(json.dumps(doc) + "\n", encoding="utf-8")
    with pytest.raises(BadGames, match="game 0 does not replay: action 6"):
        list(dataset.plies(games))
    games.write_text("{}\nnonsense\n", encoding="utf-8")
    with pytest.raises(BadGames, match="line 2"):
        list(lines_of(games))
    with pytest.raises(BadGames, match="no game of a tournament"):
        GamesFile(games, plan, resume=True) if games.write_text("{}\n", encoding="utf-8") else None
    manifest_path(games).write_text("{", encoding="utf-8")
    with pytest.raises(BadGames, match=r"games\.manifest\.json cannot be read"):
        list(dataset.plies(games))
    broken = tmp_path / "plies.parquet"
    broken.write_bytes(b"PAR1 cut off")
    with pytest.raises(BadGames, match="is no table of plies"):
        dataset.read_table(broken)
