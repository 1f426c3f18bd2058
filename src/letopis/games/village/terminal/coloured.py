# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Village's table in colours: cubes by colour and letter, families side by side."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from letopis.games.village.terminal.scene import LETTERED, Row, VillageScene

INK = "#1c1a17"
CUBES = {
    "orange": f"{INK} on #e08a3c",
    "green": f"{INK} on #6fae5a",
    "brown": "#f0ece4 on #7a5230",
    "pink": f"{INK} on #e59ab5",
    "plague": "#f0ece4 on #2b2926",
}
SEATS = ("red", "yellow", "blue", "white", "magenta")


def table(scene: VillageScene) -> RenderableType:
    """The whole table: spaces, boards, families, one's own last, nearest to the question."""
    families = [family(scene, seat) for seat in [*scene.others, scene.own]]
    return Group(Text(scene.heading(), "bold"), spaces(scene), grid(scene.boards()), *families)


def sketch(scene: VillageScene) -> RenderableType:
    """Only what changes quickly."""
    return Group(spaces(scene), family(scene, scene.own))


def spaces(scene: VillageScene) -> RenderableType:
    """The action spaces with their cubes."""
    letters = {scene.say(f"letter-{id}"): CUBES[id] for id in LETTERED}
    shown: list[RenderableType] = []
    for title, cubes in scene.spaces():
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


def family(scene: VillageScene, seat: int) -> RenderableType:
    """A family in a frame of its colour."""
    return Panel(grid(scene.family(seat)), title=scene.name(seat), title_align="left", border_style=SEATS[seat])
