"""Priors are sums in learned weights: learned the same each time, and written beside the game."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import letopis
from letopis.arena.priors import Example, Insight, figures_of, fit_priors, learn_priors
from letopis.bots import bot
from letopis.kernel.errors import BadData, BadOption
from letopis.kernel.learned import FOLDER, PRIORS, priors_of
from letopis.testing.evaluating import moments
from tests.terminal.running import run

THINKERS = [game.name for game in letopis.games() if game.guides.prior_names]


def test_somebody_thinks() -> None:
    assert "bruges" in THINKERS


@pytest.mark.parametrize("name", THINKERS)
def test_every_thought_has_its_weight_and_says_where_it_comes_from(name: str) -> None:
    game = letopis.game(name)
    priors = game.learned().priors
    assert priors is not None
    assert priors.names == game.guides.prior_names
    assert len(set(priors.names)) == len(priors.names)
    text = (game.room / FOLDER / PRIORS).read_text(encoding="utf-8")
    assert f'command = "letopis train {name} --priors ' in text


@pytest.mark.parametrize("name", THINKERS)
def test_a_thought_is_the_sum_of_its_figures_and_changes_nothing(name: str) -> None:
    game = letopis.game(name)
    learned = game.learned().priors
    assert learned is not None
    guide = game.guide(game.evaluation(2))
    judged = 0
    used: set[int] = set()
    for position in moments(game, 2, 5, "greedy")[:-1]:
        seat = position.awaiting[0]
        actions = list(position.legal(seat))
        weights = learned.mixed(guide.evaluation.progress(position))
        before = position.dump()
        thoughts = guide.linear_priors(position, seat, actions, weights)
        if thoughts is not None:
            figures = figures_of(guide, position, seat, actions)
            assert thoughts == pytest.approx([sum(map(float.__mul__, weights, row)) for row in figures], abs=1e-6)
            assert thoughts == guide.priors(position, seat, actions)
            used |= {number for row in figures for number in range(len(row)) if row[number]}
            judged += 1
        assert position.dump() == before
    assert judged > 50
    assert len(used) > len(guide.prior_names) // 2


@pytest.mark.parametrize("name", THINKERS)
def test_the_choice_of_a_rollout_is_a_legal_action(name: str) -> None:
    game = letopis.game(name)
    guide = game.guide(game.evaluation(3))
    for position in moments(game, 3, 6, "random")[:-1]:
        seat = position.awaiting[0]
        actions = position.legal(seat)
        choice = guide.rollout_choice(position, seat, actions, 1)
        assert choice is None or choice in actions


@pytest.mark.parametrize("name", THINKERS)
def test_first_thoughts_alone_beat_random_play(name: str) -> None:
    game = letopis.game(name)
    guide = game.guide(game.evaluation(2))
    won = 0
    for number in range(4):
        position = game.new(players=2, seed=number)
        other = bot("random", game, number)
        while not position.over:
            seat = position.awaiting[0]
            actions = position.legal(seat)
            action = other.choose(position, seat)
            if seat == number % 2:
                priors = guide.priors(position, seat, actions)
                action = actions[priors.index(max(priors))]
            position.advance(action, seat)
        won += position.ranking()[0] == [number % 2]
    assert won == 4


def test_a_fit_finds_what_a_search_prefers() -> None:
    likes_wood = Example(0.0, [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [0.7, 0.1, 0.2])
    likes_stone = Example(1.0, [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [0.1, 0.7, 0.2])
    weights = fit_priors([likes_wood, likes_stone] * 20, ("wood", "stone"))
    assert weights.early[0] > 1.0 > 0.0 > weights.early[1]
    assert weights.late[1] > 1.0 > 0.0 > weights.late[0]


@pytest.fixture(scope="module")
def hurried() -> Iterator[None]:
    """Fewer steps to what is learned."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("letopis.arena.priors.DESCENTS", 40)
        yield


@pytest.fixture(scope="module")
def insight(hurried: None) -> Insight:
    return learn_priors("bruges", 10, seed=3, iterations=2)


def test_the_same_seed_learns_the_same_and_leaves_the_game_as_it_was(insight: Insight) -> None:
    before = letopis.game("bruges").learned().priors
    again = learn_priors("bruges", 10, seed=3, jobs=2, iterations=2)
    assert insight.text() == again.text()
    assert insight.least < insight.doubt
    assert letopis.game("bruges").learned().priors is before


def test_the_file_says_all_that_is_needed_to_read_it(insight: Insight) -> None:
    found = priors_of(tomllib.loads(insight.text()), letopis.game("bruges").guides.prior_names)
    assert found.early == pytest.approx(insight.weights.early, abs=1e-4)
    assert found.late == pytest.approx(insight.weights.late, abs=1e-4)


@pytest.mark.usefixtures("hurried")
def test_the_command_learns_them(tmp_path: Path) -> None:
    out = tmp_path / PRIORS
    ran = run("train", "bruges", "--priors", "--games", "10", "--out", str(out), "--jobs", "1", "--iterations", "2")
    assert ran.code == 0, ran.err
    assert "nats" in ran.out
    assert priors_of(tomllib.loads(out.read_text(encoding="utf-8")), letopis.game("bruges").guides.prior_names).names


def test_a_game_without_priors_has_none_to_learn() -> None:
    without = next(game.name for game in letopis.games() if not game.guides.prior_names)
    with pytest.raises(BadOption) as bad:
        learn_priors(without, 20)
    assert bad.value.option == "game"


@pytest.mark.parametrize(
    ("doc", "key"),
    [
        ({}, "features"),
        ({"features": {}}, "features.dice"),
        ({"features": {"dice": [1, 1], "cards": [1, 1]}}, "features.cards"),
        ({"features": {"dice": [1]}}, "features.dice"),
    ],
)
def test_priors_that_do_not_fit_are_told_by_name(doc: dict[str, object], key: str) -> None:
    with pytest.raises(BadData) as bad:
        priors_of(doc, ("dice",))
    assert (bad.value.file, bad.value.key) == (PRIORS, key)
