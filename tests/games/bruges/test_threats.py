"""Threats and penalties: section 6."""

from typing import Any

import pytest

from letopis.games.bruges.position import BrugesPosition
from tests.games.bruges.table import COLOURS, changes, play, stock, table

QUIET = dict.fromkeys(COLOURS, 3)


def struck(*colours: str, **me: Any) -> BrugesPosition:
    """Seat 0 has two markers of each colour, and the dice bring the third."""
    doc = {"threats": dict.fromkeys(colours, 2), **me}
    return table(doc, phase="threats", dice={**QUIET, **dict.fromkeys(colours, 5)})


@pytest.mark.rule("BR-6.1")
def test_markers_lie_open() -> None:
    assert table({"threats": {"red": 1}}).view(1)["seats"][0]["threats"]["red"] == 1


@pytest.mark.rule("BR-6.2", "BR-6.6")
def test_flood_takes_all_workers() -> None:
    position = struck("blue")
    assert position.seats[0].workers == [0] * 5
    assert (position.seats[0].threats, position.seats[0].points) == ([0] * 5, 10)


@pytest.mark.rule("BR-6.2")
def test_plague_takes_a_person_of_ones_choice_and_leaves_the_house() -> None:
    position = struck("brown", live=["duke", "king"])
    assert [action.text for action in position.legal(0)] == ["lose duke", "lose king"]
    before = stock(position)
    play(position, "lose duke")
    assert changes(before, stock(position))["persons"] == -1
    assert position.dump()["discards"] == ["duke"]
    assert len(position.seats[0].household.houses) == 4


@pytest.mark.rule("BR-6.2")
def test_raid_takes_all_guilders() -> None:
    assert struck("yellow").seats[0].guilders == 0


@pytest.mark.rule("BR-6.2")
@pytest.mark.parametrize(("points", "left"), [(10, 7), (2, 0)])
def test_intrigue_takes_three_points_but_not_below_nothing(points: int, left: int) -> None:
    assert struck("purple", points=points).seats[0].points == left


@pytest.mark.rule("BR-6.2", "BR-6.3")
def test_fire_takes_a_house_or_the_outermost_token() -> None:
    position = struck("red", canal={"left": 2})
    assert [action.text for action in position.legal(0)] == ["burn-house 1", "burn-house 2", "burn-canal left"]
    play(position, "burn-canal left")
    assert (position.seats[0].left, len(position.seats[0].household.houses)) == (1, 2)


@pytest.mark.rule("BR-6.3")
def test_whoever_lived_in_a_burnt_house_returns_to_the_hand() -> None:
    hand = ["queen", "count", "banker", "poet", "baker"]
    position = struck("red", live=["duke"], hand=hand)
    house = position.dump()["seats"][0]["houses"][0]["card"]
    play(position, "burn-house 1")
    assert position.dump()["seats"][0]["hand"] == [*hand, "duke"]
    assert position.dump()["discards"] == [house]
    assert position.view(1)["seats"][0]["known"] == ["duke"]


@pytest.mark.rule("BR-6.4", "BR-5.7")
def test_a_statue_is_kept_and_not_given_twice() -> None:
    me = {"canal": {"left": 5}, "statues": {"left": 7}, "empty": 0, "hand": ["prince"]}
    position = struck("red", **me)
    assert (position.seats[0].left, position.seats[0].statue_left) == (4, 7)
    play(position, "canal prince", "section left")
    assert position.dump()["seats"][0]["statues"] == {"left": 7, "right": 0}
    assert position.dump()["statues"] == [6, 5, 4, 3, 2]


@pytest.mark.rule("BR-6.4")
def test_a_section_below_three_cells_scores_nothing() -> None:
    position = struck("red", canal={"left": 3}, empty=0)
    assert position.scores()[0].rows["canal"] == 0


@pytest.mark.rule("BR-6.5", "BR-6.6")
def test_the_victim_orders_several_penalties() -> None:
    position = struck("red", "blue", "yellow", canal={"left": 1})
    assert [action.text for action in position.legal(0)] == ["suffer blue", "suffer red", "suffer yellow"]
    play(position, "suffer red", "burn-canal left", "suffer yellow")
    assert (position.seats[0].guilders, position.seats[0].workers) == (0, [0] * 5)
    assert (position.seats[0].threats, position.seats[0].points) == ([0] * 5, 10)


@pytest.mark.rule("BR-6.7")
def test_nine_markers_of_a_colour_always_suffice() -> None:
    both = {"threats": {"red": 2}, "empty": 0, "workers": {}}
    position = table(both, both, both, both, phase="threats", dice={**QUIET, "red": 5})
    assert [seat["threats"]["red"] for seat in position.dump()["seats"]] == [0] * 4


@pytest.mark.rule("BR-6.8", "BR-6.2")
def test_whoever_has_nothing_loses_nothing_and_the_markers_return() -> None:
    bare = {"live": [], "empty": 0, "workers": {}, "guilders": 0}
    position = struck("blue", "brown", "red", "yellow", **bare)
    before = stock(position)
    play(position, "suffer blue", "suffer brown", "suffer red")
    mine = {name for name in changes(before, stock(position)) if not name.startswith("them.")}
    assert mine == {"t.blue", "t.brown", "t.red", "t.yellow"}
    assert position.seats[0].threats == [0] * 5
