"""Tables that nobody had to play in a browser: whole games out of golden records, some cut where much was lost, and
games against a bot that stand where a slip of the hand would cost something."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from letopis.bots import bot
from letopis.games import game as find_game
from letopis.games import names
from letopis.kernel.position import Position
from letopis.kernel.records import Record, read_record
from letopis.kernel.telling import LOSS, MACHINERY, telling_of
from letopis.server.draft import Draft
from letopis.server.entries import BOT, Entry, TableInfo
from letopis.server.live import LiveTable, PlayedAction
from letopis.server.statements import TableSummary
from letopis.server.store import Store
from letopis.server.tables import summary_of
from letopis.server.taking_back import BOTS, TakingBack

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


# ---- where a slip would cost something


def undo_takes_bots_along(live: LiveTable) -> bool:
    """Whether what the free seat has chosen is taken back with what the bot answered."""
    back = live.taking_back(0)
    return isinstance(back, TakingBack) and back.how == BOTS


def something_is_wasted(live: LiveTable) -> bool:
    """Whether some answer asks once more."""
    position = live.position
    notes = [position.note(action, 0) for action in position.legal(0)]
    return any(note is not None and note.warns for note in notes)


def something_is_for_good(live: LiveTable) -> bool:
    """Whether an answer that a page shows as a thing to press cannot be taken back."""
    return bool(for_good(live.position))


def for_good(position: Position) -> list[str]:
    """The answers of seat 0 that cannot be taken back and ask once more for no other reason."""
    found: list[str] = []
    for action in position.legal(0):
        note = position.note(action, 0)
        if action.kind in OWN_WAY or (note is not None and note.warns):
            continue
        trial = position.copy()
        trial.advance(action, 0)
        if not trial.over and (0 not in trial.awaiting or (trial.history is not None and trial.history.sealed)):
            found.append(action.text)
    return found


OWN_WAY = ("place", "reroll", "set", "roll")  # what a board's script plays, not a button with the action on it
MOMENTS: dict[str, Callable[[LiveTable], bool]] = {
    "undo": undo_takes_bots_along,
    "warning": something_is_wasted,
    "final": something_is_for_good,
}


class Slips:
    """Tables of a game, each at one of those moments; seat 0 is free, a bot sits beside."""

    def __init__(self, folder: Path, name: str) -> None:
        self.title = find_game(name)
        self.player = bot("apprentice", self.title, 1)
        self.letter = "abcdefgh"[names().index(name)]
        self.found: dict[str, tuple[TableInfo, list[Entry], TableSummary]] = {}
        self.final: list[str] = []  # the answers at the table of that name which cannot be taken back
        for seed in range(3):
            if len(self.found) < len(MOMENTS):
                self.look_through(str(seed))
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, self.store(folder)).result()

    def look_through(self, seed: str) -> None:
        """Play a game and keep its moments."""
        title = self.title
        draft = Draft(LiveTable(TableInfo("", title.name, title.rules_version, 2, {}, seed, "salt", NOBODY)))
        draft.add(BOT, 1, {"level": "apprentice"})
        draft.follow()
        while not draft.live.over and len(self.found) < len(MOMENTS):
            position = draft.live.position
            if 0 in position.awaiting:
                for moment, holds in MOMENTS.items():
                    if moment not in self.found and holds(draft.live):
                        self.keep(moment, draft)
            seat = position.awaiting[0]
            draft.play(seat, self.player.choose(position, seat).text)

    def keep(self, moment: str, draft: Draft) -> None:
        """A table that stands at this moment."""
        live = draft.live
        info = replace(live.info, id=self.table(moment))
        self.found[moment] = (info, list(draft.entries), summary_of(live))
        if moment == "final":
            self.final = for_good(live.position)

    def table(self, moment: str) -> str:
        """Its id."""
        return f"{moment:z<11}{self.letter}"

    async def store(self, folder: Path) -> None:
        """Write them where a running server finds them."""
        database = Store(f"sqlite:///{folder / 'tables.db'}", "tests")
        await database.open()
        for info, entries, summary in self.found.values():
            await database.create(info, entries, summary, 0.0)
        await database.close()


def prepare(folder: Path) -> Prepared:
    """Tables in a folder's database."""
    prepared = Prepared()
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own in this thread
        aside.submit(asyncio.run, prepared.store(folder)).result()
    return prepared
