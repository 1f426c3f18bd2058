"""The data an owner may overlay, and the notation of positions: every mistake is named."""

from typing import Any

import pytest

import letopis
from tests.games.village.tables import EVERYTHING, VILLAGE, new, play, seat, table

BAD_DATA: list[tuple[dict[str, Any], str, str]] = [
    ({"customers.toml": {"customer": [{"id": "c99", "prestige": 1}]}}, "customers.toml", "customer[0].id"),
    (
        {"customers.toml": {"customer": [{"id": "c01", "needs": {"silk": 1}}]}},
        "customers.toml",
        "customer[0].needs.silk",
    ),
    (
        {"components.toml": {"component": [{"id": "villager_card", "count": 29}]}},
        "components.toml",
        "component[31].count",
    ),
    ({"components.toml": {"component": [{"id": "black_monk", "count": 3}]}}, "components.toml", "component[8].count"),
    (
        {"components.toml": {"component": [{"id": "plague_cube", "count": 5}]}},
        "setup_cards.toml",
        "setup_card[0].plague",
    ),
    (
        {"setup_cards.toml": {"setup_card": [{"id": "base_2p", "total": 19}]}},
        "setup_cards.toml",
        "setup_card[0].total",
    ),
    (
        {"captains.toml": {"captain": [{"id": "captain_1_1", "colors": ["red"]}]}},
        "captains.toml",
        "captain[0].colors[0]",
    ),
    (
        {"captains.toml": {"captain": [{"id": "captain_1_1", "free_steps": 0}]}},
        "captains.toml",
        "captain[0].free_steps",
    ),
    ({"crafts.toml": {"building": [{"id": "smithy", "output": {"scroll": 1}}]}}, "crafts.toml", "building"),
    ({"villagers.toml": {"villager": [{"id": "smith", "timing": "noon"}]}}, "villagers.toml", "villager[0].timing"),
    ({"villagers.toml": {"villager": [{"id": "smith", "kind": "end"}]}}, "villagers.toml", "villager[0].timing"),
    ({"board.toml": {"life_track": {"spaces": 1}}}, "board.toml", "life_track.spaces"),
    ({"board.toml": {"church": {"draw_per_mass": "4"}}}, "board.toml", "church.draw_per_mass"),
    ({"sea_map.toml": {"sailor_graves": {"prestige": []}}}, "sea_map.toml", "sailor_graves.prestige"),
    ({"wedding_board.toml": {"die": {"faces": 5}}}, "wedding_board.toml", "die.face_to_step.5"),
]


@pytest.mark.rule("V-3.1")
@pytest.mark.parametrize(("data", "file", "key"), BAD_DATA, ids=[f"{row[1]}-{row[2]}" for row in BAD_DATA])
def test_wrong_data_names_file_and_key(data: dict[str, Any], file: str, key: str) -> None:
    with pytest.raises(letopis.BadData) as caught:
        VILLAGE.new(2, 1, {"data": data})
    assert (caught.value.file, caught.value.key) == (file, key)


@pytest.mark.rule("V-3.1")
def test_an_owner_may_put_true_numbers_in_place_of_ours() -> None:
    data = {"customers.toml": {"customer": [{"id": "c01", "prestige": 9}]}, "board.toml": {"well": {"cubes": 2}}}
    position = table({"scroll": 1, "coin": 0, "pink": 2}, options={"data": data}, stalls=["c01"])
    play(position, "0 well market", "0 serve c01")
    assert position.scores()[0].rows["customers"] == 9


BAD_NOTATION: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{}, {}, {}], "players": 2}, "seats"),
    ({"seats": [{"grain": 6}, {}]}, "seats[0].grain"),
    ({"seats": [{"beer": 1}, {}]}, "seats[0].beer"),
    ({"seats": [{"time": 10}, {}]}, "seats[0].time"),
    ({"seats": [{"members": {"tower": ["1"]}}, {}]}, "seats[0].members.tower"),
    ({"seats": [{"members": {"inn": ["1"]}}, {}]}, "seats[0].members.inn"),
    ({"seats": [{"members": {"farmyard": ["5"]}}, {}]}, "seats[0].members.farmyard[0]"),
    ({"seats": [{"members": {"farmyard": ["1+"]}}, {}]}, "seats[0].members.farmyard[0]"),
    ({"seats": [{"members": {"farmyard": ["3", "3", "3"]}}, {}]}, "seats[0].members.farmyard[2]"),
    ({"seats": [{"customers": ["c01"]}, {}], "stalls": ["c01"]}, "stalls"),
    ({"stalls": ["c01", "c02", "c03", "c04"]}, "stalls"),
    ({"queue": ["x"]}, "queue[0]"),
    ({"pile": ["c01"], "stalls": [], "queue": []}, "pile"),
    ({"spaces": {"inn": {"orange": 1}}}, "spaces.inn"),
    ({"spaces": {"crafts": {"blue": 1}}}, "spaces.crafts.blue"),
    ({"spaces": {"crafts": {"orange": 19}}}, "supply.orange"),
    ({"supply": {"orange": 3}}, "supply.orange"),
    ({"stack": ["fly"]}, "stack[0]"),
    ({"stack": ["turn 2"]}, "stack[0]"),
    ({"stack": ["inn 0"]}, "stack[0]"),
    ({"stack": ["pay 0"]}, "stack[0]"),
    ({"stack": ["death 0"]}, "stack[0]"),
    ({"stack": ["produce 0 0"]}, "stack[0]"),
    ({"doing": {"due": ["blue 1"]}}, "doing.due[0]"),
    ({"doing": {"corpse": "1 inn"}}, "doing.corpse"),
    ({"doing": {"magic": 1}}, "doing.magic"),
    ({"colour": "red"}, "colour"),
    ({"options": {"expansions": ["sea"]}}, "options.expansions"),
    ({"options": {"expansions": ["port"]}, "seats": [{"ship": "sea_a"}, {}]}, "seats[0].captain"),
    ({"options": {"expansions": ["port"]}, "seats": [{"cargo": ["beer"]}, {}]}, "seats[0].cargo[0]"),
    ({"options": {"expansions": ["tavern"]}, "piles": [["smith"], ["smith"], []]}, "piles"),
    ({"options": {"expansions": ["wedding"]}, "couples": ["moon 1"]}, "couples[0]"),
    ({"options": {"expansions": ["wedding"]}, "couples": ["bakery 1 pink"]}, "couples[0]"),
    ({"options": {"expansions": ["wedding"]}, "seats": [{"members": {"couple1": ["1"]}}, {}]}, "couples"),
]


@pytest.mark.parametrize(
    ("doc", "path"), BAD_NOTATION, ids=[f"{number}-{row[1]}" for number, row in enumerate(BAD_NOTATION)]
)
def test_a_wrong_notation_names_its_field(doc: dict[str, Any], path: str) -> None:
    with pytest.raises(letopis.BadNotation) as caught:
        VILLAGE.load(doc)
    assert caught.value.path == path


def test_an_empty_document_is_a_game_that_begins() -> None:
    position = VILLAGE.load({})
    assert position.players == 2
    assert position.dump()["round"] == 1
    assert len(position.dump()["stalls"]) == 3


def test_the_rest_of_the_table_is_derived() -> None:
    position = table({"members": {"smithy": ["1"]}, "scroll": 2}, expansions=EVERYTHING)
    doc = position.dump()
    assert doc["supply"]["scroll"] == 6
    assert [len(pile) for pile in doc["piles"]] == [11, 11, 11]
    assert VILLAGE.load(doc).dump() == doc


def test_greedy_looks_to_the_end_of_its_turn() -> None:
    from letopis.bots import bot

    position = table({"grain": 2, "coin": 0}, cubes={"crafts": {"orange": 1}, "travel": {"orange": 1}})
    greedy = bot("greedy", VILLAGE, 1)
    assert greedy.choose(position, 0).text == "take crafts orange"
    play(position, "0 take crafts orange")
    assert greedy.choose(position, 0).text != "pass"


def test_undo_stops_at_what_was_shown() -> None:
    position = new(2, expansions=["tavern"])
    first = position.awaiting[0]
    position.play(position.legal(first)[0], first)
    assert position.why_not_undo(first) is None
    inn = table({"coin": 1}, expansions=["tavern"])
    play(inn, "0 take inn orange", "0 visit 1", "0 visit", "0 under 1")
    refusal = inn.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "L-7"
    assert seat(inn)["time"] == 2
