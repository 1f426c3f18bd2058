"""Tables that are there before the server is: whole games out of golden records, and some cut where much was lost."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from letopis.games import game as find_game
from letopis.games import names
from letopis.kernel.position import Position
from letopis.kernel.records import Record, read_record
from letopis.kernel.telling import LOSS, MACHINERY, telling_of
from letopis.server.draft import Draft
from letopis.server.entries import BOT, TableInfo
from letopis.server.live import LiveTable, PlayedAction
from letopis.server.store import Store
from letopis.server.tables import summary_of

RECORDS = Path(__file__).parents[1] / "records"
NOBODY = "0" * 20


def sealed(name: str) -> Record:
    """A game's newest record with the chance of tables."""
    return read_record(max((RECORDS / name).glob("*-sealed.record")).read_text(encoding="utf-8"))


def where_somebody_lost(record: Record) -> tuple[int, int]:
    """How many plays, and which seat: it is asked again, has lost something since its last choice, and others acted."""
    game = find_game(record.game)
    telling = telling_of(game.room)
    position: Position = record.begin(game)
    lost: set[int] = set()
    acted: dict[int, set[int]] = {seat: set() for seat in range(record.players)}
    for number, (seat, text) in enumerate(record.actions, 1):
        lost.discard(seat)
        acted[seat] = set()
        for event in position.play(text, seat):
            if telling.kind(event) == LOSS:
                lost.add(event.seat)
            if telling.kind(event) != MACHINERY:
                for others in acted.values():
                    others.add(event.seat)
        for one in position.awaiting:
            if one in lost and acted[one] - {one} and position.forced(one) is None:
                return number, one
    raise AssertionError(f"nobody loses anything in {record.game}")


def table(id: str, record: Record, plays: int, free: int | None) -> Draft:
    """A table at which so much of a record was played by bots, but for a seat that is free."""
    info = TableInfo(id, record.game, record.rules, record.players, record.options, str(record.seed), "salt", NOBODY)
    draft = Draft(LiveTable(info))
    for seat in range(record.players):
        if seat != free:
            draft.add(BOT, seat, {"level": "apprentice"})
    for seat, text in record.actions[:plays]:
        draft.replay(PlayedAction(0, seat, text, False, False, ()))
    draft.follow()
    return draft


class Prepared:
    """The tables of each game: one that is over, and some with a free seat that has just lost something."""

    def __init__(self) -> None:
        self.over: dict[str, str] = {}
        self.lost: dict[str, list[str]] = {}
        self.drafts: list[Draft] = []
        for number, name in enumerate(names()):
            record = sealed(name)
            plays, seat = where_somebody_lost(record)
            over, *lost = (kind * 11 + "abcdefgh"[number] for kind in "olmn")
            self.over[name] = over
            self.lost[name] = lost
            self.drafts.append(table(over, record, len(record.actions), None))
            self.drafts += [table(id, record, plays, seat) for id in lost]

    async def store(self, folder: Path) -> None:
        """Write them where a server will look for them."""
        database = Store(f"sqlite:///{folder / 'tables.db'}", "tests")
        await database.open()
        for draft in self.drafts:
            await database.create(draft.live.info, draft.entries, summary_of(draft.live), 0.0)
        await database.close()


def prepare(folder: Path) -> Prepared:
    """Tables in a folder's database."""
    prepared = Prepared()
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own in this thread
        aside.submit(asyncio.run, prepared.store(folder)).result()
    return prepared
