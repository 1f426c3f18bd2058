"""Every numbered rule of the rules page is cited by a test, and the page is the same in both languages."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.games.village.tables import VILLAGE

pytestmark = pytest.mark.plain

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "village"


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
    assert [number for number in VILLAGE.rules("en").rules if number not in CITED] == []


def test_every_number_cited_is_a_rule() -> None:
    known = set(VILLAGE.rules("en").rules)
    assert sorted(number for number in CITED if number.startswith("V-") and number not in known) == []


def test_the_rules_are_the_same_in_both_languages() -> None:
    english, russian = VILLAGE.rules("en"), VILLAGE.rules("ru")
    assert list(english.rules) == list(russian.rules)
    assert len(english.rules) > 130
    for number, rule in english.rules.items():
        assert rule.text.strip(), number
        assert russian.rules[number].text.strip(), number


def test_no_rule_of_the_specification_is_missing() -> None:
    last = {1: 5, 2: 3, 3: 4, 4: 17, 5: 7, 6: 19, 7: 31, 8: 5, 9: 9, 10: 6, 11: 6, 12: 18, 13: 27, 14: 3, 15: 3}
    last |= {16: 1, 17: 3, 18: 1, 21: 8}
    wanted = [f"V-{section}.{number}" for section, most in last.items() for number in range(1, most + 1)]
    wanted += [f"V-D{number}" for number in range(1, 35)]
    assert list(VILLAGE.rules("en").rules) == wanted


def test_every_rule_referred_to_exists() -> None:
    for language in ("en", "ru"):
        book = VILLAGE.rules(language)
        for number in re.findall(r"V-(?:D\d+|\d+\.\d+)", book.page):
            assert book.find(number) is not None, f"{language}: {number}"


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    shown = {number for title in titles for number in re.findall(r"V-T(\d+)", title)}
    assert shown == {str(number) for number in range(1, 21)}
