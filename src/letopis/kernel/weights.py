"""Weights of features, and the sum they stand for."""

from typing import Any, Final

from mypy_extensions import i64

STEPS: Final = 10  # of a game, for weights that are wanted often


class Weights:
    """What each feature adds to the points a seat has: early in a game, and late; between them it slides.

    >>> weights = Weights(("wood", "stone"), [0.5, 1.0], [0.0, 0.5], [20.0, 4.0])
    >>> weights.value([2.0, 1.0], 0.0), weights.value([2.0, 1.0], 1.0), weights.value([2.0, 1.0], 0.5)
    (2.0, 0.5, 1.25)
    >>> weights.spread(0.25)
    16.0
    """

    def __init__(self, names: tuple[str, ...], early: list[float], late: list[float], spreads: list[float]) -> None:
        self.names = names
        self.early = early
        self.late = late
        self.spreads = spreads  # how far the difference of two seats may still move, at the start and at the end
        self._mixed: list[list[float]] = []

    def copy(self) -> "Weights":
        """The same, to be changed."""
        return Weights(self.names, [*self.early], [*self.late], [*self.spreads])

    def __reduce__(self) -> tuple[Any, ...]:
        return Weights, (self.names, self.early, self.late, self.spreads)

    def mixed(self, progress: float) -> list[float]:
        """The weights themselves when about so much of the game is over."""
        mixed = self._mixed
        if not mixed:
            for step in range(STEPS + 1):
                late = step / STEPS
                mixed.append([self.early[n] * (1.0 - late) + self.late[n] * late for n in range(len(self.early))])
        return mixed[int(progress * STEPS + 0.5)]

    def value(self, features: list[float], progress: float) -> float:
        """The points that features promise when so much of the game is over, from 0 to 1."""
        early = self.early
        late = self.late
        before = 0.0
        after = 0.0
        number: i64 = 0
        for amount in features:
            if amount != 0.0:
                before += amount * early[number]
                after += amount * late[number]
            number += 1
        return before + (after - before) * progress

    def table(self) -> list[str]:
        """The lines that a file says them in.

        >>> Weights(("wood",), [0.5], [0.25], [9.0, 1.0]).table()
        ['wood = [0.5000, 0.2500]']
        """
        pairs = zip(self.names, self.early, self.late, strict=True)
        return [f"{name} = [{early:.4f}, {late:.4f}]" for name, early, late in pairs]

    def spread(self, progress: float) -> float:
        """How far the difference of two seats' points may still move: the scale of the winning chances."""
        return self.spreads[0] + (self.spreads[1] - self.spreads[0]) * progress


class Tally:
    """The points that features promise, added up as they are found: what `value` says of a list of them, without one.

    >>> tally = Tally(Weights(("wood", "stone"), [0.5, 1.0], [0.0, 0.5], [20.0, 4.0]))
    >>> tally.add(2.0)
    >>> tally.add(1.0)
    >>> tally.value(0.5)
    1.25
    """

    def __init__(self, weights: Weights, listed: list[float] | None = None) -> None:
        self.early = weights.early
        self.late = weights.late
        self.before = 0.0
        self.after = 0.0
        self.number: i64 = 0
        self.listed = listed  # to be filled with the features themselves

    def add(self, amount: float) -> None:
        """The next feature."""
        number = self.number
        self.number = number + 1
        if amount != 0.0:
            self.before += amount * self.early[number]
            self.after += amount * self.late[number]
        if self.listed is not None:
            self.listed.append(amount)

    def add_nothing(self, features: int) -> None:
        """The next features are all 0."""
        self.number += features
        if self.listed is not None:
            self.listed.extend([0.0] * features)

    def value(self, progress: float) -> float:
        """The points when so much of the game is over, from 0 to 1."""
        return self.before + (self.after - self.before) * progress


def no_weights(names: tuple[str, ...]) -> Weights:
    """Weights that see only the points there are."""
    return Weights(names, [0.0] * len(names), [0.0] * len(names), [20.0, 2.0])
