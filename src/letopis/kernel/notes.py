"""A note: something a seat should know before it chooses, as a rule number and a key; the sentence is made when asked.

What an action would waste or not do (`Step.note`), and what will happen as things stand (`Step.forecasts`). Notes are
made of what the seat itself may see, by the functions that do it when it happens.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from letopis.kernel.refusals import Figures
from letopis.kernel.texts import Texts


@mypyc_attr(allow_interpreted_subclasses=True)
class Note:
    """The sentence is the message `note-<key>` of the room, with its figures.

    >>> Note("nothing-to-collect", "E-8.1", {"dice": 2}).doc()
    {'key': 'nothing-to-collect', 'rule': 'E-8.1', 'figures': {'dice': 2}, 'warns': False}
    """

    def __init__(self, key: str, rule: str, figures: Figures | None = None, warns: bool = False) -> None:
        self.key = key
        self.rule = rule
        self.figures: Figures = {} if figures is None else figures
        self.warns = warns  # a person is asked once more before such an action

    def __reduce__(self) -> tuple[Any, ...]:
        return Note, (self.key, self.rule, self.figures, self.warns)

    def sentence(self, texts: Texts, lang: str, seat: int, names: list[str] | None = None) -> str:
        """The note in words, for the seat that reads it."""
        return texts.say(lang, f"note-{self.key}", {"seat": seat, **self.figures}, names)

    def doc(self) -> dict[str, object]:
        """As plain data."""
        return {"key": self.key, "rule": self.rule, "figures": dict(self.figures), "warns": self.warns}

    def __repr__(self) -> str:
        return f"<Note {self.rule} {self.key} {self.figures}>"
