"""Bruges' own laws: what the harness (letopis.testing) varies, and what must add up after every action."""

from typing import Any

from letopis import Position
from letopis.kernel.data import overlay

LONGEST_TURN = 25  # decisions until nobody is in the middle of something
COLOURS = ("blue", "brown", "red", "purple", "yellow")

GIVE_TWO = {"op": "give_workers", "n": 2, "pick": "victim"}

OPTION_SETS: list[dict[str, Any]] = [
    {"first": 2},
    {
        "data": {
            "supply.toml": {"round": {"hand_size": 6}, "player_start": {"guilders": 30}},
            "cards.toml": {"card": [{"id": "king", "cost": 9, "points": 3}, {"id": "dancer", "cost": 3, "points": 1}]},
        }
    },
    {
        "data": {
            "supply.toml": {"player_start": {"guilders": 20, "workers_each_colour": 3}},
            "cards.toml": {
                "card": [
                    {"id": "juggler", "cost": 0, "points": 0, "effect": [{"op": "discard_hand", "n": 3}]},
                    {"id": "astrologer", "cost": 0, "points": 0, "effect": [{"op": "draw_keep", "n": 4, "keep": 2}]},
                    {"id": "nursemaid", "cost": 0, "points": 0, "effect": [{"op": "recall", "n": 3}]},
                    {"id": "acrobat", "cost": 0, "points": 0, "effect": [{"op": "refresh", "n": 2}]},
                    {
                        "id": "coachman",
                        "cost": 0,
                        "points": 0,
                        "effect": [{"op": "extra_card", "n": 2, "actions": ["any"]}],
                    },
                    {
                        "id": "pickpocket",
                        "effect": [{"op": "opponents", "who": "each", "effect": [GIVE_TWO]}],
                    },
                    {
                        "id": "student",
                        "cost": 0,
                        "points": 0,
                        "effect": [
                            {"op": "pay", "cost": {"cards": 1}, "times": 3, "gain": [{"op": "guilders", "n": 4}]}
                        ],
                    },
                ]
            },
        }
    },
]


def _crowd(*ids: str, empty: int = 3) -> dict[str, Any]:
    houses: list[dict[str, Any]] = [{"person": id} for id in ids]
    rich = {"guilders": 40, "workers": dict.fromkeys(COLOURS, 4), "threats": dict.fromkeys(COLOURS, 1)}
    return {**rich, "houses": houses + [{} for _ in range(empty)]}


# Tables full of persons, for what random play seldom reaches.
POSITIONS: dict[str, dict[str, Any]] = {
    "acting": {
        "phase": "draw",
        "round": 4,
        "seats": [
            _crowd(
                "puppeteer", "acrobat", "cupbearer", "coachman", "princess", "inquisitor", "astrologer", "librarian"
            ),
            _crowd(
                "moneychanger", "chamberlain", "mathematician", "carpenter", "deacon", "maid", "washerwoman", "monk"
            ),
            _crowd("astronomer", "inventor", "count", "judge", "student", "master_builder", "shipwright", "brewer"),
        ],
    },
    "settling": {
        "phase": "play",
        "round": 4,
        "seats": [
            {
                **_crowd("tailor", "playwright", empty=8),
                "hand": ["actor", "nursemaid", "translator", "archivist", "nun"],
            },
            {
                **_crowd("bard", "fence", "spy", empty=8),
                "hand": ["thief", "pickpocket", "assassin", "almoner", "baron"],
            },
        ],
    },
    "short": {
        "phase": "draw",
        "round": 8,
        "last": 9,
        "extra": [],
        "piles": [["king", "queen"], ["duke", "count", "poet"]],
        "seats": [_crowd("lackey", "novice"), _crowd("juggler", "scribe"), _crowd("guard"), _crowd("night_watchman")],
    },
}


def components(position: Position) -> dict[str, int]:
    """Every card once, wherever it lies; threat markers and statues with those in the supply."""
    doc = position.dump()
    counts: dict[str, int] = {}
    places = [*doc["piles"], doc["extra"], doc["discards"]]
    for seat in doc["seats"]:
        places.append(seat["hand"])
        places.append([house["card"] for house in seat["houses"]])
        places.append([house["person"] for house in seat["houses"] if "person" in house])
    for place in places:
        for id in place:
            counts[id] = counts.get(id, 0) + 1
    counts["statues"] = len(doc["statues"]) + sum(
        bool(value) for seat in doc["seats"] for value in seat["statues"].values()
    )
    return counts


def check(position: Position) -> None:
    """All cards, nothing below nothing, no more markers than there are, circles closed only while they strike."""
    files = overlay(position.game.own_files(), position.options.get("data", {}))
    counts = components(position)
    ids = [card["id"] for card in files["cards.toml"]["card"]]
    assert counts == {**dict.fromkeys(ids, 1), "statues": len(files["board.toml"]["statues"]["stack"])}
    doc = position.dump()
    for seat in doc["seats"]:
        amounts = [seat["points"], seat["guilders"], *seat["workers"].values(), *seat["threats"].values()]
        assert min(amounts) >= 0
        assert 0 <= seat["reputation"] <= files["board.toml"]["reputation"]["steps"]
        assert max(seat["canal"].values()) <= 5
        homes = [*seat["hand"], *[house["card"] for house in seat["houses"]]]
        assert all(id in homes for id in seat.get("known", []))
    for colour in COLOURS:
        held = sum(seat["threats"][colour] for seat in doc["seats"])
        assert held <= files["supply.toml"]["per_colour"]["threat_markers"]
    if position.awaiting and position.decision(position.awaiting[0]).kind in ("play", "rest", "refilling", "advance"):
        assert max(count for seat in doc["seats"] for count in seat["threats"].values()) < 3
