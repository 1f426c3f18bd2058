"""Write the golden records and digests that are missing; `--anew` writes those of the present rules version again."""

import sys
from typing import Any

import letopis
from tests.records.making import FOLDER, golden, golden_names, tripwires

HEAD = "# Written by python -m tests.records --anew; see tests/records/__init__.py for when that is allowed.\n"


def toml(table: str, rows: list[dict[str, Any]]) -> str:
    """An array of tables."""
    return "".join(f"\n[[{table}]]\n" + "".join(f"{key} = {word(row[key])}\n" for key in row) for row in rows)


def word(value: Any) -> str:
    """A value as TOML writes it."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    anew = "--anew" in sys.argv[1:]
    for game in letopis.games():
        folder = FOLDER / game.name
        folder.mkdir(exist_ok=True)
        for name, (players, chance) in golden_names(game).items():
            if anew or not (folder / name).exists():
                (folder / name).write_text(golden(game, players, chance).record().text(), encoding="utf-8")
                print(f"{game.name}/{name}")
        digests = folder / "digests.toml"
        if anew or not digests.exists():
            walks, trees = tripwires(game)
            digests.write_text(HEAD + toml("walk", walks) + toml("tree", trees), encoding="utf-8")
            print(f"{game.name}/{digests.name}")


if __name__ == "__main__":
    main()
