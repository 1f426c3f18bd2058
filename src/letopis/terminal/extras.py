"""What a package brings only when it is asked for: `pip install "letopis[server]"`; and where Letopis came from."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import letopis
from letopis.kernel.game import Game
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.words import Words, preferred_language

OURS = "letopis"
INSTALLED = ("site-packages", "dist-packages")


def checkout() -> Path | None:
    """The folder of the checkout that this runs from, compiled or not; None where it was installed as a package.

    >>> root = checkout()
    >>> root is None or (root / "Makefile").is_file()
    True
    """
    for folder in Path(letopis.__file__).parents[2:4]:  # src/letopis, build/fast/letopis
        if (folder / "pyproject.toml").is_file() and (folder / "src" / OURS).is_dir():
            return folder
    return None


def place_of(game: Game[Any], file: str) -> Path:
    """Where what was learned goes if nobody says: into the game's room; where that is installed, the folder here."""
    room, root = game.room, checkout()
    if root is not None and room.is_relative_to(root / "build"):
        room = root / "src" / room.relative_to(Path(letopis.__file__).parents[1])
    if any(part in INSTALLED for part in room.parts):
        return Path.cwd() / f"{game.name}-{Path(file).name}"
    return room / file


@contextmanager
def with_extra(name: str) -> Iterator[None]:
    """Imports that need an extra: a Complaint says which, and how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == OURS:
            raise
        words = Words(preferred_language())
        key = "needs-extra" if checkout() is None else "needs-setup"
        raise Complaint(words(key, extra=name, package=package), FAILED) from None
