"""The rules of a game as HTML: the game in five minutes, then every rule with an anchor to which every mention leads.

Pictures stand where the page names them, `![caption](picture:name "what is seen")` on a line of its own; signs stand
anywhere, `![](sign:wood)`; `![](signs:)` on a line of its own is the card of all of them.
"""

import re

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from letopis.games import game as find_game
from letopis.kernel.rulebook import PICTURE, SIGNS, Passage, Rule, Rulebook
from letopis.web import icons
from letopis.web.look import Page
from letopis.web.pictures import Ask, drawn
from letopis.web.render import environment
from letopis.web.rooms import room
from letopis.web.signs import vocabulary

MENTION = re.compile(r"(?<![\w#>-])([A-Z]+-[0-9A-Z]+(?:\.[0-9A-Z]+)*)(?![\w.-]*[\w])")


class RulesPage:
    """A rules page, ready to be shown."""

    def __init__(self, name: str, book: Rulebook, lang: str, ask: Ask) -> None:
        self.page = Page(lang, room(name))
        self.game = name
        self.ask = ask
        self.vocabulary = vocabulary(name, lang)
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.renderer.rules["image"] = self._sign  # type: ignore[attr-defined]  # of the protocol, not of HTML
        self.numbers = set(book.rules)
        self.title = book.title
        self.passages = book.passages
        self.opening = book.opening
        self.pictures = 0  # so many stand on the page
        self._html: dict[int, Markup] = {}
        for passage in self.passages:
            self._html[id(passage)] = self._drawn(passage)
            for rule in passage.rules:
                self._html[id(rule)] = self._drawn(rule)

    def id(self, passage: Passage) -> str:
        """The address of a passage on the page."""
        return f"section-{self.passages.index(passage)}"

    def contents(self) -> list[tuple[str, list[Passage]]]:
        """The passages that have a heading, by the parts of the page."""
        found: list[tuple[str, list[Passage]]] = []
        for passage in self.passages:
            if not found or found[-1][0] != passage.part:
                found.append((passage.part, []))
            if passage.heading:
                found[-1][1].append(passage)
        return [(part, passages) for part, passages in found if passages]

    def begins(self, passage: Passage) -> bool:
        """Whether a part of the page begins with a passage."""
        place = self.passages.index(passage)
        return bool(passage.part) and self.passages[place - 1].part != passage.part

    def html(self, about: Passage | Rule) -> Markup:
        """What a passage says before its rules, or a rule."""
        return self._html[id(about)]

    def _drawn(self, about: Passage | Rule) -> Markup:
        """The same when it is drawn: pictures that stand together make a row."""
        parts: list[str] = []
        prose: list[str] = []
        row: list[Markup] = []
        for line in [*about.lines, ""]:
            picture = PICTURE.match(line)
            if (picture or line.strip()) and prose and (picture or SIGNS.match(line)):
                parts.append(self.prose(prose))
                prose = []
            if row and not picture and line.strip():
                parts.append(f'<div class="pictures">{"".join(row)}</div>')
                row = []
            if picture:
                row.append(self._figure(picture[2], picture[1], picture[3] or ""))
            elif SIGNS.match(line):
                parts.append(self._card())
            else:
                prose.append(line)
        if row:
            parts.append(f'<div class="pictures">{"".join(row)}</div>')
        parts.append(self.prose(prose))
        return Markup("".join(parts))

    def _figure(self, name: str, caption: str, seen: str) -> Markup:
        """A picture with its caption."""
        picture = drawn(self.game, name, self.page.lang, self.ask)
        self.pictures += 1
        figure = environment().get_template("picture.html").module.figure  # type: ignore[attr-defined]
        views = [Markup(view) for view in picture.views(self.pictures)]
        linked = Markup(MENTION.sub(self._link, str(escape(caption))))
        made: Markup = figure(self.page, picture, views, caption, linked, seen)
        return made

    def _card(self) -> Markup:
        """All signs; their rules are on this very page."""
        return Markup(str(legend(self.page, self.game)).replace(' target="_blank"', ""))

    def prose(self, lines: list[str]) -> str:
        """Some lines of Markdown, mentions of rules as links, wide tables in something that scrolls."""
        text: str = self.markdown.render("\n".join(lines))
        text = MENTION.sub(self._link, text)
        text = text.replace("<th></th>", "<td></td>")  # the corner of a table heads nothing
        return text.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")

    def _link(self, mention: re.Match[str]) -> str:
        number = mention.group(1)
        return f'<a href="#{escape(number)}">{escape(number)}</a>' if number in self.numbers else number

    def _sign(self, tokens: list[Token], place: int, options: object, env: object) -> str:
        token = tokens[place]
        kind, _, name = str(token.attrs.get("src", "")).partition(":")
        if kind != "sign" or name not in self.vocabulary.signs:
            raise ValueError(f"rules.{self.page.lang}.md: there is no sign {name or kind!r}")
        return str(icons.icon(self.vocabulary.signs[name].icon, self.page.folder, token.content))


def legend(page: Page, game: str) -> Markup:
    """What everything on the boards of a game is called and what it is for."""
    made: Markup = environment().get_template("signs.html").module.legend(page, vocabulary(game, page.lang))  # type: ignore[attr-defined]
    return made


_pages: dict[tuple[str, str], RulesPage] = {}


def rules_page(name: str, lang: str, ask: Ask) -> RulesPage:
    """The rules page of a game; BadOption when there is no such game. Drawn once for all who read it."""
    known = _pages.get((name, lang))
    if known is None:
        known = _pages[(name, lang)] = RulesPage(name, find_game(name).rules(lang), lang, ask)
    return known
