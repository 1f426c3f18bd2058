"""The pictures of a room's rules pages: positions in notation, and what of them is shown. See docs/teaching.md."""

import tomllib
from pathlib import Path
from typing import Any, Final

from letopis.kernel.errors import BadData
from letopis.kernel.reading import Reader, plain_copy, shown

FOLDER: Final = "pictures"
SIZES: Final = ("small", "medium", "large")


class Picture:
    """A position, whose eyes see it, the parts of the table that are shown, what is lit, and what is played between."""

    def __init__(self, name: str, reader: Reader) -> None:
        self.name = name
        self.seat = reader.whole("seat", 0, 9, 0)
        self.shows = tuple([text.split() for text in reader.texts("shows")]) or ([f"place-{self.seat}"],)
        self.lit = tuple(reader.texts("lit"))
        self.size = reader.text("size", SIZES, "medium")
        self.close = tuple([self._unit(reader, place, unit) for place, unit in enumerate(reader.items("close"))])
        if len(self.close) not in (0, 4):
            raise reader.wrong("close", f"holds {len(self.close)} numbers", "left, top, width and height in a drawing")
        self.only_after = reader.flag("only_after", False)  # what was before is not shown
        self.actions: list[tuple[int, str]] = []
        for place, text in enumerate(reader.texts("actions")):
            seat, _, action = text.partition(" ")
            if not seat.isdigit() or not action:
                raise reader.wrong(f"actions[{place}]", f"{shown(text)} is no action", "a seat and an action")
            self.actions.append((int(seat), action))
        self.base = reader.text("of", default="")  # the picture whose position this one has,
        self.after = reader.text("after", default="")  # or after whose actions it begins
        self.position: dict[str, Any] = plain_copy(reader.table("position", optional=True).value)
        if bool(self.position) + bool(self.base) + bool(self.after) != 1:
            raise reader.wrong("position", "is not one of three", "a position, or `of` or `after` another picture")
        if self.only_after and not self.actions:
            raise reader.wrong("only_after", "leaves nothing to show", "actions to be played before")
        reader.finish()

    def _unit(self, reader: Reader, place: int, unit: object) -> int:
        if isinstance(unit, bool) or not isinstance(unit, int):
            raise reader.wrong(f"close[{place}]", f"{shown(unit)} is not a whole number", "units of the drawing")
        return unit


def read_pictures(room: Path) -> dict[str, Picture]:
    """All pictures of a room by their names; BadData says which file is wrong, and where."""
    found: dict[str, Picture] = {}
    for path in sorted((room / FOLDER).glob("*.toml")):
        file = f"{FOLDER}/{path.name}"
        try:
            doc = tomllib.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadData(file, "", f"cannot be read: {error}", "a TOML document") from None
        found[path.stem] = Picture(path.stem, Reader(doc, "", file))
    return found
