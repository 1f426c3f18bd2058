"""What a game's room brings for its pages: board.html, and beside it what it needs.

- `board.html`: a Jinja2 template with the macros `common(look, board)`, what all see;
  `place(look, board, seat, large)`,
  a seat's place; `choices(look, board)`, the answers to the decision where plain buttons will not do (else nothing);
  and, optional, `aside(look, board)`, what stands among the others without a seat;
- `board.py`, optional: `Board(state, lang)`, given to the macros as `board`; and `piece(state, area)`, what an area
  (`common`, `place-0`, `choices`) is made of, so that it is drawn anew only when that has changed; and `lit(state)`,
  what of the question is seen on the place of whoever is asked, if that is not all of it; and `CHRONICLE_NEAR`: true
  where several others fill their column, so that the chronicle stands under the question; and
  `warning(state, choice)`, what an answer would waste (None, or a message's key and figures): it stands on the answer's
  button, and is asked about once;
- `board.css` and `board.js`, optional, linked from the table's page;
- `board.en.ftl` and `board.ru.ftl`, optional: words of the board beyond the game's own;
- `icons.toml`, optional: `[icons]` by our names, and `card`, the skyline of the home page.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.game import KERNEL, Game
from letopis.kernel.texts import LANGUAGES, Texts

HERE = Path(__file__).parent
KEPT = 20_000  # phrases


class PageTexts(Texts):
    """Texts of several folders; a file's stem may be `board` as well as `texts`."""

    def __init__(self, files: list[Path]) -> None:
        super().__init__([])
        self.files = files
        self.phrases: dict[tuple[str, str, tuple[tuple[str, Any], ...]], str] = {}

    def phrase(self, lang: str, key: str, figures: dict[str, Any]) -> str:
        """A message whose figures stand as they are. Kept: Fluent takes milliseconds over a number in a sentence."""
        place = (lang, key, tuple(figures.items()))
        known = self.phrases.get(place)
        if known is None:
            bundle = self.bundle(lang)
            known, problems = bundle.format_pattern(bundle.get_message(key).value, figures)
            if problems:
                raise ValueError(f"{lang}: {key}: {problems[0]}")
            if len(self.phrases) >= KEPT:
                self.phrases.clear()
            self.phrases[place] = str(known)
        return str(known)

    def bundle(self, lang: str) -> Any:
        lang = lang if lang in LANGUAGES else "en"
        known = self.bundles.get(lang)
        if known is None:
            from fluent.runtime import FluentBundle, FluentResource

            known = FluentBundle([lang], use_isolating=False)
            for file in self.files:
                path = file.with_name(f"{file.name}.{lang}.ftl")
                if path.is_file():
                    known.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
            self.bundles[lang] = known
        return known


PAGE_TEXTS = PageTexts([KERNEL / "texts", HERE / "texts"])


class Room:
    """A game's room as the pages see it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = game.room
        self.texts = PageTexts([KERNEL / "texts", game.room / "texts", game.room / "board"])
        self.template = f"rooms/{game.name}/board.html" if (game.room / "board.html").is_file() else "outline.html"
        self.code = self._code()
        self._piece = getattr(self.code, "piece", None)
        self._lit = getattr(self.code, "lit", None)
        self._warning = getattr(self.code, "warning", None)
        self.chronicle_near: bool = getattr(self.code, "CHRONICLE_NEAR", False)

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

    def warning(self, state: dict[str, Any], choice: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
        """What an answer would waste, as a message and its figures; nothing, if the room does not say."""
        return None if self._warning is None else self._warning(state, choice)

    def file(self, name: str) -> Path | None:
        """A file that the page may link to."""
        path = self.folder / name
        return path if name in ("board.css", "board.js") and path.is_file() else None


@cache
def room(name: str) -> Room:
    """The room of a game; BadOption when there is no such game."""
    return Room(find_game(name))
