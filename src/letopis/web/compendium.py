"""The compendium of a game: every component that its data names, as the room's own board draws it.

A room arranges it in `compendium.toml` (docs/teaching.md tells more):

- `seats`, `options`: of the table whose board draws;
- `[[kind]]`: `id`, whose title is the message `compendium-<id>` of the board; `items` ("cards.toml card"), of which
  file which tables; `rules` of them all, `of` those of single components by their ids (rules that name a component
  are its rulings without that); `facets`, fields of the data to filter by; `uses`, kinds of actions that use it, as a
  census counts them, told by the message `compendium-use-<kind>`.

`compendium.html` beside it draws: its macro `<kind>(look, board, item)` one item of a kind; where there is none an
item is drawn plainly. What the data names and no kind takes stands at the end; so a room without these files has a
plain list.
"""

import json
import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from markupsafe import Markup

from letopis.games import game as find_game
from letopis.kernel.errors import BadData
from letopis.kernel.inventory import Item, named_items
from letopis.kernel.reading import Reader
from letopis.web.look import Look, Page
from letopis.web.render import has_macro, macro_of
from letopis.web.rooms import PAGE_TEXTS, Room, room
from letopis.web.signs import vocabulary

FILE, DRAWINGS = "compendium.toml", "compendium.html"
CENSUS = "census.json"  # written by `letopis arena GAME --census`
SORT = "component"
SOURCE = "source"
REST = "other"  # the kind of what no other takes
COPIES = ("count", "copies", "copies_deck")
FIELD = re.compile(r"^(?:(\w+)_source|source_(\w+))$")
OF_TABLE = re.compile(r' data-(?:sign|piece|face)="[^"]*"')
SPACE = re.compile(r"\s*\n\s*")
SPOKEN = re.compile(r'<[^>]* (?:title|aria-label)="([^"]*)"')  # what a tag says goes before it
TAG = re.compile(r"<[^>]+>")
ANCHOR = re.compile(r"[^\w-]+")
MOST_RULINGS = 6
RARE = 10  # who did it less often than so proves nothing

State = dict[str, Any]
Query = dict[str, str]


class Opening(Protocol):
    """Of the server: a table at its beginning, by game, seats, options and language."""

    def __call__(self, game: str, seats: int, options: dict[str, Any], lang: str) -> State: ...


def declared(folder: Path) -> dict[str, Any]:
    """How a room arranges its components; nothing where it does not say."""
    try:
        return tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except ValueError as error:
        raise BadData(FILE, "file", f"cannot be read: {error}", "a TOML document") from None


class Kind:
    """Components that are drawn alike."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.file, _, self.array = reader.text("items", default="").partition(" ")
        self.rules = reader.texts("rules")
        self.facets = reader.texts("facets")
        self.uses = reader.texts("uses")
        of = reader.table("of", optional=True)
        self.of = {id: of.texts(id) for id in of.value}
        reader.finish()


class Component:
    """One component."""

    def __init__(self, kind: Kind, id: str, name: str, anchor: str, drawn: Markup, plain: bool) -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.anchor = anchor
        self.drawn = drawn
        self.plain = plain  # the drawing does not say its name
        self.copies = 0
        self.rules: list[str] = []
        self.source = ""
        self.census: list[str] = []
        self.facets: dict[str, dict[str, str]] = {}  # by facet: value and its word
        self.found_by = ""

    def fits(self, query: Query) -> bool:
        """Whether a filter lets it through."""
        for facet, value in query.items():
            if facet == "q":
                if not all(word in self.found_by for word in folded(value).split()):
                    return False
            elif value not in self.facets.get(facet, {}):
                return False
        return True


class Compendium:
    """A game's, in one language."""

    def __init__(self, name: str, lang: str, opening: Opening) -> None:
        self.game = find_game(name)
        self.room: Room = room(name)
        self.page = Page(lang, self.room)
        self.lang = lang
        reader = Reader(declared(self.room.folder), "", FILE)
        seats = reader.whole("seats", self.game.seats[0], self.game.seats[-1], self.game.seats[-1])
        options = dict(reader.table("options", optional=True).value)
        self.kinds = [Kind(inner) for inner in reader.tables("kind")]
        self.kinds.append(Kind(Reader({"id": REST}, "", FILE)))
        reader.finish()
        state = opening(name, seats, options, lang)
        self.look = Look(state, lang, self.room)
        self.board = self.room.board(state, lang)
        self.signs = vocabulary(name, lang).signs
        self.entries: list[Component] = []
        self._taken: set[str] = set()
        self._fill()

    # ---- what there is

    @cached_property
    def census(self) -> dict[str, Any] | None:
        """How bots used it; None where nobody counted."""
        path = self.room.folder / CENSUS
        known: dict[str, Any] | None = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
        return known

    @property
    def counted_bots(self) -> str:
        """Which bots they were."""
        assert self.census is not None
        return ", ".join(dict.fromkeys(self.page.level(name) for name in self.census["bots"]))

    def title(self, kind: Kind) -> str:
        """What the components of a kind are called together."""
        return self._words(f"compendium-{kind.id}")

    def facets(self, query: Query) -> list[tuple[str, str, list[tuple[str, str]]]]:
        """What can be filtered by: name, title, and the values with their words.

        Of one kind of components whatever it has, of all of them what at least half of them have.
        """
        sort = query.get(SORT, "")
        shown = [entry for entry in self.entries if not sort or sort in entry.facets[SORT]]
        found: dict[str, dict[str, str]] = {SORT: {}}
        having: dict[str, int] = {}
        for entry in shown:
            for facet, values in entry.facets.items():
                found.setdefault(facet, {}).update(values)
                having[facet] = having.get(facet, 0) + 1
        found[SORT] = {value: word for entry in self.entries for value, word in entry.facets[SORT].items()}
        return [
            (facet, self._words(f"facet-{facet}"), sorted(values.items(), key=in_order))
            for facet, values in found.items()
            if len(values) > 1 and 2 * having.get(facet, 0) >= len(shown)
        ]

    def found(self, query: Query) -> list[tuple[Kind, list[Component]]]:
        """What a filter lets through, by kinds."""
        fitting = [entry for entry in self.entries if entry.fits(query)]
        groups = [(kind, [entry for entry in fitting if entry.kind is kind]) for kind in self.kinds]
        return [(kind, entries) for kind, entries in groups if entries]

    # ---- how it is made

    def _fill(self) -> None:
        named = [found for found in named_items(self.game.own_files()) if self._name(found.item)]
        for kind in self.kinds:
            items = [one for one in named if kind.id == REST or (one.file, one.array) == (kind.file, kind.array)]
            if not items and kind.id != REST:
                arrays = dict.fromkeys(f"{one.file} {one.array}" for one in named)
                raise BadData(FILE, f"kind.{kind.id}.items", "names nothing of the data", ", ".join(arrays))
            named = [one for one in named if one not in items]
            self.entries += [self._entry(kind, one) for one in items]

    def _name(self, item: dict[str, Any]) -> str:
        texts, id = self.room.texts, item["id"]
        if texts.has(self.lang, id):
            return texts.forms(self.lang, id)[""]
        return str(item.get(self.lang, ""))

    def _entry(self, kind: Kind, found: Item) -> Component:
        item = found.item
        template, macro = f"rooms/{self.game.name}/{DRAWINGS}", kind.id.replace("-", "_")
        drawable = (self.room.folder / DRAWINGS).is_file()
        plain = not (drawable and has_macro(template, self.game.name, self.lang, macro))
        drawn: str = (
            macro_of("entries.html", self.game.name, self.lang, "plain")(self.look, item, self._says(item))
            if plain
            else macro_of(template, self.game.name, self.lang, macro)(self.look, self.board, item)
        )
        name = self._name(item)
        entry = Component(
            kind, item["id"], name[:1].upper() + name[1:], self._anchor(kind, item), Markup(bare(drawn)), plain
        )
        entry.copies = next((item[key] for key in COPIES if isinstance(item.get(key), int)), 0)
        entry.rules = self._rules(kind, item)
        main, others = sources(found)
        entry.source = self._source(main, others)
        entry.facets = {SORT: {kind.id: self.title(kind)}, **self._facets(kind, item)}
        if main:
            entry.facets[SOURCE] = {main: self.page.t(f"compendium-source-{main}")}
        entry.census = self._census(kind, item["id"])
        words = [name, TAG.sub(" ", SPOKEN.sub(r" \1 <", entry.drawn)), *entry.rules, self.title(kind)]
        words += [word for values in entry.facets.values() for word in values.values()]
        entry.found_by = folded(" ".join(words))
        return entry

    def _anchor(self, kind: Kind, item: dict[str, Any]) -> str:
        """An address on the page that stays, and that nothing else there has."""
        anchor = ANCHOR.sub("-", f"{kind.id}-{item['id']}")
        while anchor in self._taken:
            anchor += "-too"
        self._taken.add(anchor)
        return anchor

    def _says(self, item: dict[str, Any]) -> str:
        """What it does, in a sentence: as the room's texts, its data or its signs have it."""
        forms = self.room.texts.forms(self.lang, item["id"])
        said = forms.get("_effect") or item.get(f"text_{self.lang}")
        if not said and item["id"] in self.signs:
            said = self.signs[item["id"]].what
        return str(said or "")

    def _rules(self, kind: Kind, item: dict[str, Any]) -> list[str]:
        """Its rule, and its rulings."""
        id = item["id"]
        sign = [self.signs[id].rule] if id in self.signs else []
        own = kind.of.get(id, [])
        naming = self._naming(str(item.get("en", "")))[:MOST_RULINGS]
        known = [number for number in dict.fromkeys([*own, *naming, *kind.rules, *sign]) if number]
        book = self.game.rules(self.lang).rules
        for number in known:
            if number not in book:
                raise BadData(FILE, f"kind.{kind.id}", f"{number} is no rule of the game")
        return known

    def _naming(self, name: str) -> list[str]:
        """The rules that name it, in the English book, where names have no cases."""
        if not name[:1].isupper():
            return []  # a word that any rule may use
        naming = re.compile(rf"\b{re.escape(name)}s?\b")
        return [number for number, rule in self.game.rules("en").rules.items() if naming.search(rule.text)]

    def _source(self, main: str, others: dict[str, list[str]]) -> str:
        """Where its figures come from, as one reads it: the most of it first, then what differs."""
        t = self.page.t
        if not main and not others:
            return t("compendium-figures", told=t("compendium-source-none"))
        said = [t(f"compendium-source-{main}")] if main else []
        for source, fields in others.items():
            if source != main:
                named = dict.fromkeys(self._words(f"compendium-field-{field}") for field in fields)
                said.append(t("compendium-source-of", source=t(f"compendium-source-{source}"), fields=", ".join(named)))
        return t("compendium-figures", told="; ".join(said))

    def _facets(self, kind: Kind, item: dict[str, Any]) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for facet in kind.facets:
            value = item.get(facet)
            values = value if isinstance(value, (list, dict)) else [value] if value not in (None, "") else []
            if values:
                found[facet] = {str(each): self._value(facet, each) for each in values}
        return found

    def _value(self, facet: str, value: object) -> str:
        texts = self.room.texts
        for key in (f"facet-{facet}-{value}", str(value), f"{facet}-{value}"):
            if isinstance(value, str) and texts.has(self.lang, key):
                word = texts.forms(self.lang, key)[""]
                return word[:1].upper() + word[1:]
        return str(value)

    def _words(self, key: str) -> str:
        """A message of the room's board, or of the pages."""
        if self.room.texts.has(self.lang, key):
            return self.page.say(key)
        return self.page.t(key) if PAGE_TEXTS.has(self.lang, key) else key

    def _census(self, kind: Kind, id: str) -> list[str]:
        """How bots used it, a sentence for each way."""
        counted = self.census
        told: list[str] = []
        if counted is None:
            return told
        for use in kind.uses:
            could, did, won, ahead = counted["uses"].get(id, {}).get(use, (0, 0, 0, 0))
            figures = {"use": self._words(f"compendium-use-{use}"), "could": int(could), "did": int(did)}
            if not could:
                continue
            share = round(100 * did / could)
            told.append(
                self.page.t("census-nobody", **figures)
                if not did
                else self.page.t("census-few", **figures, share=share)
                if did < RARE
                else self.page.t(
                    "census-line", **figures, share=share, won=round(100 * won), ahead=f"{ahead:+.1f}".replace("-", "−")
                )
            )
        return told


def bare(drawn: str) -> str:
    """A drawing without what only a table asks for."""
    return SPACE.sub("\n", OF_TABLE.sub("", drawn)).strip()


def folded(text: str) -> str:
    """As words are compared."""
    return text.lower().replace("ё", "е").replace("\N{NO-BREAK SPACE}", " ")


def in_order(value: tuple[str, str]) -> tuple[int, int, str]:
    """Numbers by their size, before words."""
    known = value[0]
    return (0, int(known), "") if known.lstrip("-").isdigit() else (1, 0, folded(value[1]))


def sources(found: Item) -> tuple[str, dict[str, list[str]]]:
    """Where an item's figures come from, or those of its file; and, by source, fields that say it for themselves."""
    item = found.item
    main = str(item.get(SOURCE) or found.around.get(SOURCE, ""))
    fields: dict[str, list[str]] = {}
    for key, source in item.items():
        field = FIELD.match(key)
        if field is not None and key != "source_url":
            fields.setdefault(source, []).append(field[1] or field[2])
    for field, source in item.get("prov", {}).items():
        fields.setdefault(source, []).append(field)
    return main, fields


_made: dict[tuple[str, str], Compendium] = {}


def compendium(name: str, lang: str, opening: Opening) -> Compendium:
    """The compendium of a game; BadOption when there is no such game. Drawn once for all who read it."""
    known = _made.get((name, lang))
    if known is None:
        known = _made[(name, lang)] = Compendium(name, lang, opening)
    return known
