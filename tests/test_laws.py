"""Every law over every registered game: seat counts, option sets, hand-written positions, both kinds of chance."""

import pytest

from tests.harness import LAWS
from tests.harness.cases import Case, cases
from tests.harness.walk import Law

CASES = cases()
# Uncompiled, every game in every seat count is enough: what else a game offers runs the same code.
MARKED = [
    pytest.param(case, marks=[pytest.mark.plain] if case.name == f"{case.game.name}-{case.players}" else [])
    for case in CASES
]
MORE_SEEDS = (2, 3, 4)


@pytest.mark.parametrize("case", MARKED, ids=repr)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    law(case, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", MORE_SEEDS)
@pytest.mark.parametrize("case", CASES, ids=repr)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_in_other_games(law: Law, case: Case, seed: int) -> None:
    law(case, seed)
