"""`letopis record review`: finished games only, in both languages, for eyes, ears and programs."""

import json
from pathlib import Path

import pytest

import letopis
from letopis.bots import bot
from tests.terminal.running import run


def written(path: Path, players: int = 2, most: int = 10_000) -> Path:
    """The record of a short game, the first seat played at random."""
    game = letopis.game("era")
    position = game.new(players, 5, {"round_limit": 1})
    seated = [bot("random" if seat == 0 else "greedy", game, seat) for seat in range(players)]
    for _ in range(most):
        if position.over:
            break
        seat = position.awaiting[0]
        position.play(seated[seat].choose(position, seat), seat)
    path.write_text(position.record().text(), encoding="utf-8")
    return path


def test_a_review_names_the_costliest_decisions(desk: Path) -> None:
    ran = run("record", "review", str(written(desk / "game.letopis")), "--bot", "greedy", "--plain")
    assert ran.code == 0, ran.err
    assert "Judged by greedy" in ran.out
    assert "The costliest decisions of Player 1:" in ran.out
    assert ran.out.count("   chosen: ") == ran.out.count("   better: ") >= 1
    assert "% of the chance to win" in ran.out


def test_a_review_speaks_russian_and_draws_the_course(desk: Path) -> None:
    ran = run("record", "review", str(written(desk / "game.letopis")), "--bot", "greedy", "--lang", "ru")
    assert "Самые дорогие решения, Игрок 1:" in ran.out
    assert "шанса победить" in ran.out
    assert any(bar in ran.out for bar in "▁▂▃▄▅▆▇█")


def test_a_review_for_programs(desk: Path) -> None:
    words = ("record", "review", str(written(desk / "game.letopis")), "--bot", "greedy", "--json")
    doc = json.loads(run(*words).out)
    assert (doc["game"], doc["bot"], doc["players"]) == ("era", "greedy", 2)
    assert {judgement["seat"] for judgement in doc["judgements"]} == {0, 1}
    assert json.loads(run(*words).out) == doc


def test_a_game_alone_is_reviewed_in_points(desk: Path) -> None:
    ran = run("record", "review", str(written(desk / "game.letopis", 1)), "--bot", "greedy", "--plain")
    assert "worth in points" in ran.out
    assert "%" not in ran.out


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("unfinished.letopis",), 2, "a review is for finished games"),
        (("nothing.letopis",), 2, "cannot be read"),
        (("broken.letopis",), 1, "not a true record"),
        (("false.letopis",), 1, "not a true record"),
        (("game.letopis", "--bot", "nobody"), 2, "--bot: “nobody”"),
        (("game.letopis", "--lang", "de"), 2, "--lang"),
    ],
)
def test_what_cannot_be_reviewed(desk: Path, words: tuple[str, ...], code: int, said: str) -> None:
    whole = written(desk / "game.letopis").read_text(encoding="utf-8")
    written(desk / "unfinished.letopis", most=20)
    (desk / "broken.letopis").write_text("no record", encoding="utf-8")
    (desk / "false.letopis").write_text(whole.replace("scores: [", "scores: [9"), encoding="utf-8")
    ran = run("record", "review", *words)
    assert ran.code == code
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
