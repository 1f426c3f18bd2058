# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Domains in colours: letters for buildings, blocks for walls, dots for what is enclosed."""

from rich.console import Group, RenderableType
from rich.text import Text

from letopis.games.era.terminal.scene import Cell, EraScene

# Calm colours; nothing is told by colour alone: letters, blocks and dots say the same.
FIELD = ("#3d4c42 on #27332b", "#414f46 on #2b382f")  # chequered, so that a column is easy to follow
INSIDE = "#b3a682 on #453f31"
WALL = "#a39d92 on #27332b"
KEEP = "bold #22201c on #cfc8ba"
TOWER = "#8d8779 on #cfc8ba"
SCORCHED = "#6b574c on #1f1815"
INK = "#22201c"
GROUND = {
    "longhouse": "#d9bd6a",
    "townhouse": "#7fa6d6",
    "church": "#e8e4da",
    "farm": "#a9bd6e",
    "lumber_mill": "#bb9267",
    "hospital": "#dc9a92",
    "monastery": "#b9a3d6",
    "market": "#e3a96e",
    "guildhall": "#79b8ad",
    "university": "#9db9e3",
    "cathedral": "#e6d58b",
}
OTHER_GROUND = "#c8c8c8"

Panel = tuple[int, RenderableType]  # its width, and what is in it


def own_board(scene: EraScene) -> Panel:
    """The domain of the one who looks, two signs a cell."""
    return _board(scene, scene.own, 2)


def other_board(scene: EraScene, seat: int) -> Panel:
    """Another's domain, a sign a cell, under their name."""
    size, board = _board(scene, seat, 1)
    name = Text(scene.name(seat), "bold")
    name.truncate(size, overflow="ellipsis")
    return size, Group(name, board)


def _board(scene: EraScene, seat: int, signs: int) -> Panel:
    letters = "".join(chr(ord("a") + col).ljust(signs) for col in range(scene.components.grid.cols))
    lines = [Text(f"   {letters}", "dim")]
    for number, cells in enumerate(scene.cells(seat)):
        line = Text().append(f"{number + 1:>2} ", "dim")
        for column, cell in enumerate(cells):
            line.append(sign(scene, cell)[:signs], style(cell, number + column))
        lines.append(line)
    return 3 + len(letters), Group(*lines)


def sign(scene: EraScene, cell: Cell) -> str:
    """A cell as two signs; the first alone will do as well."""
    if cell.piece is None:
        return "• " if cell.enclosed else ". "
    if cell.piece.is_wall:
        return "██"
    if cell.piece.is_scorched:
        return "░░"
    letter = scene.letter(cell.piece)
    if cell.piece.barrier:
        return f"{letter}▒" if cell.first else "▒▒"
    return (letter if cell.first else letter.lower()) + ("•" if cell.enclosed else " ")


def style(cell: Cell, shade: int = 0) -> str:
    """The colours of a cell."""
    if cell.piece is None:
        return INSIDE if cell.enclosed else FIELD[shade % 2]
    if cell.piece.is_wall:
        return WALL
    if cell.piece.is_scorched:
        return SCORCHED
    if cell.piece.barrier:
        return KEEP if cell.first else TOWER
    weight = "bold " if cell.first else ""
    return f"{weight}{INK} on {GROUND.get(cell.piece.id, OTHER_GROUND)}"
