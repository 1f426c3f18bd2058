"""Village's own laws: what the harness (letopis.testing) varies, and what must add up after every action."""

from typing import Any

from letopis import Position
from letopis.kernel.data import overlay

LONGEST_TURN = 60  # decisions until the next turn, a market day and a mass among them
EVERYTHING = ["tavern", "port", "wedding"]
OPTION_SETS: list[dict[str, Any]] = [
    {"expansions": ["tavern"], "tavern_side": "b", "goals": True},
    {"expansions": ["port"], "goals": True},
    {"expansions": ["wedding"], "wedding_side": "b"},
    {"expansions": EVERYTHING, "goals": True, "first": "2"},
    {"expansions": ["tavern", "wedding"]},
    {"expansions": ["port", "wedding"], "tavern_side": "b"},
    {"expansions": ["tavern", "port"]},
    {"data": {"board.toml": {"life_track": {"spaces": 8}, "well": {"cubes": 2}}}},
]

RICH = {"orange": 2, "green": 3, "brown": 2, "pink": 2, "coin": 6, "grain": 4, "scroll": 1, "wagon": 1}
POSITIONS: dict[str, dict[str, Any]] = {
    "late": {  # the last places are nearly full, the bag is full of novices
        "game": "village",
        "options": {"expansions": EVERYTHING, "goals": True},
        "round": 6,
        "turn": 0,
        "spaces": {"market": {"plague": 1}, "church": {"brown": 1}, "travel": {"pink": 1}, "crafts": {"plague": 2}},
        "couples": ["houses 2 pink", "shop 5"],
        "seats": [
            {
                **RICH,
                "time": 8,
                "bread": 2,
                "tool": 2,
                "beer": 2,
                "hand": ["bard", "gravedigger", "scrap_dealer", "medico"],
                "ship": "sea_north",
                "captain": "captain_1_1",
                "cargo": ["ox"],
                "members": {
                    "farmyard": ["2", "2"],
                    "couple1": ["1"],
                    "couple2": ["2"],
                    "hold": ["1+"],
                    "clergy": ["1", "1"],
                    "travellers": ["1"],
                    "bag": ["3"],
                    "graves": ["4"],
                },
            },
            {
                **RICH,
                "time": 9,
                "cocoa": 1,
                "chests": ["chest_5"],
                "hand": ["herbalist", "midwife", "well_digger"],
                "members": {
                    "farmyard": ["1", "2", "3"],
                    "couple2": ["1"],
                    "cocoa_island": ["2"],
                    "window2": ["1"],
                    "craftsmen": ["1", "1"],
                    "councillors": ["2"],
                    "farmers": ["3"],
                    "graves": ["4"],
                    "inn": ["4"],
                },
            },
        ],
    },
}


def components(position: Position) -> dict[str, int]:
    """Every limited thing, in supply, bag and spaces, on farmyards, in holds and under members; members and tiles."""
    doc = position.dump()
    counts: dict[str, int] = dict(doc["supply"])
    for cube, n in doc["bag"].items():
        counts[cube] += n
    for space in doc["spaces"].values():
        for cube, n in space.items():
            counts[cube] += n
    for seat in doc["seats"]:
        for id in counts:
            counts[id] += seat.get(id, 0)
        for cargo in seat.get("cargo", []):
            if cargo in counts:
                counts[cargo] += 1
        if "bread" in counts:
            counts["bread"] += sum(kind.endswith("+") for kinds in seat["members"].values() for kind in kinds)
    for leaving in ("cocoa", "tea"):
        counts.pop(leaving, None)  # sold tokens leave the game
    tiles = [*doc["stalls"], *doc["queue"], *doc["pile"], *[id for seat in doc["seats"] for id in seat["customers"]]]
    counts["customers"] = len([id for id in tiles if id])
    counts["members"] = sum(len(seat["unborn"]) for seat in position.view(None)["seats"])
    counts["members"] += sum(len(kinds) for seat in doc["seats"] for kinds in seat["members"].values())
    return counts


def check(position: Position) -> None:
    """As many as the data says, no chronicle section overfull, no two on a lighthouse, grain within its limit."""
    files, doc, view = overlay(position.game.own_files(), position.options.get("data", {})), position.dump(), None
    counts = components(position)
    assert min(doc["supply"].values()) >= 0
    assert min(doc["bag"].values()) >= 0
    pieces = {piece["id"]: piece["count"] for piece in files["components.toml"]["component"]}
    for good in ("horse", "ox", "plow", "wagon", "scroll"):
        assert counts[good] == pieces[f"goods_{good}"]
    assert counts["members"] == position.players * (12 if "wedding" in position.options["expansions"] else 11)
    view = position.view(None)
    for section in [*view["chronicle"].values(), view["graves"]]:
        assert 0 <= section["filled"] <= section["spaces"]
    for island in [island["id"] for island in files["sea_map.toml"]["island"]]:
        assert sum(len(seat["members"].get(island, [])) for seat in doc["seats"]) <= 1
    for seat in doc["seats"]:
        assert 0 <= seat["grain"] <= files["board.toml"]["limits"]["grain_on_farmyard"]
        assert 0 <= seat["time"] < files["board.toml"]["life_track"]["spaces"]
        assert seat["coin"] >= 0
        assert len(seat.get("cargo", [])) + len(seat.get("stowed", [])) + len(seat["members"].get("hold", [])) <= 3
