"""The laws that every game keeps, over this one: `letopis.testing` says what they are."""

import pytest

import letopis
from letopis.testing import LAWS, Case, Law, cases_of


@pytest.mark.parametrize("case", cases_of(letopis.game("abbey")), ids=repr)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    law(case, 1)
