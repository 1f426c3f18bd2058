"""Several processes of one server: those who start them, and how each serves what belongs to its shard."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Protocol, cast

from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from letopis.server import watchdog
from letopis.server.connections import Connection
from letopis.server.sharding.shards import MOST, Shard, boxes

log = logging.getLogger("letopis.workers")

LONGEST_LINE = 8_000  # bytes: no address of a table is longer
FULL = 0.005  # seconds until a box that is full is tried again
PATIENCE = 10.0  # seconds for a shard that does not empty its box
LOOK = 0.5  # seconds between looks whether all workers are there


class Life(Protocol):
    """What a worker and those who started it share: when it last gave a sign of life."""

    value: float


class LedConnection(Connection):
    """One which goes to another shard when its next request is for a table there."""

    def __init__(self, shard: Shard, brought: bytes = b"", **what: Any) -> None:
        super().__init__(**what)
        self.shard = shard
        self.brought = brought  # what came before it was handed over to us
        self.early = b""  # what came before we could look at it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if self.brought and not self.refused:
            brought, self.brought = self.brought, b""
            super().data_received(brought)

    def data_received(self, data: bytes) -> None:
        if self.inside or self.refused:
            super().data_received(data)
            return
        if self.early:
            data, self.early = self.early + data, b""
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn begins with none
        answering = cycle is not None and not cycle.response_complete
        if answering or (b"\n" not in data and len(data) < LONGEST_LINE):
            self.early = data
            if len(data) > MOST:
                self.refuse(429)
            elif answering:
                self.flow.pause_reading()
            return
        shard = self.shard.leads_to(data)
        if shard == self.shard.number:
            super().data_received(data)
        else:
            self._unset_keepalive_if_required()
            self.transport.pause_reading()
            self.hand_over(shard, data, self.loop.time() + PATIENCE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.early and not self.transport.is_closing():
            self.loop.call_soon(self.data_received, b"")

    def hand_over(self, shard: int, data: bytes, until: float) -> None:
        """Put the connection into another shard's box, and let go of it here."""
        if self.transport.is_closing():
            return
        try:
            line = self.transport.get_extra_info("socket").fileno()
            socket.send_fds(self.shard.boxes[shard][1], [data], [line])
        except OSError as full:
            if self.loop.time() < until:
                self.loop.call_later(FULL, self.hand_over, shard, data, until)
                return
            log.warning("shard %s takes no connections: %s", shard, full)
        self.transport.abort()  # ours only: whoever has it now keeps it open


class Worker(Server):
    """A server of one shard: it serves those who come to it, and those whom others lead to it."""

    def __init__(self, config: Config, shard: Shard, life: Life) -> None:
        config.http = cast("Any", self.line)
        super().__init__(config)
        self.shard = shard
        self.life = life

    async def on_tick(self, counter: int) -> bool:
        self.life.value = time.monotonic()
        return await super().on_tick(counter)

    def line(self, **what: Any) -> LedConnection:
        """A new connection."""
        return LedConnection(self.shard, **what)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop, parent = asyncio.get_running_loop(), multiprocessing.parent_process()
        if self.started:
            loop.add_reader(self.shard.boxes[self.shard.number][0], self._empty_box)
        if parent is not None:
            loop.add_reader(parent.sentinel, self._orphaned, parent.sentinel)

    def _orphaned(self, sentinel: int) -> None:
        """Who started us was killed: nobody would start us again, and the port has to be free for the next."""
        asyncio.get_running_loop().remove_reader(sentinel)
        os.kill(os.getpid(), signal.SIGTERM)

    def _empty_box(self) -> None:
        while True:
            try:
                data, lines, _, _ = socket.recv_fds(self.shard.boxes[self.shard.number][0], 2 * MOST, 1)
            except BlockingIOError:
                return
            for line in lines:
                task = asyncio.get_running_loop().create_task(self._welcome(socket.socket(fileno=line), data))
                self.server_state.tasks.add(task)
                task.add_done_callback(self.server_state.tasks.discard)

    async def _welcome(self, line: socket.socket, data: bytes) -> None:
        line.setblocking(False)
        state: dict[str, Any] = {"server_state": self.server_state, "app_state": self.lifespan.state}
        made = LedConnection(self.shard, data, config=self.config, **state)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: made, line)
        except OSError:  # who asked has gone
            line.close()


class Workers:
    """The processes of a server, started again when they die."""

    def __init__(self, options: dict[str, Any], host: str, port: int, shards: int, patience: float) -> None:
        self.patience = patience  # seconds without a sign of life
        self.options = options
        self.listening = Config(**options, host=host, port=port).bind_socket()
        self.boxes = boxes(shards)
        self.context = multiprocessing.get_context("spawn")
        self.lives: list[Life] = [cast("Life", self.context.Value("d", 0.0, lock=False)) for _ in range(shards)]
        self.processes = [self._start(number) for number in range(shards)]
        self.ending = False

    def run(self) -> None:
        """Serve until told to stop."""
        for word in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(word, self._end)
        watchdog.tell("READY=1")
        while not self.ending:
            watchdog.tell("WATCHDOG=1")
            wait([process.sentinel for process in self.processes], LOOK)
            for number, process in enumerate(self.processes):
                if process.exitcode is not None and not self.ending:
                    self._replace(number, process)
                elif 0 < self.lives[number].value < time.monotonic() - self.patience:
                    log.warning("worker %s gives no sign of life, and is ended", number)
                    process.kill()
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self.ending = True

    def _replace(self, number: int, process: SpawnProcess) -> None:
        if process.exitcode == STARTUP_FAILURE:  # so would the next
            log.error("a worker cannot start")
            self.ending = True
            return
        log.warning("worker %s has died (%s) and is started again", number, process.exitcode)
        time.sleep(LOOK)
        self.processes[number] = self._start(number)

    def _start(self, number: int) -> SpawnProcess:
        life = self.lives[number]
        life.value = 0.0
        shard = Shard(number, self.boxes)
        process = self.context.Process(target=work, args=(self.options, self.listening, shard, life))
        process.start()
        return process


def work(options: dict[str, Any], listening: socket.socket, shard: Shard, life: Life) -> None:
    """What a worker's process does."""
    os.environ["LETOPIS_SHARD"] = str(shard.number)
    Worker(Config(**options), shard, life).run([listening])
