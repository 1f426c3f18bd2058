# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Village looks in a terminal: everything comes from a view and the options, never from a position."""

from typing import Any

from rich.console import RenderableType

from letopis.games.village.terminal import coloured
from letopis.games.village.terminal.look import Look
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
    look = Look(view, lang, seat, names)
    if plain:
        return look.plain(brief)
    return coloured.sketch(look) if brief else coloured.table(look)


def remark(view: dict[str, Any], action: Action, *, lang: str, options: dict[str, Any]) -> str:
    """Beside a cube how many more like it lie there; beside a villager what the card says."""
    look = Look(view, lang, view["seat"], [])
    if action.kind == "take":
        count = view["spaces"][action.words[0]].get(action.words[1], 0)
        return look.say("draw-same", count=count) if count > 1 else ""
    if action.kind in ("play", "goal"):
        return look.card(action.words[0])
    if action.kind == "card":
        top = view["piles"][action.number]["top"]
        return f"{look.word(top)}: {look.card(top)}" if top else ""
    return ""
