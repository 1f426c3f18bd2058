"""The ladder in a terminal and as a page: who rates how high, and who beats whom how often."""

import json
import re
from pathlib import Path
from shlex import quote
from time import perf_counter

import letopis
from letopis import bots
from letopis.arena import Ladder, Rungs, Stuck, climb
from letopis.arena.ladder import WinCount
from letopis.terminal.arenapage import killed_like_ctrl_c, new_table, show_table
from letopis.terminal.complaints import FAILED, INTERRUPTED, Complaint
from letopis.terminal.options import check_bot, find_game, read_whole
from letopis.terminal.progress import counting
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words

TABLES = (2, 3, 4, 5)  # seats
PAGE = """# The bots

How the bots fare against each other. Each section is written by the command that stands in it; the same command gives
the same figures, whatever the jobs, except that a bot with a time to think in thinks further on a faster machine.
Ratings are openskill's (Plackett-Luce, 25 is the middle, one deviation after ±); win rates have their 95 % interval,
and a shared win counts as its share.
"""


# ---- what was asked for


def read_time(text: str, words: Words) -> float:
    """A time a decision, in seconds: 100ms, 1s, 0.5s; a Complaint when it is none, or nothing."""
    found = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", text.strip())
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1) if found else 0.0
    if seconds < 0.001:
        raise Complaint(words("bad-time", given=text))
    return seconds


def read_ladders(
    names: list[str],
    entrants: str | None,
    seats: str | None,
    count: str,
    time: str | None,
    seed: int | str,
    cap: str,
    words: Words,
) -> list[Ladder]:
    """A ladder for each game; a Complaint says what cannot be."""
    games = [find_game(name, words) for name in dict.fromkeys(names)] if names else letopis.games()
    given = [name.strip() for name in entrants.split(",")] if entrants is not None else bots.names()
    seconds = None if time is None else read_time(time, words)
    timed = [name if seconds is None else bots.with_time(name, seconds) for name in given]
    if len(timed) < 2 or len(set(timed)) < len(timed):
        raise Complaint(words("bad-climbers", given=", ".join(given)))
    for name in timed:
        check_bot("--bots", name, games[0], words)
    wanted = TABLES if seats is None else tuple(read_whole("--seats", one, 2, words) for one in seats.split(","))
    ladders: list[Ladder] = []
    for game in games:
        possible = tuple(dict.fromkeys(players for players in wanted if players in game.seats))
        if not possible and not names:
            continue  # of all games those are meant that have such tables
        if not possible:
            allowed = ", ".join(str(players) for players in game.seats if players > 1)
            raise Complaint(words("bad-tables", game=game.name, allowed=allowed))
        each = read_whole("--games", count, 1, words)
        ladders.append(Ladder(game.name, tuple(timed), possible, each, seed, cap=read_whole("--cap", cap, 1, words)))
    if not ladders:
        raise Complaint(words("bad-tables", game=", ".join(game.name for game in games), allowed="2, 3, 4, 5"))
    return ladders


def command_of(ladder: Ladder) -> str:
    """The command that gives this ladder again."""
    return (
        f"letopis arena ladder {ladder.game} --bots {','.join(ladder.bots)} "
        f"--seats {','.join(map(str, ladder.seats))} --games {ladder.games} --seed {quote(str(ladder.seed))}"
    )


# ---- playing and showing


def run_ladder(screen: Screen, ladders: list[Ladder], jobs: int, as_json: bool, page: Path | None, words: Words) -> int:
    """Play all ladders and show, print or write what came of them."""
    if page is not None:
        check_page(page, words)
    docs: list[dict[str, object]] = []
    code = 0
    for ladder in ladders:
        started = perf_counter()
        try:
            with killed_like_ctrl_c():
                rungs = climbed(screen, ladder, jobs, words)
        except KeyboardInterrupt:  # the ladders before it are kept
            if not docs:
                raise
            code = INTERRUPTED
            break
        seconds = perf_counter() - started
        docs.append({**rungs.doc(), "command": command_of(ladder), "jobs": jobs, "seconds": round(seconds, 3)})
        if page is not None:  # at once: a long run that is broken off leaves what it has
            write_section(page, rungs, words)
        if not as_json:
            show_rungs(screen, rungs, seconds, jobs, words)
    if as_json:
        screen.output.write(json.dumps(docs, ensure_ascii=False) + "\n")
    elif page is not None:
        screen.say(words("ladder-written", file=str(page)), "green")
    return code


def climbed(screen: Screen, ladder: Ladder, jobs: int, words: Words) -> Rungs:
    """One game's ladder, with a sign of how far it is."""
    title = letopis.game(ladder.game).title(words.lang)
    with counting(screen, title, ladder.total, words) as advance:
        try:
            return climb(ladder, jobs, advance)
        except Stuck as stuck:
            raise Complaint(str(stuck), FAILED) from None


def show_rungs(screen: Screen, rungs: Rungs, seconds: float, jobs: int, words: Words) -> None:
    """One game's ladder."""
    ladder = rungs.ladder
    screen.say(letopis.game(ladder.game).title(words.lang), "bold")
    heads = [words("ladder-seats", count=players, share=f"{100 / players:.0f}") for players in ladder.seats]
    table = new_table(words("arena-bot"), words("ladder-rating"), *heads)
    for rung in rungs.rungs:
        shares = [rate_text(rung.by_seats[players]) for players in ladder.seats]
        table.append([rung.bot, f"{rung.rating:.1f} ± {rung.deviation:.1f}", *shares])
    show_table(screen, table)
    speed = f"{ladder.total / seconds:.1f}" if seconds else "0"
    screen.say(words("arena-speed", speed=speed, seconds=f"{seconds:.1f}", jobs=jobs), "dim")


def rate_text(tally: WinCount) -> str:
    """A win rate with its interval.

    >>> rate_text(WinCount(100, 75.0)), rate_text(WinCount(0, 0.0))
    ('75.0 % (65.7–82.5)', '–')
    """
    if not tally.games:
        return "–"
    low, high = tally.interval
    return f"{100 * tally.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


# ---- the page


def check_page(page: Path, words: Words) -> None:
    """Complain before the games are played, not after."""
    try:
        if page.exists():
            page.read_text(encoding="utf-8")
        elif not page.parent.is_dir():
            raise NotADirectoryError(0, words("ladder-no-folder"))
    except UnicodeDecodeError:
        raise Complaint(words("not-saved", file=str(page), why=words("not-text"))) from None
    except OSError as error:
        raise Complaint(words("not-saved", file=str(page), why=error.strerror or str(error))) from None


def write_section(page: Path, rungs: Rungs, words: Words) -> None:
    """Put a game's section in its place on the page; all else that stands there stays."""
    game = rungs.ladder.game
    begin, end = f"<!-- ladder: {game} -->", f"<!-- end of ladder: {game} -->"
    section = f"{begin}\n{markdown(rungs)}{end}\n"
    try:
        text = page.read_text(encoding="utf-8") if page.exists() else PAGE
        before, found, rest = text.partition(begin)
        if found:
            _, _, after = rest.partition(end)
            text = before + section + after.removeprefix("\n")
        else:
            text = f"{text.rstrip()}\n\n{section}"
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(words("not-saved", file=str(page), why=error.strerror or str(error))) from None


def markdown(rungs: Rungs) -> str:
    """One game's ladder as a piece of a page, in English."""
    ladder = rungs.ladder
    lines = [f"## {letopis.game(ladder.game).title('en')}", "", f"    {command_of(ladder)}", ""]
    heads = [f"{players} seats (fair: {100 / players:.0f} %)" for players in ladder.seats]
    lines += [row("bot", "rating", *heads), row("---", *["---:"] * (1 + len(heads)))]
    for rung in rungs.rungs:
        shares = [rate_text(rung.by_seats[players]) for players in ladder.seats]
        lines.append(row(rung.bot, f"{rung.rating:.1f} ± {rung.deviation:.1f}", *shares))
    if 2 in ladder.seats and len(rungs.rungs) > 2:
        order = [rung.bot for rung in rungs.rungs]
        lines += ["", "Two at the table: how often the row beats the column.", ""]
        lines += [row("", *order), row("---", *["---:"] * len(order))]
        for rung in rungs.rungs:
            lines.append(row(rung.bot, *[rate_text(rung.duels[bot]) if bot in rung.duels else "" for bot in order]))
    few = [players for players in ladder.seats if players > len(ladder.bots)]
    if few:
        tables = " and ".join(map(str, few))
        lines += ["", f"At {tables} seats each bot sat alone among others that were all of one kind."]
    return "\n".join(lines) + "\n"


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"
