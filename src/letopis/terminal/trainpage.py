"""Learning weights in a terminal: progress, the curve round by round, and the file in its place."""

from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from letopis.arena import leaves, lessons, priors
from letopis.arena.training import Turn, train
from letopis.kernel.game import Game
from letopis.kernel.learned import ALONE, FOLDER, LEAVES, PRIORS, WEIGHTS
from letopis.terminal.arenapage import killed_like_ctrl_c
from letopis.terminal.complaints import FAILED, INTERRUPTED, Complaint
from letopis.terminal.extras import place_of
from letopis.terminal.progress import counting
from letopis.terminal.screen import Screen
from letopis.terminal.words import Words


class Wish(NamedTuple):
    """What is to be learned, and where it goes."""

    screen: Screen
    game: Game[Any]
    games: int
    seed: int | str
    jobs: int
    iterations: int  # 0: as many as usual
    out: Path | None
    words: Words
    rounds: int = 1


def run_training(wish: Wish, alone: bool) -> int:
    """Train, show each round, and write the weights beside the game or where they were asked for."""
    started = perf_counter()
    words, name = wish.words, wish.game.name

    def heard(turn: Turn) -> None:
        wish.screen.say(
            words(
                "train-round",
                number=turn.number,
                error=f"{turn.error:.2f}",
                won=f"{turn.won:.1%}",
                mean=f"{turn.mean:.1f}",
                step=f"{turn.step:g}",
            )
        )

    with counting(wish.screen, wish.words("train-playing"), wish.games, wish.words) as played, killed_like_ctrl_c():
        iterations = wish.iterations or lessons.ITERATIONS
        course = train(name, wish.games, wish.seed, wish.rounds, wish.jobs, alone, iterations, played, heard)
    command = f"letopis train {name} --games {course.games} --rounds {len(course.turns)} --seed {wish.seed}"
    command += (" --alone" if alone else "") + (f" --iterations {wish.iterations}" if wish.iterations else "")
    write(wish, ALONE if alone else WEIGHTS, course.text(command), started)
    return broken_off(wish, course.games)


def run_priors(wish: Wish) -> int:
    """Learn priors, say how well they foretell, and write them beside the game or where they were asked for."""
    started = perf_counter()
    with counting(wish.screen, wish.words("train-playing"), wish.games, wish.words) as played, killed_like_ctrl_c():
        iterations = wish.iterations or priors.ITERATIONS
        insight = priors.learn_priors(wish.game.name, wish.games, wish.seed, wish.jobs, iterations, played)
    plain, doubt, least = (f"{amount:.3f}" for amount in (insight.plain, insight.doubt, insight.least))
    wish.screen.say(wish.words("train-priors", choices=insight.choices, plain=plain, doubt=doubt, least=least))
    write(wish, PRIORS, insight.text(), started)
    return broken_off(wish, insight.games)


def run_leaves(wish: Wish) -> int:
    """Learn what foretells the end, say how well, and write it beside the game or where it was asked for."""
    started = perf_counter()
    with counting(wish.screen, wish.words("train-playing"), wish.games, wish.words) as played, killed_like_ctrl_c():
        learned = leaves.learn_leaves(wish.game.name, wish.games, wish.seed, wish.jobs, played)
    for table, part in learned.found.items():
        before, after = (f"{share:.1%}" for share in (part.before, part.after))
        wish.screen.say(wish.words("train-leaves", table=table, moments=part.moments, before=before, after=after))
    write(wish, LEAVES, learned.text(), started)
    return broken_off(wish, learned.games)


def broken_off(wish: Wish, games: int) -> int:
    """The exit code; where it ended early, what was kept is said."""
    if games + wish.rounds > wish.games:  # rounds of as many games each may leave out a few
        return 0
    wish.screen.say(wish.words("arena-broken-off", games=games, asked=wish.games), "yellow")
    return INTERRUPTED


def write(wish: Wish, file: str, text: str, started: float) -> None:
    """Put what was learned in its place beside the game, or where it was asked for, and say so."""
    path = wish.out or place_of(wish.game, f"{FOLDER}/{file}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(wish.words("bad-out", path=str(path), problem=error.strerror or str(error)), FAILED) from None
    wish.screen.say(wish.words("train-done", path=str(path), seconds=f"{perf_counter() - started:.0f}"))
