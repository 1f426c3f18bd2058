"""Section 9: what the others see, and what they may know."""

import json

import pytest

import letopis
from tests.games.bruges.table import play, table

GAME = letopis.game("bruges")
TWICE = ["end-of-round", "turns 1", "turn 0"]  # a turn of seat 0, and one for everybody


@pytest.mark.rule("BR-9.1", "BR-9.2")
def test_of_a_hand_others_see_the_colours_only() -> None:
    position = table({"hand": ["king", "duke", "count"]})
    theirs = position.view(1)["seats"][0]
    assert "hand" not in theirs
    assert theirs["hand_colours"] == {"blue": 2, "brown": 1, "red": 0, "purple": 0, "yellow": 0}
    assert "king" not in json.dumps(position.view(1))
    assert "king" not in json.dumps(position.view(None))
    assert position.view(0)["seats"][0]["hand"] == ["king", "duke", "count"]


@pytest.mark.rule("BR-9.2")
def test_the_front_of_a_house_is_its_owners_secret() -> None:
    position = table({"hand": ["king", "duke"]})
    events = position.play("house king", 0)
    assert "king" not in json.dumps([event.view(1) for event in events])
    assert "king" not in json.dumps([event.view(None) for event in events])
    assert position.view(0)["seats"][0]["houses"][-1]["card"] == "king"
    assert position.view(1)["seats"][0]["houses"][-1] == {"colour": "blue", "person": "", "rotated": False}


@pytest.mark.rule("BR-9.2")
def test_a_house_from_a_pile_nobody_has_seen() -> None:
    position = table({"hand": ["roofer"]}, piles=[["queen", "king"], ["duke"]])
    events = position.play("settle roofer", 0) + position.play("home 2", 0) + position.play("draw 1", 0)
    assert "king" not in json.dumps([event.view(0) for event in events])
    for viewer in (0, 1, None):
        assert "king" not in json.dumps(position.view(viewer))


@pytest.mark.rule("BR-9.1")
def test_the_discards_are_open() -> None:
    assert table(discards=["king"]).view(None)["discards"] == ["king"]


@pytest.mark.rule("BR-9.1")
def test_a_card_that_all_saw_stays_known_until_it_is_shown_again() -> None:
    position = table({"hand": ["librarian", "duke"], "live": ["nun"]}, discards=["king"], stack=TWICE)
    play(position, "settle librarian", "activate librarian", "take-card king")
    assert position.view(1)["seats"][0]["known"] == ["king"]
    for seed in range(10):
        assert "king" in position.guess(1, seed).dump()["seats"][0]["hand"]
    play(position, "workers king")
    assert position.view(1)["seats"][0]["known"] == []


@pytest.mark.rule("BR-9.1", "BR-9.2")
def test_a_known_card_may_be_the_house_of_its_colour() -> None:
    """King (known to all) or Duke: one of the two blue cards became a house, and nobody else knows which."""
    hand = {"hand": ["king", "duke"], "known": ["king"]}
    position = table(hand, stack=["end-of-round", "turn 1", "turn 0"])
    play(position, "house duke")
    places = set()
    for seed in range(40):
        guess = position.guess(1, seed).dump()["seats"][0]
        in_hand, at_home = "king" in guess["hand"], "king" in [house["card"] for house in guess["houses"]]
        assert in_hand != at_home
        places.add(in_hand)
    assert places == {True, False}


@pytest.mark.rule("BR-9.1")
def test_the_only_card_of_its_colour_cannot_hide_as_a_house() -> None:
    position = table({"hand": ["king", "count"], "known": ["king"]}, stack=["end-of-round", "turn 1", "turn 0"])
    play(position, "house king")
    assert position.view(1)["seats"][0]["houses"][-1]["card"] == "king"
    assert position.guess(1, 1).dump()["seats"][0]["houses"][-1]["card"] == "king"


@pytest.mark.rule("BR-9.1", "BR-9.3")
def test_a_guess_keeps_every_colour_seen_and_deals_the_rest_anew() -> None:
    position = GAME.new(players=3, seed=4, options={"first": 1})
    while position.view(None)["phase"] == "draw":
        play(position, "draw 1")  # type: ignore[arg-type]
    guess = position.guess(0, 9)
    assert guess.dump()["seats"][0] == position.dump()["seats"][0]
    assert guess.dump()["seats"][1]["hand"] != position.dump()["seats"][1]["hand"]
    assert guess.view(1)["seats"][1]["hand_colours"] == position.view(0)["seats"][1]["hand_colours"]
    assert guess.view(0)["piles"] == position.view(0)["piles"]
    assert guess.dump()["extra"] != position.dump()["extra"]


@pytest.mark.rule("BR-9.3")
def test_chance_has_a_label_for_each_purpose() -> None:
    position = GAME.new(players=2, seed=1, chance="sealed")
    while not position.over and position.dump()["round"] < 3:
        position.play(position.legal(position.awaiting[0])[0], position.awaiting[0])
    assert set(position.dump()["chance"]["counters"]) == {"deck", "dice", "first player"}
