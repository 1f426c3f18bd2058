"""All that is kept about a person: what he is handed, and how it is forgotten while the games of others stay whole."""

import time
from typing import TYPE_CHECKING, Any

from letopis.server.draft import RIVAL
from letopis.server.endings import UNREADABLE, nameless, packed
from letopis.server.entries import ERASE, NAME, SIT, TALK, Entry
from letopis.server.faults import Fault
from letopis.server.limits import Buckets, network
from letopis.server.people import Person, new_person
from letopis.server.statements import OWNED_BY, REWRITE, SEATED_AS, SHOWN_AS, keep_ending_in
from letopis.server.store import Conflict, Stored
from letopis.server.visitors import Visitor
from letopis.server.writer import Work
from letopis.wire import as_json

if TYPE_CHECKING:
    from letopis.server.backend import Backend

RATE, BURST = 0.1, 5  # of such questions a second, and at once, from one address
TRIES = 5  # to write while others play at the same table
PERSONAL = {SIT: {"name": ""}, NAME: {"name": ""}, TALK: {"name": "", "text": ""}}  # and what stays in its place


class Personal:
    """Hands out what is kept about people, and forgets it."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self._asked = Buckets(RATE, BURST)

    def _may_ask(self, guest: Visitor) -> None:
        """Fault for who asks too often: it means much reading."""
        if not self._asked.take(network(guest.address), time.monotonic()):
            raise Fault("too-fast")

    async def asked(self, guest: Visitor) -> dict[str, Any]:
        """All that is kept about a visitor."""
        self._may_ask(guest)
        return await self.everything(guest.person)

    async def ask_erasing(self, guest: Visitor) -> dict[str, int]:
        """Forget a visitor."""
        self._may_ask(guest)
        return await self.erase(guest.person)

    async def everything(self, person: Person) -> dict[str, Any]:
        """All that is kept about somebody: no other person's name or word, and nothing that a running game hides."""
        store = self.backend.store
        name, _ = await store.person(person.id) or (person.name, "")
        tables = []
        for id in await store.ever_of(person.id):
            stored = await store.load(id)
            if stored is not None:
                tables.append(_part_in(stored, person.id))
        return {
            "made": _when(time.time()),
            "person": person.id,
            "name": person.name or name,
            "tables": tables,
            "put_away": await store.put_away(person.id),
        }

    async def erase(self, person: Person) -> dict[str, int]:
        """Forget somebody. Tables at which nobody else has sat go as a whole; at the others nobody is left of him but
        what he played: without a name, without his words, and a bot goes on for him."""
        deleted = changed = 0
        for id in await self.backend.store.ever_of(person.id):
            stored = await self.backend.store.load(id)
            if stored is None:
                continue
            if _is_alone(stored, person.id):
                await self.backend.store.forget(id)
                sitting = self.backend.tables.sittings.get(id)
                if sitting is not None:
                    self.backend.tables.drop(sitting)
                deleted += 1
            else:
                await self._erase_at(id, person.id)
                changed += 1
        await self.backend.store.forget_person(person.id)
        return {"deleted": deleted, "changed": changed}

    async def _erase_at(self, id: str, person: str) -> None:
        await self.backend.endings.settled(id)
        for _ in range(TRIES):
            try:
                try:
                    await self._erase_live(id, person)
                except Fault as fault:
                    if fault.code not in UNREADABLE:
                        raise
                    await self._erase_stored(id, person)
                return
            except Conflict:  # somebody has just played: once more
                sitting = self.backend.tables.sittings.get(id)
                if sitting is not None:
                    await self.backend.tables.refresh(sitting)
        raise Fault("busy")

    async def _erase_live(self, id: str, person: str) -> None:
        tables = self.backend.tables
        sitting = await tables.sitting(id)
        async with sitting.lock:
            if sitting.doubtful:
                await tables.catch_up(sitting)
            draft = tables.draft(sitting)
            seats = [seat for seat, its in enumerate(draft.live.seats) if person in (its.person, its.away)]
            stored = await self.backend.store.load(id)
            if stored is None:
                return
            nobody = new_person().id
            draft.add(ERASE, None, {"seats": seats, "level": RIVAL})
            await tables.write(sitting, draft, also=await self._rewriting(stored, person, nobody, seats))
        tables.read_anew(sitting)

    async def _erase_stored(self, id: str, person: str) -> None:
        """The same at a table whose rules nobody plays."""
        store, nobody = self.backend.store, new_person().id
        stored = await store.load(id)
        if stored is None:
            return
        summary, places = await store.summary(id)
        seats = [seat for who, seat in places if who == person]
        for seat in seats:
            summary["seats"][seat]["name"] = ""
        entry = Entry(stored.entries[-1].number + 1, ERASE, None, {"seats": seats, "level": RIVAL}, at=time.time())
        also = await self._rewriting(stored, person, nobody, seats)
        also.append((SHOWN_AS, [{"of_table": id, "doc": _text(summary)}]))
        await store.change(id, [entry], also)

    async def _rewriting(self, stored: Stored, person: str, nobody: str, seats: list[int]) -> Work:
        """What has to be written anew of a table so that nobody is left of a person."""
        id, store = stored.info.id, self.backend.store
        work: Work = []
        rows = [
            {
                "of_table": id,
                "of_number": entry.number,
                "nobody": nobody,
                "doc": _text({**entry.data, **PERSONAL.get(entry.kind, {})}),
            }
            for entry in stored.entries
            if entry.person == person
        ]
        if rows:
            work.append((REWRITE, rows))
        if stored.info.owner == person:
            work.append((OWNED_BY, [{"of_table": id, "nobody": nobody}]))
        work.append((SEATED_AS, [{"of_table": id, "of_person": person, "nobody": nobody}]))
        ending = await self.backend.endings.of(id)
        if ending is not None:
            kept = {"table_id": id, "doc": packed(nameless(ending, set(seats)))}
            work.append((keep_ending_in(store.dialect), [kept]))
        return work


def _text(doc: dict[str, Any]) -> str:
    return as_json(doc).decode()


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def _is_alone(stored: Stored, person: str) -> bool:
    """Whether nobody else has ever sat at a table, or made it."""
    sat = {entry.person for entry in stored.entries if entry.kind == SIT} | {stored.info.owner}
    return sat <= {person}


def _part_in(stored: Stored, person: str) -> dict[str, Any]:
    """What is kept of a person at a table."""
    info = stored.info
    return {
        "table": info.id,
        "game": info.game,
        "created": _when(info.created),
        "made_by_you": info.owner == person,
        "did": [
            {"at": _when(entry.at), "what": entry.kind, "seat": entry.seat, **entry.data}
            for entry in stored.entries
            if entry.person == person
        ],
    }
