"""Learning: weights that fit what was seen, the same for the same seed, and clear words when it cannot be."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import letopis
from letopis.arena.leaves import learn_leaves
from letopis.arena.priors import learn_priors
from letopis.arena.training import calibrate, fit, train
from letopis.bots import bot
from letopis.kernel.errors import BadData, BadOption
from letopis.kernel.learned import ALONE, FOLDER, LEAVES, WEIGHTS, Learned, leaves_of, read_learned, weights_of
from letopis.kernel.weights import Weights, no_weights
from tests.terminal.running import run

LEARNERS = [game.name for game in letopis.games() if game.evaluates.feature_names]

FEW = ("--iterations", "8")


def test_a_fit_finds_what_things_are_worth() -> None:
    ways = [
        [([float(a), float(b)], late, 2.0 * a + (1.0 - late) * b) for late in (0.0, 0.5, 1.0)]
        for a in range(6)
        for b in range(5)
    ]
    alone = [[row] for way in ways for row in way]  # the end alone says the same
    for seen in (ways, [*alone, []]):
        early, late = fit(seen, no_weights(("wood", "time")))
        assert early == pytest.approx([2.0, 1.0], abs=0.3)
        assert late == pytest.approx([2.0, 0.0], abs=0.3)


def test_luck_at_the_end_is_not_put_down_to_how_it_began() -> None:
    """All had one wood and made two points of it; then those who had begun with two more of time were lucky."""
    ways = [
        [([1.0, time], 0.0, 2.0 + luck), *[([0.0, 0.0], 0.5, luck)] * 60] for time, luck in ((0.0, 0.0), (2.0, 10.0))
    ]
    early, _ = fit(ways * 20, no_weights(("wood", "time")))
    assert 0.0 <= early[1] < 1.0  # waiting for the end it would be 5


def test_a_constant_makes_up_for_what_all_were_off_by() -> None:
    rows = [([1.0, float(a)], late, 7.0 - 3.0 * late + a) for a in range(4) for late in (0.0, 0.4, 1.0)]
    weights = Weights(("game", "wood"), [0.0, 1.0], [0.0, 1.0], [1.0, 1.0])
    assert calibrate(rows, weights) > 5.0
    assert weights.early == pytest.approx([7.0, 1.0])
    assert weights.late == pytest.approx([4.0, 1.0])
    assert calibrate(rows, weights) < 0.001


def test_every_game_has_weights_and_says_where_they_come_from() -> None:
    assert {game.name for game in letopis.games()} == set(LEARNERS)
    for name in LEARNERS:
        game = letopis.game(name)
        text = (game.room / FOLDER / WEIGHTS).read_text(encoding="utf-8")
        assert f'command = "letopis train {name} ' in text or "# Written by hand" in text
        assert 15 <= len(game.evaluates.feature_names) <= 80
        assert len(set(game.evaluates.feature_names)) == len(game.evaluates.feature_names)


@pytest.mark.parametrize("name", LEARNERS[:1])
def test_the_same_seed_learns_the_same(name: str) -> None:
    first = train(name, 10, seed=3, rounds=1, iterations=8)
    again = train(name, 10, seed=3, rounds=1, jobs=2, iterations=8)
    assert first.text("x") == again.text("x")
    assert len(first.turns) == 1


def test_learning_leaves_the_game_as_it_was() -> None:
    game = letopis.game(LEARNERS[0])
    own = game.learned().two
    before = (own, [*own.early], [*own.late])
    train(LEARNERS[0], 10, seed=1, rounds=1, iterations=8)
    own = game.learned().two
    assert (own, [*own.early], [*own.late]) == before


@pytest.mark.parametrize(
    ("doc", "key"),
    [
        ({"spread": [1, 1]}, "features"),
        ({"spread": [1, 1], "features": {"wood": [1, 1], "gold": [1, 1]}}, "features.gold"),
        ({"spread": [1, 1], "features": {}}, "features.wood"),
        ({"spread": [1, 1], "features": {"wood": [1]}}, "features.wood"),
        ({"spread": [1, 1], "features": {"wood": ["a", 1]}}, "features.wood"),
        ({"spread": [0, 1], "features": {"wood": [1, 1]}}, "spread"),
        ({"features": {"wood": [1, 1]}}, "spread"),
        ({"spread": [1, 1], "features": {"wood": [1, 1]}, "alone": 3}, "alone"),
        ({"spread": [1, 1], "features": {"wood": [1, 1]}, "several": {"spread": [1, 1]}}, "several.features"),
        ({"spread": [1, 1], "features": {"wood": [1, 1]}, "alone": {"spread": [1, 1]}}, "alone.features"),
    ],
)
def test_weights_that_do_not_fit_are_told_by_name(doc: dict[str, object], key: str) -> None:
    with pytest.raises(BadData) as bad:
        leaves_of(doc, ("wood",))
    assert bad.value.key == key


def test_a_file_that_is_no_toml_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / WEIGHTS).write_text("= =", encoding="utf-8")
    with pytest.raises(BadData):
        read_learned(tmp_path, ("wood",))
    (tmp_path / FOLDER / WEIGHTS).unlink()
    assert isinstance(read_learned(tmp_path, ("wood",)), Learned)


@pytest.mark.parametrize("learn", [train, learn_priors, learn_leaves])
def test_too_few_games_are_an_error(learn: Callable[[str, int], object]) -> None:
    with pytest.raises(BadOption) as bad:
        learn("bruges", 3)
    assert bad.value.option == "games"


@pytest.mark.parametrize(
    "wishes",
    [("--priors", "--alone"), ("--leaves", "--alone"), ("--leaves", "--priors"), ("--leaves", "--iterations", "9")],
)
def test_wishes_that_do_not_go_together_are_an_error(wishes: tuple[str, ...]) -> None:
    ran = run("train", "bruges", *wishes)
    assert ran.code == 2
    assert wishes[0] in ran.err
    assert wishes[1] in ran.err


def test_only_a_game_for_one_is_learned_alone() -> None:
    with pytest.raises(BadOption) as bad:
        train("bruges", 20, rounds=2, alone=True)
    assert bad.value.option == "alone"


def test_a_search_may_foretell_by_weights_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / WEIGHTS).write_text("spread = [9, 1]\n[features]\nwood = [1, 1]\n")
    assert read_learned(tmp_path, ("wood",)).leaves is None
    (folder / LEAVES).write_text("spread = [9, 1]\n[features]\nwood = [2, 2]\n")
    found = read_learned(tmp_path, ("wood",))
    assert found.leaves is not None
    assert (found.two.early, found.leaves.two.early) == ([1.0], [2.0])
    (folder / LEAVES).write_text("spread = 9\n[features]\nwood = [2, 2]\n")
    with pytest.raises(BadData) as bad:
        read_learned(tmp_path, ("wood",))
    assert (bad.value.file, bad.value.key) == (LEAVES, "spread")


def test_a_game_alone_has_weights_of_its_own(tmp_path: Path) -> None:
    out = tmp_path / ALONE
    ran = run("train", "era", "--alone", "--games", "10", "--rounds", "1", "--out", str(out), "--jobs", "1", *FEW)
    assert ran.code == 0, ran.err
    game = letopis.game("era")
    found = weights_of(tomllib.loads(out.read_text(encoding="utf-8")), game.evaluates.feature_names, ALONE)
    learned = game.learned().but(found, alone=True)
    assert learned.at(1) is found
    assert learned.at(2) is game.learned().two
    assert found.early != game.learned().at(1).early


def test_the_command_writes_weights_that_can_be_read(tmp_path: Path) -> None:
    out = tmp_path / WEIGHTS
    ran = run("train", LEARNERS[0], "--games", "10", "--rounds", "1", "--out", str(out), "--jobs", "1", *FEW)
    assert ran.code == 0, ran.err
    names = letopis.game(LEARNERS[0]).evaluates.feature_names
    assert weights_of(tomllib.loads(out.read_text(encoding="utf-8")), names).names == names


def test_each_side_plays_by_what_it_has_learned() -> None:
    """Bots of one game with different weights: neither sees those of the other, and the game has its own."""
    game = letopis.game("bruges")
    own = game.learned()
    inverted = Weights(own.two.names, [-w for w in own.two.early], [-w for w in own.two.late], own.two.spreads)
    position = game.new(players=2, seed=3)
    sane = bot("greedy", game, 1)
    mad = bot("greedy", game, 1, own.but(inverted, alone=False))
    differed = 0
    while not position.over:
        seat = position.awaiting[0]
        before = sane.choose(position, seat)
        differed += mad.choose(position, seat) != before
        position.advance(before, seat)
    assert differed > 20
    assert game.learned() is own


def interrupted_after(count: int) -> Callable[[int], None]:
    """Ctrl-C when so many games were heard of."""
    heard = [0]

    def hear(done: int) -> None:
        heard[0] += done
        if heard[0] == count:
            raise KeyboardInterrupt

    return hear


def test_a_training_that_is_broken_off_is_as_if_less_had_been_asked_for() -> None:
    whole = train("villagers", 10, seed=3, rounds=1, iterations=1)
    broken = train("villagers", 20, seed=3, rounds=2, iterations=1, progress=interrupted_after(13))
    assert (broken.games, len(broken.turns)) == (10, 1)
    assert broken.text("") == whole.text("")
    with pytest.raises(KeyboardInterrupt):
        train("villagers", 20, seed=3, rounds=2, iterations=1, progress=interrupted_after(2))


@pytest.mark.soak
def test_games_of_leaves_that_were_played_are_kept() -> None:
    fewest = 9 * len(letopis.game("my_village").seats)
    broken = learn_leaves("my_village", fewest + 10, seed=3, progress=interrupted_after(fewest))
    assert broken.games == fewest
    assert f"--games {fewest} " in broken.command
