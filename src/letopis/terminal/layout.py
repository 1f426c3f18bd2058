"""A question on one screen: news, board, question, what is foretold and the choices, each as long as there is room."""

from typing import NamedTuple

MARGIN = 1  # lines: where one types


class Part(NamedTuple):
    """Lines of a part, how many of them it keeps in any case, and what command shows all of it."""

    lines: list[str]
    least: int
    command: str = ""
    ends: bool = False  # what is left out of it is its beginning


def fitted(parts: list[Part], wanted: list[int], height: int) -> list[tuple[Part, int]]:
    """How many lines of each part are shown: its least, and what room there is in the order of `wanted`.

    >>> news, board, choices = Part(["n"] * 9, 2), Part(["b"] * 30, 5), Part(["c"] * 8, 4)
    >>> [shown for _, shown in fitted([news, board, choices], [2, 1, 0], 24)]
    [2, 13, 8]
    """
    room = height - MARGIN
    shown = [min(len(part.lines), part.least) for part in parts]
    for number in wanted:
        more = min(len(parts[number].lines) - shown[number], max(0, room - sum(shown)))
        shown[number] += more
    return list(zip(parts, shown))


def cut(part: Part, shown: int, more: str) -> list[str]:
    """The lines that are shown; where some are left out, one says so."""
    if shown >= len(part.lines):
        return part.lines
    if shown <= 0:
        return []
    return [more, *part.lines[len(part.lines) - shown + 1 :]] if part.ends else [*part.lines[: shown - 1], more]
