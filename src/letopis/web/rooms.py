"""What a game's room brings for its pages: board.html, and beside it what it needs.

- `board.html`: a Jinja2 template with the macros `common(look, board)`, what all see;
  `place(look, board, seat, large)`,
  a seat's place; `choices(look, board)`, the answers to the decision where plain buttons will not do (else nothing);
  and, optional, `aside(look, board)`, what stands among the others without a seat;
- `board.py`, optional: `Board(state, lang)`, given to the macros as `board`; and `piece(state, area)`, what an area
  (`common`, `place-0`, `choices`) is made of, so that it is drawn anew only when that has changed; and `lit(state)`,
  what of the question is seen on the place of whoever is asked, if that is not all of it; `CARDS`: a selector of
  what can be seen large; and `CHRONICLE_NEAR`: true
  where several others fill their column, so that the chronicle stands under the question;
- `board.css` and `board.js`, optional, linked from the table's page;
- `board.en.ftl` and `board.ru.ftl`, optional: words of the board beyond the game's own;
- `signs.en.ftl` and `signs.ru.ftl`: what everything on the board is called and what it is for (see `signs.py`);
- `icons.toml`, optional: `[icons]` by our names, and `card`, the skyline of the home page.
"""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.game import KERNEL, Game
from letopis.kernel.texts import Texts

HERE = Path(__file__).parent
SIGNS = "signs"  # of whose files these are the messages:
SIGN = re.compile(r"^(sign|legend)-([\w-]+) =", re.MULTILINE)


PAGE_TEXTS = Texts([KERNEL, HERE])


class Room:
    """A game's room as the pages see it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.folder = game.room
        self.texts = Texts([KERNEL, game.room], game.room / "board")
        self.template = f"rooms/{game.name}/board.html" if (game.room / "board.html").is_file() else "outline.html"
        self.code = self._code()
        self._piece = getattr(self.code, "piece", None)
        self._lit = getattr(self.code, "lit", None)
        self.chronicle_near: bool = getattr(self.code, "CHRONICLE_NEAR", False)
        self.cards: str = getattr(self.code, "CARDS", "")

    def _code(self) -> Any:
        """The room's module `board`, if it has one."""
        if not (self.folder / "board.py").is_file():
            return None
        package = type(self.game).__module__.rpartition(".")[0]
        return import_module(f"{package}.board")

    def board(self, state: dict[str, Any], lang: str) -> Any:
        """The room's own helper for its template."""
        return None if self.code is None else self.code.Board(state, lang)

    def piece(self, state: dict[str, Any], area: str) -> Any:
        """What an area is made of; everything that is seen, if the room does not say."""
        return (state["view"], state["choices"], state["asides"]) if self._piece is None else self._piece(state, area)

    def lit(self, state: dict[str, Any], question: Any) -> Any:
        """What of the question is seen on the place of whoever is asked; all of it, if the room does not say."""
        return question if self._lit is None else self._lit(state)

    def file(self, name: str) -> Path | None:
        """A file that the page may link to."""
        path = self.folder / name
        return path if name in ("board.css", "board.js") and path.is_file() else None


@cache
def sign_messages(folder: Path) -> list[tuple[str, str]]:
    """The messages of a folder's signs in their order: `sign` or `legend`, and the id."""
    path = folder / f"{SIGNS}.en.ftl"
    return SIGN.findall(path.read_text(encoding="utf-8")) if path.is_file() else []


@cache
def room(name: str) -> Room:
    """The room of a game; BadOption when there is no such game."""
    return Room(find_game(name))
