# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""How Village looks in a terminal: everything comes from a view and the options, never from a position."""

from rich.console import RenderableType

from letopis.games.village.terminal import coloured
from letopis.games.village.terminal.scene import VillageScene
from letopis.kernel.actions import Action
from letopis.kernel.scene import Glance


def draw(glance: Glance) -> RenderableType:
    """The table as a seat sees it."""
    scene = VillageScene(glance)
    if glance.plain:
        return scene.plain(glance.brief)
    return coloured.sketch(scene) if glance.brief else coloured.table(scene)


def remark(glance: Glance, action: Action) -> str:
    """Beside a cube how many more like it lie there; beside a villager what the card says."""
    scene = VillageScene(glance)
    if action.kind == "take":
        count = glance.view["spaces"][action.words[0]].get(action.words[1], 0)
        return scene.say("draw-same", count=count) if count > 1 else ""
    if action.kind in ("play", "goal"):
        return scene.card(action.words[0])
    if action.kind == "card":
        top = glance.view["piles"][action.number]["top"]
        return f"{scene.word(top)}: {scene.card(top)}" if top else ""
    return ""
