"""Section 13: the end of the round and of the game."""

import pytest

from tests.games.era.tables import COLOURS, ERA, KEEP, at, kind, play, seat, sheet, table

pytestmark = pytest.mark.plain

HOUSES = [KEEP, "longhouse a1", "longhouse a3", "townhouse a5", "church a8"]
RICH = {"goods": 6, "stone": 7, "wood": 8}


@pytest.mark.rule("E-13.1")
def test_dice_follow_the_buildings_that_give_them() -> None:
    gained = seat(*HOUSES, "keep d1", "longhouse d4", faces="p1 p1 b1 n1 c1")
    lost = seat(KEEP, "longhouse a1", faces="p1 p1 b1 n1 c1")
    position = table("end", gained, lost, seat(), flipped=3, box={"longhouse": 1, "townhouse": 1, "church": 1})
    assert at(position, 0)["dice"] == {"peasant": 3, "burgher": 1, "noble": 2, "clergy": 1}
    assert at(position, 1)["dice"] == {"peasant": 1, "burgher": 0, "noble": 1, "clergy": 0}
    dump = position.dump()
    assert dump["box_dice"] == {"peasant": 1, "burgher": 1, "noble": 0, "clergy": 1}  # for good


@pytest.mark.rule("E-13.1", "E-3.6", "E-10.12")
@pytest.mark.parametrize(("colour", "building"), COLOURS.items())
def test_a_house_lost_and_one_built_in_the_same_round_are_a_die_lost_and_a_die_taken(
    colour: str, building: str
) -> None:
    first = KEEP if building == "keep" else f"{building} j1"
    domain = [*[piece for piece in (KEEP, "longhouse a1", "longhouse a3", "longhouse a5") if piece != first], first]
    own = {"keep": "n6", "longhouse": "p6", "townhouse": "b6", "church": "c6"}[building]
    dice = ["p6", "p6", "p6", *(["n1"] if building != "keep" else []), own]
    lords = [seat(*domain, faces=" ".join(dice), **RICH), seat(faces="n1"), seat(faces="n1")]
    position = table("disasters", *lords, flipped=2)
    before = position.dump()
    play(position, f"0 remove {first}", f"0 build {building}", f"0 place {building} j5", "0 pass")
    after = position.dump()
    assert at(position)["dice"][colour] == before["seats"][0]["dice"][colour]
    assert after["supply_dice"][colour] == before["supply_dice"][colour] - 1
    assert after["box_dice"][colour] == before["box_dice"][colour] + 1
    assert after["supply_dice"][colour] == after["supply"][building]


@pytest.mark.rule("E-13.2")
def test_when_all_tokens_show_x_the_game_is_over_and_scored() -> None:
    position = table("end", seat(*HOUSES), seat(), seat(), flipped=3)
    assert position.over
    assert position.awaiting == ()
    assert position.ranking()[0] == [0]
    assert position.view()["over"] is True
    five = table("end", *[seat(*HOUSES[:2])] * 4, flipped=4)
    assert not five.over
    assert table("end", *[seat(*HOUSES[:2])] * 4, flipped=5).over


@pytest.mark.rule("E-13.2", "E-6.4")
def test_otherwise_the_first_player_s_peg_passes_clockwise() -> None:
    for first in range(3):
        position = table("end", *[seat(*HOUSES[:2])] * 3, first=first, round=6)
        assert (position.dump()["first"], position.dump()["round"]) == ((first + 1) % 3, 7)
        assert kind(position) == ("reroll", (0, 1, 2))


@pytest.mark.rule("E-13.3", "E-11.4")
def test_the_round_of_the_last_token_is_played_to_the_end() -> None:
    lords = [seat(*HOUSES, faces="p5 p1 b1 n4 c1", **RICH), seat(*HOUSES, faces="p5 p1 b1 n2 c1", **RICH)]
    position = table("build", *lords, flipped=2, supply={"farm": 1})
    play(position, "0 build farm", "0 place farm j1")
    assert position.dump()["flipped"] == 3
    play(position, "0 build longhouse", "0 place longhouse j4")
    play(position, "1 build townhouse", "1 place townhouse j1", "1 pass")  # the others still build
    play(position, "0 demand food", "1 pay")  # and there is still an Extort
    assert position.over
    assert at(position, 1)["dice"]["burgher"] == 2


@pytest.mark.rule("E-13.4", "E-D33")
def test_when_nobody_can_ever_build_again_the_game_is_over() -> None:
    soldiers = [seat(KEEP, "church a1"), seat(KEEP), seat("farm a1")]
    assert table("end", *soldiers).over
    for house in ("longhouse a5", "townhouse a5"):
        with_hammers = [seat(KEEP, "church a1"), seat(KEEP, house), seat("farm a1")]
        assert not table("end", *with_hammers).over


@pytest.mark.rule("E-13.4")
def test_dice_are_settled_before_asking_who_can_build() -> None:
    just_built = [seat(KEEP, "longhouse a1", faces="n1"), seat(faces="n1")]
    assert not table("end", *just_built).over
    just_lost = [seat(KEEP, faces="p5 n1"), seat(faces="n1")]
    assert table("end", *just_lost).over


@pytest.mark.rule("E-13.4", "E-16.8")
def test_a_solo_game_goes_on_without_hammers() -> None:
    position = table("end", seat(KEEP), round=3)
    assert not position.over


@pytest.mark.rule("E-D31")
def test_the_round_limit_ends_the_game_and_is_off_by_default() -> None:
    lords = [seat(*HOUSES), seat(*HOUSES)]
    assert not table("end", *lords, round=998).over
    limited = {"options": {"round_limit": 60}}
    assert not table("end", *lords, round=59, **limited).over
    over = table("end", *lords, round=60, **limited)
    assert over.over
    assert sheet(over).total == sheet(over, 1).total  # scored as usual
    assert {option.name: option.default for option in ERA.options} == {"round_limit": 0}


@pytest.mark.rule("E-D31", "E-16.1")
def test_the_round_limit_is_for_several_players() -> None:
    assert not table("end", seat(*HOUSES), round=3, options={"round_limit": 3}).over
