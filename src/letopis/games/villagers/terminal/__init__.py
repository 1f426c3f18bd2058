# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Villagers looks in a terminal: everything comes from a view and the options, never from a position."""

from rich.console import RenderableType
from rich.text import Text

from letopis.games.villagers.terminal.scene import StyledLine, VillagersScene
from letopis.kernel.actions import Action
from letopis.kernel.scene import Glance

OF_A_CARD = ("take", "give", "ducat", "place", "play", "return", "choose")


def draw(glance: Glance) -> RenderableType:
    """The table as a seat sees it: the Road, the stacks, every village; in brief only one's own."""
    scene = VillagersScene(glance)
    lines = scene.brief() if glance.brief else scene.table()
    if glance.plain:
        return "\n".join(line.text for line in lines)
    return Text("\n").join(painted(line) for line in lines)


def painted(line: StyledLine) -> Text:
    """A line in its colours; nothing is told by colour alone."""
    text = Text(line.text, line.style)
    text.highlight_regex(r"\{\d+\}|\d+ ●", "bold yellow")
    return text


def remark(glance: Glance, action: Action) -> str:
    """Beside a card: what it shows and what it takes."""
    if action.kind not in OF_A_CARD or not action.words:
        return ""
    return VillagersScene(glance).face(action.words[0])
