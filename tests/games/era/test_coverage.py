"""The rules page of Era holds every rule of the specification, and every worked example is a scenario."""

import tomllib
from pathlib import Path

import pytest

from tests.games.era.tables import ERA

pytestmark = pytest.mark.plain

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "era"


def test_no_rule_of_the_specification_is_missing() -> None:
    last = {1: 3, 3: 7, 4: 16, 5: 9, 6: 4, 7: 11, 8: 5, 9: 2, 10: 13, 11: 6, 12: 4, 13: 4, 14: 11, 15: 3, 16: 9}
    last |= {17: 4, 18: 4, 19: 1}
    wanted = [f"E-{section}.{number}" for section, most in last.items() for number in range(1, most + 1)]
    wanted += [f"E-D{number}" for number in range(1, 36)]
    assert sorted(ERA.rules("en").rules) == sorted(wanted)


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    shown = {title.split(".")[0] for title in titles}
    assert shown == {f"E-T{number}" for number in range(1, 15)}
