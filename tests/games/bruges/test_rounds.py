"""Set-up and the phases around the cards: sections 1, 3 and 4."""

from typing import Any

import pytest

import letopis
from letopis.bots.random_play import play_out
from letopis.games.bruges.position import BrugesPosition
from letopis.kernel.chance import from_seed
from tests.games.bruges.table import COLOURS, play, stock, table

GAME = letopis.game("bruges")
QUIET = dict.fromkeys(COLOURS, 3)


def new(players: int = 2, seed: int = 1, **options: Any) -> BrugesPosition:
    position = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(position, BrugesPosition)
    return position


# ---- section 1


@pytest.mark.rule("BR-1.1", "BR-1.2", "BR-8.2")
def test_games_last_six_to_nine_rounds_and_somebody_wins() -> None:
    rounds = []
    for seed in range(12):
        position = new(2 + seed % 3, seed)
        play_out(position, from_seed(seed))
        rounds.append(position.round)
        assert position.ranking()[0]
    assert set(rounds) <= {6, 7, 8, 9}


@pytest.mark.rule("BR-1.2")
def test_a_round_goes_from_drawing_to_dice_to_cards_to_leadership() -> None:
    position = new(first=1)
    phases = []
    while position.round == 1:
        phases.append(position.view(None)["phase"])
        position.play(position.legal(position.awaiting[0])[0], position.awaiting[0])
    assert list(dict.fromkeys(phases)) in (["draw", "roll", "play"], ["draw", "play"])


@pytest.mark.rule("BR-1.3", "BR-5.2")
def test_one_card_has_six_uses() -> None:
    position = table({"hand": ["king"], "threats": {"blue": 1}})
    uses = [f"{use} king" for use in ("workers", "guilders", "threat", "canal", "house", "settle")]
    assert [action.text for action in position.legal(0)] == uses


# ---- section 3


@pytest.mark.rule("BR-3.1")
def test_there_are_33_cards_and_9_markers_of_each_colour() -> None:
    components = new().components
    for colour in range(5):
        assert len([card for card in components.cards if card.colour == colour]) == 33
    assert components.markers == 9


@pytest.mark.rule("BR-3.2")
def test_the_statue_of_7_lies_on_top() -> None:
    assert new().view(None)["statues"] == [7, 6, 5, 4, 3, 2]


@pytest.mark.rule("BR-3.3")
@pytest.mark.parametrize(("players", "first", "second", "extra"), [(2, 33, 33, 99), (3, 50, 49, 66), (4, 66, 66, 33)])
def test_as_many_stacks_as_players_make_the_piles(players: int, first: int, second: int, extra: int) -> None:
    view = new(players).view(None)
    assert [pile["count"] for pile in view["piles"]] == [first, second]
    assert view["extra"] == extra


@pytest.mark.rule("BR-3.4", "BR-3.5", "BR-3.7")
def test_everybody_starts_alike_and_without_cards() -> None:
    for seat in new(4).dump()["seats"]:
        assert (seat["points"], seat["guilders"], seat["reputation"]) == (5, 5, 0)
        assert seat["workers"] == dict.fromkeys(COLOURS, 1)
        assert (seat["leads"], seat["hand"], seat["houses"]) == ([], [], [])


@pytest.mark.rule("BR-3.6")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, ["north_west", "south_east"]),
        (3, ["north_west", "north_east", "south_east"]),
        (4, ["north_west", "north_east", "south_east", "south_west"]),
    ],
)
def test_places_by_number_of_players(players: int, places: list[str]) -> None:
    assert [seat["place"] for seat in new(players).view(None)["seats"]] == places


@pytest.mark.rule("BR-3.8")
def test_the_first_player_is_drawn_or_set() -> None:
    assert {new(3, seed).first for seed in range(12)} == {0, 1, 2}
    assert {new(3, seed, first=2).first for seed in range(5)} == {1}
    with pytest.raises(letopis.BadOption):
        new(2, first=4)


@pytest.mark.rule("BR-3.9")
def test_nobody_plays_alone() -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(letopis.BadOption):
        GAME.new(players=1)


# ---- section 4, phase 1


@pytest.mark.rule("BR-4.1", "BR-4.2")
def test_each_refills_completely_before_the_next() -> None:
    position = new(first=2)
    assert position.awaiting == (1,)
    play(position, *["draw 1"] * 4)
    assert position.awaiting == (1,)
    play(position, "draw 2")
    assert position.awaiting == (0,)
    assert len(position.seats[1].hand) == 5


@pytest.mark.rule("BR-4.3", "BR-9.2")
def test_drawn_cards_are_seen_only_when_the_hand_is_full() -> None:
    position = new(first=1)
    play(position, *["draw 1"] * 4)
    mine = position.view(0)["seats"][0]
    assert (mine["hand"], len(mine["unseen"])) == ([], 4)
    play(position, "draw 1")
    mine = position.view(0)["seats"][0]
    assert (len(mine["hand"]), mine["unseen"]) == (5, [])


@pytest.mark.rule("BR-4.3")
def test_of_a_pile_only_the_top_colour_is_seen() -> None:
    assert set(new().view(0)["piles"][0]) == {"count", "colour"}


@pytest.mark.rule("BR-4.4")
def test_a_full_hand_draws_and_discards_nothing() -> None:
    hand = ["king", "duke", "count", "banker", "queen", "poet"]
    position = table({"hand": hand}, {"hand": []}, phase="draw")
    assert position.awaiting == (1,)
    assert len(position.seats[0].hand) == 6


@pytest.mark.rule("BR-4.5", "BR-4.7")
def test_the_extra_pile_comes_in_with_the_last_card_of_a_pile() -> None:
    position = table({}, phase="draw", piles=[["king"], ["queen", "duke"]])
    assert position.last == 0
    play(position, "draw 1")
    view = position.view(0)
    assert view["extra"] == 0
    assert view["piles"][0]["count"] > 100
    assert position.last == position.round


@pytest.mark.rule("BR-4.7", "BR-4.8")
def test_in_phase_3_the_extra_pile_makes_the_next_round_the_last() -> None:
    position = table({"live": ["lackey"]}, piles=[["king"], ["queen", "duke"]])
    play(position, "activate lackey", "draw 1")
    assert position.last == position.round + 1


@pytest.mark.rule("BR-4.7")
def test_a_pile_that_runs_out_later_changes_nothing() -> None:
    position = table({"live": ["lackey"]}, piles=[["king"], ["queen", "duke", "count"]], last=3)
    play(position, "activate lackey", "draw 1")
    assert position.last == 3


@pytest.mark.rule("BR-4.6")
def test_the_other_pile_is_split_and_keeps_the_larger_part() -> None:
    position = table({"live": ["lackey"]}, piles=[["king"], ["queen", "duke", "count"]], extra=[], last=3)
    play(position, "activate lackey", "draw 1")
    assert [pile["count"] for pile in position.view(0)["piles"]] == [1, 2]


@pytest.mark.rule("BR-4.6", "BR-9.3")
def test_with_fewer_than_two_cards_left_the_discards_come_back() -> None:
    position = table({"live": ["lackey"]}, piles=[["king"], ["queen"]], extra=[], last=3)
    discards = len(position.discards)
    play(position, "activate lackey", "draw 1")
    assert position.discards == []
    assert sum(pile["count"] for pile in position.view(0)["piles"]) == discards + 1


@pytest.mark.rule("BR-4.6")
def test_piles_that_ran_dry_take_up_what_was_discarded_since() -> None:
    everything = [card["id"] for card in GAME.own_files()["cards.toml"]["card"]]
    kept = everything[:-3]
    doc: dict[str, Any] = {
        "phase": "draw",
        "last": 1,
        "extra": [],
        "piles": [[], []],
        "discards": everything[-3:],
        "seats": [
            {"houses": [{"card": id} for id in kept[:60]]},
            {"houses": [{"card": id} for id in kept[60:110]]},
            {},
        ],
    }
    doc["seats"][2]["hand"] = kept[110:]
    position = GAME.load(doc)
    assert position.awaiting == (0,)
    assert [pile["count"] for pile in position.view(0)["piles"]] == [1, 2]
    for _ in range(3):
        position.play(position.legal(0)[0], 0)
    assert position.decision(position.awaiting[0]).kind != "refilling"  # no card is left anywhere


# ---- section 4, phase 2


@pytest.mark.rule("BR-4.9")
def test_the_dice_are_rolled_once_and_keep_their_values() -> None:
    position = table({"hand": ["king"]}, phase="roll", dice=dict.fromkeys(COLOURS, 0))
    while position.view(None)["phase"] == "roll":
        play(position, position.legal(position.awaiting[0])[-1].text)
    rolled = position.dump()["dice"]
    assert all(1 <= value <= 6 for value in rolled.values())
    play(position, "workers king")
    assert position.dump()["dice"] == rolled


@pytest.mark.rule("BR-4.10")
def test_every_player_receives_a_marker_for_each_5_and_6() -> None:
    position = table({}, {}, {}, phase="threats", dice={**QUIET, "red": 5, "yellow": 6}, first=1)
    for seat in position.dump()["seats"]:
        assert {colour for colour, count in seat["threats"].items() if count} == {"red", "yellow"}


@pytest.mark.rule("BR-4.11")
def test_a_step_costs_the_sum_of_ones_and_twos() -> None:
    position = table({}, phase="reputation", dice={**QUIET, "blue": 2, "red": 1, "yellow": 2})
    assert position.decision(0).context == {"price": 5}
    play(position, "0: advance", "1: stay")
    assert (position.seats[0].reputation, position.seats[0].guilders) == (1, 15)
    assert position.seats[1].reputation == 0


@pytest.mark.rule("BR-4.11")
def test_without_a_one_or_two_nobody_is_asked() -> None:
    position = table({"hand": ["king"]}, phase="reputation", dice=QUIET)
    assert position.decision(0).kind == "play"


@pytest.mark.rule("BR-4.11")
def test_whoever_cannot_pay_is_not_asked() -> None:
    position = table({"guilders": 1}, phase="reputation", dice={**QUIET, "blue": 2})
    assert position.awaiting == (1,)


@pytest.mark.rule("BR-4.12")
def test_nobody_passes_the_last_step() -> None:
    position = table({"reputation": 10}, phase="reputation", dice={**QUIET, "blue": 2})
    assert position.awaiting == (1,)


# ---- section 4, phase 4


@pytest.mark.rule("BR-4.13", "BR-4.14")
def test_the_sole_leader_of_each_category_turns_the_marker() -> None:
    position = table(
        {"reputation": 2, "live": ["duke"]},
        {"reputation": 1, "canal": {"left": 1, "right": 2}},
        {"canal": {"left": 2}},
        phase="leadership",
    )
    leads = [seat["leads"] for seat in position.dump()["seats"]]
    assert leads == [["reputation", "persons"], ["canal"], []]


@pytest.mark.rule("BR-4.14")
def test_a_tie_or_nothing_leads_nowhere() -> None:
    position = table({"reputation": 2}, {"reputation": 2}, phase="leadership")
    assert [seat["leads"] for seat in position.dump()["seats"]] == [[], []]


@pytest.mark.rule("BR-4.15")
def test_a_marker_stays_and_a_new_leader_turns_one_too() -> None:
    position = table({"leads": ["canal"]}, {"canal": {"left": 1}}, phase="leadership")
    assert [seat["leads"] for seat in position.dump()["seats"]] == [["canal"], ["canal"]]


@pytest.mark.rule("BR-4.16")
def test_persons_turn_upright_and_the_marker_passes_on() -> None:
    position = table({"live": ["duke"], "rotated": ["duke"]}, phase="leadership")
    assert (position.first, position.round) == (1, 4)
    assert position.seats[0].rotated == 0


@pytest.mark.rule("BR-4.16", "BR-4.7")
def test_after_the_last_round_the_game_is_over() -> None:
    position = table({}, phase="leadership", last=3, extra=[])
    assert position.over
    assert position.awaiting == ()
    with pytest.raises(letopis.Refused):
        position.play("draw 1", 0)


@pytest.mark.rule("BR-9.4")
def test_never_are_two_asked_at_once() -> None:
    position = new(4, 5)
    while not position.over:
        assert len(position.awaiting) == 1
        position.play(position.legal(position.awaiting[0])[-1], position.awaiting[0])


def test_stock_counts_everything() -> None:
    assert stock(table())["guilders"] == 20
