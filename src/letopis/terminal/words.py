"""The terminal's own words, in the Fluent files beside this module; and which language to speak."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from letopis.kernel.game import Game
from letopis.kernel.texts import LANGUAGES, Texts
from letopis.terminal.complaints import Complaint

TEXTS = Texts([Path(__file__).parent])


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the environment asks for: Russian where it says so, else English.

    >>> preferred_language({"LANG": "ru_RU.UTF-8"}), preferred_language({"LANG": "de_DE"}), preferred_language({})
    ('ru', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def chosen_language(given: str | None) -> str:
    """The language of `--lang`, or the preferred one."""
    if given is None:
        return preferred_language()
    if given.lower() in LANGUAGES:
        return given.lower()
    raise Complaint(Words(preferred_language())("bad-language", given=given, allowed=", ".join(LANGUAGES)))


class Words:
    """The terminal's messages in one language: `words("saved", file=path)`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return TEXTS.has(self.lang, key)

    def __call__(self, key: str, **figures: Any) -> str:
        """A message with its figures, which stand in it as they are."""
        return TEXTS.phrase(self.lang, key, figures)


def term(game: Game[Any], lang: str, *keys: str) -> str:
    """The game's own word for something: the first of the keys it has, else the last one, readable."""
    for key in keys:
        if game.texts.has(lang, key):
            return game.texts.say(lang, key)
    return keys[-1].replace("_", " ")
