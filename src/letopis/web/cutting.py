"""HTML of ours as a tree, to cut pieces out of it: what a picture shows of a table."""

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser

VOID = frozenset(("area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"))
ATTRIBUTE = re.compile(r'\s+([\w:-]+)(?:="([^"]*)")?')


class Element:
    """An element: its opening tag as it was written, and what is in it."""

    def __init__(self, tag: str, opening: str, closed: bool = False) -> None:
        self.tag = tag
        self.opening = opening
        self.closed = closed  # has no closing tag of its own
        self.attributes = dict(ATTRIBUTE.findall(opening))
        self.children: list[Element | str] = []

    def elements(self) -> "Iterator[Element]":
        """Itself, and all elements in it."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.elements()

    def html(self, opened: "Callable[[Element], str]") -> str:
        """As HTML again, each opening tag as it is to be written."""
        inner = "".join(child if isinstance(child, str) else child.html(opened) for child in self.children)
        return opened(self) + (inner if self.closed else f"{inner}</{self.tag}>")

    def named(self, name: str) -> bool:
        """Whether a board calls it so, by its `data-sign` or its id; a mere icon or a word is no part of a board."""
        if self.attributes.get("class") == "icon" or self.attributes.keys() == {"data-sign"}:
            return False
        return name == self.attributes.get("id") or name in self.attributes.get("data-sign", "").split()

    def outermost(self, names: tuple[str, ...]) -> "Iterator[Element]":
        """What is called by some names, and stands in nothing that is."""
        if any(self.named(name) for name in names):
            yield self
            return
        for child in self.children:
            if isinstance(child, Element):
                yield from child.outermost(names)

    def only(self, names: list[str]) -> "Element | None":
        """What in it is called by some names, with all that is around; None when nothing is."""
        if any(self.named(name) for name in names):
            return self
        kept = [child.only(names) for child in self.children if isinstance(child, Element)]
        left: list[Element | str] = [child for child in kept if child is not None]
        if not left:
            return None
        made = Element(self.tag, self.opening, self.closed)
        made.children = left
        return made


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.root = Element("", "")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: object) -> None:
        opening = self.get_starttag_text() or ""
        made = Element(opening[1 : 1 + len(tag)], opening, tag in VOID)
        self.open[-1].children.append(made)
        if tag not in VOID:
            self.open.append(made)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        opening = self.get_starttag_text() or ""
        self.open[-1].children.append(Element(opening[1 : 1 + len(tag)], opening, True))

    def handle_endtag(self, tag: str) -> None:
        for place in range(len(self.open) - 1, 0, -1):
            if self.open[place].tag.lower() == tag:
                del self.open[place:]
                return

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)

    def handle_entityref(self, name: str) -> None:
        self.handle_data(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.handle_data(f"&#{name};")


def read_html(html: str) -> Element:
    """The tree of some HTML, under an element that is none.

    >>> tree = read_html('<p class="a">1 &amp; <b class="n" data-sign="wood">2</b><br></p>')
    >>> [element.tag for element in tree.elements()]
    ['', 'p', 'b', 'br']
    >>> tree.children[0].html(lambda element: element.opening)
    '<p class="a">1 &amp; <b class="n" data-sign="wood">2</b><br></p>'
    >>> tree.only(["wood"]).children[0].html(lambda element: element.opening)
    '<p class="a"><b class="n" data-sign="wood">2</b></p>'
    """
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.root
