"""Tables in the middle of their games, written to a database before a server opens it.

Whoever makes the load knows each table's seed and plays along, so no page has to be asked what is legal, and it is
known exactly which of the four pages must hear of an action and which number it then shows. All this is found out
before anything is measured: playing along meanwhile would take time from the server.
"""

import random
import secrets
from collections.abc import Sequence
from pathlib import Path

from letopis.games import game as find_game
from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.entries import SIT, TableInfo
from letopis.server.live import LiveTable
from letopis.server.people import Person, Signer
from letopis.server.store import Store
from letopis.server.tables import summary_of

SEATS = 4
WATCHED = "anyone"


class Desk:
    """One table, as whoever makes the load knows it."""

    def __init__(self, game: str, number: int, plays: int, chance: random.Random) -> None:
        self.people = [Person(f"{number:016x}{seat:04x}", f"Guest {seat + 1}") for seat in range(SEATS)]
        id = "".join(chance.choices("abcdefghijklmnopqrstuvwxyz234567", k=12))
        rules = find_game(game)
        seed, salt, links = (f"{chance.getrandbits(128):032x}" for _ in range(3))
        info = TableInfo(
            id, game, rules.rules_version, SEATS, {}, seed, salt, self.people[0].id, links=links, watch=WATCHED
        )
        self.chance = chance
        self.live = LiveTable(info)
        draft = Draft(self.live)
        for seat, who in enumerate(self.people):
            draft.add(SIT, seat, {"name": who.name}, who.id)
        draft.follow()
        for _ in range(plays):
            if self.live.over:
                break
            draft.play(*self.choice())
        self.written = draft.entries

    def choice(self) -> tuple[int, str]:
        """Some seat that is asked, and one of its actions."""
        position = self.live.position
        seat = self.chance.choice(list(position.awaiting))
        return seat, self.chance.choice(list(position.legal(seat))).text

    def number(self, seat: int) -> int:
        """How many changes a seat has seen."""
        return self.live.number_for(Audience(seat))

    def numbers(self) -> list[int]:
        """How many changes each seat has seen."""
        return [self.number(seat) for seat in range(SEATS)]

    def play(self, seat: int, text: str) -> None:
        """What the server has been asked to do."""
        Draft(self.live).play(seat, text)


def desks(games: Sequence[str], count: int, length: int, seed: int = 1) -> list[Desk]:
    """Tables at all stages of their games, up to so many plays."""
    made: list[Desk] = []
    number = 0
    while len(made) < count:
        chance = random.Random(f"{seed} {number}")
        desk = Desk(games[number % len(games)], number, chance.randrange(length), chance)
        number += 1
        if not desk.live.over:
            made.append(desk)
    return made


async def store(desks: Sequence[Desk], url: str) -> None:
    """Write the tables to a database."""
    database = Store(url, "load")
    await database.open()
    for desk in desks:
        await database.create(desk.live.info, desk.written, summary_of(desk.live), 0.0)
        desk.written = []
    await database.close()


class Key:
    """What a server signs with: whoever knows it can be anybody."""

    def __init__(self) -> None:
        self.text = secrets.token_hex(16)

    def cookie(self, person: Person) -> str:
        """A person's cookie."""
        return Signer(self.text.encode()).cookie(person)


def database_url(folder: str) -> str:
    """A SQLite file in a folder."""
    return f"sqlite:///{Path(folder) / 'tables.db'}"
