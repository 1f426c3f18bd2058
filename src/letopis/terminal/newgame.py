"""`letopis new-game NAME`: the example's room under another name, as a package that plays, shows and keeps the laws."""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import letopis
from letopis.games import names
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.extras import checkout
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words

NAME = re.compile(r"[a-z]{2}[a-z0-9]*(_[a-z0-9]+)*")
TITLE = re.compile(r"[\w .,'’!:–-]{1,60}")  # it stands in sources, data and texts
LONGEST = 24
LETTERS = 2  # of the name, before the numbers of its rules
LEFT = ("__pycache__", "build", ".pytest_cache")


def example() -> Path:
    """The folder of the example: in a checkout where it is kept, else where the package brings it."""
    root = checkout()
    return Path(letopis.__file__).parent / "testing" / "example" if root is None else root / "examples" / "abbey"


def run_new_game(screen: Screen, name: str, title: str | None, folder: Path | None, words: Words) -> int:
    """Make the folder, try the laws on it, and say how to go on."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Complaint(words("new-game-name", given=name, most=LONGEST))
    called = (title or name.replace("_", " ").capitalize()).strip()
    if not TITLE.fullmatch(called):
        raise Complaint(words("new-game-title", given=called))
    if name in names():
        raise Complaint(words("new-game-taken", given=name))
    place = (folder or Path.cwd()) / f"letopis-{name.replace('_', '-')}"
    if place.exists():
        raise Complaint(words("new-game-there", folder=str(place)))
    try:
        write(place, name, called)
    except OSError as error:
        raise Complaint(words("not-saved", file=str(place), why=error.strerror or str(error)), FAILED) from None
    screen.say(words("new-game-made", folder=str(place)), "bold")
    with screen.busy(words("new-game-trying")):
        kept, told = laws_kept(place, name)
    if not kept:
        raise Complaint(words("new-game-broken", told=told), FAILED)
    screen.say(words("new-game-kept", told=told), "green")
    screen.say(words("new-game-next"))
    for line in (f"cd {place}", "pip install -e .", f"letopis play {name}", "pytest"):
        screen.say(f"  {line}")
    return 0


def write(place: Path, name: str, title: str) -> None:
    """The example's files with the new name in every place of the old one."""
    source = example()
    changes = renaming(name, title)
    for path in sorted(source.rglob("*")):
        if not path.is_file() or any(part in LEFT or part.endswith(".egg-info") for part in path.parts):
            continue
        target = place / renamed(str(path.relative_to(source)), changes)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(path.read_text(encoding="utf-8"), changes), encoding="utf-8")


def renaming(name: str, title: str) -> list[tuple[str, str]]:
    """What of the example stands for what, in this order."""
    class_name = "".join(part.capitalize() for part in name.split("_"))
    return [
        (r"\bprior = ", f"{name}_prior = "),  # two such packages may be installed side by side
        (r'"prior"', f'"{name}_prior"'),
        (r'\bAB(?=[-"])', name.replace("_", "").upper()[:LETTERS]),
        ("ABBEY", name.upper()),
        (r"\bAbbey(?=[A-Z(])", class_name),
        ("Abbey|Аббатство", title),
        ("letopis-abbey", f"letopis-{name.replace('_', '-')}"),
        ("abbey", name),
    ]


def renamed(text: str, changes: list[tuple[str, str]]) -> str:
    """A text after all of them."""
    for old, new in changes:
        text = re.sub(old, new, text)
    return text


def laws_kept(place: Path, name: str) -> tuple[bool, str]:
    """Whether the new game keeps every law, and the last line of who looked; as if it were installed."""
    with TemporaryDirectory() as site:
        about = Path(site) / f"letopis_{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: letopis-{name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[letopis.games]\n{name} = letopis_{name}.game:GAME\n")
        places = [str(place), site, *filter(None, [os.environ.get("PYTHONPATH", "")])]
        command = [sys.executable, "-m", "letopis.testing", name]
        around = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONDONTWRITEBYTECODE": "1"}
        ran = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    lines = (ran.stdout or ran.stderr).strip().splitlines()
    return ran.returncode == 0, lines[-1] if lines else ""
