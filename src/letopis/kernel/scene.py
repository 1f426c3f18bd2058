# not compiled: drawing is never in a hurry, and rooms build on it uncompiled
"""What a room's drawing for a terminal begins with: a view, the seat that looks, and the words to say it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from letopis.kernel.game import KERNEL, Game
from letopis.kernel.texts import Texts


def scene_texts(game: Game[Any]) -> Texts:
    """The words of a room's drawing and, where it has none of its own, those of the game."""
    return Texts([KERNEL, game.room, Path(game.room) / "terminal"])


@dataclass(frozen=True)
class Glance:
    """One look at a table, as a terminal asks for it: what is seen, by whom, in which words, on how much room."""

    view: dict[str, Any]
    lang: str
    seat: int | None  # None: a spectator
    names: list[str]
    options: dict[str, Any]
    plain: bool = False  # plain text, no colours
    brief: bool = False  # only what changes quickly
    width: int = 80  # columns
    height: int = 24  # lines


class Scene:
    """A view with the words for it; a room adds what its own table needs, and says which texts are its."""

    texts: ClassVar[Texts]

    def __init__(self, glance: Glance) -> None:
        self.view = glance.view
        self.lang = glance.lang
        self.seat = glance.seat
        self.names = glance.names

    def say(self, key: str, **figures: Any) -> str:
        """A message of the drawing, or of the game; what is quoted in it stands as it is."""
        return self.texts.phrase(self.lang, key, figures)

    def word(self, id: str, form: str = "") -> str:
        """The game's word for a thing, or one of its forms."""
        forms = self.texts.forms(self.lang, id)
        return forms.get(form, forms[""])

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.texts.name_of(self.lang, seat, self.names)

    @property
    def own(self) -> int:
        """The seat drawn in full: the one that looks, or the first for a spectator."""
        return 0 if self.seat is None else self.seat

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        count = len(self.view["seats"])
        return [(self.own + step) % count for step in range(1, count)]

    def player(self, seat: int) -> dict[str, Any]:
        """A player as the view tells."""
        player: dict[str, Any] = self.view["seats"][seat]
        return player
