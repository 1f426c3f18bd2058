"""Take the icons that the pages and the games name in their icons.toml out of game-icons: icons.py SOURCE TARGET.

Every page carries its icons, so they are made light: an icon has 512 units and is shown on some 20 to 100 pixels, so a
point may stand on a whole unit. Roundings do not add up: each step starts where the last one really ended.
"""

import json
import re
import sys
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "letopis"
PATH = re.compile(r'(?<= d=")[^"]+')
PART = re.compile(r"[a-zA-Z]|-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?")
FLAG = re.compile(r"[\s,]*([01])")
SIZES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
LARGE, SWEEP = 3, 4  # an arc's two flags, which may stand without a space behind them

Segment = tuple[str, list[float]]


def segments(path: str) -> list[Segment]:
    """The steps of a path, each with its command."""
    found: list[Segment] = []
    command, place = "", 0
    while place < len(path):
        if path[place] in " ,\n\t":
            place += 1
            continue
        if path[place].isalpha():
            command, place = path[place], place + 1
            if command in "zZ":
                found.append((command, []))
            continue
        figures: list[float] = []
        for number in range(SIZES[command.lower()]):
            flag = command in "aA" and number in (LARGE, SWEEP)
            part = FLAG.match(path, place) if flag else PART.search(path, place)
            if part is None:
                raise ValueError(f"no path: {path[place - 20 : place + 20]!r}")
            figures.append(float(part[part.lastindex or 0]))
            place = part.end()
        found.append((command, figures))
        if command in "mM":  # what follows a move without a word of its own are lines
            command = "l" if command == "m" else "L"
    return found


def figure(value: float) -> str:
    """As short as can be."""
    return re.sub(r"^(-?)0\.", r"\1.", f"{round(value, 1) + 0.0:g}")


def joined(words: list[str]) -> str:
    """Figures one after another: a minus parts them as well as a space does."""
    return "".join(word if not place or word[0] == "-" else f" {word}" for place, word in enumerate(words))


def light(path: str) -> str:
    """The same path to the eye: in steps from point to point, on whole units."""
    said = ""
    before = ""
    true, shown = [0.0, 0.0], [0.0, 0.0]  # where the pen is, and where ours is
    starts = true, shown
    for command, figures in segments(path):
        kind = command.lower()
        if kind == "z":
            true, shown = list(starts[0]), list(starts[1])
            said += kind
            before = kind
            continue
        axes = {"h": (0,), "v": (1,)}.get(kind, (0, 1))
        shape, points = (figures[:5], figures[5:]) if kind == "a" else ([], figures)
        aims = [
            point + (true[axes[place % len(axes)]] if command.islower() else 0.0) for place, point in enumerate(points)
        ]
        # of an arc the chord must fit its radii, or a circle is none
        steps = [
            aim - true[axes[place % len(axes)]] if kind == "a" else round(aim) - shown[axes[place % len(axes)]]
            for place, aim in enumerate(aims)
        ]
        for axis, aim, step in zip(axes, aims[-len(axes) :], steps[-len(axes) :], strict=True):
            true[axis], shown[axis] = aim, shown[axis] + float(figure(step))
        if kind == "m":
            starts = list(true), list(shown)
        words = [figure(value) for value in [*shape, *steps]]
        if kind in "lhvcsq" and not any(map(float, words)):
            continue  # shorter than a unit
        goes_on = (kind == before != "m") or (kind, before) == ("l", "m")
        line = joined(words)
        said += (line if line[0] == "-" else f" {line}") if goes_on else kind + line
        before = kind
    return said


def main(source: str, target: str) -> None:
    """Write {icon of game-icons: what stands inside its <svg>} for all that are wanted."""
    known = json.loads(Path(source).read_text(encoding="utf-8"))
    aliases = {name: alias["parent"] for name, alias in known.get("aliases", {}).items()}
    bodies = {name: icon["body"] for name, icon in known["icons"].items()}
    found: dict[str, str] = {}
    for file in [PACKAGE / "web" / "icons.toml", *sorted(PACKAGE.glob("games/*/icons.toml"))]:
        for name in tomllib.loads(file.read_text(encoding="utf-8"))["icons"].values():
            body = bodies.get(aliases.get(name, name))
            if body is None:
                sys.exit(f"{file}: game-icons has no icon {name!r}")
            found[name] = PATH.sub(lambda path: light(path[0]), body)
    Path(target).write_text(json.dumps(found, indent=0, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
