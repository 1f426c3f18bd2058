"""The numbered rules of a game as HTML: every rule has an anchor, and every mention of one leads there."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from letopis.games import game as find_game
from letopis.kernel.rulebook import HEADING, RULE

MENTION = re.compile(r"(?<![\w#>-])([A-Z]+-[0-9A-Z]+(?:\.[0-9A-Z]+)*)(?![\w.-]*[\w])")
TITLE = re.compile(r"^#\s+(.*)$")


class Section:
    """A heading, what stands under it before any rule, and its rules."""

    def __init__(self, number: int, heading: str) -> None:
        self.id = f"section-{number}"
        self.heading = heading
        self.lines: list[str] = []
        self.rules: list[tuple[str, list[str]]] = []


class RulesPage:
    """A rules page, ready to be shown."""

    def __init__(self, page: str, numbers: set[str]) -> None:
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.numbers = numbers
        self.title = ""
        self.sections = [Section(0, "")]
        for line in page.splitlines():
            section = self.sections[-1]
            if title := TITLE.match(line):
                self.title = title.group(1)
            elif heading := HEADING.match(line):
                self.sections.append(Section(len(self.sections), heading.group(1)))
            elif rule := RULE.match(line):
                section.rules.append((rule.group(1), [rule.group(2)]))
            elif section.rules:
                section.rules[-1][1].append(line)
            else:
                section.lines.append(line)

    def html(self, lines: list[str]) -> Markup:
        """Some lines of Markdown, mentions of rules as links, wide tables in something that scrolls."""
        text = self.markdown.render("\n".join(lines))
        text = MENTION.sub(self._link, text)
        text = text.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
        return Markup(text)

    def _link(self, mention: re.Match[str]) -> str:
        number = mention.group(1)
        return f'<a href="#{escape(number)}">{escape(number)}</a>' if number in self.numbers else number


@cache
def rules_page(name: str, lang: str) -> RulesPage:
    """The rules page of a game; BadOption when there is no such game."""
    book = find_game(name).rules(lang)
    return RulesPage(book.page, set(book.rules))
