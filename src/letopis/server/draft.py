"""A draft: a table on which something new is done, once, and the entries that this makes, not yet stored."""

from typing import Any

from letopis.kernel.actions import tidy
from letopis.kernel.errors import Refused
from letopis.kernel.refusals import Refusal
from letopis.server.entries import END, PLAY, UNDO, Entry
from letopis.server.live import LiveTable, PlayedAction

MOST_FORCED = 10_000  # in a row: more would be a rule that never lets go


class Draft:
    """Does things at a table and writes them down. The table is a fork: it takes the first one's place when the entries
    are stored, and is forgotten when they are not, or when something is refused halfway.

    >>> from letopis.server.entries import BOT, SIT, TableInfo
    >>> draft = Draft(LiveTable(TableInfo("demo", "era", 1, 2, {}, "secret", "salt", "anna")))
    >>> draft.add(SIT, 0, {"name": "Anna"}, "anna")
    >>> draft.add(BOT, 1, {"level": "journeyman"})
    >>> draft.play(0, "Place longhouse A1")
    >>> [(entry.number, entry.kind, entry.data.get("action")) for entry in draft.entries]
    [(1, 'sit', None), (2, 'bot', None), (3, 'play', 'place longhouse a1')]
    """

    def __init__(self, live: LiveTable, at: float = 0.0) -> None:
        self.live = live
        self.at = at  # when it is done, in seconds since 1970
        self.entries: list[Entry] = []

    def add(
        self, kind: str, seat: int | None = None, data: dict[str, Any] | None = None, person: str | None = None
    ) -> None:
        """Do something that is no play."""
        entry = Entry(self.live.number + 1, kind, seat, data or {}, person, at=self.at)
        self.live.apply(entry)
        self.entries.append(entry)

    def play(self, seat: int, text: str, person: str | None = None) -> None:
        """Play an action, and all that the server plays by itself after it; Refused when it is not allowed."""
        self._play(seat, text, person)
        self.follow()

    def replay(self, play: PlayedAction) -> None:
        """Play what was played at another table."""
        self._play(play.seat, play.text, auto=play.auto)

    def follow(self) -> None:
        """What the server plays by itself: decisions with one answer, and the end."""
        live = self.live
        for _ in range(MOST_FORCED):
            position = live.position
            found = next(((s, a) for s in position.awaiting if (a := position.forced(s)) is not None), None)
            if found is None:
                break
            self._play(found[0], found[1], auto=True)
        if live.over and not live.ended:
            totals = [score.total for score in live.position.scores()]
            self.add(END, None, {"scores": totals, "ranking": live.position.ranking()})

    def undo(self, seat: int, person: str | None = None) -> None:
        """Take back a seat's last choice, with what the server played by itself since and what bots answered; Refused
        with the reason."""
        back = self.live.taking_back(seat)
        if isinstance(back, Refusal):
            raise Refused(back)
        data: dict[str, Any] = {"took": back.entries}
        if back.how:
            data["how"] = back.how
        self.add(UNDO, seat, data, person)
        self.follow()

    def take_back(self, seat: int, thing: str, person: str | None = None) -> None:
        """Take back one thing of a seat's pick, the last or an earlier one; Refused with the reason."""
        text = tidy(thing)
        took = [play.entry for play in reversed(self.live.plays) if play.seat == seat and play.text == text][:1]
        self.add(UNDO, seat, {"took": took, "thing": text}, person)
        self.follow()

    def _play(self, seat: int, action: object, person: str | None = None, auto: bool = False) -> None:
        live = self.live
        number = live.number + 1
        data: dict[str, Any] = {"action": live.play(number, seat, action, auto)}
        if auto:
            data["auto"] = True
        self.entries.append(Entry(number, PLAY, seat, data, person, at=self.at))
