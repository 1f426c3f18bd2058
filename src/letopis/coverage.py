"""Which tests prove which rules: the `rule` markers and scenarios of a folder of tests, read without running them."""

import ast
import tomllib
from pathlib import Path


def cited_rules(folder: Path) -> dict[str, list[str]]:
    """The tests that cite each rule: `@pytest.mark.rule("E-5.2", ...)` on a test, a class, a module or a parameter, or
    the `rules` of a scenario, `scenarios/<game>/<name>.toml`.

    A test is named as pytest names it: the path below the folder's parent, `::` and the test; a scenario by its path.
    """
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        reader = _Markers(path.relative_to(folder.parent).as_posix())
        reader.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        for rule, test in reader.found:
            tests = cited.setdefault(rule, [])
            if test not in tests:
                tests.append(test)
    for path in sorted(folder.glob("scenarios/*/*.toml")):
        for rule in tomllib.loads(path.read_text(encoding="utf-8")).get("rules", []):
            cited.setdefault(rule, []).append(path.relative_to(folder.parent).as_posix())
    return cited


def nearest_tests(start: Path) -> Path | None:
    """The nearest folder `tests` in this folder or above it."""
    for folder in (start, *start.parents):
        if (folder / "tests").is_dir():
            return folder / "tests"
    return None


class _Markers(ast.NodeVisitor):
    """Collects (rule, test) pairs of one file."""

    def __init__(self, module: str) -> None:
        self.names = [module]
        self.found: list[tuple[str, str]] = []

    def visit_Call(self, node: ast.Call) -> None:
        if _is_rule_marker(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    self.found.append((argument.value, "::".join(self.names)))
        self.generic_visit(node)

    def _within(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.names.append(node.name)
        self.generic_visit(node)
        self.names.pop()

    visit_FunctionDef = _within  # noqa: N815
    visit_AsyncFunctionDef = _within  # noqa: N815
    visit_ClassDef = _within  # noqa: N815


def _is_rule_marker(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "rule"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )
