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


BOTTOM = ["turn-over 0", "deaths 0", "afterwards 0"]
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"stack": ["lift 0", "market-closes 0"]}, "stack[0]"),
    ({"stack": ["market-closes 0", "lift 0"]}, "stack[0]"),
    ({"stack": ["harvest 0"]}, "stack[0]"),
    ({"stack": ["turn-over 1"], "turn": 0}, "stack[0]"),
    ({"stack": ["turn-over 0", "deaths 1"]}, "stack[1]"),
    ({"stack": [*BOTTOM, "harvest 1"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "harvest 0", "harvest 0"]}, "stack[4]"),
    ({"stack": [*BOTTOM, "harvest 0", "mass"]}, "stack[4]"),
    ({"stack": ["round", "mass"]}, "stack[0]"),
    ({"stack": ["round"], "spaces": {}, "doing": {"fetched": 1}}, "doing.fetched"),
    ({"stack": ["round", "majority", "rising 0", "rising 0"], "spaces": {}}, "stack[3]"),
    ({"stack": ["round", "majority", "rising 0", "rising 1"], "spaces": {}}, "stack[3]"),
    ({"stack": ["round", "ceremony"], "spaces": {}}, "stack[1]"),
    ({"stack": [*BOTTOM, "sale 0"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "market-closes 0", "sale 1"], "doing": {"out": [1]}}, "stack[4]"),
    ({"stack": [*BOTTOM, "pay 0"], "doing": {"due": ["orange 2"]}}, "stack[3]"),
    ({"stack": [*BOTTOM, "pay 0"], "doing": {"due": ["orange 1"]}, "picks": [["pay pink"]]}, "stack[3]"),
    ({"stack": [*BOTTOM, "pick 0 2 orange pink"], "picks": [["gain green"]]}, "stack[3]"),
    ({"stack": [*BOTTOM, "pick 0 2 orange pink distinct"], "picks": [["gain pink", "gain pink"]]}, "stack[3]"),
    ({"stack": [*BOTTOM, "pick 0 99 orange"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "pick 0 2 pink orange"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "one-of 0 1 coin"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "convert 0 grain grain 1 3"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "privilege 0 8"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "well-pay 0"]}, "stack[3]"),
    ({"stack": ["turn-over 0", "deaths 0", "burial 0"], "seats": [{"dying": 1}, {}]}, "stack[2]"),
    ({"doing": {"due": ["orange 1"]}}, "doing.due"),
    ({"doing": {"out": [0]}}, "doing.out"),
    ({"doing": {"turns_left": 1}}, "doing.turns_left"),
    ({"spaces": {}, "turn": 0}, "stack[0]"),
    ({"options": {"first": "5"}}, "options.first"),
    ({"seats": [{"members": {"farmers": ["1", "1", "1"]}}, {"members": {"farmers": ["1"]}}]}, "seats"),
    ({"seats": [{"members": {"graves": ["1", "1", "1"], "farmyard": ["1"]}}, {}]}, "doing.ended_by"),
]
IN_MODULES: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"captain": "captain_1_1"}, {}]}, "seats[0].captain"),
    ({"seats": [{"captain": "captain_1_1", "ship": "sea_a", "cargo": ["ox", "ox"]}, {}]}, "seats[0].cargo"),
    ({"seats": [{"keepers": 1}, {}]}, "seats[0].keepers"),
    ({"seats": [{"hand": ["smith"], "hired": 0}, {}]}, "seats[0].hired"),
    ({"seats": [{"hired": 30}, {"hired": 30}]}, "seats"),
    ({"seats": [{"hired": 1}, {}], "piles": "all"}, "piles"),
    ({"seats": [{"members": {"step1": ["1"], "step2": ["1"]}}, {}]}, "seats"),
    ({"pink_step": 2}, "pink_step"),
    ({"couples": ["houses 3 pink"], "round": 2}, "couples[0]"),
    ({"couples": ["houses ² pink"]}, "couples[0]"),
    ({"couples": [f"houses {'9' * 5000} pink"]}, "couples[0]"),
    ({"stack": [*BOTTOM, "load 0"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "landing 0"]}, "stack[3]"),
    ({"stack": [*BOTTOM, "scrap 0"]}, "stack[3]"),
    ({"stack": ["round", "moves"], "spaces": {}, "doing": {"doors": ["shop"]}}, "stack[1]"),
    ({"stack": ["round", "bakery 0"], "spaces": {}}, "stack[1]"),
]


@pytest.mark.parametrize(("doc", "field"), IMPOSSIBLE, ids=[str(number) for number in range(len(IMPOSSIBLE))])
def test_what_cannot_be_is_refused(doc: dict[str, Any], field: str) -> None:
    is_refused({"spaces": {"harvest": {"orange": 1}}, **doc}, field)


@pytest.mark.parametrize(("doc", "field"), IN_MODULES, ids=[str(number) for number in range(len(IN_MODULES))])
def test_what_cannot_be_with_expansions_is_refused(doc: dict[str, Any], field: str) -> None:
    whole = {"options": {"expansions": EVERYTHING}, "spaces": {"harvest": {"orange": 1}}, **doc}
    if whole.get("piles") == "all":
        whole["piles"] = new(2, expansions=EVERYTHING).dump()["piles"]
    is_refused(whole, field)


def is_refused(doc: dict[str, Any], field: str) -> None:
    """`load` names the field."""
    with pytest.raises(letopis.BadNotation) as caught:
        VILLAGE.load(doc)
    assert caught.value.path == field, caught.value


def test_the_chosen_first_player_starts_a_written_game_too() -> None:
    assert VILLAGE.load({"options": {"first": "2"}}).awaiting == (1,)


def test_figures_stay_within_what_can_be_read() -> None:
    position = table({"coin": 9999, "grain": 2, "prestige": 9999, "members": {"stage4": ["1"]}}, round=9999)
    play(position, "0 take council orange", "0 privilege 4")
    assert (seat(position)["coin"], seat(position)["prestige"]) == (9998, 9999)
    assert VILLAGE.load(position.dump()).dump() == position.dump()


def test_rules_version_1_pays_in_the_order_of_the_colours() -> None:
    position = VILLAGE.load(
        {
            "rules": 1,
            "spaces": {"council": {"orange": 1}, "harvest": {"pink": 1}},
            "seats": [{"coin": 2, "green": 2}, {}],
        }
    )
    play(position, "0 take council orange", "0 enter 1 green", "0 pay coin")
    assert position.decision(0).kind == "privilege"  # after a coin only coins
    assert (seat(position)["coin"], seat(position)["green"]) == (0, 2)
    inn = {"rules": 1, "options": {"expansions": ["tavern"]}, "spaces": {"inn": {"orange": 1}, "harvest": {"pink": 1}}}
    old = play(VILLAGE.load(inn), "0 take inn orange", "0 visit 1")
    assert (old.decision(0).kind, seat(old)["time"]) == ("under", 2)
