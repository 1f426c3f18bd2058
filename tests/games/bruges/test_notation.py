"""The notation: what may be left out, and complaints that name the field."""

import random
from typing import Any

import pytest

import letopis
from letopis import BadNotation
from letopis.games.bruges.notation import PHASE_STACKS
from letopis.games.bruges.position import BrugesPosition

GAME = letopis.game("bruges")


def bad(**doc: Any) -> str:
    with pytest.raises(BadNotation) as caught:
        GAME.load(doc)
    return caught.value.path


def seats(**first: Any) -> list[dict[str, Any]]:
    return [first, {}]


def test_almost_everything_may_be_left_out() -> None:
    position = GAME.load({})
    assert (position.players, position.awaiting) == (2, (0,))
    assert position.decision(0).kind == "refilling"
    assert [pile["count"] for pile in position.view(0)["piles"]] == [33, 33]


@pytest.mark.parametrize("phase", PHASE_STACKS)
def test_every_phase_can_be_named(phase: str) -> None:
    GAME.load({"phase": phase, "seats": [{"hand": ["king"]}, {}]})


def test_a_house_without_a_card_gets_one_of_the_colour_named() -> None:
    position = GAME.load({"phase": "play", "seats": seats(hand=["king"], houses=[{"colour": "red"}, {}])})
    assert position.view(1)["seats"][0]["houses"][0]["colour"] == "red"


@pytest.mark.parametrize(
    ("doc", "path"),
    [
        ({"phase": "tea"}, "phase"),
        ({"seats": seats(guilders=-1)}, "seats[0].guilders"),
        ({"seats": seats(workers={"green": 1})}, "seats[0].workers.green"),
        ({"seats": seats(hand=["nobody"])}, "seats[0].hand[0]"),
        ({"seats": [{"hand": ["king"]}, {"hand": ["king"]}]}, "seats[1].hand[0]"),
        ({"seats": seats(houses=[{"person": "king"}], hand=["king"])}, "seats[0].houses[0].person"),
        ({"seats": seats(houses=[{"rotated": True}])}, "seats[0].houses[0].rotated"),
        ({"seats": seats(houses=[{"card": "king", "colour": "red"}])}, "seats[0].houses[0].colour"),
        ({"seats": seats(houses=[{"roof": 1}])}, "seats[0].houses[0].roof"),
        ({"seats": seats(known=["king"])}, "seats[0].known[0]"),
        ({"seats": seats(leads=["beer"])}, "seats[0].leads[0]"),
        ({"seats": seats(canal={"left": 6})}, "seats[0].canal.left"),
        ({"seats": seats(statues={"left": 6})}, "seats"),
        ({"seats": seats(unseen=1)}, "seats[0].unseen"),
        ({"seats": seats(reputation=11)}, "seats[0].reputation"),
        ({"seats": [{"threats": {"red": 5}}, {"threats": {"red": 5}}]}, "seats"),
        ({"statues": [7]}, "statues"),
        ({"dice": {"red": 7}}, "dice.red"),
        ({"phase": "play", "dice": {"red": 0}}, "dice"),
        ({"piles": [["king"]]}, "piles"),
        ({"piles": [["king", "queen"], []]}, "piles"),
        ({"piles": [["king"], "queen"]}, "piles[1]"),
        ({"piles": [["king"], ["queen"]], "extra": [], "discards": []}, "piles"),
        ({"stack": ["dance"]}, "stack[0]"),
        ({"stack": ["turn 2"]}, "stack[0]"),
        ({"stack": ["play 0", "turn 1"]}, "stack[0]"),
        ({"stack": ["play 0"]}, "stack[0]"),
        ({"stack": ["plague 0"]}, "stack[0]"),
        ({"stack": ["sift 0 astrologer 0 3"]}, "stack[0]"),
        ({"first": 2}, "first"),
        ({"acting": "nobody"}, "acting"),
        ({"played": "green"}, "played"),
        ({"rerolled": ["green"]}, "rerolled[0]"),
        ({"weather": "rain"}, "weather"),
        ({"options": {"first": 9}}, "options.first"),
    ],
)
def test_a_complaint_names_the_field(doc: dict[str, Any], path: str) -> None:
    assert bad(**doc) == path


def test_a_position_in_the_middle_of_an_effect_can_be_written_and_played_on() -> None:
    doc = {
        "phase": "play",
        "stack": ["end-of-round", "turn 1", "after-card 0", "effect 0 falconer 1", "look 0", "drawing 0 2"],
        "seats": [{"houses": [{"person": "falconer"}]}, {"hand": ["king"]}],
    }
    position = GAME.load(doc)
    for action in ("draw 1", "draw 2", "take-worker red", "take-worker red"):
        position.play(action, 0)
    assert position.dump()["seats"][0]["workers"]["red"] == 3
    assert position.awaiting == (1,)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_step_is_written_can_be_played_on_from_or_is_refused_by_name(seed: int) -> None:
    chooser = random.Random(seed)
    position = GAME.new(players=4, seed=seed)
    assert isinstance(position, BrugesPosition)
    for step in chooser.sample(list(position.components.steps), 40):
        doc = {
            "phase": "play",
            "stack": ["end-of-round", step],
            "discards": ["glazier", "sexton", "bishop"],
            "seats": [
                {"guilders": 20, "hand": ["king", "poet"], "houses": [{"person": "duke"}, {"person": "nun"}, {}]},
                {"hand": ["queen"], "houses": [{"person": "jailer"}, {"person": "banker"}]},
                {"hand": ["mason"]},
                {},
            ],
        }
        try:
            loaded = GAME.load(doc)
        except BadNotation:
            continue
        for _ in range(12):
            if not loaded.over:
                seat = loaded.awaiting[0]
                loaded.play(chooser.choice(list(loaded.legal(seat))), seat)
