# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Bruges looks in a terminal: everything comes from a view and the options, never from a position."""

from typing import Any

from rich.console import Group, RenderableType

from letopis.games.bruges.terminal import pieces
from letopis.games.bruges.terminal.look import Look
from letopis.kernel.actions import Action


def draw(
    view: dict[str, Any],
    *,
    lang: str,
    seat: int | None,
    names: list[str],
    options: dict[str, Any],
    plain: bool,
    width: int,
    height: int,
    brief: bool,
) -> RenderableType:
    """The table as a seat sees it: the moment, the others, then one's own area and hand, nearest to the question."""
    look = Look(view, lang, seat, names, options)
    lines = [pieces.dice(look)] if brief else [pieces.heading(look), pieces.dice(look), pieces.piles(look)]
    if not brief:
        for other in look.others:
            lines += pieces.area(look, other)
    lines += pieces.area(look, look.own)
    if look.seat is not None:
        lines += pieces.hand(look)
    if plain:
        return "\n".join(line.plain for line in lines)
    return Group(*lines)


def remark(view: dict[str, Any], action: Action, *, lang: str, options: dict[str, Any]) -> str:
    """Beside a card: what the use would bring or cost; beside a person: the effect."""
    return pieces.remark(Look(view, lang, view["seat"], [], options), action)
