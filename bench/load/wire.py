"""HTTP by hand, so that making the load costs little: two thousand pages have to be read beside the server itself."""

import asyncio
import json
import re
import zlib
from collections.abc import Callable
from typing import Any

CHECKED = 50  # of so many packed events one is unpacked, to see that it can be read
NUMBER = re.compile(rb"id: (\d+)-")


class Page(asyncio.Protocol):
    """A live page: reads a chunked, perhaps packed event stream, and tells the number of each whole event.

    Each event is a chunk, and the line with its number stands in it unpacked, so the rest is unpacked only now and
    then: two thousand browsers would do that on their own machines, not beside the server.
    """

    def __init__(self, request: bytes, on_number: Callable[[int], None]) -> None:
        self.request = request
        self.on_number = on_number
        self.headless = b""  # what came before the end of the answer's head
        self.packed = False
        self.started = False
        self.chunked = b""  # the beginning of a chunk
        self.text = b""  # the beginning of an event
        self.sizes: list[int] = []  # of the chunks: a chunk is an event
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.request)  # type: ignore[attr-defined]  # it is one that writes

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        if not self.started:
            self.headless += data
            head, end, data = self.headless.partition(b"\r\n\r\n")
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
            if len(data) < line + 2 + size + 2:
                break
            body = data[line + 2 : line + 2 + size]
            self.sizes.append(size)
            if self.packed:
                self._packed_event(body)
            else:
                self._events(body)
            at = line + 2 + size + 2
        self.chunked = data[at:]

    def _packed_event(self, data: bytes) -> None:
        found = NUMBER.match(data, 5)  # behind the head of an unpacked block
        if found is None:
            return
        if len(self.sizes) % CHECKED == 1:
            whole = zlib.decompressobj(-15).decompress(data)
            if not whole.startswith(found[0]) or not whole.endswith(b"\n\n"):
                raise RuntimeError(f"this is no event: {whole[:200]!r}")
        self.on_number(int(found[1]))

    def _events(self, data: bytes) -> None:
        text = self.text + data if self.text else data
        end = text.rfind(b"\n\n")
        if end < 0:
            self.text = text
            return
        self.text = text[end + 2 :]
        for message in text[:end].split(b"\n\n"):
            if message.startswith(b"id: "):
                self.on_number(int(message[4 : message.index(b"-")]))


class Line:
    """A kept-alive connection of somebody who asks one thing after another."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self.host, self.port, self.cookie = host, port, cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

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

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """One command; its answer, or RuntimeError with it."""
        content = json.dumps(body).encode()
        return await self._ask(self.head("POST", path, len(content)) + content)

    async def get(self, path: str) -> dict[str, Any]:
        """One question; its answer, or RuntimeError with it."""
        return await self._ask(self.head("GET", path))

    async def _ask(self, request: bytes, again: bool = False) -> dict[str, Any]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(request)
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            if again:
                raise
            # it was open, unused, for longer than the server waits: a browser asks once more, and so do we
            self.close()
            self.reader = self.writer = None
            return await self._ask(request, again=True)
        length = re.search(rb"content-length: (\d+)", head)
        assert length is not None, head
        answer: dict[str, Any] = json.loads(await self.reader.readexactly(int(length.group(1))))
        if not head.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"{head.split(b' ', 2)[1].decode()} {answer}")
        return answer

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
