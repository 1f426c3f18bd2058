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
        ({"phase": "play", "stack": ["play 0"]}, "stack[0]"),
        ({"phase": "play", "stack": ["plague 0"]}, "stack[0]"),
        ({"phase": "play", "stack": ["sift 0 astrologer 0 3"]}, "stack[0]"),
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


OWN_TURN = ["end-of-round", "turn 1", "after-card 0"]
DRAWN = {"hand": ["king", "duke"]}


@pytest.mark.parametrize(
    ("doc", "path"),
    [
        ({"seats": seats(houses=[{"card": "king", "blind": True, "open": True}])}, "seats[0].houses[0].open"),
        ({"seats": seats(houses=[{"card": "king", "maybe": ["count"]}])}, "seats[0].houses[0].maybe[0]"),
        ({"seats": seats(houses=[{"card": "king", "open": True, "maybe": ["duke"]}])}, "seats[0].houses[0].maybe[0]"),
        ({"options": {"first": 3}}, "options.first"),
        ({"options": {"first": 2}, "round": 2, "first": 1}, "first"),
        ({"last": 3}, "last"),
        ({"round": 9_999}, "round"),
        ({"last": 1, "extra": ["king"]}, "extra"),
        ({"active": 1}, "active"),
        ({"seats": seats(threats={"red": 3})}, "seats[0].threats"),
        ({"seats": seats(hand=["king"], unseen=1)}, "seats[0].unseen"),
        ({"acting": "actor"}, "acting"),
        ({"rerolled": ["red"]}, "rerolled"),
    ],
)
def test_figures_that_do_not_belong_together_are_refused(doc: dict[str, Any], path: str) -> None:
    assert bad(**doc) == path


@pytest.mark.parametrize(
    ("stack", "place"),
    [
        (["turn 0"], 0),
        (["end-of-round", "turn 0", "turn 0"], 2),  # one turn after another
        (["end-of-round", "turn 0", "turn 1"], 2),  # the first player first
        (["end-of-round", "turns 1", "leadership"], 2),
        (["end-of-round", "refill 0"], 1),  # of another phase
        (["end-of-round", "round"], 1),
        (["end-of-round", "turn 0", "play 1"], 2),
        (["end-of-round", "idle 0"], 1),  # the hand holds a card
        (["end-of-round", "effect 0 juggler 0"], 1),  # in nobody's turn
        ([*OWN_TURN, "drawing 0 1"], 3),  # and nobody looks
        ([*OWN_TURN, "look 0", "drawing 1 1"], 3),
        ([*OWN_TURN, "pay-worker 0"], 3),
        ([*OWN_TURN, "house-worker 0"], 3),
        ([*OWN_TURN, "activated 0 duke"], 3),
        ([*OWN_TURN, "die 0"], 3),
        ([*OWN_TURN, "marker 0"], 3),
        ([*OWN_TURN, "home 0 baker"], 3),
        ([*OWN_TURN, "person 0 king"], 3),
        ([*OWN_TURN, "recall 0 nursemaid 0"], 3),  # other persons than whose?
        ([*OWN_TURN, "acting nursemaid"], 3),
        ([*OWN_TURN, "give 0 pickpocket 0.0 0"], 3),
        ([*OWN_TURN, "victim-effect 1 1 saboteur 0.0"], 3),
        ([*OWN_TURN, "sift 0 astrologer 0 3"], 3),
    ],
)
def test_a_step_stands_only_where_play_could_have_put_it(stack: list[str], place: int) -> None:
    acting = {"acting": "actor"} if any(step.startswith("acting") for step in stack) else {}
    assert bad(phase="play", stack=stack, seats=[DRAWN, {"hand": ["queen"]}], **acting) == f"stack[{place}]"


def test_who_goes_first_follows_from_the_option_and_the_round() -> None:
    assert GAME.load({"options": {"first": 2}}).view(None)["first"] == 1
    assert GAME.load({"options": {"first": 2}, "round": 2}).view(None)["first"] == 0


def test_what_was_picked_is_written_and_read() -> None:
    doc: dict[str, Any] = {"phase": "play", "seats": [{"hand": ["queen"]}, {"hand": ["king"]}]}
    position = GAME.load({**doc, "stack": [*OWN_TURN, "take-worker 0 3"], "picks": [["take-worker red"]]})
    assert [action.text for action in position.picked] == ["take-worker red"]
    position.play("take-worker blue", 0)
    position.play("take-worker blue", 0)
    assert position.awaiting == (1,)
    many = [["take-worker red"] * 4]
    assert bad(**doc, stack=[*OWN_TURN, "take-worker 0 3"], picks=many) == "stack[3]"
    mixed = [["marker red", "marker blue"]]
    assert bad(**doc, stack=[*OWN_TURN, "discard-threats 0 archer 0"], picks=mixed) == "stack[3]"
    taken = [["take-card duke"]]
    assert bad(**doc, stack=[*OWN_TURN, "take-discard 0 archivist 0"], picks=taken) == "stack[3]"


def test_figures_play_may_reach_are_read_however_large() -> None:
    position = GAME.load({"phase": "play", "seats": [{"points": 12_345, "guilders": 10_000, "hand": ["king"]}, {}]})
    position.play("guilders king", 0)
    assert GAME.load(position.dump()).dump() == position.dump()


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
    accepted = 0
    for step in chooser.sample(list(position.components.steps), 40):
        doc = {
            "phase": "play",
            "stack": ["end-of-round", "turn 3", "turn 2", "turn 1", "after-card 0", step],
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
        accepted += 1
        for _ in range(12):
            if not loaded.over:
                seat = loaded.awaiting[0]
                loaded.play(chooser.choice(list(loaded.legal(seat))), seat)
    assert accepted > 10


def test_what_a_step_begins_does_not_lie_beneath_it() -> None:
    position = letopis.game("bruges").new(2, 1)
    while position.dump()["phase"] != "roll":
        position.play(position.legal(position.awaiting[0])[0], position.awaiting[0])
    stack = ["end-of-round", "leadership", "play-phase", "may-advance 1", "reputation"]
    with pytest.raises(letopis.BadNotation) as error:
        letopis.game("bruges").load({**position.dump(), "stack": stack})
    assert error.value.path == "stack[4]"
