"""Every numbered rule of the rules page is cited by a test, and the page is the same in both languages."""

import ast
import re
import tomllib
from pathlib import Path

import letopis

GAME = letopis.game("bruges")
TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS / "scenarios" / "bruges"


def cited() -> set[str]:
    """Every number that some test or scenario of this game cites."""
    numbers: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                numbers.update(str(ast.literal_eval(argument)) for argument in node.args)
    for path in EXAMPLES.glob("*.toml"):
        numbers.update(tomllib.loads(path.read_text(encoding="utf-8"))["rules"])
    return numbers


def test_every_rule_is_cited_by_a_test_and_every_number_cited_is_a_rule() -> None:
    rules, numbers = set(GAME.rules("en").rules), cited()
    assert (sorted(rules - numbers), sorted(numbers - rules)) == ([], [])


def test_no_rule_of_the_specification_is_missing_in_either_language() -> None:
    last = {1: 3, 3: 9, 4: 16, 5: 10, 6: 8, 7: 14, 8: 3, 9: 4, 10: 9}
    wanted = [f"BR-{section}.{number}" for section, most in last.items() for number in range(1, most + 1)]
    for lang in ("en", "ru"):
        assert list(GAME.rules(lang).rules) == wanted
        assert all(rule.text for rule in GAME.rules(lang).rules.values())


def test_every_rule_the_code_and_the_pages_name_exists() -> None:
    known = GAME.rules("en").rules
    sources = [*GAME.room.glob("*.py"), *GAME.room.glob("rules.*.md")]
    for path in sources:
        for number in re.findall(r"BR-\d+\.\d+", path.read_text(encoding="utf-8")):
            assert number in known, f"{path.name}: {number}"


def test_every_worked_example_is_a_scenario() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in EXAMPLES.glob("*.toml")]
    assert {title.split(".")[0] for title in titles} == {f"BR-T{number}" for number in range(1, 26)}


def test_the_texts_have_the_same_keys_in_both_languages() -> None:
    assert GAME.texts.keys("en") == GAME.texts.keys("ru")


def test_every_key_the_code_names_is_a_text() -> None:
    keys = GAME.texts.keys("en")
    for path in GAME.room.glob("*.py"):
        for key in re.findall(r'"((?:event|refusal)-[a-z-]+)"', path.read_text(encoding="utf-8")):
            assert key in keys, f"{path.name}: {key}"
