"""The games of a tournament in a file, a line a game, written as they are played; and its manifest beside it.

The manifest says what is needed to make the same table again: the plan, and what it was played with. A run that was
broken off goes on from the file: nothing is lost, nothing is played twice.
"""

import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import letopis
from letopis.arena.tournament import Outcome, Plan
from letopis.kernel.errors import LetopisError

FORMAT = 1


class BadGames(LetopisError):
    """A file of games that cannot be used: which, where, and why."""


def manifest_of(plan: Plan) -> dict[str, Any]:
    """What is needed to play the same games again."""
    game = letopis.game(plan.game)
    return {
        "letopis": FORMAT,
        "plan": plain_plan(plan),
        "rules": game.rules_version,
        "actions": game.actions.version,
        "release": letopis.__version__,
        "commit": commit(),
        "build": "compiled" if letopis.compiled() else "plain",
        "python": platform.python_version(),
        "processor": processor(),
        "command": sys.argv[1:],
    }


def plain_plan(plan: Plan) -> dict[str, Any]:
    """The plan as JSON has it."""
    planned: dict[str, Any] = json.loads(json.dumps({**asdict(plan), "options": plan.full_options()}, default=str))
    del planned["recorded"]
    return planned


def commit() -> str:
    """The commit of the sources, with a `+` where they have been changed since; empty where they are not in one."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=40", "--dirty=+"],
            cwd=here,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def processor() -> str:
    """What it runs on."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def manifest_path(path: Path) -> Path:
    """Where the manifest of a file of games stands: `games.jsonl` has `games.manifest.json`."""
    return path.with_suffix(".manifest.json")


class GamesFile:
    """The file while a tournament is played: each game stands in it as soon as it is over."""

    def __init__(self, path: Path, plan: Plan, resume: bool = False) -> None:
        self.path = path
        self.before: list[Outcome] = []
        there = path.exists() and path.stat().st_size > 0
        if there and not resume:
            raise BadGames(f"{path} is there already: go on with it (--resume), or name another")
        if there:
            planned = read_manifest(path)["plan"]
            wanted = plain_plan(plan)
            for name, value in wanted.items():
                if name != "games" and planned.get(name) != value:  # more games are the same ones and some more
                    raise BadGames(f"{path} is of another plan: its {name} is {planned.get(name)!r}, not {value!r}")
            whole = complete_part(path)
            self.before = [outcome_of(line) for line in lines_of(path)]
            with path.open("r+b") as file:
                file.truncate(whole)  # what was being written when it was broken off
        said = json.dumps(manifest_of(plan), indent=1, ensure_ascii=False)
        manifest_path(path).write_text(f"{said}\n", encoding="utf-8")
        self.file = path.open("a", encoding="utf-8")

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """More games are over."""
        for outcome in outcomes:
            self.file.write(json.dumps(line_of(outcome), ensure_ascii=False) + "\n")
        self.file.flush()

    def close(self) -> None:
        """No more games."""
        self.file.close()


def complete_part(path: Path) -> int:
    """How many bytes of a file are whole lines."""
    return path.read_bytes().rfind(b"\n") + 1


def read_manifest(path: Path) -> dict[str, Any]:
    """The manifest of a file of games."""
    beside = manifest_path(path)
    try:
        manifest = json.loads(beside.read_text(encoding="utf-8"))
        if manifest["letopis"] != FORMAT or not isinstance(manifest["plan"], dict):
            raise ValueError("it is no manifest of ours")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadGames(f"{beside} cannot be read: {error}") from None
    return dict(manifest)


def lines_of(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out, any other that is broken is a BadGames."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    return
                try:
                    doc = json.loads(line)
                    if not isinstance(doc, dict):
                        raise ValueError("it is no table")
                except ValueError as error:
                    raise BadGames(f"{path}, line {number}: {error}") from None
                yield doc
    except OSError as error:
        raise BadGames(f"{path} cannot be read: {error}") from None


def line_of(outcome: Outcome) -> dict[str, Any]:
    """An outcome as plain data: of a census, which needs all games at once, nothing is kept."""
    doc = outcome._asdict()
    del doc["uses"]
    return doc


def outcome_of(doc: dict[str, Any]) -> Outcome:
    """A line as the outcome it was."""
    try:
        return Outcome(
            int(doc["number"]),
            tuple(doc["seats"]),
            tuple(doc["winners"]),
            tuple(doc["totals"]),
            tuple(doc["rows"]),
            tuple(doc["titles"]),
            int(doc["decisions"]),
            bool(doc["winnable"]),
            doc["record"],
            str(doc["fault"]),
            int(doc["failed"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadGames(f"a line is no game of a tournament: {error!r}") from None
