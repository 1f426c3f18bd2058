"""Every law over every registered game: seat counts, option sets, hand-written positions, both kinds of chance."""

import pytest

from letopis.testing import LAWS
from letopis.testing.cases import Case, cases
from letopis.testing.walk import Law

CASES = cases()
# Uncompiled, one case a game is enough: that both builds play the same games to the last bit is seen in tests/records.
MARKED = [
    pytest.param(case, marks=[pytest.mark.plain] if case.name == f"{case.game.name}-{case.game.seats[-1]}" else [])
    for case in CASES
]
MORE_SEEDS = (2, 3, 4)


@pytest.mark.parametrize("case", MARKED, ids=repr)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    law(case, 1)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=repr)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_in_other_games(law: Law, case: Case) -> None:
    for seed in MORE_SEEDS:
        law(case, seed)
