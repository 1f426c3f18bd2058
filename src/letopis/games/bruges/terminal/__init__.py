# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Bruges looks in a terminal: everything comes from a view and the options, never from a position."""

from rich.console import Group, RenderableType

from letopis.games.bruges.terminal import pieces
from letopis.games.bruges.terminal.scene import BrugesScene
from letopis.kernel.actions import Action
from letopis.kernel.scene import Glance


def draw(glance: Glance) -> RenderableType:
    """The table as a seat sees it: the moment, the others, then one's own area and hand, nearest to the question."""
    scene = BrugesScene(glance)
    lines = [pieces.dice(scene)] if glance.brief else [pieces.heading(scene), pieces.dice(scene), pieces.piles(scene)]
    if not glance.brief:
        for other in scene.others:
            lines += pieces.area(scene, other)
    lines += pieces.area(scene, scene.own)
    if scene.seat is not None:
        lines += pieces.hand(scene)
    if glance.plain:
        return "\n".join(line.plain for line in lines)
    return Group(*lines)


def remark(glance: Glance, action: Action) -> str:
    """Beside a card: what the use would bring or cost; beside a person: the effect."""
    return pieces.remark(BrugesScene(glance), action)
