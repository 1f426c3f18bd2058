"""How a table looks: as the game's own room draws it, or any view as an outline."""

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from letopis.kernel.actions import Action
from letopis.kernel.game import Game
from letopis.kernel.scene import Glance


class Artist(Protocol):
    """What a room's optional module `terminal` offers. All it knows of the game is the view and the options."""

    def draw(self, glance: Glance) -> RenderableType:
        """The table as a seat sees it."""
        ...

    def remark(self, glance: Glance, action: Action) -> str:
        """What to say beside a choice, a price perhaps; often nothing."""
        ...


class Outline:
    """Any view, readable: what a game without a drawing of its own gets."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def draw(self, glance: Glance) -> RenderableType:
        shown = {key: value for key, value in glance.view.items() if key not in ("game", "decision", "seat")}
        return "\n".join(self.lines(shown, glance.lang, 0))

    def remark(self, glance: Glance, action: Action) -> str:
        return ""

    def lines(self, value: Any, lang: str, depth: int) -> list[str]:
        """A value as indented lines."""
        indent = "  " * depth
        if isinstance(value, dict):
            found: list[str] = []
            for key, item in value.items():
                if isinstance(item, (dict, list)) and _nested(item):
                    found += [f"{indent}{self.word(key, lang)}:", *self.lines(item, lang, depth + 1)]
                else:
                    found.append(f"{indent}{self.word(key, lang)}: {self.scalar(item, lang)}")
            return found
        if isinstance(value, list) and _nested(value):
            found = []
            for number, item in enumerate(value, 1):
                found += [f"{indent}{number}.", *self.lines(item, lang, depth + 1)]
            return found
        return [indent + self.scalar(value, lang)]

    def scalar(self, value: Any, lang: str) -> str:
        """A value on one line."""
        if isinstance(value, dict):
            return ", ".join(f"{self.word(key, lang)} {self.scalar(item, lang)}" for key, item in value.items()) or "-"
        if isinstance(value, list):
            return ", ".join(self.scalar(item, lang) for item in value) or "-"
        return self.word(value, lang) if isinstance(value, str) else str(value)

    def word(self, text: str, lang: str) -> str:
        """The game's word for an id, if it has one."""
        texts = self.game.texts
        return texts.say(lang, text) if texts.has(lang, text) else text.replace("_", " ")


def _nested(value: Any) -> bool:
    items = list(value.values()) if isinstance(value, dict) else value
    return any(isinstance(item, (dict, list)) for item in items)


def artist(game: Game[Any]) -> Artist:
    """The room's own drawing, or an outline."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.terminal"
    try:
        module: Any = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Outline(game)
    drawn: Artist = module
    return drawn
