"""What the notation takes, what it derives, and how it complains."""

from typing import Any

import pytest

from letopis import BadNotation
from tests.games.villagers.tables import EVENTS, VILLAGERS, build, legal, me, play, seat, stacked, table

pytestmark = pytest.mark.plain

BUILDING = ["round", "markets", "events", "end-of-build"]


def bad(**fields: Any) -> BadNotation:
    """The complaint about a document of two seats."""
    doc: dict[str, Any] = {"game": "villagers", "phase": "build", "seats": [seat(), seat()], **fields}
    if "stack" in doc:
        del doc["phase"]
    with pytest.raises(BadNotation) as caught:
        VILLAGERS.load(doc)
    return caught.value


def test_a_bare_document_is_a_new_game() -> None:
    position = VILLAGERS.load({"game": "villagers", "players": 3, "seed": 5})
    assert [len(stack) for stack in position.dump()["stacks"]] == [6] * 6
    assert position.dump()["round"] == 1


def test_a_bare_solo_document_has_every_event_once() -> None:
    her = VILLAGERS.load({"game": "villagers", "players": 1, "seed": 5}).dump()["countess"]
    events = [*her["summer"], *her["winter"], *her["open"], *her["spent"]]
    assert sorted(events) == sorted(EVENTS)


def test_a_seat_whose_turn_is_to_come_has_all_of_it() -> None:
    stack = [*BUILDING, "build 1", "build 0"]
    position = VILLAGERS.load({"stack": stack, "seats": [seat(builds=1), seat("founders", "wattler")]})
    assert (me(position, 1)["builds"], me(position, 1)["exchanges"]) == (3, 3)
    assert legal(position) == ["end"]


def test_an_uncovered_monk_is_read_while_his_seat_builds_and_can_cover_him() -> None:
    home = seat("founders", "miner > seeker > monk", hand="jeweler", builds=1)
    position = VILLAGERS.load({"first": 1, "stack": [*BUILDING, "build 0"], "seats": [home, seat()]})
    assert legal(position) == ["place jeweler"]


def test_what_is_not_said_is_filled_with_the_cards_that_are_left() -> None:
    position = table(seat("founders > swineherd", hand="swineherd hunter"), seat())
    assert stacked(position) == 24
    assert "swineherd" not in position.dump()["road"]
    assert len([card for card in position.dump()["road"] if card]) == 6


def test_stacks_may_be_said_as_sizes() -> None:
    position = table(seat(), seat(), stacks=[0, 1, 2, ["agent"], 0, 7])
    assert [len(stack) for stack in position.dump()["stacks"]] == [0, 1, 2, 1, 0, 7]


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"seats": [seat("founders", "lumberjack > jeweler"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "lumberjack > (carpenter, carpenter, wheeler)"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "wheeler"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "hunter > agent"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "hunter{2}", "grocer{2}"), seat()]}, "seats[0].village[2]"),
        ({"seats": [seat("founders", "lumberjack > (carpenter"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "hunter x"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "hunter:food"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "lumberjack > monk"), seat()]}, "seats[0].village"),
        ({"seats": [seat("founders", "founders"), seat()]}, "seats[0].village"),
        ({"seats": [seat("hunter"), seat()]}, "seats[0].village"),
        ({"seats": [seat("founders", "tinner"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat("founders", "nobody"), seat()]}, "seats[0].village[1]"),
        ({"seats": [seat(hand="miner"), seat()]}, "seats[0].hand[0]"),
        ({"seats": [seat(hand="hunter hunter hunter"), seat()]}, ""),
        ({"seats": [seat(hand="tailor"), seat()]}, ""),
        ({"seats": [seat(ducats=-1), seat()]}, "seats[0].ducats"),
        ({"seats": [seat(gold=3), seat()]}, "seats[0].gold"),
        ({"seats": [seat(seen=["hunter"]), seat()]}, "seats[0].seen"),
        ({"seats": [seat(seen=["hunter@2"], hand="hunter"), seat()]}, "seats[0].seen[0]"),
        ({"seats": [seat(earned=[1]), seat()]}, "seats[0].earned"),
        ({"seats": [seat()], "players": 2}, "seats"),
        ({"road": ["nobody"]}, "road[0]"),
        ({"road": ["hunter"] * 7}, "road"),
        ({"road": ["Hunter!"]}, "road[0]"),
        ({"stacks": [1, 2]}, "stacks"),
        ({"stacks": [1, 2, 3, 4, 5, "x"]}, "stacks[5]"),
        ({"stacks": [["hunter@0.0"], 0, 0, 0, 0, 0]}, "stacks[0][0]"),
        ({"basics": {"miner": 9}}, "basics.miner"),
        ({"markets": 2}, "stack[0]"),
        ({"spot": 3}, "spot"),
        ({"placing": "hunter"}, "placing"),
        ({"basic": "miner"}, "basic"),
        ({"stack": ["fly"]}, "stack[0]"),
        ({"stack": ["build 7"]}, "stack[0]"),
        ({"stack": ["build 0", "round"]}, "stack[0]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "pay 1"]}, "stack[5]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "build 0"]}, "stack[5]"),
        ({"stack": [*BUILDING, "build 1", "build 0", "return 1"], "basic": "miner", "onto": 1}, "stack[6]"),
        ({"stack": ["round", "markets", "countess", "next-event", "resolve"]}, "stack[2]"),
        ({"stack": [], "markets": 1}, "markets"),
        ({"stack": [*BUILDING, "build", "before-build", "road", "draft 0"]}, "stack[7]"),
        ({"countess": {}}, "countess"),
        ({"phase": "sleep"}, "phase"),
        ({"phase": "setup", "first": 1}, "first"),
        ({"phase": "setup"}, "seats"),
        ({"round": 0}, "round"),
        ({"round": 999}, "round"),
        ({"seats": [seat(ducats=2_001), seat()]}, "seats"),
        ({"seats": [seat(earned=[1, 0, 0, 0, 0]), seat()]}, "markets"),
        ({"seats": [seat(builds=2), seat()]}, "seats[0].builds"),
        ({"seats": [seat(built=1), seat()]}, "seats[0].built"),
        ({"seats": [seat(drafts=1), seat()]}, "seats[0].drafts"),
        ({"seats": [seat(square=["hunter"]), seat()]}, "seats[0].drafts"),
        ({"markets": 1, "stacks": [1, 0, 0, 0, 0, 0]}, "stacks[0]"),
        ({"seats": [seat(builds=6), seat()], "stack": [*BUILDING, "build 1", "build 0"]}, "stack[5]"),
        ({"seats": [seat(), seat(builds=3)], "stack": [*BUILDING, "build 1", "build 0"]}, "stack[4]"),
        ({"seats": [seat(), seat(built=1)], "stack": [*BUILDING, "build 1", "build 0"]}, "stack[4]"),
        ({"first": 1, "stack": [*BUILDING, "build 1", "build 0"]}, "stack[4]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "on 0"]}, "stack[5]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "put-down 0", "unlock 0"], "placing": "hunter"}, "stack[6]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "put-down 0", "pay 0"], "placing": "hunter"}, "stack[6]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "swap 0"], "placing": "monk"}, "stack[5]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "smuggle 0"], "placing": "tinner"}, "stack[5]"),
        ({"first": 1, "stack": [*BUILDING, "build 0", "return 0"], "basic": "miner", "onto": 1}, "stack[5]"),
        ({"stack": [*BUILDING, "build", "before-build", "sweep", "ducat 0"], "first": 1}, "stack[6]"),
        ({"stack": [*BUILDING, "build", "jester build"]}, "stack[5]"),
        ({"stack": [*BUILDING, "build", "before-build", "road", "after-draft", "give"]}, "stack[7]"),
        (
            {
                "seats": [seat("founders", "miner > monk", builds=2), seat()],
                "first": 1,
                "stack": [*BUILDING, "build 0"],
            },
            "stack",
        ),
    ],
)
def test_complaints_name_the_field(fields: dict[str, Any], path: str) -> None:
    assert bad(**fields).path == path


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"countess": {"village": ["miner"]}}, "countess.village[0]"),
        ({"countess": {"open": ["sunshine"]}}, "countess.open[0]"),
        ({"countess": {"open": ["rats", "rats"]}}, "countess.open[1]"),
        ({"countess": {"summer": ["fire"]}}, "countess.summer[0]"),
        ({"countess": {"resolving": "toll"}}, "countess.resolving"),
        ({"countess": {"hunter": 1}}, "countess.hunter"),
        ({"countess": {"village": ["hunter > mason"]}}, "countess.village[0]"),
        ({"countess": {"village": ["mason{2}"]}}, "countess.village[0]"),
        ({"countess": {"jester": True}, "options": {"level": "hard"}}, "countess.jester"),
        ({"countess": {"open": ["fire"]}, "markets": 0}, "countess.open[0]"),
        (
            {"stack": ["round", "markets", "countess", "next-event", "resolve"], "countess": {"open": ["rats"]}},
            "stack[4]",
        ),
        (
            {
                "stack": ["round", "markets", "countess", "next-event", "resolve-on", "pick"],
                "countess": {"open": ["recruiters"], "resolving": "recruiters", "left": 0},
            },
            "stack[5]",
        ),
    ],
)
def test_complaints_about_the_countess(fields: dict[str, Any], path: str) -> None:
    assert bad(seats=[seat()], **fields).path == path


def test_a_turn_half_done_is_written_and_read_back() -> None:
    position = build("founders", "miner > blacksmith", "lumberjack > carpenter", "lumberjack", hand="cooper agent")
    for action in ("exchange hayer", "onto 3", "return agent", "place cooper", "on lumberjack 2"):
        play(position, action)
        again = VILLAGERS.load(position.dump())
        assert again.dump() == position.dump()
        assert legal(again) == legal(position)
    assert me(position)["village"][1] == "miner > blacksmith{2}"
