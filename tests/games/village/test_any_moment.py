"""What may be done at any moment (sections 11, 12, 13, 15): beside every question, and none is skipped for it."""

from typing import Any

import pytest

from letopis import Position
from letopis.testing.knowing import knows
from tests.games.village.tables import EVERYTHING, VILLAGE, Doc, play, refused, seat, table, texts

TURN = ["turn-over 0", "deaths 0", "afterwards 0"]


def hand(*cards: str, expansions: tuple[str, ...] = ("tavern",), cubes: Any = None, **family: Any) -> Position:
    """Seat 0 holds cards."""
    return table({"coin": 0, **family, "hand": list(cards)}, expansions=list(expansions), cubes=cubes)


def ready(*cards: str, **family: Any) -> Doc:
    """A family with cards."""
    return {"coin": 0, **family, "hand": list(cards)}


# ---- villagers


@pytest.mark.rule("V-6.5", "V-7.13", "V-7.16")
def test_a_smith_makes_the_good_for_the_free_sale() -> None:
    position = table(ready("smith"), {"coin": 0}, expansions=["tavern"], stalls=["c03", "c24", "c02"])
    play(position, "0 take market orange")
    assert position.decision(0).kind == "sale"
    refused(position, "0 serve c03", "V-7.14", "lacks-goods")
    play(position, "0 play smith", "0 serve c03")
    assert seat(position)["customers"] == ["c03"]
    assert seat(position)["time"] == 0


@pytest.mark.rule("V-7.13")
@pytest.mark.parametrize(
    ("card", "stall", "asked"),
    [
        *[("smith", "c03", True), ("smith", "c02", False), ("stablehand", "c05", True), ("farmhand", "c22", True)],
        *[
            ("innkeeper", "cb01", True),
            ("innkeeper", "cb02", False),
            ("crier", "c02", True),
            ("herbalist", "c01", False),
        ],
    ],
)
def test_only_who_could_sell_with_his_cards_is_asked(card: str, stall: str, asked: bool) -> None:
    family = ready(card, beer=0, time=3)
    position = table(family, {"coin": 0}, expansions=["tavern"], stalls=[stall, "c24", "cb04"])
    play(position, "0 take market orange")
    assert (position.decision(position.awaiting[0]).kind == "sale") == asked


@pytest.mark.rule("V-6.5", "V-7.13", "V-7.15")
def test_a_second_sale_may_be_paid_with_a_card() -> None:
    family = ready("beggar", scroll=1, wagon=1, beer=0)
    position = table(family, {"coin": 0}, expansions=["tavern"], stalls=["c01", "c02", "c24"])
    play(position, "0 take market orange", "0 serve c01")
    refused(position, "0 serve c02", "V-7.15", "cannot-pay-sale")
    play(position, "0 play beggar", "0 serve c02")
    assert seat(position)["customers"] == ["c01", "c02"]


@pytest.mark.rule("V-10.3", "V-11.3")
def test_an_innkeeper_pours_between_the_steps_of_the_inn() -> None:
    piles = [["medico", "bard"], ["smith", "scribe"], ["count"]]
    family = ready("innkeeper", beer=0, members={"inn": ["1"]})
    position = table(family, expansions=["tavern"], piles=piles)
    play(position, "0 take inn orange", "0 visit")
    assert "play innkeeper" in texts(position)
    play(position, "0 under 2")
    refused(position, "0 card 1", "V-10.3", "cannot-pay")
    play(position, "0 play innkeeper", "0 card 1")
    assert seat(position)["hand"] == ["medico"]


@pytest.mark.rule("V-7.24", "V-11.3")
def test_a_miller_pays_for_the_fourth_privilege() -> None:
    position = hand("miller", grain=2, scroll=1, members={"stage3": ["1"]})
    play(position, "0 take council orange", "0 advance 1 stage4 scroll")
    refused(position, "0 privilege 4", "V-7.24", "no-coin")
    play(position, "0 play miller", "0 convert 1", "0 privilege 4")
    assert (seat(position)["coin"], seat(position)["grain"], seat(position)["prestige"]) == (0, 1, 3)


@pytest.mark.rule("V-11.3")
def test_one_question_of_a_card_does_not_forget_another() -> None:
    position = hand("crier", "stablehand", scroll=1)
    play(position, "0 take council orange", "0 enter 1 scroll")
    refused(position, "0 privilege 3", "V-7.23", "privilege-too-high")
    play(position, "0 play crier")  # its privilege is asked above the one of the council
    play(position, "0 privilege 3")
    assert "gain scroll" in texts(position)
    play(position, "0 play stablehand")
    assert texts(position) == ["gain horse", "gain ox"]
    assert VILLAGE.load(position.dump()).dump() == position.dump()
    play(position, "0 gain ox", "0 gain plow")
    refused(position, "0 privilege 3", "V-7.23", "privilege-too-high")
    play(position, "0 privilege 1")
    assert (seat(position)["ox"], seat(position)["plow"], position.dump()["next_first"]) == (1, 1, 0)


@pytest.mark.rule("V-11.3")
def test_a_question_falls_away_when_another_card_took_what_it_was_about() -> None:
    position = hand("abbot", "reeve", members={"farmyard": ["1"], "smithy": ["2"]})
    play(position, "0 play abbot", "0 play reeve", "0 promote 1 stage1")
    assert position.decision(0).kind == "turn-choice"
    assert seat(position)["members"] == {"smithy": ["2"], "stage1": ["1"]}


@pytest.mark.rule("V-6.14", "V-11.3")
def test_who_is_ordained_before_the_death_dies_in_the_church() -> None:
    family = ready("abbot", dying=1, members={"farmyard": ["1"], "smithy": ["2"]})
    position = table(family, expansions=["tavern"], stack=TURN[:2])
    assert position.forced(0) is None
    play(position, "0 play abbot", "0 ordain 1", "0 die 1 window1")
    assert seat(position)["members"]["clergy"] == ["1"]


@pytest.mark.rule("V-11.3", "V-12.9")
def test_a_quartermaster_makes_room_ashore() -> None:
    voyage = {"captain": "captain_1_1", "ship": "coast_cocoa", "cargo": ["cocoa"]}
    position = hand("quartermaster", "admiral", expansions=("tavern", "port"), **voyage)
    play(position, "0 take travel orange", "0 depart", "0 land")
    refused(position, "0 collect", "V-12.3", "one-of-a-type")
    refused(position, "0 play admiral", "V-11.1", "card-useless")
    play(position, "0 play quartermaster", "0 collect")
    assert seat(position)["cargo"] == ["cocoa", "cocoa"]


@pytest.mark.rule("V-11.3")
def test_the_mass_is_nobodys_turn() -> None:
    family = ready("smith", grain=1, members={"window1": ["1"], "farmyard": ["1"]})
    position = table(family, expansions=["tavern"], stack=["round", "mass"])
    assert position.decision(0).kind == "rise"
    refused(position, "0 play smith", "V-11.3", "own-turn-only")


# ---- chests


@pytest.mark.rule("V-12.13")
def test_a_chest_is_opened_in_the_middle_of_a_payment() -> None:
    family = {"coin": 1, "green": 2, "chests": ["chest_4"]}
    position = table(family, expansions=["port"])
    play(position, "0 take council orange", "0 enter 1 green", "0 open chest_4", "0 pay coin", "0 pay coin")
    assert (seat(position)["coin"], seat(position)["green"]) == (3, 2)


@pytest.mark.rule("V-8.3", "V-12.13", "V-13.23", "V-21.7")
def test_the_bread_of_a_dowry_pays_in_the_mass() -> None:
    family = {"coin": 0, "chests": ["dowry_bread"], "members": {"window1": ["1"], "farmyard": ["1"]}}
    position = table(family, expansions=["port", "wedding"], stack=["round", "ceremony", "mass"])
    assert position.decision(0).kind == "rise"
    play(position, "0 open dowry_bread", "0 rise 1 window2 bread")
    assert seat(position)["members"]["window2"] == ["1"]


@pytest.mark.rule("V-17.3", "V-D37")
def test_being_asked_does_not_tell_what_a_chest_holds() -> None:
    asked = []
    for chest in ("dowry_bread", "dowry_tool", "chest_3"):
        family = {"coin": 0, "chests": [chest], "members": {"window1": ["1"], "farmyard": ["1"]}}
        position = table(family, expansions=["port", "wedding"], stack=["round", "ceremony", "mass"])
        asked.append((position.awaiting, position.decision(0).kind, position.forced(0)))
    assert set(asked) == {((0,), "rise", None)}


# ---- bread


@pytest.mark.rule("V-13.24", "V-D36")
@pytest.mark.parametrize(
    "line", ["0 take harvest orange", "0 take council orange", "0 take smuggler orange", "0 take wedding orange"]
)
def test_bread_at_any_question(line: str) -> None:
    position = table({"bread": 1, "coin": 0}, expansions=["wedding"])
    play(position, line)
    kind = position.decision(0).kind
    play(position, "0 bread 1 farmyard")
    assert seat(position)["members"]["farmyard"] == ["1", "1", "1", "1", "1+"]
    assert position.decision(0).kind == kind
    refused(position, "0 bread 1 farmyard", "V-13.24", "no-bread")


@pytest.mark.rule("V-13.24")
def test_bread_in_the_market_day_of_another_and_in_a_payment() -> None:
    mine = {"grain": 5, "green": 1, "coin": 2, "bread": 1}
    position = table({"scroll": 1, "coin": 0}, mine, expansions=["wedding"], stalls=["c01", "c21", "c02"])
    play(position, "0 take market orange", "0 serve c01", "1 serve c21")
    assert position.decision(1).kind == "pay"
    play(position, "1 bread 1 farmyard", "1 pay coin")
    assert seat(position, 1)["members"]["farmyard"][-1] == "1+"
    assert seat(position, 1)["green"] == 1


@pytest.mark.rule("V-6.17", "V-13.24", "V-11.3")
def test_first_the_dead_is_buried() -> None:
    others = {"members": {"farmers": ["1", "1"], "farmyard": ["2"]}}
    family = ready("bard", "abbot", bread=1, dying=1, members={"farmyard": ["1", "2"]})
    position = table(family, others, expansions=["tavern", "wedding"], stack=TURN[:2])
    play(position, "0 die 1 farmyard")
    refused(position, "0 bread 1 farmyard", "V-6.17", "buried-first")
    refused(position, "0 play abbot", "V-6.17", "buried-first")
    play(position, "0 play bard")
    assert seat(position)["members"]["beside"] == ["1"]


# ---- goals, and when nobody is stopped for nothing


@pytest.mark.rule("V-15.2", "V-21.5")
def test_a_goal_is_not_lost_to_a_death_that_is_forced() -> None:
    members = {"farmyard": ["1"] + ["2"] * 3, "smithy": ["3"] * 2, "office": ["4"] * 2}
    family = {"dying": 1, "goals": ["patriarch"], "members": members}
    options = {"goals": True}
    position = table(family, {"goals": []}, options=options, stack=TURN[:2])
    assert [action.text for action in position.answers(0)] == ["die 1 farmyard"]
    assert position.forced(0) is None
    play(position, "0 goal patriarch")
    assert str(position.forced(0)) == "die 1 farmyard"


STOPS = [
    ("midwife", "harvest", None),
    ("smith", "church", "pass"),
    ("midwife", "church", None),
    ("scribe", "inn", "pass"),
    ("peddler", "wedding", None),
    ("scribe", "wedding", "pass"),
]


@pytest.mark.rule("V-21.5")
@pytest.mark.parametrize(("card", "space", "only"), STOPS)
def test_a_single_answer_waits_only_for_what_could_change_it(card: str, space: str, only: str | None) -> None:
    position = hand(card, expansions=("tavern", "wedding"), members={"smithy": ["1"]})
    play(position, f"0 take {space} orange")
    assert [action.text for action in position.answers(0)] == ["pass"]
    assert f"play {card}" in texts(position)
    forced = position.forced(0)
    assert (None if forced is None else forced.text) == only


@pytest.mark.rule("V-21.5")
def test_searches_look_at_asides_only_where_they_can_matter() -> None:
    position = table({"coin": 1, "bread": 1, "chests": ["chest_3"]}, expansions=EVERYTHING)
    assert "bread 1 farmyard" in texts(position)
    considered = knows(position).sensible(position, 0, position.considered(0))
    assert "open chest_3" in [action.text for action in considered]
    assert "bread 1 farmyard" not in [action.text for action in considered]
    play(position, "0 take family orange")
    assert not [action for action in position.considered(0) if action.aside]
    assert {"open chest_3", "bread 1 farmyard"} <= set(texts(position))
