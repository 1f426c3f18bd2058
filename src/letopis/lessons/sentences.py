"""What a course says: the messages of a room's `lessons.en.ftl` and `lessons.ru.ftl`.

`lesson-<course>-<key>` is a lesson's text; its attributes are the answer to a wrong action (`.wrong`, `.wrong-<name>`),
what is said of what has been done (`.done`) and what was learned (`.learned`). `course-<course>` is the course's name,
with `.end`, what is said at its end; `word-<course>-<key>` the word at a first.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.game import KERNEL
from letopis.kernel.texts import Texts
from letopis.lessons.course import FOLDER

HERE = Path(__file__).parent

Figures = dict[str, str | int]


class Sentences:
    """The sentences of a room's courses in both languages, and ours of all courses beneath."""

    def __init__(self, room: Path) -> None:
        self.texts = Texts([KERNEL, room, HERE], room / FOLDER)

    def has(self, lang: str, key: str, attribute: str = "") -> bool:
        """Whether there is such a message, and such an attribute of it."""
        bundle = self.texts.bundle(lang)
        if not bundle.has_message(key):
            return False
        message = bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(
        self, lang: str, key: str, attribute: str = "", figures: Figures | None = None, names: Figures | None = None
    ) -> str:
        """A message or an attribute of it; "" when there is none. Names stand in it as they are."""
        if not self.has(lang, key, attribute):
            return ""
        bundle = self.texts.bundle(lang)
        message = bundle.get_message(key)
        arguments: dict[str, Any] = dict(names or {})
        for name, value in (figures or {}).items():
            if isinstance(value, str):
                for suffix, form in self.texts.forms(lang, value).items():
                    arguments[name + suffix] = form
            else:
                arguments[name] = value
        pattern = message.attributes[attribute] if attribute else message.value
        text, problems = bundle.format_pattern(pattern, arguments)
        if problems:
            raise ValueError(f"{FOLDER}.{lang}.ftl: {key}.{attribute}: {problems[0]}")
        return str(text)


@lru_cache(maxsize=64)
def sentences_of(game: str) -> Sentences:
    """The sentences of a game's courses."""
    return Sentences(find_game(game).room)


def figure(view: Any, path: str) -> str | int:
    """A figure out of a view by its path, `seats.0.food`; a list or a table counts its things. KeyError: none there.

    >>> figure({"seats": [{"food": 3, "domain": ["keep g7"]}]}, "seats.0.domain")
    1
    """
    found = view
    for part in path.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (LookupError, TypeError, ValueError):
            raise KeyError(path) from None
    if isinstance(found, (list, tuple, dict)):
        return len(found)
    return found if isinstance(found, str) else int(found)
