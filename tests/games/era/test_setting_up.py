"""Section 5: set-up, from the sorted supply to the first player."""

import pytest

import letopis
from letopis import Event
from letopis.testing.knowing import knows
from tests.games.era.tables import (
    CELLS,
    DATA,
    ERA,
    KEEP,
    RING,
    Doc,
    area,
    at,
    covered,
    disease,
    drawn,
    kind,
    legal,
    place,
    play,
    play_out,
    refused,
    seat,
    sheet,
    stock,
    table,
)

pytestmark = pytest.mark.plain

BUILDINGS = [building["id"] for building in DATA["buildings.toml"]["building"]]
LAYOUT = ["longhouse a1", "longhouse a2", "longhouse a3", "farm a4", "wall_4 a6", "wall_4 a7", "wall_4 a8"]


@pytest.mark.rule("E-5.1")
def test_two_players_put_a_building_of_each_type_and_a_die_of_each_colour_away() -> None:
    dump = ERA.new(players=2, seed=1).dump()
    assert {piece for piece, count in dump["box"].items() if count} == set(BUILDINGS)
    assert sum(dump["box"].values()) == 12
    assert dump["box_dice"] == {"peasant": 1, "burgher": 1, "noble": 1, "clergy": 1}


@pytest.mark.rule("E-5.1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_put_nothing_away(players: int) -> None:
    dump = ERA.new(players=players, seed=1).dump()
    assert not any(dump["box"].values())
    assert not any(dump["box_dice"].values())


@pytest.mark.rule("E-5.2")
@pytest.mark.parametrize(("players", "tokens"), [(1, 0), (2, 3), (3, 3), (4, 5)])
def test_so_many_tokens_lie_blank_side_up(players: int, tokens: int) -> None:
    dump = ERA.new(players=players, seed=1).dump()
    assert (dump["tokens"], dump["flipped"]) == (tokens, 0)


@pytest.mark.rule("E-5.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_pegs_start_at_0_1_2_3(players: int) -> None:
    position = ERA.new(players=players, seed=1)
    for number in range(players):
        assert stock(position, number) == (0, 1, 2, 3)
        assert (at(position, number)["culture"], at(position, number)["disaster"]) == (0, 0)


@pytest.mark.rule("E-5.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_keep_stands_in_the_centre_beside_three_peasants_and_a_noble(players: int) -> None:
    position = ERA.new(players=players, seed=1)
    for number in range(players):
        mine = at(position, number)
        assert mine["dice"] == {"peasant": 3, "burgher": 0, "noble": 1, "clergy": 0}
        assert mine["domain"] == [KEEP]
    assert covered(KEEP) == {"g7", "h7", "g8", "h8"}


@pytest.mark.rule("E-5.5")
@pytest.mark.parametrize(("players", "scorched"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_everybody_gets_the_opening_pieces(players: int, scorched: int) -> None:
    position = ERA.new(players=players, seed=1)
    pieces = [*["longhouse"] * 3, "farm", *["wall_4"] * 3, *["scorched"] * scorched]
    for number in range(players):
        assert sorted(at(position, number)["to_place"]) == sorted(pieces)


@pytest.mark.rule("E-5.6")
def test_everybody_places_all_pieces_in_his_own_time() -> None:
    position = ERA.new(players=4, seed=1)
    assert kind(position) == ("setup", (0, 1, 2, 3))
    play(position, *[f"2 place {piece}" for piece in LAYOUT])
    assert position.awaiting == (0, 1, 3)  # seat 2 is ready
    assert refused(position, "place longhouse a9", 2).rule == "L-2"
    play(position, *[f"{number} place {piece}" for piece in LAYOUT for number in (1, 3, 0)])
    assert position.dump()["round"] == 1
    for number in range(4):
        assert at(position, number)["domain"] == [KEEP, *LAYOUT]
    assert kind(position) == ("reroll", (0, 1, 2, 3))


@pytest.mark.rule("E-5.6")
def test_no_piece_may_be_left_out_or_stand_on_another() -> None:
    position = ERA.new(players=4, seed=1)
    for text in ("pass", "roll", "build farm"):
        assert refused(position, text).rule == "L-3"
    assert refused(position, "place longhouse g7").key == "refusal-occupied"
    assert refused(position, "place church a1").key == "refusal-not-in-hand"
    assert refused(position, "place church n14").key == "refusal-not-in-hand"
    assert refused(position, "place scorched a1").key == "refusal-not-in-hand"  # none with four players
    play(position, "0 place farm a1")
    assert refused(position, "place farm a4").key == "refusal-not-in-hand"  # one is all there was


@pytest.mark.rule("E-5.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_pieces_are_placed_in_any_order(players: int) -> None:
    position = ERA.new(players=players, seed=1)
    pieces = ["scorched"] * (4 - players) + [
        "wall_4",
        "farm",
        "longhouse",
        "wall_4",
        "longhouse",
        "wall_4",
        "longhouse",
    ]
    free = {"longhouse": 352, "farm": 288, "wall_4": 288, "scorched": 160}
    texts = legal(position)
    for piece in set(pieces):
        assert len([text for text in texts if text.split()[1] == piece]) == free[piece]
    cells = ["a1", "e1", "i1", "a4", "e4", "i4", "a10", "e10", "i10", "a13"]
    for number, (piece, cell) in enumerate(zip(pieces, cells)):
        assert {text.split()[1] for text in legal(position)} == set(pieces[number:])
        assert position.legal(0).count(next(iter(position.legal(0)))) == 1
        assert sorted(at(position)["to_place"]) == sorted(pieces[number:])
        play(position, f"0 place {piece} {cell}")
    assert at(position)["domain"] == [KEEP, *[f"{piece} {cell}" for piece, cell in zip(pieces, cells)]]


@pytest.mark.rule("E-5.6")
def test_bots_look_at_the_first_piece_in_hand_only() -> None:
    position = ERA.new(players=2, seed=1)
    assert {action.words[0] for action in knows(position).sensible(position, 0, position.legal(0))} == {"longhouse"}
    play(position, "0 place longhouse a1", "0 place longhouse a3", "0 place longhouse a5", "0 place wall_4 a7")
    assert {action.words[0] for action in knows(position).sensible(position, 0, position.legal(0))} == {"farm"}


@pytest.mark.rule("E-5.6", "E-17.1")
def test_the_layouts_are_shown_together_when_the_last_is_ready() -> None:
    position = ERA.new(players=4, seed=1)
    for number in (3, 1, 2, 0):
        for piece in LAYOUT:
            views: list[Doc] = [position.view(viewer) for viewer in (*range(4), None)]
            for viewer, view in zip((*range(4), None), views):
                for other, theirs in enumerate(view["seats"]):
                    if other != viewer:
                        assert theirs["domain"] == [KEEP]
            play(position, f"{number} place {piece}")
    assert [theirs["domain"] for theirs in position.view()["seats"]] == [[KEEP, *LAYOUT]] * 4


@pytest.mark.rule("E-5.6", "E-D13")
def test_at_set_up_a_scorched_area_may_lie_inside_a_ring() -> None:
    position = ERA.new(players=1, seed=1)
    play(position, *[f"0 place {piece}" for piece in ("longhouse a1", "longhouse a2", "longhouse a3", "farm a4")])
    play(position, *[f"0 place {piece}" for piece in RING[1:]], "0 place scorched i7")
    assert position.view(0)["seats"][0]["area"] == 2


@pytest.mark.rule("E-5.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_room_for_the_rest_is_always_left(players: int) -> None:
    """Whichever comes last, and however the others lie: none of them touches more than so many of its places."""
    size = {"keep": (2, 2), "longhouse": (1, 2), "farm": (2, 3), "wall_4": (1, 4), "scorched": (2, 2)}
    hand = ["keep", *at(ERA.new(players=players, seed=1))["to_place"]]
    for last in set(hand[1:]):
        height, width = size[last]
        others = hand.copy()
        others.remove(last)
        touched = 0
        for other in others:
            tall, wide = size[other]
            turns = ((tall, wide), (wide, tall))
            touched += max((rows + height - 1) * (cols + width - 1) for rows, cols in turns)
        assert touched < (15 - height) * (15 - width), last


@pytest.mark.rule("E-5.7", "E-D22", "E-18.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_most_swords_is_first_and_only_the_tied_roll_again(players: int) -> None:
    swords = {"n1": 0, "n2": 1, "n3": 2, "n4": 3, "n5": 0, "n6": 0}
    ties = firsts = 0
    for seed in range(40):
        position, events = last_placement(players, seed)
        before = 0
        rolls = [event for event in events if event.key == "event-first-roll"]
        candidates = list(range(players))
        while rolls:
            now, rolls = rolls[: len(candidates)], rolls[len(candidates) :]
            assert [event.seat for event in now] == candidates  # only the tied, each once
            counted = [swords[str(event.figures["face"])] for event in now]
            assert counted == [event.figures["swords"] for event in now]
            candidates = [who for who, count in zip(candidates, counted) if count == max(counted)]
            ties += len(candidates) > 1
            before += len(now)
        assert len(candidates) == 1
        assert position.dump()["first"] == candidates[0]
        firsts |= 1 << candidates[0]
        dice = sum(sum(mine["dice"].values()) for mine in position.dump()["seats"])
        assert drawn(position) == before + dice  # and then the first roll of the round
    assert ties > 3
    assert firsts == (1 << players) - 1  # each has been first


def last_placement(players: int, seed: int) -> tuple[letopis.Position, list[Event]]:
    """The end of a set-up: one seat has one piece left, and lays it."""
    scorched = [f"scorched {cell}" for cell in ("a11", "a13", "d13")]
    dealt = [*LAYOUT, *scorched[: 4 - players]]
    late, ready = ({"domain": [KEEP, *pieces]} for pieces in (dealt[:6] + dealt[7:], dealt))
    position = table("setup", late, *[ready] * (players - 1), seed=seed)
    assert position.awaiting == (0,)
    return position, play(position, "0 place wall_4 j1")


@pytest.mark.rule("E-5.7")
def test_the_roll_for_first_player_has_no_other_effect() -> None:
    for seed in range(12):
        position, _ = last_placement(3, seed)
        for number in range(3):
            assert stock(position, number) == (0, 1, 2, 3)
            assert at(position, number)["dice"] == {"peasant": 3, "burgher": 0, "noble": 1, "clergy": 0}
            assert (at(position, number)["culture"], at(position, number)["disaster"]) == (0, 0)


@pytest.mark.rule("E-5.7", "E-16.2")
def test_alone_there_is_no_roll_for_first_player() -> None:
    position, events = last_placement(1, 1)
    assert not [event for event in events if event.key.startswith("event-first")]
    assert drawn(position) == 4


# fmt: off
SUPPLIES = {  # E-5.8: solo, 2, 3 and 4 players
    "keep": (5, 5, 5, 4), "longhouse": (14, 11, 9, 6), "townhouse": (5, 4, 5, 5), "church": (5, 4, 5, 5),
    "farm": (15, 13, 13, 12), "lumber_mill": (3, 2, 3, 3), "hospital": (3, 2, 3, 3), "monastery": (3, 2, 3, 3),
    "market": (3, 2, 3, 3), "guildhall": (3, 2, 3, 3), "university": (2, 1, 2, 2), "cathedral": (2, 1, 2, 2),
    "wall_2": (3, 3, 3, 3), "wall_3": (4, 4, 4, 4), "wall_4": (15, 12, 9, 6), "wall_5": (4, 4, 4, 4),
    "wall_6": (3, 3, 3, 3), "scorched": (24, 23, 24, 27),
}
# fmt: on
SUPPLY_DICE = {"peasant": (14, 11, 9, 6), "burgher": (5, 4, 5, 5), "noble": (5, 5, 5, 4), "clergy": (5, 4, 5, 5)}


@pytest.mark.rule("E-5.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_much_is_left_in_the_supply(players: int) -> None:
    dump = ERA.new(players=players, seed=1).dump()
    assert dump["supply"] == {piece: counts[players - 1] for piece, counts in SUPPLIES.items()}
    assert dump["supply_dice"] == {colour: counts[players - 1] for colour, counts in SUPPLY_DICE.items()}


@pytest.mark.rule("E-5.9")
def test_one_part_of_a_board_is_as_good_as_another() -> None:
    """Stickers would tell parts of the board apart; nothing in play does."""
    laid = legal(place("longhouse"))
    assert {text.split()[2] for text in laid if len(text.split()) == 3} == {cell for cell in CELLS if cell[0] != "n"}
    for layout in (["market c4", "farm e4", "church b4"], ["market k10", "farm m10 90", "church j10"]):
        there = just_scored(layout)
        assert (there["market"], there["market_bonus"], disease(*layout)) == (2, 4, 3)
    assert area("wall_4 a1", "wall_4 e1 90", "wall_4 b5", "wall_4 a2 90") == 9
    assert area("wall_4 j10", "wall_4 n10 90", "wall_4 k14", "wall_4 j11 90") == 9


def just_scored(layout: list[str]) -> dict[str, int]:
    """The score rows of a domain."""
    return sheet(table("over", seat(*layout), seat())).rows


def test_wrong_options_are_refused_by_name() -> None:
    for options in ({"round_limit": -1}, {"round_limit": 1000}, {"round_limit": "ten"}, {"round_limit": True}):
        with pytest.raises(letopis.BadOption) as caught:
            ERA.new(players=2, seed=1, options=options)
        assert (caught.value.option, caught.value.allowed) == ("round_limit", "0 to 999")
    with pytest.raises(letopis.BadOption) as caught:
        ERA.new(players=2, seed=1, options={"stickers": True})
    assert caught.value.option == "stickers"
    for players in (0, 5, True):
        with pytest.raises(letopis.BadOption):
            ERA.new(players=players, seed=1)


@pytest.mark.rule("E-D31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_a_round_limit_the_game_ends_after_that_round(players: int) -> None:
    position = ERA.new(players=players, seed=5, options={"round_limit": 2})
    play_out(position, players)
    assert position.dump()["round"] == 2
    assert position.dump()["flipped"] < position.dump()["tokens"]
    assert len(position.ranking()) >= 1
