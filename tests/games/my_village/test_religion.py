"""Churches and monks (section 10)."""

import pytest

from letopis import Position
from tests.games.my_village.tables import CUSTOMERS, DATA, VILLAGE, Doc, asked, legal, me, play, refused, using, without

pytestmark = pytest.mark.plain
MONKS = {card["id"]: card for card in DATA["monks.toml"]["monk"]}


def monk(id: str, village: Doc | None = None) -> Position:
    """A turn in which the monk lies on top and his value is there."""
    card = next(card for card in DATA["monks.toml"]["monk"] if card["id"] == id)
    piles = {card["symbol"]: [id]}
    return using(card["values"][0], {"church": "church_healing", "coins": 2, **(village or {})}, monks=piles)


# ---- churches


@pytest.mark.rule("MV-10.20", "MV-10.22")
@pytest.mark.parametrize(
    ("id", "value", "time", "points"),
    [
        ("church_healing", 5, 4, 3),
        ("church_monastery", 4, 6, 6),
        ("church_trading", 6, 3, 3),
        ("church_wayfarers", 7, 3, 3),
    ],
)
def test_each_church_is_added(id: str, value: int, time: int, points: int) -> None:
    position = using(value)
    play(position, f"add {id}")
    assert (me(position)["church"], me(position)["cloud"]) == (id, time)
    assert position.scores()[0].rows["religion"] == points  # the Monastery's window counts
    assert "church" not in [white["id"] for white in position.view()["seats"][0]["whites"]]


@pytest.mark.rule("MV-10.20")
def test_one_church_and_only_with_an_abbot() -> None:
    refused(using(7, {"church": "church_trading"}), "add church_wayfarers", "MV-10.20")
    refused(using(7, {"villagers": without("abbot")}), "add church_wayfarers", "MV-10.20")


OPEN = [f"customer_0{number}" for number in range(1, 7)]


@pytest.mark.rule("MV-10.25")
def test_the_trading_church_opens_a_seventh_and_gives_one_free() -> None:
    position = using(4, {"church": "church_trading"}, open=OPEN, pile=["customer_07", "customer_08", "customer_09"])
    play(position, "clerk")
    assert len(position.dump()["open"]) == 7
    play(position, "invite customer_07")
    assert me(position)["cloud"] == 0
    play(position, "invite customer_01", "stop")
    assert (me(position)["cloud"], me(position)["customers"]) == (1, ["customer_01", "customer_07"])
    assert len(position.dump()["open"]) == 6


@pytest.mark.rule("MV-10.25", "MV-D8", "MV-D5")
def test_the_free_customer_may_be_declined_or_be_all() -> None:
    village = {"church": "church_trading"}
    position = using(4, village, open=OPEN, pile=["customer_07"])
    play(position, "clerk", "skip", "invite customer_03", "stop")
    assert (me(position)["cloud"], me(position)["customers"]) == (1, ["customer_03"])
    position = using(4, village, open=OPEN, pile=["customer_07"])
    play(position, "clerk", "invite customer_07", "skip")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, ["customer_07"])
    position = using(4, village, open=OPEN, pile=["customer_07"])
    play(position, "clerk", "skip", "skip")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, [])
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-10.25", "MV-D5")
def test_there_are_never_more_than_seven_open_customers() -> None:
    village = {"church": "church_trading", "coins": 2}
    position = using(4, village)
    play(position, "clerk", "skip", "skip")
    assert len(position.dump()["open"]) == 7  # what was opened stays
    doc = {**position.dump(), "turn": 3, "value": 4, "pool": ["w1"] * 5}
    again = VILLAGE.load({**doc, "stack": ["end-of-round", "turn 1", "death 0", "activate 0"]})
    play(again, "clerk")
    assert len(again.dump()["open"]) == 7
    play(again, "invite " + again.dump()["open"][0], "skip")
    assert len(again.dump()["open"]) == 6


@pytest.mark.rule("MV-10.31", "MV-D5", "MV-8.12")
@pytest.mark.parametrize("church", ["church_trading", "church_healing"])
def test_a_monk_at_the_clerks_keeps_the_law_of_the_clerks_own_banner(church: str) -> None:
    """Whoever goes may take the free one alone, or nobody at all; at most seven are open."""
    banner = using(4, {"church": church})
    play(banner, "clerk")
    through = monk("monk_quill_3", {"church": church})
    play(through, "add monk_quill_3", *(["clerk"] if church == "church_trading" else []))
    for position in (banner, through):
        lying = len(position.dump()["open"])
        assert lying == (7 if church == "church_trading" else 6)
        if church == "church_trading":
            play(position, "skip")
        play(position, "skip")
        assert (me(position)["customers"], asked(position)) == ([], "turn 1")
        assert len(position.dump()["open"]) == lying


@pytest.mark.rule("MV-D5")
def test_the_free_customer_may_be_the_last() -> None:
    served = [id for id in CUSTOMERS if id != "customer_05"]
    position = using(4, {"church": "church_trading", "served": served})
    play(position, "clerk", "invite customer_05")
    assert (me(position)["cloud"], me(position)["customers"]) == (0, ["customer_05"])
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-10.21", "MV-10.25")
def test_without_the_abbot_the_trading_church_gives_nothing() -> None:
    position = using(4, {"church": "church_trading", "villagers": ["merchant"]})
    play(position, "clerk")
    assert len(position.dump()["open"]) == 6


@pytest.mark.rule("MV-10.26", "MV-13.2", "MV-14.2")
def test_the_wayfarers_church_sends_a_card_back() -> None:
    pile = ["travel_a1", "travel_a2", "travel_a3", "travel_a4"]
    position = using(6, {"church": "church_wayfarers"}, travel={"a": pile})
    play(position, "add travel_a")
    assert me(position)["travel"] == ["travel_a1"]
    assert legal(position) == ["keep", "redraw", "skip"]
    kept = position.copy()
    play(kept, "keep")
    assert me(kept)["travel"] == ["travel_a1"]
    play(position, "redraw")
    assert me(position)["travel"] == ["travel_a2"]
    assert sorted(position.dump()["travel"]["a"]) == ["travel_a1", "travel_a3", "travel_a4"]
    assert me(position)["cloud"] == 2  # paid once


@pytest.mark.rule("MV-10.26", "MV-D16", "MV-10.21")
def test_no_redraw_from_an_empty_pile_or_without_the_abbot() -> None:
    taken = ({"travel": ["travel_a1"]}, {"travel": ["travel_a2"]}, {"travel": ["travel_a3"]})
    position = using(6, {"church": "church_wayfarers"}, *taken)
    play(position, "add travel_a")
    assert me(position)["travel"] == ["travel_a4"]
    assert asked(position) == "turn 1"
    village = {"church": "church_wayfarers", "villagers": ["traveller"]}
    position = using(6, village, travel={"a": ["travel_a1", "travel_a2"]})
    play(position, "add travel_a")
    assert asked(position) == "turn 1"


# ---- monks


@pytest.mark.rule("MV-10.30", "MV-10.31", "MV-10.32", "MV-10.33", "MV-D25")
@pytest.mark.parametrize("id", MONKS)
def test_each_monk_does_his_work_and_is_a_window(id: str) -> None:
    position = monk(id)
    play(position, f"add {id}")
    kind, count = MONKS[id]["effects"][0].split(":")
    time = 3
    if kind == "story":
        assert me(position)["tree"] == int(count)
    elif kind == "do_school":
        play(position, *["study left", "study right"][: int(count)])
        assert me(position)["school"] == (["left"] if count == "1" else ["right"])
    elif kind == "do_question":
        assert legal(position) == ["headman coin_space", "skip"]
        play(position, "headman coin_space")
        time += 1
        assert me(position)["coins"] == 1
    else:
        first, second = position.dump()["open"][:2]
        play(position, f"invite {first}", f"invite {second}")
        time += 2
        assert me(position)["customers"] == [first, second]
    assert me(position)["monks"] == [id]
    assert me(position)["cloud"] == time
    assert asked(position) == "turn 1"
    assert position.scores()[0].rows["religion"] == 3 + 2


@pytest.mark.rule("MV-10.33")
@pytest.mark.parametrize(
    ("id", "craft", "good"),
    [
        ("monk_quill_1", "scriptorium_1", "scroll"),
        ("monk_chalice_1", "brewery_1", "beer"),
        ("monk_rosary_1", "smithy_1", "plow"),
    ],
)
def test_a_monk_is_paid_with_his_good_or_two_coins(id: str, craft: str, good: str) -> None:
    position = monk(id, {"crafts": [craft], "goods": {good: 1}})
    play(position, f"add {id}")
    assert legal(position) == ["pay coin", f"pay {good}"]
    play(position, f"pay {good}")
    assert (me(position)["coins"], me(position)["goods"][good]) == (2, 0)


@pytest.mark.rule("MV-10.30")
def test_no_monk_without_abbot_or_church() -> None:
    piles = {"rosary": ["monk_rosary_1"]}
    refused(using(5, {"coins": 2}, monks=piles), "add monk_rosary_1", "MV-10.30")
    village = {"coins": 2, "church": "church_healing", "villagers": without("abbot")}
    refused(using(5, village, monks=piles), "add monk_rosary_1", "MV-10.30")


@pytest.mark.rule("MV-10.27", "MV-10.32")
@pytest.mark.parametrize(("windows", "points"), [(1, 2), (2, 4), (3, 7), (4, 10), (5, 14), (6, 20)])
def test_the_table_of_windows(windows: int, points: int) -> None:
    monks = list(MONKS)[:windows]
    assert using(7, {"church": "church_trading", "monks": monks}).scores()[0].rows["religion"] == 3 + points
    monastery = {"church": "church_monastery", "monks": monks[1:]}
    assert using(7, monastery).scores()[0].rows["religion"] == 4 + points


@pytest.mark.rule("MV-D8", "MV-11.3")
@pytest.mark.parametrize("id", ["monk_quill_2", "monk_quill_3", "monk_rosary_2", "monk_chalice_2"])
def test_what_a_monk_sets_going_may_be_renounced(id: str) -> None:
    position = monk(id)
    play(position, f"add {id}", "skip")
    assert (me(position)["cloud"], me(position)["school"], me(position)["customers"]) == (3, [], [])
    assert me(position)["monks"] == [id]


@pytest.mark.rule("MV-D8")
def test_of_two_school_steps_the_second_may_be_renounced() -> None:
    position = monk("monk_quill_2")
    play(position, "add monk_quill_2", "study left", "skip")
    assert me(position)["school"] == ["left"]


@pytest.mark.rule("MV-10.31", "MV-10.25", "MV-D8")
def test_a_monk_at_the_clerks_has_the_trading_church_behind_him() -> None:
    position = monk("monk_quill_3", {"church": "church_trading"})
    play(position, "add monk_quill_3")
    assert legal(position) == ["clerk", "skip"]
    refused(position, "stop", "L-3")
    declined = position.copy()
    play(declined, "skip")
    assert me(declined)["customers"] == []
    play(position, "clerk")
    lying = position.dump()["open"]
    assert len(lying) == 7
    play(position, *[f"invite {id}" for id in lying[:3]])
    assert me(position)["customers"] == lying[:3]
    assert (me(position)["cloud"], asked(position)) == (5, "turn 1")
