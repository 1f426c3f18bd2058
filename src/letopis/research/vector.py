"""Many games at once: so many positions stepped together into shared arrays, each begun anew when it is over."""

from array import array
from collections.abc import Sequence
from typing import Any, Final

from letopis.kernel.actions import Action
from letopis.kernel.buffers import bytes_of
from letopis.kernel.chance import Chance, from_seed
from letopis.kernel.errors import BadOption, LetopisError
from letopis.kernel.game import Game
from letopis.kernel.observation import Observation
from letopis.kernel.position import Position
from letopis.kernel.reading import shown, whole
from letopis.kernel.spaces import Actions

PLACES: Final = "places"
POINTS: Final = "points"
MOST: Final = 100_000  # positions


class VectorGame:
    """`n` games of the same kind, played on together; numpy, torch and the like see its buffers without a copy.

    At each moment one seat of each game is to act (the first that is awaited). All arrays are written anew by `reset`
    and `step`, and stay where they are:

    - `observations` (n, size) float32: what the seat to act may know, by `game.observation(players)`;
    - `masks` (n, actions) uint8: what it may choose, by the ids of `game.actions`;
    - `seats` (n,) int32: who is to act;
    - `rewards` (n, players) float32: of the last step, for every seat: by `rewards="places"` what its place is worth
      when its game has ended (`position.returns()`), by `"points"` how its points have moved;
    - `dones` (n,) uint8: whether a game ended in the last step; the rest of its row is of the game begun anew.

    >>> import letopis
    >>> from letopis.research import VectorGame
    >>> games = VectorGame(letopis.game("bruges"), 4, players=2, seed=1)
    >>> for _ in range(10):
    ...     games.step(games.sample())
    >>> games.observations.shape == (4, games.layout.size), games.steps
    (True, 40)
    """

    def __init__(
        self,
        game: Game[Any],
        n: object,
        players: object = 2,
        seed: int | str = 0,
        options: dict[str, Any] | None = None,
        rewards: str = PLACES,
    ) -> None:
        count, seats = whole(n), whole(players)
        if count is None or not 0 < count <= MOST:
            raise BadOption("n", f"{shown(n)} is not a number of games", f"1 to {MOST}")
        if rewards not in (PLACES, POINTS):
            raise BadOption("rewards", f"{shown(rewards)} is unknown", f"{PLACES}, {POINTS}")
        self.game = game
        self.n: int = count
        self.layout: Observation = game.observation(players)
        self.players: int = seats if seats is not None else 0  # `observation` has refused any other
        self.options = options
        self.by_points = rewards == POINTS
        self.seed = seed
        self.steps = 0  # taken in all
        self.games = 0  # that have ended
        first: Position = game.new(self.players, f"{seed}/0", options)
        self.actions: Actions = first.actions
        self._wide = 4 * self.layout.size
        self._high = len(self.actions)
        self._observations = bytearray(self.n * self._wide)
        self._masks = bytearray(self.n * self._high)
        self._rewards = array("f", bytes(4 * self.n * self.players))
        self._dones = bytearray(self.n)
        self._seats = array("i", bytes(4 * self.n))
        self._chosen = array("i", bytes(4 * self.n))
        self._rewards_none = bytes(4 * self.n * self.players)
        self._chance: Chance = from_seed(f"{seed}/sample")
        self.positions: list[Position] = []
        self._legal: list[Sequence[Action]] = []
        self._mask_of: list[bytes] = []
        self._actors: list[int] = []
        self._points: list[list[float]] = []
        self._begun = 0
        self.reset()

    # ---- the arrays

    @property
    def observations(self) -> "memoryview[float]":
        """What each seat to act may know."""
        return memoryview(self._observations).cast("f", (self.n, self.layout.size))

    @property
    def masks(self) -> "memoryview[int]":
        """What each seat to act may choose."""
        return memoryview(self._masks).cast("B", (self.n, self._high))

    @property
    def rewards(self) -> "memoryview[float]":
        """Of the last step, for every seat."""
        return memoryview(self._rewards).cast("B").cast("f", (self.n, self.players))

    @property
    def dones(self) -> "memoryview[int]":
        """Which games ended in the last step."""
        return memoryview(self._dones)

    @property
    def seats(self) -> "memoryview[int]":
        """Who is to act in each game."""
        return memoryview(self._seats)

    # ---- playing

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew: the same seed gives the same games."""
        if seed is not None:
            self.seed = seed
        self._begun = 0
        self._chance = from_seed(f"{self.seed}/sample")
        self.positions = [self._new() for _ in range(self.n)]
        self._legal = [()] * self.n
        self._mask_of = [b""] * self.n
        self._actors = [0] * self.n
        self._points = [position.returns(POINTS) if self.by_points else [] for position in self.positions]
        memoryview(self._rewards).cast("B")[:] = self._rewards_none
        for place in range(self.n):
            self._dones[place] = 0
            self._show(place)

    def sample(self) -> "memoryview[int]":
        """A legal action of each game, each as likely as the others, as ids: what random play steps with."""
        chosen = self._chosen
        chance = self._chance
        for place in range(self.n):
            legal = self._legal[place]
            chosen[place] = legal[chance.below(len(legal), "sample")].id
        return memoryview(chosen)

    def step(self, actions: object) -> None:
        """Play an action in every game, by ids as int32 (any other whole numbers are taken one by one).

        If one of them is not legal there, a LetopisError says which and why, and no game has moved.
        """
        ids = self._ids(actions)
        for place in range(self.n):
            id = ids[place]
            if not 0 <= id < self._high or not self._mask_of[place][id]:
                raise LetopisError(self._why_not(place, id))
        memoryview(self._rewards).cast("B")[:] = self._rewards_none
        every = self.actions.all
        for place in range(self.n):
            position = self.positions[place]
            position.advance(every[ids[place]], self._actors[place])
            over = not position.stack
            if over or self.by_points:
                self._reward(place, position, over)
            self._dones[place] = 1 if over else 0
            if over:
                self.games += 1
                self.positions[place] = self._new()
                if self.by_points:
                    self._points[place] = self.positions[place].returns(POINTS)
            self._show(place)
        self.steps += self.n

    def _new(self) -> Position:
        begun = self._begun
        self._begun = begun + 1
        position: Position = self.game.new(self.players, f"{self.seed}/{begun}", self.options)
        return position

    def _show(self, place: int) -> None:
        position = self.positions[place]
        seat = position.awaited[0]
        legal = position.legal(seat)
        mask = self.actions.made(legal)
        self._legal[place] = legal
        self._mask_of[place] = mask
        self._actors[place] = seat
        self._seats[place] = seat
        self._masks[place * self._high : (place + 1) * self._high] = mask
        self._observations[place * self._wide : (place + 1) * self._wide] = self.layout.made(position, seat)

    def _reward(self, place: int, position: Position, over: bool) -> None:
        returns = position.returns(POINTS if self.by_points else PLACES)
        start = place * self.players
        for seat in range(self.players):
            earned = returns[seat]
            if self.by_points:
                earned -= self._points[place][seat]
            self._rewards[start + seat] = earned
        if self.by_points:
            self._points[place] = returns

    def _ids(self, actions: object) -> list[int]:
        """The ids as Python's own numbers."""
        found: list[int] = []
        try:
            view = memoryview(actions)  # type: ignore[arg-type]  # whatever it is, it is asked whether it is a buffer
        except TypeError:
            view = None
        if view is not None and view.format.lstrip("<=@") == "i":
            found = list(bytes_of(actions, "actions", self.n, "i", 4).cast("i"))
        else:
            given: Any = actions
            for action in given:
                id = whole(action)
                found.append(-1 if id is None else id)
        if len(found) != self.n:
            raise LetopisError(f"{len(found)} actions for {self.n} games")
        return found

    def _why_not(self, place: int, id: int) -> str:
        if not 0 <= id < self._high:
            return f"game {place}: {id} is no action's id (allowed: 0 to {self._high - 1})"
        action = self.actions.all[id]
        refusal = self.positions[place].why(action, self._actors[place])
        reason = "" if refusal is None else f": {refusal.message} ({refusal.rule})"
        return f"game {place}: action {id} “{action.text}” is not legal now{reason}"
