"""Characters, their activation, and how they meet: sections 7 and 10."""

from itertools import permutations
from typing import Any

import pytest

import letopis
from letopis import Refused
from letopis.games.bruges.position import BrugesPosition
from tests.games.bruges.table import COLOURS, changes, play, stock, table

QUIET = dict.fromkeys(COLOURS, 3)


def why(position: BrugesPosition, action: str, seat: int = 0) -> str:
    refusal = position.why(action, seat)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


# ---- section 7


@pytest.mark.rule("BR-7.1")
def test_an_estate_counts_its_own_persons_only_the_counting_one_included() -> None:
    position = table({"live": ["captain_of_the_guard", "veteran", "poet"]})
    play(position, "activate captain_of_the_guard")
    assert position.seats[0].guilders == 24


@pytest.mark.rule("BR-7.2")
def test_points_are_a_third_of_the_price_and_count_while_in_play() -> None:
    for card in table().components.cards:
        assert card.points * 3 == card.cost
    assert table({"live": ["prince"], "hand": ["king"]}, phase="over").scores()[0].rows["persons"] == 3


@pytest.mark.rule("BR-7.3", "BR-7.11")
def test_lightning_strikes_again_only_if_settled_anew() -> None:
    position = table({"live": ["alchemist"], "hand": ["nursemaid"]}, stack=["end-of-round", "turns 1", "turn 0"])
    assert why(position, "activate alchemist") == "BR-7.9 refusal-not-activated"
    play(position, "settle nursemaid", "recall alchemist")
    before = position.seats[0].guilders
    play(position, "settle alchemist")
    assert position.seats[0].guilders == before - 3 + 6


@pytest.mark.rule("BR-7.4")
def test_a_worker_of_the_colour_shown_is_returned_once_a_round() -> None:
    position = table({"live": ["duke", "viscount"], "workers": {"red": 2}})
    assert why(position, "activate viscount") == "BR-7.4 refusal-no-worker-to-pay"
    play(position, "activate duke")
    assert position.seats[0].workers == [0, 0, 1, 0, 0]
    assert why(table({"live": ["duke", "baker"], "rotated": ["duke"]}), "activate duke") == "BR-7.4 refusal-rotated"


@pytest.mark.rule("BR-7.5")
def test_once_per_round_is_free() -> None:
    position = table({"live": ["accountant", "baker"]})
    before = stock(position)
    play(position, "activate accountant")
    assert changes(before, stock(position)) == {"guilders": 2}
    assert why(position, "activate accountant") == "BR-7.4 refusal-rotated"


@pytest.mark.rule("BR-7.6", "BR-7.7")
def test_automatic_persons_work_every_time_and_are_not_rotated() -> None:
    position = table({"live": ["lawyer"], "hand": ["king", "duke"]}, stack=["end-of-round", "turns 1", "turn 0"])
    play(position, "workers king", "workers duke")
    assert position.seats[0].workers[0] == 8
    assert position.seats[0].rotated == 0


@pytest.mark.rule("BR-7.8")
def test_a_laurel_gives_nothing_before_the_end() -> None:
    position = table({"hand": ["king"], "live": ["duke"]})
    play(position, "settle king")
    assert position.seats[0].points == 10
    assert position.scores()[0].rows["laurels"] == 4


@pytest.mark.rule("BR-7.9")
def test_persons_are_activated_before_and_after_the_card_even_when_just_settled() -> None:
    position = table({"hand": ["banker"], "live": ["baker"]})
    play(position, "activate baker", "settle banker", "activate banker")
    assert position.seats[0].guilders == 20 + 1 - 9 + 3
    assert position.awaiting == (1,)


@pytest.mark.rule("BR-7.9")
def test_nobody_is_activated_in_the_middle_of_an_effect() -> None:
    position = table({"hand": ["farmhand"], "live": ["baker"]})
    play(position, "settle farmhand")
    assert why(position, "activate baker") == "L-3 refusal-not-asked"


@pytest.mark.rule("BR-7.9")
def test_another_seats_person_cannot_be_activated() -> None:
    position = table({"hand": ["king"]}, {"live": ["baker"]})
    assert why(position, "activate baker") == "BR-7.9 refusal-no-such-person"


@pytest.mark.rule("BR-7.10")
def test_the_coachman_leaves_an_empty_hand_that_is_refilled_to_five() -> None:
    hand = ["king", "duke", "count", "banker", "poet"]
    position = table({"live": ["coachman"], "hand": hand}, {"hand": ["queen", "prince", "baron", "mason", "baker"]})
    play(position, "activate coachman", "workers poet")
    for mine, theirs in zip(hand, ["queen", "prince", "baron", "mason"], strict=False):
        play(position, f"0: workers {mine}", f"1: workers {theirs}")
    assert position.seats[0].hand == []
    while position.view(None)["phase"] == "draw":
        play(position, "draw 1")
    assert len(position.seats[0].hand) == 5


@pytest.mark.rule("BR-7.11")
def test_a_person_recalled_and_settled_again_may_be_activated_again() -> None:
    position = table(
        {"live": ["banker"], "rotated": ["banker"], "hand": ["nursemaid"], "guilders": 30},
        stack=["end-of-round", "turns 1", "turn 0"],
    )
    play(position, "settle nursemaid", "recall banker", "settle banker", "activate banker")
    assert position.seats[0].guilders == 30 + 3 - 9 + 3


@pytest.mark.rule("BR-7.11")
def test_a_person_that_leaves_has_no_effect_any_more() -> None:
    position = table(
        {"live": ["lawyer"], "threats": {"brown": 2}, "hand": ["king"]}, phase="threats", dice={**QUIET, "brown": 5}
    )
    play(position, "workers king")
    assert position.seats[0].workers[0] == 4


@pytest.mark.rule("BR-7.12")
@pytest.mark.parametrize(("card", "left"), [("tailor", 17), ("baroness", 14)])
def test_nobody_changes_the_own_settling(card: str, left: int) -> None:
    position = table({"hand": [card]})
    play(position, f"settle {card}")
    assert position.seats[0].guilders == left
    playwright = table({"hand": ["playwright"]})
    play(playwright, "settle playwright")
    assert playwright.seats[0].points == 10


@pytest.mark.rule("BR-7.13")
def test_ones_own_effects_come_before_the_opponents() -> None:
    # the Thief takes all three guilders before the Bard brings his victim another one
    position = table({"hand": ["thief"]}, {"live": ["bard"], "guilders": 3})
    play(position, "settle thief", "victim 2")
    assert (position.seats[0].guilders, position.seats[1].guilders) == (23, 1)


@pytest.mark.rule("BR-7.13")
def test_effects_of_several_players_go_clockwise_from_whoever_acts() -> None:
    position = table({"live": ["bard"]}, {"hand": ["dancer"]}, {"live": ["fence"]}, stack=["end-of-round", "turn 1"])
    events = position.play("settle dancer", 1) + position.play("home 1", 1)
    assert [event.seat for event in events if event.key == "event-gained-guilders"] == [1, 0]


@pytest.mark.rule("BR-7.13")
def test_with_these_cards_the_order_of_ones_own_effects_never_matters() -> None:
    """Of all persons that wait for the same event at most one asks a question."""
    asking: dict[int, list[str]] = {}
    for card in table().components.cards:
        if card.event >= 0 and not card.plain:
            asking.setdefault(card.event, []).append(card.id)
    assert all(len(ids) == 1 for ids in asking.values()), asking


@pytest.mark.rule("BR-7.14")
def test_discounts_add_up_and_never_pay_back() -> None:
    position = table({"live": ["baroness", "coachman"], "hand": ["translator", "prince"]})
    play(position, "settle translator", "draw 1", "draw 1", "settle prince")
    assert position.seats[0].guilders == 20 - 6 - (9 - 3 - 3)
    cheap = table({"live": ["mason"], "hand": ["king"], "guilders": 0})
    play(cheap, "canal king")
    assert (cheap.seats[0].guilders, cheap.seats[0].left) == (0, 1)


# ---- section 10: how they meet


@pytest.mark.rule("BR-10.2")
def test_a_copier_is_not_copied() -> None:
    position = table({"live": ["puppeteer"]}, {"live": ["duke"]}, {"live": ["poet"]})
    play(position, "activate puppeteer")
    assert [action.text for action in position.legal(0)] == ["copy duke", "copy poet", "decline"]
    flashes = table({"hand": ["actor"], "live": ["alchemist", "duke"]})
    play(flashes, "settle actor")
    assert why(flashes, "copy actor") == "BR-10.2 refusal-no-other-person"
    assert why(flashes, "copy duke") == "BR-10.2 refusal-not-copied"


@pytest.mark.rule("BR-10.2")
def test_a_copied_recall_or_refresh_means_others_than_the_copier() -> None:
    position = table({"hand": ["actor"], "live": ["duke"]}, {"live": ["nursemaid"]})
    play(position, "settle actor", "copy nursemaid")
    assert [action.text for action in position.legal(0)] == ["recall duke", "decline"]
    puppets = table({"live": ["puppeteer", "baker"], "rotated": ["baker"]}, {"live": ["cupbearer"]})
    play(puppets, "activate puppeteer", "copy cupbearer")
    assert [action.text for action in puppets.legal(0)] == ["refresh baker", "decline"]
    play(puppets, "refresh baker")
    assert puppets.acting == -1


@pytest.mark.rule("BR-10.2")
def test_whoever_refreshes_is_not_refreshed() -> None:
    live = ["acrobat", "cupbearer", "baker"]
    position = table({"live": live, "rotated": ["cupbearer", "baker"]})
    play(position, "activate acrobat")
    assert [action.text for action in position.legal(0)] == ["refresh baker", "decline"]
    assert why(position, "refresh cupbearer") == "BR-10.2 refusal-no-other-person"


@pytest.mark.rule("BR-10.2")
def test_copying_costs_the_other_nothing_and_does_not_rotate() -> None:
    position = table({"live": ["puppeteer"]}, {"live": ["duke", "bodyguard"]})
    play(position, "activate puppeteer", "copy duke")
    assert position.seats[0].points == 12
    assert position.seats[1].rotated == 0


@pytest.mark.rule("BR-10.3", "BR-6.2")
def test_a_penalty_strikes_in_somebody_elses_turn() -> None:
    position = table({"live": ["arsonist", "fence"], "hand": ["king"]}, {"threats": {"red": 2}, "live": ["duke"]})
    play(position, "activate arsonist")
    assert position.awaiting == (1,)
    assert position.decision(1).kind == "fire"
    play(position, "1: burn-house 1")
    assert position.awaiting == (0,)
    assert position.decision(0).kind == "play"
    assert position.seats[0].guilders == 22
    assert len(position.seats[1].hand) == 2


@pytest.mark.rule("BR-10.3", "BR-10.4")
def test_the_immune_are_passed_over_and_cannot_be_chosen() -> None:
    position = table({"live": ["bailiff"]}, {"live": ["bodyguard"]}, {})
    play(position, "activate bailiff")
    assert [action.text for action in position.legal(0)] == ["victim 3"]
    assert why(position, "victim 2") == "BR-10.4 refusal-immune"
    alone = table({"live": ["bailiff"]}, {"live": ["bodyguard"]})
    play(alone, "activate bailiff")
    assert alone.seats[0].guilders == 21


@pytest.mark.rule("BR-10.3")
def test_the_victim_gives_what_there_is() -> None:
    position = table({"hand": ["thief"]}, {"guilders": 3})
    play(position, "settle thief", "victim 2")
    assert (position.seats[0].guilders, position.seats[1].guilders) == (23, 0)
    bare = table({"hand": ["pickpocket"]}, {"workers": {}})
    play(bare, "settle pickpocket")
    assert bare.seats[0].guilders == 21


@pytest.mark.rule("BR-10.3")
def test_a_penalty_without_markers_leaves_the_markers() -> None:
    position = table({"hand": ["assassin"]}, {"live": ["duke"], "threats": {"brown": 2}})
    play(position, "settle assassin", "victim 2")
    assert (position.seats[1].household.persons, position.seats[1].threats[1]) == (0, 2)


@pytest.mark.rule("BR-10.4")
def test_a_cancelled_penalty_still_wakes_the_fence() -> None:
    position = table(
        {"live": ["fence"]},
        {"live": ["diplomat"], "threats": {"purple": 2}},
        phase="threats",
        dice={**QUIET, "purple": 6},
    )
    assert (position.seats[0].guilders, position.seats[1].points) == (22, 10)
    assert position.seats[1].threats[3] == 0


@pytest.mark.rule("BR-10.5")
def test_guilders_choose_the_die_then_its_least_then_the_rest() -> None:
    live = ["mathematician", "miller", "spice_merchant", "forger"]
    position = table({"live": live, "hand": ["king"]}, dice={**QUIET, "blue": 1, "red": 5})
    play(position, "guilders king")
    assert [action.text for action in position.legal(0)] == [f"die {colour}" for colour in COLOURS]
    play(position, "die blue")
    assert (position.seats[0].guilders, position.seats[0].workers[0]) == (25, 3)


@pytest.mark.rule("BR-10.2", "BR-10.6")
def test_an_extra_card_inside_an_effect_wakes_everything_as_usual() -> None:
    position = table({"live": ["princess", "playwright", "tailor"], "hand": ["dancer", "king"]})
    play(position, "activate princess", "settle dancer")
    assert (position.seats[0].points, position.seats[0].guilders) == (11, 25)
    assert position.decision(0).kind == "play"


@pytest.mark.rule("BR-10.2")
def test_an_extra_card_only_for_what_the_card_allows() -> None:
    position = table({"live": ["page"], "hand": ["king"]})
    play(position, "activate page")
    assert why(position, "house king") == "BR-10.2 refusal-wrong-use"
    play(position, "decline")
    assert position.seats[0].hand


@pytest.mark.rule("BR-10.6")
def test_a_reroll_comes_before_everything_else_the_roll_brings() -> None:
    stack = ["end-of-round", "play-phase", "reputation", "threats", "rolled", "reroller 0"]
    position = table({"live": ["astronomer", "tightrope_walker"]}, phase="roll", stack=stack, dice=QUIET)
    assert [action.text for action in position.legal(0)][-1] == "decline"
    assert position.seats[0].guilders == 20
    play(position, "reroll red")
    assert 1 <= position.dice[2] <= 6


@pytest.mark.rule("BR-10.6")
def test_a_guilder_for_a_marker_comes_before_its_penalty() -> None:
    position = table({"live": ["abbess"], "threats": {"yellow": 2}}, phase="threats", dice={**QUIET, "yellow": 5})
    assert position.seats[0].guilders == 0


@pytest.mark.rule("BR-10.7")
def test_the_beggar_begs_only_among_the_poorest() -> None:
    position = table({"live": ["beggar"], "hand": ["king"]})
    assert why(position, "activate beggar") == "BR-10.7 refusal-not-poorest"


@pytest.mark.rule("BR-10.7")
def test_only_the_cards_own_action_is_meant_where_it_says_so() -> None:
    # the Washerwoman hears the action, not the Jailer; the Confessor hears both
    position = table({"live": ["jailer", "washerwoman", "confessor"], "threats": {"red": 1}})
    play(position, "activate jailer", "marker red")
    assert (position.seats[0].points, position.awaiting) == (12, (1,))


@pytest.mark.rule("BR-10.8")
def test_the_worker_paid_is_not_counted() -> None:
    position = table({"live": ["grain_merchant"], "workers": {"yellow": 1, "red": 1}})
    play(position, "activate grain_merchant")
    assert position.seats[0].guilders == 21


@pytest.mark.rule("BR-10.2")
def test_what_cannot_be_done_is_skipped() -> None:
    position = table({"hand": ["standard_bearer"], "empty": 1}, {"live": ["duke", "poet"]})
    play(position, "settle standard_bearer")
    assert position.awaiting == (1,)


def in_every_order(position: BrugesPosition, picks: list[str]) -> BrugesPosition:
    """The position that picks lead to, which is the same in whatever order they come."""
    reached = []
    for order in sorted(set(permutations(picks))):
        twin = position.copy()
        assert isinstance(twin, BrugesPosition)
        for pick in order:
            assert pick in [action.text for action in twin.legal(0)]
            twin.play(pick, 0)
        reached.append(twin)
    assert all(twin.dump() == reached[0].dump() for twin in reached)
    return reached[0]


@pytest.mark.rule("BR-10.2")
@pytest.mark.parametrize("card", ["farmhand", "peddler", "physician", "falconer"])
def test_workers_of_any_colours_are_taken_in_any_order(card: str) -> None:
    position = table({"hand": [card]}, piles=[["queen", "duke"], ["count", "king"]])
    play(position, f"settle {card}")
    while position.decision(0).kind == "drawing":
        play(position, "draw 1")
    picks = ["take-worker yellow", "take-worker blue", "take-worker red"][: 3 if card == "farmhand" else 2]
    after = in_every_order(position, picks)
    assert after.seats[0].workers == ([3, 2, 3, 2, 3] if card == "farmhand" else [3, 2, 2, 2, 3])
    assert after.awaiting == (1,)


@pytest.mark.rule("BR-10.2")
def test_the_piper_and_the_washerwoman_too_leave_the_order_to_the_player() -> None:
    position = table({"live": ["piper"]})
    play(position, "activate piper")
    assert in_every_order(position, ["take-worker yellow", "take-worker brown"]).seats[0].workers[4] >= 2
    washing = table({"live": ["washerwoman"], "hand": ["king"], "threats": {"blue": 1}})
    play(washing, "threat king")
    assert in_every_order(washing, ["take-worker yellow", "take-worker brown"]).seats[0].workers == [2, 3, 2, 2, 3]


@pytest.mark.rule("BR-10.2")
def test_markers_of_any_colours_go_in_any_order() -> None:
    position = table({"hand": ["nun"], "threats": {"blue": 1, "yellow": 2}})
    play(position, "settle nun")
    after = in_every_order(position, ["marker yellow", "marker blue"])
    assert (after.seats[0].threats, after.seats[0].points) == ([0, 0, 0, 0, 1], 12)
    assert position.decision(0).context["count"] == 2


@pytest.mark.rule("BR-10.2")
def test_markers_of_one_colour_are_of_one_colour() -> None:
    position = table({"hand": ["archer"], "threats": {"blue": 2, "yellow": 2}})
    play(position, "settle archer", "marker yellow")
    assert why(position, "marker blue") == "BR-10.2 refusal-one-colour"
    assert [action.text for action in position.legal(0)] == ["marker yellow", "decline"]
    assert why(position.undone(0, "marker yellow"), "marker blue") == ""  # type: ignore[arg-type]
    priest = table({"live": ["priest"], "threats": {"blue": 1, "purple": 1}})
    play(priest, "activate priest")
    assert why(priest, "marker blue") == "BR-10.2 refusal-another-colour"


@pytest.mark.rule("BR-10.2")
def test_the_almoner_takes_workers_of_any_colours_in_any_order_and_two_at_a_time() -> None:
    position = table({"hand": ["almoner"]})
    play(position, "settle almoner")
    after = in_every_order(position, ["pay-worker yellow", "pay-worker blue", "pay-worker brown", "pay-worker blue"])
    assert (after.seats[0].workers, after.seats[0].points) == ([0, 1, 2, 2, 1], 14)
    assert after.decision(0).context["count"] == 1
    play(after, "pay-worker red")
    assert why(after, "decline") == "BR-10.2 refusal-pay-in-full"
    assert why(after.undone(0, "pay-worker red"), "decline") == ""  # type: ignore[arg-type]
    poor = table({"hand": ["almoner"], "workers": {"red": 1}})
    play(poor, "settle almoner")
    assert (poor.awaiting, poor.seats[0].workers[2]) == ((1,), 1)


@pytest.mark.rule("BR-10.2")
def test_a_pick_can_be_taken_back_before_it_is_over() -> None:
    position = table({"hand": ["farmhand"]})
    play(position, "settle farmhand", "take-worker yellow", "take-worker blue")
    assert [action.text for action in position.picked] == ["take-worker blue", "take-worker yellow"]
    back = position.undone(0, "take-worker yellow")
    assert [action.text for action in back.picked] == ["take-worker blue"]
    assert back.dump()["seats"][0]["workers"] == dict.fromkeys(COLOURS, 2) | {"blue": 3}


@pytest.mark.rule("BR-10.2")
def test_only_the_top_of_the_discards_in_any_order() -> None:
    ids = [card["id"] for card in letopis.game("bruges").own_files()["cards.toml"]["card"] if card["id"] != "archivist"]
    position = table({"hand": ["archivist"]}, {"hand": [ids[-1]]}, discards=ids[:12])
    play(position, "settle archivist")
    assert len(position.legal(0)) == 11
    assert why(position, f"take-card {ids[1]}") == "BR-10.2 refusal-not-among-discards"
    both = in_every_order(position, [f"take-card {ids[5]}", f"take-card {ids[9]}"])
    assert both.dump()["seats"][0]["known"] == [ids[5], ids[9]]
    play(position, f"take-card {ids[5]}")
    assert why(position, f"take-card {ids[1]}") == "BR-10.2 refusal-not-among-discards"
    rest = [f"take-card {id}" for id in reversed(ids[2:12]) if id != ids[5]]
    assert [action.text for action in position.legal(0)] == [*rest, "decline"]


@pytest.mark.rule("BR-10.4")
def test_five_cards_must_be_drawn_and_the_sixth_may_be() -> None:
    position = table({"live": ["inventor"]}, phase="draw")
    with pytest.raises(Refused):
        position.play("enough", 0)
    play(position, *["draw 1"] * 5, "enough")
    assert (len(position.seats[0].hand), position.awaiting) == (5, (1,))


@pytest.mark.rule("BR-4.3", "BR-10.4")
def test_the_sixth_card_is_decided_on_when_the_five_are_seen() -> None:
    position = table({"live": ["inventor"]}, phase="draw")
    play(position, *["draw 1"] * 4)
    assert len(position.view(0)["seats"][0]["unseen"]) == 4
    events = position.play("draw 1", 0)
    assert [event.key for event in events if event.seat == 0][-1] == "event-looked"
    assert (len(position.view(0)["seats"][0]["hand"]), position.view(0)["seats"][0]["unseen"]) == (5, [])
    assert [action.text for action in position.legal(0)] == ["draw 1", "draw 2", "enough"]
    play(position, "draw 2")
    assert (len(position.view(0)["seats"][0]["hand"]), position.awaiting) == (6, (1,))


@pytest.mark.rule("BR-10.9")
def test_laurels_do_not_influence_each_other_and_stop_at_their_limit() -> None:
    doc: dict[str, Any] = {"live": ["pawnbroker", "hansa_alderman"], "guilders": 99}
    assert table(doc, phase="over").scores()[0].rows["laurels"] == 5 + 4
