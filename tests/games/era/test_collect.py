"""Section 8: Collect."""

from itertools import permutations, product

import pytest

import letopis
from letopis.testing.knowing import guides, knows
from tests.games.era.tables import (
    DATA,
    KEEP,
    Doc,
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


@pytest.mark.rule("E-8.1")
def test_everything_on_all_dice_is_added_up() -> None:
    position = just("collect", poor(faces="p1 p2 p2 p3 b1 b2 b3 b4 n5 c1 c5"), poor())
    assert stock(position) == (4, 4, 6, 5)
    assert at(position)["culture"] == 2


@pytest.mark.rule("E-8.1", "E-10.13")
def test_skull_faces_give_their_resources_too_but_no_disaster_points() -> None:
    position = just("collect", poor(faces="p6 b6 n6 c6"), poor())
    assert stock(position) == (2, 1, 1, 0)
    assert (at(position)["culture"], at(position)["disaster"]) == (2, 0)


@pytest.mark.rule("E-8.1")
def test_culture_is_found_on_blue_and_white_dice_only() -> None:
    faces = {face["id"]: face for die in DATA["dice.toml"]["die"] for face in die["faces"]}
    assert {id[0] for id, face in faces.items() if "culture" in face} == {"b", "c"}


@pytest.mark.rule("E-8.1")
def test_swords_shields_hammers_and_quills_bring_nothing_in_collect() -> None:
    position = just("collect", poor(faces="p5 b5 n1 n2 n3 n4 c3"), poor())
    assert (stock(position), at(position)["culture"]) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("E-8.2", "E-D20")
def test_an_or_face_is_one_or_the_other_now_die_by_die() -> None:
    position = just("collect", poor(faces="p4 p4 c2"), poor())
    assert kind(position) == ("take", (0,))
    assert legal(position) == ["take 2 food", "take 1 stone", "take 2 wood"]
    play(position, "0 take 2 food", "0 take 1 stone")
    assert legal(position) == ["take 2 food", "take 1 stone", "take 2 wood"]  # the stone may be of either die
    play(position, "0 take 2 wood")
    assert stock(position) == (0, 1, 2, 2)


@pytest.mark.rule("E-8.2")
def test_no_more_is_taken_than_the_dice_offer() -> None:
    position = just("collect", poor(faces="p4 p4 c2"), poor())
    play(position, "0 take 2 wood")
    refusal = refused(position, "take 2 wood")
    assert (refusal.rule, refusal.key) == ("E-8.2", "refusal-no-die-left")
    assert (refusal.figures["amount"], refusal.figures["resource"]) == (2, "wood")
    assert legal(position) == ["take 2 food", "take 1 stone"]
    play(position, "0 take 2 food", "0 take 2 food")
    assert (position.over, stock(position)) == (True, (0, 0, 2, 4))


@pytest.mark.rule("E-8.2")
@pytest.mark.parametrize("faces", ["p4 p4", "p4 c2", "p4 p4 c2", "p4 c2 c2", "p4 p4 c2 c2"])
def test_or_dice_are_decided_in_any_order_and_each_as_one_likes(faces: str) -> None:
    """Whatever can be taken at all can be taken in every order, and the outcome is the same."""
    dice = faces.split()
    offered = {"p4": ("take 2 food", "take 1 stone"), "c2": ("take 1 stone", "take 2 wood")}
    start = just("collect", poor(faces=faces, stone=6, wood=7), poor())
    reached: dict[tuple[str, ...], list[Doc]] = {}
    for taken in product(*[offered[die] for die in dice]):
        for order in set(permutations(taken)):
            position = start.copy()
            play(position, *[f"0 {text}" for text in order])
            assert position.over
            reached.setdefault(tuple(sorted(taken)), []).append(position.dump()["seats"][0])
    for ends in reached.values():
        assert all(end == ends[0] for end in ends)
    assert len(reached) > len(dice)


@pytest.mark.rule("E-8.2")
def test_what_was_taken_can_be_taken_back_one_by_one() -> None:
    position = rolled(3, poor(KEEP, "longhouse a1", "longhouse a3", faces="p4 p4 n1"), poor(faces="n1"))
    play(position, "0 roll", "1 roll", "0 take 1 stone")
    assert position.decision(0).doc()["selection"] == {
        "picked": ["take 1 stone"],
        "least": 2,
        "most": 2,
        "enough": None,
    }
    play(position.undone(0, "take 1 stone"), "0 take 2 food", "0 take 1 stone")
    assert letopis.game("era").load(position.dump()).dump() == position.dump()


@pytest.mark.rule("E-8.2")
def test_bots_decide_or_dice_in_one_order() -> None:
    position = just("collect", poor(faces="p4 p4 c2"), poor())

    def thought_of() -> list[str]:
        return [action.text for action in knows(position).sensible(position, 0, position.legal(0))]

    assert thought_of() == ["take 2 food", "take 1 stone"]  # of the first die
    play(position, "0 take 1 stone")
    assert thought_of() == ["take 1 stone"]  # of its twin what does not come before
    assert guides(position).automatic(position, 0) is next(
        iter(knows(position).sensible(position, 0, position.legal(0)))
    )
    play(position, "0 take 1 stone")
    assert thought_of() == ["take 1 stone", "take 2 wood"]


@pytest.mark.rule("E-8.2")
@pytest.mark.parametrize(
    ("chosen", "got"),
    [
        (["2 food", "2 food"], (0, 0, 0, 4)),
        (["2 food", "1 stone"], (0, 1, 0, 2)),
        (["1 stone", "2 food"], (0, 1, 0, 2)),
        (["1 stone", "1 stone"], (0, 2, 0, 0)),
    ],
)
def test_two_equal_or_dice_can_be_taken_in_every_way(chosen: list[str], got: tuple[int, ...]) -> None:
    position = just("collect", poor(faces="p4 p4"), poor())
    play(position, *[f"0 take {what}" for what in chosen])
    assert stock(position) == got


@pytest.mark.rule("E-8.2", "E-6.2", "E-D20")
def test_or_faces_are_decided_in_turn_order() -> None:
    position = just("collect", *[poor(faces="p4")] * 3, first=2)
    for number in (2, 0, 1):
        assert position.awaiting == (number,)
        assert refused(position, "take 2 wood", number).key == "refusal-not-on-die"
        play(position, f"{number} take 1 stone")
    assert position.over


@pytest.mark.rule("E-8.3", "E-11.5")
def test_farms_bring_food_and_mills_bring_wood_each_of_them() -> None:
    domain = [KEEP, "farm a1", "farm a4", "farm a10", "lumber_mill e1", "lumber_mill e4"]
    assert stock(just("collect", poor(*domain), poor("farm a1"))) == (0, 0, 4, 3)
    assert stock(just("collect", poor(*domain), poor("farm a1")), 1) == (0, 0, 0, 1)


@pytest.mark.rule("E-8.3")
@pytest.mark.parametrize(
    "piece",
    ["longhouse", "townhouse", "church", "hospital", "monastery", "market", "guildhall", "university", "cathedral"],
)
def test_no_other_building_brings_anything(piece: str) -> None:
    assert stock(just("collect", poor(KEEP, f"{piece} a1", dice={}), poor())) == (0, 0, 0, 0)


@pytest.mark.rule("E-8.4", "E-D8")
@pytest.mark.parametrize(
    ("dice", "resource", "limit"), [("b1", "goods", 6), ("p3", "stone", 7), ("p2", "wood", 8), ("p1", "food", 9)]
)
def test_what_a_track_cannot_hold_is_lost(dice: str, resource: str, limit: int) -> None:
    assert at(just("collect", poor(faces=dice, **{resource: limit - 1}), poor()))[resource] == limit
    assert at(just("collect", poor(faces=dice, **{resource: limit}), poor()))[resource] == limit


@pytest.mark.rule("E-8.4")
def test_the_limit_holds_for_or_faces_and_income_as_well() -> None:
    position = just("collect", seat(KEEP, "farm a1", "lumber_mill a4", faces="p4 c2", food=8, wood=7), seat())
    play(position, "0 take 2 food", "0 take 2 wood")
    assert (at(position)["food"], at(position)["wood"]) == (9, 8)


@pytest.mark.rule("E-8.5", "E-D14")
def test_culture_has_no_limit() -> None:
    position = just("collect", seat(faces="c6 c6", culture=23), seat())
    assert at(position)["culture"] == 27
    assert sheet(position).rows["culture"] == 27
    far = just("collect", seat(KEEP, "university a1", faces="c6", culture=99), seat())
    assert (at(far)["culture"], sheet(far).rows["university_bonus"]) == (101, 101)


@pytest.mark.rule("E-8.3", "E-11.6")
def test_a_mill_built_this_round_produces_from_the_next_collect_on() -> None:
    position = table("build", poor(faces="n1 p5", wood=4), seat(faces="n1"), flipped=2)
    play(position, "0 build lumber_mill", "0 place lumber_mill a1")
    assert stock(position) == (0, 0, 1, 0)  # not at once
    play(position, "0 build farm", "0 place farm a4")
    assert stock(position) == (0, 0, 0, 0)
    lands = at(position)["domain"]
    assert stock(just("collect", poor(*lands), seat())) == (0, 0, 2, 1)


@pytest.mark.rule("E-8.1", "E-8.2", "E-8.3", "E-8.4")
def test_the_log_tells_what_the_tracks_took() -> None:
    position = rolled(3, poor(KEEP, "farm a1", faces="p2 p4 c5 n5", wood=7), poor(faces="n1"))
    events = play(position, "0 roll", "1 roll", "0 take 1 stone")
    told = {event.rule: event.figures for event in events if event.rule.startswith("E-8") and event.seat == 0}
    nothing = {"culture": 0, "goods": 0, "stone": 0, "wood": 0, "food": 0}
    assert told == {
        "E-8.1": nothing | {"culture": 1, "goods": 1, "wood": 1},  # two of the three wood are lost
        "E-8.2": nothing | {"stone": 1},
        "E-8.3": nothing | {"food": 1},
    }
