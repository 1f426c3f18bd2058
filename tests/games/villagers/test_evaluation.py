"""What Villagers' room knows of good play: its features, its ducats, its rest, and a few positions it must judge."""

import pytest

from letopis import Position
from letopis.bots import bot
from letopis.games.villagers.ledger import ledger_of
from letopis.games.villagers.position import VillagersPosition
from tests.games.villagers.tables import EMPTY, VILLAGERS, alone, build, play, seat, table

FEATURES = VILLAGERS.feature_names


def feature(position: Position, name: str, of: int = 0) -> float:
    """One feature of a seat."""
    return VILLAGERS.features(position, of)[FEATURES.index(name)]


def game(seed: int, players: int, name: str) -> list[Position]:
    """Every moment of a game in which all play alike."""
    position = VILLAGERS.new(players=players, seed=seed)
    players_made_of_code = [bot(name, VILLAGERS, f"{seed}/{number}") for number in range(players)]
    moments = []
    while not position.over:
        mover = position.awaiting[0]
        moments.append(position.copy())
        position.advance(players_made_of_code[mover].choose(position, mover), mover)
    return [*moments, position]


def test_every_feature_has_a_number_and_none_is_dead() -> None:
    moved = [set[float]() for _ in FEATURES]
    tables = ((1, 1, "greedy"), (2, 2, "greedy"), (2, 3, "random"), (5, 4, "random"), (1, 5, "random"))
    for players, seed, name in tables:
        for position in game(seed, players, name):
            for number in range(players):
                found = VILLAGERS.features(position, number)
                assert len(found) == len(FEATURES)
                for place, amount in enumerate(found):
                    moved[place].add(amount)
    still = {name for name, amounts in zip(FEATURES, moved, strict=True) if len(amounts) < 2}
    assert still <= {"game"}  # what everybody can expect: the same for all, by its nature


@pytest.mark.parametrize("players", [1, 2, 5])
def test_in_the_end_the_outlook_is_the_ducats(players: int) -> None:
    over = game(7, players, "random")[-1]
    totals = [float(score.total) for score in over.scores()]
    assert [VILLAGERS.points(over, number) for number in range(players)] == totals
    assert VILLAGERS.outlooks(over)[:players] == totals
    assert VILLAGERS.progress(over) == 1.0


def test_alone_the_countess_is_one_more_to_beat() -> None:
    over = game(8, 1, "random")[-1]
    mine, hers = VILLAGERS.outlooks(over)
    won = over.scores()[0].rank == "rank-won"
    assert won == (mine > hers)
    assert len(VILLAGERS.outlooks(VILLAGERS.new(players=1, seed=1))) == 2
    assert [variety["level"] for variety in VILLAGERS.varieties(1)] == ["easy", "normal", "hard"]


def test_rest_is_reached_within_a_few_choices() -> None:
    longest = waiting = 0
    for position in [*game(8, 2, "random"), *game(8, 1, "random")]:
        waiting = 0 if VILLAGERS.at_rest(position) else waiting + 1
        longest = max(longest, waiting)
    assert 0 < longest < 8


def test_a_card_that_can_be_placed_promises_more_than_one_that_cannot() -> None:
    ready = build("founders", "lumberjack > wheeler", hand="cartwright")
    hoping = build("founders", "lumberjack", hand="cartwright")
    assert feature(ready, "hand_now") > feature(hoping, "hand_now")
    assert feature(ready, "cards_ready") > feature(hoping, "cards_ready")


def test_gold_pays_twice_before_the_first_market() -> None:
    early = build("founders", "chandler")
    assert feature(early, "first_market_gold") == 5.0  # the Founders' 2 and the Chandler's 3
    late = table(seat("founders", "chandler"), seat(), stacks=[*EMPTY[:2], 4, 4, 4, 4], markets=1)
    assert feature(late, "first_market_gold") == 0.0


def test_a_locksmith_makes_padlocks_worth_more() -> None:
    with_it = build("founders", "miner > locksmith", hand="beekeeper", ducats=8)
    without = build("founders", "miner > mason", hand="beekeeper", ducats=8)
    assert feature(with_it, "hand_now") > feature(without, "hand_now")


def test_greedy_gives_the_countess_little() -> None:
    position = alone(phase="draft", road=["jeweler", "spelunker", "hunter", "wattler", "cartwright", "fromager"])
    greedy = bot("greedy", VILLAGERS, 1)
    play(position, "take jeweler")
    assert greedy.choose(position, 0).text in {"give hunter", "give wattler"}


def test_a_ledger_says_what_the_village_says() -> None:
    for players in (1, 2, 5):
        for position in game(4, players, "random"):
            assert isinstance(position, VillagersPosition)
            for player in position.seats:
                assert ledger_of(player.village).silver == player.village.silver()
            if position.solo is not None:
                hers = position.solo.village
                assert ledger_of(hers, position.solo.symbols).silver == hers.silver(position.solo.symbols)


def test_what_a_draft_promises_does_not_depend_on_hidden_cards() -> None:
    tried = 0
    for players in (1, 2):
        for position in game(6, players, "random"):
            if position.over or position.decision(position.awaiting[0]).kind != "draft":
                continue
            mover = position.awaiting[0]
            for action in position.legal(mover):
                worths = {VILLAGERS.promise(position.guess(mover, number), mover, action) for number in range(4)}
                assert len(worths) == 1
                tried += 1
    assert tried > 50


def test_the_jester_waits_until_the_event_comes() -> None:
    for position in game(3, 1, "random"):
        if position.over:
            continue
        kind = position.decision(0).kind
        actions = VILLAGERS.sensible(position, 0, position.legal(0))
        assert actions
        if kind in ("draft", "build"):
            assert all(action.kind != "jester" for action in actions)


def test_more_rounds_are_good_for_the_countess() -> None:
    hungry = alone("founders", phase="draft")
    fed = alone("founders", "hunter", "harvester", phase="draft")
    assert VILLAGERS.outlooks(hungry)[1] > VILLAGERS.outlooks(fed)[1]
