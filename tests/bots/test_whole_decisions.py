"""A decision of several answers is told whole, and can be played as it is told."""

import pytest

from letopis import Action, game
from letopis.bots import bot
from letopis.games import names
from letopis.kernel.position import Position

MOST = 12  # decisions of several answers looked at in a game


@pytest.mark.parametrize("name", names())
def test_what_is_told_whole_is_legal_and_answers_one_question(name: str) -> None:
    title = game(name)
    player, teacher = bot("apprentice", title, 1), bot("greedy", title, 2)
    looked_at = several = 0
    for seed in range(6):
        position: Position = title.new(3, seed)
        while not position.over and looked_at < MOST:
            seat = position.awaiting[0]
            choice = position.asked(seat)
            if choice.several and position.forced(seat) is None:
                looked_at += 1
                best = teacher.choose(position, seat)
                rest = teacher.rest(position, seat, best)
                several += bool(rest)
                trial = position.copy()
                for action in (best, *rest):
                    while trial.stack[-1] is choice and seat in trial.awaiting and trial.forced(seat) is not None:
                        trial.advance(trial.forced(seat) or action, seat)
                    assert trial.asked(seat) is choice
                    trial.play(action.text, seat)
            position.advance(player.choose(position, seat), seat)
    assert bool(several) is bool(looked_at), "where there are such decisions, some have several answers"
    assert looked_at or name == "villagers"


def test_what_one_will_throw_is_not_looked_at() -> None:
    """Two positions that differ only in the dice to come are told the same."""
    title = game("era")
    position: Position = title.new(1, 5)
    while position.stack[-1].kind != "reroll":
        position.advance(position.legal(0)[0], 0)
    told = set()
    for seed in range(5):
        teacher = bot("master@30", title, 7)
        guess = position.guess(0, seed)
        best = teacher.think(guess, 0).best.action
        told.add((best.text, *[action.text for action in teacher.rest(guess, 0, best)]))
    assert len(told) == 1


@pytest.mark.parametrize(
    ("name", "texts", "en", "ru"),
    [
        (
            "era",
            ["reroll p1", "reroll p1", "reroll n2", "roll"],
            "Reroll: 2 peasant dice “3 food”, a noble die “1 sword”",
            "Перебросить: 2 кубика «3 еды» (крестьянин), 1 кубик «1 меч» (дворянин)",
        ),
        (
            "era",
            ["set p1 p2", "reroll p3", "roll"],
            "Turn a peasant die: 3 food → 3 wood. Reroll: a peasant die “2 stone”",
            "Повернуть кубик (крестьянин): 3 еды → 3 дерева. Перебросить: 1 кубик «2 камня» (крестьянин)",
        ),
        (
            "era",
            ["take 2 food", "take 2 food", "take 1 stone"],
            "Take: 2 food ×2, 1 stone",
            "Взять: 2 еды ×2, 1 камень",
        ),
        ("era", ["roll"], "Roll the marked dice, keep the rest", "Бросить отмеченные кубики, остальные оставить"),
        (
            "bruges",
            ["take-worker blue", "take-worker blue", "take-worker red"],
            "Take workers: blue ×2, red",
            "Взять работников: синий ×2, красный",
        ),
        ("village", ["pay green", "pay coin"], "Pay: green cube, coin", "Заплатить: зелёный кубик, монета"),
        (
            "village",
            ["load member 1", "depart"],
            "Load family member number 1. Set sail",
            "Погрузить домочадца № 1. Отплыть",
        ),
    ],
)
def test_a_whole_decision_in_words(name: str, texts: list[str], en: str, ru: str) -> None:
    actions = [Action(*text.split(" ")) for text in texts]
    assert game(name).describe_several(actions, "en") == en
    assert game(name).describe_several(actions, "ru") == ru
