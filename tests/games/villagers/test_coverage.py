"""Every numbered rule of the rules page is cited by a test, and the page is the same in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

from letopis.coverage import cited_rules
from tests.games.villagers.tables import CARDS, EVENTS, VILLAGERS

pytestmark = pytest.mark.plain

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "villagers"


def cited() -> set[str]:
    """Every number that some test or scenario cites."""
    numbers = set(cited_rules(TESTS))
    for path in EXAMPLES.glob("*.toml"):
        numbers.update(tomllib.loads(path.read_text(encoding="utf-8"))["rules"])
    return numbers


def test_every_rule_is_cited_by_a_test() -> None:
    known = cited()
    assert [number for number in VILLAGERS.rules("en").rules if number not in known] == []


def test_every_number_cited_is_a_rule() -> None:
    known = set(VILLAGERS.rules("en").rules)
    assert sorted(number for number in cited() if number.startswith("VS-") and number not in known) == []


def test_the_rules_are_the_same_in_both_languages() -> None:
    english, russian = VILLAGERS.rules("en"), VILLAGERS.rules("ru")
    assert list(english.rules) == list(russian.rules)
    assert len(english.rules) == 149
    for number, rule in english.rules.items():
        assert rule.text.strip(), number
        assert russian.rules[number].text.strip(), number


def test_every_rule_referred_to_exists() -> None:
    room = VILLAGERS.room
    sources = [VILLAGERS.rules("en").page, VILLAGERS.rules("ru").page]
    sources += [path.read_text(encoding="utf-8") for path in room.glob("*.py")]
    for source in sources:
        for number in re.findall(r"VS-\d+\.\d+", source):
            assert VILLAGERS.rules("en").find(number) is not None, number


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    assert {title.split(".")[0] for title in titles} == {f"T-{number}" for number in range(1, 20)}


def test_texts_have_the_same_keys_in_both_languages_and_name_every_card_and_event() -> None:
    english, russian = VILLAGERS.texts.keys("en"), VILLAGERS.texts.keys("ru")
    assert english == russian
    for id in [*CARDS, *EVENTS]:
        assert id in english


def test_every_key_the_room_uses_has_words() -> None:
    keys = VILLAGERS.texts.keys("en")
    for path in VILLAGERS.room.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'"((?:event|refusal)-[a-z-]+)"', source):
            assert key in keys, f"{path.name}: {key}"
