"""What the board in a browser says and offers beside the view."""

import pytest

from letopis.games.era.board import does, good_layout
from letopis.games.era.components import Components
from letopis.kernel.game import KERNEL
from letopis.kernel.texts import Texts
from tests.games.era.tables import ERA, KEEP, at, kind, legal

COMPONENTS: Components = ERA.components()
TEXTS = Texts([KERNEL, ERA.room], ERA.room / "board")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_building_says_what_it_does(lang: str) -> None:
    for piece in COMPONENTS.buildings:
        effects = does(COMPONENTS, piece)
        assert effects, piece.id
        for effect, id, amount, cap in effects:
            figures = {"name": TEXTS.say(lang, id) if id else "", "amount": amount, "cap": cap}
            assert "{" not in TEXTS.phrase(lang, f"board-does-{effect}", figures)


def test_effects_are_those_of_the_data() -> None:
    assert does(COMPONENTS, COMPONENTS.piece_of["farm"]) == (("collect", "food", 1, 0),)
    assert does(COMPONENTS, COMPONENTS.piece_of["market"]) == (("end-empty_adjacent_cell", "", 1, 8),)
    assert [effect for effect, *_ in does(COMPONENTS, COMPONENTS.piece_of["keep"])] == ["die", "walled"]
    assert does(COMPONENTS, COMPONENTS.piece_of["wall_2"]) == ()


@pytest.mark.rule("E-5.6")
@pytest.mark.parametrize("begun", [0, 3])
def test_a_good_layout_can_be_played_and_walls_in_the_first_ring(begun: int) -> None:
    position = ERA.new(players=2, seed=3)
    for _ in range(begun):
        position.play(legal(position)[0], 0)
    seat = at(position)
    actions = good_layout(COMPONENTS, tuple(seat["domain"]), tuple(seat["to_place"]))
    assert len(actions) == 9 - begun
    for action in actions:
        position.play(action, 0)
    assert kind(position) == ("setup", (1,))
    assert position.view(0)["seats"][0]["area"] == 6
    assert position.dump()["seats"][0]["domain"][0] == KEEP
