"""Laurels: only in final scoring (BR-7.8, BR-10.9)."""

from typing import Any

import pytest

from tests.games.bruges.characters import CARDS, case
from tests.games.bruges.table import table

pytestmark = pytest.mark.rule("BR-7.1", "BR-10.1", "BR-10.2")

LAURELS = [
    case("king", "two_for_each_noble", gain={"laurels": 4}, me={"live": ["duke"]}),
    case("countess", "one_for_two_steps", gain={"laurels": 2}, me={"reputation": 5}),
    case("heiress", "one_for_each_dear_person", gain={"laurels": 2}, me={"live": ["duke", "banker", "poet"]}),
    case("master_of_revels", "two_for_each_entertainer", gain={"laurels": 4}, me={"live": ["dancer"]}),
    case("storyteller", "one_for_each_card_left", gain={"laurels": 3}, me={"hand": ["king", "queen", "duke", "count"]}),
    case("guild_master", "two_for_each_craftsman", gain={"laurels": 4}, me={"live": ["baker"]}),
    case("glazier", "one_for_two_houses", gain={"laurels": 2}, me={"empty": 4}),
    case("bishop", "one_for_two_workers", gain={"laurels": 2}, me={"workers": {"red": 3, "blue": 2}}),
    case("cardinal", "two_for_each_churchman", gain={"laurels": 4}, me={"live": ["nun"]}),
    case("sexton", "one_for_each_empty_house", gain={"laurels": 4}, me={"empty": 5}),
    case("commandant", "two_for_each_protector", gain={"laurels": 4}, me={"live": ["knight"]}),
    case("veteran", "one_for_each_colour_without_threat", gain={"laurels": 3}, me={"threats": {"red": 1, "blue": 2}}),
    case("rector", "two_for_each_scholar", gain={"laurels": 4}, me={"live": ["teacher"]}),
    case("philosopher", "one_for_each_infinity", gain={"laurels": 2}, me={"live": ["baker", "mason", "poet"]}),
    case("historian", "one_for_each_lightning", gain={"laurels": 2}, me={"live": ["dancer", "nun", "poet"]}),
    case("mayor", "two_for_each_bureaucrat", gain={"laurels": 4}, me={"live": ["lawyer"]}),
    case("chancellor", "three_for_each_marker", gain={"laurels": 6}, me={"leads": ["canal", "persons"]}),
    case(
        "town_clerk", "one_for_each_opponent_behind", gain={"laurels": 1}, me={"reputation": 2}, them={"reputation": 1}
    ),
    case("hansa_alderman", "two_for_each_merchant", gain={"laurels": 4}, me={"live": ["banker"]}),
    case("pawnbroker", "one_for_three_guilders", gain={"laurels": 3}, me={"guilders": 11}),
    case("majordomo", "two_for_each_servant", gain={"laurels": 4}, me={"live": ["lackey"]}),
    case("gamekeeper", "one_for_each_colour_of_worker", gain={"laurels": 2}, me={"workers": {"red": 3, "blue": 1}}),
    case("court_painter", "two_for_each_artist", gain={"laurels": 4}, me={"live": ["poet"]}),
    case("engraver", "one_for_each_estate", gain={"laurels": 3}, me={"live": ["duke", "king", "mason"]}),
    case("architect", "one_for_each_cell", gain={"laurels": 5}, me={"canal": {"left": 2, "right": 3}}),
    case("king_of_thieves", "two_for_each_criminal", gain={"laurels": 4}, me={"live": ["fence"]}),
    case(
        "grave_robber",
        "one_for_two_markers_of_the_opponents",
        gain={"laurels": 2},
        them={"threats": {"red": 2, "blue": 2, "brown": 1}},
    ),
]


@pytest.mark.rule("BR-7.8", "BR-10.8", "BR-10.9", "BR-8.1")
@pytest.mark.parametrize(("card", "do", "gain", "me", "them", "fields"), LAURELS)
def test_at_the_end_it_scores(
    card: str, do: list[str], gain: dict[str, int], me: dict[str, Any], them: dict[str, Any], fields: dict[str, Any]
) -> None:
    without = table({**me, "live": me.get("live", [])}, them, phase="over").scores()[0]
    position = table({**me, "live": [card, *me.get("live", [])]}, them, phase="over")
    with_it = position.scores()[0]
    others = without.rows["laurels"]
    assert with_it.rows["laurels"] - others == gain["laurels"]
    assert with_it.rows["persons"] - without.rows["persons"] == CARDS[card]["cost"] // 3
