"""Sections 1, 5 and 6, and how the solo game is set up (VS-17.1 to VS-17.4, VS-17.30, VS-17.31)."""

import pytest

from tests.games.villagers.tables import CARDS, DATA, EVENTS, VILLAGERS, countess, ended, legal, me, play, seat, table

pytestmark = pytest.mark.plain


@pytest.mark.rule("VS-1.1", "VS-16.1")
def test_most_ducats_win() -> None:
    position = table(seat(ducats=30), seat(ducats=40), phase="markets", stacks=[0] * 6, markets=1)
    assert position.over
    assert position.ranking() == [[1], [0]]


@pytest.mark.rule("VS-1.2", "VS-6.1")
def test_a_round_is_draft_road_and_build_until_the_second_market_is_over() -> None:
    position = VILLAGERS.new(players=3, seed=5)
    phases = [position.view()["phase"]]
    rounds = [position.dump()["round"]]
    while not position.over:
        play(position, legal(position)[-1])  # draws unseen, ends turns
        if position.view()["phase"] != phases[-1]:
            phases.append(position.view()["phase"])
        rounds.append(position.dump()["round"])
    assert phases[:4] == ["draft", "build", "draft", "build"]
    assert phases[-1] == "over"
    assert position.dump()["markets"] == 2
    assert not any(position.dump()["stacks"])
    assert rounds == sorted(rounds)


@pytest.mark.rule("VS-1.3", "VS-5.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_eight_ducats_which_are_points_too(players: int) -> None:
    position = VILLAGERS.new(players=players, seed=2)
    assert [one["ducats"] for one in position.dump()["seats"]] == [8] * players
    assert {score.rows["supply"] for score in position.scores()} == {8}


@pytest.mark.rule("VS-5.2")
def test_three_open_supplies_of_ten() -> None:
    assert VILLAGERS.new(players=2).dump()["basics"] == {"lumberjack": 10, "hayer": 10, "miner": 10}


@pytest.mark.rule("VS-5.3", "VS-5.4", "VS-5.12")
def test_a_village_is_founders_gold_side_up_and_squares_are_empty() -> None:
    for one in VILLAGERS.new(players=4, seed=1).dump()["seats"]:
        assert one["village"] == ["founders"]
        assert "square" not in one


@pytest.mark.rule("VS-5.6", "VS-19.1")
def test_chance_says_who_is_first() -> None:
    assert {VILLAGERS.new(players=3, seed=seed).dump()["first"] for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("VS-5.8", "VS-5.9", "VS-5.10", "VS-5.11")
@pytest.mark.parametrize(("players", "size", "reserve"), [(2, 4, 46), (3, 6, 29), (4, 8, 26), (5, 10, 9)])
def test_stacks_are_twice_the_players_and_hands_are_five(players: int, size: int, reserve: int) -> None:
    doc = VILLAGERS.new(players=players, seed=9).dump()
    assert [len(stack) for stack in doc["stacks"]] == [size] * 6
    assert [len(one["hand"]) for one in doc["seats"]] == [5] * players
    assert len(doc["reserve"]) == reserve
    markets = VILLAGERS.new(players=players, seed=9).view()["markets"]
    assert [market["stack"] for market in markets] == [2, 6]


@pytest.mark.rule("VS-5.10")
def test_there_is_no_hand_limit() -> None:
    hand = "hunter wattler chandler fisher grocer priest agent cooper brewer thatcher mason seeker"
    position = table(seat(hand=hand), seat(), phase="draft")
    play(position, "draw 1", "draw 1", "draw 1", "draw 1")
    assert len(me(position)["hand"]) == 14


@pytest.mark.rule("VS-6.2", "VS-14.3")
def test_the_first_player_begins_draft_and_build_and_the_card_goes_left() -> None:
    position = table(seat(), seat(), seat(), phase="draft", first=1)
    assert position.awaiting == (1,)
    order = []
    for _ in range(6):
        order.append(position.awaiting[0])
        play(position, "draw 6")
    assert order == [1, 2, 0, 1, 2, 0]
    turns = []
    while position.dump()["round"] == 1:
        turns.append(position.awaiting[0])
        play(position, "end")
    assert turns == [1, 2, 0]
    assert position.awaiting == (2,)


@pytest.mark.rule("VS-17.1")
def test_alone_there_are_no_special_villagers_and_five_cards_a_stack() -> None:
    doc = VILLAGERS.new(players=1, seed=4).dump()
    assert [len(stack) for stack in doc["stacks"]] == [5] * 6
    assert len(doc["reserve"]) == 37
    assert len(doc["seats"][0]["hand"]) == 5
    cards = [card for pile in [*doc["stacks"], doc["reserve"]] for card in pile]
    assert not any(CARDS[card]["suit"] in ("special", "wool", "leather") for card in cards)


@pytest.mark.rule("VS-17.2", "VS-17.3", "VS-17.4", "VS-17.40")
def test_the_countess_begins_with_a_ducat_and_one_summer_event_lies_open() -> None:
    position = VILLAGERS.new(players=1, seed=4)
    her = countess(position)
    assert her["ducats"] == 1
    assert her["village"] == []
    assert her["jester"] is True
    assert len(her["open"]) == 1
    assert EVENTS[her["open"][0]]["deck"] == "summer"
    assert len(her["summer"]) == 11
    assert len(her["winter"]) == 12
    assert position.view(0)["countess"]["gold"] == 4
    marked = {event["id"]: event["effect_source"] for event in EVENTS.values()}
    assert position.view(0)["countess"]["open"][0]["reconstructed"] is (marked[her["open"][0]] == "reconstructed")


@pytest.mark.rule("VS-17.30")
def test_the_beginner_meets_a_countess_without_gold_and_one_event_at_a_time() -> None:
    position = VILLAGERS.new(players=1, seed=4, options={"level": "easy"})
    assert position.view(0)["countess"]["gold"] == 0
    assert "it_was_you" not in countess(position)["winter"]
    worthless = table(
        seat(), phase="events", options={"level": "easy"}, reserve=["hunter"], countess={"open": [], "village": []}
    )
    assert len(countess(worthless)["open"]) == 1


@pytest.mark.rule("VS-17.31")
def test_the_hard_level_opens_two_events_and_has_no_jester() -> None:
    position = VILLAGERS.new(players=1, seed=4, options={"level": "hard"})
    her = countess(position)
    assert len(her["open"]) == 2
    assert her["jester"] is False
    assert her["ducats"] == 10
    assert "it_was_you" not in her["winter"]


@pytest.mark.rule("VS-17.40")
def test_there_are_twelve_events_a_season_and_the_known_three_are_where_the_rulebook_has_them() -> None:
    decks = [event["deck"] for event in EVENTS.values()]
    assert decks.count("summer") == decks.count("winter") == 12
    assert EVENTS["rats"]["deck"] == "summer"
    assert EVENTS["conscription"]["deck"] == EVENTS["it_was_you"]["deck"] == "winter"
    assert DATA["solo.toml"]["difficulty"]["hard"]["remove_events"] == ["it_was_you"]


@pytest.mark.rule("VS-19.3")
def test_there_are_no_dice() -> None:
    position = ended(table(seat(), seat()))
    before = position.chance.drawn
    while not position.over:
        play(position, legal(position)[0])
    assert position.chance.drawn == before
