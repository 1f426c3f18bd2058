"""What Era's room knows of good play: its features, its points, its rest, and a few positions it must judge rightly."""

from typing import Any

import pytest

from letopis import Position
from letopis.games.era.domain import Domain, bare
from letopis.games.era.grid import Placement
from letopis.games.era.survey import SHORTLISTED, survey_of
from letopis.testing.evaluating import moments, still_features
from letopis.testing.knowing import guides, knows
from tests.games.era.tables import CELLS, ERA, KEEP, RING, just, place, poor, rolled, seat, table

FEATURES = ERA.evaluates.feature_names


def feature(position: Position, name: str, of: int = 0) -> float:
    """One feature of a seat."""
    return knows(position).features(position, of)[FEATURES.index(name)]


def test_no_feature_is_dead() -> None:
    tables = ((1, 1, "greedy"), (2, 2, "random"), (2, 5, "greedy"), (3, 4, "random"), (4, 4, "random"))
    met = [position for table in tables for position in moments(ERA, *table, {"round_limit": 30})]
    rare = seat(KEEP, "cathedral a1", "farm a10", "farm a13", "farm e13", builds=1)  # few afford one, and many farms
    # what everybody can expect is the same for all, by its nature
    assert still_features(ERA, [*met, just("build 0", rare, seat())]) <= {"game"}


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
    assert knows(closed).worth(closed, 0) > knows(broken).worth(broken, 0) + 5


def test_a_guildhall_makes_what_lies_in_store_worth_more() -> None:
    rich: dict[str, Any] = {"goods": 6, "stone": 7, "wood": 8, "food": 9}
    with_it = just("build 0", seat(KEEP, "guildhall a1", builds=1, **rich), seat())
    without = just("build 0", seat(KEEP, builds=1, **rich), seat())
    assert knows(with_it).points(with_it, 0) == knows(without).points(without, 0) + 3 + 30


def test_a_piece_in_hand_is_worth_what_it_is_in_the_best_place() -> None:
    chosen = place("longhouse", *RING)
    worth = knows(chosen).worth(chosen, 0)
    best = max(
        knows(chosen).worth(placed(chosen, action.text), 0)
        for action in knows(chosen).sensible(chosen, 0, chosen.legal(0))
    )
    assert worth == pytest.approx(best, abs=1.0)


def placed(position: Position, text: str) -> Position:
    """The position after an action."""
    after = position.copy()
    after.play(text, 0)
    return after


def test_only_a_few_places_are_tried_and_all_are_legal() -> None:
    position = place("farm", *RING)
    tried = knows(position).sensible(position, 0, position.legal(0))
    assert 0 < len(tried) <= 6
    assert {action.text for action in tried} <= {action.text for action in position.legal(0)}
    assert {action.words[1] for action in tried} <= CELLS


def test_rolling_a_hungry_towns_culture_again_is_judged_without_drawing() -> None:
    position = rolled(3, poor(*RING, "longhouse a1", faces="p2 p2"), seat(faces="p1"))
    before = position.dump()
    for action in position.legal(0):
        assert knows(position).promise(position, 0, action) is not None
    assert position.dump() == before


@pytest.mark.plain
def test_places_ranked_before_and_looked_at_again_where_something_changed_are_ranked_as_if_for_the_first_time() -> None:
    components = ERA.components()
    chance = ERA.chance(3)
    domain = bare(components)
    for _ in range(40):
        piece = components.for_sale[chance.below(len(components.for_sale), "piece")].number
        if not domain.has_room(piece):
            continue
        for other in (0, piece, components.scorched.number):
            best = survey_of(domain).best_of_all(other).places[:SHORTLISTED]
            anew = survey_of(rebuilt(domain))
            assert best == anew.ranked(anew.domain.places(other).listed()).places[:SHORTLISTED]
        near, all_places = survey_of(domain).places(piece), domain.places(piece).listed()
        chosen = near[0] if chance.below(2, "near") else all_places[chance.below(len(all_places), "place")]
        assert isinstance(chosen, Placement)
        domain = domain.with_piece(chosen)
        if chance.below(8, "fire") == 0:
            domain = domain.without(domain.pieces[-1 - chance.below(3, "lost")])


def grown_domains() -> list[Domain]:
    """A domain as it grows by chance, with a loss now and then, each looked at before the next."""
    components = ERA.components()
    chance = ERA.chance(5)
    found = [bare(components)]
    for _ in range(40):
        domain = found[-1]
        survey = survey_of(domain)
        for piece in components.for_sale:
            if domain.has_room(piece.number):
                survey.places(piece.number)
        kind = components.pieces[chance.below(len(components.pieces), "piece")]
        if not domain.has_room(kind.number):
            continue
        near, all_places = survey.places(kind.number), domain.places(kind.number).listed()
        chosen = near[0] if chance.below(2, "near") else all_places[chance.below(len(all_places), "place")]
        assert isinstance(chosen, Placement)
        domain = domain.with_piece(chosen)
        if len(domain.pieces) > 5 and chance.below(8, "fire") == 0:
            domain = domain.without(domain.pieces[-2])
        found.append(domain)
    return found


@pytest.mark.plain
def test_what_stands_is_counted_from_one_piece_ago_as_if_for_the_first_time() -> None:
    for domain in grown_domains():
        kept, anew = survey_of(domain).standing, survey_of(rebuilt(domain)).standing
        assert (kept.enclosed, kept.crowd, kept.rims, kept.safe) == (anew.enclosed, anew.crowd, anew.rims, anew.safe)
        assert (kept.outside, kept.points, kept.sick) == (anew.outside, anew.points, anew.sick)
        assert kept.sick == len(domain.sick())


@pytest.mark.plain
def test_what_is_left_of_a_shortlist_is_ranked_as_if_for_the_first_time() -> None:
    components = ERA.components()
    for domain in grown_domains():
        survey, anew = survey_of(domain), survey_of(rebuilt(domain))
        for kind in components.for_sale:
            known = survey.shortlists.best[kind.number]
            if known is not None:
                left = [place for place in known.places if place in domain.places(kind.number)]
                again, first = survey.ranked_again(kind, known), anew.ranked(left)
                assert (again.places, again.values) == (first.places, first.values)


@pytest.mark.plain
def test_whether_there_is_room_is_remembered_rightly() -> None:
    for domain in grown_domains():
        for kind in ERA.components().pieces:
            for _ in range(2):  # the second time it is remembered
                assert domain.has_room(kind.number) == (len(domain.places(kind.number)) > 0)


def rebuilt(domain: Domain) -> Domain:
    """The same domain, of which nobody remembers anything."""
    found = bare(domain.components)
    for placement in domain.pieces[1:]:
        found = found.with_piece(placement)
    return found


@pytest.mark.plain
def test_what_is_thought_of_building_without_playing_is_what_is_seen_after_it() -> None:
    rich: dict[str, Any] = {"goods": 6, "stone": 7, "wood": 8, "food": 9, "faces": "p1 p5 n1"}
    position = just("build 0", seat(*RING, "longhouse a1", builds=2, **rich), seat(*RING[:-1], faces="n1 n1"))
    for _ in range(2):  # the second time it is remembered
        thoughts = guides(position).priors(position, 0, position.legal(0))
        assert thoughts == [
            guides(position).quick_worth(placed(position, action.text), 0) for action in position.legal(0)
        ]
