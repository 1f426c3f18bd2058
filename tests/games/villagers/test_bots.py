"""The greedy player and the drawing: sensible, legal, and in both languages."""

import pytest

from letopis import Action, Position
from letopis.bots import bot
from letopis.games.villagers import terminal
from letopis.kernel.scene import Glance
from tests.games.villagers.tables import VILLAGERS, alone, build, legal


def finish(position: Position, names: list[str]) -> Position:
    """Play a game between bots."""
    bots = [bot(name, VILLAGERS, f"{seat} {name}") for seat, name in enumerate(names)]
    while not position.over:
        seat = position.awaiting[0]
        position.advance(bots[seat].choose(position, seat), seat)
    return position


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed: int) -> None:
    assert finish(VILLAGERS.new(players=2, seed=seed), ["greedy", "random"]).ranking()[0] == [0]


def test_greedy_plays_every_number_of_seats_to_the_end() -> None:
    for players in (1, 3, 5):
        assert finish(VILLAGERS.new(players=players, seed=1), ["greedy"] * players).over


def test_greedy_does_not_put_off_the_end_of_its_turn() -> None:
    position = build("founders", "lumberjack", hand="wheeler cartwright")
    chosen = []
    greedy = bot("greedy", VILLAGERS, 1)
    while position.awaiting == (0,):
        action = greedy.choose(position, 0)
        chosen.append(action.text)
        position.advance(action, 0)
    assert chosen[:2] == ["place wheeler", "place cartwright"]


def test_a_bot_ranks_its_actions_and_a_hint_is_legal() -> None:
    position = VILLAGERS.new(players=2, seed=3)
    seat = position.awaiting[0]
    ranked = bot("greedy", VILLAGERS, 1).ranked(position, seat)
    assert [value for _, value in ranked] == sorted([value for _, value in ranked], reverse=True)
    assert {action.text for action, _ in ranked} <= set(legal(position))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("plain", [True, False])
def test_the_table_is_drawn_for_seats_and_spectators(lang: str, plain: bool) -> None:
    for position in (VILLAGERS.new(players=3, seed=1), alone(countess={"open": ["rats"], "village": ["hunter"]})):
        for seat in (0, None):
            names = ["Anya", "Borya", "Gena"][: position.players]
            drawing = terminal.draw(Glance(position.view(seat), lang, seat, names, {}, plain))
            text = str(drawing)
            assert ("Hunter" if lang == "en" else "Охотник") in text
            assert "_" not in text
            assert "draw-" not in text


def test_a_card_is_explained_beside_its_choice() -> None:
    glance = Glance(VILLAGERS.new(players=2, seed=1).view(0), "en", 0, [], {})
    told = terminal.remark(glance, Action("take", "jeweler"))
    assert told == "Ore, 20 gold, on Spelunker, padlock: Blacksmith"
    assert terminal.remark(glance, Action("end")) == ""
