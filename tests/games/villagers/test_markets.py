"""Sections 15 and 16: the markets, silver, and who wins."""

import pytest

from tests.games.villagers.tables import EMPTY, ended, me, play, rows, seat, table

pytestmark = pytest.mark.plain


def second(*village: str, ducats: int = 0) -> dict[str, int]:
    """What a village gets at the second market."""
    position = table(seat(*village, ducats=ducats), seat(), phase="markets", stacks=EMPTY, markets=1)
    assert position.over
    return rows(position)


@pytest.mark.rule("VS-15.1")
def test_the_first_market_is_due_when_stacks_one_and_two_are_used_up() -> None:
    position = ended(table(seat(), seat(), stacks=[0, 1, 4, 4, 4, 4]))
    assert position.dump()["markets"] == 0
    position = ended(table(seat(), seat(), stacks=[0, 0, 4, 4, 4, 4]))
    assert position.dump()["markets"] == 1
    assert position.dump()["round"] == 2


@pytest.mark.rule("VS-15.2", "VS-15.3")
def test_the_first_market_pays_visible_gold_and_the_ducats_that_stay() -> None:
    village = ["founders > swineherd", "lumberjack > wheeler > cartwright{4}", "grocer"]
    position = table(seat(*village, ducats=1), seat(), phase="markets", stacks=[0, 0, 4, 4, 4, 4])
    assert me(position)["ducats"] == 1 + 2 + 9 + 4
    assert me(position)["village"][1] == "lumberjack > wheeler > cartwright{4}"
    assert rows(position)["first_gold"] == 11
    assert rows(position)["first_ducats"] == 4


@pytest.mark.rule("VS-15.3")
def test_uncovered_founders_pay_their_gold() -> None:
    position = table(seat(ducats=0), seat("founders:food", ducats=0), phase="markets", stacks=[0, 0, 4, 4, 4, 4])
    assert [one["ducats"] for one in position.dump()["seats"]] == [2, 0]


@pytest.mark.rule("VS-15.4")
def test_the_second_market_pays_silver_and_moves_the_ducats_once() -> None:
    sheet = second("founders", "lumberjack > carpenter{6}", "hunter", "grocer", ducats=3)
    assert sheet == {"supply": 3, "first_gold": 0, "first_ducats": 0, "second_gold": 2, "silver": 3, "second_ducats": 6}


@pytest.mark.rule("VS-15.5")
def test_silver_is_counted_before_the_ducats_are_moved() -> None:
    sheet = second("founders:food", "miner > blacksmith{4}", "lumberjack > carpenter{6}", "agent")
    assert sheet["silver"] == 6
    assert sheet["second_ducats"] == 10


@pytest.mark.rule("VS-15.6")
def test_both_markets_due_at_once_are_held_one_after_the_other() -> None:
    position = table(seat("founders", "miner > blacksmith{4}", ducats=0), seat(), phase="markets", stacks=EMPTY)
    assert position.over
    expected = {"supply": 0, "first_gold": 4, "first_ducats": 4, "second_gold": 4, "silver": 0, "second_ducats": 4}
    assert rows(position) == expected


@pytest.mark.rule("VS-15.7")
def test_silver_looks_at_the_own_village_only() -> None:
    position = table(
        seat("founders:food", "grocer"),
        seat("founders", "hunter", "harvester"),
        phase="markets",
        stacks=EMPTY,
        markets=1,
    )
    assert rows(position)["silver"] == 3


@pytest.mark.rule("VS-15.8")
def test_covered_food_does_not_count_but_covered_suits_and_padlocks_do() -> None:
    assert second("founders:food > swineherd", "grocer")["silver"] == 3
    assert second("founders", "hayer > grazier > milk_maid > fromager", "hayer > horse_trader")["silver"] == 9
    assert second("founders", "miner > seeker > spelunker > jeweler", "miner > locksmith")["silver"] == 6


@pytest.mark.rule("VS-15.9")
def test_ducats_on_a_card_are_not_its_gold_and_silver_is_not_gold() -> None:
    assert second("founders", "lumberjack > wheeler > cartwright{4}", "lumberjack > wood_carver")["silver"] == 9
    assert second("founders", "lumberjack > log_rafter", "lumberjack > wood_carver")["silver"] == 5


@pytest.mark.rule("VS-15.10")
def test_a_remainder_pays_nothing() -> None:
    assert second("founders:food", "hayer > ore_muler", "miner > mason", "miner")["silver"] == 3


@pytest.mark.rule("VS-15.13")
@pytest.mark.parametrize(
    ("card", "village", "pays"),
    [
        ("wood_carver", ["lumberjack > wood_carver", "lumberjack > (cooper, shipwright)", "chandler"], 4 + 2),
        ("log_rafter", ["lumberjack > (log_rafter, carpenter)", "lumberjack"], 5),
        ("horse_trader", ["hayer > (horse_trader, bed_builder)", "hayer"], 6),
        ("ore_muler", ["hayer > ore_muler", "miner > (glass_blower, mason)"], 6),
        ("priest", ["priest", "chandler", "hunter"], 6),
        ("locksmith", ["miner > (locksmith, glass_blower)", "beekeeper"], 6),
        ("grocer", ["grocer", "hunter", "hayer > grazier"], 9),
        ("freemason", ["freemason", "wattler", "miner > mason"], 6),
        ("peddler", ["hayer > peddler", "chandler", "miner > mason", "beekeeper", "agent"], 6),
        ("agent", ["agent", "lumberjack > carpenter{2}", "miner > blacksmith{6}"], 6),
        ("agent", ["agent"], 0),
    ],
)
def test_each_silver_formula(card: str, village: list[str], pays: int) -> None:
    assert any(card in tree for tree in village)
    assert second("founders:food > swineherd", *village)["silver"] == pays


@pytest.mark.rule("VS-15.13")
def test_two_agents_may_look_at_the_same_villager() -> None:
    assert second("founders", "agent", "agent", "miner > blacksmith{6}")["silver"] == 12


@pytest.mark.rule("VS-16.2", "VS-D8")
def test_a_tie_goes_to_the_one_with_fewer_villagers() -> None:
    seats = [seat("founders", "miner", ducats=10), seat("founders", ducats=10)]
    assert table(*seats, phase="markets", stacks=EMPTY, markets=1).ranking() == [[1], [0]]
    seats = [seat("founders > brewer", ducats=12), seat("founders", "miner", ducats=10), seat("founders", ducats=9)]
    assert table(*seats, phase="markets", stacks=EMPTY, markets=1).ranking() == [[0, 1], [2]]


@pytest.mark.rule("VS-16.1")
def test_after_the_second_market_the_game_is_over() -> None:
    position = ended(table(seat(), seat(), stacks=EMPTY, markets=1))
    assert position.over
    assert position.awaiting == ()


def test_the_sheet_is_live_and_forecasts_both_markets() -> None:
    position = table(seat("founders", "hunter", "grocer", "miner > blacksmith{2}", ducats=1), seat())
    assert position.scores()[0].total == 1 + 4 + 3 + 2
    seen = position.view(1)["seats"][0]
    assert (seen["first_market"], seen["second_market"]) == (6, 9)
    play(position, "end")
    assert position.scores()[0].total == 10
