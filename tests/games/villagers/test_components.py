"""Sections 3 and 4: what is in the box, how a card reads, and how an owner of the box puts true cards in."""

from typing import Any

import pytest

from letopis import BadData
from tests.games.villagers.tables import (
    BASICS,
    CARDS,
    DATA,
    EVENTS,
    VILLAGERS,
    alone,
    build,
    legal,
    me,
    play,
    refused,
    seat,
    shown,
    stacked,
    table,
)

pytestmark = pytest.mark.plain


def bad(file: str, content: dict[str, Any]) -> BadData:
    """The complaint about an overlay."""
    with pytest.raises(BadData) as caught:
        VILLAGERS.new(players=2, options={"data": {file: content}})
    assert caught.value.file
    assert caught.value.key
    return caught.value


@pytest.mark.rule("VS-3.1")
def test_the_box_holds_what_the_rulebook_says() -> None:
    counts = {component["id"]: component["count"] for component in DATA["components.toml"]["component"]}
    assert counts["villager"] == 94
    assert counts["starter_villager"] == len(DATA["starters.toml"]["starter"]) == 6
    assert counts["basic_villager"] == sum(card["copies"] for card in BASICS.values()) == 30
    assert counts["event"] == len(EVENTS) == 24


@pytest.mark.rule("VS-3.2")
def test_fifty_types_two_of_each() -> None:
    assert len(CARDS) == 50
    assert {card["copies_deck"] + card["copies_starter"] for card in CARDS.values()} == {2}


@pytest.mark.rule("VS-3.3")
def test_suits_are_of_their_sizes() -> None:
    sizes = {"wood": 14, "hay": 16, "ore": 14, "grains": 8, "grapes": 6, "wool": 8, "leather": 6}
    sizes |= {"solitary": 20, "special": 8}
    for suit, size in sizes.items():
        assert 2 * sum(card["suit"] == suit for card in CARDS.values()) == size


@pytest.mark.rule("VS-3.4", "VS-5.7")
@pytest.mark.parametrize(("players", "used"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_wool_and_leather_take_part_with_four_and_five(players: int, used: bool) -> None:
    assert sum(2 for card in CARDS.values() if card["four_plus"]) == 14
    position = VILLAGERS.new(players=players, seed=3)
    doc = position.dump()
    cards = [card for pile in [*doc["stacks"], doc["reserve"]] for card in pile]
    cards += [card for one in doc["seats"] for card in one["hand"]]
    assert any(CARDS[card]["suit"] in ("wool", "leather") for card in cards) is used


@pytest.mark.rule("VS-4.1", "VS-15.13")
def test_some_cards_have_two_suit_symbols() -> None:
    two = {id for id, card in CARDS.items() if card["suit_symbols"] == 2}
    assert two == {"log_rafter", "bed_builder", "glass_blower", "chandler"}


@pytest.mark.rule("VS-4.2", "VS-4.3", "VS-4.8", "VS-10.1", "VS-10.3")
@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card["suit"] != "special"])
def test_every_villager_is_placed_where_its_chain_says(id: str) -> None:
    card = CARDS[id]
    chain = card["chain"][: card["chain"].index(id)] if card["chain"] else []
    tree = " > ".join(chain)
    founders = [] if tree.startswith("founders") else ["founders"]
    seats = [seat(*founders, *([tree] if tree else []), hand=id), seat(), seat(), seat()]
    position = table(*seats)
    before = shown(position)
    assert f"place {id}" in legal(position)
    play(position, f"place {id}")
    after = shown(position)
    assert (f"{tree} > {id}" if tree else id) in after["village"]
    assert after["builds"] == before["builds"] - 1
    for symbol in ("food", "builders", "gold"):
        covered = hidden(chain, symbol)
        assert after[symbol] == before[symbol] - covered + card[symbol]
    if chain and chain != ["founders"]:  # nothing under it: it cannot be placed
        refused(table(seat(hand=id), *seats[1:]), f"place {id}", "VS-10.1")


def hidden(chain: list[str], symbol: str) -> int:
    """What the new card covers."""
    if not chain:
        return 0
    if chain[-1] == "founders":
        return 2 if symbol == "gold" else 0
    return int({**CARDS, **BASICS}[chain[-1]][symbol])


@pytest.mark.rule("VS-4.2", "VS-10.3")
@pytest.mark.parametrize(
    "id", [id for id, card in CARDS.items() if card["max_on_top"] == 0 and card["suit"] != "special"]
)
def test_ends_and_solitary_villagers_carry_nothing(id: str) -> None:
    assert not any(id in card["chain"][: card["chain"].index(other)] for other, card in CARDS.items() if card["chain"])


@pytest.mark.rule("VS-4.4")
def test_food_is_a_draft_and_a_builder_is_a_build() -> None:
    assert shown(build("founders", "hunter"))["draft_limit"] == 3
    assert shown(build("founders", "wattler"))["builds"] == 3


@pytest.mark.rule("VS-4.5")
def test_a_covered_card_still_counts_for_its_chain() -> None:
    position = build("founders", "lumberjack > carpenter", hand="wheeler cartwright")
    play(position, "place wheeler", "place cartwright")
    assert "lumberjack > (carpenter, wheeler > cartwright)" in me(position)["village"]


@pytest.mark.rule("VS-4.6")
def test_gold_and_silver_are_apart() -> None:
    assert [id for id, card in CARDS.items() if "silver" in card and card["gold"]] == []


@pytest.mark.rule("VS-4.7", "VS-4.9")
@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card["keys"]])
def test_a_key_ring_counts_the_cards_it_unlocks(id: str) -> None:
    assert CARDS[id]["keys"] == sum(2 for card in CARDS.values() if card["lock"] == id)


@pytest.mark.rule("VS-10.8")
@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card["keys"]])
def test_no_unlocking_villager_can_be_covered(id: str) -> None:
    assert CARDS[id]["max_on_top"] == 0


@pytest.mark.rule("VS-4.10", "VS-5.1")
def test_the_starting_villagers_are_the_first_road() -> None:
    starters = [starter["villager"] for starter in DATA["starters.toml"]["starter"]]
    assert VILLAGERS.new(players=4, seed=1).dump()["road"] == starters


@pytest.mark.rule("VS-4.11")
def test_only_tinner_and_smuggler_are_discarded_when_played() -> None:
    assert {id for id, card in CARDS.items() if card["discard_on_play"]} == {"tinner", "smuggler"}


@pytest.mark.rule("VS-10.9")
def test_all_grains_show_food_and_start_from_the_founders() -> None:
    grains = [card for card in CARDS.values() if card["suit"] == "grains"]
    assert all(card["food"] > 0 and card["chain"][0] == "founders" for card in grains)
    position = build("founders > (swineherd, brewer)", hand="poulterer", ducats=20)
    refused(position, "place poulterer", "VS-10.3")


@pytest.mark.rule("VS-11.7")
def test_hay_ore_and_wood_start_on_basic_villagers() -> None:
    for card in CARDS.values():
        if card["suit"] in ("hay", "ore", "wood"):
            assert card["chain"][0] in BASICS


@pytest.mark.rule("VS-15.11")
def test_no_silver_can_be_covered() -> None:
    assert all(card["max_on_top"] == 0 for card in CARDS.values() if "silver" in card)


# ---- an owner's own data


def test_another_starting_villager_leaves_its_twin_in_the_deck() -> None:
    data = {"starters.toml": {"starter": [{"n": 1, "villager": "wattler"}]}}
    position = VILLAGERS.new(players=2, seed=1, options={"data": data})
    assert position.dump()["road"][0] == "wattler"
    assert stacked(position) == 24


@pytest.mark.rule("VS-17.41")
def test_an_event_is_replaced_without_code() -> None:
    event = {
        "id": "rats",
        "en": "Fair weather",
        "ru": "Ясная погода",
        "text_en": "Event: the Countess pays nobody.",
        "text_ru": "Событие: графиня никому не платит.",
        "timing": "event",
        "effects": [{"op": "countess_gain", "amount": 3}],
    }
    options = {"data": {"solo.toml": {"event": [event]}}}
    position = alone(phase="events", options=options, countess={"open": ["rats"], "ducats": 1})
    assert position.view(0)["countess"]["open"][0]["names"]["en"] == "Fair weather"
    play(position, "resolve rats")
    assert position.dump()["countess"]["ducats"] == 4


@pytest.mark.parametrize(
    ("file", "content", "key"),
    [
        ("villagers.toml", {"villager": [{"id": "cooper", "lock": "nobody"}]}, "lock"),
        ("villagers.toml", {"villager": [{"id": "cooper", "lock": "wheeler"}]}, "lock"),
        ("villagers.toml", {"villager": [{"id": "cooper", "suit": "steel"}]}, "suit"),
        ("villagers.toml", {"villager": [{"id": "cooper", "chain": ["lumberjack"]}]}, "chain"),
        ("villagers.toml", {"villager": [{"id": "cooper", "chain": ["hunter", "cooper"]}]}, "chain"),
        ("villagers.toml", {"villager": [{"id": "cooper", "chain": ["nobody", "cooper"]}]}, "chain"),
        ("villagers.toml", {"villager": [{"id": "cooper", "banner": True}]}, "banner"),
        ("villagers.toml", {"villager": [{"id": "cooper", "keys": 5}]}, "keys"),
        ("villagers.toml", {"villager": [{"id": "cooper", "copies_deck": 1}]}, "keys"),
        ("villagers.toml", {"villager": [{"id": "cooper", "max_on_top": -1}]}, "max_on_top"),
        ("villagers.toml", {"villager": [{"id": "grocer", "silver": {"count": "sheep"}}]}, "count"),
        ("villagers.toml", {"villager": [{"id": "monk", "effect": {"op": "fly"}}]}, "op"),
        ("villagers.toml", {"villager": [{"id": "monk", "discard_on_play": True}]}, "op"),
        ("basics.toml", {"basic": [{"id": "miner", "copies": 9}]}, "count"),
        ("starters.toml", {"starter": [{"n": 1, "villager": "monk"}]}, "villager"),
        ("starters.toml", {"starter": [{"n": 1, "villager": "miner"}]}, "villager"),
        ("starters.toml", {"slots": 7}, "starter"),
        ("setup.toml", {"players": [{"n": 2, "cards_per_stack": 5}]}, "reserve_at_start"),
        ("setup.toml", {"players": [{"n": 2, "four_plus_used": True}]}, "deck_in_play"),
        ("setup.toml", {"limits": {"first_market_needs_empty": [1, 9]}}, "first_market_needs_empty"),
        ("setup.toml", {"limits": {"second_market_needs_empty": [1]}}, "second_market_needs_empty"),
        ("setup.toml", {"limits": {"road_slots": 5}}, "road_slots"),
        ("components.toml", {"component": [{"id": "event", "count": 23}]}, "count"),
        ("solo.toml", {"event": [{"id": "rats", "effects": [{"op": "dance"}]}]}, "op"),
        ("solo.toml", {"event": [{"id": "toll", "effects": [{"op": "pay", "to": "me", "amount": 1}]}]}, "to"),
        ("solo.toml", {"event": [{"id": "rats", "timing": "event"}]}, "op"),
        ("solo.toml", {"event": [{"id": "toll", "effects": [{"op": "pay", "to": "bank", "amount": 1, "x": 1}]}]}, "x"),
        ("solo.toml", {"difficulty": {"hard": {"remove_events": ["sun"]}}}, "remove_events"),
        ("solo.toml", {"difficulty": {"hard": {"countess_side": "silver"}}}, "countess_side"),
    ],
)
def test_wrong_data_is_named(file: str, content: dict[str, Any], key: str) -> None:
    assert key in bad(file, content).key


def test_a_top_villager_only_leaves_a_village() -> None:
    take: dict[str, Any] = {"op": "discard", "from": "village", "cards": 1, "choice": "player"}
    assert "filter" in bad("solo.toml", {"event": [{"id": "wolves", "effects": [take]}]}).key
    take = {**take, "filter": {"top": False}}
    assert "filter" in bad("solo.toml", {"event": [{"id": "wolves", "effects": [take]}]}).key
