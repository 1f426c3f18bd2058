"""Section 9: Feed."""

import pytest

from tests.games.era.tables import KEEP, at, just, kind, seat, table

pytestmark = pytest.mark.plain


@pytest.mark.rule("E-9.1")
@pytest.mark.parametrize("faces", ["p1", "b1", "n1", "c1", "p6 b6 n6 c6", "p1 p2 p3 b1 b2 n1 c1 c3 n6"])
def test_every_die_eats_one_food_whatever_its_colour_and_face(faces: str) -> None:
    position = just("feed", seat(faces=faces, food=9), seat(faces="n1", food=5))
    assert at(position)["food"] == 9 - len(faces.split())
    assert at(position)["disaster"] == 0
    assert at(position, 1)["food"] == 4


@pytest.mark.rule("E-9.2")
@pytest.mark.parametrize(("food", "disaster"), [(4, 0), (3, 1), (1, 3), (0, 4)])
def test_a_disaster_point_for_each_die_that_goes_hungry(food: int, disaster: int) -> None:
    position = just("feed", seat(faces="p1 p6 p2 n1", food=food, disaster=7), seat())
    assert (at(position)["food"], at(position)["disaster"]) == (0, 7 + disaster)


@pytest.mark.rule("E-9.2")
def test_feeding_is_never_optional_and_takes_food_only() -> None:
    lord = seat(KEEP, faces="p5 p1 n1", food=1, wood=8, goods=6, stone=7)
    position = table("feed", lord, seat())
    assert kind(position) == ("build", (0,))  # nobody was asked
    mine = at(position)
    assert (mine["food"], mine["disaster"], mine["wood"], mine["goods"], mine["stone"]) == (0, 2, 8, 6, 7)
