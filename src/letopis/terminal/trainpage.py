"""Learning weights in a terminal: progress, the curve round by round, and the file in its place."""

import sys
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from letopis.arena.training import Turn, train
from letopis.kernel.game import Game
from letopis.kernel.weights import FILE
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words


def run_training(
    screen: Screen,
    game: Game,
    games: int,
    seed: int | str,
    rounds: int,
    jobs: int,
    alone: bool,
    out: Path | None,
    words: Words,
) -> int:
    """Train, show each round, and write the weights beside the game or where they were asked for."""
    started = perf_counter()
    quiet = screen.plain or not sys.stderr.isatty()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    path = out or game.room / FILE
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=quiet) as progress:
        task = progress.add_task(words("train-playing"), total=games)

        def heard(turn: Turn) -> None:
            screen.say(
                words(
                    "train-round",
                    number=turn.number,
                    error=f"{turn.error:.2f}",
                    won=f"{turn.won:.1%}",
                    mean=f"{turn.mean:.1f}",
                    step=f"{turn.step:g}",
                )
            )

        def played(count: int) -> None:
            progress.advance(task, count)

        course = train(game.name, games, seed, rounds, jobs, alone, progress=played, heard=heard)
    command = f"letopis train {game.name} --games {games} --rounds {rounds} --seed {seed}{' --alone' if alone else ''}"
    try:
        before = (game.room / FILE).read_text(encoding="utf-8")
        path.write_text(course.text(command, before), encoding="utf-8")
    except OSError as error:
        raise Complaint(words("bad-out", path=str(path), problem=error.strerror or str(error)), FAILED) from None
    screen.say(words("train-done", path=str(path), seconds=f"{perf_counter() - started:.0f}"))
    return 0
