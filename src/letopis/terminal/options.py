"""Options as a command line gives them: `--option name=value`, a seed, a folder of data, a file."""

import json
import sys
from pathlib import Path
from typing import Any

import letopis
from letopis import bots
from letopis.games import names as game_names
from letopis.kernel.errors import BadData, BadOption, BadRecord
from letopis.kernel.game import Game
from letopis.kernel.records import Record, read_record
from letopis.terminal.complaints import USAGE, Complaint
from letopis.terminal.words import Words

HIGHEST_PORT = 65_535


def find_game(name: str, words: Words) -> Game[Any]:
    """A game by its name."""
    try:
        return letopis.game(name)
    except BadOption:
        raise Complaint(words("bad-game", given=name, allowed=", ".join(game_names()))) from None


def read_seed(text: str) -> int | str:
    """A seed: a number where it looks like one, else a text.

    >>> read_seed("7"), read_seed("seven")
    (7, 'seven')
    """
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 20 else text


def look_here() -> None:
    """Somebody's own bots and games may lie in the folder one stands in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def check_bot(field: str, name: str, game: Game[Any], words: Words) -> None:
    """Complain of a bot that there is not, or of a budget that it cannot have."""
    look_here()
    kind = bots.split(name)[0]
    if ":" not in kind and kind not in bots.names():
        raise Complaint(words("bad-bot", field=field, given=name, allowed=", ".join(bots.names())))
    try:
        bots.bot(name, game, 0)
    except BadOption as bad:
        raise Complaint(words("bad-value", field=field, problem=bad.problem, allowed=bad.allowed)) from None
    except BadData as bad:  # a file of weights
        raise Complaint(f"{field}: {bad}") from None


def read_whole(field: str, text: str, least: int, words: Words) -> int:
    """A whole number that is not too small."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and int(digits) >= least):
        raise Complaint(words("bad-whole", field=field, given=text, least=str(least)))
    return int(digits)


def read_port(text: str, words: Words) -> int:
    """A port to listen at; 0 is any that is free."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6 and int(digits) <= HIGHEST_PORT):
        raise Complaint(words("bad-port", given=text))
    return int(digits)


def read_options(game: Game[Any], given: list[str], data: Path | None, words: Words) -> dict[str, Any]:
    """The options of a game; the game itself checks their values."""
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Complaint(words("bad-option-form", given=item))
        if name not in known:
            allowed = ", ".join(known) or words("none")
            raise Complaint(words("bad-option-name", given=name, allowed=allowed))
        options[name] = _value(value, isinstance(known[name].default, list))
    if data is not None:
        options["data"] = str(data)
    return options


def _value(text: str, several: bool) -> Any:
    """A value as a person types it: JSON where it is JSON, else words."""
    try:
        return json.loads(text)
    except ValueError:
        return [part.strip() for part in text.split(",") if part.strip()] if several else text


def read_file(path: Path, words: Words) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint(words("bad-file", file=str(path), why=words("not-text"))) from None
    except OSError as error:
        raise Complaint(words("bad-file", file=str(path), why=error.strerror or str(error))) from None


def open_record(path: Path, words: Words, code: int = USAGE) -> Record:
    """A record from its file; whether it replays is another question."""
    text = read_file(path, words)
    try:
        return read_record(text)
    except BadRecord as bad:
        raise Complaint(words("bad-record", file=str(path), why=str(bad)), code) from None
