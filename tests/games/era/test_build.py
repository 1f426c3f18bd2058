"""Section 11: Build."""

import pytest

from tests.games.era.tables import (
    COLOURS,
    FULL,
    KEEP,
    at,
    just,
    kind,
    legal,
    play,
    poor,
    refused,
    rolled,
    seat,
    sheet,
    stock,
    table,
)

pytestmark = pytest.mark.plain

RICH = {"goods": 6, "stone": 7, "wood": 8, "food": 0}
EVERYTHING = [
    *("keep", "longhouse", "townhouse", "church", "farm", "lumber_mill", "hospital", "monastery", "market"),
    *("guildhall", "university", "cathedral", "wall_2", "wall_3", "wall_4", "wall_5", "wall_6"),
]


@pytest.mark.rule("E-11.1")
@pytest.mark.parametrize(
    ("faces", "builds"), [("p5", 2), ("b5", 2), ("p6", 1), ("b6", 1), ("p5 p6 b5 b6", 6), ("p1 n4 c3", 0)]
)
def test_there_is_a_build_for_every_hammer(faces: str, builds: int) -> None:
    position = just("build", poor(faces=faces, stone=7), poor())
    made = 0
    while position.awaiting:
        play(position, "0 build wall_4", f"0 place wall_4 a{made + 1}")
        made += 1
    assert made == builds
    assert stock(position) == (0, 7 - builds, 0, 0)


@pytest.mark.rule("E-11.1")
def test_builds_may_be_left_unused_and_passing_ends_them() -> None:
    position = just("build", seat(faces="p5", **RICH), seat(faces="p5", **RICH), first=1)
    assert kind(position) == ("build", (1,))
    play(position, "1 build farm", "1 place farm a1", "1 pass")
    assert kind(position) == ("build", (0,))
    assert refused(position, "build farm", 1).rule == "L-2"
    play(position, "0 pass")
    assert position.over
    assert stock(position) == (6, 7, 8, 0)


@pytest.mark.rule("E-11.1", "E-6.2")
def test_each_player_completes_all_his_builds_before_the_next_clockwise() -> None:
    position = just("build", *[seat(faces="p5", **RICH)] * 3, first=2)
    for number in (2, 0, 1):
        for column in "ad":
            assert position.awaiting == (number,)
            play(position, f"{number} build farm", f"{number} place farm {column}1")
    assert position.over


@pytest.mark.rule("E-11.2")
@pytest.mark.parametrize("piece", EVERYTHING)
def test_a_build_is_one_wall_or_one_building(piece: str) -> None:
    position = just("build", seat(faces="p6", **RICH), seat())
    before = position.dump()["supply"][piece]
    play(position, f"0 build {piece}")
    assert {text.split()[1] for text in legal(position)} == {piece}
    play(position, f"0 place {piece} a1")
    assert at(position)["domain"] == [KEEP, f"{piece} a1"]
    assert position.dump()["supply"][piece] == before - 1
    assert position.over  # one hammer, one build


@pytest.mark.rule("E-11.2")
def test_everything_affordable_in_supply_and_placeable_may_be_built_and_nothing_else() -> None:
    rich = just("build", seat(faces="p6", **RICH), seat())
    assert legal(rich) == [*[f"build {piece}" for piece in EVERYTHING], "pass"]
    poorer = just("build", poor(faces="p6", stone=1, wood=2), seat(), supply={"longhouse": 0, "wall_3": 0})
    assert legal(poorer) == ["build farm", "build wall_2", "build wall_4", "build wall_5", "build wall_6", "pass"]
    crowded = just("build", seat(*FULL, faces="p6", **RICH), seat())
    buildable = [text.removeprefix("build ") for text in legal(crowded) if text != "pass"]
    assert buildable == ["longhouse", "church", "wall_3", "wall_4"]  # what fits in one row, and is left
    assert refused(rich, "build scorched").rule in ("L-3", "L-4")


@pytest.mark.rule("E-11.2")
def test_resources_never_buy_hammers_or_one_another() -> None:
    no_hammer = just("build", seat(faces="p1 n1", **RICH), seat())
    assert no_hammer.over
    only_food = just("build", poor(faces="p5", food=9), seat())
    assert legal(only_food) == ["pass"]
    only_goods = just("build", poor(faces="p5", goods=6), seat())
    assert legal(only_goods) == ["build townhouse", "pass"]


@pytest.mark.rule("E-11.2")
def test_the_piece_is_paid_and_taken_when_it_is_placed() -> None:
    position = just("build", seat(faces="p6", **RICH), seat())
    play(position, "0 build farm")
    assert kind(position) == ("place", (0,))
    refused(position, "build church")
    refused(position, "pass")
    play(position, "0 place farm a1")
    assert stock(position) == (6, 7, 7, 0)


@pytest.mark.rule("E-11.3")
def test_the_later_build_sees_what_the_earlier_left() -> None:
    position = just("build", poor(faces="p5", wood=2), poor(faces="p5", wood=2), supply={"farm": 1})
    play(position, "0 build farm", "0 place farm a1")
    assert refused(position, "build farm").key == "refusal-none-left"
    assert refused(position, "build longhouse").figures["stock"] == 1
    play(position, "0 pass")
    assert refused(position, "build farm", 1).key == "refusal-none-left"


@pytest.mark.rule("E-11.4")
@pytest.mark.parametrize("piece", [piece for piece in EVERYTHING if not piece.startswith("wall")])
def test_the_last_building_of_a_type_flips_a_token_at_once(piece: str) -> None:
    position = just("build", seat(faces="p5", **RICH), seat(), supply={piece: 1})
    assert position.dump()["flipped"] == 0
    play(position, f"0 build {piece}", f"0 place {piece} a1")
    assert position.dump()["flipped"] == 1
    assert position.awaiting == (0,)


@pytest.mark.rule("E-11.4")
def test_the_last_but_one_and_the_last_wall_flip_nothing() -> None:
    position = just("build", seat(faces="p5 p5", **RICH), seat(), supply={"farm": 2, "wall_6": 1})
    play(position, "0 build wall_6", "0 place wall_6 a14", "0 build farm", "0 place farm a1")
    assert (position.dump()["flipped"], position.dump()["supply"]["wall_6"]) == (0, 0)
    play(position, "0 build farm", "0 place farm a4")
    assert position.dump()["flipped"] == 1


@pytest.mark.rule("E-11.4", "E-D26")
def test_more_types_may_run_out_than_there_are_tokens() -> None:
    left = {"farm": 1, "longhouse": 1, "lumber_mill": 1, "market": 1}
    position = just("build", seat(faces="p5 p5", **RICH), seat(), supply=left, flipped=1)
    for number, piece in enumerate(("farm", "longhouse", "lumber_mill", "market"), 1):
        play(position, f"0 build {piece}", f"0 place {piece} a{3 * number}")
        assert position.dump()["flipped"] == min(1 + number, 3)
    assert position.dump()["tokens"] == 3


@pytest.mark.rule("E-D26", "E-10.12")
def test_a_type_that_ran_out_flips_no_second_token_when_a_piece_is_lost() -> None:
    lord = seat(KEEP, "farm a1", faces="p6 p6 p6 p6", wood=8)
    position = just("disasters", "build", lord, seat(), supply={"farm": 1})
    play(position, "0 remove farm a1", "0 build farm", "0 place farm a1")
    assert position.dump()["flipped"] == 1
    assert refused(position, "build farm").key == "refusal-none-left"
    assert (position.dump()["supply"]["farm"], position.dump()["flipped"]) == (0, 1)


@pytest.mark.rule("E-11.5")
def test_several_buildings_of_a_type_work_in_full_each() -> None:
    position = just("build", seat(KEEP, "guildhall a1", "guildhall d1", faces="p6", **RICH), seat())
    play(position, "0 build wall_2", "0 place wall_2 a14")
    rows = sheet(position).rows
    assert (rows["guildhall"], rows["guildhall_bonus"]) == (6, 2 * (6 + 6 + 8))
    farms = just("collect", poor(KEEP, "farm a1", "farm d1", "farm g1"), poor())
    assert at(farms)["food"] == 3


@pytest.mark.rule("E-11.6", "E-13.1", "E-D16")
@pytest.mark.parametrize(("colour", "building"), COLOURS.items())
def test_the_die_of_a_new_house_is_taken_at_the_end_of_the_round(colour: str, building: str) -> None:
    lord = seat(KEEP, "longhouse a1", "longhouse a3", faces="p6 n1", **RICH)
    position = table("build", lord, seat(KEEP, "longhouse a1", faces="p6 n1"))
    play(position, f"0 build {building}", f"0 place {building} a5")
    owned = at(position)["dice"]
    assert owned == {"peasant": 1, "burgher": 0, "noble": 1, "clergy": 0}  # as rolled this round
    play(position, "1 pass")
    houses = {"peasant": 2, "burgher": 0, "noble": 1, "clergy": 0}
    assert at(position)["dice"] == {**houses, colour: houses[colour] + 1}
    assert len(at(position)["faces"]) == 4


@pytest.mark.rule("E-11.5")
def test_two_monasteries_or_two_markets_are_twice_as_good() -> None:
    two = rolled(2, seat(KEEP, "monastery a1", "monastery d1", faces="p1 p2 n1"), seat(faces="n1"))
    play(two, "0 set p1 p5", "0 set p2 p5")
    rows = sheet(just(seat(KEEP, "market b2", "market f2"), seat())).rows
    assert (rows["market"], rows["market_bonus"]) == (4, 16)
