"""Component data, and the owner's numbers over ours: nothing unknown gets in; complaints name file and key."""

from pathlib import Path
from typing import Any

import pytest

from letopis import BadData, Game, Position
from letopis.kernel.data import Files, Sheets, digest, overlay, read_folder, read_overlay

pytestmark = pytest.mark.plain

BASE: Files = {
    "buildings.toml": {
        "meta": {"total": 2, "title": "Buildings"},
        "building": [
            {"id": "farm", "vp": 1, "cost": {"wood": 1, "stone": 1}, "cells": [[0, 0]], "source": "seed"},
            {"id": "keep", "vp": 2, "cost": {"stone": 3}, "cells": [[0, 0]], "vp_source": "public"},
        ],
    },
    "setup.toml": {"players": [{"n": 2, "tokens": 3}, {"n": 3, "tokens": 4}], "names": ["a", "b"]},
}


def laid(extra: dict[str, Any]) -> Files:
    return overlay(BASE, extra)


def test_a_value_replaces_ours() -> None:
    merged = laid({"buildings.toml": {"meta": {"total": 9}}})
    assert merged["buildings.toml"]["meta"] == {"total": 9, "title": "Buildings"}
    assert BASE["buildings.toml"]["meta"]["total"] == 2
    assert merged["setup.toml"] == BASE["setup.toml"]


def test_items_are_found_by_their_id() -> None:
    merged = laid({"buildings.toml": {"building": [{"id": "keep", "vp": 7}]}})
    farm, keep = merged["buildings.toml"]["building"]
    assert farm == BASE["buildings.toml"]["building"][0]
    assert keep == {**BASE["buildings.toml"]["building"][1], "vp": 7}
    assert laid({"setup.toml": {"players": [{"n": 3, "tokens": 1}]}})["setup.toml"]["players"][1]["tokens"] == 1


def test_a_cost_is_replaced_whole() -> None:
    merged = laid({"buildings.toml": {"building": [{"id": "farm", "cost": {"goods": 2}}]}})
    assert merged["buildings.toml"]["building"][0]["cost"] == {"goods": 2}


def test_a_plain_list_is_replaced_whole() -> None:
    assert laid({"setup.toml": {"names": ["c"]}})["setup.toml"]["names"] == ["c"]
    cells = [[0, 0], [0, 1]]
    assert (
        laid({"buildings.toml": {"building": [{"id": "farm", "cells": cells}]}})["buildings.toml"]["building"][0][
            "cells"
        ]
        == cells
    )


def test_a_correction_may_say_where_it_comes_from() -> None:
    merged = laid({"buildings.toml": {"building": [{"id": "keep", "source": "my own box", "note": "counted"}]}})
    assert merged["buildings.toml"]["building"][1]["note"] == "counted"


WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    ({"houses.toml": {}}, "houses.toml", "file", "buildings.toml, setup.toml"),
    ({"setup.toml": {"player": []}}, "setup.toml", "player", "players, names"),
    ({"setup.toml": {"players": {}}}, "setup.toml", "players", "list"),
    ({"buildings.toml": {"meta": {"total": "2"}}}, "buildings.toml", "meta.total", "int"),
    ({"buildings.toml": {"meta": {"total": True}}}, "buildings.toml", "meta.total", "int"),
    ({"buildings.toml": {"building": [{"vp": 1}]}}, "buildings.toml", "building[0]", "farm, keep"),
    ({"buildings.toml": {"building": [3]}}, "buildings.toml", "building[0]", "farm, keep"),
    ({"buildings.toml": {"building": [{"id": "inn"}]}}, "buildings.toml", "building[0].id", "farm, keep"),
    ({"buildings.toml": {"building": [{"id": []}]}}, "buildings.toml", "building[0].id", "farm, keep"),
    ({"buildings.toml": {"building": [{"id": "keep", "size": 1}]}}, "buildings.toml", "building.keep.size", "id, vp"),
]


@pytest.mark.parametrize(("extra", "file", "key", "allowed"), WRONG, ids=[f"{row[1]} {row[2]}" for row in WRONG])
def test_what_the_game_does_not_have_is_refused(extra: dict[str, Any], file: str, key: str, allowed: str) -> None:
    with pytest.raises(BadData) as bad:
        laid(extra)
    assert (bad.value.file, bad.value.key) == (file, key)
    assert bad.value.allowed.startswith(allowed)
    assert str(bad.value).startswith(f"{file}: {key}: ")


def test_a_folder_is_read_by_file_name(tmp_path: Path) -> None:
    (tmp_path / "setup.toml").write_text('names = ["x"]', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not read", encoding="utf-8")
    assert read_overlay(str(tmp_path)) == read_overlay(tmp_path) == {"setup.toml": {"names": ["x"]}}


@pytest.mark.parametrize("content", [b"a = ", b"\xff\xfe", b"a = 1\na = 2"])
def test_a_file_that_cannot_be_read_is_named(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "setup.toml").write_bytes(content)
    with pytest.raises(BadData) as bad:
        read_folder(tmp_path)
    assert (bad.value.file, bad.value.key) == ("setup.toml", "file")


def test_a_folder_without_data_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "gone"):
        with pytest.raises(BadData) as bad:
            read_overlay(folder)
        assert bad.value.key == "folder"


def test_equal_overlays_have_one_name() -> None:
    first: Files = {"a": {"x": 1, "y": [1]}, "b": {}}
    assert digest(first) == digest({"b": {}, "a": {"y": [1], "x": 1}})
    assert digest(first) != digest({"b": {}, "a": {"y": [2], "x": 1}})


def test_provenance_counts_every_source() -> None:
    assert Sheets(BASE).provenance() == {"seed": 1, "public": 1}


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadData) as bad:
        Sheets(BASE).sheet("dice.toml")
    assert bad.value.file == "dice.toml"


def test_a_game_plays_with_the_owners_numbers(toy: Game[Position], tmp_path: Path) -> None:
    (tmp_path / "marbles.toml").write_text("[box]\nmarbles = [9, 9]\n", encoding="utf-8")
    position = toy.new(2, 1, {"data": str(tmp_path)})
    assert position.dump()["bag"] == [9, 9]
    record = position.record().text()
    (tmp_path / "marbles.toml").unlink()
    assert toy.load(position.dump()).dump()["bag"] == [9, 9]
    assert '"marbles": [9, 9]' in record  # the record holds the numbers themselves, so it replays without the folder
    assert toy.new(2, 1).dump()["bag"] != [9, 9]
