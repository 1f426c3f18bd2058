"""PettingZoo's and Gymnasium's own checkers, and what they do not check: masks, rewards, refusals."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import letopis
from letopis import BadOption, Refused
from letopis.research import gym, zoo

GAMES = [game.name for game in letopis.games()]
SOLO = [game.name for game in letopis.games() if 1 in game.seats]
# words of the checkers about environments such as ours, which are no faults: masks live in the observation, and
# numbers have no bounds
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_own_checker_has_nothing_to_say(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(name), num_cycles=60)


def test_flat_observations_pass_it_too() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env("my_village", players=3, flat=True, rewards="points"), num_cycles=30)


def test_the_same_seed_is_the_same_game() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: zoo.env("my_village"), num_cycles=30)


def test_seats_that_are_awaited_together_act_together() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(zoo.parallel_env("era", players=3), num_cycles=40)
    env = zoo.parallel_env("era", players=3)
    observed, _ = env.reset(seed=4)
    assert env.one.position.awaiting == (0, 1, 2)
    env.step({agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observed.items()})
    assert len(env.one.position.record().actions) == 3


@pytest.mark.parametrize("rewards", ["places", "points"])
def test_a_whole_game_pays_what_it_came_to(rewards: str) -> None:
    env = zoo.env("my_village", players=3, rewards=rewards)
    env.reset(seed=5)
    position = env.position
    paid = dict.fromkeys(env.possible_agents, 0.0)
    begun = position.returns("points")
    chooser = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] += reward
        if over:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        assert {position.actions[action].text for action in legal} == {
            a.text for a in position.legal(env.seat_of[agent])
        }
        waits = next(other for other in env.possible_agents if other != agent)
        assert not env.observe(waits)["action_mask"].any()
        env.step(chooser.choice(legal))
    ends = position.returns(rewards)
    if rewards == "points":
        ends = [end - start for end, start in zip(ends, begun, strict=True)]
    assert list(paid.values()) == pytest.approx(ends)


def test_an_action_that_is_not_legal_is_refused_by_its_rule() -> None:
    env = zoo.env("my_village")
    env.reset(seed=1)
    idle = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step(idle)


def test_it_can_be_shown() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = zoo.env("bruges", render_mode=mode)
        env.reset(seed=1)
        shown: Any = env.render()
        assert isinstance(shown, kind)
    assert shown.ndim == 3
    assert shown.shape[2] == 3
    assert 0 < (shown < 128).mean() < 0.5
    position = env.position
    assert "guilders" in position._repr_html_()
    assert position.svg().startswith("<svg ")
    with pytest.raises(BadOption):
        zoo.env("bruges", render_mode="hologram")


@pytest.mark.parametrize("name", SOLO)
def test_gymnasiums_own_checker_has_nothing_to_say(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym.SoloEnv(name), skip_render_check=True)


@pytest.mark.parametrize("name", SOLO)
@pytest.mark.parametrize("reward", ["points", "end"])
def test_a_solo_game_pays_what_it_came_to(name: str, reward: str) -> None:
    env = gym.SoloEnv(name, reward=reward, penalty=0.25)
    _, info = env.reset(seed=3)
    begun = env.position.returns("points")[0]
    chooser = np.random.default_rng(1)
    idle = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, cost, over, _, info = env.step(idle)
    assert (cost, over, env.position.record().actions) == (-0.25, False, [])
    assert "(" in info["refused"]
    paid = 0.0
    while not over:
        _, earned, over, _, info = env.step(chooser.choice(np.flatnonzero(info["action_mask"])))
        paid += float(earned)
    end = env.position.returns("points")[0] - begun if reward == "points" else env.position.returns()[0]
    assert paid == pytest.approx(end)


def test_what_is_not_played_alone_is_no_solo_game() -> None:
    with pytest.raises(BadOption, match="not played alone"):
        gym.SoloEnv("bruges")
    with pytest.raises(BadOption):
        gym.SoloEnv("era", reward="praise")
