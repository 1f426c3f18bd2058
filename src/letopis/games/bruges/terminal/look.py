# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""A view with the words for it."""

from functools import cache
from pathlib import Path
from typing import Any

from letopis.games.bruges.characters import Character
from letopis.games.bruges.components import Components
from letopis.games.bruges.game import GAME
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.game import KERNEL
from letopis.kernel.texts import Texts

TEXTS = Texts([KERNEL, GAME.room, Path(__file__).parent])


def components_of(options: dict[str, Any]) -> Components:
    """The box this table plays with: an owner's own figures may lie over ours."""
    return dealt({"data": options["data"]}) if options.get("data") else our_own()


def dealt(options: dict[str, Any]) -> Components:
    """The box of a new game."""
    position = GAME.new(GAME.seats[0], 0, options)
    assert isinstance(position, BrugesPosition)
    return position.components


@cache
def our_own() -> Components:
    """The box with our figures."""
    return dealt({})


class Look:
    """A view, the seat that looks, and the words to say it."""

    def __init__(
        self, view: dict[str, Any], lang: str, seat: int | None, names: list[str], options: dict[str, Any]
    ) -> None:
        self.view = view
        self.lang = lang
        self.seat = seat
        self.names = names
        self.components = components_of(options)

    def say(self, key: str, **figures: Any) -> str:
        """A message of the drawing, or of the game."""
        bundle = TEXTS.bundle(self.lang)
        return str(bundle.format_pattern(bundle.get_message(key).value, figures)[0])

    def word(self, id: str, form: str = "") -> str:
        """The game's word for a card, a colour, a category; or one of its forms."""
        forms = TEXTS.forms(self.lang, id)
        return forms.get(form, forms[""])

    def card(self, id: str) -> Character:
        """A character by its id."""
        return self.components.card_of[id]

    @property
    def own(self) -> int:
        """The seat drawn last and in full: the one that looks, or the first for a spectator."""
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
