"""Era's own laws: what the harness (letopis.testing) varies, and what must add up after every action."""

from typing import Any

from letopis import Position
from letopis.kernel.data import Files, overlay

Cell = tuple[int, int]

LONGEST_TURN = 40  # the rest of hidden rolls, or a turn of many builds and what disasters ask
POINTS_RUN_AHEAD = True  # pieces in hand, and dice that come and go at the end of the round
OPTION_SETS: list[dict[str, Any]] = [
    {"round_limit": 2},
    {
        "data": {
            "board.toml": {"resource": [{"id": "food", "max": 12}, {"id": "wood", "max": 5}]},
            "rates.toml": {"extort": {"disaster_for_refusing": 3}},
        }
    },
]

BAD_DATA: dict[str, dict[str, Any]] = {
    "a farm longer than the board": {"buildings.toml": {"building": [{"id": "farm", "cells": [[0, 0], [0, 15]]}]}},
    "no swords to roll for first player": {
        "dice.toml": {"die": [{"id": "noble", "faces": [{"id": f"n{n}", "sword": 0} for n in (2, 3, 4)]}]}
    },
    "a roll for first player that is always a tie": {
        "dice.toml": {"die": [{"id": "noble", "faces": [{"id": f"n{n}", "sword": 1} for n in range(1, 7)]}]}
    },
    "a board on which the set-up gets stuck": {
        "board.toml": {"domain": {"rows": 6, "cols": 6, "centre": {"cells": [[2, 2], [2, 3], [3, 2], [3, 3]]}}}
    },
}

# A clergy with monasteries and quills; skulls enough for every disaster; boards on which hardly anything fits.
SCRIPTORIUM = [
    *["keep g7", "longhouse a1", "longhouse c1", "longhouse e1", "longhouse a2", "longhouse c2", "longhouse e2"],
    *["church a4", "church c4", "monastery a8", "market k1", "townhouse k4", "farm k8", "wall_4 a12"],
]
ABBEY = ["keep g7", "keep a1", "longhouse c1", "longhouse e1", "monastery a4", "monastery d4", "church h1", "church j1"]
FULL_ROWS = [f"farm {column}{row}" for row in (1, 3, 5) for column in "adgj"] + ["keep g7", "keep i7"]
CROWDED = [
    *FULL_ROWS,
    *["longhouse a7", "longhouse c7", "longhouse e7", "longhouse k7", "longhouse a8", "longhouse c8", "longhouse e8"],
    *["longhouse k8", "longhouse m7", "longhouse m8", "longhouse m1", "longhouse m3", "longhouse m5"],
    *["scorched a9", "scorched c9", "scorched e9", "scorched g9", "scorched i9", "scorched k9", "scorched m9"],
    *["scorched a11", "scorched c11", "scorched e11", "scorched g11", "scorched i11", "scorched k11"],
    *["scorched a13", "scorched c13", "scorched e13", "scorched g13", "scorched i13"],
]
RICH = {"goods": 6, "stone": 7, "wood": 8, "food": 9}

POSITIONS: dict[str, dict[str, Any]] = {
    "clergy": {
        "game": "era",
        "phase": "roll",
        "round": 4,
        "seats": [{**RICH, "domain": SCRIPTORIUM}, {**RICH, "domain": ABBEY}, {**RICH, "domain": ["keep g7"]}],
    },
    "crowded": {
        "game": "era",
        "phase": "roll",
        "round": 9,
        "options": {"round_limit": 14},
        "seats": [{**RICH, "domain": CROWDED}, {"domain": ["keep g7", "longhouse a1", "townhouse c1", "church e1"]}],
    },
    "alone": {"game": "era", "phase": "roll", "round": 5, "seats": [{**RICH, "domain": SCRIPTORIUM}]},
}


def components(position: Position) -> dict[str, int]:
    """Pieces in supply, box, hands and on domains; dice in supply, box, pools and with Sir Philip."""
    doc = position.dump()
    counts: dict[str, int] = {}
    for place in ("supply", "box", "supply_dice", "box_dice"):
        for id, count in doc[place].items():
            counts[id] = counts.get(id, 0) + count
    for seat in doc["seats"]:
        for id in [where.split()[0] for where in seat["domain"]] + seat.get("to_place", []):
            counts[id] += 1
        for id, count in seat["dice"].items():
            counts[id] += count
    for id, count in _setup(position)["philip_dice"].items() if position.players == 1 else ():
        counts[id] += count
    return counts


def check(position: Position) -> None:
    """As many as the data says, none of them missing twice; tracks within their limits; no piece over another."""
    files, doc = _files(position), position.dump()
    assert components(position) == _in_the_box(files)
    for place in ("supply", "box", "supply_dice", "box_dice"):
        assert min(doc[place].values()) >= 0
    assert 0 <= doc["flipped"] <= doc["tokens"]
    limits = {track["id"]: track["max"] for track in files["board.toml"]["resource"]}
    rows, cols = files["board.toml"]["domain"]["rows"], files["board.toml"]["domain"]["cols"]
    for seat in doc["seats"]:
        assert all(0 <= seat[id] <= limit for id, limit in limits.items())
        assert seat["culture"] >= 0
        assert seat["disaster"] >= 0
        _stands_well(tuple(seat["domain"]), _shapes(files), rows, cols)
        _dice_are_owned(files, seat)


def _dice_are_owned(files: Files, seat: dict[str, Any]) -> None:
    """Between the first roll and the end of the round every die of the pool shows a face."""
    shown = seat.get("faces", []) + seat.get("marked", []) + [pair.split()[0] for pair in seat.get("set", [])]
    owner = {face["id"]: die["id"] for die in files["dice.toml"]["die"] for face in die["faces"]}
    dice = [owner[id] for id in shown]
    assert not dice or {id: dice.count(id) for id in seat["dice"]} == seat["dice"]


# ---- the footprints, worked out anew from the data


_checked: set[tuple[object, ...]] = set()  # a domain stays the same for many decisions
FORGET = 1000


def _stands_well(domain: tuple[str, ...], shapes: dict[str, list[Cell]], rows: int, cols: int) -> None:
    if (domain, rows, cols) in _checked:
        return
    taken: set[Cell] = set()
    for where in domain:
        cells = _cells(shapes, where)
        assert not taken & cells, f"{where} stands on another piece"
        assert all(0 <= row < rows and 0 <= col < cols for row, col in cells), f"{where} stands off the board"
        taken |= cells
    if len(_checked) >= FORGET:
        _checked.clear()
    _checked.add((domain, rows, cols))


def _cells(shapes: dict[str, list[Cell]], where: str) -> set[Cell]:
    """The cells of `farm c5 90`: the footprint turned clockwise, its upper left corner at c5."""
    id, corner, *turn = where.split()
    cells = shapes[id]
    for _ in range(int(turn[0]) // 90 if turn else 0):
        height = max(row for row, _ in cells) + 1
        cells = [(col, height - 1 - row) for row, col in cells]
    top, left = int(corner[1:]) - 1, ord(corner[0]) - ord("a")
    return {(top + row, left + col) for row, col in cells}


def _files(position: Position) -> Files:
    return overlay(position.game.own_files(), position.options.get("data", {}))


def _setup(position: Position) -> dict[str, Any]:
    found = [setup for setup in _files(position)["setup.toml"]["players"] if setup["n"] == position.players]
    return dict(found[0])


def _pieces(files: Files) -> list[dict[str, Any]]:
    structures = files["structures.toml"]
    return [*files["buildings.toml"]["building"], *structures["wall_length"], structures["scorched"]]


def _shapes(files: Files) -> dict[str, list[Cell]]:
    return {piece["id"]: [(row, col) for row, col in piece["cells"]] for piece in _pieces(files)}


def _in_the_box(files: Files) -> dict[str, int]:
    return {thing["id"]: thing["count"] for thing in [*_pieces(files), *files["dice.toml"]["die"]]}
