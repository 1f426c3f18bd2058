"""What foretells the end: learned the same each time, better than what leads there, and written beside the game."""

import tomllib
from pathlib import Path

import pytest

import letopis
from letopis.arena.leaves import Leaves, Seen, foretell, learn_leaves
from letopis.bots import bot
from letopis.kernel.learned import FOLDER, LEAVES, leaves_of
from letopis.kernel.weights import Weights
from tests.terminal.running import run

FORETELLERS = [game.name for game in letopis.games() if game.learned().leaves is not None]


def test_some_games_foretell() -> None:
    assert "era" in FORETELLERS
    for game in letopis.games():
        if game.name not in FORETELLERS:
            evaluation = game.evaluation(2)
            assert game.guide(evaluation).leaves is evaluation


@pytest.mark.parametrize("name", FORETELLERS)
def test_what_foretells_says_where_it_comes_from_and_that_it_does(name: str) -> None:
    game = letopis.game(name)
    doc = tomllib.loads((game.room / FOLDER / LEAVES).read_text(encoding="utf-8"))
    assert doc["command"].startswith(f"letopis train {name} --leaves ")
    tables = [doc]
    if 1 in game.seats:
        tables.append(doc["alone"])
    if max(game.seats) > 2:
        tables.append(doc["several"])
    for table in tables:
        before, after = table["foretold"]
        assert after > before
        assert 0.0 < after < 1.0


@pytest.mark.parametrize("name", FORETELLERS)
def test_a_search_looks_at_its_leaves_by_it(name: str) -> None:
    game = letopis.game(name)
    leaves = game.learned().leaves
    assert leaves is not None
    for players in game.seats:
        position = game.new(players, seed=3)
        evaluation = game.evaluation(players)
        guide = game.guide(evaluation)
        greedy = bot("greedy", game, seed=3)
        while not evaluation.at_rest(position) or evaluation.progress(position) < 0.3:
            seat = position.awaiting[0]
            position.advance(greedy.choose(position, seat), seat)
        assert guide.leaves.weights is leaves.at(players)
        foretold = game.evaluation(players, leaves).outlooks(position)
        assert guide.leaf_values(position) == foretold
        outlooks = evaluation.outlooks(position)
        assert outlooks[:players] == [evaluation.outlook(position, seat) for seat in range(players)]
        assert foretold != outlooks


def test_a_fit_finds_what_foretells() -> None:
    seen = [
        Seen(([wood, stone], late, 2.0 * wood * (1.0 - late) - stone * late), 2.0 * wood * (1.0 - late) - stone * late)
        for wood in (-2.0, 0.5, 1.0, 3.0)
        for stone in (-1.0, 0.0, 2.0)
        for late in (0.0, 0.5, 1.0)
    ]
    found = foretell(seen, seen, Weights(("wood", "stone"), [0.0, 0.0], [0.0, 0.0], [20.0, 4.0]), False)
    assert found.weights.early == pytest.approx([2.0, 0.0], abs=0.1)
    assert found.weights.late == pytest.approx([0.0, -1.0], abs=0.1)
    assert found.before < 0.1 < 0.99 < found.after
    assert found.moments == 2 * len(seen)
    assert found.weights.spreads == [1.0, 1.0]  # nothing is left to happen


@pytest.fixture(scope="module")
def learned() -> Leaves:
    return learn_leaves("era", 36, seed=3)


def test_the_same_seed_learns_the_same_and_leaves_the_game_as_it_was(learned: Leaves) -> None:
    game = letopis.game("era")
    before = game.learned().leaves
    assert learn_leaves("era", 36, seed=3, jobs=2).text() == learned.text()
    assert game.learned().leaves is before


def test_the_file_says_all_that_is_needed_to_read_it(learned: Leaves) -> None:
    names = letopis.game("era").evaluates.feature_names
    found = leaves_of(tomllib.loads(learned.text()), names)
    assert set(learned.found) == {"alone", "two", "several"}
    for kind, players in (("alone", 1), ("two", 2), ("several", 3), ("several", 4)):
        assert found.at(players).late == pytest.approx(learned.found[kind].weights.late, abs=1e-4)


def test_the_command_learns_it(tmp_path: Path) -> None:
    out = tmp_path / LEAVES
    ran = run("train", "villagers", "--leaves", "--games", "45", "--out", str(out), "--jobs", "1")
    assert ran.code == 0, ran.err
    assert "foretold" in ran.out
    assert all(words in ran.out for words in ("Alone", "Two seats", "Several seats"))
    doc = tomllib.loads(out.read_text(encoding="utf-8"))
    assert leaves_of(doc, letopis.game("villagers").evaluates.feature_names).alone is not None
