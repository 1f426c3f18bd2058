"""Sections 3 and 15: what is in the box, and how an owner of the box puts true numbers in place of ours."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import letopis
from letopis import BadData
from tests.games.era.tables import (
    COLOURS,
    DATA,
    ERA,
    KEEP,
    RESOURCES,
    Doc,
    area,
    at,
    covered,
    disease,
    just,
    kind,
    legal,
    named,
    place,
    play,
    play_out,
    poor,
    refused,
    rolled,
    seat,
    sheet,
    stock,
    table,
)

pytestmark = pytest.mark.plain

FIXTURES = tomllib.loads((Path(__file__).parent / "fixtures.toml").read_text(encoding="utf-8"))
BUILDINGS: dict[str, Doc] = {building["id"]: building for building in DATA["buildings.toml"]["building"]}
WALLS: dict[str, Doc] = {wall["id"]: wall for wall in DATA["structures.toml"]["wall_length"]}
DICE: dict[str, Doc] = {die["id"]: die for die in DATA["dice.toml"]["die"]}


# ---- the box


@pytest.mark.rule("E-3.1", "E-D27")
def test_there_are_71_buildings_and_eight_of_them_are_keeps() -> None:
    counts = {id: building["count"] for id, building in BUILDINGS.items()}
    # fmt: off
    assert counts == {
        "keep": 8, "longhouse": 18, "farm": 16, "church": 5, "monastery": 3, "cathedral": 2,
        "townhouse": 5, "guildhall": 3, "market": 3, "hospital": 3, "lumber_mill": 3, "university": 2,
    }
    # fmt: on
    assert sum(counts.values()) == 71


@pytest.mark.rule("E-3.2")
def test_there_are_32_walls_and_27_scorched_areas() -> None:
    counts = {id: wall["count"] for id, wall in WALLS.items()}
    assert counts == {"wall_2": 3, "wall_3": 4, "wall_4": 18, "wall_5": 4, "wall_6": 3}
    assert DATA["structures.toml"]["scorched"]["count"] == 27


@pytest.mark.rule("E-3.3")
def test_there_are_36_dice_of_four_colours() -> None:
    dice = {id: (die["colour"], die["count"]) for id, die in DICE.items()}
    assert dice == {"peasant": ("yellow", 18), "burgher": ("blue", 5), "noble": ("gray", 8), "clergy": ("white", 5)}


@pytest.mark.rule("E-3.1", "E-3.2", "E-3.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_of_it_is_somewhere_at_the_table(players: int) -> None:
    dump = ERA.new(players=players, seed=1).dump()
    for id, thing in [*BUILDINGS.items(), *WALLS.items(), ("scorched", {"count": 27})]:
        held = sum(mine["to_place"].count(id) + (id == "keep") for mine in dump["seats"])
        assert dump["supply"][id] + dump["box"][id] + held == thing["count"], id
    for colour, die in DICE.items():
        philip = {"noble": 2, "peasant": 1}.get(colour, 0) if players == 1 else 0
        held = sum(mine["dice"][colour] for mine in dump["seats"])
        assert dump["supply_dice"][colour] + dump["box_dice"][colour] + philip + held == die["count"], colour


@pytest.mark.rule("E-3.4")
def test_there_are_pegs_tokens_boards_screens_and_a_pad() -> None:
    box = DATA["setup.toml"]["box"]
    assert box["pegs_per_player"] * box["boards"] + box["first_player_pegs"] == 25
    assert (box["tracking_tokens"], box["boards"], box["screens"], box["score_pads"]) == (5, 4, 4, 1)
    tracks = [*RESOURCES, "culture", "disaster"]
    assert len(tracks) == box["pegs_per_player"]
    assert set(tracks) <= at(ERA.new(players=4, seed=1)).keys()


@pytest.mark.rule("E-3.5")
def test_what_has_run_out_cannot_be_taken_and_what_is_in_the_box_stays_there() -> None:
    builder = seat(KEEP, "farm a1", faces="p6 p6 p6 p6", wood=8, stone=7)
    position = table("disasters", builder, seat(), supply={"farm": 0, "wall_6": 0, "scorched": 0})
    play(position, "0 remove farm a1")  # four skulls: a fire
    assert (position.dump()["supply"]["farm"], position.dump()["box"]["farm"]) == (0, 16)
    assert refused(position, "build farm").key == "refusal-none-left"
    assert refused(position, "build wall_6").key == "refusal-none-left"
    assert "build wall_5" in legal(position)


@pytest.mark.rule("E-3.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_a_die_in_the_supply_for_every_building_in_the_supply(players: int) -> None:
    position = ERA.new(players=players, seed=players, options={"round_limit": 15})
    rounds = 0
    seed = 0
    while not position.over:
        dump = position.dump()
        if dump["round"] > rounds:
            rounds = dump["round"]
            supply = {colour: dump["supply"][building] for colour, building in COLOURS.items()}
            assert dump["supply_dice"] == supply, f"round {rounds}"
        actions = position.legal(position.awaiting[0])
        seed = (seed * 1103515245 + 12345) % 2**31
        position.play(actions[seed // 65536 % len(actions)], position.awaiting[0])


@pytest.mark.rule("E-3.7")
def test_a_board_has_phases_resources_points_and_a_domain() -> None:
    view = table("build", seat(faces="p5", culture=2, disaster=1), seat(), first=0).view()
    assert (view["phase"], view["first"]) == ("build", 0)
    assert {*RESOURCES, "culture", "disaster", "domain"} <= view["seats"][0].keys()


# ---- the tables


# fmt: off
FACES: dict[str, Doc] = {
    "p1": {"food": 3}, "p2": {"wood": 3}, "p3": {"stone": 2}, "p4": {"any": [{"food": 2}, {"stone": 1}]},
    "p5": {"build": 2}, "p6": {"wood": 1, "build": 1, "skull": 1},
    "b1": {"goods": 2}, "b2": {"goods": 1}, "b3": {"stone": 2}, "b4": {"culture": 1}, "b5": {"build": 2},
    "b6": {"stone": 1, "build": 1, "skull": 1},
    "n1": {"shield": 4}, "n2": {"sword": 1}, "n3": {"sword": 2}, "n4": {"sword": 3}, "n5": {"goods": 1},
    "n6": {"goods": 2, "skull": 1},
    "c1": {"food": 2}, "c2": {"any": [{"stone": 1}, {"wood": 2}]}, "c3": {"reroll": True}, "c4": {"reroll": True},
    "c5": {"culture": 1}, "c6": {"culture": 2, "skull": 1},
}
# fmt: on


@pytest.mark.rule("E-15.1", "E-3.3", "E-D2")
def test_the_faces_are_those_of_the_table() -> None:
    written = {face["id"]: face for die in DICE.values() for face in die["faces"]}
    shown = {id: {key: face[key] for key in face if key not in ("id", "source")} for id, face in written.items()}
    assert shown == FACES
    assert [len(die["faces"]) for die in DICE.values()] == [6, 6, 6, 6]
    assert [id for id, face in written.items() if face["source"] == "reconstructed"] == ["c4"]


@pytest.mark.rule("E-15.1", "E-8.1", "E-8.2")
@pytest.mark.parametrize("id", FACES)
def test_a_face_gives_what_it_shows(id: str) -> None:
    face = FACES[id]
    choices: list[Doc] = face.get("any", [{}])
    for choice in choices:
        position = just("collect", poor(faces=id), poor())
        if choice:
            ((resource, amount),) = choice.items()
            play(position, f"0 take {amount} {resource}")
        shown = {**face, **choice}
        assert stock(position) == tuple(shown.get(resource, 0) for resource in RESOURCES)
        assert at(position)["culture"] == shown.get("culture", 0)
        assert at(position)["disaster"] == 0
    building = table("build", seat(faces=id), seat(KEEP, "longhouse a1", faces="p5"))
    assert kind(building) == ("build", (0,) if face.get("build") else (1,))
    assert building.view()["seats"][0]["builds"] == face.get("build", 0)
    struck = just("disasters", seat(faces=id), seat())
    assert struck.awaiting == ((0,) if face.get("skull") else ())
    for swords, dice in enumerate(("n5", "n2", "n3", "n4", "n4 n2", "n4 n3")):
        defending = just("extort 1", seat(faces=id), seat(faces=dice))
        beaten = swords > face.get("sword", 0) and swords > face.get("shield", 0)
        assert defending.awaiting == ((1,) if beaten else ()), f"{id} against {swords} swords"
    quills = just("reveal", seat(faces=id), seat(faces="n1"))
    assert quills.awaiting == ((0,) if face.get("reroll") else ())


@pytest.mark.rule("E-15.1")
def test_every_face_comes_up_one_time_in_six() -> None:
    seen: dict[str, int] = {}
    domain = [f"longhouse {column}{row}" for row in (1, 3, 5) for column in "acegik"]
    townhouses = [f"townhouse {column}9" for column in "acegi"]
    churches = [f"church {column}12" for column in "acegi"]
    keeps = [f"keep {column}7" for column in "acegikm"]
    lord, landless = seat(*domain, *townhouses, *churches, *keeps), seat("farm a1")
    for seed in range(150):
        position = table("roll", lord, landless, landless, seed=seed)
        for face in at(position)["faces"]:
            seen[face] = seen.get(face, 0) + 1
    seen["c4"] = seen["c3"] // 2  # the two quills are one to the eye
    seen["c3"] -= seen["c4"]
    assert seen.keys() == FACES.keys()
    for colour, letter in (("peasant", "p"), ("burgher", "b"), ("noble", "n"), ("clergy", "c")):
        rolls = 150 * (7 if colour == "noble" else DICE[colour]["count"])
        for number in range(1, 7):
            share = seen[f"{letter}{number}"] / rolls
            assert abs(share - 1 / 6) < 4 * (5 / 36 / rolls) ** 0.5, f"{letter}{number}: {share}"


# fmt: off
PRICES = {  # goods, stone, wood; victory points; the rulebook's numbers as printed
    "wall": ((0, 1, 0), 0, [1]), "keep": ((0, 3, 0), 1, [3]), "longhouse": ((0, 0, 2), 1, [2]),
    "townhouse": ((2, 0, 0), 1, [2]), "church": ((1, 1, 1), 1, [1, 1, 1]), "farm": ((0, 0, 1), 1, [1]),
    "lumber_mill": ((0, 0, 3), 2, [3]), "hospital": ((0, 1, 6), 3, [6, 1]),
    "monastery": ((1, 2, 4), 4, [4, 2, 1]), "market": ((4, 0, 1), 2, [1, 4]),
    "guildhall": ((2, 5, 0), 3, [5, 2]), "university": ((3, 3, 3), 4, [3, 3, 3]),
    "cathedral": ((6, 4, 2), 5, [2, 4, 6]),
}
# fmt: on
PIECES = [*BUILDINGS, *WALLS]


@pytest.mark.rule("E-15.2", "E-11.2", "E-D7")
@pytest.mark.parametrize("id", PIECES)
def test_a_structure_costs_what_the_table_says(id: str) -> None:
    (goods, stone, wood), vp, numbers = PRICES["wall" if id in WALLS else id]
    exactly = poor(KEEP, faces="p5", goods=goods, stone=stone, wood=wood, food=1)
    position = table("build", exactly, seat())
    play(position, f"0 build {id}", f"0 place {id} a1")
    assert stock(position) == (0, 0, 0, 1)  # food is never a price
    for resource, amount in (("goods", goods), ("stone", stone), ("wood", wood)):
        if amount:
            short = table("build", exactly | {resource: amount - 1}, seat())
            refusal = refused(short, f"build {id}")
            assert (refusal.rule, refusal.key) == ("E-11.2", "refusal-cannot-pay")
            assert (refusal.figures["resource"], refusal.figures["cost"]) == (resource, amount)
    written = DATA["structures.toml"]["wall"] if id in WALLS else BUILDINGS[id]
    assert (written.get("vp", 0), written["cost_numbers"]) == (vp, numbers)


@pytest.mark.rule("E-15.2", "E-14.1")
@pytest.mark.parametrize("id", PIECES)
def test_a_structure_is_worth_what_the_table_says(id: str) -> None:
    vp = PRICES["wall" if id in WALLS else id][1]
    before, after = sheet(just(seat(KEEP), seat())).total, sheet(just(seat(KEEP, f"{id} a1"), seat())).total
    bonus = {"market": 4, "guildhall": 6, "cathedral": 1}  # 4 cells beside a corner, 6 resources, 1 die
    dice = {"keep": 1}  # a keep counts twice
    assert after - before == vp * (1 + dice.get(id, 0)) + bonus.get(id, 0)


@pytest.mark.rule("E-15.2")
@pytest.mark.parametrize(("colour", "building"), COLOURS.items())
def test_a_house_gives_its_die(colour: str, building: str) -> None:
    with_it = table("end", seat(KEEP, f"{building} a1"), seat(), flipped=3)
    without = table("end", seat(KEEP), seat(), flipped=3)
    gained = {die for die, count in at(with_it)["dice"].items() if count > at(without)["dice"][die]}
    assert gained == {colour}


@pytest.mark.rule("E-15.2", "E-D34")
def test_no_number_was_changed_for_balance() -> None:
    for id, building in BUILDINGS.items():
        assert sorted(building["cost"].values()) == sorted(PRICES[id][2]), id
        assert set(building["cost"]) <= {"goods", "stone", "wood"}
        order = [building["cost"][resource] for resource in ("wood", "stone", "goods") if resource in building["cost"]]
        assert order == building["cost_numbers"], id
    sources = {id: building["cost_source"] for id, building in BUILDINGS.items()}
    assert [id for id, source in sources.items() if source == "seed"] == ["church", "lumber_mill", "university"]
    assert [id for id, source in sources.items() if source == "recalled"] == ["keep", "longhouse"]


@pytest.mark.rule("E-15.3")
def test_the_words_of_the_data_are_those_of_the_rules() -> None:
    assert {id: building["die"] for id, building in BUILDINGS.items() if "die" in building} == {
        building: colour for colour, building in COLOURS.items()
    }
    assert {id: building["collect"] for id, building in BUILDINGS.items() if "collect" in building} == {
        "farm": {"food": 1},
        "lumber_mill": {"wood": 2},
    }
    flags = {id for id, building in BUILDINGS.items() if building.get("barrier") or building.get("always_walled")}
    assert flags == {id for id, building in BUILDINGS.items() if building.get("clusters") is False} == {"keep"}
    assert [id for id, building in BUILDINGS.items() if "disease_immunity" in building] == ["hospital"]
    monastery = BUILDINGS["monastery"]
    assert (monastery["set_die_before_roll"], monastery["set_dice"]) == (2, 1)
    bonuses = {id: building["end_bonus"]["per"] for id, building in BUILDINGS.items() if "end_bonus" in building}
    # fmt: off
    assert bonuses == {
        "market": "empty_adjacent_cell", "guildhall": "resource_left",
        "university": "culture", "cathedral": "die",
    }
    # fmt: on
    effects = {disaster["id"]: disaster["effect"] for disaster in DATA["disasters.toml"]["disaster"]}
    assert effects == {
        "bandits": {"choose_one": [{"disaster": 1}, {"lose_any_resource": 1}]},
        "disease": {"disaster_per": "building_in_cluster"},
        "treachery": {"place_scorched": 1},
        "fire": {"remove_building": 1, "scope": "any"},
        "attack": {"remove_building": 1, "scope": "not_walled"},
        "revolt": {"lose_all": "goods"},
    }


@pytest.mark.rule("E-15.3")
def test_the_words_of_the_data_are_played_with() -> None:
    """Each word of the vocabulary is given to another piece or row, and does there what it says."""
    farm: Doc = {"id": "farm", "collect": {"goods": 2}}
    assert stock(just("collect", poor(KEEP, "farm a1"), poor(), **owned("buildings.toml", "building", farm))) == (
        2,
        0,
        0,
        0,
    )
    keep: Doc = {"id": "keep", "barrier": False, "always_walled": False, "clusters": True}
    opened = owned("buildings.toml", "building", keep)
    with pytest.raises(BadData, match=r"setup\.toml: common\.keep_in_centre"):
        ERA.new(players=2, seed=1, options=opened["options"])
    market: Doc = {"id": "market", "end_bonus": {"per": "culture", "vp": 2, "cap": 5}}
    cultured = just(seat(KEEP, "market a1", culture=9), seat(), **owned("buildings.toml", "building", market))
    assert sheet(cultured).rows["market_bonus"] == 2 * 5
    monastery: Doc = {"id": "monastery", "set_dice": 2}
    able = rolled(
        2,
        seat(KEEP, "monastery a1", faces="p6 p6 n1"),
        seat(faces="n1"),
        **owned("buildings.toml", "building", monastery),
    )
    play(able, "0 set p6 p1", "0 set p6 p2")
    assert refused(able, "set n1 n4").key == "refusal-monasteries-used"
    fire: Doc = {"id": "fire", "target": "opponents", "effect": {"remove_building": 2, "scope": "not_walled"}}
    burning = just(
        "disasters",
        seat(faces="p6 p6 p6 p6"),
        seat(KEEP, "farm a1", "farm a5", "farm a9"),
        **owned("disasters.toml", "disaster", fire),
    )
    play(burning, "1 remove farm a1", "1 remove farm a9")
    assert at(burning, 1)["domain"] == [KEEP, "farm a5"]


@pytest.mark.rule("E-14.9", "E-15.3")
def test_points_of_culture_and_disasters_are_the_owner_s() -> None:
    tracks: list[Doc] = [{"id": "culture", "vp_each": 2}, {"id": "disaster", "vp_each": -3}]
    found = sheet(just(seat(KEEP, culture=4, disaster=5), seat(), **owned("board.toml", "point_track", *tracks))).rows
    assert (found["culture"], found["disasters"]) == (8, -15)


@pytest.mark.rule("E-15.3")
@pytest.mark.parametrize(
    ("file", "changed", "where"),
    [
        ("board.toml", {"domain": {"topology": {"board_edge_is_wall": True}}}, "domain.topology.board_edge_is_wall"),
        ("board.toml", {"domain": {"topology": {"outside_fill": "4-neighbour"}}}, "domain.topology.outside_fill"),
        ("buildings.toml", {"building": [{"id": "monastery", "set_die_before_roll": 3}]}, "set_die_before_roll"),
        ("scoring.toml", {"majority": {"culture": {"ties": "nobody"}}}, "majority.culture.ties"),
    ],
)
def test_what_the_rules_rest_on_cannot_be_changed(file: str, changed: Doc, where: str) -> None:
    with pytest.raises(BadData) as bad:
        ERA.new(players=2, seed=1, options={"data": {file: changed}})
    assert where in str(bad.value)


def owned(file: str, table: str, *items: Doc) -> Doc:
    """An owner's corrections to some items of a file, as fields of a position."""
    return {"options": {"data": {file: {table: list(items)}}}}


# ---- the fixtures


@pytest.mark.rule("E-4.14", "E-10.4", "E-14.1")
@pytest.mark.parametrize("name", ["scoring_kolya", "disease_kolya", "disease_kolya_three", "setup_ring"])
def test_the_fixtures_of_the_worked_examples_hold(name: str) -> None:
    fixture = FIXTURES[name]
    pieces = [(piece["type"], piece["cells"]) for piece in fixture["buildings"]]
    pieces += [(f"wall_{len(cells)}", cells) for cells in fixture["walls"]]
    domain = [notation(piece, {(row, column) for row, column in cells}) for piece, cells in pieces]
    if "expect_area" in fixture:
        assert area(*domain) == fixture["expect_area"]
    if "expect_disease" in fixture:
        assert disease(*domain) == fixture["expect_disease"]
    if "expect_vp" in fixture:
        lords = [seat(*domain, culture=4, disaster=8), seat(culture=5), seat(), seat()]
        kolya = sheet(table("end", *lords, flipped=5))
        expected = dict(fixture["expect_vp"])
        assert kolya.total == expected.pop("total")
        assert kolya.total - kolya.rows["disasters"] == expected.pop("subtotal")
        assert kolya.rows == expected


def notation(piece: str, cells: set[tuple[int, int]]) -> str:
    """The notation of a piece that covers these cells."""
    corner = (min(row for row, _ in cells), min(column for _, column in cells))
    (cell,) = named([corner])
    (found,) = [text for text in board_texts(piece) if text.split()[1] == cell and covered(text) == named(list(cells))]
    return found


def board_texts(piece: str) -> list[str]:
    """Every place of a piece on an empty board: `farm c5 90`."""
    return [text.removeprefix("place ") for text in legal(place(piece))]


# ---- an owner's own numbers


def new(data: Any, players: int = 2) -> letopis.Position:
    """A new game with an owner's data."""
    return ERA.new(players=players, seed=1, options={"data": data})


def complaint(data: Any) -> tuple[str, str]:
    """The file and key that are complained of."""
    with pytest.raises(BadData) as caught:
        new(data)
    bad = caught.value
    assert bad.file in str(bad)
    assert bad.key in str(bad)
    return bad.file, bad.key


@pytest.mark.rule("E-15.2", "E-D7")
def test_a_changed_cost_is_played_with() -> None:
    data = owned("buildings.toml", "building", {"id": "farm", "cost": {"stone": 2}})
    position = table("build", poor(faces="p5", stone=2), seat(), **data)
    play(position, "0 build farm", "0 place farm a1")
    assert stock(position) == (0, 0, 0, 0)
    wooden = table("build", poor(faces="p5", wood=8), seat(), **data)
    assert refused(wooden, "build farm").figures["resource"] == "stone"
    assert "build longhouse" in legal(wooden)  # the rest is as it was


@pytest.mark.rule("E-4.3", "E-D4")
def test_a_changed_footprint_is_played_with() -> None:
    data = owned("buildings.toml", "building", {"id": "farm", "cells": [[0, 0], [0, 1], [0, 2], [0, 3]]})
    assert len(legal(place("farm", **data))) == len(legal(place("wall_4")))


@pytest.mark.rule("E-D8", "E-8.4")
def test_a_changed_track_is_played_with() -> None:
    data = owned("board.toml", "resource", {"id": "food", "max": 12})
    assert at(just("collect", seat(faces="p1", food=9), seat(), **data))["food"] == 12


def test_a_folder_of_corrections_is_played_with(tmp_path: Path) -> None:
    tmp_path.joinpath("rates.toml").write_text("[extort]\ndisaster_for_refusing = 3\n", encoding="utf-8")
    data = {"options": {"data": str(tmp_path)}}
    position = just("answer 1 0", seat(faces="n2"), seat(faces="n5", demanded="wood"), **data)
    play(position, "1 refuse")
    assert at(position, 1)["disaster"] == 3


def test_a_record_remembers_the_owner_s_numbers() -> None:
    position = new({"rates.toml": {"feed": {"food_per_die": 2}}})
    play_out(position, 1)
    again = letopis.replay(position.record().text())
    assert again.dump() == position.dump()
    assert again.dump()["options"]["data"] == {"rates.toml": {"feed": {"food_per_die": 2}}}


@pytest.mark.rule("E-5.3")
def test_other_pegs_at_the_start_are_played_with_or_complained_of_but_never_ignored() -> None:
    data: Doc = {"setup.toml": {"common": {"resources": {"goods": 0, "stone": 1, "wood": 5, "food": 3}}}}
    try:
        wood: int | str = at(new(data))["wood"]
    except BadData as bad:
        wood = bad.file
    assert wood in (5, "setup.toml", "board.toml")


def test_counts_that_do_not_add_up_are_complained_of() -> None:
    nine: Doc = {"building": [{"id": "keep", "count": 9}]}
    assert complaint({"buildings.toml": nine}) == ("buildings.toml", "meta.total")
    assert complaint({"buildings.toml": nine | {"meta": {"total": 72}}}) == ("dice.toml", "die.noble")
    dice: Doc = {"meta": {"total": 37}, "die": [{"id": "noble", "count": 9}]}
    file, key = complaint({"buildings.toml": nine | {"meta": {"total": 72}}, "dice.toml": dice})
    assert (file, key.startswith("players.")) == ("setup.toml", True)
    assert complaint({"dice.toml": {"meta": {"total": 35}}}) == ("dice.toml", "meta.total")
    wall: Doc = {"wall_length": [{"id": "wall_2", "count": 4}]}
    assert complaint({"structures.toml": wall}) == ("structures.toml", "wall.total")
    scorched: Doc = {"scorched": {"count": 28}}
    assert complaint({"structures.toml": scorched}) == ("setup.toml", "players.1.supply_scorched")
    supply: Doc = {"players": [{"n": 3, "supply_dice": {"peasant": 8, "burgher": 5, "noble": 5, "clergy": 5}}]}
    assert complaint({"setup.toml": supply}) == ("setup.toml", "players.3.supply_dice.peasant")
    turns: Doc = {"building": [{"id": "farm", "orientations": 4}]}
    assert complaint({"buildings.toml": turns}) == ("buildings.toml", "building[4].orientations")


def test_unknown_files_keys_and_ids_are_complained_of() -> None:
    assert complaint({"cards.toml": {"card": []}}) == ("cards.toml", "file")
    assert complaint({"rates.toml": {"feed": {"water": 1}}}) == ("rates.toml", "feed.water")
    assert complaint({"rates.toml": {"drink": {}}}) == ("rates.toml", "drink")
    castle: Doc = {"building": [{"id": "castle", "count": 1}]}
    assert complaint({"buildings.toml": castle}) == ("buildings.toml", "building[0].id")
    assert complaint({"buildings.toml": {"building": [{"count": 1}]}}) == ("buildings.toml", "building[0]")
    iron: Doc = {"building": [{"id": "keep", "cost": {"iron": 3}}]}
    assert complaint({"buildings.toml": iron}) == ("buildings.toml", "building[0].cost.iron")
    purple: Doc = {"building": [{"id": "keep", "die": "purple"}]}
    assert complaint({"buildings.toml": purple}) == ("buildings.toml", "building[0].die")
    hut: Doc = {"common": {"place_freely": {"hut": 3}}}
    assert complaint({"setup.toml": hut}) == ("setup.toml", "common.place_freely.hut")
    per: Doc = {"building": [{"id": "market", "end_bonus": {"per": "moonshine", "vp": 1, "cap": 8}}]}
    assert complaint({"buildings.toml": per}) == ("buildings.toml", "building[8].end_bonus.per")


def test_a_wrong_type_or_an_impossible_number_is_complained_of() -> None:
    assert complaint({"rates.toml": {"feed": {"food_per_die": "one"}}}) == ("rates.toml", "feed.food_per_die")
    assert complaint({"rates.toml": {"feed": {"food_per_die": True}}}) == ("rates.toml", "feed.food_per_die")
    assert complaint({"rates.toml": {"feed": {"food_per_die": -1}}}) == ("rates.toml", "feed.food_per_die")
    assert complaint({"buildings.toml": {"building": {"id": "keep"}}}) == ("buildings.toml", "building")
    cells: Doc = {"building": [{"id": "keep", "cells": [[0, 0], [0, 0]]}]}
    assert complaint({"buildings.toml": cells}) == ("buildings.toml", "building[0].cells")
    cells = {"building": [{"id": "keep", "cells": [[0, "b"]]}]}
    assert complaint({"buildings.toml": cells}) == ("buildings.toml", "building[0].cells[0]")
    assert complaint({"board.toml": {"domain": {"rows": 400}}}) == ("board.toml", "domain.rows")
    free: Doc = {"building": [{"id": "keep", "cost": {"stone": "3"}}]}
    assert complaint({"buildings.toml": free}) == ("buildings.toml", "building.keep.cost.stone")
    assert complaint(7)[0] == "data"
    assert complaint({"rates.toml": 7})[0] == "data"


def test_a_folder_that_cannot_be_used_is_complained_of(tmp_path: Path) -> None:
    assert complaint(str(tmp_path / "nowhere")) == (str(tmp_path / "nowhere"), "folder")
    assert complaint(str(tmp_path)) == (str(tmp_path), "folder")
    tmp_path.joinpath("rates.toml").write_text("[feed", encoding="utf-8")
    assert complaint(str(tmp_path)) == ("rates.toml", "file")


def test_every_figure_says_where_it_comes_from() -> None:
    told = ERA.provenance()
    assert set(told) == {"seed", "public", "recalled", "reconstructed"}
    for file in ("buildings.toml", "structures.toml", "dice.toml", "disasters.toml", "setup.toml", "scoring.toml"):
        for key, value in DATA[file].items():
            items: list[Doc] = value if isinstance(value, list) else [value]
            for item in items:
                nested = all(isinstance(inner, dict) for inner in item.values())
                assert "source" in item or key == "meta" or nested, f"{file}: {key}"
