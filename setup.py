"""Builds the package, with kernel, games, bots and what draws tables or steps many games compiled by mypyc.

See also pyproject.toml.

The environment variable LETOPIS_COMPILE decides:

    1      compile, and fail if that fails
    0      plain Python
    unset  compile if there is a C compiler; if anything goes wrong, say so and install plain Python

An editable install (pip install -e) is plain unless LETOPIS_COMPILE=1, so that the source tree stays free of binaries.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = ("kernel", "games", "bots")
MANY_GAMES = ("research/vector.py",)  # what steps many games at once, for every action
DRAWING = ("server/table_view.py", "web/look.py", "web/render.py")  # what a table's pages show, for every action
# For games, in place of -O2: as fast, and compiled in two thirds of the time. What all games share has -O2.
BRISK = [
    *("-O1", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining", "-fstrict-aliasing"),
    *("-foptimize-sibling-calls", "-fipa-ra", "-fcaller-saves"),
]
OPT_OUT = "# not compiled:"  # the first line of a module that must stay plain Python, with the reason after it

WISH = os.environ.get("LETOPIS_COMPILE", "")
REQUIRED = WISH == "1"
BUILDING = not {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)  # the other commands need no extensions
EDITABLE = "editable_wheel" in sys.argv


def say(message: str) -> None:
    print(f"letopis: {message}", file=sys.stderr, flush=True)


def has_c_compiler() -> bool:
    """Whether Python's own C headers can be read by the compiler that setuptools would call."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
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
        for extension in extensions:
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


setup(ext_modules=compiled_extensions(), cmdclass={"build_ext": BuildOrStayPlain})
