# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Villagers looks in a terminal: everything comes from a view and the options, never from a position."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from letopis.games.villagers.terminal.look import Line, Look
from letopis.kernel.actions import Action

OF_A_CARD = ("take", "give", "ducat", "place", "play", "return", "choose")


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
    """The table as a seat sees it: the Road, the stacks, every village; in brief only one's own."""
    look = Look(view, lang, seat, names, options)
    lines = look.brief() if brief else look.table()
    if plain:
        return "\n".join(line.text for line in lines)
    return Text("\n").join(painted(line) for line in lines)


def painted(line: Line) -> Text:
    """A line in its colours; nothing is told by colour alone."""
    text = Text(line.text, line.style)
    text.highlight_regex(r"\{\d+\}|\d+ ●", "bold yellow")
    return text


def remark(view: dict[str, Any], action: Action, *, lang: str, options: dict[str, Any]) -> str:
    """Beside a card: what it shows and what it takes."""
    if action.kind not in OF_A_CARD or not action.words:
        return ""
    return Look(view, lang, view["seat"], [], options).face(action.words[0])
