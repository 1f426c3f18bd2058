"""PettingZoo: every game as an AEC environment, several awaited seats in turn; or with all that are awaited at once."""

from typing import Any

import letopis
from letopis.kernel.errors import BadOption, LetopisError

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as missing:
    raise ImportError(f'{missing}: pip install "letopis[research]"') from missing

from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.research.pictures import RENDER_MODES, rendered


def env(game: str | Game[Any], **more: Any) -> "LetopisEnv":
    """An environment of a game, by its name or itself; `more` as `LetopisEnv` takes it."""
    return LetopisEnv(letopis.game(game) if isinstance(game, str) else game, **more)


class LetopisEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """A game of the house as PettingZoo plays it: agents `seat_0`, `seat_1`, ..., actions the ids of `game.actions`.

    What an agent observes is `{"observation": ..., "action_mask": ...}`; with `flat=True` it is the numbers alone, and
    the mask stands in `info`. An agent that is not awaited sees a mask of nothing. Rewards are `returns()` at the end,
    or with `rewards="points"` how its points moved. An action that is not legal raises the game's own refusal.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int | None = None,
        options: dict[str, Any] | None = None,
        flat: bool = False,
        rewards: str = "places",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in ("places", "points"):
            raise BadOption("rewards", f"{rewards!r} is unknown", "places, points")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("render_mode", f"{render_mode!r} is unknown", ", ".join(RENDER_MODES))
        self.metadata = {
            "name": f"letopis_{game.name}_v{game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.game = game
        self.players = players if players is not None else max(2, game.seats[0])
        self.options = dict(options or {})
        self.flat = flat
        self.by_points = rewards == "points"
        self.render_mode = render_mode
        self.layout = game.observation(self.players)
        self.position: Position = game.new(self.players, 0, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.layout.size, len(self.position.actions)
        numbers = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        seen: spaces.Space[Any] = numbers
        if not flat:
            seen = spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent observes: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of its actions: always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed another one each time, which the last seed decides.

        `options` are PettingZoo's own and mean nothing here: the game's are given when the environment is made.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        deal = int(self._seeds.integers(1 << 62))
        self.position = self.game.new(self.players, deal, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = self.position.returns("points") if self.by_points else []
        self.agent_selection = self.possible_agents[self.position.awaiting[0]]
        self._inform()

    def observe(self, agent: str) -> Any:
        """What an agent may know now."""
        seat = self.seat_of[agent]
        row = self.position.observe(seat, out=np.empty(self.layout.size, np.float32))
        return row if self.flat else {"observation": row, "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(len(self.position.actions), np.int8)
        if seat in self.position.awaiting and self.agent_selection == self.possible_agents[seat]:
            self.position.mask(seat, out=mask)
        return mask

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.position
        seat = self.seat_of[agent]
        chosen = position.actions[action]
        position.play(chosen, seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.by_points:
            points = position.returns("points")
            for other, name in enumerate(self.possible_agents):
                self.rewards[name] = points[other] - self._points[other]
            self._points = points
        if position.over:
            if not self.by_points:
                self.rewards = dict(zip(self.possible_agents, position.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[position.awaiting[0]]
        self._accumulate_rewards()
        self._inform()
        if self.render_mode == "human":
            self.render()

    def _inform(self) -> None:
        if self.flat and not self.position.over:
            self.infos[self.agent_selection]["action_mask"] = self._mask(self.seat_of[self.agent_selection])

    def render(self) -> Any:
        """`ansi`: the table as text; `rgb_array`: that text as a picture; `human`: printed."""
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing to let go."""


def parallel_env(game: str | Game[Any], **more: Any) -> "LetopisParallelEnv":
    """The same with all awaited seats at once; `more` as `LetopisEnv` takes it, but `flat`."""
    return LetopisParallelEnv(env(game, **more))


class LetopisParallelEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """Every awaited seat acts in the same step (Era's set-up and rolls); of the others, whatever they say is not heard.

    Whoever is awaited is told by the masks: a mask of nothing is a seat that waits. What a seat chose is played if it
    is still awaited when its turn comes; where seats act one after another that is always just one.
    """

    def __init__(self, one: LetopisEnv) -> None:
        if one.flat:
            raise BadOption("flat", "has no place for the masks here", "False")
        self.one = one
        self.metadata = {**one.metadata, "is_parallelizable": True}
        self.render_mode = one.render_mode
        self.possible_agents = one.possible_agents
        self.observation_spaces, self.action_spaces = one.observation_spaces, one.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent observes."""
        return self.one.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        """The space of its actions."""
        return self.one.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game."""
        self.one.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """All awaited seats act."""
        position, one = self.one.position, self.one
        before = position.returns("points")
        for seat in position.awaiting:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise LetopisError(f"{agent} is awaited and has no action")
            if seat in position.awaiting:
                position.play(position.actions[actions[agent]], seat)
        earned = [0.0] * position.players
        if one.by_points:
            earned = [now - then for now, then in zip(position.returns("points"), before, strict=True)]
        elif position.over:
            earned = position.returns()
        agents = self.agents
        observed, rewards = self._observed(), dict(zip(agents, earned, strict=True))
        if position.over:
            self.agents = []
        over, never = dict.fromkeys(agents, position.over), dict.fromkeys(agents, False)
        return observed, rewards, over, never, {agent: {} for agent in agents}

    def _observed(self) -> dict[str, Any]:
        one, position = self.one, self.one.position
        found: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(len(position.actions), np.int8)
            if seat in position.awaiting:
                position.mask(seat, out=mask)
            row = position.observe(seat, out=np.empty(one.layout.size, np.float32))
            found[agent] = {"observation": row, "action_mask": mask}
        return found

    def render(self) -> Any:
        """As the other environment."""
        return self.one.render()

    def close(self) -> None:
        """Nothing to let go."""
