"""Every word a player sees, in Fluent files: layer over layer, in Russian and English alike."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from letopis.kernel.refusals import Figures

LANGUAGES = ("en", "ru")
KEPT = 20_000  # sentences
PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n[ \t])", re.MULTILINE)
SEAT_FIGURES = ("seat", "other")  # figures that are seats: shown by the player's name


@cache
def read_messages(path: Path) -> Any:
    """The messages of a Fluent file: read once, whoever's layer it is, for Fluent takes its time."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def read_plain(path: Path) -> dict[str, str]:
    """Those of its messages that are one line of plain words."""
    return dict(PLAIN.findall(path.read_text(encoding="utf-8")))


def does(own: int, verb: str, yours: str) -> str:
    """For texts: the verb that goes with a name, and the one that goes with "you"."""
    return yours if own else verb


class Address:
    """For texts: a name, or "you" to whoever bears it."""

    def __init__(self) -> None:
        self.you = ""

    def called(self, name: str, own: int) -> str:
        """What to call a player in a sentence that begins with them."""
        return self.you if own else name


class Texts:
    """The texts of some folders, a later one's over an earlier one's: the kernel's, a room's, its terminal's.

    `more` is one more file over them, without language and ending (`room/board`); it may be missing.
    """

    def __init__(self, folders: list[Path], more: Path | None = None) -> None:
        self.folders = folders
        self.more = more
        self.bundles: dict[str, Any] = {}
        self.words: dict[tuple[str, str], dict[str, str]] = {}
        self.said: dict[tuple[str, str, tuple[tuple[str, Any], ...]], str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Texts, (self.folders, self.more)

    def files(self, lang: str) -> list[Path]:
        """The files of a language, the lowest layer first."""
        lang = lang if lang in LANGUAGES else "en"
        found = [folder / f"texts.{lang}.ftl" for folder in self.folders]
        over = None if self.more is None else self.more.with_name(f"{self.more.name}.{lang}.ftl")
        return found if over is None or not over.is_file() else [*found, over]

    def plain(self, lang: str, key: str) -> str:
        """A message that is one line of plain words, "" if it is not; who wants no more need not wait for Fluent."""
        for path in reversed(self.files(lang)):
            found = read_plain(path).get(key)
            if found is not None:
                return found
        return ""

    def bundle(self, lang: str) -> Any:
        """The Fluent bundle of a language, read when first needed."""
        lang = lang if lang in LANGUAGES else "en"
        known = self.bundles.get(lang)
        if known is None:
            from fluent.runtime import FluentBundle

            address = Address()
            functions: dict[str, Any] = {"YOU": address.called, "DOES": does}
            known = FluentBundle([lang], functions, use_isolating=False)
            for path in self.files(lang):
                known.add_resource(read_messages(path), allow_overrides=True)
            self.bundles[lang] = known
            if self.has(lang, "you-yourself"):
                address.you = self.phrase(lang, "you-yourself", {})
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
        if not self.has(lang, key):
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
        return self.phrase(lang, key, arguments)

    def phrase(self, lang: str, key: str, figures: dict[str, Any]) -> str:
        """A message whose figures stand in it as they are; LookupError when there is none."""
        place = (lang, key, tuple(figures.items()))
        known = self.said.get(place)
        if known is None:
            bundle = self.bundle(lang)
            text, problems = bundle.format_pattern(bundle.get_message(key).value, figures)
            if problems:
                raise ValueError(f"texts.{lang}.ftl: {key}: {problems[0]}")
            known = str(text)
            if len(self.said) >= KEPT:
                self.said.clear()
            self.said[place] = known  # Fluent takes milliseconds over a number, and much is said again and again
        return known

    def name_of(self, lang: str, seat: int, names: list[str] | None) -> str:
        """A player's name, or "Player 2"."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.phrase(lang, "player-unnamed", {"number": seat + 1})

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
