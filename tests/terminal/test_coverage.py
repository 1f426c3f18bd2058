"""Reading the rule markers of tests without running them."""

from pathlib import Path

import pytest

from letopis.coverage import cited_rules, nearest_tests

SOURCE = """
import pytest

pytestmark = [pytest.mark.rule("E-1")]


@pytest.mark.rule("E-2", "E-3")
def test_one(): ...


@pytest.mark.rule("E-2")
class TestMany:
    @pytest.mark.rule("E-4")
    async def test_two(self): ...


@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("E-5"))])
def test_three(x): ...


@pytest.mark.slow("E-6")
def test_four(): ...
"""


@pytest.mark.plain
def test_markers_are_found_wherever_pytest_takes_them(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_x.py").write_text(SOURCE, encoding="utf-8")
    assert cited_rules(tmp_path / "tests") == {
        "E-1": ["tests/deep/test_x.py"],
        "E-2": ["tests/deep/test_x.py::test_one", "tests/deep/test_x.py::TestMany"],
        "E-3": ["tests/deep/test_x.py::test_one"],
        "E-4": ["tests/deep/test_x.py::TestMany::test_two"],
        "E-5": ["tests/deep/test_x.py::test_three"],
    }


def test_the_nearest_folder_of_tests_is_taken(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "deep").mkdir(parents=True)
    assert nearest_tests(tmp_path / "src" / "deep") == tmp_path / "tests"
    assert nearest_tests(tmp_path) == tmp_path / "tests"


@pytest.mark.plain
def test_a_scenario_cites_its_rules(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "scenarios" / "era"
    folder.mkdir(parents=True)
    (folder / "t1.toml").write_text('rules = ["E-7", "E-8"]\nactions = []\n', encoding="utf-8")
    cited = cited_rules(tmp_path / "tests")
    assert cited == {"E-7": ["tests/scenarios/era/t1.toml"], "E-8": ["tests/scenarios/era/t1.toml"]}
