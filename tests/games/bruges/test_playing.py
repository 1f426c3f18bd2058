"""Phase 3 and the six uses of a card: section 5."""

import pytest

from letopis import Refused
from letopis.games.bruges.position import BrugesPosition
from tests.games.bruges.table import changes, play, stock, table


def refused(position: BrugesPosition, action: str) -> str:
    """The key of the refusal an action gets; the position must stay as it was."""
    before = position.dump()
    with pytest.raises(Refused) as caught:
        position.play(action, position.awaiting[0])
    assert position.dump() == before
    return f"{caught.value.rule} {caught.value.refusal.key}"


@pytest.mark.rule("BR-5.1")
def test_each_has_four_turns_of_one_card() -> None:
    mine, theirs = ["king", "duke", "count", "banker", "poet"], ["queen", "prince", "baron", "mason", "baker"]
    position = table({"hand": mine}, {"hand": theirs})
    order = []
    while position.view(None)["phase"] == "play":
        order.append(position.awaiting[0])
        seat = position.seats[position.awaiting[0]]
        play(position, f"workers {position.components.cards[seat.hand[0]].id}")
    assert order == [0, 1] * 4
    assert (position.dump()["seats"][0]["hand"], position.dump()["seats"][1]["hand"]) == (["poet"], ["baker"])


@pytest.mark.rule("BR-5.1")
def test_a_turn_does_not_end_while_a_card_is_unplayed() -> None:
    position = table({"hand": ["king"], "live": ["baker"]})
    assert refused(position, "end") == "BR-5.1 refusal-must-play"
    play(position, "workers king")
    assert refused(position, "guilders king") == "BR-5.1 refusal-one-card-a-turn"
    play(position, "end")
    assert position.awaiting == (1,)


@pytest.mark.rule("BR-5.1")
def test_a_card_must_be_in_hand() -> None:
    assert refused(table({"hand": ["king"]}), "workers duke") == "BR-5.1 refusal-not-in-hand"


@pytest.mark.rule("BR-5.2")
def test_without_a_card_a_turn_is_for_activations_only() -> None:
    position = table({"live": ["baker"]})
    assert [action.text for action in position.legal(0)] == ["activate baker", "end"]
    assert refused(position, "workers king") == "BR-5.1 refusal-not-in-hand"
    assert table({}).awaiting == (1,)


@pytest.mark.rule("BR-5.1", "BR-5.2")
def test_a_card_drawn_in_a_turn_begun_without_one_is_played_in_that_turn() -> None:
    position = table({"live": ["lackey", "baker"]}, piles=[["queen", "king"], ["duke", "count"]])
    play(position, "activate lackey", "draw 1")
    assert position.decision(0).kind == "play"
    assert refused(position, "end") == "BR-5.1 refusal-must-play"
    play(position, "workers king")
    assert [action.text for action in position.legal(0)] == ["activate baker", "end"]
    alone = table({"live": ["lackey"]}, piles=[["queen", "king"], ["duke", "count"]])  # nothing else to activate
    play(alone, "activate lackey", "draw 1")
    assert (alone.awaiting, alone.decision(0).kind) == ((0,), "play")


@pytest.mark.rule("BR-5.1", "BR-7.10")
def test_an_extra_card_is_not_the_card_of_the_turn() -> None:
    position = table({"live": ["coachman", "lackey"], "hand": ["king"]}, piles=[["queen", "poet"], ["duke", "count"]])
    play(position, "activate coachman", "workers king", "activate lackey", "draw 1")
    assert position.decision(0).kind == "play"


@pytest.mark.rule("BR-5.2")
def test_in_rules_version_1_a_card_drawn_without_a_hand_was_kept() -> None:
    position = table({"live": ["lackey", "baker"]}, piles=[["queen", "king"], ["duke", "count"]], rules=1)
    play(position, "activate lackey", "draw 1")
    assert [action.text for action in position.legal(0)] == ["activate baker", "end"]


@pytest.mark.rule("BR-5.3")
def test_workers_of_the_cards_colour() -> None:
    position = table({"hand": ["king"]})
    before = stock(position)
    play(position, "workers king")
    assert changes(before, stock(position)) == {"hand": -1, "w.blue": 2}
    assert position.dump()["discards"] == ["king"]


@pytest.mark.rule("BR-5.4")
def test_guilders_of_the_die_of_the_cards_colour() -> None:
    position = table({"hand": ["marquis"]})
    play(position, "guilders marquis")
    assert position.seats[0].guilders == 26


@pytest.mark.rule("BR-5.5")
def test_a_marker_of_the_cards_colour_gives_a_point() -> None:
    position = table({"hand": ["king", "count"], "threats": {"blue": 2}})
    assert refused(position, "threat count") == "BR-5.5 refusal-no-marker"
    before = stock(position)
    play(position, "threat king")
    assert changes(before, stock(position)) == {"hand": -1, "t.blue": -1, "points": 1}


@pytest.mark.rule("BR-5.6")
def test_the_next_cell_needs_its_colour_and_its_price() -> None:
    position = table({"hand": ["king", "count", "prince"], "guilders": 1})
    assert refused(position, "canal count") == "BR-5.6 refusal-no-cell"
    play(position, "canal king")
    assert (position.seats[0].left, position.seats[0].guilders) == (1, 0)


@pytest.mark.rule("BR-5.6", "BR-5.10")
def test_a_cell_one_cannot_pay_is_refused() -> None:
    assert refused(table({"hand": ["king"], "guilders": 0}), "canal king") == "BR-5.10 refusal-cell-too-dear"


@pytest.mark.rule("BR-5.6")
def test_when_both_sections_fit_one_is_chosen() -> None:
    position = table({"hand": ["prince"], "canal": {"left": 4}})
    play(position, "canal prince")
    assert [action.text for action in position.legal(0)] == ["section left", "section right"]
    play(position, "section right")
    assert (position.seats[0].left, position.seats[0].right, position.seats[0].guilders) == (4, 1, 19)


@pytest.mark.rule("BR-5.6")
def test_a_complete_canal_takes_no_more() -> None:
    me = {"hand": ["king"], "canal": {"left": 5, "right": 5}, "statues": {"left": 7, "right": 6}}
    assert refused(table(me), "canal king") == "BR-5.6 refusal-canal-full"


@pytest.mark.rule("BR-5.7")
def test_a_complete_section_brings_the_top_statue() -> None:
    position = table({"hand": ["prince"], "canal": {"left": 4, "right": 3}})
    play(position, "canal prince")
    assert position.dump()["seats"][0]["statues"] == {"left": 7, "right": 0}
    assert position.dump()["statues"] == [6, 5, 4, 3, 2]
    assert position.scores()[0].rows["statues"] == 7
    assert position.scores()[0].rows["canal"] == 6


@pytest.mark.rule("BR-5.7")
def test_when_the_stack_is_empty_there_is_no_statue() -> None:
    full = {"canal": {"left": 5, "right": 5}}
    others = [{**full, "statues": {"left": 7 - n, "right": 4 - n}} for n in range(3)]
    position = table({"hand": ["prince"], "canal": {"left": 4}}, *others)
    play(position, "canal prince", "section left")
    assert position.scores()[0].rows["statues"] == 0


@pytest.mark.rule("BR-5.8")
def test_a_house_costs_a_worker_of_its_colour() -> None:
    position = table({"hand": ["prince", "king"], "workers": {"purple": 1}})
    assert refused(position, "house king") == "BR-5.8 refusal-no-worker"
    before = stock(position)
    play(position, "house prince")
    assert changes(before, stock(position)) == {"hand": -1, "houses": 1, "w.purple": -1}


@pytest.mark.rule("BR-5.9")
def test_a_person_needs_an_empty_house_and_the_price() -> None:
    assert refused(table({"hand": ["prince"], "empty": 0}), "settle prince") == "BR-5.9 refusal-no-empty-house"
    poor = table({"hand": ["prince"], "guilders": 8})
    assert refused(poor, "settle prince") == "BR-5.10 refusal-person-too-dear"
    position = table({"hand": ["prince"]})
    play(position, "settle prince")
    assert position.seats[0].guilders == 11


@pytest.mark.rule("BR-5.9")
def test_a_person_moves_into_whichever_empty_house_its_owner_likes() -> None:
    houses = [{"card": "poet"}, {"card": "mason", "person": "baker"}, {"card": "count"}]
    position = table({"hand": ["prince"], "houses": houses})
    position.play("settle prince", 0)
    assert position.decision(0).kind == "home"
    assert [action.text for action in position.legal(0)] == ["home 1", "home 3"]
    assert refused(position, "home 2") == "BR-5.9 refusal-house-taken"
    assert refused(position, "home 4") == "BR-5.9 refusal-no-such-house"
    position.play("home 3", 0)
    assert [house.get("person") for house in position.dump()["seats"][0]["houses"]] == [None, "baker", "prince"]


@pytest.mark.rule("BR-5.9", "BR-7.3")
def test_the_house_is_chosen_before_the_newcomers_effect() -> None:
    position = table({"hand": ["nursemaid"], "live": ["duke"]})
    position.play("settle nursemaid", 0)
    assert [action.text for action in position.legal(0)] == ["home 2", "home 3"]
    position.play("home 3", 0)
    assert [action.text for action in position.legal(0)] == ["recall duke", "decline"]


@pytest.mark.rule("BR-5.9")
def test_the_only_empty_house_is_not_asked_about_nor_any_in_rules_version_1() -> None:
    one = table({"hand": ["prince"], "empty": 1})
    one.play("settle prince", 0)
    assert one.decision(0).kind == "rest"
    old = table({"hand": ["prince"]}, rules=1)
    old.play("settle prince", 0)
    assert old.seats[0].household.tenants[0] >= 0
    assert old.decision(0).kind == "rest"


@pytest.mark.rule("BR-5.9")
def test_a_house_holds_one_person() -> None:
    hand = {"hand": ["duke", "king"], "empty": 1, "guilders": 30}
    position = table(hand, stack=["end-of-round", "turns 1", "turn 0"])
    play(position, "settle king")
    assert refused(position, "settle duke") == "BR-5.9 refusal-no-empty-house"


@pytest.mark.rule("BR-5.10")
def test_workers_and_guilders_can_always_be_taken() -> None:
    position = table({"hand": ["king"], "guilders": 0, "workers": {}, "empty": 0})
    assert [action.text for action in position.legal(0)] == ["workers king", "guilders king"]
