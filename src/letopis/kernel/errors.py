# not compiled: exceptions are raised rarely, and a compiled __str__ of one has crashed the interpreter
"""The named errors: nothing else ever comes out of the contract for bad input."""

from typing import Any


class LetopisError(Exception):
    """The common parent of every error this library raises on purpose.

    >>> import letopis
    >>> try:
    ...     letopis.game("chess")
    ... except letopis.LetopisError as error:
    ...     print(type(error).__name__)
    BadOption
    """


class Refused(LetopisError):
    """An action is not allowed now; the position is exactly as it was.

    >>> import letopis
    >>> position = letopis.game("era").new(players=2, seed=1)
    >>> try:
    ...     position.play("build farm", 0)
    ... except letopis.Refused as refused:
    ...     print(refused.rule, refused.refusal.key)
    L-3 refusal-not-asked
    """

    def __init__(self, refusal: Any) -> None:
        self.refusal = refusal
        super().__init__(refusal)

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return str(self.refusal.rule)

    @property
    def message(self) -> str:
        """The reason as an English sentence; `refusal.sentence(lang)` says it in another language."""
        return str(self.refusal.sentence("en"))

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class BadNotation(LetopisError):
    """A document is not a position: which field, what was wrong, what is allowed.

    >>> import letopis
    >>> try:
    ...     letopis.game("era").load({"game": "era", "seats": [{"wood": "many"}]})
    ... except letopis.BadNotation as bad:
    ...     print(bad.path, "|", bad.problem, "|", bad.allowed)
    seats[0].wood | 'many' is not a whole number | 0 to 8
    """

    def __init__(self, path: str, problem: str, allowed: str = "") -> None:
        self.path = path
        self.problem = problem
        self.allowed = allowed
        super().__init__(f"{path or 'document'}: {problem}" + (f" (allowed: {allowed})" if allowed else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.problem, self.allowed)


class BadRecord(LetopisError):
    """A record does not replay: the number of the action (from 1; 0 is the header) and why.

    >>> import letopis
    >>> try:
    ...     letopis.replay({"game": "era", "players": 2, "seed": 1, "actions": ["0 fly"]})
    ... except letopis.BadRecord as bad:
    ...     print(bad.action, bad.why)
    1 There is no action “fly” in this game. (L-4)
    """

    def __init__(self, action: int, why: str) -> None:
        self.action = action
        self.why = why
        super().__init__(f"action {action}: {why}" if action else why)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.why)


class BadOption(LetopisError):
    """An option a game does not have, or a value it does not take.

    >>> import letopis
    >>> try:
    ...     letopis.game("era").new(players=9, seed=1)
    ... except letopis.BadOption as bad:
    ...     print(bad.option, "|", bad.problem, "|", bad.allowed)
    players | 9 is not a number of seats of this game | 1, 2, 3, 4
    """

    def __init__(self, option: str, problem: str, allowed: str = "") -> None:
        self.option = option
        self.problem = problem
        self.allowed = allowed
        super().__init__(f"option {option}: {problem}" + (f" (allowed: {allowed})" if allowed else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.option, self.problem, self.allowed)


class BadData(LetopisError):
    """A component file that cannot be used: the file, the key and why.

    >>> import letopis
    >>> try:
    ...     letopis.game("era").new(players=2, seed=1, options={"data": {"dice.toml": {"meta": {"total": 35}}}})
    ... except letopis.BadData as bad:
    ...     print(bad.file, bad.key, "|", bad.problem)
    dice.toml meta.total | says 35, but the counts add up to 36
    """

    def __init__(self, file: str, key: str, problem: str, allowed: str = "") -> None:
        self.file = file
        self.key = key
        self.problem = problem
        self.allowed = allowed
        super().__init__(f"{file}: {key}: {problem}" + (f" (allowed: {allowed})" if allowed else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.key, self.problem, self.allowed)


class BadBuffer(LetopisError):
    """A buffer that cannot be written into: which one, what was wrong, what is expected.

    >>> import letopis
    >>> position = letopis.game("era").new(players=2, seed=1)
    >>> try:
    ...     position.mask(0, out=bytearray(3))
    ... except letopis.BadBuffer as bad:
    ...     print(bad.buffer, "|", bad.problem)
    mask | holds 3 items
    """

    def __init__(self, buffer: str, problem: str, allowed: str) -> None:
        self.buffer = buffer
        self.problem = problem
        self.allowed = allowed
        super().__init__(f"{buffer}: {problem} (allowed: {allowed})")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.buffer, self.problem, self.allowed)
