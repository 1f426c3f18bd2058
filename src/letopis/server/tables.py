"""All tables of this process: in memory and out of it, what is done at them, who sees what of them."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from letopis import bots
from letopis.games import game as find_game
from letopis.games import names
from letopis.kernel.errors import BadOption, LetopisError, Refused
from letopis.kernel.seal import ALL, GIVEN, SERVER, settled_seed
from letopis.lessons.course import Course, course_of
from letopis.server import commands
from letopis.server.audience import Audience
from letopis.server.clock import NO_CLOCK, Clock
from letopis.server.draft import RIVAL, Draft
from letopis.server.entries import BOT, ERASE, LOCK, MODES, SIT, WATCH, Entry, TableInfo
from letopis.server.fair_queue import Share
from letopis.server.faults import Fault
from letopis.server.limits import Buckets, network
from letopis.server.live import HUMAN, OPEN, ROBOT, LiveTable, PlayedAction
from letopis.server.people import command_key
from letopis.server.sealing import promise
from letopis.server.sharding import shard_of
from letopis.server.sitting import Frame, Sitting, table_summary
from letopis.server.snapshots import restore, snapshot_of
from letopis.server.starts import begins_with, without_chance
from letopis.server.statements import TableSummary
from letopis.server.store import Conflict, DatabaseGone
from letopis.server.table_view import State, table_view
from letopis.server.texts import TEXTS
from letopis.server.visitors import Visitor
from letopis.server.writer import Work

if TYPE_CHECKING:
    from letopis.server.backend import Backend

log = logging.getLogger("letopis.tables")

TABLE_ID = re.compile(r"[a-z2-7]{12}")
OTHERS_GRACE = 4.0  # seconds another server has to move the bots of a table that it wrote to last
CROWD = 10  # how much more than one person an address may say, for there may be many behind it
TRIES = 3  # to write what somebody asks for, while other servers write to the same table


@dataclass(frozen=True, slots=True)
class Begun:
    """A game to go on with: its rules and seed, and what was played."""

    rules: int
    seed: str
    plays: tuple[PlayedAction, ...]


class Tables:
    """Tables, loaded when somebody asks for them."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self.sittings: dict[str, Sitting] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        rate, burst = backend.settings.talk_rate, backend.settings.talk_burst
        self.new_tables = Buckets(backend.settings.table_rate, backend.settings.table_burst)
        self.talk_of_people = Buckets(rate, burst)
        self.talk_of_addresses = Buckets(rate * CROWD, burst * CROWD)

    # ---- in memory

    def stands_here(self, id: str) -> bool:
        """Whether a table is for this process to have in memory: on PostgreSQL any, for we hear what others write."""
        return self.backend.store.shared or shard_of(id, self.backend.settings.shards) == self.backend.settings.shard

    async def sitting(self, id: str) -> Sitting:
        """A table, from memory or from the store; Fault when there is none."""
        sitting = self.sittings.get(id)
        if sitting is None:
            if not TABLE_ID.fullmatch(id):
                raise Fault("unknown-table", field="table")
            sitting = await self._load(id)
        sitting.used = time.monotonic()
        return sitting

    async def _load(self, id: str) -> Sitting:
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            try:
                if id in self.sittings:
                    return self.sittings[id]
                stored = await self.backend.store.load(id)
                if stored is None:
                    raise Fault("unknown-table", field="table")
                sitting = Sitting(self.rebuilt(stored.info, stored.entries, stored.snapshot), time.monotonic())
                if stored.snapshot is not None:
                    sitting.snapshot_at = len(stored.snapshot["plays"])
                self.sittings[id] = sitting
                self.backend.clockwork.wind(sitting)
            finally:
                self._loading.pop(id, None)
        return sitting

    def rebuilt(self, info: TableInfo, entries: list[Entry], snapshot: dict[str, Any] | None) -> LiveTable:
        """A table out of what was stored; Fault when its game, or its version of the rules, is not played here."""
        try:
            game = find_game(info.game)
        except BadOption:
            raise Fault("game-gone") from None
        if info.rules not in game.played_versions:
            raise Fault("other-rules", detail=game.unplayed(info.rules))
        if snapshot is not None:
            try:
                live = LiveTable(info)
                restore(live, snapshot, entries)
                return live
            except LetopisError:
                log.exception("table %s: its snapshot cannot be read; playing from the start", info.id)
        try:
            live = LiveTable(info)
            live.apply_all(entries)
        except LetopisError:
            if info.commitment == promise(info):
                raise
            log.exception("table %s: its seal is broken, and what was played does not replay", info.id)
            raise Fault("broken-seal") from None
        return live

    async def refresh(self, sitting: Sitting) -> None:
        """Read what others have written."""
        async with sitting.lock:
            await self.catch_up(sitting)

    async def catch_up(self, sitting: Sitting) -> None:
        sitting.doubtful = True
        news = await self.backend.store.entries_after(sitting.id, sitting.live.number)
        sitting.doubtful = False
        if any(entry.kind == ERASE for entry in news):
            self.read_anew(sitting)  # entries of before have changed, too
            return
        if news:
            live = sitting.live.fork()
            live.apply_all(news)
            sitting.wrote_last = False
            sitting.changed(live, live.seen_only_by(sitting.live, news))
            self.backend.clockwork.wind(sitting)
            self.backend.bots.nudge(sitting, OTHERS_GRACE)

    def draft(self, sitting: Sitting) -> Draft:
        """A fork of a table to do something on: the one fork, and the one time it is done."""
        return Draft(sitting.live.fork(), time.time())

    async def write(self, sitting: Sitting, draft: Draft, command: str | None = None, also: Work | None = None) -> None:
        """Write down what was done, then let it be true. The lock is held; Conflict and DatabaseGone change nothing."""
        if self.sittings.get(sitting.id) is not sitting:
            raise DatabaseGone("the table has been read anew")
        before, live, entries = sitting.live, draft.live, draft.entries
        entries[-1] = replace(entries[-1], command=command)
        sitting.doubtful = True  # until we know better, whatever happens
        only, seated = live.seen_only_by(before, entries), live.seats != before.seats
        summary = summary_of(live) if only is None else None
        await self.backend.store.append(sitting.id, entries, summary, draft.at, seated, also)
        sitting.doubtful = False
        sitting.wrote_last = True
        if command is not None:
            live.answered(command)
        sitting.changed(live, only)
        if live.ended and not before.ended:
            self.backend.endings.begin(live)
        self.backend.metrics.count("entries", by=len(entries))
        if live.settled and len(live.plays) - sitting.snapshot_at >= self.backend.settings.snapshot_every:
            sitting.snapshot_at = len(live.plays)
            self.backend.background(self._keep_snapshot(sitting.id, snapshot_of(live)))
        self.backend.clockwork.wind(sitting)
        self.backend.bots.nudge(sitting)

    async def _keep_snapshot(self, id: str, snapshot: dict[str, Any]) -> None:
        with contextlib.suppress(DatabaseGone):
            await self.backend.store.keep_snapshot(id, snapshot)

    # ---- who sees what

    def frame(self, sitting: Sitting, audience: Audience, lang: str) -> Frame:
        """What an audience sees now."""
        found = sitting.frames.get((audience, lang))
        if found is None:
            live = sitting.live
            found = Frame(table_view(live, audience, lang, self.backend.access.links(live, audience)))
            sitting.frames[(audience, lang)] = found
        return found

    async def look(self, id: str, guest: Visitor) -> tuple[Sitting, Audience]:
        """A table and as whom the visitor sees it."""
        sitting = await self.sitting(id)
        if sitting.doubtful and not sitting.lock.locked():
            with contextlib.suppress(DatabaseGone):  # what we know is true, if perhaps not the latest
                await self.refresh(sitting)
        audience = self.backend.access.audience(sitting.live, guest)
        if audience.coach and audience.seat is not None and sitting.live.wants_note(guest.person.id, audience.seat):
            audience = await self._let_coach(sitting, guest)
        self._attend(sitting, guest, audience)
        return sitting, audience

    async def _let_coach(self, sitting: Sitting, guest: Visitor) -> Audience:
        """Let somebody see a seat's secrets, once it is written down that he has."""
        async with sitting.lock:
            for _ in range(TRIES):
                if sitting.doubtful:
                    await self.catch_up(sitting)
                audience = self.backend.access.audience(sitting.live, guest)
                draft = self.draft(sitting)
                commands.coach(draft, audience, guest)
                try:
                    await self.write(sitting, draft)
                    return audience
                except Conflict:
                    await self.catch_up(sitting)
        raise Fault("busy")

    def _attend(self, sitting: Sitting, guest: Visitor, audience: Audience) -> None:
        """Somebody looks at a table who may: its bots go on, on his account, if he has a part in it or nobody has."""
        sitting.looked = time.monotonic()
        if audience.acts or audience.owner or not sitting.share.person:
            sitting.share = Share(network(guest.address), guest.person.id)
        elsewhere = self.backend.store.shared and not sitting.wrote_last
        self.backend.bots.nudge(sitting, OTHERS_GRACE if elsewhere else 0.0)

    async def state(self, id: str, guest: Visitor, at: int | None = None) -> State:
        """What a visitor sees of a table."""
        sitting, audience = await self.look(id, guest)
        if at is None:
            return self.frame(sitting, audience, guest.lang).state
        try:
            return table_view(sitting.live, audience, guest.lang, self.backend.access.links(sitting.live, audience), at)
        except KeyError:
            raise Fault("unknown-moment", field="at") from None

    # ---- commands

    async def command(self, id: str, guest: Visitor, command: str, do: commands.Command) -> dict[str, Any]:
        """Do something at a table, once: `do` does it on a draft, or raises a Fault."""
        sitting = await self.sitting(id)
        key = command_key(guest.person.id, command)
        async with sitting.lock:
            if sitting.doubtful:
                await self.catch_up(sitting)
            for _ in range(TRIES):
                done = self._done_before(sitting.live, key, guest)
                if done is not None:
                    return done
                audience = self.backend.access.audience(sitting.live, guest)
                self._attend(sitting, guest, audience)
                draft = self.draft(sitting)
                try:
                    do(draft, audience, guest)
                except Refused as refused:
                    raise Fault("refused", refusal=refused.refusal, names=sitting.live.names(guest.lang)) from None
                try:
                    await self.write(sitting, draft, key)
                except Conflict:  # another server was quicker; what was asked may still be right
                    await self.catch_up(sitting)
                    if do is commands.undo:
                        break  # the last choice is another one now
            done = self._done_before(sitting.live, key, guest)
            if done is None:
                raise commands.stale(sitting.live, guest)
            return done

    def may_speak(self, guest: Visitor) -> None:
        """Fault for who says too much at once."""
        now = time.monotonic()
        granted = self.talk_of_addresses.take(network(guest.address), now)
        if not granted or not self.talk_of_people.take(guest.person.id, now):
            raise Fault("too-much-talk")

    def _done_before(self, live: LiveTable, key: str, guest: Visitor) -> dict[str, Any] | None:
        numbers = live.commands.get(key)
        if numbers is None:
            return None
        seat = live.seat_of(guest.person.id, guest.seat)
        return {"table": live.info.id, "seat": seat, "number": numbers[-1 if seat is None else seat]}

    async def play(
        self, id: str, guest: Visitor, command: str, actions: Sequence[str], number: int, held: bool = False
    ) -> dict[str, Any]:
        """Play actions, all or none, chosen when the visitor had seen `number` changes; see `commands.play`."""
        sitting = await self.sitting(id)
        if (
            number > sitting.live.number_for(sitting.live.audience_of(guest.person.id, guest.seat))
            and self.backend.store.shared
        ):
            await self.refresh(sitting)  # the visitor has seen more, at another server
        done = await self.command(id, guest, command, commands.play(actions, number, held))
        self.backend.metrics.count("plays", 'by="person"')
        return done

    # ---- new tables

    async def create(
        self,
        guest: Visitor,
        command: str,
        game: str,
        seats: Sequence[str],
        options: dict[str, Any],
        mode: str = MODES[0],
        watch: str = WATCH[0],
        people: Sequence[tuple[str, str] | None] = (),
        practice: bool = False,
        begun: Begun | None = None,
        start: dict[str, Any] | None = None,
        course: str = "",
        sown: str = "",
        dice: str = SERVER,
        clock: Clock = NO_CLOCK,
    ) -> dict[str, Any]:
        """A new table. Each seat is "me", "here", "open", "invited" or a level of bot; `people` sit down at once.

        With `begun`, the game has been played that far already; with `start`, it begins with that position in notation.
        With `course`, its words are said at each first; if it leads through the game, the seed is `sown` by it.
        """
        id = self.backend.signer.table_id(guest.person.id, command)
        if id in self.sittings:
            return _made(self.sittings[id].live, guest)
        if not self.new_tables.take(network(guest.address), time.monotonic()):
            raise Fault("too-many-new-tables")
        if await self.backend.store.running_of(guest.person.id) >= self.backend.settings.tables_per_person:
            raise Fault("too-many-tables", allowed=str(self.backend.settings.tables_per_person))
        try:
            rules = find_game(game)
        except BadOption as bad:
            raise Fault("unknown-game", field="game", allowed=bad.allowed) from None
        if course:
            the_course(rules.name, course)
        seed = sown or (secrets.token_hex(32) if begun is None else begun.seed)
        if sown or begun is not None:
            dice = ""  # nothing to seal: everybody may know them
        elif start is not None:
            dice = GIVEN if "chance" in start or "seed" in start else SERVER
        if start is not None and begun is None:
            start = begins_with(rules, start, len(seats), settled_seed(seed, [""] * len(seats)) if dice else seed)
        if start is not None:
            options = start["options"]
        if "data" in options:  # a folder of the server's: not for visitors to name
            raise Fault("bad-option", field="options.data", allowed=", ".join(o.name for o in rules.options))
        info = TableInfo(
            id,
            rules.name,
            rules.rules_version if begun is None else begun.rules,
            len(seats),
            options,
            seed,
            secrets.token_hex(16),
            guest.person.id,
            mode,
            watch,
            tuple(number for number, kind in enumerate(seats) if kind == "invited"),
            secrets.token_hex(16),
            time.time(),
            practice,
            start,
            course,
            bool(sown),
            dice,
            clock,
        )
        try:
            info = replace(info, commitment=promise(info))
            live = LiveTable(info)
        except BadOption as bad:
            field = "seats" if bad.option == "players" else f"options.{bad.option}"
            raise Fault(
                "bad-option", field=field, allowed=bad.allowed, detail=f"{bad.option}: {bad.problem}."
            ) from None
        draft = Draft(live, info.created)
        _seat_first(draft, guest, seats, people)
        if begun is not None:
            draft.add(LOCK, None, {"locked": True}, guest.person.id)  # whoever tries again may know what comes
            for play in begun.plays:
                draft.replay(play)
        draft.begin()
        draft.follow()
        try:
            await self.backend.store.create(info, draft.entries, summary_of(live), info.created)
        except Conflict:
            if self.stands_here(id):  # the same command a moment ago
                live = (await self.sitting(id)).live
            return _made(live, guest)
        self.backend.metrics.count("tables", f'game="{rules.name}"')
        if self.stands_here(id):
            sitting = Sitting(live, time.monotonic())
            sitting.wrote_last = True
            self.sittings[id] = sitting
            self.backend.clockwork.wind(sitting)
            self._attend(sitting, guest, self.backend.access.audience(live, guest))
        return _made(live, guest)

    async def learn(self, guest: Visitor, command: str, game: str, name: str) -> dict[str, Any]:
        """A table through which a course leads; by its seed or its position everybody meets the same there."""
        its = the_course(game, name)
        chapter = its.chapters[0]
        return await self.create(
            guest,
            command,
            game,
            its.seats,
            its.options,
            watch="nobody",
            practice=True,
            start=chapter.start,
            course=name,
            sown=chapter.seed,
        )

    async def again(self, id: str, guest: Visitor, command: str) -> dict[str, Any]:
        """A new table with the same players, when this one is over; everybody at this one is shown the way."""
        sitting, audience = await self.look(id, guest)
        live = sitting.live
        commands.acting(audience)
        if not live.ended:
            raise Fault("still-running")
        if live.again is not None:
            return {"table": live.again, "seat": audience.seat, "number": 0}
        kinds = {HUMAN: "invited", ROBOT: "", OPEN: "open"}
        made = await self.create(
            guest,
            f"again {id}",
            live.info.game,
            [kinds[seat.kind] or seat.level for seat in live.seats],
            live.info.options,
            live.info.mode,
            live.info.watch,
            [(seat.person, seat.name) if seat.person is not None else None for seat in live.seats],
            live.info.practice,
            start=None if live.info.guided else without_chance(live.info.start),
            course=live.info.course,
            dice=live.info.dice or ALL,
            clock=live.info.clock,
        )
        await self.command(id, guest, command, commands.go_on_at(made["table"]))
        return made

    async def retry(self, id: str, guest: Visitor, command: str, number: int) -> dict[str, Any]:
        """A table of the visitor's own that goes on, against bots, from a moment of a game that is over.

        While a game runs nobody may: the same seed holds the same hidden cards and the same dice to come.
        """
        sitting, audience = await self.look(id, guest)
        live = sitting.live
        if not live.ended:
            raise Fault("still-running")
        plays = live.plays_until(audience, number)
        if plays is None:
            raise Fault("unknown-moment", field="number")
        if plays == len(live.plays):
            raise Fault("over")
        own = live.plays[plays].seat if audience.seat is None else audience.seat
        return await self.create(
            guest,
            f"retry {id} {command}",
            live.info.game,
            ["me" if seat == own else state.level or RIVAL for seat, state in enumerate(live.seats)],
            live.info.options,
            practice=True,
            begun=Begun(live.info.rules, str(live.origin.seed), tuple(live.plays[:plays])),
            start=live.origin.start,
        )

    # ---- putting away

    async def shelve(self, id: str, guest: Visitor, away: bool) -> None:
        """Put a table away, out of the visitor's own list, or take it out again."""
        if not await self.backend.store.is_of(guest.person.id, id):
            await self.look(id, guest)  # it may not be there, or not to be seen
            raise Fault("no-seat")
        await self.backend.store.shelve(guest.person.id, id, away)

    async def forget(self, id: str, guest: Visitor) -> None:
        """Delete a table at which nobody but the visitor, whose it is, has ever sat."""
        sitting, audience = await self.look(id, guest)
        async with sitting.lock:
            if not audience.owner:
                raise Fault("not-owner")
            if sitting.live.sitters - {guest.person.id}:
                raise Fault("not-alone")
            await self.backend.store.forget(id)
            self.drop(sitting)

    def drop_memory(self, id: str) -> None:
        """Read a table from the store again when somebody asks for it."""
        self.sittings.pop(id, None)
        self.backend.clockwork.stop(id)

    def drop(self, sitting: Sitting) -> None:
        """A table is no more: whoever looks on is told."""
        self.drop_memory(sitting.id)
        sitting.live.forgotten = True
        sitting.changed()

    def forget_all(self) -> None:
        """All tables were put here anew, by a restore: none that is in memory is true."""
        for sitting in list(self.sittings.values()):
            self.read_anew(sitting)

    def read_anew(self, sitting: Sitting) -> None:
        """Let go of a table that has become another one; its pages come back by themselves."""
        self.drop_memory(sitting.id)
        for stream in list(sitting.streams):
            stream.end()

    # ---- lists

    async def listed(self, guest: Visitor, which: str) -> list[dict[str, Any]]:
        """The tables one may join, or one's own."""
        if which in ("mine", "shelved"):
            rows = _once(await self.backend.store.of_person(guest.person.id, which == "shelved"))
        else:
            rows = [row for row in await self.backend.store.joinable() if _is_played(row)]
        return [self._listed(row, guest) for row in rows]

    def _listed(self, row: dict[str, Any], guest: Visitor) -> dict[str, Any]:
        summary = row.pop("summary")
        gone = row["game"] not in names()  # a plug-in that is no longer installed
        outdated = not gone and not _is_played(row)
        for number, state in enumerate(summary["seats"]):
            if state["kind"] == ROBOT and not state["name"]:
                state["name"] = TEXTS.say(guest.lang, f"bot-name-{number}")
        row["owner"] = row["owner"] == guest.person.id
        title = row["game"] if gone else find_game(row["game"]).title(guest.lang)
        return {**row, "title": title, "gone": gone, "outdated": outdated, **summary}


def _is_played(row: dict[str, Any]) -> bool:
    """Whether the game of a table is installed here, and its version of the rules is played."""
    return row["game"] in names() and row["rules"] in find_game(row["game"]).played_versions


def _made(live: LiveTable, guest: Visitor) -> dict[str, Any]:
    """What whoever makes a table is told of it."""
    seat = live.seat_of(guest.person.id)
    return {"table": live.info.id, "seat": seat, "number": 0, "commitment": live.commitment}


def the_course(game: str, name: str) -> Course:
    """A course by its name; Fault when there is none."""
    try:
        return course_of(game, name)
    except BadOption as bad:
        code, field = ("unknown-course", "course") if bad.option == "course" else ("unknown-game", "game")
        raise Fault(code, field=field, allowed=bad.allowed) from None


def _seat_first(draft: Draft, guest: Visitor, seats: Sequence[str], people: Sequence[tuple[str, str] | None]) -> None:
    """Seat those who sit at a new table from the start."""
    for seat, kind in enumerate(seats):
        known = people[seat] if seat < len(people) else None
        if known is not None:
            draft.add(SIT, seat, {"name": known[1]}, known[0])
        elif kind == "me":
            draft.add(SIT, seat, {"name": guest.name}, guest.person.id)
        elif kind in bots.levels():
            draft.add(BOT, seat, {"level": kind})


def _once(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each table once, also where somebody plays several seats: then by one whose turn it is."""
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        if row["id"] not in found or row["me"] in row["summary"]["awaiting"]:
            found[row["id"]] = row
    return list(found.values())


def summary_of(live: LiveTable) -> TableSummary:
    """What the store keeps beside the entries."""
    people = [(seat.person or seat.away, number) for number, seat in enumerate(live.seats)]
    return TableSummary(
        live.ended,
        not live.locked
        and not live.ended
        and any(seat.kind == OPEN and number not in live.info.invited for number, seat in enumerate(live.seats)),
        table_summary(live),
        tuple((person, number) for person, number in people if person is not None),
    )
