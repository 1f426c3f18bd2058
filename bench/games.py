"""A page a game with its measured figures: `python -m bench.games` writes docs/generated/games/*.md anew.

All of it is counted on random play from fixed seeds, so the same rules give the same figures on any machine.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import letopis

PAGES = Path(__file__).parent.parent / "docs" / "generated" / "games"
GAMES = 20  # at each size of table
SEEN_EVERY = 7  # decisions: a view is looked at
CAP = 20_000
LIMIT = "round_limit"  # some games may go on for ever between bots


class Figures(NamedTuple):
    """What was counted at tables of one size."""

    players: int
    decisions: float  # a game
    shortest: int
    longest: int
    branching: float  # legal actions a decision
    widest: int
    forced: float  # the share of decisions with one answer
    draws: float  # of chance, a game
    together: float  # the share of decisions for which several seats are awaited
    observation: float  # values in a seat's view
    largest: int
    kinds: int  # of decisions
    actions: int  # different ones that were legal


def values_in(view: Any) -> int:
    """How many single values a piece of plain data has."""
    if isinstance(view, dict):
        return sum(values_in(value) for value in view.values())
    if isinstance(view, list | tuple):
        return sum(values_in(value) for value in view)
    return 1


def options_of(game: letopis.Game[letopis.Position]) -> dict[str, Any]:
    """A limit on rounds where there is one, so that random play ends."""
    return {LIMIT: 60} if LIMIT in {option.name for option in game.options} else {}


def measured(game: letopis.Game[letopis.Position], players: int, games: int) -> Figures:
    """Random games at tables of one size."""
    lengths: list[int] = []
    widths: list[int] = []
    draws: list[int] = []
    sizes: list[int] = []
    kinds: set[str] = set()
    texts: set[str] = set()
    forced = together = 0
    for seed in range(games):
        chooser = random.Random(f"{game.name} {players} {seed}")
        position = game.new(players, seed, options_of(game))
        length = 0
        while not position.over and length < CAP:
            awaited = position.awaiting
            seat = chooser.choice(awaited)
            actions = list(position.legal(seat))
            widths.append(len(actions))
            forced += len(actions) == 1
            together += len(awaited) > 1
            kinds.add(position.decision(seat).kind)
            texts.update(action.text for action in actions)
            if length % SEEN_EVERY == 0:
                sizes.append(values_in(position.view(seat)))
            position.advance(chooser.choice(actions), seat)
            length += 1
        lengths.append(length)
        draws.append(position.chance.drawn)
    return Figures(
        players,
        fmean(lengths),
        min(lengths),
        max(lengths),
        fmean(widths),
        max(widths),
        forced / len(widths),
        fmean(draws),
        together / len(widths),
        fmean(sizes),
        max(sizes),
        len(kinds),
        len(texts),
    )


def page(game: letopis.Game[letopis.Position], games: int) -> str:
    """A game's page."""
    figures = [measured(game, players, games) for players in game.seats]
    seats = ", ".join(map(str, game.seats))
    sources = ", ".join(f"{count} {source}" for source, count in sorted(game.provenance().items()))
    options = [f"`{option.name}` ({option.allowed})" for option in game.options]
    rows = [
        ("seats", [str(one.players) for one in figures]),
        ("decisions a game", [f"{one.decisions:,.0f} ({one.shortest:,}–{one.longest:,})" for one in figures]),
        ("legal actions a decision", [f"{one.branching:.1f} (up to {one.widest:,})" for one in figures]),
        ("decisions with one answer", [f"{one.forced:.0%}" for one in figures]),
        ("kinds of decisions", [str(one.kinds) for one in figures]),
        ("different actions that were legal", [f"{one.actions:,}" for one in figures]),
        ("draws of chance a game", [f"{one.draws:,.0f}" for one in figures]),
        ("decisions for which several are awaited", [f"{one.together:.0%}" for one in figures]),
        ("values in a seat's view", [f"{one.observation:,.0f} (up to {one.largest:,})" for one in figures]),
    ]
    lines = [
        f"# {game.title('en')}",
        "",
        f"`letopis.game({json.dumps(game.name)})`, in Russian «{game.title('ru')}».",
        "",
        "| | |",
        "| --- | --- |",
        f"| seats | {seats} |",
        f"| options | {', '.join(options) or 'none'} |",
        f"| rules version | {game.rules_version} (played: {', '.join(map(str, game.played_versions))}) |",
        f"| numbered rules | {len(game.rules('en').rules)} (`letopis rules {game.name}`) |",
        f"| figures of its data, by their source | {sources} |",
        f"| how a position is written | [notation](../../notation/{game.name}.md) |",
        "",
        "## Measured",
        "",
        f"{games} random games at each size of table, from fixed seeds; means, and what was least and most.",
        "",
        *["| " + " | ".join([name, *cells]) + " |" for name, cells in rows[:1]],
        "| --- |" + " ---: |" * len(figures),
        *["| " + " | ".join([name, *cells]) + " |" for name, cells in rows[1:]],
        "",
        "Written by `python -m bench.games`.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of games; all of ours if none is named")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in letopis.games():
        if given.names and game.name not in given.names:
            continue
        (PAGES / f"{game.name}.md").write_text(page(game, given.games), encoding="utf-8")
        print(f"{game.name}.md", flush=True)


if __name__ == "__main__":
    main()
