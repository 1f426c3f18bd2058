"""The numbered rules in a terminal: one of them, a section, or all; and which tests prove each."""

import json
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from letopis.coverage import cited_rules, nearest_tests
from letopis.kernel.game import Game
from letopis.kernel.rulebook import Rule, Rulebook
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words

SHOWN_TESTS = 3


def find_rules(book: Rulebook, number: str, words: Words) -> list[Rule]:
    """The rule of this number, or all of a section: `E-5.2`, `e-5`; a Complaint when there is none."""
    exact = book.find(number)
    if exact is not None:
        return [exact]
    wanted = number.strip().upper()
    within = [rule for name, rule in book.rules.items() if name.startswith(f"{wanted}.")]
    if wanted and within:
        return within
    near = get_close_matches(wanted, book.rules, n=4) or list(book.rules)[:4]
    raise Complaint(words("no-such-rule", given=number, near=", ".join(near)))


def show_rules(screen: Screen, rules: list[Rule]) -> None:
    """Rules under their headings."""
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            screen.say("")
            screen.say(heading, "bold")
        screen.say("")
        screen.prose(f"**{rule.number}** {rule.text}")


def show_coverage(screen: Screen, game: Game[Any], words: Words, start: Path, as_json: bool = False) -> int:
    """Which tests cite each rule; the exit code says whether all are cited."""
    folder = nearest_tests(start)
    if folder is None:
        raise Complaint(words("no-tests", folder=str(start)))
    try:
        cited = cited_rules(folder)
    except (SyntaxError, ValueError) as error:
        raise Complaint(words("bad-tests", folder=str(folder), why=str(error))) from None
    rules = list(game.rules(words.lang).rules.values())
    missing = [rule.number for rule in rules if rule.number not in cited]
    if as_json:
        doc = {"game": game.name, "rules": {rule.number: cited.get(rule.number, []) for rule in rules}}
        screen.output.write(json.dumps({**doc, "missing": missing}, ensure_ascii=False) + "\n")
        return FAILED if missing else 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for rule in rules:
        tests = cited.get(rule.number, [])
        more = words("more-tests", count=len(tests) - SHOWN_TESTS) if len(tests) > SHOWN_TESTS else ""
        line = ", ".join(tests[:SHOWN_TESTS]) + more if tests else words("no-test")
        if screen.plain:
            screen.say(f"{rule.number}: {line}")
        else:
            table.add_row(Text(rule.number, "bold"), Text(line, "dim" if tests else "red"))
    if not screen.plain:
        screen.show(table)
    if missing:
        screen.say(words("coverage-missing", count=len(missing), rules=", ".join(missing)), "red")
        return FAILED
    screen.say(words("coverage-full", count=len(rules)), "green")
    return 0
