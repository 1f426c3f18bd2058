"""How each at a table counts the changes of the position: what others did in secret does not count."""

from typing import Any


class Numbers:
    """How many changes each seat has seen and spectators have, and since which of them a seat is asked the same."""

    def __init__(self, players: int) -> None:
        self._shared = 0
        self._own = [0] * players
        self.asked = [0] * players  # the number, as the seat counts, since which it is asked the same
        self.questions = [0] * players  # the same, but that a pick of several things is one question

    def all(self) -> tuple[int, ...]:
        """As each seat counts, and, last, as spectators do."""
        return (*(self._shared + own for own in self._own), self._shared)

    def of(self, seat: int | None) -> int:
        """As a seat counts, or spectators."""
        return self._shared if seat is None else self._shared + self._own[seat]

    def count(self, only: int | None) -> tuple[int, ...]:
        """One more, that one seat has seen or all have."""
        if only is None:
            self._shared += 1
        else:
            self._own[only] += 1
        return self.all()

    def counted_only_by(self, before: "Numbers") -> set[int] | None:
        """The seats that have seen more since; None: all have."""
        if self._shared != before._shared:
            return None
        return {seat for seat, own in enumerate(self._own) if own != before._own[seat]}

    def fork(self) -> "Numbers":
        """An independent copy."""
        twin = Numbers.__new__(Numbers)
        twin._shared = self._shared
        twin._own = self._own.copy()
        twin.asked = self.asked.copy()
        twin.questions = self.questions.copy()
        return twin

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {"shared": self._shared, "own": self._own, "asked": self.asked, "questions": self.questions}

    @classmethod
    def read(cls, doc: dict[str, Any]) -> "Numbers":
        """What `doc` wrote."""
        numbers = cls(0)
        numbers._shared, numbers._own = doc["shared"], list(doc["own"])
        numbers.asked = list(doc["asked"])
        numbers.questions = list(doc.get("questions", numbers.asked))
        return numbers
