"""What Era's room knows of good play: its features, its points, its rest, and a few positions it must judge rightly."""

from typing import Any

import pytest

from letopis import Position
from letopis.bots import bot
from tests.games.era.tables import CELLS, ERA, KEEP, RING, just, place, poor, rolled, seat, table

FEATURES = ERA.feature_names


def feature(position: Position, name: str, of: int = 0) -> float:
    """One feature of a seat."""
    return ERA.features(position, of)[FEATURES.index(name)]


def game(seed: int, players: int, name: str) -> list[Position]:
    """Every moment of a game in which all play alike."""
    position = ERA.new(players=players, seed=seed, options={"round_limit": 30})
    players_made_of_code = [bot(name, ERA, f"{seed}/{number}") for number in range(players)]
    moments = []
    while not position.over:
        mover = position.awaiting[0]
        moments.append(position.copy())
        position.advance(players_made_of_code[mover].choose(position, mover), mover)
    return [*moments, position]


def test_every_feature_has_a_number_and_none_is_dead() -> None:
    moved = [set[float]() for _ in FEATURES]
    for players, seed, name in (
        (1, 1, "greedy"),
        (2, 2, "random"),
        (2, 5, "greedy"),
        (3, 3, "random"),
        (4, 4, "random"),
    ):
        for position in game(seed, players, name):
            for number in range(players):
                found = ERA.features(position, number)
                assert len(found) == len(FEATURES)
                for place_of, amount in enumerate(found):
                    moved[place_of].add(amount)
    rare = seat(KEEP, "cathedral a1", "farm a10", "farm a13", "farm e13", builds=1)  # few afford one, and many farms
    cathedral = just("build 0", rare, seat())
    for place_of, amount in enumerate(ERA.features(cathedral, 0)):
        moved[place_of].add(amount)
    still = {name for name, amounts in zip(FEATURES, moved, strict=True) if len(amounts) < 2}
    assert still <= {"game"}  # what everybody can expect: the same for all, by its nature


@pytest.mark.parametrize("players", [1, 2, 4])
def test_in_the_end_the_outlook_is_the_score(players: int) -> None:
    over = game(7, players, "random")[-1]
    totals = [float(score.total) for score in over.scores()]
    assert [ERA.points(over, number) for number in range(players)] == totals
    assert ERA.outlooks(over) == totals
    assert ERA.progress(over) <= 1.0


def test_rest_is_reached_within_a_turn() -> None:
    longest = waiting = 0
    for position in game(8, 2, "random"):
        waiting = 0 if ERA.at_rest(position) else waiting + 1
        longest = max(longest, waiting)
    assert 0 < longest < 40  # the rest of two hidden rolls, or a turn of many builds and what disasters ask


def test_what_is_rolled_counts_as_collected_and_fed() -> None:
    asked = table("collect", poor(faces="p1 p2 p4"), poor(faces="p1"))
    assert feature(asked, "wood") == 3.0
    assert feature(asked, "stone") == 1.0  # three are fed already, so the stone is taken
    hungry = table("collect", poor(faces="p2 p4 p5"), poor(faces="p1"))
    assert feature(hungry, "hungry") == 1.0  # two food for three dice
    assert feature(hungry, "first_build") == feature(hungry, "second_build") == 1.0


def test_hammers_left_count_until_they_are_used() -> None:
    position = just("build 0", seat(*RING, builds=3, wood=8), seat())
    assert feature(position, "third_build") == 1.0
    position.play("pass", 0)
    assert feature(position, "first_build") == 0.0


def test_skulls_are_weighed_by_their_disaster() -> None:
    two = rolled(3, seat(*RING, "longhouse a1", "longhouse c1", faces="p6 p6"), seat(faces="p1"))
    assert feature(two, "disease") == 2.0
    one = rolled(3, seat(*RING, faces="p6 p2"), seat(faces="p1"))
    assert feature(one, "bandits") == 1.0


def test_a_closed_ring_is_worth_more_than_an_open_one() -> None:
    closed = just("build 0", seat(*RING, builds=1), seat(*RING))
    broken = just("build 0", seat(*RING[:-1], builds=1), seat(*RING))
    assert ERA.worth(closed, 0) > ERA.worth(broken, 0) + 5


def test_a_guildhall_makes_what_lies_in_store_worth_more() -> None:
    rich: dict[str, Any] = {"goods": 6, "stone": 7, "wood": 8, "food": 9}
    with_it = just("build 0", seat(KEEP, "guildhall a1", builds=1, **rich), seat())
    without = just("build 0", seat(KEEP, builds=1, **rich), seat())
    assert ERA.points(with_it, 0) == ERA.points(without, 0) + 3 + 30


def test_a_piece_in_hand_is_worth_what_it_is_in_the_best_place() -> None:
    chosen = place("longhouse", *RING)
    worth = ERA.worth(chosen, 0)
    best = max(ERA.worth(placed(chosen, action.text), 0) for action in ERA.sensible(chosen, 0, chosen.legal(0)))
    assert worth == pytest.approx(best, abs=1.0)


def placed(position: Position, text: str) -> Position:
    """The position after an action."""
    after = position.copy()
    after.play(text, 0)
    return after


def test_only_a_few_places_are_tried_and_all_are_legal() -> None:
    position = place("farm", *RING)
    tried = ERA.sensible(position, 0, position.legal(0))
    assert 0 < len(tried) <= 6
    assert {action.text for action in tried} <= {action.text for action in position.legal(0)}
    assert {action.words[1] for action in tried} <= CELLS


def test_rolling_a_hungry_towns_culture_again_is_judged_without_drawing() -> None:
    position = rolled(3, poor(*RING, "longhouse a1", faces="p2 p2"), seat(faces="p1"))
    before = position.dump()
    for action in position.legal(0):
        assert ERA.promise(position, 0, action) is not None
    assert position.dump() == before
