"""Every numbered rule of the rules page is cited by a test, and pages and texts are the same in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

from letopis.coverage import cited_rules
from tests.games.my_village.tables import VILLAGE

pytestmark = pytest.mark.plain
TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "my_village"


def cited() -> set[str]:
    """Every number that some test or scenario of the game cites."""
    numbers = set(cited_rules(Path(__file__).parent))
    for path in EXAMPLES.glob("*.toml"):
        numbers.update(tomllib.loads(path.read_text(encoding="utf-8"))["rules"])
    return numbers


def test_every_rule_is_cited_by_a_test_and_every_citation_is_a_rule() -> None:
    known = set(VILLAGE.rules("en").rules)
    assert sorted(known - cited()) == []
    assert sorted(cited() - known) == []


def test_the_rules_are_the_same_in_both_languages() -> None:
    english, russian = VILLAGE.rules("en"), VILLAGE.rules("ru")
    assert list(english.rules) == list(russian.rules)
    for number, rule in english.rules.items():
        assert rule.text, number
        assert russian.rules[number].text, number


def test_every_rule_referred_to_exists() -> None:
    sources = [path.read_text(encoding="utf-8") for path in VILLAGE.room.glob("*.py")]
    for page in [VILLAGE.rules("en").page, VILLAGE.rules("ru").page, *sources]:
        for number in re.findall(r"MV-(?:D\d+|\d+\.\d+)", page):
            assert VILLAGE.rules("en").find(number) is not None, number


def test_the_texts_have_the_same_keys() -> None:
    assert VILLAGE.texts.keys("en") == VILLAGE.texts.keys("ru")


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    assert {title.split(".")[0].split()[0] for title in titles} == {f"T-{number}" for number in range(1, 16)}
