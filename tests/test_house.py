"""The house: who may import whom, nothing outside a game's room knows it, texts are complete, no addresses or paths."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "letopis"
MODULES = sorted(SOURCES.rglob("*.py"))
GAMES = sorted(folder.name for folder in (SOURCES / "games").iterdir() if (folder / "data").is_dir())
LANGUAGES = ("en", "ru")


def name_of(path: Path) -> str:
    """A module's name: letopis.kernel.chance."""
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module of ours that a file imports, wherever in it the import stands."""
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "letopis")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import in {package}"
            if node.module and node.module.split(".")[0] == "letopis":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


# server and pages know nothing of each other: `letopis.app` puts them together
SIDES = {"letopis.server": ("letopis.bots", "letopis.advice", "letopis.lessons"), "letopis.web": ()}


def allowed(path: Path) -> tuple[str, ...]:
    """What a module may import of ours."""
    module = name_of(path)
    if within(module, "letopis.kernel"):
        return ("letopis.kernel",)
    for game in GAMES:
        if within(module, f"letopis.games.{game}"):
            return ("letopis.kernel", f"letopis.games.{game}")
    if within(module, "letopis.games"):
        return ("letopis.kernel", "letopis.games")
    if within(module, "letopis.bots"):
        return ("letopis.kernel", "letopis.bots")
    if within(module, "letopis.lessons"):
        return ("letopis.kernel", "letopis.games", "letopis.lessons")
    if within(module, "letopis.wire"):
        return ()
    for side, others in SIDES.items():
        if within(module, side):
            return (side, "letopis.kernel", "letopis.games", "letopis.wire", *others)
    return ("letopis",)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_follow_the_arrows(path: Path) -> None:
    wrong = [module for module in imports(path) if not within(module, *allowed(path))]
    assert not wrong


def test_one_word_names_one_class() -> None:
    named: dict[str, list[str]] = {}
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                named.setdefault(node.name, []).append(name_of(path))
    twice = {}
    for name, modules in named.items():  # a room's words are its rulebook's, as long as they are not the kernel's
        common = [module for module in modules if not within(module, "letopis.games")]
        if len(common) > 1 or (len(modules) > 1 and any(within(module, "letopis.kernel") for module in common)):
            twice[name] = modules
    assert not twice


@pytest.mark.parametrize("side", SIDES)
def test_server_and_pages_do_not_name_each_other_in_strings_either(side: str) -> None:
    strangers = ("letopis.app", *(other for other in SIDES if other != side))
    modules = [path for path in MODULES if within(name_of(path), side)]
    assert modules
    found = [
        f"{name_of(path)}:{line}"
        for path in modules
        for line, word in words_in_code(path)
        if any(stranger in word for stranger in strangers)
    ]
    assert not found


# ---- nothing outside a room mentions its game


def words_in_code(path: Path) -> Iterator[tuple[int, str]]:
    """Names and texts of a module; docstrings and comments are not code."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom | ast.Import):
            yield node.lineno, " ".join([getattr(node, "module", "") or "", *[alias.name for alias in node.names]])
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.lineno, node.name


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    yield from enumerate(path.read_text(encoding="utf-8").splitlines(), 1)


def outside() -> list[Path]:
    """All files that must know no game: sources and scripts. In another game's room its name may be a mere word."""
    rooms = [SOURCES / "games" / game for game in GAMES]
    files = [path for path in SOURCES.rglob("*") if path.is_file() and not any(room in path.parents for room in rooms)]
    files += [ROOT / "setup.py", *(ROOT / "scripts").glob("*.sh")]
    return [path for path in files if path.suffix in (".py", ".ftl", ".html", ".css", ".js", ".sh", ".toml")]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_a_room_mentions_its_game(game: str) -> None:
    mention = re.compile(rf"(?<![a-z0-9_]){game}(?![a-z0-9_])", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in outside()
        for line, text in (words_in_code(path) if path.suffix == ".py" else lines_of(path))
        if mention.search(text)
    ]
    assert not found


# ---- every room is furnished


@pytest.mark.parametrize("game", GAMES)
def test_every_room_has_its_furniture(game: str) -> None:
    room = SOURCES / "games" / game
    furniture = ["__init__.py", "game.py", "position.py", "scoring.py"]
    assert (room / "components.py").exists() or (room / "components" / "__init__.py").exists()
    furniture += [f"{name}.{lang}.{kind}" for name, kind in (("rules", "md"), ("texts", "ftl")) for lang in LANGUAGES]
    assert not [name for name in furniture if not (room / name).exists()]
    assert (ROOT / "docs" / "notation" / f"{game}.md").exists()


REPEATED = 6  # lines of code in a row that may not stand in two rooms


def lines_of_code(path: Path) -> list[str]:
    """What a module says, without imports, prose and lone brackets."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        prose = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.Import | ast.ImportFrom) or prose:
            assert isinstance(node, ast.stmt)
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
    stripped = [line.strip() for line in lines]
    return [line for line in stripped if re.search(r"\w", line) and not line.startswith("#")]


def test_no_six_lines_of_code_stand_in_two_rooms() -> None:
    rooms: dict[tuple[str, ...], set[str]] = {}
    for game in GAMES:
        for path in (SOURCES / "games" / game).rglob("*.py"):
            lines = lines_of_code(path)
            for first in range(len(lines) - REPEATED + 1):
                rooms.setdefault(tuple(lines[first : first + REPEATED]), set()).add(game)
    assert len(rooms) > 10_000
    assert not [(sorted(where), lines) for lines, where in rooms.items() if len(where) > 1]


# ---- a game is its rules

ROOMS_WRITE = {"read_components", "start", "read", "find_action", "find_step", "vocabulary", "varieties"}
ROOMS_ASK = {"read_stack"}
PROGRAMS_ASK = {"title", "describe", "describe_several", "new", "load", "rules", "provenance", "components", "chance"}
LEARNERS_ASK = {"actions", "actions_of", "observation"}  # numbers, for programs that learn
BEHIND_THEM = {"unplayed", "own_files"}
DOORS_TO_GOOD_PLAY = {"learned", "evaluation", "guide"}  # all else that bots ask is behind these


def test_game_has_no_method_that_only_bots_ask() -> None:
    """Whoever adds one says here who asks it; where only bots do, its place is `Evaluation` or `Guide`."""
    module = ast.parse((SOURCES / "kernel" / "game.py").read_text(encoding="utf-8"))
    game = next(node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Game")
    methods = {node.name for node in game.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"}
    assert methods == ROOMS_WRITE | ROOMS_ASK | PROGRAMS_ASK | LEARNERS_ASK | BEHIND_THEM | DOORS_TO_GOOD_PLAY


# ---- texts

FTL = sorted(SOURCES.rglob("*.en.ftl"))


def messages(path: Path) -> dict[str, fluent.Message | fluent.Term]:
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert not broken, f"{path} cannot be read"
    found: dict[str, fluent.Message | fluent.Term] = {}
    for entry in resource.body:
        if isinstance(entry, fluent.Message | fluent.Term):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("path", FTL, ids=lambda path: str(path.relative_to(SOURCES)))
def test_both_languages_say_the_same_things(path: Path) -> None:
    english, russian = messages(path), messages(path.with_name(path.name.replace(".en.", ".ru.")))
    assert english.keys() == russian.keys()


def forms(entry: fluent.Message | fluent.Term) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("path", FTL, ids=lambda path: str(path.relative_to(SOURCES)))
def test_both_languages_have_the_same_forms(path: Path) -> None:
    english, russian = messages(path), messages(path.with_name(path.name.replace(".en.", ".ru.")))
    different = [key for key in english.keys() & russian.keys() if forms(english[key]) != forms(russian[key])]
    assert not sorted(different)


KEY = re.compile(r"(refusal|event|decision|action|option|rank)-[a-z0-9-]+")
MADE = {"Refusal": "", "tell": "", "whisper": "", "Action": "action-", "numbered": "action-"}


def keys_used(path: Path) -> Iterator[str]:
    """The keys of texts that a module names: whole, or as the kind of an action or a choice."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if MADE.get(called):
                yield MADE[called] + str(node.args[0].value)
        elif isinstance(node, ast.ClassDef) and any("Choice" in ast.unparse(base) for base in node.bases):
            yield from choice_kinds(node)


def choice_kinds(node: ast.ClassDef) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__" and call.args:
            first = call.args[0]
            if isinstance(first, ast.Constant):
                yield f"decision-{first.value!s}"


NOWHERE = {"action-nowhere"}  # stands where there is no placement, and is never offered


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_that_a_room_needs_is_there(game: str, lang: str) -> None:
    room = SOURCES / "games" / game
    there = messages(room / f"texts.{lang}.ftl").keys() | messages(SOURCES / "kernel" / f"texts.{lang}.ftl").keys()
    needed = {key for path in room.rglob("*.py") for key in keys_used(path)}
    assert needed
    missing = [key for key in needed - there - NOWHERE if not any(other.startswith(f"{key}-") for other in there)]
    assert not sorted(missing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_the_kernel_needs_is_there(lang: str) -> None:
    needed = {key for path in (SOURCES / "kernel").glob("*.py") for key in keys_used(path) if key.startswith("refusal")}
    assert not sorted(needed - messages(SOURCES / "kernel" / f"texts.{lang}.ftl").keys())


# ---- addresses and paths

OURS = ("src", "tests", "bench", "docs", "scripts", "requirements", ".ci")
HOSTS = ("pypi", "pythonhosted", "npmjs", "unpkg", "jsdelivr", "crates", "registry", "artifactory", "nexus", "devpi")
ADDRESS = re.compile(r"https?://[^/\s\"']*(" + "|".join(HOSTS) + r")[^/\s\"']*", re.IGNORECASE)
SWITCH = re.compile(r"--(extra-)?index.url|--find.links|--trusted-host|index_url\s*=", re.IGNORECASE)
MACHINE = re.compile(r"(?<![\w.~])/(home|root|work|Users|mnt)/[\w.-]+|[A-Z]:\\\\?Users")


def text_files() -> list[Path]:
    files = [path for path in ROOT.iterdir() if path.is_file() and path.name != Path(__file__).name]
    for folder in OURS:
        files += [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    skipped = {".so", ".png", ".ico", ".woff2", ".pyc"}
    return [
        path for path in files if path.suffix not in skipped and path != Path(__file__) and ".egg-info" not in str(path)
    ]


def test_no_file_names_a_registry_or_a_machines_path() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in text_files()
        for number, line in lines_of(path)
        if ADDRESS.search(line) or SWITCH.search(line) or MACHINE.search(line)
    ]
    assert not found


def test_requirements_are_names_and_versions() -> None:
    line_of = re.compile(r"(#.*|-r [a-z]+\.txt|[A-Za-z0-9._-]+(\[[a-z,]+\])?==[0-9][A-Za-z0-9.+!-]*( *;.*)?|)")
    for path in (ROOT / "requirements").glob("*.txt"):
        wrong = [line for _, line in lines_of(path) if not line_of.fullmatch(line.strip())]
        assert not wrong, path


# ---- size


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_file_is_a_few_screens(path: Path) -> None:
    assert sum(1 for _ in lines_of(path)) <= 1000
