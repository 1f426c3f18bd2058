"""Bots are registered once: ours in one table, another package's by its entry point; a broken one spoils nothing."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

import letopis
from letopis import bots
from letopis.advice import teacher
from letopis.terminal.seats import read_seats
from letopis.terminal.words import Words
from tests.packages import install

ORACLE = """
from letopis.bots import Bot, BotKind, Budget


class Oracle(Bot):
    \"\"\"Takes the last action there is.\"\"\"

    def __init__(self, game, seed, budget):
        super().__init__(game, seed)
        self.budget = budget

    def choose(self, position, seat):
        return position.legal(seat)[-1]

    def ranked(self, position, seat):
        return [(action, float(-place)) for place, action in enumerate(reversed(position.legal(seat)))]


KIND = BotKind(Oracle, budget="250ms", level=True, teaches=True)
SHY = BotKind(lambda game, seed: Oracle(game, seed, Budget(1.0, 0)))
TEXT = "a bot?"
"""
POINTS = {
    "oracle": "letopis_oracle:KIND",
    "shy": "letopis_oracle:SHY",
    "text": "letopis_oracle:TEXT",
    "lost": "letopis_oracle:NOWHERE",
    "missing": "letopis_nowhere:KIND",
    "master": "letopis_oracle:KIND",
    "human": "letopis_oracle:KIND",
    "An@me": "letopis_oracle:KIND",
}
ERA = letopis.game("era")
OURS = ["random", "apprentice", "greedy", "monte_carlo", "journeyman", "master"]


@pytest.fixture
def oracle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two good bots and six bad ones."""
    install(tmp_path, "letopis_oracle", ORACLE, "letopis.bots", POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "letopis_oracle", raising=False)
    return tmp_path


@pytest.mark.plain
def test_a_bot_of_another_package_stands_after_ours(oracle: Path) -> None:
    assert bots.names() == [*OURS, "oracle", "shy"]
    assert bots.levels() == ["apprentice", "journeyman", "master", "oracle"]
    assert bots.with_time("oracle", 2.0) == "oracle@2000ms"
    assert bots.with_time("shy", 2.0) == "shy"
    assert teacher(0.5) == "oracle@500ms"
    assert [seat.name for seat in read_seats("human:Anna,oracle", ERA, Words("en"))] == ["Anna", "Oracle"]


@pytest.mark.plain
def test_it_plays_with_its_own_budget_or_another(oracle: Path) -> None:
    position = ERA.new(2, 1)
    oracular = bots.bot("oracle", ERA)
    assert oracular.choose(position, 0) == position.legal(0)[-1]
    assert oracular.think(position, 0).best.action == position.legal(0)[-1]
    assert oracular.budget.seconds == 0.25  # type: ignore[attr-defined]
    assert bots.bot("oracle@7", ERA).budget.iterations == 7  # type: ignore[attr-defined]
    with pytest.raises(letopis.BadOption, match="shy has no budget"):
        bots.bot("shy@7", ERA)


def test_a_broken_one_is_complained_of_and_spoils_nothing(oracle: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "letopis.bots"):
        assert bots.names() == [*OURS, "oracle", "shy"]
        bots.names()
    told = sorted(record.getMessage() for record in caplog.records)
    assert len(told) == 6  # each once
    assert all("letopis-oracle is left out" in line for line in told)
    for name, why in {
        "text": "letopis_oracle:TEXT is no BotKind",
        "lost": "NOWHERE",
        "missing": "letopis_nowhere:KIND cannot be loaded: ModuleNotFoundError",
        "human": "none of human, me, open, invited",
    }.items():
        with pytest.raises(letopis.BadOption, match=f"'{name}' cannot be used: .*{why}"):
            bots.bot(name, ERA)
    assert type(bots.bot("master", ERA)).__module__ == "letopis.bots.search"


def test_it_plays_in_the_arena(oracle: Path) -> None:
    command = "import sys; from letopis.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["arena", "era", "--bots", "oracle,random", "--games", "2", "--option", "round_limit=1", "--json"]
    places = os.pathsep.join(filter(None, [str(oracle), os.environ.get("PYTHONPATH", "")]))
    ran = subprocess.run(
        [sys.executable, "-c", command, *words], env={**os.environ, "PYTHONPATH": places}, capture_output=True
    )
    assert ran.returncode == 0, ran.stderr
    assert [bot["bot"] for bot in json.loads(ran.stdout)["bots"]] == ["oracle", "random"]
    assert b"the bot 'lost' of letopis-oracle is left out" in ran.stderr


def test_the_next_time_it_is_gone(oracle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "oracle" in bots.names()
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place != str(oracle)])
    assert bots.names() == OURS
    assert teacher(1.0) == "master@1000ms"
