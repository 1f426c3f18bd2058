"""The rules page of Village holds every rule of the specification, and every worked example is a scenario."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.games.village.tables import VILLAGE

pytestmark = pytest.mark.plain

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "village"


def test_no_rule_of_the_specification_is_missing() -> None:
    last = {1: 5, 2: 3, 3: 4, 4: 17, 5: 7, 6: 19, 7: 31, 8: 5, 9: 9, 10: 6, 11: 6, 12: 18, 13: 27, 14: 3, 15: 3}
    last |= {16: 1, 17: 3, 18: 1, 21: 8}
    wanted = [f"V-{section}.{number}" for section, most in last.items() for number in range(1, most + 1)]
    wanted += [f"V-D{number}" for number in range(1, 38)]  # the last three are ours alone
    assert sorted(VILLAGE.rules("en").rules) == sorted(wanted)  # each expansion stands apart on the page


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    shown = {number for title in titles for number in re.findall(r"V-T(\d+)", title)}
    assert shown == {str(number) for number in range(1, 21)}
