"""Overview, box, set-up and the round (sections 1, 3, 4, 6, 14)."""

import pytest

import letopis
from tests.games.my_village.tables import DATA, PROFESSIONS, VILLAGE, asked, legal, play, rolling, using

pytestmark = pytest.mark.plain
SEATS = (2, 3, 4)


@pytest.mark.rule("MV-1.1", "MV-1.2")
def test_two_to_four_play_and_nobody_else() -> None:
    assert VILLAGE.seats == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(letopis.BadOption):
            VILLAGE.new(players=players)


@pytest.mark.rule("MV-3.1", "MV-3.2", "MV-3.3")
def test_what_is_in_the_box() -> None:
    box, dice = DATA["board.toml"]["box"], DATA["board.toml"]["dice"]
    assert (dice["white_total"], dice["black_total"], box["rats"]) == (8, 3, 1)
    assert box["story_1"] + box["story_2"] + box["story_5"] == box["story_total"] == 58
    assert (box["black_markers"], box["day_laborers"], box["tiles_2_12"]) == (70, 4, 4)


@pytest.mark.rule("MV-3.4", "MV-4.3", "MV-4.7")
def test_104_cards_lie_ready() -> None:
    doc = VILLAGE.new(players=4, seed=1).dump()
    assert (len(doc["churches"]), len(doc["councils"]), len(doc["crafts"])) == (4, 4, 20)
    assert (doc["meeting_places"], doc["fields"]) == (4, 8)
    assert [len(pile) for pile in doc["monks"].values()] == [3, 4, 5]
    assert [len(pile) for pile in doc["travel"].values()] == [4, 4, 4, 4, 3]
    assert len(doc["open"]) + len(doc["pile"]) == 33


@pytest.mark.rule("MV-3.6", "MV-4.8")
def test_boards_are_drawn_and_differ_in_their_amusement() -> None:
    values = {board["id"]: tuple(board["amusement_values"]) for board in DATA["village_boards.toml"]["board"]}
    assert len(set(values.values())) == 4
    dealt = [tuple(seat["board"] for seat in VILLAGE.new(players=4, seed=seed).dump()["seats"]) for seed in range(8)]
    assert all(len(set(boards)) == 4 for boards in dealt)
    assert len(set(dealt)) > 1


@pytest.mark.rule("MV-3.9", "MV-4.1")
@pytest.mark.parametrize(("players", "distance"), [(2, 10), (3, 12), (4, 14)])
def test_the_rat_starts_farther_away_the_more_play(players: int, distance: int) -> None:
    position = VILLAGE.new(players=players, seed=3)
    assert position.dump()["rat"] == distance
    assert position.view()["rat_red"] is False


@pytest.mark.rule("MV-3.9")
def test_a_rat_within_a_roll_is_on_red() -> None:
    assert rolling(["w1"] * 8, rat=6).view()["rat_red"] is True
    assert rolling(["w1"] * 8, rat=7).view()["rat_red"] is False


@pytest.mark.rule("MV-3.11", "MV-3.12", "MV-3.13", "MV-3.14", "MV-3.15", "MV-4.2", "MV-4.8")
def test_a_village_begins_with_five_villagers_and_an_empty_school() -> None:
    for seat in VILLAGE.new(players=3, seed=2).dump()["seats"]:
        assert seat["villagers"] == PROFESSIONS
        assert (seat["cloud"], seat["headman"], seat["school"]) == (0, "main_house", [])
        assert (seat["tree"], seat["house"], seat["laborers"]) == (0, 0, 0)


@pytest.mark.rule("MV-3.10", "MV-4.5")
def test_six_customers_are_open() -> None:
    view = VILLAGE.new(players=2, seed=5).view()
    assert (len(view["open"]), view["pile"]) == (6, 27)


@pytest.mark.rule("MV-4.4", "MV-4.6", "MV-14.1")
def test_piles_are_shuffled() -> None:
    dumps = [VILLAGE.new(players=2, seed=seed).dump() for seed in range(12)]
    for piles in ([doc["pile"] for doc in dumps], [doc["monks"]["rosary"] for doc in dumps]):
        assert len({tuple(pile) for pile in piles}) > 1
    assert len({tuple(doc["travel"]["a"]) for doc in dumps}) > 1


@pytest.mark.rule("MV-4.9", "MV-14.1")
def test_the_starting_player_is_drawn_or_chosen() -> None:
    assert {VILLAGE.new(players=4, seed=seed).dump()["first"] for seed in range(30)} == {0, 1, 2, 3}
    assert VILLAGE.new(players=4, seed=1, options={"starting_player": 3}).awaiting == (2,)
    with pytest.raises(letopis.BadOption):
        VILLAGE.new(players=2, options={"starting_player": 3})


@pytest.mark.rule("MV-4.10")
def test_coins_rise_clockwise_from_the_starting_player() -> None:
    doc = VILLAGE.new(players=4, seed=1, options={"starting_player": 3}).dump()
    assert [seat["coins"] for seat in doc["seats"]] == [3, 4, 1, 2]


@pytest.mark.rule("MV-4.11", "MV-6.2", "MV-14.2")
@pytest.mark.parametrize(("players", "white", "black"), [(2, 8, 3), (3, 6, 2), (4, 8, 3)])
def test_the_pool_of_a_round(players: int, white: int, black: int) -> None:
    doc = VILLAGE.new(players=players, seed=4).dump()
    assert [die[0] for die in doc["pool"]] == ["w"] * white + ["b"] * black
    assert doc["hand"] == {"holder": doc["first"], "back": False, "story": 1}


@pytest.mark.rule("MV-6.1", "MV-6.3", "MV-6.4")
@pytest.mark.parametrize(("players", "turns", "left"), [(2, 4, 3), (3, 3, 2), (4, 4, 3)])
def test_turns_go_clockwise_and_leave_dice_over(players: int, turns: int, left: int) -> None:
    position = VILLAGE.new(players=players, seed=1, options={"starting_player": 1})
    order: list[int] = []
    while position.dump()["round"] == 1:
        seat = position.awaiting[0]
        if position.decision(seat).kind == "turn":
            order.append(seat)
            position.play(position.legal(seat)[0], seat)
            pool = position.dump()["pool"]
        else:
            text = "headman stay" if "headman stay" in legal(position) else legal(position)[0]
            position.play(text, seat)
    assert order == [turn % players for turn in range(turns)]
    assert len(pool) == left


@pytest.mark.rule("MV-6.2", "MV-6.5", "MV-8.6")
def test_story_points_gather_on_the_hand() -> None:
    position = using(7, {}, {}, turn=4, first=1, hand={"story": 3})
    play(position, "headman stay")
    doc = position.dump()
    assert doc["hand"] == {"holder": 1, "back": False, "story": 4}
    assert doc["round"] == 2
    assert asked(position) == "turn 1"


@pytest.mark.rule("MV-3.5")
def test_what_is_gone_cannot_be_had() -> None:
    full = {"fields": 4, "coins": 0}
    position = using(7, full, full)
    assert "add field" not in legal(position)
    refusal = position.why("add field", 0)
    assert refusal is not None
    assert refusal.rule == "MV-3.5"


@pytest.mark.rule("MV-3.5", "MV-3.16", "MV-11.5")
def test_story_points_and_coins_know_no_limit_and_are_seen_by_all() -> None:
    position = using(7, {"coins": 200, "tree": 300, "villagers": ["merchant"]})
    assert position.view(1)["seats"][0]["tree"] == 300
    assert position.view(None)["seats"][0]["coins"] == 200


@pytest.mark.rule("MV-D26")
def test_a_game_that_nobody_ends_is_stopped() -> None:
    position = using(7, {}, turn=4, first=1, round=5, options={"round_limit": 5})
    told = play(position, "headman stay")
    assert position.over
    assert told[-1].key == "event-round-limit"
    endless = using(7, {}, turn=4, first=1, round=900, options={"round_limit": 0})
    play(endless, "headman stay")
    assert not endless.over
