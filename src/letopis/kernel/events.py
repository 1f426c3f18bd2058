"""An event: one thing that happened, with who may see it."""

from typing import TYPE_CHECKING, Any

from letopis.kernel.refusals import Figures

if TYPE_CHECKING:
    from letopis.kernel.texts import Texts


class Event:
    """What happened (`key`), under which rule, to which seat, with its figures.

    `secret` are the figures that only the seats in `knows` may see instead of the public ones; with `public` false
    the others do not learn of the event at all.

    >>> import letopis
    >>> position = letopis.game("era").new(players=2, seed=1)
    >>> event = position.play("place longhouse a1", 0)[0]
    >>> event.key, event.rule, event.view(0)["figures"]["piece"], event.view(1)
    ('event-laid-out', 'E-5.6', 'longhouse', None)
    """

    def __init__(
        self,
        key: str,
        rule: str,
        seat: int,
        figures: Figures,
        secret: Figures | None,
        knows: tuple[int, ...],
        public: bool,
    ) -> None:
        self.key = key
        self.rule = rule
        self.seat = seat
        self.figures = figures
        self.secret = secret
        self.knows = knows
        self.public = public

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.key, self.rule, self.seat, self.figures, self.secret, self.knows, self.public)

    def seen(self, seat: int | None) -> Figures | None:
        """The figures as a seat sees them (None: a spectator); None when it sees nothing."""
        if seat is not None and seat in self.knows and self.secret is not None:
            return self.secret
        return self.figures if self.public else None

    def view(self, seat: int | None) -> dict[str, object] | None:
        """The event as plain data for a seat or a spectator, or None."""
        figures = self.seen(seat)
        if figures is None:
            return None
        return {"key": self.key, "rule": self.rule, "seat": self.seat, "figures": dict(figures)}

    def sentence(
        self, texts: "Texts", lang: str, seat: int | None = None, names: list[str] | None = None, own: bool = False
    ) -> str | None:
        """The log line a seat reads, or None; with `own`, in words to whoever did it: "You build a farm"."""
        figures = self.seen(seat)
        if figures is None:
            return None
        return texts.say(lang, self.key, {"seat": self.seat, "own": int(own), **figures}, names)

    def __repr__(self) -> str:
        return f"<Event {self.rule} {self.key} {self.seat} {self.figures}>"
