"""OpenSpiel: our games as its Python games, for its algorithms; `guess` deals anew what a player cannot see.

A game is registered as `letopis_<name>`, so `pyspiel.load_game("letopis_bruges(players=2,seed=7)")` finds it as well.
Chance is the position's own: to OpenSpiel a game is deterministic once its seed is known, and an algorithm that needs
what is hidden dealt anew asks `state.resample_from_infostate`, as IS-MCTS does.
"""

from typing import Any

import letopis

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(f"{missing}: pip install open-spiel") from missing

from letopis.kernel.position import Position

LONGEST = 20_000  # decisions: no game is near it


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    ours = letopis.game(name)
    return pyspiel.GameType(
        short_name=f"letopis_{name}",
        long_name=f"Letopis: {ours.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ours.seats[-1],
        min_num_players=ours.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, ours.seats[0]), "seed": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.ours = letopis.game(name)
        self.players = int(given.get("players", max(2, self.ours.seats[0])))
        self.seed = int(given.get("seed", 0))
        self.layout = self.ours.observation(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.actions),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, {"players": self.players, "seed": self.seed})

    def new_initial_state(self, seed: int | None = None) -> "SpielState":
        """A game that begins; the seed of the game's parameters, or another."""
        return SpielState(self, self.ours.new(self.players, self.seed if seed is None else seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What looks at a state for a player."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel walks it."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.game = game
        self.position = position

    def current_player(self) -> int:
        """Who acts; of several awaited seats the first."""
        awaiting = self.position.awaiting
        return awaiting[0] if awaiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.position.awaiting:
            return []
        return sorted(action.id for action in self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        self.position.play(self.position.actions[action], self.current_player())

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.actions[action].text

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """Places from 1 to -1 at the end; nothing before."""
        return self.position.returns() if self.position.over else [0.0] * self.position.players

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees, and what was done: equal for states that he cannot tell apart."""
        seat = self.current_player() if player is None else player
        return self.game.layout.made(self.position, seat).hex()

    def observation_string(self, player: int | None = None) -> str:
        """The same: our view has no more than the moment."""
        return self.information_state_string(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The numbers of `position.observe`."""
        seat = self.current_player() if player is None else player
        numbers: list[float] = self.position.observe(seat).tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state in which the player might be."""
        return SpielState(self.game, self.position.guess(player, int(sampler() * (1 << 30))))

    def clone(self) -> "SpielState":
        """An independent state."""
        return SpielState(self.game, self.position.copy())

    def __deepcopy__(self, memo: object) -> "SpielState":
        return self.clone()

    def __str__(self) -> str:
        return repr(self.position)


class SpielObserver:
    """What OpenSpiel's learners look through."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees."""
        state.position.observe(player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.information_state_string(player)


def _maker(name: str) -> type[SpielGame]:
    def init(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    return type(f"Spiel_{name}", (SpielGame,), {"__init__": init})


TYPES: dict[str, Any] = {game.name: game_type(game.name) for game in letopis.games()}
MAKERS: dict[str, type[SpielGame]] = {name: _maker(name) for name in TYPES}
for _name, _type in TYPES.items():
    pyspiel.register_game(_type, MAKERS[_name])


def game(name: str, players: int = 2, seed: int = 0) -> SpielGame:
    """One of our games as OpenSpiel plays it."""
    return MAKERS[name]({"players": players, "seed": seed})  # type: ignore[arg-type]
