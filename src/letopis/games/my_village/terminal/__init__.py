# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How My Village looks in a terminal: everything comes from a view and the options, never from a position."""

from rich.console import RenderableType
from rich.text import Text

from letopis.games.my_village.terminal import lines, remarks
from letopis.games.my_village.terminal.scene import MyVillageScene
from letopis.kernel.actions import Action
from letopis.kernel.scene import Glance

HEADING = "bold"


def draw(glance: Glance) -> RenderableType:
    """The table as everybody sees it; the village of the one who looks nearest to the question."""
    scene = MyVillageScene(glance)
    told = lines.brief(scene) if glance.brief else lines.table(scene)
    if glance.plain:
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


def remark(glance: Glance, action: Action) -> str:
    """Beside dice: their value and what it opens; beside a card: its price and points."""
    return remarks.remark(MyVillageScene(glance), action)
