"""Abbey's own tests, and the laws that every game keeps: `pip install -e . && pytest`."""

import pytest

import letopis
from letopis.bots import bot
from letopis.testing import LAWS, Case, Law, cases_of

ABBEY = letopis.game("abbey")
WINTER = {"players": 2, "round": 1, "snowed": "quarry", "stack": ["round", "turn 1", "turn 0"]}


def test_a_monk_works_at_once_and_fills_the_place() -> None:
    position = ABBEY.load({**WINTER, "seats": [{"wood": 2, "stone": 1}] * 2})
    position.play("send chapel", 0)
    assert position.view()["seats"][0] == {"points": 6, "wood": 0, "stone": 0, "apples": 0}
    refusals = [position.why(text, 1) for text in ("send chapel", "send quarry", "rest")]
    assert [refusal and refusal.rule for refusal in refusals] == ["AB-3", "AB-4", "AB-3"]


def test_bots_play_it_to_the_end() -> None:
    for name in ("random", "prior", "greedy", "master@20"):
        position = ABBEY.new(players=3, seed=1)
        players = [bot(name, ABBEY, seat) for seat in range(3)]
        while not position.over:
            seat = position.awaiting[0]
            position.play(players[seat].choose(position, seat), seat)
        assert len(position.record().actions) == 3 * 3 * 5


@pytest.mark.parametrize("case", cases_of(ABBEY), ids=repr)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    law(case, 1)
