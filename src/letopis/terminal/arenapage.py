"""A tournament in a terminal: its progress, and its result as tables."""

import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.table import Table

import letopis
from letopis.arena import Outcome, Plan, Standing, Stuck, Summary, summarise, tournament
from letopis.arena.census import census, write
from letopis.arena.games_file import BadGames, GamesFile
from letopis.terminal.complaints import FAILED, INTERRUPTED, Complaint
from letopis.terminal.progress import counting
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words, term


def usual_jobs() -> int:
    """As many as this process has cores."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ArenaFiles(NamedTuple):
    """What else a tournament writes, or goes on from."""

    census: Path | None = None
    records: Path | None = None
    table: Path | None = None  # of the plies of those records
    resume: bool = False


NO_FILES = ArenaFiles()


def run_arena(screen: Screen, plan: Plan, jobs: int, as_json: bool, words: Words, files: ArenaFiles = NO_FILES) -> int:
    """Play the tournament and show what came of it; broken off, what has come of it so far. A census goes to a file."""
    census_file, table = files.census, files.table
    if census_file is not None:
        with complaining_of(census_file, words):
            census_file.parent.stat()  # rather now than when all is played
    try:
        kept = None if files.records is None else GamesFile(files.records, plan, files.resume)
    except BadGames as bad:
        raise Complaint(str(bad)) from None
    started = perf_counter()
    before = [] if kept is None else kept.before
    outcomes: list[Outcome] = list(before)
    code = 0
    with counting(screen, words("arena-playing"), plan.total, words, lambda: standing_text(plan, outcomes)) as advance:
        advance(len(before))

        def heard(done: list[Outcome]) -> None:
            if kept is not None:
                kept.add(done)
            outcomes.extend(done)
            advance(len(done))

        try:
            with killed_like_ctrl_c():
                outcomes = tournament(plan, jobs, heard, before)
        except Stuck as stuck:
            raise Complaint(str(stuck), FAILED) from None
        except KeyboardInterrupt:
            if not all_played(plan, outcomes):
                raise
            code = INTERRUPTED
    if kept is not None:
        kept.close()
        if table is not None and not code:
            write_table(kept.path, table)
    seconds = perf_counter() - started
    if census_file is not None and not code:  # of half a tournament none could be taken again
        with complaining_of(census_file, words):
            write(census_file, census(plan, outcomes, command(plan)))
    summary = summarise(plan, outcomes)
    speed = (len(outcomes) - len(before)) / seconds if seconds else 0.0
    if as_json:
        doc = {**summary.doc(), "jobs": jobs, "seconds": round(seconds, 3), "games_a_second": round(speed, 3)}
        screen.output.write(json.dumps(doc, ensure_ascii=False) + "\n")
        return code
    show_summary(screen, summary, words)
    for standing in summary.standings:
        if standing.faults:
            figures = {"bot": standing.bot, "count": len(standing.faults), "first": standing.faults[0]}
            screen.say(words("arena-forfeits", **figures), "yellow")
    screen.say(words("arena-length", games=summary.games, decisions=f"{summary.decisions:.1f}"))
    screen.say(words("arena-speed", speed=f"{speed:.1f}", seconds=f"{seconds:.1f}", jobs=jobs), "dim")
    if code:
        screen.say(words("arena-broken-off", games=summary.games, asked=plan.total), "yellow")
    return code


def write_table(games: Path, table: Path) -> None:
    """The plies of recorded games as a table; its library is asked for only here."""
    from letopis.research import dataset

    dataset.write_table(games, table)


@contextmanager
def complaining_of(path: Path, words: Words) -> Iterator[None]:
    """What cannot be done with a file is said in words."""
    try:
        yield
    except OSError as error:
        raise Complaint(words("bad-file", file=str(path), why=error.strerror or str(error))) from None


def command(plan: Plan) -> str:
    """What plays the same tournament again."""
    given = [
        "--data FOLDER" if name == "data" else f"--option '{name}={json.dumps(value, separators=(',', ':'))}'"
        for name, value in plan.options.items()
    ]
    words = ["letopis arena", plan.game, "--bots", ",".join(plan.bots), f"--games {plan.games} --seed {plan.seed}"]
    return " ".join([*words, *(["--solo"] if plan.solo else []), *given, "--census FILE"])


@contextmanager
def killed_like_ctrl_c() -> Iterator[None]:
    """Let `kill` and `timeout` break off as Ctrl-C does: a run in the background does not hear Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def standing_text(plan: Plan, outcomes: list[Outcome]) -> str:
    """How the bots stand in the middle of it, in a line."""
    if not all_played(plan, outcomes):
        return ""
    text = mean_text if plan.players == 1 else rate_text
    return ", ".join(f"{standing.bot} {text(standing)}" for standing in summarise(plan, outcomes).standings)


def all_played(plan: Plan, outcomes: list[Outcome]) -> bool:
    """Whether there is something to say of every bot."""
    return len({bot for outcome in outcomes for bot in outcome.seats}) == len(plan.bots)


def rate_text(standing: Standing) -> str:
    """How often a bot won."""
    return f"{100 * standing.win_rate:.1f} %"


def mean_text(standing: Standing) -> str:
    """How many points it had on average."""
    return f"{standing.mean:.2f}"


def show_summary(screen: Screen, summary: Summary, words: Words) -> None:
    """Who won how often, or how well each did alone; then the rows of the score sheet."""
    if summary.plan.players == 1:
        show_alone(screen, summary, words)
    else:
        show_wins(screen, summary, words)
    game = letopis.game(summary.plan.game)
    rows = [row for row in summary.standings[0].rows if any(standing.rows[row] for standing in summary.standings)]
    table = new_table(words("arena-row"), *[standing.bot for standing in summary.standings])
    for row in rows:
        label = term(game, words.lang, f"row-{row}", row)
        table.append([label, *[f"{standing.rows[row]:.2f}" for standing in summary.standings]])
    show_table(screen, table)


def show_wins(screen: Screen, summary: Summary, words: Words) -> None:
    """Win rates with their intervals, and mean scores."""
    heads = ("arena-bot", "arena-games", "arena-wins", "arena-interval", "arena-mean")
    table = new_table(*[words(head) for head in heads])
    for standing in summary.standings:
        low, high = standing.interval
        interval = f"{100 * low:.1f}–{100 * high:.1f} %"
        table.append([standing.bot, str(standing.games), rate_text(standing), interval, mean_text(standing)])
    show_table(screen, table)


def show_alone(screen: Screen, summary: Summary, words: Words) -> None:
    """Means, quantiles and the titles won."""
    shares = list(summary.standings[0].quantiles)
    table = new_table(words("arena-bot"), words("arena-games"), words("arena-mean"), *shares)
    for standing in summary.standings:
        figures = [f"{value:g}" for value in standing.quantiles.values()]
        table.append([standing.bot, str(standing.games), mean_text(standing), *figures])
    show_table(screen, table)
    titles = [title for standing in summary.standings for title in standing.titles]
    if titles:
        show_titles(screen, summary.standings, list(dict.fromkeys(titles)), summary, words)


def show_titles(screen: Screen, standings: list[Standing], titles: list[str], summary: Summary, words: Words) -> None:
    """How often each title was won."""
    game = letopis.game(summary.plan.game)
    table = new_table(words("arena-title"), *[standing.bot for standing in standings])
    for title in titles:
        shares = [100 * standing.titles.get(title, 0) / standing.games for standing in standings]
        table.append([term(game, words.lang, title), *[f"{share:.1f} %" for share in shares]])
    show_table(screen, table)


Rows = list[list[str]]


def new_table(*heads: str) -> Rows:
    """A table with its head."""
    return [list(heads)]


def show_table(screen: Screen, rows: Rows) -> None:
    """A table, its figures flush right; in plain mode each line says what its figures are."""
    heads, *lines = rows
    if screen.plain:
        for line in lines:
            figures = ", ".join(f"{head} {figure}" for head, figure in zip(heads[1:], line[1:]))
            screen.say(f"{line[0]}: {figures}")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left")
    for line in lines:
        table.add_row(*line)
    screen.show(table, "")
