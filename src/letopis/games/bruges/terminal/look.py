# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""A view with the words for it."""

from typing import Any

from letopis.games.bruges.characters import Character
from letopis.games.bruges.components import Components
from letopis.games.bruges.game import GAME
from letopis.kernel import look


class Look(look.Look):
    """A view of Bruges and the box it speaks of."""

    texts = look.drawing_texts(GAME)

    def __init__(
        self, view: dict[str, Any], lang: str, seat: int | None, names: list[str], options: dict[str, Any]
    ) -> None:
        super().__init__(view, lang, seat, names)
        self.components: Components = GAME.components(options)

    def card(self, id: str) -> Character:
        """A character by its id."""
        return self.components.card_of[id]
