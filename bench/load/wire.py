"""HTTP by hand, so that making the load costs little: two thousand pages have to be read beside the server itself."""

import asyncio
import json
import re
import zlib
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, cast

try:
    unpacking: ModuleType = import_module("isal.isal_zlib")  # takes a third of the time
except ImportError:
    unpacking = zlib

NUMBER = re.compile(rb"id: (\d+)-")
GZIP = b"\x1f\x8b"  # begins a packed stream; events are raw blocks behind its head
END = b"\r\n\r\n"  # of a head
LENGTH = re.compile(rb"content-length: (\d+)")


class Page(asyncio.Protocol):
    """A live page: reads a chunked, perhaps packed event stream, and tells the number of each whole event.

    Each event is a chunk that can be unpacked by itself, so no page keeps what it unpacked before.
    """

    def __init__(self, request: bytes, on_number: Callable[[int], None]) -> None:
        self.request = request
        self.on_number = on_number
        self.headless = b""  # what came before the end of the answer's head
        self.packed = False
        self.started = False
        self.chunked = b""  # the beginning of a chunk
        self.bytes = 0  # in chunks
        self.largest = 0  # chunk: a chunk is an event
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.request)  # type: ignore[attr-defined]  # it is one that writes

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        if not self.started:
            self.headless += data
            head, end, data = self.headless.partition(END)
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 200"):
                raise RuntimeError(self.headless.decode())
            self.started = True
            self.packed = b"content-encoding: gzip" in head.lower()
        self._chunks(self.chunked + data if self.chunked else data)

    def _chunks(self, data: bytes) -> None:
        at = 0
        while True:
            line = data.find(b"\r\n", at)
            if line < 0:
                break
            size = int(data[at:line], 16)
            end = line + 2 + size
            if len(data) < end + 2:
                break
            self.bytes += size
            self.largest = max(self.largest, size)
            body = data[line + 2 : end]
            if self.packed:
                head = 16 if body.startswith(GZIP) else -2 * zlib.MAX_WBITS
                body = unpacking.decompressobj(zlib.MAX_WBITS + head).decompress(body)
            self._event(body)
            at = end + 2
        self.chunked = data[at:]

    def _event(self, data: bytes) -> None:
        if not data.endswith(b"\n\n"):
            raise RuntimeError(f"this is no event: {data[:200]!r}")
        found = NUMBER.match(data)
        if found is not None:
            self.on_number(int(found[1]))


class Connection(asyncio.Protocol):
    """A kept-alive connection of somebody who asks one thing after another."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self.host, self.port, self.cookie = host, port, cookie
        self.transport: asyncio.Transport | None = None
        self.connecting: asyncio.Task[Any] | None = None
        self.asked = b""  # what is not yet answered
        self.again = False  # it is asked for the second time
        self.came = b""  # of the answer
        self.on_answer: Callable[[bytes, bytes], None] = lambda head, body: None

    def head(self, method: str, path: str, length: int = 0, packed: bool = False) -> bytes:
        """The head of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", "accept-language: en"]
        if self.cookie:
            lines.append(f"cookie: letopis={self.cookie}")
        if packed:
            lines.append("accept-encoding: gzip, deflate, br")
        if method == "POST":
            lines += ["content-type: application/json", f"content-length: {length}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def post(self, path: str, body: dict[str, Any]) -> bytes:
        """A command, ready to be asked."""
        content = json.dumps(body).encode()
        return self.head("POST", path, len(content)) + content

    async def get(self, path: str) -> dict[str, Any]:
        """One question; its answer, or RuntimeError with it."""
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        def hear(head: bytes, body: bytes) -> None:
            if head.startswith(b"HTTP/1.1 2"):
                answered.set_result(json.loads(body))
            else:
                answered.set_exception(RuntimeError(f"{path}: {head!r} {body!r}"))

        self.ask(self.head("GET", path), hear)
        return await answered

    def ask(self, request: bytes, on_answer: Callable[[bytes, bytes], None]) -> None:
        """Ask something; the answer's head and body come later, both empty if the line breaks twice."""
        self.asked, self.again, self.on_answer = request, False, on_answer
        if self.transport is None:
            self._connect()
        else:
            self.transport.write(request)

    def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        self.connecting = loop.create_task(loop.create_connection(lambda: self, self.host, self.port))
        self.connecting.add_done_callback(self._connected)

    def _connected(self, task: "asyncio.Task[Any]") -> None:
        if task.cancelled() or task.exception() is not None:
            self._answered(b"", b"")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.asked)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.asked:  # it was open, unused, for longer than the server waits
            return
        if self.again:
            self._answered(b"", b"")
        else:  # it broke as we asked: a browser asks once more, and so do we
            self.again, self.came = True, b""
            self._connect()

    def data_received(self, data: bytes) -> None:
        if self.came:
            data = self.came + data
        end = data.find(END) + len(END)
        length = LENGTH.search(data, 0, end) if end >= len(END) else None
        if length is None or len(data) < end + int(length[1]):
            self.came = data
        else:
            self._answered(data[:end], data[end:])

    def _answered(self, head: bytes, body: bytes) -> None:
        self.asked = self.came = b""
        self.on_answer(head, body)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()
