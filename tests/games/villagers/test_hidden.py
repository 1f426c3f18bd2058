"""Sections 18 and 19: what is hidden, what a guess may change, and what undo may not cross."""

from collections import Counter

import pytest

from letopis import Position, Refused
from tests.games.villagers.tables import CARDS, VILLAGERS, build, legal, me, play, seat, table

pytestmark = pytest.mark.plain


def guesses(position: Position, seat: int, number: int = 40) -> list[Position]:
    """Many positions the seat might be in."""
    return [position.guess(seat, seed) for seed in range(number)]


@pytest.mark.rule("VS-18.1", "VS-4.12")
def test_backs_and_counts_are_public_and_faces_are_not() -> None:
    position = table(seat(hand="agent cooper"), seat(hand="jeweler"), stacks=[["hunter", "brewer"], 4, 4, 4, 4, 4])
    for viewer in (1, None):
        view = position.view(viewer)
        assert view["seats"][0]["backs"] == ["wood", "solitary"]
        assert "hand" not in view["seats"][0]
        assert view["stacks"][0] == {"count": 2, "backs": ["grains"], "mine": [""]}
        assert view["reserve"]["count"] == len(position.dump()["reserve"])
    assert position.view(0)["seats"][0]["hand"] == ["cooper", "agent"]


@pytest.mark.rule("VS-18.2")
def test_drafted_cards_are_known_to_all_and_dealt_ones_are_not() -> None:
    position = VILLAGERS.new(players=2, seed=8)
    while position.view()["phase"] == "draft":
        play(position, legal(position)[0])
    drafted = position.view(1)["seats"][0]["seen"]
    assert len(drafted) == 2
    for guess in guesses(position, 1):
        assert not Counter(drafted) - Counter(me(guess)["hand"])
    dealt = {tuple(me(guess)["hand"]) for guess in guesses(position, 1)}
    assert len(dealt) > 5


@pytest.mark.rule("VS-18.2")
def test_a_guess_keeps_every_back_of_a_hand() -> None:
    position = VILLAGERS.new(players=3, seed=4)
    suits = sorted(CARDS[card]["suit"] for card in me(position)["hand"])
    for guess in guesses(position, 2):
        assert sorted(CARDS[card]["suit"] for card in me(guess)["hand"]) == suits
        assert me(guess, 2)["hand"] == me(position, 2)["hand"]


@pytest.mark.rule("VS-18.2", "VS-18.3")
def test_who_returned_a_card_knows_it_and_the_others_know_its_back() -> None:
    position = table(seat(hand="agent cooper"), seat(hand="cartwright"))
    play(position, "exchange miner", "onto 2", "return cooper")
    own = {guess.dump()["stacks"][1][-1] for guess in guesses(position, 0)}
    assert own == {"cooper@0.0"}
    others = {guess.dump()["stacks"][1][-1].split("@")[0] for guess in guesses(position, 1, 200)}
    assert len(others) > 1
    assert {CARDS[card]["suit"] for card in others} == {"wood"}


@pytest.mark.rule("VS-18.2")
def test_a_card_drafted_later_cannot_be_the_one_that_was_returned_before() -> None:
    # seat 0 had a hidden wood card, returned a wood card, and then drafted a Cooper that all have seen
    doc = table(seat(hand="wheeler carpenter"), seat()).dump()
    position = VILLAGERS.load(doc)
    play(position, "exchange miner", "onto 2", "return wheeler")
    later = position.dump()
    later["seats"][0]["hand"] = ["carpenter", "cooper"]
    later["seats"][0]["seen"] = ["cooper@1"]
    for pile in [*later["stacks"], later["reserve"]]:
        if "cooper" in pile:
            pile.remove("cooper")
            break
    for guess in guesses(VILLAGERS.load(later), 1, 100):
        assert "cooper" in me(guess)["hand"]


@pytest.mark.rule("VS-18.2")
def test_a_seen_card_may_have_been_returned_since() -> None:
    doc = table(seat(hand="wheeler carpenter", seen=["carpenter"]), seat()).dump()
    position = play(VILLAGERS.load(doc), "exchange miner", "onto 2", "return wheeler")
    where = {("carpenter" in me(guess)["hand"]) for guess in guesses(position, 1, 100)}
    assert where == {True, False}
    assert position.view(1)["seats"][0]["seen"] == ["carpenter"]


@pytest.mark.rule("VS-18.3")
def test_stacks_are_dealt_anew_but_for_the_back_on_top() -> None:
    position = VILLAGERS.new(players=2, seed=3)
    tops = [CARDS[stack[-1]]["suit"] for stack in position.dump()["stacks"]]
    faces = set()
    for guess in guesses(position, 0):
        stacks = guess.dump()["stacks"]
        assert [CARDS[stack[-1]]["suit"] for stack in stacks] == tops
        faces.add(stacks[0][0])
    assert len(faces) > 5


@pytest.mark.rule("VS-18.3")
def test_alone_the_order_of_the_events_is_dealt_anew() -> None:
    position = VILLAGERS.new(players=1, seed=3)
    assert len({tuple(guess.dump()["countess"]["summer"]) for guess in guesses(position, 0)}) > 5
    assert position.view(0)["countess"]["summer"] == 11


@pytest.mark.rule("VS-19.1", "VS-19.2")
def test_the_same_seed_deals_the_same_game() -> None:
    one, other = VILLAGERS.new(players=4, seed="oak"), VILLAGERS.new(players=4, seed="oak")
    assert one.dump() == other.dump()
    assert one.dump() != VILLAGERS.new(players=4, seed="elm").dump()


def test_undo_does_not_cross_a_card_that_was_turned_up() -> None:
    position = VILLAGERS.new(players=2, seed=3)
    seat_ = position.awaiting[0]
    play(position, "draw 1")
    with pytest.raises(Refused) as refused:
        position.undone(seat_)
    assert refused.value.rule == "L-7"


def test_undo_of_an_exchange_shows_nothing() -> None:
    position = build(hand="agent cooper")
    before = position.dump()
    play(position, "exchange miner", "onto 2", "return cooper")
    assert position.undone(0).undone(0).undone(0).dump() == before
