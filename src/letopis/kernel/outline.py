# not compiled: drawn for the eyes of people, who can wait
"""A position in outline, for notebooks, films and logs: every field a spectator sees, a line each."""

from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from letopis.kernel.position import Position

LINE: Final = 16  # of a picture, in its own units
LETTER: Final = 7
MARGIN: Final = 10


def outline(position: "Position") -> list[str]:
    """The lines: first what it is, then `path: value`; what is empty is left out."""
    lines = [repr(position)]
    _tell(position.view(None), "", lines)
    return lines


def _tell(value: Any, path: str, lines: list[str]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _tell(inner, f"{path}.{key}" if path else str(key), lines)
    elif isinstance(value, list) and [item for item in value if isinstance(item, (dict, list))]:
        for place, inner in enumerate(value):
            _tell(inner, f"{path}[{place}]", lines)
    elif value not in (None, "", [], {}):
        told = ", ".join([str(item) for item in value]) if isinstance(value, list) else str(value)
        lines.append(f"{path}: {told}")


def as_html(position: "Position") -> str:
    """The outline as a table."""
    first, *lines = outline(position)
    rows = [line.partition(": ") for line in lines]
    cells = [f"<tr><th style='text-align:left'>{escape(key)}</th><td>{escape(told)}</td></tr>" for key, _, told in rows]
    return f"<table><caption>{escape(first)}</caption>{''.join(cells)}</table>"


def as_svg(position: "Position") -> str:
    """The outline as a picture."""
    lines = outline(position)
    width, height = max([len(line) for line in lines]) * LETTER + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN
    said = [
        f'<text x="{MARGIN}" y="{MARGIN + (n + 1) * LINE - 4}">{escape(line)}</text>' for n, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="monospace" font-size="12"><rect width="100%" height="100%" fill="white"/>{"".join(said)}</svg>'
    )
