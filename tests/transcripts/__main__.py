"""Write the transcripts of all games, or of those that are named, anew."""

import sys

import letopis
from tests.records.__main__ import toml
from tests.transcripts.making import BOTS, FOLDER, transcript

HEAD = "# Written by python -m tests.transcripts; see tests/transcripts/__init__.py for when that is allowed.\n"


def main() -> None:
    for game in letopis.games():
        if sys.argv[1:] and game.name not in sys.argv[1:]:
            continue
        rows = [transcript(game, players, name) for players in game.seats for name in BOTS]
        (FOLDER / f"{game.name}.toml").write_text(HEAD + toml("transcript", rows), encoding="utf-8")
        print(game.name)


if __name__ == "__main__":
    main()
