"""What a game's data names: every item with an id, wherever it stands in its files."""

from typing import Any

from letopis.kernel.data import Files


class Item:
    """An item of the data that has an id: where it stands, and what its file says of all that is in it."""

    def __init__(self, file: str, array: str, item: dict[str, Any], around: dict[str, Any]) -> None:
        self.file = file
        self.array = array  # the tables it is one of: "card", "headman_path.step"
        self.item = item
        self.around = around  # the file


def named_items(files: Files) -> list[Item]:
    """Every item of the data that has an id, in the order of the files."""
    found: list[Item] = []
    for file, table in files.items():
        _gather(file, "", table, table, found)
    return found


def _gather(file: str, path: str, value: Any, around: dict[str, Any], found: list[Item]) -> None:
    if isinstance(value, list):
        for item in value:
            if isinstance(item, dict):
                _gather(file, path, item, around, found)
    elif isinstance(value, dict):
        if isinstance(value.get("id"), str):
            found.append(Item(file, path, value, around))
        for key, item in value.items():
            if isinstance(item, (dict, list)):
                _gather(file, f"{path}.{key}" if path else key, item, around, found)
