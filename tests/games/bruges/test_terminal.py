"""The table in a terminal: everything a view tells can be drawn, plain and in colours, in both languages."""

import pytest

import letopis
from letopis.games.bruges import terminal
from letopis.kernel.scene import Glance
from letopis.testing.cases import Case, cases_of
from letopis.testing.walk import stops

GAME = letopis.game("bruges")


@pytest.mark.parametrize("case", cases_of(GAME)[:2], ids=str)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_moment_can_be_drawn(case: Case, lang: str) -> None:
    for number, position in stops(case, 1, 60):
        for seat in (None, *range(position.players)):
            for plain in (True, False):
                names = ["Ann", "Bob", "Cid"][: position.players]
                glance = Glance(position.view(seat), lang, seat, names, position.options, plain, number % 2 == 1)
                drawn = terminal.draw(glance)
                assert drawn
        for seat in position.awaiting:
            for action in list(position.candidates(seat))[:8]:
                terminal.remark(Glance(position.view(seat), lang, seat, [], position.options), action)


def test_a_plain_table_tells_the_hand_and_hides_the_others() -> None:
    position = GAME.load({"phase": "play", "seats": [{"hand": ["king"]}, {"hand": ["duke"]}]})
    drawn = terminal.draw(Glance(position.view(0), "en", 0, ["Ann", "Bob"], {}, plain=True))
    assert isinstance(drawn, str)
    assert "King (blue; price 12, points 4; laurel)" in drawn
    assert "Duke" not in drawn
    assert "Pile 1: 32" in drawn


def test_a_house_to_move_into_is_told_by_its_colour_and_its_front() -> None:
    houses = [{"card": "poet"}, {"card": "mason", "person": "baker"}, {"card": "count", "blind": True}]
    position = GAME.load({"phase": "play", "seats": [{"guilders": 9, "hand": ["prince"], "houses": houses}, {}]})
    position.play("settle prince", 0)
    view = position.view(0)
    told = [terminal.remark(Glance(view, "en", 0, [], {}), action) for action in position.candidates(0)]
    colours = [view["seats"][0]["houses"][number]["colour"] for number in range(3)]
    assert told == [f"{colours[0]}, Prince", f"{colours[1]}, Baker", colours[2]]
    free = GAME.load({"phase": "play", "seats": [{"hand": ["king"], "houses": [{"card": "poet"}]}, {}]}).view(0)
    action = letopis.Action("burn-house", "1")
    assert terminal.remark(Glance(free, "ru", 0, [], {}), action).endswith(", на скрытой стороне: Поэт")
