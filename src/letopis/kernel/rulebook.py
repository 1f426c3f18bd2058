"""The numbered rules of a game, as its rules pages write them."""

import re
from pathlib import Path

TITLE = re.compile(r"^#\s+(.*)$")
HEADING = re.compile(r"^##\s+(.*)$")
RULE = re.compile(r"^\*\*([A-Z]+-[0-9A-Z.]+)\*\*\s*(.*)$")
PICTURE = re.compile(r'^!\[([^\]]*)\]\(picture:([\w-]+)(?: "([^"]*)")?\)$')  # its caption, name, and what is seen on it
SIGN = re.compile(r"!\[([^\]]*)\]\(sign:([\w-]+)\)")
SIGNS = re.compile(r"^!\[([^\]]*)\]\(signs:\)$")  # where the card of all signs belongs


def told(line: str) -> str:
    """A line for whoever sees no pictures: the caption of one, and what would be seen; a sign is its word.

    >>> told('![A harvest.](picture:harvest "Anna takes 2 food.")')
    '▣ A harvest. (Anna takes 2 food.)'
    >>> told("Pay 1 ![wood](sign:wood) and ![](sign:food) food.")
    'Pay 1 wood and food.'
    """
    picture = PICTURE.match(line)
    if picture is not None:
        seen = picture.group(3)
        return f"▣ {picture.group(1)} ({seen})" if seen else f"▣ {picture.group(1)}"
    if SIGNS.match(line):
        return ""
    return SIGN.sub(lambda sign: sign.group(1), line).replace("  ", " ") if "](sign:" in line else line


class Rule:
    """One numbered rule: its number, the heading it stands under, and its text."""

    def __init__(self, number: str, heading: str) -> None:
        self.number = number
        self.heading = heading
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        """The rule's words (Markdown), pictures and signs in words too."""
        return "\n".join([told(line) for line in self.lines]).strip()

    def __repr__(self) -> str:
        return f"<Rule {self.number}>"


class Passage:
    """A heading, the part of the page it belongs to, what stands under it before any rule, and its rules."""

    def __init__(self, part: str, heading: str) -> None:
        self.part = part  # "" until the page names one
        self.heading = heading
        self.lines: list[str] = []
        self.rules: list[Rule] = []

    @property
    def text(self) -> str:
        """What stands before its rules (Markdown), pictures and signs in words too."""
        return "\n".join([told(line) for line in self.lines]).strip()


class Rulebook:
    """A rules page: its passages in order, and every rule by its number.

    The first `#` is its title, any other begins a part; `##` begins a passage; the passages before the first rule are
    the game in five minutes.
    """

    def __init__(self, page: str) -> None:
        self.page = page
        self.title = ""
        self.rules: dict[str, Rule] = {}
        self.passages = [Passage("", "")]
        part = ""
        for line in page.splitlines():
            title = TITLE.match(line)
            heading = HEADING.match(line)
            start = RULE.match(line)
            passage = self.passages[-1]
            if title and not self.title:
                self.title = title.group(1)
            elif title:
                part = title.group(1)
                self.passages.append(Passage(part, ""))
            elif heading:
                self.passages.append(Passage(part, heading.group(1)))
            elif start:
                rule = Rule(start.group(1), passage.heading)
                rule.lines.append(start.group(2))
                self.rules[rule.number] = rule
                passage.rules.append(rule)
            elif passage.rules:
                passage.rules[-1].lines.append(line)
            else:
                passage.lines.append(line)

    @property
    def told(self) -> str:
        """The whole page for whoever sees no pictures."""
        return "\n".join([told(line) for line in self.page.splitlines()])

    @property
    def opening(self) -> list[Passage]:
        """The game in five minutes: what has a heading and stands before the first rule."""
        found: list[Passage] = []
        for passage in self.passages:
            if passage.rules:
                return found
            if passage.heading:
                found.append(passage)
        return found

    def find(self, number: str) -> Rule | None:
        """A rule by its number, in any case."""
        return self.rules.get(number.strip().upper())


def read_rulebook(room: Path, lang: str) -> Rulebook:
    """The rules page of a room."""
    return Rulebook((room / f"rules.{lang}.md").read_text(encoding="utf-8"))
