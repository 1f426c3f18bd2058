"""Component data: TOML files beside a game, over which an owner of the box may lay true numbers of their own."""

import hashlib
import json
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any

from letopis.kernel.errors import BadData
from letopis.kernel.reading import Reader, shown

Files = dict[str, dict[str, Any]]

IDENTITIES = ("id", "n")  # what tells the items of an array of tables apart; `n` only as their first field
FREE_TEXT = ("source", "source_url", "note")  # may be added anywhere, so that corrections can say where they come from
LONGEST_NAME = 300  # of a folder, in a complaint


def read_folder(folder: Path) -> Files:
    """Every TOML file of a folder, by name."""
    files: Files = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            files[path.name] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (ValueError, OSError, RecursionError) as error:
            raise BadData(path.name, "file", f"cannot be read: {error}") from None
    return files


def read_overlay(data: object) -> Files:
    """The option `data`: a folder, or the files themselves as tables; always returned as tables."""
    if isinstance(data, (str, Path)):
        folder = Path(data)
        try:
            is_there = folder.is_dir()
        except (OSError, ValueError):  # a name that no folder can have
            is_there = False
        named = str(data) if len(str(data)) <= LONGEST_NAME else shown(str(data))
        if not is_there:
            raise BadData(named, "folder", "there is no such folder", "a folder with TOML files")
        files = read_folder(folder)
        if not files:
            raise BadData(named, "folder", "holds no TOML file", "files named as the game's own")
        return files
    if not isinstance(data, dict) or not all(
        isinstance(name, str) and isinstance(table, dict) for name, table in data.items()
    ):
        raise BadData("data", "data", f"{shown(data)} is neither a folder nor tables by file name")
    return data


def overlay(base: Files, extra: Files) -> Files:
    """The game's files with the owner's values in place of ours; nothing unknown gets in."""
    merged = dict(base)
    for name, table in extra.items():
        if name not in base:
            raise BadData(name, "file", "the game has no such file", ", ".join(sorted(base)))
        merged[name] = _merge_table(name, "", base[name], table)
    return merged


def _merge_table(
    file: str, path: str, base: dict[str, Any], extra: dict[str, Any], also: Collection[str] = ()
) -> dict[str, Any]:
    """A table over another; `also` are fields it does not have, but might: its neighbours in an array do."""
    merged = dict(base)
    for key, value in extra.items():
        where = f"{path}.{key}" if path else key
        if key not in base and key in also:
            merged[key] = value
            continue
        if key not in base and key not in FREE_TEXT:
            raise BadData(file, where, "the game has no such key", ", ".join(base))
        merged[key] = _merge_value(file, where, base.get(key, ""), value)
    return merged


def _merge_value(file: str, where: str, base: Any, value: Any) -> Any:
    if type(base) is not type(value):
        raise BadData(file, where, f"{shown(value)} is not of the kind of {shown(base)}", type(base).__name__)
    if isinstance(base, dict):
        # a table of amounts (a cost, say) is replaced whole; a table with structure is merged key by key
        if all(isinstance(item, int) and not isinstance(item, bool) for item in [*base.values(), *value.values()]):
            return value
        return _merge_table(file, where, base, value)
    identity = _identity(base) if isinstance(base, list) else ""
    if identity:
        return _merge_items(file, where, identity, base, value)
    return value


def _identity(items: list[Any]) -> str:
    for name in IDENTITIES:
        if items and all(isinstance(item, dict) and name in item for item in items):
            if name == "n" and any(next(iter(item)) != name for item in items):
                continue  # an amount: {op = "guilders", n = 6}
            return name
    return ""


def _merge_items(file: str, where: str, identity: str, base: list[Any], extra: list[Any]) -> list[Any]:
    merged = {item[identity]: item for item in base}
    fields = {field for item in base for field in item}
    for place, item in enumerate(extra):
        path = f"{where}[{place}]"
        if not isinstance(item, dict) or identity not in item:
            raise BadData(file, path, f"does not say which {identity} it is", ", ".join(map(str, merged)))
        key = item[identity]
        if not isinstance(key, (str, int)) or key not in merged:
            raise BadData(file, f"{path}.{identity}", f"{shown(key)} is unknown", ", ".join(map(str, merged)))
        merged[key] = _merge_table(file, f"{where}.{key}", merged[key], item, fields)
    return list(merged.values())


def digest(extra: Files) -> str:
    """A short name for an overlay, by its content."""
    return hashlib.sha256(json.dumps(extra, sort_keys=True, default=str).encode()).hexdigest()[:16]


class Sheets:
    """All data files of a game, each ready to be read with complaints that name file and key."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.asked: dict[str, set[str]] = {name: set() for name in files}  # of each file the fields that were read

    def sheet(self, name: str) -> Reader:
        """One file."""
        if name not in self.files:
            raise BadData(name, "file", "is missing")
        return Reader(self.files[name], "", name, self.asked[name])

    def provenance(self) -> dict[str, int]:
        """How many figures come from where, for the About page: every `source` and `*_source` counted."""
        tally: dict[str, int] = {}
        for table in self.files.values():
            _count_sources(table, tally)
        return dict(sorted(tally.items(), key=lambda entry: -entry[1]))


def _count_sources(value: Any, tally: dict[str, int]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, str) and (key == "source" or key.endswith("_source")):
                tally[item] = tally.get(item, 0) + 1
            else:
                _count_sources(item, tally)
    elif isinstance(value, list):
        for item in value:
            _count_sources(item, tally)
