"""What is kept of a game that is over: its log, its last board, its sheet and its record, in every language.

It is read where nobody plays its rules any more, or where its game is no longer installed: so it is drawn when the
game ends, and at the next start for games that ended before there were endings. Names stand in it once, and signs for
them in sentences and board, so that they can be forgotten.
"""

import asyncio
import html
import json
import logging
import zlib
from typing import TYPE_CHECKING, Any

from letopis.kernel.records import Record, read_record
from letopis.kernel.texts import LANGUAGES
from letopis.server.audience import SPECTATOR
from letopis.server.entries import LOCK, SIT, TALK
from letopis.server.faults import Fault
from letopis.server.live import LiveTable
from letopis.server.store import DatabaseGone, Stored
from letopis.server.table_view import PageRenderer, table_view
from letopis.server.texts import TEXTS
from letopis.server.visitors import Visitor

if TYPE_CHECKING:
    from letopis.server.backend import Backend

log = logging.getLogger("letopis.endings")

FIRST_SIGN = 0xE000  # of the letters that no text has: one stands for each seat's name
PAUSE = 0.5  # seconds from one ending of old to the next: nobody waits for them
RETRY = 5.0  # seconds, when the database is gone
UNREADABLE = ("game-gone", "other-rules", "broken-seal")  # faults that leave a finished game to its ending
LINE = ("seat", "by", "rule", "kind", "sentence")

Ending = dict[str, Any]


def sign(seat: int) -> str:
    """What stands for a name."""
    return chr(FIRST_SIGN + seat)


def ending_of(live: LiveTable, renderer: PageRenderer | None) -> Ending:
    """All that is to be read of a game that is over, by whoever may."""
    unnamed = live.unnamed(sign)
    told: dict[str, Any] = {}
    for lang in LANGUAGES:
        state = table_view(unnamed, SPECTATOR, lang)
        told[lang] = {
            "title": state["table"]["title"],
            "names": live.names(lang),
            "log": [{key: line[key] for key in LINE} for line in state["log"]],
            "scores": state["scores"],
            "board": "" if renderer is None else renderer.board(state, lang),
        }
    return {
        "seats": [{"kind": seat.kind, "level": seat.level, "name": seat.name or seat.away_name} for seat in live.seats],
        "closed": live.closed,
        "ranking": live.position.ranking() if live.over else None,
        "record": live.record().doc(),
        "told": told,
    }


def packed(ending: Ending) -> bytes:
    """As it is stored."""
    return zlib.compress(json.dumps(ending, ensure_ascii=False, separators=(",", ":")).encode(), 6)


def unpacked(doc: bytes) -> Ending:
    """As it was."""
    found: Ending = json.loads(zlib.decompress(doc))
    return found


def nameless(ending: Ending, seats: set[int]) -> Ending:
    """The same without the names of these seats."""
    told = {
        lang: {**its, "names": ["" if seat in seats else name for seat, name in enumerate(its["names"])]}
        for lang, its in ending["told"].items()
    }
    known = [{**its, "name": ""} if seat in seats else its for seat, its in enumerate(ending["seats"])]
    return {**ending, "seats": known, "told": told}


def may_read(stored: Stored, guest: Visitor, fits: Any) -> bool:
    """Whether a guest may see a table that cannot be played again: as `Access` says it of those that can."""
    info = stored.info
    sat = {entry.person for entry in stored.entries if entry.kind == SIT} | {info.owner}
    if guest.person.id in sat:
        return True
    locks = [entry.data["locked"] for entry in stored.entries if entry.kind == LOCK]
    if info.watch == "anyone" and not (locks and locks[-1]):
        return True
    return info.watch != "nobody" and bool(fits(guest.watch, "watch", info.id, info.links))


class Endings:
    """Keeps them, and shows them where nothing else is left."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def begin(self, live: LiveTable) -> None:
        """Keep, in the background, what is to be read of a game that has just ended."""
        self._under_way[live.info.id] = self.backend.background(self._keep(live))

    async def settled(self, table: str) -> None:
        """When nothing is being kept of a table any more: what is then written stays."""
        while (task := self._under_way.get(table)) is not None:
            await asyncio.wait([task])
            self._under_way.pop(table, None)

    async def _keep(self, live: LiveTable) -> None:
        try:
            ending = await asyncio.to_thread(ending_of, live.fork(), self.backend.renderer)
            await self.backend.store.keep_ending(live.info.id, packed(ending))
        except DatabaseGone:  # at the next start, then
            log.warning("table %s: its ending could not be kept", live.info.id)
        finally:
            self._under_way.pop(live.info.id, None)

    async def keep_all(self) -> None:
        """Keep the endings of games that ended before us, one by one, as long as their rules are played."""
        last = ""
        while True:
            try:
                found = await self.backend.store.over_after(last)
                for last in found:
                    if self.backend.tables.stands_here(last):
                        await asyncio.sleep(PAUSE)
                        await self._keep_stored(last)
            except DatabaseGone:
                await asyncio.sleep(RETRY)
                continue
            if not found:
                return

    async def _keep_stored(self, table: str) -> None:
        stored = await self.backend.store.load(table)
        if stored is None:
            return
        try:
            live = await asyncio.to_thread(self.backend.tables.rebuilt, stored.info, stored.entries, stored.snapshot)
            ending = await asyncio.to_thread(ending_of, live, self.backend.renderer)
        except Exception as error:  # noqa: BLE001  # what is wrong with one table keeps no other from being kept
            log.warning("table %s: nothing can be kept of it: %r", table, error)
            return
        await self.backend.store.keep_ending(table, packed(ending))

    async def of(self, table: str) -> Ending | None:
        """What is kept of a table."""
        doc = await self.backend.store.ending(table)
        return None if doc is None else unpacked(doc)

    async def record(self, table: str, guest: Visitor) -> Record | None:
        """The record of a table that cannot be played again; None when it can."""
        if await self.shown(table, guest) is None:
            return None
        ending = await self.of(table)
        return None if ending is None else read_record(ending["record"])

    async def shown(self, table: str, guest: Visitor) -> dict[str, Any] | None:
        """A table that cannot be played again as a guest reads it; None when it can, the Fault when nothing is kept."""
        try:
            await self.backend.tables.look(table, guest)
        except Fault as fault:
            return await self.instead(fault, table, guest)
        return None

    async def instead(self, fault: Fault, table: str, guest: Visitor) -> dict[str, Any]:
        """The same where it is known already why the table cannot be looked at as it is."""
        if fault.code not in UNREADABLE:
            raise fault
        stored, ending = await self.backend.store.load(table), await self.of(table)
        if stored is None or ending is None:
            raise fault
        if not may_read(stored, guest, self.backend.signer.fits):
            raise Fault("no-watching")
        return _shown(stored, ending, guest.lang, fault)


def _shown(stored: Stored, ending: Ending, lang: str, fault: Fault) -> dict[str, Any]:
    told = ending["told"][lang]
    names = [name or TEXTS.say(lang, "nobody") for name in told["names"]]
    info = stored.info
    said = [(entry.data["name"], entry.data["text"]) for entry in stored.entries if entry.kind == TALK]
    return {
        "kept": True,
        "why": fault.message(lang),
        "table": {
            "id": info.id,
            "game": info.game,
            "rules": info.rules,
            "title": told["title"],
            "players": info.players,
            "over": not ending["closed"],
            "closed": ending["closed"],
            "commitment": info.commitment,
            "seats": [
                {"seat": seat, "name": names[seat], "kind": its["kind"], "level": its["level"] or None}
                for seat, its in enumerate(ending["seats"])
            ],
        },
        "log": [{**line, "sentence": named(line["sentence"], names)} for line in told["log"]],
        "scores": told["scores"],
        "ranking": ending["ranking"],
        "talk": [{"name": name or TEXTS.say(lang, "nobody"), "text": text} for name, text in said if text],
        "board": named(told["board"], [html.escape(name) for name in names]),
    }


def named(text: str, names: list[str]) -> str:
    """A text with the names in it."""
    for seat, name in enumerate(names):
        text = text.replace(sign(seat), name)
    return text
