"""Every word a player sees, in Fluent files: the kernel's own and the game's, in Russian and English alike."""

from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from letopis.kernel.refusals import Figures

LANGUAGES = ("en", "ru")
KEPT = 20_000  # sentences
SEAT_FIGURES = ("seat", "other")  # figures that are seats: shown by the player's name


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts:
    """The texts of a game: the kernel's with the room's over them."""

    def __init__(self, folders: list[Path]) -> None:
        self.folders = folders
        self.bundles: dict[str, Any] = {}
        self.words: dict[tuple[str, str], dict[str, str]] = {}
        self.said: dict[tuple[object, ...], str] = {}

    def bundle(self, lang: str) -> Any:
        """The Fluent bundle of a language, read when first needed."""
        lang = lang if lang in LANGUAGES else "en"
        known = self.bundles.get(lang)
        if known is None:
            from fluent.runtime import FluentBundle, FluentResource

            known = FluentBundle([lang], use_isolating=False)
            for folder in self.folders:
                path = folder / f"texts.{lang}.ftl"
                known.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
            self.bundles[lang] = known
        return known

    def keys(self, lang: str) -> set[str]:
        """Every message there is in a language, attributes as `key.attribute`."""
        found: set[str] = set()
        bundle = self.bundle(lang)
        for key in bundle._messages:
            found.add(key)
            found.update(f"{key}.{name}" for name in bundle.get_message(key).attributes)
        return found

    def has(self, lang: str, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle(lang).has_message(key))

    def say(self, lang: str, key: str, figures: Figures | None = None, names: list[str] | None = None) -> str:
        """A message with its figures.

        A figure that is the id of a message stands for that message (`piece = "farm"` reads "farm", «ферма»), and
        its attributes come along for the cases of a language (`piece_acc`). `seat` and `other` read as names.
        """
        bundle = self.bundle(lang)
        if not bundle.has_message(key):
            return key
        arguments: dict[str, Any] = {}
        for name, value in (figures or {}).items():
            if isinstance(value, str):
                for suffix, form in self.forms(lang, value).items():
                    arguments[name + suffix] = form
            elif name in SEAT_FIGURES:
                arguments[name] = self.name_of(lang, value, names)
                arguments[f"{name}_number"] = value + 1
            else:
                arguments[name] = value
        place = (lang, key, *arguments.items())
        known = self.said.get(place)
        if known is None:
            message = bundle.get_message(key)
            text, problems = bundle.format_pattern(message.value, arguments)
            if problems:
                raise ValueError(f"texts.{lang}.ftl: {key}: {problems[0]}")
            known = str(text)
            if len(self.said) >= KEPT:
                self.said.clear()
            self.said[place] = known  # Fluent takes its time, and much is said again and again
        return known

    def name_of(self, lang: str, seat: int, names: list[str] | None) -> str:
        """A player's name, or "Player 2"."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        bundle = self.bundle(lang)
        text, _ = bundle.format_pattern(bundle.get_message("player-unnamed").value, {"number": seat + 1})
        return str(text)

    def forms(self, lang: str, word: str) -> dict[str, str]:
        """A word by its id: "" is its plain form, "_acc" and the like its attributes; others stand as they are."""
        known = self.words.get((lang, word))
        if known is None:
            bundle = self.bundle(lang)
            known = {"": word, "_id": word}
            if " " in word:  # several ids in a row: dice, say
                known[""] = ", ".join(self.forms(lang, part)[""] for part in word.split())
            if not bundle.has_message(word):
                return known  # not kept: it may be anything a person typed
            message = bundle.get_message(word)
            known[""] = str(bundle.format_pattern(message.value, {})[0])
            for name, pattern in message.attributes.items():
                known[f"_{name}"] = str(bundle.format_pattern(pattern, {})[0])
            self.words[(lang, word)] = known
        return known
