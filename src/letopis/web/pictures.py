"""Pictures in rules pages: positions, drawn by the room's own board, cut out, lit, and not to be touched."""

from collections.abc import Callable
from functools import partial
from typing import Any

from letopis.kernel.errors import BadData
from letopis.kernel.pictures import FOLDER, Picture
from letopis.web.cutting import ATTRIBUTE, Element, read_html
from letopis.web.render import RENDERER, whole

OURS = "\N{SECTION SIGN}"  # stands before each id until the picture has its place on a page
REFERENCES = ("for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "headers")
ACTING = ("data-action", "data-times", "data-warning", "data-question", "tabindex", "accesskey", "name")
LIT = "pointed"

Ask = Callable[[str, str, str], dict[str, Any]]  # of the server: a game, a picture, a language


class Drawn:
    """A picture ready to be put on a page: its views as HTML, and what is played between them."""

    def __init__(self, game: str, name: str, lang: str, ask: Ask) -> None:
        known = ask(game, name, lang)
        self.name = name
        self.picture: Picture = known["picture"]
        self.told: list[str] = known["told"]
        self.start: dict[str, Any] | None = known["start"]
        self.seats: list[str] = ["journeyman"] * known["seats"]
        self.seats[self.picture.seat] = "me"
        self._views = [self._drawn(RENDERER.areas(state, lang)) for state in known["states"]]

    def views(self, number: int) -> list[str]:
        """Its views, for the picture of this number on a page: ids are unique there."""
        return [html.replace(OURS, f"f{number}{step}-") for step, html in zip("ab", self._views)]

    def _drawn(self, areas: dict[str, str]) -> str:
        return "".join(self._area(areas, place, shown) for place, shown in enumerate(self.picture.shows))

    def _area(self, areas: dict[str, str], place: int, shown: list[str]) -> str:
        area, *parts = shown
        names = [name.removeprefix("area-") for name in areas if name.startswith("area-")]
        if area not in names:
            raise self._wrong(f"shows[{place}]", f"there is no area {area!r} here", ", ".join(names))
        tree = read_html(str(whole(areas[f"area-{area}"], areas)))
        if parts:
            signs = {sign for element in tree.elements() for sign in element.attributes.get("data-sign", "").split()}
            missing = [part for part in parts if not any(element.named(part) for element in tree.elements())]
            if missing:
                raise self._wrong(f"shows[{place}]", f"nothing is called {missing[0]!r}", ", ".join(sorted(signs)))
            found = tree.only(parts)
            assert found is not None
            tree = found
        lit = {id(element) for element in tree.outermost(self.picture.lit)}
        opening = partial(self._opening, lit)
        return "".join(child.html(opening) for child in tree.children if isinstance(child, Element))

    def _opening(self, lit: set[int], element: Element) -> str:
        """An opening tag as a picture has it: an id that is only its own, nothing that acts, lit if it shall be."""
        attributes = [pair for pair in ATTRIBUTE.findall(element.opening) if pair[0] not in ACTING]
        if id(element) in lit:
            attributes = _with_class(attributes, LIT)
        if self.picture.close and element.tag == "svg" and "icon" not in element.attributes.get("class", "").split():
            window = " ".join(map(str, self.picture.close))
            attributes = [(name, window if name.lower() == "viewbox" else value) for name, value in attributes]
        if element.tag == "details":
            attributes = [pair for pair in attributes if pair[0] != "open"] + [("open", "")]
        written = "".join(f' {name}="{_own(name, value)}"' for name, value in attributes)
        return f"<{element.tag}{written}{'/' if element.opening.endswith('/>') else ''}>"

    def _wrong(self, field: str, problem: str, allowed: str) -> BadData:
        return BadData(f"{FOLDER}/{self.name}.toml", field, problem, allowed)


def _with_class(attributes: list[tuple[str, str]], style: str) -> list[tuple[str, str]]:
    styles = " ".join([value for name, value in attributes if name == "class"] + [style])
    return [*[pair for pair in attributes if pair[0] != "class"], ("class", styles)]


def _own(name: str, value: str) -> str:
    """An attribute's value with the ids in it made the picture's own; icons are the page's."""
    if name == "id":
        return OURS + value
    if name in REFERENCES:
        return " ".join(OURS + id for id in value.split())
    if name == "href" and value.startswith("#") and not value.startswith("#i-"):
        return f"#{OURS}{value[1:]}"
    return value.replace("url(#", f"url(#{OURS}")


_drawn: dict[tuple[str, str, str], Drawn] = {}


def drawn(game: str, name: str, lang: str, ask: Ask) -> Drawn:
    """A picture; drawn once for all who read the page, in each language."""
    place = (game, name, lang)
    known = _drawn.get(place)
    if known is None:
        known = _drawn[place] = Drawn(game, name, lang, ask)
    return known
