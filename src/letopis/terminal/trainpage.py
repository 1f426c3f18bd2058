"""Learning weights in a terminal: progress, the curve round by round, and the file in its place."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from letopis.arena import thoughts
from letopis.arena.lessons import ITERATIONS
from letopis.arena.thoughts import learn_thoughts
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
    iterations: int,
    out: Path | None,
    words: Words,
) -> int:
    """Train, show each round, and write the weights beside the game or where they were asked for."""
    started = perf_counter()
    with counting(screen, games, words) as played:

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

        course = train(
            game.name, games, seed, rounds, jobs, alone, iterations or ITERATIONS, progress=played, heard=heard
        )
    command = f"letopis train {game.name} --games {games} --rounds {rounds} --seed {seed}{' --alone' if alone else ''}"
    command += f" --iterations {iterations}" if iterations else ""
    path = written(game, out, lambda before: course.text(command, before), words)
    screen.say(words("train-done", path=str(path), seconds=f"{perf_counter() - started:.0f}"))
    return 0


def run_thinking(
    screen: Screen,
    game: Game,
    games: int,
    seed: int | str,
    jobs: int,
    iterations: int,
    out: Path | None,
    words: Words,
) -> int:
    """Learn first thoughts, say how well they foretell, and write them beside the game or where they were asked for."""
    started = perf_counter()
    with counting(screen, games, words) as played:
        insight = learn_thoughts(game.name, games, seed, jobs, iterations or thoughts.ITERATIONS, played)
    screen.say(
        words(
            "train-thoughts",
            choices=insight.choices,
            plain=f"{insight.plain:.3f}",
            doubt=f"{insight.doubt:.3f}",
            least=f"{insight.least:.3f}",
        )
    )
    path = written(game, out, insight.text, words)
    screen.say(words("train-done", path=str(path), seconds=f"{perf_counter() - started:.0f}"))
    return 0


@contextmanager
def counting(screen: Screen, games: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A bar that fills while games are played, and what to tell of each."""
    quiet = screen.plain or not sys.stderr.isatty()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=quiet) as progress:
        task = progress.add_task(words("train-playing"), total=games)
        yield lambda count: progress.advance(task, count)


def written(game: Game, out: Path | None, text: Callable[[str], str], words: Words) -> Path:
    """Put what the file beside the game becomes in its place, or where it was asked for."""
    path = out or game.room / FILE
    try:
        before = (game.room / FILE).read_text(encoding="utf-8")
        path.write_text(text(before), encoding="utf-8")
    except OSError as error:
        raise Complaint(words("bad-out", path=str(path), problem=error.strerror or str(error)), FAILED) from None
    return path
