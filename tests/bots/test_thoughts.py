"""First thoughts are sums in learned weights: learned the same each time, and written beside what else was learned."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import letopis
from letopis.arena.thoughts import Example, Insight, figures_of, fit_thoughts, learn_thoughts
from letopis.arena.training import Course
from letopis.bots import bot
from letopis.kernel.errors import BadData, BadOption
from letopis.kernel.weights import FILE, Weights, read_weights, weights_of
from tests.harness.evaluating import moments
from tests.terminal.running import run

THINKERS = [game.name for game in letopis.games() if game.thought_names]


def test_somebody_thinks() -> None:
    assert "bruges" in THINKERS


@pytest.mark.parametrize("name", THINKERS)
def test_every_thought_has_its_weight_and_says_where_it_comes_from(name: str) -> None:
    game = letopis.game(name)
    thoughts = game.weights.thoughts
    assert thoughts is not None
    assert thoughts.names == game.thought_names
    assert len(set(thoughts.names)) == len(thoughts.names)
    text = (game.room / FILE).read_text(encoding="utf-8")
    assert f'command = "letopis train {name} --thoughts ' in text


@pytest.mark.parametrize("name", THINKERS)
def test_a_thought_is_the_sum_of_its_figures_and_changes_nothing(name: str) -> None:
    game = letopis.game(name)
    learned = game.weights.thoughts
    assert learned is not None
    judged = 0
    used: set[int] = set()
    for position in moments(game, 2, 5, "greedy")[:-1]:
        seat = position.awaiting[0]
        actions = list(position.legal(seat))
        weights = learned.mixed(game.progress(position))
        before = position.dump()
        thoughts = game.thoughts_on(position, seat, actions, weights)
        if thoughts is not None:
            figures = figures_of(game, position, seat, actions)
            assert thoughts == pytest.approx([sum(map(float.__mul__, weights, row)) for row in figures], abs=1e-6)
            assert thoughts == game.hunches(position, seat, actions)
            used |= {number for row in figures for number in range(len(row)) if row[number]}
            judged += 1
        assert position.dump() == before
    assert judged > 50
    assert len(used) > len(game.thought_names) // 2


@pytest.mark.parametrize("name", THINKERS)
def test_an_impulse_is_a_legal_action(name: str) -> None:
    game = letopis.game(name)
    for position in moments(game, 3, 6, "random")[:-1]:
        seat = position.awaiting[0]
        actions = position.legal(seat)
        impulse = game.impulse(position, seat, actions, 1)
        assert impulse is None or impulse in actions


@pytest.mark.parametrize("name", THINKERS)
def test_first_thoughts_alone_beat_random_play(name: str) -> None:
    game = letopis.game(name)
    won = 0
    for number in range(4):
        position = game.new(players=2, seed=number)
        other = bot("random", game, number)
        while not position.over:
            seat = position.awaiting[0]
            actions = position.legal(seat)
            action = other.choose(position, seat)
            if seat == number % 2:
                hunches = game.hunches(position, seat, actions)
                if hunches is not None:
                    action = actions[hunches.index(max(hunches))]
            position.advance(action, seat)
        won += position.ranking()[0] == [number % 2]
    assert won == 4


def test_a_fit_finds_what_a_search_prefers() -> None:
    likes_wood = Example(0.0, [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [0.7, 0.1, 0.2])
    likes_stone = Example(1.0, [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [0.1, 0.7, 0.2])
    weights = fit_thoughts([likes_wood, likes_stone] * 20, ("wood", "stone"))
    assert weights.early[0] > 1.0 > 0.0 > weights.early[1]
    assert weights.late[1] > 1.0 > 0.0 > weights.late[0]


@pytest.fixture(scope="module")
def hurried() -> Iterator[None]:
    """Fewer steps to what is learned."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("letopis.arena.thoughts.DESCENTS", 40)
        yield


@pytest.fixture(scope="module")
def insight(hurried: None) -> Insight:
    return learn_thoughts("bruges", 10, seed=3, iterations=2)


def test_the_same_seed_learns_the_same_and_leaves_the_game_as_it_was(insight: Insight) -> None:
    before = letopis.game("bruges").weights.thoughts
    again = learn_thoughts("bruges", 10, seed=3, jobs=2, iterations=2)
    assert insight.text("") == again.text("")
    assert insight.least < insight.doubt
    assert letopis.game("bruges").weights.thoughts is before


def test_what_else_was_learned_stays_in_the_file(insight: Insight, tmp_path: Path) -> None:
    game = letopis.game("bruges")
    file = tmp_path / FILE
    file.write_text((game.room / FILE).read_text(encoding="utf-8"), encoding="utf-8")
    file.write_text(insight.text(file.read_text(encoding="utf-8")), encoding="utf-8")
    found = read_weights(tmp_path, game.feature_names, game.thought_names)
    assert found.early == game.weights.early
    assert found.thoughts is not None
    assert found.thoughts.early == pytest.approx(insight.weights.early, abs=1e-4)
    course = Course("bruges", 10, 1, False, Weights(found.names, found.late, found.early, found.spreads))
    file.write_text(course.text("letopis train bruges", file.read_text(encoding="utf-8")), encoding="utf-8")
    last = read_weights(tmp_path, game.feature_names, game.thought_names)
    assert last.early == found.late
    assert last.thoughts is not None
    assert last.thoughts.early == found.thoughts.early


@pytest.mark.usefixtures("hurried")
def test_the_command_learns_them(tmp_path: Path) -> None:
    out = tmp_path / FILE
    ran = run("train", "bruges", "--thoughts", "--games", "10", "--out", str(out), "--jobs", "1", "--iterations", "2")
    assert ran.code == 0, ran.err
    assert "nats" in ran.out
    game = letopis.game("bruges")
    assert read_weights(tmp_path, game.feature_names, game.thought_names).thoughts is not None


def test_a_game_without_thoughts_has_none_to_learn() -> None:
    without = next(game.name for game in letopis.games() if not game.thought_names)
    with pytest.raises(BadOption) as bad:
        learn_thoughts(without, 20)
    assert bad.value.option == "game"


@pytest.mark.parametrize(
    ("thoughts", "key"),
    [
        (3, "thoughts"),
        ({}, "thoughts.features"),
        ({"features": {}}, "thoughts.features.dice"),
        ({"features": {"dice": [1, 1], "cards": [1, 1]}}, "thoughts.features.cards"),
        ({"features": {"dice": [1]}}, "thoughts.features.dice"),
    ],
)
def test_thoughts_that_do_not_fit_are_told_by_name(thoughts: object, key: str) -> None:
    doc = {"spread": [1, 1], "features": {"wood": [1, 1]}, "thoughts": thoughts}
    with pytest.raises(BadData) as bad:
        weights_of(doc, ("wood",), ("dice",))
    assert bad.value.key == key
