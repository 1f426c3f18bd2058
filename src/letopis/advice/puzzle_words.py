"""Why a puzzle's answer is right, in sentences: how often it wins, and what it brings by the end."""

from letopis.advice.puzzle import Opinion, Puzzle
from letopis.advice.reasons import MOST_ROWS, decimal, percent, row_label, say, signed
from letopis.games import game as find_game
from letopis.kernel.actions import Action


def explained(puzzle: Puzzle, other: str, lang: str) -> list[str]:
    """How much better the answer is than another action; and, if that is the tempting one, in which rows of the sheet.

    >>> found = Puzzle("era", {}, 0, ("build farm",), "pass", {}, {"farm": 2.0, "disasters": -0.5}, (), 1500)
    >>> found.opinions.update({"build farm": Opinion(4.0, 0.74), "pass": Opinion(1.0, 0.5)})
    >>> for sentence in explained(found, "pass", "ru"):
    ...     print(sentence.replace("\N{NO-BREAK SPACE}", " "))
    Шансы победить: «Построить: ферма» – 74 %, «Пас» – 50 %.
    Что это в среднем меняет к концу игры: Фермы +2, Очки бедствий −0,5.
    """
    best, less = puzzle.opinions[puzzle.answer], puzzle.opinions[other]
    told = say(
        lang,
        "puzzle-points" if best.chance is None else "puzzle-chances",
        answer=label_of(puzzle, puzzle.answer, lang),
        other=label_of(puzzle, other, lang),
        best=value(best, lang),
        less=value(less, lang),
    )
    moved = sorted(puzzle.rows.items(), key=lambda row: -abs(row[1]))[:MOST_ROWS]
    if other != puzzle.tempting or not moved:
        return [told]
    game = find_game(puzzle.game)
    rows = ", ".join(f"{row_label(game, row, lang)} {signed(points, lang)}" for row, points in moved)
    return [told, say(lang, "puzzle-rows", rows=rows)]


def value(opinion: Opinion, lang: str) -> str:
    r"""What an action is worth: the chance to win, alone the points.

    >>> value(Opinion(3.0, 0.7), "en"), value(Opinion(27.5, None), "ru")
    ('70\xa0%', '27,5')
    """
    return decimal(opinion.worth, lang) if opinion.chance is None else percent(opinion.chance, lang)


def label_of(puzzle: Puzzle, text: str, lang: str) -> str:
    """An action of a puzzle in words."""
    kind, *words = text.split(" ")
    return find_game(puzzle.game).describe(Action(kind, *words), lang)
