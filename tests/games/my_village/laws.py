"""My Village's own laws: what the harness (letopis.testing) varies, and what must add up after every action."""

from typing import Any

from letopis import Position
from letopis.kernel.data import Files, overlay

LONGEST_TURN = 40  # decisions until the next turn
OPTION_SETS: list[dict[str, Any]] = [
    {"round_limit": 3, "starting_player": 2},
    {
        "data": {
            "board.toml": {"life_track": {"clouds": 6}, "starting_hand": {"values": [4, 7, 10]}},
            "customers.toml": {"customer": [{"id": "customer_01", "cost": [["scroll:1", "coin:1"], ["plow:2"]]}]},
            "travel.toml": {"travel": [{"id": "travel_a1", "gray": ["plow:1", "coin:1", "time:1"]}]},
        }
    },
]

# Villages with everything in them: jokers, plows on fields, a tile, students; each church with somebody.
GUILD: dict[str, Any] = {
    "coins": 4,
    "tree": 7,
    "school": ["left", "right"],
    "villagers": ["abbot", "councilman", "merchant", "traveller"],
    "church": "church_trading",
    "council": "council_guilds",
    "jokers": 3,
    "meeting_place": True,
    "markers": 2,
    "tile": "customer_22",
    "fields": ["plow", "plow", ""],
    "crafts": ["smithy_1", "stable_2", "wagon_maker_3"],
    "goods": {"plow": 3, "horse": 2, "wagon": 3},
    "customers": ["customer_16", "customer_18", "customer_22", "customer_25", "customer_31"],
    "travel": ["travel_a3", "travel_b3"],
}
SCRIBES: dict[str, Any] = {
    "coins": 6,
    "tree": 9,
    "cloud": 8,
    "church": "church_healing",
    "healed": 1,
    "monks": ["monk_rosary_1", "monk_quill_1"],
    "council": "council_areas",
    "slots": ["travel", "fields"],
    "crafts": ["scriptorium_1", "brewery_1"],
    "goods": {"scroll": 3, "beer": 3},
    "fields": 2,
    "customers": ["customer_01", "customer_04"],
}
PILGRIMS: dict[str, Any] = {
    "coins": 9,
    "tree": 5,
    "headman": "story_space",
    "church": "church_wayfarers",
    "council": "council_people",
    "slots": ["abbot"],
    "villagers": ["traveller", "abbot", "councilman"],
    "travel": ["travel_a1"],
    "meeting_place": True,
    "markers": 1,
    "tile": "school",
}

POSITIONS: dict[str, dict[str, Any]] = {
    "rich": {"game": "my_village", "round": 9, "rat": 2, "seats": [GUILD, SCRIBES, PILGRIMS]},
    "dying": {
        "game": "my_village",
        "round": 15,
        "graves": 3,
        "rat": 1,
        "chronicle": {"abbot": 2, "merchant": 1},
        "seats": [
            {**GUILD, "villagers": ["merchant"], "cloud": 9, "laborers": 1},
            {**SCRIBES, "villagers": ["abbot"], "cloud": 9},
        ],
    },
}


def components(position: Position) -> dict[str, int]:
    """Every card, wherever it is: display, piles, villages."""
    doc = position.dump()
    counts: dict[str, int] = {"field": doc["fields"], "meeting_place": doc["meeting_places"]}
    cards = [*doc["churches"], *doc["councils"], *doc["crafts"], *doc["open"], *doc["pile"]]
    for piles in (doc["monks"], doc["travel"]):
        for pile in piles.values():
            cards += pile
    for seat in doc["seats"]:
        cards += [*seat["monks"], *seat["crafts"], *seat["travel"], *seat["customers"], *seat["served"]]
        cards += [id for id in (seat["church"], seat["council"]) if id]
        counts["field"] += len(seat["fields"])
        counts["meeting_place"] += int(seat["meeting_place"])
    for id in cards:
        counts[id] = counts.get(id, 0) + 1
    return counts


def check(position: Position) -> None:
    """The 104 cards; one of each where one is all; markers within their spaces; somebody always lives."""
    files, doc = _files(position), position.dump()
    assert sum(components(position).values()) == files["board.toml"]["tokens"]["village_cards"]
    cards = {card["id"]: card for name in CARD_FILES for kind in files[name].values() for card in kind if "id" in card}
    for seat in doc["seats"]:
        assert min(seat["coins"], seat["tree"], seat["house"], seat["laborers"]) >= 0
        assert 0 <= seat["cloud"] < files["board.toml"]["life_track"]["clouds"]
        assert seat["villagers"] or (doc["stack"] and doc["stack"][-1].startswith("hire"))
        types = [cards[id]["type"] for id in seat["crafts"]]
        assert len(types) == len(set(types))
        room = {cards[id]["good"]: cards[id]["spaces"] for id in seat["crafts"]}
        assert all(0 <= count <= room.get(good, 0) for good, count in seat["goods"].items())
        letters = [cards[id]["letter"] for id in seat["travel"]]
        assert letters == list("ABCDE")[: len(letters)]
        assert not any(cards[id]["ends_travel"] for id in seat["travel"][:-1])
        windows = len(seat["monks"]) + (cards[seat["church"]]["windows"] if seat["church"] else 0)
        assert windows <= 6
        assert not seat["monks"] or seat["church"]
    assert len(doc["open"]) <= files["board.toml"]["clerks_office"]["display"] + 1
    assert len(doc["pool"]) + len(doc.get("dice", [])) <= 11


CARD_FILES = ("churches.toml", "monks.toml", "councils.toml", "craft_buildings.toml", "travel.toml", "customers.toml")


def _files(position: Position) -> Files:
    return overlay(position.game.own_files(), position.options.get("data", {}))
