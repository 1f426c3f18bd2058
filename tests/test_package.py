"""The package: what it needs is declared and pinned, it is whole, and it works where nothing else is installed."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import letopis
from scripts import smoke
from tests.terminal.running import run

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "letopis"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = {"letopis"}
# what comes with each part of the sources; all else is the library, which everybody has
PARTS = {"train": ("arena/priors.py", "arena/training.py", "arena/leaves.py"), "postgres": ("server/listener.py",)}
SERVER = ("server", "web", "app.py", "wire.py")
TERMINAL = ("terminal", "cli.py")


def extra_of(path: Path) -> str:
    """The extra that a module belongs to; "" is the library."""
    relative = path.relative_to(SOURCES)
    for extra, modules in PARTS.items():
        if str(relative) in modules:
            return extra
    if relative.parts[0] in SERVER:
        return "server"
    return "terminal" if relative.parts[0] in TERMINAL or "terminal" in relative.parts[1:-1] else ""


def closure(*extras: str) -> dict[str, Distribution]:
    """All distributions that `pip install letopis[...]` brings here, without letopis itself."""
    ahead = [(Requirement(line), "") for line in PROJECT["dependencies"]]
    ahead += [(Requirement(line), "") for extra in extras for line in PROJECT["optional-dependencies"][extra]]
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    while ahead:
        wanted, for_extra = ahead.pop()
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": for_extra}):
            continue
        name = canonicalize_name(wanted.name)
        own = PROJECT["optional-dependencies"] if name in OURS else {}
        for extra in wanted.extras if own else ():
            ahead += [(Requirement(line), "") for line in own[extra]]
        if own or all((name, extra) in seen for extra in ("", *wanted.extras)):
            continue
        found[name] = distribution(name)
        for extra in ("", *wanted.extras):
            seen.add((name, extra))
            ahead += [(Requirement(line), extra) for line in found[name].requires or []]
    return found


def declared_names(extra: str) -> set[str]:
    """What the sources of an extra may import: declared by the library, by the extra, or by those it asks for."""
    lines = list(PROJECT["dependencies"])
    ahead = [extra] if extra else []
    while ahead:
        for line in PROJECT["optional-dependencies"][ahead.pop()]:
            wanted = Requirement(line)
            if canonicalize_name(wanted.name) in OURS:
                ahead += wanted.extras
            else:
                lines.append(line)
    return {canonicalize_name(Requirement(line).name) for line in lines}


def imported(path: Path) -> Iterator[str]:
    """The first part of each name that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_what_is_imported_is_declared_where_it_belongs() -> None:
    owners = packages_distributions()
    wrong: list[str] = []
    for path in sorted(SOURCES.rglob("*.py")):
        allowed = declared_names(extra_of(path))
        for name in set(imported(path)) - set(sys.stdlib_module_names) - OURS:
            if not {canonicalize_name(owner) for owner in owners.get(name, [name])} & allowed:
                wrong.append(f"{path.relative_to(SOURCES)} imports {name}")
    assert not wrong


def pinned(*files: str) -> set[str]:
    """The names that requirements have, in files and those they lead to."""
    names: set[str] = set()
    for file in files:
        for line in (ROOT / "requirements" / f"{file}.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("-r "):
                names |= pinned(line[3:].removesuffix(".txt"))
            elif line and not line.startswith("#"):
                names.add(canonicalize_name(Requirement(line).name))
    return names


def test_all_that_is_needed_is_pinned() -> None:
    assert not closure("server").keys() - pinned("runtime")
    assert not closure("server", "postgres").keys() - pinned("runtime", "postgres")
    assert not closure("dev").keys() - pinned("dev")


def test_playing_installs_no_tool_of_tests() -> None:
    assert not pinned("runtime") & {"pytest", "mypy", "hypothesis", "playwright", "numpy", "psycopg"}


def test_one_version_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert PROJECT["version"] == letopis.__version__
    assert f"version: {letopis.__version__}\n" in citation


# ---- what is built


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout: a build leaves things behind."""
    place: Path = tmp_path_factory.mktemp("checkout") / "letopis"
    made = [".git", ".venv*", "node_modules", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis"]
    shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(*made, "site"))
    return place


def build(tree: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist into dist, as pip does."""
    code = f"import setuptools.build_meta as backend; backend.build_{kind}('dist')"
    around = {**os.environ, "LETOPIS_COMPILE": "0", **environment}
    (tree / "dist").mkdir(exist_ok=True)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=tree, env=around, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(tree: Path) -> Path:
    """The plain wheel."""
    built = build(tree, "wheel", LETOPIS_HOME="https://letopis.example")
    assert built.returncode == 0, built.stderr
    (found,) = (tree / "dist").glob("*.whl")
    return found


def test_the_wheel_is_whole(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        there = {name for name in packed.namelist() if name.startswith("letopis/")}
        (about,) = [packed.read(name).decode() for name in packed.namelist() if name.endswith("/METADATA")]
    files = {
        f"letopis/{path.relative_to(SOURCES).as_posix()}"
        for path in SOURCES.rglob("*")
        if path.is_file() and path.name != "stamp" and "__pycache__" not in path.parts
    }
    assert not files - there
    vendor = "letopis/web/static/vendor"
    assert {"letopis/testing/example/pyproject.toml", "letopis/testing/example/letopis_abbey/board.html"} <= there
    assert {f"{vendor}/icons.json", f"{vendor}/idiomorph.min.js", f"{vendor}/licences/alegreya.txt"} <= there
    assert "Project-URL: Homepage, https://letopis.example" in about


def test_the_sources_have_docs_and_tests(tree: Path) -> None:
    built = build(tree, "sdist")
    assert built.returncode == 0, built.stderr
    (found,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(found) as packed:
        there = {name.partition("/")[2] for name in packed.getnames()}
    wanted = ["docs/index.md", "tests/test_package.py", "tests/records", "scripts/assets.sh", "Makefile"]
    wanted += [
        "package.json",
        "CITATION.cff",
        "requirements/dev.txt",
        "examples/abbey/pyproject.toml",
        ".ci/run",
        "bench/bars.py",
    ]
    wanted += ["src/letopis/web/static/vendor/icons.json", "src/letopis/py.typed"]
    assert not set(wanted) - there
    assert not [name for name in there if re.search(r"__pycache__|\.pyc$|\.so$", name)]


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_build_without_icons_fails_and_says_what_to_do(tree: Path, kind: str) -> None:
    icons = tree / "src/letopis/web/static/vendor/icons.json"
    aside = icons.rename(tree / "icons.json")
    try:
        refused = build(tree, kind)
    finally:
        aside.rename(icons)
    assert refused.returncode != 0
    assert "has no icons.json" in refused.stderr
    assert "make assets" in refused.stderr
    assert "LETOPIS_ASSETS=0" in refused.stderr


# ---- clean environments: nothing is in them but what is declared


def clean(place: Path, wheel: Path, *extras: str) -> Path:
    """An environment with the wheel and what it declares, as pip would fill it; the folder of its commands."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    (site,) = place.glob("lib/python*/site-packages")
    for found in closure(*extras).values():
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(found.locate_file(top))))
    quiet = ["-q", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-compile"]
    command = [sys.executable, "-m", "pip", "--python", str(place / "bin" / "python"), "install", *quiet, str(wheel)]
    subprocess.run(command, check=True)
    return place / "bin"


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of ours is on the way of imports."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def test_the_library_alone_is_light_and_plays(wheel: Path, tmp_path: Path, alone: None) -> None:
    assert smoke.check_library(clean(tmp_path, wheel) / "python")


def test_the_command_line_without_the_server_says_so(wheel: Path, tmp_path: Path, alone: None) -> None:
    place = clean(tmp_path, wheel, "terminal")
    for words, missing in ((["serve"], "server"), (["train", letopis.games()[0].name], "train")):
        ran = subprocess.run([place / "letopis", *words], capture_output=True, text=True, check=False)
        assert ran.returncode == 1, ran.stderr
        assert ran.stderr.count("\n") == 1, ran.stderr
        assert f"letopis[{missing}]" in ran.stderr


def test_the_server_shows_pages_with_icons_and_plays_a_game(wheel: Path, tmp_path: Path, alone: None) -> None:
    place = clean(tmp_path, wheel, "server")
    around = {**os.environ, "LETOPIS_PACE": "0", "LETOPIS_APPRENTICE_TIME": "0.02", "LETOPIS_PERSON_RATE": "100000"}
    around |= {"LETOPIS_PERSON_BURST": "100000", "LETOPIS_ADDRESS_BURST": "100000", "LETOPIS_WORK_BURST": "100000"}
    assert smoke.check_server(place / "letopis", around, most_pages=4)


def test_a_port_that_cannot_be_is_refused() -> None:
    for port in ("65536", "99999", "-1", "eight"):
        refused = run("serve", "--port", port)
        assert refused.code == 2
        assert port in refused.err
        assert "65535" in refused.err
