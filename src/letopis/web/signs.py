"""What everything on a board is called and what it is for: the vocabulary of a room, `signs.*.ftl`.

A board names its pieces by `data-sign`; the names are ids of the room's texts. `sign-wood` is a sentence about `wood`,
its `.rule` the number of a rule, its `.name` the name where the room's word for it does not do, its `.icon` another
icon, its `.words` more forms by which sentences mean it. A message `legend-…` opens a group of the legend.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from letopis.kernel.texts import Texts
from letopis.web.rooms import HERE, SIGNS, Room, room, sign_messages

NO_WORDS = "-"
CASES = ("", "_acc", "_gen", "_dat", "_ins", "_loc", "_pl")  # forms of a word by which a sentence may mean it


class Sign:
    """A name and a sentence, with the rule and the icon."""

    def __init__(self, id: str, name: str, forms: dict[str, str]) -> None:
        self.id = id
        self.name = forms.get("_name", name)
        self.what = forms[""]
        self.rule = forms.get("_rule", "")
        self.icon = forms.get("_icon", id)
        self.words = [word.strip() for word in forms.get("_words", "").split(",") if word.strip()]
        self.linked = self.words != [NO_WORDS]


class Vocabulary:
    """The signs of a room in one language, those of the pages among them, in the order of the legend."""

    def __init__(self, its_room: Room, lang: str) -> None:
        self.room = its_room
        self.lang = lang
        self.groups: list[tuple[str, list[Sign]]] = []
        self.signs: dict[str, Sign] = {}
        for folder in (its_room.folder, HERE):
            self._read(folder)

    def _read(self, folder: Path) -> None:
        texts = Texts([], folder / SIGNS)
        for kind, id in sign_messages(folder):
            forms = texts.forms(self.lang, f"{kind}-{id}")
            if kind == "legend":
                self.groups.append((forms[""], []))
            elif id not in self.signs:
                known = self.room.texts
                sign = Sign(id, known.forms(self.lang, id)[""] if known.has(self.lang, id) else "", forms)
                self.signs[id] = sign
                if self.groups:
                    self.groups[-1][1].append(sign)

    def forms(self, sign: Sign) -> Iterable[str]:
        """The words by which a sentence may mean a sign."""
        known = self.room.texts
        if not sign.linked:
            return
        if known.has(self.lang, sign.id):
            forms = known.forms(self.lang, sign.id)
            yield from (forms[case] for case in CASES if case in forms)
        yield from sign.words

    def meant(self) -> tuple[re.Pattern[str], dict[str, str]] | None:
        """What finds the words of the game in a sentence, and the sign that each means."""
        means: dict[str, str] = {}
        for sign in self.signs.values():
            for word in self.forms(sign):
                means.setdefault(word.lower(), sign.id)
        if not means:
            return None
        longest_first = sorted(means, key=len, reverse=True)
        return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE), means


@cache
def vocabulary(game: str, lang: str) -> Vocabulary:
    """The signs of a game in a language."""
    return Vocabulary(room(game), lang)


@cache
def _meant(game: str, lang: str) -> tuple[re.Pattern[str], dict[str, str]] | None:
    return vocabulary(game, lang).meant()


@lru_cache(maxsize=50_000)
def linked(game: str, lang: str, sentence: str) -> Markup:
    """A sentence in which the words of the game lead to their meaning, each the first time it comes."""
    meant = _meant(game, lang)
    if meant is None:
        return escape(sentence)
    pattern, means = meant
    parts: list[str] = []
    told: set[str] = set()
    done = 0
    for found in pattern.finditer(sentence):
        sign = means[found[0].lower()]
        if sign not in told:
            parts.append(escape(sentence[done : found.start()]))
            parts.append(f'<span data-sign="{sign}">{escape(found[0])}</span>')
            done = found.end()
            told.add(sign)
    return Markup("".join([*parts, escape(sentence[done:])]))  # all of it is ours or escaped
