"""What Villagers' room knows of good play: its features, its ducats, its rest, and a few positions it must judge."""

from letopis import Position
from letopis.bots import bot
from letopis.games.villagers.ledger import ledger_of
from letopis.games.villagers.position import VillagersPosition
from letopis.testing.evaluating import moments, still_features
from letopis.testing.knowing import knows
from tests.games.villagers.tables import EMPTY, VILLAGERS, alone, build, play, seat, table

FEATURES = VILLAGERS.evaluates.feature_names


def feature(position: Position, name: str, of: int = 0) -> float:
    """One feature of a seat."""
    return knows(position).features(position, of)[FEATURES.index(name)]


def test_no_feature_is_dead() -> None:
    tables = ((1, 1, "greedy"), (2, 2, "greedy"), (2, 3, "random"), (5, 4, "random"), (1, 5, "random"))
    met = [position for table in tables for position in moments(VILLAGERS, *table)]
    assert still_features(VILLAGERS, met) <= {"game"}  # what everybody can expect: the same for all, by its nature


def test_alone_the_countess_is_one_more_to_beat() -> None:
    over = moments(VILLAGERS, 1, 8, "random")[-1]
    mine, hers = knows(over).outlooks(over)
    won = over.scores()[0].rank == "rank-won"
    assert won == (mine > hers)
    begun = VILLAGERS.new(players=1, seed=1)
    assert len(knows(begun).outlooks(begun)) == 2
    assert [variety["level"] for variety in VILLAGERS.varieties(1)] == ["easy", "normal", "hard"]


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
        for position in moments(VILLAGERS, players, 4, "random"):
            assert isinstance(position, VillagersPosition)
            for player in position.seats:
                assert ledger_of(player.village).silver == player.village.silver()
            if position.solo is not None:
                hers = position.solo.village
                assert ledger_of(hers, position.solo.symbols).silver == hers.silver(position.solo.symbols)


def test_what_a_draft_promises_does_not_depend_on_hidden_cards() -> None:
    tried = 0
    for players in (1, 2):
        for position in moments(VILLAGERS, players, 6, "random"):
            if position.over or position.decision(position.awaiting[0]).kind != "draft":
                continue
            mover = position.awaiting[0]
            for action in position.legal(mover):
                guesses = [position.guess(mover, number) for number in range(4)]
                worths = {knows(position).promise(guess, mover, action) for guess in guesses}
                assert len(worths) == 1
                tried += 1
    assert tried > 50


def test_the_jester_waits_until_the_event_comes() -> None:
    for position in moments(VILLAGERS, 1, 3, "random"):
        if position.over:
            continue
        kind = position.decision(0).kind
        actions = knows(position).sensible(position, 0, position.legal(0))
        assert actions
        if kind in ("draft", "build"):
            assert all(action.kind != "jester" for action in actions)


def test_more_rounds_are_good_for_the_countess() -> None:
    hungry = alone("founders", phase="draft")
    fed = alone("founders", "hunter", "harvester", phase="draft")
    assert knows(hungry).outlooks(hungry)[1] > knows(fed).outlooks(fed)[1]
