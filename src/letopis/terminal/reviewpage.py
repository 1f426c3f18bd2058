"""The review of a record in a terminal: the course of the chances, and each seat's costliest decisions."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from letopis.advice.reasons import cost_text, decimal, percent, reason
from letopis.advice.review import Judgement, Review, Unfinished, result_of, review, turning_points
from letopis.advice.teacher import teacher
from letopis.kernel.actions import Action
from letopis.kernel.errors import BadRecord
from letopis.kernel.game import Game
from letopis.kernel.records import Record
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.options import check_bot, find_game, open_record
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words

BARS = "▁▂▃▄▅▆▇█"
TIME = 0.1  # seconds a decision
SAID = 8  # figures of a course in plain mode


def review_record(screen: Screen, path: Path, words: Words, bot: str | None, as_json: bool) -> int:
    """Judge a finished game and show what came of it."""
    record = open_record(path, words, FAILED)
    game = find_game(record.game, words)
    judge = read_judge(bot, game, words)
    try:
        result_of(record)
    except Unfinished:
        raise Complaint(words("not-finished", file=str(path))) from None
    except BadRecord as bad:
        raise Complaint(words("bad-record", file=str(path), why=str(bad)), FAILED) from None
    found = judged(screen, record, judge, words)
    if as_json:
        doc = {"game": game.name, "bot": judge, **found.doc()}
        screen.output.write(json.dumps(doc, ensure_ascii=False) + "\n")
        return 0
    screen.say(game.title(words.lang), "bold")
    screen.say(words("review-by", bot=judge))
    show_review(screen, game, found, words)
    return 0


def read_judge(given: str | None, game: Game[Any], words: Words) -> str:
    """The bot that judges; a Complaint when there is none of that name."""
    if given is None:
        return teacher(TIME)
    check_bot("--bot", given, game, words)
    return given


def judged(screen: Screen, record: Record, judge: str, words: Words) -> Review:
    """The review, with a sign of how far it is."""
    quiet = screen.plain or not sys.stderr.isatty()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=quiet) as progress:
        total = sum(1 for _ in turning_points(record))
        task = progress.add_task(words("review-judging"), total=total)
        return review(record, judge, lambda done: progress.advance(task, done))


def show_review(screen: Screen, game: Game[Any], found: Review, words: Words) -> None:
    """The courses, then what was costly."""
    names = [game.texts.name_of(words.lang, seat, None) for seat in range(found.players)]
    screen.say("")
    screen.say(words("review-points" if found.in_points else "review-chances"), "bold")
    widest = max(map(len, names))
    for seat, name in enumerate(names):
        values = [value for _, value in found.course(seat)]
        shown = (
            said(values, found.in_points, words) if screen.plain else drawn(values, found, screen.width - widest - 12)
        )
        last = figure(values[-1], found.in_points, words)
        line = words("review-course", name=name.ljust(0 if screen.plain else widest), values=shown)
        screen.say(line if screen.plain else f"{line} {last}")
    for seat, name in enumerate(names):
        screen.say("")
        costliest = found.costliest(seat)
        screen.say(words("review-costliest" if costliest else "review-none", name=name), "bold" if costliest else "")
        for rank, judgement in enumerate(costliest, 1):
            for line in told(game, judgement, rank, words):
                screen.say(line)


def told(game: Game[Any], judgement: Judgement, rank: int, words: Words) -> list[str]:
    """One costly decision."""
    chosen, better = judgement.chosen, judgement.better
    cost = cost_text(None if chosen.chance is None else judgement.cost, judgement.points, words.lang)
    return [
        words("review-one", rank=rank, play=judgement.play, cost=cost),
        words("review-chosen", action=described(game, chosen.text, words), why=reason(game, chosen, None, words.lang)),
        words(
            "review-better", action=described(game, better.text, words), why=reason(game, better, chosen, words.lang)
        ),
    ]


def described(game: Game[Any], text: str, words: Words) -> str:
    """An action in words, and as it is typed."""
    kind, *rest = text.split(" ")
    return f"{game.describe(Action(kind, *rest), words.lang)} [{text}]"


def figure(value: float, in_points: bool, words: Words) -> str:
    """A value of a course."""
    return decimal(value, words.lang) if in_points else percent(value, words.lang)


def said(values: list[float], in_points: bool, words: Words) -> str:
    """Some values of a course, evenly spread: its first and its last among them."""
    last = len(values) - 1
    count = min(SAID, len(values))
    places = sorted({round(step * last / max(1, count - 1)) for step in range(count)})
    return ", ".join(figure(values[place], in_points, words) for place in places)


def drawn(values: list[float], found: Review, width: int) -> str:
    """A course as a row of bars."""
    every = [value for seat in range(found.players) for _, value in found.course(seat)]
    low, high = (min(0.0, *every), max(1.0, *every)) if found.in_points else (0.0, 1.0)
    count = max(1, min(width, len(values)))
    bars: list[str] = []
    for place in range(count):
        start, end = place * len(values) // count, max(1, (place + 1) * len(values) // count)
        part = values[start:end] or values[-1:]
        share = (sum(part) / len(part) - low) / (high - low)
        bars.append(BARS[min(len(BARS) - 1, int(share * len(BARS)))])
    return "".join(bars)
