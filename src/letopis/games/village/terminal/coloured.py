# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Village's table in colours: cubes by colour and letter, families side by side."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from letopis.games.village.terminal.look import LETTERED, Look, Row

INK = "#1c1a17"
CUBES = {
    "orange": f"{INK} on #e08a3c",
    "green": f"{INK} on #6fae5a",
    "brown": "#f0ece4 on #7a5230",
    "pink": f"{INK} on #e59ab5",
    "plague": "#f0ece4 on #2b2926",
}
SEATS = ("red", "yellow", "blue", "white", "magenta")


def table(look: Look) -> RenderableType:
    """The whole table: spaces, boards, families, one's own last, nearest to the question."""
    families = [family(look, seat) for seat in [*look.others, look.own]]
    return Group(Text(look.heading(), "bold"), spaces(look), grid(look.boards()), *families)


def sketch(look: Look) -> RenderableType:
    """Only what changes quickly."""
    return Group(spaces(look), family(look, look.own))


def spaces(look: Look) -> RenderableType:
    """The action spaces with their cubes."""
    letters = {look.say(f"letter-{id}"): CUBES[id] for id in LETTERED}
    shown: list[RenderableType] = []
    for title, cubes in look.spaces():
        line = Text(f"{title} ")
        for letter in cubes.split():
            line.append(f" {letter} ", letters.get(letter, "dim"))
        shown.append(line)
    return Columns(shown, padding=(0, 3))


def grid(rows: list[Row]) -> Table:
    """Headings and what belongs to them."""
    made = Table.grid(padding=(0, 2))
    for title, text in rows:
        made.add_row(Text(title, "dim"), Text(text))
    return made


def family(look: Look, seat: int) -> RenderableType:
    """A family in a frame of its colour."""
    return Panel(grid(look.family(seat)), title=look.name(seat), title_align="left", border_style=SEATS[seat])
