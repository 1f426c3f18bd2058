"""The data files: true to the rulebook where it speaks, and checked where an owner lays other numbers over them."""

from typing import Any

import pytest

import letopis
from tests.games.my_village.tables import DATA, VILLAGE, legal, me, play, using

pytestmark = pytest.mark.plain


def with_data(**files: Any) -> letopis.Position:
    """A new game with other numbers; `board={...}` is board.toml."""
    return VILLAGE.new(players=2, seed=1, options={"data": {f"{name}.toml": table for name, table in files.items()}})


SPOILED: dict[str, tuple[dict[str, Any], str, str]] = {
    "cards that do not add up": ({"fields": {"field": [{"id": "field", "count": 9}]}}, "board.toml", "tokens"),
    "a church twice": ({"churches": {"church": [{"id": "church_trading", "count": 2}]}}, "churches.toml", "count"),
    "a value no dice make": (
        {"churches": {"church": [{"id": "church_trading", "values": [13]}]}},
        "churches.toml",
        "values",
    ),
    "no value": ({"fields": {"field": [{"id": "field", "values": []}]}}, "fields.toml", "values"),
    "an unknown good": (
        {"customers": {"customer": [{"id": "customer_01", "cost": [["gold:1"]]}]}},
        "customers.toml",
        "cost",
    ),
    "two goods to choose from": (
        {"customers": {"customer": [{"id": "customer_01", "cost": [["beer:1", "plow:1"]]}]}},
        "customers.toml",
        "cost",
    ),
    "an unknown effect": ({"monks": {"monk": [{"id": "monk_quill_1", "effects": ["fly:1"]}]}}, "monks.toml", "effects"),
    "a card that is not added": (
        {"monks": {"monk": [{"id": "monk_quill_1", "effects": ["story:3"]}]}},
        "monks.toml",
        "effects",
    ),
    "another area": (
        {"monks": {"monk": [{"id": "monk_quill_1", "effects": ["story:3", "add:market"]}]}},
        "monks.toml",
        "effects",
    ),
    "a customer who is not served": (
        {"customers": {"customer": [{"id": "customer_01", "white_effects": ["story:1"]}]}},
        "customers.toml",
        "white_effects",
    ),
    "a sixth slot": ({"councils": {"council": [{"id": "council_areas", "spaces": 6}]}}, "councils.toml", "spaces"),
    "slots of nothing": (
        {"councils": {"council": [{"id": "council_people", "slots": ["rat"]}]}},
        "councils.toml",
        "slots",
    ),
    "an unknown ability": (
        {"churches": {"church": [{"id": "church_trading", "ability": "fly"}]}},
        "churches.toml",
        "ability",
    ),
    "a letter too many": ({"travel": {"travel": [{"id": "travel_a1", "letter": "B"}]}}, "travel.toml", "travel_dark"),
    "a gray banner of gold": ({"travel": {"travel": [{"id": "travel_a1", "gray": ["gold:1"]}]}}, "travel.toml", "gray"),
    "a die with seven faces": ({"board": {"dice": {"faces": [1, 2, 3, 4, 5, 6, 7]}}}, "board.toml", "dice.faces"),
    "a table of windows too short": ({"board": {"windows": {"points": [0, 2, 4]}}}, "board.toml", "windows.points"),
    "a rat beyond the track": ({"board": {"rat_track": {"spaces": 9}}}, "board.toml", "rat_track"),
    "a headman elsewhere": ({"board": {"start": {"headman_at": "coin_space"}}}, "board.toml", "start.headman_at"),
    "a clerk who asks nothing": ({"board": {"clerks_office": {"price": []}}}, "board.toml", "clerks_office.price"),
    "nothing of three players": (
        {"board": {"dice": {"by_players": [{"players": 2, "white": 8, "black": 3, "turns_per_round": 2}]}}},
        "board.toml",
        "dice.by_players",
    ),
    "too few dice": (
        {"board": {"dice": {"by_players": [{"players": 4, "white": 5, "black": 1, "turns_per_round": 1}]}}},
        "board.toml",
        "dice.by_players",
    ),
}


@pytest.mark.parametrize("name", SPOILED)
def test_data_that_cannot_be_played_is_refused_by_file_and_key(name: str) -> None:
    files, file, key = SPOILED[name]
    with pytest.raises(letopis.BadData) as caught:
        with_data(**files)
    assert caught.value.file == file
    assert key in caught.value.key


def test_an_owners_numbers_are_played() -> None:
    options = {"data": {"councils.toml": {"council": [{"id": "council_finance", "time": 1, "values": [3, 9]}]}}}
    position = using(9, {}, options=options)
    assert "add council_finance" in legal(position)
    play(position, "add council_finance")
    assert me(position)["cloud"] == 1


@pytest.mark.rule("MV-10.22", "MV-10.54", "MV-10.53")
def test_the_figures_that_the_rulebook_tells() -> None:
    board = DATA["board.toml"]
    assert board["windows"]["points"] == [0, 2, 4, 7, 10, 14, 20]
    assert [(price["cards"], price["time"], price["coins"]) for price in board["clerks_office"]["price"]] == [
        *[(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1)]
    ]
    c = next(dark for dark in DATA["travel.toml"]["travel_dark"] if dark["letter"] == "C")
    assert (c["values"], c["time"], c["cost"]) == ([7], 2, [["wagon:1", "coin:2"]])
    chapel = next(card for card in DATA["travel.toml"]["travel"] if card["id"] == "travel_d4")
    assert (chapel["points"], chapel["ends_travel"]) == (8, True)


def test_every_record_says_where_it_comes_from() -> None:
    provenance = VILLAGE.provenance()
    assert {"seed", "public", "reconstructed"} <= set(provenance)
    for lang in ("en", "ru"):
        figures: dict[str, str | int] = {
            name: provenance.get(name, 0) for name in ("seed", "public", "recalled", "reconstructed")
        }
        assert VILLAGE.texts.say(lang, "provenance", figures)
