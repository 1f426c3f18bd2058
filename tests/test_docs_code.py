"""Every code block of the pages runs: examples with prompts as doctests (pytest's --doctest-glob), all others here."""

import re
import runpy
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from tests.terminal.running import run

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^ *```([a-z]+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"# (\w+)\.py\n")  # the first line of a block that is a file
NO_CODE = {"text", "ftl", "jinja", "markdown", "yaml"}  # what is shown, not run


def blocks(page: Path) -> list[tuple[str, str]]:
    """The kind and the text of each block, but for those that doctest runs."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [(kind, text) for kind, text in found if ">>>" not in text and kind not in NO_CODE]


PAGES = [page for page in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]) if blocks(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_blocks_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LANG", "C")
    names: dict[str, object] = {}
    for kind, text in blocks(page):
        file = NAMED.match(text)
        if kind == "python" and file is not None:
            monkeypatch.delitem(sys.modules, file[1], raising=False)
            (tmp_path / f"{file[1]}.py").write_text(text, encoding="utf-8")
            runpy.run_path(f"{file[1]}.py", run_name="__main__")
        elif kind == "python":
            exec(compile(text, str(page), "exec"), names)
        elif kind == "toml":
            tomllib.loads(re.sub("^ +", "", text, flags=re.MULTILINE))
        elif kind == "sh":
            for line in text.splitlines():
                command, *words = shlex.split(line)
                assert command == "letopis", line
                ran = run(*words)
                assert ran.code == 0, f"{line}: {ran.err}"
        else:
            raise AssertionError(f"{page.name}: nobody runs {kind}")
