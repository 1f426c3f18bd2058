"""Villagers' texts name every card and event, and every worked example of its rules is a scenario."""

import tomllib
from pathlib import Path

import pytest

from tests.games.villagers.tables import CARDS, EVENTS, VILLAGERS

pytestmark = pytest.mark.plain

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "villagers"


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    assert {title.split(".")[0] for title in titles} >= {f"T-{number}" for number in range(1, 20)}


def test_texts_name_every_card_and_event() -> None:
    for id in [*CARDS, *EVENTS]:
        assert id in VILLAGERS.texts.keys("en")


def test_no_rule_of_the_specification_is_missing() -> None:
    assert len(VILLAGERS.rules("en").rules) == 149 + 11  # and our readings
