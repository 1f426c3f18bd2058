"""Why not, in words: a refusal with what the moment and the request put into its sentence."""

from typing import TYPE_CHECKING, Final

from letopis.kernel.actions import Action
from letopis.kernel.reading import shown, whole
from letopis.kernel.refusals import GAME_OVER, NO_SUCH_SEAT, NOT_ASKED, NOT_AWAITED, Figures, Refusal

if TYPE_CHECKING:
    from letopis.kernel.position import Position

NO_FIGURES: Final[Figures] = {}
LONGEST: Final = 40  # letters of what was asked for that are repeated


def known_seat(position: "Position", seat: object) -> int:
    """A seat of this table, or -1."""
    number = whole(seat)
    return number if number is not None and 0 <= number < position.players else -1


def quoted(thing: object) -> str:
    """What was asked for, as text."""
    if thing is None:
        return ""
    if isinstance(thing, Action):
        return thing.text
    return thing if isinstance(thing, str) else shown(thing)


def explained_for(position: "Position", refusal: Refusal, action: Action, seat: object) -> Refusal:
    """The refusal of an action, with the figures that its step has for it."""
    figures = NO_FIGURES
    if refusal not in (GAME_OVER, NOT_AWAITED, NO_SUCH_SEAT, NOT_ASKED):
        asides = position.game.asides
        if action.aside and asides is not None:
            figures = asides.figures(position, known_seat(position, seat), action, refusal)
        else:
            figures = position.stack[-1].figures(position, known_seat(position, seat), action, refusal)
    return explained(position, refusal, seat, action.text, figures)


def explained(
    position: "Position", refusal: Refusal, seat: object, text: str, figures: Figures = NO_FIGURES
) -> Refusal:
    """A refusal in which only stands what the seat itself typed and may see; a long text is cut."""
    asked = text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
    named: str | int = known_seat(position, seat)
    if named == -1:  # no seat of this table
        named = shown(seat)
    known: Figures = {"action": asked, "seat": named, "players": position.players, **figures}
    return refusal.explained(known, position.game.texts)
