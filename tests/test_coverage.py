"""Every numbered rule of every game is cited by a test; pages and texts are the same in both languages."""

import re
from functools import cache
from pathlib import Path

import pytest

import letopis
from letopis.coverage import cited_rules

pytestmark = pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)

TESTS = Path(__file__).parent


@cache
def cited() -> set[str]:
    """The numbers that tests and scenarios cite; not before they are asked for, since every worker reads this file."""
    return set(cited_rules(TESTS))


def test_every_rule_is_cited_by_a_test(game: letopis.Game[letopis.Position]) -> None:
    known = cited()
    assert [number for number in game.rules("en").rules if number not in known] == []


def test_every_number_cited_is_a_rule(game: letopis.Game[letopis.Position]) -> None:
    known = set(game.rules("en").rules)
    assert sorted(number for number in cited() if number.startswith(f"{game.letter}-") and number not in known) == []


def test_the_rules_are_the_same_in_both_languages(game: letopis.Game[letopis.Position]) -> None:
    english, russian = game.rules("en"), game.rules("ru")
    assert list(english.rules) == list(russian.rules)
    assert english.rules
    for number, rule in english.rules.items():
        assert rule.text.strip(), number
        assert russian.rules[number].text.strip(), number


def test_every_rule_referred_to_exists(game: letopis.Game[letopis.Position]) -> None:
    known = game.rules("en")
    pages = [("rules", game.rules(lang).page) for lang in ("en", "ru")]
    sources = [(path.name, path.read_text(encoding="utf-8")) for path in game.room.rglob("*.py")]
    for name, text in [*pages, *sources]:
        for number in re.findall(rf"\b{game.letter}-(?:D\d+|\d+\.\d+)", text):
            assert known.find(number) is not None, f"{name}: {number}"


def test_the_texts_have_the_same_keys_in_both_languages(game: letopis.Game[letopis.Position]) -> None:
    assert game.texts.keys("en") == game.texts.keys("ru")


def test_every_key_the_room_names_has_words(game: letopis.Game[letopis.Position]) -> None:
    keys = game.texts.keys("en")
    for path in game.room.rglob("*.py"):
        for key in re.findall(r'"((?:event|refusal)-[a-z-]+)"', path.read_text(encoding="utf-8")):
            assert key in keys, f"{path.name}: {key}"
