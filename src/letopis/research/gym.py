"""Gymnasium: the games that are played alone (Era against Sir Philip, Villagers against the Countess)."""

from typing import Any

import letopis
from letopis.kernel.errors import BadOption

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError(f'{missing}: pip install "letopis[research]"') from missing

from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.research.pictures import RENDER_MODES, rendered


class SoloEnv(gymnasium.Env[Any, Any]):
    """A game alone: `reward="points"` gives each step what it earned, `"end"` what `returns()` says when it is over.

    `info["action_mask"]` has what may be chosen, by the ids of `game.actions`. An action that is not legal now changes
    nothing and costs `penalty`: `info["refused"]` says why.
    """

    def __init__(
        self,
        game: str | Game[Any],
        options: dict[str, Any] | None = None,
        reward: str = "points",
        penalty: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.game: Game[Any] = letopis.game(game) if isinstance(game, str) else game
        if 1 not in self.game.seats:
            raise BadOption("game", f"{self.game.name} is not played alone", "a game for one seat")
        if reward not in ("points", "end"):
            raise BadOption("reward", f"{reward!r} is unknown", "points, end")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("render_mode", f"{render_mode!r} is unknown", ", ".join(RENDER_MODES))
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}
        self.options = dict(options or {})
        self.by_points = reward == "points"
        self.penalty = penalty
        self.render_mode = render_mode
        self.layout = self.game.observation(1)
        self.position: Position = self.game.new(1, 0, self.options)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.position.actions))
        self._points = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; its options were given when the environment was made."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.position = self.game.new(1, deal, self.options)
        self._points = self.position.returns("points")[0]
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One action."""
        position = self.position
        chosen = position.actions[action]
        refusal = position.why(chosen, 0)
        if refusal is not None:
            info = {**self._info(), "refused": f"{refusal.message} ({refusal.rule})"}
            return self._observed(), -self.penalty, position.over, False, info
        position.play(chosen, 0)
        reward = 0.0
        if self.by_points:
            points = position.returns("points")[0]
            reward = points - self._points
            self._points = points
        elif position.over:
            reward = position.returns()[0]
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, position.over, False, self._info()

    def _observed(self) -> Any:
        return self.position.observe(0, out=np.empty(self.layout.size, np.float32))

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(len(self.position.actions), np.int8)
        if not self.position.over:
            self.position.mask(0, out=mask)
        return {"action_mask": mask}

    def render(self) -> Any:
        """`ansi`: the table as text; `rgb_array`: that text as a picture; `human`: printed."""
        return rendered(self.position, self.render_mode)
