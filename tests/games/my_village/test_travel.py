"""Travel cards: letters, prices, and where a journey ends (section 10)."""

import pytest

from tests.games.my_village.tables import DATA, asked, legal, me, play, refused, using, without

pytestmark = pytest.mark.plain
TRAVELS = {card["id"]: card for card in DATA["travel.toml"]["travel"]}
VALUES = {"a": 6, "b": 5, "c": 7, "d": 4, "e": 3}
EASY = ["travel_a1", "travel_b1", "travel_c1", "travel_d1"]


@pytest.mark.rule("MV-10.50", "MV-10.51", "MV-10.54")
@pytest.mark.parametrize("id", TRAVELS)
def test_each_travel_card_is_drawn_unseen(id: str) -> None:
    letter = id[-2]
    before = EASY[: "abcde".index(letter)]
    position = using(VALUES[letter], {"travel": before, "coins": 2}, travel={letter: [id]})
    assert id not in str(position.view(0))
    play(position, f"add travel_{letter}")
    if asked(position) == "redraw 0":
        play(position, "keep")
    assert me(position)["travel"] == [*before, id]
    assert me(position)["cloud"] == (3 if letter in "de" else 2)
    points = sum(TRAVELS[card]["points"] for card in [*before, id])
    assert position.scores()[0].rows["travel"] == points


@pytest.mark.rule("MV-10.51")
def test_letters_come_in_order_and_with_a_traveller() -> None:
    refused(using(5, {"coins": 2}), "add travel_b", "MV-10.51")
    refused(using(6, {"travel": ["travel_a1"]}), "add travel_a", "MV-10.51")
    refused(using(6, {"villagers": without("traveller")}), "add travel_a", "MV-10.51")


@pytest.mark.rule("MV-10.52", "MV-10.54")
@pytest.mark.parametrize(("last", "time", "coins"), [("travel_a1", 2, 2), ("travel_a2", 2, 3), ("travel_a4", 5, 2)])
def test_gray_banners_are_paid_when_going_on(last: str, time: int, coins: int) -> None:
    position = using(5, {"travel": [last], "coins": coins})
    play(position, "add travel_b")
    assert (me(position)["cloud"], me(position)["coins"]) == (time, 0)
    refused(using(5, {"travel": [last], "coins": coins - 1}), "add travel_b", "MV-8.2")


@pytest.mark.rule("MV-10.53")
def test_the_chapel_and_the_e_cards_end_the_journey() -> None:
    refused(using(3, {"travel": [*EASY[:3], "travel_d4"], "coins": 5}), "add travel_e", "MV-10.53")
    refused(using(3, {"travel": [*EASY, "travel_e1"], "coins": 5}), "add travel_e", "MV-10.53")


@pytest.mark.rule("MV-D28", "MV-10.53", "MV-11.3")
def test_a_chapel_may_be_declined_after_it_was_seen() -> None:
    village = {"travel": EASY[:3], "coins": 2}
    pile = ["travel_d4", "travel_d1", "travel_d2", "travel_d3"]
    position = using(4, village, travel={"d": pile})
    play(position, "add travel_d")
    assert asked(position) == "redraw 0"
    assert legal(position) == ["keep", "skip"]
    refused(position, "redraw", "MV-10.26")
    kept = position.copy()
    play(kept, "keep")
    assert me(kept)["travel"] == [*EASY[:3], "travel_d4"]
    told = play(position, "skip")
    assert me(position)["travel"] == EASY[:3]
    assert (me(position)["coins"], me(position)["cloud"]) == (0, 3)  # the price is paid all the same
    assert sorted(position.dump()["travel"]["d"]) == sorted(pile)
    assert ("event-turned-back", "MV-D28") in [(event.key, event.rule) for event in told]
    assert position.why_not_undo(0) is not None  # it was seen, and the pile shuffled


@pytest.mark.rule("MV-D28")
def test_only_where_the_journey_would_end_is_the_traveller_asked() -> None:
    for id in ("travel_d1", "travel_d4"):
        for rules in (1, 2):
            position = using(4, {"travel": EASY[:3], "coins": 2}, travel={"d": [id]}, rules=rules)
            play(position, "add travel_d")
            assert asked(position) == ("redraw 0" if (id, rules) == ("travel_d4", 2) else "turn 1")


@pytest.mark.rule("MV-D28", "MV-10.26")
def test_what_the_wayfarers_church_takes_instead_must_be_kept() -> None:
    village = {"church": "church_wayfarers", "travel": EASY[:3], "coins": 2}
    position = using(4, village, travel={"d": ["travel_d1", "travel_d4"]})
    play(position, "add travel_d", "redraw")
    assert me(position)["travel"] == [*EASY[:3], "travel_d4"]
    assert asked(position) == "turn 1"
