"""The examples in docstrings are run: from the sources, for compiled functions do not show theirs to doctest."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import letopis

pytestmark = pytest.mark.plain

PACKAGE = Path(letopis.__path__[0])
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "__main__.py")


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def docstrings(path: Path) -> Iterator[tuple[str, int, str]]:
    """Every docstring of a module: whose it is, its line, its text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from _docstrings(tree, "")


def _docstrings(node: ast.AST, owner: str) -> Iterator[tuple[str, int, str]]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        text = ast.get_docstring(node, clean=False)
        if text:
            yield owner or "module", node.body[0].lineno - 1, text
    for child in ast.iter_child_nodes(node):
        name = getattr(child, "name", "")
        yield from _docstrings(child, f"{owner}.{name}".strip(".") if name else owner)


WITH_EXAMPLES = [
    path
    for path in MODULES
    if ">>>" in path.read_text(encoding="utf-8") and any(">>>" in text for _, _, text in docstrings(path))
]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_module_hold(path: Path) -> None:
    module = importlib.import_module(name_of(path))
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False, optionflags=doctest.REPORT_NDIFF)
    said: list[str] = []
    for owner, line, text in docstrings(path):
        test = parser.get_doctest(text, dict(vars(module)), f"{name_of(path)}.{owner}", str(path), line)
        runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)
    assert runner.tries > 0


def examples_of(name: str) -> bool:
    """Whether the docstring of a public name has an example."""
    owner = getattr(letopis, name)
    source = PACKAGE.parent.joinpath(*owner.__module__.split("."))
    path = source.with_suffix(".py") if source.with_suffix(".py").exists() else source / "__init__.py"
    return any(owner == name and ">>>" in text for owner, _, text in docstrings(path))


@pytest.mark.parametrize("name", sorted(letopis.__all__))
def test_every_public_name_has_an_example(name: str) -> None:
    assert examples_of(name)
