"""What a seat is asked, in words and as plain data."""

from typing import TYPE_CHECKING

from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures

if TYPE_CHECKING:
    from letopis.kernel.position import Position


class Selection:
    """How far a pick of several things has come: each of what was picked can be taken back with `undone`."""

    def __init__(self, picked: tuple[Action, ...], least: int, most: int, enough: Action | None) -> None:
        self.picked = picked
        self.least = least
        self.most = most
        self.enough = enough  # the action that ends it; None: it ends when there are enough

    def doc(self) -> dict[str, object]:
        """As plain data."""
        return {
            "picked": [action.text for action in self.picked],
            "least": self.least,
            "most": self.most,
            "enough": None if self.enough is None else self.enough.text,
        }


class Decision:
    """What a seat is asked: its kind, a prompt in words, and the figures of the moment.

    >>> import letopis
    >>> decision = letopis.game("era").new(players=2, seed=1).decision(0)
    >>> decision.kind
    'setup'
    >>> decision.prompt
    'Set up your domain: place your pieces in any order (9 pieces left).'
    """

    def __init__(
        self, position: "Position", seat: int, kind: str, context: Figures, selection: Selection | None
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.context = context
        self.selection = selection  # of a pick of several things: what was picked so far, and how many it may be
        self._texts = position.game.texts

    def sentence(self, lang: str = "en", names: list[str] | None = None) -> str:
        """The prompt in a language."""
        return self._texts.say(lang, f"decision-{self.kind}", {"seat": self.seat, **self.context}, names)

    @property
    def prompt(self) -> str:
        """The prompt in English."""
        return self.sentence("en")

    def doc(self) -> dict[str, object]:
        """As plain data."""
        doc: dict[str, object] = {"seat": self.seat, "kind": self.kind, "context": dict(self.context)}
        if self.selection is not None:
            doc["selection"] = self.selection.doc()
        return doc

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}>"
