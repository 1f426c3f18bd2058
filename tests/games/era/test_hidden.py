"""Section 17: what the others see."""

from typing import Any

import pytest

from letopis import Event, Position
from tests.games.era.tables import ERA, KEEP, RING, Doc, at, drawn, kind, legal, play, refused, rolled, seat, table

pytestmark = pytest.mark.plain

HOUSES = [KEEP, "longhouse a1", "longhouse a3", "longhouse a5"]
ABBEY = [*HOUSES, "monastery a8"]
HERE = ["place longhouse a1", "place longhouse c9 90", "place longhouse k1"]
THERE = ["place longhouse m14", "place longhouse e3", "place longhouse a14"]


def told(events: list[Event], viewer: int | None) -> list[dict[str, object]]:
    """The events as a seat or a spectator sees them."""
    return [seen for event in events if (seen := event.view(viewer)) is not None]


def same_for(viewer: int | None, first: Position, second: Position) -> None:
    """Nothing that the viewer can ask tells the two positions apart."""
    assert first.view(viewer) == second.view(viewer)
    if viewer is not None:
        assert legal(first, viewer) == legal(second, viewer)
        assert first.decision(viewer).doc() == second.decision(viewer).doc()


@pytest.mark.rule("E-17.1")
def test_a_layout_is_private_until_all_are_ready() -> None:
    first, second = (ERA.new(players=3, seed=1) for _ in range(2))
    events = [[play(position, f"1 {text}") for text in layout] for position, layout in ((first, HERE), (second, THERE))]
    for viewer in (0, 2, None):
        same_for(viewer, first, second)
        assert [told(each, viewer) for each in events[0]] == [told(each, viewer) for each in events[1]]
    assert first.view(1) != second.view(1)
    assert first.view(1)["seats"][1]["domain"] == [KEEP, "longhouse a1", "longhouse c9 90", "longhouse k1"]


@pytest.mark.rule("E-17.1")
def test_how_far_another_has_come_with_his_layout_is_not_seen() -> None:
    first, second = (ERA.new(players=3, seed=1) for _ in range(2))
    play(first, f"1 {HERE[0]}")
    for viewer in (0, 2, None):
        same_for(viewer, first, second)


@pytest.mark.rule("E-17.1", "E-17.4")
def test_once_shown_a_domain_is_public_for_good() -> None:
    position = table("roll", seat(*RING), seat(*HOUSES), seed=1)
    for viewer in (0, 1, None):
        assert [theirs["domain"] for theirs in position.view(viewer)["seats"]] == [RING, HOUSES]


@pytest.mark.rule("E-17.2")
@pytest.mark.parametrize("roll", [2, 3])
def test_dice_without_skulls_are_private_until_the_reveal(roll: int) -> None:
    first = rolled(roll, seat(*HOUSES, faces="p6 p1 p2 n1"), seat(faces="n1"), seed=1)
    second = rolled(roll, seat(*HOUSES, faces="p6 p3 p5 n4"), seat(faces="n1"), seed=1)
    for viewer in (1, None):
        same_for(viewer, first, second)
        theirs: Doc = first.view(viewer)["seats"][0]
        assert theirs["shown"] == ["p6"]
        assert not {"faces", "marked", "set"} & theirs.keys()
        assert theirs["dice"] == {"peasant": 3, "burgher": 0, "noble": 1, "clergy": 0}  # how many is public
    assert first.view(0)["seats"][0]["faces"] == ["p1", "p2", "p6", "n1"]


@pytest.mark.rule("E-17.2", "E-17.3")
def test_which_dice_are_rerolled_is_private() -> None:
    first, second = (rolled(2, seat(*HOUSES, faces="p1 p2 p2 n1"), seat(faces="n1")) for _ in range(2))
    events = [play(first, "0 reroll p1"), play(second, "0 reroll p2")]
    for viewer in (1, None):
        same_for(viewer, first, second)
        assert told(events[0], viewer) == told(events[1], viewer) == []
    events = [play(first, "0 roll"), play(second, "0 roll")]
    for viewer in (1, None):
        same_for(viewer, first, second)
        assert told(events[0], viewer) == told(events[1], viewer)


@pytest.mark.rule("E-17.2")
def test_whether_anything_was_rerolled_is_private_too() -> None:
    compared = 0
    for seed in range(30):
        kept, again = (rolled(2, seat(*HOUSES, faces="p1 p2 p2 n1"), seat(faces="n1"), seed=seed) for _ in range(2))
        play(kept, "0 roll")
        play(again, "0 reroll p1", "0 roll")
        events = [play(position, "1 roll") for position in (kept, again)]
        if not at(again).get("shown"):  # no new skull: seat 1 sees nothing of either
            compared += 1
            same_for(1, kept, again)
            for viewer in (1, None):
                assert told(events[0], viewer) == told(events[1], viewer)
    assert compared > 10


@pytest.mark.rule("E-17.2")
def test_skull_dice_are_public_from_the_moment_they_are_set_aside() -> None:
    position = table("roll", seat(*HOUSES), seat(*HOUSES), seed=3)
    for viewer in (0, 1, None):
        for number in range(2):
            skulls = [face for face in at(position, number)["faces"] if face.endswith("6")]
            assert position.view(viewer)["seats"][number]["shown"] == skulls


@pytest.mark.rule("E-17.2", "E-7.5")
def test_a_skull_die_taken_back_leaves_public_view_after_the_secret_choice() -> None:
    first, second = (rolled(2, seat(*ABBEY, faces="p6 p2 p2 n1"), seat(faces="n1")) for _ in range(2))
    play(first, "0 set p6 p1", "0 roll")
    play(second, "0 set p6 p5", "0 roll")
    assert first.view(1)["seats"][0]["shown"] == ["p6"]  # nobody learns of it in between
    events = [play(position, "1 roll") for position in (first, second)]
    for viewer in (1, None):
        same_for(viewer, first, second)  # and what it was turned to stays behind the screen
        assert first.view(viewer)["seats"][0]["shown"] == []
        assert told(events[0], viewer) == told(events[1], viewer)
    to_a_skull = rolled(2, seat(*ABBEY, faces="p2 p2 p2 n1"), seat(faces="n1"))
    play(to_a_skull, "0 set n1 n6", "0 roll", "1 roll")
    assert to_a_skull.view(1)["seats"][0]["shown"] == ["n6"]


@pytest.mark.rule("E-17.3", "E-D18")
def test_all_rolls_are_known_before_anybody_chooses_for_the_next() -> None:
    position = rolled(2, *[seat(*HOUSES, faces="p1 p1 p1 n1")] * 3, seed=6)
    play(position, "2 reroll p1", "2 roll", "0 reroll n1", "0 roll")
    assert kind(position) == ("reroll", (1,))
    assert at(position, 2)["marked"] == ["p1"]  # chosen, not yet rolled
    assert drawn(position) == 0
    assert refused(position, "reroll p1", 2).rule == "L-2"
    play(position, "1 roll")
    assert drawn(position) == 2
    assert kind(position) == ("reroll", (0, 1, 2))
    assert not [number for number in range(3) if "marked" in at(position, number)]


@pytest.mark.rule("E-17.3", "E-D18")
def test_the_order_of_choosing_does_not_matter() -> None:
    dumps: list[Doc] = []
    for order in ((0, 1, 2), (2, 0, 1)):
        position = rolled(2, *[seat(*HOUSES, faces="p1 p1 p1 n1")] * 3, seed=6)
        choices = {0: ["reroll p1", "roll"], 1: ["roll"], 2: ["reroll n1", "roll"]}
        for number in order:
            play(position, *[f"{number} {text}" for text in choices[number]])
        dumps.append(position.dump())
    assert dumps[0] == dumps[1]


@pytest.mark.rule("E-17.4")
def test_everything_else_is_public() -> None:
    fields: Any = {"culture": 3, "disaster": 2, "goods": 4}
    position = rolled(2, seat(*ABBEY, faces="p6 p2 p2 n1", **fields), seat(*RING, faces="n1"), flipped=1)
    everything: set[str] = {"supply", "box", "supply_dice", "box_dice", "tokens", "flipped", "round", "first", "phase"}
    for viewer in (0, 1, None):
        view = position.view(viewer)
        assert everything <= view.keys()
        for key in everything - {"phase"}:
            assert view[key] == position.dump()[key]
        for number in range(2):
            mine = at(position, number)
            for key in ("goods", "stone", "wood", "food", "culture", "disaster", "domain", "dice"):
                assert view["seats"][number][key] == mine[key]


@pytest.mark.rule("E-17.2")
def test_no_view_tells_the_chance_to_come() -> None:
    position = rolled(2, seat(*HOUSES, faces="p1 p1 p1 n1"), seat(faces="n1"), seed="a secret")
    for viewer in (0, 1, None):
        assert not {"chance", "seed", "stack"} & position.view(viewer).keys()
