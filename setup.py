"""Builds the package, with kernel, games, bots and what draws tables or steps many games compiled by mypyc.

See also pyproject.toml.

The environment variable LETOPIS_COMPILE decides:

    1      compile, and fail if that fails
    0      plain Python
    unset  compile if there is a C compiler; if anything goes wrong, say so and install plain Python

An editable install (pip install -e) is plain unless LETOPIS_COMPILE=1, so that the source tree stays free of binaries.

Icons, type and the morphing script come from npm (scripts/assets.sh). A wheel or sdist without them is refused, unless
LETOPIS_ASSETS=0 says that it is meant. LETOPIS_HOME is the address of the project's home, for the package's metadata.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED_PACKAGES = ("kernel", "games", "bots")
MANY_GAMES = ("research/vector.py",)  # what steps many games at once, for every action
DRAWING = ("server/table_view.py", "web/look.py", "web/render.py")  # what a table's pages show, for every action
# For games, in place of -O2: as fast, and compiled in two thirds of the time. What all games share has -O2. They are
# gcc's words: clang (macOS) and MSVC keep what mypyc gives them.
BRISK = [
    *("-O1", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining", "-fstrict-aliasing"),
    *("-foptimize-sibling-calls", "-fipa-ra", "-fcaller-saves"),
]
OPT_OUT = "# not compiled:"  # the first line of a module that must stay plain Python, with the reason after it

WISH = os.environ.get("LETOPIS_COMPILE", "")
REQUIRED = WISH == "1"
BUILDING = not {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)  # the other commands need no extensions
EDITABLE = "editable_wheel" in sys.argv


VENDOR = Path("src/letopis/web/static/vendor")  # what scripts/assets.sh fetches
EXAMPLE = Path("examples/abbey")  # what `letopis new-game` begins with: the package has a copy
EXAMPLE_FILES = (".py", ".toml", ".ftl", ".md", ".html", ".css")
ASSETS = ("icons.json", "idiomorph.min.js", "fonts", "licences")


def say(message: str) -> None:
    print(f"letopis: {message}", file=sys.stderr, flush=True)


def asked_for_assets() -> None:
    """Leave when icons, type and script are missing and nobody said that this is meant."""
    missing = [name for name in ASSETS if not (VENDOR / name).exists()]
    if missing and os.environ.get("LETOPIS_ASSETS") != "0":
        raise SystemExit(
            f"letopis: {VENDOR} has no {', '.join(missing)}: the pages would have no icons and no type.\n"
            "letopis: fetch them first (in the checkout: make assets), or build without them: LETOPIS_ASSETS=0"
        )


def c_compiler() -> list[str]:
    """The command that setuptools calls, except on Windows."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def has_msvc() -> bool:
    """Whether setuptools finds Microsoft's compiler."""
    from distutils.ccompiler import new_compiler  # setuptools' own, also where Python has none any more

    try:
        compiler = new_compiler()
        compiler.initialize()
    except Exception:  # noqa: BLE001  # DistutilsPlatformError, or whatever else keeps it from being found
        return False
    return True


def is_gcc() -> bool:
    """Whether the compiler knows gcc's own options."""
    if os.name == "nt":
        return False
    try:
        said = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "Free Software Foundation" in said


def has_c_compiler() -> bool:
    """Whether Python's own C headers can be read by the compiler that setuptools would call."""
    if os.name == "nt":
        return has_msvc()
    compiler = c_compiler()
    include = f"-I{sysconfig.get_path('include')}"
    try:
        trial = subprocess.run(
            [*compiler, include, "-x", "c", "-E", "-"], input=b"#include <Python.h>\n", capture_output=True, check=False
        )
    except OSError:
        return False
    return trial.returncode == 0


def modules_to_compile() -> list[str]:
    """The paths of all modules to compile, relative to this file's folder as setuptools wants them."""
    paths = [path for package in COMPILED_PACKAGES for path in Path("src/letopis", package).rglob("*.py")]
    paths += [Path("src/letopis", module) for module in (*DRAWING, *MANY_GAMES)]
    return sorted(str(path) for path in paths if not path.read_text(encoding="utf-8").startswith(OPT_OUT))


def group_of(path: str) -> str:
    """A C library for each game and one for what they share, so that several cores have something to compile."""
    parts = Path(path).parts[2:]
    if parts[0] in ("server", "web"):
        return "drawing"
    return parts[1] if parts[0] == "games" and len(parts) > 2 else "core"


def size(extension: Extension) -> int:
    """Bytes of C."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def compiled_extensions() -> list[Extension]:
    if not BUILDING:
        return []
    if WISH == "0" or (EDITABLE and not REQUIRED):
        say("plain Python, as asked")
        return []
    if not REQUIRED and not has_c_compiler():
        say("no C compiler with Python's headers here: installing plain Python (it works, several times slower)")
        return []
    try:
        from mypyc.build import mypycify

        paths = modules_to_compile()
        groups: dict[str, list[str]] = {}
        for path in paths:
            groups.setdefault(group_of(path), []).append(path)
        libraries = [(files, f"letopis_{name}") for name, files in groups.items()]
        extensions: list[Extension] = mypycify(paths, opt_level="2", debug_level="0", separate=libraries)
        for extension in extensions if is_gcc() else ():
            arguments = extension.extra_compile_args
            if "-O2" in arguments and not extension.name.startswith("letopis_core"):
                at = arguments.index("-O2")
                extension.extra_compile_args = [*arguments[:at], *BRISK, *arguments[at + 1 :]]
        return sorted(extensions, key=size, reverse=True)  # the longest first: no core waits for the last one
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it refuses the code
        if REQUIRED:
            raise
        say(f"mypyc did not accept the sources ({error!r}): installing plain Python")
        return []


class BuildOrStayPlain(build_ext):
    """Compiles; when that fails and nobody insisted, leaves no half of it behind."""

    def run(self) -> None:
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as error:  # whatever a C compiler can do wrong
            if REQUIRED:
                raise
            say(f"compiling failed ({error}): installing plain Python")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


class BuildWhole(build_py):
    """Takes everything along that pages need; in an editable install they are looked for when they are shown."""

    def run(self) -> None:
        if not self.editable_mode:
            asked_for_assets()
        super().run()
        if not self.editable_mode:
            for path in [path for path in EXAMPLE.rglob("*") if path.suffix in EXAMPLE_FILES]:
                if "build" not in path.parts:
                    target = Path(self.build_lib, "letopis/testing/example", path.relative_to(EXAMPLE))
                    self.mkpath(str(target.parent))
                    self.copy_file(str(path), str(target))


class PackWhole(sdist):
    """The same for sources, from which wheels are built where there may be no npm."""

    def run(self) -> None:
        asked_for_assets()
        super().run()


def addresses() -> dict[str, str]:
    """Where the project lives, if whoever builds says so."""
    home = os.environ.get("LETOPIS_HOME", "")
    return {"Homepage": home} if home else {}


setup(
    ext_modules=compiled_extensions(),
    project_urls=addresses(),
    cmdclass={"build_ext": BuildOrStayPlain, "build_py": BuildWhole, "sdist": PackWhole},
)
