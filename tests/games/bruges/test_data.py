"""The data: its counts, and clear complaints about what cannot be used."""

from collections import Counter
from typing import Any

import pytest

import letopis
from letopis import BadData

GAME = letopis.game("bruges")
CARDS = GAME.own_files()["cards.toml"]["card"]


@pytest.mark.rule("BR-3.1", "BR-7.1")
def test_the_deck_is_made_as_the_specification_says() -> None:
    assert len(CARDS) == len({card["id"] for card in CARDS}) == len({card["en"] for card in CARDS}) == 165
    assert set(Counter(card["colour"] for card in CARDS).values()) == {33}
    assert set(Counter(card["group"] for card in CARDS).values()) == {15}
    assert set(Counter((card["group"], card["colour"]) for card in CARDS).values()) == {3}
    assert Counter(card["cost"] for card in CARDS) == {0: 18, 3: 67, 6: 52, 9: 21, 12: 7}
    assert Counter(card["kind"] for card in CARDS) == {"flash": 33, "worker": 55, "infinity": 50, "laurel": 27}
    types = Counter(card["infinity"] for card in CARDS if "infinity" in card)
    assert types == {"once": 10, "modifier": 18, "trigger": 22}
    assert set(Counter(card["worker"] for card in CARDS if "worker" in card).values()) == {11}


def test_every_card_says_where_it_comes_from() -> None:
    assert {card["source"] for card in CARDS} == {"seed", "public", "reconstructed"}
    assert set(GAME.provenance()) == {"seed", "public", "reconstructed"}


def bad(**files: Any) -> BadData:
    with pytest.raises(BadData) as caught:
        GAME.new(players=2, seed=1, options={"data": {f"{name}.toml": table for name, table in files.items()}})
    return caught.value


def card(id: str, **fields: Any) -> dict[str, Any]:
    return {"card": [{"id": id, **fields}]}


@pytest.mark.rule("BR-10.1", "BR-10.2")
@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"effect": [{"op": "fly", "n": 1}]}, "card.duke.effect[0].op"),
        ({"effect": [{"op": "points", "n": 0}]}, "card.duke.effect[0].n"),
        ({"effect": [{"op": "points", "n": 1, "more": 2}]}, "card.duke.effect[0].more"),
        ({"effect": [{"op": "workers", "n": 1, "colour": "green"}]}, "card.duke.effect[0].colour"),
        ({"effect": [{"op": "threat", "n": 1, "colour": "red"}]}, "card.duke.effect[0].op"),
        ({"effect": [{"op": "discount", "n": 1}]}, "card.duke.effect[0].op"),
        ({"effect": [{"op": "per", "count": "cows", "per": 1, "reward": []}]}, "card.duke.effect[0].count"),
        (
            {"effect": [{"op": "per", "count": "persons_group:cows", "per": 1, "reward": []}]},
            "card.duke.effect[0].count",
        ),
        ({"effect": [{"op": "choose", "options": [[]]}]}, "card.duke.effect[0].options"),
        ({"effect": [{"op": "pay", "cost": {}, "times": 1, "gain": []}]}, "card.duke.effect[0].cost"),
        ({"effect": []}, "card.duke.effect"),
        ({"worker": "green"}, "card.duke.worker"),
        ({"kind": "hero"}, "card.duke.kind"),
        ({"points": 5}, "card.duke.points"),
        ({"group": "merchants"}, "card"),
    ],
)
def test_a_word_outside_the_vocabulary_is_named(fields: dict[str, Any], key: str) -> None:
    error = bad(cards=card("duke", **fields))
    assert (error.file, error.key) == ("cards.toml", key)


@pytest.mark.parametrize(
    ("files", "file", "key"),
    [
        ({"supply": {"components": {"character_cards": 164}}}, "supply.toml", "components.character_cards"),
        ({"supply": {"per_colour": {"cards": 32}}}, "supply.toml", "per_colour.cards"),
        ({"supply": {"per_colour": {"threat_markers": 8}}}, "supply.toml", "components.threat_markers"),
        ({"board": {"canal": {"cell_costs": [1, 2, 3]}}}, "board.toml", "canal.cell_costs"),
        ({"board": {"reputation": {"points": [0, 1]}}}, "board.toml", "reputation.points"),
        ({"board": {"place": [{"id": "north_west", "left": ["blue"] * 5}]}}, "board.toml", "place[0].left"),
        (
            {"supply": {"deck": {"first_pile_by_players": {"2": 34, "3": 50, "4": 66}}}},
            "supply.toml",
            "deck.extra_pile_by_players",
        ),
        ({"colours": {"colour": [{"id": "blue", "penalty": "lose_all_guilders"}]}}, "colours.toml", "colour"),
    ],
)
def test_counts_and_references_are_checked(files: dict[str, Any], file: str, key: str) -> None:
    error = bad(**files)
    assert (error.file, error.key) == (file, key)


def test_an_owners_numbers_take_the_place_of_ours() -> None:
    data = {"cards.toml": card("alchemist", effect=[{"op": "guilders", "n": 7}])}
    doc = {
        "phase": "play",
        "options": {"data": data},
        "seats": [{"guilders": 3, "hand": ["alchemist"], "houses": [{}]}, {"hand": ["king"]}],
    }
    position = GAME.load(doc)
    position.play("settle alchemist", 0)
    assert position.dump()["seats"][0]["guilders"] == 7
