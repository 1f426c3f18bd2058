"""A server may have several shards, which are processes: whoever asks for a table is led to the shard where it stands.

All workers of a server accept connections. Before a worker reads a request it looks at the address; if that is of a
table in another shard, it hands the connection over as it is, with what has come of the request. So each table lives
in one process, with all its pages, and nothing has to be told to the others. Should two shards ever write to one table,
the database decides, as between servers.
"""

import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

ASKED = re.compile(rb"[A-Z]+ /(?:api/tables|table)/([a-z2-7]{12})[/? ]")
NAMED = re.compile(rb"GET /(?:healthz|metrics)\?process=(\d{1,3}) ")  # processes ask each other
MOST = 100_000  # bytes that come with a connection: of a request with more the middleware would take none

Box = tuple[socket.socket, socket.socket]  # of each shard: where it takes connections out, and where others put them in


def shard_of(table: str | bytes, shards: int) -> int:
    """Where a table stands.

    >>> shard_of("abcdefghijkl", 1), shard_of("abcdefghijkl", 2) == shard_of(b"abcdefghijkl", 2)
    (0, True)
    """
    return crc32(table.encode() if isinstance(table, str) else table) % shards


def boxes(shards: int) -> list[Box]:
    """A box for each shard; they outlive the processes, so that nothing is lost while one is started again."""
    made = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(shards)]
    for taking, putting in made:
        taking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 * MOST)
        putting.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8 * MOST)
        taking.setblocking(False)
        putting.setblocking(False)
    return made


@dataclass(frozen=True, slots=True)
class Shard:
    """This process among those of its server."""

    number: int
    boxes: Sequence[Box]

    def leads_to(self, request: bytes) -> int:
        """The shard that a request is for: this one, unless it asks for a table in another."""
        named = NAMED.match(request)
        if named is not None:
            return min(int(named[1]), len(self.boxes) - 1)
        found = ASKED.match(request)
        return self.number if found is None or len(request) > MOST else shard_of(found[1], len(self.boxes))
