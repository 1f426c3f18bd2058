"""Every numbered rule of every game is cited by a test, and a rules page is the same in both languages."""

import tomllib
from pathlib import Path

import pytest

import letopis
from letopis.coverage import cited_rules

pytestmark = pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)

TESTS = Path(__file__).parent
BY_TESTS = set(cited_rules(TESTS))


def cited(game: letopis.Game) -> set[str]:
    """The numbers that tests or the game's scenarios cite."""
    scenarios = (TESTS / "scenarios" / game.name).glob("*.toml")
    stated = [tomllib.loads(path.read_text(encoding="utf-8"))["rules"] for path in scenarios]
    return BY_TESTS.union(*stated)


def test_every_rule_is_cited_by_a_test(game: letopis.Game) -> None:
    known = cited(game)
    assert [number for number in game.rules("en").rules if number not in known] == []


def test_every_number_cited_is_a_rule(game: letopis.Game) -> None:
    known = set(game.rules("en").rules)
    assert (
        sorted(number for number in cited(game) if number.startswith(f"{game.letter}-") and number not in known) == []
    )


def test_the_rules_are_the_same_in_both_languages(game: letopis.Game) -> None:
    english, russian = game.rules("en"), game.rules("ru")
    assert list(english.rules) == list(russian.rules)
    assert english.rules
    for number, rule in english.rules.items():
        assert rule.text.strip(), number
        assert russian.rules[number].text.strip(), number
