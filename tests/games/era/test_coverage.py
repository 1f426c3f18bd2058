"""Every numbered rule of the rules page is cited by a test, and the page is the same in both languages."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.games.era.tables import ERA

pytestmark = pytest.mark.plain

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "era"


def cited_in(source: str) -> set[str]:
    """The numbers in every `pytest.mark.rule(...)` of a test module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found.update(
                str(ast.literal_eval(argument)) for argument in node.args if isinstance(argument, ast.Constant)
            )
    return found


def cited() -> set[str]:
    """Every number that some test or scenario cites."""
    numbers: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        numbers |= cited_in(path.read_text(encoding="utf-8"))
    for path in EXAMPLES.glob("*.toml"):
        numbers.update(tomllib.loads(path.read_text(encoding="utf-8"))["rules"])
    return numbers


CITED = cited()


def test_every_rule_is_cited_by_a_test() -> None:
    assert [number for number in ERA.rules("en").rules if number not in CITED] == []


def test_every_number_cited_is_a_rule() -> None:
    known = set(ERA.rules("en").rules)
    assert sorted(number for number in CITED if number.startswith("E-") and number not in known) == []


def test_the_rules_are_the_same_in_both_languages() -> None:
    english, russian = ERA.rules("en"), ERA.rules("ru")
    assert list(english.rules) == list(russian.rules)
    assert len(english.rules) > 130
    for number, rule in english.rules.items():
        assert rule.text.strip(), number
        assert russian.rules[number].text.strip(), number


def test_no_rule_of_the_specification_is_missing() -> None:
    last = {1: 3, 3: 7, 4: 16, 5: 9, 6: 4, 7: 11, 8: 5, 9: 2, 10: 13, 11: 6, 12: 4, 13: 4, 14: 11, 15: 3, 16: 9}
    last |= {17: 4, 18: 4, 19: 1}
    wanted = [f"E-{section}.{number}" for section, most in last.items() for number in range(1, most + 1)]
    wanted += [f"E-D{number}" for number in range(1, 35)]
    assert list(ERA.rules("en").rules) == wanted


def test_every_rule_referred_to_exists() -> None:
    for language in ("en", "ru"):
        book = ERA.rules(language)
        for number in re.findall(r"E-(?:D\d+|\d+\.\d+)", book.page):
            assert book.find(number) is not None, f"{language}: {number}"


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    shown = {title.split(".")[0] for title in titles}
    assert shown == {f"E-T{number}" for number in range(1, 15)}
