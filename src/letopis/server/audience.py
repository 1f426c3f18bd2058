"""Who looks at a table: a seat, the coach of a seat, or a spectator."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Audience:
    """Whose eyes. `seat` is the seat whose secrets are seen; None sees only what everybody does.

    >>> Audience(seat=1).acts, Audience(seat=1, coach=True).acts, SPECTATOR.acts
    (True, False, False)
    """

    seat: int | None = None
    coach: bool = False  # sees the seat's secrets, but does not act for it
    owner: bool = False  # made the table: may invite and lock
    away: int | None = None  # a spectator for whom a bot plays at this seat, and who may come back
    invited: int | None = None  # a spectator whose link opens this seat; -1: it opens nothing any more

    @property
    def acts(self) -> bool:
        """Whether this is the seat itself."""
        return self.seat is not None and not self.coach


SPECTATOR = Audience()
