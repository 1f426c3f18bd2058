"""One's own bot: a class by its place, what was trained by its file; and what a bot does wrong is named."""

from pathlib import Path

import pytest

import letopis
from letopis import bots
from letopis.arena import Ladder, Plan, Stuck, climb, summarise, tournament
from letopis.arena.tournament import best_but
from tests.terminal.running import run

OWN = '''
"""Bots of one's own."""


class Thrifty:
    """Takes the last action there is: ten lines are enough."""

    def __init__(self, game, seed):
        self.game = game

    def choose(self, position, seat):
        return position.legal(seat)[-1]


class Patient(Thrifty):
    def __init__(self, game, seed, budget):
        self.budget = budget

    def choose(self, position, seat):
        return position.legal(seat)[0].text


class Raises(Thrifty):
    def choose(self, position, seat):
        raise RuntimeError("no idea")


class Nonsense(Thrifty):
    def choose(self, position, seat):
        return 42


class Cheats(Thrifty):
    def choose(self, position, seat):
        return "take everything"


class Broken(Thrifty):
    def __init__(self, game, seed):
        raise OSError("no memory of anything")


class Idle:
    def __init__(self, game, seed):
        pass
'''
ERA = letopis.game("era")
NAMES = [game.name for game in letopis.games()]


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of them in the folder one stands in, under a name of its own."""
    module = f"own_{abs(hash(tmp_path))}"
    (tmp_path / f"{module}.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return module


def plan(*names: str, game: str = "era", games: int = 2, forfeit: bool = False) -> Plan:
    options = {"round_limit": 1} if game == "era" else {}
    return Plan(game, names, games, 7, options, forfeit=forfeit)


@pytest.mark.parametrize("game", NAMES)
def test_a_class_of_ten_lines_plays_every_game(own: str, game: str) -> None:
    outcomes = tournament(plan(f"{own}:Thrifty@100ms", "random", game=game))
    assert [outcome.fault for outcome in outcomes] == ["", ""]
    assert summarise(plan(f"{own}:Thrifty@100ms", "random", game=game), outcomes).standings[0].games == 2


def test_it_stands_on_the_ladder_and_sits_in_the_terminal(own: str) -> None:
    ladder = Ladder("era", ("random", f"{own}:Thrifty"), (2,), 2, options={"round_limit": 1})
    assert {rung.bot for rung in climb(ladder).rungs} == {"random", f"{own}:Thrifty"}
    seats = f"{own}:Thrifty@50ms:Ann,{own}:Patient"
    ran = run("play", "era", "--seats", seats, "--option", "round_limit=1", "--lang", "en", "--plain")
    assert ran.code == 0, ran.err
    assert "Ann" in ran.out
    assert "Patient" in ran.out


def test_it_is_told_its_budget_or_finds_it(own: str) -> None:
    patient = bots.bot(f"{own}:Patient@20ms", ERA)
    assert patient.player.budget.seconds == 0.02  # type: ignore[attr-defined]
    assert patient.choose(ERA.new(2, 1), 0) == ERA.new(2, 1).legal(0)[0]
    assert bots.with_time(f"{own}:Patient", 0.5) == f"{own}:Patient@500ms"


def test_whoever_runs_a_server_allows_it_at_tables(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LETOPIS_BOTS", f"thrift={own}:Thrifty@30ms, lost={own}:Nowhere")
    assert bots.levels()[-1] == "thrift"
    assert bots.bot("thrift", ERA).choose(ERA.new(2, 1), 0) == ERA.new(2, 1).legal(0)[-1]
    with pytest.raises(letopis.BadOption, match=r"'lost' cannot be used: own_\w+ has no Nowhere"):
        bots.bot("lost", ERA)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("{own}:Missing", "has no Missing"),
        ("{own}_lost:Thrifty", "cannot be imported"),
        ("{own}:Broken", "makes no bot: OSError"),
        ("{own}:Idle", "Idle has no choose"),
        ("{own}:OWN.x", "has no OWN.x"),
        ("greedy:weights=lost.toml", "lost.toml"),
    ],
)
def test_what_is_no_bot_says_why(own: str, name: str, why: str) -> None:
    ran = run("arena", "era", "--bots", f"{name.format(own=own)},random", "--games", "2")
    assert ran.code == 2
    assert why in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("bot", "how"),
    [
        ("Raises", r"raised RuntimeError\('no idea'\) in choose \(own_.*py, line \d+\)"),
        ("Nonsense", "chose 42, which is no action"),
        ("Cheats", "chose “take everything”, not allowed"),
    ],
)
def test_a_bot_that_fails_is_named_and_stops_the_run_or_loses_its_game(own: str, bot: str, how: str) -> None:
    name = f"{own}:{bot}"
    with pytest.raises(Stuck, match=f"game 0, decision 0: {name} {how}"):
        tournament(plan(name, "random"))
    asked = plan(name, "random", games=4, forfeit=True)
    standings = summarise(asked, tournament(asked)).standings
    assert [standing.wins for standing in standings] == [0, 4]
    assert [len(standing.faults) for standing in standings] == [4, 0]
    assert name in standings[0].faults[0]


def test_in_the_terminal_it_is_named_and_the_game_kept(own: str) -> None:
    ran = run("play", "era", "--seats", f"human,{own}:Raises", "--lang", "en", typed=["1"] * 400)
    assert ran.code == 1
    assert ran.err.startswith("letopis: Raises cannot go on: it raised RuntimeError('no idea')")
    assert ran.err.count("\n") == 1


def test_the_first_place_goes_to_the_others() -> None:
    assert best_but([[2], [0, 1]], 2) == [0, 1]
    assert best_but([[0, 1, 2]], 1) == [0, 2]


def test_what_was_trained_plays_by_its_file(tmp_path: Path) -> None:
    own = ERA.room / "learned" / "weights.toml"
    other = tmp_path / "mine.toml"
    names = ERA.evaluates.feature_names
    lines = [f"{name} = [{number}.0, 0.5]" for number, name in enumerate(names)]
    other.write_text("spread = [9.0, 2.0]\n[features]\n" + "\n".join(lines), encoding="utf-8")
    usual, trained = (bots.bot(f"master:weights={file}@4", ERA, 1) for file in (own, other))
    assert usual.learned is not None
    assert trained.learned is not None
    assert usual.learned.two.early == ERA.learned().two.early
    assert trained.learned.two.early == [float(number) for number in range(len(names))]
    assert bots.split(f"master:weights={other}@4") == ("master", str(other), "4")
    other.write_text("spread = [9.0, 2.0]\n[features]\nluck = [1, 1]\n", encoding="utf-8")
    with pytest.raises(letopis.BadData, match="no feature has this name"):
        bots.bot(f"greedy:weights={other}", ERA)
