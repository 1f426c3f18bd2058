# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Era looks in a terminal: everything comes from a view and the options, never from a position."""

from rich.console import RenderableType

from letopis.games.era.terminal import coloured, plain_text
from letopis.games.era.terminal.scene import EraScene
from letopis.kernel.actions import Action
from letopis.kernel.scene import Glance


def draw(glance: Glance) -> RenderableType:
    """The table as a seat sees it."""
    scene = EraScene(glance)
    if glance.plain:
        return plain_text.sketch(scene) if glance.brief else plain_text.table(scene)
    return coloured.sketch(scene, glance.width) if glance.brief else coloured.table(scene, glance.width, glance.height)


def remark(glance: Glance, action: Action) -> str:
    """Beside a building: its price and how many are left; beside a die: how many look the same."""
    scene = EraScene(glance)
    if action.kind == "build":
        return scene.say("draw-price", cost=scene.cost(action.words[0]), left=glance.view["supply"][action.words[0]])
    if action.kind in ("reroll", "quill", "set") and action.words:
        same = glance.view["seats"][glance.view["seat"]]["faces"].count(action.words[0])
        return scene.say("draw-same", count=same) if same > 1 else ""
    return ""
