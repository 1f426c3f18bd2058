"""Villagers' own laws: what the harness (letopis.testing) varies, and what must add up after every action."""

import re
from collections import Counter
from typing import Any

from letopis import Position
from letopis.kernel.data import Files, overlay

LONGEST_TURN = 12  # decisions until nobody is in the middle of something

ID = re.compile(r"(?<![:a-z_])[a-z_]+")

OPTION_SETS: list[dict[str, Any]] = [
    {"data": {"starters.toml": {"starter": [{"n": 5, "villager": "chandler"}, {"n": 6, "villager": "wattler"}]}}},
    {"data": {"setup.toml": {"limits": {"start_ducats": 1, "basic_exchanges_per_build": 2}}}},
    {"level": "easy"},
    {"level": "hard"},
]

MONASTERY = ["founders > swineherd > truffler", "miner > seeker", "lumberjack > (carpenter{2}, wheeler)", "hayer"]

POSITIONS: dict[str, dict[str, Any]] = {
    "specials": {
        "game": "villagers",
        "phase": "build",
        "round": 3,
        "seats": [
            {"village": MONASTERY, "hand": ["monk", "monk", "jeweler", "spelunker", "cartwright", "grazier", "tinner"]},
            {
                "village": ["founders:food > brewer", "miner > (blacksmith{4}, blacksmith)", "lumberjack > wheeler"],
                "hand": ["apprentice", "apprentice", "smuggler", "smuggler", "cartwright", "tinner", "fromager"],
            },
        ],
    },
    "last": {
        "game": "villagers",
        "phase": "draft",
        "round": 7,
        "markets": 1,
        "stacks": [0, 0, 0, 0, 0, 2],
        "reserve": ["wattler", "priest", "agent"],
        "seats": [
            {"village": ["founders", "hunter", "grocer"], "hand": ["cooper", "brewer"]},
            {"village": ["founders > swineherd", "hayer > horse_trader"], "hand": []},
            {"village": ["founders:food"], "hand": ["monk", "vintner", "graper", "wine_trader"]},
        ],
    },
    "winter": {
        "game": "villagers",
        "phase": "draft",
        "round": 5,
        "markets": 1,
        "options": {"level": "normal"},
        "stacks": [0, 0, 1, 2, 2, 2],
        "reserve": ["wattler"],
        "discard": ["priest", "agent", "harvester"],
        "seats": [
            {
                "village": ["founders > (brewer{2}, swineherd)", "lumberjack > (carpenter{4}, cooper)", "hunter"],
                "hand": ["fisher", "freemason", "beekeeper", "thatcher"],
            }
        ],
        "countess": {
            "village": ["seeker", "blacksmith{2}", "ore_muler", "chandler"],
            "open": ["abduction", "royal_escort", "wolves", "snowdrifts"],
            "winter": ["it_was_you", "fire", "conscription"],
        },
    },
}


def components(position: Position) -> dict[str, int]:
    """Cards on the Road, in stacks, Reserve, discards, hands, Squares, villages and out of the game; and events."""
    doc = position.dump()
    found: Counter[str] = Counter()
    piles = [doc["road"], *doc["stacks"], doc["reserve"], doc["discard"], doc["gone"], [doc.get("placing", "")]]
    for seat in doc["seats"]:
        piles += [seat["hand"], seat.get("square", []), seat["village"]]
    if "countess" in doc:
        piles += [doc["countess"][key] for key in ("village", "summer", "winter", "open", "spent")]
    for pile in piles:
        for text in pile:
            found.update(ID.findall(text.replace(":food", "").replace(":gold", "")))
    for id, count in doc["basics"].items():
        found[id] += count
    return dict(found)


def check(position: Position) -> None:
    """As many as the data says; nobody owes; ducats lie on visible unlocking villagers; limits hold."""
    files, doc = _files(position), position.dump()
    wanted = _in_play(files, position)
    assert components(position) == wanted
    assert all(count >= 0 for count in doc["basics"].values())
    keys = {card["id"]: card["keys"] for card in files["villagers.toml"]["villager"]}
    for number, seat in enumerate(doc["seats"]):
        assert seat["ducats"] >= 0
        assert seat["hand"] == sorted(seat["hand"], key=list(keys).index)
        for tree in seat["village"]:
            for id in re.findall(r"([a-z_]+)\{", tree):
                assert keys.get(id, 0) > 0, tree
            assert not re.search(r"(monk|apprentice)(\)|,|$)", tree) or _is_building(position, number), tree
    assert all(view["ducats"] >= 0 for view in position.view()["seats"])


def _is_building(position: Position, seat: int) -> bool:
    return position.awaiting == (seat,) and f"build {seat}" in [step.text for step in position.stack]


def _files(position: Position) -> Files:
    return overlay(position.game.own_files(), position.options.get("data", {}))


def _in_play(files: Files, position: Position) -> dict[str, int]:
    setup = next(setup for setup in files["setup.toml"]["players"] if setup["n"] == position.players)
    found: dict[str, int] = {}
    for card in files["villagers.toml"]["villager"]:
        out = (card["four_plus"] and not setup["four_plus_used"]) or (
            card["suit"] == "special" and not setup["special_used"]
        )
        if not out:
            found[card["id"]] = card["copies_deck"] + card["copies_starter"]
    for card in files["basics.toml"]["basic"]:
        found[card["id"]] = card["copies"]
    found["founders"] = position.players
    if position.players == 1:
        without = files["solo.toml"]["difficulty"][position.options["level"]]["remove_events"]
        found |= {event["id"]: event["copies"] for event in files["solo.toml"]["event"] if event["id"] not in without}
    return found
