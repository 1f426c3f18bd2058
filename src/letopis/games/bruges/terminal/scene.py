# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""A view with the words for it."""

from letopis.games.bruges.characters import Character
from letopis.games.bruges.components import Components
from letopis.games.bruges.game import GAME
from letopis.games.bruges.view import SeatView
from letopis.kernel.scene import Glance, Scene, scene_texts


class BrugesScene(Scene):
    """A view of Bruges and the box it speaks of."""

    texts = scene_texts(GAME)

    def __init__(self, glance: Glance) -> None:
        super().__init__(glance)
        self.components: Components = GAME.components(glance.options)
        self.areas: list[SeatView] = glance.view["seats"]

    def card(self, id: str) -> Character:
        """A character by its id."""
        return self.components.card_of[id]
