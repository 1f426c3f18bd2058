"""The numbered rules of a game, as its rules pages write them."""

import re
from pathlib import Path

HEADING = re.compile(r"^##\s+(.*)$")
RULE = re.compile(r"^\*\*([A-Z]+-[0-9A-Z.]+)\*\*\s*(.*)$")


class Rule:
    """One numbered rule: its number, the heading it stands under, and its text."""

    def __init__(self, number: str, heading: str) -> None:
        self.number = number
        self.heading = heading
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        """The rule's words (Markdown)."""
        return "\n".join(self.lines).strip()

    def __repr__(self) -> str:
        return f"<Rule {self.number}>"


class Rulebook:
    """A rules page: every rule by its number, in order."""

    def __init__(self, page: str) -> None:
        self.page = page
        self.rules: dict[str, Rule] = {}
        heading = ""
        rule: Rule | None = None
        for line in page.splitlines():
            title = HEADING.match(line)
            start = RULE.match(line)
            if title:
                heading, rule = title.group(1), None
            elif start:
                rule = Rule(start.group(1), heading)
                rule.lines.append(start.group(2))
                self.rules[rule.number] = rule
            elif rule is not None:
                rule.lines.append(line)

    def find(self, number: str) -> Rule | None:
        """A rule by its number, in any case."""
        return self.rules.get(number.strip().upper())


def read_rulebook(room: Path, lang: str) -> Rulebook:
    """The rules page of a room."""
    return Rulebook((room / f"rules.{lang}.md").read_text(encoding="utf-8"))
