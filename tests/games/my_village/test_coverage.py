"""Every worked example of My Village's rules is a scenario."""

import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain
TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "my_village"


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    assert {title.split(".")[0].split()[0] for title in titles} == {f"T-{number}" for number in range(1, 16)}
