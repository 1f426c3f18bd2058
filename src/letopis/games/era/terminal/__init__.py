# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Era looks in a terminal: everything comes from a view and the options, never from a position."""

from typing import Any

from rich.console import RenderableType

from letopis.games.era.terminal import coloured, plain_text
from letopis.games.era.terminal.look import Look
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
    """The table as a seat sees it."""
    look = Look(view, lang, seat, names, options)
    if plain:
        return plain_text.sketch(look) if brief else plain_text.table(look)
    return coloured.sketch(look, width) if brief else coloured.table(look, width, height)


def remark(view: dict[str, Any], action: Action, *, lang: str, options: dict[str, Any]) -> str:
    """Beside a building: its price and how many are left; beside a die: how many look the same."""
    look = Look(view, lang, view["seat"], [], options)
    if action.kind == "build":
        return look.say("draw-price", cost=look.cost(action.words[0]), left=view["supply"][action.words[0]])
    if action.kind in ("reroll", "quill", "set") and action.words:
        same = view["seats"][view["seat"]]["faces"].count(action.words[0])
        return look.say("draw-same", count=same) if same > 1 else ""
    return ""
