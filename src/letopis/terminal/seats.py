"""Who sits where: people and bots, as `--seats human:Anna,greedy,random` says."""

from dataclasses import dataclass
from typing import Any

from letopis import bots
from letopis.kernel.game import Game
from letopis.terminal.complaints import Complaint
from letopis.terminal.options import look_here
from letopis.terminal.words import Words

HUMAN = "human"
USUAL_BOT = "greedy"
LONGEST_NAME = 24


@dataclass(frozen=True)
class SeatSpec:
    """A seat and who sits there: `human`, or a bot's name; and what to call it."""

    kind: str
    name: str
    given: str = ""  # the name as it was given, if one was

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.kind == HUMAN

    @property
    def text(self) -> str:
        """As `--seats` writes it."""
        return f"{self.kind}:{self.given}" if self.given else self.kind


def read_seats(spec: str, game: Game[Any], words: Words) -> list[SeatSpec]:
    """The seats of a table; a Complaint says what cannot be."""
    items = [item.strip() for item in spec.split(",")]
    if len(items) not in game.seats:
        raise Complaint(words("bad-seat-count", count=len(items), allowed=", ".join(map(str, game.seats))))
    look_here()
    allowed = [HUMAN, *bots.names()]
    kinds: list[tuple[str, str]] = []
    for item in items:
        kind, name = sitter(item, allowed)
        if not kind or kind.startswith(f"{HUMAN}@"):
            raise Complaint(words("bad-seat", given=item, allowed=", ".join([*allowed, "package.module:Class"])))
        if len(name) > LONGEST_NAME or not all(sign.isprintable() for sign in name):
            raise Complaint(words("bad-name", given=name[:LONGEST_NAME], most=LONGEST_NAME))
        kinds.append((kind, name.strip()))
    return [_seat(number, kinds, game, words) for number in range(len(kinds))]


def sitter(item: str, known: list[str]) -> tuple[str, str]:
    """Who sits there and what to call it; nobody, where it is unknown.

    >>> sitter("greedy@5:Ann", ["greedy"]), sitter("my_bots:Oracle@1s:Ann", ["greedy"]), sitter("nobody", ["greedy"])
    (('greedy@5', 'Ann'), ('my_bots:Oracle@1s', 'Ann'), ('', ''))
    >>> sitter("master:weights=a.toml@1s", ["master"])
    ('master:weights=a.toml@1s', '')
    """
    kind, _, rest = item.partition(":")
    if kind.partition("@")[0] in known:
        return (item, "") if bots.split(item)[1] else (kind, rest)
    if not rest:
        return "", ""
    own, _, name = rest.partition(":")
    return f"{kind}:{own}", name


def _seat(number: int, kinds: list[tuple[str, str]], game: Game[Any], words: Words) -> SeatSpec:
    kind, given = kinds[number]
    if given:
        return SeatSpec(kind, given, given)
    if kind == HUMAN:
        return SeatSpec(kind, game.texts.name_of(words.lang, number, None))
    called = bots.split(kind)[0].rpartition(":")[2]
    key = f"bot-{called}"
    name = words(key) if words.has(key) else called.capitalize()
    twins = [place for place, (other, _) in enumerate(kinds) if other == kind]
    return SeatSpec(kind, f"{name} {twins.index(number) + 1}" if len(twins) > 1 else name)


def usual_seats(players: int) -> str:
    """One person, and bots in the other seats.

    >>> usual_seats(3)
    'human,greedy,greedy'
    """
    return ",".join([HUMAN] + [USUAL_BOT] * (players - 1))
