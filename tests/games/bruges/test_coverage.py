"""The rules page of Bruges holds every rule of the specification, and every worked example is a scenario."""

import tomllib
from pathlib import Path

import letopis

GAME = letopis.game("bruges")
TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "bruges"


def test_no_rule_of_the_specification_is_missing_in_either_language() -> None:
    last = {1: 3, 3: 9, 4: 16, 5: 10, 6: 8, 7: 14, 8: 3, 9: 4, 10: 9}
    wanted = [f"BR-{section}.{number}" for section, most in last.items() for number in range(1, most + 1)]
    for lang in ("en", "ru"):
        assert sorted(GAME.rules(lang).rules) == sorted(wanted)  # they stand in the rulebook's order
        assert all(rule.text for rule in GAME.rules(lang).rules.values())


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    assert {title.split(".")[0] for title in titles} == {f"BR-T{number}" for number in range(1, 26)}
