# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How My Village looks in a terminal: everything comes from a view and the options, never from a position."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from letopis.games.my_village.terminal import lines, remarks
from letopis.games.my_village.terminal.look import Look
from letopis.kernel.actions import Action

HEADING = "bold"


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
    """The table as everybody sees it; the village of the one who looks nearest to the question."""
    look = Look(view, lang, seat, names, options)
    told = lines.brief(look) if brief else lines.table(look)
    if plain:
        return "\n".join(f"{label}: {text}" if label else text for label, text in told)
    drawn = Text()
    for label, text in told:
        if label:
            drawn.append(f"{label}  ", "dim")
            drawn.append(f"{text}\n")
        else:
            drawn.append(f"{text}\n", HEADING)
    drawn.right_crop(1)
    return drawn


def remark(view: dict[str, Any], action: Action, *, lang: str, options: dict[str, Any]) -> str:
    """Beside dice: their value and what it opens; beside a card: its price and points."""
    return remarks.remark(Look(view, lang, view["seat"], [], options), action)
