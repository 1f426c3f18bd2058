"""`python -m letopis.testing GAME...`: the laws over games, without pytest; the exit code says whether all held."""

import sys
import traceback

import letopis
from letopis.kernel.errors import BadOption
from letopis.testing import LAWS, cases_of

SEED = 1


def broken(name: str) -> list[str]:
    """The laws that a game breaks, each in a line; as they are found, on the error stream too."""
    found: list[str] = []
    for case in cases_of(letopis.game(name)):
        for law in LAWS:
            try:
                law(case, SEED)
            except Exception as error:  # noqa: BLE001  # whatever is wrong with somebody's game
                place = traceback.extract_tb(error.__traceback__)[-1]
                said = str(error).partition("\n")[0] or place.line
                found.append(
                    f"{case}: {law.__name__}: {type(error).__name__}: {said} ({place.name}, line {place.lineno})"
                )
                sys.stderr.write(f"{found[-1]}\n")
    return found


def main(names: list[str]) -> int:
    """Try the games; all there are if none is named."""
    count = 0
    for name in names or [game.name for game in letopis.games()]:
        try:
            count += len(broken(name))
        except BadOption as bad:
            sys.stderr.write(f"{bad}\n")
            return 2
    sys.stdout.write(f"{len(LAWS)} laws, {count} broken\n")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
