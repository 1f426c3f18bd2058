"""The house: all tables of this process, and everything that can be done at them."""

import asyncio
import contextlib
import gc
import itertools
import logging
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.chance import commitment
from letopis.kernel.errors import BadOption, LetopisError, Refused
from letopis.kernel.position import Position
from letopis.kernel.records import replay
from letopis.server import commands
from letopis.server.audience import Audience
from letopis.server.doorkeeper import Doorkeeper
from letopis.server.doors import Visitor
from letopis.server.draft import Draft
from letopis.server.entries import BOT, GREEDY, MODES, SIT, WATCH, Entry, TableInfo
from letopis.server.faults import Fault
from letopis.server.limits import Tally
from letopis.server.live import HUMAN, OPEN, ROBOT, TEXTS, LiveTable
from letopis.server.metrics import Metrics
from letopis.server.people import Signer, command_key
from letopis.server.presence import Presence
from letopis.server.reviews import Progress, Reviews, advice, worded
from letopis.server.settings import Settings
from letopis.server.sitting import Frame, Sitting, table_summary
from letopis.server.store import Conflict, DatabaseGone, Store, Summary
from letopis.server.table_view import Renderer, State, table_view
from letopis.server.thinker import LEVELS, Choice
from letopis.server.thinkers import ThinkerFailed, Thinkers
from letopis.server.wings import wing_of

log = logging.getLogger("letopis.house")

TABLE_ID = re.compile(r"[a-z2-7]{12}")
OTHERS_GRACE = 4.0  # seconds another server has to move the bots of a table that it wrote to last
REVIVED_FOR = 7 * 24 * 3600.0  # tables whose bots were due within this time go on after a restart
TRIES = 3  # to write what somebody asks for, while other servers write to the same table
SWEEP = 30.0  # seconds between looks for idle tables
COLLECT_EVERY = 20  # looks
RETRY = 2.0  # seconds until bots try again when the database is gone


class House:
    """Tables, loaded when somebody asks for them."""

    def __init__(self, settings: Settings, renderer: Renderer | None = None) -> None:
        self.settings = settings
        self.renderer = renderer
        self.process = secrets.token_hex(6)
        self.store = Store(settings.database_url, self.process, settings.wings)
        self.signer = Signer(settings.signing_key())
        self.doorkeeper = Doorkeeper(self.signer)
        self.presence = Presence(self)
        self.thinkers = Thinkers(settings.thinkers, settings.thinking_time, settings.overrun, settings.thinker_memory)
        self.reviews = Reviews(self.store, self.thinkers, settings.review_time)
        self.metrics = Metrics()
        self.sittings: dict[str, Sitting] = {}
        self.closing = asyncio.Event()
        self.streams_of_person = Tally(settings.streams_per_person)
        self.streams_of_address = Tally(settings.streams_per_address)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.gauges["live_tables"] = lambda: len(self.sittings)
        self.metrics.gauges["streams"] = lambda: sum(len(sitting.streams) for sitting in self.sittings.values())
        self.metrics.gauges["bot_questions_waiting"] = lambda: self.thinkers.waiting
        self.metrics.gauges["bot_process_restarts"] = lambda: self.thinkers.restarts

    # ---- opening and closing

    async def open(self) -> None:
        """Prepare the database, and take up what a server before us left undone."""
        await self.store.open()
        self.background(self._sweep())
        self.background(self._revive())
        if self.store.shared:
            from letopis.server.notices import listen

            self.background(listen(self))

    async def close(self) -> None:
        """End streams, bots and processes; everything acknowledged is already stored."""
        self.end_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.thinkers.close()
        await self.store.close()

    def end_streams(self) -> None:
        """Let every stream write what it has and end."""
        self.closing.set()
        for sitting in self.sittings.values():
            for stream in list(sitting.streams):
                stream.wake()

    def background(self, work: Any) -> "asyncio.Task[None]":
        """Something that goes on beside the requests."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    async def _sweep(self) -> None:
        for look in itertools.count(1):
            await asyncio.sleep(SWEEP)
            if look % COLLECT_EVERY == 0:
                gc.collect()
            before = time.monotonic() - self.settings.idle
            for id, sitting in list(self.sittings.items()):
                if not sitting.streams and sitting.bots is None and sitting.used < before and not sitting.lock.locked():
                    del self.sittings[id]
                    continue
                if not sitting.streams:
                    sitting.forget()
                self.presence.look(sitting, tell=any(sitting.here.values()))

    async def _revive(self) -> None:
        while True:
            try:
                for id in await self.store.with_bots_due(time.time() - REVIVED_FOR):
                    if self.stands_here(id):
                        with contextlib.suppress(Fault):
                            await self.sitting(id)  # loading it sets its bots to work
                return
            except DatabaseGone:
                await asyncio.sleep(RETRY)

    # ---- tables in memory

    def stands_here(self, id: str) -> bool:
        """Whether a table is for this process to have in memory: on PostgreSQL any, for we hear what others write."""
        return self.store.shared or wing_of(id, self.settings.wings) == self.settings.wing

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
                stored = await self.store.load(id)
                if stored is None:
                    raise Fault("unknown-table", field="table")
                sitting = Sitting(self._rebuilt(stored.info, stored.entries, stored.snapshot), time.monotonic())
                if stored.snapshot is not None:
                    sitting.snapshot_at = len(stored.snapshot["plays"])
                self.sittings[id] = sitting
            finally:
                self._loading.pop(id, None)
        self.nudge(sitting, OTHERS_GRACE if self.store.shared else 0.0)
        return sitting

    def _rebuilt(self, info: TableInfo, entries: list[Entry], snapshot: dict[str, Any] | None) -> LiveTable:
        try:
            game = find_game(info.game)
        except BadOption:
            raise Fault("unknown-game") from None
        if info.rules not in game.played_versions:
            raise Fault("other-rules")
        if snapshot is not None:
            try:
                live = LiveTable(info)
                live.restore(snapshot, entries)
                return live
            except LetopisError:
                log.exception("table %s: its snapshot cannot be read; playing from the start", info.id)
        live = LiveTable(info)
        live.apply_all(entries)
        return live

    async def refresh(self, sitting: Sitting) -> None:
        """Read what others have written."""
        async with sitting.lock:
            await self._catch_up(sitting)

    async def _catch_up(self, sitting: Sitting) -> None:
        sitting.doubtful = True
        news = await self.store.entries_after(sitting.id, sitting.live.number)
        sitting.doubtful = False
        if news:
            live = sitting.live.fork()
            live.apply_all(news)
            sitting.changed(live, live.seen_only_by(sitting.live, news))
            self.nudge(sitting, OTHERS_GRACE)

    def _draft(self, sitting: Sitting) -> Draft:
        """A fork of a table to do something on: the one fork, and the one time it is done."""
        return Draft(sitting.live.fork(), time.time())

    async def _store(self, sitting: Sitting, draft: Draft, command: str | None = None) -> None:
        """Write down what was done, then let it be true. The lock is held; Conflict and DatabaseGone change nothing."""
        before, live, entries = sitting.live, draft.live, draft.entries
        entries[-1] = replace(entries[-1], command=command)
        sitting.doubtful = True  # until we know better, whatever happens
        seated = live.seats != before.seats
        await self.store.append(sitting.id, entries, summary_of(live), draft.at, seated)
        sitting.doubtful = False
        if command is not None:
            live.answered(command)
        sitting.changed(live, live.seen_only_by(before, entries))
        self.metrics.count("entries", by=len(entries))
        if live.settled and len(live.plays) - sitting.snapshot_at >= self.settings.snapshot_every:
            sitting.snapshot_at = len(live.plays)
            self.background(self._keep_snapshot(sitting.id, live.snapshot()))
        self.nudge(sitting)

    async def _keep_snapshot(self, id: str, snapshot: dict[str, Any]) -> None:
        with contextlib.suppress(DatabaseGone):
            await self.store.keep_snapshot(id, snapshot)

    # ---- who sees what

    def frame(self, sitting: Sitting, audience: Audience, lang: str) -> Frame:
        """What an audience sees now."""
        found = sitting.frames.get((audience, lang))
        if found is None:
            live = sitting.live
            found = Frame(table_view(live, audience, lang, self.doorkeeper.links(live, audience)))
            sitting.frames[(audience, lang)] = found
        return found

    async def look(self, id: str, guest: Visitor) -> tuple[Sitting, Audience]:
        """A table and as whom the visitor sees it."""
        sitting = await self.sitting(id)
        if sitting.doubtful and not sitting.lock.locked():
            with contextlib.suppress(DatabaseGone):  # what we know is true, if perhaps not the latest
                await self.refresh(sitting)
        return sitting, self.doorkeeper.audience(sitting.live, guest)

    async def state(self, id: str, guest: Visitor, at: int | None = None) -> State:
        """What a visitor sees of a table."""
        sitting, audience = await self.look(id, guest)
        if at is None:
            return self.frame(sitting, audience, guest.lang).state
        try:
            return table_view(sitting.live, audience, guest.lang, self.doorkeeper.links(sitting.live, audience), at)
        except KeyError:
            raise Fault("unknown-moment", field="at") from None

    # ---- commands

    async def command(self, id: str, guest: Visitor, command: str, do: commands.Command) -> dict[str, Any]:
        """Do something at a table, once: `do` does it on a draft, or raises a Fault."""
        sitting = await self.sitting(id)
        key = command_key(guest.person.id, command)
        async with sitting.lock:
            if sitting.doubtful:
                await self._catch_up(sitting)
            for _ in range(TRIES):
                done = self._done_before(sitting.live, key, guest)
                if done is not None:
                    return done
                audience = self.doorkeeper.audience(sitting.live, guest)
                draft = self._draft(sitting)
                try:
                    do(draft, audience, guest)
                except Refused as refused:
                    raise Fault("refused", refusal=refused.refusal, names=sitting.live.names(guest.lang)) from None
                try:
                    await self._store(sitting, draft, key)
                except Conflict:  # another server was quicker; what was asked may still be right
                    await self._catch_up(sitting)
                    if do is commands.undo:
                        break  # the last choice is another one now
            done = self._done_before(sitting.live, key, guest)
            if done is None:
                raise commands.stale(sitting.live, guest)
            return done

    def _done_before(self, live: LiveTable, key: str, guest: Visitor) -> dict[str, Any] | None:
        numbers = live.commands.get(key)
        if numbers is None:
            return None
        seat = live.seat_of(guest.person.id)
        return {"table": live.info.id, "seat": seat, "number": numbers[-1 if seat is None else seat]}

    async def play(self, id: str, guest: Visitor, command: str, action: str, number: int) -> dict[str, Any]:
        """Play an action, chosen when the visitor had seen `number` changes."""
        sitting = await self.sitting(id)
        if number > sitting.live.number_for(sitting.live.audience_of(guest.person.id)) and self.store.shared:
            await self.refresh(sitting)  # the visitor has seen more, at another server
        done = await self.command(id, guest, command, commands.play(action, number))
        self.metrics.count("plays", 'by="person"')
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
    ) -> dict[str, Any]:
        """A new table. Each seat is "me", "open", "invited" or a level of bot; `people` sit down at once."""
        id = self.signer.table_id(guest.person.id, command)
        if id in self.sittings:
            return {"table": id, "seat": self.sittings[id].live.seat_of(guest.person.id), "number": 0}
        if await self.store.running_of(guest.person.id) >= self.settings.tables_per_person:
            raise Fault("too-many-tables", allowed=str(self.settings.tables_per_person))
        try:
            rules = find_game(game)
        except BadOption as bad:
            raise Fault("unknown-game", field="game", allowed=bad.allowed) from None
        if "data" in options:  # a folder of the server's: not for visitors to name
            raise Fault("bad-option", field="options.data", allowed=", ".join(o.name for o in rules.options))
        info = TableInfo(
            id,
            rules.name,
            rules.rules_version,
            len(seats),
            options,
            secrets.token_hex(32),
            secrets.token_hex(16),
            guest.person.id,
            mode,
            watch,
            tuple(number for number, kind in enumerate(seats) if kind == "invited"),
            secrets.token_hex(16),
            time.time(),
        )
        try:
            live = LiveTable(info)
        except BadOption as bad:
            field = "seats" if bad.option == "players" else f"options.{bad.option}"
            raise Fault(
                "bad-option", field=field, allowed=bad.allowed, detail=f"{bad.option}: {bad.problem}."
            ) from None
        draft = Draft(live, info.created)
        _seat_first(draft, guest, seats, people)
        draft.follow()
        try:
            await self.store.create(info, draft.entries, summary_of(live), info.created)
        except Conflict:
            if self.stands_here(id):  # the same command a moment ago
                live = (await self.sitting(id)).live
            return {"table": id, "seat": live.seat_of(guest.person.id), "number": 0}
        self.metrics.count("tables", f'game="{rules.name}"')
        if self.stands_here(id):
            sitting = Sitting(live, time.monotonic())
            self.sittings[id] = sitting
            self.nudge(sitting)
        return {"table": id, "seat": live.seat_of(guest.person.id), "number": 0}

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
        )
        await self.command(id, guest, command, commands.go_on_at(made["table"]))
        return made

    # ---- questions

    async def why(self, id: str, guest: Visitor, action: str) -> dict[str, Any]:
        """Whether an action is allowed, and why not."""
        sitting, audience = await self.look(id, guest)
        if audience.seat is None:
            raise Fault("no-seat")
        live = sitting.live
        refusal = live.position.why(action, audience.seat)
        if refusal is None:
            return {"legal": True, "rule": None, "key": None, "reason": None}
        reason = refusal.sentence(guest.lang, live.names(guest.lang))
        return {"legal": False, "rule": refusal.rule, "key": refusal.key, "reason": reason}

    async def hint(self, id: str, guest: Visitor) -> dict[str, Any]:
        """What a bot would do in the visitor's place."""
        sitting, audience = await self.look(id, guest)
        live, seat = sitting.live, audience.seat
        if seat is None:
            raise Fault("no-seat")
        position = live.position
        if seat not in position.awaiting:
            try:
                position.asked(seat)
            except Refused as refused:
                raise Fault("refused", refusal=refused.refusal, names=live.names(guest.lang)) from None
        number = live.number_for(audience)
        try:
            ranked = await self.thinkers.think(position, seat, self.settings.hint_time)
        except ThinkerFailed:
            raise Fault("busy") from None
        self.metrics.count("hints")
        return {"number": number, "actions": advice(live.game, ranked, guest.lang)}

    async def review(self, id: str, guest: Visitor) -> dict[str, Any]:
        """What the best bot thinks of every decision of a finished game; how far it is, while it still thinks."""
        sitting, audience = await self.look(id, guest)
        live = sitting.live
        if not live.ended:
            raise Fault("still-running")
        found = await self.reviews.of(live)
        if isinstance(found, Progress):
            return {"ready": False, "done": found.done, "of": found.of, "in_points": False, "seats": []}
        return worded(found, live, audience, guest.lang)

    async def finished(self, id: str, guest: Visitor) -> LiveTable:
        """A table whose game is over; Fault while it runs."""
        sitting, _ = await self.look(id, guest)
        if not sitting.live.ended:
            raise Fault("still-running")
        return sitting.live

    async def verify(self, id: str, guest: Visitor) -> dict[str, Any]:
        """Proof that the game was played as promised: the seed fits the commitment, and the record its result."""
        live = await self.finished(id, guest)
        info = live.info
        record = live.record()
        problem = None
        try:
            totals = [score.total for score in replay(record, live.game).scores()]
        except LetopisError as error:
            totals, problem = [], str(error)
        fits = commitment(info.seed, info.salt) == live.commitment
        return {
            "ok": fits and problem is None,
            "commitment": live.commitment,
            "seed": info.seed,
            "salt": info.salt,
            "scores": totals,
            "problem": problem,
        }

    async def course(self, id: str, guest: Visitor) -> list[dict[str, Any]]:
        """The totals after every play of a game that is over."""
        live = await self.finished(id, guest)
        position = live.origin.begin(live.game)
        course = [{"number": 0, "totals": [score.total for score in position.scores()]}]
        for count, play in enumerate(live.plays, 1):
            position.play(play.text, play.seat)
            totals = [score.total for score in position.scores()]
            if totals != course[-1]["totals"] or count == len(live.plays):
                course.append({"number": play.numbers[-1], "totals": totals})
            if count % 50 == 0:
                await asyncio.sleep(0)
        return course

    async def tables(self, guest: Visitor, which: str) -> list[dict[str, Any]]:
        """The tables one may join, or one's own."""
        if which == "mine":
            rows = await self.store.of_person(guest.person.id)
        else:
            rows = await self.store.joinable()
        return [self._listed(row, guest) for row in rows]

    def _listed(self, row: dict[str, Any], guest: Visitor) -> dict[str, Any]:
        summary = row.pop("summary")
        game = find_game(row["game"])
        for number, state in enumerate(summary["seats"]):
            if state["kind"] == ROBOT:
                state["name"] = TEXTS.say(guest.lang, f"bot-name-{number}")
        return {**row, "title": game.title(guest.lang), **summary}

    # ---- bots

    def nudge(self, sitting: Sitting, delay: float = 0.0) -> None:
        """Let the bots of a table play if it is their turn."""
        if sitting.bots is None and not self.closing.is_set() and sitting.live.bots_awaited():
            sitting.bots = self.background(self._bots(sitting, delay))

    async def _bots(self, sitting: Sitting, delay: float) -> None:
        try:
            while delay:  # another server wrote last and will move its bots, unless it is gone
                number = sitting.live.number
                await asyncio.sleep(delay)
                if sitting.live.number == number:
                    break
            while True:
                waiting = sitting.live.bots_awaited()
                if not waiting:
                    return
                seat = waiting[0]
                position, level = sitting.live.position, sitting.live.seats[seat].level
                choice = await self.thinkers.choose(position, seat, level, self.settings.time_of(level))
                if not await self._bot_plays(sitting, seat, level, position, choice):
                    continue
                self.metrics.count("plays", 'by="bot"')
                last = sitting.live.plays[-1] if sitting.live.plays else None
                if self.settings.pace and sitting.streams and (last is None or not last.private):
                    await asyncio.sleep(self.settings.pace)
        finally:
            sitting.bots = None
            sitting.used = time.monotonic()

    async def _bot_plays(self, sitting: Sitting, seat: int, level: str, asked: Position, choice: Choice) -> bool:
        """Play what a bot answered, if it still is what it was asked; False: ask again."""
        async with sitting.lock:
            try:
                if sitting.doubtful:
                    await self._catch_up(sitting)
                live = sitting.live
                if seat not in live.bots_awaited() or live.seats[seat].level != level:
                    return False
                draft = self._draft(sitting)
                if choice.stood_in and not live.greedy_told(seat):
                    draft.add(GREEDY, seat)
                try:
                    draft.play(seat, choice.text)
                except Refused:
                    if live.position is not asked:
                        return False  # the game has gone on: ask again
                    log.exception("a bot's action is refused; any legal one will do")
                    draft.play(seat, live.position.legal(seat)[0].text)
                await self._store(sitting, draft)
                return True
            except Conflict:
                with contextlib.suppress(DatabaseGone):
                    await self._catch_up(sitting)
                return False
            except DatabaseGone:
                pass
        await asyncio.sleep(RETRY)
        return False


def _seat_first(draft: Draft, guest: Visitor, seats: Sequence[str], people: Sequence[tuple[str, str] | None]) -> None:
    """Seat those who sit at a new table from the start."""
    for seat, kind in enumerate(seats):
        known = people[seat] if seat < len(people) else None
        if known is not None:
            draft.add(SIT, seat, {"name": known[1]}, known[0])
        elif kind == "me":
            draft.add(SIT, seat, {"name": guest.name}, guest.person.id)
        elif kind in LEVELS:
            draft.add(BOT, seat, {"level": kind})


def summary_of(live: LiveTable) -> Summary:
    """What the store keeps beside the entries."""
    people = [(seat.person or seat.away, number) for number, seat in enumerate(live.seats)]
    return Summary(
        live.ended,
        not live.locked
        and not live.ended
        and any(seat.kind == OPEN and number not in live.info.invited for number, seat in enumerate(live.seats)),
        bool(live.bots_awaited()),
        table_summary(live),
        tuple((person, number) for person, number in people if person is not None),
    )
