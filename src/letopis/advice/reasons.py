"""Why an action is good, in a sentence: the rows of the score sheet that it moves, and the chances of winning."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from letopis.bots.base import Candidate
from letopis.kernel.game import Game
from letopis.kernel.texts import Texts

TEXTS = Texts([Path(__file__).parent])
MOST_ROWS = 4  # in one sentence, the largest first
LEAST = 0.05  # points: less is not worth a word
LEAST_CHANCE = 0.005


@dataclass(frozen=True)
class Reason:
    """What is said of an action, as plain figures: it travels between processes and is worded where it is read."""

    text: str  # of the action
    worth: float
    chance: float | None
    rows: dict[str, float] = field(default_factory=dict)
    then: tuple[str, ...] = ()  # of a decision of several answers: the others

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        rest = {"then": list(self.then)} if self.then else {}
        return {"text": self.text, "worth": self.worth, "chance": self.chance, "rows": self.rows, **rest}


def figures_of(candidate: Candidate, then: tuple[str, ...] = ()) -> Reason:
    """What a bot thinks of an action, rounded to what can be meant."""
    rows = {row: round(points, 2) for row, points in candidate.rows.items() if abs(points) >= LEAST}
    chance = None if candidate.chance is None else round(candidate.chance, 4)
    return Reason(candidate.action.text, round(candidate.worth, 2), chance, rows, then)


def reason(game: Game[Any], one: Reason, against: Reason | None, lang: str) -> str:
    r"""The sentence: which rows move, and how the chances compare with those of another action.

    >>> import letopis
    >>> farm = Reason("build farm", 12.0, 0.62, {"farm": 3.0, "disasters": -1.0})
    >>> reason(letopis.game("era"), farm, Reason("pass", 10.5, 0.55), "en")
    'Farms +3, Disaster points −1; wins 62\xa0% against 55\xa0%.'
    >>> reason(letopis.game("era"), Reason("pass", 10.5, None), farm, "ru")
    'Очков сразу не приносит; на 1,5 очка хуже.'
    """
    moved = sorted(one.rows.items(), key=lambda row: -abs(row[1]))[:MOST_ROWS]
    rows = ", ".join(f"{row_label(game, row, lang)} {signed(points, lang)}" for row, points in moved)
    what = rows or say(lang, "reason-no-rows")
    how = compared(one, against, lang)
    return say(lang, "reason", what=what, how=how) if how else say(lang, "reason-alone", what=what)


def reasons(game: Game[Any], ranked: list[Reason], lang: str) -> list[str]:
    """A sentence for each of the best actions: the first against the next worse, the others against the first."""
    told: list[str] = []
    for place, one in enumerate(ranked):
        against = ranked[0] if place else next((other for other in ranked if told_apart(one, other)), None)
        told.append(reason(game, one, against, lang))
    return told


def told_apart(one: Reason, other: Reason) -> bool:
    """Whether two actions differ enough to say so."""
    if one.chance is None or other.chance is None:
        return abs(one.worth - other.worth) >= LEAST
    return abs(one.chance - other.chance) >= LEAST_CHANCE


def compared(one: Reason, against: Reason | None, lang: str) -> str:
    """How an action compares with another: by the chances of winning where there are any, else by points."""
    if one.chance is not None:
        if against is None or against.chance is None:
            return say(lang, "reason-wins", chance=percent(one.chance, lang))
        if told_apart(one, against):
            return say(lang, "reason-against", chance=percent(one.chance, lang), other=percent(against.chance, lang))
        return say(lang, "reason-as-good", chance=percent(one.chance, lang))
    if against is None:
        return ""
    if not told_apart(one, against):
        return say(lang, "reason-same-points")
    ahead = one.worth - against.worth
    return say(lang, "reason-ahead" if ahead > 0 else "reason-behind", points=points_text(abs(ahead), lang))


def cost_text(chance: float | None, points: float, lang: str) -> str:
    r"""What a decision cost.

    >>> cost_text(0.12, 3.4, "en"), cost_text(None, 3.0, "ru")
    ('−12\xa0% of the chance to win, −3.4 points', '−3 очка')
    """
    if chance is None:
        return say(lang, "cost-points", points=points_text(points, lang))
    return say(lang, "cost", chance=percent(chance, lang), points=points_text(points, lang))


def row_label(game: Game[Any], row: str, lang: str) -> str:
    """A row of the game's score sheet in its own words."""
    key = f"row-{row}"
    return game.texts.say(lang, key) if game.texts.has(lang, key) else row.replace("_", " ")


# ---- figures in words


def decimal(value: float, lang: str) -> str:
    """A figure with at most one decimal, as the language writes it.

    >>> decimal(3.0, "en"), decimal(-2.46, "ru")
    ('3', '−2,5')
    """
    text = f"{value:.1f}".removesuffix(".0").replace("-", "−")
    return text.replace(".", ",") if lang == "ru" else text


def signed(value: float, lang: str) -> str:
    """A figure with its sign.

    >>> signed(3, "en"), signed(-0.5, "ru")
    ('+3', '−0,5')
    """
    return ("−" if value < 0 else "+") + decimal(abs(value), lang)


def percent(chance: float, lang: str) -> str:
    r"""A chance; never quite none and never quite all while it is one.

    >>> percent(0.62, "en"), percent(0.9999, "en"), percent(1.0, "ru")
    ('62\xa0%', '99\xa0%', '100\xa0%')
    """
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return f"{whole}\N{NO-BREAK SPACE}%"


def points_text(points: float, lang: str) -> str:
    """Points with their word: 1,5 очка, 2 очка, 5 очков."""
    rounded = float(f"{points:.1f}")
    return say(lang, "points", count=int(rounded) if rounded.is_integer() else rounded, figure=decimal(points, lang))


def say(lang: str, key: str, **figures: Any) -> str:
    """A message of ours with its figures, which stand in it as they are."""
    return TEXTS.phrase(lang, key, figures)
