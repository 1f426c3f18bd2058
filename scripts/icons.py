"""Take the icons that the pages and the games name in their icons.toml out of game-icons: icons.py SOURCE TARGET."""

import json
import re
import sys
import tomllib
from pathlib import Path

FINE = re.compile(r"-?\d*\.\d{2,}")  # finer than a tenth of a unit, of which an icon has 512: nobody sees it
PACKAGE = Path(__file__).parent.parent / "src" / "letopis"


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
            found[name] = FINE.sub(lambda number: f"{float(number[0]):.1f}", body)
    Path(target).write_text(json.dumps(found, indent=0, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
