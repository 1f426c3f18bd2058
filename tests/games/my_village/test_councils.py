"""The meeting place with its tile, and the council chambers (section 10)."""

import pytest

from tests.games.my_village.tables import Doc, asked, goods_for, legal, me, play, refused, using, without

pytestmark = pytest.mark.plain


# ---- meeting place and tile


@pytest.mark.rule("MV-10.35", "MV-10.40")
def test_the_meeting_place_brings_tile_story_and_marker() -> None:
    position = using(2, {"customers": ["customer_05"], "fields": 2, "villagers": ["councilman"]})
    play(position, "add meeting_place")
    assert legal(position) == [f"tile {id}" for id in ("school", "amusement", "field_1", "field_2", "customer_05")]
    refused(position, "keep", "MV-10.35")
    refused(position, "tile stable", "MV-10.35")
    refused(position, "tile field_3", "MV-10.35")
    refused(position, "tile meeting_place", "MV-D14")
    play(position, "tile customer_05")
    village = me(position)
    assert (village["tile"], village["tree"], village["markers"], village["cloud"]) == ("customer_05", 1, 1, 3)
    assert position.scores()[0].rows["council"] == 2


@pytest.mark.rule("MV-10.35")
def test_one_meeting_place_and_only_with_a_councilman() -> None:
    refused(using(2, {"meeting_place": True}), "add meeting_place", "MV-10.35")
    refused(using(2, {"villagers": without("councilman")}), "add meeting_place", "MV-10.35")


@pytest.mark.rule("MV-10.36", "MV-10.37", "MV-11.2")
def test_its_white_banner_moves_the_tile_and_fills_two_spaces() -> None:
    position = using(12, {"meeting_place": True, "tile": "school", "markers": 2})
    play(position, "use meeting_place")
    refused(position, "tile school", "MV-10.36")
    play(position, "tile amusement")
    assert (me(position)["tile"], me(position)["markers"], me(position)["tree"]) == ("amusement", 2, 1)


@pytest.mark.rule("MV-10.38")
@pytest.mark.parametrize("value", [2, 12])
def test_a_banner_with_the_tile_works_with_2_and_12(value: int) -> None:
    village = {"meeting_place": True, "tile": "amusement"}
    assert "use amusement" in legal(using(value, village))
    assert "use school" not in legal(using(value, village))
    position = using(value, {"meeting_place": True, "tile": "field_2", "fields": 2})
    assert [text for text in legal(position) if text.startswith("use")] == ["use meeting_place", "use field_2"]


@pytest.mark.rule("MV-10.39", "MV-D14")
def test_the_tile_of_a_served_customer_goes_home() -> None:
    village = {**goods_for("customer_05"), "meeting_place": True, "tile": "customer_05"}
    position = using(12, village)
    play(position, "use customer_05")
    assert me(position)["tile"] == "meeting_place"


# ---- councils


@pytest.mark.rule("MV-10.41", "MV-10.42")
def test_the_finance_council_pays_two_coins() -> None:
    position = using(3)
    play(position, "add council_finance")
    assert (me(position)["coins"], me(position)["cloud"]) == (2, 4)
    position = using(3, {"council": "council_finance"})
    play(position, "use council")
    assert (me(position)["coins"], me(position)["cloud"]) == (2, 1)


@pytest.mark.rule("MV-10.41")
def test_one_council_chamber_beside_a_meeting_place() -> None:
    refused(using(3, {"council": "council_guilds"}), "add council_finance", "MV-10.41")
    refused(using(3, {"villagers": without("councilman")}), "add council_finance", "MV-10.41")
    assert "add council_finance" in legal(using(3, {"meeting_place": True}))
    assert "add meeting_place" in legal(using(2, {"council": "council_guilds"}))


@pytest.mark.rule("MV-10.42", "MV-11.2")
def test_the_guild_council_makes_jokers_for_any_good() -> None:
    position = using(11)
    play(position, "add council_guilds")
    assert me(position)["jokers"] == 1
    position = using(11, {"council": "council_guilds", "jokers": 3})
    play(position, "use council")
    assert me(position)["jokers"] == 3
    position = using(3, {"council": "council_guilds", "jokers": 3, "customers": ["customer_32"]})
    play(position, "use customer_32")
    assert me(position).get("jokers", 0) == 0


@pytest.mark.rule("MV-10.43")
def test_the_area_council_scores_every_marked_kind() -> None:
    village: Doc = {"travel": ["travel_a1", "travel_b1"], "crafts": ["stable_1"], "served": ["customer_01"]}
    village |= {"fields": 3, "church": "church_trading", "monks": ["monk_quill_1"], "customers": ["customer_02"]}
    worth = {"travel": 2, "craft": 1, "served_customers": 1, "religion": 2, "fields": 3}
    for slot, points in worth.items():
        position = using(11, village)
        play(position, "add council_areas")
        assert asked(position) == "slot 0"
        play(position, f"mark {slot}")
        assert position.scores()[0].rows["council"] == points
    marked = {**village, "council": "council_areas", "slots": ["travel", "fields"]}
    position = using(11, marked)
    play(position, "use council")
    refused(position, "mark travel", "MV-10.43")
    refused(position, "mark abbot", "L-3")
    play(position, "mark religion")
    assert position.scores()[0].rows["council"] == 7
    full = using(11, {**village, "council": "council_areas", "slots": list(worth)})
    play(full, "use council")
    assert asked(full) == "chain 0"  # no slot is left to be asked for


@pytest.mark.rule("MV-10.44")
def test_the_peoples_council_scores_the_living() -> None:
    position = using(3)
    play(position, "add council_people", "mark abbot")
    assert position.scores()[0].rows["council"] == 4
    village = {"council": "council_people", "slots": ["abbot", "merchant"], "villagers": ["councilman", "merchant"]}
    position = using(3, village)
    assert position.scores()[0].rows["council"] == 4
    play(position, "use council")
    refused(position, "mark abbot", "MV-10.44")
    play(position, "mark councilman")
    assert position.scores()[0].rows["council"] == 8


@pytest.mark.rule("MV-10.45", "MV-10.36")
def test_councils_are_idle_without_a_councilman() -> None:
    village = {"council": "council_finance", "meeting_place": True, "villagers": without("councilman")}
    refused(using(3, village), "use council", "MV-8.18")
    refused(using(2, village), "use meeting_place", "MV-8.18")
