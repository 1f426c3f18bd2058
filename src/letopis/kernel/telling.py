"""How a room's events are told: which are losses and scorings, which are mere machinery, and what one counts."""

import tomllib
from functools import lru_cache
from pathlib import Path

from letopis.kernel.events import Event

FILE = "telling.toml"
LOSS, SCORING, MACHINERY = "loss", "scoring", "machinery"
KINDS = (LOSS, SCORING, MACHINERY)


class Telling:
    """A room's `telling.toml`: the keys of events of each kind, and what of a seat's view is counted.

    A figure named behind a key must not be nothing: `"event-suffered points"`.

    >>> from letopis.kernel.events import Event
    >>> telling = Telling({"event-starved": (LOSS, ""), "event-suffered": (LOSS, "points")}, ("food",))
    >>> telling.kind(Event("event-starved", "E-9.2", 0, {"points": 2}, None, (), True))
    'loss'
    >>> telling.kind(Event("event-suffered", "E-10.4", 0, {"points": 0}, None, (), True))
    ''
    """

    def __init__(self, kinds: dict[str, tuple[str, str]], counts: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.counts = counts

    def kind(self, event: Event) -> str:
        """Of which kind an event is; "" for most."""
        kind, figure = self.kinds.get(event.key, ("", ""))
        return "" if figure and not event.figures.get(figure) else kind


@lru_cache(maxsize=64)
def telling_of(room: Path) -> Telling:
    """What the room in a folder says; nothing, if it says nothing."""
    path = room / FILE
    if not path.is_file():
        return Telling({}, ())
    doc = tomllib.loads(path.read_text(encoding="utf-8"))
    kinds: dict[str, tuple[str, str]] = {}
    for kind in KINDS:
        for words in doc[kind]:
            key, _, figure = words.partition(" ")
            kinds[key] = (kind, figure)
    return Telling(kinds, tuple(doc["counts"]))
