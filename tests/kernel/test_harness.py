"""The harness itself: its laws hold for a game that keeps them, and each notices a game that does not."""

from typing import Any

import pytest

from letopis import Game, Position
from letopis.testing import LAWS, copies, legality, numbers, orders, playing, secrets, writing
from letopis.testing.cases import Case, GameLaws, cases_of, laws_of
from letopis.testing.walk import Law
from tests.kernel.toy.game import Toy

pytestmark = pytest.mark.plain


def components(position: Position) -> dict[str, int]:
    doc = position.dump()
    pebbles = sum(doc["hands"]) + sum(max(fist, 0) for fist in doc["fists"]) + doc["bowl"]
    marbles = sorted([*doc["bag"], *doc["left"], *[marble for won in doc["won"] for marble in won]])
    charms = sum(doc["charms"]) + sum(sum(owned) for owned in doc["owned"])
    return {"pebbles": pebbles, "charms": charms, **{f"marble {place}": worth for place, worth in enumerate(marbles)}}


def toy_laws() -> GameLaws:
    laws = GameLaws()
    laws.components = components
    laws.option_sets = [{"bowl": 3}]
    return laws


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_game_that_keeps_the_laws_passes(law: Law, toy: Game[Position]) -> None:
    for case in cases_of(toy, toy_laws()):
        for seed in range(3):
            law(case, seed)


def in_several_games(law: Law, case: Case) -> None:
    for seed in range(8):
        law(case, seed)


BROKEN: list[tuple[str, Law]] = [
    ("it never ends", playing.it_ends),
    ("a pebble is lost", playing.components_are_conserved),
    ("legal misses one", legality.legal_is_what_nothing_forbids),
    ("legal misses one", legality.why_agrees_with_play),
    ("refusals change something", legality.a_refusal_changes_nothing),
    ("copies share hands", copies.copies_are_independent),
    ("the notation forgets", writing.notation_reads_back),
    ("views show fists", secrets.hidden_things_do_not_show),
    ("views show fists", secrets.what_is_chosen_together_is_unseen),
    ("events tell", secrets.what_is_chosen_together_is_unseen),
    ("refusals tell", secrets.hidden_things_do_not_show),
    ("guesses know everything", secrets.what_is_hidden_is_dealt_anew),
    ("guesses forget", secrets.hidden_things_do_not_show),
    ("notes tell", secrets.hidden_things_do_not_show),
    ("scores tell", secrets.open_scores_are_the_same_in_every_guess),
    ("views show the seed", secrets.the_seed_stays_inside),
    ("an action has no id", numbers.every_legal_action_has_an_id),
    ("rows show fists", numbers.an_observation_is_what_the_seat_may_know),
    ("rows forget what was peeked at", numbers.an_observation_tells_what_the_view_tells),
    ("picks keep to an order", orders.any_order_of_picks_is_the_same),
    ("the first pick counts twice", orders.any_order_of_picks_is_the_same),
]


@pytest.mark.parametrize(("flaw", "law"), BROKEN, ids=lambda value: getattr(value, "__name__", value))
def test_a_law_notices_a_game_that_breaks_it(flaw: str, law: Law, toy: Game[Position]) -> None:
    case = Case(Toy(flaw), 3, laws=toy_laws())
    with pytest.raises((AssertionError, KeyError, IndexError)):
        in_several_games(law, case)


def test_what_a_game_does_not_say_of_itself_is_not_asked(toy: Game[Position]) -> None:
    laws = laws_of("no_such_game")
    position: Any = toy.new(2, 1)
    assert laws.components(position) == {}
    assert [case.name for case in cases_of(toy, laws)] == ["toy-2", "toy-3", "toy-3-sealed"]
