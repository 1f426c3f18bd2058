"""Puzzles in a terminal: finding them, with progress and to be gone on with; and checking those there are."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from letopis.advice.puzzle import FILE, Collection, Puzzle, read_collection
from letopis.advice.puzzle_check import JUDGE, Checked, Doubt, check
from letopis.advice.puzzle_making import search_games
from letopis.arena.lessons import Players
from letopis.kernel.game import Game
from letopis.terminal.arenapage import killed_like_ctrl_c
from letopis.terminal.complaints import FAILED, INTERRUPTED, Complaint
from letopis.terminal.extras import place_of
from letopis.terminal.progress import counting
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words

SECTION = "<!-- puzzles: {game} -->\n{text}<!-- end of puzzles: {game} -->\n"


class PuzzleWish(NamedTuple):
    """Of which game, on how many cores, and where they are kept."""

    screen: Screen
    game: Game[Any]
    jobs: int
    out: Path | None
    words: Words

    @property
    def path(self) -> Path:
        """Where they are kept."""
        return self.out or place_of(self.game, FILE)


def run_search(wish: PuzzleWish, games: int, seed: str) -> int:
    """Look through games until it were so many; what is found is written at once, and gone on with next time."""
    started = perf_counter()
    words, path = wish.words, wish.path
    found = kept(wish)
    if found.games and found.seed != seed:
        raise Complaint(words("puzzles-other-seed", path=str(path), seed=found.seed))
    found.seed = seed
    code = 0
    left = max(0, games - found.games)

    def standing() -> str:
        return words("puzzles-found", count=len(found.puzzles))

    with counting(wish.screen, words("puzzles-searching"), left, words, standing) as advance:

        def heard(count: int) -> None:
            write(path, found.text(), words)
            advance(count)

        try:
            with killed_like_ctrl_c():
                search_games(found, games, wish.jobs, heard)
        except KeyboardInterrupt:
            code = INTERRUPTED
    figures = {"count": len(found.puzzles), "games": found.games, "path": str(path)}
    wish.screen.say(words("puzzles-done", **figures, seconds=f"{perf_counter() - started:.0f}"))
    return code


def run_check(wish: PuzzleWish, asked: str | None, page: Path | None, as_json: bool) -> int:
    """Ask a judge about every puzzle; figures on the screen, and perhaps in a page."""
    words, judge = wish.words, asked or JUDGE
    puzzles = kept(wish).in_order()
    if not puzzles:
        raise Complaint(words("puzzles-none", path=str(wish.path)), FAILED)
    checked: list[Checked] = []
    with counting(wish.screen, words("puzzles-checking"), len(puzzles), words) as advance:
        for one in each_checked(puzzles, judge, wish.jobs):
            checked.append(one)
            advance(1)
    agreed = sum(one.agreed for one in checked)
    missed = sum(one.greedy_missed for one in checked)
    if as_json:
        docs = [one._asdict() for one in checked]
        doc = {"game": wish.game.name, "judge": judge, "agreed": agreed, "greedy_missed": missed, "puzzles": docs}
        wish.screen.output.write(json.dumps(doc, ensure_ascii=False) + "\n")
    else:
        figures = {"count": len(checked), "judge": judge}
        shares = {"agreed": share(agreed, len(checked)), "missed": share(missed, len(checked))}
        wish.screen.say(words("puzzles-checked", **figures, **shares))
        for one in checked:
            if not one.agreed:
                wish.screen.say(words("puzzles-doubted", id=one.id, chosen=one.chosen))
    if page is not None:
        write_section(page, wish.game, puzzles, checked, judge, words)
    return 0


def kept(wish: PuzzleWish) -> Collection:
    """The puzzles there are; a Complaint when the file cannot be read."""
    try:
        return read_collection(wish.game.name, wish.path)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Complaint(wish.words("puzzles-broken", path=str(wish.path), problem=repr(error)), FAILED) from None


def each_checked(puzzles: list[Puzzle], judge: str, jobs: int) -> Iterator[Checked]:
    """What came of each puzzle."""
    with Players(jobs) as players:
        yield from players.each(check, [Doubt(puzzle, judge) for puzzle in puzzles])


def share(part: int, whole: int) -> str:
    """As people write it."""
    return f"{100 * part / whole:.1f} %"


def write(path: Path, text: str, words: Words) -> None:
    """Whole or not at all, whatever breaks it off."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise Complaint(words("bad-out", path=str(path), problem=error.strerror or str(error)), FAILED) from None


def write_section(
    page: Path, game: Game[Any], puzzles: list[Puzzle], checked: list[Checked], judge: str, words: Words
) -> None:
    """The game's section of a page, in English; the rest of the page stays."""
    count = len(checked)
    ratings = sorted(puzzle.rating for puzzle in puzzles)
    kinds = sorted({puzzle.kind for puzzle in puzzles})
    lines = [
        f"## {game.title('en')}",
        "",
        f"    letopis puzzles {game.name} --check --judge {judge}",
        "",
        f"{count} puzzles, rated {ratings[0]} to {ratings[-1]} (the middle one {ratings[count // 2]}).",
        f"The judge agrees with {share(sum(one.agreed for one in checked), count)} of the answers,",
        f"greedy misses {share(sum(one.greedy_missed for one in checked), count)}.",
        f"Decisions: {', '.join(f'{kind} {sum(one.kind == kind for one in puzzles)}' for kind in kinds)}.",
        "",
    ]
    section = SECTION.format(game=game.name, text="\n".join(lines))
    old = page.read_text(encoding="utf-8") if page.exists() else "# Puzzles\n"
    place = re.compile(SECTION.format(game=game.name, text=".*?"), re.DOTALL)
    put: Callable[[re.Match[str]], str] = lambda _: section  # noqa: E731  # nothing in it is a pattern
    write(page, place.sub(put, old) if place.search(old) else f"{old}\n{section}", words)
